/** Puts together the frame that another site pastes, and shows it. Loaded by the page for embedders alone. */

interface Offered {
  readonly games: readonly { readonly title: string; readonly examples: readonly Example[] }[];
  readonly languages: readonly { readonly code: string; readonly name: string }[];
}

interface Example {
  readonly title: string;
  readonly path: string;
}

/** As the sandbox of the contract: without the second, modules and workers fail on a plain static host. */
const SANDBOX = "allow-scripts allow-same-origin allow-popups";

export function frame(address: string, title: string, language: string, height: number): HTMLIFrameElement {
  const made = document.createElement("iframe");
  const said = { src: address, title, lang: language, loading: "lazy", sandbox: SANDBOX, width: "100%", height: String(height) };
  for (const [name, value] of Object.entries(said)) made.setAttribute(name, value);
  return made;
}

/** The element as it is pasted; here a style sheet takes its border off, as our policy forbids styles in pages. */
export function source(made: HTMLIFrameElement): string {
  const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
  const said = [...made.attributes].map(({ name, value }) => `${name}="${escape(value)}"`);
  return `<iframe ${said.join(" ")} style="border: 0"></iframe>`;
}

class Playground extends HTMLElement {
  connectedCallback(): void {
    if (this.querySelector("form") !== null) return;
    const offered = JSON.parse(this.querySelector("script")?.textContent ?? "{}") as Offered;
    const form = document.createElement("form");
    const game = field(form, "Game", offered.games.map(({ title }, index) => [String(index), title]));
    const example = field(form, "Example", []);
    const language = field(form, "Language", offered.languages.map(({ code, name }) => [code, name]));
    const height = document.createElement("input");
    Object.assign(height, { type: "number", min: "300", max: "1600", step: "10", value: "720" });
    label(form, "Height in pixels", height);
    const code = document.createElement("pre");
    const inside = document.createElement("code");
    inside.tabIndex = 0;
    code.append(inside);
    const copy = document.createElement("button");
    Object.assign(copy, { type: "button", textContent: "Copy the snippet" });
    const said = document.createElement("output");
    const place = document.createElement("div");
    const fill = (): void => {
      const examples = offered.games[Number(game.value)]?.examples ?? [];
      example.replaceChildren(...examples.map(({ title, path }) => option(path, title)));
    };
    const show = (): void => {
      const title = example.selectedOptions[0]?.textContent ?? "";
      const address = new URL(`${this.dataset["home"] ?? "./"}${language.value}/${example.value}`, location.href).href;
      const size = Math.min(1600, Math.max(300, Number(height.value) || 720));
      const made = frame(address, title, language.value, size);
      inside.textContent = source(made);
      place.replaceChildren(made);
      said.value = "";
    };
    game.addEventListener("change", fill);
    form.addEventListener("change", show);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
    });
    copy.addEventListener("click", () => {
      navigator.clipboard.writeText(inside.textContent).then(
        () => (said.value = "Copied."),
        () => (said.value = "The browser does not let us copy; select the text instead."),
      );
    });
    this.append(form, code, copy, said, place);
    fill();
    language.value = document.documentElement.lang;
    show();
  }
}

function field(form: HTMLFormElement, name: string, options: readonly (readonly [string, string])[]): HTMLSelectElement {
  const select = document.createElement("select");
  select.append(...options.map(([value, text]) => option(value, text)));
  label(form, name, select);
  return select;
}

function option(value: string, text: string): HTMLOptionElement {
  const made = document.createElement("option");
  made.value = value;
  made.textContent = text;
  return made;
}

function label(form: HTMLFormElement, text: string, control: HTMLElement): void {
  const around = document.createElement("label");
  const name = document.createElement("span");
  name.textContent = text;
  around.append(name, control);
  form.append(around);
}

if (customElements.get("snorum-playground") === undefined) customElements.define("snorum-playground", Playground);
