/** What the player knows of the part that asks the engine; that part itself is loaded when a reader asks "what if". */

import type { Card, Verdict } from "./frames.js";
import type { PanelActions } from "./panel.js";
import type { EngineState } from "./port.js";
import type { Position } from "./position.js";
import type { Session } from "./session.js";

/** Has the live engine replayed the example, and did it find the same? */
export type Check = { readonly kind: "unchecked" } | { readonly kind: "verified" } | { readonly kind: "mismatch"; readonly step: number };

export const UNCHECKED: Check = { kind: "unchecked" };

/** An action that the rules refuse, and the sentence that says why. */
export interface Refusal {
  readonly action: string;
  readonly code: string;
  readonly text: string;
}

/** Cards are chosen one after another and then played together; `choices` says of each whether it may be among them. */
export interface Choosing {
  readonly picked: readonly Card[];
  readonly choices: ReadonlyMap<Card, boolean>;
}

export interface Inquiry {
  readonly engineState: EngineState;
  readonly check: Check;
  readonly refusal: Refusal | null;
  /** The action that waits for the engine. */
  readonly pending: string | null;
  /** Null where a card that is pressed is played at once. */
  readonly choosing: Choosing | null;
  /** What the reader is told of the cards chosen so far. */
  readonly told: string | null;
  /** What is said of a line that has just come, where it is more than its last step. */
  readonly lineTold: string | null;
  /** Changes whenever the engine's part of the player has to be drawn anew. */
  readonly version: number;
  /** Follows the engine until the signal aborts. */
  connect(signal: AbortSignal): void;
  /** A sign of intent: starts an idle engine. */
  warm(): void;
  /** Starts the engine, also after it has failed. */
  start(): void;
  cancel(): void;
  /** Chooses a card, or takes it back; false where it is to be played at once. */
  pick(card: Card): boolean;
  choose(verdict: Verdict): Promise<void>;
  /** Shows a line that leaves the example. */
  follow(position: Position): Promise<void>;
  /** The reader has gone on: nothing that was asked for is wanted any more. */
  drop(): void;
  /** What the reader must not miss, over the table. */
  banners(): HTMLElement[];
  engineBox(actions: PanelActions): HTMLElement | null;
  refusalBox(actions: PanelActions): HTMLElement | null;
  /** Brings the progress shown inside `place` up to date. */
  updateProgress(place: HTMLElement): void;
}

export type MakeInquiry = (session: Session) => Inquiry;
