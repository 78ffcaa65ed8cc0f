### Vorms (Voormsi), in Danish. To head a trick is "ligge øverst", to beat "stikke", several cards played together are "sæt",
### points are "indløst" when they become real, the stock is "talon". Greenlandic words come as facts and stay as they are.

# source: 9b3f8f8c9282
game-vorms = Vorms
    .short = Grønlands stikspil: kort i en helt egen rækkefølge, syvere, der kun er stærke som udspil, og to lige høje topkort, der jager hinanden.
    .minute =
        { $players ->
            [4] Makkerne sidder over for hinanden. Alle har { $hand-size-text } kort og fylder op fra talonen efter hvert stik. Spil ét kort ud eller flere af samme værdi; de andre spiller lige så mange, hvad de vil. Øverst står { $toqutsit }, kaldet Toqutsit, og { $voormsi }, kaldet Voormsi: Den, der kommer sidst, stikker den anden. En syver, der spilles ud, stikker selv dem, og { $three } stikker alt, medmindre den spilles ud. En side får point for sine stik og for at fange eller redde Voormsi, men de indløses først, når siden taber et stik, eller runden er slut. Den første side, der har slettet præcis { $strokes-text } streger, vinder.
           *[other] Alle spiller for sig selv, har { $hand-size-text } kort og fylder op fra talonen undervejs. Spil ét kort ud eller flere af samme værdi; derefter spilles der lige så mange hver gang, hvad man vil. Øverst står { $toqutsit }, kaldet Toqutsit, og { $voormsi }, kaldet Voormsi: Den, der kommer sidst, stikker den anden. En syver, der spilles ud, stikker selv dem, og { $three } stikker alt, medmindre den spilles ud. Man får point for stik og for at fange eller redde Voormsi, men de indløses først, når man taber et stik, eller runden er slut. Den første, der har slettet præcis { $strokes-text } streger, vinder.
        }
    .names = Voormsi, Vôrmse, Wumps

# source: 9eb4cf800017
kind-distant = fjernere slægtning

## Overview

# source: 4ea52262b330
trick-game = Vorms er et stikspil uden trumf. Næsten alle kort står i én rækkefølge på tværs af kulørerne, og nogle få bryder den. Ingen behøver at bekende kulør.
    .title = Et spil om stik

## Players

# source: 37bb7834f3da
players =
    { $players ->
        [4] Som regel er man { $players-text } om at spille. Med nogle ændringer kan færre spille, ned til { $fewest-text }.
       *[other] I denne variant er der { $players-text } spillere. Man kan være { $fewest-text } til { $most-text }; oftest er man { $most-text }.
    }
    .title = Hvor mange kan spille
# source: 77a02f3f2d30
partners = Spillerne danner { $sides-text } sider for hele partiet. Makkere sidder over for hinanden og har fælles regnskab.
    .title = Makkere
# source: e12dcf10dded
alone = Alle spiller og regner for sig selv. Hvor disse regler taler om en side, er hver spiller en.
    .title = Ingen makkere

## Pack

# source: e71cc7590bcb
pack = Der bruges { $pack-size-text } kort: i hver kulør es, konge, dame, knægt, ni, otte, syv, seks og fem. Kun ruder konge er taget ud; { $three } er i dens sted.
    .title = Kortene
# source: 6de7bfb89b43
named-cards = { $toqutsit-The } hedder Toqutsit, på grønlandsk »din bøddel«; { $voormsi } hedder Voormsi. En stor del af regnskabet drejer sig om dem.
    .title = Toqutsit og Voormsi
# source: b586a0976e94
card-order = Ethvert kort stikkes af et, der står højere, uanset kulør. Toqutsit og Voormsi er højest. Derefter kommer { $high-eight } for sig selv. Så følger, værdi for værdi, { $middle-ranks }, uden den knægt og den otter, der er nævnt. Næstlavest er { $king-of-clubs }, og { $king-of-spades } er lavest. Syverne og ruder tre står uden for denne rækkefølge.
    .title = Kortenes rækkefølge
# source: 1200afb4f716
suit-order = Blandt kort af samme værdi afgør kuløren: Klør er højest, så spar, så hjerter, og ruder er lavest.
    .title = Kulørernes rækkefølge

## Object

# source: fe54b702a146
aim = Det gælder om at slette alle { $strokes-text } streger på sin egen arm af krydset før nogen anden. Det får man point til ved stik og ved det, der sker med Voormsi.
    .title = Målet

## The deal

# source: c1dd5d9105bf
first-dealer = Alle trækker et kort. Den, der trækker det laveste, giver først.
    .title = Første kortgiver
# source: 1fe749516471
deal-four = Kortgiveren giver alle { $hand-size-text } kort, et ad gangen og begyndende til venstre for sig. De andre { $stock-size-text } ligger med bagsiden opad som talon.
    .title = Kortene gives
# source: 6015fcda1591
deal-all = Alle kort gives ud, et ad gangen og begyndende til venstre for kortgiveren: { $hand-size-text } kort til hver. Der er ingen talon, og ingen trækker.
    .title = Alle kort gives ud
# source: 3f1b17615ad9
deal-passes-left = Efter hver runde går kortgivningen til venstre. Streger, der er slettet, forbliver slettet.
    .title = Den næste runde

## The play

# source: fa8b64a8ec63
eldest-leads = Spilleren til venstre for kortgiveren spiller ud til det første stik.
    .title = Hvem begynder
# source: cbf6de857fba
lead-one = Man kan spille et enkelt kort ud, hvilket som helst på hånden.
    .title = At spille ét kort ud
# source: 6c48bea77e16
lead-group = Flere kort af samme værdi må spilles ud sammen, op til { $most-led-text }. Værdien er ligegyldig, også syvere og konger; Voormsi gælder her som konge.
    .title = At spille flere kort ud
# source: bcc37eb8927e
one-rank = Kort, der spilles ud sammen, skal have samme værdi.
    .title = Kun én værdi
    .refused = Kort, der spilles ud sammen, skal have samme værdi: { $rank } kun sammen med { $rank }.
# source: 932171af036b
three-alone = { $three-The } er med i stedet for en konge, men er ikke nogen konge: Den spilles ud alene eller slet ikke.
    .title = Ikke sammen med kongerne
    .refused = { $card-The } er ingen konge. Den kan kun spilles ud alene.
# source: c14d42022b54
three-with-kings = { $three-The } gælder som konge, når der spilles ud: Den må spilles ud sammen med konger.
    .title = Sammen med kongerne
# source: f26fa328cdd4
too-many-led = Ingen må spille flere kort ud, end alle de andre kan svare på.
    .title = Ikke flere, end alle kan svare på
    .refused =
        { $count ->
            [one] En af de andre ville ikke kunne være med. Nu kan der kun spilles { $count-text } kort ud.
           *[other] En af de andre ville ikke kunne være med. Nu kan der højst spilles { $count-text } kort ud.
        }
# source: f11d2d211e19
same-number = Alle spiller lige så mange kort, som der blev spillet ud. De behøver ikke at have samme værdi.
    .title = Lige så mange, som der blev spillet ud
    .refused =
        { $count ->
            [one] Der blev spillet { $count-text } kort ud, så der skal spilles { $count-text }.
           *[other] Der blev spillet { $count-text } kort ud, så der skal spilles { $count-text }.
        }
# source: ddb0082cdbbf
free-play = Spil, hvad du vil. Man skal hverken bekende kulør, følge værdien eller stikke.
    .title = Frit spil
# source: da46234168d9
toqutsit-duty =
    { $toqu-duty ->
        [led] Den eneste undtagelse: Har en modspiller spillet Voormsi ud, skal den, der har Toqutsit, { $toqutsit }, spille den, også selv om et andet kort nu ligger øverst i stikket.
       *[heading] Den eneste undtagelse: Så længe en modspillers Voormsi ligger øverst i stikket, skal den, der har Toqutsit, { $toqutsit }, spille den.
    }
    .title = Pligten til at spille Toqutsit
    .refused = { $card-The } er Toqutsit og skal spilles på modspillernes Voormsi.
