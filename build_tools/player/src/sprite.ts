/** The sprite of card symbols: taken from the page, or loaded where the page has none. */

let cached: Promise<Element | null> | null = null;

/** A copy of the sprite for one shadow root; null where it cannot be had. */
export async function spriteCopy(address: URL): Promise<Node | null> {
  const inPage = document.querySelector("svg.sn-sprite");
  if (inPage !== null) cached = Promise.resolve(inPage.cloneNode(true) as Element);
  cached ??= load(address);
  const sprite = await cached;
  if (sprite === null) cached = null;
  return sprite?.cloneNode(true) ?? null;
}

/** The same at once, where the page holds the sprite. */
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
