### Words of the site itself, in Danish.
### The reader is "du"; rules are told with "man" or "den, der ...".
### Terms: example = eksempel, variant = variant, house rule = husregel, step = trin, transcript = referat, record = optegnelse,
### rules engine = regelmotor, bot = computerspiller, hand (round) = runde, game = parti.

## Names and head data

# source: 089b4ba0376f
site-name = Snorum
# source: dcc1cc3408a9
site-tagline = Regler for kortspil, som du kan spille igennem kort for kort
# source: 44c40baed7dc
site-about = Regler for kortspil med eksempler, som en regelmotor har spillet: Følg en runde trin for trin, prøv et andet kort, og læs, hvorfor det ikke må spilles.

## Header, footer and chrome

# source: d55e050e8857
chrome-skip = Gå til indholdet
# source: 59ecd845ca38
chrome-menu = Menu
# source: 8af88586e6e4
chrome-search = Søg
# source: ea244662a247
chrome-language = Sprog
# source: dec9ec6030c3
chrome-contents = På denne side
# source: d3629bcf478e
chrome-dark = Brug mørke farver
# source: 21848893c54a
chrome-light = Brug lyse farver
# source: c58c3b9f539e
chrome-auto = Brug systemets farver
# source: 82c32eb7ffb4
chrome-previous = Forrige
# source: 6f6a896c8429
chrome-next = Næste
# source: bbb36849fb20
chrome-top = Til toppen
# source: a6cdf4a20b7b
chrome-anchor = Link til dette sted
# source: fe663a5ecd85
footer-rules = Regeltekster: { $licence }
# source: 1eedaef61ea5
footer-code = Kildekode: { $licence }
# source: ccd774fd71a1
chrome-untranslated = ikke oversat endnu
# source: c7f8a1a475a1
footer-quiet = Ingen cookies, ingen sporing, intet hentet fra andre sider.

## Search

# source: 31f589594173
search-label = Søg i reglerne
# source: de9b37ab0a5c
search-hint = Et spil, et ord, en regel
# source: ba29bf5dd77d
search-loading = Henter registeret …
# source: b8dd86914c89
search-failed = Registeret kunne ikke hentes.
# source: e15655b502ce
search-none = Intet fundet.
# source: 7b7acd83ea18
search-found =
    { $count ->
        [one] { $count-text } sted fundet
       *[other] { $count-text } steder fundet
    }
# source: d80f0d4e5e03
search-close = Luk søgningen

## Page not found

# source: e588cdcf3e73
missing-title = Siden findes ikke
# source: 65573e3aaf0f
missing-text = Der er ingen side på denne adresse. Den kan være flyttet, eller der kan være en skrivefejl i linket.
# source: 2457bd623e5a
missing-home = Gå til forsiden
# source: 75141f76c99c
missing-examples = Se alle eksempler

## Root page: the choice of a language

# source: 9df10c8892f2
chooser-enter = Læs på dansk

## Home

# source: 943244832cf9
home-title = Kortspilsregler, der blev spillet, før de blev skrevet
# source: b28875fb615b
home-lead = Hvert eksempel på disse sider er en runde, som en regelmotor har spillet. Følg den trin for trin, spil et andet kort, og se, hvilken regel der tillader eller forbyder det.
# source: b984f5ffe0a7
home-checked = Prøvet ved spil
# source: 7822e1566f8b
home-checked-more = Bryder et eksempel en regel, bliver webstedet slet ikke bygget, så ingen side kan vise et ulovligt træk.
# source: 8182194a0844
home-why = Spørg, hvorfor ikke
# source: 5d3c134a67b0
home-why-more = Vælg et kort, der ikke må spilles: Svaret er en sætning med link til den regel, den kommer fra.
# source: 47d12414d573
home-languages = Ét sæt regler
# source: 199201bd732d
home-languages-more =
    { $languages ->
        [one] Reglerne er skrevet én gang, som data, og kan læses på { $languages-text } sprog.
       *[other] Reglerne er skrevet én gang, som data, og kan læses på { $languages-text } sprog.
    }
