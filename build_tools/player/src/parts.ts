/** Opens the parts that work beside the example, one at a time, and keeps what is open in the page's address. */

import type { Announcer } from "./announce.js";
import type { OpenPart, Part, PartHost, PartName } from "./beside.js";
import { labelled } from "./controls.js";
import { wantedPart, withPart } from "./part-address.js";
import type { PlayerHost } from "./player.js";
import type { Session } from "./session.js";
import { say } from "./speak.js";

const open = new WeakMap<HTMLElement, OpenPart>();
const sheets = new Map<string, CSSStyleSheet>();

/** The buttons of the menu. */
export function partButtons({ demo }: PartHost["session"], run: (name: PartName) => void): HTMLElement[] {
  return (["quiz", "compare"] as const).map((name) => labelled(say(demo, name), "", () => {
    run(name);
  }));
}

/** Opens a part: the one that the reader has asked for, or with null the one that the address asks for. */
export async function openPart(session: Session, page: PlayerHost, root: HTMLElement, announcer: Announcer, asked: PartName | "share" | null): Promise<void> {
  if (asked === "share") {
    await share(session, page, root, announcer);
    return;
  }
  const name = asked ?? wantedPart(location.search);
  if (name === null) return;
  const part = (await (name === "quiz" ? import(__QUIZ__) : import(__COMPARE__))) as Part;
  const host = hostOf(session, page, root, announcer);
  if (host === null || host.signal.aborted) return;
  addStyle(root.getRootNode(), name, part.style);
  open.get(host.root)?.close();
  const opened = part.open(host, () => {
    if (open.get(host.root) === opened) open.delete(host.root);
    host.root.removeAttribute("data-part");
    writeAddress(host, null);
  });
  open.set(host.root, opened);
  host.root.dataset["part"] = name;
  if (asked === null) return;
  writeAddress(host, name);
  root.querySelector<HTMLElement>(".sn-menu:not([hidden])")?.setAttribute("hidden", "");
  root.querySelector('[aria-controls="menu"]')?.setAttribute("aria-expanded", "false");
  opened.section.focus();
}

function addStyle(tree: Node, name: string, text: string): void {
  const sheet = sheets.get(name) ?? new CSSStyleSheet();
  if (!sheets.has(name)) sheet.replaceSync(text);
  sheets.set(name, sheet);
  if (tree instanceof ShadowRoot && !tree.adoptedStyleSheets.includes(sheet)) tree.adoptedStyleSheets = [...tree.adoptedStyleSheets, sheet];
}

/** Opens the dialog of what is taken away from an example; says so where it cannot be had. */
async function share(session: Session, page: PlayerHost, root: HTMLElement, announcer: Announcer): Promise<void> {
  try {
    const { openShare, style } = (await import(__SHARE__)) as typeof import("./snorum-share.js");
    const host = hostOf(session, page, root, announcer);
    if (host === null || host.signal.aborted) return;
    addStyle(root.getRootNode(), "share", style);
    await openShare({ ...host, data: page.data, address: () => page.address(), script: new URL("snorum-demo.js", import.meta.url).href });
  } catch {
    announcer.say(say(session.demo, "unavailable-missing"));
  }
}

function hostOf(session: Session, page: PlayerHost, root: HTMLElement, announcer: Announcer): PartHost | null {
  const { demo } = session;
  const tree = root.getRootNode();
  if (!(tree instanceof ShadowRoot && tree.host instanceof HTMLElement)) return null;
  return {
    session,
    root,
    demo: tree.host,
    isMain: tree.host.hasAttribute("main"),
    manifest: page.ownUrl(demo.runtime)?.href ?? null,
    ftl: demo.ftl.map((path) => page.ownUrl(path)).filter((url) => url !== null),
    signal: page.signal,
    link: (path) => page.link(path),
    announce: (text) => announcer.say(text),
  };
}

function writeAddress(host: PartHost, name: PartName | null): void {
  if (host.isMain && !host.signal.aborted) history.replaceState(history.state, "", withPart(location.href, name));
}

