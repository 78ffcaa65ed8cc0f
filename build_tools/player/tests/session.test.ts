import { beforeEach, describe, expect, it } from "vitest";

import { EngineInquiry } from "../src/inquiry.js";
import { groupEnds } from "../src/line.js";
import { type Change, Session } from "../src/session.js";
import { answerOf, branchAnswer, demo, document_, FakeEngine, lineWords, settle } from "./fixtures.js";

let engine: FakeEngine;
let changes: Change[];
let connection: AbortController;
/** Whether the page has loaded the part that asks the engine. */
let isLoaded: boolean;
/** How often the words of a line have been asked for. */
let wordsAsked: number;
/** What the words of a line wait for. */
let wordsHeld: Promise<void>;

function start(options: { manifest?: string | null; words?: boolean; chunk?: boolean } = {}): Session {
  const of = demo();
  const make = (session: Session) =>
    new EngineInquiry(session, {
      engine,
      manifest: options.manifest === undefined ? "runtime/manifest.json" : options.manifest,
      loadWords: async () => {
        wordsAsked += 1;
        await wordsHeld;
        if (options.words === false) throw new Error("404");
        return lineWords(of);
      },
    });
  const services = {
    loaded: () => (isLoaded ? make : null),
    load: async () => {
      if (options.chunk === false) throw new Error("404");
      isLoaded = true;
      return make;
    },
  };
  const session = new Session(of, services, (change) => changes.push(change));
  connection = new AbortController();
  session.connect(connection.signal);
  return session;
}

const verdict = (session: Session, action: string) => session.frame.verdicts.find((candidate) => candidate.action === action)!;
const ready = () => engine.become({ kind: "ready", version: "0.1.0" });

beforeEach(() => {
  engine = new FakeEngine(answerOf(document_()));
  changes = [];
  isLoaded = true;
  wordsAsked = 0;
  wordsHeld = Promise.resolve();
});

describe("stepping", () => {
  it("stays inside the example", () => {
    const session = start();
    expect(session.goTo(-1)).toBe(false);
    expect(session.goTo(3)).toBe(true);
    expect(session.n).toBe(3);
    expect(session.goTo(99)).toBe(true);
    expect(session.n).toBe(7);
    expect(session.goTo(8)).toBe(false);
    expect(session.goTo(Number.NaN)).toBe(false);
    expect(session.n).toBe(7);
    expect(changes).toEqual(["step", "step"]);
  });

  it("by runs stops at the last card of each", () => {
    const session = start();
    expect(groupEnds(session.line.steps)).toEqual([0, 4, 7]);
    session.nextGroup();
    expect(session.n).toBe(4);
    session.nextGroup();
    expect(session.n).toBe(7);
    session.goTo(6);
    session.backGroup();
    expect(session.n).toBe(4);
    session.backGroup();
    expect(session.n).toBe(0);
  });

  it("needs no engine", () => {
    const session = start();
    session.goTo(7);
    expect(engine.warmed).toBe(0);
    expect(engine.requests).toEqual([]);
  });
});

describe("asking what if", () => {
  it("starts the engine, and stepping goes on meanwhile", async () => {
    const session = start();
    session.ask(true);
    await settle();
    expect(engine.warmed).toBe(1);
    expect(session.engineState.kind).toBe("starting");
    session.goTo(2);
    engine.become({ kind: "starting", done: 5, total: 10 });
    expect(session.engineState).toEqual({ kind: "starting", done: 5, total: 10 });
    expect(session.n).toBe(2);
  });

  it("may be cancelled", async () => {
    const session = start();
    session.ask(true);
    await settle();
    session.cancel();
    expect(engine.cancelled).toBe(1);
    expect(session.isAsking).toBe(false);
    expect(session.engineState.kind).toBe("idle");
  });

  it("a sign of intent starts an idle engine only", async () => {
    const session = start();
    await session.warm();
    await session.warm();
    expect(engine.warmed).toBe(1);
    expect(wordsAsked).toBe(1);
    engine.become({ kind: "unavailable", reason: "blocked" });
    await session.warm();
    expect(engine.warmed).toBe(1);
    await session.start();
    expect(engine.warmed).toBe(2);
  });

  it("without a runtime is unavailable from the start", async () => {
    const session = start({ manifest: null });
    session.ask(true);
    await settle();
    expect(session.engineState).toEqual({ kind: "unavailable", reason: "missing" });
    expect(engine.warmed).toBe(0);
  });

  it("loads what asks the engine once, and only then", async () => {
    isLoaded = false;
    const session = start();
    session.goTo(3);
    expect(session.inquiry).toBeNull();
    session.ask(true);
    void session.warm();
    await settle();
    const { inquiry } = session;
    expect(inquiry).not.toBeNull();
    expect(engine.listeners.size).toBe(1);
    session.ask(false);
    session.ask(true);
    await settle();
    expect(session.inquiry).toBe(inquiry);
  });

  it("without the part that asks is unavailable, until it can be had", async () => {
    isLoaded = false;
    const options = { chunk: false };
    const session = start(options);
    session.ask(true);
    await settle();
    expect(session.engineState).toEqual({ kind: "unavailable", reason: "missing" });
    options.chunk = true;
    await session.start();
    expect(session.engineState.kind).toBe("starting");
  });
});

