/** Opens the parts that work beside the example, one at a time, and keeps what is open in the page's address. */

import type { OpenPart, Part, PartHost, PartName } from "./beside.js";
import { labelled } from "./controls.js";
import { wantedPart, withPart } from "./part-address.js";
import { say } from "./speak.js";

const open = new WeakMap<HTMLElement, OpenPart>();
const styled = new Set<PartName>();

/** The buttons of the menu. */
export function partButtons({ demo }: PartHost["session"], run: (name: PartName) => void): HTMLElement[] {
  return (["quiz", "compare"] as const).map((name) => labelled(say(demo, name), "", () => {
    run(name);
  }));
}

/** Opens a part: the one that the reader has asked for, or with null the one that the address asks for. */
export async function openPart(host: PartHost, asked: PartName | null): Promise<void> {
  const name = asked ?? wantedPart(location.search);
  if (name === null) return;
  const part = (await (name === "quiz" ? import(__QUIZ__) : import(__COMPARE__))) as Part;
  if (host.signal.aborted) return;
  if (!styled.has(name)) host.addStyle(part.style);
  styled.add(name);
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
  opened.section.focus();
}

function writeAddress(host: PartHost, name: PartName | null): void {
  if (host.isMain && !host.signal.aborted) history.replaceState(history.state, "", withPart(location.href, name));
}

