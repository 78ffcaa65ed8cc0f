/** The flight of cards, and what a reader asks for now and then: the menu, the list of keys, what is spoken on request. Loaded when it may soon be wanted. */

export { default as style } from "./extras.css";
export { copyLink } from "./copying.js";
export { flight } from "./flight.js";
export { showHelp } from "./help.js";
export { Menu } from "./menu.js";
export { openPart } from "./parts.js";
export { speakState } from "./speak-state.js";
export { told } from "./speak-table.js";
export { placeSprite } from "./sprite.js";