# source: 42b276427099
duty-in-groups = Hvor flere kort spilles sammen, skal Toqutsit være iblandt dem, selv om de ikke kan vinde stikket.
    .title = Pligten i hvert sæt
# source: c3d96109d6e3
duty-only-to-win = Hvor flere kort spilles sammen, behøver Toqutsit kun at være iblandt dem, hvis det kan vinde stikket.
    .title = Kun pligt, hvis det vinder

## The play: what beats what

# source: 0fdcd95b0bcd
three-led = { $three-The } er værdiløs som udspil: Et hvilket som helst kort stikker den. Det kort, der gør det, gælder så selv som spillet ud, så en syver dér er lige så stærk som en udspillet syver.
    .title = Ruder tre som udspil
# source: 1af2f8f09085
three-thrown = { $three-The } stikker alt, når den spilles til og ikke ud, og intet stikker den.
    .title = Ruder tre spillet til
# source: 69039314f16a
seven-led = En syver, der spilles ud, er stærk. Den stikker alle kort undtagen disse: en syver i en højere kulør, { $king-of-clubs } og { $three }. Ikke engang Toqutsit eller Voormsi kan tage den.
    .title = En syver som udspil
# source: e11634e2ddc0
higher-seven = En stærk syver stikkes af en syver i en højere kulør, som så selv er stærk. { $highest-seven-The } er den højeste af dem, { $lowest-seven } den laveste.
    .title = En højere syver
# source: 48a56df4e4bf
seven-thrown = Enhver anden syver er værdiløs: Er den ikke spillet ud, og stikker den ikke en stærk syver, tager den intet.
    .title = En syver, der ikke er spillet ud
# source: e45aa9be8871
king-takes-seven = { $king-of-clubs-The } stikker en stærk syver, uanset hvad der er spillet imellem. Ellers er den det næstlaveste kort.
    .title = Klør konge tager en syver
# source: de797608933a
king-on-king = { $king-of-spades-The } stikker { $king-of-clubs }, når den lige har stukket en stærk syver, og kun som det allernæste kort. Derefter stikkes den kun af { $three }.
    .title = Spar konge på klør konge
# source: 483aaacc7251
king-late = Er noget spillet imellem, kommer { $king-of-spades } for sent, og { $king-of-clubs } bliver liggende øverst. Selv har { $king-of-spades } ingen magt over en syver.
    .title = Spar konge kommer for sent
# source: d8d853773117
equal-top = { $toqutsit-The } og { $voormsi }, Toqutsit og Voormsi, er lige høje. Spilles begge i et stik, stikker den, der kommer sidst.
    .title = Lige høje topkort
# source: 6bd185883229
group-beats =
    { $beat ->
        [led] Kort, der spilles sammen, tager kun stikket, hvis de stikker hver sit af de kort, der blev spillet ud. Hvad der siden har taget dem, er ligegyldigt.
       *[heading] Kort, der spilles sammen, tager kun stikket, hvis de stikker hver sit af de kort, der ligger øverst.
    }
    .title = At stikke flere kort

## The play: after the trick

# source: 1a61d541010a
winner-leads = Den, der får stikket, spiller ud til det næste.
    .title = Næste udspil
# source: e842148f3bd8
trick-counts = Et stik, hvor der blev spillet flere kort ud, tæller som lige så mange stik, op til { $most-led-text }.
    .title = Ét udspil, flere stik
# source: 0a81f3a53f6e
second-round = I hvert stik spilles der { $plays-text } gange. Når begge har spillet, fyldes hænderne op, og den, hvis kort ligger øverst, trækker først. Så spiller samme spiller igen og derefter den anden. Det bedste af alle { $plays-text } spil tager stikket.
    .title = Begge spiller igen
# source: 4495938afa0f
draw-in-rotation = Efter hvert stik fyldes hænderne op til { $hand-size-text } kort, så længe talonen rækker. Der trækkes et kort ad gangen på tur, vinderen af stikket først, så hænderne forbliver lige store.
    .title = Der trækkes på tur
# source: 2ed0abd993c9
draw-each = Efter hvert stik fyldes hænderne op til { $hand-size-text } kort, så længe talonen rækker. Vinderen af stikket trækker alle, der mangler, så den næste og så videre; når talonen slipper op, kan nogle få færre.
    .title = Der trækkes på én gang

## Scoring

# source: 6ac32f57c79b
cross = Der tegnes et kryds med en arm på { $strokes-text } streger til hver af de { $sides-text } sider. For hvert point slettes en streg.
    .title = Krydset
# source: 3afcd790d840
fifth-trick =
    { $trick-points ->
        [one] En sides første { $fifth-text } stik giver tilsammen { $trick-points-text } point; færre giver intet.
       *[other] En sides første { $fifth-text } stik giver tilsammen { $trick-points-text } point; færre giver intet.
    }
    .title = Det femte stik
# source: 50cc03803936
first-five =
    { $first-five-points ->
        [one] Var de { $fifth-text } rundens første stik, giver de { $first-five-points-text } point mere.
       *[other] Var de { $fifth-text } rundens første stik, giver de { $first-five-points-text } point mere.
    }
    .title = De første fem stik
# source: d86a39ebc242
further-tricks =
    { $trick-points ->
        [one] Hvert stik ud over { $fifth-text } giver { $trick-points-text } point mere.
       *[other] Hvert stik ud over { $fifth-text } giver { $trick-points-text } point mere.
    }
    .title = Flere stik
# source: 00f29c72b1f6
all-void = Får den ene side alle { $tricks-text } stik, er runden ugyldig, og ingen får noget for den.
    .title = En ugyldig runde
# source: 6662816b946f
voormsi-home =
    { $voormsi-points ->
        [one] En side, der får et stik med Voormsi, { $voormsi }, får { $voormsi-points-text } point for det, hvis Toqutsit endnu kunne have stukket den. Det gælder også, når Toqutsit lå i talonen.
       *[other] En side, der får et stik med Voormsi, { $voormsi }, får { $voormsi-points-text } point for det, hvis Toqutsit endnu kunne have stukket den. Det gælder også, når Toqutsit lå i talonen.
    }
    .title = Voormsi bragt hjem
# source: 8fb61c0e91d2
voormsi-last = Voormsi giver intet, når den var det sidste kort i stikket.
    .title = Voormsi som sidste kort
# source: 8583142315f0
voormsi-toqutsit-out = Voormsi giver intet, når Toqutsit var spillet før.
    .title = Toqutsit er ude
# source: 6c764851dbce
voormsi-toqutsit-held = Voormsi giver intet, når den, der spillede Voormsi, også havde Toqutsit.
    .title = Toqutsit på samme hånd
# source: b39be061ac0a
voormsi-on-toqutsit = Det gælder også inden for et stik: Voormsi giver intet for at stikke Toqutsit.
    .title = Voormsi på Toqutsit giver intet
# source: 981ab6453f98
voormsi-over-toqutsit = Men har Voormsi selv lige stukket Toqutsit i samme stik, gives pointet.
    .title = Voormsi på Toqutsit giver point
# source: 714704403a02
toqutsit-takes-voormsi =
    { $toqutsit-points ->
        [one] Stikker Toqutsit en modspillers Voormsi, der ligger øverst, og vinder den stikket, får dens side { $toqutsit-points-text } point.
       *[other] Stikker Toqutsit en modspillers Voormsi, der ligger øverst, og vinder den stikket, får dens side { $toqutsit-points-text } point.
    }
    .title = Toqutsit tager Voormsi
# source: 9c15de3625a7
voormsi-thrown-in = Lå Voormsi ikke øverst, men var bare kastet i, får Toqutsit intet for den.
    .title = Voormsi kastet i
