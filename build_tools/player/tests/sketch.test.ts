// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { h } from "../src/dom.js";
import { branch, leaf, redraw, type Sketch } from "../src/sketch.js";

const card = (name: string): Sketch => leaf(name, () => h("li", { "data-card": name }, name));
const line = (text: string): Sketch => leaf(["line", text], () => h("p", {}, text));
const seat = (name: string, isActing: boolean, ...cards: Sketch[]): Sketch =>
  branch("div", { class: "seat", "data-seat": name, "data-acting": isActing }, line(name), branch("ul", { class: "hand" }, ...cards));
const held = (name: string, isActing: boolean, ...cards: string[]): Sketch => seat(name, isActing, ...cards.map(card));

const DRAWINGS: readonly (readonly [string, readonly Sketch[]])[] = [
  ["nothing", []],
  ["a hand", [held("A", false, "7h", "8h", "9h"), line("end")]],
  ["a card less, acting", [held("A", true, "7h", "9h"), line("end")]],
  ["two seats", [held("A", false), held("B", false, "8h"), line("end")]],
  ["the other seat, the same card twice", [line("begin"), held("B", false, "8h", "8h")]],
  ["another order", [held("B", true, "8h", "7h", "8h"), held("A", false, "9h", "8h", "7h")]],
];

function drawn(sketches: readonly Sketch[]): HTMLElement {
  return h("div", {}, ...sketches.map((sketch) => sketch.make()));
}

test.each(DRAWINGS.flatMap(([from, before]) => DRAWINGS.map(([to, after]) => ({ from, to, before, after }))))("$from becomes $to", ({ before, after }) => {
  const place = drawn(before);
  redraw(place, before, after);
  expect(place.innerHTML).toBe(drawn(after).innerHTML);
});

test("what is the same stays the element that it was, and is not made anew", () => {
  const before = [held("A", false, "7h", "8h", "9h")];
  const place = drawn(before);
  const [seven, , nine] = place.querySelectorAll("li");
  const made: string[] = [];
  const noted = (name: string): Sketch =>
    leaf(name, () => {
      made.push(name);
      return card(name).make();
    });
  redraw(place, before, [seat("A", true, ...["7h", "9h", "Th"].map(noted))]);
  const [first, second, third] = place.querySelectorAll("li");
  expect([first, second]).toEqual([seven, nine]);
  expect(first).toBe(seven);
  expect(second).toBe(nine);
  expect(third?.dataset["card"]).toBe("Th");
  expect(made).toEqual(["Th"]);
});
