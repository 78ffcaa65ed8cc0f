// Milliseconds that the published interpreter takes to import the engine's door and one game. Job: {runtime, loader, module, game}.

import { existsSync, readFileSync } from "node:fs";

import { boot } from "../../mkdocs_snorum/runtime/js/boot.mjs";
import { runJob } from "../../mkdocs_snorum/runtime/js/job.mjs";

/** Nanoseconds that the main thread has been on a processor, as Linux tells them: other work on the machine is not in it. */
const TOLD = `/proc/self/task/${process.pid}/schedstat`;
const spent = existsSync(TOLD) ? () => Number(readFileSync(TOLD, "utf8").split(" ")[0]) / 1e6 : () => performance.now();

await runJob(async (job) => {
  const { pyodide, manifest } = await boot(job.runtime, job.loader);
  // The time so far is told to the process only when it has been put aside once.
  const rest = () => new Promise((resolve) => setTimeout(resolve, 20));
  await rest();
  const begun = spent();
  pyodide.pyimport(manifest.module);
  pyodide.pyimport(`snorum.games.${job.game}`);
  await rest();
  return { ms: spent() - begun };
});
