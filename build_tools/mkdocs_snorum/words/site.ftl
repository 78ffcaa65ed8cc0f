### Words of the site itself, in English, which is the source language.
### A variable that ends in -text is shown; the one without it is a number or a code and only selects.
### Messages are plain text: no markup, no literal number, no number word from two on.

## Names and head data

site-name = Snorum
site-tagline = Card game rules you can play through, card by card
site-about = Rules of card games, with worked examples all played by a rules engine: step through a hand, try another card, and read why it may not be played.

## Header, footer and chrome

chrome-skip = Skip to content
chrome-menu = Menu
chrome-search = Search
chrome-language = Language
chrome-contents = On this page
chrome-dark = Use dark colours
chrome-light = Use light colours
chrome-auto = Use the colours of your system
chrome-previous = Previous
chrome-next = Next
chrome-top = Back to top
chrome-anchor = Link to this place
# $licence (text) is the name of a licence.
footer-rules = Rule texts: { $licence }
footer-code = Source code: { $licence }
# Marks text that is shown in English because its translation is missing.
chrome-untranslated = not translated yet
footer-quiet = No cookies, no tracking, nothing loaded from other sites.

## Search

search-label = Search the rules
search-hint = A game, a word, a rule
search-loading = Loading the index…
search-failed = The index could not be loaded.
search-none = Nothing found.
# $count (number) is how many places were found.
search-found =
    { $count ->
        [one] { $count-text } place found
       *[other] { $count-text } places found
    }
search-close = Close search

## Page not found

missing-title = Page not found
missing-text = There is no page at this address. It may have moved, or the link may be mistyped.
missing-home = Go to the home page
missing-examples = See all examples

## Root page: the choice of a language

# The label of the link that leads to the pages in this language.
chooser-enter = Read in English

## Home

home-title = Card game rules that were played before they were written
home-lead = Every example on these pages is a hand that a rules engine has played. Step through it, play another card, and see which rule allows or forbids it.
home-checked = Checked by playing
home-checked-more = An example that breaks a rule stops the build of this site, so no page can show a wrong move.
home-why = Ask why not
home-why-more = Choose a card that may not be played: the answer is a sentence, with a link to the rule it comes from.
home-languages = One set of rules
# $languages (number) is how many languages the site has.
home-languages-more =
    { $languages ->
        [one] The rules are written once, as data, and can be read in { $languages-text } language.
       *[other] The rules are written once, as data, and can be read in { $languages-text } languages.
    }
home-hand = A hand to begin with
home-read = Read the rules
home-examples = All examples
home-games = Games
home-families = Families

## Family page

nav-home = Home
nav-games = Games
nav-families = Families
nav-examples = Examples
nav-variants = Variants
family-games = Games of this family
family-relatives = Relatives
family-variants = Variants with a page of their own
family-history = Where it comes from

## Game page: headings

heading-facts = Fact sheet
heading-minute = In one minute
heading-first-hand = A first hand, step by step
heading-rules = Rules
heading-say = What you say
heading-variants = Variants at a glance
heading-options = House rules
# $count (number) is how many steps the summary has.
heading-steps =
    { $count ->
        [one] Quick reference: the game in { $count-text } step
       *[other] Quick reference: the game in { $count-text } steps
    }
heading-tips = Tips
heading-questions = Questions
heading-glossary = Glossary
heading-history = History
heading-relatives = Related games
heading-sources = Sources and corrections
heading-corrections = Corrections
heading-coverage = What the examples show

## Game page: sections of the rules

section-overview = Overview
section-players = Players
section-pack = The pack
section-object = Aim of the game
section-deal = The deal
section-play = The play
section-scoring = Payment and scoring
section-winning = Winning
section-irregularities = Irregularities
section-variants = Variants

## Game page: fact sheet

facts-family = Family
facts-players = Players
# $from and $to (numbers) are the least and the greatest number of players.
facts-players-range = { $from-text } to { $to-text }
# $count (number) is the only number of players.
facts-players-exact = { $count-text }
facts-pack = Pack
# $count (number) is the number of cards in the pack.
facts-pack-cards =
    { $count ->
        [one] { $count-text } card
       *[other] { $count-text } cards
    }
facts-ranking = Ranking
# $ranks (ranks) are index letters from high to low.
facts-ranking-line = from high to low: { $ranks }
# $ranks (ranks) are index letters from high to low; the highest is followed by the lowest again.
facts-ranking-circle = in a circle, from high to low: { $ranks }; after the highest comes the lowest again
facts-say = Calls
facts-names = Also called
facts-mechanism = Kind of game
facts-objective = Aim
facts-equipment = You need
facts-region = Origin
facts-period = Period
# $year (year) is when the game is first mentioned.
facts-period-since = known since { $year-text }
facts-duration = Playing time
# $from and $to (numbers) are minutes.
facts-duration-range = { $from-text } to { $to-text } minutes

