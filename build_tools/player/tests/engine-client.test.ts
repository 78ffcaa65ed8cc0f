// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { EngineClient } from "../src/engine/client.js";
import type { WorkerLike } from "../src/engine/client.js";
import type { FromWorker, ToWorker } from "../src/engine/messages.js";
import type { EngineState } from "../src/port.js";

const MANIFEST = "../runtime/manifest.json";
const STALL = 20_000;
const LIMIT = 10_000;
const HELLO = { call: "hello" } as const;

/** Keeps what it is told; says what a test lets it say. */
class FakeWorker implements WorkerLike {
  readonly heard: ToWorker[] = [];
  ended = false;
  #onMessage: (event: MessageEvent<FromWorker>) => void = () => undefined;
  #onError: (event: Event) => void = () => undefined;

  postMessage(message: ToWorker): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  addEventListener(type: "message" | "error", listener: (event: never) => void): void {
    if (type === "message") this.#onMessage = listener as (event: MessageEvent<FromWorker>) => void;
    else this.#onError = listener as (event: Event) => void;
  }

  say(message: FromWorker): void {
    this.#onMessage(new MessageEvent("message", { data: message }));
  }

  break(event: Event): void {
    this.#onError(event);
  }

  get asked(): unknown[] {
    return this.heard.flatMap((message) => (message.type === "ask" ? [JSON.parse(message.text)] : []));
  }
}

let workers: FakeWorker[];
let engine: EngineClient;
let states: EngineState[];

function worker(): FakeWorker {
  const last = workers.at(-1);
  if (last === undefined) throw new Error("no worker was made");
  return last;
}

function answer(value: unknown): void {
  worker().say({ type: "answer", text: JSON.stringify(value) });
}

