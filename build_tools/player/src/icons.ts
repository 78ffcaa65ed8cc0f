/** The pictures on the buttons; those that point turn around with the direction of reading, by style. */

import { svg } from "./dom.js";

const PATHS = {
  first: "M6 5v14M19 5.5v13L9 12z",
  back: "M15 5l-7 7 7 7-5-7z",
  next: "M9 5l7 7-7 7 5-7z",
  last: "M18 5v14M5 5.5v13L15 12z",
  play: "M8 5v14l11-7z",
  pause: "M7 5h3.5v14H7zM13.5 5H17v14h-3.5z",
  menu: "M5 12h.01M12 12h.01M19 12h.01",
} as const;

export type Icon = keyof typeof PATHS;

export function icon(name: Icon): SVGElement {
  return svg("svg", { class: "sn-icon", viewBox: "0 0 24 24", "aria-hidden": "true", "data-icon": name }, svg("path", { d: PATHS[name] }));
}
