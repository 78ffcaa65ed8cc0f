/** Tries what the page around a frame, the browser and the host let an example do, and tells it in the reader's language. */

import { h } from "../dom.js";
import { tellHost } from "./messages.js";

export type Outcome = "ok" | "limited" | "fails";

/** `detail` is code: what is missing, or what went wrong. */
export interface Result {
  readonly outcome: Outcome;
  readonly detail?: string;
}

interface Spoken {
  readonly dir: string;
  readonly words: Readonly<Record<string, string>>;
}

interface Data {
  readonly manifest: string;
  readonly trials: readonly string[];
  readonly languages: Readonly<Record<string, Spoken>>;
}

/** How long the page around has to follow the height that is asked for, in milliseconds. */
const PATIENCE = 3000;
const OK: Result = { outcome: "ok" };
/** The smallest module of WebAssembly: its sign and its version. */
const NOTHING = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** The language that is asked for, or the first of the reader's that the site has, or the page's own. */
export function chooseLanguage(asked: string | null, readers: readonly string[], known: readonly string[], own: string): string {
  const wanted = [asked ?? "", ...readers.map((code) => code.split("-")[0] ?? "")];
  return wanted.find((code) => known.includes(code)) ?? own;
}

/** Each thing that is tried, by the name that the page's words have for it. */
function trials(manifest: string, refused: ReadonlySet<string>): Readonly<Record<string, () => Result | Promise<Result>>> {
  return {
    frame: () => (window.parent === window ? { outcome: "limited" } : OK),
    origin: () => (self.origin === "null" ? { outcome: "limited", detail: "allow-same-origin" } : OK),
    files: async () => {
      try {
        const answer = await fetch(manifest, { cache: "no-cache" });
        if (!answer.ok) return { outcome: "fails", detail: String(answer.status) };
        await answer.json();
        return OK;
      } catch {
        return { outcome: "fails", detail: "Access-Control-Allow-Origin" };
      }
    },
    wasm: async () => {
      try {
        await WebAssembly.compile(NOTHING);
        return OK;
      } catch {
        return { outcome: "fails", detail: "'wasm-unsafe-eval'" };
      }
    },
    engine: async () => {
      try {
        // As the player has it: from the part that is loaded when a reader asks "what if".
        const { engine } = (await import(__INQUIRY__)) as typeof import("../snorum-inquiry.js");
        await engine.call({ call: "hello" }, manifest);
        return OK;
      } catch (error) {
        return { outcome: "fails", detail: error instanceof Error ? error.message : String(error) };
      }
    },
    storage: () => {
      try {
        localStorage.setItem("snorum-selftest", "1");
        localStorage.removeItem("snorum-selftest");
        return OK;
      } catch {
        return { outcome: "limited" };
      }
    },
    size: async () => {
      const height = Math.ceil(document.body.getBoundingClientRect().height) + 16;
      tellHost({ type: "size", height });
      const follows = await until(() => Math.abs(window.innerHeight - height) <= 1);
      return follows ? OK : { outcome: "limited", detail: "size" };
    },
    policy: () => (refused.size === 0 ? OK : { outcome: "fails", detail: [...refused].join(", ") }),
  };
}

/** Whether something comes to hold while one may wait for it; true as soon as it does. */
function until(test: () => boolean): Promise<boolean> {
  return new Promise((resolve) => {
    const end = performance.now() + PATIENCE;
    const look = (): void => {
      if (test()) resolve(true);
      else if (performance.now() > end) resolve(false);
      else setTimeout(look, 50);
    };
    look();
  });
}

/** Tries one thing after another, and shows each outcome as it comes. */
async function run(place: HTMLElement, { manifest, trials: all, languages }: Data): Promise<void> {
  const refused = new Set<string>();
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => refused.add(effectiveDirective));
  const asked = new URLSearchParams(location.search).get("lang");
  const code = chooseLanguage(asked, navigator.languages, Object.keys(languages), document.documentElement.lang);
  const { dir, words } = languages[code] ?? { dir: "ltr", words: {} };
  const say = (key: string): string => words[key] ?? key;
  Object.assign(document.documentElement, { lang: code, dir });
  document.body.dir = dir;
  document.title = say("title");
  const heading = document.querySelector("h1");
  if (heading !== null) heading.textContent = say("title");
  const list = h("dl", { class: "sn-selftest", "aria-busy": "true" });
  place.replaceChildren(h("p", {}, say("about")), list);
  // A page that stands alone has nobody to ask for height.
  const names = all.filter((name) => name !== "size" || window.parent !== window);
  const rows = names.map((name) => {
    const told = h("dd", { "data-trial": name }, say("running"));
    list.append(h("dt", {}, say(name)), told);
    return { name, told };
  });
  const results: Record<string, string> = {};
  const ways = trials(new URL(manifest, document.baseURI).href, refused);
  for (const { name, told } of rows) {
    const { outcome, detail }: Result = (await ways[name]?.()) ?? { outcome: "fails" };
    results[name] = outcome;
    told.dataset["outcome"] = outcome;
    told.replaceChildren(h("strong", {}, say(outcome)), " ", say(`${name}-${outcome}`), ...(detail === undefined ? [] : [" ", h("code", { dir: "ltr" }, detail)]));
  }
  list.setAttribute("aria-busy", "false");
  tellHost({ type: "selftest", results });
}

const place = document.querySelector<HTMLElement>("snorum-selftest");
if (place !== null) void run(place, JSON.parse(place.querySelector("script")?.textContent ?? "{}") as Data);
