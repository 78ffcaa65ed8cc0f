/** What is said of the step: its words and rules, why a card is refused, and how the engine fares. */

import { labelled } from "./controls.js";
import { h } from "./dom.js";
import { otherVerdicts } from "./line.js";
import type { EngineState } from "./port.js";
import type { Refusal, Session } from "./session.js";
import { cardName } from "./table.js";
import { say, sayNumber } from "./speak.js";
import { fill, formatNumber, textNodes } from "./text.js";

export interface PanelActions {
  readonly choose: (action: string) => void;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly leaveBranch: () => void;
  /** A link of the document, or null where it is none that may be followed. */
  readonly link: (path: string) => string | null;
}

/** Over the table: what the reader must not miss. */
export function banners(session: Session, actions: PanelActions): HTMLElement[] {
  const { demo, check, line, notice } = session;
  const made: HTMLElement[] = [];
  if (check.kind === "mismatch") {
    made.push(
      h("div", { class: "sn-banner sn-alarm", role: "alert" }, h("strong", {}, say(demo, "mismatch")), " ", say(demo, "mismatch-help"), " ", sayNumber(demo, "mismatch-step", { n: check.step })),
    );
  }
  if (line.left !== null) {
    const back = labelled(say(demo, "back-to-example"), "", actions.leaveBranch);
    made.push(h("div", { class: "sn-banner sn-own-line" }, h("span", {}, sayNumber(demo, "branch", { n: line.left })), back));
  }
  if (notice !== null) made.push(h("div", { class: "sn-banner" }, say(demo, notice)));
  return made;
}

/** The words of the step, and the rules that made it so. */
export function stepWords({ demo, step }: Session, actions: PanelActions): HTMLElement[] {
  if (step === undefined) return [];
  const rules = step.rules.map((rule) => ({ title: rule.title, href: actions.link(`${demo.rulesUrl}#rule-${encodeURIComponent(rule.id)}`) }));
  return [
    h("p", { class: "sn-words" }, ...textNodes(step.say)),
    ...step.notes.map((note) => h("p", { class: "sn-note" }, ...textNodes(note))),
    ...(rules.length === 0
      ? []
      : [
          h(
            "ul",
            { class: "sn-rules", "aria-label": say(demo, "rules") },
            ...rules.map(({ title, href }) => h("li", {}, href === null ? h("span", {}, ...textNodes(title)) : h("a", { href }, ...textNodes(title)))),
          ),
        ]),
  ];
}

export function refusalBox(session: Session, refusal: Refusal, actions: PanelActions): HTMLElement {
  const { demo } = session;
  const href = actions.link(`${demo.rulesUrl}#rule-${encodeURIComponent(refusal.code)}`);
  return h(
    "div",
    { class: "sn-refusal" },
    h("strong", {}, say(demo, "why")),
    h("p", {}, ...textNodes(refusal.text)),
    href !== null && h("a", { href, "data-rule": refusal.code }, say(demo, "rule-link")),
  );
}

/** While the reader asks "what if": progress, what to do, or why it cannot be done. */
export function engineBox(session: Session, actions: PanelActions): HTMLElement | null {
  const { demo, engineState, isAsking, check, pending } = session;
  if (!isAsking) return check.kind === "verified" ? verifiedTag(session) : null;
  const box = (...children: (Node | string | null)[]): HTMLElement => h("div", { class: "sn-engine", "data-state": engineState.kind }, ...children);
  const waits = pending === null ? null : h("p", {}, say(demo, "pending", { card: cardName(demo, pending) }));
  switch (engineState.kind) {
    case "idle":
    case "starting":
      return box(progress(session, engineState), labelled(say(demo, "cancel"), "", actions.cancel), waits);
    case "unavailable": {
      const href = actions.link(demo.url);
      return box(
        h("p", {}, h("strong", {}, say(demo, "unavailable")), " ", say(demo, `unavailable-${engineState.reason}`), " ", say(demo, "unavailable-help")),
        labelled(say(demo, "retry"), "", actions.start),
        href === null ? null : h("a", { href, target: "_top" }, say(demo, "open-page")),
      );
    }
    case "ready":
      return box(
        h("p", {}, pending !== null ? say(demo, "thinking") : say(demo, session.frame.table.toAct === null ? "over" : "whatif-help")),
        otherActions(session, actions),
        check.kind === "verified" ? verifiedTag(session) : null,
      );
  }
}

/** Brings the progress shown up to date, in place: the button beside it keeps the focus. */
export function updateProgress(place: HTMLElement, session: Session): void {
  place.querySelector(".sn-progress")?.replaceWith(progress(session, session.engineState));
}

function progress({ demo }: Session, state: EngineState): HTMLElement {
  const { done, total } = state.kind === "starting" ? state : { done: 0, total: 0 };
  const label = say(demo, "starting");
  const bar = h("progress", { "aria-label": label, max: total > 0 ? String(total) : null, value: total > 0 ? String(done) : null });
  const megabytes = (bytes: number): string => formatNumber(Math.round(bytes / 1e5) / 10, demo.signs);
  const amount = total > 0 ? fill(demo.words.get("progress") ?? "", { done: megabytes(done), total: megabytes(total) }) : "";
  return h("div", { class: "sn-progress" }, h("span", {}, label), bar, h("span", { class: "sn-amount" }, ...textNodes(amount)));
}

function otherActions(session: Session, actions: PanelActions): HTMLElement | null {
  const others = otherVerdicts(session.frame);
  if (others.length === 0) return null;
  const buttons = others.map(({ action, reason }) => {
    const made = labelled(session.words?.action(action) ?? action, "", () => {
      actions.choose(action);
    });
    made.dataset["legal"] = reason === null ? "yes" : "no";
    return made;
  });
  return h("div", { class: "sn-others", role: "group", "aria-label": say(session.demo, "other-actions") }, ...buttons);
}

function verifiedTag({ demo }: Session): HTMLElement {
  return h("p", { class: "sn-verified", title: say(demo, "verified-help") }, say(demo, "verified"));
}
