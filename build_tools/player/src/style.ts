/** The style sheets of the player's shadow roots, shared by all of them. */

import { setAttribute } from "./dom.js";
import { OWN } from "./own.js";
import playerStyle from "./player.css";

/** The sheet of tables and faces, which pages with a static figure link; it stands beside this module. */
const TABLE = new URL("snorum-demo.css", OWN);

let sheets: CSSStyleSheet[] | null = null;

/** What parts loaded later have added. */
let added = "";
let later: CSSStyleSheet | null = null;

export function playerStyles(): CSSStyleSheet[] {
  later ??= sheetOf(added);
  sheets ??= [tableSheet(), sheetOf(playerStyle), later];
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

/** Taken from the page, so that its text travels once; where the page has it not, it is fetched. */
function tableSheet(): CSSStyleSheet {
  const linked = [...document.styleSheets].find((sheet) => sheet.href !== null && new URL(sheet.href).pathname.endsWith("/snorum-demo.css"));
  const text = linked === undefined ? null : textOf(linked);
  if (text !== null) return sheetOf(text);
  const sheet = new CSSStyleSheet();
  void fetch(TABLE)
    .then((response) => (response.ok ? response.text() : ""))
    .then((fetched) => sheet.replace(fetched))
    // Without it the table is plain, and the rest works.
    .catch(() => null);
  return sheet;
}

/** Null for a sheet of another origin, whose rules may not be read. */
function textOf(sheet: CSSStyleSheet): string | null {
  try {
    return [...sheet.cssRules].map((rule) => rule.cssText).join("\n");
  } catch {
    return null;
  }
}

function sheetOf(text: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
}
