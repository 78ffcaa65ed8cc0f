/** What the live region says of steps, and the player's own strings. */

import type { Demo, StepWords } from "./document.js";
import type { Session } from "./session.js";
import { fill, formatNumber } from "./text.js";

/** A string of the player's own, with its places filled. */
export function say(demo: Demo, key: string, values: Readonly<Record<string, string>> = {}): string {
  return fill(demo.words.get(key) ?? key, values);
}

export function sayNumber(demo: Demo, key: string, values: Readonly<Record<string, number>>): string {
  return say(demo, key, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatNumber(value, demo.signs)])));
}

export function speakStep({ demo, n, last, step }: Session): string {
  return sentences(`${sayNumber(demo, "step", { n, m: last })}.`, step?.say, ...(step?.notes ?? []));
}

export function speakLastMove({ step }: Session): string {
  return sentences(step?.say);
}

/** Step words as one paragraph of plain text. */
export function stepText(step: StepWords): string {
  return sentences(step.say, ...step.notes);
}

export function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined && part !== "").join(" ");
}
