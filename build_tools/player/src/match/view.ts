/** A game at the table: the reader's cards to play, what the others do, hint and undo, the transcript, the session's scores. */

import { Announcer } from "../announce.js";
import { flight } from "../flight.js";
import type { Frame } from "../frames.js";
import { icon } from "../icons.js";
import { commandOf, type Command, usesKey } from "../keys.js";
import { cardVerdicts } from "../line.js";
import { type PanelActions, stepWords } from "../panel.js";
import { h, labelled, otherActions, pickingBox, refusalBox, reveal, say, sayNumber, textNodes } from "../snorum-inquiry.js";
import { setAttribute } from "../dom.js";
import { speakCards, speakScore, speakTable } from "../speak-table.js";
import { speakLastMove } from "../speak.js";
import { tableIn, type TableView } from "../table.js";
import { formatNumber, isolate } from "../text.js";
import { Transcript } from "../transcript.js";
import { splitFact } from "./answer.js";
import type { Match, MatchChange } from "./match.js";

export interface ViewHost {
  /** The address of a link of the document, or null where it is none that may be followed. */
  link(path: string): string | null;
  /** Copies the address of the game, or of its deal alone; false where the browser does not let us. */
  copy(isWhole: boolean): Promise<boolean>;
  /** Deals other cards at the same table. */
  anew(): void;
  /** Is motion wanted? */
  moves(): boolean;
}

export class MatchView {
  readonly root: HTMLElement;
  readonly #match: Match;
  readonly #host: ViewHost;
  readonly #announcer: Announcer;
  readonly #transcript: Transcript;
  readonly #stage: HTMLElement;
  readonly #status = h("p", { class: "sn-status" });
  readonly #acts = h("div", { class: "sn-engine-place" });
  readonly #panel = h("div", { class: "sn-panel" });
  readonly #scores = h("div", { class: "sn-scores" });
  readonly #buttons: Readonly<Record<"undo" | "hint" | "next" | "anew" | "now", HTMLButtonElement>>;
  readonly #back: HTMLButtonElement;
  readonly #forth: HTMLButtonElement;
  readonly #actions: PanelActions;
  #drawn: Frame;
  readonly #drawTable: (view: TableView) => void;
  #line: unknown = null;
  /** What was pressed lies below the table, and what comes of it is seen there. */
  #goesToTable = false;

