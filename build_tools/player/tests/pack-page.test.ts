// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { followChoice } from "../src/pack-page.js";

const PAGE = `<article><h1>A queen</h1><p data-pack="1">The queen <a href="#x" data-pack="2">and jack</a> of <b>x</b> <bdi dir="ltr">-4</bdi> hearts</p>
<ul><li data-card="Qh"><span class="sn-card"><svg data-skin="french"></svg></span></li><li data-card="??"><span class="sn-card"><svg class="back"></svg></span></li></ul>
<template class="sn-packs" data-german="german-1.json"></template></article>`;
const PACK = {
  format: "snorum-pack",
  version: 1,
  deck: "german",
  cards: { Qh: { name: "Ober of hearts", label: "O" } },
  ranks: { Q: "O" },
  texts: { 1: { 0: "The Ober ", 2: " \u2066+4\u2069 Herz" }, 2: { 0: "and Unter" } },
};

let answers: (() => void)[] = [];
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  answers = [];
  document.body.innerHTML = PAGE;
  vi.stubGlobal("fetch", async (url: URL) => {
    asked.push(url.pathname.split("/").at(-1)!);
    await new Promise<void>((done) => answers.push(done));
    return { json: async () => PACK };
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const say = (): string => document.querySelector("p")!.textContent;
const skins = (): (string | null)[] => [...document.querySelectorAll("svg")].map((face) => face.getAttribute("data-skin"));
async function follow(name: string): Promise<void> {
  const told = followChoice(document, () => name);
  for (const answer of answers.splice(0)) answer();
  await told;
}

describe("a page around its players", () => {
  it("is told with the pack that is chosen, text by text, and with the first one again", async () => {
    const before = document.body.innerHTML;
    const link = document.querySelector("a");
    await follow("german");
    expect(say()).toBe("The Ober and Unter of x +4 Herz");
    expect(document.querySelector("p bdi")?.outerHTML).toBe('<bdi dir="ltr">+4</bdi>');
    expect(document.querySelector("a")).toBe(link);
    expect(document.querySelector("h1")?.textContent).toBe("A queen");
    expect(skins()).toEqual(["german", null]);
    expect(document.querySelector("[data-skin=german]")?.getAttribute("aria-label")).toBe("Ober of hearts");
    await follow("german");
    expect(asked).toEqual(["german-1.json"]);
    await follow("french");
    expect(document.body.innerHTML).toBe(before);
  });

  it("asks for nothing where it has the pack that is wanted, and takes one that it does not have for the first", async () => {
    const before = document.body.innerHTML;
    await follow("french");
    await followChoice(document, () => null);
    expect(asked).toEqual([]);
    expect(document.body.innerHTML).toBe(before);
  });

  it("leaves a late answer that is not wanted any more", async () => {
    let name = "german";
    const told = followChoice(document, () => name);
    name = "french";
    await followChoice(document, () => name);
    answers[0]!();
    await told;
    expect(say()).toContain("queen");
    expect(skins()).toEqual(["french", null]);
  });

  it("stays as it is where the words cannot be had, and may be told later", async () => {
    vi.stubGlobal("fetch", async () => {
      throw new TypeError("offline");
    });
    await followChoice(document, () => "german");
    expect(say()).toContain("queen");
    vi.stubGlobal("fetch", async () => ({ json: async () => PACK }));
    await followChoice(document, () => "german");
    expect(say()).toContain("Ober");
  });
});
