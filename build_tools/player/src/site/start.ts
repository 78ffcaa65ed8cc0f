/** Runs before the page is painted: the choice of colours, and what the theme's script would do too late. */

import { keep, kept } from "../kept.js";

const COLOURS = "colours";
const { body, documentElement } = document;
const dark = matchMedia("(prefers-color-scheme: dark)");
let chosen = kept(COLOURS);

/** Light, dark, or as the system is; read anew when that changes. */
function colour(): void {
  const now = chosen === "dark" || chosen === "light" ? chosen : "auto";
  body.dataset["snColours"] = now;
  body.dataset["mdColorScheme"] = now === "dark" || (now === "auto" && dark.matches) ? "slate" : "default";
}

colour();
dark.addEventListener("change", colour);
document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>(".sn-colours button");
  if (button === null) return;
  chosen = button.value;
  colour();
  // Another button stands in its place now: of the three, the one that can have the focus.
  for (const each of document.querySelectorAll<HTMLElement>(".sn-colours button")) each.focus();
  keep(COLOURS, chosen);
});
// A page that is opened at its top can be laid out from there on; see site.ts. Anything else needs its true heights at once.
const [way] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
if (way?.type === "navigate" && location.hash === "") documentElement.dataset["early"] = "";
// As the theme does, but before the first paint: the room of buttons which need a script is kept, and the page is not styled anew.
documentElement.className = "js js-focus-visible";

// The first address that the theme hears of is a new page to it, even if it is this one and only its hash has changed: it
// would fetch the page again and replace all that is in it, with the players and their lines. Registered before the
// theme's own listener; site.ts knows whether the theme has gone anywhere.
window.addEventListener("popstate", (event) => {
  if ("first" in documentElement.dataset) event.stopImmediatePropagation();
});
