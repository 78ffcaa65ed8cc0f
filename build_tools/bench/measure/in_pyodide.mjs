// Runs Python text inside the published interpreter. Job: {runtime, loader, code}. Answer: {value}, that of its last line.

import { boot } from "../../mkdocs_snorum/runtime/js/boot.mjs";
import { runJob } from "../../mkdocs_snorum/runtime/js/job.mjs";

await runJob(async (job) => {
  const { pyodide } = await boot(job.runtime, job.loader);
  return { value: JSON.parse(pyodide.runPython(job.code)) };
});
