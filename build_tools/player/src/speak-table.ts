/** What the live region says when it is asked: the table, hands and counts, in words. */

import type { Demo } from "./document.js";
import type { Card, Seat } from "./frames.js";
import type { Session } from "./session.js";
import { say, sentences, speakLastMove } from "./speak.js";
import { cardName } from "./table.js";
import { isolate } from "./text.js";
import { drawnZones, hand, seenCards, shownFacts, viewers } from "./view.js";

export function speakTable(session: Session): string {
  const { demo, frame, line } = session;
  const drawn = drawnZones(line.frames);
  const open = viewers(frame, session.hands, demo.line.seats);
  const zones = frame.table.zones
    .filter((zone) => drawn.has(zone.key))
    .map((zone) => {
      const heading = demo.zones.get(zone.name) ?? zone.name;
      const cards = seenCards(zone, open);
      return cards.length === 0 ? say(demo, "zone-empty", { zone: heading }) : say(demo, "zone-cards", { zone: heading, cards: nameCards(demo, cards) });
    });
  const { toAct } = frame.table;
  return sentences(...zones.map((zone) => `${zone}.`), toAct === null ? say(demo, "over") : `${say(demo, "to-act", { seat: isolate(toAct) })}.`);
}

/** The hand of the seat whose view is chosen, else of the seat that is to act. */
export function speakCards(session: Session): string {
  const { demo, frame, hands } = session;
  const seat: Seat | null = typeof hands === "object" ? hands.seat : frame.table.toAct;
  const zone = seat === null ? undefined : hand(frame.table, seat);
  if (seat === null || zone === undefined || zone.cards.length === 0) return seat === null ? say(demo, "over") : say(demo, "cards-none", { seat: isolate(seat) });
  const cards = seenCards(zone, viewers(frame, hands, demo.line.seats));
  return `${say(demo, "cards-of", { seat: isolate(seat), cards: nameCards(demo, cards) })}.`;
}

export function speakScore(session: Session): string {
  const { demo, line, n } = session;
  const facts = shownFacts(line, n);
  if (facts.length === 0) return say(demo, "no-facts");
  return sentences(...facts.map((fact) => (fact.owner === null ? `${fact.text}.` : `${isolate(fact.owner)}: ${fact.text}.`)));
}

export function nameCards(demo: Demo, cards: readonly Card[]): string {
  const names = cards.map((card) => cardName(demo, card));
  const last = names.pop() ?? "";
  if (names.length === 0) return last;
  if (names.length === 1) return say(demo, "list-two", { a: names[0] ?? "", b: last });
  return say(demo, "list-last", { a: names.reduce((a, b) => say(demo, "list-more", { a, b })), b: last });
}

/** Shows the next seat's hand alone, and says whose it is. */
function turnSeat(session: Session): string {
  const { demo, hands } = session;
  const { seats } = demo.line;
  const shown = typeof hands === "object" ? hands.seat : "";
  const seat = seats[(seats.indexOf(shown) + 1) % seats.length] ?? shown;
  session.setHands({ seat });
  return say(demo, "hands-seat", { seat });
}

/** What is said when a key asks for it. */
export const told = { seat: turnSeat, speak: speakTable, score: speakScore, cards: speakCards, "last-move": speakLastMove } as const;
