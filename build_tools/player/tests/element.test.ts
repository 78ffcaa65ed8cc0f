// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

import { SETTLE_MS } from "../src/announce.js";
import { SPEEDS } from "../src/autoplay.js";
import { extrasChunk } from "../src/chunks.js";
import { SnorumDemo } from "../src/element.js";
import { settle } from "./fixtures.js";
import { all, engine, inside, loaded, named, place, press, pressMenu, text, warmUp, useEmptyPage } from "./page.js";

vi.mock("../src/engine/client.js", async () => {
  const fixtures = await import("./fixtures.js");
  return { engine: new fixtures.FakeEngine(() => null) };
});

useEmptyPage();

describe("a steppable player", () => {
  it("is a labelled region in the language of its document", () => {
    const element = place({ lang: "fa", dir: "rtl" });
    const region = inside(element, ".sn-player");
    expect(region.getAttribute("role")).toBe("region");
    expect(region.getAttribute("aria-label")).toBe("Worked example: Hearts from the ten");
    expect(region.lang).toBe("fa");
    expect(region.dir).toBe("rtl");
  });

  it("steps by its buttons, which stay focusable at the ends", () => {
    const element = place();
    expect(text(element, ".sn-position")).toBe("0 / 7");
    const [back, next] = [named(element, "Previous step"), named(element, "Next step")];
    expect(back.getAttribute("aria-disabled")).toBe("true");
    expect(back.hasAttribute("disabled")).toBe(false);
    back.click();
    expect(text(element, ".sn-position")).toBe("0 / 7");
    next.click();
    expect(text(element, ".sn-position")).toBe("1 / 7");
    expect(text(element, ".sn-words")).toContain("plays the ten of hearts");
    named(element, "Last step").click();
    expect(next.getAttribute("aria-disabled")).toBe("true");
    expect(text(element, ".sn-position")).toBe("7 / 7");
  });

  it("shows numbers in the digits of its language", () => {
    const element = place({ digits: "۰۱۲۳۴۵۶۷۸۹" });
    element.goTo(4);
    expect(text(element, ".sn-position")).toBe("۴ / ۷");
    expect(all(element, ".sn-step-number").map((item) => item.textContent)).toContain("۷");
  });

  it("lists its steps; an item shows its step", () => {
    const element = place();
    const items = all(element, ".sn-step");
    expect(items).toHaveLength(8);
    items[4]!.click();
    expect(text(element, ".sn-position")).toBe("4 / 7");
    expect(all(element, "[aria-current=step]")).toEqual([items[4]]);
  });

  it("shows the step of a card that is pressed", () => {
    const element = place();
    element.goTo(4);
    inside(element, ".sn-row [data-card=Jh] .sn-face").dispatchEvent(new MouseEvent("click", { bubbles: true, composed: true }));
    expect(text(element, ".sn-position")).toBe("2 / 7");
  });

  it("links the rules of a step", () => {
    const element = place();
    element.goTo(2);
    const link = all(element, ".sn-rules a").find((item) => item.getAttribute("href")?.endsWith("#rule-next-in-suit"));
    expect(link?.getAttribute("href")).toBe(new URL("./rules.html#rule-next-in-suit", document.baseURI).href);
  });

  it("starts where it is told to", () => {
    expect(text(place({}, { start: "3" }), ".sn-position")).toBe("3 / 7");
    expect(text(place({}, { start: "key" }), ".sn-position")).toBe("4 / 7");
    expect(text(place({}, { start: "nonsense" }), ".sn-position")).toBe("0 / 7");
  });

  it("tells the page of its steps", () => {
    const heard: unknown[] = [];
    document.addEventListener("snorum-ready", (event) => heard.push((event as CustomEvent).detail), { once: true });
    document.addEventListener("snorum-step", (event) => heard.push((event as CustomEvent).detail), { once: true });
    place().goTo(2);
    expect(heard).toEqual([{ last: 7 }, { n: 2, last: 7, position: "#s=2" }]);
  });

  it("starts no engine by itself", () => {
    const element = place();
    for (let n = 1; n < 8; n += 1) element.goTo(n);
    expect(engine.warmed).toBe(0);
  });
});

