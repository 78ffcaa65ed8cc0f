// @vitest-environment happy-dom

import { beforeEach, expect, it, vi } from "vitest";

import { readHint, readPlayed, Refused } from "../src/match/answer.js";
import { Match, type MatchHost } from "../src/match/match.js";
import type { SavedGame } from "../src/match/settings.js";
import { MatchView } from "../src/match/view.js";
import type { EngineRequest } from "../src/port.js";
import { document_, lineWords, settle } from "./fixtures.js";

type Json = Record<string, unknown>;

/** The heart sequence (A leads Th; every card has its seat) as a game that is played from seat A. */
const example = (): Json => structuredClone(document_()["frames"]) as Json;
const FRAMES = example()["frames"] as Json[];
const ACTIONS = FRAMES.flatMap((frame) => (frame["action"] === null ? [] : [(frame["action"] as Json)["text"] as string]));
const SAVED: SavedGame = { settings: { preset: null, seats: null, seat: "A", level: 3, seed: 5, options: new Map() }, actions: "" };

let asked: Json[];
let refuse: Json | null;
let over: number;
let method: string;
let host: MatchHost;

/** As the engine answers: the frames up to what was played and one move of a bot more, from the frame asked for. */
function answer(request: Json): Json {
  if (refuse !== null) return { error: refuse };
  if (request["call"] === "hint") {
    return { method, best: { action: "Th", value: 1.26, worlds: 12 }, next: { action: "7h", value: -0.5, worlds: 12 } };
  }
  const played = String(request["actions"]).split(".").filter((action) => action !== "");
  const deal = played.filter((action) => action === "deal").length;
  const before = deal === 0 ? 0 : played.lastIndexOf("deal") + 1;
  const count = Math.min(played.length - before + Number(request["moves"] ?? 0), over);
  const since = Number(request["since"] ?? 0);
  const frames = FRAMES.slice(0, count + 1).map((frame, n) => {
    const toAct = (frame["table"] as Json)["to_act"];
    return toAct === "A" && n < over ? frame : { ...frame, verdicts: [] };
  });
  const isOver = count === over;
  return {
    ...example(),
    preset: "first",
    frames: frames.slice(since),
    pack: Object.keys(document_()["cards"] as Json),
    actions: [...played.slice(0, before), ...ACTIONS.slice(0, count)].join("."),
    record: `1;g=snip-sequence;s=A.B;a=${ACTIONS.slice(0, count).join(".")}`,
    deal: deal + 1,
    is_over: isOver,
    is_open: isOver,
    scores: Array.from({ length: deal + Number(isOver) }, (_, n) => ({ won: n % 2 === 0 ? ["A"] : ["B"], facts: { "chips.A": 3 - n, "chips.B": n - 3 } })),
  };
}

beforeEach(() => {
  asked = [];
  refuse = null;
  method = "played-out";
  over = FRAMES.length - 1;
  const { words, cards, ...rest } = document_();
  const own = { dealt: "Dealt.", "your-turn": "Your turn.", "no-card": "No card.", "refused-action": "{card}: not now", over: "Over.", "session-over": "All over.", "hint-played": "Try {card}: {n} deals.", "hint-exact": "Best {card}.", "hint-result": "It ends with {a} ({b}).", "hint-next": "Then {card}: {a}.", "hint-then": "Then {card}.", deal: "Deal {n}", won: "won", wins: "Wins" };
  host = {
    game: "snip-sequence",
    base: { ...rest, cards, words: { ...(words as Json), ...own }, clauses: { run: "The run" }, tallies: {} },
    ask: async (request: EngineRequest) => {
      asked.push({ ...request });
      return structuredClone(answer({ ...request }));
    },
    loadWords: async (demo) => lineWords(demo),
    pause: () => Promise.resolve(),
  };
});

async function begin(saved: SavedGame = SAVED): Promise<Match> {
  const match = await Match.open(host, saved);
  await match.go();
  return match;
}

const playFirst = async (match: Match): Promise<void> => {
  const verdict = match.session.frame.verdicts.find(({ reason }) => reason === null);
  expect(verdict).toBeDefined();
  await match.choose(verdict!);
  await settle();
};

it("asks for the table that is set, and lets the bots act one after the other until it is the reader's turn", async () => {
  const match = await begin();
  expect(asked[0]).toEqual({ call: "play", game: "snip-sequence", seat: "A", level: 3, seed: 5, actions: "" });
  expect(match.isReadersTurn).toBe(true);
  await playFirst(match);
  const moves = asked.filter((request) => request["moves"] === 1);
  expect(moves.length).toBeGreaterThan(0);
  expect(asked.at(-1)!["since"]).toBeGreaterThan(0);
  expect(match.isReadersTurn || match.isOver).toBe(true);
  expect(match.saved.actions.split(".")).toEqual(ACTIONS.slice(0, match.session.last));
});

