// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import "../src/site/playground";

afterEach(() => {
  document.body.replaceChildren();
});

const WORDS = Object.fromEntries("game example language height step mode theme hands deck snippet copy copied failed".split(" ").map((name) => [name, name]));
const GAMES = [
  { title: "One", decks: [["", "French"]], examples: [{ title: 'A "fine" <hand> & more', path: "embed/one/first/", seats: ["A", "B"], last: 4 }] },
  { title: "Two", decks: [["", "French"], ["german", "German"]], examples: [{ title: "Second", path: "embed/two/second/", seats: ["A", "B", "C"], last: 7 }] },
];

function put(): { readonly set: (name: string, value: string) => void; readonly control: (name: string) => HTMLSelectElement | HTMLInputElement; readonly code: () => string; readonly frame: () => HTMLIFrameElement } {
  const place = document.createElement("snorum-playground");
  place.dataset["home"] = "https://x.test/";
  const script = document.createElement("script");
  script.type = "application/json";
  const modes = [["", "whole"], ["diagram", "table"]];
  const themes = [["", "auto"], ["dark", "dark"]];
  script.textContent = JSON.stringify({ games: GAMES, languages: [["en", "English"], ["fa", "فارسی"]], modes, themes, hands: [["", "all"], ["acting", "acting"]], words: { ...WORDS, seat: "seat {seat}" } });
  place.append(script);
  document.documentElement.lang = "fa";
  document.body.append(place);
  const control = (name: string): HTMLSelectElement | HTMLInputElement => {
    const found = [...place.querySelectorAll("label")].find((item) => item.querySelector("span")?.textContent === name)?.querySelector<HTMLSelectElement | HTMLInputElement>("select, input");
    if (found === null || found === undefined) throw new Error(`no field ${name}`);
    return found;
  };
  return {
    control,
    set: (name, value) => {
      control(name).value = value;
      control(name).dispatchEvent(new Event("change", { bubbles: true }));
    },
    code: () => place.querySelector("code")?.textContent ?? "",
    frame: () => place.querySelector("iframe")!,
  };
}

test("the snippet is the frame that is shown, with its words escaped and without a setting that is the first", () => {
  const { code, frame } = put();
  expect(code()).toBe(
    '<iframe src="https://x.test/fa/embed/one/first/" title="A &quot;fine&quot; &lt;hand&gt; &amp; more" lang="fa" loading="lazy" ' +
      'sandbox="allow-scripts allow-same-origin allow-popups" width="100%" height="720" style="border: 0"></iframe>',
  );
  expect(frame().getAttribute("src")).toBe("https://x.test/fa/embed/one/first/");
  expect(frame().hasAttribute("style")).toBe(false);
});

test("every choice changes the snippet, and offers what the example has", () => {
  const { set, control, code } = put();
  expect(control("deck").parentElement?.hidden).toBe(true);
  set("game", "1");
  expect(control("example").value).toBe("embed/two/second/");
  expect(control("deck").parentElement?.hidden).toBe(false);
  set("deck", "german");
  set("mode", "diagram");
  set("theme", "dark");
  set("hands", "C");
  set("step", "5");
  set("height", "400");
  set("language", "en");
  expect(code()).toContain('src="https://x.test/en/embed/two/second/?mode=diagram&amp;theme=dark&amp;deck=german&amp;seat=C#s=5" title="Second" lang="en"');
  expect(code()).toContain('height="400"');
  set("game", "0");
  expect(code()).toContain('src="https://x.test/en/embed/one/first/?mode=diagram&amp;theme=dark" title=');
  expect(control("hands").value).toBe("");
});

test("numbers that are not allowed become the nearest that are", () => {
  const { set, code } = put();
  set("step", "99");
  set("height", "10");
  expect(code()).toContain("#s=4");
  expect(code()).toContain('height="300"');
  set("height", "");
  expect(code()).toContain('height="720"');
});
