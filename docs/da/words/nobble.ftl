### Nobble and its kin, in Danish. To be nobbled is "blive ramt"; to match a card is "følge" it; a chain is "kæde".

# source: 88bb922ca38f
# review: to be nobbled is “ramt” here and to match is “følge”; neither is an established word, since no Danish book has the game.
game-nobble = Nobble og slægtninge
    .short = Et spil om mønter: Den, der spiller et kort magen til dit, får dig til at betale, og den sidste med mønter får puljen.
    .minute = Alle har nogle få mønter og nogle få kort. Kortene spilles på tur, og den, der kan følge det forrige kort med et af samme værdi, skal gøre det. Når det kort, man har spillet, bliver fulgt, er man ramt og betaler til puljen; følger den næste også, stiger prisen. Den, der ikke har flere mønter, er ude, og den sidste med mønter får puljen.
    .names = Bump, Tuppenny Ha’penny Bump, Motor, Bonk, Pop

## Overview

# source: 8fb1fc043078
coin-game = Kortene spilles et for et, og ens kort koster mønter: Den, hvis kort bliver fulgt, betaler. Der er kun det at vinde, som de andre taber.
    .title = Et spil om mønter

## Players

# source: 99fe9b48fafa
players = Spillet er for { $fewest-text } til { $most-text } spillere.
    .title = Hvor mange kan spille

## Pack

# source: 9745c942d8b7
pack = Der bruges et almindeligt spil kort, { $pack-size-text } i alt, uden jokere.
    .title = Kortene
# source: 46653fedab41
ranks-only = Kun værdien tæller. Kulørerne er uden betydning, og ingen værdi er højere end en anden.
    .title = Kun værdien tæller

## Object

# source: af69b268d039
aim = Behold dine mønter længere end alle andre. I Cavendishs spil vinder man også ved at komme først af med sine kort.
    .title = Målet

## The deal

# source: 779074dfb2cb
coins =
    { $start-coins ->
        [one] Alle begynder med { $start-coins-text } mønt. Puljen er tom.
       *[other] Alle begynder med { $start-coins-text } mønter. Puljen er tom.
    }
    .title = Mønter
# source: d121d30c2b7b
deal-hands =
    { $hand-size ->
        [0]
            { $few-hand-size ->
                [0] Alle kort gives ud, et ad gangen, med uret og begyndende til venstre for kortgiveren. Nogle kan få et kort mere end andre.
               *[other] Alle kort gives ud, et ad gangen, med uret og begyndende til venstre for kortgiveren; de overskydende går til de første. Når der højst er { $few-text } med, får hver { $few-hand-size-text } kort, og resten bruges ikke.
            }
       *[other]
            { $few-hand-size ->
                [0] Alle får { $hand-size-text } kort, et ad gangen, med uret og begyndende til venstre for kortgiveren. Resten bruges ikke.
               *[other] Alle får { $hand-size-text } kort, et ad gangen, med uret og begyndende til venstre for kortgiveren. Når der højst er { $few-text } med, får hver { $few-hand-size-text }. Resten bruges ikke.
            }
    }
    .title = Kortene gives
# source: 90a7cc284465
deal-passes-left = Efter hver runde giver den næste til venstre. Mønter og pulje bliver, som de er.
    .title = Den næste runde

## The play

# source: d5d10e2e6dd7
eldest-leads = Spilleren til venstre for kortgiveren, forhånden, spiller ud først.
    .title = Hvem begynder
# source: ed194c713c16
any-card = En ny kæde kan begynde med et hvilket som helst kort.
    .title = Et hvilket som helst kort
# source: 4712c7870c10
rotation = Turen går med uret, et kort hver, til alle kort er spillet. Den, der spiller ud eller ikke har noget kort at følge med, begynder en ny kæde.
    .title = Tur
# source: d3124847c9f6
question = Den, der spiller ud, spørger den næste til venstre om et kort af samme værdi. Kan denne følge, går spørgsmålet videre til den næste til venstre.
    .title = Spørgsmålet går rundt
