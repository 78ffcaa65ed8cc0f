/** Prints, as JSON, the words that the player makes for frames; a test holds them equal to those made at build. */

import { stdin, stdout } from "node:process";
import { text as readAll } from "node:stream/consumers";

import { readFrames } from "./frames.js";
import { reasonSentence, stepWords } from "./narrate.js";
import { fields, list, text } from "./read.js";
import { Words } from "./words.js";

const input = fields(JSON.parse(await readAll(stdin)));
const frames = readFrames(input["frames"]);
const signs = { digits: text(input["digits"]), group: text(input["group"]), decimal: text(input["decimal"]) };
const words = new Words(text(input["lang"]), signs, list(text)(input["ftl"]));
const steps = frames.frames.map((frame) => {
  const { say, said, facts } = stepWords(words, frame, undefined, frames.seats);
  return { say, said, facts };
});
const reasons = frames.frames.map(({ verdicts }) =>
  verdicts.map(({ action, reason }) => ({ action, text: reason === null ? null : reasonSentence(words, reason) })),
);
stdout.write(`${JSON.stringify({ steps, reasons })}\n`);
