## The page of a game's problems, in Danish: positions in which one play alone is best.

# source: efc31cd19a37
nav-problems = Opgaver
# source: d3aa5f2e6767
problems-way = Løs opgaver
# source: cdea874dc450
problems-of = { $game }: opgaver
# source: 1fd21aafe5ee
problems-description = Egne opgaver i { $game }: stillinger, hvor kun ét træk vinder, hver med sværhedsgrad, løsning og gendrivelse af alle andre træk.
# review: "double dummy" is the bridge term; Danish bridge players use it untranslated.
# source: 6dc4e2850b21
problems-lead = I hver af disse stillinger er der kun ét træk, der når det, der spørges om. Alle kort ligger åbent (double dummy): Du ser begge hænder, og det, der er tilbage at trække, ligger i sin rækkefølge. Løs opgaven ved bordet: Regelmotoren forsvarer sig så godt, det er muligt, og siger til, når sejren er tabt.
# source: 4a1291ec2b58
problems-rules = Reglerne
# source: d671c76f628b
problems-grade-help = Sværhedsgraden er talt op. Et prøvespil vælger sine træk tilfældigt mod det bedste forsvar; men et træk, der når resultatet med det samme, vælges altid, og et træk, der taber med det samme, vælges kun, når der ikke er andre. Jo færre prøvespil der finder vejen, jo sværere er opgaven.
# source: c4487dff2901
problem-name = Opgave { $n-text }
# source: 48f531564b2b
problem-question =
    { $value ->
        [one] { $seat } har tur. Hvilket træk vinder { $value-text } point?
       *[other] { $seat } har tur. Hvilket træk vinder { $value-text } point?
    }
# source: eef90e511436
problem-wins =
    { $value ->
        [one] { $seat } vinder { $value-text } point.
       *[other] { $seat } vinder { $value-text } point.
    }
# source: 7894a6adfb04
problem-loses =
    { $value ->
        [0] { $seat } vinder ikke noget.
        [one] { $seat } taber { $value-text } point.
       *[other] { $seat } taber { $value-text } point.
    }
# source: cb191fe1fb55
problems-grade-easy = Let
# source: 3d7a7a08f6d2
problems-grade-fair = Middel
# source: 575ab0958a83
problems-grade-hard = Svær
# source: 1caa3950381c
problems-grade-very-hard = Meget svær
# source: 3891ec5dbeb7
problems-playouts =
    { $count ->
        [one] { $found-text } ud af { $count-text } prøvespil finder det
       *[other] { $found-text } ud af { $count-text } prøvespil finder det
    }
# source: 7af063b44938
problems-solve = Løs den
# source: 98c60ce07f76
problems-solution = Løsning
# source: 19d0468ede1a
problems-best = Bedste spil
# source: 7dd7f3b7b860
problems-refuted = Alle andre træk, og hvad der gendriver dem

## The player while a problem is solved

# source: ca8f8ce4b694
contest-label = { $title }
# source: ff9dfcc4f0ed
contest-branch = Din egen vej
# source: 88288a2f0d79
contest-back-to-example = Begynd forfra
# source: efa11eef5e4d
contest-whatif = Spil
# source: b27dfe8ec2e5
contest-whatif-help = Det er din tur. Vælg et kort eller en handling.
# source: 9b6278029e1c
contest-verified = Stillingen er efterprøvet i din browser
# source: 35b12cc8e857
contest-stands = Sejren er stadig inden for rækkevidde.
# source: dbd9054612ae
contest-lost = Dette træk lader sejren glippe. Resultatet af bedste spil før det: { $a } Nu: { $b }
# source: a266010b4c93
contest-lost-already = Sejren glippede i trin { $n }.
# source: 3e60d1663385
contest-take-back = Tag tilbage
# source: 5c40e09a3174
contest-take-back-lost = Tilbage til, hvor sejren kunne nås
# source: 6af1834bff0e
contest-solved = Løst. { $a }
# source: 21c89ca7f4d8
contest-failed = Ikke løst. { $a }
