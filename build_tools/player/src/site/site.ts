/** What every page does beside the theme; what is only done when somebody asks for it is loaded then. */

import type { SearchWords } from "./search.js";

/** The theme's: the addresses that instant navigation goes to. */
declare const location$: { subscribe(told: () => void): unknown };
/** The theme's: the documents that it fits out, the first one and each that instant navigation brings. */
declare const document$: { next(document: Document): void };

const holder = document.getElementById("sn-search");
const theme = document.getElementById("sn-theme") as HTMLLinkElement;
// Read now: with instant navigation the page's address changes, and this element stays.
const language = new URL(holder?.dataset["index"] ?? ".", document.baseURI);
const root = new URL("..", language);

const page = document.documentElement.dataset;
page["first"] = "";

const sheets = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");

/**
 * Brings the theme's script, which nothing on a page waits for. It makes every address absolute by giving it to its element anew. Browsers then
 * load a style sheet again and style the whole page once more, so to those that are there it is given in vain; and what a card is drawn with can
 * be given none that way.
 */
function bringTheme(): void {
  for (const sheet of sheets) Object.defineProperty(sheet, "href", { value: sheet.href, writable: true });
  Object.defineProperty(SVGUseElement.prototype, "href", { writable: true });
  void import(theme.href).then(() => {
    // It waits for an event of the document that has passed.
    document$.next(document);
    location$.subscribe(() => {
      if (!("first" in page)) return;
      delete page["first"];
      // The theme compares the heads of both pages, whose ways to a style sheet differ until they are absolute.
      for (const sheet of sheets) sheet.setAttribute("href", sheet.href);
    });
  });
}

// The first frame before the theme.
requestAnimationFrame(() => setTimeout(bringTheme));

const late = [...document.querySelectorAll<HTMLElement>("[data-early] :is(article,.sn-section)>*")];

/** What is below the first view is laid out a few parts a frame, so that nobody waits for it. */
function layOut(count: number): void {
  for (const part of late.splice(0, count)) part.style.contentVisibility = "visible";
  if (late[0]) setTimeout(layOut, 16, count);
  else delete page["early"];
}

layOut(8);
// Whoever goes down the page before that gets it whole, and stands where the address says.
addEventListener(
  "scroll",
  () => {
    if (!late[0]) return;
    layOut(late.length);
    document.querySelector(":target")?.scrollIntoView();
  },
  { once: true },
);

// Before the theme's own listener: a switch of language loads the page anew, since scripts read `lang` once.
document.addEventListener(
  "click",
  (event) => {
    const target = event.target as Element;
    const menu = document.querySelector<HTMLDetailsElement>(".sn-languages[open]");
    if (menu !== null && target.closest(".sn-languages") !== menu) menu.open = false;
    const link = target.closest<HTMLAnchorElement>("a[href]");
    if (link === null) return;
    // A place in this page is the browser's matter at first: see start.ts. The theme leaves links with a target alone.
    if (link.hash !== "" && link.href === location.href.replace(/#.*|$/u, link.hash)) link.target = "first" in page ? "_self" : "";
    if (link.dataset["code"] === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    import("./language.js").then(
      ({ goTo }) => goTo(link, root),
      () => location.assign(link.href),
    );
  },
  { capture: true },
);

let tapped: Element | null = null;

/** What a term means comes when it is wanted. A finger cannot hover: its first tap shows the meaning, the second follows the link. */
function explain(event: Event): void {
  const term = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a.sn-term") : null;
  if (event.type === "click") {
    const isFirst = term !== tapped;
    tapped = isFirst ? term : null;
    if (!isFirst || (event as PointerEvent).pointerType !== "touch") return;
    if (term !== null) {
      event.preventDefault();
      event.stopPropagation();
    }
  }
  if (term !== null) {
    void import("./terms.js").then(({ explain }) => {
      explain(term);
    });
  }
}

for (const type of ["pointerover", "focusin", "click"]) document.addEventListener(type, explain, { capture: true });

async function search(): Promise<void> {
  const { openSearch } = await import("./search.js");
  // The element carries every word of the search, and nothing but them and the way to the language.
  openSearch(language, holder?.dataset as unknown as SearchWords);
}

for (const button of document.querySelectorAll<HTMLElement>("[data-sn-search]")) {
  button.hidden = false;
  button.addEventListener("click", () => void search());
}

document.addEventListener("keydown", (event) => {
  const menu = document.querySelector<HTMLDetailsElement>(".sn-languages[open]");
  if (event.key === "Escape" && menu !== null) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
  const isTyping = Boolean((event.target as Element).closest("input:not([type=radio]),textarea,select,dialog,snorum-demo,[contenteditable]"));
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  void search();
});

// What can be done without a network is begun when the page is at rest; a page inside another is no page of ours to keep.
const { build } = page;
if (build !== undefined && self === top) {
  const keep = async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register(new URL("offline.js", root));
      (await navigator.serviceWorker.ready).active?.postMessage(build);
    } catch {
      // Storage may be forbidden; then pages need the network, as they do without this.
    }
  };
  setTimeout(() => void keep(), 1000);
}
