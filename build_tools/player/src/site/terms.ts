/**
 * What a term of the glossary means, beside the term: while it is pointed at or focused, or after a tap; Escape takes it away.
 * The theme would do it for a `title`, but lets it run over the edge of a narrow page from right to left, and stay at Escape.
 */

import style from "./terms.css";

const ID = "sn-definition";
const EDGE = 8;
/** The pointer may cross the gap between the term and what is shown of it, in milliseconds. */
const GRACE = 200;

let box: HTMLElement | null = null;
let shown: HTMLAnchorElement | null = null;
let leaving = 0;

/** Shows what the term means; nothing where its link does not say. */
export function explain(term: HTMLAnchorElement): void {
  clearTimeout(leaving);
  const meaning = term.dataset["definition"];
  if (shown === term || meaning === undefined) return;
  hide();
  box ??= makeBox();
  // Instant navigation leaves the body where it is; a box inside the article would go with it.
  if (!box.isConnected) document.body.append(box);
  box.textContent = meaning;
  term.setAttribute("aria-describedby", ID);
  shown = term;
  box.showPopover();
  place(box, term);
}

function hide(): void {
  if (shown === null || box === null) return;
  shown.removeAttribute("aria-describedby");
  shown = null;
  box.hidePopover();
}

/** Below the first line of the term, or above it where there is more room, as wide as the page has room for. */
function place(box: HTMLElement, term: HTMLElement): void {
  const line = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const page = document.documentElement.clientWidth;
  const isRightToLeft = getComputedStyle(term).direction === "rtl";
  const start = isRightToLeft ? line.right - width : line.left;
  const isAbove = line.bottom + height + EDGE > innerHeight && line.top > innerHeight - line.bottom;
  box.style.left = `${scrollX + Math.max(EDGE, Math.min(start, page - width - EDGE))}px`;
  box.style.top = `${scrollY + (isAbove ? line.top - height : line.bottom)}px`;
}

function makeBox(): HTMLElement {
  const made = document.createElement("div");
  made.id = ID;
  made.className = ID;
  made.setAttribute("role", "tooltip");
  made.popover = "manual";
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const isOurs = (target: EventTarget | null): boolean => target instanceof Node && (made.contains(target) || shown?.contains(target) === true);
  document.addEventListener("pointerover", ({ target }) => {
    clearTimeout(leaving);
    if (isOurs(target) || shown === document.activeElement) return;
    leaving = window.setTimeout(hide, GRACE);
  });
  document.addEventListener("focusout", ({ target }) => {
    if (isOurs(target)) hide();
  });
  document.addEventListener("click", ({ target }) => {
    if (!made.contains(target as Node)) hide();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") hide();
  });
  return made;
}
