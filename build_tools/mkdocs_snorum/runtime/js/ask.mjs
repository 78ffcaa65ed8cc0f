// Asks the engine of a built runtime. Job: {runtime, loader, module, requests: [text], from}; it starts from "snapshot" or else from the library.
// Answer: {answers: [text], boot_ms, import_ms, heap, origins: {module: path}}.

import { boot, bootSnapshot } from "./boot.mjs";
import { runJob } from "./job.mjs";

await runJob(async (job) => {
  const { pyodide, ms } = await (job.from === "snapshot" ? bootSnapshot : boot)(job.runtime, job.loader);
  const begun = performance.now();
  const bridge = pyodide.pyimport(job.module);
  const importMs = performance.now() - begun;
  const answers = job.requests.map((request) => bridge.handle(request));
  const origins = {};
  for (const module of pyodide.pyimport("sys").modules.values()) origins[module.__name__] = module.__file__ ?? "";
  return {
    answers,
    boot_ms: ms,
    import_ms: importMs,
    heap: pyodide._module.HEAPU8.length,
    origins,
  };
});
