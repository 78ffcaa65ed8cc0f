/** The row of buttons under the table, and the menu that opens below it. */

import { SPEEDS, type Speed } from "./autoplay.js";
import { h, setAttribute } from "./dom.js";
import { icon, type Icon } from "./icons.js";
import type { Command } from "./keys.js";
import type { Session } from "./session.js";
import { say, sayNumber } from "./speak.js";
import { isolate } from "./text.js";
import type { Hands } from "./view.js";

export interface ControlActions {
  readonly run: (command: Command | "copy") => void;
  readonly warm: () => void;
  readonly setHands: (hands: Hands) => void;
  readonly setSpeed: (speed: Speed) => void;
}

export class Controls {
  readonly bar: HTMLElement;
  readonly menu: HTMLElement;
  readonly #session: Session;
  readonly #buttons: Readonly<Record<"first" | "back" | "next" | "last" | "play", HTMLButtonElement>>;
  readonly #position = h("span", { class: "sn-position" });
  readonly #ask: HTMLButtonElement;
  readonly #menuButton: HTMLButtonElement;
  readonly #hands: HTMLSelectElement;
  readonly #copy: HTMLButtonElement;
  readonly #playing = h("span", { class: "sn-playing" });

  constructor(session: Session, actions: ControlActions) {
    const { demo } = session;
    this.#session = session;
    const button = (name: Icon & Command): HTMLButtonElement => {
      const made = h("button", { type: "button", class: "sn-button", "aria-label": say(demo, name), title: say(demo, name) }, icon(name));
      made.addEventListener("click", () => {
        actions.run(name);
      });
      return made;
    };
    this.#buttons = { first: button("first"), back: button("back"), next: button("next"), last: button("last"), play: button("play") };
    this.#ask = labelled(say(demo, "whatif"), "sn-ask", () => {
      actions.run("whatif");
    });
    for (const sign of ["pointerenter", "focus", "touchstart"]) this.#ask.addEventListener(sign, actions.warm, { passive: true });
    this.#menuButton = h("button", { type: "button", class: "sn-button", "aria-label": say(demo, "menu"), title: say(demo, "menu"), "aria-expanded": "false", "aria-controls": "menu" }, icon("menu"));
    this.#menuButton.addEventListener("click", () => {
      this.openMenu(!this.isMenuOpen);
    });
    this.#hands = this.#handsSelect(actions);
    this.#playing.append(this.#buttons.play);
    this.#copy = labelled(say(demo, "copy"), "", () => {
      actions.run("copy");
    });
    const { first, back, next, last } = this.#buttons;
    this.bar = h(
      "div",
      { class: "sn-bar", role: "group", "aria-label": say(demo, "controls") },
      h("div", { class: "sn-step-buttons" }, first, back, this.#position, next, last, this.#playing),
      h("div", { class: "sn-more-buttons" }, this.#ask, this.#menuButton),
    );
    this.menu = h(
      "div",
      { class: "sn-menu", id: "menu", role: "group", "aria-label": say(demo, "menu"), hidden: true },
      field(say(demo, "hands"), this.#hands),
      field(say(demo, "speed"), speedSelect(session, actions)),
      this.#copy,
      labelled(say(demo, "help"), "", () => {
        actions.run("help");
      }),
    );
    this.update(false);
  }

  get isMenuOpen(): boolean {
    return !this.menu.hasAttribute("hidden");
  }

  openMenu(isOpen: boolean): void {
    this.menu.hidden = !isOpen;
    setAttribute(this.#menuButton, "aria-expanded", String(isOpen));
    this.#copy.textContent = say(this.#session.demo, "copy");
    if (!isOpen) this.#menuButton.focus({ preventScroll: true });
  }

  /** Until the menu is opened again, its button says that the link is copied. */
  showCopied(text: string): void {
    this.#copy.textContent = text;
  }

  /** With reduced motion, playing by itself is in the menu only. */
  setReducedMotion(isReduced: boolean): void {
    if (isReduced) this.menu.prepend(this.#buttons.play);
    else this.#playing.append(this.#buttons.play);
  }

  update(isPlaying: boolean): void {
    const { demo, n, last } = this.#session;
    const buttons = this.#buttons;
    for (const name of ["first", "back"] as const) setAttribute(buttons[name], "aria-disabled", n === 0 ? "true" : null);
    for (const name of ["next", "last"] as const) setAttribute(buttons[name], "aria-disabled", n === last ? "true" : null);
    this.#position.replaceChildren(h("bdi", {}, sayNumber(demo, "position", { n, m: last })));
    const playName = isPlaying ? "pause" : "play";
    if (buttons.play.dataset["now"] !== playName) {
      buttons.play.dataset["now"] = playName;
      buttons.play.replaceChildren(icon(playName));
      setAttribute(buttons.play, "aria-label", say(demo, playName));
      setAttribute(buttons.play, "title", say(demo, playName));
    }
    setAttribute(this.#ask, "aria-pressed", String(this.#session.isAsking));
    setAttribute(this.#ask, "aria-disabled", this.#session.check.kind === "mismatch" ? "true" : null);
    this.#hands.value = handsValue(this.#session.hands);
  }

  #handsSelect(actions: ControlActions): HTMLSelectElement {
    const { demo } = this.#session;
    const option = (value: string, label: string): HTMLOptionElement => h("option", { value }, label);
    const select = h(
      "select",
      {},
      option("open", say(demo, "hands-open")),
      option("acting", say(demo, "hands-acting")),
      ...demo.line.seats.map((seat) => option(`seat ${seat}`, say(demo, "hands-seat", { seat: isolate(seat) }))),
    );
    select.addEventListener("change", () => {
      const { value } = select;
      actions.setHands(value === "open" || value === "acting" ? value : { seat: value.slice("seat ".length) });
    });
    return select;
  }
}

export function labelled(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const made = h("button", { type: "button", class: `sn-button sn-wide ${className}`.trim() }, label);
  made.addEventListener("click", onClick);
  return made;
}

function speedSelect(session: Session, actions: ControlActions): HTMLSelectElement {
  const names = Object.keys(SPEEDS) as Speed[];
  const select = h("select", {}, ...names.map((name) => h("option", { value: name, selected: name === "normal" }, say(session.demo, `speed-${name}`))));
  select.addEventListener("change", () => {
    const speed = names.find((name) => name === select.value);
    if (speed !== undefined) actions.setSpeed(speed);
  });
  return select;
}

function field(label: string, control: HTMLElement): HTMLElement {
  return h("label", { class: "sn-field" }, h("span", {}, label), control);
}

function handsValue(hands: Hands): string {
  return typeof hands === "string" ? hands : `seat ${hands.seat}`;
}
