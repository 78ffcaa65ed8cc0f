/** The part that lists the keys, loaded when the list is asked for. */

export { helpDialog } from "./help.js";
