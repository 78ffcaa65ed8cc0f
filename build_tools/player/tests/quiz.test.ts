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

const SAID = { kind: "said", choices: [{ words: ["snip:T"] }, { words: ["snap:T"] }, { words: [] }] };
const CARDS = { kind: "cards", cards: ["7h", "Th", "2c"] };
let asked: Extract<EngineRequest, { call: "quiz" }>[] = [];
let questions: object[] = [];
let isStalled = false;

function grade({ question, answer }: Extract<EngineRequest, { call: "quiz" }>): object {
  if (question === "cards") {
    const chosen = (answer ?? "").split(" ");
    const cards = CARDS.cards.map((card) => ({ card, chosen: chosen.includes(card), reason: card === "2c" ? { code: "next-in-suit", params: { card: "Th" }, types: { card: "card" } } : null, rule: card === "2c" ? null : "lead" }));
    return { right: answer === "7h Th", cards };
  }
  const isRight = answer === "0";
  return { right: isRight, answer: 0, rule: answer === "1" ? "words" : null, option: answer === "2" ? { name: "words", value: "none" } : null, rules: ["words"] };
}

useEmptyPage();

beforeEach(() => {
  asked = [];
  questions = [CARDS, SAID];
  engine.call = async (request) => {
    if (request.call !== "quiz") return FakeEngine.prototype.call.call(engine, request);
    if (isStalled) throw new Error("stalled");
    asked.push(request);
    return request.question === undefined ? { seat: "A", action: "Th", supposed: false, questions } : grade(request);
  };
});

async function openQuiz(): Promise<SnorumDemo> {
  const element = place({}, { main: "" });
  await settle();
  await pressMenu(element);
  named(element, "quiz").click();
  await loaded();
  await settle();
  return element;
}

async function answer(element: SnorumDemo, ...values: readonly string[]): Promise<void> {
  for (const value of values) all(element, ".sn-quiz input").find((input) => (input as HTMLInputElement).value === value)!.click();
  inside(element, ".sn-quiz-form").dispatchEvent(new Event("submit", { cancelable: true }));
  await settle();
}

it("asks of the position shown and of the step that follows it", async () => {
  const element = await openQuiz();
  expect(asked[0]).toMatchObject({ record: expect.stringMatching(/;a=$/u) as string, next: "Th" });
  expect(location.search).toBe("?mode=quiz");
  expect(inside(element, ".sn-player").dataset["part"]).toBe("quiz");
  expect(all(element, ".sn-quiz input[type=checkbox]").map((input) => input.getAttribute("aria-label"))).toEqual([...CARDS.cards].map((card) => (document_()["cards"] as Record<string, { name: string }>)[card]!.name));
});

it("opens by the address alone, and follows the steps", async () => {
  history.replaceState(null, "", "/page/?mode=quiz#s=2");
  const element = place({}, { main: "" });
  await settle();
  await loaded();
  await settle();
  expect(asked.map(({ next }) => next)).toEqual(["Qh"]);
  element.goTo(3);
  await settle();
  expect(asked.at(-1)).toMatchObject({ record: expect.stringMatching(/;a=Th\.Jh\.Qh$/u) as string, next: "Kh" });
  expect(location.search).toBe("?mode=quiz");
});

it("marks cards, with the engine's reason for one that may not be played", async () => {
  const element = await openQuiz();
  await answer(element, "7h", "2c");
  expect(asked.at(-1)).toMatchObject({ question: "cards", answer: "7h 2c" });
  expect(all(element, ".sn-quiz label").map((label) => label.dataset["mark"])).toEqual(["right", "missed", "wrong"]);
  expect(text(element, ".sn-quiz-reasons")).toContain("The run goes on with the other card.");
  expect(all(element, ".sn-quiz-reasons [data-rule]").map((link) => link.dataset["rule"])).toEqual(["lead", "next-in-suit"]);
  expect(text(element, ".sn-live")).toContain("quiz-wrong");
  expect(inside(element, ".sn-quiz fieldset").hasAttribute("disabled")).toBe(true);
});

it("names the rule that a wrong choice leaves out, or the house rule by which it would be right", async () => {
  for (const [value, selector] of [["1", "[data-rule=words]"], ["2", "[data-option=words]"]] as const) {
    questions = [SAID];
    const element = await openQuiz();
    await answer(element, value);
    expect(inside(element, `.sn-quiz-why ${selector}`).getAttribute("href")).toContain(value === "1" ? "#rule-words" : "#option-words");
    expect(all(element, ".sn-quiz label").map((label) => label.dataset["mark"])).toEqual(["right", value === "1" ? "wrong" : undefined, value === "2" ? "wrong" : undefined]);
    element.remove();
    history.replaceState(null, "", "/page/");
  }
});

it("counts right answers, and goes on to the next question and the next position", async () => {
  const element = await openQuiz();
  await answer(element, "7h", "Th");
  expect(text(element, ".sn-live")).toContain("quiz-right");
  named(element, "quiz-next").click();
  await answer(element);
  expect(text(element, ".sn-quiz-told")).toBe("quiz-choose");
  expect(asked.filter(({ question }) => question === "said")).toEqual([]);
  await answer(element, "0");
  const count = asked.length;
  named(element, "quiz-next-position").click();
  await settle();
  expect(asked).toHaveLength(count + 1);
  expect(asked.at(-1)).toMatchObject({ next: "Jh" });
});

it("closes by its button and by Escape, and clears the address", async () => {
  for (const leave of [(element: SnorumDemo) => named(element, "Close").click(), (element: SnorumDemo) => inside(element, ".sn-quiz input").dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }))]) {
    const element = await openQuiz();
    leave(element);
    expect(inside(element, ".sn-quiz")).toBeNull();
    expect(inside(element, ".sn-player").dataset["part"]).toBeUndefined();
    expect(location.search).toBe("");
    element.remove();
  }
});

it("says so where the engine cannot be had, and tries again", async () => {
  isStalled = true;
  const element = await openQuiz();
  expect(text(element, ".sn-quiz")).toContain((document_()["words"] as Record<string, string>)["unavailable"]!);
  isStalled = false;
  named(element, (document_()["words"] as Record<string, string>)["retry"]!).click();
  await settle();
  expect(all(element, ".sn-quiz input")).toHaveLength(3);
});

it("takes what the engine should never answer for a failure, not for markup", async () => {
  questions = [{ kind: "said", choices: [{ words: [3] }] }];
  const element = await openQuiz();
  expect(text(element, ".sn-quiz")).toContain("quiz-failed");
});
