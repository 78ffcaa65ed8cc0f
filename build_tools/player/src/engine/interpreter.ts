import { loadPyodide, version } from "pyodide";
import type { PyodideAPI } from "pyodide";

import { PLACEHOLDER, restoring } from "../../../mkdocs_snorum/runtime/js/restore.mjs";
import { compile, readChecked, request } from "./download.js";
import type { OnBytes } from "./download.js";
import { EngineError } from "./fault.js";
import type { Manifest, RuntimeFile, RuntimeScript } from "./manifest.js";
import type { Progress } from "./progress.js";
import { sha384 } from "./sha384.js";
import { giveUp, takeSnapshot } from "./snapshot.js";
import type { Snapshot } from "./snapshot.js";

/** The one door of the engine: JSON text in, JSON text out. */
export type Handle = (text: string) => string;

/** A module with nothing in it: the least that a Content-Security-Policy without 'wasm-unsafe-eval' forbids. */
const EMPTY_MODULE = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Throws EngineError("blocked") where WebAssembly may not run; `loadPyodide` would wait for ever. */
export function checkWebAssembly(): void {
  try {
    new WebAssembly.Module(EMPTY_MODULE);
  } catch (error) {
    throw new EngineError("blocked", `WebAssembly may not run here: ${String(error)}`);
  }
}

/**
 * Fetches the runtime's files, checks them, starts Python from them and nothing else, and imports the engine; or takes
 * the memory in which that has been done, where there is such a snapshot and it can be used.
 */
export async function startInterpreter(base: string, manifest: Manifest, progress: Progress): Promise<Handle> {
  if (manifest.pyodide !== version) {
    throw new EngineError("failed", `the runtime is of Pyodide ${manifest.pyodide}, the player of ${version}`);
  }
  const { script, wasm, library, snapshot } = manifest.files;
  const { fetch: hostFetch } = globalThis;
  const stop = new AbortController();
  const onBytes: OnBytes = (count) => progress.add(count);
  const url = (file: RuntimeFile): string => new URL(file.name, base).href;
  const takeLibrary = async (): Promise<Uint8Array<ArrayBuffer>> => {
    progress.expect(library.size);
    return readChecked(await request(url(library), { signal: stop.signal }), library, onBytes);
  };
  try {
    for (const file of [script, wasm, ...(snapshot === undefined ? [] : [snapshot])]) progress.expect(file.size);
    const [module, create, memory, bytes] = await Promise.all([
      compile(url(wasm), wasm, onBytes, stop.signal),
      runScript(url(script), script, onBytes),
      snapshot === undefined ? null : takeSnapshot(url(snapshot), snapshot, manifest, onBytes),
      snapshot === undefined ? takeLibrary() : null,
    ]);
    if (memory !== null) {
      try {
        return await restore(base, manifest, module, create, memory);
      } catch (error) {
        giveUp(error);
        globalThis.fetch = hostFetch;
      }
    }
    return await boot(base, manifest, module, create, bytes ?? (await takeLibrary()));
  } finally {
    stop.abort();
  }
}

type CreateModule = (settings: never) => Promise<unknown>;

/** Where the interpreter's script leaves its one function, and Pyodide looks for it. */
const interpreterScope = globalThis as { _createPyodideModule?: CreateModule };

/** Runs the script from its own address (no blob: or eval in the policy) and checks the code that came to be run. */
async function runScript(url: string, file: RuntimeScript, onBytes: OnBytes): Promise<CreateModule> {
  try {
    await import(/* @vite-ignore */ url);
  } catch (error) {
    // An import does not say why it failed; a second look does.
    const response = await request(url, {});
    const type = response.headers.get("Content-Type") ?? "none";
    await readChecked(response, file, () => undefined);
    if (!/javascript/i.test(type)) throw new EngineError("damaged", `${file.name}: has the media type ${type}`);
    throw new EngineError("blocked", `${file.name}: ${String(error)}`);
  }
  const create = interpreterScope._createPyodideModule;
  const code = new TextEncoder().encode(Function.prototype.toString.call(create ?? runScript));
  if (create === undefined || (await sha384(code)) !== file.code_sha384) {
    throw new EngineError("damaged", `${file.name}: has another code`);
  }
  onBytes(file.size);
  return create;
}

/** Python from its beginning, with the library. */
async function boot(
  base: string,
  manifest: Manifest,
  module: WebAssembly.Module,
  create: CreateModule,
  library: Uint8Array<ArrayBuffer>,
): Promise<Handle> {
  const pyodide = await load(base, manifest, module, create, library, {});
  return (pyodide.pyimport(manifest.module) as { handle: Handle }).handle;
}

/** Python as it was when the snapshot was made; throws unless it answers as it did then. */
async function restore(
  base: string,
  manifest: Manifest,
  module: WebAssembly.Module,
  create: CreateModule,
  { module: memory, info }: Snapshot,
): Promise<Handle> {
  const restored = restoring(create, memory, info);
  const pyodide = await load(base, manifest, module, restored, new Uint8Array(0), { _loadSnapshot: PLACEHOLDER });
  const { handle } = pyodide.pyimport(manifest.module) as { handle: Handle };
  if (handle(info.asked) !== info.answer) throw new Error("it does not answer as it did");
  // Every reader's would begin alike.
  (pyodide.pyimport("random") as { seed: () => void }).seed();
  return handle;
}

/** Hands Pyodide the files that were checked, which it would fetch itself; no other request leaves. */
async function load(
  base: string,
  manifest: Manifest,
  module: WebAssembly.Module,
  create: CreateModule,
  library: Uint8Array<ArrayBuffer>,
  options: Parameters<typeof loadPyodide>[0],
): Promise<PyodideAPI> {
  const libraryUrl = new URL(manifest.files.library.name, base).href;
  globalThis.fetch = (input) => {
    const { href } = new URL(input instanceof Request ? input.url : input);
    if (href === libraryUrl) return Promise.resolve(new Response(library));
    if (href.endsWith("/pyodide.asm.wasm")) return Promise.resolve(new Response());
    return Promise.reject(new TypeError("the engine makes no request"));
  };
  const failure = new Promise<never>((_resolve, reject) => {
    WebAssembly.instantiateStreaming = async (_source, imports) => {
      try {
        return { module, instance: await WebAssembly.instantiate(module, imports) };
      } catch (error) {
        // Pyodide would only warn, and wait for ever.
        reject(new EngineError("failed", `WebAssembly does not start: ${String(error)}`));
        throw error;
      }
    };
  });
  interpreterScope._createPyodideModule = create;
  const loading = loadPyodide({
    indexURL: base,
    stdLibURL: libraryUrl,
    lockFileContents: JSON.stringify(manifest.lock),
    stdout: () => undefined,
    stderr: () => undefined,
    ...options,
  });
  return Promise.race([loading, failure]);
}
