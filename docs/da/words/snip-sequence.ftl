### The sequence game of Snip Snap Snorum, in Danish. A run is "sekvens", a hand "runde".

# source: 718cf30f21ff
game-snip-sequence = Snip Snap Snorum: spillet med sekvenser
    .short = Et hurtigt stopspil: Kort af én kulør spilles opad, med et ord til hvert, og den, der først er af med sine kort, får betaling af resten.
    .minute = Giv alle kort ud. Den, der spiller ud, spiller et hvilket som helst kort; den, der har det næste kort opad i samme kulør, skal spille det, og så videre. Hvert kort har sit ord, og med det sidste ord er sekvensen slut. Kan ingen lægge på før det, siger den, der spillede det sidste kort, også det sidste ord. I begge tilfælde spiller den, der spillede det sidste kort, ud igen. Den første, der kommer af med alle sine kort, vinder, og de andre betaler for hvert kort, de har tilbage.
    .names = Snip Snap Snorem, Jig, Schnipp Schnapp Schnurr

## Overview

# source: 4b1bf20e350e
stops-game =
    { $length ->
        [one] Snip Snap Snorum er et stopspil: Kort af én kulør spilles i stigende rækkefølge, til sekvensen stopper. En sekvens har højst { $length-text } kort.
       *[other] Snip Snap Snorum er et stopspil: Kort af én kulør spilles i stigende rækkefølge, til sekvensen stopper. En sekvens har højst { $length-text } kort.
    }
    .title = Et stopspil

## Players

# source: 75ad292a6eb5
players =
    { $usual-fewest ->
        [3] Man kan være { $usual-fewest-text } til { $most-text } om at spille.
       *[other] Man kan være { $usual-fewest-text } til { $most-text } om at spille; det går også med { $fewest-text }.
    }
    .title = Hvor mange kan spille
# source: 402408e525e6
no-partners = Alle spiller for sig selv; der er ingen makkere.
    .title = Ingen makkere

## Pack

# source: b9790a96ea05
pack =
    { $pack-size ->
        [32] Der bruges { $pack-size-text } kort: i hver kulør esset, billedkortene og talkortene ned til { $lowest-plain-the }.
       *[other] Der bruges et almindeligt spil kort, { $pack-size-text } i alt, uden jokere.
    }
    .title = Kortene
# source: d69204b4ce19
rank-order = I hver kulør er kortenes rækkefølge fra høj til lav { $order }: { $highest-the } er højest, { $lowest-the } lavest.
    .title = Kortenes rækkefølge
# source: 47a2ee89ef93
rank-circle = I hver kulør går kortene opad i ring. Fra høj til lav er de { $order }, og efter { $highest-the } kommer { $lowest-the } igen, så en sekvens kan gå { $round-corner }.
    .title = Kortenes rækkefølge i ring

## Object

# source: b55bdfcd9022
aim = Det gælder om at være den første, der kommer af med alle sine kort.
    .title = Målet

## The deal

# source: cbb5cc430eb0
first-dealer = Hvem som helst kan give først.
    .title = Første kortgiver
# source: d88251b51a7d
deal-one-by-one =
    { $dead-kind ->
        [remainder] Kortgiveren giver kort, et ad gangen og med uret, så længe alle får lige mange, begyndende med spilleren til venstre for sig.
       *[other] Kortgiveren giver alle kort ud, et ad gangen, med uret og begyndende med spilleren til venstre for sig. Nogle kan få et kort mere end andre; det er helt almindeligt.
    }
    .title = Kortene gives
# source: 58f125024049
turned-up = Det sidste kort går dog ikke til nogen. Det slås op og gælder fra begyndelsen som spillet.
    .title = Det opslåede kort
# source: aeb5ff451dff
dead-cards =
    { $dead-kind ->
        [one_hand] Der gives én hånd mere, end der er spillere. Den ligger med bagsiden opad som død hånd, og ingen må se den.
        [remainder] Alle spillere får lige mange kort. De overskydende lægges med bagsiden opad, og ingen må se dem.
       *[count]
            { $dead-count ->
                [one] Det sidste kort ({ $dead-count-text }) gives ikke til nogen. Det ligger med bagsiden opad, og ingen må se det.
               *[other] De sidste { $dead-count-text } kort gives ikke til nogen. De ligger med bagsiden opad, og ingen må se dem.
            }
    }
    .title = Kort med bagsiden opad
