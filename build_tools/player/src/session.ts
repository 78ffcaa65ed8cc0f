/** The state of one player: which line and step are shown, and what the engine is doing for it. No DOM. */

import type { Demo, StepWords } from "./document.js";
import { type Frame, readFrames, type Verdict } from "./frames.js";
import { type Line, exampleLine, groupEnds, ownLine, positionAt, rejoin } from "./line.js";
import type { Engine, EngineState } from "./port.js";
import { branchRecord, type Position } from "./position.js";
import type { LineWords } from "./snorum-words.js";
import { firstDifference } from "./verify.js";
import type { Hands } from "./view.js";

export type Check = { readonly kind: "unchecked" } | { readonly kind: "verified" } | { readonly kind: "mismatch"; readonly step: number };

/** An action that the rules refuse, and the sentence that says why. */
export interface Refusal {
  readonly action: string;
  readonly code: string;
  readonly text: string;
}

/** What the reader is told until the next move. */
export type Notice = "stale" | "line-failed" | null;

export interface Services {
  readonly engine: Engine;
  /** Address of the runtime's manifest; null where the document names none that may be used. */
  readonly manifest: string | null;
  loadWords(): Promise<LineWords>;
}

export type Change = "step" | "line" | "hands" | "state";

export class Session {
  readonly demo: Demo;
  line: Line;
  n = 0;
  hands: Hands = "open";
  isAsking = false;
  check: Check = { kind: "unchecked" };
  notice: Notice = null;
  refusal: Refusal | null = null;
  /** The action that waits for the engine. */
  pending: string | null = null;
  engineState: EngineState;
  words: LineWords | null = null;

  private readonly services: Services;
  private readonly onChange: (change: Change) => void;
  private wordsLoading: Promise<LineWords> | null = null;
  private request = 0;
  private isChecking = false;
  /** A line that was asked for and is not there yet. */
  private wanted: Position | null = null;
  /** The engine failed when it was asked for that line; it is asked again when it is there. */
  private isLost = false;

  constructor(demo: Demo, services: Services, onChange: (change: Change) => void) {
    this.demo = demo;
    this.line = exampleLine(demo);
    this.services = services;
    this.engineState = services.manifest === null ? { kind: "unavailable", reason: "missing" } : services.engine.state;
    this.onChange = onChange;
  }

  /** Follows the engine until the signal aborts. */
  connect(signal: AbortSignal): void {
    if (this.services.manifest === null) return;
    const follow = (state: EngineState): void => {
      this.engineState = state;
      if (state.kind === "ready") {
        void this.verify();
        if (this.wanted !== null && this.isLost) void this.follow(this.wanted);
      }
      if (state.kind === "unavailable" || state.kind === "idle") this.pending = null;
      this.onChange("state");
    };
    this.services.engine.watch(follow, signal);
    if (this.services.engine.state.kind === "ready") follow(this.services.engine.state);
    signal.addEventListener("abort", () => (this.request += 1), { once: true });
  }

