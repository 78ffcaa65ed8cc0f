/** The part of the player that plays the other seats against the reader: loaded when a reader does so. */

import type { MakeInquiry } from "./asking.js";
import { ContestInquiry, readContest } from "./contest.js";
import type { Demo } from "./document.js";
import { engine, loadLineWords } from "./snorum-inquiry.js";

export { style } from "./snorum-inquiry.js";

/** `manifest` and `ftl` are addresses that may be used, or null. */
export function inquiryMaker(demo: Demo, manifest: string | null, ftl: readonly (URL | null)[]): MakeInquiry {
  const urls = ftl.filter((url) => url !== null);
  const contest = readContest(demo.contest);
  return (session) => new ContestInquiry(contest, session, { engine, manifest, loadWords: () => loadLineWords(demo, urls) });
}
