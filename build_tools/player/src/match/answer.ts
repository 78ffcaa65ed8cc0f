/** What the engine answers of a game that is being played from one seat. */

import type { Card, Frames, Reason, Seat } from "../frames.js";
import { fields, list, readFrames, readReason, table, text, whole } from "../snorum-inquiry.js";

export interface DealScore {
  /** Seats or sides. */
  readonly won: readonly string[];
  /** What the end of the deal leaves to the next, as "chips.A". */
  readonly facts: ReadonlyMap<string, number>;
}

export interface Played {
  /** Of the deal being played, from the frame on that was asked for. */
  readonly frames: Frames;
  readonly since: number;
  readonly actions: string;
  /** The whole record, which the engine's hints are asked with. */
  readonly record: string;
  readonly preset: string;
  readonly pack: readonly Card[];
  readonly deal: number;
  readonly isOver: boolean;
  /** Another deal may follow. */
  readonly isOpen: boolean;
  readonly scores: readonly DealScore[];
}

/** The engine refuses what it was asked for; `at` is the action that cannot be taken. */
export class Refused extends Error {
  readonly reason: Reason;
  readonly at: number | null;

  constructor(reason: Reason, at: number | null) {
    super(reason.code);
    this.reason = reason;
    this.at = at;
  }
}

/** Throws Refused, or BadData for what is no answer. */
export function readPlayed(value: unknown): Played {
  const data = fields(value);
  throwRefused(data);
  const frames = fields(value)["frames"];
  const since = Array.isArray(frames) && frames.length > 0 ? whole(fields(frames[0])["n"]) : 0;
  // Frames are counted from the first that was asked for, as everywhere else they are from the first there is.
  const counted = list(fields)(frames).map((frame, index) => ({ ...frame, n: index }));
  return {
    frames: readFrames({ ...data, frames: counted }),
    since,
    actions: text(data["actions"]),
    record: text(data["record"]),
    preset: text(data["preset"]),
    pack: list(text)(data["pack"]),
    deal: whole(data["deal"]),
    isOver: data["is_over"] === true,
    isOpen: data["is_open"] === true,
    scores: list(readScore)(data["scores"]),
  };
}

export interface Considered {
  readonly action: string;
  readonly value: number | null;
  readonly worlds: number;
}

export interface Hint {
  readonly method: string;
  readonly best: Considered;
  readonly next: Considered | null;
}

export function readHint(value: unknown): Hint {
  const data = fields(value);
  throwRefused(data);
  return { method: text(data["method"]), best: readConsidered(data["best"]), next: data["next"] === null ? null : readConsidered(data["next"]) };
}

function readConsidered(value: unknown): Considered {
  const data = fields(value);
  return { action: text(data["action"]), value: typeof data["value"] === "number" ? data["value"] : null, worlds: whole(data["worlds"]) };
}

function readScore(value: unknown): DealScore {
  const data = fields(value);
  return { won: list(text)(data["won"]), facts: table(whole)(data["facts"]) };
}

function throwRefused(data: Readonly<Record<string, unknown>>): void {
  if (data["error"] === undefined) return;
  const { at } = fields(data["error"]);
  throw new Refused(readReason(data["error"]), typeof at === "number" ? at : null);
}

/** The seat or side, and the name of the fact, of a key such as "chips.A". */
export function splitFact(key: string): readonly [name: string, party: Seat] {
  const dot = key.indexOf(".");
  return [key.slice(0, dot), key.slice(dot + 1)];
}