# source: 4115f665ba08
must-match = Den, der kan følge det forrige kort, skal gøre det med et kort af samme værdi.
    .title = Man skal følge
    .refused = Den, der har { $rank-a }, skal spille kortet nu.
# source: dc82d949e427
may-decline = Ingen behøver at følge. Den, der kunne, må spille et andet kort i stedet for ikke selv at blive fulgt og betale mere.
    .title = Man må lade være med at følge
# source: dfbe1ebecb64
match = Et kort af samme værdi som det forrige følger det. Kort, der følger hinanden, danner en kæde. Kæden slutter, når den næste ikke følger, og ingen kæde går videre fra den ene runde til den næste.
    .title = Kæder
# source: 0055044ff495
only-match = Den, der bliver spurgt om et kort af værdien, spiller sådan et kort eller intet.
    .title = Følge eller intet
    .refused = Nu må der kun spilles { $rank-a }.
# source: 7f102a2fa91c
pass-if-unable = Den, der ikke kan følge, siger »pas« og spiller intet.
    .title = At sige pas
# source: de5cddb2b8a9
play-again = Efter et pas spiller den, hvis kort ligger øverst, et hvilket som helst kort og spørger igen.
    .title = At spille igen
# source: 20ee9221e18f
must-play = Den, der har tur, skal spille et kort. Kun i Cavendishs spil må man sige pas, når man bliver spurgt om en værdi, man ikke har.
    .title = Man skal spille
    .refused = Her kan man ikke sige pas: Der skal spilles et kort.
# source: 1e5bbde836a4
one-card = Der spilles kun ét kort ad gangen.
    .title = Ét kort ad gangen
    .refused = Der spilles kun ét kort ad gangen.
# source: e2e14b285304
words = Ordene siges i rækkefølge til kortene i en kæde, fra det første, der følger: { $words }.
    .title = Ordene
# source: 49145ba2cae2
dealt-out = Når alle kort er spillet, er runden slut, og den næste kortgiver giver.
    .title = Rundens slutning

## Scoring

# source: d6b8c144d68c
victim-pays = Når et kort bliver fulgt, betaler den, der spillede det, straks mønter til puljen: { $nobbled-text } for kædens første kort, { $double-nobbled-text } for det næste og { $triple-nobbled-text } for det derefter.
    .title = Ramt, dobbelt ramt, tredobbelt ramt
# source: 2f6ca9be91cf
last-victim-pays = En kæde betales først, når den er slut, og kun af den sidste i den, hvis kort blev fulgt: { $nobbled-text }, { $double-nobbled-text } eller { $triple-nobbled-text } mønter, alt efter kædens længde. De foregående betaler intet. En kæde, der er åben, når runden slutter, betales da.
    .title = Kun den sidste betaler
# source: 10b891ca1374
pay-what-you-have = Den, der har for få mønter til at betale det hele, betaler, hvad der er tilbage.
    .title = For få mønter
# source: fbf169be601b
no-coins-out =
    { $elimination-kind ->
        [end_of_deal] Den, der ikke har flere mønter, spiller runden færdig og er så ude.
       *[immediate] Den, der ikke har flere mønter, er straks ude. Spillerens kort spilles ikke mere, og turen springer pladsen over.
    }
    .title = Ude af spillet
# source: ef6edcaf0946
peel-double = Den, der kunne følge, men ikke gør det, betaler det dobbelte af prisen; den, der spillede det forrige kort, betaler, som om det var blevet fulgt.
    .title = Det koster dobbelt ikke at følge

## Winning

# source: 845cadf5d217
last-with-coins = Den sidste, der stadig har mønter, vinder og får puljen.
    .title = Den sidste med mønter
# source: 442b1a20575d
first-out-wins = Den første uden kort vinder og får puljen, hvis ingen allerede har vundet den som den sidste med mønter.
    .title = Først af med kortene

## Irregularities

# source: 35e890453bc7
no-penalty = Der er ingen straf for ikke at følge: Hvor man skal følge, må den, der kan, ganske enkelt gøre det.
    .title = Ikke at følge
    .refused = Her er der ingen straf for ikke at følge.
