/** What the menu holds: whose hands are open, how fast it plays, the link and what else is taken away, the list of keys. */

import { SPEEDS, type Speed } from "./autoplay.js";
import { type ControlActions, labelled } from "./controls.js";
import { h } from "./dom.js";
import { partButtons } from "./parts.js";
import type { Session } from "./session.js";
import { say } from "./speak.js";
import { isolate } from "./text.js";
import type { Hands } from "./view.js";

export class Menu {
  readonly fields: readonly HTMLElement[];
  readonly #session: Session;
  readonly #hands: HTMLSelectElement;
  readonly #copy: HTMLButtonElement;

  constructor(session: Session, actions: ControlActions) {
    const { demo } = session;
    this.#session = session;
    this.#hands = handsSelect(session, actions);
    this.#copy = labelled(say(demo, "copy"), "", () => {
      actions.run("copy");
    });
    const help = labelled(say(demo, "help"), "", () => {
      actions.run("help");
    });
    const parts = demo.contest === null ? partButtons(session, actions.openPart) : [];
    const share = labelled(say(demo, "share"), "", () => {
      actions.openPart("share");
    });
    this.fields = [field(say(demo, "hands"), this.#hands), field(say(demo, "speed"), speedSelect(session, actions)), ...parts, this.#copy, ...(demo.contest === null ? [share] : []), help];
    this.update();
  }

  update(): void {
    this.#hands.value = handsValue(this.#session.hands);
  }

  /** What the button that copies the link says. */
  nameCopy(text: string): void {
    this.#copy.textContent = text;
  }
}

function handsSelect({ demo }: Session, actions: ControlActions): HTMLSelectElement {
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

function handsValue(hands: Hands): string {
  return typeof hands === "string" ? hands : `seat ${hands.seat}`;
}

function speedSelect({ demo }: Session, actions: ControlActions): HTMLSelectElement {
  const names = Object.keys(SPEEDS) as Speed[];
  const select = h("select", {}, ...names.map((name) => h("option", { value: name, selected: name === "normal" }, say(demo, `speed-${name}`))));
  select.addEventListener("change", () => {
    const speed = names.find((name) => name === select.value);
    if (speed !== undefined) actions.setSpeed(speed);
  });
  return select;
}

function field(label: string, control: HTMLElement): HTMLElement {
  return h("label", { class: "sn-field" }, h("span", {}, label), control);
}
