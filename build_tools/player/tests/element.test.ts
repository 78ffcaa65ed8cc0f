// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { SETTLE_MS } from "../src/announce.js";
import { SPEEDS } from "../src/autoplay.js";
import { extrasChunk } from "../src/chunks.js";
import { ADDRESS_MS, define, SnorumDemo } from "../src/element.js";
import { engine as singleton } from "../src/engine/client.js";
import { answerOf, document_, type FakeEngine, settle, WORDS_SOURCE } from "./fixtures.js";

vi.mock("../src/engine/client.js", async () => {
  const fixtures = await import("./fixtures.js");
  return { engine: new fixtures.FakeEngine(() => null) };
});

const engine = singleton as unknown as FakeEngine;
type Json = Record<string, unknown>;

beforeAll(define);

beforeEach(() => {
  vi.useFakeTimers();
  engine.state = { kind: "idle" };
  engine.requests.length = 0;
  engine.warmed = 0;
  engine.answer = answerOf(document_());
  history.replaceState(null, "", "/page/");
  vi.stubGlobal("fetch", async () => ({ ok: true, text: async () => WORDS_SOURCE }));
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Puts a demo into the page, with the figure that stands there without a script. */
function place(changes: Json = {}, attributes: Record<string, string> = {}, raw?: string): SnorumDemo {
  const element: HTMLElement = document.createElement("snorum-demo");
  if (!(element instanceof SnorumDemo)) throw new Error("not defined");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const holder = document.createElement("template");
  holder.content.textContent = raw ?? JSON.stringify({ ...document_(), runtime: "file:///runtime/manifest.json", ftl: ["file:///words.ftl"], ...changes });
  const figure = document.createElement("figure");
  element.append(holder, figure);
  document.body.append(element);
  return element;
}

const inside = (element: SnorumDemo, selector: string): HTMLElement => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
const all = (element: SnorumDemo, selector: string): HTMLElement[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
const text = (element: SnorumDemo, selector: string): string => inside(element, selector).textContent;
const named = (element: SnorumDemo, label: string): HTMLElement => all(element, "button").find((button) => button.getAttribute("aria-label") === label || button.textContent === label)!;

function press(element: SnorumDemo, key: string, held: KeyboardEventInit = {}, target = ".sn-stage"): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...held });
  inside(element, target).dispatchEvent(event);
  return event.defaultPrevented;
}

/** Presses the button of the menu, and waits for what the menu holds. */
async function pressMenu(element: SnorumDemo): Promise<void> {
  named(element, "Menu").click();
  await vi.dynamicImportSettled();
  await settle();
}

/** The address, once it has been written. */
function hash(): string {
  vi.advanceTimersByTime(ADDRESS_MS);
  return location.hash;
}

async function loaded(): Promise<void> {
  await vi.dynamicImportSettled();
  await settle();
}

async function warmUp(): Promise<void> {
  await loaded();
  engine.become({ kind: "ready", version: "0.1.0" });
  await settle();
}

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
    window.dispatchEvent(new HashChangeEvent("hashchange"));
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

