import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";

import { document_, WORDS_SOURCE } from "./fixtures.js";

const folder = mkdtempSync(join(tmpdir(), "snorum player "));
const out = join(folder, "player");
let names: string[] = [];

beforeAll(() => {
  const listed = execFileSync(process.execPath, [join(import.meta.dirname, "..", "build.mjs"), out], { encoding: "utf8" });
  names = listed.trim().split("\n").map((path) => path.slice(out.length + 1));
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

const read = (name: string): string => readFileSync(join(out, name), "utf8");

it("leaves room for the site's style sheet in the twenty kilobytes of a page of rules", () => {
  const onEveryPage = ["snorum-site.js", "snorum-demo.css", "snorum-start.js"].filter((name) => names.includes(name));
  const bytes = onEveryPage.map((name) => brotliCompressSync(read(name)).length);
  expect(bytes.reduce((a, b) => a + b)).toBeLessThanOrEqual(16_900);
});

it("loads the engine's client and Fluent only with the part that asks, which the module names by its hash", () => {
  const inquiry = names.filter((name) => /^snorum-inquiry-[0-9a-f]{12}\.js$/u.test(name));
  expect(inquiry).toHaveLength(1);
  expect(read("snorum-demo.js")).toContain(`import("./${inquiry[0]}")`);
  expect(read("snorum-demo.js")).not.toMatch(/from\s*["']\.|new Worker/u);
  expect(read(inquiry[0]!)).toContain("snorum-worker.js");
  expect(read(inquiry[0]!)).not.toMatch(/customElements/u);
});

it("loads the menu, the list of keys and their styles only when they are asked for", () => {
  const extras = names.filter((name) => /^snorum-extras-[0-9a-f]{12}\.js$/u.test(name));
  expect(extras).toHaveLength(1);
  expect(read("snorum-demo.js")).toContain(`import("./${extras[0]}")`);
  expect(read("snorum-demo.js")).not.toContain("sn-help");
  expect(read(extras[0]!)).toContain(".sn-help");
});

it("loads the quiz and the comparison only when they are asked for, with the engine that is there already", () => {
  for (const part of ["quiz", "compare"]) {
    const found = names.filter((name) => new RegExp(`^snorum-${part}-[0-9a-f]{12}\\.js$`, "u").test(name));
    expect(found).toHaveLength(1);
    const extras = names.find((name) => name.startsWith("snorum-extras-"))!;
    expect(read(extras)).toContain(found[0]);
    expect(read("snorum-demo.js")).not.toContain(found[0]);
    expect(read(found[0]!)).toContain(names.find((name) => name.startsWith("snorum-inquiry-")));
    expect(read(found[0]!)).not.toMatch(/new Worker|FluentBundle/u);
  }
});

it("makes the worker and the style sheet", () => {
  expect(names).toEqual(expect.arrayContaining(["snorum-worker.js", "snorum-demo.css", "narrate-cli.mjs"]));
  expect(read("snorum-demo.css")).not.toContain(":host {");
});

it("names no address outside the site", () => {
  const urls = ["snorum-demo.js", "snorum-demo.css"].flatMap((name) => read(name).match(/https?:\/\/[^"'`\s)]+/gu) ?? []);
  expect(urls.filter((url) => url !== "http://www.w3.org/2000/svg")).toEqual([]);
});

it("makes a tool that prints the words of frames", () => {
  const { lang, digits, group, decimal, frames } = document_();
  const input = JSON.stringify({ lang, digits, group, decimal, frames, ftl: [WORDS_SOURCE] });
  const printed = JSON.parse(execFileSync(process.execPath, [join(out, "narrate-cli.mjs")], { input, encoding: "utf8" })) as {
    steps: { say: string; said: object[]; facts: object[] }[];
    reasons: { action: string; text: string | null }[][];
  };
  expect(printed.steps).toHaveLength(8);
  expect(printed.steps[2]?.said).toEqual([{ seat: "B", text: "snap" }]);
  expect(printed.reasons[1]?.find(({ action }) => action === "Jh")?.text).toBeNull();
  expect(printed.reasons[1]?.find(({ action }) => action === "3c")?.text).toBe("The run goes on with the other card.");
});
