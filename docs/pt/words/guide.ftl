### Words around the pages that explain the site, in Portuguese.

# source: a4337c475acf
nav-guide = Ajuda
