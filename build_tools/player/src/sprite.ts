/** The sprite of card symbols: taken from the page, or loaded where the page has none. */

let cached: Promise<Element | null> | null = null;

/** Puts a copy of the sprite beside what is drawn with it, unless that has gone meanwhile; without it the cards have no drawings. */
export async function placeSprite(root: HTMLElement, address: URL): Promise<void> {
  const place = root.parentNode;
  const inPage = document.querySelector("svg.sn-sprite");
  if (inPage !== null) cached = Promise.resolve(inPage.cloneNode(true) as Element);
  cached ??= load(address);
  const sprite = await cached;
  if (sprite === null) cached = null;
  if (sprite === null || place === null || root.parentNode !== place) return;
  place.prepend(sprite.cloneNode(true));
  // WebKit leaves empty for ever what was drawn before its symbol was there.
  for (const use of root.querySelectorAll("use")) use.replaceWith(use.cloneNode());
}

/** A copy at once, where the page holds the sprite. */
export function pageSprite(): Node | null {
  return document.querySelector("svg.sn-sprite")?.cloneNode(true) ?? null;
}

async function load(address: URL): Promise<Element | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const parsed = new DOMParser().parseFromString(await response.text(), "image/svg+xml");
    return document.importNode(parsed.documentElement, true);
  } catch {
    return null;
  }
}
