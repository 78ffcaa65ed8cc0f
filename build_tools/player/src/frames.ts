/** Frames: what the engine says of every step of a record, in no language. */

import { BadData, fields, list, nullable, object, otherwise, table, text, whole } from "./read.js";

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

export function checkVersion(data: Readonly<Record<string, unknown>>, format: string, version: number): void {
  if (data["format"] !== format) throw new BadData(`not ${format}`);
  if (data["version"] !== version) throw new UnknownVersion(`${format} ${String(data["version"])}`);
}

const readValue = (value: unknown): Value => {
  if (value === null || value === undefined) return null;
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  return list((item) => (typeof item === "number" ? item : text(item)))(value);
};

export const readReason = object<Reason>({
  code: text,
  params: otherwise(table(readValue), new Map()),
  types: otherwise(table(text), new Map()),
});

export const readEvent = object<GameEvent>({
  kind: text,
  seat: nullable(text),
  cards: list(text),
  to: nullable(text),
  value: readValue,
});

const readZone = (value: unknown): Zone => ({
  ...object<Omit<Zone, "seenBy">>({ key: text, name: text, owner: nullable(text), cards: list(text) })(value),
  seenBy: nullable(list(text))(fields(value)["seen_by"]),
});

const readTable = (value: unknown): Table => ({
  ...object<Omit<Table, "toAct">>({ zones: list(readZone), facts: table(readValue) })(value),
  toAct: nullable(text)(fields(value)["to_act"]),
});

export const readFrame = object<Frame>({
  n: whole,
  action: nullable(object<Action>({ text, seat: text, verb: text, cards: list(text) })),
  events: list(readEvent),
  rules: list(text),
  table: readTable,
  verdicts: list(object<Verdict>({ action: text, reason: nullable(readReason) })),
});

const readWhole = object<Frames>({
  game: text,
  record: text,
  seats: list(text),
  dealer: nullable(text),
  frames: list(readFrame),
});

export function readFrames(value: unknown): Frames {
  checkVersion(fields(value), "snorum-frames", FRAMES_VERSION);
  const read = readWhole(value);
  if (read.frames.length === 0) throw new BadData("no frame");
  if (read.frames.some((frame, index) => frame.n !== index)) throw new BadData("frames out of order");
  return read;
}