# source: 0439e0e7bb22
deal-passes-left = Efter hver runde går kortgivningen til venstre. Det, man har vundet eller tabt indtil da, bliver stående.
    .title = Den næste runde

## The play

# source: d5d10e2e6dd7
eldest-leads = Spilleren til venstre for kortgiveren, forhånden, spiller ud først.
    .title = Hvem begynder
# source: fbe5f9cf4576
lead-any-card = Den, der spiller ud, spiller et hvilket som helst kort med billedsiden opad og siger »{ $first-word }«.
    .title = Udspillet
# source: deed626fdca0
must-lead = Den, der skal spille ud, skal gøre det; her kan man ikke sige pas.
    .title = Man skal spille ud
    .refused = Den, der skal spille ud, kan ikke sige pas, men må spille et hvilket som helst kort.
# source: 57cc8b5246c2
next-in-suit = Sekvensen fortsætter med det næste kort opad i samme kulør og med intet andet.
    .title = Det næste kort opad
    .refused = Sekvensen fortsætter med { $card } og med intet andet kort.
# source: 10d82f653492
holder-plays = Turen går ikke bordet rundt: Den, der har det næste kort, spiller det, hvor vedkommende end sidder. Den samme spiller kan spille flere kort i træk.
    .title = Den, der har kortet, spiller
# source: 0f59ed93ddd1
must-play = Den, der har det næste kort, skal spille det straks; ingen må holde det tilbage.
    .title = Man skal spille
    .refused = Her kan man ikke sige pas: { $seat } har { $card } og skal spille det.
# source: 5a83000097a5
one-card = Kortene spilles et ad gangen.
    .title = Ét kort ad gangen
    .refused = Der spilles kun ét kort ad gangen.
# source: f6704320391b
words = Den, der spiller et kort, siger det ord, der hører til dets plads i sekvensen. I rækkefølge er ordene: { $calls }.
    .title = Ordene
# source: 1f8f4c2dbde7
run-full =
    { $length ->
        [one] En sekvens er fuld, når den har { $length-text } kort. Dets ord er »{ $last-word }«, og sekvensen er slut.
       *[other] En sekvens er fuld, når den har { $length-text } kort. Til det sidste af dem siges »{ $last-word }«, og sekvensen er slut.
    }
    .title = En fuld sekvens
# source: d03f93f92bbd
stop-top = En sekvens stopper, når { $highest-the } spilles, for intet kort er højere.
    .title = Stop i toppen
# source: 0460159f38c2
stop-gone = En sekvens stopper, når dens næste kort allerede er ude: Det er spillet tidligere, eller det er det opslåede kort.
    .title = Stop ved et kort, der er ude
# source: 0bd40f5533e7
stop-dead = En sekvens stopper, når dens næste kort ligger med bagsiden opad, så ingen kan spille det.
    .title = Stop ved et kort med bagsiden opad
# source: 3b11327aa061
last-word = Den, der spiller det kort, hvor en sekvens stopper i utide, siger først kortets eget ord og så det sidste ord, for eksempel »{ $second-word }, { $last-word }«. Det sidste ord siges kun én gang, også når en fuld sekvens ender ved et stop.
    .title = Det sidste ord ved et stop
# source: e6f6a7da6156
late-last-word = Hvor det næste kort ligger med bagsiden opad, viser det sig først, når ingen svarer. Så den, der spillede det sidste kort, siger »{ $last-word }« efter den tavshed, lige før næste udspil.
    .title = Det sidste ord efter en tavshed
# source: 2848b81fe57b
last-player-leads = Den, der spillede sekvensens sidste kort, spiller et hvilket som helst kort ud til den næste.
    .title = Næste udspil

## Scoring

# source: 9a5764a9e1f1
pay-per-card =
    { $card-pay ->
        [one] Hver af de andre betaler vinderen { $card-pay-text } jeton for hvert kort, de har tilbage.
       *[other] Hver af de andre betaler vinderen { $card-pay-text } jetoner for hvert kort, de har tilbage.
    }
    .title = Betaling
