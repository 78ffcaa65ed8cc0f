/** The part of the player that asks the engine: loaded when a reader asks "what if", and kept for all players of the page. */

import type { MakeInquiry } from "./asking.js";
import type { Demo } from "./document.js";
import { engine } from "./engine/client.js";
import { EngineInquiry } from "./inquiry.js";
import { loadLineWords } from "./line-words.js";

export { default as style } from "./inquiry.css";

/** `manifest` and `ftl` are addresses that may be used, or null. */
export function inquiryMaker(demo: Demo, manifest: string | null, ftl: readonly (URL | null)[]): MakeInquiry {
  const urls = ftl.filter((url) => url !== null);
  return (session) => new EngineInquiry(session, { engine, manifest, loadWords: () => loadLineWords(demo, urls) });
}

// What the parts that ask the engine besides are built on.
export { engine, EngineInquiry, loadLineWords };
export { labelled } from "./controls.js";
export { h } from "./dom.js";
export { otherActions, refusalBox, reveal, updateProgress } from "./engine-box.js";
export { readEvent, readFrame, readFrames, readReason } from "./frames.js";
export { exampleLine, ownLine, positionAt } from "./line.js";
export { Picking, pickingBox } from "./picking.js";
export { branchRecord } from "./position.js";
export { fields, list, nullable, otherwise, table, text, whole } from "./read.js";
export { say, sayNumber, stepText } from "./speak.js";
export { fill, formatNumber, isolate, textNodes } from "./text.js";
