/** The part of the player that asks the engine: loaded when a reader asks "what if", and kept for all players of the page. */

import type { MakeInquiry } from "./asking.js";
import type { Demo } from "./document.js";
import { engine } from "./engine/client.js";
import { EngineInquiry } from "./inquiry.js";
import { loadLineWords } from "./line-words.js";

/** `manifest` and `ftl` are addresses that may be used, or null. */
export function inquiryMaker(demo: Demo, manifest: string | null, ftl: readonly (URL | null)[]): MakeInquiry {
  const urls = ftl.filter((url) => url !== null);
  return (session) => new EngineInquiry(session, { engine, manifest, loadWords: () => loadLineWords(demo, urls) });
}
