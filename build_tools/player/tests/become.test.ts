// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { become } from "../src/dom.js";

function part(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

const HANDS = [
  "",
  '<div data-seat="A"><p>A</p><ul><li data-card="7h">7</li><li data-card="8h">8</li><li data-card="9h">9</li></ul></div><p>end</p>',
  '<div data-seat="A" data-acting=""><p>A</p><ul><li data-card="7h">7</li><li data-card="9h">9</li></ul></div><p>end</p>',
  '<div data-seat="A"><p>A <bdi>3</bdi></p><ul></ul></div><div data-seat="B"><ul><li data-card="8h" data-new="">8</li></ul></div><p>end</p>',
  '<svg><rect></rect></svg><div data-seat="B"><ul><li data-card="8h">8</li><li data-card="8h">8</li></ul></div>',
];

test.each(HANDS.flatMap((from) => HANDS.map((to) => [from, to])))("%s becomes %s", (from, to) => {
  const old = part(from);
  become(old, part(to));
  expect(old.innerHTML).toBe(part(to).innerHTML);
});

test("what is the same stays the element that it was", () => {
  const old = part(HANDS[1] ?? "");
  const [seven, , nine] = old.querySelectorAll("li");
  become(old, part(HANDS[2] ?? ""));
  const after = [...old.querySelectorAll("li")];
  expect(after).toEqual([seven, nine]);
  expect(after[0]).toBe(seven);
  expect(after[1]).toBe(nine);
});
