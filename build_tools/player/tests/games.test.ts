// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://host.test/" }

import { beforeEach, describe, expect, it } from "vitest";

import { matches, narrow } from "../src/site/games.js";

describe("an entry of the list of games", () => {
  it("is found by what it has on every axis", () => {
    const tags = { players: "2 3", region: "austria" };
    expect(matches(tags, [["players", "3"], ["region", ""]])).toBe(true);
    expect(matches(tags, [["players", "3"], ["region", "germany"]])).toBe(false);
    expect(matches(tags, [["time", "30"]])).toBe(false);
  });
});

describe("the list of games", () => {
  beforeEach(() => {
    history.replaceState(null, "", "https://host.test/en/games/?players=2&region=atlantis&other=1");
    document.body.innerHTML = `
      <sn-games data-found='["none","one","two"]'><form>
      <select name="players"><option value=""></option><option value="2"></option><option value="3"></option></select>
      <select name="region"><option value=""></option><option value="austria"></option></select>
      <p><span role="status">two</span><button type="reset" hidden></button></p></form>
      <ul><li data-players="2" data-region="austria"></li><li data-players="3 4"></li></ul></sn-games>`;
  });

  const start = (): HTMLElement => {
    const list = document.querySelector<HTMLElement>("sn-games");
    if (list === null) throw new Error("no list");
    narrow(list);
    return list;
  };
  const shown = (list: HTMLElement): boolean[] => [...list.querySelectorAll<HTMLElement>("li")].map((item) => !item.hidden);
  const choose = (list: HTMLElement, name: string, value: string): void => {
    const select = list.querySelector<HTMLSelectElement>(`select[name=${name}]`);
    if (select === null) throw new Error(name);
    select.value = value;
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };

  it("opens with the choice of the address, and without what it does not know", () => {
    const list = start();
    expect(shown(list)).toEqual([true, false]);
    expect(list.querySelector("[role=status]")?.textContent).toBe("one");
    expect(list.querySelector<HTMLSelectElement>("select[name=region]")?.value).toBe("");
  });

  it("says how many are left, and keeps the choice in the address", () => {
    const list = start();
    choose(list, "players", "3");
    expect(shown(list)).toEqual([false, true]);
    choose(list, "region", "austria");
    expect(shown(list)).toEqual([false, false]);
    expect(list.querySelector("[role=status]")?.textContent).toBe("none");
    expect(new URL(location.href).searchParams.toString()).toBe("players=3&other=1&region=austria");
  });

  it("shows all again", () => {
    const list = start();
    const reset = list.querySelector<HTMLButtonElement>("button");
    expect(reset?.hidden).toBe(false);
    list.querySelector("form")?.dispatchEvent(new Event("reset"));
    expect(shown(list)).toEqual([true, true]);
    expect(reset?.hidden).toBe(true);
    expect(location.search).toBe("?other=1");
  });
});