# source: 2f98d5cfe515
short-hand-ante =
    { $short-hand-pay ->
        [one] Når hænderne er ulige store, betaler hver, der har et kort mindre end den største hånd, { $short-hand-pay-text } jeton til puljen, før spillet begynder. Rundens vinder får puljen.
       *[other] Når hænderne er ulige store, betaler hver, der har et kort mindre end den største hånd, { $short-hand-pay-text } jetoner til puljen, før spillet begynder. Rundens vinder får puljen.
    }
    .title = Ulige hænder

## Winning

# source: c91481cef607
out-wins = Den, der ikke har flere kort, vinder straks, også midt i en sekvens. Det, der hører til det sidste kort, siges stadig, men ingen må lægge flere kort på.
    .title = At komme af med kortene
# source: d02fe14c993f
session-won = Når man holder op, har den med flest jetoner vundet; eller man spiller, til kun én har nogen. Står flere lige om de fleste, spiller de en runde mere indbyrdes.
    .title = Flere runder

## Things on the table

# source: 02a932daffaa
zone-run = Sekvensen
# source: 06b4ffb46395
zone-played = Spillet tidligere
# source: 2c30224e6c38
zone-turned = Slået op
# source: 9352a5b25380
zone-dead = Bagsiden opad
# source: 8d128485f6de
outcome-counted = jetoner, regnet fra dem du begyndte med
# source: bce53b3ec2b3
fact-stopped =
    { $value ->
        [length] Sekvensen er fuld.
        [top] Intet er højere.
        [gone] Det næste kort er ude.
       *[dead] Ingen har det næste kort.
    }

## What happens

# source: 2e01f783d1b5
event-stopped =
    { $value ->
        [length] Dermed er sekvensen fuld.
        [top] Sekvensen stopper: Intet er højere end { $card }.
        [gone] Sekvensen stopper: { $next-The } er allerede ude.
       *[dead] Sekvensen stopper: Ingen har { $next }.
    }
# source: 21f0d2624806
event-won =
    { $value ->
        [game] { $seat } vinder partiet.
       *[hand] { $seat } har ikke flere kort og vinder runden.
    }

## The words that are called

# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum
# source: f873629c13a0
word-hicockalorum = hicockalorum
# source: ba43d9784a64
word-high-cockalorum = high cockalorum
# source: 19422babedac
word-jingo = jingo
# source: 5287c12eef8e
word-jig = jig
# source: 71ac0d6ecc30
word-schnipp = Schnipp
# source: b9ac73194e9a
word-schnapp = Schnapp
# source: edac242ed09f
word-schnurr = Schnurr
# source: 0852b4e8f5d0
word-burr = Burr
# source: 31d7d49d1092
word-basilorum = Basilorum
# source: c2d26d0fcd7a
word-rex = Rex

## Options: the points on which tables differ

# source: 69679bc17af7
option-pack = Antal kort
    .help = Med det mindre antal udelades de laveste talkort.
# source: 720f1bb11233
option-ace = Esset
    .help = Er esset det laveste eller det højeste kort? Hvor kortene går i ring, ændrer det intet i spillet.
# source: bcac5bb69d99
choice-ace-low = laveste kort
# source: 8d2a11161aff
choice-ace-high = højeste kort
# source: ccb24de67029
option-circular = Kortene i ring
    .help = Må en sekvens gå videre fra det højeste kort til det laveste?
# source: 13c9dc4a1efb
option-calls = Ordene
    .help = Ordene i rækkefølge; deres antal er en fuld sekvens’ længde.
# source: af68f9db345d
option-turn_up_last = Sidste kort slås op
    .help = Slås det sidste kort op i stedet for at blive givet?
# source: 5e075e3dced7
option-dead_cards = Kort med bagsiden opad
    .help = Hvor mange kort gives ikke til nogen?
# source: 0a5dd180df59
choice-dead_cards-none = ingen
# source: 1b4da2ba43b2
choice-dead_cards-one_hand = én hånd mere, end der er spillere
# source: ddb8113bf68d
choice-dead_cards-remainder = det, der er tilovers, når alle hænder er lige store
# source: 641660db1e0b
option-dead_stop_call = Sidste ord, når det næste kort ligger med bagsiden opad
    .help = Siges det sidste ord sammen med kortet, eller når ingen har svaret?
