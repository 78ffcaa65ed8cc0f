### The quick reference of a game, to print.

summary-open = To print, on one page
summary-print = Print this page: it comes out on one sheet of paper.
summary-rules = All the rules
