/** The element `<snorum-demo>`: a document in, a player out. */

import type { MakeInquiry } from "./asking.js";
import { contestChunk, extrasChunk, inquiryChunk, type InquiryPart, settingsChunk } from "./chunks.js";
import { DECK, isDeckChosen } from "./deck.js";
import { type Demo, readDemo } from "./document.js";
import { h } from "./dom.js";
import { addSkins, type Skin } from "./faces.js";
import { UnknownVersion } from "./frames.js";
import { OWN } from "./own.js";
import { Player } from "./player.js";
import { askedHash, formatPosition, parsePosition } from "./position.js";
import { fields } from "./read.js";
import { type Services, Session } from "./session.js";
import { pageSprite } from "./sprite.js";
import { followScheme, playerStyles } from "./style.js";

/** What may go wrong before there is anything to step through. */
export type DemoFault = "version" | "broken" | "missing";

export const ADDRESS_MS = 120;

/** What else an attribute may ask for. */
const SETTINGS = ["mode", "theme", "deck", "seat"];

const MESSAGES: Readonly<Record<DemoFault, string>> = {
  version: "This example is of another version.",
  broken: "This example could not be read.",
  missing: "This example could not be loaded.",
};

/** What the parts that are loaded later know of an element and its document. */
export interface Part {
  /** Its example is another than before, and no attribute has been followed yet. */
  isNew: boolean;
  /** Lets the player draw further packs. */
  readonly addSkins: (more: Readonly<Record<string, Skin>>) => void;
  /** The same however often its document changes. */
  readonly demo: HTMLElement;
  /** The document as it came. */
  readonly data: unknown;
  readonly session: Session;
  readonly root: HTMLElement;
  /** Aborts when the element shows another document, or leaves the page; back in a page it opens its document anew. */
  readonly signal: AbortSignal;
  /** An address of the document, or null where it is none that may be loaded. */
  url(path: string): URL | null;
  /** Shows the same example from another document, where the reader was; not to be called once `signal` has aborted. */
  reopen(data: unknown, base?: string): void;
}

export class SnorumDemo extends HTMLElement {
  static readonly observedAttributes = ["src", "lang", ...SETTINGS];

  #session: Session | null = null;
  #player: Player | null = null;
  #base: string = document.baseURI;
  #part: Part | null = null;
  /** Undefined until it is first connected: an element that is upgraded hears of its attributes before. */
  #connection: AbortController | undefined;
  /** The path of the page that the element was connected to. */
  #page = location.pathname;
  #addressTimer: ReturnType<typeof setTimeout> | undefined;

  /** Shows step `n`, or the nearest there is. */
  goTo(n: number): void {
    this.#session?.goTo(n);
  }

  /** Steps on by itself until the end or until the reader steps. */
  play(): void {
    this.#player?.play();
  }

  /** Tells the example in another language, where the site has it. */
  setLang(code: string): void {
    this.lang = code;
  }

