/** The state of one player: which line and step are shown. What the engine does for it is its inquiry's business. No DOM. */

import { type Check, type Inquiry, type MakeInquiry, UNCHECKED } from "./asking.js";
import type { Demo, StepWords } from "./document.js";
import type { Frame, Verdict } from "./frames.js";
import { type Line, exampleLine, groupEnds, positionAt, rejoin } from "./line.js";
import type { EngineState } from "./port.js";
import { formatPosition, type Position } from "./position.js";
import type { Hands } from "./view.js";

/** What the reader is told until the next move. */
export type Notice = "stale" | "line-failed" | null;

export type Change = "step" | "line" | "hands" | "state";

export interface Services {
  /** The part that asks the engine, where the page has loaded it already. */
  readonly loaded: () => MakeInquiry | null;
  readonly load: () => Promise<MakeInquiry>;
}

export class Session {
  readonly demo: Demo;
  line: Line;
  n = 0;
  hands: Hands = "open";
  isAsking = false;
  notice: Notice = null;
  inquiry: Inquiry | null = null;
  /** A line that was asked for and is not there yet. */
  wanted: Position | null = null;

  readonly #services: Services;
  readonly #onChange: (change: Change) => void;
  #loading: Promise<MakeInquiry> | null = null;
  #isMissing = false;
  #signal = AbortSignal.abort();

  constructor(demo: Demo, services: Services, onChange: (change: Change) => void) {
    this.demo = demo;
    this.line = exampleLine(demo);
    this.#services = services;
    this.#onChange = onChange;
  }

  /** Follows the page's engine until the signal aborts. */
  connect(signal: AbortSignal): void {
    this.#signal = signal;
    if (this.inquiry !== null) this.inquiry.connect(signal);
    else this.#adopt(this.#services.loaded());
  }

  get frame(): Frame {
    const frame = this.line.frames[this.n];
    if (frame === undefined) throw new RangeError(`no frame ${this.n}`);
    return frame;
  }

  get step(): StepWords | undefined {
    return this.line.steps[this.n];
  }

  get last(): number {
    return this.line.frames.length - 1;
  }

  get isBranch(): boolean {
    return this.line.left !== null;
  }

  /** Where the reader is, or is about to be. */
  get position(): Position {
    return this.wanted ?? positionAt(this.line, this.n);
  }

  get check(): Check {
    return this.inquiry?.check ?? UNCHECKED;
  }

  get engineState(): EngineState {
    return this.inquiry?.engineState ?? (this.#isMissing ? { kind: "unavailable", reason: "missing" } : { kind: "idle" });
  }

  /** Shows step `n`, or the nearest there is; false where that is the step shown already. */
  goTo(n: number): boolean {
    const to = Math.min(Math.max(Math.trunc(n), 0), this.last);
    if (Number.isNaN(to) || to === this.n) return false;
    this.n = to;
    this.#clear();
    this.#onChange("step");
    return true;
  }

  nextGroup(): boolean {
    return this.goTo(groupEnds(this.line.steps).find((n) => n > this.n) ?? this.last);
  }

  backGroup(): boolean {
    return this.goTo(groupEnds(this.line.steps).findLast((n) => n < this.n) ?? 0);
  }

  setHands(hands: Hands): void {
    this.hands = hands;
    this.#onChange("hands");
  }

  /** Signs that the reader may soon ask "what if": start the engine. */
  async warm(): Promise<void> {
    (await this.#need())?.warm();
  }

  /** Makes the cards of the seat that is to act playable, or stops that. */
  ask(isAsking: boolean): void {
    if (isAsking && this.check.kind === "mismatch") return;
    this.isAsking = isAsking;
    this.inquiry?.drop();
    this.#onChange("state");
    if (isAsking) void this.start();
  }

  /** Starts the engine, also after it has failed. */
  async start(): Promise<void> {
    (await this.#need())?.start();
  }

  cancel(): void {
    this.isAsking = false;
    this.wanted = null;
    this.inquiry?.cancel();
    this.#onChange("state");
  }

  /** Plays a legal action in a line of the reader's own; says why another is refused. */
  async choose(verdict: Verdict): Promise<void> {
    if (this.check.kind === "mismatch") return;
    this.#clear();
    if (verdict.reason === null && this.line.frames[this.n + 1]?.action?.text === verdict.action) this.goTo(this.n + 1);
    else await (await this.#need())?.choose(verdict);
  }

  /** Shows a position that an address names; what it names that does not exist is left out, and said so. */
  async open(position: Position): Promise<void> {
    const { step, actions } = rejoin(this.demo, position);
    const last = this.demo.line.frames.length - 1;
    if (step > last || actions.length === 0) {
      this.show(exampleLine(this.demo), Math.min(step, last), step > last ? "stale" : null);
      return;
    }
    if (formatPosition(this.position) === formatPosition({ step, actions })) return;
    this.show(exampleLine(this.demo), step, null, { step, actions });
    this.ask(true);
    await (await this.#need())?.follow({ step, actions });
  }

  /** Back to the example where the reader left it. */
  leaveBranch(): void {
    if (this.line.left !== null) this.show(exampleLine(this.demo), this.line.left, null);
  }

  show(line: Line, n: number, notice: Notice, wanted: Position | null = null): void {
    this.line = line;
    this.n = n;
    this.#clear();
    this.notice = notice;
    this.wanted = wanted;
    this.#onChange("line");
  }

  /** Something beside the step has changed. */
  changed(): void {
    this.#onChange("state");
  }

  #clear(): void {
    this.notice = null;
    this.wanted = null;
    this.inquiry?.drop();
  }

  async #need(): Promise<Inquiry | null> {
    if (this.inquiry !== null) return this.inquiry;
    this.#loading ??= this.#services.load();
    try {
      this.#adopt(await this.#loading);
      this.#isMissing = false;
    } catch {
      this.#loading = null;
      this.#isMissing = true;
      this.#onChange("state");
    }
    return this.inquiry;
  }

  #adopt(make: MakeInquiry | null): void {
    if (make === null || this.inquiry !== null) return;
    this.inquiry = make(this);
    this.inquiry.connect(this.#signal);
  }
}
