/** A game that is being played from one seat: what was played, and what the engine and its bots say to it. No DOM. */

import { type Demo, readDemo, type StepWords } from "../document.js";
import type { Frame, Reason, Seat, Verdict } from "../frames.js";
import type { LineWords } from "../line-words.js";
import type { EngineRequest } from "../port.js";
import { Session } from "../session.js";
import { fields, otherwise, Picking, say, table, text } from "../snorum-inquiry.js";
import { formatNumber, isolate } from "../text.js";
import { type DealScore, type Hint, type Played, readHint, readPlayed, Refused } from "./answer.js";
import { fieldsOf, type SavedGame, type Settings } from "./settings.js";

export interface MatchHost {
  readonly game: string;
  /** The page's document: a demo's but for its frames. */
  readonly base: Readonly<Record<string, unknown>>;
  readonly ask: (request: EngineRequest) => Promise<unknown>;
  readonly loadWords: (demo: Demo) => Promise<LineWords>;
  /** Lets some time pass between what the bots do, so that a reader can follow. */
  readonly pause: () => Promise<void>;
}

/** What has changed: the table, something beside it, or all that happens by itself has happened and it is for the reader to act. */
export type MatchChange = "table" | "state" | "settled";

/** What the reader is told of the last thing asked for. */
export interface Told {
  readonly kind: "refusal" | "hint" | "fault";
  readonly text: string;
  /** The rule that says so. */
  readonly code: string | null;
}

export class Match {
  readonly settings: Settings;
  readonly session: Session;
  readonly words: LineWords;
  told: Told | null = null;
  /** The engine is asked, or the bots play. */
  isBusy = false;
  onChange: (change: MatchChange) => void = () => undefined;

  readonly #host: MatchHost;
  readonly #clauses: ReadonlyMap<string, string>;
  #played: Played;
  #frames: readonly Frame[];
  #steps: readonly StepWords[] = [];
  #actions: readonly string[];
  #picking: Picking | null = null;
  /** The frame from which on the reader has been told nothing yet. */
  #untold = 0;
  /** Counts what the reader does; an answer to something older is not wanted any more. */
  #turn = 0;

  /** Deals, and replays what was played; throws Refused where the engine refuses it. */
  static async open(host: MatchHost, saved: SavedGame): Promise<Match> {
    const answer = await host.ask(request(host.game, saved));
    const played = readPlayed(answer);
    const demo = readDemo(documentOf(host.base, saved.settings, played, answer));
    return new Match(host, saved.settings, demo, await host.loadWords(demo), played);
  }

  private constructor(host: MatchHost, settings: Settings, demo: Demo, words: LineWords, played: Played) {
    this.#host = host;
    this.settings = settings;
    this.words = words;
    this.#clauses = otherwise(table(text), new Map<string, string>())(host.base["clauses"]);
    this.session = new Session(demo, { loaded: () => null, load: () => Promise.reject(new Error("nothing to load")) }, (change) => this.onChange(change === "state" ? "state" : "table"));
    this.session.isAsking = true;
    this.#played = played;
    this.#actions = split(played.actions);
    this.#frames = [];
    this.#take(played);
    // What was played in an earlier visit is not told again.
    this.#untold = this.#actions.length === 0 ? 0 : this.#frames.length - 1;
  }

  get seat(): Seat {
    return this.settings.seat;
  }

