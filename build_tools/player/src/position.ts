/** The place in a line, as text for the address: `#s=7`, and `#s=7~Kh.Th` for a line of the reader's own. */

export interface Position {
  /** Steps of the example that are followed. */
  readonly step: number;
  /** Actions after that which are not the example's. */
  readonly actions: readonly string[];
}

const POSITION = /^#?s=(\d{1,6})(?:~([A-Za-z0-9_.:+-]{1,2000}))?$/u;

/** The hash that the reader asked for; the address may have been written over while the event was on its way. */
export function askedHash({ newURL }: HashChangeEvent): string {
  return newURL === "" ? location.hash : new URL(newURL).hash;
}

/** Null where the text names no position at all. */
export function parsePosition(hash: string): Position | null {
  const match = POSITION.exec(decode(hash));
  if (match === null) return null;
  const actions = (match[2] ?? "").split(".").filter((action) => action !== "");
  return { step: Number(match[1]), actions: actions.map((action) => action.replaceAll("_", " ")) };
}

export function formatPosition({ step, actions }: Position): string {
  const own = actions.length > 0 ? `~${actions.map(encodeAction).join(".")}` : "";
  return `#s=${String(step)}${own}`;
}

/** The record with its actions (the last field) cut after `position.step` and continued with others. */
export function branchRecord(record: string, position: Position): string {
  const at = record.lastIndexOf(";a=");
  const head = at < 0 ? record : record.slice(0, at);
  const followed = at < 0 ? [] : record.slice(at + 3).split(".").filter((action) => action !== "");
  return `${head};a=${[...followed.slice(0, position.step), ...position.actions.map(encodeAction)].join(".")}`;
}

function encodeAction(action: string): string {
  return action.replaceAll(" ", "_");
}

function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
