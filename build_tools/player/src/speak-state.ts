/** What the live region says when something beside the step has changed. */

import type { Session } from "./session.js";
import { say } from "./speak.js";

/** Empty where there is nothing to say. */
export function speakState({ demo, check, inquiry, notice, isAsking, engineState }: Session): string {
  // A mismatch is an alert, and so heard anyway.
  if (check.kind === "mismatch") return "";
  if (inquiry?.refusal) return inquiry.refusal.text;
  if (notice !== null) return say(demo, notice);
  if (!isAsking) return "";
  if (engineState.kind === "unavailable") return `${say(demo, "unavailable")} ${say(demo, `unavailable-${engineState.reason}`)}`;
  return engineState.kind === "ready" ? (inquiry?.told ?? say(demo, "whatif-help")) : say(demo, "starting");
}
