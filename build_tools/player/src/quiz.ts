/** The quiz: asks what the engine finds to ask of the position shown, and tells what it says of the answers. */

import type { PartHost } from "./beside.js";
import type { Card } from "./frames.js";
import type { LineWords } from "./line-words.js";
import { PartPanel } from "./part-panel.js";
import { type CardMark, type ChoiceMark, type Question, readCardMark, readChoiceMark, readQuiz, type Shown } from "./quiz-data.js";
import { branchRecord, h, isolate, labelled, positionAt, say, textNodes } from "./snorum-inquiry.js";

export class Quiz extends PartPanel {
  #right = 0;
  #count = 0;
  #record = "";
  #following: string | null = null;
  #questions: readonly Question[] = [];
  #step: HTMLElement | null = null;
  #at = 0;
  #request = 0;
  #wording: LineWords | null = null;

  constructor(host: PartHost, done: () => void) {
    super(host, "quiz", done);
    host.root.querySelector(".sn-panel")?.before(this.section);
    const renew = (): void => {
      // A line that the reader's address names may still be on its way.
      if (host.session.wanted === null) void this.#renew();
    };
    for (const name of ["snorum-step", "snorum-branch"]) host.demo.addEventListener(name, renew, { signal: this.signal });
    void this.#renew();
  }

