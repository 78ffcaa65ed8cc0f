/** Which steps of a lesson are done: as text for the browser to keep, and for a file that the reader takes along. */

import { fields, list, text } from "../read.js";

const FORMAT = "snorum-progress";
const VERSION = 1;
/** A longer file is none of ours. */
export const LONGEST = 20_000;

/** A text that holds no progress of this lesson. */
export class NoProgress extends Error {}

export function formatProgress(game: string, done: ReadonlySet<string>): string {
  return `${JSON.stringify({ format: FORMAT, version: VERSION, game, done: [...done] })}\n`;
}

/** The steps done, of those that the lesson has; throws NoProgress for any other text. */
export function parseProgress(value: string, game: string, steps: readonly string[]): ReadonlySet<string> {
  if (value.length > LONGEST) throw new NoProgress("too long");
  let done: readonly string[];
  try {
    const data = fields(JSON.parse(value));
    if (data["format"] !== FORMAT || data["version"] !== VERSION || data["game"] !== game) throw new NoProgress("of something else");
    done = list(text)(data["done"]);
  } catch (error) {
    throw error instanceof NoProgress ? error : new NoProgress(String(error));
  }
  return new Set(steps.filter((step) => done.includes(step)));
}