describe("what if", () => {
  it("shows progress with a way out, while stepping goes on", async () => {
    const element = place();
    named(element, "What if…?").click();
    await loaded();
    expect(engine.warmed).toBe(1);
    engine.become({ kind: "starting", done: 3_100_000, total: 10_700_000 });
    const progress = inside(element, "progress") as HTMLProgressElement;
    expect([progress.value, progress.max]).toEqual([3_100_000, 10_700_000]);
    expect(text(element, ".sn-amount")).toBe("3.1 of 10.7 MB");
    const cancel = named(element, "Cancel");
    cancel.focus();
    engine.become({ kind: "starting", done: 4_000_000, total: 10_700_000 });
    expect(text(element, ".sn-amount")).toBe("4 of 10.7 MB");
    expect(element.shadowRoot!.activeElement).toBe(cancel);
    press(element, "ArrowRight");
    expect(text(element, ".sn-position")).toBe("1 / 7");
    cancel.click();
    expect(inside(element, "progress")).toBeNull();
  });

  it("starts the engine on a sign of intent", async () => {
    const element = place();
    named(element, "What if…?").dispatchEvent(new Event("pointerenter"));
    await loaded();
    expect(engine.warmed).toBe(1);
  });

  it("makes buttons of the cards of the seat that is to play, and says what may be played", async () => {
    const element = place();
    element.goTo(1);
    named(element, "What if…?").click();
    await warmUp();
    expect(all(element, "button.sn-card").map((button) => button.getAttribute("aria-label"))).toEqual(["eight of hearts: may not be played", "jack of hearts: may be played", "three of clubs: may not be played"]);
    expect(text(element, ".sn-verified")).toBe("verified in your browser");
  });

  it("plays a card in a line of one's own, and leads back", async () => {
    const heard: unknown[] = [];
    const element = place({}, { main: "", start: "4" });
    element.addEventListener("snorum-branch", (event) => heard.push((event as CustomEvent).detail));
    press(element, "w");
    await warmUp();
    inside(element, '[data-card="9h"] button').click();
    await vi.dynamicImportSettled();
    await settle();
    expect(text(element, ".sn-own-line span")).toBe("Your line: left the example at step 4");
    expect(text(element, ".sn-words").replace(/[\u2066\u2069]/gu, "")).toContain("A plays nine of hearts");
    expect(hash()).toBe("#s=4~9h");
    expect(heard).toEqual([{ left: 4, actions: ["9h"] }]);
    named(element, "Back to the example").click();
    expect(hash()).toBe("#s=4");
    expect(inside(element, ".sn-own-line")).toBeNull();
    expect(element.shadowRoot!.activeElement).toBe(inside(element, ".sn-stage"));
  });

  it("says why a card is refused, with the rule's address", async () => {
    const element = place({}, { start: "1" });
    press(element, "w");
    await warmUp();
    inside(element, '[data-card="3c"] button').click();
    await vi.dynamicImportSettled();
    await settle();
    expect(text(element, ".sn-refusal p")).toMatch(/^The run goes on with/u);
    expect(inside(element, ".sn-refusal a").getAttribute("href")).toBe(new URL("./rules.html#rule-next-in-suit", document.baseURI).href);
    expect(text(element, ".sn-live")).toMatch(/^The run goes on with/u);
    expect(text(element, ".sn-position")).toBe("1 / 7");
  });

  it("says loudly that the engine found something else, and keeps the built frames", async () => {
    const answer = structuredClone(document_()["frames"]) as { frames: { events: unknown[] }[] };
    answer.frames[3]!.events.pop();
    engine.answer = () => answer;
    const element = place({}, { start: "3" });
    const before = inside(element, ".sn-table").outerHTML;
    press(element, "w");
    await warmUp();
    const alarm = inside(element, ".sn-alarm");
    expect(alarm.getAttribute("role")).toBe("alert");
    expect(alarm.textContent).toContain("This example does not hold.");
    expect(alarm.textContent).toContain("First difference: step 3.");
    expect(inside(element, ".sn-verified")).toBeNull();
    expect(all(element, "button.sn-card")).toEqual([]);
    expect(inside(element, ".sn-table").outerHTML).toBe(before);
  });

  it("says why the engine is unavailable, links the page and tries again", async () => {
    const element = place();
    press(element, "w");
    await loaded();
    engine.become({ kind: "unavailable", reason: "blocked" });
    const box = inside(element, ".sn-engine");
    expect(box.textContent).toContain("The rules engine is not available here. This page does not allow it to run.");
    expect(box.querySelector("a")?.getAttribute("href")).toBe(new URL("./example.html", document.baseURI).href);
    press(element, "ArrowRight");
    expect(text(element, ".sn-position")).toBe("1 / 7");
    named(element, "Try again").click();
    await loaded();
    expect(engine.warmed).toBe(2);
    expect(inside(element, "progress")).not.toBeNull();
  });
});

describe("the address", () => {
  it("of a main player holds its step", () => {
    const element = place({}, { main: "" });
    const written = vi.spyOn(history, "replaceState");
    for (let n = 1; n <= 3; n += 1) element.goTo(n);
    expect(hash()).toBe("#s=3");
    expect(written).toHaveBeenCalledTimes(1);
  });

  it("of the next page is left alone", () => {
    const element = place({}, { main: "" });
    element.goTo(3);
    history.replaceState(null, "", "/next/");
    expect(hash()).toBe("");
    element.goTo(4);
    expect(hash()).toBe("");
    element.goTo(5);
    element.remove();
    expect(hash()).toBe("");
  });

  it("is read when the player comes and whenever it changes", () => {
    history.replaceState(null, "", "/page/#s=5");
    const element = place({}, { main: "" });
    expect(text(element, ".sn-position")).toBe("5 / 7");
    history.replaceState(null, "", "/page/#s=2");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    expect(text(element, ".sn-position")).toBe("2 / 7");
  });

  it("that opens a line stays until the line is there, also where the engine fails at first", async () => {
    history.replaceState(null, "", "/page/#s=4~9h");
    const usual = engine.answer;
    engine.answer = () => {
      throw new Error("blocked");
    };
    const element = place({}, { main: "" });
    await loaded();
    engine.become({ kind: "unavailable", reason: "blocked" });
    await settle();
    expect(hash()).toBe("#s=4~9h");
    expect(text(element, ".sn-position")).toBe("4 / 7");
    engine.answer = usual;
    named(element, "Try again").click();
    await warmUp();
    expect(hash()).toBe("#s=4~9h");
    expect(text(element, ".sn-position")).toBe("5 / 5");
  });

  it("with a step that is not there shows the nearest one and a note", () => {
    history.replaceState(null, "", "/page/#s=99");
    const element = place({}, { main: "" });
    expect(text(element, ".sn-position")).toBe("7 / 7");
    expect(text(element, ".sn-banner")).toContain("The nearest step is shown.");
    press(element, "ArrowLeft");
    expect(inside(element, ".sn-banner")).toBeNull();
  });

  it("of another kind is left alone", () => {
    history.replaceState(null, "", "/page/#rule-next-in-suit");
    place({}, { main: "" });
    expect(hash()).toBe("#rule-next-in-suit");
  });

  it("is none of a player that is not the page's main one", () => {
    history.replaceState(null, "", "/page/#s=5");
    const element = place();
    expect(text(element, ".sn-position")).toBe("0 / 7");
    element.goTo(2);
    expect(hash()).toBe("#s=5");
  });
});

