/** The form that sets a table: house rules follow the variant until they are changed. */

import type { Settings } from "./settings.js";

const OPTION = "o.";
/** Deals offered by chance have numbers that are easy to say. */
const MOST_BY_CHANCE = 100_000;

type Control = HTMLSelectElement | HTMLInputElement;

export class TableForm {
  readonly #form: HTMLFormElement;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#control("preset").addEventListener("change", () => {
      this.#followPreset();
    });
    this.#control("seats").addEventListener("change", () => {
      this.#followSeats();
    });
    form.addEventListener("change", () => {
      this.#mark();
    });
    this.#followPreset();
  }

  read(): Settings {
    const preset = this.#preset();
    const seats = this.#control("seats").value;
    const own = this.#values();
    return {
      preset: preset.value,
      seats: seats === "" || seats === preset.dataset["low"] ? null : Number(seats),
      seat: this.#control("seat").value,
      level: Number(this.#control("level").value),
      seed: Number(this.#control("seed").value),
      options: new Map(this.#options().flatMap(([name, { value }]) => (value === own[name] ? [] : [[name, value]]))),
    };
  }

  /** Shows a table set by an address; what the form does not have it leaves as it is. */
  write({ preset, seats, seat, level, seed, options }: Settings): void {
    if (preset !== null) choose(this.#control("preset"), preset);
    this.#followPreset();
    if (seats !== null) choose(this.#control("seats"), String(seats));
    this.#followSeats();
    choose(this.#control("seat"), seat);
    choose(this.#control("level"), String(level));
    this.#control("seed").value = String(seed);
    for (const [name, control] of this.#options()) {
      const value = options.get(name);
      if (value !== undefined) choose(control, value);
    }
    this.#mark();
  }

  /** Chooses other cards. */
  reseed(): void {
    const [chance = 0] = crypto.getRandomValues(new Uint32Array(1));
    this.#control("seed").value = String(chance % MOST_BY_CHANCE);
  }

  #followPreset(): void {
    const { low = "", high = "" } = this.#preset().dataset;
    const seats = this.#control("seats");
    if (seats instanceof HTMLSelectElement) show(seats, ({ value }) => Number(value) >= Number(low) && Number(value) <= Number(high));
    const values = this.#values();
    for (const [name, control] of this.#options()) control.value = values[name] ?? "";
    this.#followSeats();
    this.#mark();
  }

  #followSeats(): void {
    const seat = this.#control("seat");
    const count = Number(this.#control("seats").value);
    if (seat instanceof HTMLSelectElement) show(seat, ({ index }) => index < count);
  }

  /** House rules that differ from the variant's are marked. */
  #mark(): void {
    const values = this.#values();
    for (const [name, control] of this.#options()) control.parentElement?.toggleAttribute("data-changed", control.value !== values[name]);
  }

  #preset(): HTMLOptionElement {
    const select = this.#control("preset");
    const option = select instanceof HTMLSelectElement ? select.options[select.selectedIndex] : undefined;
    if (option === undefined) throw new Error("no preset is chosen");
    return option;
  }

  /** The values of the chosen preset's options, as addresses write them. */
  #values(): Readonly<Record<string, string>> {
    return JSON.parse(this.#preset().dataset["options"] ?? "{}") as Record<string, string>;
  }

  #options(): [name: string, control: Control][] {
    const controls = [...this.#form.elements].filter((element): element is Control => element instanceof HTMLSelectElement || element instanceof HTMLInputElement);
    return controls.filter(({ name }) => name.startsWith(OPTION)).map((control) => [control.name.slice(OPTION.length), control]);
  }

  #control(name: string): Control {
    const found = this.#form.elements.namedItem(name);
    if (found instanceof HTMLSelectElement || found instanceof HTMLInputElement) return found;
    throw new Error(`the form has no field ${name}`);
  }
}

/** Offers only those entries; where the chosen one is not among them, the first that is. */
function show(select: HTMLSelectElement, isOffered: (option: HTMLOptionElement) => boolean): void {
  for (const option of select.options) {
    const isIn = isOffered(option);
    option.hidden = !isIn;
    option.disabled = !isIn;
  }
  if (select.options[select.selectedIndex]?.disabled !== false) select.value = [...select.options].find(({ disabled }) => !disabled)?.value ?? "";
}

function choose(control: Control, value: string): void {
  if (control instanceof HTMLInputElement || [...control.options].some((option) => option.value === value && !option.disabled)) control.value = value;
}
