import { describe, expect, it } from "vitest";

import { readMessage } from "../src/embed/messages.js";

const said = (more: object): unknown => ({ format: "snorum-message", version: 1, ...more });

describe("a message from the page around", () => {
  it("asks for a theme, a position or a language", () => {
    expect(readMessage(said({ type: "theme", theme: "dark" }))).toEqual({ type: "theme", theme: "dark" });
    expect(readMessage(said({ type: "goto", step: 7 }))).toEqual({ type: "goto", position: "#s=7" });
    expect(readMessage(said({ type: "goto", position: "#s=4~9h.pass" }))).toEqual({ type: "goto", position: "#s=4~9h.pass" });
    expect(readMessage(said({ type: "lang", lang: "fa" }))).toEqual({ type: "lang", lang: "fa" });
  });

  it.each([
    null,
    "goto",
    7,
    [],
    { type: "goto", step: 7 },
    { format: "snorum-message", version: 2, type: "goto", step: 7 },
    { format: "other", version: 1, type: "goto", step: 7 },
    said({ type: "size", height: 9 }),
    said({ type: "theme", theme: "red" }),
    said({ type: "goto" }),
    said({ type: "goto", step: -1 }),
    said({ type: "goto", step: 1.5 }),
    said({ type: "goto", step: "7" }),
    said({ type: "goto", step: Infinity }),
    said({ type: "goto", position: "javascript:alert(1)" }),
    said({ type: "goto", position: "#s=1~<img>" }),
    said({ type: "lang", lang: ["fa"] }),
  ])("that is none is passed over: %j", (message) => {
    expect(readMessage(message)).toBeNull();
  });
});
