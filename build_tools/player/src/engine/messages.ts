import type { EngineFault } from "../port.js";

/** What the page says to its worker; the manifest's address, and its text where the page has it. */
export type ToWorker =
  | { readonly type: "start"; readonly url: string; readonly manifest: string | null }
  | { readonly type: "ask"; readonly text: string };

/** What the worker says to its page; bytes are those of the files as stored, not as sent. */
export type FromWorker =
  | { readonly type: "progress"; readonly done: number; readonly total: number }
  | { readonly type: "ready"; readonly version: string }
  | { readonly type: "unavailable"; readonly reason: EngineFault; readonly detail: string }
  | { readonly type: "answer"; readonly text: string }
  | { readonly type: "fault"; readonly detail: string };
