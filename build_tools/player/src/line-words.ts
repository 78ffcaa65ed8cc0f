/** The words of a reader's own line. */

import type { Demo, FactText, StepWords } from "./document.js";
import type { Frame, GameEvent, Reason, Value } from "./frames.js";
import { factTexts, narrate, reasonSentence, stepWords } from "./narrate.js";
import { lineDrawing } from "./tally.js";
import { type Facts, Words } from "./words.js";

export interface LineWords {
  step(frame: Frame, before: StepWords | undefined): StepWords;
  refusal(reason: Reason): string;
  /** The name of an action that is not one card, or null. */
  action(text: string): string | null;
  /** What happened, as sentences. */
  events(events: readonly GameEvent[]): string;
  /** What players say in a row. */
  said(words: readonly string[]): string;
  /** Values of the table by their keys. */
  facts(facts: ReadonlyMap<string, Value>): readonly FactText[];
  /** Any message of the game, or null where there is none. */
  find(key: string, facts: Facts): string | null;
}

/** Reads the Fluent files of the demo's game and language. */
export async function loadLineWords(demo: Demo, urls: readonly URL[]): Promise<LineWords> {
  if (urls.length === 0) throw new Error("the document names no messages");
  const sources = await Promise.all(urls.map(fetchText));
  const words = new Words(demo.lang, demo.signs, sources);
  return {
    step: (frame, before) => ({ ...stepWords(words, frame, before, demo.line.seats), drawing: lineDrawing(demo.tally, frame, before) }),
    refusal: (reason) => reasonSentence(words, reason),
    events: (events) => narrate(words, events, demo.line.seats),
    said: (said) => words.said(said),
    facts: (facts) => factTexts(words, facts, demo.line.seats),
    find: (key, facts) => words.find(key, facts),
    action: (text) => nameAction(words, text),
  };
}

/** What the action is called, and the suit that it names. */
function nameAction(words: Words, text: string): string | null {
  const [verb = "", value = ""] = text.split(" ");
  const name = words.find(`action-${verb}`);
  const suit = /^[cdhs]$/u.test(value) ? words.find("suit-name", { suit: { type: "choice", value } }) : null;
  return name === null || suit === null ? name : `${name} (${suit})`;
}

async function fetchText(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url.pathname}: ${String(response.status)}`);
  return response.text();
}