describe("hands", () => {
  const backs = (element: SnorumDemo, seat: string): number => all(element, `[data-seat="${seat}"] .sn-hand .sn-face-back`).length;

  it("are open, or only that of the seat that is to play", () => {
    const element = place();
    element.goTo(1);
    expect(all(element, ".sn-face-back")).toHaveLength(0);
    press(element, "h");
    expect(backs(element, "A")).toBe(4);
    expect(backs(element, "B")).toBe(0);
    expect(backs(element, "D")).toBe(2);
    press(element, "h");
    expect(all(element, ".sn-face-back")).toHaveLength(0);
  });

  it("are shown one by one", async () => {
    const element = place();
    await pressMenu(element);
    press(element, "f");
    expect([backs(element, "A"), backs(element, "B")]).toEqual([0, 3]);
    press(element, "f");
    expect([backs(element, "A"), backs(element, "B")]).toEqual([5, 0]);
    expect(inside(element, "select")).toHaveProperty("value", "seat B");
  });

  it("that are hidden are not in the page at all", () => {
    const element = place();
    press(element, "f");
    expect(all(element, '[data-seat="B"] .sn-hand [data-card]').map((item) => item.dataset["card"])).toEqual(["??", "??", "??"]);
    expect(inside(element, ".sn-stage").innerHTML).not.toContain("three of clubs");
  });
});

describe("keys", () => {
  it("step, in the direction of reading", () => {
    const ltr = place();
    expect(press(ltr, "ArrowRight")).toBe(true);
    expect(text(ltr, ".sn-position")).toBe("1 / 7");
    const rtl = place({ dir: "rtl" });
    press(rtl, "ArrowLeft");
    press(rtl, "ArrowLeft");
    press(rtl, "ArrowRight");
    expect(text(rtl, ".sn-position")).toBe("1 / 7");
  });

  it("go by runs and to the ends", () => {
    const element = place();
    press(element, "]");
    expect(text(element, ".sn-position")).toBe("4 / 7");
    press(element, "End");
    press(element, "PageUp");
    expect(text(element, ".sn-position")).toBe("4 / 7");
    press(element, "Home");
    expect(text(element, ".sn-position")).toBe("0 / 7");
  });

  it("that are not the player's, or are held with others, stay with the page", async () => {
    const element = place();
    await pressMenu(element);
    await pressMenu(element);
    expect(press(element, "Tab")).toBe(false);
    expect(press(element, "ArrowDown")).toBe(false);
    expect(press(element, "ArrowRight", { ctrlKey: true })).toBe(false);
    expect(press(element, "c", { metaKey: true })).toBe(false);
    expect(press(element, "ArrowRight", {}, "select")).toBe(false);
    expect(press(element, "Escape")).toBe(false);
    expect(text(element, ".sn-position")).toBe("0 / 7");
  });

  it("outside the player do nothing", () => {
    const element = place();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    expect(text(element, ".sn-position")).toBe("0 / 7");
  });

  it("? opens the list of keys, which takes the keys until it is closed", async () => {
    const element = place();
    press(element, "?");
    await loaded();
    const dialog = inside(element, "dialog") as HTMLDialogElement;
    expect(dialog.open).toBe(true);
    expect(dialog.textContent).toContain("Right arrow");
    press(element, "ArrowRight");
    expect(text(element, ".sn-position")).toBe("0 / 7");
    dialog.close();
  });

  it("Escape leaves the line, then closes the menu, then does nothing", async () => {
    const element = place({}, { main: "" });
    history.replaceState(null, "", "/page/#s=4~9h");
    window.dispatchEvent(new HashChangeEvent("hashchange", { newURL: location.href }));
    await vi.dynamicImportSettled();
    await warmUp();
    await settle();
    await pressMenu(element);
    expect(inside(element, ".sn-own-line")).not.toBeNull();
    expect(press(element, "Escape")).toBe(true);
    expect(inside(element, ".sn-own-line")).toBeNull();
    expect(inside(element, ".sn-menu").hasAttribute("hidden")).toBe(false);
    expect(press(element, "Escape")).toBe(true);
    expect(inside(element, ".sn-menu").hasAttribute("hidden")).toBe(true);
    expect(press(element, "Escape")).toBe(false);
  });
});