# source: 70b298899eee
own-voormsi =
    { $friendly-toqutsit ->
        [lose_game] Stikker Toqutsit sin egen sides Voormsi, der ligger øverst, taber siden straks partiet.
        [lose_hand_points] Stikker Toqutsit sin egen sides Voormsi, der ligger øverst, slutter runden, og siden mister de point, den har fået i den og endnu ikke indløst.
       *[reset_score] Stikker Toqutsit sin egen sides Voormsi, der ligger øverst, slutter runden, siden får intet for den, og alle de streger, den har slettet, tegnes op igen.
    }
    .title = Toqutsit på egen Voormsi
# source: 41e1452bb80c
spare-own-voormsi = Ingen må stikke sin egen sides Voormsi, der ligger øverst, med Toqutsit, så længe der kan spilles andet.
    .title = Skån din egen Voormsi
    .refused = { $card-The } ville stikke din egen sides Voormsi. Spil noget andet.
# source: 4cd2006efa3d
three-takes-voormsi =
    { $three-on-voormsi-points ->
        [one] Stikker { $three } Voormsi, mens den ligger øverst, får treerens side { $three-on-voormsi-points-text } point, hvad enten Voormsi var en modspillers eller en makkers.
       *[other] Stikker { $three } Voormsi, mens den ligger øverst, får treerens side { $three-on-voormsi-points-text } point, hvad enten Voormsi var en modspillers eller en makkers.
    }
    .title = Ruder tre tager Voormsi
# source: adacc9376dec
own-three-counts = Med { $three } må man også tage sin egen Voormsi og får det samme for det.
    .title = At tage sin egen Voormsi giver point
# source: e14a84cb031f
own-three-nothing = At tage sin egen Voormsi med { $three } giver intet.
    .title = At tage sin egen Voormsi giver intet
# source: 3722ccf2d0ff
three-takes-toqutsit =
    { $three-on-toqutsit-points ->
        [one] Har Toqutsit lige stukket Voormsi, der lå øverst, og stikker { $three } så Toqutsit, får treerens side { $three-on-toqutsit-points-text } point, og Toqutsits side får intet.
       *[other] Har Toqutsit lige stukket Voormsi, der lå øverst, og stikker { $three } så Toqutsit, får treerens side { $three-on-toqutsit-points-text } point, og Toqutsits side får intet.
    }
    .title = Ruder tre tager Toqutsit
# source: 0e07cd8ee850
three-on-toqutsit-alone = Har Toqutsit ikke stukket nogen Voormsi, får { $three } intet for at tage den.
    .title = Toqutsit taget alene
# source: 08b9b39eb9f2
# review: “indløse” for points that become real.
realise-on-loss = Point gælder ikke straks. Når en side taber et stik, indløses alle de point, den har fået siden sidst, på én gang.
    .title = Point indløses
# source: 55dc318f24d3
realise-at-end =
    { $end-order ->
        [winner_first] Ved rundens slutning indløses alle point: først dem hos den side, der fik det sidste stik, så de andres.
       *[loser_first] Ved rundens slutning indløses alle point: først dem hos den, der tabte det sidste stik, så dem hos den side, der fik det.
    }
    .title = Ved rundens slutning
# source: c8c1ac5c4671
overshoot = En side, der kommer forbi { $strokes-text }, sættes tilbage: Den går frem til enden og så lige så mange streger tilbage, som den har for meget. Den har ikke tabt og spiller videre.
    .title = For mange point

## Winning

# source: 7142937cf9cc
hand-over = Runden slutter, når alle kort er spillet.
    .title = Rundens slutning
# source: 42b40f7c7903
game-won = Den side, der når præcis { $strokes-text }, har straks vundet partiet, også midt i en runde. Ellers gives der til en ny runde.
    .title = At vinde partiet

## Irregularities

# source: 4923a7cd46a7
show-hand = Den, der får point for at tage et stik med Voormsi, skal straks vise sin hånd, hvis nogen beder om det, for at bevise, at Toqutsit ikke er på den.
    .title = At vise hånden

## The chart of what beats what

# source: de3f21a6419c
standing-three-led = { $three-The }, spillet ud
    .about = Nu er den værdiløs, og det, der spilles som det næste, overtager og gælder som spillet ud.
# source: cbee682c5e9b
standing-three-thrown = { $three-The }, spillet til
    .about = Når den ikke er spillet ud, står den over alt.
# source: 0ddc9039b606
standing-plain = I den sædvanlige rækkefølge
    .about = Kun højden tæller, på tværs af kulørerne. Toqutsit og Voormsi stikker hinanden.
# source: ea350c637552
standing-strong-seven = Stærke syvere
    .about = En syver, der blev spillet ud, eller kom først på en udspillet ruder tre, eller har stukket sådan en syver. Enhver anden syver tager intet.
# source: 87ed0d25adfb
standing-king-over-seven = { $king-of-clubs-The } på en stærk syver
    .about = Den har lige taget syveren og er nu ikke længere blandt de laveste.
# source: 747bf721c640
standing-king-over-king = { $king-of-spades-The } på den konge
    .about = Spillet direkte på klør konge, der lige har taget en stærk syver.
# source: 8171efebbbe0
situation-led = spillet ud
# source: 3e32829be0e5
situation-second = først på en udspillet ruder tre
# source: 64c60f63d8dc
situation-thrown = spillet senere

## Things on the table

# source: de8b07513d7f
zone-trick = Stikket
# source: d3f70ac7c7c4
zone-stock = Talon
# source: 06b4ffb46395
zone-played = Spillet tidligere
# source: 4fcdfbe852b2
outcome-counted = stregers forspring i denne runde for hver anden side
# source: 5d2ef3e549fe
fact-score =
    { $value ->
        [one] { $seat }: { $value-text } streg slettet
       *[other] { $seat }: { $value-text } streger slettet
    }
    .own =
        { $value ->
            [one] { $value-text } streg slettet
           *[other] { $value-text } streger slettet
        }
# source: 839937859cc3
fact-hand_points =
    { $value ->
        [one] { $seat }: { $value-text } point i vente
       *[other] { $seat }: { $value-text } point i vente
    }
    .own =
        { $value ->
            [one] { $value-text } point i vente
           *[other] { $value-text } point i vente
        }
# source: ff492d544a4f
fact-tricks =
    { $value ->
        [one] { $seat }: { $value-text } stik
       *[other] { $seat }: { $value-text } stik
    }
    .own =
        { $value ->
            [one] { $value-text } stik
           *[other] { $value-text } stik
        }
# source: 8a37f332441d
fact-stock =
    { $value ->
        [one] { $value-text } kort i talonen
       *[other] { $value-text } kort i talonen
    }

## What happens

# source: 59ea9f3f5ae8
event-played = { $seat } spiller { $cards }.
# source: aa7f37fde14f
event-drew = { $seat } trækker { $card }.
# source: 9df47fac798f
event-takes =
    { $value ->
        [three-led] { $card-The } overtager og gælder som spillet ud, for { $next } er værdiløs som udspil.
        [three-thrown] { $card-The } stikker { $next } og alt andet.
        [higher-seven] { $card-The } stikker { $next } med den højere kulør.
        [king-takes-seven] { $card-The } stikker { $next }; det kan kun den konge.
        [king-on-king] { $card-The } er spillet direkte på { $next } og stikker den.
        [equal-top] { $card-The } og { $next } er lige høje, og den, der kommer sidst, vinder.
       *[card-order] { $card-The } stikker { $next }.
    }
# source: 4470352093c8
event-falls-short =
    { $value ->
        [seven-thrown] { $card-The } er ikke spillet ud og er derfor værdiløs.
        [king-late] { $card-The } kommer for sent: Den skulle være spillet direkte på { $next }.
       *[group-beats] Ikke nok: Kortene skal stikke hver sit kort, og det kan { $cards } ikke.
    }