# source: 195d0c88617b
home-hand = En runde at begynde med
# source: c0041479c4cd
home-read = Læs reglerne
# source: 5a661fdf3b5a
home-examples = Alle eksempler
# source: 3bdd3aaac2b2
home-games = Spil
# source: 17a6b3c16523
home-families = Familier

## Family page

# source: 5bf49c9bf0a8
nav-home = Forside
# source: 083657ac01fc
nav-games = Spil
# source: 203fd2f9d7ee
nav-families = Familier
# source: 1fb6a6c12ca2
nav-examples = Eksempler
# source: 69cd3445b858
nav-variants = Varianter
# source: 4d30da0e499f
family-games = Spil i denne familie
# source: d6c5468fe48c
family-relatives = Slægtninge
# source: ee2b4d568e14
family-variants = Varianter med egen side
# source: 8efa450863b3
family-history = Hvor det kommer fra

## Game page: headings

# source: 4957294f7a57
heading-facts = Fakta
# source: 8571001a1567
heading-minute = På et minut
# source: adad9f3a68de
heading-first-hand = Den første runde, trin for trin
# source: 1cdf5d4fbf9a
heading-rules = Regler
# source: 766b99432c50
heading-say = Hvad der siges
# source: e6c1dcd9b1f9
heading-variants = Varianterne i overblik
# source: 8b4f6962fd77
heading-options = Husregler
# source: 0c156ce66ee1
heading-steps =
    { $count ->
        [one] Huskeseddel: spillet i { $count-text } trin
       *[other] Huskeseddel: spillet i { $count-text } trin
    }
# source: 9788c510307a
heading-tips = Gode råd
# source: 4016dc0c8720
heading-questions = Spørgsmål
# source: ec93d4eae988
heading-glossary = Ordliste
# source: a450c78857cc
heading-history = Historie
# source: 1c028c17cc3e
heading-relatives = Beslægtede spil
# source: 09b57f3fd6f1
heading-sources = Kilder og rettelser
# source: 4c458d1fcb96
heading-corrections = Rettelser
# source: 32f70f86df80
heading-coverage = Hvad eksemplerne viser

## Game page: sections of the rules

# source: debe7c64d5c8
section-overview = Overblik
# source: 5e594d6fc950
section-players = Spillere
# source: 248218b72e7b
section-pack = Kortene
# source: 8da086eb5dfd
section-object = Spillets mål
# source: 89fddadfada0
section-deal = Kortgivning
# source: d553c83ea4cd
section-play = Spillets gang
# source: ef28fa04f3f4
section-scoring = Betaling og regnskab
# source: 3e64b238b69b
section-winning = Hvem der vinder
# source: 02cccb3b9827
section-irregularities = Uregelmæssigheder
# source: d16f2953a22d
section-variants = Varianter

## Game page: fact sheet

# source: a7683c66d452
facts-family = Familie
# source: 96e402a3b517
facts-players = Spillere
# source: 19b801a4dcea
facts-players-range = { $from-text } til { $to-text }
# source: d80a61888cc1
facts-players-exact = { $count-text }
# source: 69f91eb6f7df
facts-pack = Kort
# source: 2d07318fb51d
facts-pack-cards =
    { $count ->
        [one] { $count-text } kort
       *[other] { $count-text } kort
    }
# source: 635fb6f3a06b
facts-ranking = Rækkefølge
# source: 15f2519c02f9
facts-ranking-line = fra høj til lav: { $ranks }
# source: f508fee9ba96
facts-ranking-circle = i ring, fra høj til lav: { $ranks }; efter det højeste kommer det laveste igen
# source: 3cafc4a4256b
facts-say = Råb
# source: 5a84f9fc0b67
facts-names = Kaldes også
# source: 63d59e5c92f4
facts-mechanism = Slags spil
# source: 8d0a5afa23b4
facts-objective = Mål
# source: f8d04a0ec54d
facts-equipment = Det skal du bruge
# source: ce4ce48619cc
facts-region = Oprindelse
# source: 82aa6edb3550
facts-period = Tid
# source: ebd1e9a13e85
facts-period-since = kendt siden { $year-text }
# source: 1e01d8b7666e
facts-duration = Spilletid
# source: a835cf708dd7
facts-duration-range = { $from-text } til { $to-text } minutter