# source: abf8378fde5d
choice-dead_stop_call-immediate = sammen med kortet
# source: 41502f20a870
choice-dead_stop_call-after_silence = når ingen har svaret
# source: 07560bcb9505
option-short_hand_ante = Mindre hænder betaler
    .help = Betaler de, der har et kort mindre end andre, til puljen, før spillet begynder?

## Presets

# source: 1bac491c338d
preset-five-card = Snip Snap Snorum, det klassiske spil
    .about = Spillet fra 1800-tallets bøger: Alle kort gives ud, og kongen er øverst i hver kulør.
# source: a987e1f39ba0
preset-five-card-jig = Peels Jig
    .about = Det klassiske spil med »jig« som sidste ord.
# source: b2edd555f88b
preset-turned-up = Snip Snap Snorum med et opslået kort
    .about = Det sidste kort slås op, og alle kender ét stop fra begyndelsen.
# source: 4123a8a99453
preset-dead-hand = Snip Snap Snorum med en død hånd
    .about = En hånd ligger med bagsiden opad, og sekvenser stopper, hvor ingen venter det.
# source: 8b30c917e4af
preset-jig = Jig
    .about = Det nyere engelske spil: kortere sekvenser, og kortene går i ring.
# source: adfb18bb1e33
preset-schnipp-32 = Schnipp Schnapp Schnurr Burr Basilorum med færre kort
    .about = Det tyske spil med det mindre antal kort; kortene går i ring.
# source: 60bdbe6675da
preset-schnipp-52 = Schnipp Schnapp Schnurr Burr Basilorum med alle kort
    .about = Det tyske spil med et fuldt spil kort; kortene går i ring.
# source: 52a1b6967f81
preset-rex-32 = Schnipp Schnapp Schnurr Burr Basilorum Rex med færre kort
    .about = Det tyske spil med ét ord mere og dermed længere sekvenser.
# source: 3c53420a0962
preset-rex-52 = Schnipp Schnapp Schnurr Burr Basilorum Rex med alle kort
    .about = Det tyske spil med ét ord mere, spillet med et fuldt spil kort.

## The game in steps

# source: a4bc710f4cd1
step-shuffle = Bland de { $pack-size-text } kort. Hvem som helst kan give først.
# source: f41f83d321e4
step-deal = Giv kortene et ad gangen, med uret og begyndende til venstre for dig.
# source: b67ab20bfbdc
step-turn-up = Det sidste kort går ikke til nogen: Slå det op.
# source: 6d89b524862c
step-dead = Læg de kort, der ikke gives til nogen, med bagsiden opad; ingen ser dem.
# source: 53815e8d0229
step-look = Tag hånden op, og sorter den efter kulør. Det betyder intet, at nogle hænder har et kort mere.
# source: 2149e1d6707a
step-lead = Spilleren til venstre for kortgiveren spiller et hvilket som helst kort med billedsiden opad og siger »{ $first-word }«.
# source: 6da1d0dc289f
step-follow = Den, der har det næste kort opad i den kulør, spiller det straks.
# source: 319dc2caedab
step-say = Hvert kort har sit ord efter sin plads i sekvensen: { $calls }.
# source: 6e205d6e6177
step-full =
    { $length ->
        [one] En sekvens på { $length-text } kort er fuld og slut.
       *[other] En sekvens på { $length-text } kort er fuld og slut.
    }
# source: fc0057be0d89
step-stop = Kan ingen lægge på før det, tilføjer den, der spillede det sidste kort, »{ $last-word }«.
# source: b6f4f27662fe
step-again = Den, der spillede sekvensens sidste kort, spiller ud igen, hvad som helst.
# source: 0080510bef72
step-end =
    { $card-pay ->
        [one] Den, der først er af med sine kort, vinder straks; de andre betaler vinderen { $card-pay-text } jeton for hvert kort, de har tilbage.
       *[other] Den, der først er af med sine kort, vinder straks; de andre betaler vinderen { $card-pay-text } jetoner for hvert kort, de har tilbage.
    }