  connectedCallback(): void {
    if (this.#part !== null) this.#reopen(this.#part.data);
    else void this.#load((this.#connection = new AbortController()).signal);
  }

  disconnectedCallback(): void {
    this.#connection?.abort();
    clearTimeout(this.#addressTimer);
    this.#player?.rest();
  }

  attributeChangedCallback(name: string, before: string | null, after: string | null): void {
    if (before === after || this.#connection === undefined || !this.isConnected) return;
    if (name !== "src") {
      this.#settle();
      return;
    }
    this.disconnectedCallback();
    this.#session = null;
    this.#player = null;
    this.#part = null;
    this.connectedCallback();
  }

  async #load(signal: AbortSignal): Promise<void> {
    const src = this.getAttribute("src");
    try {
      this.#base = src === null ? document.baseURI : new URL(src, document.baseURI).href;
      const data = src === null ? this.#inlineDocument() : await fetchJson(this.#base, signal);
      if (!signal.aborted) this.#open(data, signal);
    } catch (error) {
      if (signal.aborted) return;
      const fault = error instanceof UnknownVersion ? "version" : error instanceof Missing ? "missing" : "broken";
      this.#fail(fault, error);
    }
  }

  #inlineDocument(): unknown {
    const holder = this.querySelector<HTMLElement>(':scope > template, :scope > script[type="application/json"]');
    if (holder === null) throw new Missing("no document inside the element and no src");
    return JSON.parse((holder instanceof HTMLTemplateElement ? holder.content : holder).textContent);
  }

  #open(data: unknown, signal: AbortSignal): void {
    const demo = readDemo(data);
    const make = (chunk: InquiryPart): MakeInquiry => chunk.inquiryMaker(demo, this.#ownUrl(demo.runtime)?.href ?? null, demo.ftl.map((path) => this.#ownUrl(path)));
    const services: Services = {
      loaded: () => (inquiryChunk.loaded === null || demo.contest !== null ? null : make(inquiryChunk.loaded)),
      load: async () => make(await (demo.contest === null ? inquiryChunk : contestChunk).load()),
    };
    const session = new Session(demo, services, (change) => this.#player?.update(change));
    this.#session = session;
    session.goTo(startOf(this.getAttribute("start"), demo));
    const player = new Player(session, {
      data,
      link: (path) => this.#link(path),
      address: () => this.#address(),
      onStep: () => {
        this.#emit("snorum-step", { n: session.n, last: session.last, position: formatPosition(session.position) });
        if (this.#isMain) this.#writeAddress();
      },
      onBranch: () => {
        this.#emit("snorum-branch", { left: session.line.left, actions: [...session.line.actions] });
      },
      ownUrl: (path) => this.#ownUrl(path),
      signal,
    });
    this.#player = player;
    this.#show(player.root);
    this.#follow(session, player, signal);
    if (demo.contest !== null) session.ask(true);
    else if (this.#isMain && location.search !== "") player.openPart(null);
    this.#emit("snorum-ready", { last: session.last });
    const part: Part = { isNew: this.#part === null, addSkins, demo: this, data, session, root: player.root, signal, url: (path) => this.#ownUrl(path), reopen: (changed, base) => { this.#reopen(changed, base); } };
    this.#part = part;
    if (fields(data)["decks"] !== undefined) this.#offerDecks(part, player);
    if ((this.lang || demo.lang) !== demo.lang || SETTINGS.some((name) => this.hasAttribute(name))) this.#settle();
  }

  /** Follows the attributes; without the part that does it, the example is shown as it is. */
  #settle(): void {
    void settingsChunk.load().then(({ settle }) => {
      if (this.#part !== null) settle(this.#part);
    }, Boolean);
  }

  /** The part that changes the pack is loaded when another than the first is wanted, or with the menu that offers them. */
  #offerDecks(part: Part, player: Player): void {
    let offered: Promise<void> | null = null;
    const offer = (): Promise<void> => {
      offered ??= import(__DECKS__).then(
        ({ offerDecks }: DecksModule) => {
          offerDecks(part);
        },
        () => {
          offered = null;
        },
      );
      return offered;
    };
    player.beforeMenu = offer;
    if (isDeckChosen() || this.hasAttribute("deck")) void offer();
    else window.addEventListener(DECK, () => void offer(), { signal: part.signal, once: true });
  }

  /** The same example from another document, where the reader was. */
  #reopen(data: unknown, base = this.#base): void {
    const { position, hands } = this.#session ?? {};
    this.disconnectedCallback();
    this.#base = base;
    this.#connection = new AbortController();
    this.#open(data, this.#connection.signal);
    if (hands !== undefined) this.#session?.setHands(hands);
    if (position !== undefined) void this.#session?.open(position);
  }

  /** Everything outside the element that it listens to, until it is disconnected. */
  #follow(session: Session, player: Player, signal: AbortSignal): void {
    session.connect(signal);
    const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const setMotion = (): void => {
      player.setReducedMotion(motion.matches);
    };
    setMotion();
    motion.addEventListener("change", setMotion, { signal });
    if (!this.#isMain) return;
    this.#page = location.pathname;
    const openHash = (hash: string): void => {
      const position = parsePosition(hash);
      if (position !== null && formatPosition(position) !== formatPosition(session.position)) void session.open(position);
    };
    openHash(location.hash);
    window.addEventListener("hashchange", (event) => {
      clearTimeout(this.#addressTimer);
      openHash(askedHash(event));
    }, { signal });
  }

  #show(root: HTMLElement): void {
    const shadow = this.#shadow();
    shadow.replaceChildren(root);
    const sprite = pageSprite();
    if (sprite !== null) {
      shadow.prepend(sprite);
      return;
    }
    // Without it the cards have no drawings, and the rest works.
    extrasChunk.load().then(({ placeSprite }) => placeSprite(root, SPRITE), () => null);
  }

  /** Keeps the static figure, and says what is wrong above it. */
  #fail(fault: DemoFault, error: unknown): void {
    this.#shadow().replaceChildren(h("p", { class: "sn-banner sn-alarm", role: "alert" }, this.#ownWords(fault)), h("slot"));
    this.#emit("snorum-error", { reason: fault, message: error instanceof Error ? error.message : String(error) });
  }

  /** The document's own words for a fault, as far as it can be read at all. */
  #ownWords(fault: DemoFault): string {
    try {
      const words = fields(fields(this.#inlineDocument())["words"]);
      const text = words[fault];
      if (typeof text === "string") return text;
    } catch {
      // There is nothing to read them from.
    }
    return MESSAGES[fault];
  }

  #shadow(): ShadowRoot {
    if (this.shadowRoot !== null) return this.shadowRoot;
    const shadow = this.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = playerStyles();
    shadow.addEventListener("click", followInPage);
    followScheme(this);
    return shadow;
  }

  get #isMain(): boolean {
    return this.hasAttribute("main");
  }

  /** Puts the position into the page's address once stepping has stopped: browsers allow few changes a second. */
  #writeAddress(): void {
    clearTimeout(this.#addressTimer);
    this.#addressTimer = setTimeout(() => {
      // With instant navigation the address may be the next page's already.
      if (location.pathname === this.#page) history.replaceState(history.state, "", this.#address());
    }, ADDRESS_MS);
  }

