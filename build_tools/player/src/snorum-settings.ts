/** The part of the player that follows the attributes `mode`, `theme`, `deck`, `seat` and `lang` of its element. */

export { settle } from "./settings.js";
export { default as style } from "./settings.css";
