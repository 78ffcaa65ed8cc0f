/** A step in words, as `mkdocs_snorum.narrate` makes it at build. */

import type { FactText, Said, StepWords } from "./document.js";
import type { Frame, GameEvent, Reason, Seat, Value } from "./frames.js";
import { factName } from "./view.js";
import type { Facts, Typed, Words } from "./words.js";

/** What happened, as sentences; an event that has no message is not told. */
export function narrate(words: Words, events: readonly GameEvent[], seats: readonly Seat[]): string {
  return told(events, seats)
    .map(([kind, facts]) => words.find(`event-${kind}`, facts) ?? "")
    .filter((sentence) => sentence !== "")
    .join(" ");
}

export function reasonSentence(words: Words, reason: Reason): string {
  const facts: Record<string, Typed> = {};
  for (const [name, value] of reason.params) facts[name] = { type: reason.types.get(name) ?? "text", value };
  return words.find(`${reason.code}.refused`, facts) ?? reason.code;
}

/** What each seat says in a step; what one seat says in a row is one. */
export function saidWords(words: Words, events: readonly GameEvent[]): Said[] {
  const said: Said[] = [];
  for (let position = 0; position < events.length; position += 1) {
    const event = events[position];
    if (event?.kind !== "said" || event.seat === null) continue;
    const values = saidFrom(events, position, event.seat);
    said.push({ seat: event.seat, text: words.said(values) });
    position += values.length - 1;
  }
  return said;
}

export function factTexts(words: Words, facts: ReadonlyMap<string, Value>, seats: readonly Seat[]): FactText[] {
  const texts: FactText[] = [];
  for (const [key, value] of facts) {
    const name = factName(key);
    const owner = key.includes(".") ? key.slice(name.length + 1) : null;
    const shown: Record<string, Typed> = { value: typed(value) };
    if (owner !== null) shown["seat"] = { type: "seat", value: owner };
    const seat = owner !== null && seats.includes(owner) ? owner : null;
    // Beside a player's name nothing needs to name the player.
    const text = (seat === null ? null : words.find(`fact-${name}.own`, shown)) ?? words.find(`fact-${name}`, shown);
    const short = words.find(`fact-${name}.short`, shown);
    if (text !== null) texts.push({ key, name, owner: seat, text, short });
  }
  return texts;
}

/** The words of a frame of the reader's own line; a run or trick begins where the zone played to holds this action's cards alone. */
export function stepWords(words: Words, frame: Frame, before: StepWords | undefined, seats: readonly Seat[]): StepWords {
  const opens = frame.events.some(
    (event) => event.kind === "played" && frame.table.zones.some((zone) => zone.key === event.to && zone.cards.length === event.cards.length),
  );
  return {
    say: narrate(words, frame.events, seats),
    notes: [],
    rules: [],
    group: (before?.group ?? 0) + (opens ? 1 : 0),
    said: saidWords(words, frame.events),
    facts: factTexts(words, frame.table.facts, seats),
    drawing: null,
  };
}

/** The kinds of message and their facts; what one seat says in a row is one, and goes with the card that it played. */
function told(events: readonly GameEvent[], seats: readonly Seat[]): [string, Facts][] {
  const result: [string, Facts][] = [];
  let position = 0;
  for (let event = events[0]; event !== undefined; event = events[position]) {
    const facts = eventFacts(event, seats);
    const isPlay = event.kind === "played";
    const said = saidFrom(events, position + (isPlay ? 1 : 0), event.seat);
    if (said.length > 0) {
      result.push([isPlay ? "played-said" : "said", { ...facts, words: { type: "words", value: said } }]);
      position += said.length + (isPlay ? 1 : 0);
    } else {
      result.push([event.kind, facts]);
      position += 1;
    }
  }
  return result;
}

function saidFrom(events: readonly GameEvent[], start: number, seat: Seat | null): string[] {
  const said: string[] = [];
  const before = events[start - 1];
  // Some words name the rank of the card that they go with.
  const rank = before?.kind === "played" ? `:${before.cards[0]?.[0] ?? ""}` : "";
  for (let event = events[start]; event?.kind === "said" && event.seat === seat; event = events[start + said.length]) said.push(`${String(event.value)}${rank}`);
  return said;
}

function eventFacts(event: GameEvent, seats: readonly Seat[]): Facts {
  const facts: Record<string, Typed> = {};
  if (event.seat !== null) facts["seat"] = { type: "seat", value: event.seat };
  const card = event.cards[0];
  if (card !== undefined) {
    facts["card"] = { type: "card", value: card };
    facts["cards"] = { type: "cards", value: event.cards };
    if (event.cards[1] !== undefined) facts["next"] = { type: "card", value: event.cards[1] };
  }
  if (event.to !== null) Object.assign(facts, target(event.to, seats));
  if (event.value !== null) facts["value"] = typed(event.value);
  return facts;
}

function target(to: string, seats: readonly Seat[]): Facts {
  const [zone = "", owner] = to.split(".");
  if (zone.split("+").every((name) => seats.includes(name))) return { to: { type: "choice", value: "seat" }, "to-seat": { type: "seat", value: zone } };
  const choice: Typed = { type: "choice", value: zone };
  return owner === undefined ? { to: choice } : { to: choice, "to-seat": { type: "seat", value: owner } };
}

function typed(value: Value): Typed {
  if (typeof value === "number" && Number.isInteger(value)) return { type: "number", value };
  return { type: Array.isArray(value) ? "words" : "choice", value };
}
