### The equal-cards game of Snip Snap Snorum, in Danish. To match is "lægge på"; a rank is "værdi".

# source: 6bb4d4e446d8
game-snip-equal = Snip Snap Snorum: spillet med ens kort
    .short = Et livligt spil med ens kort: Et kort spilles ud, kort af samme værdi følger bordet rundt med hvert sit ord, og den, der først er af med sine kort, vinder.
    .minute = Giv alle kort ud. Den, der spiller ud, spiller et hvilket som helst kort uden et ord. Derefter lægger hver på tur et kort af samme værdi på; den, der ingen har, siger pas. Den første, der lægger på, siger »snip«, den næste »snap«, den sidste »snorum«. Den, der spillede værdiens sidste kort, spiller ud igen. Den, der først kommer af med alle sine kort, vinder.
    .names = Snip Snap Snorem, Earl of Coventry

## Overview

# source: fe8064c0cf3b
matching-game =
    { $same-rank ->
        [one] Et kort spilles ud, og de andre af samme værdi spilles til, { $same-rank-text } i alt. Det gælder kun om at komme af med sine kort.
       *[other] Et kort spilles ud, og de andre af samme værdi spilles til, indtil alle { $same-rank-text } er faldet. Det gælder kun om at komme af med sine kort.
    }
    .title = Et spil med ens kort

## Players

# source: 99fe9b48fafa
players = Spillet er for { $fewest-text } til { $most-text } spillere.
    .title = Hvor mange kan spille
# source: 402408e525e6
no-partners = Alle spiller for sig selv; der er ingen makkere.
    .title = Ingen makkere

## Pack

# source: 08e872d6f576
pack =
    { $pack-size ->
        [52] Der bruges et almindeligt spil kort, { $pack-size-text } i alt, uden jokere.
        [32] Der bruges et mindre spil på { $pack-size-text } kort: Alt fra { $first-removed-the } til { $last-removed-larger-the } tages ud.
       *[24] Der bruges et mindre spil på { $pack-size-text } kort: Alt fra { $first-removed-the } til { $last-removed-smaller-the } tages ud.
    }
    .title = Kortene
# source: 063764444816
suits-do-not-matter = Kun værdien tæller. Kulørerne er uden betydning, og ingen værdi er højere end en anden.
    .title = Kun værdien tæller

## Object

# source: b55bdfcd9022
aim = Det gælder om at være den første, der kommer af med alle sine kort.
    .title = Målet

## The deal

# source: 394291118201
first-dealer = Den første kortgiver vælges, som man vil; ofte trækker man om det laveste kort.
    .title = Første kortgiver
# source: 2c23ce691946
deal-one-by-one = Kortgiveren giver alle kort ud, et ad gangen, med uret og begyndende med spilleren til venstre for sig. Nogle kan få et kort mere end andre; det er helt almindeligt.
    .title = Kortene gives
# source: 3d167cb91c45
stakes =
    { $start-chips ->
        [0] Alle har lige mange jetoner ved hånden: spillemærker, mønter eller tændstikker. Hvad man vinder og taber, regnes derfra.
       *[other] Alle begynder med { $start-chips-text } jetoner: spillemærker, mønter eller tændstikker.
    }
    .title = Jetoner
# source: 4d5c47fdcfbd
ante =
    { $ante ->
        [one] Før der gives, lægger hver { $ante-text } jeton i puljen.
       *[other] Før der gives, lægger hver { $ante-text } jetoner i puljen.
    }
    .title = Indskud
# source: 4f91dcb2570d
deal-passes-left = Efter hver runde giver den næste til venstre. Det, man har vundet eller tabt indtil da, bliver stående.
    .title = Den næste runde

## The play

# source: d5d10e2e6dd7
eldest-leads = Spilleren til venstre for kortgiveren, forhånden, spiller ud først.
    .title = Hvem begynder
# source: a9c7d698a43e
lead-any-card = Den, der spiller ud, spiller et hvilket som helst kort med billedsiden opad.
    .title = Udspillet
# source: deed626fdca0
must-lead = Den, der skal spille ud, skal gøre det; her kan man ikke sige pas.
    .title = Man skal spille ud
    .refused = Den, der skal spille ud, kan ikke sige pas, men må spille et hvilket som helst kort.
