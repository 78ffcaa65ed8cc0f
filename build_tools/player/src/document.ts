/** The demo document: frames together with everything that is said of them in one language. */

import { checkVersion, type Card, type Frames, readFrames, type Seat } from "./frames.js";
import { BadData, fields, list, nullable, object, otherwise, table, text, whole } from "./read.js";

export interface RuleLink {
  readonly id: string;
  readonly title: string;
}

export interface Said {
  readonly seat: Seat;
  readonly text: string;
}

export interface FactText {
  readonly key: string;
  readonly name: string;
  readonly owner: string | null;
  readonly text: string;
  /** As `text`, for where there is little room. */
  readonly short: string | null;
}

/** A drawing made at build, or by the part that asks the engine: paths, and names with their places. */
export interface Drawing {
  readonly box: string;
  readonly standing: string;
  readonly gone: string;
  readonly names: readonly (readonly string[])[];
}

/** The fact of the table that is kept by strokes, and how many there are. */
export interface Tally {
  readonly fact: string;
  readonly of: number;
}

/** What is said of one frame. */
export interface StepWords {
  readonly say: string;
  readonly notes: readonly string[];
  readonly rules: readonly RuleLink[];
  readonly group: number;
  readonly said: readonly Said[];
  readonly facts: readonly FactText[];
  readonly drawing: Drawing | null;
}

export interface CardWords {
  readonly name: string;
  readonly label: string;
}

export interface NumberSigns {
  readonly digits: string;
  readonly group: string;
  readonly decimal: string;
}

export interface Demo {
  readonly lang: string;
  readonly dir: "ltr" | "rtl";
  readonly signs: NumberSigns;
  readonly title: string;
  readonly note: string | null;
  readonly keyStep: number;
  readonly url: string;
  readonly rulesUrl: string;
  /** The page with the rules of all variants, where that is another; read by the parts that need it. */
  readonly gameUrl: unknown;
  readonly runtime: string;
  readonly ftl: readonly string[];
  readonly line: Frames;
  /** The same frames as they came, to be compared with what the live engine answers. */
  readonly built: unknown;
  readonly steps: readonly StepWords[];
  readonly cards: ReadonlyMap<Card, CardWords>;
  readonly ranks: ReadonlyMap<string, string>;
  readonly zones: ReadonlyMap<string, string>;
  readonly words: ReadonlyMap<string, string>;
  /** What a reader who plays one of the seats is told, read by the part that lets them; null for an example. */
  readonly contest: unknown;
  /** The pack whose faces are shown. */
  readonly deck: string;
  readonly tally: Tally | null;
}

export const DEMO_VERSION = 1;

const readStep = object<StepWords>({
  say: text,
  notes: otherwise(list(text), []),
  rules: otherwise(list(object<RuleLink>({ id: text, title: text })), []),
  group: otherwise(whole, 0),
  said: otherwise(list(object<Said>({ seat: text, text })), []),
  facts: otherwise(list(object<FactText>({ key: text, name: text, owner: nullable(text), text, short: nullable(text) })), []),
  drawing: nullable(object<Drawing>({ box: text, standing: text, gone: text, names: list(list(text)) })),
});

/** What is read as it stands. */
const readPlain = object<Pick<Demo, "lang" | "title" | "note" | "url" | "runtime" | "ftl" | "cards" | "ranks" | "zones" | "words" | "deck" | "tally">>({
  lang: text,
  title: text,
  note: nullable(text),
  url: otherwise(text, ""),
  runtime: otherwise(text, ""),
  ftl: otherwise(list(text), []),
  cards: table(object<CardWords>({ name: text, label: text })),
  ranks: otherwise(table(text), new Map()),
  zones: otherwise(table(text), new Map()),
  words: table(text),
  deck: otherwise(text, "french"),
  tally: nullable(object<Tally>({ fact: text, of: whole })),
});

export function readDemo(value: unknown): Demo {
  const data = fields(value);
  checkVersion(data, "snorum-demo", DEMO_VERSION);
  const line = readFrames(data["frames"]);
  const steps = list(readStep)(data["steps"]);
  if (steps.length !== line.frames.length) throw new BadData("steps and frames differ in number");
  const last = steps.length - 1;
  const digits = otherwise(text, "0123456789")(data["digits"]);
  return {
    ...readPlain(data),
    dir: data["dir"] === "rtl" ? "rtl" : "ltr",
    signs: {
      digits: [...digits].length === 10 ? digits : "0123456789",
      group: otherwise(text, "")(data["group"]),
      decimal: otherwise(text, ".")(data["decimal"]),
    },
    keyStep: Math.min(Math.max(otherwise(whole, 0)(data["key_step"]), 0), last),
    rulesUrl: otherwise(text, "")(data["rules_url"]),
    gameUrl: data["game_url"],
    line,
    built: data["frames"],
    steps,
    contest: data["contest"] ?? null,
  };
}
