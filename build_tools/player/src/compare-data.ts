/** What the engine answers to the call `compare`, read; and a change of rules as it stands in an address. */

import type { Frame, Reason } from "./frames.js";
import { fields, list, nullable, readFrame, readReason, text, whole } from "./snorum-inquiry.js";

/** Another preset, or another value of an option. */
export type Change = { readonly preset: string } | { readonly option: string; readonly value: string };

/** What becomes of the line under a rule. */
export interface Told {
  readonly name: string;
  readonly kind: string;
  readonly at: number;
}

export interface Changes {
  readonly presets: readonly Told[];
  readonly options: readonly { readonly name: string; readonly values: readonly Told[] }[];
}

export interface Outcome {
  readonly kind: string;
  readonly at: number;
  readonly here: Frame | null;
  readonly there: Frame | null;
  readonly reason: Reason | null;
}

const CHANGE = /^(?:([a-z0-9_]{1,40}):([a-z0-9_.-]{1,200})|([a-z0-9-]{1,40}))$/u;

/** Reads `name` (a preset) or `option:value`; null for anything else. */
export function parseChange(source: string): Change | null {
  const match = CHANGE.exec(source);
  if (match === null) return null;
  const [, option, value, preset] = match;
  return preset === undefined ? { option: option ?? "", value: value ?? "" } : { preset };
}

export function formatChange(change: Change): string {
  return "preset" in change ? change.preset : `${change.option}:${change.value}`;
}

export function readChanges(value: unknown): Changes {
  const data = fields(value);
  return {
    presets: list(readTold("name"))(data["presets"]),
    options: list((item) => {
      const { name, values } = fields(item);
      return { name: text(name), values: list(readTold("value"))(values) };
    })(data["options"]),
  };
}

/** The fault of a line or a change that the engine cannot play; null where it has played it. */
export function readFault(value: unknown): Reason | null {
  return nullable(readReason)(fields(value)["error"]);
}

export function readOutcome(value: unknown): Outcome {
  const data = fields(value);
  return { kind: text(data["kind"]), at: whole(data["at"]), here: nullable(readFrame)(data["here"]), there: nullable(readFrame)(data["there"]), reason: nullable(readReason)(data["reason"]) };
}

function readTold(key: string): (value: unknown) => Told {
  return (value) => {
    const data = fields(value);
    return { name: text(data[key]), kind: text(data["kind"]), at: whole(data["at"]) };
  };
}