# source: 557086966e02
same-rank = Turen går med uret, bordet rundt igen og igen, også til den, der spillede ud. Der må kun lægges kort på af den værdi, der er spillet ud.
    .title = Kort af samme værdi
    .refused = Nu må der kun lægges { $rank-a } på.
# source: 36c84bcc004a
must-match = Den, der har et kort af værdien, skal lægge det på, når turen kommer.
    .title = Man skal lægge på
    .refused = Den, der har { $rank-a }, skal spille kortet.
# source: d1fa44d3be09
may-decline = Den, der har et kort af værdien, må holde det tilbage og sige pas.
    .title = Man må lade være med at lægge på
# source: 324764a3f347
pass-if-unable = Den, der ikke har noget kort af værdien, siger »pas« eller banker i bordet.
    .title = At sige pas
# source: fa760c3432e4
pass-chip =
    { $pass-chip ->
        [one] Hvert pas koster { $pass-chip-text } jeton til puljen.
       *[other] Hvert pas koster { $pass-chip-text } jetoner til puljen.
    }
    .title = Det koster at sige pas
# source: c988af4a55e7
one-card = Der spilles kun ét kort ad gangen, også af den, der har flere af værdien.
    .title = Ét kort ad gangen
    .refused = Der spilles kun ét kort ad gangen.
# source: 6d7ec9f8b937
lay-all = Den, der har flere kort af værdien, må lægge dem alle på én gang og siger så ordet til hvert.
    .title = Flere på én gang
# source: a809774bc6b4
one-or-all = Den, der lægger mere end ét kort, skal lægge alle sine kort af værdien.
    .title = Ét eller alle
    .refused = { $rank-A } må spilles alene eller sammen med alle de andre, man har, men intet derimellem.
# source: 1ab8a7d4b1d1
words = Efterhånden som kortene falder, siges ordene i rækkefølge: { $words }. Har det kort, der spilles ud, intet ord, spilles det i tavshed.
    .title = Ordene
# source: ead7a5d4fe24
no-words = Der siges intet; kortene taler for sig selv.
    .title = Ingen ord
# source: 64c397a0bd6c
last-of-rank-leads = Når værdiens sidste kort er faldet, er værdien fuldtallig, og dens kort lægges til side. Den, der spillede det kort, spiller ud igen.
    .title = Næste udspil
# source: bfda13fa37a1
rank-abandoned = Har alle sagt pas, og kan værdien ikke komme videre, spiller den, der sidst spillede et kort af den, ud igen.
    .title = En værdi, der ikke kommer videre

## Scoring

# source: f2a35576bcde
no-stakes = Der betales intet: Det gælder kun om at vinde runden.
    .title = Ingen indsats
# review: "snippet, snappet, snorret" are made for this game after the words that are said.
# source: 2cfaac3edda1
victim-pays =
    { $victim-kind ->
        [last_matcher] Når en anden lægger på det kort, man har spillet, er man snippet, snappet eller snorret og betaler jetoner til puljen: { $snipped-text }, når ordet er »snip«, { $snapped-text }, når det er »snap«, { $snored-text }, når det er »snorum«. Pas ind imellem hjælper ikke.
       *[adjacent] Når den allernæste spiller lægger på det kort, man har spillet, er man snippet, snappet eller snorret og betaler jetoner til puljen: { $snipped-text }, når ordet er »snip«, { $snapped-text }, når det er »snap«, { $snored-text }, når det er »snorum«. Efter et pas betaler ingen.
    }
    .title = Snippet, snappet, snorret
# source: 3cf42641f235
pay-per-card =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] Til sidst betaler hver af de andre { $card-pay-text } jeton til puljen for hvert kort, de har tilbage.
               *[other] Til sidst betaler hver af de andre { $card-pay-text } jetoner til puljen for hvert kort, de har tilbage.
            }
       *[winner]
            { $card-pay ->
                [one] Til sidst betaler hver af de andre vinderen { $card-pay-text } jeton for hvert kort, de har tilbage.
               *[other] Til sidst betaler hver af de andre vinderen { $card-pay-text } jetoner for hvert kort, de har tilbage.
            }
    }
    .title = Kort, man har tilbage