  /** The only kind of question that is asked, where the page wants one alone. */
  get #asked(): string | undefined {
    return this.host.demo.dataset["question"];
  }

  /** Gets the questions of the position shown. */
  async #renew(isFocused = false): Promise<void> {
    const { session } = this.host;
    this.#request += 1;
    const request = this.#request;
    const retry = (): void => void this.#renew(true);
    if (session.isAsking && session.wanted === null) session.ask(false);
    const words = await this.words(retry);
    if (words === null || request !== this.#request || this.signal.aborted) return;
    this.#wording = words;
    const { demo, line, n } = session;
    this.title = this.tell("quiz-title");
    this.#showCount();
    this.#record = branchRecord(demo.line.record, positionAt(line, n));
    this.#following = line.frames[n + 1]?.action?.text ?? null;
    const answer = await this.call({ call: "quiz", record: this.#record, next: this.#following }, retry);
    if (answer === null || request !== this.#request) return;
    try {
      const { seat, action, isSupposed, questions } = readQuiz(answer);
      this.#questions = this.#asked === undefined ? questions : questions.filter(({ kind }) => kind === this.#asked);
      this.#step = action === null || seat === null ? null : this.#stepWords(words, seat, action, isSupposed);
      this.#at = 0;
      this.#showQuestion(isFocused, seat);
    } catch {
      this.show(h("p", {}, this.tell("quiz-failed")));
    }
  }

  #showQuestion(isFocused: boolean, seat: string | null = null): void {
    const question = this.#questions[this.#at];
    const { session } = this.host;
    if (question === undefined) {
      this.show(h("p", {}, this.tell("quiz-none")), this.#onward());
      if (isFocused) this.section.querySelector<HTMLElement>(".sn-part-body button")?.focus();
      return;
    }
    const isCards = question.kind === "cards";
    const asked = isCards ? this.tell("quiz-cards", { seat: { type: "seat", value: seat ?? session.frame.table.toAct } }) : this.tell(`quiz-${question.kind}`);
    const check = h("button", { type: "submit", class: "sn-button sn-wide sn-part-main" }, this.tell("quiz-check"));
    const inputs = isCards ? question.cards.map((card) => this.#cardInput(card)) : question.choices.map((choice, place) => this.#choiceInput(choice, place));
    const told = h("div", { class: "sn-quiz-told" });
    const fieldset = h(
      "fieldset",
      { "data-kind": question.kind },
      h("legend", {}, ...textNodes(asked)),
      isCards && h("p", { class: "sn-quiz-help", id: "quiz-help" }, this.tell("quiz-cards-help")),
      h("div", { class: isCards ? "sn-quiz-cards" : "sn-quiz-choices" }, ...inputs),
    );
    if (isCards) fieldset.setAttribute("aria-describedby", "quiz-help");
    const form = h("form", { class: "sn-quiz-form" }, isCards ? null : this.#step, fieldset, told, check);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#grade(question, fieldset, check, told);
    });
    this.show(form);
    if (isFocused) fieldset.querySelector("input")?.focus();
  }

  async #grade(question: Question, fieldset: HTMLFieldSetElement, check: HTMLButtonElement, told: HTMLElement): Promise<void> {
    const chosen = [...fieldset.querySelectorAll<HTMLInputElement>("input:checked")].map((input) => input.value);
    if (question.kind !== "cards" && chosen.length === 0) {
      told.replaceChildren(h("p", {}, this.tell("quiz-choose")));
      this.host.announce(this.tell("quiz-choose"));
      return;
    }
    if (check.getAttribute("aria-disabled") === "true") return;
    check.setAttribute("aria-disabled", "true");
    const request = this.#request;
    const again = (): void => void this.#renew(true);
    const answer = await this.call({ call: "quiz", record: this.#record, next: this.#following, question: question.kind, answer: chosen.join(" ") }, again);
    if (answer === null || request !== this.#request) return;
    try {
      const [isRight, said] = question.kind === "cards" ? this.#tellCards(readCardMark(answer), fieldset, told) : this.#tellChoice(readChoiceMark(answer), question, Number(chosen[0]), fieldset, told);
      this.#count += 1;
      this.#right += isRight ? 1 : 0;
      this.#showCount();
      fieldset.disabled = true;
      this.host.demo.dispatchEvent(new CustomEvent("snorum-answer", { bubbles: true, detail: { kind: question.kind, isRight } }));
      const isLast = this.#at + 1 >= this.#questions.length;
      const next = isLast ? this.#onward(isRight) : labelled(this.tell("quiz-next"), "sn-part-main", () => {
        this.#at += 1;
        this.#showQuestion(true);
      });
      if (next === null) check.remove();
      else check.replaceWith(next);
      (next ?? this.section).focus({ preventScroll: true });
      this.host.announce(`${said} ${this.#countText()}`);
    } catch {
      this.show(h("p", {}, this.tell("quiz-failed")));
    }
  }

  /** Marks the choices, and says which rule a wrong one leaves out. */
  #tellChoice(mark: ChoiceMark, { choices }: Question, chosen: number, fieldset: HTMLElement, told: HTMLElement): readonly [boolean, string] {
    const labels = [...fieldset.querySelectorAll<HTMLElement>("label")];
    labels[mark.answer]?.setAttribute("data-mark", "right");
    if (!mark.isRight) labels[chosen]?.setAttribute("data-mark", "wrong");
    const verdict = this.tell(mark.isRight ? "quiz-right" : "quiz-wrong");
    const right = choices[mark.answer];
    const answer = `${this.tell("quiz-answer")} ${right === undefined ? "" : this.#choiceText(right)}`;
    const why = this.#why(mark);
    const rules = mark.rules.map((id) => h("li", {}, this.rule(id)));
    told.replaceChildren(
      h("p", {}, h("strong", {}, verdict), " ", ...(mark.isRight ? [] : textNodes(answer))),
      ...(why === null ? [] : [why]),
      ...(rules.length === 0 ? [] : [h("p", { class: "sn-note", id: "quiz-rules" }, say(this.host.session.demo, "rules")), h("ul", { class: "sn-rules", "aria-labelledby": "quiz-rules" }, ...rules)]),
    );
    return [mark.isRight, mark.isRight ? verdict : `${verdict} ${answer}. ${why?.textContent ?? ""}`];
  }

  #why({ rule, option }: ChoiceMark): HTMLElement | null {
    if (rule !== null) return h("p", { class: "sn-quiz-why" }, this.tell("quiz-forgot"), " ", this.rule(rule));
    return option === null ? null : h("p", { class: "sn-quiz-why" }, this.tell("quiz-house"), " ", this.houseRule(option.name, option.value));
  }

  /** Marks the cards, and says of each that was judged wrongly why it may or may not be played. */
  #tellCards(mark: CardMark, fieldset: HTMLElement, told: HTMLElement): readonly [boolean, string] {
    const items: HTMLElement[] = [];
    for (const { card, isChosen, reason, rule } of mark.cards) {
      const label = fieldset.querySelector<HTMLElement>(`label[data-card="${card}"]`);
      if (isChosen || reason === null) label?.setAttribute("data-mark", isChosen === (reason === null) ? "right" : reason === null ? "missed" : "wrong");
      if (isChosen && reason !== null) items.push(h("li", {}, ...textNodes(this.#wording?.refusal(reason) ?? reason.code), " ", this.rule(reason.code)));
      if (!isChosen && reason === null) items.push(h("li", {}, ...textNodes(this.tell("quiz-missed", { card: { type: "card", value: card } })), " ", rule !== null && this.rule(rule)));
    }
    const verdict = this.tell(mark.isRight ? "quiz-right" : "quiz-wrong");
    told.replaceChildren(h("p", {}, h("strong", {}, verdict)), ...(items.length === 0 ? [] : [h("ul", { class: "sn-quiz-reasons" }, ...items)]));
    return [mark.isRight, [verdict, ...items.map((item) => item.textContent)].join(" ")];
  }

  /** The way on: the next position, or at the end back to the first; of a question alone, the same once more until it is answered. */
  #onward(isRight = true): HTMLElement | null {
    const { session } = this.host;
    if (this.#asked !== undefined) {
      return isRight ? null : labelled(say(session.demo, "retry"), "sn-part-main", () => {
        this.#showQuestion(true);
      });
    }
    const isEnd = session.n >= session.last;
    return labelled(this.tell(isEnd ? "quiz-again" : "quiz-next-position"), "sn-part-main", () => {
      // The step is told to this part, which then asks anew.
      session.goTo(isEnd ? 0 : session.n + 1);
      void this.#renew(true);
    });
  }

  #stepWords(words: LineWords, seat: string, action: string, isSupposed: boolean): HTMLElement {
    const cards = action.split(" ").filter((part) => /^[2-9TJQKA][cdhs]$/u.test(part));
    const seatFact = { type: "seat", value: seat };
    const told = cards.length > 0 ? words.find("event-played", { seat: seatFact, card: { type: "card", value: cards[0] ?? "" }, cards: { type: "cards", value: cards } }) : null;
    const text = told ?? `${isolate(seat)}: ${words.action(action) ?? action}`;
    return h("p", { class: "sn-quiz-step" }, h("span", {}, this.tell(isSupposed ? "quiz-suppose" : "quiz-step")), " ", h("strong", {}, ...textNodes(text)));
  }

  #choiceInput(choice: Shown, place: number): HTMLElement {
    return h("label", {}, h("input", { type: "radio", name: "quiz", value: String(place) }), h("span", {}, ...textNodes(this.#choiceText(choice))));
  }

  #cardInput(card: Card): HTMLElement {
    const { demo } = this.host.session;
    const { name, label } = demo.cards.get(card) ?? { name: card, label: card };
    const drawn = this.host.root.querySelector(`.sn-stage .sn-hand li[data-card="${card}"] .sn-face`)?.cloneNode(true);
    const face = drawn instanceof Element ? drawn : h("bdi", { dir: "ltr", class: "sn-quiz-label" }, label);
    face.removeAttribute("role");
    face.removeAttribute("aria-label");
    face.setAttribute("aria-hidden", "true");
    return h("label", { "data-card": card }, h("input", { type: "checkbox", value: card, "aria-label": name }), face);
  }

  #choiceText(shown: Shown): string {
    const words = this.#wording;
    if (words === null) return "";
    switch (shown.kind) {
      case "seat":
        return isolate(shown.seat);
      case "words":
        return shown.words.length === 0 ? this.tell("quiz-silence") : say(this.host.session.demo, "said", { words: words.said(shown.words) });
      case "events":
        return shown.events.length === 0 ? this.tell("quiz-nobody") : words.events(shown.events);
      case "score":
        return words.facts(shown.score).map(({ owner, text }) => (owner === null ? text : `${isolate(owner)}: ${text}`)).join(" · ");
    }
  }

  #countText(): string {
    return this.tellNumbers("quiz-count", { right: this.#right, count: this.#count });
  }

  #showCount(): void {
    this.aside = this.#count === 0 ? "" : this.#countText();
  }
}
