import { loadPyodide, version } from "pyodide";
import type { PyodideAPI } from "pyodide";

import { addModules } from "../../../mkdocs_snorum/runtime/js/archive.mjs";
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
 * the memory in which that has been done, where there is such a snapshot and it can be used. Python starts as soon as
 * the interpreter is there: the engine's own modules come while it does.
 */
export async function startInterpreter(base: string, manifest: Manifest, progress: Progress): Promise<Handle> {
  if (manifest.pyodide !== version) {
    throw new EngineError("failed", `the runtime is of Pyodide ${manifest.pyodide}, the player of ${version}`);
  }
  const { script, wasm, library, engine, snapshot } = manifest.files;
  const stop = new AbortController();
  const onBytes: OnBytes = (count) => progress.add(count);
  const url = (file: RuntimeFile): string => new URL(file.name, base).href;
  const take = async (file: RuntimeFile): Promise<Bytes> =>
    readChecked(await request(url(file), { signal: stop.signal }), file, onBytes);
  const waitedFor = [script, wasm, ...(snapshot === undefined ? [library, engine] : [snapshot])];
  for (const file of waitedFor) progress.expect(file.size);

  const module = compile(url(wasm), wasm, onBytes, stop.signal);
  const create = runScript(url(script), script, onBytes);
  const memory = snapshot === undefined ? null : takeSnapshot(url(snapshot), snapshot, manifest, onBytes);
  const begun = { base, manifest, module, hostFetch: globalThis.fetch };
  const begin = async (early: Promise<Bytes> | null): Promise<Handle> => {
    const restored = await memory;
    if (restored !== null) {
      try {
        return await restore(begun, await create, restored);
      } catch (error) {
        giveUp(error);
        globalThis.fetch = begun.hostFetch;
      }
    }
    if (early === null) for (const file of [library, engine]) progress.expect(file.size);
    // The line is the interpreter's for as long as nothing can be done without it.
    return await boot(begun, await create, early ?? take(library), module.then(() => take(engine)));
  };
  const early = snapshot === undefined ? take(library) : null;
  try {
    // Whatever fails first is told, and nothing else is waited for.
    const [handle] = await Promise.all([begin(early), module, create, early]);
    return handle;
  } finally {
    stop.abort();
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

/** What every way to start needs. */
interface Begun {
  readonly base: string;
  readonly manifest: Manifest;
  readonly module: Promise<WebAssembly.Module>;
  readonly hostFetch: typeof fetch;
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

/** Python from its beginning, with the library; then the engine's modules. */
async function boot(
  begun: Begun,
  create: CreateModule,
  library: Promise<Bytes>,
  engine: Promise<Bytes>,
): Promise<Handle> {
  const [pyodide, modules] = await Promise.all([load(begun, create, library, {}), engine, library]);
  addModules(pyodide, modules);
  return (pyodide.pyimport(begun.manifest.module) as { handle: Handle }).handle;
}

/** Python as it was when the snapshot was made; throws unless it answers as it did then. */
async function restore(begun: Begun, create: CreateModule, { module: memory, info }: Snapshot): Promise<Handle> {
  const restored = restoring(create, memory, info);
  const pyodide = await load(begun, restored, Promise.resolve(new Uint8Array(0)), { _loadSnapshot: PLACEHOLDER });
  const { handle } = pyodide.pyimport(begun.manifest.module) as { handle: Handle };
  if (handle(info.asked) !== info.answer) throw new Error("it does not answer as it did");
  // Every reader's would begin alike.
  (pyodide.pyimport("random") as { seed: () => void }).seed();
  return handle;
}

/**
 * Hands Pyodide the files that were checked, each when it is there, which it would fetch itself; no other request
 * leaves but those for the runtime's own files. It waits for ever for a file that never comes: whoever waits for
 * Pyodide waits for the file too.
 */
async function load(
  { base, manifest, module, hostFetch }: Begun,
  create: CreateModule,
  library: Promise<Bytes>,
  options: Parameters<typeof loadPyodide>[0],
): Promise<PyodideAPI> {
  const own = new Set(Object.values(manifest.files).map(({ name }) => new URL(name, base).href));
  const libraryUrl = new URL(manifest.files.library.name, base).href;
  globalThis.fetch = (input, init) => {
    const { href } = new URL(input instanceof Request ? input.url : input);
    if (href === libraryUrl) return orNever(library.then((bytes) => new Response(bytes)));
    if (href.endsWith("/pyodide.asm.wasm")) return Promise.resolve(new Response());
    if (own.has(href)) return hostFetch(input, init);
    return Promise.reject(new TypeError("the engine makes no request"));
  };
  const failure = new Promise<never>((_resolve, reject) => {
    WebAssembly.instantiateStreaming = async (_source, imports) => {
      const checked = await orNever(module);
      try {
        return { module: checked, instance: await WebAssembly.instantiate(checked, imports) };
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

/** The promise, without its error: Pyodide would tell it in the console. */
function orNever<T>(promise: Promise<T>): Promise<T> {
  return promise.catch(() => new Promise<never>(() => undefined));
}