# source: 31e529368ff5
nothing-to-match = Kun den, der kunne have fulgt, kan komme til at betale for ikke at gøre det.
    .title = Intet at følge med
    .refused = Der er intet at betale for: Intet kort på denne hånd følger det forrige, eller dette kort gør det netop.

## Things on the table

# source: b40d1ad65b88
zone-row = Kæden
# source: 9352a5b25380
zone-dead = Bagsiden opad
# source: 66bc0d038e75
outcome-counted = mønter tilbage til sidst
# source: 82fd83ac8df4
fact-coins =
    { $value ->
        [one] { $value-text } mønt
       *[other] { $value-text } mønter
    }
# source: bdd5e603230d
fact-pool =
    { $value ->
        [one] { $value-text } mønt i puljen
       *[other] { $value-text } mønter i puljen
    }

## What happens

# source: 35e81d459a93
event-paid =
    { $value ->
        [one] { $seat } betaler { $value-text } mønt til puljen.
       *[other] { $seat } betaler { $value-text } mønter til puljen.
    }
# source: bc28e1f80649
event-collected =
    { $value ->
        [one] { $seat } får mønten i puljen.
       *[other] { $seat } får de { $value-text } mønter i puljen.
    }
# source: 2c48f9d150ba
event-left = { $seat } har ikke flere mønter og er ude.
# source: 50ee67d5c88b
event-won = { $seat } vinder partiet.

## The words

# source: 31c6d10680a0
calls-note = Kædens første kort har intet ord.
# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum

## Options: the points on which tables differ

# source: 184438112bc3
option-hand_size = Kort til hver
    .help = Hvor mange kort får hver spiller?
# source: fe7dc2259c3f
choice-hand_size-0 = alle kort gives ud
# source: fc667a740b03
option-few_hand_size = Kort til hver, når der er få spillere
    .help = Hvor mange kort får hver, når der kun er få med?
# source: cff45d666d3e
choice-few_hand_size-0 = ingen forskel
# source: 4d15a0b7c00f
option-turns = Turen
    .help = Spiller alle på tur, eller bliver den ene efter den anden spurgt om et kort af værdien?
# source: cd53b4efc74c
choice-turns-rotation = alle på tur
# source: b2011f949ac3
choice-turns-question = spørgsmålet går rundt
# source: bef4b7a8be7c
option-must_match = Man skal følge
    .help = Skal et kort, der følger, spilles?
# source: 81f451422bd3
option-settle = Hvornår en kæde betales
    .help = Betaler alle, hvis kort bliver fulgt, eller kun den sidste i kæden?
# source: 7cbba8da96dc
choice-settle-each = hver gang et kort bliver fulgt
# source: c19951b690a7
choice-settle-last = når kæden er slut, af den sidste, der blev fulgt
# source: f9f91641c019
option-elimination = Ingen mønter tilbage
    .help = Hvornår er den, der ikke har flere mønter, ude af spillet?
# source: 74206577abfb
choice-elimination-immediate = straks
# source: b3167915a428
choice-elimination-end_of_deal = ved rundens slutning
# source: 9f6b4ddf2a71
option-peel_double = Det koster dobbelt ikke at følge
    .help = Må den, der kan følge, lade være og betale en bøde for det?
# source: 9b9260c454c1
option-words = Ordene
    .help = Hvad siges der til kortene i en kæde?
# source: 6c7d7e18d45c
choice-words-none = ingenting
# source: 6c61ae241b5f
choice-words-snip = snip, snap, snorum
# source: f351da333e2f
option-start_coins = Mønter ved begyndelsen
    .help = Hvor mange mønter har hver ved begyndelsen?

## Presets

# source: b5b786b9d437
preset-nobble = Nobble
    .about = Spillet, som det spilles i Bolton.
# source: b28923e1b44d
preset-bump = Tuppenny Ha’penny Bump
    .about = Ingen behøver at følge: Den, der er bange for selv at blive ramt, må spille et andet kort.
# source: 8ac83ebdb632
preset-motor = Motor
    .about = Kun kædens sidste offer betaler, når den er slut. Bonk og Pop skal være det samme.
