/** The list of keys, as a dialog. */

import { labelled } from "./controls.js";
import type { Demo } from "./document.js";
import { h } from "./dom.js";
import { say } from "./speak.js";

function helpDialog(demo: Demo): HTMLDialogElement {
  const [next, back] = demo.dir === "rtl" ? ["left", "right"] : ["right", "left"];
  const named = (name: string): string => say(demo, `keyname-${name}`);
  const rows: readonly (readonly [readonly string[], string])[] = [
    [[named(next)], "next"],
    [[named(back)], "back"],
    [[named("page-down"), "]"], "next-group"],
    [[named("page-up"), "["], "back-group"],
    [[named("home")], "first"],
    [[named("end")], "last"],
    [[named("space"), "K"], "play"],
    [[named("enter"), named("space")], "card"],
    [[named("escape")], "escape"],
    [["F"], "seat"],
    [["H"], "hands"],
    [["W"], "whatif"],
    [["S"], "speak"],
    [["L"], "last-move"],
    [["P"], "score"],
    [["C"], "cards"],
    [["?"], "help"],
  ];
  const dialog = h("dialog", { class: "sn-help", "aria-labelledby": "help-title" });
  const close = labelled(say(demo, "close"), "", () => {
    dialog.close();
  });
  dialog.append(
    h("div", { class: "sn-help-head" }, h("h2", { id: "help-title" }, say(demo, "help-title")), close),
    h("p", {}, say(demo, "help-note")),
    h("dl", {}, ...rows.map(([keys, meaning]) => h("div", {}, h("dt", {}, ...keys.map((key) => h("kbd", {}, key))), h("dd", {}, say(demo, `key-${meaning}`))))),
  );
  return dialog;
}

/** Opens the list of keys, which is made when it is first asked for. */
export function showHelp(demo: Demo, root: HTMLElement): void {
  const dialog = root.querySelector<HTMLDialogElement>("dialog.sn-help") ?? helpDialog(demo);
  if (dialog.parentNode === null) root.append(dialog);
  if (dialog.isConnected && !dialog.open) dialog.showModal();
}
