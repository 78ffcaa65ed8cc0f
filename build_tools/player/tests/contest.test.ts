// @vitest-environment happy-dom

import { beforeEach, expect, it } from "vitest";

import { ContestInquiry, readContest } from "../src/contest.js";
import { Session } from "../src/session.js";
import { branchAnswer, demo, document_, FakeEngine, lineWords, settle } from "./fixtures.js";

/** The heart sequence as a contest of seat A. */
const FACTS = { seat: "A", opponent: "best", value: 2, clauses: { run: "The run" } };

let engine: FakeEngine;
let worth: number[];
let session: Session;

interface Frames {
  readonly record: string;
  readonly frames: readonly object[];
}

const example = (): Frames => structuredClone(document_()["frames"]) as Frames;

/** The first `count` frames of the example, as the engine answers a contest. */
function answered(count: number): unknown {
  return { ...example(), frames: example().frames.slice(0, count), worth: worth.slice(0, count) };
}

function start(count: number): ContestInquiry {
  const of = demo({ contest: FACTS, frames: answered(1), steps: (document_()["steps"] as unknown[]).slice(0, 1) });
  engine = new FakeEngine(() => null);
  engine.call = async (request) => {
    engine.requests.push(request);
    return answered(request.call === "contest" && request.record === example().record ? 1 : count);
  };
  const make = (made: Session): ContestInquiry => new ContestInquiry(readContest(of.contest), made, { engine, manifest: "m.json", loadWords: async () => lineWords(of) });
  session = new Session(of, { loaded: () => make, load: async () => make }, () => undefined);
  session.connect(new AbortController().signal);
  engine.become({ kind: "ready", version: "0.1.0" });
  return session.inquiry as ContestInquiry;
}

const playFirst = async (): Promise<void> => {
  const verdict = session.frame.verdicts.find(({ reason }) => reason === null);
  expect(verdict).toBeDefined();
  await session.choose(verdict!);
  await settle();
};

beforeEach(() => {
  worth = [2, 2, 2, 2, 2, 2, 2, 2];
});

it("asks the engine for the reader's seat, and shows what the others answer", async () => {
  const inquiry = start(3);
  await playFirst();
  expect(engine.requests.at(-1)).toMatchObject({ call: "contest", seat: "A", opponent: "best" });
  expect(session.last).toBe(2);
  expect(session.n).toBe(2);
  expect(inquiry.lineTold).toContain(session.line.steps[1]!.say);
  expect(inquiry.lineTold).toContain(session.line.steps[2]!.say);
});

it("names the play with which the win was let go, and no other", async () => {
  worth = [2, -1, -1];
  start(3);
  await playFirst();
  expect(session.line.steps[1]!.notes).toHaveLength(1);
  expect(session.line.steps[2]!.notes).toEqual([]);
  const still = session.line.steps[1]!.notes[0];
  worth = [2, 2, 2];
  start(3);
  await playFirst();
  expect(session.line.steps[1]!.notes[0]).not.toBe(still);
});

it("takes a move back to the reader's own turn", async () => {
  worth = [2, -1, -1];
  const inquiry = start(3);
  await playFirst();
  session.isAsking = true;
  const box = inquiry.engineBox({ choose: () => undefined, start: () => undefined, cancel: () => undefined, leaveBranch: () => undefined, link: () => null })!;
  expect(box.querySelector<HTMLElement>(".sn-engine")!.dataset["win"]).toBe("lost");
  box.querySelectorAll<HTMLButtonElement>(".sn-others:last-child button")[0]!.click();
  expect(session.n).toBe(0);
  expect(session.isBranch).toBe(false);
});

it("lets nobody choose for the other seats: the line goes on as it was answered", async () => {
  const inquiry = start(3);
  await playFirst();
  session.goTo(1);
  const asked = engine.requests.length;
  expect(session.frame.table.toAct).not.toBe("A");
  await inquiry.choose(session.frame.verdicts[0]!);
  expect(session.n).toBe(2);
  expect(engine.requests).toHaveLength(asked);
});

it("refuses data that is no contest", () => {
  expect(() => readContest({ seat: 1 })).toThrow();
  expect(() => readContest(branchAnswer())).toThrow();
});
