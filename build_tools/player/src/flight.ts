/** Cards fly from where they lay to where they are played. */

import { type Card, type Frame, HIDDEN } from "./frames.js";

const MS = 200;

/** To be called while `shown` is drawn; what it gives, once `next` is: the cards that changed hands or rows then fly there. */
export function flight(stage: HTMLElement, shown: Frame, next: Frame): () => void {
  const [now, then] = [zonesOf(shown), zonesOf(next)];
  const moving = cardItems(stage).filter(([card]) => now.get(card) !== then.get(card));
  const places = new Map(moving.map(([card, item]) => [card, item.getBoundingClientRect()]));
  return () => {
    fly(stage, places);
  };
}

function fly(stage: HTMLElement, before: ReadonlyMap<Card, DOMRect>): void {
  const flights: (() => void)[] = [];
  for (const [card, item] of cardItems(stage)) {
    const then = before.get(card);
    if (then === undefined) continue;
    const now = item.getBoundingClientRect();
    const [x, y] = [then.left - now.left, then.top - now.top];
    // Those that are near enough do not.
    if (Math.abs(y) < now.height / 2 && Math.abs(x) < now.width * 2) continue;
    flights.push(() => item.firstElementChild?.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 2 }, { transform: "none", zIndex: 2 }], { duration: MS, easing: "ease-out" }));
  }
  // Only when all are measured: each that starts would have the next measured anew.
  for (const start of flights) start();
}

/** The zone of every card. */
function zonesOf({ table }: Frame): ReadonlyMap<Card, string> {
  return new Map(table.zones.flatMap(({ key, cards }) => cards.map((card) => [card, key])));
}

/** The cards that show their faces: a hidden one could be any. */
function cardItems(stage: HTMLElement): [Card, HTMLElement][] {
  const items = [...stage.querySelectorAll<HTMLElement>("li[data-card]")];
  return items.map((item): [Card, HTMLElement] => [item.dataset["card"] ?? "", item]).filter(([card]) => card !== HIDDEN);
}
