/** Keys of the player: what a key asks for, in either direction of reading. */

export type Command =
  | "next"
  | "back"
  | "next-group"
  | "back-group"
  | "first"
  | "last"
  | "play"
  | "escape"
  | "seat"
  | "hands"
  | "whatif"
  | "speak"
  | "last-move"
  | "score"
  | "cards"
  | "help";

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["PageDown", "next-group"],
  ["]", "next-group"],
  ["PageUp", "back-group"],
  ["[", "back-group"],
  ["Home", "first"],
  ["End", "last"],
  [" ", "play"],
  ["k", "play"],
  ["Escape", "escape"],
  ["f", "seat"],
  ["h", "hands"],
  ["w", "whatif"],
  ["s", "speak"],
  ["l", "last-move"],
  ["p", "score"],
  ["c", "cards"],
  ["?", "help"],
]);

/** Null for keys that are not the player's; Tab never is. */
export function commandOf(press: KeyPress, direction: "ltr" | "rtl"): Command | null {
  if (press.ctrlKey || press.altKey || press.metaKey) return null;
  if (press.key === "ArrowRight") return direction === "ltr" ? "next" : "back";
  if (press.key === "ArrowLeft") return direction === "ltr" ? "back" : "next";
  return COMMANDS.get(press.key.length === 1 ? press.key.toLowerCase() : press.key) ?? null;
}

/** Does this element use the key itself: a field any key but Escape, a button or link Enter and Space? */
export function usesKey(target: Element, key: string): boolean {
  if (key !== "Escape" && target.matches("input, textarea, select, [contenteditable]:not([contenteditable=false])")) return true;
  return (key === " " || key === "Enter") && target.matches("button, a[href], summary");
}
