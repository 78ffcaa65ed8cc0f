/** A record as files: notation to read, an example in TOML to replay, and the transcript. */

import type { Demo } from "../document.js";
import type { Line } from "../line.js";
import { groupEnds, positionAt } from "../line.js";
import { branchRecord } from "../position.js";
import { formatNumber } from "../text.js";

interface Fields {
  readonly single: ReadonlyMap<string, string>;
  readonly options: readonly (readonly [string, string])[];
  readonly start: ReadonlyMap<string, string | ReadonlyMap<string, string>>;
  readonly deals: readonly ReadonlyMap<string, string>[];
}

/** The record of the line shown, up to its last step. */
export function lineRecord(demo: Demo, line: Line): string {
  return line.left === null ? demo.line.record : branchRecord(demo.line.record, positionAt(line, line.frames.length - 1));
}

/** Reads the one-line text of a record; the engine has written it. */
export function readFields(record: string): Fields {
  const single = new Map<string, string>();
  const options: [string, string][] = [];
  const start = new Map<string, string | Map<string, string>>();
  const deals: Map<string, string>[] = [];
  for (const part of record.split(";").slice(1)) {
    const at = part.indexOf("=");
    const [name, value] = [part.slice(0, at), part.slice(at + 1)];
    if (name.startsWith("o.")) options.push([name.slice(2), value]);
    else if (name.startsWith("start.")) putStart(start, name.slice("start.".length), value);
    else if (name === "d") deals.push(new Map([[name, value]]));
    else if (["g", "p", "s", "a"].includes(name)) single.set(name, value);
    else deals.at(-1)?.set(name, value);
  }
  return { single, options, start, deals };
}

function putStart(start: Map<string, string | Map<string, string>>, name: string, value: string): void {
  const dot = name.indexOf(".");
  if (dot < 0) {
    start.set(name, value.replaceAll(".", " "));
    return;
  }
  const key = name.slice(0, dot);
  const parties = start.get(key);
  const into = parties instanceof Map ? parties : new Map<string, string>();
  start.set(key, into.set(name.slice(dot + 1), value));
}

/** An example file that replays the line; `snorum check` reads it. */
export function toToml(demo: Demo, line: Line): string {
  const { single, options, start, deals } = readFields(lineRecord(demo, line));
  const seats = (single.get("s") ?? "").split(".");
  const lines = [`# ${oneLine(demo.title)}`, `game = ${quote(single.get("g") ?? "")}`, `preset = ${quote(single.get("p") ?? "")}`];
  if (options.length > 0) lines.push(`options = { ${options.map(([name, value]) => `${key(name)} = ${optionValue(value)}`).join(", ")} }`);
  lines.push('script = """', ...line.frames.flatMap(({ action }) => (action === null ? [] : [`${action.seat}: ${action.text}`])), '"""');
  for (const [index, deal] of deals.entries()) {
    const table = deals.length > 1 ? "[[deal]]" : "[deal]";
    lines.push("", table);
    if (index === 0) lines.push(`seats = [${seats.map(quote).join(", ")}]`);
    lines.push(`dealer = ${quote(deal.get("d") ?? "")}`);
    for (const [name, value] of deal) if (name !== "d" && name !== "h") lines.push(`${key(name)} = ${quote(spaced(value))}`);
    lines.push("", "[deal.hands]");
    const hands = (deal.get("h") ?? "").split("/");
    for (const [place, seat] of seats.entries()) if (hands[place]) lines.push(`${key(seat)} = ${quote(spaced(hands[place]))}`);
  }
  if (start.size > 0) lines.push("", "[start]", ...[...start].map(([name, value]) => `${key(name)} = ${startValue(value)}`));
  const last = line.frames.at(-1);
  lines.push("", "[[expect]]", `to_act = ${quote(last?.table.toAct ?? "")}`);
  return `${lines.join("\n")}\n`;
}

/** The line as card notation: the hands, then what was done, a line for each trick or run. */
export function toNotation(demo: Demo, line: Line): string {
  const record = lineRecord(demo, line);
  const { single, options, deals } = readFields(record);
  const seats = (single.get("s") ?? "").split(".");
  const lines = [oneLine(demo.title), [`${single.get("g") ?? ""}/${single.get("p") ?? ""}`, ...options.map(([name, value]) => `${name}=${value}`)].join(" "), ""];
  for (const deal of deals) {
    const hands = (deal.get("h") ?? "").split("/");
    for (const [place, seat] of seats.entries()) lines.push(`${seat}: ${spaced(hands[place] ?? "")}`.trimEnd());
    for (const [name, value] of deal) if (name !== "d" && name !== "h") lines.push(`${name}: ${spaced(value)}`);
    lines.push("");
  }
  let from = 1;
  for (const end of groupEnds(line.steps).filter((n) => n > 0)) {
    lines.push(line.frames.slice(from, end + 1).flatMap(({ action }) => (action === null ? [] : [`${action.seat} ${action.text}`])).join(", "));
    from = end + 1;
  }
  return `${[...lines.filter((text, index) => text !== "" || lines[index - 1] !== ""), "", record].join("\n")}\n`;
}

/** Every step of the line in words; its runs are isolated by marks of Unicode. */
export function toTranscript(demo: Demo, line: Line): string {
  const steps = line.steps.map(({ say, notes }, n) => `${formatNumber(n, demo.signs)}. ${[say, ...notes].join(" ")}`);
  return `${[demo.title, ...(demo.note === null ? [] : [demo.note]), "", ...steps].join("\n")}\n`;
}

/** Cards that run together, apart. */
function spaced(cards: string): string {
  return (cards.match(/../gu) ?? []).join(" ");
}

function key(name: string): string {
  return /^[\w-]+$/u.test(name) ? name : quote(name);
}

function optionValue(value: string): string {
  if (value === "true" || value === "false" || /^(0|[1-9]\d{0,8})$/u.test(value)) return value;
  return value.includes(".") ? `[${value.split(".").map(quote).join(", ")}]` : quote(value);
}

function startValue(value: string | ReadonlyMap<string, string>): string {
  if (typeof value === "string") return quote(value);
  return `{ ${[...value].map(([name, count]) => `${key(name)} = ${count}`).join(", ")} }`;
}

function quote(text: string): string {
  return JSON.stringify(text);
}

function oneLine(text: string): string {
  return text.replace(/[\u2066\u2069]/gu, "").replace(/\s+/gu, " ");
}
