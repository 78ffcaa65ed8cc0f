/** The panel of a part that works beside the example: its frame, the engine's progress, and links to rules. */

import type { OpenPart, PartHost } from "./beside.js";
import type { LineWords } from "./line-words.js";
import { engine, fill, formatNumber, h, labelled, loadLineWords, say, textNodes } from "./snorum-inquiry.js";
import type { EngineRequest, EngineState } from "./port.js";
import type { Facts } from "./words.js";

export class PartPanel implements OpenPart {
  readonly section: HTMLElement;
  readonly host: PartHost;
  readonly signal: AbortSignal;
  readonly #heading = h("p", { class: "sn-part-title" });
  readonly #aside = h("span", { class: "sn-part-aside" });
  readonly #body = h("div", { class: "sn-part-body" });
  readonly #closing = new AbortController();
  readonly #done: () => void;
  #words: LineWords | null = null;

  constructor(host: PartHost, name: "quiz" | "compare", done: () => void) {
    const { demo } = host.session;
    this.host = host;
    this.#done = done;
    this.signal = AbortSignal.any([host.signal, this.#closing.signal]);
    this.#heading.textContent = say(demo, name);
    const close = labelled(say(demo, "close"), "sn-part-close", () => {
      this.close();
      host.root.querySelector<HTMLElement>(".sn-stage")?.focus({ preventScroll: true });
    });
    this.section = h("section", { class: `sn-part sn-${name}`, tabindex: "-1", "aria-label": say(demo, name) }, h("div", { class: "sn-part-head" }, this.#heading, this.#aside, close), this.#body);
    this.section.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      close.click();
    });
    this.signal.addEventListener("abort", () => this.section.remove(), { once: true });
    engine.watch((state) => this.#showProgress(state), this.signal);
  }

  close(): void {
    if (this.signal.aborted) return;
    this.#closing.abort();
    this.#done();
  }

  set title(text: string) {
    this.#heading.textContent = text;
  }

  set aside(text: string) {
    this.#aside.replaceChildren(...textNodes(text));
  }

  show(...children: readonly (Node | string | null | false)[]): void {
    this.#body.replaceChildren(...children.filter((child) => child !== null && child !== false));
  }

  /** Asks the engine; null where this has failed, which is then said, with a button that calls `retry`. */
  async call(request: EngineRequest, retry: () => void): Promise<unknown> {
    const { manifest } = this.host;
    try {
      if (manifest === null) throw new Error("the document names no engine");
      return await engine.call(request, manifest);
    } catch {
      if (!this.signal.aborted) this.#fail(retry);
      return null;
    }
  }

  /** The messages; null where they cannot be had, which is then said. */
  async words(retry: () => void): Promise<LineWords | null> {
    const { session, ftl } = this.host;
    this.#showProgress(engine.state);
    try {
      this.#words ??= await loadLineWords(session.demo, ftl);
    } catch {
      if (!this.signal.aborted) this.#fail(retry);
    }
    return this.#words;
  }

  /** A message of the part. */
  tell(key: string, facts: Facts = {}): string {
    return this.#words?.find(key, facts) ?? key;
  }

  /** What a text is about, and the text. */
  labelled(label: string, text: string): string {
    return this.tell("compare-labelled", { label: { type: "phrase", value: label }, text: { type: "phrase", value: text } });
  }

  tellNumbers(key: string, numbers: Readonly<Record<string, number>>): string {
    return this.tell(key, Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, { type: "number", value }])));
  }

  /** The heading of a clause, as a link where there is a page of rules. */
  rule(id: string): HTMLElement {
    return this.#link(`rule-${encodeURIComponent(id)}`, this.#words?.find(`${id}.title`, {}) ?? id, { "data-rule": id });
  }

  /** A house rule with a value, as a link. */
  houseRule(name: string, value: unknown): HTMLElement {
    return this.#link(`option-${encodeURIComponent(name)}`, this.labelled(this.optionName(name), this.optionValue(name, value)), { "data-option": name });
  }

  optionName(name: string): string {
    return this.tell(`option-${name}`);
  }

  /** A value of an option in words; `value` may be its text, as in an address. */
  optionValue(name: string, value: unknown): string {
    const text = Array.isArray(value) ? value.join(".") : String(value);
    const known = this.#words?.find(`choice-${name}-${text}`, {}) ?? null;
    if (known !== null) return known;
    if (text === "true" || text === "false") return this.tell(text === "true" ? "value-yes" : "value-no");
    if (/^\d{1,6}$/u.test(text)) return formatNumber(Number(text), this.host.session.demo.signs);
    return this.#words?.said(text.split(".")) ?? text;
  }

  #link(anchor: string, text: string, data: Readonly<Record<string, string>>): HTMLElement {
    // The page of a variant has its own rules only.
    const { gameUrl, rulesUrl } = this.host.session.demo;
    const page = typeof gameUrl === "string" ? gameUrl : rulesUrl;
    const href = page === "" ? null : this.host.link(`${page}#${anchor}`);
    return h(href === null ? "span" : "a", { href, ...(href !== null && window.top !== window ? { target: "_blank", rel: "noopener" } : {}), ...data }, ...textNodes(text));
  }

  #showProgress(state: EngineState): void {
    if (state.kind !== "starting" && state.kind !== "idle") return;
    const { demo } = this.host.session;
    if (this.#body.childElementCount > 0 && this.#body.querySelector(".sn-part-wait") === null) return;
    const { done, total } = state.kind === "starting" ? state : { done: 0, total: 0 };
    const megabytes = (bytes: number): string => formatNumber(Math.round(bytes / 1e5) / 10, demo.signs);
    const bar = h("progress", { "aria-label": say(demo, "starting"), max: total > 0 ? String(total) : null, value: total > 0 ? String(done) : null });
    const amount = total > 0 ? fill(demo.words.get("progress") ?? "", { done: megabytes(done), total: megabytes(total) }) : "";
    this.show(h("div", { class: "sn-part-wait" }, h("span", {}, say(demo, "starting")), bar, h("span", {}, ...textNodes(amount))));
  }

  #fail(retry: () => void): void {
    const { demo } = this.host.session;
    const { state } = engine;
    const why = say(demo, `unavailable-${state.kind === "unavailable" ? state.reason : "failed"}`);
    this.show(h("p", {}, h("strong", {}, say(demo, "unavailable")), " ", why), labelled(say(demo, "retry"), "", retry));
    this.host.announce(`${say(demo, "unavailable")} ${why}`);
  }
}
