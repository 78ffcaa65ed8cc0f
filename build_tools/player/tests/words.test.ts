import { describe, expect, it } from "vitest";

import { readFrames } from "../src/frames.js";
import { factTexts, narrate, reasonSentence, saidWords, stepWords } from "../src/narrate.js";
import { isolate } from "../src/text.js";
import { Words } from "../src/words.js";
import { branchAnswer, document_, WORDS_SOURCE } from "./fixtures.js";

const ENGLISH = { digits: "0123456789", group: ",", decimal: "." };
const words = new Words("en", ENGLISH, [WORDS_SOURCE]);
const seats = ["A", "B", "C", "D"];

describe("typed values", () => {
  it.each([
    ["test-cards", "cards", ["7h"], "seven of hearts (1)"],
    ["test-cards", "cards", ["7h", "9c"], "seven of hearts and nine of clubs (2)"],
    ["test-cards", "cards", "7h 9c Kh", "seven of hearts, nine of clubs and king of hearts (3)"],
    ["test-cards", "cards", [], " (0)"],
    ["test-ranks", "ranks", ["A", "K", "T", "9"], isolate("A König 10 9")],
    ["test-ranks", "rank", "7", "seven"],
    ["test-ranks", "suit", "h", "hearts"],
    ["test-ranks", "seat", "A+C", isolate("A+C")],
    ["test-ranks", "text", "x", isolate("x")],
    ["test-ranks", "word", "jingo", "Jingo"],
    ["test-ranks", "words", ["snip", "jingo"], "snip, Jingo"],
    ["test-number", "number", 12000, "12,000"],
    ["test-year", "year", 1782, "1782"],
    ["test-choice", "choice", true, "yes"],
    ["test-choice", "choice", "top", "top"],
  ] as const)("%s of %s %j", (key, type, value, text) => {
    expect(words.find(key, { x: { type, value } })).toBe(text);
  });

  it("that no message names are not found", () => {
    expect(words.find("no-such-message")).toBeNull();
    expect(words.find("card-name.no-such-form")).toBeNull();
    expect(words.find("fact-left.short", { value: { type: "number", value: 3 } })).toBe("3");
  });

  it("later files come first", () => {
    const both = new Words("en", ENGLISH, [WORDS_SOURCE, "event-won = { $seat } is out."]);
    expect(both.find("event-won", { seat: { type: "seat", value: "B" } })).toBe(`${isolate("B")} is out.`);
  });
});

describe("narration", () => {
  const event = (kind: string, seat: string | null, more: object = {}) => ({ kind, seat, cards: [], to: null, value: null, ...more });

  it("joins a card with what is said with it", () => {
    const events = [event("played", "A", { cards: ["Kh"], to: "run" }), event("said", "A", { value: "hicockalorum" }), event("said", "A", { value: "jingo" }), event("said", "B", { value: "snip" })];
    expect(narrate(words, events, seats)).toBe(`${isolate("A")} plays king of hearts and says “hicockalorum, Jingo”. ${isolate("B")} says “snip”.`);
    expect(saidWords(words, events)).toEqual([
      { seat: "A", text: "hicockalorum, Jingo" },
      { seat: "B", text: "snip" },
    ]);
  });

  it("tells payments to seats, and leaves out what has no message", () => {
    const events = [event("run-over", null), event("paid", "B", { to: "A", value: 1 }), event("paid", "C", { to: "A", value: 2 })];
    expect(narrate(words, events, seats)).toBe(`${isolate("B")} pays ${isolate("A")} 1 chip. ${isolate("C")} pays ${isolate("A")} 2 chips.`);
  });

  it("makes the words of every frame of the example", () => {
    const frames = readFrames(document_()["frames"]);
    const steps = frames.frames.map((frame) => stepWords(words, frame, undefined, seats));
    expect(steps[4]?.say).toBe(`${isolate("A")} plays king of hearts and says “hicockalorum, Jingo”.`);
    expect(steps[4]?.facts.find(({ key }) => key === "left.A")).toEqual({ key: "left.A", name: "left", owner: "A", text: "3 cards", short: "3" });
    expect(factTexts(words, frames.frames[4]!.table.facts, seats).at(-1)).toEqual({ key: "stopped", name: "stopped", owner: null, text: "Stopped by the king", short: null });
  });

  it("names no player beside the player's own name", () => {
    const facts = new Map<string, number>([["score.A", 3], ["score.A+B", 4]]);
    expect(factTexts(words, facts, seats).map(({ owner, text }) => [owner, text])).toEqual([
      ["A", "3 points"],
      [null, `${isolate("A+B")}: 4 points`],
    ]);
  });

  it("opens a new group where a run begins", () => {
    const frames = readFrames(branchAnswer()).frames;
    const before = { say: "", notes: [], rules: [], group: 3, said: [], facts: [], drawing: null };
    expect(stepWords(words, frames[5]!, before, seats).group).toBe(4);
    expect(stepWords(words, frames[2]!, before, seats).group).toBe(3);
  });

  it("says why an action is refused", () => {
    const params = new Map([["card", "9h"]]);
    expect(reasonSentence(words, { code: "next-in-suit", params, types: new Map([["card", "card"]]) })).toBe("The run goes on with the nine.");
    expect(reasonSentence(words, { code: "unknown", params: new Map(), types: new Map() })).toBe("unknown");
  });
});
