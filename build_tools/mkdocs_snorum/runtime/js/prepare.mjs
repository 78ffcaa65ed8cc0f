// Finds what the engine and Pyodide import, and compiles just that.
// Job: {pyodide, library, lock, engine, inside, out, script, module, own: [name], foreign: [name], files: [path], requests: [text]}
// `engine` is a folder with the package, `files` are its modules to compile, `script` is pyodide.asm.js,
// `library` the standard library as source.
// Answer: {start: [path inside the zip], code_sha384}, the files that Python itself imports to start; the compiled files stand in `out`.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { codeOf, importScript, sha384 } from "./boot.mjs";
import { runJob } from "./job.mjs";

await runJob(async (job) => {
  const createModule = await importScript(job.script);
  const { loadPyodide } = await import(pathToFileURL(path.join(job.pyodide, "pyodide.mjs")).href);
  const pyodide = await loadPyodide({
    indexURL: job.pyodide,
    stdLibURL: job.library,
    lockFileContents: job.lock,
    // Sets are compiled in an order that depends on string hashes.
    env: { PYTHONHASHSEED: "0", PYTHONDONTWRITEBYTECODE: "1" },
  });
  const sys = pyodide.pyimport("sys");
  const archive = `/lib/python${sys.version_info[0]}${sys.version_info[1]}.zip`;
  const start = importedFrom(sys, archive);
  pyodide.FS.mkdirTree("/engine");
  pyodide.mountNodeFS("/engine", job.engine);

  // First the trace: nothing is imported here but what a reader's browser may import.
  sys.path.insert(0, "/engine");
  const bridge = pyodide.pyimport(job.module);
  for (const name of [...job.own, ...job.foreign]) {
    try {
      pyodide.pyimport(name);
    } catch (error) {
      throw new Error(`the engine imports ${name}, which Pyodide cannot: ${error.message}`);
    }
  }
  for (const request of job.requests) bridge.handle(request);
  try {
    // An error that crosses into JavaScript is formatted by modules that nothing else needs.
    pyodide.pyimport("json").loads("{");
  } catch (error) {
    if (error.type !== "JSONDecodeError") throw error;
  }
  const library = importedFrom(sys, archive);

  // Then the compilation, which may import what it likes.
  pyodide.FS.mkdirTree("/out");
  pyodide.mountNodeFS("/out", job.out);
  pyodide.FS.mkdirTree("/inside");
  pyodide.FS.writeFile("/inside/inside.py", fs.readFileSync(job.inside));
  sys.path.insert(0, "/inside");
  const inside = pyodide.pyimport("inside");
  inside.compile_library(archive, pyodide.toPy(library), "/out");
  inside.compile_folder("/engine", pyodide.toPy(job.files), "/out");
  return { start, code_sha384: sha384(codeOf(createModule)) };
});

/** The paths inside the archive of what has been imported from it; what the interpreter itself holds is never read. */
function importedFrom(sys, archive) {
  const found = [];
  for (const module of sys.modules.values()) {
    const file = module?.__file__;
    if (module?.__spec__?.origin === "frozen") continue;
    if (typeof file === "string" && file.startsWith(`${archive}/`)) found.push(file.slice(archive.length + 1));
  }
  return found.sort();
}
