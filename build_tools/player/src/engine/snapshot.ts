import { readInfo } from "../../../mkdocs_snorum/runtime/js/restore.mjs";
import type { SnapshotInfo } from "../../../mkdocs_snorum/runtime/js/restore.mjs";
import { compile } from "./download.js";
import type { OnBytes } from "./download.js";
import type { Manifest, RuntimeFile } from "./manifest.js";

export interface Snapshot {
  readonly module: WebAssembly.Module;
  readonly info: SnapshotInfo;
}

/** After so many milliseconds without a byte of it the snapshot is given up: the engine starts without it. */
const PATIENCE = 8_000;

/** Fetches and checks the snapshot; null, and a word in the console, where it cannot be used. Never rejects. */
export async function takeSnapshot(
  url: string,
  file: RuntimeFile,
  manifest: Manifest,
  onBytes: OnBytes,
): Promise<Snapshot | null> {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => stop.abort(new Error(`no byte of it for ${PATIENCE} ms`)), PATIENCE);
  };
  let missing = file.size;
  try {
    wait();
    const count: OnBytes = (bytes) => {
      wait();
      missing -= bytes;
      onBytes(bytes);
    };
    const module = await compile(url, file, count, stop.signal);
    const info = readInfo(module);
    if (info.wasm !== manifest.files.wasm.sha384) throw new Error("is of another interpreter");
    return { module, info };
  } catch (error) {
    onBytes(missing);
    giveUp(error);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** Tells whoever looks after the site why it does without the snapshot. */
export function giveUp(error: unknown): void {
  console.warn(`snorum: started without the snapshot: ${String(error)}`);
}
