/** Sentences in the reader's language: Fluent messages with typed values put into words, as `mkdocs_snorum.words` does at build. */

import { FluentBundle, FluentResource } from "@fluent/bundle";

import type { NumberSigns } from "./document.js";
import type { Value } from "./frames.js";
import { formatNumber, isolate, localDigits } from "./text.js";

export interface Typed {
  readonly type: string;
  readonly value: Value;
}

export type Facts = Readonly<Record<string, Typed>>;
type Variables = Record<string, string | number>;

/** What stands for a rank in a word that no card is said with. */
const UNSAID = "…";

const NAMED: Readonly<Record<string, string>> = { card: "card-name", suit: "suit-name", rank: "rank-name" };

export class Words {
  readonly #bundle: FluentBundle;
  readonly #signs: NumberSigns;
  readonly #cache = new Map<string, Readonly<Record<string, string>>>();

  /** `sources` are the texts of Fluent files; later ones come before earlier ones. */
  constructor(lang: string, signs: NumberSigns, sources: readonly string[]) {
    this.#signs = signs;
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  /** The message (`id`) or attribute (`id.attribute`) with the facts put in; null where there is none. */
  find(key: string, facts: Facts = {}): string | null {
    return this.#has(key) ? this.#fill(key, this.#variables(facts)) : null;
  }

  /** What players say in a row, joined in the language's way. */
  said(words: readonly string[]): string {
    return this.#join(words.map((word) => this.#word(word)), "list-words");
  }

  #has(key: string): boolean {
    return this.#pattern(key) !== null;
  }

  #pattern(key: string): Exclude<ReturnType<FluentBundle["getMessage"]>, undefined>["value"] {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    if (message === undefined) return null;
    return attribute === undefined ? message.value : (message.attributes[attribute] ?? null);
  }

  #fill(key: string, variables: Variables): string {
    const pattern = this.#pattern(key);
    return pattern === null ? "" : this.#bundle.formatPattern(pattern, variables, []);
  }

  #variables(facts: Facts): Variables {
    return Object.assign({}, ...Object.entries(facts).map(([name, typed]) => this.#write(name, typed))) as Variables;
  }

  #write(name: string, { type, value }: Typed): Variables {
    switch (type) {
      case "card":
      case "suit":
      case "rank":
        return prefixed(name, this.#forms(type, String(value)));
      case "cards":
        return this.#writeCards(name, items(value));
      case "number":
        return { [name]: Number(value), [`${name}-text`]: formatNumber(Number(value), this.#signs) };
      case "year":
        return { [`${name}-text`]: localDigits(String(value), this.#signs) };
      case "ranks":
        return { [name]: isolate(items(value).map((rank) => this.#rankLabel(rank)).join(" ")) };
      case "word":
        return { [name]: this.#word(String(value)) };
      case "words":
        return { [name]: this.said(items(value)) };
      case "choice":
        return { [name]: String(value) };
      default:
        return { [name]: isolate(String(value)) };
    }
  }

  #writeCards(name: string, cards: readonly string[]): Variables {
    const forms = cards.map((card) => this.#forms("card", card));
    const joined: Record<string, string> = {};
    for (const form of Object.keys(forms[0] ?? { "": "" })) joined[form] = this.#join(forms.map((card) => card[form] ?? ""));
    return { ...prefixed(name, joined), [`${name}-count`]: cards.length, [`${name}-count-text`]: formatNumber(cards.length, this.#signs) };
  }

  /** The names of a card, suit or rank by form (attribute); the plain name has the form "". */
  #forms(type: string, value: string): Readonly<Record<string, string>> {
    const key = `${type} ${value}`;
    const known = this.#cache.get(key);
    if (known !== undefined) return known;
    const message = NAMED[type] ?? "";
    const raw: Variables = type === "card" ? { rank: rankKey(value.slice(0, 1)), suit: value.slice(1) } : { [type]: type === "rank" ? rankKey(value) : value };
    const forms: Record<string, string> = { "": this.#fill(message, raw) };
    for (const form of Object.keys(this.#bundle.getMessage(message)?.attributes ?? {})) forms[form] = this.#fill(`${message}.${form}`, raw);
    this.#cache.set(key, forms);
    return forms;
  }

  #rankLabel(rank: string): string {
    return this.find(`rank-label-${rank}`) ?? (rank === "T" ? "10" : rank);
  }

  #word(value: string): string {
    const [name = "", rank] = value.split(":");
    if (!this.#has(`word-${name}`)) return name;
    const forms = Object.entries(this.#forms("rank", rank ?? "A"));
    return this.#fill(`word-${name}`, Object.fromEntries(forms.map(([form, text]) => [form === "" ? "rank" : `rank-${form}`, rank === undefined ? UNSAID : text])));
  }

  #join(parts: readonly string[], message?: string): string {
    const joint = (key: string) => (a: string, b: string) => this.#fill(key, { a, b });
    if (parts.length < 2) return parts.join("");
    if (message !== undefined) return parts.reduce(joint(message));
    const most = parts.slice(0, -1);
    const last = parts[parts.length - 1] ?? "";
    return most.length === 1 ? joint("list-two")(most[0] ?? "", last) : joint("list-last")(most.reduce(joint("list-more")), last);
  }
}

/** Messages select ranks such as [7] as numbers. */
function rankKey(rank: string): string | number {
  return /^[0-9]$/u.test(rank) ? Number(rank) : rank;
}

function prefixed(name: string, forms: Readonly<Record<string, string>>): Variables {
  return Object.fromEntries(Object.entries(forms).map(([form, text]) => [form === "" ? name : `${name}-${form}`, text]));
}

function items(value: Value): readonly string[] {
  if (typeof value === "string") return value.split(/\s+/u).filter((item) => item !== "");
  return Array.isArray(value) ? value.map(String) : [];
}