describe("the words of a line", () => {
  it("name what may be done as soon as they are there, though the engine was there before", async () => {
    let come = (): void => undefined;
    wordsHeld = new Promise((resolve) => {
      come = resolve;
    });
    ready();
    const session = start();
    session.ask(true);
    await settle();
    const { version } = session.inquiry!;
    come();
    await settle();
    expect(session.inquiry!.version).toBeGreaterThan(version);
  });
});

describe("the example's own check", () => {
  it("finds the same frames", async () => {
    const session = start();
    ready();
    await settle();
    expect(session.check).toEqual({ kind: "verified" });
    expect(engine.requests).toHaveLength(1);
  });

  it("is made once, also when the engine starts anew", async () => {
    const session = start();
    ready();
    await settle();
    ready();
    await settle();
    expect(engine.requests).toHaveLength(1);
    expect(session.check.kind).toBe("verified");
  });

  it("sees one corrupted frame, keeps the built frames and plays nothing", async () => {
    const answer = structuredClone(document_()["frames"]) as { frames: { table: { facts: Record<string, unknown> } }[] };
    answer.frames[5]!.table.facts["left.B"] = 1;
    engine.answer = () => answer;
    const session = start();
    session.ask(true);
    await settle();
    ready();
    await settle();
    expect(session.check).toEqual({ kind: "mismatch", step: 5 });
    expect(session.isAsking).toBe(false);
    expect(session.line.frames).toBe(session.demo.line.frames);
    session.ask(true);
    expect(session.isAsking).toBe(false);
    await session.choose(verdict(session, "7h"));
    expect(session.isBranch).toBe(false);
    expect(session.n).toBe(0);
  });

  it("does not take a refusal for the same", async () => {
    engine.answer = () => ({ error: { code: "unknown-preset", params: {}, types: {}, at: null } });
    const session = start();
    ready();
    await settle();
    expect(session.check).toEqual({ kind: "mismatch", step: 0 });
  });

  it("is left open when the engine fails", async () => {
    engine.answer = () => {
      throw new Error("failed");
    };
    const session = start();
    ready();
    await settle();
    expect(session.check).toEqual({ kind: "unchecked" });
  });
});

describe("a line of one's own", () => {
  it("leaves the example, is narrated, and leads back", async () => {
    const session = start();
    session.goTo(4);
    session.ask(true);
    ready();
    await session.choose(verdict(session, "9h"));
    expect(session.isBranch).toBe(true);
    expect(session.line.left).toBe(4);
    expect(session.line.actions).toEqual(["9h"]);
    expect(session.n).toBe(5);
    expect(session.last).toBe(5);
    expect(session.step?.say).toContain("plays nine of hearts");
    expect(session.line.steps[4]).toBe(session.demo.steps[4]);
    expect(session.position).toEqual({ step: 4, actions: ["9h"] });
    session.goTo(3);
    expect(session.isBranch).toBe(true);
    expect(session.position).toEqual({ step: 3, actions: [] });
    session.leaveBranch();
    expect(session.isBranch).toBe(false);
    expect(session.n).toBe(4);
    expect(session.last).toBe(7);
  });

  it("that plays what the example plays is a step of the example", async () => {
    const session = start();
    session.ask(true);
    ready();
    await session.choose(verdict(session, "Th"));
    expect(session.isBranch).toBe(false);
    expect(session.n).toBe(1);
    expect(engine.requests.length).toBeLessThanOrEqual(1);
  });

  it("waits for an engine that starts", async () => {
    let answer: (value: unknown) => void = () => undefined;
    engine.answer = (record) => (record.endsWith("a=Th.Jh.Qh.Kh.9h") ? new Promise((resolve) => (answer = resolve)) : document_()["frames"]);
    const session = start();
    session.goTo(4);
    session.ask(true);
    const chosen = session.choose(verdict(session, "9h"));
    await settle();
    expect(session.inquiry?.pending).toBe("9h");
    expect(session.isBranch).toBe(false);
    answer(branchAnswer());
    await chosen;
    expect(session.inquiry?.pending).toBeNull();
    expect(session.isBranch).toBe(true);
  });

  it("that comes too late is not shown", async () => {
    let answer: (value: unknown) => void = () => undefined;
    engine.answer = () => new Promise((resolve) => (answer = resolve));
    const session = start();
    session.goTo(4);
    const chosen = session.choose(verdict(session, "9h"));
    await settle();
    session.cancel();
    answer({});
    await chosen;
    expect(session.isBranch).toBe(false);
    expect(session.notice).toBeNull();
  });

  it("that comes after the reader has stepped on is not shown", async () => {
    let answer: (value: unknown) => void = () => undefined;
    engine.answer = (record) => (record.endsWith(".9h") && !record.endsWith("8h.9h") ? new Promise((resolve) => (answer = resolve)) : document_()["frames"]);
    const session = start();
    session.goTo(4);
    const chosen = session.choose(verdict(session, "9h"));
    await settle();
    session.goTo(2);
    expect(session.inquiry?.pending).toBeNull();
    answer(branchAnswer());
    await chosen;
    expect(session.isBranch).toBe(false);
    expect(session.n).toBe(2);
  });

  it("that the engine cannot follow is said so", async () => {
    engine.answer = () => ({ nonsense: true });
    const session = start();
    session.goTo(4);
    await session.choose(verdict(session, "9h"));
    expect(session.notice).toBe("line-failed");
    expect(session.isBranch).toBe(false);
    session.goTo(5);
    expect(session.notice).toBeNull();
  });

  it("without words cannot be told", async () => {
    const session = start({ words: false });
    session.goTo(4);
    await session.choose(verdict(session, "9h"));
    expect(session.notice).toBe("line-failed");
  });
});

