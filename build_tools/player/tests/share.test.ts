// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import type { Line } from "../src/line.js";
import { exampleLine, ownLine } from "../src/line.js";
import { readFrames } from "../src/frames.js";
import { readFields, toNotation, toToml, toTranscript } from "../src/share/record-files.js";
import { elementSnippet, frameSnippet } from "../src/share/snippet.js";
import { branchAnswer, demo, lineWords } from "./fixtures.js";

const own = (): Line => ownLine(demo(), { step: 4, actions: ["9h"] }, readFrames(branchAnswer()), lineWords(demo()));

describe("the record of a line", () => {
  it("is read into its parts", () => {
    const { single, options, start, deals } = readFields("1;g=x;p=jig;o.ace=high;o.words=a.b;s=A.B;d=B;h=7h9h/8h;turned=9c;start.played=6s.5s;start.points.A=3;start.points.B=4;a=7h.8h");
    expect([...single]).toEqual([["g", "x"], ["p", "jig"], ["s", "A.B"], ["a", "7h.8h"]]);
    expect(options).toEqual([["ace", "high"], ["words", "a.b"]]);
    expect(start.get("played")).toBe("6s 5s");
    expect(start.get("points")).toEqual(new Map([["A", "3"], ["B", "4"]]));
    expect(deals.map((deal) => [...deal])).toEqual([[["d", "B"], ["h", "7h9h/8h"], ["turned", "9c"]]]);
  });

  it("is an example file, of the example or of the reader's own line", () => {
    const text = toToml(demo(), exampleLine(demo()));
    expect(text).toContain('game = "snip-sequence"');
    expect(text).toContain('script = """\nA: Th\nB: Jh\nD: Qh\nA: Kh\nA: 7h\nB: 8h\nA: 9h\n"""');
    expect(text).toContain('[deal.hands]\nA = "7h 9h Th Kh 2c"');
    const branch = toToml(demo(), own());
    expect(branch).toContain('A: Kh\nA: 9h\n"""');
    expect(branch).not.toContain("7h\nB: 8h");
  });

  it("is notation, a line for each run", () => {
    const text = toNotation(demo(), exampleLine(demo()));
    expect(text).toContain("A Th, B Jh, D Qh, A Kh\nA 7h, B 8h, A 9h\n");
    expect(text.trimEnd().split("\n").at(-1)).toBe(demo().line.record);
  });

  it("is told in words, with its numbers in the language's digits", () => {
    const text = toTranscript(demo({ digits: "۰۱۲۳۴۵۶۷۸۹" }), exampleLine(demo()));
    expect(text.split("\n")[0]).toBe(demo().title);
    expect(text).toMatch(/^۷\. /mu);
  });

  it("keeps a title from being more than a comment", () => {
    expect(toToml(demo({ title: 'x\n[deal]\ngame = "y"' }), exampleLine(demo())).split("\n")[0]).toBe('# x [deal] game = "y"');
  });
});

describe("a snippet", () => {
  const choices = { page: "https://site.example/en/embed/a/b/", title: 'A "title" & <b>', lang: "en", settings: { theme: "dark", seat: "A" }, position: "#s=4~9h", height: 720 };
  const parsed = (html: string): HTMLElement => {
    const holder = document.createElement("div");
    holder.innerHTML = html;
    return holder;
  };

  it("is a frame with what the contract asks for", () => {
    const frame = parsed(frameSnippet(choices)).querySelector("iframe")!;
    expect(frame.getAttribute("src")).toBe("https://site.example/en/embed/a/b/?theme=dark&seat=A#s=4~9h");
    expect(frame.getAttribute("title")).toBe(choices.title);
    expect(frame.getAttribute("sandbox")).toBe("allow-scripts allow-same-origin allow-popups");
    expect(frame.getAttribute("loading")).toBe("lazy");
  });

  it("is an element with its script and a way without it", () => {
    const html = parsed(elementSnippet({ ...choices, position: "#s=4" }, "https://site.example/p.js", "https://site.example/en/x/"));
    const element = html.querySelector("snorum-demo")!;
    expect([...element.attributes].map(({ name, value }) => [name, value])).toEqual([["src", "https://site.example/en/embed/a/b/frames.json"], ["theme", "dark"], ["seat", "A"], ["start", "4"]]);
    expect(html.querySelector("script")!.getAttribute("type")).toBe("module");
    expect(element.querySelector("a")!.textContent).toBe(choices.title);
  });
});