  /** The game as it can be kept and shared. */
  get saved(): SavedGame {
    return { settings: this.settings, actions: this.#actions.join(".") };
  }

  get deal(): number {
    return this.#played.deal;
  }

  get isOver(): boolean {
    return this.#played.isOver;
  }

  get isOpen(): boolean {
    return this.#played.isOpen;
  }

  /** Of the deals that are over, the one being looked at among them. */
  get scores(): readonly DealScore[] {
    return this.#played.scores.slice(0, this.isOver ? this.deal : this.deal - 1);
  }

  /** What has happened after the reader's own last play and before the step that the game stands at. */
  get since(): readonly string[] {
    const own = this.#frames.findLastIndex(({ action }) => action?.seat === this.seat);
    return this.#steps.slice(Math.max(own, 0) + 1, -1).map(({ say }) => say).filter((line) => line !== "");
  }

  get isLookingBack(): boolean {
    return this.session.n < this.session.last;
  }

  get isReadersTurn(): boolean {
    return !this.isBusy && !this.isLookingBack && this.#canAct(this.#frames.length - 1);
  }

  /** The bots are to act, and the engine has failed them. */
  get isStuck(): boolean {
    return !this.isBusy && !this.isOver && !this.#canAct(this.#frames.length - 1);
  }

  get picking(): Picking | null {
    if (!this.isReadersTurn) return null;
    const { frame } = this.session;
    if (this.#picking?.frame !== frame) this.#picking = Picking.of(frame);
    return this.#picking;
  }

  /** Everything that has happened since the reader was last told. */
  tell(): string {
    const steps = this.#steps.slice(this.#untold);
    this.#untold = this.#steps.length;
    return steps.map((step) => step.say).filter((line) => line !== "").join(" ");
  }

  /** Lets the bots act until it is the reader's turn or the deal is over. */
  async go(): Promise<void> {
    const turn = this.#begin();
    try {
      while (!this.isOver && !this.#canAct(this.#frames.length - 1)) {
        const asked = this.#ask({ moves: 1, since: this.#frames.length });
        await this.#host.pause();
        const played = await asked;
        if (turn !== this.#turn) return;
        this.#take(played);
        this.#show();
      }
    } catch {
      this.#fail(turn);
    }
    this.#end(turn);
  }

  pick(card: string): boolean {
    const { picking } = this;
    if (picking === null) return false;
    this.#picking = picking.toggle(card);
    this.told = null;
    this.onChange("table");
    return true;
  }

  async playPicked(): Promise<void> {
    const { picking } = this;
    if (picking === null || picking.picked.length === 0) return;
    await this.choose(picking.verdict ?? { action: picking.picked.join(" "), reason: null });
  }

  /** Plays what is legal, says why another action is not. */
  async choose({ action, reason }: Verdict): Promise<void> {
    if (!this.isReadersTurn) return;
    if (reason !== null) {
      this.#refuse(reason);
      return;
    }
    await this.#act([...this.#actions, action.replaceAll(" ", "_")], this.#frames.length);
  }

  async nextDeal(): Promise<void> {
    if (this.isOpen && !this.isBusy) await this.#act([...this.#actions, "deal"], 0);
  }

  /** Back to the reader's last turn in this deal; false where there is none. */
  undo(): boolean {
    const from = this.isReadersTurn || this.isLookingBack ? this.#frames.length - 2 : this.#frames.length - 1;
    const to = this.#frames.findLastIndex((_, n) => n <= from && this.#canAct(n));
    if (to < 0) return false;
    this.#turn += 1;
    this.isBusy = false;
    this.told = null;
    this.#actions = this.#actions.slice(0, this.#actions.length - (this.#frames.length - 1 - to));
    this.#frames = this.#frames.slice(0, to + 1);
    this.#steps = this.#steps.slice(0, to + 1);
    this.#untold = to;
    this.#played = { ...this.#played, isOver: false, isOpen: false };
    this.#show();
    this.onChange("settled");
    return true;
  }

  async hint(): Promise<void> {
    if (!this.isReadersTurn) return;
    const turn = this.#begin();
    try {
      const { record } = this.#played;
      const head = record.slice(0, record.lastIndexOf(";a=") + ";a=".length);
      const answer = await this.#host.ask({ call: "hint", record: head + this.#actions.join("."), seat: this.seat, seed: this.settings.seed });
      if (turn !== this.#turn) return;
      this.told = { kind: "hint", text: this.#speakHint(readHint(answer)), code: null };
    } catch {
      this.#fail(turn);
    }
    this.isBusy = false;
    this.onChange("state");
  }

  /** A card or another action in words. */
  nameAction(action: string): string {
    const { demo } = this.session;
    return this.words.action(action) ?? action.split(" ").map((card) => demo.cards.get(card)?.name ?? card).join(", ");
  }

  /** Nothing that was asked for is wanted any more. */
  rest(): void {
    this.#turn += 1;
  }

  async #act(actions: readonly string[], since: number): Promise<void> {
    const turn = this.#begin();
    try {
      const played = readPlayed(await this.#host.ask(request(this.#host.game, { settings: this.settings, actions: actions.join(".") }, { since })));
      if (turn !== this.#turn) return;
      this.#take(played);
      this.#show();
      await this.go();
    } catch (error) {
      if (turn !== this.#turn) return;
      this.isBusy = false;
      if (error instanceof Refused) this.#refuse(error.reason);
      else this.#fail(turn);
      this.onChange("state");
    }
  }

  async #ask(more: Readonly<Record<string, number>>): Promise<Played> {
    return readPlayed(await this.#host.ask(request(this.#host.game, this.saved, more)));
  }

  #begin(): number {
    this.isBusy = true;
    this.told = null;
    this.#picking = null;
    this.#turn += 1;
    this.onChange("state");
    return this.#turn;
  }

  #end(turn: number): void {
    if (turn !== this.#turn) return;
    this.isBusy = false;
    this.onChange("settled");
  }

  #fail(turn: number): void {
    if (turn === this.#turn) this.told = { kind: "fault", text: say(this.session.demo, "bot-failed"), code: null };
  }

  #refuse(reason: Reason): void {
    this.told = { kind: "refusal", text: this.words.refusal(reason), code: reason.code };
    this.onChange("state");
  }

  /** Adds what was answered to the deal, or begins with it where it begins another. */
  #take(played: Played): void {
    const { since } = played;
    const frames = played.frames.frames.map((frame, index) => ({ ...frame, n: since + index }));
    const steps = [...this.#steps.slice(0, since)];
    for (const frame of frames) steps.push(this.#stepOf(frame, steps.at(-1)));
    this.#frames = [...this.#frames.slice(0, since), ...frames];
    this.#steps = steps;
    this.#actions = split(played.actions);
    this.#played = played;
    if (since === 0) this.#untold = 0;
    this.session.hands = played.isOver ? "open" : { seat: this.seat };
    this.#setLine();
  }

  #stepOf(frame: Frame, before: StepWords | undefined): StepWords {
    const step = this.words.step(frame, before);
    const rules = frame.rules.flatMap((id) => (this.#clauses.has(id) ? [{ id, title: this.#clauses.get(id) ?? id }] : []));
    return { ...step, say: step.say === "" && frame.n === 0 ? say(this.session.demo, "dealt") : step.say, rules };
  }

  #show(): void {
    this.session.hands = this.isOver ? "open" : { seat: this.seat };
    this.#setLine();
    this.onChange("table");
  }

  /** Only where the game stands can anything be chosen; what was chosen before is looked at. */
  #setLine(): void {
    const last = this.#frames.length - 1;
    this.session.line = { frames: this.#frames.map((frame, n) => (n === last ? frame : { ...frame, verdicts: [] })), steps: this.#steps, left: null, actions: [] };
    this.session.n = last;
  }

  #canAct(n: number): boolean {
    const frame = this.#frames[n];
    return frame?.table.toAct === this.seat && frame.verdicts.length > 0;
  }

  #speakHint({ method, best, next }: Hint): string {
    const { demo } = this.session;
    const card = this.nameAction(best.action);
    if (method === "only") return say(demo, "hint-only", { card });
    if (best.value === null) return say(demo, "hint-lot", { card });
    const value = next?.value ?? null;
    const second = next === null || value === null ? null : { card: this.nameAction(next.action), value };
    if (method !== "exact") {
      // What it is worth on average is a measure among bots: it counts a win besides what is paid, and is no number of the game.
      const sentences = [say(demo, "hint-played", { card, n: unsigned(demo, best.worlds) })];
      if (second !== null) sentences.push(say(demo, "hint-then", { card: second.card }));
      return sentences.join(" ");
    }
    const sentences = [say(demo, "hint-exact", { card })];
    const counted = this.words.find("outcome-counted", {});
    if (counted !== null) sentences.push(say(demo, "hint-result", { a: signed(demo, best.value), b: counted }));
    if (second !== null) sentences.push(counted === null ? say(demo, "hint-then", { card: second.card }) : say(demo, "hint-next", { card: second.card, a: signed(demo, second.value) }));
    return sentences.join(" ");
  }
}

function unsigned(demo: Demo, value: number): string {
  return formatNumber(value, demo.signs);
}

/** A value to a tenth, with its sign; isolated, so that the sign stays before the number. */
function signed(demo: Demo, value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return rounded > 0 ? isolate(`+${formatNumber(rounded, demo.signs)}`) : formatNumber(rounded, demo.signs);
}

function request(game: string, { settings, actions }: SavedGame, more: Readonly<Record<string, number>> = {}): EngineRequest {
  return { call: "play", game, ...fieldsOf(settings), actions, ...more };
}

/** The page's document as the demo of this deal: the reader sits in front, the cards are those of the pack. */
function documentOf(base: Readonly<Record<string, unknown>>, settings: Settings, played: Played, answer: unknown): unknown {
  const { seats } = played.frames;
  const first = Math.max(seats.indexOf(settings.seat), 0);
  const names = fields(base["cards"]);
  return {
    ...base,
    frames: { ...fields(answer), seats: [...seats.slice(first), ...seats.slice(0, first)] },
    steps: played.frames.frames.map(() => ({ say: "" })),
    cards: Object.fromEntries(played.pack.map((card) => [card, names[card]])),
    // A house rule may change how many strokes there are; the facts say the same in words.
    tally: settings.options.size === 0 ? (fields(base["tallies"])[played.preset] ?? null) : null,
  };
}

function split(actions: string): readonly string[] {
  return actions === "" ? [] : actions.split(".");
}
