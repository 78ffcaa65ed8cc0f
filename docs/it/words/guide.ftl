### Words around the pages that explain the site, in Italian.

# source: a4337c475acf
nav-guide = Aiuto
