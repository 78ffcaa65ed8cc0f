/**
 * The part that shows another pack, loaded where a document has several. Which one: what the element's attribute `deck` asks for until
 * the reader chooses, else what is chosen in a player's menu on this page, else `deck=` in the page's address, else what was chosen on
 * an earlier page, else the first.
 */

import faces from "../../mkdocs_snorum/assets/faces.json";
import { DECK, storedDeck } from "./deck.js";
import { h } from "./dom.js";
import type { Part } from "./element.js";
import { fields, list, nullable, text } from "./read.js";

interface Deck {
  readonly name: string;
  readonly title: string;
  /** Where what is said with its cards stands, and the messages for a line of the reader's own; null for the first pack. */
  readonly src: string | null;
  readonly ftl: string | null;
}

/** The document as it came, with its first pack. */
const originals = new WeakMap<HTMLElement, unknown>();
/** The reader's choice on this page, which all its players follow. */
let chosen: string | null = null;

export function offerDecks(host: Part): void {
  const { demo, data, root, signal } = host;
  const original = originals.get(demo) ?? data;
  originals.set(demo, original);
  host.addSkins(faces.skins);
  const { label, decks } = readDecks(original);
  const shown = nameOf(data) ?? decks[0]?.name ?? "";
  const select = h("select", {}, ...decks.map(({ name, title }) => h("option", { value: name, selected: name === shown }, title)));
  select.addEventListener("change", () => {
    chosen = select.value;
    store(chosen);
    window.dispatchEvent(new CustomEvent(DECK, { detail: root }));
  });
  root.querySelector(".sn-menu")?.prepend(h("label", { class: "sn-field" }, h("span", {}, label), select));
  const follow = (focused: boolean): void => {
    const wanted = decks.find(({ name }) => name === wantedName(decks, demo.getAttribute("deck")));
    if (wanted !== undefined && wanted.name !== shown) void change(host, original, wanted, focused).then((isDone) => {
      if (!isDone) select.value = shown;
    });
  };
  window.addEventListener(DECK, (event) => {
    const source: unknown = event instanceof CustomEvent ? event.detail : null;
    if (source !== null) demo.removeAttribute("deck");
    follow(source === root);
  }, { signal });
  follow(false);
}

/** False where the words of the pack cannot be had. */
async function change(host: Part, original: unknown, deck: Deck, focused: boolean): Promise<boolean> {
  const { demo, signal } = host;
  let next = original;
  if (deck.src !== null) {
    const url = host.url(deck.src);
    const spoken = url === null ? null : await load(url);
    if (signal.aborted) return true;
    if (spoken === null) return false;
    const ftl = list(text)(fields(original)["ftl"]);
    next = { ...fields(original), ...spoken, deck: deck.name, ftl: deck.ftl === null ? ftl : [...ftl, deck.ftl] };
  }
  host.reopen(next);
  if (!focused) return true;
  // The menu was open with its list focused, and so it is again.
  const shadow = demo.shadowRoot;
  shadow?.querySelector<HTMLElement>(".sn-more-buttons [aria-expanded]")?.click();
  await new Promise((done) => setTimeout(done));
  shadow?.querySelector<HTMLElement>(".sn-menu select")?.focus({ preventScroll: true });
  return true;
}

async function load(url: URL): Promise<Readonly<Record<string, unknown>> | null> {
  try {
    const response = await fetch(url);
    return response.ok ? fields(await response.json()) : null;
  } catch {
    return null;
  }
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
function wantedName(decks: readonly Deck[], own: string | null): string | undefined {
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
