import { readFileSync } from "node:fs";
import { join } from "node:path";

import { type Demo, readDemo } from "../src/document.js";
import { factTexts, narrate, reasonSentence, stepWords } from "../src/narrate.js";
import type { Engine, EngineRequest, EngineState } from "../src/port.js";
import type { LineWords } from "../src/line-words.js";
import { Words } from "../src/words.js";

type Json = Record<string, unknown>;

function read(name: string): string {
  return readFileSync(join(import.meta.dirname, "fixtures", name), "utf8");
}

function load(name: string): Json {
  return JSON.parse(read(name)) as Json;
}

/** The document of the heart sequence: ten to king, then 7 8 9; eight frames, A leads. */
export const document_ = (): Json => load("heart-sequence.json");

/** What the engine answers for the same hand when A plays the nine after the king. */
export const branchAnswer = (): Json => load("heart-branch.json");

export const demo = (changes: Json = {}): Demo => readDemo({ ...document_(), ...changes });

export const WORDS_SOURCE = read("words.ftl");

export function lineWords(of: Demo): LineWords {
  const words = new Words(of.lang, of.signs, [WORDS_SOURCE]);
  return {
    step: (frame, before) => stepWords(words, frame, before, of.line.seats),
    refusal: (reason) => reasonSentence(words, reason),
    events: (events) => narrate(words, events, of.line.seats),
    said: (said) => words.said(said),
    facts: (facts) => factTexts(words, facts, of.line.seats),
    action: () => null,
    find: () => null,
  };
}

/** An engine that a test starts, stops and lets answer. */
export class FakeEngine implements Engine {
  state: EngineState = { kind: "idle" };
  readonly requests: EngineRequest[] = [];
  readonly listeners = new Set<(state: EngineState) => void>();
  warmed = 0;
  cancelled = 0;
  answer: (record: string) => unknown;

  constructor(answer: (record: string) => unknown) {
    this.answer = answer;
  }

  warm(): void {
    this.warmed += 1;
    if (this.state.kind !== "ready") this.become({ kind: "starting", done: 0, total: 0 });
  }

  async call(request: EngineRequest): Promise<unknown> {
    this.requests.push(request);
    return request.call === "frames" ? this.answer(request.record) : {};
  }

  cancel(): void {
    this.cancelled += 1;
    this.become({ kind: "idle" });
  }

  watch(listener: (state: EngineState) => void, signal: AbortSignal): void {
    this.listeners.add(listener);
    signal.addEventListener("abort", () => this.listeners.delete(listener), { once: true });
  }

  become(state: EngineState): void {
    this.state = state;
    for (const listener of [...this.listeners]) listener(state);
  }
}

/** Answers as the real engine does for the example and for the one branch that the fixtures hold. */
export function answerOf(document: Json): (record: string) => unknown {
  const example = document["frames"] as Json;
  const branch = branchAnswer();
  return (record) => {
    if (record === example["record"]) return structuredClone(example);
    if (record === branch["record"]) return branch;
    const actions = record.slice(record.lastIndexOf(";a=") + 3).split(".");
    const at = actions.length - 1;
    return { error: { code: "not-held", params: { card: actions[at] ?? "" }, types: { card: "card" }, at } };
  };
}

/** Lets everything that waits for a promise go on. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
