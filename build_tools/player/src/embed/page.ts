/** A page in a frame: its address says what it shows and how, and it speaks with the page around it. */

import { type FromHost, readMessage, tellHost, type Theme, THEMES } from "./messages.js";

/** What the address asks for that the element does by itself; `deck` it reads there. */
const SETTINGS = ["mode", "seat"];

/** The address of the page in another language of the site; null where that is none, or this one. */
export function addressIn(lang: string, here: URL): string | null {
  const own = document.documentElement.lang;
  const known = (document.body.dataset["languages"] ?? "").split(" ");
  const at = here.pathname.lastIndexOf(`/${own}/embed/`);
  if (lang === own || !known.includes(lang) || at < 0) return null;
  const there = new URL(here);
  there.pathname = `${here.pathname.slice(0, at + 1)}${lang}${here.pathname.slice(at + 1 + own.length)}`;
  there.searchParams.delete("lang");
  return there.href;
}

/** Does what the address asks for; false where it leads to another page. */
export function readAddress(demo: Element): boolean {
  const query = new URLSearchParams(location.search);
  const other = addressIn(query.get("lang") ?? "", new URL(location.href));
  if (other !== null) {
    location.replace(other);
    return false;
  }
  setTheme(THEMES.find((name) => name === query.get("theme")) ?? "auto");
  for (const name of SETTINGS) {
    const value = query.get(name);
    if (value !== null) demo.setAttribute(name, value);
  }
  return true;
}

/** Tells the page around of steps, faults and its own height, and does what it asks for. */
export function speakWithHost(demo: Element): void {
  demo.addEventListener("snorum-step", (event) => {
    const { n, last, position } = (event as CustomEvent<{ n: number; last: number; position: string }>).detail;
    tellHost({ type: "step", n, last, position });
  });
  demo.addEventListener("snorum-error", (event) => {
    const { reason, message } = (event as CustomEvent<{ reason: string; message: string }>).detail;
    tellHost({ type: "error", reason, message });
  });
  window.addEventListener("message", (event) => {
    const message = event.source === window.parent && window.parent !== window ? readMessage(event.data) : null;
    if (message !== null) obey(message);
  });
  tellHeight();
}

function obey(message: FromHost): void {
  switch (message.type) {
    case "theme":
      setTheme(message.theme);
      break;
    case "goto":
      // The element follows the hash; the reader's way back leads out of the frame, not through its steps.
      location.replace(message.position);
      break;
    case "lang": {
      const address = addressIn(message.lang, new URL(location.href));
      if (address !== null) location.replace(address);
    }
  }
}

function setTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === "auto" ? "" : theme;
}

/** The height that the page needs, whenever that changes: it grows and shrinks with what is shown, not with the frame. */
export function tellHeight(): void {
  let told = -1;
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height !== told) tellHost({ type: "size", height });
    told = height;
  }).observe(document.body);
}
