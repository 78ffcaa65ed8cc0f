import { describe, expect, it } from "vitest";

import { readDemo } from "../src/document.js";
import { readFrames, UnknownVersion } from "../src/frames.js";
import { BadData } from "../src/read.js";
import { demo, document_ } from "./fixtures.js";

describe("a demo document", () => {
  it("is read whole", () => {
    const read = demo();
    expect(read.line.frames).toHaveLength(8);
    expect(read.steps[4]?.say).toContain("king of hearts");
    expect(read.line.frames[0]?.table.toAct).toBe("A");
    expect(read.cards.get("7h")?.name).toBe("seven of hearts");
  });

  it("of another version is refused as such", () => {
    expect(() => readDemo({ ...document_(), version: 2 })).toThrow(UnknownVersion);
    const frames = { ...(document_()["frames"] as object), version: 99 };
    expect(() => readDemo({ ...document_(), frames })).toThrow(UnknownVersion);
  });

  it.each([null, 7, "text", [], {}, { format: "other" }])("is not %j", (value) => {
    expect(() => readDemo(value)).toThrow(BadData);
  });

  it("with steps that do not match its frames is refused", () => {
    expect(() => readDemo({ ...document_(), steps: [] })).toThrow(BadData);
  });

  it("with frames out of order, or none, is refused", () => {
    const frames = document_()["frames"] as { frames: object[] };
    expect(() => readFrames({ ...frames, frames: [] })).toThrow(BadData);
    expect(() => readFrames({ ...frames, frames: frames.frames.toReversed() })).toThrow(BadData);
  });

  it("keeps its key step inside the example, and falls back on Latin digits", () => {
    expect(demo({ key_step: 1000 }).keyStep).toBe(7);
    expect(demo({ key_step: -3 }).keyStep).toBe(0);
    expect(demo({ digits: "01" }).signs.digits).toBe("0123456789");
  });

  it("may have keys with names of the language's own objects", () => {
    const words = JSON.parse('{"__proto__": "x", "constructor": "y", "next": "Next"}') as object;
    const read = demo({ words });
    expect(read.words.get("__proto__")).toBe("x");
    expect(read.words.get("toString")).toBeUndefined();
    expect(({} as { next?: string }).next).toBeUndefined();
  });

  it("of an older build lacks what came later", () => {
    const later = new Set(["group", "decimal", "zones", "ranks", "ftl", "runtime", "key_step", "note"]);
    const old = Object.fromEntries(Object.entries(document_()).filter(([key]) => !later.has(key)));
    const steps = (old["steps"] as { say: string }[]).map(({ say }) => ({ say }));
    const read = readDemo({ ...old, steps });
    expect(read.steps[0]).toEqual({ say: read.steps[0]?.say, notes: [], rules: [], group: 0, said: [], facts: [], drawing: null });
  });
});