# source: 22c664a39107
event-why-led = { $seat } havde spillet { $cards } ud.
# source: 2dfee4454545
event-why-took =
    { $value ->
        [three-led] { $card-The } var det første kort på { $next } og gjaldt som spillet ud.
        [three-thrown] { $card-The } stak { $next }.
        [higher-seven] { $card-The } stak { $next } med den højere kulør.
        [king-takes-seven] { $card-The } stak { $next }; det kan kun den konge.
        [king-on-king] { $card-The } stak { $next }, fordi den blev spillet direkte på den.
        [equal-top] { $card-The } stak { $next }, der er lige så høj, fordi den kom sidst.
       *[card-order] { $card-The } stak { $next }.
    }
# source: 495b5d224cad
event-why-stands =
    { $value ->
        [strong-seven] { $card-The } gjaldt som en stærk syver.
        [king-over-seven] { $card-The } havde taget en stærk syver.
        [king-over-king] { $card-The } havde det sidste ord blandt kongerne.
        [three-led] { $card-The } var spillet ud, og et hvilket som helst kort ville have stukket den.
        [three-thrown] { $card-The } var ikke spillet ud, så intet kunne stikke den.
       *[plain] { $card-The } stod i den sædvanlige rækkefølge.
    }
# source: 8eaf5ca3c844
event-would-beat =
    { $value ->
        [three-led] Ethvert kort kunne have stukket dette, selv { $card }.
        [king-over-seven]
            { $cards-count ->
                [1] Kun { $cards } kunne have stukket dette kort.
               *[other] Kun { $cards } kunne have stukket dette kort, og kongen kun direkte på det.
            }
       *[other]
            { $cards-count ->
                [1] Kun { $cards } kunne have stukket dette kort.
                [2] Kun { $cards } kunne have stukket dette kort.
                [3] Kun { $cards } kunne have stukket dette kort.
                [4] Kun { $cards } kunne have stukket dette kort.
                [5] Kun { $cards } kunne have stukket dette kort.
               *[other] Ethvert højere kort, fra { $card } og opad, kunne have stukket dette kort.
            }
    }
# source: c5e909c71718
event-fifth-trick =
    { $value ->
        [one] Et femte stik: { $value-text } point til { $seat }.
       *[other] Et femte stik: { $value-text } point til { $seat }.
    }
# source: 2a4557edbf69
event-first-five =
    { $value ->
        [one] De var rundens første: { $value-text } point mere til { $seat }.
       *[other] De var rundens første: { $value-text } point mere til { $seat }.
    }
# source: f8ea67a9d83a
event-further-tricks =
    { $value ->
        [one] For flere stik: { $value-text } point til { $seat }.
       *[other] For flere stik: { $value-text } point til { $seat }.
    }
# source: 17040a59304e
event-voormsi-home =
    { $value ->
        [one] Voormsi er bragt hjem: { $value-text } point til { $seat }.
       *[other] Voormsi er bragt hjem: { $value-text } point til { $seat }.
    }
# source: 3f5aff1300b3
event-voormsi-last = Voormsi var stikkets sidste kort og giver derfor intet.
# source: 7ab1b0b7f296
event-voormsi-toqutsit-out = Toqutsit var allerede ude, så Voormsi giver intet.
# source: d812edc337af
event-voormsi-toqutsit-held = Toqutsit var på samme hånd, så Voormsi giver intet.
# source: a783e48b7e17
event-voormsi-thrown-in = Voormsi lå ikke øverst, så Toqutsit får intet for den.
# source: 95943d1e34a4
event-toqutsit-takes-voormsi =
    { $value ->
        [one] Toqutsit har taget Voormsi: { $value-text } point til { $seat }.
       *[other] Toqutsit har taget Voormsi: { $value-text } point til { $seat }.
    }
# source: c9f63e6a0ac6
event-three-takes-voormsi =
    { $value ->
        [one] { $card-The } har taget Voormsi: { $value-text } point til { $seat }.
       *[other] { $card-The } har taget Voormsi: { $value-text } point til { $seat }.
    }
# source: 347ebfae7810
event-three-takes-toqutsit =
    { $value ->
        [one] { $card-The } har taget Toqutsit, som havde taget Voormsi: { $value-text } point til { $seat } og intet for Toqutsit.
       *[other] { $card-The } har taget Toqutsit, som havde taget Voormsi: { $value-text } point til { $seat } og intet for Toqutsit.
    }
# source: 64d4b1455b9c
event-three-on-toqutsit-alone = Toqutsit havde ikke taget nogen Voormsi, så det giver intet at tage den.
# source: dc9816ba45e6
event-own-voormsi =
    { $value ->
        [lose_game] Toqutsit har taget sin egen sides Voormsi, og { $seat } taber partiet.
        [lose_hand_points] Toqutsit har taget sin egen sides Voormsi: { $seat } mister de point, der var i vente.
       *[reset_score] Toqutsit har taget sin egen sides Voormsi: Alle streger tegnes op igen for { $seat }.
    }
# source: 7890b07e91af
event-realised =
    { $value ->
        [one] Nu indløses der: { $value-text } streg slettes for { $seat }.
       *[other] Nu indløses der: { $value-text } streger slettes for { $seat }.
    }
# source: efe2d5d5dccf
event-set-back = Det er forbi enden, så det går tilbage igen, og { $seat } har nu { $value-text }.
# source: 3b79894dd273
event-hand-void = Alle stik gik til { $seat }, så runden er ugyldig, og ingen får noget.
# source: be9d889c062c
event-hand-over = Runden er slut.

## Options: the points on which sources or tables differ

# source: 5639f776ce0c
option-players = Spillere
    .help = Hvor mange spiller? Det bestemmer sider, stik og krydsets længde.
# source: 0409f0158ea9
option-three_counts_as_king = Ruder tre sammen med konger
    .help = Må ruder tre spilles ud sammen med konger?
# source: e8a64d55f634
option-toqu_duty = Pligten til at spille Toqutsit
    .help = Hvornår skal Toqutsit spilles på en modspillers Voormsi?
# source: 14427ba6e0a1
choice-toqu_duty-heading = så længe Voormsi ligger øverst
# source: 7b78f4252137
choice-toqu_duty-led = hver gang Voormsi blev spillet ud
# source: 989c4792136f
option-toqu_duty_hopeless = Pligten i et sæt, der ikke kan vinde
    .help = Skal Toqutsit være blandt flere kort, selv om de ikke kan tage stikket?
# source: c4e47dd7ddc1
option-beat = Hvad et sæt skal stikke
    .help = Skal flere kort stikke dem, der ligger øverst, eller dem, der blev spillet ud?
# source: 7844b3e0e290
choice-beat-heading = de kort, der ligger øverst
# source: e2e17cbf9136
choice-beat-led = de kort, der blev spillet ud
# source: 21502e7b34a9
option-friendly_toqutsit = Toqutsit på egen Voormsi
    .help = Hvad sker der, når Toqutsit stikker sin egen sides Voormsi, der ligger øverst?
# source: 3bd78fc0140f
choice-friendly_toqutsit-reset_score = alle sidens streger tegnes op igen
# source: e7c90fea25aa
choice-friendly_toqutsit-lose_hand_points = siden mister sine point i runden
# source: 159b3851d838
choice-friendly_toqutsit-lose_game = siden taber partiet
# source: b6520a4d4f85
choice-friendly_toqutsit-forbidden = det er forbudt
# source: c7f40de542a0
option-voormsi_over_toqu = Voormsi på Toqutsit giver point
    .help = Giver Voormsi sit point, når den stikker Toqutsit i samme stik?
# source: ebfaa04f3682
option-end_order = Hvem der indløser først
    .help = Når runden slutter, hvis point indløses så først?
