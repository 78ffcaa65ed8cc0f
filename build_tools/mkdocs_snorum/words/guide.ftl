### Words around the pages that explain the site, in English.

# The heading of these pages in the navigation.
nav-guide = Help
