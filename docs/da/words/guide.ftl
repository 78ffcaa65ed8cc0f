### Words around the pages that explain the site, in Danish.

# source: a4337c475acf
nav-guide = Hjælp