describe("connecting again", () => {
  it("listens once, however often the element moves", () => {
    const element = place({}, { main: "" });
    for (let turn = 0; turn < 20; turn += 1) {
      element.remove();
      expect(engine.listeners.size).toBe(0);
      document.body.append(element);
    }
    expect(engine.listeners.size).toBe(1);
    element.goTo(2);
    expect(text(element, ".sn-position")).toBe("2 / 7");
    expect(engine.warmed).toBe(0);
  });

  it("over twenty pages leaves nothing behind and starts no second engine", async () => {
    place();
    press(document.querySelector("snorum-demo")!, "w");
    await loaded();
    for (let turn = 0; turn < 20; turn += 1) {
      document.body.replaceChildren();
      place();
    }
    expect(engine.listeners.size).toBe(1);
    expect(engine.warmed).toBe(1);
    document.body.replaceChildren();
    expect(engine.listeners.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a document that cannot be shown", () => {
  function fault(place_: () => SnorumDemo): { element: SnorumDemo; reason: string } {
    let reason = "";
    document.addEventListener("snorum-error", (event) => (reason = (event as CustomEvent<{ reason: string }>).detail.reason), { once: true });
    return { element: place_(), reason };
  }

  it("of another version leaves the figure and says so in the document's words", () => {
    const { element, reason } = fault(() => place({ version: 2, words: { version: "Andere Version." } }));
    expect(reason).toBe("version");
    expect(text(element, "[role=alert]")).toBe("Andere Version.");
    expect(inside(element, "slot")).not.toBeNull();
    expect(element.querySelector("figure")).not.toBeNull();
  });

  it.each(["", "{", "[]", "null", '{"format":"snorum-demo","version":1}'])("such as %j is broken", (raw) => {
    const { element, reason } = fault(() => place({}, {}, raw));
    expect(reason).toBe("broken");
    expect(text(element, "[role=alert]")).toBe("This example could not be read.");
  });

  it("may also stand in a script of JSON", () => {
    const element = document.createElement("snorum-demo");
    const script = document.createElement("script");
    script.type = "application/json";
    script.textContent = JSON.stringify(document_());
    element.append(script);
    document.body.append(element);
    expect(element.shadowRoot?.querySelector(".sn-position")?.textContent).toBe("0 / 7");
  });

  it("may come from elsewhere, or fail to", async () => {
    vi.stubGlobal("fetch", async (url: string) => (url.endsWith("/there.json") ? Response.json(document_()) : new Response("", { status: 404 })));
    const element = place({}, { src: "there.json" });
    await settle();
    expect(text(element, ".sn-position")).toBe("0 / 7");
    element.setAttribute("src", "missing.json");
    await settle();
    expect(text(element, "[role=alert]")).toBe("This example could not be loaded.");
  });
});

describe("a hostile document", () => {
  const EVIL = '"><img src=x onerror=alert(1)><script>alert(1)</script>';

  function poison(value: unknown): unknown {
    if (typeof value === "string") return `${value}${EVIL}`;
    if (Array.isArray(value)) return value.map(poison);
    if (typeof value === "object" && value !== null) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, poison(item)]));
    return value;
  }

  it("stays text wherever it is shown", () => {
    const source = document_();
    const poisoned = { title: poison(source["title"]), steps: poison(source["steps"]), cards: poison(source["cards"]), zones: poison(source["zones"]), words: poison(source["words"]), ranks: poison(source["ranks"]) };
    const element = place(poisoned);
    for (let n = 0; n < 8; n += 1) {
      element.goTo(n);
      expect(all(element, "img, script, iframe")).toEqual([]);
      expect(all(element, "*").flatMap((item) => item.getAttributeNames()).filter((name) => name.startsWith("on"))).toEqual([]);
    }
    expect(text(element, ".sn-words")).toContain("<img src=x onerror=alert(1)>");
  });

  it("cannot name cards, seats or zones that become markup", () => {
    const frames = JSON.parse(JSON.stringify(document_()["frames"]).replaceAll('"Th"', JSON.stringify(`Th${EVIL}`)).replaceAll('"name":"run"', `"name":${JSON.stringify(`run${EVIL}`)}`)) as Json;
    const element = place({ frames });
    element.goTo(1);
    expect(all(element, "img, script")).toEqual([]);
  });

  it("cannot link or load from anywhere it likes", async () => {
    const element = place({ url: "javascript:alert(1)", rules_url: "javascript:alert(1)//", runtime: "https://elsewhere.example/manifest.json", ftl: ["https://elsewhere.example/words.ftl"] });
    element.goTo(2);
    expect(all(element, "a")).toEqual([]);
    press(element, "w");
    await loaded();
    expect(engine.warmed).toBe(0);
    expect(text(element, ".sn-engine")).toContain("A file is missing.");
    expect(all(element, ".sn-engine a")).toEqual([]);
  });
});
