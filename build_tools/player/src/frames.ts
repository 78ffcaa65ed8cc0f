/** Frames: what the engine says of every step of a record, in no language. */

import { BadData, fields, list, nullable, otherwise, table, text, whole } from "./read.js";

export type Card = string;
export type Seat = string;
export type Value = string | number | boolean | null | readonly (string | number)[];

export const HIDDEN: Card = "??";

export interface Action {
  readonly text: string;
  readonly seat: Seat;
  readonly verb: string;
  readonly cards: readonly Card[];
}

export interface GameEvent {
  readonly kind: string;
  readonly seat: Seat | null;
  readonly cards: readonly Card[];
  readonly to: string | null;
  readonly value: Value;
}

export interface Zone {
  readonly key: string;
  readonly name: string;
  readonly owner: Seat | null;
  readonly cards: readonly Card[];
  readonly seenBy: readonly Seat[] | null;
}

export interface Table {
  readonly zones: readonly Zone[];
  readonly toAct: Seat | null;
  readonly facts: ReadonlyMap<string, Value>;
}

export interface Reason {
  readonly code: string;
  readonly params: ReadonlyMap<string, Value>;
  readonly types: ReadonlyMap<string, string>;
}

export interface Verdict {
  readonly action: string;
  readonly reason: Reason | null;
}

export interface Frame {
  readonly n: number;
  readonly action: Action | null;
  readonly events: readonly GameEvent[];
  readonly rules: readonly string[];
  readonly table: Table;
  readonly verdicts: readonly Verdict[];
}

export interface Frames {
  readonly game: string;
  readonly record: string;
  readonly seats: readonly Seat[];
  readonly dealer: Seat | null;
  readonly frames: readonly Frame[];
}

/** Thrown for a document of a version that this player does not know. */
export class UnknownVersion extends BadData {}

export const FRAMES_VERSION = 1;

export function readFrames(value: unknown): Frames {
  const data = fields(value);
  checkVersion(data, "snorum-frames", FRAMES_VERSION);
  const frames = list(readFrame)(data["frames"]);
  if (frames.length === 0) throw new BadData("no frame");
  if (frames.some((frame, index) => frame.n !== index)) throw new BadData("frames out of order");
  return {
    game: text(data["game"]),
    record: text(data["record"]),
    seats: list(text)(data["seats"]),
    dealer: nullable(text)(data["dealer"]),
    frames,
  };
}

export function checkVersion(data: Readonly<Record<string, unknown>>, format: string, version: number): void {
  if (data["format"] !== format) throw new BadData(`not ${format}`);
  if (data["version"] !== version) throw new UnknownVersion(`${format} ${String(data["version"])}`);
}

export function readReason(value: unknown): Reason {
  const data = fields(value);
  return {
    code: text(data["code"]),
    params: otherwise(table(readValue), new Map())(data["params"]),
    types: otherwise(table(text), new Map())(data["types"]),
  };
}

export function readFrame(value: unknown): Frame {
  const data = fields(value);
  return {
    n: whole(data["n"]),
    action: nullable(readAction)(data["action"]),
    events: list(readEvent)(data["events"]),
    rules: list(text)(data["rules"]),
    table: readTable(data["table"]),
    verdicts: list(readVerdict)(data["verdicts"]),
  };
}

function readAction(value: unknown): Action {
  const data = fields(value);
  return {
    text: text(data["text"]),
    seat: text(data["seat"]),
    verb: text(data["verb"]),
    cards: list(text)(data["cards"]),
  };
}

export function readEvent(value: unknown): GameEvent {
  const data = fields(value);
  return {
    kind: text(data["kind"]),
    seat: nullable(text)(data["seat"]),
    cards: list(text)(data["cards"]),
    to: nullable(text)(data["to"]),
    value: readValue(data["value"]),
  };
}

function readTable(value: unknown): Table {
  const data = fields(value);
  return {
    zones: list(readZone)(data["zones"]),
    toAct: nullable(text)(data["to_act"]),
    facts: table(readValue)(data["facts"]),
  };
}

function readZone(value: unknown): Zone {
  const data = fields(value);
  return {
    key: text(data["key"]),
    name: text(data["name"]),
    owner: nullable(text)(data["owner"]),
    cards: list(text)(data["cards"]),
    seenBy: nullable(list(text))(data["seen_by"]),
  };
}

function readVerdict(value: unknown): Verdict {
  const data = fields(value);
  return { action: text(data["action"]), reason: nullable(readReason)(data["reason"]) };
}

function readValue(value: unknown): Value {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return list((item) => (typeof item === "number" ? item : text(item)))(value);
}
