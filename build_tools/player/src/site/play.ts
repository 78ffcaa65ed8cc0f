/** The page on which a game is played: the form sets the table, the address holds the game. Loaded by that page alone. */

import { isDeckChosen, storedDeck } from "../deck.js";
import { readDemo, type Demo } from "../document.js";
import { addSkins } from "../faces.js";
import { Refused } from "../match/answer.js";
import { TableForm } from "../match/form.js";
import { keep, kept } from "../kept.js";
import { Match, type MatchHost } from "../match/match.js";
import style from "../match/match.css";
import { BadAddress, formatGame, parseGame, type SavedGame } from "../match/settings.js";
import { MatchView, type ViewHost } from "../match/view.js";
import type { EngineState } from "../port.js";
import { askedHash } from "../position.js";
import { engine, fields, h, labelled, loadLineWords, say, style as inquiryStyle, text, textNodes, updateProgress } from "../snorum-inquiry.js";
import { placeSprite } from "../sprite.js";
import { addStyle, playerStyles } from "../style.js";

/** So long each of the others is seen to act; a reader who wants no motion does not wait. */
const PACE_MS = 350;
const SPRITE = new URL("../cards.svg", new URL(import.meta.url));

class SnorumPlay extends HTMLElement {
  #connection = new AbortController();
  #form: TableForm | null = null;
  #base: Readonly<Record<string, unknown>> | null = null;
  #match: Match | null = null;
  #view: MatchView | null = null;
  /** Counts what is asked for; what was asked for before is not wanted any more. */
  #asked = 0;
  #page = location.pathname;
  #hasChosenPack = false;
  #shadow: ShadowRoot | null = null;

