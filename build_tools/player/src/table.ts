/** One frame as a table: seats, hands and the cards in the middle. `templates/table.html.jinja` makes the same. */

import type { Demo, Drawing, FactText, StepWords } from "./document.js";
import { h, svg } from "./dom.js";
import { cardFace } from "./faces.js";
import { HIDDEN, type Card, type Frame, type Seat, type Zone } from "./frames.js";
import { fill, textNodes } from "./text.js";
import { branch, leaf, redraw, type Sketch } from "./sketch.js";
import { drawnZones, hand, type Hands, largestHand, place, playersOf, seenCards, shownFacts, viewers } from "./view.js";

/** Where there are more than two, hands up to this size stand two abreast on narrow screens. */
const SHORT_HAND = 7;

export interface TableView {
  readonly demo: Demo;
  readonly frames: readonly Frame[];
  readonly steps: readonly StepWords[];
  readonly n: number;
  readonly hands: Hands;
  /** Cards of the seat that is to act, as buttons: may the card be played? */
  readonly choices?: ReadonlyMap<Card, boolean>;
  /** Those of them that are chosen, where several are played together. */
  readonly picked?: readonly Card[];
}

/** Draws frames in an element, which is to be empty: each makes only what the one before it does not show. */
export function tableIn(place: Element): (view: TableView) => void {
  let before: readonly Sketch[] = [];
  return (view) => {
    const after = [sketchTable(view)];
    redraw(place, before, after);
    before = after;
  };
}

function sketchTable(view: TableView): Sketch {
  const { demo, frames, n } = view;
  const seats = demo.line.seats;
  const frame = frames[n];
  if (frame === undefined) throw new RangeError(`no frame ${String(n)}`);
  const open = viewers(frame, view.hands, seats);
  const facts = shownFacts(view, n);
  return branch(
    "div",
    { class: "sn-table", "data-seats": String(seats.length), "data-short": seats.length > 2 && largestHand(frames) <= SHORT_HAND },
    ...seats.map((seat, index) => sketchSeat(view, frame, seat, index, open, facts)),
    sketchCentre(view, frame, open, facts),
  );
}

function sketchSeat(view: TableView, frame: Frame, seat: Seat, index: number, open: readonly Seat[], facts: readonly FactText[]): Sketch {
  const { demo, steps, n } = view;
  const isActing = frame.table.toAct === seat;
  const { side, row } = place(index, demo.line.seats.length);
  const said = (steps[n]?.said ?? []).filter((item) => item.seat === seat).map((item) => item.text);
  const own = facts.filter((fact) => fact.owner === seat);
  const zone = hand(frame.table, seat);
  return branch(
    "div",
    { class: "sn-seat", "data-seat": seat, "data-side": side, "data-row": String(row), "data-acting": isActing },
    leaf([seat, isActing, own, said], () =>
      h(
        "div",
        { class: "sn-seat-head" },
        h("span", { class: "sn-seat-name" }, h("bdi", {}, seat)),
        isActing && h("span", { class: "sn-turn" }, demo.words.get("acting") ?? ""),
        ...own.map(factTag),
        said.length > 0 && h("span", { class: "sn-said" }, ...textNodes(said.map((words) => fill(demo.words.get("said") ?? "{words}", { words })).join(" "))),
      ),
    ),
    branch("ul", { class: "sn-hand", role: "list" }, ...(zone === undefined ? [] : handCards(view, zone, open, isActing))),
  );
}

function handCards(view: TableView, zone: Zone, open: readonly Seat[], isActing: boolean): Sketch[] {
  const { demo, picked } = view;
  return inPackOrder(demo, seenCards(zone, open)).map((card) => {
    const choice = isActing ? view.choices?.get(card) : undefined;
    return leaf([card, choice, picked?.includes(card)], () => h("li", { "data-card": card }, choice === undefined ? cardTag(demo, card) : cardButton(view, card, choice)));
  });
}

function sketchCentre(view: TableView, frame: Frame, open: readonly Seat[], facts: readonly FactText[]): Sketch {
  const { demo, frames, steps, n } = view;
  const drawn = drawnZones(frames);
  const players = playersOf(frames, n);
  const fresh = new Set(frame.events.filter((event) => event.kind === "played").flatMap((event) => event.cards));
  const zones = frame.table.zones.filter((zone) => drawn.has(zone.key));
  const shared = facts.filter((fact) => !demo.line.seats.includes(fact.owner ?? ""));
  const drawing = steps[n]?.drawing ?? null;
  return branch(
    "div",
    { class: "sn-centre" },
    ...zones.map((zone) =>
      branch(
        "div",
        { class: "sn-zone", "data-zone": zone.name },
        leaf(zone.name, () => h("span", { class: "sn-zone-name" }, ...textNodes(demo.zones.get(zone.name) ?? ""))),
        branch(
          "ul",
          { class: "sn-row", role: "list" },
          ...seenCards(zone, open).map((card) => {
            const by = players.get(card) ?? null;
            const isNew = fresh.has(card);
            return leaf([card, by, isNew], () => h("li", { "data-card": card, "data-new": isNew }, cardTag(demo, card), by !== null && h("span", { class: "sn-by" }, h("bdi", {}, by))));
          }),
        ),
      ),
    ),
    ...(drawing === null ? [] : [leaf(drawing, () => drawingTag(drawing))]),
    leaf(shared, () => h("p", { class: "sn-facts" }, ...shared.map(factTag))),
  );
}

/** The facts say the same in words. */
function drawingTag({ box, standing, gone, names }: Drawing): Element {
  return svg(
    "svg",
    { class: "sn-tally", viewBox: box, "aria-hidden": "true" },
    svg("path", { d: standing }),
    svg("path", { class: "sn-gone", d: gone }),
    ...names.map(([x = "", y = "", name = ""]) => svg("text", { x, y }, name)),
  );
}

/** A hand as it is held: in the order of the document's pack. */
function inPackOrder(demo: Demo, cards: readonly Card[]): readonly Card[] {
  const order = new Map([...demo.cards.keys()].map((card, index) => [card, index]));
  return cards.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
}

export function cardName(demo: Demo, card: Card): string {
  if (card === HIDDEN) return demo.words.get("hidden-card") ?? "";
  return demo.cards.get(card)?.name ?? card;
}

function cardTag(demo: Demo, card: Card): HTMLElement {
  return h("span", { class: "sn-card" }, cardFace(card, cardName(demo, card), demo.ranks, demo.deck));
}

function cardButton({ demo, picked }: TableView, card: Card, isLegal: boolean): HTMLElement {
  const name = cardName(demo, card);
  const label = fill(demo.words.get(isLegal ? "legal-card" : "refused-card") ?? "{card}", { card: name });
  return h("button", { class: "sn-card", type: "button", "data-legal": isLegal ? "yes" : "no", "aria-label": label, "aria-pressed": picked === undefined ? null : String(picked.includes(card)) }, cardFace(card, name, demo.ranks, demo.deck));
}

function factTag({ name, text, short }: FactText): HTMLElement {
  const full = h("span", { class: "sn-full" }, ...textNodes(text));
  return h("span", { class: "sn-fact", "data-fact": name }, full, short !== null && h("span", { class: "sn-short", "aria-hidden": "true" }, ...textNodes(short)));
}