# source: d710a8985ddc
no-chips-out = Den, der har for få jetoner til at betale det hele, betaler, hvad der er tilbage. Den, der ingen har efter en runde, går ud af spillet.
    .title = Ingen jetoner tilbage

## Winning

# source: 824e744cdde9
out-wins = Den, der ikke har flere kort, vinder runden straks, hvad enten værdien er fuldtallig eller ej. Kun én ad gangen kan komme af med sine kort, så en runde ender aldrig uafgjort.
    .title = At komme af med kortene
# source: 7974dd2c79d1
winner-takes-pool = Rundens vinder får alt, hvad der er i puljen.
    .title = Puljen
# source: d02fe14c993f
session-won = Når man holder op, har den med flest jetoner vundet; eller man spiller, til kun én har nogen. Står flere lige om de fleste, spiller de en runde mere indbyrdes.
    .title = Flere runder

## Irregularities

# source: 4a5d36678fc1
forgot-chip =
    { $forgot-pay ->
        [one] Den, der glemmer ordet eller siger et forkert, betaler { $forgot-pay-text } jeton til puljen.
       *[other] Den, der glemmer ordet eller siger et forkert, betaler { $forgot-pay-text } jetoner til puljen.
    }
    .title = Et glemt ord koster
# source: 6cb1aa29dace
forgot-take-back = Den, der glemmer ordet eller siger et forkert, tager kortet tilbage og mister turen.
    .title = Et glemt ord: kortet tages tilbage
# source: c2f947697f78
forgot-draw-back = Den, der glemmer ordet eller siger et forkert, lader kortet ligge, men tager det kort tilbage, vedkommende spillede før det.
    .title = Et glemt ord: et strafkort
# source: ecb0b5cab71e
words-free = Et glemt ord koster intet, så ingen holder øje med det.
    .title = Ingen holder øje med ordene
    .refused = Her holder ingen øje med ordene, så der er intet at glemme.

## Things on the table

# source: 2bbecefb8a03
zone-row = Værdien
# source: 9352a5b25380
zone-dead = Bagsiden opad

## What happens

# source: 8d128485f6de
outcome-counted = jetoner, regnet fra dem du begyndte med
# source: 968124f8c1db
event-taken-back = { $seat } tager { $card } tilbage.
# source: 21f0d2624806
event-won =
    { $value ->
        [game] { $seat } vinder partiet.
       *[hand] { $seat } har ikke flere kort og vinder runden.
    }

## The words; the rhyme is ours

# source: 107b7a1e2713
calls-note = Har en værdis første kort intet ord, spilles det ud i tavshed.

# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum
# review: a rhyme of ours in place of the English one; all lines rhyme with Coventry.
# source: 118972966111
word-coventry-1 = Her er { $rank-a } i vort parti
# source: 99b7bb0e2219
word-coventry-2 = Endnu { $rank-a } i kompagni
# source: a3e9e17c5e16
word-coventry-3 = Det bedste kort af tre, si’r vi
# source: 6b416691fe73
word-coventry-4 = Og her er jarlen af Coventry

## Options: the points on which tables differ

# source: 4fc040e43da3
option-pack = Antal kort
    .help = Med færre kort bliver runderne kortere, til børn.
# source: 8d46b135a43c
option-words = Ordene
    .help = Hvad siges der til kortene af en værdi?
# source: 6c61ae241b5f
choice-words-snip = snip, snap, snorum
# source: d1bb4dc3db2e
choice-words-coventry = linjerne i Earl of Coventry
# source: 08ab0f9a6a8d
choice-words-none = ingen
# source: b10901e07876
option-must_match = Man skal lægge på
    .help = Skal den, der har et kort af værdien, spille det?
# source: 890a7722fd5a
option-lay_all = Flere på én gang
    .help = Må man lægge flere kort af værdien sammen?
# source: 2ab0b115ddfa
option-victim = Hvem der bliver snippet
    .help = Hvem betaler, når der lægges på et kort?
# source: 7f9835830c3d
choice-victim-none = ingen
# source: 4a0409ccf29b
choice-victim-adjacent = naboen, hvis kort der straks lægges på
# source: ce0f8ba35e11
choice-victim-last_matcher = den, hvis kort der lægges på, med eller uden pas imellem
# source: dd12abad5374
option-card_pay = Betaling for kort, man har tilbage
    .help = Til hvem betaler de andre for de kort, de har tilbage?
