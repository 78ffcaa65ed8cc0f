// Runs Python text inside the published interpreter, which has no `runPython`. Job: {runtime, loader, code}. Answer: {value}: `answer` in it.

import { boot } from "../../mkdocs_snorum/runtime/js/boot.mjs";
import { runJob } from "../../mkdocs_snorum/runtime/js/job.mjs";

await runJob(async (job) => {
  const { pyodide } = await boot(job.runtime, job.loader);
  const builtins = pyodide.pyimport("builtins");
  const names = builtins.dict();
  builtins.exec(job.code, names);
  return { value: JSON.parse(names.get("answer")) };
});