  connectedCallback(): void {
    this.#connection = new AbortController();
    const { signal } = this.#connection;
    this.#page = location.pathname;
    const form = this.querySelector("form");
    if (form === null) return;
    this.#form = new TableForm(form);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#deal();
    }, { signal });
    this.#act("deal").addEventListener("click", () => {
      this.#other();
    }, { signal });
    const resume = this.#act("resume");
    const last = kept(`game-${this.#game}`);
    resume.hidden = last === null;
    resume.addEventListener("click", () => {
      this.#openHash(last ?? "");
    }, { signal });
    this.#offerDecks(form, signal);
    for (const sign of ["pointerenter", "focusin"]) form.addEventListener(sign, () => void this.#warm(), { signal, once: true });
    window.addEventListener("hashchange", (event) => {
      const hash = askedHash(event);
      if (this.#match === null || hash !== formatGame(this.#match.saved)) this.#openHash(hash);
    }, { signal });
    this.#openHash(location.hash);
  }

  disconnectedCallback(): void {
    this.#connection.abort();
    this.#asked += 1;
    this.#view?.rest();
  }

  /** A pack is a reader's own choice and no part of the game: it stands in no address, and a game goes on with it. */
  #offerDecks(form: HTMLFormElement, signal: AbortSignal): void {
    const select = form.elements.namedItem("deck");
    if (!(select instanceof HTMLSelectElement)) return;
    const wanted = new URLSearchParams(location.search).get("deck") ?? storedDeck();
    if ([...select.options].some(({ value }) => value === wanted)) select.value = wanted ?? "";
    select.addEventListener("change", () => {
      void decksPart().then(({ chooseDeck }) => {
        chooseDeck(select.value);
        this.#hasChosenPack = true;
        if (this.#match !== null) void this.#open(this.#match.saved, "shown");
      }, () => {
        this.#tell(this.dataset["failed"] ?? "");
      });
    }, { signal });
  }

  get #game(): string {
    return this.dataset["game"] ?? "";
  }

  #act(name: string): HTMLElement {
    const found = this.querySelector<HTMLElement>(`[data-act="${name}"]`);
    if (found === null) throw new Error(`the page has no button ${name}`);
    return found;
  }

  /** The deal of the number in the form. */
  #deal(): void {
    if (this.#form !== null) void this.#open({ settings: this.#form.read(), actions: "" }, "set");
  }

  /** A deal by chance. */
  #other(): void {
    this.#form?.reseed();
    if (this.querySelector("form")?.reportValidity() === true) this.#deal();
  }

  /** The game that an address names; a bad one is told. */
  #openHash(hash: string): void {
    try {
      const saved = parseGame(hash);
      if (saved !== null) void this.#open(saved);
    } catch (error) {
      const part = error instanceof BadAddress ? error.message : "";
      void this.#need().then((base) => {
        this.#tell(say(emptyDemo(base), "bad-address", { title: part }));
      }, () => {
        this.#tell(this.dataset["failed"] ?? "");
      });
    }
  }

  /** `how`: from the address; from a table that the reader has just set, and wants to see; or as it is shown, with another pack. */
  async #open(saved: SavedGame, how: "address" | "set" | "shown" = "address"): Promise<void> {
    const asked = (this.#asked += 1);
    const { signal } = this.#connection;
    this.#view?.rest();
    this.#match = null;
    this.#tell("");
    let base;
    try {
      base = await this.#inPack(await this.#need());
    } catch {
      if (asked === this.#asked) this.#tell(this.dataset["failed"] ?? "");
      return;
    }
    if (asked !== this.#asked) return;
    const stop = this.#showEngine(base, saved);
    try {
      const match = await this.#replay(base, saved, (sentence) => {
        if (asked === this.#asked) this.#tell(sentence);
      });
      if (asked !== this.#asked || signal.aborted) return;
      if (how !== "shown") this.#form?.write(match.settings);
      this.#seat(match, how === "shown");
      if (how === "set") this.#view?.show();
    } catch (error) {
      if (asked === this.#asked && error instanceof Refused) this.#form?.write(saved.settings);
      if (asked === this.#asked && engine.state.kind === "ready") {
        this.#place().replaceChildren();
        await this.#tellRefused(base, error, how === "set" ? "bad-table" : "bad-game");
      }
    } finally {
      stop();
    }
  }

  /** The game; where it holds a play that is refused, what comes before that. */
  async #replay(base: Readonly<Record<string, unknown>>, saved: SavedGame, told: (sentence: string) => void): Promise<Match> {
    try {
      return await Match.open(this.#matchHost(base), saved);
    } catch (error) {
      if (!(error instanceof Refused) || error.at === null) throw error;
      const cut = await Match.open(this.#matchHost(base), { ...saved, actions: saved.actions.split(".").slice(0, error.at).join(".") });
      told(say(cut.session.demo, "cut", { a: cut.words.refusal(error.reason) }));
      return cut;
    }
  }

  /** `stays`: the reader is at the form, and goes on there. */
  #seat(match: Match, stays: boolean): void {
    const view = new MatchView(match, this.#viewHost());
    const had = this.contains(document.activeElement);
    this.#match = match;
    this.#view = view;
    this.#show(view.root);
    const draw = match.onChange;
    match.onChange = (change) => {
      draw(change);
      if (change === "settled") this.#keep(match);
    };
    if (!stays) this.#folded().open = false;
    if (!stays && (had || document.activeElement === document.body)) view.focus();
    void match.go();
  }

  /** The address and the browser hold the game as it stands. */
  #keep(match: Match): void {
    if (this.#connection.signal.aborted || location.pathname !== this.#page || this.#match !== match) return;
    const hash = formatGame(match.saved);
    if (location.hash !== hash) history.replaceState(history.state, "", hash);
    keep(`game-${this.#game}`, hash);
  }

  #matchHost(base: Readonly<Record<string, unknown>>): MatchHost {
    const manifest = this.#url(text(base["runtime"]));
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    return {
      game: this.#game,
      base,
      ask: (request) => engine.call(request, manifest.href),
      loadWords: (demo) => loadLineWords(demo, demo.ftl.map((path) => this.#url(path))),
      pause: () => new Promise((done) => setTimeout(done, still.matches ? 0 : PACE_MS)),
    };
  }

  #viewHost(): ViewHost {
    return {
      link: (path) => (path === "" ? null : this.#url(path).href),
      copy: async (isWhole) => {
        if (this.#match === null) return false;
        const url = new URL(location.href);
        url.hash = formatGame(isWhole ? this.#match.saved : { ...this.#match.saved, actions: "" });
        try {
          await navigator.clipboard.writeText(url.href);
          return true;
        } catch {
          return false;
        }
      },
      anew: () => {
        this.#other();
      },
      moves: () => !matchMedia("(prefers-reduced-motion: reduce)").matches,
    };
  }

  /** While the engine comes: how far it is, or why it cannot be had; returns what ends that. */
  #showEngine(base: Readonly<Record<string, unknown>>, saved: SavedGame): () => void {
    const shown = new AbortController();
    const demo = emptyDemo(base);
    const box = h("div", { class: "sn-engine" });
    const root = h("div", { class: "sn-player", lang: demo.lang, dir: demo.dir }, box);
    const show = (state: EngineState): void => {
      box.dataset["state"] = state.kind;
      if (state.kind === "unavailable") {
        const retry = labelled(say(demo, "retry"), "", () => void this.#open(saved, "set"));
        box.replaceChildren(h("p", {}, h("strong", {}, say(demo, "unavailable")), " ", say(demo, `unavailable-${state.reason}`), " ", say(demo, "unavailable-help")), retry);
        return;
      }
      if (box.querySelector(".sn-progress") === null) {
        const cancel = labelled(say(demo, "cancel"), "", () => {
          this.#asked += 1;
          engine.cancel();
          this.#place().replaceChildren();
        });
        box.replaceChildren(h("div", { class: "sn-progress" }), cancel);
      }
      updateProgress(box, demo, state);
    };
    if (engine.state.kind !== "ready") {
      show(engine.state);
      this.#place().replaceChildren(root);
      engine.watch(show, AbortSignal.any([shown.signal, this.#connection.signal]));
    }
    return () => {
      if (engine.state.kind !== "unavailable") shown.abort();
    };
  }

  async #tellRefused(base: Readonly<Record<string, unknown>>, error: unknown, key: string): Promise<void> {
    const demo = emptyDemo(base);
    if (!(error instanceof Refused)) {
      this.#tell(say(demo, "bot-failed"));
      return;
    }
    const words = await this.#matchHost(base).loadWords(demo);
    const { code, params, types } = error.reason;
    const facts = Object.fromEntries([...params].map(([name, value]) => [name, { type: types.get(name) ?? "text", value }]));
    this.#tell(say(demo, key, { a: words.find(`${code}.refused`, facts) ?? words.find(code, facts) ?? code }));
  }

  #tell(sentence: string): void {
    const place = this.querySelector<HTMLElement>(".sn-trouble");
    if (place === null) return;
    place.replaceChildren(...textNodes(sentence));
    place.hidden = sentence === "";
    if (sentence !== "") this.#folded().open = true;
  }

  #folded(): HTMLDetailsElement {
    const found = this.querySelector<HTMLDetailsElement>("details.sn-setting");
    if (found === null) throw new Error("the page has no form");
    return found;
  }

  #place(): ShadowRoot {
    if (this.#shadow !== null) return this.#shadow;
    const place = this.querySelector<HTMLElement>(".sn-play-place");
    if (place === null) throw new Error("the page has no place for the table");
    const shadow = place.attachShadow({ mode: "open" });
    shadow.adoptedStyleSheets = playerStyles();
    this.#shadow = shadow;
    return shadow;
  }

  #show(root: HTMLElement): void {
    const place = this.#place();
    place.replaceChildren(root);
    void placeSprite(root, SPRITE);
  }

  async #warm(): Promise<void> {
    const base = await this.#need().catch(() => null);
    if (base !== null) engine.warm(this.#url(text(base["runtime"])).href);
  }

  /** The page's document. */
  async #need(): Promise<Readonly<Record<string, unknown>>> {
    if (this.#base === null) {
      const response = await fetch(new URL(this.dataset["src"] ?? "", document.baseURI));
      if (!response.ok) throw new Error(String(response.status));
      this.#base = fields(await response.json());
    }
    return this.#base;
  }

  /** The document with the pack that the reader has chosen; the first one needs nothing more. */
  async #inPack(base: Readonly<Record<string, unknown>>): Promise<Readonly<Record<string, unknown>>> {
    if (base["decks"] === undefined || !(this.#hasChosenPack || isDeckChosen())) return base;
    const { inChosenPack, skins } = await decksPart();
    addSkins(skins);
    return inChosenPack(base, (path) => (path === "" ? null : this.#url(path)));
  }

  #url(path: string): URL {
    return new URL(path, document.baseURI);
  }
}

async function decksPart(): Promise<typeof import("../snorum-decks.js")> {
  return (await import(__DECKS__)) as typeof import("../snorum-decks.js");
}

/** The document with an empty table, for what is said before there is any other. */
function emptyDemo(base: Readonly<Record<string, unknown>>): Demo {
  const frame = { n: 0, action: null, events: [], rules: [], table: { zones: [], to_act: null, facts: {} }, verdicts: [] };
  return readDemo({ ...base, frames: { format: "snorum-frames", version: 1, game: "", record: "", seats: [], dealer: null, frames: [frame] }, steps: [{ say: "" }] });
}

addStyle(inquiryStyle);
addStyle(style);
if (customElements.get("snorum-play") === undefined) customElements.define("snorum-play", SnorumPlay);
