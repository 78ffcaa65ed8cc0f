import { describe, expect, it } from "vitest";

import { equal, firstDifference } from "../src/verify.js";
import { document_ } from "./fixtures.js";

describe("equality", () => {
  it("does not ask for the order of keys, but for everything else", () => {
    expect(equal({ a: 1, b: [1, { c: null }] }, { b: [1, { c: null }], a: 1 })).toBe(true);
    expect(equal({ a: 1 }, { a: 1, b: undefined })).toBe(false);
    expect(equal([1, 2], [2, 1])).toBe(false);
    expect(equal([], {})).toBe(false);
    expect(equal(null, {})).toBe(false);
    expect(equal(0, "0")).toBe(false);
    expect(equal({ toString: 1 }, {})).toBe(false);
  });
});

describe("the first difference", () => {
  const frames = () => document_()["frames"] as { frames: { events: unknown[] }[]; seats: string[] };

  it("is none between the same frames", () => {
    expect(firstDifference(frames(), frames())).toBeNull();
  });

  it("is the step of the frame that differs", () => {
    const other = frames();
    other.frames[5]!.events.pop();
    expect(firstDifference(frames(), other)).toBe(5);
  });

  it("is the first missing step", () => {
    const other = frames();
    other.frames.pop();
    expect(firstDifference(frames(), other)).toBe(7);
  });

  it("is the start where something beside the frames differs", () => {
    expect(firstDifference(frames(), { ...frames(), seats: ["A", "B", "C", "E"] })).toBe(0);
    expect(firstDifference(frames(), { error: {} })).toBe(0);
    expect(firstDifference(frames(), null)).toBe(0);
  });
});
