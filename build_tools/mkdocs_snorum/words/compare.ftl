## The comparison: the cards of an example, played under another variant or house rule.

# Button in the player's menu.
player-compare = Other rules
compare-title = The same cards under other rules
compare-close = End the comparison
compare-lead = Choose a rule. The engine plays this line again under it and shows the first step that turns out differently.
compare-choice = Rule
# First line of a list of rules.
compare-choose = Choose…
compare-presets = Variants
compare-options = House rules
# In the list, after the name of a rule. $n (number) is the first step that turns out differently.
compare-list-differs = from step { $n-text }
# In the list, after the name of a rule.
compare-list-choices = same course, other choices
# In the list, after the name of a rule.
compare-list-same = no difference
# In the list, after the name of a rule. $n (number) is the step that is not legal.
compare-list-refused = step { $n-text } not legal
# In the list, after the name of a rule.
compare-list-impossible = not possible
compare-same = No step differs.
# $n (number) is a step.
compare-choices = No step differs, but after step { $n-text } the choices are others.
compare-gained = Allowed besides
compare-lost = No longer allowed
# $n (number) is a step.
compare-differs = Step { $n-text } turns out differently.
compare-differs-start = The start is different already.
# $n (number) is a step.
compare-refused = Under this rule step { $n-text } is not legal.
compare-impossible = Under this rule these cards cannot be played.
compare-here = Under the rules here
compare-there = Under the other rule
# Before the values on the table.
compare-table = On the table
# $n (number) is a step.
compare-show = Show step { $n-text }
compare-unknown = This link names a rule that this game does not have.
compare-failed = The comparison could not be made.
# $label is what follows ($text) is about: a player, a house rule, a heading.
compare-labelled = { $label }: { $text }
