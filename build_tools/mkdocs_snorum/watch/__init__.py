"""The site while it is being written: every change is on screen at once, and only what it touches is made anew."""