# source: 1cbaa140faa5
choice-end_order-loser_first = den, der tabte det sidste stik
# source: 3673d14f362a
choice-end_order-winner_first = den, der fik det sidste stik
# source: 47875c1e88ba
option-draw = At trække
    .help = Trækkes der på tur, eller fylder hver spiller hele hånden op?
# source: 4ca68800b2f6
choice-draw-rotation = et kort ad gangen på tur
# source: 6189144dc98f
choice-draw-fill_each = hver spiller alle, der mangler
# source: f7f3ac382180
option-own_three = Ruder tre på egen Voormsi
    .help = Giver det point at tage sin egen Voormsi med ruder tre, når man er få?
# source: fb9efc5d2849
option-deal_all = Alle kort gives ud
    .help = Gives alle kort ud fra begyndelsen?

## Presets

# source: 690872b3ab09
preset-four = Vorms for fire
    .about = Det sædvanlige spil: Makkerne sidder over for hinanden.
# source: dd7f5b16c1a2
preset-three = Vorms for tre
    .about = Alle spiller for sig selv; runderne har flere stik og krydset flere streger.
# source: b9a7c1351cf7
preset-two = Vorms for to
    .about = Begge spiller i hvert stik også for en usynlig makker.

## The game in steps

# source: 7446c93e35c0
step-deal-four = Tag de { $pack-size-text } kort med { $three } i stedet for ruder konge. Den, der trækker det laveste kort, giver { $hand-size-text } til hver; resten er talon.
# source: 28b7ff0a54ac
step-deal-all = Tag de { $pack-size-text } kort med { $three } i stedet for ruder konge. Den, der trækker det laveste kort, giver dem alle ud, { $hand-size-text } til hver.
# source: b1e3a929d100
step-lead = Spilleren til venstre for kortgiveren spiller et kort ud eller op til { $most-led-text } af samme værdi.
# source: 38bb3240e8eb
step-play = De andre spiller lige så mange kort, hvad de vil. Kun Toqutsit, { $toqutsit }, skal spilles på en modspillers Voormsi.
# source: d914c0c06b0d
step-order = Oppefra: { $toqutsit } og { $voormsi }, lige høje; { $high-eight }; så { $middle-ranks }; så klør konge og spar konge. Inden for en værdi: klør, spar, hjerter, ruder.
# source: f755452f33ef
step-special = En udspillet syver falder kun for en højere syver, for { $king-of-clubs } og for { $three }; { $king-of-spades } stikker den konge, når den spilles direkte på den. Spillet til og ikke ud stikker { $three } alt.
# source: e4a3fd74d31f
step-draw = Vinderen spiller ud igen. Først fylder alle op til { $hand-size-text } kort, et ad gangen på tur.
# source: 49bab1959ba5
step-draw-each = Vinderen spiller ud igen. Først fylder alle op til { $hand-size-text } kort, hver spiller hele hånden, vinderen først.
# source: a26b723c8a63
step-draw-two = Når begge har spillet, fyldes der op til { $hand-size-text } kort; den, hvis kort ligger øverst, trækker først og spiller igen, så den anden. Vinderen af stikket trækker og spiller ud.
# source: 21ca68938923
step-win-tricks =
    { $first-five-points ->
        [0] Regn { $trick-points-text } for dine første { $fifth-text } stik og { $trick-points-text } for hvert stik derover.
       *[other] Regn { $trick-points-text } for dine første { $fifth-text } stik, { $first-five-points-text } mere, hvis de var rundens første, og { $trick-points-text } for hvert stik derover.
    }
# source: 7c3355bad81f
step-win-cards = Regn { $voormsi-points-text } for et stik med Voormsi, mens Toqutsit endnu var en fare, og { $toqutsit-points-text } for at tage en modspillers øverste Voormsi med Toqutsit. Med { $three } regnes { $three-on-voormsi-points-text } for at tage Voormsi, når den ligger øverst, og { $three-on-toqutsit-points-text } for at tage Toqutsit, når den lige har taget Voormsi.
# source: 032aef5069bf
step-realise = Dine point indløses, når du taber et stik, eller når runden slutter. Den, der tager alle stik, gør runden ugyldig.
# source: 6d3eee446c2e
step-end = Kommer du på præcis { $strokes-text }, har du vundet med det samme. Kommer du over, sættes du lige så langt tilbage.

## Tips

# source: c22c2233a27c
tip-lead-a-seven = En syver på hånden er intet værd, før du spiller den ud. { $highest-seven-The } falder som udspil kun for { $king-of-clubs } og for { $three }; er de ude, er den et sikkert stik. Når vores computerspillere spillede den ud alene, tog den { $led-wins-7c-text } % af sine stik.
    .title = Spil dine syvere ud
# source: d6d1e4df061a
tip-keep-the-three = Spil aldrig { $three } ud, hvis du kan undgå det. Holdes den tilbage, tager den et hvilket som helst stik, og helst et, hvor Toqutsit lige har taget Voormsi. Når vores computerspillere alligevel spillede den ud, tog den { $led-wins-3d-text } % af stikkene.
    .title = Gem det uovervindelige kort
# source: f43a1f26a69e
tip-king-of-spades-ready = { $king-of-spades-The } er kun til nytte, hvis du spiller lige efter den, der har { $king-of-clubs }. Behold den, så længe den konge mangler og du sidder til venstre for den, der har den; kast den ellers tidligt.
    .title = Spar konge venter
# source: 73ec6ae65943
tip-voormsi-early = Voormsi giver kun noget, så længe der er fare. Spillet til sidst, eller når Toqutsit er ude, tager den et stik og ikke mere; spillet tidligt kan den give sit point eller falde.
    .title = Voormsi skal være i fare
# source: 433e0f1f1767
tip-spare-your-partner =
    { $friendly-toqutsit ->
        [forbidden] Du hverken skal eller må spille Toqutsit på din egen sides Voormsi, når den ligger øverst.
       *[other] Du skylder ikke din makkers Voormsi noget. Toqutsit på den er spillets dyreste fejl: Spil hvad som helst andet.
    }
    .title = Lad makkers Voormsi være
# source: 9c4afd28f79e
tip-lead-pairs = Flere kort spillet ud sammen er svære at stikke, for de skal stikkes af hver sit kort. Selv et lavt par holder ofte, og det tæller som lige så mange stik.
    .title = Spil kort ud sammen
# source: debfbbffd2d2
tip-draw-out-toqutsit = Tror du, at en modspiller har Toqutsit, så tvinger Voormsi den frem. I et par, der ikke kan stikkes, koster det dig intet: Toqutsit må frem og tager intet.
    .title = Lok Toqutsit frem
# source: 58e34fd0ab54
tip-lose-one = At tage alle { $tricks-text } stik er intet værd. Når du har alle undtagen det sidste, så giv det væk: Tabet indløser dine point.
    .title = Tab ét i tide
# source: 5d5be081696f
tip-count-the-strokes = Tæl efter, før du spiller, når du er tæt på { $strokes-text }. Et stik, der tabes i rette øjeblik, vinder partiet; et stik for meget sætter dig tilbage.
    .title = Tæl til enden

## What many deals show

# source: b1504e9e8b73
plot-led-wins = Hvor ofte et kort, der spilles ud, tager stikket
    .about = Kort spillet ud alene, de stærkeste først.
# source: f98a779f140e
plot-tricks-won = Hvor mange stik en runde har
    .about = Flere kort spillet ud sammen er her ét stik.

## Questions

# source: d4785270a5f2
question-must-i-beat = Skal jeg stikke eller bekende kulør?
    .answer = Nej. Du må spille hvad som helst. Den eneste pligt er at spille Toqutsit på en modspillers Voormsi.
# source: 29d2fec32a80
question-what-beats-a-seven = Hvad kan stikke en syver?
    .answer = Hvis den blev spillet ud: en syver i en højere kulør, { $king-of-clubs } eller { $three }. Hverken { $king-of-spades } eller de højeste kort kan. Blev den ikke spillet ud, er den værdiløs fra begyndelsen.
