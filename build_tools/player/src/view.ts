/** What a viewer sees of a frame: which cards are open, who played a card, which zones and facts are worth drawing. */

import type { FactText, StepWords } from "./document.js";
import { HIDDEN, type Card, type Frame, type Seat, type Table, type Zone } from "./frames.js";

/** Whose cards are open: everybody's, only those of the seat that is to act, or those of one seat. */
export type Hands = "open" | "acting" | { readonly seat: Seat };

const UNDRAWN = new Set(["out"]);

export function viewers(frame: Frame, hands: Hands, seats: readonly Seat[]): readonly Seat[] {
  if (hands === "open") return seats;
  if (hands !== "acting") return [hands.seat];
  const seat = frame.table.toAct ?? frame.action?.seat ?? null;
  return seat === null ? [] : [seat];
}

export function seenCards(zone: Zone, open: readonly Seat[]): readonly Card[] {
  const isSeen = zone.seenBy === null || zone.seenBy.some((seat) => open.includes(seat));
  return isSeen ? zone.cards : zone.cards.map(() => HIDDEN);
}

/** Who last played each card, up to and with frame `n`. */
export function playersOf(frames: readonly Frame[], n: number): ReadonlyMap<Card, Seat> {
  const players = new Map<Card, Seat>();
  for (const frame of frames.slice(0, n + 1)) {
    for (const event of frame.events) {
      if (event.kind !== "played" || event.seat === null) continue;
      for (const card of event.cards) players.set(card, event.seat);
    }
  }
  return players;
}

/** The shared zones that hold a card at some time in these frames; they keep their place when they are empty. */
export function drawnZones(frames: readonly Frame[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { table } of frames) {
    for (const zone of table.zones) if (zone.owner === null && zone.cards.length > 0 && !UNDRAWN.has(zone.name)) keys.add(zone.key);
  }
  return keys;
}

/** What a step says of the facts that say something: those that were not zero in its frame or in some frame before it. */
export function shownFacts({ frames, steps }: { readonly frames: readonly Frame[]; readonly steps: readonly StepWords[] }, n: number): readonly FactText[] {
  const names = new Set<string>();
  for (const { table } of frames.slice(0, n + 1)) {
    for (const [key, value] of table.facts) if (value !== 0 && value !== false && value !== null) names.add(factName(key));
  }
  return (steps[n]?.facts ?? []).filter(({ name }) => names.has(name));
}

export function factName(key: string): string {
  return key.split(".", 1)[0] ?? key;
}

export function hand(table: Table, seat: Seat): Zone | undefined {
  return table.zones.find((zone) => zone.name === "hand" && zone.owner === seat);
}

export function largestHand(frames: readonly Frame[]): number {
  const sizes = frames.flatMap(({ table }) => table.zones.filter((zone) => zone.name === "hand").map((zone) => zone.cards.length));
  return sizes.reduce((most, size) => Math.max(most, size), 0);
}

export interface Place {
  readonly side: "s" | "w" | "n" | "e";
  readonly row: number;
}

/** Seats sit clockwise from the bottom: up the left side, along the top, down the right side; row 1 is the top. */
export function place(index: number, seats: number): Place {
  const sides = Math.floor((seats - 1) / 2);
  if (index === 0) return { side: "s", row: Math.max(sides, 1) + 2 };
  if (index <= sides) return { side: "w", row: sides + 2 - index };
  if (seats % 2 === 0 && index === sides + 1) return { side: "n", row: 1 };
  return { side: "e", row: sides + 2 - (seats - index) };
}