it("tells once what has happened since the reader was told", async () => {
  const match = await begin();
  match.tell();
  await playFirst(match);
  const told = match.tell();
  for (const step of match.session.line.steps.slice(1)) expect(told).toContain(step.say);
  expect(match.tell()).toBe("");
});

it("lets nothing be chosen but where the game stands", async () => {
  const match = await begin();
  await playFirst(match);
  match.session.goTo(0);
  expect(match.isLookingBack).toBe(true);
  expect(match.session.frame.verdicts).toEqual([]);
  const count = asked.length;
  await match.choose({ action: "Th", reason: null });
  expect(asked).toHaveLength(count);
});

it("goes back to the reader's last turn, and says that there is none before the first", async () => {
  const match = await begin();
  expect(match.undo()).toBe(false);
  await playFirst(match);
  expect(match.undo()).toBe(true);
  expect(match.session.last).toBe(0);
  expect(match.saved.actions).toBe("");
  expect(match.isReadersTurn).toBe(true);
});

it("leaves an answer alone that comes after the reader has taken back", async () => {
  const match = await begin();
  const verdict = match.session.frame.verdicts.find(({ reason }) => reason === null)!;
  const playing = match.choose(verdict);
  await Promise.resolve();
  await Promise.resolve();
  await Promise.resolve();
  match.undo();
  await playing;
  await settle();
  expect(match.isBusy).toBe(false);
  expect(match.saved.actions.split(".").filter(Boolean)).toHaveLength(match.session.last);
});

it("says why a card is refused, and asks nobody", async () => {
  const match = await begin();
  const count = asked.length;
  await match.choose({ action: "9h", reason: { code: "not-held", params: new Map([["card", "9h"]]), types: new Map([["card", "card"]]) } });
  expect(match.told).toMatchObject({ kind: "refusal", code: "not-held" });
  expect(match.told!.text).not.toBe("");
  expect(asked).toHaveLength(count);
});

it("gives a hint with its reason, for the game as it stands", async () => {
  const match = await begin();
  await match.hint();
  expect(asked.at(-1)).toMatchObject({ call: "hint", seat: "A", seed: 5 });
  expect(String(asked.at(-1)!["record"])).toMatch(/;a=$/u);
  expect(match.told!.kind).toBe("hint");
  // An average among bots is in no unit of the game.
  expect(match.told!.text).toMatch(/^Try .*: 12 deals\. Then [^:]*\.$/u);
});

it("gives the result of exact play with what it counts, and no number where the game does not say that", async () => {
  method = "exact";
  const silent = await begin();
  await silent.hint();
  expect(silent.told!.text).toMatch(/^Best [^+]*\. Then [^:]*\.$/u);
  host = { ...host, loadWords: async (demo) => ({ ...lineWords(demo), find: (key) => (key === "outcome-counted" ? "chips" : null) }) };
  const match = await begin();
  await match.hint();
  expect(match.told!.text).toContain("ends with \u2066+1.3\u2069 (chips).");
  expect(match.told!.text).toContain("\u22120.5");
});

it("keeps what was played where the engine fails", async () => {
  const match = await begin();
  const before = match.saved;
  const { ask } = host;
  Object.assign(host, { ask: async () => Promise.reject(new Error("gone")) });
  await playFirst(match);
  expect(match.told!.kind).toBe("fault");
  expect(match.isBusy).toBe(false);
  expect(match.saved).toEqual(before);
  Object.assign(host, { ask });
  await playFirst(match);
  expect(match.session.last).toBeGreaterThan(0);
});

it("lets the bots go on where the engine has failed them", async () => {
  const match = await Match.open(host, SAVED);
  const view = new MatchView(match, { link: (path) => path, copy: async () => true, anew: () => undefined, moves: () => false });
  document.body.replaceChildren(view.root);
  await match.go();
  const { ask } = host;
  let isBroken = true;
  Object.assign(host, { ask: async (request: EngineRequest) => (isBroken && (request as Json)["moves"] === 1 ? Promise.reject(new Error("gone")) : ask(request)) });
  await playFirst(match);
  expect(match.isStuck).toBe(true);
  isBroken = false;
  view.root.querySelector<HTMLButtonElement>(".sn-panel [data-told=fault] button")!.click();
  await vi.waitFor(() => expect(match.isBusy).toBe(false));
  expect(match.isStuck).toBe(false);
  expect(match.told).toBeNull();
  expect(match.isReadersTurn || match.isOver).toBe(true);
});

