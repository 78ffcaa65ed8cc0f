// Takes out of the interpreter what its script does not name.
// Job: {script, wasm, loader, tool, out: {script, wasm}}; `tool` is Binaryen's wasm-metadce. Answer: {exports, kept}.

import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { runJob } from "./job.mjs";

/** A line of the script that gives an export its names in JavaScript. */
const EXPORT = /var ([\w$]+)=(?:Module\["([\w$]+)"\]=)?wasmExports\["([\w$]+)"\];/g;
/** A line that gives names to the address of a datum. */
const ADDRESS = /var ([\w$]+)=Module\["([\w$]+)"\]=\d+;/g;
/** What Pyodide is compiled with. */
const FEATURES = ["mutable-globals", "sign-ext", "bulk-memory", "nontrapping-float-to-int", "exception-handling", "reference-types", "multivalue"];

await runJob((job) => {
  const script = fs.readFileSync(job.script, "utf8");
  const loader = fs.readFileSync(job.loader, "utf8");
  const rest = script.replace(EXPORT, "").replace(ADDRESS, "") + loader;
  const words = new Set(rest.match(/[A-Za-z_$][\w$]*/g));
  const aliases = new Map();
  for (const [, variable, property, name] of script.matchAll(EXPORT)) aliases.set(name, [...(aliases.get(name) ?? []), variable, property]);
  const isNamed = (name) => [name, `_${name}`, ...(aliases.get(name) ?? [])].some((word) => words.has(word));
  const names = WebAssembly.Module.exports(new WebAssembly.Module(fs.readFileSync(job.wasm))).map(({ name }) => name);
  const kept = new Set(names.filter(isNamed));

  const work = fs.mkdtempSync(path.join(os.tmpdir(), "snorum-prune-"));
  try {
    const graph = path.join(work, "graph.json");
    fs.writeFileSync(graph, JSON.stringify([...kept].map((name) => ({ name, export: name, root: true }))));
    const enabled = FEATURES.map((feature) => `--enable-${feature}`);
    const done = spawnSync(process.execPath, [job.tool, job.wasm, "--graph-file", graph, ...enabled, "-o", job.out.wasm], { encoding: "utf8", maxBuffer: 1 << 28 });
    if (done.status !== 0) throw new Error(`wasm-metadce: ${done.stderr || done.error}`);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
  const short = script
    .replace(EXPORT, (line, _variable, _property, name) => (kept.has(name) ? line : ""))
    .replace(ADDRESS, (line, variable, property) => (words.has(variable) || words.has(property) ? line : ""));
  fs.writeFileSync(job.out.script, short);
  return { exports: names.length, kept: kept.size };
});
