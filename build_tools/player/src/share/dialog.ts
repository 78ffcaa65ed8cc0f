/** What a reader takes away from an example: the link, files of the position and of the line, and what another page pastes. */

import type { PartHost } from "../beside.js";
import { fields, h, labelled, list, loadLineWords, say, text, textNodes } from "../snorum-inquiry.js";
import { formatPosition } from "../position.js";
import { browserMeasure, positionPicture } from "./picture.js";
import { toNotation, toToml, toTranscript } from "./record-files.js";
import { elementSnippet, frameSnippet } from "./snippet.js";

export interface ShareHost extends PartHost {
  /** The document as it came. */
  readonly data: unknown;
  /** The address of the position shown. */
  readonly address: () => string;
  /** Of the player's module. */
  readonly script: string;
}

type Say = (key: string) => string;

const HEIGHT = 720;
const dialogs = new WeakMap<HTMLElement, HTMLDialogElement>();

/** Opens the dialog; rejects where its words cannot be had. */
export async function openShare(host: ShareHost): Promise<void> {
  const words = await loadLineWords(host.session.demo, host.ftl);
  if (host.signal.aborted || dialogs.get(host.root)?.isConnected === true) return;
  const told: Say = (key) => words.find(`share-${key}`, {}) ?? "";
  const dialog = h("dialog", { class: "sn-help sn-share", "aria-labelledby": "share-title" });
  const close = labelled(say(host.session.demo, "close"), "", () => {
    dialog.close();
  });
  const said = h("output", { class: "sn-share-said" });
  dialog.append(h("div", { class: "sn-help-head" }, h("h2", { id: "share-title" }, told("title")), close), said, ...positionPart(host, told, said), ...embedPart(host, told, said));
  dialog.addEventListener("close", () => {
    dialog.remove();
  });
  host.signal.addEventListener("abort", () => {
    dialog.remove();
  });
  dialogs.set(host.root, dialog);
  host.root.append(dialog);
  dialog.showModal();
}

function positionPart(host: ShareHost, told: Say, said: HTMLOutputElement): HTMLElement[] {
  const { demo, line, n } = host.session;
  const link = h("input", { type: "text", readonly: true, dir: "ltr", value: host.address() });
  const name = `${demo.line.game}-${String(n)}`;
  const save = (key: string, ending: string, kind: string, make: () => string): HTMLButtonElement => labelled(told(key), "", () => {
    download(`${name}.${ending}`, kind, make());
    said.value = `${name}.${ending}`;
  });
  const sprite = host.root.parentNode?.querySelector("svg.sn-sprite") ?? null;
  return [
    h("h3", {}, told("position")),
    copyable(told("link"), link, told, said),
    h(
      "div",
      { class: "sn-share-files", role: "group", "aria-label": told("save") },
      sprite !== null && save("picture", "svg", "image/svg+xml", () => positionPicture(host.session, sprite, browserMeasure())),
      save("transcript", "transcript.txt", "text/plain", () => toTranscript(demo, line)),
      save("record", "record.txt", "text/plain", () => toNotation(demo, line)),
      save("toml", "toml", "application/toml", () => toToml(demo, line)),
    ),
  ];
}

function embedPart(host: ShareHost, told: Say, said: HTMLOutputElement): HTMLElement[] {
  const { demo, position } = host.session;
  const { embed, decks } = fields(host.data);
  const page = typeof embed === "string" && embed !== "" ? host.link(embed) : null;
  const own = host.link(demo.url);
  if (page === null || own === null) return [h("h3", {}, told("embed")), h("p", {}, told("none"))];
  const kind = choice([["frame", told("kind-frame")], ["element", told("kind-element")]]);
  const hands = choice([["", say(demo, "hands-open")], ["acting", say(demo, "hands-acting")], ...demo.line.seats.map((seat) => [seat, say(demo, "hands-seat", { seat })] as const)]);
  const theme = choice([["", told("theme-auto")], ["light", told("theme-light")], ["dark", told("theme-dark")]]);
  const mode = choice([["", told("mode-view")], ["diagram", told("mode-diagram")]]);
  const packs = decks === undefined ? [] : list((item) => [text(fields(item)["name"]), text(fields(item)["title"])] as const)(fields(decks)["items"]);
  const deck = choice(packs.map(([name, title], index) => [index === 0 ? "" : name, title]));
  deck.value = packs.findIndex(([name]) => name === demo.deck) > 0 ? demo.deck : "";
  const start = h("input", { type: "checkbox", checked: true });
  const snippet = h("textarea", { readonly: true, dir: "ltr", rows: "6", spellcheck: "false" });
  const show = (): void => {
    const chosen = Object.entries({ mode: mode.value, theme: theme.value, deck: deck.value, seat: hands.value });
    const settings = Object.fromEntries(chosen.filter(([, value]) => value !== ""));
    const choices = { page, title: demo.title.replace(/[\u2066\u2069]/gu, ""), lang: demo.lang, settings, position: start.checked ? formatPosition(position) : "", height: HEIGHT };
    snippet.value = kind.value === "element" ? elementSnippet(choices, host.script, own) : frameSnippet(choices);
  };
  const form = h(
    "div",
    { class: "sn-share-choices" },
    field(told("kind"), kind),
    field(told("mode"), mode),
    field(say(demo, "hands"), hands),
    field(told("theme"), theme),
    ...(packs.length > 1 ? [field(text(fields(decks)["label"]), deck)] : []),
    h("label", { class: "sn-share-check" }, start, h("span", {}, told("step"))),
  );
  form.addEventListener("change", show);
  show();
  return [h("h3", {}, told("embed")), form, copyable(told("snippet"), snippet, told, said)];
}

/** A text that can be copied; where the browser refuses, it is selected instead. */
function copyable(label: string, control: HTMLInputElement | HTMLTextAreaElement, told: Say, said: HTMLOutputElement): HTMLElement {
  const copy = labelled(told("copy"), "", () => {
    control.select();
    navigator.clipboard.writeText(control.value).then(
      () => {
        said.value = told("copied");
      },
      () => {
        control.focus();
        control.select();
        said.value = told("copy-failed");
      },
    );
  });
  return h("div", { class: "sn-share-copy" }, field(label, control), copy);
}

function choice(options: readonly (readonly [string, string])[]): HTMLSelectElement {
  return h("select", {}, ...options.map(([value, label]) => h("option", { value }, ...textNodes(label))));
}

function field(label: string, control: HTMLElement): HTMLElement {
  return h("label", { class: "sn-field" }, h("span", {}, label), control);
}

function download(name: string, kind: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${kind};charset=utf-8` }));
  const link = h("a", { href: url, download: name });
  link.click();
  // The browser has taken it by then.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
