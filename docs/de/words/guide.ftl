### Words around the pages that explain the site, in German.

# source: a4337c475acf
nav-guide = Hilfe