# source: a675cfcf268a
choice-card_pay-none = til ingen
# source: 5cb8433c1972
choice-card_pay-winner = til vinderen
# source: cf06eeebdc09
choice-card_pay-pool = til puljen
# source: a22918ab71c0
option-ante = Indskud
    .help = Hvor mange jetoner lægger hver i puljen, før der gives?
# source: cb1bf0fb0d3a
option-pass_chip = Prisen for et pas
    .help = Hvor mange jetoner koster et pas?
# source: e3572dcf7f4b
option-forgot = Et glemt eller forkert ord
    .help = Hvad sker der, når nogen glemmer ordet eller siger et forkert?
# source: a749ba5c6740
choice-forgot-none = ingenting
# source: 0553ea5d096d
choice-forgot-chip = en jeton til puljen
# source: 1cbb04ff738d
choice-forgot-take_back = spilleren tager kortet tilbage og mister turen
# source: 0e5669e828d9
choice-forgot-draw_back = spilleren tager et tidligere kort tilbage
# source: e6de425775d2
option-start_chips = Jetoner ved begyndelsen
    .help = Hvor mange jetoner har hver ved begyndelsen? Er der ingen, regnes der blot med, hvad der vindes.
# source: 22d481ec7d00
option-insolvency = Ingen jetoner tilbage
    .help = Må man skylde jetoner, eller går den, der ingen har, ud?
# source: 93d7ccf4bbdb
choice-insolvency-debts = man må skylde
# source: 51799ab4c801
choice-insolvency-leave = den, der ingen har, går ud af spillet
# source: 4879846f393d
option-min_players = Mindste antal spillere
    .help = Hvor mange spillere skal der mindst til?

## Presets

# source: d1eda83d6129
preset-plain = Snip Snap Snorum med ens kort
    .about = Det enkle spil: Den, der først er af med sine kort, vinder runden, og der betales intet.
# source: c8a1c025ab19
preset-chips = Snip Snap Snorum om jetoner
    .about = De andre betaler vinderen for de kort, de har tilbage.
# source: 81bba3e56e81
preset-pool = Spillet om puljen
    .about = Naboer snipper, snapper og snorrer hinanden, og vinderen får puljen.
# source: d8568ff5b167
preset-silent = Stille Snip Snap
    .about = Slet ingen ord: et første spil med ens kort for små børn.
# source: 501fe2b33146
preset-reduced-32 = Snip Snap Snorum med færre kort
    .about = Et kortere spil for børn.
# source: 391d80366f23
preset-reduced-24 = Snip Snap Snorum med få kort
    .about = Det korteste spil, for de mindste.
# source: 7beda1cbc000
preset-earl-of-coventry = Earl of Coventry
    .about = Det samme spil med et rim i stedet for ordene. Rimets første linjer nævner den værdi, der spilles, og vinderen får en jeton for hvert kort, de andre har tilbage.

## The game in steps

# source: a4bc710f4cd1
step-shuffle = Bland de { $pack-size-text } kort. Hvem som helst kan give først.
# source: 8159ae9c7769
step-deal = Giv alle kort ud, et ad gangen, med uret og begyndende til venstre for dig.
# source: df42999c308b
step-stake = Spilles der om jetoner, tager alle lige mange.
# source: 898fa6421810
step-lead = Spilleren til venstre for kortgiveren spiller et hvilket som helst kort med billedsiden opad.
# source: 39b28c3e0f37
step-match = Gå bordet rundt med uret: Den, der har et kort af samme værdi, spiller det, når turen kommer.
# source: 14a1aa955797
step-pass = Den, der ingen har, siger pas.
# source: 7c567d26fd11
step-say = Sig det ord, der hører til dit kort: { $words }.
# source: f9fa8bf58455
step-complete = Når alle kort af værdien ligger på bordet, lægges de til side.
# source: 992f496a96d4
step-lead-again = Den, der spillede det sidste af dem, spiller ud igen, hvad som helst.
# source: 4eb22becf55c
step-end = Den, der først er af med sine kort, vinder straks.
# source: df75e1e02106
step-next-hand = Den næste til venstre giver den næste runde.
# source: d8da796b25c2
step-pay =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] De andre betaler { $card-pay-text } jeton til puljen for hvert kort, de har tilbage, og vinderen får det hele.
               *[other] De andre betaler { $card-pay-text } jetoner til puljen for hvert kort, de har tilbage, og vinderen får det hele.
            }
       *[winner]
            { $card-pay ->
                [one] De andre betaler vinderen { $card-pay-text } jeton for hvert kort, de har tilbage.
               *[other] De andre betaler vinderen { $card-pay-text } jetoner for hvert kort, de har tilbage.
            }
    }

