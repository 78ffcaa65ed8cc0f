// Milliseconds that the published interpreter takes to import the engine's door and one game. Job: {runtime, loader, module, game}.

import { boot } from "../../mkdocs_snorum/runtime/js/boot.mjs";
import { runJob } from "../../mkdocs_snorum/runtime/js/job.mjs";

await runJob(async (job) => {
  const { pyodide, manifest } = await boot(job.runtime, job.loader);
  const begun = performance.now();
  pyodide.pyimport(manifest.module);
  pyodide.pyimport(`snorum.games.${job.game}`);
  return { ms: performance.now() - begun };
});