/** How a call ended: its answer, or the reason of its error. */
function outcome(call: Promise<unknown>): Promise<unknown> {
  return call.catch((error: { reason: string }) => `rejected: ${error.reason}`);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  workers = [];
  states = [];
  engine = new EngineClient({
    makeWorker: () => {
      workers.push(new FakeWorker());
      return worker();
    },
    readManifest: () => Promise.resolve("{}"),
    stall: STALL,
    limit: LIMIT,
  });
  engine.watch((state) => states.push(state), new AbortController().signal);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("starting", () => {
  it("does nothing until it is wanted", () => {
    expect(engine.state).toEqual({ kind: "idle" });
    expect(workers).toEqual([]);
  });

  it("starts one worker however often it is warmed and called", async () => {
    engine.warm(MANIFEST);
    engine.warm("other.json");
    void outcome(engine.call(HELLO, MANIFEST));
    expect(workers).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(worker().heard).toEqual([{ type: "start", url: new URL(MANIFEST, document.baseURI).href, manifest: "{}" }]);
  });

  it("tells its bytes, then that it is ready", () => {
    engine.warm(MANIFEST);
    worker().say({ type: "progress", done: 5, total: 9 });
    worker().say({ type: "ready", version: "0.1.0" });
    expect(states).toEqual([
      { kind: "starting", done: 0, total: 0 },
      { kind: "starting", done: 5, total: 9 },
      { kind: "ready", version: "0.1.0" },
    ]);
    engine.warm(MANIFEST);
    expect(workers).toHaveLength(1);
  });

  it("tells a listener nothing after its signal", () => {
    const gone = new AbortController();
    const heard: EngineState[] = [];
    engine.watch((state) => heard.push(state), gone.signal);
    engine.warm(MANIFEST);
    gone.abort();
    worker().say({ type: "ready", version: "0.1.0" });
    engine.watch((state) => heard.push(state), gone.signal);
    worker().say({ type: "unavailable", reason: "failed", detail: "" });
    expect(heard).toEqual([{ kind: "starting", done: 0, total: 0 }]);
  });
});

describe("calls", () => {
  it("are asked one after the other and get their own answers", async () => {
    const first = engine.call(HELLO, MANIFEST);
    const second = engine.call({ call: "frames", record: "1;g=x", viewer: null }, MANIFEST);
    expect(worker().asked).toEqual([]);
    worker().say({ type: "ready", version: "0.1.0" });
    expect(worker().asked).toEqual([HELLO]);
    answer({ a: 1 });
    expect(worker().asked).toHaveLength(2);
    answer({ b: 2 });
    expect(await first).toEqual({ a: 1 });
    expect(await second).toEqual({ b: 2 });
  });

  it("that Python refuses fail alone", async () => {
    const first = outcome(engine.call(HELLO, MANIFEST));
    const second = outcome(engine.call(HELLO, MANIFEST));
    worker().say({ type: "ready", version: "0.1.0" });
    worker().say({ type: "fault", detail: "ValueError" });
    answer("fine");
    expect(await first).toBe("rejected: failed");
    expect(await second).toBe("fine");
    expect(engine.state.kind).toBe("ready");
  });

  it("that are answered with something else than JSON fail", async () => {
    const call = outcome(engine.call(HELLO, MANIFEST));
    worker().say({ type: "ready", version: "0.1.0" });
    worker().say({ type: "answer", text: "<html>" });
    expect(await call).toBe("rejected: failed");
  });

  it("that go on too long are given up, and the calls behind them get a new worker", async () => {
    const late = outcome(engine.call(HELLO, MANIFEST));
    const behind = outcome(engine.call(HELLO, MANIFEST));
    const stuck = worker();
    stuck.say({ type: "ready", version: "0.1.0" });
    vi.advanceTimersByTime(LIMIT - 1);
    expect(stuck.ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(stuck.ended).toBe(true);
    expect(await late).toBe("rejected: stalled");
    expect(workers).toHaveLength(2);
    expect(engine.state.kind).toBe("starting");
    stuck.say({ type: "answer", text: '"too late"' });
    worker().say({ type: "ready", version: "0.1.0" });
    answer("fine");
    expect(await behind).toBe("fine");
  });

  it("have their time from when they are asked, and none when all are answered", async () => {
    const call = engine.call(HELLO, MANIFEST);
    worker().say({ type: "progress", done: 1, total: 2 });
    vi.advanceTimersByTime(STALL - 1);
    worker().say({ type: "ready", version: "0.1.0" });
    vi.advanceTimersByTime(LIMIT - 1);
    answer(1);
    expect(await call).toBe(1);
    vi.advanceTimersByTime(10 * STALL);
    expect(engine.state.kind).toBe("ready");
    expect(worker().ended).toBe(false);
  });
});

describe("the watchdog", () => {
  it("waits as long as bytes come", () => {
    engine.warm(MANIFEST);
    for (let done = 1; done <= 10; done += 1) {
      vi.advanceTimersByTime(STALL - 1);
      worker().say({ type: "progress", done, total: 10 });
    }
    expect(engine.state).toEqual({ kind: "starting", done: 10, total: 10 });
  });

  it("ends a start that says nothing any more, in every phase", async () => {
    for (const said of [[], [{ type: "progress", done: 10, total: 10 }]] as FromWorker[][]) {
      const call = outcome(engine.call(HELLO, MANIFEST));
      for (const message of said) worker().say(message);
      vi.advanceTimersByTime(STALL);
      expect(engine.state).toEqual({ kind: "unavailable", reason: "stalled" });
      expect(worker().ended).toBe(true);
      expect(await call).toBe("rejected: stalled");
    }
  });
});

describe("failures", () => {
  it.each(["missing", "damaged", "blocked", "failed"] as const)("%s: said by the worker", async (reason) => {
    const call = outcome(engine.call(HELLO, MANIFEST));
    worker().say({ type: "unavailable", reason, detail: "why" });
    expect(engine.state).toEqual({ kind: "unavailable", reason });
    expect(worker().ended).toBe(true);
    expect(await call).toBe(`rejected: ${reason}`);
  });

  it("missing: the worker's script cannot be had", () => {
    engine.warm(MANIFEST);
    worker().break(new Event("error"));
    expect(engine.state).toEqual({ kind: "unavailable", reason: "missing" });
  });

  it("failed: the worker breaks, even while it answers", async () => {
    const call = outcome(engine.call(HELLO, MANIFEST));
    worker().say({ type: "ready", version: "0.1.0" });
    worker().break(new ErrorEvent("error", { message: "out of memory" }));
    expect(engine.state).toEqual({ kind: "unavailable", reason: "failed" });
    expect(await call).toBe("rejected: failed");
    vi.advanceTimersByTime(LIMIT);
    expect(engine.state).toEqual({ kind: "unavailable", reason: "failed" });
  });

  it("blocked: a policy refuses the worker", () => {
    engine.warm(MANIFEST);
    const refusal = (directive: string): Event =>
      Object.assign(new Event("securitypolicyviolation"), { effectiveDirective: directive });
    document.dispatchEvent(refusal("img-src"));
    expect(engine.state.kind).toBe("starting");
    document.dispatchEvent(refusal("worker-src"));
    expect(engine.state).toEqual({ kind: "unavailable", reason: "blocked" });
  });

  it("blocked: no worker can be made at all", async () => {
    const none = new EngineClient({
      makeWorker: () => {
        throw new Error("not here");
      },
      readManifest: () => Promise.resolve(null),
      stall: STALL,
      limit: LIMIT,
    });
    expect(await outcome(none.call(HELLO, MANIFEST))).toBe("rejected: blocked");
    expect(none.state).toEqual({ kind: "unavailable", reason: "blocked" });
  });

  it("can be tried again", async () => {
    engine.warm(MANIFEST);
    worker().say({ type: "unavailable", reason: "missing", detail: "" });
    const call = engine.call(HELLO, MANIFEST);
    expect(workers).toHaveLength(2);
    worker().say({ type: "ready", version: "0.1.0" });
    answer("fine");
    expect(await call).toBe("fine");
  });
});

describe("cancel", () => {
  it("ends a start and leaves nothing behind", async () => {
    const call = outcome(engine.call(HELLO, MANIFEST));
    const first = worker();
    engine.cancel();
    expect(engine.state).toEqual({ kind: "idle" });
    expect(first.ended).toBe(true);
    expect(await call).toBe("rejected: cancelled");
    first.say({ type: "ready", version: "0.1.0" });
    vi.advanceTimersByTime(STALL);
    expect(engine.state).toEqual({ kind: "idle" });
    engine.warm(MANIFEST);
    expect(workers).toHaveLength(2);
  });

  it("does nothing to an engine that is ready", () => {
    engine.warm(MANIFEST);
    worker().say({ type: "ready", version: "0.1.0" });
    engine.cancel();
    expect(engine.state.kind).toBe("ready");
  });
});
