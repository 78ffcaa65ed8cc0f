/** Puts together the frame that another site pastes, and shows it. Loaded by the page for embedders alone. */

import { type Choices, frameAttributes, frameSnippet } from "../share/snippet.js";

type Option = readonly [value: string, text: string];

interface Offered {
  readonly games: readonly { readonly title: string; readonly decks: readonly Option[]; readonly examples: readonly Example[] }[];
  readonly languages: readonly Option[];
  readonly modes: readonly Option[];
  readonly themes: readonly Option[];
  /** Whose cards are open, but for the seats; `{seat}` stands for one in the words for those. */
  readonly hands: readonly Option[];
  readonly words: Readonly<Record<Word, string>>;
}

type Word = "game" | "example" | "language" | "height" | "step" | "mode" | "theme" | "hands" | "seat" | "deck" | "snippet" | "copy" | "copied" | "failed";

interface Example {
  readonly title: string;
  readonly path: string;
  readonly seats: readonly string[];
  /** The number of its last step. */
  readonly last: number;
}

const LEAST = 300;
const MOST = 1600;
const USUAL = 720;

class Playground extends HTMLElement {
  connectedCallback(): void {
    if (this.querySelector("form") !== null) return;
    const { games, languages, modes, themes, hands, words } = JSON.parse(this.querySelector("script")?.textContent ?? "{}") as Offered;
    const form = document.createElement("form");
    const game = select(form, words.game, games.map(({ title }, index) => [String(index), title]));
    const example = select(form, words.example, []);
    const language = select(form, words.language, languages);
    const mode = select(form, words.mode, modes);
    const theme = select(form, words.theme, themes);
    const hand = select(form, words.hands, []);
    const deck = select(form, words.deck, []);
    const step = number(form, words.step, 0, 0, 0);
    const height = number(form, words.height, LEAST, MOST, USUAL);
    const code = document.createElement("pre");
    const inside = document.createElement("code");
    inside.tabIndex = 0;
    inside.dir = "ltr";
    code.setAttribute("aria-label", words.snippet);
    code.append(inside);
    const copy = document.createElement("button");
    Object.assign(copy, { type: "button", textContent: words.copy });
    const said = document.createElement("output");
    const place = document.createElement("div");
    const chosen = (): Example | undefined => games[Number(game.value)]?.examples[example.selectedIndex];
    const fillExample = (): void => {
      const { seats, last }: Pick<Example, "seats" | "last"> = chosen() ?? { seats: [], last: 0 };
      const before = hand.value;
      fill(hand, [...hands, ...seats.map((seat): Option => [seat, words.seat.replace("{seat}", seat)])]);
      if (seats.includes(before) || hands.some(([value]) => value === before)) hand.value = before;
      step.max = String(last);
      step.value = String(within(step, 0));
    };
    const fillGame = (): void => {
      const { examples, decks } = games[Number(game.value)] ?? { examples: [], decks: [] };
      fill(example, examples.map(({ title, path }) => [path, title]));
      fill(deck, decks);
      if (deck.parentElement !== null) deck.parentElement.hidden = decks.length < 2;
      step.value = "0";
      fillExample();
    };
    const show = (): void => {
      const start = within(step, 0);
      const settings = Object.entries({ mode: mode.value, theme: theme.value, deck: deck.value, seat: hand.value });
      const choices: Choices = {
        page: new URL(`${this.dataset["home"] ?? "./"}${language.value}/${example.value}`, location.href).href,
        title: chosen()?.title ?? "",
        lang: language.value,
        settings: Object.fromEntries(settings.filter(([, value]) => value !== "")),
        position: start === 0 ? "" : `#s=${String(start)}`,
        height: within(height, USUAL),
      };
      const made = document.createElement("iframe");
      for (const [name, value] of Object.entries(frameAttributes(choices))) made.setAttribute(name, value);
      inside.textContent = frameSnippet(choices);
      place.replaceChildren(made);
      said.value = "";
    };
    game.addEventListener("change", fillGame);
    example.addEventListener("change", fillExample);
    form.addEventListener("change", show);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
    });
    copy.addEventListener("click", () => {
      navigator.clipboard.writeText(inside.textContent).then(
        () => {
          said.value = words.copied;
        },
        () => {
          getSelection()?.selectAllChildren(inside);
          said.value = words.failed;
        },
      );
    });
    this.append(form, code, copy, said, place);
    fillGame();
    language.value = document.documentElement.lang;
    show();
  }
}

/** The number typed, or the nearest that is allowed; `missing` where there is none. */
function within(control: HTMLInputElement, missing: number): number {
  const typed = control.value === "" ? missing : Math.trunc(Number(control.value));
  return Math.min(Number(control.max), Math.max(Number(control.min), Number.isFinite(typed) ? typed : missing));
}

function select(form: HTMLFormElement, name: string, options: readonly Option[]): HTMLSelectElement {
  const made = document.createElement("select");
  fill(made, options);
  label(form, name, made);
  return made;
}

function number(form: HTMLFormElement, name: string, least: number, most: number, value: number): HTMLInputElement {
  const made = document.createElement("input");
  Object.assign(made, { type: "number", inputMode: "numeric", min: String(least), max: String(most), value: String(value) });
  label(form, name, made);
  return made;
}

function fill(control: HTMLSelectElement, options: readonly Option[]): void {
  control.replaceChildren(
    ...options.map(([value, text]) => {
      const made = document.createElement("option");
      Object.assign(made, { value, textContent: text });
      return made;
    }),
  );
}

function label(form: HTMLFormElement, text: string, control: HTMLElement): void {
  const around = document.createElement("label");
  const name = document.createElement("span");
  name.textContent = text;
  around.append(name, control);
  form.append(around);
}

if (customElements.get("snorum-playground") === undefined) customElements.define("snorum-playground", Playground);