## Tips

# source: e872f08fdc90
tip-high-end-first = I eksemplet er det rigtigt: { $high-The } spilles ud først, og udspillet kommer tilbage; senere løber { $low } ind i hullet, og udspillet kommer tilbage en gang til; i omvendt rækkefølge går det tabt. Som regel for hvert udspil er det forkert. Spillere, der altid spillede det højeste af flere kort i én kulør ud, vandt { $ways-to-lead-upper-first-text } % af runderne, med et hvilket som helst kort { $ways-to-lead-random-text } %, og altid med det laveste { $ways-to-lead-lower-first-text } %. Et lavt kort har få under sig, hvis sekvens kunne tage det med.
    .title = Den høje ende først? Ikke som regel
# source: 42e723b007aa
tip-keep-a-stop = { $highest-The } beholder altid udspillet, for der stopper sekvensen. Det er ingen grund til at gemme kortet til sidst, når en anden kan nå at komme af med sine. Spillere, der kun spillede det ud, når intet andet var tilbage, vandt { $ways-to-lead-keep-highest-text } % af runderne, med et hvilket som helst kort { $ways-to-lead-random-text } %: ikke mere, end tilfældet forklarer.
    .title = Et stop beholder udspillet
# source: afcd637a8388
tip-own-continuation = En sekvens, hvis sidste kort er på din egen hånd, bringer udspillet tilbage til dig. Tæl med på ordene, før du spiller ud. Spillere, der spillede sådan ud, hvor de kunne, vandt { $ways-to-lead-comes-back-text } % af runderne, med et hvilket som helst kort { $ways-to-lead-random-text } %.
    .title = Tæl, hvor sekvensen ender
# source: 58f7fc2010a5
tip-watch-the-gone = Læg mærke til, hvilke kort der er ude. Kortet lige under et, der er ude, er et stop fra da af og lige så godt som kulørens højeste.
    .title = Kort under et hul
# source: eff437bf2594
tip-last-card-any = Dit sidste kort kan falde hvor som helst i en sekvens. Når du har få kort tilbage, er de gode dem, hvis lavere naboer endnu ikke er spillet: En andens udspil kan lade dig komme af med det sidste.
    .title = Bliv færdig i en andens sekvens

## What many deals show

# source: cd210b781f17
plot-ways-to-lead = Måder at spille ud på
    .about = Hvor ofte den, der spiller ud først, vinder ved at holde sig til én regel ved hvert udspil i runden.
    .random = et hvilket som helst kort
    .upper-first = af flere kort i én kulør det højeste
    .lower-first = af flere kort i én kulør det laveste
    .keep-highest = { $highest-a } kun, når intet andet er tilbage
    .comes-back = om muligt et kort, hvis sekvens ender på ens egen hånd
# source: ce4917e5e4cf
plot-stops = Hvad der stopper en sekvens
    .about = Hvor mange af en rundes sekvenser der ender af hver grund.
    .length = alle ord er sagt
    .top = kuløren går ikke højere
    .gone = det næste kort er ude
# source: 78398b6af19e
plot-stops-with-dead-cards = Hvad der stopper en sekvens, når der er en død hånd
    .about = Det samme, når der gives én hånd mere, som ingen må se.
    .length = alle ord er sagt
    .top = kuløren går ikke højere
    .gone = det næste kort er ude
    .dead = det næste kort ligger i den døde hånd

## Questions

# source: c7873065b97e
question-must-i-play = Må jeg holde det næste kort tilbage og bruge det senere?
    .answer = Nej. Den, der har sekvensens næste kort, skal spille det straks.
# source: 0d5248ca44d2
question-nobody-has-it = Hvad nu hvis ingen har det næste kort?
    .answer = Så stopper sekvensen. Den, der spillede det sidste kort, tilføjer »{ $last-word }« og spiller ud igen.
# source: fd426c0f2369
question-ace-after-king = Kommer esset efter kongen?
    .answer = Ikke i det klassiske spil: Der er kongen øverst og esset nederst. I Jig og de tyske spil, hvor kortene går i ring, følger esset efter kongen.
