/** Copies the address of the position shown, and says so. */

import type { Announcer } from "./announce.js";
import type { Controls } from "./controls.js";
import type { Demo } from "./document.js";
import { say } from "./speak.js";

export async function copyLink(demo: Demo, address: string, announcer: Announcer, controls: Controls): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    announcer.say(say(demo, "copied"));
    controls.showCopied(say(demo, "copied"));
  } catch {
    announcer.say(say(demo, "copy-failed"));
  }
}