it("goes on with the session: the next deal, and a row of scores for each that is over", async () => {
  over = 1;
  const match = await begin();
  await playFirst(match);
  expect(match.isOver && match.isOpen).toBe(true);
  expect(match.session.hands).toBe("open");
  expect(match.scores).toHaveLength(1);
  await match.nextDeal();
  expect(match.deal).toBe(2);
  expect(match.session.last).toBe(0);
  expect(match.scores).toHaveLength(1);
  expect(match.saved.actions).toBe("Th.deal");
});

it("takes the row of a deal away again that is taken back", async () => {
  over = 1;
  const match = await begin();
  await playFirst(match);
  expect(match.scores).toHaveLength(1);
  match.undo();
  expect(match.scores).toHaveLength(0);
  expect(match.isOver).toBe(false);
});

it("says what the engine says of a table that cannot be set", async () => {
  refuse = { code: "unknown-preset", params: { name: "x" }, types: { name: "text" }, at: null };
  await expect(Match.open(host, SAVED)).rejects.toBeInstanceOf(Refused);
});

it("seats the reader in front", async () => {
  const match = await Match.open(host, { ...SAVED, settings: { ...SAVED.settings, seat: "B" } });
  expect(match.session.demo.line.seats[0]).toBe("B");
  expect([...match.session.demo.line.seats].sort()).toEqual([...(example()["seats"] as string[])].sort());
});

it("refuses what is no answer", () => {
  expect(() => readPlayed({})).toThrow();
  expect(() => readPlayed({ ...answer({ actions: "" }), scores: [{ won: "A" }] })).toThrow();
  expect(() => readHint({ method: "only", best: { action: 3 } })).toThrow();
  expect(() => readPlayed(null)).toThrow();
});

interface Seen {
  readonly match: Match;
  readonly view: MatchView;
}

async function sit(): Promise<Seen> {
  const match = await Match.open(host, SAVED);
  const view = new MatchView(match, { link: (path) => path, copy: async () => true, anew: () => undefined, moves: () => false });
  document.body.replaceChildren(view.root);
  await match.go();
  return { match, view };
}

const card = ({ view }: Seen, name: string): HTMLButtonElement | null => view.root.querySelector(`.sn-stage li[data-card="${name}"] button`);

it("shows the reader's cards as buttons, and plays the one that is pressed", async () => {
  const seen = await sit();
  expect(seen.view.root.dataset["turn"]).toBe("mine");
  card(seen, "Th")!.click();
  await settle();
  expect(seen.match.session.last).toBeGreaterThan(0);
  expect(seen.match.saved.actions.startsWith("Th")).toBe(true);
});

it("draws a table of the session once a deal is over, with the names of those who won", async () => {
  over = 1;
  const seen = await sit();
  card(seen, "Th")!.click();
  await settle();
  const rows = [...seen.view.root.querySelectorAll(".sn-scores tbody tr")];
  expect(rows.map((row) => row.textContent)).toEqual(["Deal 13won\u22123"]);
  expect(seen.view.root.querySelector(".sn-scores tfoot")!.textContent).toBe("Wins10");
});

it("looks back with the arrows and returns with Escape", async () => {
  const seen = await sit();
  card(seen, "Th")!.click();
  await settle();
  const press = (key: string): void => {
    seen.view.root.querySelector(".sn-stage")!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
  };
  const { last } = seen.match.session;
  press("ArrowLeft");
  expect(seen.match.session.n).toBe(last - 1);
  expect(seen.view.root.querySelectorAll(".sn-stage button")).toHaveLength(0);
  press("Escape");
  expect(seen.match.session.n).toBe(last);
});

it("keeps what the others have done since the reader's own play, but for the last of it", async () => {
  const match = await begin();
  expect(match.since).toEqual([]);
  await playFirst(match);
  const { frames, steps } = match.session.line;
  const own = frames.findLastIndex(({ action }) => action?.seat === "A");
  expect(match.since).toEqual(steps.slice(own + 1, -1).map(({ say }) => say));
  expect(match.since.length).toBeGreaterThan(0);
});

it("says beside the reader's turn that no card may be played, where all are refused", async () => {
  const seen = await sit();
  const { view, match } = seen;
  const status = (): string => view.root.querySelector(".sn-status")!.textContent;
  expect(status()).toBe("Your turn.");
  const { line, n } = match.session;
  const reason = { code: "not-next", params: new Map(), types: new Map() };
  const refused = line.frames.map((frame, index) => (index === n ? { ...frame, verdicts: [{ action: "Th", reason }, { action: "pass", reason: null }] } : frame));
  match.session.line = { ...line, frames: refused };
  match.onChange("table");
  expect(status()).toBe("Your turn. No card.");
  const [pass] = view.root.querySelectorAll<HTMLElement>(".sn-engine-place .sn-others button");
  expect(pass!.dataset["legal"]).toBe("yes");
});
