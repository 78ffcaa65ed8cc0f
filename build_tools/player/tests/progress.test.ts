import { describe, expect, it } from "vitest";

import { formatProgress, NoProgress, parseProgress } from "../src/site/progress.js";

const STEPS = ["deal", "run", "play"];

describe("the progress of a lesson as text", () => {
  it("is read as it was written, for the steps that the lesson has now", () => {
    const text = formatProgress("jig", new Set(["run", "gone", "deal"]));
    expect([...parseProgress(text, "jig", STEPS)]).toEqual(["deal", "run"]);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["no object", "[]"],
    ["another format", '{"format":"x","version":1,"game":"jig","done":[]}'],
    ["another version", '{"format":"snorum-progress","version":2,"game":"jig","done":[]}'],
    ["another game", formatProgress("rex", new Set(STEPS))],
    ["no list", '{"format":"snorum-progress","version":1,"game":"jig","done":"deal"}'],
    ["a list of something else", '{"format":"snorum-progress","version":1,"game":"jig","done":[1]}'],
    ["too much", formatProgress("jig", new Set([..."x".repeat(9000)].map((x, n) => x + String(n))))],
  ])("is refused where it is %s", (_, text) => {
    expect(() => parseProgress(text, "jig", STEPS)).toThrow(NoProgress);
  });
});
