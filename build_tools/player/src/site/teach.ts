/** The page on which a game is learnt: each step gets its player when it is wanted, and what is done is kept. Loaded by that page alone. */

import { isDeckChosen } from "../deck.js";
import { keep, kept } from "../kept.js";
import type { Played } from "../lesson.js";
import { textNodes } from "../text.js";
import { fields, list, text } from "../read.js";
import { formatProgress, LONGEST, NoProgress, parseProgress } from "./progress.js";

/** A step that comes so near to what is seen gets its player. */
const NEAR = "300px";

/** What is done as long as the document stays, by the game: instant navigation may make the page anew. */
const doneHere = new Map<string, ReadonlySet<string>>();

type DecksModule = typeof import("../snorum-decks.js");

class SnorumTeach extends HTMLElement {
  #connection = new AbortController();
  #done: ReadonlySet<string> = new Set();
  #words: Readonly<Record<string, unknown>> = {};

  connectedCallback(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#words = fields(JSON.parse(this.dataset["words"] ?? "{}"));
    this.#done = doneHere.get(this.#game) ?? this.#read();
    for (const step of this.#steps) this.#prepare(step, signal);
    this.#on('[data-act="save"]', () => {
      this.#save();
    });
    const file = this.querySelector<HTMLInputElement>('input[type="file"]');
    this.#on('[data-act="load"]', () => file?.click());
    file?.addEventListener("change", () => void this.#load(file), { signal });
    this.querySelector(".sn-go-on")?.addEventListener("click", (event) => {
      this.#goTo(event);
    }, { signal });
    this.#on('[data-act="anew"]', () => {
      this.#set(new Set(), this.#say("gone"));
    });
    const bar = this.querySelector<HTMLElement>(".sn-progress");
    if (bar !== null) bar.hidden = false;
    this.#show();
    this.#watch(signal);
    // Most steps have no player yet that could do it.
    if (isDeckChosen()) void import(__DECKS__).then(({ followDecks }: DecksModule) => { followDecks(document); }, Boolean);
  }

  disconnectedCallback(): void {
    this.#connection.abort();
  }

  get #game(): string {
    return this.dataset["game"] ?? "";
  }

  get #steps(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>("[data-step]")];
  }

  get #ids(): string[] {
    return this.#steps.map((step) => step.dataset["step"] ?? "");
  }

  #on(selector: string, act: () => void): void {
    this.querySelector(selector)?.addEventListener("click", act, { signal: this.#connection.signal });
  }

  #say(key: string): string {
    return text(this.#words[key]);
  }

  /** Steps that show something moving get their player when they come near; those that ask or let move, when the reader wants to. */
  #watch(signal: AbortSignal): void {
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        this.#mount(target);
      }
    }, { rootMargin: NEAR });
    for (const step of this.#steps) {
      const { kind, start, to } = step.dataset;
      // Where nothing moves, the picture is all there is to watch.
      if (kind === "show" && start !== to) observer.observe(step);
    }
    signal.addEventListener("abort", () => {
      observer.disconnect();
    }, { once: true });
  }

  #prepare(step: HTMLElement, signal: AbortSignal): void {
    const { kind } = step.dataset;
    const id = step.dataset["step"] ?? "";
    step.querySelector('[data-act="open"]')?.addEventListener("click", ({ currentTarget }) => {
      const demo = this.#mount(step);
      if (demo !== null && currentTarget instanceof HTMLElement) currentTarget.parentElement?.remove();
    }, { signal });
    step.querySelector('[data-act="back"]')?.addEventListener("click", () => {
      this.#takeBack(step);
    }, { signal });
    step.querySelector(".sn-lesson-on a")?.addEventListener("click", (event) => {
      // What is shown is done when the reader goes on; a hand is done when it is dealt.
      if (kind === "show" || kind === "play") this.#finish(id);
      if (kind !== "play") this.#goTo(event);
    }, { signal });
    if (kind === "show") {
      step.addEventListener("snorum-step", (event) => {
        if ((event as CustomEvent<{ n: number }>).detail.n >= Number(step.dataset["to"])) this.#finish(id);
      }, { signal });
    }
    step.addEventListener("snorum-answer", (event) => {
      const { isRight } = (event as CustomEvent<{ isRight: boolean }>).detail;
      if (isRight) this.#finish(id);
    }, { signal });
    step.addEventListener("snorum-played", (event) => {
      if (this.#judge(step, (event as CustomEvent<Played>).detail)) event.preventDefault();
    }, { signal });
  }

  /** Puts the step's player in the place of its picture, which stays inside it for where it cannot be loaded. */
  #mount(step: HTMLElement): HTMLElement | null {
    const place = step.querySelector(".sn-lesson-table");
    const { src, start, kind, question } = step.dataset;
    if (place === null || src === undefined || place.querySelector("snorum-demo") !== null) return null;
    const demo = document.createElement("snorum-demo");
    demo.setAttribute("src", src);
    demo.setAttribute("start", start ?? "0");
    if (question !== undefined) demo.dataset["question"] = question;
    if (kind === "do") {
      demo.setAttribute("mode", "whatif");
      // The button that was pressed is gone: the reader goes on at the table.
      demo.addEventListener("snorum-ready", () => {
        demo.shadowRoot?.querySelector<HTMLElement>(".sn-stage button, .sn-stage")?.focus({ preventScroll: true });
      }, { once: true, signal: this.#connection.signal });
    }
    if (kind === "ask") demo.setAttribute("mode", "quiz");
    demo.append(...place.childNodes);
    place.append(demo);
    demo.addEventListener("snorum-ready", () => {
      step.dataset["open"] = "";
    }, { once: true, signal: this.#connection.signal });
    return demo;
  }

  /** Has the reader's own move done what the step asks for? Says so under the table, and brings what is said into view. */
  #judge(step: HTMLElement, { n, rules }: Played): boolean {
    const { start, reach } = step.dataset;
    const ahead = n - Number(start);
    if (ahead > 1) return false;
    const isReached = reach === undefined || reach === "" || rules.includes(reach);
    this.#tell(step, ahead < 1 ? "" : this.#say(isReached ? "well" : "allowed"));
    const back = step.querySelector<HTMLElement>('[data-act="back"]')?.parentElement;
    if (back) back.hidden = ahead < 1 || isReached;
    if (ahead < 1) return false;
    if (isReached) this.#finish(step.dataset["step"] ?? "");
    // Once the player has been drawn.
    requestAnimationFrame(() => {
      (isReached ? step.querySelector(".sn-lesson-told") : back)?.scrollIntoView({ block: "nearest" });
    });
    return isReached;
  }

  #takeBack(step: HTMLElement): void {
    const demo = step.querySelector<HTMLElement & { goTo?: (n: number) => void }>("snorum-demo");
    demo?.goTo?.(Number(step.dataset["start"]));
    const stage = demo?.shadowRoot?.querySelector(".sn-stage");
    stage?.querySelector<HTMLElement>("button")?.focus({ preventScroll: true });
    stage?.scrollIntoView({ block: "nearest" });
  }

  /** Follows a link to a step here: instant navigation would fetch the page anew, and with it every player. */
  #goTo(event: Event): void {
    const hash = event.currentTarget instanceof HTMLAnchorElement ? event.currentTarget.hash : "";
    const heading = this.querySelector<HTMLElement>(`[id="${CSS.escape(hash.slice(1))}"] h2`);
    if (heading === null || (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey))) return;
    event.preventDefault();
    event.stopPropagation();
    history.replaceState(history.state, "", hash);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.closest("section")?.scrollIntoView();
  }

  #tell(step: HTMLElement, sentence: string): void {
    step.querySelector(".sn-lesson-told")?.replaceChildren(...textNodes(sentence));
  }

  #finish(id: string): void {
    if (this.#done.has(id)) return;
    this.#set(new Set([...this.#done, id]), "");
  }

  /** Keeps what is done and shows it; `told` is said with it. */
  #set(done: ReadonlySet<string>, told: string): void {
    this.#done = done;
    doneHere.set(this.#game, done);
    const isKept = keep(`teach-${this.#game}`, formatProgress(this.#game, done));
    this.#show();
    const sentences = [told, this.#progress, isKept ? "" : this.#say("not-kept")].filter((sentence) => sentence !== "");
    this.querySelector(".sn-progress-told")?.replaceChildren(...textNodes(sentences.join(" ")));
  }

  get #progress(): string {
    return list(text)(this.#words["progress"])[this.#done.size] ?? "";
  }

  #show(): void {
    const bar = this.querySelector("progress");
    if (bar !== null) bar.value = this.#done.size;
    this.querySelector(".sn-progress-text span")?.replaceChildren(...textNodes(this.#progress));
    for (const step of this.#steps) {
      const isDone = this.#done.has(step.dataset["step"] ?? "");
      const mark = step.querySelector<HTMLElement>(".sn-done");
      if (mark !== null) mark.hidden = !isDone;
      step.toggleAttribute("data-done", isDone);
    }
    const next = this.#ids.find((id) => !this.#done.has(id)) ?? this.#ids[0];
    this.querySelector(".sn-go-on")?.setAttribute("href", `#step-${next ?? ""}`);
  }

  /** What the browser has kept; a text that something else has put there is as none. */
  #read(): ReadonlySet<string> {
    try {
      return parseProgress(kept(`teach-${this.#game}`) ?? "", this.#game, this.#ids);
    } catch (error) {
      if (error instanceof NoProgress) return new Set();
      throw error;
    }
  }

  #save(): void {
    const url = URL.createObjectURL(new Blob([formatProgress(this.#game, this.#done)], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = url;
    link.download = `${this.#game}-progress.json`;
    link.click();
    setTimeout(() => {
      URL.revokeObjectURL(url);
    }, 0);
  }

  async #load(file: HTMLInputElement): Promise<void> {
    const [chosen] = file.files ?? [];
    if (chosen === undefined) return;
    try {
      const told = chosen.size > LONGEST ? "" : await chosen.text();
      this.#set(parseProgress(told, this.#game, this.#ids), this.#say("loaded"));
    } catch {
      this.querySelector(".sn-progress-told")?.replaceChildren(...textNodes(this.#say("load-failed")));
    }
    file.value = "";
  }
}

if (customElements.get("snorum-teach") === undefined) customElements.define("snorum-teach", SnorumTeach);
