// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import { commandOf, usesKey } from "../src/keys.js";

const press = (key: string, held: Partial<Record<"ctrlKey" | "altKey" | "metaKey", boolean>> = {}) => ({ key, ctrlKey: false, altKey: false, metaKey: false, ...held });

describe("keys", () => {
  it("follow the direction of reading", () => {
    expect(commandOf(press("ArrowRight"), "ltr")).toBe("next");
    expect(commandOf(press("ArrowLeft"), "ltr")).toBe("back");
    expect(commandOf(press("ArrowRight"), "rtl")).toBe("back");
    expect(commandOf(press("ArrowLeft"), "rtl")).toBe("next");
  });

  it.each([
    ["PageDown", "next-group"],
    ["]", "next-group"],
    ["PageUp", "back-group"],
    ["[", "back-group"],
    ["Home", "first"],
    ["End", "last"],
    [" ", "play"],
    ["k", "play"],
    ["K", "play"],
    ["Escape", "escape"],
    ["f", "seat"],
    ["h", "hands"],
    ["w", "whatif"],
    ["s", "speak"],
    ["l", "last-move"],
    ["p", "score"],
    ["c", "cards"],
    ["?", "help"],
  ])("%s asks for %s in both directions", (key, command) => {
    expect(commandOf(press(key), "ltr")).toBe(command);
    expect(commandOf(press(key), "rtl")).toBe(command);
  });

  it.each(["ctrlKey", "altKey", "metaKey"] as const)("with %s held none is taken", (held) => {
    for (const key of ["ArrowRight", "c", "s", "Home", " "]) expect(commandOf(press(key, { [held]: true }), "ltr")).toBeNull();
  });

  it("leaves Tab, the vertical arrows and other letters alone", () => {
    for (const key of ["Tab", "ArrowUp", "ArrowDown", "a", "Enter", "Unidentified"]) expect(commandOf(press(key), "ltr")).toBeNull();
  });

  it("leaves every key to a field, and Enter and Space to what they press", () => {
    const make = (html: string): Element => {
      const holder = document.createElement("div");
      holder.innerHTML = html;
      return holder.firstElementChild!;
    };
    for (const field of ["<input>", "<textarea></textarea>", "<select></select>", '<div contenteditable="true"></div>']) {
      expect(usesKey(make(field), "ArrowLeft")).toBe(true);
      expect(usesKey(make(field), "Escape")).toBe(false);
    }
    expect(usesKey(make("<button></button>"), " ")).toBe(true);
    expect(usesKey(make("<button></button>"), "Enter")).toBe(true);
    expect(usesKey(make("<button></button>"), "k")).toBe(false);
    expect(usesKey(make('<a href="#"></a>'), "ArrowRight")).toBe(false);
    expect(usesKey(make("<div></div>"), " ")).toBe(false);
  });
});
