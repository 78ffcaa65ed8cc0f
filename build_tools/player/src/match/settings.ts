/** What sets a table, and the game played there, as text for the address: `#preset=jig&seats=3&seat=A&level=3&seed=7&o.ace=high&a=7h.8h`. */

export interface Settings {
  /** Null: the game's first. */
  readonly preset: string | null;
  /** Null: as few as can play. */
  readonly seats: number | null;
  readonly seat: string;
  readonly level: number;
  readonly seed: number;
  /** House rules that differ from the preset's, by name. */
  readonly options: ReadonlyMap<string, string>;
}

export interface SavedGame {
  readonly settings: Settings;
  /** Everybody's actions, as the text of a record has them. */
  readonly actions: string;
}

/** A part of an address that nobody can read; which values there are, the engine says. */
export class BadAddress extends Error {}

const DEFAULT_LEVEL = 3;
const OPTION = "o.";
const LONGEST = 16_000;

const SHAPES: ReadonlyMap<string, RegExp> = new Map([
  ["preset", /^[a-z0-9-]{1,60}$/u],
  ["seats", /^\d{1,2}$/u],
  ["seat", /^[A-Za-z0-9]{1,12}$/u],
  ["level", /^\d$/u],
  ["seed", /^\d{1,9}$/u],
  ["a", /^[A-Za-z0-9_.-]*$/u],
]);
const OPTION_NAME = /^o\.[a-z0-9_]{1,60}$/u;
const OPTION_VALUE = /^[a-z0-9_.-]{1,300}$/u;

/** Null where the hash names no game at all; throws BadAddress with the part that cannot be read. */
export function parseGame(hash: string): SavedGame | null {
  const text = hash.replace(/^#/u, "");
  if (!/(?:^|&)(?:preset|seed|seat|level|seats|a|o\.[^=&]*)=/u.test(text)) return null;
  if (text.length > LONGEST) throw new BadAddress(text.slice(0, 20));
  const found = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(text)) {
    const shape = name.startsWith(OPTION) && OPTION_NAME.test(name) ? OPTION_VALUE : SHAPES.get(name);
    if (shape?.test(value) !== true || found.has(name)) throw new BadAddress(`${name}=${value}`.slice(0, 40));
    found.set(name, value);
  }
  const number = (name: string): number | null => (found.has(name) ? Number(found.get(name)) : null);
  return {
    settings: {
      preset: found.get("preset") ?? null,
      seats: number("seats"),
      seat: found.get("seat") ?? "A",
      level: number("level") ?? DEFAULT_LEVEL,
      seed: number("seed") ?? 0,
      options: new Map([...found].filter(([name]) => name.startsWith(OPTION)).map(([name, value]) => [name.slice(OPTION.length), value])),
    },
    actions: found.get("a") ?? "",
  };
}

/** The same as a hash; without `actions`, the deal alone. */
export function formatGame({ settings, actions }: SavedGame): string {
  const parts: [string, string][] = Object.entries(fieldsOf(settings)).map(([name, value]) => [name, String(value)]);
  if (actions !== "") parts.push(["a", actions]);
  // All of these characters may stand in a hash as they are.
  return `#${parts.map(([name, value]) => `${name}=${value}`).join("&")}`;
}

/** As fields of a request to the engine. */
export function fieldsOf({ preset, seats, seat, level, seed, options }: Settings): Readonly<Record<string, string | number>> {
  return {
    ...(preset === null ? {} : { preset }),
    ...(seats === null ? {} : { seats }),
    seat,
    level,
    seed,
    ...Object.fromEntries([...options].map(([name, value]) => [OPTION + name, value])),
  };
}