# source: c062770e9232
preset-american-1838 = De amerikanske bøgers Snip Snap Snorum
    .about = Nobble med alle kort givet ud, som det længe har stået i amerikanske bøger.
# source: d281c14a466d
preset-cavendish-1875 = Cavendishs Snip Snap Snorum
    .about = Den ene efter den anden bliver spurgt om et kort af værdien, og den første uden kort får puljen.

## The game in steps

# source: 63435393b36c
step-coins =
    { $start-coins ->
        [one] Alle tager { $start-coins-text } mønt.
       *[other] Alle tager { $start-coins-text } mønter.
    }
# source: ccaf4b3e8e4f
step-deal =
    { $hand-size ->
        [0] Giv alle kort ud, et ad gangen.
        [one] Giv hver { $hand-size-text } kort.
       *[other] Giv hver { $hand-size-text } kort, et ad gangen.
    }
# source: 898fa6421810
step-lead = Spilleren til venstre for kortgiveren spiller et hvilket som helst kort med billedsiden opad.
# source: 7fcfee52f060
step-round = Fortsæt med uret, et kort hver.
# source: 9aae66bec8c9
step-ask = Spørg den næste til venstre om et kort af samme værdi. Følges der, går spørgsmålet videre; siges der pas, spiller den, hvis kort ligger øverst, igen.
# source: 2bb7445d6cd5
step-match = Den, der kan følge det forrige kort, skal gøre det.
# source: 0c80156feb38
step-decline = Den, der kan følge det forrige kort, må gøre det eller spille et andet kort.
# source: bb8df9e93cb0
step-pay = Bliver dit kort fulgt, betaler du { $nobbled-text } til puljen; den næste i kæden betaler { $double-nobbled-text }, den derefter { $triple-nobbled-text }.
# source: 2cb8254815ae
step-pay-last = Når en kæde er slut, betaler den sidste, hvis kort blev fulgt, { $nobbled-text }, { $double-nobbled-text } eller { $triple-nobbled-text } mønter: jo længere kæde, jo mere.
# source: cba3477e2ad7
step-short = Den, der har for få mønter, betaler, hvad der er tilbage.
# source: 760989c49259
step-out = Den, der ikke har flere mønter, er ude.
# source: ad6bd3cdc12b
step-next-deal = Når alle kort er spillet, giver den næste til venstre igen; puljen bliver liggende.
# source: 4a7a8c41c209
step-first-out = Den første uden kort vinder og får puljen.
# source: 9e4f56be42a9
step-win = Når kun én spiller har mønter tilbage, vinder denne og får puljen.

## Tips

# source: acbc6cb46082
tip-decline-to-be-safe = Hvor man må lade være med at følge, så husk, hvad det kan koste: Den, der følger, står selv for tur og betaler { $double-nobbled-text }, hvis den næste følger igen.
    .title = At følge kan koste mere, end det giver
# source: 991eade185e1
tip-dead-ranks = Læg mærke til, hvilke værdier der er spillet. Et kort, der ikke længere er noget magen til, kan aldrig blive fulgt, så gem det til et øjeblik, hvor dine andre kort kunne blive det.
    .title = Døde værdier er sikre
# source: ae1e1a15432a
tip-last-of-chain = Ingen kan følge det sidste kort af en værdi: Den, der spiller det, kommer aldrig til at betale for det.
    .title = Værdiens sidste kort er gratis

## What many deals show

# source: fba61a6c1bcf
plot-first-seat-margin = Hvad det koster at spille ud først
    .about = Hvor mange mønter den, der spiller ud først, vinder eller taber i en runde mere end de andre i gennemsnit.
# source: 3557da420d9e
plot-deals-in-game = Hvor mange runder et parti varer
    .about = Til kun én spiller har mønter tilbage.

## Questions

# source: 411806becb0d
question-must-i-match = Skal jeg følge, hvis jeg kan?
    .answer = I Nobble skal du, i Tuppenny Ha’penny Bump behøver du ikke.
# source: bf390c3c15ae
question-not-enough-coins = Jeg skylder flere mønter, end jeg har. Hvad nu?
    .answer = Du betaler, hvad du har, og er ude.
