/** Choosing several cards for one play: which may still be added, and what those chosen come to. */

import { labelled } from "./controls.js";
import type { Demo } from "./document.js";
import { h, setAttribute } from "./dom.js";
import type { Card, Frame, Verdict } from "./frames.js";
import { say } from "./speak.js";
import { nameCards } from "./speak-table.js";
import { cardName } from "./table.js";
import { textNodes } from "./text.js";

const CARDS = /^[2-9TJQKA][cdhs](?: [2-9TJQKA][cdhs])*$/u;

/** What the chosen cards come to: nothing yet, a play that is legal or refused, or a part of one. */
export type Outcome = "none" | "legal" | "refused" | "more";

/** The cards of the hand that is asked, in a position in which several may be played together. */
export class Picking {
  readonly frame: Frame;
  readonly picked: readonly Card[];
  /** May the card be among those played, beside those chosen already? */
  readonly choices: ReadonlyMap<Card, boolean>;

  private constructor(frame: Frame, picked: readonly Card[]) {
    this.frame = frame;
    this.picked = picked;
    const cards = new Set(plays(frame).flatMap(({ action }) => cardsOf(action)));
    this.choices = new Map([...cards].map((card) => [card, picked.includes(card) || this.legal([...picked, card]).length > 0]));
  }

  /** Null where every legal play is a single card. */
  static of(frame: Frame): Picking | null {
    return plays(frame).some(({ action, reason }) => reason === null && cardsOf(action).length > 1) ? new Picking(frame, []) : null;
  }

  /** Chooses the card, or takes it back. */
  toggle(card: Card): Picking {
    const { frame, picked } = this;
    return new Picking(frame, picked.includes(card) ? picked.filter((other) => other !== card) : [...picked, card]);
  }

  /** The legal plays that have all these cards in them. */
  legal(cards: readonly Card[]): readonly Verdict[] {
    return plays(this.frame).filter(({ action, reason }) => reason === null && cards.every((card) => cardsOf(action).includes(card)));
  }

  /** The play of exactly the chosen cards, where the engine has named it. */
  get verdict(): Verdict | null {
    const { picked } = this;
    return plays(this.frame).find(({ action }) => cardsOf(action).length === picked.length && picked.every((card) => cardsOf(action).includes(card))) ?? null;
  }

  get outcome(): Outcome {
    const { picked, verdict } = this;
    if (picked.length === 0) return "none";
    if (verdict?.reason === null) return "legal";
    return this.legal(picked).length > 0 ? "more" : "refused";
  }
}

/** The chosen cards and what they come to, in words. */
export function speakPicking(demo: Demo, { picked, outcome }: Picking): string {
  return picked.length === 0 ? say(demo, "pick") : `${say(demo, "picked", { cards: nameCards(demo, picked) })} ${say(demo, `picked-${outcome}`)}`;
}

/** The chosen cards, the button that plays them, and the legal plays that they can become. */
export function pickingBox(demo: Demo, picking: Picking, play: () => void, choose: (action: string) => void): HTMLElement {
  const { picked, outcome } = picking;
  const button = labelled(say(demo, "play-picked"), "", () => {
    if (picked.length > 0) play();
  });
  button.dataset["legal"] = outcome === "legal" ? "yes" : "no";
  setAttribute(button, "aria-disabled", picked.length === 0 ? "true" : null);
  const groups = picked.length === 0 ? [] : picking.legal(picked).filter(({ action }) => cardsOf(action).length > picked.length);
  const buttons = groups.map(({ action }) => {
    const cards = cardsOf(action);
    const made = labelled(cards.map((card) => demo.cards.get(card)?.label ?? card).join(" "), "", () => {
      choose(action);
    });
    setAttribute(made, "dir", "ltr");
    setAttribute(made, "aria-label", cards.map((card) => cardName(demo, card)).join(", "));
    return made;
  });
  return h(
    "div",
    { class: "sn-picking" },
    h("p", {}, ...textNodes(speakPicking(demo, picking))),
    h("div", { class: "sn-others" }, button),
    buttons.length > 0 && h("div", { class: "sn-others", role: "group", "aria-label": say(demo, "picked-groups") }, ...buttons),
  );
}

/** Is the action one that plays cards and says nothing besides? */
export function playsCards(action: string): boolean {
  return CARDS.test(action);
}

/** Do both play the same cards, in whatever order? */
export function isSamePlay(one: string | undefined, other: string): boolean {
  return one !== undefined && playsCards(one) && cardsOf(one).toSorted().join(" ") === cardsOf(other).toSorted().join(" ");
}

function plays({ verdicts }: Frame): readonly Verdict[] {
  return verdicts.filter(({ action }) => playsCards(action));
}

function cardsOf(action: string): readonly Card[] {
  return action.split(" ");
}
