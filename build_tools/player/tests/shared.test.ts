import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

import { type Demo, readDemo } from "../src/document.js";
import { exampleLine } from "../src/line.js";
import { toNotation, toToml, toTranscript } from "../src/share/record-files.js";

const demos: Demo[] = [];

/** What the script beside this file prints, a value a line. */
function fromPython(...files: string[]): unknown[] {
  const python = join(import.meta.dirname, "../../../.venv/bin/python");
  const lines = execFileSync(python, [join(import.meta.dirname, "shared.py"), ...files], { encoding: "utf8", maxBuffer: 1 << 30 });
  return lines.trim().split("\n").map((line) => JSON.parse(line) as unknown);
}

beforeAll(() => {
  for (const document of fromPython()) demos.push(readDemo(document));
}, 600_000);

describe("every worked example", () => {
  it("is shared as a file that the engine opens and replays to the same frames", { timeout: 600_000 }, () => {
    const english = demos.filter(({ lang }) => lang === "en");
    expect(english.length).toBeGreaterThan(100);
    const folder = mkdtempSync(join(tmpdir(), "snorum-shared-"));
    try {
      const files = english.map((demo, index) => {
        const file = join(folder, `${String(index)}.toml`);
        writeFileSync(file, toToml(demo, exampleLine(demo)));
        return file;
      });
      const opened = fromPython(...files) as { readonly faults: readonly string[]; readonly frames: unknown }[];
      expect(opened).toHaveLength(english.length);
      for (const [index, { faults, frames }] of opened.entries()) {
        const { title, built } = english[index]!;
        expect(faults, title).toEqual([]);
        expect(frames, title).toEqual(built);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("is shared as a transcript of all that it says, and as notation that ends with its record", () => {
    expect(new Set(demos.map(({ lang }) => lang))).toEqual(new Set(["en", "fa"]));
    for (const demo of demos) {
      const transcript = toTranscript(demo, exampleLine(demo));
      const told = transcript.trimEnd().split("\n").slice(-demo.steps.length);
      expect(told.map((line) => line.slice(line.indexOf(". ") + 2)), demo.title).toEqual(demo.steps.map(({ say, notes }) => [say, ...notes].join(" ")));
      expect(transcript.startsWith(demo.title), demo.title).toBe(true);
      expect(toNotation(demo, exampleLine(demo)).trimEnd().split("\n").at(-1), demo.title).toBe(demo.line.record);
    }
  });
});