# source: 0dffbf1d1dc4
question-over-two-deals = Kan mit første kort i en runde følge det sidste i runden før?
    .answer = Nej. Hver runde begynder med en ny kæde.
# source: 05d4cbefbae2
question-cards-of-the-out = Hvad sker der med kortene hos en, der er ude?
    .answer = De spilles ikke mere, og turen springer pladsen over. En kæde kan godt fortsætte hen over den.
# source: 84e923414b83
question-motor-difference = Hvad er anderledes i Motor?
    .answer = Kun den sidste, hvis kort blev fulgt, betaler, og først når kæden er slut.
# source: 66274a56c113
question-cavendish-difference = Hvad er anderledes i Cavendishs spil?
    .answer = Kun én spiller ad gangen bliver spurgt. Den, der ikke kan følge, spiller intet, og den første uden kort vinder.

## Glossary

# source: 489f84c880a9
term-nobble = ramme
    .definition = At følge en andens kort og derved få vedkommende til at betale.
    .also = ramt
# source: 992ad6c887a2
term-chain = kæde
    .definition = Kort af samme værdi, der spilles lige efter hinanden.
    .also = kæden|kæder
# source: c3b6b1826461
term-coin = mønt
    .definition = Det, der spilles om: mønter, jetoner, bønner eller tændstikker.
    .also = mønter
# source: 3a9333b224e3
term-pool = pulje
    .definition = Mønterne midt på bordet.
    .also = puljen
# source: 11296d08487d
term-rank = værdi
    .definition = Hvad et kort er, uanset kuløren: et es, en konge og så videre.
    .also = værdien|værdier
# source: bb9556fe162a
term-eldest-hand = forhånd
    .definition = Spilleren til venstre for kortgiveren, som spiller ud først.
    .also = forhånden
# source: f5cb7ce850a6
term-dealer = kortgiver
    .definition = Den, der giver kort denne gang.
    .also = kortgiveren

## History

# source: b0c5df65e80e
history-bolton = Nobble er beskrevet af Neil Darbyshire, som det spilles i Bolton i Lancashire.
# source: 52c114d37ffb
history-bump = Tuppenny Ha’penny Bump blev beskrevet i et forum på nettet af en, der kalder sig theotherjonv. De { $start-coins-text } mønter var gamle halvpennyer, og dermed var hver spillers indsats i datidens penge det, navnet siger: tuppence ha’penny.
# source: 4e333cf3b699
history-motor = Andre steder kaldes spillet Motor, Bonk eller Pop. Kun for Motor er der noteret en forskel.
# source: e142008c0ea2
history-american-books = Amerikanske kortspilsbøger fra { $books-year-text } og frem beskriver under navnet Snip Snap Snorum det, der i virkeligheden er Nobble, med alle kort givet ud eller { $few-hand-most-text } kort til hver, når der kun er få tilbage. Elizabeth Burton har det endnu i sin bog om kortspil til selskaber fra { $burton-year-text }.
# source: 0f334df6e90d
history-cavendish = Cavendish har i sin bog om selskabsspil fra { $cavendish-year-text } sin egen form: Spillerne bliver spurgt en efter en, og den, der spiller ud, bliver ved, til nogen kan følge.

## Sources and corrections

# source: 4c31c3ea8d96
erratum-E000-3 = { $player } spiller { $first }, { $other } har ingen, eller { $player } spiller { $second }.
    .right = Der er intet »eller«: Da { $other } ikke kan følge, spiller { $player } igen, denne gang { $second }.
# source: 5a55413eac73
erratum-E000-4 = Nobble siges at blive spillet i Langkawi.
    .right = Bolton ligger i Lancashire.
# source: 954e767c87f8
erratum-E000-7 = Bonk staves på forskellige måder, en gang som ordet for en bank, og Bump er stavet forkert.
    .right = Her bruges de sædvanlige stavemåder.
# source: df9dec5c31e1
erratum-E000-9 = Indsatsen angives i »valuta før decimalkommaet«.
    .right = Der menes penge fra før decimalmønten: { $start-coins-text } gamle halvpennyer.

## Worked examples

