// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";

import type { Frame, Reason, Verdict } from "../src/frames.js";
import { isSamePlay, Picking, pickingBox, speakPicking } from "../src/picking.js";
import { EngineInquiry } from "../src/inquiry.js";
import { Session } from "../src/session.js";
import { demo, FakeEngine, lineWords, settle } from "./fixtures.js";

const because = (code: string): Reason => ({ code, params: new Map(), types: new Map() });
const legal = (action: string): Verdict => ({ action, reason: null });
const refused = (action: string): Verdict => ({ action, reason: because("duty") });

function frame(...verdicts: Verdict[]): Frame {
  return { n: 0, action: null, events: [], rules: [], table: { zones: [], toAct: "A", facts: new Map() }, verdicts };
}

const LEAD = frame(legal("Th"), legal("Jh"), legal("Td"), legal("Td Th"), legal("pass"), refused("Jd"), refused("Jd Jh"));

describe("cards that are played together", () => {
  it("are chosen only where a legal play has several", () => {
    expect(Picking.of(frame(legal("Th"), legal("Jh"), refused("Td Th"), legal("says one")))).toBeNull();
    expect(Picking.of(LEAD)).not.toBeNull();
  });

  it("may be chosen as long as a legal play has them all", () => {
    const none = Picking.of(LEAD)!;
    expect(Object.fromEntries(none.choices)).toEqual({ Th: true, Jh: true, Td: true, Jd: false });
    expect(none.outcome).toBe("none");
    const ten = none.toggle("Th");
    expect(Object.fromEntries(ten.choices)).toEqual({ Th: true, Jh: false, Td: true, Jd: false });
    expect([ten.outcome, ten.verdict?.action]).toEqual(["legal", "Th"]);
    expect(ten.toggle("Td").verdict?.action).toBe("Td Th");
    expect(ten.toggle("Td").toggle("Th").picked).toEqual(["Td"]);
    expect([ten.toggle("Jh").outcome, ten.toggle("Jh").verdict]).toEqual(["refused", null]);
    expect(none.toggle("Jd").outcome).toBe("refused");
  });

  it("lack others where only larger plays are legal", () => {
    const one = Picking.of(frame(legal("Td Th"), legal("Jh Th"), refused("Jh Td")))!.toggle("Th");
    expect(one.outcome).toBe("more");
    expect(one.legal(one.picked).map(({ action }) => action)).toEqual(["Td Th", "Jh Th"]);
    expect(one.toggle("Jh").toggle("Th").toggle("Td").outcome).toBe("refused");
  });

  it("are told, and shown with the plays that they can become", () => {
    const words = new Map([["pick", "Choose."], ["picked", "Chosen: {cards}."], ["picked-legal", "Good."], ["play-picked", "Play"], ["picked-groups", "Plays"]]);
    const cards = { Td: { name: "ten of diamonds", label: "10♦" }, Th: { name: "ten of hearts", label: "10♥" } };
    const told = demo({ words: Object.fromEntries(words), cards });
    const ten = Picking.of(LEAD)!.toggle("Th");
    expect(speakPicking(told, ten)).toBe("Chosen: ten of hearts. Good.");
    const chosen: string[] = [];
    const box = pickingBox(told, ten, () => chosen.push("play"), (action) => chosen.push(action));
    const [play, pair, ...others] = box.querySelectorAll("button");
    expect(others).toEqual([]);
    expect([play?.textContent, play?.dataset["legal"], pair?.textContent]).toEqual(["Play", "yes", "10♦ 10♥"]);
    expect(pair?.getAttribute("aria-label")).toBe("ten of diamonds, ten of hearts");
    play?.click();
    pair?.click();
    expect(chosen).toEqual(["play", "Td Th"]);
    const empty = pickingBox(told, Picking.of(LEAD)!, () => chosen.push("nothing"), () => undefined);
    empty.querySelector("button")?.click();
    expect(empty.querySelector("button")?.getAttribute("aria-disabled")).toBe("true");
    expect(chosen).toHaveLength(2);
  });
});

describe("two plays", () => {
  it("are the same with the same cards", () => {
    expect([isSamePlay("Td Th", "Th Td"), isSamePlay("Td", "Th"), isSamePlay(undefined, "Th"), isSamePlay("Td pass", "Td pass")]).toEqual([true, false, false, false]);
  });
});

describe("an inquiry", () => {
  it("asks the engine about a choice that it has not named, and keeps the choice", async () => {
    const of = demo();
    const engine = new FakeEngine(() => ({ error: { code: "one-rank", params: {}, types: {}, at: 0 } }));
    const make = (session: Session): EngineInquiry => new EngineInquiry(session, { engine, manifest: "m.json", loadWords: async () => lineWords(of) });
    const session = new Session(of, { loaded: () => make, load: async () => make }, () => undefined);
    session.connect(new AbortController().signal);
    const inquiry = session.inquiry as EngineInquiry;
    expect(inquiry.pick("Th")).toBe(false);
    (session.line.frames as Frame[])[0] = LEAD;
    expect([inquiry.pick("Th"), inquiry.pick("Jh")]).toEqual([true, true]);
    await inquiry.playPicked();
    await settle();
    expect(engine.requests.map((request) => request.call === "frames" && request.record.split(";a=")[1])).toEqual(["Th_Jh"]);
    expect(inquiry.refusal?.code).toBe("one-rank");
    expect(inquiry.choosing?.picked).toEqual(["Th", "Jh"]);
    expect(session.n).toBe(0);
  });
});
