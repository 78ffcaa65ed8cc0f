/** What the page's address says of the part that works beside the example. */

import type { PartName } from "./beside.js";

/** The part that an address asks for. */
export function wantedPart(search: string): PartName | null {
  const query = new URLSearchParams(search);
  if (query.get("mode") === "quiz") return "quiz";
  return query.has("compare") ? "compare" : null;
}

/** The address with a part opened (`value` says more of it), or with none. */
export function withPart(href: string, name: PartName | null, value = ""): string {
  const url = new URL(href);
  if (url.searchParams.get("mode") === "quiz") url.searchParams.delete("mode");
  url.searchParams.delete("compare");
  const more = name === null ? "" : name === "quiz" ? "mode=quiz" : `compare=${value}`;
  url.search = [url.searchParams.toString(), more].filter((part) => part !== "").join("&");
  return url.href;
}
