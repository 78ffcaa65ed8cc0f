/** The position shown as a drawing of its own: one SVG file that needs no other, in light colours. */

import type { Demo, FactText } from "../document.js";
import { svg } from "../dom.js";
import { cardFace } from "../faces.js";
import type { Card, Seat } from "../frames.js";
import type { Session } from "../session.js";
import { cardName } from "../table.js";
import { formatNumber } from "../text.js";
import { drawnZones, hand, place, seenCards, shownFacts, viewers } from "../view.js";

const WIDTH = 900;
const MARGIN = 20;
const COLUMN = 260;
const MIDDLE = WIDTH - 2 * COLUMN - 2 * MARGIN;
const CARD = { width: 64, height: 90, step: 27 };
const ROW = 150;
const FONT = "system-ui, Vazirmatn, 'Segoe UI', 'Noto Sans', Arial, sans-serif";
const CONDENSED = "'Roboto Condensed', 'Arial Narrow', 'Liberation Sans Narrow', Arial, sans-serif";

/** The colours of the sprite's variables, and of suits by pack. */
const COLOURS: Readonly<Record<string, string>> = { paper: "#fffdf8", edge: "#b9b4a8", tint: "#f5efe2", ink: "#1d2433", gold: "#c8922a", skin: "#f8e6d2", hair: "#7a4a2b", back: "#27496d", line: "#9dbbd8" };
const SUITS: Readonly<Record<string, string>> = { s: "#1d2433", h: "#c4122f", d: "#c4122f", c: "#1d2433", "german s": "#217a3c", "german d": "#b35900" };
/** Amber needs a paler gold beside it. */
const BELL_GOLD = "#f2c14e";

export type Measure = (text: string, size: number) => number;

/** How wide a text is, in the unit of its size; where there is no canvas, about. */
export function browserMeasure(): Measure {
  const context = document.createElement("canvas").getContext("2d");
  if (context === null) return (text, size) => text.length * size * 0.55;
  return (text, size) => {
    context.font = `${String(size)}px ${FONT}`;
    return context.measureText(text).width;
  };
}

/** `sprite` holds the symbols of the cards. */
export function positionPicture(session: Session, sprite: Element, measure: Measure): string {
  return new Picture(session, sprite, measure).draw();
}

class Picture {
  readonly #session: Session;
  readonly #demo: Demo;
  readonly #sprite: Element;
  readonly #measure: Measure;
  readonly #symbols = new Map<string, Element>();
  readonly #body = svg("g");

  constructor(session: Session, sprite: Element, measure: Measure) {
    this.#session = session;
    this.#demo = session.demo;
    this.#sprite = sprite;
    this.#measure = measure;
  }

