/** Runs before the page is painted: the helpers that the theme's script expects, and the reader's colours. */

interface Palette {
  readonly index: number;
  readonly color: { readonly media?: string; readonly scheme?: string };
}

type Store = Pick<Storage, "getItem" | "setItem">;

declare global {
  interface Window {
    __md_scope: URL;
    __md_hash: (text: string) => number;
    __md_get: (key: string, store?: Store, scope?: URL) => unknown;
    __md_set: (key: string, value: unknown, store?: Store, scope?: URL) => void;
  }
}

const PALETTE = "__palette";

/** The theme's script stops at a choice that it has not written itself. */
function isPalette(value: unknown): value is Palette {
  const { index, color } = (value ?? {}) as { readonly index?: unknown; readonly color?: unknown };
  return Number.isInteger(index) && typeof color === "object" && color !== null;
}

const script = document.currentScript as HTMLScriptElement;
const root = new URL(script.dataset["base"] ?? ".", location.href);

window.__md_scope = root;
window.__md_hash = (text) => [...text].reduce((hash, char) => (hash << 5) - hash + char.charCodeAt(0), 0);
window.__md_get = (key, store, scope = root) => {
  try {
    const value = JSON.parse((store ?? localStorage).getItem(`${scope.pathname}.${key}`) ?? "null") as unknown;
    return key === PALETTE && !isPalette(value) ? null : value;
  } catch {
    // Storage may be forbidden, or hold what somebody else wrote.
    return null;
  }
};
window.__md_set = (key, value, store, scope = root) => {
  try {
    (store ?? localStorage).setItem(`${scope.pathname}.${key}`, JSON.stringify(value));
  } catch {
    // Storage may be forbidden or full; the choice then lasts as long as the page.
  }
};

const palette = window.__md_get(PALETTE) as Palette | null;
const media = palette?.color.media;
const isAuto = media === undefined || media === "(prefers-color-scheme)";
const isDark = isAuto ? matchMedia("(prefers-color-scheme: dark)").matches : palette?.color.scheme === "slate";
// As the theme does, but before the first paint, so that the room of buttons which need a script is kept.
document.documentElement.classList.replace("no-js", "js");
document.body.setAttribute("data-md-color-scheme", isDark ? "slate" : "default");

// The first address that the theme hears of is a new page to it, even if it is this one and only its hash has changed: it
// would fetch the page again and replace all that is in it, with the players and their lines. Registered before the
// theme's own listener; site.ts knows whether the theme has gone anywhere.
window.addEventListener("popstate", (event) => {
  if (document.documentElement.dataset["first"] !== undefined) event.stopImmediatePropagation();
});

export {};