## Tips

# source: 94f089475c58
tip-lead-what-you-have-most = Der er ikke meget andet at afgøre end udspillet. Et enkelt kort bringer aldrig udspillet tilbage; med to kort kommer det første udspil tilbage i { $lead-kept-2-text } % af runderne, med flere altid. At udspillet kommer tilbage, vinder ikke flere runder, så vidt vi kunne måle. Med tre spillere vandt den, der spillede ud først, { $most-held-first-3-text } % af runderne ved at spille det ud, vedkommende havde flest af, og { $first-seat-3-text } % ved at spille ud på må og få; med fire { $most-held-first-4-text } % og { $first-seat-4-text } %.
    .title = Spille det ud, man har flest af? Det betyder næsten intet
# source: 29244578094a
tip-all-of-a-rank =
    { $same-rank ->
        [one] Den, der har hvert kort af en værdi, kommer af med { $same-rank-text } kort og beholder udspillet.
       *[other] Den, der har alle { $same-rank-text } kort af en værdi, kommer af med dem og beholder udspillet. Det sker ikke på én gang: Mellem dine kort må alle andre sige pas, og hvor et pas koster en jeton, fylder det puljen.
    } Det er heller ikke en foræret sejr: Spillere, der fik alle kort af en værdi, vandt { $four-of-a-rank-held-text } % af runderne, de andre { $four-of-a-rank-not-held-text } %. Udspillet er sikkert, men ingen andens udspil tager nogensinde et af disse kort med.
    .title = Alle af en værdi
# source: d56f72172c19
tip-no-dead-leads = I det almindelige spil er intet udspil dødt: En værdi, der er spillet ud, bliver altid fuldtallig, fordi alle kort er givet ud, og man skal lægge på. Kun hvor man må lade være, eller et kort er taget tilbage, kan et enkelt kort af en værdi blive tilovers; spil det ud, når du er nødt til det. I { $dead-lead-text } % af vores runder efter de almindelige regler spillede nogen et kort ud, der ikke længere var noget magen til.
    .title = Enkelte kort, der er tilovers
# source: 09a50061e2c8
tip-cards-cost = I spillet om jetoner koster hvert kort, du har tilbage. Når en anden næsten er af med sine kort, og du har udspillet, så spil en værdi, du har flere kort af, ikke et enkelt; en fuld hånd er dyr. Med fire spillere havde en taber til sidst i gennemsnit { $cards-left-each-text } kort tilbage, og den, der havde flest, { $cards-left-most-text }.
    .title = Kort koster jetoner
# source: bd55b4167690
tip-mind-your-neighbour = I spillet om puljen er det naboen til venstre, der får dig til at betale. Du kan kun vælge, hvad du spiller ud: Jo flere kort af en værdi du selv har, jo mindre sandsynligt er det, at naboen har et. Har naboen sagt pas, er resten af dine kort af den værdi sikre.
    .title = Hold øje med naboen

## What many deals show

# source: 0d7e5ca9d33c
plot-lead-kept = Hvor ofte det første udspil kommer tilbage
    .about = Hvor ofte den, der spiller ud først, også spiller værdiens sidste kort og spiller ud igen, efter hvor mange kort af værdien spilleren havde.
# source: 7c31d1237c7a
plot-most-held-first = At spille det ud, man har flest af
    .about = Hvor ofte den, der spiller ud først, vinder ved altid at spille en af de værdier ud, spilleren har flest kort af. Sammenlign med tabellen over tilfældige udspil.
