/** What the attributes of an element ask for; a value that there is not is as none. */

import { DECK } from "./deck.js";
import { setAttribute } from "./dom.js";
import type { Part } from "./element.js";
import { fields } from "./read.js";
import type { Session } from "./session.js";
import { followScheme } from "./style.js";
import type { Hands } from "./view.js";

/** What was followed last, so that a choice of the reader's own stands until an attribute changes. */
const followed = new WeakMap<HTMLElement, Record<string, string | null>>();

export function settle(host: Part): void {
  const { demo, session, root } = host;
  const before = host.isNew ? {} : (followed.get(demo) ?? {});
  host.isNew = false;
  const now = Object.fromEntries(["theme", "deck", "seat"].map((name) => [name, demo.getAttribute(name)]));
  followed.set(demo, now);
  setAttribute(root, "data-mode", demo.getAttribute("mode") === "diagram" ? "diagram" : null);
  if (now["theme"] !== (before["theme"] ?? null)) setTheme(demo, now["theme"] ?? "");
  if (now["seat"] !== (before["seat"] ?? null)) session.setHands(handsOf(now["seat"] ?? "", session));
  if (now["deck"] !== (before["deck"] ?? null) && now["deck"] !== null) window.dispatchEvent(new CustomEvent(DECK));
  const lang = demo.lang || session.demo.lang;
  if (lang !== session.demo.lang) void translate(host, lang);
}

export function handsOf(value: string, { demo }: Session): Hands {
  if (value === "acting") return "acting";
  return demo.line.seats.includes(value) ? { seat: value } : "open";
}

function setTheme(demo: HTMLElement, theme: string): void {
  demo.style.colorScheme = theme === "light" || theme === "dark" ? theme : "";
  demo.removeAttribute("data-scheme");
  followScheme(demo);
  // With a ground of its own a player may be dark on a light page.
  if (demo.style.colorScheme !== "") demo.dataset["scheme"] = "system";
}

/** Every language has the example at an address that differs in its code alone. */
async function translate(host: Part, lang: string): Promise<void> {
  const { demo, session } = host;
  const { lang: shown } = session.demo;
  const page = fields(host.data)["embed"];
  try {
    const here = /^[\w-]{1,35}$/u.test(lang) && typeof page === "string" && page !== "" ? host.url(page) : null;
    const at = here?.pathname.lastIndexOf(`/${shown}/embed/`) ?? -1;
    if (here === null || at < 0) throw new Error(`no example in ${lang}`);
    here.pathname = `${here.pathname.slice(0, at + 1)}${lang}${here.pathname.slice(at + 1 + shown.length)}frames.json`;
    const response = await fetch(here);
    if (!response.ok) throw new Error(`${here.href}: ${String(response.status)}`);
    const data: unknown = await response.json();
    if (demo.lang !== lang) return;
    host.reopen(data, here.href);
    demo.dir = fields(data)["dir"] === "rtl" ? "rtl" : "ltr";
  } catch (error) {
    if (demo.lang === lang) demo.lang = shown;
    demo.dispatchEvent(new CustomEvent("snorum-error", { bubbles: true, composed: true, detail: { reason: "lang", message: error instanceof Error ? error.message : String(error) } }));
  }
}