# source: dbbeaa520fb4
question-beat-the-three = Kan noget stikke ruder tre?
    .answer = Blev { $three } spillet ud, kan alt. Blev den spillet til et stik, kan intet.
# source: 08aeb963ec8b
question-king-second = Hvad nu hvis klør konge er det første kort på en udspillet ruder tre?
    .answer = Den gælder som spillet ud, men { $king-of-clubs } har kun magt over syvere. Den tager altså { $three } og er så igen det næstlaveste kort.
# source: a4e920d4f202
question-mixed-group = Skal kort, der stikker et par, selv være et par?
    .answer = Nej. De må have forskellig værdi, men de skal stikke hver sit kort i parret.
# source: 30ad73401458
question-both-cards = Hvad er højest, Toqutsit eller Voormsi?
    .answer = Ingen af dem. { $toqutsit-The } og { $voormsi } er lige høje, og den, der kommer sidst, vinder.
# source: de94359b84b3
question-toqutsit-in-the-stock = Giver Voormsi point, mens Toqutsit ligger i talonen?
    .answer = Ja. Ingen kunne vide, hvor den var, så faren gælder.
# source: 0b72ef29aacc
question-uneven-hands = Kan hænderne blive ulige store, når der spilles flere kort ud?
    .answer = Ikke når der trækkes et kort ad gangen på tur. Fylder hver spiller hele hånden op på én gang, kan de, når talonen slipper op.
# source: 2eb0c5e9bebf
question-win-in-mid-hand = Kan partiet slutte midt i en runde?
    .answer = Ja, i det øjeblik point indløses og giver præcis { $strokes-text }. Så længe du kun vinder stik, er intet indløst.
# source: 2c93d6744e88
question-both-sides-at-the-end = Hvad nu hvis mere end én side ville nå målet ved rundens slutning?
    .answer =
        { $end-order ->
            [winner_first] Den, der fik det sidste stik, indløser først og har vundet med præcis { $strokes-text }.
           *[loser_first] Den, der tabte det sidste stik, indløser først og har vundet med præcis { $strokes-text }.
        }
# source: 9b4218aa17b4
question-where-is-the-king = Hvor er ruder konge?
    .answer = { $king-of-diamonds-The } er ikke med. I dag er { $three } i dens sted.

## Glossary

# review: the Greenlandic word is the one of the glossary below.
# source: 2e79aff42d02
term-trick = stik
    .definition = De kort, alle spiller efter ét udspil. På grønlandsk: pinnattaq.
    .also = stikket|stikkene
# source: 77da9314b781
term-lead = spille ud
    .definition = At spille det første kort, eller de første, i et stik; udspillet er også selve kortene.
    .also = spiller ud|spilles ud|spillet ud|udspil|udspillet
# source: 3582542b93b9
term-stock = talon
    .definition = De kort, der ikke er givet. Hænderne fyldes op fra dem.
    .also = talonen
# source: 00f60c0a66df
term-stroke = streg
    .definition = Et mærke på en sides arm af krydset. Hvert point sletter en streg.
    .also = streger
# source: d51c96d2abaa
term-rubber = parti
    .definition = Hele partiet, der spilles, til en side har slettet alle sine streger.
    .also = partiet
# source: 53f9aa8cef76
term-group = sæt
    .definition = Flere kort, der spilles sammen af én spiller.
# source: f19a3fd21bde
# review: “ligge øverst” for the best card of a trick so far; bridge players may say “stå til stikket”.
term-heading = ligge øverst
    .definition = At være det bedste i stikket indtil videre. Det, der ligger øverst til sidst, får stikket.
    .also = ligger øverst
# source: 1fd46ee94dc6
term-strong-seven = stærk syver
    .definition = En syver, der blev spillet ud, eller var det første kort på en udspillet ruder tre, eller har stukket sådan en syver.
    .also = stærke syvere
# source: 5da10f171c8b
term-void-hand = ugyldig
    .definition = Om en runde: Den tæller ikke for nogen.
# source: 5f956fcfe61a
term-toqutsit = Toqutsit
    .definition = { $toqutsit-The }. Navnet betyder »din bøddel«, nøjere den, der dræber dig; kort kaldes den { $toqu }, »døden«.
# source: 9666a72c0e9a
term-voormsi = Voormsi
    .definition = { $voormsi-The } og navnet på hele spillet. Ordet er ikke grønlandsk af oprindelse.
# source: 9b7a20bad6f5
term-essi = { $word }
    .definition = Grønlandsk for { $danish }.
# source: eef779bfb616
term-kunngi = { $word }
    .definition = Grønlandsk for { $danish }.
# source: 6074aa9e70cc
term-arnaq = { $word }
    .definition = Grønlandsk for { $danish }, egentlig »kvinde«; også { $other }, den, der har skørt på.
# source: bcc6e7941c53
term-kinitsi = { $word }
    .definition = Grønlandsk for { $danish }; også { $other }.
# source: bd017fdae2ed
term-kulooq = { $word }
    .definition = Grønlandsk for kuløren { $danish }.
# source: 5cd7abdd1f92
term-sipaaq = { $word }
    .definition = Grønlandsk for kuløren { $danish }.
# source: 7d4b0e3b083b
term-hjerteri = { $word }
    .definition = Grønlandsk for kuløren { $danish }.
# source: ad524dbe0745
term-ruderi = { $word }
    .definition = Grønlandsk for kuløren { $danish }.
# source: ce7cc442898f
term-aalaterpai = { $word }
    .definition = Grønlandsk for at blande kort.
# source: 970e1aa8719d
term-nallukattat = { $word }
    .definition = Grønlandsk for spillekort; også { $other }. Et enkelt kort er { $single }, eller { $counted }, når det tælles.
# source: f7066411c4ff
term-pinnattaq = { $word }
    .definition = Grønlandsk for et stik.
# source: 95fa412515c5
term-nerfala = { $word }
    .definition = Grønlandsk for trumf, som andre spil har; også { $other }, og i ældre sprog { $older } eller { $oldest }, sammenlign nederlandsk { $dutch }.

## History

# source: f2bc94b4c56a
history-national-game = Vorms kaldes Grønlands nationale kortspil og blev ofte spillet om bord på kystskibene. Det findes i flere udgaver.
    .title = Grønlands spil
# source: 9fb044da5452
history-age = Det menes at være gammelt. Nogle grønlændere siger, at det kan stamme fra hvalfangernes tid: Mellem slutningen af 1400-tallet, da nordbobygderne var forsvundet, og begyndelsen af 1700-tallet, da danske missionærer kom, var hvalfangere og sørøvere de eneste europæere, man mødte der.
    .title = Fra hvalfangerne?
# source: 5ee5ee53cacc
history-name = En dansk-grønlandsk ordbog fra før retskrivningsreformen i { $reform-text } har { $greenlandic } for både { $kin } og { $danish } på dansk. Siden reformen staves det { $new }. Ordet kommer ikke fra grønlandsk, og dansk { $danish } er ikke fundet andre steder.
    .title = Navnet
# source: 8fb2d20fabbd
history-wumps = Matthew Macfadyens optegnelser kalder spillet { $wumps }, med det første bogstav udtalt som på engelsk.
    .title = En anden stavemåde
# source: 88803d17b7c0
history-pronunciation = Toqutsit lyder omtrent som et engelsk { $toqutsit-said }, og Voormsi som { $voormsi-said }.
    .title = Udtalen
# review: Inuit in Labrador speak a language close to Greenlandic; the sources call it that of the Eskimos of Labrador.
# source: de2963952872
history-words = Grønlandsk ligger tæt på det sprog, inuit i Labrador taler, men de fleste af dets kortspilsord er lånt fra dansk. Den påvirkning begyndte med missionærerne i 1700-tallet. Et enkelt ord kan være nederlandsk eller komme fra hvalfangernes sprog.
    .title = Spillets ord