  constructor(match: Match, host: ViewHost) {
    this.#match = match;
    this.#host = host;
    const { session } = match;
    const { demo } = session;
    const live = h("div", { class: "sn-live", "aria-live": "polite", "aria-atomic": "true" });
    this.#announcer = new Announcer(live);
    this.#actions = {
      choose: (action) => {
        this.#goesToTable = true;
        this.#choose(action);
      },
      start: () => undefined,
      cancel: () => undefined,
      leaveBranch: () => undefined,
      link: (path) => host.link(path),
    };
    const button = (key: string, run: () => void): HTMLButtonElement => labelled(say(demo, key), "", run);
    this.#buttons = {
      undo: button("undo", () => {
        this.#goesToTable = true;
        if (!match.undo()) this.#announcer.say(say(demo, "nothing-back"));
      }),
      hint: button("hint", () => void match.hint()),
      next: button("next-deal", () => {
        this.#goesToTable = true;
        void match.nextDeal();
      }),
      anew: button("anew", () => {
        host.anew();
      }),
      now: button("now", () => {
        session.goTo(session.last);
      }),
    };
    this.#back = this.#step("back", -1);
    this.#forth = this.#step("next", 1);
    this.#transcript = new Transcript(session, say(demo, "transcript"), (n) => session.goTo(n));
    this.#stage = h("div", { class: "sn-stage", tabindex: "0", role: "group", "aria-label": say(demo, "table") });
    this.#drawTable = tableIn(this.#stage);
    this.#drawn = session.frame;
    const { undo, hint, next, anew, now } = this.#buttons;
    this.root = h(
      "div",
      { class: "sn-player sn-match", role: "region", "aria-label": say(demo, "label", { title: demo.title }), lang: demo.lang, dir: demo.dir },
      h(
        "div",
        { class: "sn-layout" },
        this.#stage,
        h("div", { class: "sn-match-bar" }, this.#status, h("div", { class: "sn-others" }, this.#back, this.#forth, now, hint, undo, next, anew)),
        this.#acts,
        this.#panel,
        this.#transcript.list,
      ),
      this.#scores,
      h("div", { class: "sn-others sn-copies" }, this.#copy("copy-deal", false), this.#copy("copy-game", true)),
      h("p", { class: "sn-note" }, ...textNodes(say(demo, "keys"))),
      live,
    );
    this.root.addEventListener("keydown", (event) => {
      this.#onKey(event);
    });
    this.#stage.addEventListener("click", (event) => {
      const card = event.target instanceof Element ? event.target.closest<HTMLElement>("li[data-card]") : null;
      if (card?.querySelector("button") != null) this.#press(card.dataset["card"] ?? "");
    });
    match.onChange = (change) => {
      this.#update(change);
    };
    this.#draw();
  }

  /** Brings the table into view, and of a table higher than the window the reader's own cards. */
  show(): void {
    reveal(this.#stage);
    reveal(this.#stage.querySelector(`[data-seat="${CSS.escape(this.#match.seat)}"]`));
  }

  /** Puts the focus on the table. */
  focus(): void {
    this.#stage.focus({ preventScroll: true });
  }

  rest(): void {
    this.#announcer.stop();
    this.#match.rest();
  }

  /** Once a turn: all that has happened, and whose turn it is. */
  #update(change: MatchChange): void {
    this.#draw();
    const { told, isBusy, isLookingBack } = this.#match;
    if (told !== null && !isBusy) {
      this.#goesToTable = false;
      reveal(this.#panel.firstElementChild);
    } else if (this.#goesToTable && change !== "state") this.show();
    if (change === "settled") this.#goesToTable = false;
    if (change === "settled") this.#announcer.settle(() => [this.#match.tell(), this.#speakTurn()].filter((text) => text !== "").join(" "));
    else if (told !== null && !isBusy) this.#announcer.say(told.text);
    else if (isLookingBack) this.#announcer.settle(() => speakLastMove(this.#match.session));
    else if (this.#match.picking !== null && this.#match.picking.picked.length > 0) this.#announcer.say(this.#panel.previousElementSibling?.querySelector(".sn-picking p")?.textContent ?? "");
  }

  #speakTurn(): string {
    const { isOver, isOpen, isReadersTurn, isBusy, session } = this.#match;
    const { demo } = session;
    if (this.#match.isLookingBack) return say(demo, "looking-back");
    if (isOver) return say(demo, isOpen ? "over" : "session-over");
    if (isReadersTurn) return this.#canPlayCard ? say(demo, "your-turn") : `${say(demo, "your-turn")} ${say(demo, "no-card")}`;
    const seat = session.frame.table.toAct;
    return isBusy && seat !== null && seat !== this.#match.seat ? say(demo, "their-turn", { seat: isolate(seat) }) : "";
  }

  /** May one of the reader's cards be played, alone or with others? */
  get #canPlayCard(): boolean {
    const { picking, session } = this.#match;
    return picking !== null || [...cardVerdicts(session.frame).values()].some(({ reason }) => reason === null);
  }

  #draw(): void {
    const match = this.#match;
    const { session, told } = match;
    const { demo, line, n, hands, frame } = session;
    const focused = this.#focused();
    const land = this.#host.moves() && Math.abs(n - this.#drawn.n) === 1 ? flight(this.#stage, this.#drawn, frame) : null;
    this.#drawn = frame;
    const { picking, isReadersTurn } = match;
    const choices = picking?.choices ?? new Map(isReadersTurn ? [...cardVerdicts(frame)].map(([card, { reason }]) => [card, reason === null]) : []);
    this.#drawTable({ demo, frames: line.frames, steps: line.steps, n, hands, choices, ...(picking === null ? {} : { picked: picking.picked }) });
    land?.();
    this.#status.replaceChildren(...textNodes(this.#speakTurn()));
    this.#acts.replaceChildren(...this.#actionBoxes());
    this.#panel.replaceChildren(...this.#toldBoxes(), ...this.#sinceBoxes(), ...stepWords(session, this.#actions));
    if (this.#line === line) this.#transcript.update();
    else this.#transcript.renew();
    this.#line = line;
    this.#transcript.follow();
    this.#scores.replaceChildren(...this.#scoreTable());
    const { undo, hint, next, now } = this.#buttons;
    setAttribute(this.#back, "aria-disabled", n === 0 ? "true" : null);
    setAttribute(this.#forth, "aria-disabled", n === session.last ? "true" : null);
    setAttribute(hint, "aria-disabled", isReadersTurn ? null : "true");
    setAttribute(undo, "aria-disabled", session.last === 0 ? "true" : null);
    next.hidden = !match.isOpen || match.isLookingBack;
    now.hidden = !match.isLookingBack;
    this.root.dataset["turn"] = match.isOver ? "over" : isReadersTurn ? "mine" : match.isBusy ? "theirs" : "none";
    if (told === null) delete this.root.dataset["told"];
    else this.root.dataset["told"] = told.kind;
    if (focused !== null) this.#refocus(focused);
  }

  #actionBoxes(): HTMLElement[] {
    const match = this.#match;
    if (!match.isReadersTurn) return [];
    const { picking, session } = match;
    const box = picking === null ? null : pickingBox(session.demo, picking, () => this.#playPicked(), this.#actions.choose);
    const made = [box, otherActions(session, picking !== null, match.words, this.#actions)];
    return made.filter((child) => child !== null);
  }

  #toldBoxes(): HTMLElement[] {
    const { told, session } = this.#match;
    if (told === null) return [];
    if (told.kind === "refusal") return [refusalBox(session.demo, { action: "", code: told.code ?? "", text: told.text }, this.#actions)];
    const again = this.#match.isStuck && labelled(say(session.demo, "retry"), "", () => void this.#match.go());
    return [h("div", { class: "sn-refusal", "data-told": told.kind }, h("p", {}, ...textNodes(told.text)), again)];
  }

  /** What the others have done since the reader's own play, before the last of it. */
  #sinceBoxes(): HTMLElement[] {
    const { since, isLookingBack, isBusy } = this.#match;
    return isLookingBack || isBusy || since.length === 0 ? [] : [h("p", { class: "sn-since" }, ...textNodes(since.join(" ")))];
  }

  /** A row a deal: who won it, and what each side then stands at. */
  #scoreTable(): HTMLElement[] {
    const { scores, session } = this.#match;
    const { demo } = session;
    if (scores.length === 0) return [];
    const parties = [...new Set(scores.flatMap(({ won, facts }) => [...[...facts.keys()].map((key) => splitFact(key)[1]), ...won]))];
    const isCounted = scores.some(({ facts }) => [...facts.values()].some((value) => value !== 0));
    const number = (value: number): string => formatNumber(value, demo.signs);
    const name = (party: string): HTMLElement => h("th", { scope: "col" }, h("bdi", { dir: "ltr" }, party));
    const rows = scores.map(({ won, facts }, index) => {
      const cells = parties.map((party) => {
        const owned = new Map([...facts].filter(([key]) => splitFact(key)[1] === party));
        // As the table says it, so that a number has its unit; what has no words stays a number.
        const texts = isCounted ? this.#match.words.facts(owned).map(({ text }) => text) : [];
        const shown = isCounted && texts.length === 0 ? [...owned.values()].map(number) : texts;
        return h("td", {}, ...textNodes(shown.join(" ")), won.includes(party) && h("span", { class: "sn-won" }, say(demo, "won")));
      });
      return h("tr", {}, h("th", { scope: "row" }, ...textNodes(sayNumber(demo, "deal", { n: index + 1 }))), ...cells);
    });
    const wins = parties.map((party) => scores.filter(({ won }) => won.includes(party)).length);
    const total = wins.some((count) => count > 0) && h("tfoot", {}, h("tr", {}, h("th", { scope: "row" }, say(demo, "wins")), ...wins.map((count) => h("td", {}, ...textNodes(number(count))))));
    return [h("table", {}, h("caption", {}, say(demo, "scores")), h("thead", {}, h("tr", {}, h("td", {}), ...parties.map(name))), h("tbody", {}, ...rows), total)];
  }

  #onKey(event: KeyboardEvent): void {
    const target = event.composedPath()[0];
    if (event.defaultPrevented || !(target instanceof Element) || usesKey(target, event.key)) return;
    const command = commandOf(event, this.#match.session.demo.dir);
    if (command !== null && this.#run(command)) event.preventDefault();
  }

  #run(command: Command): boolean {
    const { session } = this.#match;
    const spoken: Partial<Record<Command, () => string>> = {
      speak: () => speakTable(session),
      score: () => speakScore(session),
      cards: () => speakCards(session),
      "last-move": () => speakLastMove(session),
    };
    const steps: Partial<Record<Command, number>> = { next: session.n + 1, back: session.n - 1, first: 0, last: session.last };
    const [text, n] = [spoken[command], steps[command]];
    if (text !== undefined) this.#announcer.say(text());
    else if (n !== undefined) session.goTo(n);
    else if (command === "escape" && this.#match.isLookingBack) session.goTo(session.last);
    else return false;
    return true;
  }

  #press(card: string): void {
    if (!this.#match.pick(card)) this.#choose(card);
  }

  #playPicked(): void {
    this.#goesToTable = true;
    void this.#match.playPicked();
  }

  #choose(action: string): void {
    const verdict = this.#match.session.frame.verdicts.find((candidate) => candidate.action === action);
    if (verdict !== undefined) void this.#match.choose(verdict);
  }

  #step(name: "back" | "next", by: number): HTMLButtonElement {
    const { session } = this.#match;
    const label = say(session.demo, name);
    const made = h("button", { type: "button", class: "sn-button", "aria-label": label, title: label }, icon(name));
    made.addEventListener("click", () => session.goTo(session.n + by));
    return made;
  }

  #copy(key: string, isWhole: boolean): HTMLButtonElement {
    const { demo } = this.#match.session;
    return labelled(say(demo, key), "", () => {
      void this.#host.copy(isWhole).then((isCopied) => {
        this.#announcer.say(say(demo, isCopied ? "copied" : "copy-failed"));
      });
    });
  }

  /** The part that has the focus and what to find it by once it has been drawn anew. */
  #focused(): string | null {
    const tree = this.root.getRootNode();
    const active = tree instanceof ShadowRoot || tree instanceof Document ? tree.activeElement : null;
    if (active === null || active === this.#stage || !(this.#stage.contains(active) || this.#acts.contains(active) || this.#panel.contains(active) || this.#transcript.list.contains(active))) return null;
    return active.closest<HTMLElement>("li[data-card]")?.dataset["card"] ?? active.textContent;
  }

  /** The focus stays on its card or button, or goes to the table. */
  #refocus(was: string): void {
    const same = [...this.root.querySelectorAll<HTMLElement>(".sn-stage button, .sn-engine-place button, .sn-step")].find((button) => button.closest<HTMLElement>("li[data-card]")?.dataset["card"] === was || button.textContent === was);
    (same ?? this.#stage).focus({ preventScroll: true });
  }
}
