/** The player's elements and how they follow its session. */

import { Announcer } from "./announce.js";
import { Autoplay } from "./autoplay.js";
import type { PartName } from "./beside.js";
import { extrasChunk } from "./chunks.js";
import { Controls, INTENT } from "./controls.js";
import { afterLayout, h } from "./dom.js";
import type { Frame } from "./frames.js";
import { type Command, commandOf, usesKey } from "./keys.js";
import { cardVerdicts } from "./line.js";
import { banners, type PanelActions, stepWords, waitingBox } from "./panel.js";
import type { Change, Session } from "./session.js";
import { say, speakStep } from "./speak.js";
import { tableIn, type TableView } from "./table.js";
import { Transcript } from "./transcript.js";

export interface PlayerHost {
  /** The document as it came. */
  readonly data: unknown;
  /** A link of the document, or null where it is none that may be followed. */
  link(path: string): string | null;
  /** The address of the position shown. */
  address(): string;
  onStep(): void;
  onBranch(): void;
  /** An address of the document that the player may load from, or null. */
  ownUrl(path: string): URL | null;
  /** Aborts when the player leaves the page or shows another document. */
  readonly signal: AbortSignal;
}

type Extras = typeof import("./snorum-extras.js");

export class Player {
  readonly root: HTMLElement;
  /** What has to be there before the menu opens. */
  beforeMenu: () => Promise<void> = () => Promise.resolve();
  readonly #session: Session;
  readonly #host: PlayerHost;
  readonly #controls: Controls;
  readonly #transcript: Transcript;
  readonly #announcer: Announcer;
  readonly #autoplay: Autoplay;
  readonly #top = h("div", { class: "sn-banners" });
  readonly #stage: HTMLElement;
  readonly #panel = h("div", { class: "sn-panel" });
  readonly #engine = h("div", { class: "sn-engine-place" });
  readonly #actions: PanelActions;
  readonly #shown = new WeakMap<HTMLElement, readonly unknown[]>();
  #lastSaid = "";
  /** What waits for the layout of the step drawn last. */
  #laidOut: ResizeObserver | null = null;
  /** The frame drawn last. */
  #drawn: Frame;
  readonly #drawTable: (view: TableView) => void;
  /** The reader wants no motion. */
  #isStill = false;

