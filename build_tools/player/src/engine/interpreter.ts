import { loadPyodide, version } from "pyodide";

import { readChecked, request } from "./download.js";
import type { OnBytes } from "./download.js";
import { EngineError } from "./fault.js";
import type { Manifest, RuntimeFile, RuntimeScript } from "./manifest.js";
import { sha384 } from "./sha384.js";

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

/** Fetches the runtime's files, checks them, starts Python from them and nothing else, and imports the engine. */
export async function startInterpreter(base: string, manifest: Manifest, onBytes: OnBytes): Promise<Handle> {
  if (manifest.pyodide !== version) {
    throw new EngineError("failed", `the runtime is of Pyodide ${manifest.pyodide}, the player of ${version}`);
  }
  const { script, wasm, library } = manifest.files;
  const stop = new AbortController();
  const url = (file: RuntimeFile): string => new URL(file.name, base).href;
  try {
    const [module, libraryBytes] = await Promise.all([
      compile(url(wasm), wasm, onBytes, stop.signal),
      request(url(library), { signal: stop.signal }).then((response) => readChecked(response, library, onBytes)),
      runScript(url(script), script, onBytes),
    ]);
    return await boot(base, manifest, module, libraryBytes);
  } finally {
    stop.abort();
  }
}

/** Compiles while the bytes come in; the module is given away only when they have been checked. */
async function compile(
  url: string,
  file: RuntimeFile,
  onBytes: OnBytes,
  signal: AbortSignal,
): Promise<WebAssembly.Module> {
  const response = await request(url, { signal });
  // Refused under another media type than application/wasm, which some hosts do not know; the bytes will do.
  const streamed = WebAssembly.compileStreaming(response.clone()).catch(() => null);
  const bytes = await readChecked(response, file, onBytes);
  return (await streamed) ?? (await WebAssembly.compile(bytes));
}

type CreateModule = (settings: unknown) => Promise<unknown>;

/** Runs the script from its own address (no blob: or eval in the policy) and checks the code that came to be run. */
async function runScript(url: string, file: RuntimeScript, onBytes: OnBytes): Promise<void> {
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
  const create = (globalThis as { _createPyodideModule?: CreateModule })._createPyodideModule;
  const code = new TextEncoder().encode(Function.prototype.toString.call(create ?? runScript));
  if ((await sha384(code)) !== file.code_sha384) throw new EngineError("damaged", `${file.name}: has another code`);
  onBytes(file.size);
}

async function boot(
  base: string,
  manifest: Manifest,
  module: WebAssembly.Module,
  library: Uint8Array<ArrayBuffer>,
): Promise<Handle> {
  const libraryUrl = new URL(manifest.files.library.name, base).href;
  // Pyodide fetches its files itself. Here it is handed those that were checked, and no other request leaves.
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
  const loading = loadPyodide({
    indexURL: base,
    stdLibURL: libraryUrl,
    lockFileContents: JSON.stringify(manifest.lock),
    stdout: () => undefined,
    stderr: () => undefined,
  });
  const pyodide = await Promise.race([loading, failure]);
  const bridge = pyodide.pyimport(manifest.module) as { handle: Handle };
  return bridge.handle;
}
