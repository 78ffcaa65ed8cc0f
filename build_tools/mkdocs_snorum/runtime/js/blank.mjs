// Fills with zeros what the interpreter holds and the engine never reads, so that it takes no bytes on the way.
// Job: {pyodide, lock, wasm, out}: the npm package's folder, a lock without packages, and the interpreter's file, read and written.
// Answer: {bytes}: how many.
//
// Texts are left as they are, documentation too: the linker lets a text that is the end of another stand there alone, so that the keyword False may
// be the end of what some function says of itself.

import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { importScript } from "./boot.mjs";
import { runJob } from "./job.mjs";

/** Their codecs are written in Python and are not published, so nothing can ask for their tables. */
const CODECS = ["_codecs_cn", "_codecs_hk", "_codecs_jp", "_codecs_kr", "_codecs_tw"];

await runJob(async (job) => {
  const createModule = await importScript(path.join(job.pyodide, "pyodide.asm.js"));
  let base;
  globalThis._createPyodideModule = (settings) => {
    const { instantiateWasm } = settings;
    return createModule({
      ...settings,
      instantiateWasm: (imports, done) => {
        base = imports.env.__memory_base.value;
        return instantiateWasm(imports, done);
      },
    });
  };
  const { loadPyodide } = await import(pathToFileURL(path.join(job.pyodide, "pyodide.mjs")).href);
  const pyodide = await loadPyodide({ indexURL: job.pyodide, lockFileContents: job.lock });

  const file = fs.readFileSync(job.wasm);
  const data = findData(file);
  let bytes = 0;
  for (const [address, size] of tables(pyodide)) {
    const start = address - base;
    if (size > 512 || start < 0 || start + size > data.length) throw new Error(`a table of ${size} bytes at ${address} is none`);
    data.fill(0, start, start + size);
    bytes += size;
  }
  fs.writeFileSync(job.out, file);
  return { bytes };
});

/** The data of the interpreter: its one segment, a part of `file`, which stands in memory from __memory_base on. */
function findData(file) {
  const number = (at) => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = file[at++];
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return [value, at];
    }
  };
  for (let at = 8; at < file.length; ) {
    const [size, start] = number(at + 1);
    if (file[at] === 11) {
      // One segment, active, at the value of the first global: it is the imported address.
      const [count, first] = number(start);
      const head = file.subarray(first, first + 4);
      if (count !== 1 || !head.equals(Buffer.from([0, 0x23, 0, 0x0b]))) throw new Error("the data are laid out in another way");
      const [length, from] = number(first + 4);
      return file.subarray(from, from + length);
    }
    at = start + size;
  }
  throw new Error("there are no data");
}

/**
 * Where the tables of the codecs are: address and bytes. Each module has its maps as capsules; one points to
 * {name, to codes, from codes}, and each of these two to 256 rows of {table, first, last} (Modules/cjkcodecs of CPython).
 */
function* tables(pyodide) {
  const memory = new DataView(pyodide._module.HEAPU8.buffer);
  const word = (at) => memory.getUint32(at, true);
  const { id, vars } = pyodide.pyimport("builtins");
  for (const codec of CODECS) {
    for (const [name, capsule] of vars(pyodide.pyimport(codec)).items()) {
      // Pairs have rows of another kind.
      if (!name.startsWith("__map_") || name.endsWith("_pair")) continue;
      const map = word(id(capsule) + 8);
      for (const rows of [word(map + 4), word(map + 8)].filter((at) => at !== 0)) {
        for (let row = rows; row < rows + 256 * 8; row += 8) {
          if (word(row) !== 0) yield [word(row), 2 * (memory.getUint8(row + 5) - memory.getUint8(row + 4) + 1)];
        }
      }
    }
  }
}
