// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from "vitest";

import type { SnorumDemo } from "../src/element.js";
import type { EngineRequest } from "../src/port.js";
import { document_, FakeEngine, settle } from "./fixtures.js";
import { all, engine, inside, loaded, named, place, pressMenu, text, useEmptyPage } from "./page.js";

vi.mock("../src/engine/client.js", async () => {
  const { FakeEngine: Fake } = await import("./fixtures.js");
  return { engine: new Fake(() => ({})) };
});

const CHANGES = {
  presets: [{ name: "jig", kind: "differs", at: 4 }],
  options: [{ name: "ace", own: "low", values: [{ value: "high", kind: "same", at: 0 }] }, { name: "circular", own: "false", values: [{ value: "true", kind: "refused", at: 5 }] }],
};
const REASON = { code: "next-in-suit", params: { card: "Ah" }, types: { card: "card" } };
let asked: Extract<EngineRequest, { call: "compare" }>[] = [];

const frame = (n: number): object => (document_()["frames"] as { frames: object[] }).frames[n]!;

function outcome(request: Extract<EngineRequest, { call: "compare" }>): object {
  if (request.preset === "jig") return { kind: "differs", at: 4, here: frame(4), there: { ...frame(5), n: 4 }, reason: null };
  if (request.option === "circular") return { kind: "refused", at: 5, here: frame(5), there: null, reason: REASON };
  if (request.option === "ace") return { kind: "choices", at: 1, here: frame(1), there: { ...frame(1), verdicts: [{ action: "2c", reason: null }] }, reason: null };
  if (request.option === "calls") return { kind: "same", at: 0, here: null, there: null, reason: null };
  return { error: { code: "unknown-option", params: { name: "<b>" }, types: { name: "text" }, at: null } };
}

useEmptyPage();

beforeEach(() => {
  asked = [];
  engine.call = async (request) => {
    if (request.call !== "compare") return FakeEngine.prototype.call.call(engine, request);
    asked.push(request);
    return request.preset === undefined && request.option === undefined ? CHANGES : outcome(request);
  };
});

async function openAt(search: string): Promise<SnorumDemo> {
  history.replaceState(null, "", `/page/${search}`);
  const element = place({}, { main: "" });
  await settle();
  await loaded();
  await settle();
  return element;
}

it("lists the rules that can be tried with what becomes of the line", async () => {
  const element = place({}, { main: "" });
  await settle();
  await pressMenu(element);
  named(element, "compare").click();
  await loaded();
  await settle();
  expect(all(element, ".sn-compare option").map((option) => (option as HTMLOptionElement).value)).toEqual(["", "jig", "ace:high", "circular:true"]);
  expect(location.search).toBe("?compare=");
});

it("shows both outcomes of the first step that turns out differently, and that step in the player", async () => {
  const element = await openAt("?compare=jig#s=1");
  expect(asked.at(-1)).toMatchObject({ preset: "jig" });
  expect(all(element, ".sn-compare-side")).toHaveLength(2);
  expect(text(element, ".sn-compare-side")).toContain("compare-here");
  named(element, "compare-show").click();
  expect(text(element, ".sn-position")).toContain("4");
  expect(inside(element, ".sn-compare-sides")).not.toBeNull();
});

it("says why a step is not legal there", async () => {
  const element = await openAt("?compare=circular:true");
  expect(text(element, ".sn-compare-result")).toContain("The run goes on with the other card.");
  expect(inside(element, ".sn-compare-result a[data-rule=next-in-suit]")).not.toBeNull();
});

it("says which actions only one of the rules allows", async () => {
  const element = await openAt("?compare=ace:high");
  expect(text(element, ".sn-compare-result")).toContain("compare-gained");
  expect(text(element, ".sn-compare-result")).toContain("compare-lost");
});

it("follows the reader's choice and keeps it in the address", async () => {
  const element = await openAt("?compare=");
  const select = inside(element, ".sn-compare select") as HTMLSelectElement;
  select.value = "circular:true";
  select.dispatchEvent(new Event("change"));
  await settle();
  expect(location.search).toBe("?compare=circular:true");
  expect(inside(element, ".sn-compare-result").dataset["kind"]).toBe("refused");
});

it.each(["?compare=%3Cb%3E", "?compare=colour:red"])("has a sentence for %s", async (search) => {
  const element = await openAt(search);
  expect(text(element, ".sn-compare-result")).toBe("compare-unknown");
});
