/** Everything that a page of the site runs once it is there: one file, since one is smaller than two. */

import "./site.js";
import "../snorum-demo.js";
