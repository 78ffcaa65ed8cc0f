### Words around the pages that explain the site, in Persian.

# source: a4337c475acf
nav-guide = راهنما
