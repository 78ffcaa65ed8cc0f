/** Card faces, composed of the sprite's symbols as `faces.json` says. */

import data from "../../mkdocs_snorum/assets/faces.json";
import { svg } from "./dom.js";
import { HIDDEN, type Card } from "./frames.js";

interface Part {
  readonly use: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Face {
  readonly upright: readonly Part[];
  readonly turned: readonly Part[];
}

export interface Skin {
  readonly suits: Readonly<Record<string, string>>;
  readonly labels: Readonly<Record<string, string>>;
  readonly faces: Readonly<Record<string, Face>>;
}

/** The packs that may be drawn; the build leaves all but the first out, and the part that changes the pack brings them. */
const skins = new Map<string, Skin>(Object.entries(data.skins));
const ranks: Readonly<Record<string, Face>> = data.faces;
const widths: Readonly<Record<string, number>> = data.index.widths;
const viewBox = `0 0 ${String(data.width)} ${String(data.height)}`;

export function addSkins(more: Readonly<Record<string, Skin>>): void {
  for (const [name, skin] of Object.entries(more)) skins.set(name, skin);
  drawn.clear();
}

/** Faces as they were drawn first: a copy costs a fraction of the same again. */
const drawn = new Map<string, SVGElement>();

/** The face of a card, or the back of one that is hidden or that the pack does not have. */
export function cardFace(card: Card, name: string, labels: ReadonlyMap<string, string>, skinName = "french"): SVGElement {
  const key = [skinName, card, labels.get(card.slice(0, 1)), name].join();
  const face = drawn.get(key) ?? drawFace(card, name, labels, skinName);
  drawn.set(key, face);
  return face.cloneNode(true) as SVGElement;
}

function drawFace(card: Card, name: string, labels: ReadonlyMap<string, string>, skinName: string): SVGElement {
  const skin = skins.get(skinName) ?? data.skins.french;
  const rank = card.slice(0, 1);
  const suit = card.slice(1);
  const symbol = own(skin.suits, suit);
  const face = own(skin.faces, rank) ?? own(ranks, rank);
  if (card === HIDDEN || symbol === undefined || face === undefined) return cardBack(name);
  const label = own(skin.labels, rank) ?? labels.get(rank) ?? rank;
  const half = (parts: readonly Part[]): SVGElement[] => [index(label), use(symbol, data.index.suit), ...parts.map((part) => use(part.use === "suit" ? symbol : part.use, part))];
  return svg(
    "svg",
    { class: "sn-face", "data-suit": suit, "data-skin": skinName, viewBox, role: "img", "aria-label": name },
    paper(),
    svg("g", { transform: data.turn }, ...half(face.turned)),
    ...half(face.upright),
  );
}

function cardBack(name: string): SVGElement {
  return svg("svg", { class: "sn-face sn-face-back", viewBox, role: "img", "aria-label": name }, paper(), ...data.back.upright.map((part) => use(part.use, part)));
}

function paper(): SVGElement {
  const { x, y, width, height, rx } = data.paper;
  return svg("rect", { class: "sn-paper", x: String(x), y: String(y), width: String(width), height: String(height), rx: String(rx) });
}

function index(label: string): SVGElement {
  const { x, y, size } = data.index;
  const width = own(widths, label) ?? data.index.width;
  return svg(
    "text",
    {
      class: "sn-index",
      x: String(x),
      y: String(y),
      "font-size": String(size),
      "text-anchor": "middle",
      textLength: String(width),
      lengthAdjust: "spacingAndGlyphs",
    },
    label,
  );
}

function use(symbol: string, { x, y, width, height }: Omit<Part, "use">): SVGElement {
  return svg("use", { href: `#${symbol}`, x: String(x), y: String(y), width: String(width), height: String(height) });
}

function own<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