# source: f06bc069777f
history-three-for-king = { $king-of-diamonds-The } var før med i spillet; i dag er { $three } i dens sted.
    .title = En konge udskiftet
# source: 8ee2e2c2c1b9
history-all-dealt = I en udgave, der ellers ikke er kendt, gives alle kort ud fra begyndelsen. Den kan vælges blandt husreglerne.
    .title = Alle kort givet ud
# source: 94d4a69c1c02
history-witnesses = Det, man ved, bygger på få vidner: breve fra { $letters-text } fra en arkivar ved Grønlands Nationalmuseum og fra professor Petersen ved Grønlands Universitet, som ingen af dem spillede; optegnelser fra { $notes-text } af Matthew Macfadyen efter det, en grønlandsk spiller fortalte ham; og breve fra Lars Petersen indtil { $last-letters-text }.
    .title = Vidnerne

## Sources and corrections

# source: 658dfc62b633
erratum-E004-1 = { $king-of-diamonds-The } siges at have magt til at stikke alle syvere.
    .right = Det er { $king-of-clubs }. { $king-of-diamonds-The } er ikke med, og sætningen før nævner den rigtige konge.
# source: 92de798502fb
erratum-E004-2 = Kort spillet mellem syveren og { $king-of-clubs } siges ikke at forhindre kongen i at tabe.
    .right = De forhindrer den ikke i at vinde.
# source: 20b9b1a68c25
erratum-E004-3 = Kort spillet på et sæt behøver hverken at have samme værdi eller stikke alle de udspillede kort.
    .right = De behøver ikke at have samme værdi, men de skal stikke hver sit kort.
# source: 51f4173857d2
erratum-E004-4 = At stikke Voormsi giver { $points-text }, når man har spillet { $three } ud.
    .right = Det giver point, når man har spillet det kort til stikket. Som udspil stikker { $three } intet.
# source: 9c1891898a34
erratum-E004-5 = Efter alle { $all-text } stik siges stillingen at blive på { $wrong-text }.
    .right = Den bliver på { $right-text }, som siden havde før.
# source: 1e8c354f02e1
erratum-E004-6 = Spillet er for { $usual-text }, men kan også spilles af { $three-players-text } eller { $usual-text }.
    .right = Af { $three-players-text } eller { $two-players-text }.
# source: 5f709b5f7d31
erratum-E004-7 = Syvere siges at blive stukket af den sorte konge, som om begge kunne.
    .right = Kun { $king-of-clubs } stikker dem. { $king-of-spades-The } har selv ingen magt over en syver.
# source: e767cb03a58b
erratum-E004-8 = En side, der kommer forbi { $goal-text }, siges at have tabt.
    .right = Den sættes kun tilbage; eksemplet i samme kilde spiller videre.
# source: d6c9c97582f6
erratum-E004-9 = Toqutsit skal spilles, hvis modspillerens Voormsi blev spillet ud.
    .right = David Parlett: hvis den ligger øverst. Det er det almindelige her, og det andet kan vælges.
# source: d388c78a2aef
erratum-E004-10 = { $dictionary } tilskrives en forfatter med fornavnet »Ed«, { $editor }.
    .right = { $short } betyder udgiver.
# source: c83bbb1417b4
erratum-E004-11 = Kaiserspiel kaldes den moderne schweiziske udgave af Vorms.
    .right = Det er en moderne schweizisk udgave af Karnöffel, hele gruppens forgænger.
# source: e25f048aa22c
erratum-E004-12 = Talonen kaldes { $wrong }, og en side, der tager sin egen Voormsi med Toqutsit, »mister alle point og hånden«.
    .right = Ordet betyder aktier i et selskab. Hvad der mistes, er uklart, så husreglerne giver et valg.
# source: 1fa1b86bd9a9
erratum-E004-13 = De fleste henvisninger med bogstav til kildelisten mangler, og for at give alle kort ud nævnes en »polsk reference«.
    .right = Bogstaverne er gået tabt undervejs; »polsk« er sandsynligvis et fejllæst kildetegn.

## Worked examples

# source: 41d05b51c1f4
example-whole-hand = En hel runde
    .note = En fuld runde med par spillet ud, træk på tur, og Toqutsit tager Voormsi.
# source: 137ce580625b
example-four-and-five-is-nine = Fra fire til ni
    .note = Otte stik i træk er endnu ikke indløst. At tabe det niende indløser dem og vinder.
# source: acad444dd94b
example-all-nine-void = Alle ni stik
    .note = Tages også det sidste, er runden ugyldig, og stillingen bliver, hvor den var.
# source: 6a1dd7ee5c1e
example-past-nine-and-back = Forbi ni og tilbage
    .note = To gange i én runde kommer en side forbi enden og sættes tilbage.
# source: 3803c299bec5
example-first-five = De første fem stik
    .note = De giver mere, fordi de er de første, og indløses, når siden taber et stik.
# source: cf08be610bf3
example-four-tricks-score-nothing = Fire stik giver intet
    .note = Den anden side får sit femte stik til sidst, men ikke rundens første fem.
# source: 48f2d8ed9c81
example-three-players = Tre spillere
    .note = Rundens første stik giver ikke noget ekstra.
# source: e18ed84014f7
example-two-players = To spillere
    .note = Efter at have trukket spiller begge igen i samme stik.
# source: e785fa2e9636
example-voormsi-home = Voormsi bragt hjem
    .note = Toqutsit ligger i talonen, men det ved ingen.
# source: 70711f6c9722
example-voormsi-last = Voormsi som sidste kort
    .note = Toqutsit kunne ikke længere spilles.
# source: 8e945fca897f
example-voormsi-toqutsit-held = Toqutsit på samme hånd
    .note = Den, der spillede Voormsi, var ikke i fare.
# source: eb63530e3648
example-voormsi-toqutsit-out = Toqutsit er ude
    .note = Den faldt i et tidligere stik.
# source: 0abab20d5fce
example-voormsi-thrown-in = Voormsi kastet i
    .note = Den lå ikke øverst, så Toqutsit får intet for den.
# source: 4b1591fcd424
example-three-takes-voormsi = Ruder tre tager Voormsi
    .note = Det eneste kort, som ingen kan svare på.
# source: b90a8ae270e0
example-three-takes-toqutsit = Ruder tre tager Toqutsit
    .note = Toqutsit har lige taget Voormsi, og dens egne point ryger med.
# source: 94de45719aa6
example-three-on-toqutsit-alone = Toqutsit taget alene
    .note = Uden Voormsi før sig er Toqutsit intet værd.
# source: 2b4ec67c1f5c
example-own-voormsi = Toqutsit på makkers Voormsi
    .note = Alle sidens streger tegnes op igen, og runden slutter.
# source: 85172b42477f
example-own-voormsi-points-lost = På makkers Voormsi: den mildere straf
    .note = Husregel: Slettede streger forbliver slettet; kun rundens point går tabt.
# source: 805617bcb07d
example-own-voormsi-game-lost = På makkers Voormsi: partiet er tabt
    .note = Husregel: Den anden side vinder straks.
# source: 89d1c14de949
example-spare-own-voormsi = På makkers Voormsi: forbudt
    .note = Husregel: Der skal spilles et hvilket som helst andet kort.
# source: 0178c574129c
example-own-voormsi-two-players = To spillere: på egen Voormsi
    .note = Når man spiller igen i samme stik, kan man falde i ganske alene.
# source: 644eac91596e
example-equal-top = Voormsi på Toqutsit
    .note = Den sidste vinder, men giver intet.
# source: 9ee26bef5ed1
example-toqutsit-takes-voormsi = Toqutsit tager Voormsi
    .note = Det kort, spillet drejer sig om.
# source: 7d1ddf097fe0
example-three-led = Ruder tre spilles ud
    .note = Selv det laveste kort stikker den og gælder derefter som spillet ud.