## Values of the fact sheet

# source: e0934d05defc
# review: “stopspil” after English stops game; whether Danish players know it.
mechanism-stops = stopspil
# source: 41d36813b8cc
mechanism-sequence = stopspil med sekvenser
# source: ccbb162456af
mechanism-matching = spil med ens kort
# source: 70409ae934d4
mechanism-tricks = stikspil
# source: 6ff1fe187aad
objective-shed = komme af med sine kort
# source: 51ee876c3c40
objective-shedding = komme af med sine kort
# source: c8340438fbef
objective-first-out = være den første, der kommer af med sine kort
# source: f957819c9332
objective-points = få point
# source: 1dfa527cff12
objective-tricks = få stik
# source: 372c372638ce
objective-last-in = være den sidste, der er med
# source: 904ad5a371da
equipment-pack = et spil kort
# source: e467a91e1621
equipment-chips = nogle jetoner
# source: a4df09014688
equipment-coins = nogle mønter
# source: 897f658ae1d5
equipment-score-pad = papir og blyant
# source: 7cdc470d636b
region-england = England
# source: a897072a417f
region-britain = Storbritannien
# source: f1c84fc44c29
region-germany = Tyskland
# source: a8766f64e467
region-austria = Østrig
# source: 223dd6b60117
region-greenland = Grønland
# source: bf5c6c82ee03
region-united-states = USA
# source: 4fa58eac0e2a
region-europe = Europa
# source: f7ec010abe33
kind-same-family = samme familie
# source: a5eeac0aa2f6
kind-ancestor = forgænger
# source: d3ddf2e472bb
kind-descendant = efterkommer
# source: 7b7d071bcd98
kind-similar = lignende spil

## Game page: rules and what belongs to them

# source: fc040d405ce5
rules-lead = De almindelige regler. Hvad de andre varianter ændrer, står under »Varianterne i overblik«.
# source: 96d5037133ff
rules-lead-preset = Reglerne for varianten »{ $name }«.
# source: e4a8a0f1b32d
rules-shown =
    { $count ->
        [one] { $count-text } eksempel viser denne regel
       *[other] { $count-text } eksempler viser denne regel
    }
# source: 917f58ccde5e
rules-refused = Prøver man det alligevel:
# source: 43005e02792b
rules-only = Kun med: { $options }
# source: 47d46ede22b4
say-lead = Ordene i den rækkefølge, de siges.
# source: e5d6ca1560f6
say-card = Kort
# source: 2d38e191b547
say-words = Råb
# source: 043b559cc244
say-place = kort nr. { $number-text }

## Variants and options

# source: cb103bfa5df1
variants-lead = Hver variant spilles som »{ $name }«, med disse forskelle.
# source: bbb39237a13e
variants-name = Variant
# source: b3bcbc873360
variants-differs = Hvad der er anderledes
# source: 91343b53cc7a
variants-standard = det almindelige spil
# source: 1c7058884b2f
variants-difference = { $option }: { $value }
# source: 92bc9aec9bcb
variants-differences = Hvad der er anderledes end i »{ $preset }«
# source: 17c5d84c7cb8
variants-same = Intet er anderledes.
# source: 868107b4f953
variants-all = Alle varianter i overblik
# source: ca1b101a689e
options-lead = På disse punkter spiller man forskelligt, og regelmotoren kan spille hvert af de nævnte valg. Aftal dem, før der gives første gang.
# source: d7163b771ffe
options-name = Punkt
# source: d26abe33d9d5
options-choices = Valg
# source: dbed720b5b26
options-default = Almindeligt
# source: 89979a6306bd
options-range = { $from-text } til { $to-text }
# source: 3c68a0eb8bec
options-words = en liste med ord
# source: a968cd7667d0
value-yes = ja
# source: 0c2d9416baf0
value-no = nej
# source: e71aa23a9773
value-none = ingen