  #address(): string {
    const page = this.#isMain ? location.href : (this.#link(this.#session?.demo.url ?? "") ?? location.href);
    const url = new URL(page);
    url.hash = this.#session === null ? "" : formatPosition(this.#session.position);
    return url.href;
  }

  #link(path: string): string | null {
    if (path === "") return null;
    const url = parseUrl(path, this.#base);
    return url !== null && (url.protocol === "https:" || url.protocol === "http:" || url.protocol === "file:") ? url.href : null;
  }

  /** An address that the player itself loads code or words from: only where the player comes from. */
  #ownUrl(path: string): URL | null {
    const url = path === "" ? null : parseUrl(path, this.#base);
    const own = new URL(OWN);
    return url !== null && url.protocol === own.protocol && url.host === own.host ? url : null;
  }

  #emit(name: string, detail: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
  }
}

/** Where the site publishes the sprite, as seen from this module. */
const SPRITE = new URL("../cards.svg", OWN);

class Missing extends Error {}

async function fetchJson(url: string, signal: AbortSignal): Promise<unknown> {
  const response = await fetch(url, { signal }).catch((error: unknown) => {
    throw new Missing(`${url}: ${String(error)}`);
  });
  if (!response.ok) throw new Missing(`${url}: ${String(response.status)}`);
  return response.json();
}

/** Themes with instant navigation see links in the page only, not those in a shadow root: such a click is made again in the page. */
function followInPage(event: Event): void {
  if (!(event instanceof MouseEvent && event.target instanceof Element)) return;
  const link = event.target.closest("a");
  if (link?.target !== "" || link.origin !== location.origin) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  event.stopPropagation();
  const copy = h("a", { href: link.href, hidden: true });
  document.body.append(copy);
  copy.click();
  copy.remove();
}

type DecksModule = typeof import("./snorum-decks.js");

function startOf(attribute: string | null, demo: Demo): number {
  if (attribute === "key") return demo.keyStep;
  const n = Number(attribute ?? 0);
  return Number.isFinite(n) ? n : 0;
}

function parseUrl(path: string, base: string): URL | null {
  try {
    return new URL(path, base);
  } catch {
    return null;
  }
}

/** Defines the element, once a page. */
export function define(): void {
  if (customElements.get("snorum-demo") === undefined) customElements.define("snorum-demo", SnorumDemo);
}