# source: 664169a0acc1
example-nobbled-round-the-table = Ramt hele bordet rundt
    .note = Ens kort på række: Alle undtagen den sidste betaler, og hver mere end den før.
# source: 8d83ca4010cd
example-must-match = Man skal følge
    .note = Den, der kan følge, skal; den, der ikke kan, må spille et hvilket som helst kort.
# source: 5f5a548b00e7
example-chain-broken = Kæden brydes
    .note = En anden værdi afslutter kæden, og det næste par begynder en ny.
# source: 0e07c8573ac3
example-pay-what-you-have = For få mønter
    .note = Den, der skylder mere, end der er tilbage, betaler det hele og er ude.
# source: 0582ddeaf5c8
example-last-with-coins = Den sidste med mønter
    .note = Puljen går til den sidste, der har mønter.
# source: febc6450a285
example-two-deals = Mønter og pulje går videre til næste runde
    .note = Den næste giver; rundens første kort følger aldrig det sidste i runden før.
# source: 5be0721fe637
example-bump-declined = Bump: lader være med at følge
    .note = Det var muligt at følge, men man skal ikke.
# source: b336f2070c50
example-motor-in-a-row = Motor: kun det sidste offer betaler
    .note = Der betales intet, før en anden værdi afslutter kæden.
# source: fc0f6cc4cf46
example-motor-all-equal = Motor: alle kort af en værdi
    .note = Med værdiens sidste kort er kæden fuld og betales straks.
# source: cb5acbe58ec8
example-motor-open-chain = Motor: en kæde ved rundens slutning
    .note = Runden slutter midt i en kæde, som så betales.
# source: 7227aa4d3cda
example-american = De amerikanske bøger
    .note = Alle kort gives ud, og ordene siges.
# source: c4ff508d605c
example-american-few = De amerikanske bøger: få spillere
    .note = Der er kun få med, så en del af kortene bruges ikke.
# source: be35a6cc71de
example-cavendish-question = Cavendish: spørgsmålet går rundt
    .note = En nabo, der ikke kan følge, lader den, der spillede ud, spille igen; følges der, går spørgsmålet videre.
# source: c91a96e6248d
example-cavendish-first-out = Cavendish: først af med kortene
    .note = Den første uden kort får puljen.
# source: 4066bba6f366
example-peel = Peel: det koster dobbelt ikke at følge
    .note = Husregel: En spiller holder et kort tilbage, der kunne følge, og betaler for det.
# source: 27a8651ec8df
example-out-at-the-end = Ude ved rundens slutning
    .note = Husregel: En spiller uden mønter spiller runden færdig.
# source: e54069978d04
example-refusals = Kort, der ikke må spilles
    .note = En anden værdi, et pas, mere end ét kort: Prøv dem under »Hvad nu hvis …?«, og læs hvorfor.

## Trinene, når spillet læres

# source: 0e1001a90aac
lesson-deal = Alle begynder med nogle mønter og får nogle få kort. Den, hvis kort bliver fulgt, mister mønter, og den, der længst har nogen, vinder.
# source: 97a751059eb8
lesson-first-card = Du er { $seat }, og du begynder. Læg et hvilket som helst kort. Det spørger den næste: Kan du følge mig?
# review: "følge" for matching the card before; it may be mistaken for following suit
# source: e624eac74c7f
lesson-match = Nu er du { $seat }, den næste spiller. Den, der kan følge det forrige kort, skal gøre det.
# source: 0a0e0c383cfd
lesson-pay = Når et kort følges, koster det mønter for den, der spillede det forrige. Se, hvor lang kæden af ens kort er, og sig, hvem der betaler.
# source: e67f80f0a413
lesson-broken = Kun kortet lige før tæller. Se, hvordan et kort, der ikke følger, bryder kæden, og hvordan en ny begynder.
# source: d87cdf3cbeac
lesson-end = Når alle kort er spillet, er runden slut. Den, der ikke har flere mønter, er ude, og resten spiller videre.
# source: bba6d0de5c1f
lesson-win = Du er { $seat }, og din modstander har næsten ingen mønter tilbage. Du ved, hvad du skal gøre.
