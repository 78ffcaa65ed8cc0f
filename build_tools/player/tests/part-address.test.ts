import { expect, it } from "vitest";

import { formatChange, parseChange } from "../src/compare-data.js";
import { wantedPart, withPart } from "../src/part-address.js";

const PAGE = "https://example.org/en/x/?deck=german";

it.each([
  ["?mode=quiz", "quiz"],
  ["?deck=german&mode=quiz", "quiz"],
  ["?mode=view", null],
  ["?mode=QUIZ", null],
  ["?mode=", null],
  ["?compare=", "compare"],
  ["?compare=ace:high", "compare"],
  ["?mode=quiz&compare=x", "quiz"],
  ["?remode=quiz", null],
  ["", null],
])("of %s asks for %s", (search, part) => {
  expect(wantedPart(search)).toBe(part);
});

it("keeps what else the address says, and the position", () => {
  expect(withPart(`${PAGE}#s=7`, "quiz")).toBe(`${PAGE}&mode=quiz#s=7`);
  expect(withPart(`${PAGE}&mode=quiz#s=7`, null)).toBe(`${PAGE}#s=7`);
  expect(withPart(`${PAGE}&mode=quiz#s=7~Kh`, "compare", "ace:high")).toBe(`${PAGE}&compare=ace:high#s=7~Kh`);
  expect(withPart("https://example.org/?mode=view&compare=a", null)).toBe("https://example.org/?mode=view");
  expect(withPart("https://example.org/?compare=a", "compare", "jig")).toBe("https://example.org/?compare=jig");
});

it.each([
  ["five-card-jig", { preset: "five-card-jig" }],
  ["must_match:true", { option: "must_match", value: "true" }],
  ["elimination:end_of_deal", { option: "elimination", value: "end_of_deal" }],
  ["calls:snip.snap.snorum", { option: "calls", value: "snip.snap.snorum" }],
])("reads %s and writes it again", (source, change) => {
  expect(parseChange(source)).toEqual(change);
  expect(formatChange(parseChange(source)!)).toBe(source);
});

it.each(["", ":", "a:", ":b", "Ace:high", "ace:high:low", "<b>", "ace:<b>", "ace:hi gh", `a:${"9".repeat(201)}`, "x".repeat(41), "ace:high\n"])("takes %j for no change", (source) => {
  expect(parseChange(source)).toBeNull();
});
