/** What a page that teaches wants of a player: that it asks, or lets the reader move, and tells what comes of that. */

import { Announcer } from "./announce.js";
import type { Part } from "./element.js";
import { h } from "./dom.js";

/** What an action of the reader's own has led to. */
export interface Played {
  readonly n: number;
  /** The clauses that the engine applied. */
  readonly rules: readonly string[];
}

/** `quiz` asks about the position shown, `whatif` lets the reader play on from it; nothing else is begun. */
export function begin(host: Part, mode: string): void {
  if (mode === "whatif") letMove(host);
  if (mode === "quiz") void ask(host);
}

function letMove({ demo, session, signal }: Part): void {
  const tell = (): void => {
    const detail: Played = { n: session.n, rules: session.frame.rules };
    // Whoever has what it asked for takes the event, and asks no more.
    if (!demo.dispatchEvent(new CustomEvent("snorum-played", { bubbles: true, cancelable: true, detail }))) session.ask(false);
  };
  demo.addEventListener("snorum-step", tell, { signal });
  session.ask(true);
}

async function ask(part: Part): Promise<void> {
  const { demo, data, session, root, signal } = part;
  const url = (path: string): URL | null => part.url(path);
  const { openPart } = (await import(__EXTRAS__)) as typeof import("./snorum-extras.js");
  if (signal.aborted) return;
  const announcer = new Announcer(root.querySelector<HTMLElement>(".sn-live") ?? h("div"));
  const host = { data, link: (path: string) => url(path)?.href ?? null, address: () => location.href, onStep: Boolean, onBranch: Boolean, ownUrl: url, signal };
  await openPart(session, host, root, announcer, "quiz");
  demo.dispatchEvent(new CustomEvent("snorum-asked", { bubbles: true }));
}