# source: 1ff06738defd
plot-four-of-a-rank = Hjælper det at have alle af en værdi?
    .about = Hvor ofte en spiller vinder, der fik alle { $same-rank-text } kort af en værdi, og en, der ikke gjorde.
    .held = alle kort af en værdi
    .not-held = ingen værdi fuldtallig
# source: 90f04c7cdf6b
plot-four-of-a-rank-chips = Hvad det er værd i jetoner at have alle af en værdi
    .about = Hvad en spiller vinder eller taber mere end de andre i gennemsnit, med alle { $same-rank-text } kort af en værdi og uden.
    .held = alle kort af en værdi
    .not-held = ingen værdi fuldtallig

## Questions

# source: 744680807d89
question-must-i-match = Skal jeg spille et kort af værdien, hvis jeg har et?
    .answer = I det almindelige spil skal du, ét kort for hver tur. Som husregel kan I aftale, at alle må lade være.
# source: dd1b0b42a4a0
question-which-word = Hvilket ord hører til hvilket kort?
    .answer = De kommer i denne rækkefølge: { $words }. Det kort, der spilles ud, har intet ord, undtagen i Earl of Coventry.
# source: d02493d47009
question-all-in-my-hand = Jeg har alle kort af en værdi. Må jeg lægge dem sammen?
    .answer = Ikke i det almindelige spil. Du spiller ét, alle siger pas, og du spiller det næste. Som husregel kan I aftale, at de lægges på én gang.
# source: 621cb67d236b
question-out-in-the-middle = En kom af med sine kort, før værdien var fuldtallig. Spiller vi den færdig?
    .answer = Nej. Runden er slut med det kort.
# source: 4d5ffb33d58c
question-uneven-hands = Får alle lige mange kort?
    .answer = Ofte ikke: Med { $fewest-text } til { $most-text } spillere går kortene sjældent op, og så får nogle et kort mere end andre. Det betyder intet og jævner sig ud, når kortgivningen går bordet rundt.
# source: 905847d787ce
question-tie = Kan det ende uafgjort?
    .answer = En runde kan ikke, for kun én ad gangen kan komme af med sine kort. Står flere lige om de fleste jetoner, når I holder op, spiller de en runde mere indbyrdes.
# source: f3798f7540f8
question-children = Hvordan kan små børn spille med?
    .answer = Udelad ordene, eller tag færre kort, { $larger-reduced-text } eller { $smaller-reduced-text }.

## Glossary

# source: 11296d08487d
term-rank = værdi
    .definition = Hvad et kort er, uanset kuløren: et es, en konge og så videre.
    .also = værdien|værdier
# source: 1b23e752d75e
term-lead = spille ud
    .definition = At spille en værdis første kort; udspillet er også retten til det og tilhører den, der spillede den forrige værdis sidste kort.
    .also = spiller ud|spilles ud|udspil|udspillet
# source: cda88fbe9479
term-call = råb
    .definition = Ordet, der siges til et kort, der lægges på.
    .also = råbet
# source: 1f4d9f137d68
term-pass = pas
    .definition = At lade sin tur gå, fordi man ikke har noget kort af værdien. Det koster intet, undtagen hvor en husregel sætter en pris.
    .also = sige pas|siger pas
# source: 99f015764077
term-snorum = snorum
    .definition = Ordet til en værdis sidste kort og selve kortet; den, der spiller det, har det næste udspil.
# source: 643f04e45510
term-chip = jeton
    .definition = Et spillemærke, en mønt eller en tændstik, som regnskabet føres med.
    .also = jetoner
# source: 4aed2fa73b96
# review: “afkastningsspil”; Danish books have no settled word for games in which one gets rid of cards.
term-shedding-game = afkastningsspil
    .definition = Et spil, hvor alle prøver at komme af med hele hånden før de andre.
# source: 5c7a4e0610c5
term-pool = pulje
    .definition = Jetonerne midt på bordet.
    .also = puljen
# source: bb9556fe162a
term-eldest-hand = forhånd
    .definition = Spilleren til venstre for kortgiveren, som spiller ud først.
    .also = forhånden
# source: 509ba69ee5a2
term-dealer = kortgiver
    .definition = Den, der giver kort i denne runde.
    .also = kortgiveren

