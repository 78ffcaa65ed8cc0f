/** What a snapshot says of itself. */
export interface SnapshotInfo {
  /** SHA-384 in base64 of the interpreter that it was made with. */
  readonly wasm: string;
  /** Bytes of the whole memory, and of its beginning that the interpreter's file fills. */
  readonly memory: number;
  readonly data: number;
  /** JavaScript's objects that Python's memory refers to, as Pyodide writes them. */
  readonly references: object;
  /** A question, and what the engine has answered. */
  readonly asked: string;
  readonly answer: string;
}

type CreateModule = (settings: never) => Promise<unknown>;

export function readInfo(snapshot: WebAssembly.Module): SnapshotInfo;
export function restoring(createModule: CreateModule, snapshot: WebAssembly.Module, info: SnapshotInfo): CreateModule;
export const PLACEHOLDER: Uint8Array;
