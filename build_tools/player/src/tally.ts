/** A score kept by strokes, as a drawing; `mkdocs_snorum.generate.tally` makes the same. */

import type { Drawing, StepWords, Tally } from "./document.js";
import type { Frame } from "./frames.js";
import { factName } from "./view.js";

const STEP = 8;
const REACH = 7;
const GAP = 10;
const ROOM = 18;
const MARGIN = 22;

/** The strokes of a frame of the reader's own line, where the table shows any. */
export function lineDrawing(tally: Tally | null, frame: Frame, before: StepWords | undefined): Drawing | null {
  if (tally === null || (before?.drawing == null && scores(tally, frame).every(([, rubbed]) => rubbed === 0))) return null;
  return drawTally(tally, frame);
}

export function drawTally(tally: Tally, frame: Frame): Drawing {
  const sides = scores(tally, frame);
  const length = GAP + STEP * (tally.of - 1);
  const standing: string[] = [];
  const gone: string[] = [];
  const names: [string, string, string][] = [];
  for (const [place, [side, rubbed]] of sides.entries()) {
    const angle = sides.length <= 2 ? Math.PI * (1 - place) : Math.PI * (0.5 + (2 * place) / sides.length);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    standing.push(`M0 0L${at(x * length)} ${at(y * length)}`);
    for (let stroke = 0; stroke < tally.of; stroke += 1) {
      const far = GAP + STEP * stroke;
      const line = `M${at(x * far - y * REACH)} ${at(y * far + x * REACH)}L${at(x * far + y * REACH)} ${at(y * far - x * REACH)}`;
      (stroke >= tally.of - rubbed ? gone : standing).push(line);
    }
    names.push([at(x * (length + ROOM)), at(y * (length + ROOM)), side]);
  }
  return { box: box(names), standing: standing.join(""), gone: gone.join(""), names };
}

function scores(tally: Tally, frame: Frame): [string, number][] {
  const owned = [...frame.table.facts].filter(([key]) => factName(key) === tally.fact && key.includes("."));
  return owned.map(([key, value]) => [key.slice(tally.fact.length + 1), Number(value)]);
}

function box(names: readonly (readonly [string, string, string])[]): string {
  const xs = names.map(([x]) => Number(x));
  const ys = names.map(([, y]) => Number(y));
  const [left, top] = [Math.min(0, ...xs) - MARGIN, Math.min(0, ...ys) - ROOM];
  return [left, top, Math.max(0, ...xs) + MARGIN - left, Math.max(0, ...ys) + ROOM - top].map(at).join(" ");
}

/** A length to a tenth. */
function at(value: number): string {
  return String(Math.floor(value * 10 + 0.5) / 10);
}
