### Words around the pages that explain the site, in Arabic.

# source: a4337c475acf
nav-guide = مساعدة
