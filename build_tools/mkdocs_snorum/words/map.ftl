### Maps of families: which games belong together.

heading-map = Family map
heading-maps = Family maps
map-lead = What stands on the line is played on this site; what branches off is related to it, and loosely so where the branch is broken. Every name is a link.
# What a screen reader calls the drawing. $family (text) is the name of the family.
map-label = Map of the family: { $family }
# Opens the same as a list of links.
map-list = The map as a list
region-bohemia = Bohemia
region-hungary = Hungary
region-france = France
