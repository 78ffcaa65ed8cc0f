import { createHash } from "node:crypto";

import { afterEach, describe, expect, it, vi } from "vitest";

import { readChecked, request } from "../src/engine/download.js";
import { parseManifest } from "../src/engine/manifest.js";
import type { RuntimeFile } from "../src/engine/manifest.js";
import { digest, sha384 } from "../src/engine/sha384.js";

const DATA = new TextEncoder().encode("the library of the engine, in three parts");

function hash(data: Uint8Array): string {
  return createHash("sha384").update(data).digest("base64");
}

const FILE: RuntimeFile = { name: "library.0123456789ab.wasm", size: DATA.length, sha384: hash(DATA) };

function inParts(data: Uint8Array, end?: Error): Response {
  const parts = [data.slice(0, 10), data.slice(10, 11), data.slice(11)];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const part = parts.shift();
      if (part !== undefined) controller.enqueue(part);
      else if (end !== undefined) controller.error(end);
      else controller.close();
    },
  });
  return new Response(body);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("readChecked", () => {
  it("gives the bytes and counts them as they come", async () => {
    const counts: number[] = [];
    expect(await readChecked(inParts(DATA), FILE, (count) => counts.push(count))).toEqual(DATA);
    expect(counts).toEqual([10, 1, DATA.length - 11]);
  });

  const flipped = DATA.slice();
  flipped.set([1], 3);
  it.each([
    ["too short", inParts(DATA.slice(0, -1)), /ended after 40 of 41 bytes/],
    ["too long", inParts(new Uint8Array([...DATA, 0])), /longer than 41 bytes/],
    ["broken off", inParts(DATA.slice(0, 20), new TypeError("network error")), /broke off after 20 of 41 bytes/],
    ["empty", new Response(null), /ended after 0 of 41 bytes/],
    ["of another content", inParts(flipped), /another digest/],
  ])("refuses a file that is %s", async (_how, response, message) => {
    const reading = readChecked(response, FILE, () => undefined);
    await expect(reading).rejects.toMatchObject({ reason: "damaged", message: expect.stringMatching(message) as string });
  });
});

describe("request", () => {
  it("refuses what the site does not have", async () => {
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    await expect(request("https://example.org/a", {})).rejects.toMatchObject({ reason: "missing" });
  });

  it("refuses what cannot be reached", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(request("https://example.org/a", {})).rejects.toMatchObject({ reason: "missing" });
  });
});

describe("parseManifest", () => {
  const good = {
    format: "snorum-runtime",
    version: 2,
    engine: "0.1.0",
    pyodide: "0.29.5",
    module: "snorum.bridge",
    files: { script: { ...FILE, code_sha384: "x" }, wasm: FILE, library: FILE, engine: FILE },
    lock: { info: {}, packages: {} },
  };

  it("reads what the build writes", () => {
    expect(parseManifest(JSON.stringify(good)).files.wasm).toEqual(FILE);
  });

  it.each([
    ["a page of HTML", "<!doctype html>"],
    ["nothing", ""],
    ["null", "null"],
    ["another version", JSON.stringify({ ...good, version: 1 })],
    ["another format", JSON.stringify({ ...good, format: "snorum-frames" })],
    ["no lock", JSON.stringify({ ...good, lock: null })],
    ["a file too few", JSON.stringify({ ...good, files: { ...good.files, wasm: undefined } })],
    ["no engine", JSON.stringify({ ...good, files: { ...good.files, engine: undefined } })],
    ["a script whose code has no digest", JSON.stringify({ ...good, files: { ...good.files, script: FILE } })],
    ["a path to elsewhere", JSON.stringify({ ...good, files: { ...good.files, wasm: { ...FILE, name: "../a.wasm" } } })],
    ["another host", JSON.stringify({ ...good, files: { ...good.files, wasm: { ...FILE, name: "//example.org/a.b" } } })],
    ["a size of nothing", JSON.stringify({ ...good, files: { ...good.files, wasm: { ...FILE, size: 0 } } })],
  ])("refuses %s", (_what, text) => {
    expect(() => parseManifest(text)).toThrow(expect.objectContaining({ reason: "damaged" }) as Error);
  });
});

describe("sha384", () => {
  it.each([0, 1, 111, 112, 127, 128, 129, 1000])("of %i bytes is Node's", (length) => {
    const data = Uint8Array.from({ length }, (_, index) => (index * 7 + 3) % 256);
    expect(Buffer.from(digest(data)).toString("base64")).toBe(hash(data));
  });

  it("is the same with and without crypto.subtle", async () => {
    const native = await sha384(DATA);
    vi.stubGlobal("crypto", {});
    expect(await sha384(DATA)).toBe(native);
    expect(native).toBe(hash(DATA));
  });
});
