import { EngineError } from "./fault.js";

/** A file of the runtime; digests are SHA-384 in base64. */
export interface RuntimeFile {
  readonly name: string;
  readonly size: number;
  readonly sha384: string;
}

/** `code_sha384` is the digest of the script's one function as `Function.prototype.toString` gives it. */
export interface RuntimeScript extends RuntimeFile {
  readonly code_sha384: string;
}

/** What `mkdocs_snorum.runtime` writes beside the files. */
export interface Manifest {
  readonly engine: string;
  readonly pyodide: string;
  readonly module: string;
  readonly files: {
    readonly script: RuntimeScript;
    readonly wasm: RuntimeFile;
    /** The modules that Python needs to start, and all others. */
    readonly library: RuntimeFile;
    readonly engine: RuntimeFile;
    /** Instead of both, where it can be used. */
    readonly snapshot?: RuntimeFile;
  };
  readonly lock: object;
}

/** Reads the text of a manifest; throws EngineError("damaged") for anything else. */
export function parseManifest(text: string): Manifest {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new EngineError("damaged", "the manifest is not JSON");
  }
  if (!isManifest(found)) throw new EngineError("damaged", "the manifest is not one that this player reads");
  return found;
}

function isManifest(found: unknown): found is Manifest {
  if (!isObject(found) || found["format"] !== "snorum-runtime" || found["version"] !== 2) return false;
  const files = found["files"];
  return (
    isObject(files) &&
    isFile(files["script"]) &&
    typeof (files["script"] as Partial<RuntimeScript>).code_sha384 === "string" &&
    isFile(files["wasm"]) &&
    isFile(files["library"]) &&
    isFile(files["engine"]) &&
    (files["snapshot"] === undefined || isFile(files["snapshot"])) &&
    isObject(found["lock"]) &&
    [found["engine"], found["pyodide"], found["module"]].every((value) => typeof value === "string")
  );
}

/** A name is one of a neighbour: a path or another host's address is not followed. */
function isFile(found: unknown): boolean {
  return (
    isObject(found) &&
    typeof found["name"] === "string" &&
    /^[\w-]+(\.[\w-]+)+$/.test(found["name"]) &&
    Number.isSafeInteger(found["size"]) &&
    (found["size"] as number) > 0 &&
    typeof found["sha384"] === "string"
  );
}

function isObject(found: unknown): found is Record<string, unknown> {
  return typeof found === "object" && found !== null;
}
