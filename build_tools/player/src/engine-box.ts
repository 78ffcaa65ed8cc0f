/** How the engine fares while the reader asks "what if", and why a card is refused. */

import type { Inquiry, Refusal } from "./asking.js";
import { labelled } from "./controls.js";
import type { Demo } from "./document.js";
import { anchor, h, setAttribute } from "./dom.js";
import { otherVerdicts } from "./line.js";
import type { LineWords } from "./line-words.js";
import { type PanelActions, ruleLink, waitingBox } from "./panel.js";
import { type Picking, pickingBox, playsCards } from "./picking.js";
import type { EngineState } from "./port.js";
import type { Session } from "./session.js";
import { say, sayNumber } from "./speak.js";
import { nameCards } from "./speak-table.js";
import { fill, formatNumber, textNodes } from "./text.js";

export function refusalBox(demo: Demo, refusal: Refusal, actions: PanelActions): HTMLElement {
  const href = ruleLink(demo, refusal.code, actions);
  return h(
    "div",
    { class: "sn-refusal" },
    h("strong", {}, say(demo, "why")),
    h("p", {}, ...textNodes(refusal.text)),
    href !== null && anchor(href, { "data-rule": refusal.code }, say(demo, "rule-link")),
  );
}

/** An inquiry whose cards may be chosen one after another. */
interface PickingInquiry extends Inquiry {
  readonly choosing: Picking | null;
  playPicked(): Promise<void>;
}

/** Over the table: that the example does not check out. */
export function mismatchBanners({ demo, check }: Session): HTMLElement[] {
  if (check.kind !== "mismatch") return [];
  return [h("div", { class: "sn-banner sn-alarm", role: "alert" }, h("strong", {}, say(demo, "mismatch")), " ", say(demo, "mismatch-help"), " ", sayNumber(demo, "mismatch-step", { n: check.step }))];
}

/** Over what is asked of the engine, where the reader has just been: that the line shown is the reader's own. */
export function ownLineBox({ demo, line }: Session, asking: HTMLElement | null, actions: PanelActions): HTMLElement | null {
  if (line.left === null) return asking;
  const back = labelled(say(demo, "back-to-example"), "", actions.leaveBranch);
  return h("div", {}, h("div", { class: "sn-banner sn-own-line" }, h("span", {}, sayNumber(demo, "branch", { n: line.left })), back), asking);
}

/** While the reader asks "what if": progress, what to do, or why it cannot be done. */
export function askingBox(session: Session, inquiry: PickingInquiry, words: LineWords | null, actions: PanelActions): HTMLElement | null {
  const { demo, isAsking } = session;
  const { engineState, check, pending } = inquiry;
  const verified = check.kind === "verified" ? h("p", { class: "sn-verified", title: say(demo, "verified-help") }, say(demo, "verified")) : null;
  if (!isAsking) return verified;
  switch (engineState.kind) {
    case "unavailable":
      return waitingBox(session, actions);
    case "idle":
    case "starting":
      return h(
        "div",
        { class: "sn-engine", "data-state": engineState.kind },
        progress(demo, engineState),
        labelled(say(demo, "cancel"), "", actions.cancel),
        pending !== null && h("p", {}, say(demo, "pending", { card: nameCards(demo, pending.split(" ")) })),
      );
    case "ready": {
      const hint = pending !== null ? "thinking" : session.frame.table.toAct === null ? "over" : "whatif-help";
      const { choosing } = inquiry;
      const play = (): void => {
        void inquiry.playPicked();
      };
      const told = choosing === null || hint !== "whatif-help" ? h("p", {}, say(demo, hint)) : pickingBox(demo, choosing, play, actions.choose);
      return h("div", { class: "sn-engine", "data-state": engineState.kind }, told, otherActions(session, choosing !== null, words, actions), verified);
    }
  }
}

/** Brings the progress shown up to date, in place: the button beside it keeps the focus. */
export function updateProgress(place: HTMLElement, demo: Demo, state: EngineState): void {
  place.querySelector(".sn-progress")?.replaceWith(progress(demo, state));
}

function progress(demo: Demo, state: EngineState): HTMLElement {
  const { done, total } = state.kind === "starting" ? state : { done: 0, total: 0 };
  const label = say(demo, "starting");
  const bar = h("progress", { "aria-label": label, max: total > 0 ? String(total) : null, value: total > 0 ? String(done) : null });
  const megabytes = (bytes: number): string => formatNumber(Math.round(bytes / 1e5) / 10, demo.signs);
  const amount = total > 0 ? fill(demo.words.get("progress") ?? "", { done: megabytes(done), total: megabytes(total) }) : "";
  return h("div", { class: "sn-progress" }, h("span", {}, label), bar, h("span", { class: "sn-amount" }, ...textNodes(amount)));
}

/** Brings an answer into view that has just come below what the reader pressed. */
export function reveal(answer: Element | null | undefined): void {
  answer?.scrollIntoView({ block: "nearest" });
}

/** Buttons for what may be done that is not one card; none before the words are there that name it. */
export function otherActions(session: Session, isChoosing: boolean, words: LineWords | null, actions: PanelActions): HTMLElement | null {
  if (words === null) return null;
  const { demo } = session;
  const others = otherVerdicts(session.frame).filter(({ action }) => !(isChoosing && playsCards(action)));
  if (others.length === 0) return null;
  const buttons = others.map(({ action, reason }) => {
    const name = words.action(action) ?? action;
    const made = labelled(name, "", () => {
      actions.choose(action);
    });
    made.dataset["legal"] = reason === null ? "yes" : "no";
    if (reason !== null) setAttribute(made, "aria-label", say(demo, "refused-action", { card: name }));
    return made;
  });
  return h("div", { class: "sn-others", role: "group", "aria-label": say(demo, "other-actions") }, ...buttons);
}
