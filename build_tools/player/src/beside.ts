/** What a part that works beside the example is given: the quiz, and the comparison under other rules. Types only. */

import type { Session } from "./session.js";

export type PartName = "quiz" | "compare";

export interface PartHost {
  readonly session: Session;
  /** The player's element inside the shadow root. */
  readonly root: HTMLElement;
  /** The element of the player, which tells of steps. */
  readonly demo: HTMLElement;
  /** Is this the player that the page's address belongs to? */
  readonly isMain: boolean;
  /** Address of the runtime's manifest, and those of the messages; null and missing where they may not be used. */
  readonly manifest: string | null;
  readonly ftl: readonly URL[];
  /** Aborts when the player leaves the page or shows another document. */
  readonly signal: AbortSignal;
  /** A link of the document, or null where it is none that may be followed. */
  readonly link: (path: string) => string | null;
  readonly announce: (text: string) => void;
}

/** What is open: the part's section, and how it is closed. */
export interface OpenPart {
  readonly section: HTMLElement;
  close(): void;
}

export interface Part {
  readonly style: string;
  readonly open: (host: PartHost, done: () => void) => OpenPart;
}
