/** The comparison: the line shown, played again under another variant or house rule, up to the first step that turns out differently. */

import type { PartHost } from "./beside.js";
import type { Frame } from "./frames.js";
import type { LineWords } from "./line-words.js";
import { PartPanel } from "./part-panel.js";
import { type Change, type Changes, formatChange, type Outcome, parseChange, readChanges, readFault, readOutcome, type Told } from "./compare-data.js";
import { withPart } from "./part-address.js";
import { branchRecord, h, isolate, labelled, positionAt, textNodes } from "./snorum-inquiry.js";

export class Comparison extends PartPanel {
  #record = "";
  #changes: Changes | null = null;
  #request = 0;
  #wording: LineWords | null = null;
  readonly #result = h("div", { class: "sn-compare-result" });

  constructor(host: PartHost, done: () => void) {
    super(host, "compare", done);
    host.root.querySelector(".sn-layout")?.after(this.section);
    host.demo.addEventListener("snorum-branch", () => void this.#begin(), { signal: this.signal });
    void this.#begin();
  }

  /** Gets what can be tried with the line shown, and tries what the address names. */
  async #begin(): Promise<void> {
    const { session, isMain } = this.host;
    this.#request += 1;
    const request = this.#request;
    const retry = (): void => void this.#begin();
    const words = await this.words(retry);
    if (words === null || request !== this.#request || this.signal.aborted) return;
    this.#wording = words;
    this.title = this.tell("compare-title");
    this.#record = branchRecord(session.demo.line.record, positionAt(session.line, session.last));
    const answer = await this.call({ call: "compare", record: this.#record }, retry);
    if (answer === null || request !== this.#request) return;
    try {
      this.#changes = readChanges(answer);
    } catch {
      this.show(h("p", {}, this.tell("compare-failed")));
      return;
    }
    const asked = isMain ? (new URLSearchParams(location.search).get("compare") ?? "") : "";
    const change = parseChange(asked);
    const select = this.#select(this.#changes, change);
    this.#result.replaceChildren();
    this.show(h("p", { class: "sn-compare-lead" }, this.tell("compare-lead")), h("label", { class: "sn-field" }, h("span", {}, this.tell("compare-choice")), select), this.#result);
    if (change !== null) void this.#try(change);
    else if (asked !== "") this.#result.replaceChildren(h("p", {}, this.tell("compare-unknown")));
  }

  #select({ presets, options }: Changes, chosen: Change | null): HTMLSelectElement {
    const own = chosen === null ? "" : formatChange(chosen);
    const option = (change: Change, name: string, told: Told): HTMLOptionElement => {
      const value = formatChange(change);
      return h("option", { value, selected: value === own, "data-kind": told.kind }, `${name} — ${this.#told(told)}`);
    };
    const variants = presets.map((told) => option({ preset: told.name }, this.tell(`preset-${told.name}`), told));
    const house = options.flatMap(({ name, values }) => values.map((told) => option({ option: name, value: told.name }, this.labelled(this.optionName(name), this.optionValue(name, told.name)), told)));
    const select = h(
      "select",
      {},
      h("option", { value: "" }, this.tell("compare-choose")),
      variants.length > 0 && h("optgroup", { label: this.tell("compare-presets") }, ...variants),
      house.length > 0 && h("optgroup", { label: this.tell("compare-options") }, ...house),
    );
    select.addEventListener("change", () => {
      const change = parseChange(select.value);
      if (this.host.isMain) history.replaceState(history.state, "", withPart(location.href, "compare", select.value));
      if (change === null) this.#result.replaceChildren();
      else void this.#try(change);
    });
    return select;
  }

  #told({ kind, at }: Told): string {
    return this.tellNumbers(`compare-list-${kind}`, { n: at });
  }

  async #try(change: Change): Promise<void> {
    this.#request += 1;
    const request = this.#request;
    const answer = await this.call({ call: "compare", record: this.#record, ...change }, () => void this.#begin());
    if (answer === null || request !== this.#request) return;
    try {
      const fault = readFault(answer);
      if (fault !== null) {
        const text = this.tell("compare-unknown");
        this.#result.replaceChildren(h("p", { "data-fault": fault.code }, text));
        this.host.announce(text);
        return;
      }
      this.#show(readOutcome(answer));
    } catch {
      this.#result.replaceChildren(h("p", {}, this.tell("compare-failed")));
    }
  }

  #show(outcome: Outcome): void {
    const { kind, at, here, there, reason } = outcome;
    const text = kind === "differs" && at === 0 ? this.tell("compare-differs-start") : this.tellNumbers(`compare-${kind}`, { n: at });
    const columns: HTMLElement[] = [];
    if (kind === "differs" && here !== null && there !== null) columns.push(this.#column("compare-here", here, there), this.#column("compare-there", there, here));
    if (kind === "refused" && here !== null && reason !== null) {
      const refused = h("div", { class: "sn-compare-side" }, h("p", { class: "sn-compare-name" }, this.tell("compare-there")), h("p", {}, ...textNodes(this.#wording?.refusal(reason) ?? reason.code)), h("ul", { class: "sn-rules" }, h("li", {}, this.rule(reason.code))));
      columns.push(this.#column("compare-here", here, null), refused);
    }
    const { session } = this.host;
    const isShown = kind === "same" || kind === "impossible";
    this.#result.dataset["kind"] = kind;
    this.#result.replaceChildren(
      h("p", { class: "sn-compare-verdict" }, h("strong", {}, ...textNodes(text))),
      ...(kind === "impossible" && reason !== null ? [h("p", {}, ...textNodes(this.#wording?.find(reason.code, factsOf(reason)) ?? reason.code))] : []),
      ...(kind === "choices" && here !== null && there !== null ? this.#choices(here, there) : []),
      ...(columns.length === 0 ? [] : [h("div", { class: "sn-compare-sides" }, ...columns)]),
      ...(isShown ? [] : [labelled(this.tellNumbers("compare-show", { n: at }), "", () => {
        session.goTo(at);
      })]),
    );
    this.host.announce([text, ...columns.map((column) => column.dataset["said"] ?? column.textContent)].join(" "));
  }

  /** One of two outcomes: what happens, what lies on the table otherwise than in the other, and the rules. */
  #column(heading: string, frame: Frame, other: Frame | null): HTMLElement {
    const words = this.#wording;
    const said = words?.events(frame.events) ?? "";
    const facts = new Map([...frame.table.facts].filter(([key, value]) => other !== null && JSON.stringify(other.table.facts.get(key)) !== JSON.stringify(value)));
    const counted = words?.facts(facts).map(({ owner, text }) => (owner === null ? text : this.labelled(isolate(owner), text))) ?? [];
    const turn = frame.table.toAct;
    const isOtherTurn = other !== null && other.table.toAct !== turn;
    const acting = isOtherTurn ? this.#acting(turn) : null;
    const onTable = [...counted, ...(acting === null ? [] : [acting])];
    const ours = frame.rules.filter((id) => other?.rules.includes(id) !== true);
    return h(
      "div",
      { class: "sn-compare-side", "data-said": this.labelled(this.tell(heading), [said, ...onTable].join(" ")) },
      h("p", { class: "sn-compare-name" }, this.tell(heading)),
      said !== "" && h("p", {}, ...textNodes(said)),
      onTable.length > 0 && h("p", { class: "sn-note" }, ...textNodes(this.labelled(this.tell("compare-table"), onTable.join(" · ")))),
      ours.length > 0 && h("ul", { class: "sn-rules" }, ...ours.map((id) => h("li", {}, this.rule(id)))),
    );
  }

  #acting(seat: string | null): string {
    const { words } = this.host.session.demo;
    return seat === null ? (words.get("over") ?? "") : (words.get("to-act") ?? "{seat}").replace("{seat}", isolate(seat));
  }

  /** The actions that are legal under one of the rules only. */
  #choices(here: Frame, there: Frame): HTMLElement[] {
    const legal = (frame: Frame): readonly string[] => frame.verdicts.filter(({ reason }) => reason === null).map(({ action }) => action);
    const [own, others] = [legal(here), legal(there)];
    const lists = [
      ["compare-gained", others.filter((action) => !own.includes(action))],
      ["compare-lost", own.filter((action) => !others.includes(action))],
    ] as const;
    return lists.flatMap(([key, actions]) => (actions.length === 0 ? [] : [h("p", {}, `${this.tell(key)}: `, ...textNodes(actions.map((action) => this.#action(action)).join(" · ")))]));
  }

  #action(action: string): string {
    const { cards } = this.host.session.demo;
    const parts = action.split(" ").map((part) => cards.get(part)?.name ?? null);
    if (parts.every((part) => part !== null)) return parts.join(", ");
    const named = parts.filter((part) => part !== null);
    const verb = action.split(" ").slice(named.length).join(" ");
    return [...named, this.#wording?.action(verb) ?? verb].join(", ");
  }
}

function factsOf({ params, types }: { readonly params: ReadonlyMap<string, unknown>; readonly types: ReadonlyMap<string, string> }): Record<string, { type: string; value: never }> {
  return Object.fromEntries([...params].map(([name, value]) => [name, { type: types.get(name) ?? "text", value: value as never }]));
}