# source: 802beb82ee82
question-uneven-hands = Nogle af os har et kort mere. Er det rimeligt?
    .answer = Det er helt almindeligt og jævner sig ud, når kortgivningen går rundt. Lad eventuelt de mindre hænder betale til puljen: se husreglerne.
# source: fd982409faa1
question-finish-the-run = En kom af med sine kort midt i en sekvens. Spiller vi den færdig?
    .answer = Nej. Runden er slut med det kort, og der betales for de kort, man har tilbage.
# source: 406e7d9d84c2
question-both-words = Hvornår siges det sidste ord sammen med et andet?
    .answer = Når sekvensen stopper, før den er fuld: Så følger »{ $last-word }« efter kortets sædvanlige ord. Er kortet det sidste i en fuld sekvens, er dets ord allerede »{ $last-word }«, og det siges én gang.
# source: f8dec12a3a65
question-equal-cards-same-game = Jeg kender et Snip Snap Snorum, hvor man spiller ens kort. Er det dette spil?
    .answer = Det går under samme navn, men er et andet spil: Der spilles kort af samme værdi, ikke det næste kort opad i samme kulør. Måske har børnespillet Snap navn efter det.

## Glossary

# source: 0c2930a22f17
term-run = sekvens
    .definition = Kort af én kulør, der spilles opad et efter et.
    .also = sekvensen|sekvenser
# source: 556a2ff13ba8
term-stop = stop
    .definition = Et kort, som en sekvens ikke kan gå videre efter.
    .also = stoppet
# source: b0c2d1ef9489
term-lead = spille ud
    .definition = At spille en sekvens’ første kort; udspillet er også retten til det.
    .also = spiller ud|udspil|udspillet
# source: 66e3fbf42bfc
term-call = råb
    .definition = Ordet, der siges til et kort.
    .also = råbet
# source: bb9556fe162a
term-eldest-hand = forhånd
    .definition = Spilleren til venstre for kortgiveren, som spiller ud først.
    .also = forhånden
# source: 509ba69ee5a2
term-dealer = kortgiver
    .definition = Den, der giver kort i denne runde.
    .also = kortgiveren
# source: 98b2145c8ca6
term-suit = kulør
    .definition = Spar, hjerter, ruder eller klør.
    .also = kuløren|kulører
# source: 49242d32a5ba
term-rank = værdi
    .definition = Hvad et kort er inden for sin kulør, for eksempel konge eller es.
    .also = værdien|værdier
# source: ee24c0dfc1d4
term-pack = spil kort
    .definition = Alle de kort, der spilles med.
# source: c08c2a9b4cec
term-hand = hånd
    .definition = De kort, en spiller har. Alt fra den ene kortgivning til betalingen efter den er en runde.
    .also = hånden|hænder
# source: 5c7a4e0610c5
term-pool = pulje
    .definition = Jetonerne midt på bordet.
    .also = puljen
# source: 730727845b21
term-chip = jeton
    .definition = Et mærke, der står for penge eller point: en mønt, en bønne, en tændstik.
    .also = jetoner
# source: 3e10e85632d8
term-dead-hand = død hånd
    .definition = En hånd, der ikke gives til nogen; den bliver liggende med bagsiden opad.
    .also = døde hånd
# source: cc402c43c5be
term-hicockalorum = hicockalorum
    .definition = Et gammelt ord, også skrevet high cockalorum: i 1800-tallet et øgenavn til en, der var fuld af sin egen vigtighed.

## History

# source: 1b16bc62e5d0
history-burney = I { $burney-year-text } skrev Fanny Burney om en, der ville nøle, indtil en anden spiller råbte »snap«. David Parlett citerer stedet i sin håndbog om kortspil; det kan være det tidligste spor af Snip Snap Snorum eller af Snap.
# source: 721f28db9211
history-books = Flere bøger fra 1800-tallet beskriver spillet med sekvenser omtrent, som det står her. Nogle slog dengang det sidste kort op; andre gav nogle få kort med bagsiden opad, så sekvenserne stoppede, hvor ingen ventede det. »Hicockalorum« blev sagt fuldt ud: »high cockalorum«. Det sidste ord var for nogle »jingo«, for andre »jig«.
# source: 87ff468dc573
history-germany = I Tyskland har spillet navn efter sine ord: Schnipp, Schnapp, Schnurr, Burr, Basilorum, somme tider med Rex til. Det spilles med færre eller alle kort og mest med kort, der går i ring.
# source: 4dcbfdbb08d1
history-jig = I England lever spillet videre i en kortere form, Jig, der har navn efter sit sidste ord. Det gamle ord »hicockalorum« er gået tabt undervejs.
# source: e0163a307a6d
history-snap = At råbe ordene ved ens kort, som i det andet spil af samme navn, kan have givet børnespillet Snap dets navn.

