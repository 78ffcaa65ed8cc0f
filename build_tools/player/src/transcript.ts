/** Every step of the line in words; an item shows its step. */

import { h } from "./dom.js";
import type { Session } from "./session.js";
import { localDigits, textNodes } from "./text.js";

export class Transcript {
  readonly list: HTMLOListElement;
  readonly #session: Session;
  readonly #goTo: (n: number) => void;
  /** The button of the step shown. */
  #marked: Element | null | undefined;

  constructor(session: Session, label: string, goTo: (n: number) => void) {
    this.#session = session;
    this.#goTo = goTo;
    this.list = h("ol", { class: "sn-steps", role: "list", start: "0", "aria-label": label });
    this.renew();
  }

  /** Makes the list of another line. */
  renew(): void {
    const { demo, line } = this.#session;
    const items = line.steps.map((step, n) => {
      const button = h(
        "button",
        { type: "button", class: "sn-step" },
        h("span", { class: "sn-step-number" }, localDigits(String(n), demo.signs)),
        " ",
        h("span", {}, ...textNodes(step.say), ...step.notes.map((note) => h("span", { class: "sn-note" }, " ", ...textNodes(note)))),
      );
      button.addEventListener("click", () => {
        this.#goTo(n);
      });
      const isOwn = line.left !== null && n > line.left;
      return h("li", { "data-own": isOwn, "data-opens": n > 0 && step.group !== line.steps[n - 1]?.group }, button);
    });
    this.list.replaceChildren(...items);
    this.update();
  }

  /** Marks the step shown. */
  update(): void {
    this.#marked?.removeAttribute("aria-current");
    this.#marked = this.list.children[this.#session.n]?.firstElementChild;
    this.#marked?.setAttribute("aria-current", "step");
  }

  /** Brings the step shown into view, moving the list alone and never the page. */
  follow(): void {
    const { n } = this.#session;
    const item = this.list.children[n];
    if (!(item instanceof HTMLElement)) return;
    const top = item.offsetTop;
    const room = this.list.clientHeight - item.offsetHeight;
    if (top < this.list.scrollTop) this.list.scrollTop = top;
    else if (top > this.list.scrollTop + room) this.list.scrollTop = top - room;
  }
}
