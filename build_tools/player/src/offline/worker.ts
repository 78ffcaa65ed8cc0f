/**
 * The service worker: what was read can be read without a network, and no page is ever given parts of another build.
 *
 * A page comes from the network wherever there is one, and says itself which build it is of. All that it asks for then
 * comes from what is kept of that build, or is compared with that build's list; of a build that is not kept, nothing is
 * answered from here. A new worker takes over at once: open pages stay with their own build until they are left.
 */

import { isPage, Kept } from "./kept.js";
import { MARKS, Marks } from "./marks.js";
import { buildOf, pathBelow, withPages } from "./names.js";
import { prefix } from "./scope.js";
import type { Fetched, WorkerScope } from "./scope.js";

/** Put before this script when the site is built. */
declare const SNORUM_BUILD: string;

const scope = self as unknown as WorkerScope;
const root = new URL(scope.registration.scope);
const own = new Kept(SNORUM_BUILD, root);
const marks = new Marks(root);
/** The element that names the build stands within so many bytes. */
const BEGINNING = 300;

scope.addEventListener("install", (event) => event.waitUntil(install()));
scope.addEventListener("activate", (event) => event.waitUntil(takeOver()));
scope.addEventListener("message", (event) => {
  const { data, source } = event;
  if (source !== null && data === own.build) event.waitUntil(meet(source.id, source.url));
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathBelow(new URL(request.url), root);
  if (path === null || request.method !== "GET" || request.headers.has("range")) return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else event.respondWith(isPage(request.url) ? fetchPage(event) : fetchPart(event, path));
});

async function install(): Promise<void> {
  const others = (await builds()).filter((build) => build !== own.build).map((build) => new Kept(build, root));
  try {
    await own.install(others);
  } catch (error) {
    await own.forget();
    throw error;
  }
  await scope.skipWaiting();
}

async function takeOver(): Promise<void> {
  await marks.setOld((await builds()).filter((build) => build !== own.build));
  await forgetOld();
}

/** Deletes what is kept of earlier builds that no open page is of. */
async function forgetOld(): Promise<void> {
  const present = await scope.clients.matchAll({ includeUncontrolled: true, type: "all" });
  const used = new Set(await Promise.all(present.map(async ({ id }) => marks.of(id))));
  const old = await marks.old();
  for (const build of old) if (!used.has(build)) await new Kept(build, root).forget();
  await marks.setOld(old.filter((build) => used.has(build)));
  await marks.prune(new Set(present.map(({ id }) => id)));
}

/** A page of this build that came before there was a worker. */
async function meet(client: string, url: string): Promise<void> {
  if ((await marks.of(client)) === own.build) return;
  await marks.set(client, own.build);
  await own.readPage(url).catch(() => undefined);
  await scope.clients.claim();
}

async function openPage(event: Fetched): Promise<Response> {
  const { url } = event.request;
  let response: Response;
  try {
    response = await fetch(url, { cache: "no-cache", redirect: "manual" });
  } catch (error) {
    return withoutNetwork(event, error);
  }
  if (!isDocument(response)) return response;
  const { build, text } = await readPage(response);
  await marks.set(event.resultingClientId, build);
  event.waitUntil(own.keepPage(event.request.url, text).catch(() => undefined));
  event.waitUntil(forgetOld());
  return response;
}

async function withoutNetwork(event: Fetched, error: unknown): Promise<Response> {
  const { url } = event.request;
  const [language = ""] = (pathBelow(new URL(url), root) ?? "").split("/");
  const kept = await own.page(url);
  const offline = kept === undefined ? await own.offline(language) : undefined;
  if (kept === undefined && offline === undefined) throw error;
  await marks.set(event.resultingClientId, own.build);
  if (offline === undefined) return kept ?? Response.error();
  const text = await offline.text();
  const shown = /<html lang="([^"]*)"/.exec(text)?.[1] ?? language;
  return new Response(withPages(text, root, await own.titles(shown)), { status: 503, headers: offline.headers });
}

/** A page asked for by one that stands; it is put into that one, so it must be of the same build. */
async function fetchPage(event: Fetched): Promise<Response> {
  const asking = await marks.of(event.clientId);
  let response: Response;
  try {
    response = await fetch(event.request, { cache: "no-cache" });
  } catch (error) {
    const kept = asking === own.build ? await own.page(event.request.url) : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
  if (!isDocument(response)) return response;
  const { build, text } = await readPage(response);
  event.waitUntil(own.keepPage(event.request.url, text).catch(() => undefined));
  // Who asked goes there by a full load instead, and is of the new build then.
  return asking !== "" && build !== asking ? Response.error() : response;
}

async function fetchPart(event: Fetched, path: string): Promise<Response> {
  const build = await ownerOf(event);
  if (event.request.destination === "worker" && event.resultingClientId !== "") await marks.set(event.resultingClientId, build);
  const kept = build === own.build ? own : (await builds()).includes(build) ? new Kept(build, root) : null;
  const part = await kept?.part(path, (work) => event.waitUntil(work));
  // Of a build that is not kept: as the host has it, for an earlier answer may be of an earlier build.
  return part ?? fetch(event.request, build === "" ? {} : { cache: "no-cache" });
}

/** The build of who asks. Browsers differ in what they say of a worker that a page started: it is the page's own. */
async function ownerOf({ clientId }: Fetched): Promise<string> {
  const marked = await marks.of(clientId);
  if (marked !== "") return marked;
  const pages = await scope.clients.matchAll({ includeUncontrolled: true, type: "window" });
  if (pages.some(({ id }) => id === clientId)) return "";
  const found = new Set(await Promise.all(pages.map(async ({ id }) => marks.of(id))));
  return found.size === 1 ? ([...found][0] ?? "") : "";
}

function isDocument(response: Response): boolean {
  return response.ok && (response.headers.get("content-type") ?? "").startsWith("text/html");
}

/** The build of a page as soon as its text has said it, and all of the text when that is there: the page is shown as it comes. */
async function readPage(response: Response): Promise<{ build: string; text: Promise<string> }> {
  const reader = response.clone().body?.getReader();
  const decoder = new TextDecoder();
  const read = async (text: string, length: number): Promise<string> => {
    while (reader !== undefined && text.length < length) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    return text;
  };
  const beginning = await read("", BEGINNING);
  return { build: buildOf(beginning), text: read(beginning, Infinity) };
}

async function builds(): Promise<string[]> {
  const start = prefix(root);
  const names = (await caches.keys()).filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  return names.filter((name) => name !== MARKS);
}
