/** The script of a page in a frame: the player, what its address asks for, and how it speaks with the page around it. */

import { settingsChunk } from "./chunks.js";
import { define } from "./element.js";
import { readAddress, speakWithHost } from "./embed/page.js";
import playerStyle from "./player.css";
import * as settings from "./snorum-settings.js";
import { addStyle } from "./style.js";

const demo = document.querySelector("snorum-demo");
if (demo !== null && readAddress(demo)) {
  settingsChunk.give(settings);
  if (self.origin === "null") {
    // A page of no origin may link its style sheet but not read it, and what is in that for no medium would stay so.
    addStyle(playerStyle);
    demo.addEventListener("snorum-ready", () => {
      const link = document.querySelector('link[href$="snorum-demo.css"]');
      if (link !== null) demo.shadowRoot?.prepend(link.cloneNode());
    });
  }
  speakWithHost(demo);
  define();
}