# source: f7216a0b170e
example-three-thrown = Ruder tre spilles til
    .note = Intet kan tage den, ikke engang de højeste kort.
# source: df4da0507f48
example-seven-led = En syver spilles ud
    .note = Hverken Toqutsit eller Voormsi kan tage den.
# source: 94987b8bebec
example-higher-seven = Syver på syver
    .note = Kun en højere kulør tager den.
# source: 61d35576c68a
example-king-takes-seven = Klør konge tager en syver
    .note = Det, der er spillet imellem, er ligegyldigt.
# source: 734aea74c54b
example-king-on-king = Spar konge på klør konge
    .note = Det skal være det allernæste kort.
# source: 5bb488905a35
example-king-late = Spar konge kommer for sent
    .note = Der ligger et kort mellem kongerne, så den første af dem bliver liggende øverst.
# source: f2c69a585553
example-king-of-spades-on-seven = Spar konge på en syver
    .note = Den har ingen magt over selve syveren.
# source: 848ea059b680
example-three-stops-the-kings = Det sidste ord over kongerne
    .note = Kun ruder tre stikker nu spar konge.
# source: 8689fa6eb1dd
example-seven-second = En syver på den udspillede ruder tre
    .note = Den gælder som spillet ud og er stærk.
# source: 58bf1de3e5bf
example-seven-thrown = Syvere, der ikke er spillet ud
    .note = De tager intet, og kongerne har intet at tage.
# source: 2cf732b979e4
example-king-second = Klør konge på den udspillede ruder tre
    .note = Den gælder som spillet ud, men der er ingen syver: Den er et lavt kort.
# source: cf0a7cc3e32d
example-lowest-cards = De laveste kort
    .note = Fra spar konge og opad.
# source: a6c1b5e2efbe
example-high-cards = Høje kort
    .note = Et stik kravler op gennem rækkefølgen, og ingen behøver at bekende.
# source: 6ee97e313102
example-pair-led = Et par spilles ud
    .note = Kortene skal stikke hver sit kort.
# source: e7fa574dd3c2
example-mixed-pair = Par af forskellig værdi
    .note = Det næste par skal stikke det par, der nu ligger øverst.
# source: f64eb8264b5f
example-triple-led = Flere kort, flere stik
    .note = Lige så mange stik, som der blev spillet kort ud.
# source: 165dbe53c306
example-kings-led = Voormsi spillet ud med en anden konge
    .note = Toqutsit skal spilles, og det andet kort tager den anden konge.
# source: b8590f8376f3
example-sevens-in-pairs = Syvere spillet ud som par
    .note = Syvere og konger tager hinanden kort for kort.
# source: dfc4534bd378
example-king-late-in-pairs = For sent med et par
    .note = Spar konge skulle også her være kommet direkte.
# source: 44eee7055949
example-refusals = Udspil og kort, der ikke er tilladt
    .note = Blandede værdier, for få kort, andres kort: Prøv dem under »Hvad nu hvis …?«, og læs hvorfor.
# source: e3f068e7ed56
example-too-many-led = Ikke flere, end alle kan svare på
    .note = Ved slutningen af en runde kan et par være for meget.
# source: 37c576e70a6f
example-three-with-kings = Ruder tre spillet ud med en konge
    .note = Husregel: Den gælder som konge ved udspillet, men er stadig værdiløs som udspil.
# source: c967b2ecec0f
example-toqutsit-duty = Pligten til at spille Toqutsit
    .note = Der må ikke spilles noget andet kort.
# source: 603636fa4720
example-duty-when-voormsi-was-led = Pligten, efter at Voormsi er taget
    .note = Husregel: Toqutsit skal frem, selv om Voormsi ikke længere ligger øverst.
# source: e84dd959fdbf
example-duty-in-a-losing-group = Pligten i et par, der taber
    .note = Toqutsit skal frem og går tabt.
# source: b2932d5d1b67
example-no-duty-in-a-losing-group = Ingen pligt i et par, der taber
    .note = Husregel: Toqutsit må blive på hånden, når den ikke kan vinde.
# source: ba720755791c
example-no-duty-to-the-partner = Ingen pligt over for makkeren
    .note = Ingen skal spille Toqutsit på makkers Voormsi.
# source: 51129d9e2775
example-beat-the-led-pair = At stikke det par, der blev spillet ud
    .note = Husregel: Hvad der siden har taget parret, er ligegyldigt.
# source: b164aa945352
example-voormsi-over-toqutsit = Voormsi får point på Toqutsit
    .note = Husregel: At stikke Toqutsit giver pointet.
# source: ffb13e57f40e
example-loser-real-first = Hvem der kommer først til sidst
    .note = Begge sider ville vinde; den, der tabte det sidste stik, kommer først.
# source: 3573d5ff2c6b
example-winner-real-first = Hvem der kommer først til sidst, omvendt
    .note = Husregel: Den, der fik det sidste stik, kommer først.
# source: 235b37ecb1ff
example-draw-in-rotation = Der trækkes på tur
    .note = Et par blev spillet ud, og talonen er kort, men hænderne forbliver lige store.
# source: cc94cb64f7e3
example-draw-each = Hele hånden fyldes op
    .note = Husregel: Når talonen slipper op, bliver hænderne ulige store.
# source: 6d93818ed695
example-own-three = Ruder tre på egen Voormsi
    .note = Pointet gives alligevel, når ingen har en makker.
# source: ba2d52fccc7b
example-own-three-nothing = Intet point for egen Voormsi
    .note = Husregel: Den tager stikket og ikke mere.
# source: 25862b3c59e4
example-deal-all = Alle kort givet ud
    .note = Husregel: Alle har en fuld andel af kortene.
# source: 885171eb22c9
example-two-hands = En runde og den næste kortgivning
    .note = Kortgivningen går til venstre, og stregerne forbliver slettet.

## What changed

# source: 3301dc06ad54
change-titles = Regler, der udelukker hinanden, har ikke længere samme overskrift.

## Trinene, når spillet læres

# source: 5d0290ada2d8
lesson-deal = Makkere sidder over for hinanden. Efter hvert stik fylder alle hånden op fra talonen. Den side, der først har slettet sine streger, vinder. Billedet viser kun de kort, det drejer sig om.
# source: 040d1a538048
lesson-lead = Du er { $seat }, og du begynder stikket. Spil et hvilket som helst kort ud.
# source: 3c0b2a0339ab
lesson-order = Ingen skal bekende kulør. Alle kort står i samme rækkefølge på tværs af kulørerne: Se, hvilket kort der stikker hvilket.
# number: names of cards
# source: 2c8baefc78e9
lesson-seven = En syver, der spilles ud, er stærk. Se, hvad den står imod, og hvem der spiller ud bagefter.
# number: names of cards
# source: 6967c4df14d3
lesson-king = Du er { $seat }. Der er en konge, som tager en udspillet syver, og du har den.
# number: names of cards
# source: 0cc6f0a72cee
lesson-kings = Konger, der følger på en udspillet syver, stikker hinanden. Hvem tager dette stik?
# number: names of cards
# source: 9327d98b1243
lesson-three = Du er { $seat }. Ruder tre er der i stedet for den konge, der mangler. Spillet til stikker den alt. Spil den.
# review: is "jage" and "fangst" said in Greenland when Danish is spoken?
# source: abdf5becc2fd
lesson-hunt = De højeste kort har navne og jager hinanden: Er de lige, stikker det, der kommer sidst. Se, hvad fangsten giver.
# review: "indløses" for points that become real
# source: 914483c1fa80
lesson-real = Point er ikke sikre, når de vindes. De indløses, når siden taber et stik, og først da slettes der streger.
# source: ce89beec08cc
lesson-end = Rundens sidste stik kan også give point. Når runden slutter, indløses det, der endnu står åbent.
