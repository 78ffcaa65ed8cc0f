import { define } from "./element.js";

// In a task of its own: the page answers between this and what else waits for it to be parsed.
setTimeout(define);
