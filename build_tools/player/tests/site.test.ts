// @vitest-environment happy-dom

import { beforeEach, describe, expect, it, vi } from "vitest";

import { fold, queryTerms } from "../src/site/fold.js";
import { Index } from "../src/site/search.js";

const ROOT = new URL("https://host.test/base/");

describe("the language switch", () => {
  beforeEach(() => {
    vi.resetModules();
    document.body.innerHTML = '<template id="sn-search" data-index="./en/"></template>';
  });

  it("keeps the page and the step", async () => {
    const { inLanguage } = await import("../src/site/language.js");
    const here = new URL("https://host.test/base/en/games/x/examples/y/?a=1#s=7~Kh.Th");
    expect(inLanguage(here, ROOT, "fa").href).toBe("https://host.test/base/fa/games/x/examples/y/?a=1#s=7~Kh.Th");
  });

  it("leads from the root, or from another path, to the language's home", async () => {
    const { inLanguage } = await import("../src/site/language.js");
    expect(inLanguage(new URL("https://host.test/base/"), ROOT, "fa").href).toBe("https://host.test/base/fa/");
    expect(inLanguage(new URL("https://host.test/other/en/x/"), ROOT, "fa").href).toBe("https://host.test/base/fa/");
  });
});

describe("folding", () => {
  it("makes one of the ways to write a word", () => {
    expect(fold("Straße")).toBe("strasse");
    expect(fold("می‌شود ۷")).toBe(fold("ميشود 7"));
    expect(fold("MÃO")).toBe("mao");
  });

  it("takes an Arabic word with and without its article", () => {
    expect(queryTerms("الموزّع ملك")).toEqual([["الموزع", "موزع"], ["ملك"]]);
    expect(queryTerms(" ، ")).toEqual([]);
  });
});

describe("the index", () => {
  const files: Record<string, unknown> = {
    "places.json": {
      version: 1,
      places: [
        ["a/", "Heart run", "", ""],
        ["b/", "Heart", "Page", "run"],
        ["c/", "Hearts and clubs", "", ""],
      ],
      letters: ["68", "72"],
      found: ["none", "one", "two", "three"],
    },
    "68.json": { heart: [0, 4, 1, 4], hearts: [2, 4] },
    "72.json": { run: [0, 4, 1, 1] },
  };
  const asked: string[] = [];
  const load = async (name: string): Promise<unknown> => {
    asked.push(name);
    if (!(name in files)) throw new Error(name);
    return Promise.resolve(files[name]);
  };

  beforeEach(() => {
    asked.length = 0;
  });

  it("finds places that have every word, the best first", async () => {
    const found = await new Index(load).find("run heart");
    expect(found.map(({ place }) => place[0])).toEqual(["a/", "b/"]);
  });

  it("finds a word by its beginning, after the whole word", async () => {
    const found = await new Index(load).find("heart");
    expect(found.map(({ place }) => place[0])).toEqual(["a/", "b/", "c/"]);
  });

  it("asks for no file that it does not need, and for none twice", async () => {
    const index = new Index(load);
    expect(await index.find("  ")).toEqual([]);
    expect(asked).toEqual([]);
    await index.find("heart");
    await index.find("hearts zebra");
    expect(asked).toEqual(["places.json", "68.json"]);
    expect(await index.count(2)).toBe("two");
  });

  it("asks again for a file that did not come", async () => {
    let fails = true;
    const index = new Index(async (name) => {
      if (fails) throw new Error("offline");
      return load(name);
    });
    await expect(index.find("heart")).rejects.toThrow("offline");
    fails = false;
    expect(await index.find("heart")).toHaveLength(3);
  });

  it("refuses an index of another version", async () => {
    const index = new Index(async () => Promise.resolve({ version: 2, places: [], letters: [], found: [] }));
    await expect(index.find("heart")).rejects.toThrow("another version");
  });
});
