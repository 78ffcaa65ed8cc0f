// Starts Pyodide from the files of a built runtime, and only from these.

import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { addModules } from "./archive.mjs";
import { PLACEHOLDER, readInfo, restoring } from "./restore.mjs";

/** The text that `code_sha384` is made of: the function that runs, as the browser has read it. */
export function codeOf(createModule) {
  return Function.prototype.toString.call(createModule);
}

export function sha384(data) {
  return createHash("sha384").update(data).digest("base64");
}

/** Import the interpreter's script; it leaves its one function in the global scope. */
export async function importScript(file) {
  await import(pathToFileURL(file).href);
  return globalThis._createPyodideModule;
}

/**
 * Boot from `runtime` (a folder with manifest.json); every file must have the digest of the manifest.
 * `loader` is the path of pyodide.mjs; `wrap` may put a function in place of that which the script defines. The answer:
 * {pyodide, manifest, ms}.
 */
export async function boot(runtime, loader, { wrap = (createModule) => createModule, ...options } = {}) {
  const manifest = JSON.parse(fs.readFileSync(path.join(runtime, "manifest.json"), "utf8"));
  const file = (role) => path.join(runtime, manifest.files[role].name);
  for (const [role, entry] of Object.entries(manifest.files)) {
    const data = fs.readFileSync(file(role));
    if (data.length !== entry.size || sha384(data) !== entry.sha384) {
      throw new Error(`damaged: ${entry.name} is not the file that the manifest describes`);
    }
  }
  const createModule = await importScript(file("script"));
  if (sha384(codeOf(createModule)) !== manifest.files.script.code_sha384) {
    throw new Error(`damaged: the code of ${manifest.files.script.name} is not what the manifest describes`);
  }
  globalThis._createPyodideModule = wrap(createModule);
  // The loader asks for the wasm file by its stock name.
  const stock = fs.mkdtempSync(path.join(os.tmpdir(), "snorum-boot-"));
  try {
    fs.copyFileSync(file("wasm"), path.join(stock, "pyodide.asm.wasm"));
    const { loadPyodide } = await import(pathToFileURL(loader).href);
    const begun = performance.now();
    const pyodide = await loadPyodide({
      indexURL: stock,
      stdLibURL: file("library"),
      lockFileContents: JSON.stringify(manifest.lock),
      ...options,
    });
    // A snapshot has been given them.
    if (options._loadSnapshot === undefined) addModules(pyodide, fs.readFileSync(file("engine")));
    return { pyodide, manifest, ms: performance.now() - begun };
  } finally {
    fs.rmSync(stock, { recursive: true, force: true });
  }
}

/** Boot from the runtime's snapshot; see `boot`. */
export async function bootSnapshot(runtime, loader) {
  const manifest = JSON.parse(fs.readFileSync(path.join(runtime, "manifest.json"), "utf8"));
  const snapshot = new WebAssembly.Module(fs.readFileSync(path.join(runtime, manifest.files.snapshot.name)));
  const info = readInfo(snapshot);
  return boot(runtime, loader, { _loadSnapshot: PLACEHOLDER, wrap: (createModule) => restoring(createModule, snapshot, info) });
}
