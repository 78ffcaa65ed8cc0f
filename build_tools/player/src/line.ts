/** Lines: the example as it was built, or the reader's own line, which leaves it at some step. */

import type { Demo, StepWords } from "./document.js";
import type { Card, Frame, Frames, Verdict } from "./frames.js";
import type { Position } from "./position.js";
import type { LineWords } from "./line-words.js";

export interface Line {
  readonly frames: readonly Frame[];
  readonly steps: readonly StepWords[];
  /** The step at which the reader left the example; null for the example itself. */
  readonly left: number | null;
  /** The reader's own actions after that. */
  readonly actions: readonly string[];
}

export function exampleLine(demo: Demo): Line {
  return { frames: demo.line.frames, steps: demo.steps, left: null, actions: [] };
}

export function ownLine(demo: Demo, position: Position, frames: Frames, words: LineWords): Line {
  const steps = demo.steps.slice(0, position.step + 1);
  for (const frame of frames.frames.slice(steps.length)) steps.push(words.step(frame, steps[steps.length - 1]));
  return { frames: frames.frames, steps, left: position.step, actions: position.actions };
}

/** Where frame `n` of a line lies, as the address names it. */
export function positionAt(line: Line, n: number): Position {
  if (line.left === null || n <= line.left) return { step: n, actions: [] };
  return { step: line.left, actions: line.actions.slice(0, n - line.left) };
}

/** The position with own actions that only repeat the example turned into steps of it. */
export function rejoin(demo: Demo, position: Position): Position {
  let { step } = position;
  const actions = [...position.actions];
  while (actions.length > 0 && demo.line.frames[step + 1]?.action?.text === actions[0]) {
    actions.shift();
    step += 1;
  }
  return { step, actions };
}

/** The last frames of the runs or tricks of a line, and its first frame: where stepping by groups stops. */
export function groupEnds(steps: readonly StepWords[]): readonly number[] {
  return steps.flatMap((step, n) => (n === 0 || steps[n + 1]?.group !== step.group ? [n] : []));
}

const ONE_CARD = /^\S\S$/u;

/** What may be asked of each card of the seat that is to act. */
export function cardVerdicts(frame: Frame): ReadonlyMap<Card, Verdict> {
  return new Map(frame.verdicts.filter(({ action }) => ONE_CARD.test(action)).map((verdict) => [verdict.action, verdict]));
}

/** Candidates that are not one card: passing, several cards, declarations. */
export function otherVerdicts(frame: Frame): readonly Verdict[] {
  return frame.verdicts.filter(({ action }) => !ONE_CARD.test(action));
}