describe("the live region", () => {
  it("is one, polite and atomic", () => {
    const element = place();
    const regions = all(element, "[aria-live]");
    expect(regions).toHaveLength(1);
    expect(regions[0]!.getAttribute("aria-live")).toBe("polite");
    expect(regions[0]!.getAttribute("aria-atomic")).toBe("true");
    expect(regions[0]!.textContent).toBe("");
  });

  it("says a step in words once stepping has stopped", () => {
    const element = place();
    const said: string[] = [];
    new MutationObserver(() => said.push(text(element, ".sn-live"))).observe(inside(element, ".sn-live"), { childList: true, characterData: true, subtree: true });
    for (let n = 0; n < 4; n += 1) {
      press(element, "ArrowRight");
      vi.advanceTimersByTime(SETTLE_MS / 4);
    }
    expect(text(element, ".sn-live")).toBe("");
    vi.advanceTimersByTime(SETTLE_MS);
    expect(text(element, ".sn-live")).toMatch(/^Step 4 of 7\. .*A.* plays the king of hearts and says/u);
  });

  it("is silent while the example plays by itself, but for pause and end", () => {
    const element = place();
    press(element, "k");
    vi.advanceTimersByTime(SPEEDS.normal * 3 + SETTLE_MS);
    expect(text(element, ".sn-position")).toBe("3 / 7");
    expect(text(element, ".sn-live")).toBe("");
    press(element, "k");
    expect(text(element, ".sn-live")).toMatch(/^Paused\. Step 3 of 7\./u);
    press(element, "k");
    vi.advanceTimersByTime(SPEEDS.normal * 10);
    expect(text(element, ".sn-position")).toBe("7 / 7");
    expect(text(element, ".sn-live")).toBe("End of the example.");
  });

  it("speaks the table, the last step, the counts and the cards when asked", async () => {
    const element = place();
    element.goTo(4);
    const asked = async (key: string): Promise<string> => {
      press(element, key);
      await vi.dynamicImportSettled();
      await settle();
      return text(element, ".sn-live").replace(/[\u2066\u2069]/gu, "");
    };
    expect(await asked("s")).toBe("The run: ten of hearts, jack of hearts, queen of hearts and king of hearts. Played before: no card. A is to play.");
    expect(await asked("l")).toBe("A plays the king of hearts and says “hicockalorum, jingo”.");
    expect(await asked("p")).toContain("A: 3 cards.");
    expect(await asked("c")).toBe("Cards of A: seven of hearts, nine of hearts and two of clubs.");
    press(element, "f");
    press(element, "f");
    expect(await asked("c")).toBe("Cards of B: eight of hearts and three of clubs.");
  });

  it("says the same again when asked again", () => {
    const element = place();
    press(element, "l");
    const first = text(element, ".sn-live");
    press(element, "l");
    expect(text(element, ".sn-live")).not.toBe(first);
    expect(text(element, ".sn-live").trim()).toBe(first);
  });
});

describe("what is loaded on request", () => {
  it("is not there before, and is said to be missing where it cannot be had; the next press tries again", async () => {
    const loaded = extrasChunk.loaded;
    extrasChunk.loaded = null;
    const load = vi.spyOn(extrasChunk, "load").mockRejectedValue(new Error("offline"));
    const element = place();
    expect(inside(element, ".sn-menu").children).toHaveLength(0);
    press(element, "s");
    await settle();
    expect(text(element, ".sn-live")).toBe("A file is missing.");
    await pressMenu(element);
    expect(text(element, ".sn-menu")).toBe("A file is missing.");
    await pressMenu(element);
    load.mockRestore();
    extrasChunk.loaded = loaded;
    await pressMenu(element);
    expect(all(element, ".sn-menu select")).toHaveLength(2);
    expect(text(element, ".sn-menu")).not.toContain("A file is missing.");
  });
});

describe("playing by itself", () => {
  it("stops when the reader steps, and when the element leaves the page", () => {
    const element = place();
    named(element, "Play").click();
    expect(named(element, "Pause")).toBeDefined();
    vi.advanceTimersByTime(SPEEDS.normal);
    press(element, "ArrowRight");
    vi.advanceTimersByTime(SPEEDS.normal * 5);
    expect(text(element, ".sn-position")).toBe("2 / 7");
    element.play();
    element.remove();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("goes at the chosen speed, and from the end begins anew", async () => {
    const element = place({}, { start: "7" });
    await pressMenu(element);
    const speed = all(element, "select")[1] as HTMLSelectElement;
    speed.value = "fast";
    speed.dispatchEvent(new Event("change"));
    element.play();
    expect(text(element, ".sn-position")).toBe("0 / 7");
    vi.advanceTimersByTime(SPEEDS.fast * 2);
    expect(text(element, ".sn-position")).toBe("2 / 7");
  });
});
