// Makes the snapshot of a built runtime: the memory of its interpreter with all modules of its library imported.
// Job: {runtime, loader, module, modules: [name], request, out}. Answer: {memory, size}, in bytes; the snapshot is in the file `out`.

import crypto from "node:crypto";
import fs from "node:fs";

import { boot } from "./boot.mjs";
import { runJob } from "./job.mjs";
import { expect, SECTION, watchMemory } from "./restore.mjs";

/** An unchanged stretch shorter than this is written with what is around it: compression makes less of it than of another segment. */
const GAP = 128;
const PAGE = 65_536;

await runJob(async (job) => {
  forgetPlaceAndTime();
  let own;
  const { pyodide, manifest } = await boot(job.runtime, job.loader, {
    _makeSnapshot: true,
    // Named as in a browser; else it would be the path of this script.
    _sysExecutable: "./this.program",
    env: { PYTHONHASHSEED: "0", LANG: "C.UTF-8" },
    wrap: (createModule) => watchMemory(createModule, ({ buffer }) => (own = withoutZeros(new Uint8Array(buffer)).slice())),
  });
  for (const name of job.modules) pyodide.pyimport(name).destroy();
  const bridge = pyodide.pyimport(job.module);
  const answer = bridge.handle(job.request);
  bridge.destroy();
  const gc = pyodide.pyimport("gc");
  gc.collect();
  gc.destroy();

  const memory = pyodide._module.HEAPU8;
  const info = {
    wasm: manifest.files.wasm.sha384,
    memory: memory.length,
    data: own.length,
    references: expect(pyodide._api).serializeHiwireState(),
    asked: job.request,
    answer,
  };
  const snapshot = write(memory, own, info);
  if (!WebAssembly.validate(snapshot)) throw new Error("the snapshot is no WebAssembly module");
  fs.writeFileSync(job.out, snapshot);
  return { memory: memory.length, size: snapshot.length };
});

/** So that the same files give the same snapshot, whoever makes it and when: Python sees nothing else of this machine. */
function forgetPlaceAndTime() {
  process.env.TZ = "UTC";
  Date.now = () => 0;
  performance.now = () => 0;
  // Whoever restores it seeds anew.
  crypto.randomFillSync = (view) => view.fill(0);
}

function withoutZeros(bytes) {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.subarray(0, end);
}

/** The bytes of the WebAssembly module (https://webassembly.github.io/spec/core/binary/modules.html). */
function write(memory, own, info) {
  const segments = changes(withoutZeros(memory), own).map(([start, end]) =>
    // Active, in memory 0, at the value of a constant expression.
    Buffer.concat([Buffer.from([0, 0x41, ...signed(start), 0x0b]), vector(memory.subarray(start, end))]),
  );
  const name = (text) => vector(Buffer.from(text));
  const limits = [0, ...unsigned(memory.length / PAGE)];
  const memoryImport = Buffer.concat([name("env"), name("memory"), Buffer.from([2, ...limits])]);
  return Buffer.concat([
    Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]),
    section(0, [name(SECTION), Buffer.from(JSON.stringify(info))]),
    section(2, [Buffer.from(unsigned(1)), memoryImport]),
    section(11, [Buffer.from(unsigned(segments.length)), ...segments]),
  ]);
}

/** Where the memory is not what it would be anyway: from and to. */
function changes(memory, own) {
  const found = [];
  let last = null;
  for (let at = 0; at < memory.length; at += 1) {
    if (memory[at] === (own[at] ?? 0)) continue;
    if (last === null || at - last[1] > GAP) found.push((last = [at, at]));
    last[1] = at + 1;
  }
  return found;
}

function section(id, parts) {
  return Buffer.concat([Buffer.from([id]), vector(Buffer.concat(parts))]);
}

function vector(bytes) {
  return Buffer.concat([Buffer.from(unsigned(bytes.length)), bytes]);
}

/** LEB128. */
function unsigned(value) {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...unsigned(value >>> 7)];
}

/** LEB128 of what is not negative, with room for the sign. */
function signed(value) {
  return value < 0x40 ? [value] : [(value & 0x7f) | 0x80, ...signed(value >>> 7)];
}
