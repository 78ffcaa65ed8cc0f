/** Asks the engine for one player: replays the example, follows lines of the reader's own, says why an action is refused. */

import { type Check, type Inquiry, type Refusal, UNCHECKED } from "./asking.js";
import { askingBox, mismatchBanners, ownLineBox, refusalBox, reveal, updateProgress } from "./engine-box.js";
import { type Card, readFrames, readReason, type Verdict } from "./frames.js";
import { exampleLine, ownLine, positionAt, rejoin } from "./line.js";
import type { LineWords } from "./line-words.js";
import type { PanelActions } from "./panel.js";
import { isSamePlay, Picking, speakPicking } from "./picking.js";
import type { Engine, EngineRequest, EngineState } from "./port.js";
import { branchRecord, type Position } from "./position.js";
import type { Session } from "./session.js";
import { firstDifference } from "./verify.js";

export interface InquirySettings {
  readonly engine: Engine;
  /** Address of the runtime's manifest; null where the document names none that may be used. */
  readonly manifest: string | null;
  readonly loadWords: () => Promise<LineWords>;
}

export class EngineInquiry implements Inquiry {
  engineState: EngineState;
  check: Check = UNCHECKED;
  refusal: Refusal | null = null;
  pending: string | null = null;
  readonly lineTold: string | null = null;
  version = 0;
  words: LineWords | null = null;

  protected readonly session: Session;
  readonly #settings: InquirySettings;
  #wordsLoading: Promise<LineWords> | null = null;
  #picking: Picking | null = null;
  /** The box drawn last that says why not. */
  #refused: HTMLElement | null = null;
  #request = 0;
  #isChecking = false;
  /** The engine failed when it was asked for the wanted line; it is asked again when it is there. */
  #isLost = false;

  constructor(session: Session, settings: InquirySettings) {
    this.session = session;
    this.#settings = settings;
    this.engineState = settings.manifest === null ? { kind: "unavailable", reason: "missing" } : settings.engine.state;
  }

