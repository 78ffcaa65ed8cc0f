// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { SnorumDemo } from "../src/element.js";
import { document_ } from "./fixtures.js";
import { inside, type Json, loaded, place, text, useEmptyPage } from "./page.js";

vi.mock("../src/engine/client.js", async () => {
  const fixtures = await import("./fixtures.js");
  return { engine: new fixtures.FakeEngine(() => null) };
});

useEmptyPage();

const DECKS = { label: "Cards", items: [{ name: "french", title: "French" }, { name: "german", title: "German", src: "german.json" }] };

/** The document in a language, as a site would have it. */
function inLanguage(lang: string): Json {
  return { ...document_(), lang, dir: lang === "fa" ? "rtl" : "ltr", title: `Title ${lang}`, embed: `file:///site/${lang}/embed/g/x/`, decks: DECKS };
}

/** What has been asked for and is not answered yet: the end of its path, and its answers in the order of asking. */
const waiting = new Map<string, ((answer: Response) => void)[]>();

beforeEach(() => {
  waiting.clear();
  vi.stubGlobal("fetch", (address: URL | string) => new Promise<Response>((resolve) => {
    const path = new URL(address).pathname.replace("/site/", "");
    if (path.endsWith(".json")) waiting.set(path, [...(waiting.get(path) ?? []), resolve]);
  }));
});

const frames = (lang: string): string => `${lang}/embed/g/x/frames.json`;
const pack = (lang: string): string => `${lang}/embed/g/x/german.json`;

/** Answers the oldest request for this path; without a document, that there is none. */
async function answer(path: string, document: Json | null): Promise<void> {
  const [first, ...others] = waiting.get(path) ?? [];
  if (first === undefined) throw new Error(`nobody asked for ${path}, but for ${[...waiting.keys()].join(" ")}`);
  if (others.length > 0) waiting.set(path, others);
  else waiting.delete(path);
  first(document === null ? new Response("", { status: 404 }) : Response.json(document));
  await rest();
}

/** Lets every promise and every timer without delay go on. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await loaded();
    await vi.advanceTimersByTimeAsync(0);
  }
}

async function ask(element: SnorumDemo, attributes: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await rest();
}

async function placed(): Promise<SnorumDemo> {
  const element = place({ ...inLanguage("en"), decks: { ...DECKS, items: DECKS.items.map((deck) => (deck.src === undefined ? deck : { ...deck, src: `file:///site/${pack("en")}` })) } });
  await rest();
  return element;
}

/** Language, direction and pack of what is shown, and the language that the element says it has. */
function shown(element: SnorumDemo): string {
  const player = inside(element, ".sn-player");
  const skin = element.shadowRoot!.querySelector(".sn-stage svg[data-skin]")?.getAttribute("data-skin") ?? "";
  return [player.lang, player.dir, skin, element.lang].join(" ");
}

describe("an element that follows its attributes", () => {
  it("tells a language that there is not, and stays in the one that was shown last, with any pack", async () => {
    const element = await placed();
    const errors: unknown[] = [];
    element.addEventListener("snorum-error", (event) => errors.push((event as CustomEvent<{ reason: string }>).detail.reason));
    await ask(element, { deck: "german" });
    await answer(pack("en"), { title: "German en" });
    expect(shown(element)).toBe("en ltr german ");
    await ask(element, { lang: "fa" });
    await answer(frames("fa"), inLanguage("fa"));
    await answer(pack("fa"), { title: "German fa" });
    expect(shown(element)).toBe("fa rtl german fa");
    expect(inside(element, ".sn-player").getAttribute("aria-label")).toContain("German fa");
    // Nothing is asked for again: language and pack have come to rest.
    expect([...waiting.keys()]).toEqual([]);
    await ask(element, { lang: "xx" });
    await answer(frames("xx"), null);
    expect(shown(element)).toBe("fa rtl german fa");
    expect(errors).toEqual(["lang"]);
    await ask(element, { lang: "it" });
    await answer(frames("it"), inLanguage("it"));
    await answer(pack("it"), {});
    expect(shown(element)).toBe("it ltr german it");
    await ask(element, { deck: "french" });
    expect(shown(element)).toBe("it ltr french it");
  });

  const STEPS = ["lang fa", "lang xx", "lang it", "deck german", "deck french"];

  /** Every order of two languages and a pack, or of two packs and a language, all asked for before anything is answered. */
  const orders = STEPS.flatMap((a) => STEPS.flatMap((b) => STEPS.map((c) => [a, b, c]))).filter((steps) => new Set(steps).size === 3 && steps.some((step) => step.startsWith("deck ")));

  it.each(orders)("comes to the same after %s, %s, %s in whatever order they are answered", async (...steps) => {
    const languages = steps.filter((step) => step.startsWith("lang ")).map((step) => step.slice(5));
    const lang = languages.filter((code) => code !== "xx").at(-1) ?? "en";
    const deck = steps.findLast((step) => step.startsWith("deck "))?.slice(5) ?? "french";
    for (const pick of [(): number => 0, (n: number): number => n - 1]) {
      document.body.replaceChildren();
      waiting.clear();
      const element = await placed();
      for (const step of steps) {
        const [name = "", value = ""] = step.split(" ");
        await ask(element, { [name]: value });
      }
      for (let turn = 0; waiting.size > 0; turn += 1) {
        expect(turn).toBeLessThan(20);
        const path = [...waiting.keys()][pick(waiting.size)]!;
        const code = path.slice(0, 2);
        await answer(path, code === "xx" ? null : path === frames(code) ? inLanguage(code) : {});
      }
      expect(shown(element)).toBe(`${lang} ${lang === "fa" ? "rtl" : "ltr"} ${deck} ${languages.length === 0 ? "" : lang}`);
    }
  });

  it("shows no pack that is not wanted any more when its words come", async () => {
    const element = await placed();
    await ask(element, { deck: "german" });
    await ask(element, { deck: "french" });
    await answer(pack("en"), {});
    expect(shown(element)).toBe("en ltr french ");
  });

  it("shows no language of an example that it has left", async () => {
    const element = await placed();
    await ask(element, { lang: "fa" });
    await ask(element, { src: "file:///site/en/embed/g/y/frames.json" });
    await answer(frames("fa"), inLanguage("fa"));
    expect(text(element, ".sn-position")).toBe("0 / 7");
    expect(inside(element, ".sn-player").lang).toBe("en");
  });

  it("keeps what it shows where a language or a pack cannot be read", async () => {
    const element = await placed();
    element.goTo(3);
    await ask(element, { lang: "fa" });
    await answer(frames("fa"), { ...inLanguage("fa"), steps: [] });
    expect(shown(element)).toBe("en ltr french en");
    await ask(element, { deck: "german" });
    await answer(pack("en"), { steps: "none" });
    expect(shown(element)).toBe("en ltr french en");
    element.goTo(4);
    expect(text(element, ".sn-position")).toBe("4 / 7");
  });

  it("follows them also after it has been moved in the page, with what came while it was away", async () => {
    const element = await placed();
    element.goTo(2);
    await ask(element, { lang: "fa" });
    element.remove();
    await answer(frames("fa"), inLanguage("fa"));
    document.body.append(element);
    await rest();
    expect(shown(element)).toBe("fa rtl french fa");
    expect(text(element, ".sn-position")).toBe("2 / 7");
    await ask(element, { deck: "german" });
    await answer(pack("fa"), {});
    expect(shown(element)).toBe("fa rtl german fa");
  });
});
