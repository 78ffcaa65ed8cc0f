### Words around the pages that explain the site, in French.

# source: a4337c475acf
nav-guide = Aide
