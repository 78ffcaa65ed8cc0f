/** What a reader takes away from an example: loaded when it is asked for. */

export { openShare } from "./share/dialog.js";
export { default as style } from "./share/share.css";
