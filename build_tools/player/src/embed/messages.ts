/** What the page in a frame and the page around it tell each other; a message of neither is none. */

import { formatPosition, parsePosition } from "../position.js";

export const FORMAT = "snorum-message";
export const VERSION = 1;

export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export type FromHost = { readonly type: "theme"; readonly theme: Theme } | { readonly type: "goto"; readonly position: string } | { readonly type: "lang"; readonly lang: string };

export type ToHost =
  | { readonly type: "size"; readonly height: number }
  | { readonly type: "step"; readonly n: number; readonly last: number; readonly position: string }
  | { readonly type: "error"; readonly reason: string; readonly message: string }
  | { readonly type: "selftest"; readonly results: Readonly<Record<string, string>> };

/** Reads what the page around says; null for anything that is no such message. */
export function readMessage(data: unknown): FromHost | null {
  if (typeof data !== "object" || data === null) return null;
  const { format, version, type, theme, position, step, lang } = data as Readonly<Record<string, unknown>>;
  if (format !== FORMAT || version !== VERSION) return null;
  if (type === "theme") {
    const found = THEMES.find((name) => name === theme);
    return found === undefined ? null : { type, theme: found };
  }
  if (type === "goto") {
    const asked = typeof position === "string" ? parsePosition(position) : wholeStep(step);
    return asked === null ? null : { type, position: formatPosition(asked) };
  }
  return type === "lang" && typeof lang === "string" ? { type, lang } : null;
}

function wholeStep(step: unknown): { readonly step: number; readonly actions: readonly string[] } | null {
  return typeof step === "number" && Number.isInteger(step) && step >= 0 && step <= 999_999 ? { step, actions: [] } : null;
}

/** The page around may be of any origin, and nothing said here is secret. */
export function tellHost(message: ToHost): void {
  if (window.parent !== window) window.parent.postMessage({ format: FORMAT, version: VERSION, ...message }, "*");
}
