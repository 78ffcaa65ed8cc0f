import { define } from "./element.js";

define();
