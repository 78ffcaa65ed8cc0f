/** The style sheets of the player's shadow roots, shared by all of them. */

import { setAttribute } from "./dom.js";
import { OWN } from "./own.js";

/**
 * The sheet of tables and faces, which pages with a static figure link; it stands beside this module. The player's own rules are in
 * it as well, for no medium: in the page they hold for nothing, and they are compressed with what they resemble.
 */
const TABLE = new URL("snorum-demo.css", OWN);

let sheets: CSSStyleSheet[] | null = null;

/** What parts loaded later have added. */
let added = "";
let later: CSSStyleSheet | null = null;

export function playerStyles(): CSSStyleSheet[] {
  later ??= sheetOf(added);
  sheets ??= [ownSheet(), later];
  return sheets;
}

/** A page that leaves the choice of light and dark open leaves it to the reader's system. */
export function followScheme(demo: HTMLElement): void {
  setAttribute(demo, "data-scheme", getComputedStyle(demo).colorScheme === "normal" ? "system" : null);
}

/** Adds a sheet to every shadow root, those that are there and those to come. */
export function addStyle(text: string): void {
  added += text;
  later?.replaceSync(added);
}

/** The table's and the player's, taken from the page, so that their text travels once; where the page has them not, they are fetched. */
function ownSheet(): CSSStyleSheet {
  const linked = [...document.styleSheets].find((sheet) => sheet.href !== null && new URL(sheet.href).pathname.endsWith("/snorum-demo.css"));
  const text = linked && textOf(linked);
  const sheet = sheetOf(text ?? "");
  if (text === undefined) {
    void fetch(TABLE)
      .then((response) => (response.ok ? response.text() : ""))
      .then((fetched) => sheet.replace(inPlayer(fetched)))
      // Without it the table is plain, and the rest works.
      .catch(() => null);
  }
  return sheet;
}

/** Undefined for a sheet of another origin, whose rules may not be read. */
function textOf(sheet: CSSStyleSheet): string | undefined {
  try {
    return inPlayer([...sheet.cssRules].map((rule) => rule.cssText).join("\n"));
  } catch {
    return undefined;
  }
}

/** In the player's shadow its own rules hold. */
function inPlayer(text: string): string {
  return text.replace("@media not all", "@media all");
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
