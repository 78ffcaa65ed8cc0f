/** A seat is played by the reader and the engine answers for the others: says whether the aim still stands, and takes moves back. */

import type { StepWords } from "./document.js";
import type { Seat, Verdict } from "./frames.js";
import type { Line } from "./line.js";
import type { LineWords } from "./line-words.js";
import type { PanelActions } from "./panel.js";
import type { EngineRequest } from "./port.js";
import type { Position } from "./position.js";
import type { Session } from "./session.js";
import { EngineInquiry, exampleLine, fields, h, labelled, list, otherActions, ownLine, readFrames, say, sayNumber, stepText, table, text, textNodes, whole } from "./snorum-inquiry.js";
import type { InquirySettings } from "./inquiry.js";

export interface Contest {
  /** The reader's seat. */
  readonly seat: Seat;
  /** Who plays the others, by the engine's name for it. */
  readonly opponent: string;
  /** What best play brings the reader's seat. */
  readonly value: number;
  /** The headings of the game's clauses by their ids. */
  readonly clauses: ReadonlyMap<string, string>;
}

export function readContest(value: unknown): Contest {
  const data = fields(value);
  return { seat: text(data["seat"]), opponent: text(data["opponent"]), value: whole(data["value"]), clauses: table(text)(data["clauses"]) };
}

export class ContestInquiry extends EngineInquiry {
  override lineTold: string | null = null;
  readonly #contest: Contest;
  /** What each frame of the line is worth to the reader's seat. */
  #worth: readonly number[] = [];

  constructor(contest: Contest, session: Session, settings: InquirySettings) {
    super(session, settings);
    this.#contest = contest;
  }

  override drop(): void {
    this.lineTold = null;
    super.drop();
  }

  /** The other seats' actions are not the reader's to choose: the line goes on with what was answered. */
  override async choose(verdict: Verdict): Promise<void> {
    const { session } = this;
    if (session.frame.table.toAct === this.#contest.seat) await super.choose(verdict);
    else session.goTo(session.n + 1);
  }

  protected override askingBox(actions: PanelActions): HTMLElement | null {
    const { session } = this;
    if (!session.isAsking || this.engineState.kind !== "ready") return super.askingBox(actions);
    const { demo, frame } = session;
    const hint = this.pending !== null ? say(demo, "thinking") : frame.table.toAct === this.#contest.seat ? say(demo, "whatif-help") : null;
    const lost = this.#lostAt(session.n);
    return h(
      "div",
      { class: "sn-engine", "data-state": "ready", "data-win": frame.table.toAct === null ? (lost === null ? "solved" : "failed") : lost === null ? "stands" : "lost" },
      this.#verdict(lost),
      hint !== null && h("p", {}, hint),
      frame.table.toAct === this.#contest.seat && otherActions(session, false, this.words, actions),
      session.n > 0 &&
        h(
          "div",
          { class: "sn-others" },
          labelled(say(demo, "take-back"), "", () => {
            this.#backTo(this.#turnBefore(session.n));
          }),
          lost !== null &&
            labelled(say(demo, "take-back-lost"), "", () => {
              this.#backTo(lost - 1);
            }),
        ),
    );
  }

  protected override request(record: string): EngineRequest {
    const { seat, opponent } = this.#contest;
    return { call: "contest", record, seat, opponent };
  }

  protected override show(_position: Position, answer: unknown, words: LineWords): void {
    const { session } = this;
    const before = session.n;
    const frames = readFrames(answer);
    this.#worth = list(whole)(fields(answer)["worth"]);
    const actions = frames.frames.flatMap(({ action }) => (action === null ? [] : [action.text]));
    const line = ownLine(session.demo, { step: 0, actions }, frames, words);
    const steps = line.steps.map((step, n) => this.#judged(line, step, n, words));
    const last = steps.length - 1;
    session.show({ ...line, steps }, last, null);
    this.lineTold = steps.slice(before + 1).map(stepText).join(" ");
  }

  /** A step with its rules, and for the reader's own what it did to the win. */
  #judged(line: Line, step: StepWords, n: number, words: LineWords): StepWords {
    const { seat, value, clauses } = this.#contest;
    const { demo } = this.session;
    const frame = line.frames[n];
    if (n === 0 || frame === undefined) return step;
    const notes: string[] = [];
    const [before = value, now = value] = [this.#worth[n - 1], this.#worth[n]];
    const isOver = frame.table.toAct === null;
    if (frame.action?.seat === seat) {
      if (before >= value && now < value) notes.push(say(demo, "lost", { a: this.#result(before, words), b: this.#result(now, words) }));
      else if (now >= value && !isOver) notes.push(say(demo, "stands"));
    }
    if (isOver) notes.push(say(demo, now >= value ? "solved" : "failed", { a: this.#result(now, words) }));
    const rules = frame.rules.flatMap((id) => (clauses.has(id) ? [{ id, title: clauses.get(id) ?? id }] : []));
    return { ...step, notes, rules };
  }

  #result(value: number, words: LineWords): string {
    const facts = { seat: { type: "seat", value: this.#contest.seat }, value: { type: "number", value: Math.abs(value) } };
    return words.find(value > 0 ? "problem-wins" : "problem-loses", facts) ?? String(value);
  }

  /** The step with which the win was let go, up to step `n`; null where it stands. */
  #lostAt(n: number): number | null {
    const at = this.#worth.findIndex((worth, index) => index <= n && worth < this.#contest.value);
    return at < 0 ? null : at;
  }

  #verdict(lost: number | null): HTMLElement | null {
    const { demo, frame, step, n } = this.session;
    if (n === 0) return null;
    // The last step says itself how the deal has ended.
    if (frame.table.toAct === null) return h("p", { class: "sn-verdict" }, h("strong", {}, ...textNodes(step?.notes.at(-1) ?? "")));
    return h("p", { class: "sn-verdict" }, h("strong", {}, lost === null ? say(demo, "stands") : sayNumber(demo, "lost-already", { n: lost })));
  }

  /** The last frame before `n` in which it was the reader's turn. */
  #turnBefore(n: number): number {
    return this.session.line.frames.findLastIndex((frame, index) => index < n && frame.table.toAct === this.#contest.seat);
  }

  #backTo(n: number): void {
    const { session } = this;
    const { line } = session;
    const isStart = n <= 0;
    session.show(isStart ? exampleLine(session.demo) : { ...line, frames: line.frames.slice(0, n + 1), steps: line.steps.slice(0, n + 1), actions: line.actions.slice(0, n) }, Math.max(n, 0), null);
    this.#worth = this.#worth.slice(0, n + 1);
  }
}
