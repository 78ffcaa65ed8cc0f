/** The part of the player that plays the example again under other rules: loaded when a reader wants to compare. */

import type { OpenPart, PartHost } from "./beside.js";
import { Comparison } from "./compare.js";

export { default as style } from "./compare.css";

export function open(host: PartHost, done: () => void): OpenPart {
  return new Comparison(host, done);
}
