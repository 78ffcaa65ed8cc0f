/** The row of buttons under the table, and the place of the menu that opens below it. */

import type { Speed } from "./autoplay.js";
import type { PartName } from "./beside.js";
import { extrasChunk } from "./chunks.js";
import { h, setAttribute } from "./dom.js";
import { icon, type Icon } from "./icons.js";
import type { Command } from "./keys.js";
import type { Menu } from "./menu.js";
import type { Session } from "./session.js";
import { say, sayNumber } from "./speak.js";
import type { Hands } from "./view.js";

export interface ControlActions {
  readonly run: (command: Command | "copy") => void;
  readonly warm: () => void;
  readonly beforeMenu: () => Promise<void>;
  readonly setHands: (hands: Hands) => void;
  readonly setSpeed: (speed: Speed) => void;
  readonly openPart: (name: PartName | "share") => void;
}

/** Signs that something may soon be wanted. */
export const INTENT = ["pointerenter", "focusin", "touchstart"];

export class Controls {
  readonly bar: HTMLElement;
  readonly menu: HTMLElement;
  readonly #session: Session;
  readonly #buttons: Readonly<Record<"first" | "back" | "next" | "last" | "play", HTMLButtonElement>>;
  readonly #position = h("span", { class: "sn-position" });
  readonly #ask: HTMLButtonElement;
  readonly #menuButton: HTMLButtonElement;
  readonly #actions: ControlActions;
  /** What the menu holds; null until it is opened for the first time. */
  #items: Menu | null = null;
  readonly #playing = h("span", { class: "sn-playing" });

  constructor(session: Session, actions: ControlActions) {
    const { demo } = session;
    this.#session = session;
    this.#actions = actions;
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
    for (const sign of INTENT) this.#ask.addEventListener(sign, actions.warm, { passive: true });
    this.#menuButton = h("button", { type: "button", class: "sn-button", "aria-label": say(demo, "menu"), title: say(demo, "menu"), "aria-expanded": "false", "aria-controls": "menu" }, icon("menu"));
    this.#menuButton.addEventListener("click", () => {
      void this.openMenu(!this.isMenuOpen);
    });
    this.#playing.append(this.#buttons.play);
    const { first, back, next, last } = this.#buttons;
    this.bar = h(
      "div",
      { class: "sn-bar", role: "group", "aria-label": say(demo, "controls") },
      h("div", { class: "sn-step-buttons" }, first, back, this.#position, next, last, this.#playing),
      h("div", { class: "sn-more-buttons" }, this.#ask, this.#menuButton),
    );
    this.menu = h("div", { class: "sn-menu", id: "menu", role: "group", "aria-label": say(demo, "menu"), hidden: true });
    this.update(false);
  }

  get isMenuOpen(): boolean {
    return !this.menu.hasAttribute("hidden");
  }

  /** Opens or closes the menu; what it holds is loaded when it is first opened. */
  async openMenu(isOpen: boolean): Promise<void> {
    if (isOpen) await this.#fillMenu();
    this.menu.hidden = !isOpen;
    setAttribute(this.#menuButton, "aria-expanded", String(isOpen));
    if (!isOpen) this.#menuButton.focus({ preventScroll: true });
  }

  /** Until the menu is opened again, its button says that the link is copied. */
  showCopied(text: string): void {
    this.#items?.nameCopy(text);
  }

  async #fillMenu(): Promise<void> {
    const { demo } = this.#session;
    try {
      const [{ Menu }] = await Promise.all([extrasChunk.load(), this.#actions.beforeMenu()]);
      if (this.#items === null) {
        this.menu.querySelector("p")?.remove();
        this.#items = new Menu(this.#session, this.#actions);
        this.menu.append(...this.#items.fields);
      }
      this.#items.nameCopy(say(demo, "copy"));
      this.#items.update();
    } catch {
      if (this.menu.querySelector("p") === null) this.menu.append(h("p", {}, say(demo, "unavailable-missing")));
    }
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
    this.#items?.update();
  }
}

export function labelled(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const made = h("button", { type: "button", class: `sn-button sn-wide ${className}`.trim() }, label);
  made.addEventListener("click", onClick);
  return made;
}
