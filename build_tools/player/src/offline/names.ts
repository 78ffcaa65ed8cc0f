/** What the text of a page says about the files that belong to it. */

const BUILD = /<html[^>]* data-build="([0-9a-f]+)"/;
const ADDRESS = /"([^"\s<>]+\.[a-z0-9]+)"/g;
const TITLE = /<title>([^<]*)<\/title>/;

/** The build that a page is of; empty where it does not say. The beginning of its text is enough. */
export function buildOf(text: string): string {
  return BUILD.exec(text)?.[1] ?? "";
}

/** Every path below `root` that stands in quotes, as an address seen from `base`. */
export function namesIn(text: string, base: URL, root: URL): Set<string> {
  const found = new Set<string>();
  for (const [, address = ""] of text.matchAll(ADDRESS)) {
    const path = URL.canParse(address, base) ? pathBelow(new URL(address, base), root) : null;
    if (path !== null) found.add(path);
  }
  return found;
}

/** The path of an address from `root` on; null where it is not below it. */
export function pathBelow(url: URL, root: URL): string | null {
  return url.origin === root.origin && url.pathname.startsWith(root.pathname) ? url.pathname.slice(root.pathname.length) : null;
}

/** The title of a page without the name of the site behind it, escaped as it stands in the page. */
export function titleOf(text: string): string {
  const title = TITLE.exec(text)?.[1] ?? "";
  const end = title.lastIndexOf(" · ");
  return (end < 0 ? title : title.slice(0, end)).trim();
}

/** The page for what is not kept, made to stand at any address below `root`, with the pages that are. */
export function withPages(offline: string, root: URL, pages: readonly (readonly [address: string, title: string])[]): string {
  // Its own place is one folder below the root, and every way from it leads over that.
  const placed = offline.replaceAll('"../', `"${root.pathname}`);
  if (pages.length === 0) return placed;
  const items = pages.map(([address, title]) => `<li><a href="${address.replaceAll("&", "&amp;")}">${title}</a></li>`);
  return placed.replace('class="sn-kept" hidden', 'class="sn-kept"').replace("<ul></ul>", () => `<ul>${items.join("")}</ul>`);
}