## History

# source: 3206e02e8a72
history-burney = I { $burney-year-text } skrev Fanny Burney om en, der ville nøle, indtil en anden spiller råbte »snap«. David Parlett citerer det i sin håndbog om kortspil; det kan være Snip Snap Snorum i den ene eller anden form eller børnespillet Snap.
# source: 7896fe89ecbc
history-century = Spillet er engelsk og går tilbage til 1700-tallet. Nyere forfattere foretrækker denne form, hvor der spilles ens kort, frem for det ældre spil med sekvenser af samme navn.
# source: eb1f61cd1241
history-coventry = Earl of Coventry er det samme spil med et rim. Rimets første linjer nævner den værdi, der spilles, og den sidste linje giver spillet navn. I Fosters bog får vinderen et spillemærke for hvert kort, de andre har.
# source: 12b099ef7ade
history-snap = At sige »snip« og »snap« til ens kort ligger tæt på børnespillet Snap, hvor man også råber ved ens kort. Det ene kan være kommet af det andet.

## Sources and corrections

# source: 8958ba09279d
erratum-E000-5 = Når spillere lægger på efter hinanden, bliver den første af dem snippet, den næste snappet, den næste igen snorret.
    .right = I hvert par af naboer er det den første, der betaler: { $snipped-text }, { $snapped-text } eller { $snored-text }, alt efter det ord, den anden siger.
# source: b234eea64710
erratum-E001-1 = Til et spil på { $smaller-reduced-text } eller { $larger-reduced-text } kort tages alt fra { $first-removed-the } til { $last-removed-larger-the } eller til { $last-removed-smaller-the } ud.
    .right = Det er omvendt: Uden alt op til { $last-removed-larger-the } er der { $larger-reduced-text } kort tilbage; uden alt op til { $last-removed-smaller-the } { $smaller-reduced-text }.
# source: 22ad5a9867aa
erratum-E001-2 = Når alle kort af en værdi undtagen ét er ude, er det et dødt udspil.
    .right = Efter kildens egne regler kan det ikke ske: En værdi, der er spillet ud, bliver fuldtallig, før den næste begynder. Det kræver en husregel eller et kort, der er taget tilbage.
# source: 2e1a67994f62
erratum-E001-3 = Den, der har alle kort af en værdi, får straks snorum.
    .right = Mellem de kort siger alle andre pas, en hel omgang hver gang.
# source: dacdea730031
erratum-E001-4 = Ordlisten siger, at et pas koster en jeton i spillet om jetoner.
    .right = Reglerne i samme kilde gør det til en husregel for sig.
# source: d2d30de8eac1
erratum-E001-5 = Jig siges at blive spillet som Syver.
    .right = Jig er et stopspil: Det næste kort opad i kuløren spilles, i korte sekvenser. Intet bygges ud fra syverne.
# source: 7ff3e8456461
erratum-E001-6 = Efter nogle sætninger står der rækker af kort.
    .right = De er rester af hjemmesiden og betyder intet.
# source: 0670e212314f
erratum-E001-7 = Et glemt ord straffes på forskellige måder forskellige steder.
    .right = Det er forskellige husregler; her kan hver af dem vælges.
# source: 3ca86d5f01e8
erratum-E003-1 = Spilleren til venstre for kortgiveren kaldes den ældste spiller.
    .right = Der menes forhånden, uanset spillerens alder.

## Worked examples

# source: 9f5f8cdcff43
example-passes-and-words = Pas og ord
    .note = En værdi går bordet rundt, til dens sidste kort er faldet. Den, der ingen har, siger pas.
# source: c40a001cdc34
example-all-in-a-row = Spillet om puljen: naboer på række
    .note = Alle naboer undtagen den sidste må betale, og hver mere end den før.
# source: 543e58862038
example-pass-saves = Spillet om puljen: et pas redder
    .note = Efter et pas koster det næste kort af værdien ingen noget.
# source: 4dbbe9af5265
example-all-of-a-rank = Alle af en værdi på én hånd
    .note = Mellem kortene må alle andre sige pas; hvor et pas koster en jeton, fylder det puljen.
# source: 7bfed7479893
example-cards-left = Betaling for kort, man har tilbage
    .note = Den, der har mange kort, betaler dyrt.