## Steps, tips, questions, glossary, history

# source: 89fdd47f9828
tips-evidence = Se det spillet:
# source: 55a566e2e1dc
tips-source = Fra:
# source: bf0b999e1375
questions-evidence = Se det spillet:
# source: 68d457a3132d
glossary-back = Tilbage til reglerne
# source: 8d91a3a22982
history-source = Fra:

## Sources and corrections

# source: 266aaf8f4919
sources-lead = Det, disse sider bygger på.
# source: 8aed695cec62
sources-read = Læs kilden
# source: 3c7ae164d0db
corrections-lead = Hvor en kilde modsiger sig selv eller en bedre kilde, siger vi det.
# source: 815457e33c9b
corrections-says = I kilden:
# source: e2f883aff64c
corrections-right = Rettelse:
# source: 5139fa10d4b7
corrections-proof = Eksemplet, der viser det:
# source: ed95a91f8f7d
confidence-label = Vurdering
# source: 2b6f9366394c
confidence-A = sikkert
# source: 1cb7062cd8de
confidence-B = meget sandsynligt
# source: f03c02a6e580
confidence-C = sandsynligt
# source: e041709829fb
source-label = Kilde { $id }

## Coverage

# source: 2f540e714000
coverage-lead = Hvor mange eksempler der bruger hver regel, talt, mens regelmotoren spiller dem.
# source: 411ae3748fa1
coverage-rule = Regel
# source: ad9ab83becd8
coverage-examples = Eksempler
# source: 25dcc4bfa480
coverage-none = ingen endnu
# source: 8a5b4f4919f0
coverage-total =
    { $count ->
        [one] { $count-text } gennemspillet eksempel
       *[other] { $count-text } gennemspillede eksempler
    }

## Examples

# source: 2f7d46176b2c
examples-title = Eksempler
# source: 0cb9964f603d
examples-of = Eksempler på { $game }
# source: c33139f511dd
examples-description = Alle eksempler, hvert af dem spillet af regelmotoren og fortalt kort for kort.
# source: c730ef323715
examples-lead = Runder og stillinger, hver af dem spillet af regelmotoren. De fleste viser kun de kort, det kommer an på; resten ligger med bagsiden opad. Åbn et eksempel, og følg det trin for trin.
# source: 026d7af5e885
example-page-title = { $title } – { $game }
# source: c4798812eabb
example-description = { $title }. Et eksempel på { $game }, spillet efter reglerne »{ $preset }«: bord, referat og de brugte regler.
# source: 2e33cf016c91
example-preset = Regler
# source: 7fb1374a8700
example-options = Husregler
# source: b8dc624ad974
example-source = Kilde
# source: 496475e14799
example-transcript = Referat
# source: 7109bc0ffc80
example-rules = Regler brugt i dette eksempel
# source: 92a49b11a7c5
example-record = Optegnelse
# source: 358c7d6e9693
example-record-help = Denne linje rummer hele runden: spil, uddeling og hvert spillet kort.
# source: a32c396abb1f
example-back = Tilbage til reglerne
# source: eba62bf47dd5
example-full = Åbn dette eksempel
# source: 4c98e68ac5e1
example-previous = Forrige eksempel
# source: 44549ca98bbb
example-next = Næste eksempel
# source: b94b8f6dee80
example-step = Trin { $number-text }
# source: 0f721d4e8700
example-start = Sådan ligger kortene.
# source: ecc05231a606
example-start-seat = Sådan ligger kortene. { $seat } begynder.
# source: 2942df9617b5
example-picture = Bordet
# source: 10493d7453a9
example-picture-step = Bordet efter trin { $number-text }
# source: 7bc33cc46a85
example-no-script = Eksemplet kan læses uden scripts: Billedet viser det vigtigste øjeblik, og referatet fortæller hvert trin.
# source: 0fc1cb932184
embed-title = { $title }

## What a result is called in structured data

# source: 1a0fe8df02a0
head-how-to = Sådan spiller man { $name }
