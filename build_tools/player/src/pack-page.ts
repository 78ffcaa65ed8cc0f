/** The texts and pictures of a page outside its players, told with the pack that the reader has chosen. */

import { FRENCH } from "./deck.js";
import { cardFace } from "./faces.js";
import { checkVersion, HIDDEN } from "./frames.js";
import { fields, table, text } from "./read.js";
import { textNodes } from "./text.js";

interface Pack {
  readonly deck: string;
  /** The names of cards. */
  readonly cards: ReadonlyMap<string, string>;
  readonly ranks: ReadonlyMap<string, string>;
  /** For the number of an element, its texts by how many elements inside it stand before them. */
  readonly texts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** A text of an element, which may hold isolated runs, and the element inside that comes after it. */
interface Run {
  readonly nodes: readonly Node[];
  readonly next: Element | null;
}

/** What an element held before another pack was shown, text by text. */
const before = new WeakMap<Element, readonly (readonly Node[])[]>();
/** The pack that a page is told with, by the element that names its files. */
const shown = new WeakMap<Element, string>();

/** Tells a page with the pack that is chosen among those that it has; without its words it stays as it is. */
export async function followChoice(page: ParentNode, choose: (names: readonly string[]) => string | null): Promise<void> {
  const ways = page.querySelector<HTMLTemplateElement>("template.sn-packs");
  if (ways === null) return;
  const wanted = (): string => choose([FRENCH, ...Object.keys(ways.dataset)]) ?? FRENCH;
  const name = wanted();
  const now = shown.get(ways) ?? FRENCH;
  if (name === now) return;
  shown.set(ways, name);
  try {
    const pack = name === FRENCH ? null : readPack(await (await fetch(new URL(ways.dataset[name] ?? "", document.baseURI))).json());
    // The reader may have chosen again, or gone on to another page, while it came.
    if (wanted() !== name || !ways.isConnected) return;
    tell(ways.parentElement ?? document.body, pack);
  } catch {
    if (shown.get(ways) === name) shown.set(ways, now);
  }
}

function readPack(value: unknown): Pack {
  const data = fields(value);
  checkVersion(data, "snorum-pack", 1);
  return {
    deck: text(data["deck"]),
    cards: table((card) => text(fields(card)["name"]))(data["cards"]),
    ranks: table(text)(data["ranks"]),
    texts: table(table(text))(data["texts"]),
  };
}

function tell(page: Element, pack: Pack | null): void {
  for (const element of page.querySelectorAll<HTMLElement>("[data-pack]")) retell(element, pack?.texts.get(element.dataset["pack"] ?? "") ?? null);
  for (const item of page.querySelectorAll<HTMLElement>("[data-card]")) {
    const place = item.querySelector(".sn-card");
    if (place !== null && item.dataset["card"] !== HIDDEN) redraw(place, item.dataset["card"] ?? "", pack);
  }
}

function retell(element: Element, texts: ReadonlyMap<string, string> | null): void {
  const runs = runsOf(element);
  const kept = before.get(element) ?? runs.map(({ nodes }) => nodes);
  before.set(element, kept);
  for (const [place, { nodes, next }] of runs.entries()) {
    const told = texts?.get(String(place));
    for (const node of nodes) node.parentNode?.removeChild(node);
    for (const node of told === undefined ? (kept[place] ?? []) : textNodes(told)) element.insertBefore(node, next);
  }
}

function runsOf(element: Element): Run[] {
  const runs: Run[] = [];
  let nodes: Node[] = [];
  for (const node of element.childNodes) {
    if (node instanceof Element && !node.matches("bdi[dir=ltr]")) {
      runs.push({ nodes, next: node });
      nodes = [];
    } else nodes.push(node);
  }
  return [...runs, { nodes, next: null }];
}

function redraw(place: Element, card: string, pack: Pack | null): void {
  const [kept] = before.get(place) ?? [[...place.childNodes]];
  before.set(place, [kept ?? []]);
  if (pack === null) place.replaceChildren(...(kept ?? []));
  else place.replaceChildren(cardFace(card, pack.cards.get(card) ?? card, pack.ranks, pack.deck));
}
