// @vitest-environment happy-dom

import { describe, expect, it } from "vitest";
import { chooseLanguage } from "../src/embed/selftest.js";

describe("the language of the self-test", () => {
  const known = ["en", "fa", "pt"];

  it.each([
    ["fa", ["pt-BR"], "fa"],
    ["xx", ["pt-BR", "fa"], "pt"],
    [null, ["fr", "fa-IR"], "fa"],
    [null, ["fr"], "en"],
    [null, [], "en"],
  ])("is the one asked for, the reader's, or the page's: %s %j", (asked, readers, chosen) => {
    expect(chooseLanguage(asked, readers, known, "en")).toBe(chosen);
  });
});
