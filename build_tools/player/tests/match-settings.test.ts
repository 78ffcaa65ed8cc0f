// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { TableForm } from "../src/match/form.js";
import { keep, kept } from "../src/kept.js";
import { BadAddress, fieldsOf, formatGame, parseGame } from "../src/match/settings.js";

const GAME = "#preset=jig&seats=4&seat=B&level=2&seed=77&o.ace=high&o.calls=snip.snap&a=7h.8h.pass.Qh_silent";

describe("the address of a game", () => {
  it("is read and written alike", () => {
    const saved = parseGame(GAME)!;
    expect(saved.settings.options.get("calls")).toBe("snip.snap");
    expect(saved.actions).toBe("7h.8h.pass.Qh_silent");
    expect(formatGame(saved)).toBe(GAME);
  });

  it("needs nothing but one of its parts", () => {
    expect(parseGame("#seed=3")!.settings).toEqual({ preset: null, seats: null, seat: "A", level: 3, seed: 3, options: new Map() });
  });

  it.each(["", "#", "#table", "#s=7", "#x=1&y=2"])("is none in %s", (hash) => {
    expect(parseGame(hash)).toBeNull();
  });

  it.each([
    "#seed=-1",
    "#seed=1e3",
    "#seed=12345678901",
    "#seed=1&seed=2",
    "#preset=<b>",
    "#preset=..%2F..",
    "#seat=A%20B",
    "#seats=100",
    "#level=x",
    "#o.ace=A%3Cscript%3E",
    "#o.%5F%5Fproto%5F%5F=%7B",
    "#seed=1&a=7h%3B8h",
    "#seed=1&record=1",
    "#seed=%E0%A4%A",
  ])("that is not one is refused: %s", (hash) => {
    expect(() => parseGame(hash)).toThrow(BadAddress);
  });

  it("that is longer than any game is refused", () => {
    expect(() => parseGame(`#seed=1&a=${"7h.".repeat(6000)}`)).toThrow(BadAddress);
  });

  it("gives the engine fields of plain text and numbers", () => {
    expect(fieldsOf(parseGame(GAME)!.settings)).toEqual({ preset: "jig", seats: 4, seat: "B", level: 2, seed: 77, "o.ace": "high", "o.calls": "snip.snap" });
  });
});

describe("games kept in the browser", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("come back by the name of their game", () => {
    expect(keep("jig", GAME)).toBe(true);
    expect(kept("jig")).toBe(GAME);
    expect(kept("other")).toBeNull();
  });

  it("are none where the browser stores nothing", () => {
    const denied = (): never => {
      throw new DOMException("no", "QuotaExceededError");
    };
    vi.stubGlobal("localStorage", { setItem: denied, getItem: denied });
    expect(keep("jig", GAME)).toBe(false);
    expect(kept("jig")).toBeNull();
  });
});

describe("the form", () => {
  let form: TableForm;
  const field = (name: string): HTMLSelectElement => document.querySelector(`[name="${name}"]`)!;
  const change = (name: string, value: string): void => {
    field(name).value = value;
    field(name).dispatchEvent(new Event("change", { bubbles: true }));
  };

  beforeEach(() => {
    const options = (values: readonly string[]): string => values.map((value) => `<option value="${value}">${value}</option>`).join("");
    document.body.innerHTML = `<form>
      <select name="preset">
        <option value="plain" data-low="3" data-high="5" data-options='{"ace":"low","size":"4"}'>Plain</option>
        <option value="high" data-low="2" data-high="2" data-options='{"ace":"high","size":"6"}'>High</option>
      </select>
      <select name="seats">${options(["2", "3", "4", "5"])}</select>
      <select name="seat">${options(["A", "B", "C", "D", "E"])}</select>
      <select name="level">${options(["1", "2", "3"])}</select>
      <input name="seed" type="number" value="1">
      <div><select name="o.ace">${options(["low", "high"])}</select></div>
      <div><input name="o.size" type="number"></div>
    </form>`;
    form = new TableForm(document.querySelector("form")!);
  });

  it("follows the preset until a house rule is changed", () => {
    expect(form.read().options.size).toBe(0);
    change("o.ace", "high");
    expect([...form.read().options]).toEqual([["ace", "high"]]);
    expect(field("o.ace").parentElement!.hasAttribute("data-changed")).toBe(true);
    change("preset", "high");
    expect(form.read().options.size).toBe(0);
    expect(field("o.ace").value).toBe("high");
    expect(field("o.size").value).toBe("6");
  });

  it("offers the sizes of the preset, and the seats of the size", () => {
    const offered = (name: string): string[] => [...field(name).options].filter(({ disabled }) => !disabled).map(({ value }) => value);
    expect(offered("seats")).toEqual(["3", "4", "5"]);
    expect(offered("seat")).toEqual(["A", "B", "C"]);
    change("seats", "4");
    change("seat", "D");
    expect(form.read()).toMatchObject({ seats: 4, seat: "D" });
    change("preset", "high");
    expect(form.read()).toMatchObject({ preset: "high", seats: null, seat: "A" });
  });

  it("shows what an address sets, and leaves out what it does not have", () => {
    form.write({ preset: "plain", seats: 5, seat: "E", level: 2, seed: 9, options: new Map([["ace", "high"], ["nothing", "1"]]) });
    expect(form.read()).toEqual({ preset: "plain", seats: 5, seat: "E", level: 2, seed: 9, options: new Map([["ace", "high"]]) });
    form.write({ preset: "none", seats: 9, seat: "Z", level: 8, seed: 3, options: new Map() });
    expect(form.read()).toMatchObject({ preset: "plain", seed: 3, level: 2 });
  });

  it("deals other cards by chance", () => {
    const seeds = new Set(Array.from({ length: 8 }, () => {
      form.reseed();
      return form.read().seed;
    }));
    expect(seeds.size).toBeGreaterThan(4);
    for (const seed of seeds) expect(Number.isSafeInteger(seed) && seed >= 0).toBe(true);
  });
});
