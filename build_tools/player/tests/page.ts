/** A player in a page with a made-up engine; a test file that uses it mocks `../src/engine/client.js`. */

import { afterEach, beforeAll, beforeEach, vi } from "vitest";

import { ADDRESS_MS, define, SnorumDemo } from "../src/element.js";
import { engine as singleton } from "../src/engine/client.js";
import { answerOf, document_, type FakeEngine, settle, WORDS_SOURCE } from "./fixtures.js";

export const engine = singleton as unknown as FakeEngine;
export type Json = Record<string, unknown>;

/** Every test of the file begins with an idle engine and an empty page. */
export function useEmptyPage(): void {
  beforeAll(define);

  beforeEach(() => {
    vi.useFakeTimers();
    engine.state = { kind: "idle" };
    engine.requests.length = 0;
    engine.warmed = 0;
    engine.answer = answerOf(document_());
    history.replaceState(null, "", "/page/");
    vi.stubGlobal("fetch", async () => ({ ok: true, text: async () => WORDS_SOURCE }));
  });

  afterEach(() => {
    document.body.replaceChildren();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** Puts a demo into the page, with the figure that stands there without a script. */
export function place(changes: Json = {}, attributes: Record<string, string> = {}, raw?: string): SnorumDemo {
  const element: HTMLElement = document.createElement("snorum-demo");
  if (!(element instanceof SnorumDemo)) throw new Error("not defined");
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  const holder = document.createElement("template");
  holder.content.textContent = raw ?? JSON.stringify({ ...document_(), runtime: "file:///runtime/manifest.json", ftl: ["file:///words.ftl"], ...changes });
  const figure = document.createElement("figure");
  element.append(holder, figure);
  document.body.append(element);
  return element;
}

export const inside = (element: SnorumDemo, selector: string): HTMLElement => element.shadowRoot!.querySelector<HTMLElement>(selector)!;
export const all = (element: SnorumDemo, selector: string): HTMLElement[] => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
export const text = (element: SnorumDemo, selector: string): string => inside(element, selector).textContent;
export const named = (element: SnorumDemo, label: string): HTMLElement => all(element, "button").find((button) => button.getAttribute("aria-label") === label || button.textContent === label)!;

export function press(element: SnorumDemo, key: string, held: KeyboardEventInit = {}, target = ".sn-stage"): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...held });
  inside(element, target).dispatchEvent(event);
  return event.defaultPrevented;
}

/** Presses the button of the menu, and waits for what the menu holds. */
export async function pressMenu(element: SnorumDemo): Promise<void> {
  named(element, "Menu").click();
  await loaded();
}

/** The address, once it has been written. */
export function hash(): string {
  vi.advanceTimersByTime(ADDRESS_MS);
  return location.hash;
}

export async function loaded(): Promise<void> {
  await vi.dynamicImportSettled();
  await settle();
}

export async function warmUp(): Promise<void> {
  await loaded();
  engine.become({ kind: "ready", version: "0.1.0" });
  await settle();
}
