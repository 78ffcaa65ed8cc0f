/** Cards fly from where they lay to where they are played. */

const MS = 200;

type Places = ReadonlyMap<string, DOMRect>;

/** Where every card lies now, by its name. */
export function cardPlaces(stage: HTMLElement): Places {
  return new Map(cardItems(stage).map(([card, item]) => [card, item.getBoundingClientRect()]));
}

/** Lets the cards that changed hands or rows since then fly there. */
export function fly(stage: HTMLElement, before: Places): void {
  const flights: (() => void)[] = [];
  for (const [card, item] of cardItems(stage)) {
    const then = before.get(card);
    if (then === undefined) continue;
    const now = item.getBoundingClientRect();
    const [x, y] = [then.left - now.left, then.top - now.top];
    // Cards that move up in their own hand do not fly.
    if (Math.abs(y) < now.height / 2 && Math.abs(x) < now.width * 2) continue;
    flights.push(() => item.firstElementChild?.animate([{ transform: `translate(${x}px, ${y}px)`, zIndex: 2 }, { transform: "none", zIndex: 2 }], { duration: MS, easing: "ease-out" }));
  }
  // Only when all are measured: each that starts would have the next measured anew.
  for (const start of flights) start();
}

/** The cards that show their faces: a hidden one could be any. */
function cardItems(stage: HTMLElement): [string, HTMLElement][] {
  const items = [...stage.querySelectorAll<HTMLElement>("li[data-card]")];
  return items.map((item): [string, HTMLElement] => [item.dataset["card"] ?? "", item]).filter(([card]) => card !== "??");
}