  constructor(session: Session, host: PlayerHost) {
    const { demo } = session;
    this.#session = session;
    this.#host = host;
    const live = h("div", { class: "sn-live", "aria-live": "polite", "aria-atomic": "true" });
    this.#announcer = new Announcer(live);
    this.#autoplay = new Autoplay(
      () => session.goTo(session.n + 1) && session.n < session.last,
      () => {
        this.#announcer.say(say(demo, "ended"));
        this.update("state");
      },
    );
    this.#actions = {
      choose: (action) => {
        this.#choose(action);
      },
      start: () => {
        void session.start();
      },
      cancel: () => {
        session.cancel();
      },
      leaveBranch: () => {
        session.leaveBranch();
        this.#stage.focus({ preventScroll: true });
      },
      link: (path) => host.link(path),
    };
    this.#controls = new Controls(session, {
      run: (command) => {
        this.#run(command);
      },
      warm: () => {
        void session.warm();
      },
      beforeMenu: () => this.beforeMenu(),
      setHands: (hands) => {
        session.setHands(hands);
      },
      setSpeed: (speed) => {
        this.#autoplay.speed = speed;
        if (this.#autoplay.isPlaying) this.#autoplay.start();
      },
      openPart: (name) => this.openPart(name),
    });
    this.#transcript = new Transcript(session, say(demo, "transcript"), (n) => {
      this.#pause();
      session.goTo(n);
    });
    this.#stage = h("div", { class: "sn-stage", tabindex: "0", role: "group", "aria-label": say(demo, "table") });
    this.#drawTable = tableIn(this.#stage);
    this.#drawn = session.frame;
    this.root = h(
      "div",
      { class: "sn-player", role: "region", "aria-label": say(demo, "label", { title: demo.title }), lang: demo.lang, dir: demo.dir },
      this.#top,
      h("div", { class: "sn-layout" }, this.#stage, this.#controls.bar, this.#controls.menu, this.#engine, this.#panel, this.#transcript.list),
      live,
    );
    for (const sign of INTENT) this.root.addEventListener(sign, loadExtras, { passive: true });
    this.root.addEventListener("keydown", (event) => {
      this.#onKey(event);
    });
    this.#stage.addEventListener("click", (event) => {
      const card = event.target instanceof Element ? event.target.closest("li[data-card]") : null;
      if (card instanceof HTMLElement) this.#press(card);
    });
    this.#draw();
  }

  /** Stops everything that goes on by itself. */
  rest(): void {
    this.#autoplay.stop();
    this.#announcer.stop();
  }

  setReducedMotion(isReduced: boolean): void {
    this.#isStill = isReduced;
    this.#controls.setReducedMotion(isReduced);
  }

  /** Opens a part that works beside the example; with null, the one that the page's address asks for. */
  openPart(name: PartName | "share" | null): void {
    this.#extra(({ openPart }) => {
      void openPart(this.#session, this.#host, this.root, this.#announcer, name);
    });
  }

  play(): void {
    loadExtras();
    if (this.#session.n === this.#session.last) this.#session.goTo(0);
    this.#autoplay.start();
    this.#controls.update(true);
  }

  /** Shows what has changed in the session. */
  update(change: Change): void {
    if (change === "line") {
      const focused = this.#focusIn(this.#transcript.list);
      this.#transcript.renew();
      if (focused !== null) this.#focusCard(null);
    }
    this.#draw();
    if (change === "step") this.#transcript.update();
    if (change === "state") {
      this.#sayState();
      return;
    }
    if (change !== "hands") {
      if (!this.#autoplay.isPlaying) this.#announcer.settle(() => this.#session.inquiry?.lineTold ?? speakStep(this.#session));
      this.#host.onStep();
    }
    if (change === "line") this.#host.onBranch();
  }

  #draw(): void {
    const session = this.#session;
    const { demo, n, line, frame, isAsking, check, notice, inquiry, engineState } = session;
    // Whoever is asked to choose sees the cards to choose from.
    const hands = isAsking && session.hands !== "open" ? "acting" : session.hands;
    const land = this.#isStill || Math.abs(n - this.#drawn.n) !== 1 ? undefined : extrasChunk.loaded?.flight(this.#stage, this.#drawn, frame);
    this.#drawn = frame;
    const choosing = isAsking ? inquiry?.choosing : null;
    this.#renew(this.#stage, [line, n, isAsking, typeof hands === "object" ? hands.seat : hands, choosing], () => {
      const view = { demo, frames: line.frames, steps: line.steps, n, hands, ...choosing };
      this.#drawTable(isAsking && !choosing ? { ...view, choices: new Map([...cardVerdicts(frame)].map(([card, { reason }]) => [card, reason === null])) } : view);
    });
    this.#laidOut?.disconnect();
    this.#laidOut = afterLayout(this.#stage, () => {
      this.#transcript.follow();
      land?.();
    });
    this.#renew(this.#top, [line, check, notice], () => banners(session));
    this.#renew(this.#engine, [isAsking, n, line, inquiry, inquiry?.version ?? engineState.kind], () => {
      if (inquiry !== null) return inquiry.engineBox(this.#actions);
      return isAsking ? waitingBox(session, this.#actions) : null;
    });
    inquiry?.updateProgress(this.#engine);
    this.#renew(this.#panel, [line, n, inquiry?.refusal], () => [inquiry?.refusalBox(this.#actions) ?? null, ...stepWords(session, this.#actions)]);
    this.#controls.update(this.#autoplay.isPlaying);
  }

  /** Draws a part anew where what it shows has changed, itself or by what it is to hold; the focus stays inside the player. */
  #renew(part: HTMLElement, shows: readonly unknown[], draw: () => HTMLElement | null | undefined | readonly (HTMLElement | null)[]): void {
    const before = this.#shown.get(part);
    if (before?.every((item, index) => item === shows[index]) === true) return;
    this.#shown.set(part, shows);
    const focused = this.#focusIn(part);
    const made = draw();
    if (made !== undefined) part.replaceChildren(...[made].flat().filter((child) => child !== null));
    if (focused !== null) this.#focusCard(focused instanceof HTMLElement ? (focused.closest<HTMLElement>("li[data-card]")?.dataset["card"] ?? null) : null);
  }

  #sayState(): void {
    this.#extra(({ speakState }) => {
      const text = speakState(this.#session);
      if (text !== "" && text !== this.#lastSaid) this.#announcer.say(text);
      this.#lastSaid = text;
    });
  }

  #onKey(event: KeyboardEvent): void {
    const target = event.composedPath()[0];
    if (event.defaultPrevented || this.root.querySelector("dialog[open]") !== null || !(target instanceof Element) || usesKey(target, event.key)) return;
    const command = commandOf(event, this.#session.demo.dir);
    if (command !== null && this.#run(command)) event.preventDefault();
  }

  /** Does what a key or button asks for; false where there was nothing to do for it. */
  #run(command: Command | "copy"): boolean {
    const session = this.#session;
    const announcer = this.#announcer;
    if (command !== "play" && STEPPING.has(command)) this.#pause();
    switch (command) {
      case "next":
        session.goTo(session.n + 1);
        break;
      case "back":
        session.goTo(session.n - 1);
        break;
      case "next-group":
        session.nextGroup();
        break;
      case "back-group":
        session.backGroup();
        break;
      case "first":
        session.goTo(0);
        break;
      case "last":
        session.goTo(session.last);
        break;
      case "play":
        if (!this.#pause()) this.play();
        break;
      case "whatif":
        session.ask(!session.isAsking);
        break;
      case "hands":
        session.setHands(session.hands === "open" ? "acting" : "open");
        break;
      case "last-move":
      case "seat":
      case "speak":
      case "score":
      case "cards":
        this.#extra(({ told }) => {
          announcer.say(told[command](session));
        });
        break;
      case "help":
        this.#extra(({ showHelp }) => {
          showHelp(session.demo, this.root);
        });
        break;
      case "copy":
        this.#extra(({ copyLink }) => {
          void copyLink(session.demo, this.#host.address(), announcer, this.#controls);
        });
        break;
      case "escape":
        return this.#escape();
    }
    return true;
  }

  /** Does what needs the part that is loaded on request; says so where it cannot be had. */
  #extra(use: (extras: Extras) => void): void {
    if (extrasChunk.loaded !== null) {
      use(extrasChunk.loaded);
      return;
    }
    extrasChunk.load().then(use, () => {
      this.#announcer.say(say(this.#session.demo, "unavailable-missing"));
    });
  }

  #escape(): boolean {
    if (this.#session.isBranch) this.#actions.leaveBranch();
    else if (this.#controls.isMenuOpen) void this.#controls.openMenu(false);
    else return false;
    return true;
  }

  /** Stops playing; false where nothing was playing. */
  #pause(): boolean {
    if (!this.#autoplay.isPlaying) return false;
    this.#autoplay.stop();
    this.#controls.update(false);
    this.#announcer.say(`${say(this.#session.demo, "paused")} ${speakStep(this.#session)}`);
    return true;
  }

  /** A card of the hand that is asked is chosen; any other card shows the step that played it. */
  #press(item: HTMLElement): void {
    const card = item.dataset["card"] ?? "";
    if (item.querySelector("button") !== null) {
      if (this.#session.inquiry?.pick(card) !== true) this.#choose(card);
      return;
    }
    if (item.closest(".sn-row") === null) return;
    const { frames } = this.#session.line;
    const played = frames.findLastIndex((frame, n) => n <= this.#session.n && frame.action?.cards.includes(card) === true);
    if (played >= 0) this.#session.goTo(played);
  }

  #choose(action: string): void {
    const verdict = this.#session.frame.verdicts.find((candidate) => candidate.action === action);
    if (verdict !== undefined) void this.#session.choose(verdict);
  }

  /** The element inside this part that has the focus. */
  #focusIn(part: HTMLElement): Element | null {
    const tree = this.root.getRootNode();
    const active = tree instanceof ShadowRoot || tree instanceof Document ? tree.activeElement : null;
    return active !== null && active !== part && part.contains(active) ? active : null;
  }

  /** The focus stays on its card, or goes to one that may be played, or to the table. */
  #focusCard(card: string | null): void {
    const buttons = card === null ? [] : [...this.#stage.querySelectorAll<HTMLElement>("button.sn-card")];
    const same = buttons.find((button) => button.parentElement?.dataset["card"] === card);
    const next = same ?? buttons.find((button) => button.dataset["legal"] === "yes") ?? this.#stage;
    next.focus({ preventScroll: true });
  }
}

/** What may be wanted soon; whoever needs it hears that it cannot be had. */
function loadExtras(): void {
  void extrasChunk.load().catch(() => null);
}

const STEPPING: ReadonlySet<string> = new Set<Command>(["next", "back", "next-group", "back-group", "first", "last", "whatif", "escape"]);