## Sources and corrections

# source: 6d72f7aa6cbe
erratum-E000-1 = Efter at { $lead } er spillet ud, giver { $fifth } som den fulde sekvens’ sidste kort udspillet til { $wrong }.
    .right = { $fifth-The } spilles af { $right }, som i de første linjer af samme eksempel, så udspillet går til { $right }.
# source: 7b72ec049431
erratum-E000-2 = { $player } kan ikke spille { $king }, før { $wrong } har spillet { $queen } ud.
    .right = { $queen-The } er hos { $right }.
# source: 377c907d544b
erratum-E000-6 = Ordet »hicockalorum« siges somme tider at være skrevet »hicockalorum«.
    .right = Der menes, at »high cockalorum« også blev skrevet »hicockalorum«. Den persiske tekst staver det selv på mere end én måde.
# source: afd019d49921
erratum-E000-7 = Bonk, Bump, Snorum og Yellow Dwarf er stavet forkert nogle steder.
    .right = Her bruges de sædvanlige stavemåder.
# source: 9d63424aae4a
erratum-E000-8 = Puljen kaldes en swimmingpool.
    .right = Det er jetonerne midt på bordet.

## Worked examples

# source: 930585a6ad7b
example-heart-sequence = Hjertersekvensen: den høje ende først
    .note = Forhånden har syver, nier, tier og konge i hjerter. Spilles tieren ud først, kommer udspillet straks tilbage, og derefter igen.
# source: 6ddd441ae006
example-seven-first = Samme hånd, syveren først
    .note = Spilles syveren ud først, er sekvensen fuld ved knægten. Den, der spillede knægten, har nu udspillet, og forhåndens konge må vente på damen.
# source: e4d765cb1598
example-king-led = En konge spilles ud
    .note = Intet er højere, så det første og det sidste ord siges sammen, og udspillet bliver, hvor det er.
# source: 2ba53062db0b
example-next-card-gone = Det næste kort er ude
    .note = Spar seks er spillet tidligere, så femmeren er et stop.
# source: 724cd36eeba9
example-out-in-mid-run = Af med kortene midt i en sekvens
    .note = En spillers sidste kort falder midt i en sekvens. Runden er alligevel slut.
# source: dc2d05f36207
example-turned-up-card = Et opslået kort
    .note = Klør ni er slået op, så otteren er et stop fra begyndelsen.
# source: a08db317bcd3
example-dead-hand = Det næste kort ligger med bagsiden opad
    .note = Ingen vidste det: Klør otte er i den døde hånd.
# source: ac3636ed8e7d
example-full-run = En fuld sekvens
    .note = Den samme spiller har både sekvensens første og sidste kort og spiller derfor ud igen.
# source: 68fd22cd2c43
example-king-ends-full-run = En fuld sekvens ender med kongen
    .note = Kongen er et stop og samtidig en fuld sekvens’ sidste kort: Det sidste ord siges kun én gang.
# source: a092a4623ad2
example-jig-over-the-ace = Jig: over kongen til esset
    .note = Kortene går i ring: Efter kongen kommer esset og toeren.
# source: 4693de136875
example-jig-gap = Jig: et hul stopper ringen
    .note = I en ring er intet kort det højeste, men et kort, der er ude, stopper stadig sekvensen.
# source: 6415b2aeac9d
example-peels-jig = Peels Jig
    .note = Det klassiske spil med et andet sidste ord; kongen er stadig et stop.
# source: 29300600edec
example-schnipp-small-pack = Schnipp Schnapp med færre kort
    .note = Efter esset kommer syveren, det laveste kort.
