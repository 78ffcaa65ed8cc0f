/**
 * The part that shows another pack, loaded where a document has several. Which one: what the element's attribute `deck` asks for until
 * the reader chooses, else what is chosen in a player's menu on this page, else `deck=` in the page's address, else what was chosen on
 * an earlier page, else the first.
 */

import faces from "../../mkdocs_snorum/assets/faces.json";
import { DECK, storedDeck } from "./deck.js";
import { readDemo } from "./document.js";
import { h } from "./dom.js";
import type { Part } from "./element.js";
import { followChoice } from "./pack-page.js";
import { BadData, fields, list, nullable, text } from "./read.js";

interface Deck {
  readonly name: string;
  readonly title: string;
  /** Where what is said with its cards stands, and the messages for a line of the reader's own; null for the first pack. */
  readonly src: string | null;
  readonly ftl: string | null;
}

/** What a document with another pack was made from: the one that came, with its first pack. */
const originals = new WeakMap<object, unknown>();
/** The reader's choice on this page, which all its players follow. */
let chosen: string | null = null;

/** The texts of a page around its players follow the reader's choice, now and until the page goes. */
export function followDecks(page: ParentNode): void {
  void followChoice(page, (names) => wantedName(names.map((name) => ({ name })), null) ?? null);
}

window.addEventListener(DECK, () => {
  followDecks(document);
});

export function offerDecks(host: Part): void {
  followDecks(document);
  const { demo, root, signal } = host;
  const data = fields(host.data);
  const original = fields(originals.get(data) ?? data);
  host.addSkins(skins);
  const { label, decks } = readDecks(original);
  const shown = nameOf(data) ?? decks[0]?.name ?? "";
  const select = h("select", {}, ...decks.map(({ name, title }) => h("option", { value: name, selected: name === shown }, title)));
  select.addEventListener("change", () => {
    chooseDeck(select.value);
    window.dispatchEvent(new CustomEvent(DECK, { detail: root }));
  });
  root.querySelector(".sn-menu")?.prepend(h("label", { class: "sn-field" }, h("span", {}, label), select));
  const wanted = (): Deck | undefined => decks.find(({ name }) => name === wantedName(decks, demo.getAttribute("deck")));
  const follow = async (focused: boolean): Promise<void> => {
    const deck = wanted();
    if (deck === undefined || deck.name === shown) return;
    const next = deck.src === null ? original : await withPack(host, original, deck);
    // Another document may have come meanwhile, which follows by itself, or another wish.
    if (signal.aborted || wanted() !== deck) return;
    if (next === null) select.value = shown;
    else await change(host, next, focused);
  };
  window.addEventListener(DECK, (event) => {
    const source: unknown = event instanceof CustomEvent ? event.detail : null;
    if (source !== null) demo.removeAttribute("deck");
    void follow(source === root);
  }, { signal });
  void follow(false);
}

async function change(host: Part, next: unknown, focused: boolean): Promise<void> {
  host.reopen(next);
  if (!focused) return;
  // The menu was open with its list focused, and so it is again.
  const shadow = host.demo.shadowRoot;
  shadow?.querySelector<HTMLElement>(".sn-more-buttons [aria-expanded]")?.click();
  await new Promise((done) => setTimeout(done));
  shadow?.querySelector<HTMLElement>(".sn-menu select")?.focus({ preventScroll: true });
}

/** The document with another pack; null where the words of the pack cannot be had. */
async function withPack(host: Part, original: Readonly<Record<string, unknown>>, deck: Deck): Promise<unknown> {
  try {
    const next = await spoken(original, deck, (path) => host.url(path));
    readDemo(next);
    originals.set(next, original);
    return next;
  } catch {
    return null;
  }
}

/** The document with what is said with another pack; rejects where that cannot be had. */
async function spoken(original: Readonly<Record<string, unknown>>, deck: Deck, url: (path: string) => URL | null): Promise<Readonly<Record<string, unknown>>> {
  const address = url(deck.src ?? "");
  if (address === null) throw new BadData("no address");
  const response = await fetch(address);
  if (!response.ok) throw new BadData(`${address.href}: ${String(response.status)}`);
  const ftl = list(text)(original["ftl"]);
  return { ...original, ...fields(await response.json()), deck: deck.name, ftl: deck.ftl === null ? ftl : [...ftl, deck.ftl] };
}

/** The pack that the reader has chosen for what has no element of its own: its name, and the document with it. */
export async function inChosenPack(original: Readonly<Record<string, unknown>>, url: (path: string) => URL | null): Promise<Readonly<Record<string, unknown>>> {
  const { decks } = readDecks(original);
  const deck = decks.find(({ name }) => name === wantedName(decks, null));
  return deck === undefined || deck.src === null ? original : spoken(original, deck, url);
}

/** The faces of all packs. */
export const { skins } = faces;

/** Keeps the choice, for this page and those after it. */
export function chooseDeck(name: string): void {
  chosen = name;
  store(name);
}

function readDecks(data: unknown): { readonly label: string; readonly decks: readonly Deck[] } {
  const { label, items } = fields(fields(data)["decks"]);
  return { label: text(label), decks: list(readDeck)(items) };
}

function readDeck(value: unknown): Deck {
  const { name, title, src, ftl } = fields(value);
  return { name: text(name), title: text(title), src: nullable(text)(src ?? null), ftl: nullable(text)(ftl ?? null) };
}

function nameOf(data: unknown): string | null {
  const { deck } = fields(data);
  return typeof deck === "string" ? deck : null;
}

/** The name of the pack that is wanted; one that the document does not have is none. */
function wantedName(decks: readonly Pick<Deck, "name">[], own: string | null): string | undefined {
  const asked = [own, chosen, new URLSearchParams(location.search).get("deck"), storedDeck(), decks[0]?.name];
  return asked.find((name) => decks.some((deck) => deck.name === name)) ?? undefined;
}

function store(name: string): void {
  try {
    localStorage.setItem(DECK, name);
  } catch {
    // Where nothing may be stored, the choice holds for this page.
  }
}
