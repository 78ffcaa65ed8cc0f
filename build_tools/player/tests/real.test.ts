// @vitest-environment happy-dom
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";

import { type Demo, readDemo } from "../src/document.js";
import { drawTally, lineDrawing } from "../src/tally.js";
import { factTexts, narrate, reasonSentence, saidWords } from "../src/narrate.js";
import { tableIn } from "../src/table.js";
import { Words } from "../src/words.js";

/** An example in one language, as the build makes it. */
interface Real {
  readonly name: string;
  readonly document: Record<string, unknown>;
  readonly ftl: string;
  readonly says: readonly string[];
  readonly reasons: readonly (readonly (string | null)[])[];
  readonly tables: Readonly<Record<"open" | "acting", readonly string[]>>;
}

let real: readonly Real[] = [];
const demos = new Map<Real, Demo>();

beforeAll(() => {
  const python = join(import.meta.dirname, "../../../.venv/bin/python");
  const lines = execFileSync(python, [join(import.meta.dirname, "real.py")], { encoding: "utf8", maxBuffer: 1 << 30 });
  real = lines.trim().split("\n").map((line) => JSON.parse(line) as Real);
  for (const item of real) demos.set(item, readDemo(item.document));
}, 600_000);

/** Python escapes quotation marks in text too; the browser's serialisation does not. */
const asSerialised = (html: string): string => html.replaceAll("&#34;", '"').replaceAll("&#39;", "'");

describe("every worked example in every language", () => {
  it("is there", () => {
    expect(new Set(real.map(({ document }) => document["lang"])).size).toBeGreaterThanOrEqual(6);
    expect(real.length).toBeGreaterThanOrEqual(6 * 20);
  });

  it("is told alike at build and in the browser", () => {
    for (const item of real) {
      const demo = demos.get(item)!;
      const words = new Words(demo.lang, demo.signs, [item.ftl]);
      const { frames, seats } = demo.line;
      expect(frames.map((frame) => narrate(words, frame.events, seats)), item.name).toEqual(item.says);
      expect(frames.map((frame) => saidWords(words, frame.events)), item.name).toEqual(demo.steps.map((step) => step.said));
      expect(frames.map((frame) => factTexts(words, frame.table.facts, seats)), item.name).toEqual(demo.steps.map((step) => step.facts));
    }
  });

  it("has its strokes drawn alike", () => {
    const drawn = real.filter((item) => demos.get(item)!.steps.some(({ drawing }) => drawing !== null));
    expect(new Set(drawn.map((item) => demos.get(item)!.steps[0]?.drawing?.names.length))).toEqual(new Set([2, 3]));
    for (const item of drawn) {
      const { tally, line, steps } = demos.get(item)!;
      expect(line.frames.map((frame) => drawTally(tally!, frame)), item.name).toEqual(steps.map(({ drawing }) => drawing));
    }
    for (const item of real.filter((other) => !drawn.includes(other))) {
      const { tally, line } = demos.get(item)!;
      expect(line.frames.map((frame) => lineDrawing(tally, frame, undefined)).every((drawing) => drawing === null), item.name).toBe(true);
    }
  });

  it("is refused alike", () => {
    for (const item of real) {
      const demo = demos.get(item)!;
      const words = new Words(demo.lang, demo.signs, [item.ftl]);
      const reasons = demo.line.frames.map(({ verdicts }) => verdicts.map(({ reason }) => (reason === null ? null : reasonSentence(words, reason))));
      expect(reasons, item.name).toEqual(item.reasons);
    }
  });

  it("has the same table as the static figure, in every frame", { timeout: 600_000 }, () => {
    for (const item of real) {
      const demo = demos.get(item)!;
      for (const hands of ["open", "acting"] as const) {
        const stage = document.createElement("div");
        const draw = tableIn(stage);
        // Forth and back: what is drawn follows from the frame alone, and not from the one before it.
        const there = [...item.tables[hands].entries()];
        for (const [n, html] of [...there, ...there.toReversed()]) {
          draw({ demo, frames: demo.line.frames, steps: demo.steps, n, hands });
          expect(stage.innerHTML, `${item.name}, frame ${n}, hands ${hands}`).toBe(asSerialised(html));
        }
      }
    }
  });

  it("has a string for everything that the player says", () => {
    for (const item of real) {
      const { words } = demos.get(item)!;
      expect(KEYS.filter((key) => !words.has(key)), item.name).toEqual([]);
    }
  });
});

const KEYS = [
  ..."pick picked picked-legal picked-more picked-refused play-picked picked-groups".split(" "),
  ..."label table controls first back next last play pause position step speed speed-slow speed-normal speed-fast paused ended whatif whatif-help".split(" "),
  ..."hands hands-open hands-acting hands-seat menu transcript copy copied copy-failed rules rule-link why starting progress cancel thinking".split(" "),
  ..."verified verified-help mismatch mismatch-help mismatch-step unavailable unavailable-help retry open-page branch back-to-example stale version broken".split(" "),
  ..."unavailable-stalled unavailable-missing unavailable-damaged unavailable-blocked unavailable-failed unavailable-cancelled".split(" "),
  ..."to-act acting over hidden-card legal-card refused-card said cards-of cards-none zone-cards zone-empty no-facts pending line-failed other-actions refused-action".split(" "),
  ..."close help help-title help-note list-two list-more list-last".split(" "),
  ..."next back next-group back-group first last play card escape seat hands whatif speak last-move score cards help".split(" ").map((name) => `key-${name}`),
  ..."right left page-down page-up home end space enter escape".split(" ").map((name) => `keyname-${name}`),
];
