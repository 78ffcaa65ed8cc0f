/** What a reader asks for now and then: the menu, the list of keys, what is spoken on request. Loaded when it is first asked for. */

export { default as style } from "./extras.css";
export { copyLink } from "./copying.js";
export { showHelp } from "./help.js";
export { Menu } from "./menu.js";
export { openPart } from "./parts.js";
export { told } from "./speak-table.js";
export { placeSprite } from "./sprite.js";
