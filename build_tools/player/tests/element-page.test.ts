// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";

import { SnorumDemo } from "../src/element.js";
import { document_, settle } from "./fixtures.js";
import { all, engine, hash, inside, type Json, loaded, named, place, press, text, warmUp, useEmptyPage } from "./page.js";

vi.mock("../src/engine/client.js", async () => {
  const fixtures = await import("./fixtures.js");
  return { engine: new fixtures.FakeEngine(() => null) };
});

useEmptyPage();

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
  const tellAddress = (newURL = location.href): void => {
    window.dispatchEvent(new HashChangeEvent("hashchange", { newURL }));
  };

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
    tellAddress();
    expect(text(element, ".sn-position")).toBe("2 / 7");
  });

  it("that the reader asks for counts, though the player writes its own before it is told", () => {
    const element = place({}, { main: "" });
    element.goTo(5);
    history.replaceState(null, "", "/page/#s=2");
    const asked = location.href;
    expect(hash()).toBe("#s=5");
    tellAddress(asked);
    expect(text(element, ".sn-position")).toBe("2 / 7");
    expect(hash()).toBe("#s=2");
  });

  it("of another place in the page is not written over by a step before it", () => {
    const element = place({}, { main: "" });
    element.goTo(5);
    history.replaceState(null, "", "/page/#rule-next-in-suit");
    tellAddress();
    expect(hash()).toBe("#rule-next-in-suit");
    element.goTo(4);
    expect(hash()).toBe("#s=4");
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
