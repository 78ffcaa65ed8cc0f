/** What the attributes of an element ask for; a value that there is not is as none. */

import { DECK } from "./deck.js";
import { readDemo } from "./document.js";
import { setAttribute } from "./dom.js";
import type { Part } from "./element.js";
import { begin } from "./lesson.js";
import { fields } from "./read.js";
import type { Session } from "./session.js";
import { followScheme } from "./style.js";
import type { Hands } from "./view.js";

/** A language that was asked for, and the example in it once that has come. */
interface Ask {
  readonly lang: string;
  answer: { readonly data: unknown; readonly href: string } | null;
}

/** What one element follows, for as long as it shows one example. */
interface Following {
  /** The document that it shows. */
  host: Part;
  /** What was followed last, so that a choice of the reader's own stands until an attribute changes. */
  attributes: Readonly<Record<string, string | null>>;
  /** The languages that were asked for after the one that is shown, the newest last. */
  asked: readonly Ask[];
}

const followings = new WeakMap<HTMLElement, Following>();

export function settle(host: Part): void {
  const { demo, session, root } = host;
  const state = (host.isNew ? undefined : followings.get(demo)) ?? { host, attributes: {}, asked: [] };
  host.isNew = false;
  followings.set(demo, state);
  const before = state.attributes;
  const now = Object.fromEntries(["mode", "theme", "deck", "seat"].map((name) => [name, demo.getAttribute(name)]));
  const isReopened = state.host !== host;
  state.host = host;
  state.attributes = now;
  setAttribute(root, "data-mode", demo.getAttribute("mode") === "diagram" ? "diagram" : null);
  if (now["theme"] !== (before["theme"] ?? null)) setTheme(demo, now["theme"] ?? "");
  if (now["seat"] !== (before["seat"] ?? null)) session.setHands(handsOf(now["seat"] ?? "", session));
  if (now["deck"] !== (before["deck"] ?? null) && now["deck"] !== null) window.dispatchEvent(new CustomEvent(DECK));
  // What the page's address asks for is opened already.
  if ((isReopened || now["mode"] !== (before["mode"] ?? null)) && !demo.hasAttribute("main")) begin(host, now["mode"] ?? "");
  followLanguage(state);
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

/**
 * Languages are one sequence: what was asked for is shown as it comes, but never over something that was asked for later, and one that
 * there is not leaves the one before it.
 */
function followLanguage(state: Following): void {
  const { demo, session } = state.host;
  const lang = demo.lang || session.demo.lang;
  if (lang === session.demo.lang) state.asked = [];
  else if (lang !== state.asked.at(-1)?.lang) {
    const ask: Ask = { lang, answer: null };
    state.asked = [...state.asked, ask];
    void translate(state, ask);
  }
  showNewest(state);
}

function showNewest(state: Following): void {
  const { host } = state;
  const at = state.asked.findLastIndex(({ answer }) => answer !== null);
  const answer = state.asked[at]?.answer;
  // A document that has left the element shows nothing; the one that came after it follows the same attributes, and so comes here.
  if (!answer || host.signal.aborted) return;
  state.asked = state.asked.slice(at + 1);
  host.reopen(answer.data, answer.href);
  host.demo.dir = fields(answer.data)["dir"] === "rtl" ? "rtl" : "ltr";
}

async function translate(state: Following, ask: Ask): Promise<void> {
  const { demo } = state.host;
  try {
    ask.answer = await exampleIn(ask.lang, state.host);
    showNewest(state);
  } catch (error) {
    state.asked = state.asked.filter((each) => each !== ask);
    if (state.host.signal.aborted) return;
    if (demo.lang === ask.lang) demo.lang = state.asked.at(-1)?.lang ?? state.host.session.demo.lang;
    demo.dispatchEvent(new CustomEvent("snorum-error", { bubbles: true, composed: true, detail: { reason: "lang", message: error instanceof Error ? error.message : String(error) } }));
  }
}

/** Every language has the example at an address that differs in its code alone. */
async function exampleIn(lang: string, host: Part): Promise<Ask["answer"]> {
  const { lang: shown } = host.session.demo;
  const page = fields(host.data)["embed"];
  const here = /^[\w-]{1,35}$/u.test(lang) && typeof page === "string" && page !== "" ? host.url(page) : null;
  const at = here?.pathname.lastIndexOf(`/${shown}/embed/`) ?? -1;
  if (here === null || at < 0) throw new Error(`no example in ${lang}`);
  here.pathname = `${here.pathname.slice(0, at + 1)}${lang}${here.pathname.slice(at + 1 + shown.length)}frames.json`;
  const response = await fetch(here);
  if (!response.ok) throw new Error(`${here.href}: ${String(response.status)}`);
  const data: unknown = await response.json();
  readDemo(data);
  return { data, href: here.href };
}