## Values of the fact sheet

mechanism-stops = stops game
mechanism-sequence = stops game in sequences
mechanism-matching = matching game
mechanism-tricks = trick-taking game
objective-shed = get rid of your cards
objective-shedding = get rid of your cards
objective-first-out = be the first to get rid of your cards
objective-points = score points
objective-tricks = win tricks
objective-last-in = be the last player left in the game
equipment-pack = a pack of cards
equipment-chips = some chips
equipment-coins = some coins
equipment-score-pad = paper and pencil
region-england = England
region-britain = Great Britain
region-germany = Germany
region-austria = Austria
region-greenland = Greenland
region-united-states = United States
region-europe = Europe
kind-same-family = same family
kind-ancestor = forerunner
kind-descendant = descendant
kind-similar = similar game

## Game page: rules and what belongs to them

rules-lead = The standard rules. What the other variants change is listed under “Variants at a glance”.
# $name (text) is the name of the preset.
rules-lead-preset = The rules of the variant “{ $name }”.
# $count (number) is how many examples show the rule.
rules-shown =
    { $count ->
        [one] { $count-text } example shows this rule
       *[other] { $count-text } examples show this rule
    }
rules-refused = If you try it all the same:
# $options (text) is a list of options with their values.
rules-only = Only with: { $options }
say-lead = The words, in the order in which they are said.
say-card = Card
say-words = Call
# $number (number) is the place of a card among those played together, counted from the first.
say-place = card { $number-text }

## Variants and options

# $name (text) is the name of the preset that the table starts from.
variants-lead = Each variant is played like “{ $name }”, with these differences.
variants-name = Variant
variants-differs = What is different
variants-standard = the standard game
# $option (text) is the name of an option, $value (text) the value it has.
variants-difference = { $option }: { $value }
# $preset (text) is the name of the game that a variant starts from.
variants-differences = What is different from “{ $preset }”
variants-same = Nothing is different.
variants-all = All variants at a glance
options-lead = Tables differ on these points, and the rules engine can play every choice listed. Agree on them before the first deal.
options-name = Point
options-choices = Choices
options-default = Standard
# $from and $to (numbers) are the least and the greatest value that may be chosen.
options-range = { $from-text } to { $to-text }
options-words = a list of words
value-yes = yes
value-no = no
value-none = none

## Steps, tips, questions, glossary, history

tips-evidence = See it played:
tips-source = From:
questions-evidence = See it played:
glossary-back = Back to the rules
history-source = From:

## Sources and corrections

sources-lead = What these pages rest on.
sources-read = Read the source
corrections-lead = Where a source contradicts itself, or a better source, we say so.
corrections-says = In the source:
corrections-right = Correction:
corrections-proof = The example that shows it:
confidence-label = How sure
confidence-A = certain
confidence-B = very likely
confidence-C = likely
# $id (text) is the number of a source in the list.
source-label = Source { $id }

## Coverage

coverage-lead = How many worked examples apply each rule, counted while the engine plays them.
coverage-rule = Rule
coverage-examples = Examples
coverage-none = none yet
# $count (number) is how many worked examples the game has.
coverage-total =
    { $count ->
        [one] { $count-text } worked example
       *[other] { $count-text } worked examples
    }

## Examples

examples-title = Examples
# $game (text) is the name of the game.
examples-of = Examples of { $game }
examples-description = All worked examples, each one played by the rules engine and told card by card.
examples-lead = Hands and situations, each one played by the engine. Most show only the cards that matter; the rest count as face down. Open one to step through it.
# $title (text) is the title of the example, $game (text) the name of the game.
example-page-title = { $title } – { $game }
# $title (text) is the title of the example, $game (text) the name of the game, $preset (text) the name of the preset.
example-description = { $title }. A worked example of { $game }, played by the rules of “{ $preset }”: table, transcript and the rules used.
example-preset = Rules
example-options = House rules
example-source = Source
example-transcript = Transcript
example-rules = Rules used in this example
example-record = Record
example-record-help = This line holds the whole hand: game, deal and every card played.
example-back = Back to the rules
example-full = Open this example
example-previous = Previous example
example-next = Next example
# $number (number) counts the steps from the first.
example-step = Step { $number-text }
example-start = This is how the cards lie.
# $seat (seat) is the seat that begins.
example-start-seat = This is how the cards lie. { $seat } begins.
example-picture = The table
# $number (number) is the step that the picture shows.
example-picture-step = The table after step { $number-text }
example-no-script = This example can be read without scripts: the picture shows its main moment, and the transcript tells every step.
# $title (text) is the title of the example.
embed-title = { $title }

## What a result is called in structured data

head-how-to = How to play { $name }