  get frame(): Frame {
    const frame = this.line.frames[this.n];
    if (frame === undefined) throw new RangeError(`no frame ${String(this.n)}`);
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

  /** Shows step `n`, or the nearest there is; false where that is the step shown already. */
  goTo(n: number): boolean {
    const to = Math.min(Math.max(Math.trunc(n), 0), this.last);
    if (Number.isNaN(to) || to === this.n) return false;
    // Whoever steps on waits no more for a line of their own.
    this.request += 1;
    this.wanted = null;
    this.n = to;
    this.clear();
    this.onChange("step");
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
    this.onChange("hands");
  }

  /** Signs that the reader may soon ask "what if": start the engine. */
  warm(): void {
    if (this.services.manifest !== null && this.engineState.kind === "idle") this.services.engine.warm(this.services.manifest);
  }

  /** Makes the cards of the seat that is to act playable, or stops that. */
  ask(isAsking: boolean): void {
    if (isAsking && this.check.kind === "mismatch") return;
    this.isAsking = isAsking;
    this.refusal = null;
    if (isAsking) {
      this.start();
      void this.needWords();
    }
    this.onChange("state");
  }

  /** Starts the engine, also after it has failed. */
  start(): void {
    if (this.services.manifest !== null) this.services.engine.warm(this.services.manifest);
  }

  cancel(): void {
    this.request += 1;
    this.wanted = null;
    this.pending = null;
    this.isAsking = false;
    this.services.engine.cancel();
    this.onChange("state");
  }

  /** Plays a legal action in a line of the reader's own; says why another is refused. */
  async choose({ action, reason }: Verdict): Promise<void> {
    if (this.check.kind === "mismatch") return;
    this.clear();
    if (reason !== null) {
      const n = this.n;
      const words = await this.needWords();
      if (words === null || n !== this.n) return;
      this.refusal = { action, code: reason.code, text: words.refusal(reason) };
      this.onChange("state");
      return;
    }
    if (this.line.frames[this.n + 1]?.action?.text === action) {
      this.goTo(this.n + 1);
      return;
    }
    this.pending = action;
    this.onChange("state");
    const { step, actions } = positionAt(this.line, this.n);
    await this.follow({ step, actions: [...actions, action] });
  }

  /** Shows a position that an address names; what it names that does not exist is left out, and said so. */
  async open(position: Position): Promise<void> {
    const { step, actions } = rejoin(this.demo, position);
    const last = this.demo.line.frames.length - 1;
    if (step > last || actions.length === 0) {
      this.show(exampleLine(this.demo), Math.min(step, last), step > last ? "stale" : null);
      return;
    }
    if (positionKey(this.position) === positionKey({ step, actions })) return;
    this.show(exampleLine(this.demo), step, null, { step, actions });
    this.ask(true);
    await this.follow({ step, actions });
  }

  /** Back to the example where the reader left it. */
  leaveBranch(): void {
    if (this.line.left !== null) this.show(exampleLine(this.demo), this.line.left, null);
  }

  private show(line: Line, n: number, notice: Notice, wanted: Position | null = null): void {
    this.request += 1;
    this.wanted = wanted;
    this.line = line;
    this.n = n;
    this.clear();
    this.notice = notice;
    this.onChange("line");
  }

  private clear(): void {
    this.notice = null;
    this.refusal = null;
    this.pending = null;
  }

  private async follow(wanted: Position): Promise<void> {
    const position = rejoin(this.demo, wanted);
    if (position.actions.length === 0) {
      this.show(exampleLine(this.demo), position.step, null);
      return;
    }
    this.wanted = position;
    this.isLost = false;
    this.request += 1;
    const { request } = this;
    const words = await this.needWords();
    const answer = words === null ? null : await this.replay(branchRecord(this.demo.line.record, position));
    if (request !== this.request) return;
    this.pending = null;
    if (words === null || answer === null) {
      this.isLost = true;
      this.notice = "line-failed";
      this.onChange("state");
      return;
    }
    const fault = faultOf(answer);
    if (fault !== null) {
      this.stopShort(position, fault);
      return;
    }
    try {
      const frames = readFrames(answer);
      this.show(ownLine(this.demo, position, frames, words), frames.frames.length - 1, null);
    } catch {
      this.wanted = null;
      this.notice = "line-failed";
      this.onChange("state");
    }
  }

  /** The engine refuses the line at an action of the reader's: show what comes before that. */
  private stopShort({ step, actions }: Position, fault: { readonly at: number | null }): void {
    const kept = fault.at === null ? 0 : Math.min(Math.max(fault.at - step, 0), actions.length - 1);
    if (kept === 0) {
      this.show(exampleLine(this.demo), step, "stale");
      return;
    }
    void this.follow({ step, actions: actions.slice(0, kept) }).then(() => {
      this.notice ??= "stale";
      this.onChange("state");
    });
  }

  private async replay(record: string): Promise<unknown> {
    try {
      return await this.services.engine.call({ call: "frames", record, viewer: null }, this.services.manifest ?? "");
    } catch {
      return null;
    }
  }

  /** Lets the engine replay the example, and compares. */
  private async verify(): Promise<void> {
    if (this.check.kind !== "unchecked" || this.isChecking) return;
    this.isChecking = true;
    const answer = await this.replay(this.demo.line.record);
    this.isChecking = false;
    if (answer === null) return;
    const step = firstDifference(this.demo.built, answer);
    this.check = step === null ? { kind: "verified" } : { kind: "mismatch", step };
    if (step !== null) {
      this.isAsking = false;
      if (this.isBranch || this.wanted !== null) this.show(exampleLine(this.demo), this.position.step, null);
    }
    this.onChange("state");
  }

  private async needWords(): Promise<LineWords | null> {
    this.wordsLoading ??= this.services.loadWords();
    try {
      this.words = await this.wordsLoading;
    } catch {
      this.wordsLoading = null;
      return null;
    }
    return this.words;
  }
}

function positionKey({ step, actions }: Position): string {
  return `${String(step)}~${actions.join(".")}`;
}

function faultOf(answer: unknown): { readonly at: number | null } | null {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return null;
  const { error } = answer;
  const at = typeof error === "object" && error !== null && "at" in error ? error.at : null;
  return { at: typeof at === "number" ? at : null };
}
