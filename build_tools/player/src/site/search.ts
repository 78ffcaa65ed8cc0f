/** Search in the reader's language: a dialog, and small index files fetched as they are needed. */

import { queryTerms } from "./fold.js";
import style from "./search.css";

export interface SearchWords {
  readonly label: string;
  readonly hint: string;
  readonly loading: string;
  readonly failed: string;
  readonly none: string;
  readonly close: string;
}

/** Address, title, title of the page around it, excerpt. */
type Place = readonly [string, string, string, string];

interface Places {
  readonly places: readonly Place[];
  readonly letters: readonly string[];
  readonly found: readonly string[];
}

/** For each term, place and weight in turn. */
type Terms = Readonly<Record<string, readonly number[]>>;

export interface Found {
  readonly place: Place;
  readonly score: number;
}

export type Load = (name: string) => Promise<unknown>;

const VERSION = 1;
const EXACT = 3;
const MOST = 30;

/** The index of one language; `load` fetches a file of its folder. */
export class Index {
  private readonly load: Load;
  private readonly files = new Map<string, Promise<unknown>>();

  constructor(load: Load) {
    this.load = load;
  }

  /** The places that have every word of the query, best first. */
  async find(query: string): Promise<Found[]> {
    const terms = queryTerms(query);
    if (terms.length === 0) return [];
    const { places, letters } = await this.places();
    const scores = await Promise.all(terms.map((forms) => this.scores(forms, letters)));
    const [first = new Map<number, number>(), ...others] = scores;
    const found: Found[] = [];
    for (const [number, score] of first) {
      const place = places[number];
      if (place === undefined || !others.every((other) => other.has(number))) continue;
      found.push({ place, score: others.reduce((sum, other) => sum + (other.get(number) ?? 0), score) });
    }
    return found.sort((a, b) => b.score - a.score).slice(0, MOST);
  }

  /** How many places were found, in words. */
  async count(found: number): Promise<string> {
    return (await this.places()).found[found] ?? "";
  }

  private async places(): Promise<Places> {
    const data = (await this.file("places.json")) as Places & { readonly version: number };
    if (data.version !== VERSION) throw new Error("the search index is of another version");
    return data;
  }

  private async scores(forms: readonly string[], letters: readonly string[]): Promise<Map<number, number>> {
    const scores = new Map<number, number>();
    for (const form of forms) {
      const letter = (form.codePointAt(0) ?? 0).toString(16);
      if (!letters.includes(letter)) continue;
      for (const [term, at] of Object.entries((await this.file(`${letter}.json`)) as Terms)) {
        if (!term.startsWith(form)) continue;
        for (let position = 0; position + 1 < at.length; position += 2) {
          const number = at[position] ?? 0;
          const weight = (at[position + 1] ?? 0) * (term === form ? EXACT : 1);
          scores.set(number, Math.max(scores.get(number) ?? 0, weight));
        }
      }
    }
    return scores;
  }

  private file(name: string): Promise<unknown> {
    let file = this.files.get(name);
    if (file === undefined) {
      file = this.load(name);
      // A failed file is asked for again at the next search.
      file.catch(() => this.files.delete(name));
      this.files.set(name, file);
    }
    return file;
  }
}

let dialog: HTMLDialogElement | null = null;

/** Open the search; `root` is the folder of the language, where its index lies in `search/`. */
export function openSearch(root: URL, words: SearchWords): void {
  dialog ??= makeDialog(root, words);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("input")?.focus();
}

function makeDialog(root: URL, words: SearchWords): HTMLDialogElement {
  const index = new Index(async (name) => {
    const response = await fetch(new URL(`search/${name}`, root));
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return (await response.json()) as unknown;
  });
  const made = document.createElement("dialog");
  made.className = "sn-search";
  made.setAttribute("aria-label", words.label);
  const input = document.createElement("input");
  // Not "search": there Escape empties the field first, and the dialog stays.
  input.type = "text";
  input.inputMode = "search";
  input.placeholder = words.hint;
  input.setAttribute("aria-label", words.label);
  input.autocomplete = "off";
  input.spellcheck = false;
  const close = document.createElement("button");
  close.type = "button";
  close.className = "sn-search-close";
  close.setAttribute("aria-label", words.close);
  close.textContent = "×";
  const form = document.createElement("form");
  form.method = "dialog";
  form.append(input, close);
  const status = document.createElement("p");
  status.className = "sn-search-status";
  status.setAttribute("role", "status");
  const list = document.createElement("ol");
  made.append(form, status, list);

  let latest = 0;
  const search = async (): Promise<void> => {
    const turn = (latest += 1);
    if (input.value.trim() === "") {
      status.textContent = "";
      list.replaceChildren();
      return;
    }
    if (list.childElementCount === 0) status.textContent = words.loading;
    try {
      const found = await index.find(input.value);
      const count = found.length === 0 ? words.none : await index.count(found.length);
      if (turn !== latest) return;
      status.textContent = count;
      list.replaceChildren(...found.map(({ place }) => makeItem(place, root)));
    } catch {
      if (turn === latest) status.textContent = words.failed;
    }
  };
  input.addEventListener("input", () => void search());
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  close.addEventListener("click", () => made.close());
  made.addEventListener("click", (event) => {
    const target = event.target;
    if (target === made || (target instanceof Element && target.closest("a") !== null)) made.close();
  });
  made.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops: HTMLElement[] = [input, ...made.querySelectorAll("a")];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stops[Math.max(0, at + (event.key === "ArrowDown" ? 1 : -1))];
    if (next !== undefined) {
      event.preventDefault();
      next.focus();
    }
  });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  document.body.append(made);
  return made;
}

function makeItem([address, title, page, excerpt]: Place, root: URL): HTMLLIElement {
  const link = document.createElement("a");
  link.href = new URL(address, root).href;
  const name = document.createElement("strong");
  name.textContent = title;
  link.append(name);
  if (page !== "") {
    const around = document.createElement("small");
    around.textContent = page;
    link.append(around);
  }
  if (excerpt !== "") {
    const text = document.createElement("span");
    text.textContent = excerpt;
    link.append(text);
  }
  const item = document.createElement("li");
  item.append(link);
  return item;
}
