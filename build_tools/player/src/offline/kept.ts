import { buildOf, namesIn, pathBelow, titleOf } from "./names.js";
import { prefix } from "./scope.js";

/** What the build writes beside the pages: the digest of every file that a page may load, and those that any page needs. */
interface List {
  readonly parts: Readonly<Record<string, string>>;
  readonly core: readonly string[];
}

/** So many pages that were read last go over into a new build. */
const MOST_PAGES = 60;
/** The engine is large: it is kept when somebody has used it. */
const ENGINE = "assets/runtime/";
const OFFLINE = "offline.html";
/** The home of a language. */
const HOME = "";
const HTML = { "Content-Type": "text/html; charset=utf-8" };

/**
 * All that is kept of one build of the site: pages of it that were read, and their parts.
 * Nothing comes in unless its digest is in this build's list, or, of a page, its text names this build.
 */
export class Kept {
  readonly build: string;
  readonly #root: URL;
  readonly #name: string;
  #list: Promise<List | null> | null = null;

  constructor(build: string, root: URL) {
    this.build = build;
    this.#root = root;
    this.#name = prefix(root) + build;
  }

  /** Takes in everything that any page needs, and what was kept of earlier builds as it is now. Rejects unless it is whole. */
  async install(earlier: readonly Kept[]): Promise<void> {
    const url = this.#at(`offline.${this.build}.json`);
    const bytes = await (await fetchNow(url)).arrayBuffer();
    if ((await digest(bytes)) !== this.build) throw new TypeError(`${url}: is of another build`);
    await (await this.#open()).put(url, new Response(bytes));
    this.#list = null;
    const list = await this.#read();
    for (const path of list?.core ?? []) await this.#keep(path, earlier);
    for (const old of earlier) {
      const pages = await old.#pages();
      for (const page of pages.slice(0, MOST_PAGES)) await this.readPage(page, earlier).catch(() => undefined);
      if (!(await old.#hasEngine())) continue;
      const engine = Object.keys(list?.parts ?? {}).filter((path) => path.startsWith(ENGINE));
      for (const path of engine) await this.#keep(path, earlier).catch(() => undefined);
    }
  }

  async forget(): Promise<void> {
    await caches.delete(this.#name);
  }

  /** A page that was read; undefined where it was not. */
  async page(url: string): Promise<Response | undefined> {
    return (await this.#open()).match(bare(url));
  }

  /** The page of a language for what is not kept, or that of any language. */
  async offline(language: string): Promise<Response | undefined> {
    const cache = await this.#open();
    const own = await cache.match(this.#at(`${language}/${OFFLINE}`));
    if (own !== undefined) return own;
    const other = (await cache.keys()).find(({ url }) => url.endsWith(`/${OFFLINE}`));
    return other === undefined ? undefined : cache.match(other);
  }

  /** Addresses and titles of the pages of a language that were read, the last one first; its home is no news. */
  async titles(language: string): Promise<[string, string][]> {
    const home = this.#at(`${language}/${HOME}`);
    const pages = (await this.#pages()).filter((url) => url.startsWith(home) && url !== home).slice(0, MOST_PAGES);
    const texts = await Promise.all(pages.map(async (url) => (await this.page(url))?.text() ?? ""));
    return pages.map((url, index) => [new URL(url).pathname, titleOf(texts[index] ?? "")]);
  }

  /** Keeps the page at an address as the host has it now, if that is of this build. */
  async readPage(url: string, earlier: readonly Kept[] = []): Promise<void> {
    await this.keepPage(url, (await fetchNow(url)).text(), earlier);
  }

  /** Keeps a page of this build with all the parts that it names, the page for what is not kept, and the home that this leads to. */
  async keepPage(url: string, coming: Promise<string>, earlier: readonly Kept[] = []): Promise<void> {
    const text = await coming;
    if (buildOf(text) !== this.build) return;
    await (await this.#open()).put(bare(url), new Response(text, { headers: HTML }));
    await this.#keepNamed(text, new URL(url), earlier);
    const [language = ""] = (pathBelow(new URL(url), this.#root) ?? "").split("/");
    for (const path of language === "" ? [] : [OFFLINE, HOME]) {
      const other = this.#at(`${language}/${path}`);
      if (bare(url) !== other && (await this.page(other)) === undefined) await this.readPage(other, earlier).catch(() => undefined);
    }
  }

  /** A part as it is in this build; undefined for what is in no list, an error where the host has another one by now. */
  async part(path: string, later: (work: Promise<unknown>) => void): Promise<Response | undefined> {
    const kept = await (await this.#open()).match(this.#at(path));
    if (kept !== undefined) return kept;
    const wanted = (await this.#read())?.parts[path];
    if (wanted === undefined) return undefined;
    const response = await fetch(this.#at(path), { cache: "no-cache" });
    if (!response.ok) return response;
    if (path.startsWith(ENGINE) && !path.endsWith(".json")) {
      // Its name holds its digest, and whoever asked checks it: it is shown as it comes, and kept when it is right.
      later(this.#put(path, response.clone(), wanted).catch(() => undefined));
      return response;
    }
    return (await this.#put(path, response, wanted)) ?? Response.error();
  }

  async #keepNamed(text: string, base: URL, earlier: readonly Kept[]): Promise<void> {
    const list = await this.#read();
    for (const path of namesIn(text, base, this.#root)) {
      if (list?.parts[path] === undefined || path.startsWith(ENGINE)) continue;
      const part = await this.#keep(path, earlier).catch(() => undefined);
      // The document of an example names the words that it is told with.
      if (part !== undefined && path.endsWith(".json")) await this.#keepNamed(await part.text(), new URL(this.#at(path)), earlier);
    }
  }

  /** Sees to it that a part is kept; undefined where it was already. */
  async #keep(path: string, earlier: readonly Kept[]): Promise<Response | undefined> {
    const cache = await this.#open();
    if ((await cache.match(this.#at(path))) !== undefined) return undefined;
    const wanted = (await this.#read())?.parts[path] ?? "";
    for (const old of earlier) {
      const same = (await old.#read())?.parts[path] === wanted ? await (await old.#open()).match(this.#at(path)) : undefined;
      if (same !== undefined) {
        await cache.put(this.#at(path), same.clone());
        return same;
      }
    }
    const kept = await this.#put(path, await fetchNow(this.#at(path)), wanted);
    if (kept === null) throw new TypeError(`${path}: is of another build`);
    return kept;
  }

  /** Null, and nothing kept, where the bytes are not those of this build. */
  async #put(path: string, response: Response, wanted: string): Promise<Response | null> {
    const bytes = await response.clone().arrayBuffer();
    if ((await digest(bytes)) !== wanted) return null;
    await (await this.#open()).put(this.#at(path), response.clone());
    return response;
  }

  async #pages(): Promise<string[]> {
    const urls = (await (await this.#open()).keys()).map(({ url }) => url);
    return urls.filter((url) => isPage(url) && !url.endsWith(`/${OFFLINE}`)).reverse();
  }

  async #hasEngine(): Promise<boolean> {
    const keys = await (await this.#open()).keys();
    return keys.some(({ url }) => pathBelow(new URL(url), this.#root)?.startsWith(ENGINE));
  }

  async #read(): Promise<List | null> {
    this.#list ??= this.#open()
      .then(async (cache) => cache.match(this.#at(`offline.${this.build}.json`)))
      .then(async (response) => (response === undefined ? null : ((await response.json()) as List)));
    return this.#list;
  }

  async #open(): Promise<Cache> {
    return caches.open(this.#name);
  }

  #at(path: string): string {
    return new URL(path, this.#root).href;
  }
}

/** Whether an address is that of a page; those of parts end in something else. */
export function isPage(url: string): boolean {
  return /(?:\/|\.html)$/.test(new URL(url).pathname);
}

/** A page is the same whatever its query says. */
function bare(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/** A file as the host has it, not as the browser remembers it; rejects where it has none. */
async function fetchNow(url: string): Promise<Response> {
  const response = await fetch(url, { cache: "no-cache" });
  if (!response.ok) throw new TypeError(`${url}: status ${response.status}`);
  return response;
}

async function digest(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...hash.subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
