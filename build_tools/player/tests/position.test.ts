import { describe, expect, it } from "vitest";

import { branchRecord, formatPosition, parsePosition } from "../src/position.js";

describe("the position in an address", () => {
  it("names a step", () => {
    expect(parsePosition("#s=7")).toEqual({ step: 7, actions: [] });
    expect(formatPosition({ step: 7, actions: [] })).toBe("#s=7");
  });

  it("names a line of one's own, with spaces as low lines", () => {
    const position = { step: 7, actions: ["Kh", "Qh silent"] };
    expect(formatPosition(position)).toBe("#s=7~Kh.Qh_silent");
    expect(parsePosition("#s=7~Kh.Qh_silent")).toEqual(position);
    expect(parsePosition("#s=7%7EKh.Th")).toEqual({ step: 7, actions: ["Kh", "Th"] });
  });

  it.each(["", "#", "#rule-next-in-suit", "#s=", "#s=-1", "#s=1e9", "#s=99999999999", "#s=7~<img>", "#s=7~a;b", "#s=%", "#s=7~Kh&x"])("is not read from %s", (hash) => {
    expect(parsePosition(hash)).toBeNull();
  });
});

describe("the record of a branch", () => {
  const record = "1;g=x;h=7h9h/8h;start.played=6s;a=Th.Jh.Qh";

  it("is cut and goes on", () => {
    expect(branchRecord(record, { step: 1, actions: ["Kh", "Qh silent"] })).toBe("1;g=x;h=7h9h/8h;start.played=6s;a=Th.Kh.Qh_silent");
    expect(branchRecord(record, { step: 0, actions: ["7h"] })).toBe("1;g=x;h=7h9h/8h;start.played=6s;a=7h");
  });

  it("may have had no action", () => {
    expect(branchRecord("1;g=x;a=", { step: 0, actions: ["7h"] })).toBe("1;g=x;a=7h");
    expect(branchRecord("1;g=x", { step: 0, actions: ["7h"] })).toBe("1;g=x;a=7h");
  });
});
