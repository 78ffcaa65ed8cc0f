/** What the engine answers to the call `quiz`, read. */

import type { Card, GameEvent, Reason, Seat, Value } from "./frames.js";
import { fields, list, nullable, readEvent, readReason, table, text, whole } from "./snorum-inquiry.js";

/** What a choice shows. */
export type Shown =
  | { readonly kind: "seat"; readonly seat: Seat }
  | { readonly kind: "words"; readonly words: readonly string[] }
  | { readonly kind: "events"; readonly events: readonly GameEvent[] }
  | { readonly kind: "score"; readonly score: ReadonlyMap<string, Value> };

export interface Question {
  readonly kind: string;
  /** The cards to mark, for the question which may be played; else the choices. */
  readonly cards: readonly Card[];
  readonly choices: readonly Shown[];
}

export interface QuizAnswer {
  readonly seat: Seat | null;
  readonly action: string | null;
  readonly isSupposed: boolean;
  readonly questions: readonly Question[];
}

export interface ChoiceMark {
  readonly isRight: boolean;
  /** The place of the right choice. */
  readonly answer: number;
  /** The clause that the choice leaves out, or the house rule by which it would be right. */
  readonly rule: string | null;
  readonly option: { readonly name: string; readonly value: unknown } | null;
  readonly rules: readonly string[];
}

export interface CardMark {
  readonly isRight: boolean;
  readonly cards: readonly { readonly card: Card; readonly isChosen: boolean; readonly reason: Reason | null; readonly rule: string | null }[];
}

export function readQuiz(value: unknown): QuizAnswer {
  const data = fields(value);
  return {
    seat: nullable(text)(data["seat"]),
    action: nullable(text)(data["action"]),
    isSupposed: data["supposed"] === true,
    questions: list(readQuestion)(data["questions"]),
  };
}

export function readChoiceMark(value: unknown): ChoiceMark {
  const data = fields(value);
  return { isRight: data["right"] === true, answer: whole(data["answer"]), rule: nullable(text)(data["rule"]), option: nullable(readOption)(data["option"]), rules: list(text)(data["rules"]) };
}

export function readCardMark(value: unknown): CardMark {
  const data = fields(value);
  return {
    isRight: data["right"] === true,
    cards: list((item) => {
      const { card, chosen, reason, rule } = fields(item);
      return { card: text(card), isChosen: chosen === true, reason: nullable(readReason)(reason), rule: nullable(text)(rule) };
    })(data["cards"]),
  };
}

function readOption(value: unknown): { readonly name: string; readonly value: unknown } {
  const data = fields(value);
  return { name: text(data["name"]), value: data["value"] };
}

function readQuestion(value: unknown): Question {
  const data = fields(value);
  const kind = text(data["kind"]);
  return kind === "cards" ? { kind, cards: list(text)(data["cards"]), choices: [] } : { kind, cards: [], choices: list(readShown)(data["choices"]) };
}

function readShown(value: unknown): Shown {
  const data = fields(value);
  if (data["seat"] !== undefined) return { kind: "seat", seat: text(data["seat"]) };
  if (data["words"] !== undefined) return { kind: "words", words: list(text)(data["words"]) };
  if (data["events"] !== undefined) return { kind: "events", events: list(readEvent)(data["events"]) };
  return { kind: "score", score: table(whole)(data["score"]) };
}