describe("a refused action", () => {
  it("says why, with the code that is the rule's address", async () => {
    const session = start();
    session.goTo(1);
    session.ask(true);
    await session.choose(verdict(session, "8h"));
    expect(session.inquiry?.refusal).toMatchObject({ action: "8h", code: "next-in-suit" });
    expect(session.inquiry?.refusal?.text).toMatch(/^The run goes on with the/u);
    expect(session.isBranch).toBe(false);
    session.goTo(2);
    expect(session.inquiry?.refusal).toBeNull();
  });

  it("needs words, not the engine", async () => {
    const session = start({ manifest: null });
    session.goTo(1);
    await session.choose(verdict(session, "8h"));
    expect(session.inquiry?.refusal?.code).toBe("next-in-suit");
    expect(engine.requests).toEqual([]);
  });
});

describe("an address", () => {
  it("shows its step", async () => {
    const session = start();
    await session.open({ step: 5, actions: [] });
    expect(session.n).toBe(5);
    expect(session.notice).toBeNull();
  });

  it("with a step that is not there shows the nearest, and says so", async () => {
    const session = start();
    await session.open({ step: 40, actions: [] });
    expect(session.n).toBe(7);
    expect(session.notice).toBe("stale");
    await session.open({ step: 40, actions: ["9h"] });
    expect(session.isBranch).toBe(false);
    expect(session.notice).toBe("stale");
    expect(engine.requests).toEqual([]);
  });

  it("opens a line of one's own", async () => {
    const session = start();
    ready();
    await session.open({ step: 4, actions: ["9h"] });
    expect(session.isBranch).toBe(true);
    expect(session.n).toBe(5);
    expect(session.notice).toBeNull();
  });

  it("with actions of the example itself shows the example", async () => {
    const session = start();
    await session.open({ step: 2, actions: ["Qh", "Kh"] });
    expect(session.isBranch).toBe(false);
    expect(session.n).toBe(4);
    expect(engine.requests).toEqual([]);
  });

  it("with an action that cannot be played keeps what comes before it, and says so", async () => {
    const session = start();
    await session.open({ step: 4, actions: ["9h", "5c"] });
    await settle();
    expect(session.line.actions).toEqual(["9h"]);
    expect(session.n).toBe(5);
    expect(session.notice).toBe("stale");
  });

  it("with nothing playable shows the step", async () => {
    const session = start();
    await session.open({ step: 4, actions: ["Ac"] });
    await settle();
    expect(session.isBranch).toBe(false);
    expect(session.n).toBe(4);
    expect(session.notice).toBe("stale");
  });
});

describe("a disconnected player", () => {
  it("follows the engine no more", async () => {
    const session = start();
    expect(engine.listeners.size).toBe(1);
    connection.abort();
    expect(engine.listeners.size).toBe(0);
    changes = [];
    ready();
    await settle();
    expect(changes).toEqual([]);
    expect(session.check.kind).toBe("unchecked");
  });
});