  get choosing(): Picking | null {
    const { frame } = this.session;
    if (this.#picking?.frame !== frame) this.#picking = Picking.of(frame);
    return this.#picking;
  }

  get told(): string | null {
    return this.choosing === null ? null : speakPicking(this.session.demo, this.choosing);
  }

  connect(signal: AbortSignal): void {
    const { engine, manifest } = this.#settings;
    if (manifest === null || signal.aborted) return;
    engine.watch((state) => {
      this.#hear(state);
    }, signal);
    this.engineState = engine.state;
    if (engine.state.kind !== "idle") this.#hear(engine.state);
    signal.addEventListener("abort", () => (this.#request += 1), { once: true });
  }

  warm(): void {
    if (this.engineState.kind === "idle") this.#startEngine();
    void this.#needWords();
  }

  start(): void {
    this.#startEngine();
    void this.#needWords();
  }

  cancel(): void {
    this.drop();
    this.#settings.engine.cancel();
  }

  drop(): void {
    this.#request += 1;
    this.#isLost = false;
    this.refusal = null;
    this.pending = null;
    this.#picking = null;
    this.version += 1;
  }

  pick(card: Card): boolean {
    const { choosing } = this;
    if (choosing === null) return false;
    this.#picking = choosing.toggle(card);
    this.refusal = null;
    this.changed();
    return true;
  }

  /** Plays the chosen cards; where they may not be played, the engine says why. */
  async playPicked(): Promise<void> {
    const { choosing } = this;
    if (choosing === null || choosing.picked.length === 0) return;
    const { verdict } = choosing;
    if (verdict === null) await this.#refuse(choosing.picked.join(" "));
    else if (verdict.reason === null) await this.session.choose(verdict);
    else await this.choose(verdict);
  }

  async choose({ action, reason }: Verdict): Promise<void> {
    const session = this.session;
    if (reason === null) {
      if (isSamePlay(session.line.frames[session.n + 1]?.action?.text, action)) {
        session.goTo(session.n + 1);
        return;
      }
      this.pending = action;
      this.changed();
      const { step, actions } = positionAt(session.line, session.n);
      await this.follow({ step, actions: [...actions, action] });
      return;
    }
    const request = this.#request;
    const words = await this.#needWords();
    if (words === null || request !== this.#request) return;
    this.refusal = { action, code: reason.code, text: words.refusal(reason) };
    this.changed();
    reveal(this.#refused);
  }

  async follow(wanted: Position): Promise<void> {
    const session = this.session;
    const position = rejoin(session.demo, wanted);
    if (position.actions.length === 0) {
      session.show(exampleLine(session.demo), position.step, null);
      return;
    }
    session.wanted = position;
    this.#isLost = false;
    this.#request += 1;
    const request = this.#request;
    const words = await this.#needWords();
    const answer = words === null ? null : await this.#replay(branchRecord(session.demo.line.record, position));
    if (request !== this.#request) return;
    this.pending = null;
    if (words === null || answer === null) {
      this.#isLost = true;
      this.#fail();
      return;
    }
    const fault = faultOf(answer);
    if (fault !== null) {
      await this.#stopShort(position, fault.at);
      return;
    }
    try {
      this.show(position, answer, words);
    } catch {
      session.wanted = null;
      this.#fail();
    }
  }

  banners(): HTMLElement[] {
    return mismatchBanners(this.session);
  }

  engineBox(actions: PanelActions): HTMLElement | null {
    return ownLineBox(this.session, this.askingBox(actions), actions);
  }

  refusalBox(actions: PanelActions): HTMLElement | null {
    this.#refused = this.refusal === null ? null : refusalBox(this.session.demo, this.refusal, actions);
    return this.#refused;
  }

  updateProgress(place: HTMLElement): void {
    updateProgress(place, this.session.demo, this.engineState);
  }

  protected askingBox(actions: PanelActions): HTMLElement | null {
    return askingBox(this.session, this, this.words, actions);
  }

  /** Asks for the frames of a record. */
  protected request(record: string): EngineRequest {
    return { call: "frames", record, viewer: null };
  }

  /** Shows the line that the engine has followed. */
  protected show(position: Position, answer: unknown, words: LineWords): void {
    const frames = readFrames(answer);
    this.session.show(ownLine(this.session.demo, position, frames, words), frames.frames.length - 1, null);
  }

  #hear(state: EngineState): void {
    const wasStarting = this.engineState.kind === "starting" && state.kind === "starting";
    this.engineState = state;
    if (state.kind === "ready") {
      void this.#verify();
      if (this.session.wanted !== null && this.#isLost) void this.follow(this.session.wanted);
    }
    if (state.kind === "unavailable" || state.kind === "idle") this.pending = null;
    if (wasStarting) this.session.changed();
    else this.changed();
  }

  #startEngine(): void {
    const { engine, manifest } = this.#settings;
    if (manifest !== null) engine.warm(manifest);
  }

  protected changed(): void {
    this.version += 1;
    this.session.changed();
  }

  #fail(): void {
    this.session.notice = "line-failed";
    this.changed();
  }

  /** Asks the engine about an action that it has not named: all that are legal are named. */
  async #refuse(action: string): Promise<void> {
    const { demo, line, n } = this.session;
    const { step, actions } = positionAt(line, n);
    const request = this.#request;
    const answer = await this.#replay(branchRecord(demo.line.record, { step, actions: [...actions, action] }));
    if (request !== this.#request) return;
    if (faultOf(answer) === null) this.#fail();
    else await this.choose({ action, reason: readReason((answer as { readonly error: unknown }).error) });
  }

  /** The engine refuses the line at an action of the reader's: show what comes before that. */
  async #stopShort({ step, actions }: Position, at: number | null): Promise<void> {
    const session = this.session;
    const kept = at === null ? 0 : Math.min(Math.max(at - step, 0), actions.length - 1);
    if (kept === 0) {
      session.show(exampleLine(session.demo), step, "stale");
      return;
    }
    await this.follow({ step, actions: actions.slice(0, kept) });
    session.notice ??= "stale";
    this.changed();
  }

  async #replay(record: string): Promise<unknown> {
    try {
      return await this.#settings.engine.call(this.request(record), this.#settings.manifest ?? "");
    } catch {
      return null;
    }
  }

  /** Lets the engine replay the example, and compares. */
  async #verify(): Promise<void> {
    if (this.check.kind !== "unchecked" || this.#isChecking) return;
    const session = this.session;
    this.#isChecking = true;
    const answer = await this.#replay(session.demo.line.record);
    this.#isChecking = false;
    if (answer === null) return;
    const step = firstDifference(session.demo.built, answer);
    this.check = step === null ? { kind: "verified" } : { kind: "mismatch", step };
    if (step !== null) {
      session.isAsking = false;
      if (session.isBranch || session.wanted !== null) session.show(exampleLine(session.demo), session.position.step, null);
    }
    this.changed();
  }

  async #needWords(): Promise<LineWords | null> {
    this.#wordsLoading ??= this.#loadWords();
    try {
      return await this.#wordsLoading;
    } catch {
      this.#wordsLoading = null;
      return null;
    }
  }

  async #loadWords(): Promise<LineWords> {
    const words = await this.#settings.loadWords();
    this.words = words;
    // Buttons wait for their names.
    if (this.engineState.kind === "ready") this.changed();
    return words;
  }
}

function faultOf(answer: unknown): { readonly at: number | null } | null {
  if (typeof answer !== "object" || answer === null || !("error" in answer)) return null;
  const { error } = answer;
  const at = typeof error === "object" && error !== null && "at" in error ? error.at : null;
  return { at: typeof at === "number" ? at : null };
}