# source: 1d67377e1554
example-pool-at-the-end = Vinderen får puljen
    .note = Først betaler de andre til puljen, så får vinderen det hele.
# source: f09626d0a084
example-ante = Et indskud
    .note = Det, alle lagde i, før der blev givet, går også til vinderen.
# source: 782ad5fb39b9
example-forgotten-word = Et glemt ord koster
    .note = Husregel: Et forkert ord eller slet intet koster en jeton; det tavse udspil er ingen fejl.
# source: 987c37dd7766
example-taken-back = Et glemt ord: kortet tages tilbage
    .note = Husregel: Kortet går tilbage til hånden, og værdien venter på det.
# source: 0efdbcd37244
example-drawn-back = Et glemt ord: et strafkort
    .note = Husregel: Spilleren tager et tidligere kort tilbage, nu det eneste af sin værdi.
# source: c78a4aa45d9b
example-out-on-snip = Af med kortene midt i en værdi
    .note = Runden stopper straks; værdien spilles ikke færdig.
# source: 2900aa51f5e7
example-earl-of-coventry = Earl of Coventry
    .note = Hvert kort har sin linje, og de første linjer nævner værdien.
# source: a99d44f92070
example-silent = Uden ord
    .note = Spillet er det samme, blot mere stille.
# source: ca001ce0eeb8
example-reduced-pack = Med færre kort
    .note = Hænderne er små; eksemplet viser, hvad hver får.
# source: b38b14097548
example-small-pack = Med få kort
    .note = Det korteste spil; en spiller har et kort mindre.
# source: 00a5116140c8
example-declined = Lader være med at lægge på
    .note = Husregel: Et kort holdes tilbage, og dets værdi kommer ikke videre.
# source: 13cdd33b56fd
example-all-at-once = Alle på én gang
    .note = Husregel: Ens kort må lægges sammen, hvert med sit ord.
# source: 87032f0a0022
example-last-matcher = Snippet efter et pas
    .note = Husregel: Den, hvis kort der lægges på, betaler, selv om andre har sagt pas imellem.
# source: 84b912c253dc
example-deciding-hand = Et parti og dets afgørende runde
    .note = Efter den første runde står nogle lige; kun de spiller en til.
# source: ba25bc34c7b9
example-out-of-chips = Ingen jetoner tilbage
    .note = Den, der ikke kan betale det hele, betaler, hvad der er tilbage, og går ud af spillet.
# source: a76e2be59d93
example-plain-hand = En enkel runde
    .note = Der betales intet; det gælder kun om at vinde.
# source: 93edffe2cd9a
example-refusals = Kort, der ikke må spilles
    .note = En anden værdi, et pas, der ikke er tilladt, mere end ét kort: Prøv dem under »Hvad nu hvis …?«, og læs hvorfor.

## Trinene, når spillet læres

# source: 3cd3bc68bebc
lesson-deal = Den, der først er af med alle sine kort, vinder. Hele spillet deles ud; på billedet har alle kun nogle få kort, så man kan se, hvad det drejer sig om.
# source: 52dfc9ba8168
lesson-first-card = Spilleren til venstre for kortgiveren begynder og spiller et hvilket som helst kort ud. Derfra går turen bordet rundt.
# source: 73d1f9cb851c
lesson-pass = Der må kun lægges kort på af den værdi, der er spillet ud. Se på hånden hos { $seat }.
# source: c2bb0f850527
lesson-match = Du er { $seat }, og du kan lægge på. Prøv først et andet kort eller at sige pas, hvis du vil: Det afvises.
# source: 549bb0718dc2
lesson-words = Hvert kort, der lægges på, har sit ord, og ordene kommer i rækkefølge. Tæl, hvor mange der er lagt på indtil nu.
# source: 4641029e90b9
lesson-last = Den, der spiller værdiens sidste kort, spiller ud igen. Indtil da siger de andre stadig pas.
# source: f2f04c088970
lesson-win = Du er { $seat }. Du har udspillet og dit sidste kort. Spil det, så er runden din.
# source: a223b796fb9d
lesson-chips = Med jetoner koster hvert kort, der lægges på, nogen noget. Her lægges et på: Hvem betaler?
