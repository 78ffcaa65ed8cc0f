/** What is said of the step: its words and rules, and what the reader must not miss. */

import { labelled } from "./controls.js";
import type { Demo } from "./document.js";
import { anchor, h } from "./dom.js";
import type { Session } from "./session.js";
import { say } from "./speak.js";
import { textNodes } from "./text.js";

export interface PanelActions {
  readonly choose: (action: string) => void;
  readonly start: () => void;
  readonly cancel: () => void;
  readonly leaveBranch: () => void;
  /** A link of the document, or null where it is none that may be followed. */
  readonly link: (path: string) => string | null;
}

/** Over the table: what the reader must not miss. */
export function banners({ demo, inquiry, notice }: Session): HTMLElement[] {
  const made = inquiry?.banners() ?? [];
  return notice === null ? made : [...made, h("div", { class: "sn-banner" }, say(demo, notice))];
}

/** The way to a rule; null where the document names no page of rules. */
export const ruleLink = ({ rulesUrl }: Demo, id: string, actions: PanelActions): string | null => (rulesUrl === "" ? null : actions.link(`${rulesUrl}#rule-${encodeURIComponent(id)}`));

/** The words of the step, and the rules that made it so. */
export function stepWords({ demo, step }: Session, actions: PanelActions): HTMLElement[] {
  if (step === undefined) return [];
  const rules = step.rules.map((rule) => ({ title: rule.title, href: ruleLink(demo, rule.id, actions) }));
  return [
    h("p", { class: "sn-words" }, ...textNodes(step.say)),
    ...step.notes.map((note) => h("p", { class: "sn-note" }, ...textNodes(note))),
    ...(rules.length === 0
      ? []
      : [
          h(
            "ul",
            { class: "sn-rules", role: "list", "aria-label": say(demo, "rules") },
            ...rules.map(({ title, href }) => h("li", {}, href === null ? h("span", {}, ...textNodes(title)) : anchor(href, {}, ...textNodes(title)))),
          ),
        ]),
  ];
}

/** Before the part that asks the engine is there: that it is coming, or that it cannot be had. */
export function waitingBox({ demo, engineState }: Session, actions: PanelActions): HTMLElement {
  if (engineState.kind !== "unavailable") return h("div", { class: "sn-engine", "data-state": engineState.kind }, say(demo, "starting"), labelled(say(demo, "cancel"), "", actions.cancel));
  const href = actions.link(demo.url);
  return h(
    "div",
    { class: "sn-engine", "data-state": engineState.kind },
    h("p", {}, h("strong", {}, say(demo, "unavailable")), " ", say(demo, `unavailable-${engineState.reason}`), " ", say(demo, "unavailable-help")),
    labelled(say(demo, "retry"), "", actions.start),
    href !== null && anchor(href, {}, say(demo, "open-page")),
  );
}
