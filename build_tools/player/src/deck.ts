/** The pack that a reader has chosen, as it is kept from page to page. */

/** The pack that pages are made with. */
export const FRENCH = "french";

/** The name under which it is kept, and of the event by which all players of a page hear of a choice. */
export const DECK = "snorum-deck";

export function storedDeck(): string | null {
  try {
    return localStorage.getItem(DECK);
  } catch {
    // Storage may be forbidden.
    return null;
  }
}

/** May another pack than the first be wanted on this page? */
export function isDeckChosen(): boolean {
  return storedDeck() !== null || new URLSearchParams(location.search).has("deck");
}