  draw(): string {
    const { demo, frame, n, last, step, line } = this.#session;
    const seats = demo.line.seats;
    const open = viewers(frame, this.#session.hands, seats);
    const facts = shownFacts(line, n);
    const places = seats.map((seat, index) => ({ seat, ...place(index, seats.length) }));
    let y = this.#paragraph(demo.title, MARGIN + 8, 20, "bold") + 12;
    const zones = frame.table.zones.filter((zone) => drawnZones(line.frames).has(zone.key));
    for (const { seat, side } of places) if (side === "n") this.#seat(seat, WIDTH / 2, y, MIDDLE + 120, open, facts);
    if (places.some(({ side }) => side === "n")) y += ROW;
    const rows = places.filter(({ side }) => side === "w" || side === "e").map(({ row }) => row);
    const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
    const shared = facts.filter(({ owner }) => owner === null || !seats.includes(owner)).map(({ text }) => text);
    const high = Math.max(rows.length > 0 ? (bottom - top + 1) * ROW : 0, zones.length * (CARD.height + 40) + shared.length * 20);
    for (const { seat, side, row } of places) {
      if (side === "w" || side === "e") this.#seat(seat, side === "w" ? MARGIN + COLUMN / 2 : WIDTH - MARGIN - COLUMN / 2, y + ((row - top) * high) / (bottom - top + 1), COLUMN, open, facts);
    }
    let below = y;
    for (const zone of zones) {
      this.#text(demo.zones.get(zone.name) ?? "", WIDTH / 2, below + 14, 14);
      this.#cards(seenCards(zone, open), WIDTH / 2, below + 22, rows.length > 0 ? MIDDLE : MIDDLE + 200);
      below += CARD.height + 40;
    }
    for (const text of shared) {
      this.#text(text, WIDTH / 2, below + 6, 14);
      below += 20;
    }
    y += high + 10;
    for (const { seat, side } of places) if (side === "s") this.#seat(seat, WIDTH / 2, y, MIDDLE + 200, open, facts);
    y += ROW;
    const told = [step?.say ?? "", ...(step?.notes ?? [])].join(" ");
    y = this.#paragraph(told, y + 12, 17) + 4;
    const count = (demo.words.get("position") ?? "{n} / {m}").replace("{n}", formatNumber(n, demo.signs)).replace("{m}", formatNumber(last, demo.signs));
    this.#text(count, WIDTH / 2, y + 12, 14);
    return this.#file(y + 32, told);
  }

  #file(height: number, told: string): string {
    const root = svg(
      "svg",
      { viewBox: `0 0 ${String(WIDTH)} ${String(height)}`, width: String(WIDTH), height: String(height), lang: this.#demo.lang, role: "img", "font-family": FONT, fill: "#1d2433" },
      svg("title", {}, this.#demo.title),
      svg("desc", {}, told),
      svg("defs", {}, ...this.#symbols.values()),
      svg("rect", { width: "100%", height: "100%", fill: "#ffffff" }),
      this.#body,
    );
    return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(root)}\n`;
  }

  #seat(seat: Seat, x: number, y: number, room: number, open: readonly Seat[], facts: readonly FactText[]): void {
    const { demo, frame } = this.#session;
    const isActing = frame.table.toAct === seat;
    this.#text(isActing ? `${seat} · ${demo.words.get("acting") ?? ""}` : seat, x, y + 14, 16, isActing ? "bold" : "normal");
    const own = facts.filter((fact) => fact.owner === seat).map(({ text }) => text);
    if (own.length > 0) this.#text(own.join(" · "), x, y + 32, 13);
    const zone = hand(frame.table, seat);
    const order = [...demo.cards.keys()];
    const cards = zone === undefined ? [] : seenCards(zone, open).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    this.#cards(cards, x, y + 38, room);
  }

  /** Cards from left to right, as everywhere, closer where there is little room. */
  #cards(cards: readonly Card[], x: number, y: number, room: number): void {
    const step = cards.length < 2 ? 0 : Math.min(CARD.step, (room - CARD.width) / (cards.length - 1));
    const left = x - (CARD.width + step * (cards.length - 1)) / 2;
    for (const [index, card] of cards.entries()) this.#card(card, left + index * step, y);
  }

  #card(card: Card, x: number, y: number): void {
    const { deck, ranks } = this.#demo;
    const face = cardFace(card, cardName(this.#demo, card), ranks, deck);
    const suit = card.slice(1);
    const gold = deck === "german" && suit === "d" ? BELL_GOLD : COLOURS["gold"];
    for (const [name, value] of Object.entries({ x: String(x), y: String(y), width: String(CARD.width), height: String(CARD.height), color: SUITS[`${deck} ${suit}`] ?? SUITS[suit] ?? "#27496d" })) face.setAttribute(name, value);
    for (const name of ["class", "role", "data-suit", "data-skin"]) face.removeAttribute(name);
    const label = face.getAttribute("aria-label") ?? "";
    face.removeAttribute("aria-label");
    face.prepend(svg("title", {}, label));
    for (const paper of face.querySelectorAll("rect")) {
      paper.removeAttribute("class");
      paper.setAttribute("fill", COLOURS["paper"] ?? "");
      paper.setAttribute("stroke", COLOURS["edge"] ?? "");
    }
    for (const index of face.querySelectorAll("text")) {
      index.removeAttribute("class");
      index.setAttribute("fill", "currentColor");
      index.setAttribute("font-family", CONDENSED);
      index.setAttribute("font-weight", "700");
    }
    for (const use of face.querySelectorAll("use")) use.setAttribute("href", `#${this.#symbol((use.getAttribute("href") ?? "").slice(1), gold ?? "")}`);
    this.#body.append(face);
  }

  /** The symbol in plain colours, once in the file. */
  #symbol(name: string, gold: string): string {
    const id = gold === BELL_GOLD ? `${name}-bell` : name;
    if (!this.#symbols.has(id)) {
      const symbol = this.#sprite.querySelector(`#${CSS.escape(name)}`)?.cloneNode(true);
      if (!(symbol instanceof Element)) return name;
      symbol.id = id;
      for (const part of symbol.querySelectorAll("*")) {
        for (const { name: attribute, value } of [...part.attributes]) {
          const plain = value.replace(/var\(--f-(\w+)[^)]*\)/u, (_, variable: string) => (variable === "gold" ? gold : (COLOURS[variable] ?? "#1d2433")));
          if (plain !== value) part.setAttribute(attribute, plain);
        }
      }
      this.#symbols.set(id, symbol);
    }
    return id;
  }

  #text(text: string, x: number, y: number, size: number, weight = "normal"): void {
    this.#body.append(svg("text", { x: String(x), y: String(y), "font-size": String(size), "font-weight": weight, "text-anchor": "middle", direction: this.#demo.dir }, text));
  }

  /** A text in lines that fit; the place below it. */
  #paragraph(text: string, y: number, size: number, weight = "normal"): number {
    const lines: string[] = [];
    for (const word of text.split(/ +/u)) {
      const last = lines.at(-1);
      if (last !== undefined && this.#measure(`${last} ${word}`, size) <= WIDTH - 4 * MARGIN) lines[lines.length - 1] = `${last} ${word}`;
      else lines.push(word);
    }
    for (const [index, line] of lines.entries()) this.#text(line, WIDTH / 2, y + size + index * size * 1.45, size, weight);
    return y + size * (0.2 + lines.length * 1.45);
  }
}