# source: e0a2d5915072
example-schnipp-full-pack = Schnipp Schnapp med alle kort
    .note = Efter esset kommer toeren.
# source: b5ac3e9c2d6f
example-rex-small-pack = Ét ord mere: Rex
    .note = Familiens længste sekvens.
# source: f582106a7e75
example-rex-full-pack = Rex med alle kort
    .note = Sekvensen går over esset, og »Rex« siges til dens sidste kort.
# source: 4ceb75ac03bc
example-refusals = Kort, der ikke må spilles
    .note = Det forkerte kort, et pas, mere end ét kort, et kort uden for tur: Prøv dem under »Hvad nu hvis …?«, og læs hvorfor.
# source: f60b526fd675
example-late-last-word = Det sidste ord efter en tavshed
    .note = Husregel: Da ingen kan vide, at det næste kort ligger med bagsiden opad, siges det sidste ord først, når ingen har svaret.
# source: bb865e8d7368
example-short-hand-ante = Mindre hænder betaler
    .note = Husregel: Før spillet begynder, betaler de, der har et kort mindre end den største hånd, til puljen.
# source: 69b053280065
example-two-hands = En runde og den næste kortgivning
    .note = Kortgivningen går til venstre, og jetonerne beholdes.
# source: b0265ba7f3bd
example-equal-hands = Lige store hænder, resten med bagsiden opad
    .note = Husregel: Ingen får et kort mere end andre; det, der er tilovers, ligger med bagsiden opad.
# source: 6e702fde712c
example-whole-hand = En hel runde
    .note = En fuld uddeling, kort for kort, til den sidste betaling.

## Under the words

# source: 3dac4107321e
calls-note = Stopper sekvensen i utide, lægges det sidste ord til det sædvanlige.

## What changed

# source: 0e5f80861b69
change-circle-title = Reglen om kort i ring har sin egen overskrift; den havde den samme som reglen før.
# source: accf24e2bbda
change-tips-tried = Rådene om udspil er prøvet i mange runder. At spille den høje ende ud først er forkert som regel, og rådet siger det nu.

## Trinene, når spillet læres

# source: 3cd3bc68bebc
lesson-deal = Den, der først er af med alle sine kort, vinder. Hele spillet deles ud; på billedet har alle kun nogle få kort, så man kan se, hvad det drejer sig om.
# review: "sekvens" for a run that several players build
# source: 5b7c19bce279
lesson-run = Den, der begynder, lægger et hvilket som helst kort: Det er udspillet, og en sekvens begynder. Kun det næste kort opad i samme kulør kan fortsætte den, og det spilles af den, der har det. Turen går ikke rundt. Til hvert kort siges et ord; det kommer vi til.
# source: e0b902422063
lesson-your-card = Nu er du { $seat }, og du har det kort, sekvensen mangler. Prøv et andet først, hvis du vil: Det afvises, og du får at vide hvorfor.
# source: 68f639d1f562
lesson-words = Hvert kort i en sekvens har sit ord, altid i denne rækkefølge: { $calls }. Hvilket hører til det næste kort?
# source: 735ad4863327
lesson-top = Efter det højeste kort i en kulør kommer der intet, så dér slutter sekvensen. Den, der spiller det, siger også det sidste ord og begynder den næste sekvens.
# source: f31794ee68d6
lesson-lead = Du er { $seat } og har afsluttet sekvensen, så du spiller ud. Ethvert kort duer, men du kan ikke sige pas.
# source: 22d1a0b3d96b
lesson-gone = En sekvens slutter også, når det kort, den mangler, allerede er spillet. Se på bordet: Hvilke kort er væk? Sig så, hvad der råbes.
# source: e2be5fa89d1e
lesson-full = En sekvens, der når alle ordene, er fuld. Den, der sluttede den, spiller ud igen, også selv om nogen har det næste kort.
# source: 1745fa492927
lesson-win = Du er { $seat }, denne gang øverst ved bordet. Du har ikke andre kort end dette, og det er det, sekvensen mangler.
# source: 425726ccd60c
lesson-pay = Den, der er færdig, får en jeton af alle de andre for hvert kort, de har tilbage. Tæl kortene på hver hånd.
