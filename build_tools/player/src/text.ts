/** Plain text with isolated runs, and numbers in a language's own digits. */

import type { NumberSigns } from "./document.js";

const LRI = "\u2066";
const PDI = "\u2069";
const RUN = /\u2066([^\u2066\u2069]*)\u2069/gu;

export function isolate(run: string): string {
  return `${LRI}${run}${PDI}`;
}

/** Text as nodes: each isolated run becomes `<bdi dir="ltr">`, so that no sentence reorders it. */
export function textNodes(source: string): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const match of source.matchAll(RUN)) {
    if (match.index > from) nodes.push(document.createTextNode(source.slice(from, match.index)));
    const bdi = document.createElement("bdi");
    bdi.dir = "ltr";
    bdi.textContent = match[1] ?? "";
    nodes.push(bdi);
    from = match.index + match[0].length;
  }
  if (from < source.length) nodes.push(document.createTextNode(source.slice(from)));
  return nodes;
}

/** A template with its `{name}` places filled; unknown places stay as they are. */
export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/gu, (place, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? place) : place));
}

const GROUPED_FROM = 10_000;

/** A number in the language's digits; long ones in groups of three, a negative one isolated. */
export function formatNumber(value: number, signs: NumberSigns): string {
  const size = Math.abs(value);
  const [whole = "0", fraction] = String(size).split(".");
  const grouped = size >= GROUPED_FROM ? whole.replace(/\B(?=(\d{3})+$)/gu, signs.group) : whole;
  const shown = localDigits(fraction === undefined ? grouped : `${grouped}${signs.decimal}${fraction}`, signs);
  return value < 0 ? isolate(`\u2212${shown}`) : shown;
}

export function localDigits(source: string, signs: NumberSigns): string {
  const digits = [...signs.digits];
  return source.replace(/[0-9]/gu, (digit) => digits[Number(digit)] ?? digit);
}
