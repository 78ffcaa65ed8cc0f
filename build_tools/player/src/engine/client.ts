import type { Engine, EngineRequest, EngineState } from "../port.js";
import { EngineError } from "./fault.js";
import type { FromWorker, ToWorker } from "./messages.js";

export { EngineError } from "./fault.js";

/** As much of a Worker as is used here. */
export interface WorkerLike {
  postMessage(message: ToWorker): void;
  terminate(): void;
  addEventListener(type: "message", listener: (event: MessageEvent<FromWorker>) => void): void;
  addEventListener(type: "error", listener: (event: Event) => void): void;
}

export interface EngineSettings {
  readonly makeWorker: () => WorkerLike;
  /** The text of the manifest at an address; null where it cannot be had. */
  readonly readManifest: (url: string) => Promise<string | null>;
  /** A start without a sign of life for so many milliseconds has stalled. */
  readonly stall: number;
  /** So many milliseconds are given to a call once the engine works on it. */
  readonly limit: number;
}

interface Call {
  readonly text: string;
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: EngineError) => void;
}

/** Starts a worker when it is needed, keeps it, and lets it answer one call after the other. */
export class EngineClient implements Engine {
  readonly #settings: EngineSettings;
  readonly #listeners = new Set<(state: EngineState) => void>();
  #state: EngineState = { kind: "idle" };
  #worker: WorkerLike | null = null;
  #gone = new AbortController();
  #manifest = "";
  #calls: Call[] = [];
  #asked = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: EngineSettings) {
    this.#settings = settings;
  }

  get state(): EngineState {
    return this.#state;
  }

  warm(manifestUrl: string): void {
    if (this.#worker !== null) return;
    this.#manifest = new URL(manifestUrl, document.baseURI).href;
    this.#start();
  }

  call(request: EngineRequest, manifestUrl: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.#calls.push({ text: JSON.stringify(request), resolve, reject });
      this.warm(manifestUrl);
      this.#askNext();
    });
  }

  cancel(): void {
    if (this.#state.kind !== "starting") return;
    this.#end({ kind: "idle" }, new EngineError("cancelled", "the start was cancelled"));
  }

  watch(listener: (state: EngineState) => void, signal: AbortSignal): void {
    if (signal.aborted) return;
    this.#listeners.add(listener);
    signal.addEventListener("abort", () => this.#listeners.delete(listener), { once: true });
  }

  #start(): void {
    this.#become({ kind: "starting", done: 0, total: 0 });
    this.#watchStart();
    let worker: WorkerLike;
    try {
      worker = this.#settings.makeWorker();
    } catch (error) {
      this.#fail(new EngineError("blocked", String(error)));
      return;
    }
    this.#worker = worker;
    this.#gone = new AbortController();
    // The worker's own error does not tell a policy that refuses it from a file that is not there.
    document.addEventListener(
      "securitypolicyviolation",
      ({ effectiveDirective }) => {
        if (effectiveDirective !== "worker-src") return;
        this.#fail(new EngineError("blocked", "worker-src of the Content-Security-Policy refuses the worker"));
      },
      { signal: this.#gone.signal },
    );
    worker.addEventListener("message", ({ data }) => {
      if (this.#worker === worker) this.#hear(data);
    });
    worker.addEventListener("error", (event) => {
      if (this.#worker !== worker) return;
      // Only an error of a script that runs has a message; a script that cannot be had has none.
      const message = (event as Partial<ErrorEvent>).message;
      this.#fail(message ? new EngineError("failed", message) : new EngineError("missing", "the worker's script"));
    });
    void this.#settings.readManifest(this.#manifest).then((manifest) => {
      if (this.#worker === worker) worker.postMessage({ type: "start", url: this.#manifest, manifest });
    });
  }

  #hear(message: FromWorker): void {
    switch (message.type) {
      case "progress":
        this.#watchStart();
        this.#become({ kind: "starting", done: message.done, total: message.total });
        break;
      case "ready":
        clearTimeout(this.#timer);
        this.#become({ kind: "ready", version: message.version });
        this.#askNext();
        break;
      case "unavailable":
        this.#fail(new EngineError(message.reason, message.detail));
        break;
      case "answer":
        this.#settle((call) => {
          try {
            call.resolve(JSON.parse(message.text));
          } catch (error) {
            call.reject(new EngineError("failed", String(error)));
          }
        });
        break;
      case "fault":
        this.#settle((call) => call.reject(new EngineError("failed", message.detail)));
        break;
    }
  }

  #watchStart(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#fail(new EngineError("stalled", `no progress for ${this.#settings.stall} ms`));
    }, this.#settings.stall);
  }

  #askNext(): void {
    const call = this.#calls[0];
    if (this.#state.kind !== "ready" || this.#worker === null || this.#asked || call === undefined) return;
    this.#asked = true;
    this.#worker.postMessage({ type: "ask", text: call.text });
    this.#timer = setTimeout(() => this.#replace(), this.#settings.limit);
  }

  #settle(how: (call: Call) => void): void {
    clearTimeout(this.#timer);
    this.#asked = false;
    const call = this.#calls.shift();
    if (call !== undefined) how(call);
    this.#askNext();
  }

  /** A call went on for too long: its worker goes, the calls behind it get a new one. */
  #replace(): void {
    const late = this.#calls.shift();
    this.#dismiss();
    this.#start();
    late?.reject(new EngineError("stalled", `no answer for ${this.#settings.limit} ms`));
  }

  #fail(error: EngineError): void {
    console.warn(`snorum: ${error.reason}: ${error.message}`);
    this.#end({ kind: "unavailable", reason: error.reason }, error);
  }

  #end(state: EngineState, error: EngineError): void {
    this.#dismiss();
    const calls = this.#calls;
    this.#calls = [];
    this.#become(state);
    for (const call of calls) call.reject(error);
  }

  #dismiss(): void {
    clearTimeout(this.#timer);
    this.#gone.abort();
    this.#worker?.terminate();
    this.#worker = null;
    this.#asked = false;
  }

  #become(state: EngineState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener(state);
  }
}

/** A page of another origin, or of none, may start the worker only through an address of its own. */
function makeWorker(): WorkerLike {
  const url = new URL("snorum-worker.js", import.meta.url);
  // In a sandbox `location` still tells the address; only `self.origin` tells that it does not count.
  if (url.origin === self.origin) return new Worker(url, { type: "module" });
  // No module: browsers give a page of no origin none that is made from a Blob.
  const script = new Blob([`importScripts(${JSON.stringify(url.href)});`], { type: "text/javascript" });
  return new Worker(URL.createObjectURL(script));
}

/** Asked for while the worker's script comes. The manifest alone keeps its name from one version to the next. */
async function readManifest(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { cache: "no-cache" });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

/** The page's one engine: a module stands for as long as its document, over every instant navigation. */
export const engine: Engine = new EngineClient({ makeWorker, readManifest, stall: 20_000, limit: 10_000 });
