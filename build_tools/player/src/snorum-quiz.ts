/** The part of the player that asks questions about the position shown: loaded when a reader wants to be asked. */

import type { OpenPart, PartHost } from "./beside.js";
import { Quiz } from "./quiz.js";

export { default as style } from "./quiz.css";

export function open(host: PartHost, done: () => void): OpenPart {
  return new Quiz(host, done);
}
