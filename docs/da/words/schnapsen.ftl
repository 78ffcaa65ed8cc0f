### Schnapsen, in Danish. A deal is "runde", the whole game "Bummerl"; card points are "point", game points "partipoint".
### A marriage is "ægtepar" and is announced ("melde"); a claim is "melde ud"; the strict game is "bundet spil"; on lead: "har udspillet".

# source: 93fc961e2f39
game-schnapsen = Schnapsen
    .short = Østrigs yndlingskortspil for to: få kort, ægtepar, en talon, der kan lukkes, og en udmelding, der afslutter runden.
    .minute = Hver spiller har en lille hånd; et kort slås op som trumf, og resten er talon. Så længe talonen er åben, må man spille hvad som helst til, og begge trækker bagefter. En konge og en dame i samme kulør er et ægtepar og tæller ekstra. Den, der mener at have nok i stik og ægtepar, siger det og afslutter runden. Når talonen er opbrugt, eller en spiller har lukket den, skal man bekende kulør og stikke over. Hvad runden er værd, kommer an på, hvor lidt taberen har; den, der først har talt ned til ingenting, har vundet partiet.
    .names = Schnapser, østrigsk seksogtres

## Overview

# source: 36829f896a2a
trick-game = Schnapsen er et stikspil. Kortene i de stik, man får, tæller point, en konge og en dame i samme kulør tæller ekstra, og { $enough-text } point vinder runden.
    .title = Et spil om stik og ægtepar

## Players

# source: 371d37572b6a
players =
    { $players ->
        [one] Spillet er for { $players-text } spiller.
       *[other] Spillet er for { $players-text } spillere mod hinanden.
    }
    .title = Hvem der spiller

## Pack

# source: 1b1f22af4685
pack =
    { $pack-size ->
        [24] Der bruges { $pack-size-text } kort: i hver kulør es, ti, konge, dame, knægt og ni.
       *[other] Der bruges { $pack-size-text } kort: i hver kulør es, ti, konge, dame og knægt.
    }
    .title = Kortene
# source: 7d96c041db8a
card-values =
    { $pack-size ->
        [24] Fra høj til lav er en kulørs kort { $order }. Et es tæller { $ace-value-text }, en tier { $ten-value-text }, en konge { $king-value-text }, en dame { $queen-value-text }, en knægt { $jack-value-text } og en nier intet: { $all-points-text } point i alt.
       *[other] Fra høj til lav er en kulørs kort { $order }. Et es tæller { $ace-value-text }, en tier { $ten-value-text }, en konge { $king-value-text }, en dame { $queen-value-text } og en knægt { $jack-value-text }: { $all-points-text } point i alt.
    }
    .title = Rækkefølge og værdier
# source: 64fa71df2935
german-pack = Franske og tyske kort er lige gode. I tyske kort står agern for klør, løv for spar og bjælder for ruder, mens hjerter er de samme; ober står for damen og unter for knægten. Østrigere, der bruger franske kort, kalder dem Dame og Bube.
    .title = Franske og tyske kort

## Object

# source: f382929821d0
aim =
    { $claim-how ->
        [auto] Det gælder om først at have { $enough-text } point i stik og ægtepar.
       *[manual] Det gælder om først at have { $enough-text } point i stik og ægtepar og sige det.
    }
    .title = Rundens mål
# source: dd3141709b39
bummerl-aim = Hele partiet er en Bummerl. Begge begynder ved { $target-text } og tæller det ned, de vinder; den, der først når ned på nul, har vundet.
    .title = Partiets mål

## The deal

# source: 3172b020b278
first-dealer = Den første kortgiver vælges ved lodtrækning: Begge tager af, og den, der viser det højeste kort, giver.
    .title = Første kortgiver
# source: 6a545ce142d8
shuffle-and-cut = Kortgiveren blander, og modstanderen tager af.
    .title = Bland og tag af
# source: 7fe7ca4d48a0
deal-in-rounds = Kortgiveren giver modstanderen { $first-round-text } kort og tager så lige så mange; i anden omgang får hver { $second-round-text } til, så begge har { $hand-size-text }.
    .title = Kortene gives
# source: f7052b4ecb5f
trump-turned =
    { $turned-after ->
        [3] Mellem omgangene slås det næste kort op. Dets kulør er trumf.
       *[other] Når begge hænder er givet, slås det næste kort op. Dets kulør er trumf.
    }
    .title = Trumf
# source: f834db87c2b4
talon-laid = De andre { $face-down-text } kort lægges med bagsiden opad på tværs over trumfkortet, som stadig kan ses. Tilsammen er de talonen på { $talon-size-text } kort.
    .title = Talonen
# source: 5fcaf731f70b
deal-alternates = Man giver på skift.
    .title = Den næste kortgiver
# source: 6d0d4fda0951
winner-deals = Den, der vandt den sidste runde, giver den næste.
    .title = Vinderen giver
# source: 62df79ed98a8
loser-deals = Den, der tabte den sidste runde, giver den næste.
    .title = Taberen giver

## The play

# source: dd502462a989
eldest-leads = Den, der ikke gav, spiller ud til det første stik.
    .title = Hvem begynder
# source: c0c1282dc3db
lead-any-card = Den, der spiller ud, må spille et hvilket som helst kort.
    .title = Udspillet
# source: 533b4d736d5e
must-play = Man kan ikke sige pas i stedet for at spille: Den, der har tur, lægger et kort.
    .title = Intet pas
    .refused = Her kan man ikke sige pas: Der skal spilles et kort.
# source: 871f57e1471e
one-card = Hver spiller lægger ét kort i et stik.
    .title = Ét kort ad gangen
    .refused = Der spilles kun ét kort ad gangen.
# source: 21146b5e0fb1
free-reply = Så længe talonen er åben, må man spille et hvilket som helst kort til. Man skal hverken bekende kulør eller tage stikket.
    .title = Frit tilspil
# source: 24d6606d4695
higher-takes = Et højere kort i den kulør, der er spillet ud, tager stikket.
    .title = Det højere kort tager
# source: 112243096a66
trump-takes = En trumf tager et stik, der er spillet ud i en anden kulør.
    .title = En trumf tager
# source: 12b36de0798d
leader-keeps = Et kort, der hverken er højere i den udspillede kulør eller trumf på en anden kulør, taber til udspillet, uanset hvad det tæller.
    .title = Udspillet beholder stikket
# source: 8cb2da991c3a
draw = Efter hvert stik, så længe talonen er åben, trækker vinderen det øverste kort og taberen det næste, så begge igen har { $hand-size-text } kort.
    .title = Der trækkes
# source: 615e7b34e15c
last-draw = Når der kun ligger ét kort med bagsiden opad, tager stikkets vinder det, og taberen får det opslåede trumfkort. Fra da af er talonen opbrugt.
    .title = Det sidste træk
# source: d25d9b426f11
winner-leads = Den, der fik stikket, spiller ud til det næste.
    .title = Næste udspil
# source: 90e2fa713a57
strict-reply = Når talonen er opbrugt eller lukket, er man bundet: Bekend kulør, og stik over; kan man ikke stikke over, så bekend med et lavere kort; har man intet i kuløren, så spil trumf; og kun uden trumf må man spille noget andet. Alt dette gælder også, når der spilles trumf ud.
    .title = Det bundne spil
# source: e4e3cd4c4f73
follow-suit = I det bundne spil skal den, der har et kort i den udspillede kulør, spille et.
    .title = Bekende kulør
    .refused = Talonen er opbrugt eller lukket, så man skal bekende kulør: { $suit }.
# source: 22396ab9c08f
must-beat = I det bundne spil skal den, der kan stikke udspillet med et kort i samme kulør, gøre det.
    .title = Stikke over
    .refused = Talonen er opbrugt eller lukket, så den, der har et højere kort i kuløren, skal stikke { $card }.
# source: 09a0d1f9b29c
must-trump = I det bundne spil skal den, der ikke har noget kort i den udspillede kulør, spille trumf.
    .title = Trumfe
    .refused = Talonen er opbrugt eller lukket: Den, der ikke kan bekende, skal spille trumf, altså { $suit }.
# source: d7f3f5f0755f
discard = Den, der hverken har den udspillede kulør eller trumf, må kaste hvad som helst af. Der er altså altid et kort, der må spilles, også til et ægtepar.
    .title = Kaste af
# source: 46305ad49dfe
before-leading =
    { $claim-how ->
        [auto] Den, der har udspillet, må først bytte, lukke og melde et ægtepar, i den rækkefølge, reglerne nedenfor tillader, og spiller så ud. Den, der spiller til, må intet af dette.
       *[manual]
            { $claim-when ->
                [any] Den, der har udspillet, må først bytte, lukke, melde et ægtepar og melde ud, i den rækkefølge, reglerne nedenfor tillader, og spiller så ud. Den, der spiller til, må kun melde ud.
               *[on_lead] Den, der har udspillet, må først bytte, lukke, melde et ægtepar og melde ud, i den rækkefølge, reglerne nedenfor tillader, og spiller så ud. Den, der spiller til, må intet af dette.
            }
    }
    .title = Før udspillet
# source: d4492c863e92
exchange = Den, der har trumfknægten, må bytte den med det opslåede trumfkort, også før det første stik. Så ligger knægten der i stedet og er det sidste kort, der trækkes.
    .title = Bytte
# source: 052b1461839f
exchange-on-lead = Kun den, der har udspillet, må bytte.
    .title = Bytte med udspillet
    .refused = Kun den, der har udspillet, må bytte.
# source: 6abb406e3a9d
exchange-open = Der byttes ikke, når talonen er lukket eller opbrugt.
    .title = Bytte ved åben talon
    .refused = Talonen er lukket eller opbrugt, så der kan ikke byttes.
# source: 9571e071ea8d
exchange-enough = For at der kan byttes, skal talonen have mindst { $exchange-min-text } kort, trumfkortet medregnet.
    .title = Hvor sent man må bytte
    .refused = Talonen har for få kort til et bytte: Der skal være { $least-text }, trumfkortet medregnet.
# source: 4800f6990e28
exchange-after-close = Når en spiller lukker, må modstanderen stadig straks bytte, før der spilles ud, eller sige pas.
    .title = Bytte efter lukning
# source: 36bed72599a7
exchange-or-pass = Før modstanderen har byttet eller sagt pas, kan der ikke gøres andet.
    .title = Bytte eller sige pas
    .refused = Talonen er lige blevet lukket: Byt trumfknægten nu, eller sig pas.
# source: 2e490ba0b3f5
close = Den, der har udspillet, må lukke talonen: Trumfkortet vendes med bagsiden opad oven på den. Fra og med dette stik trækker ingen, og man er bundet. Det kan ikke fortrydes.
    .title = Lukke
# source: 2d98871d05b3
close-on-lead = Kun den, der har udspillet, må lukke, før der spilles ud.
    .title = Lukke med udspillet
    .refused = Kun den, der har udspillet, må lukke.
# source: 568cbc67cb57
close-once = En talon, der er lukket eller opbrugt, kan ikke lukkes.
    .title = Lukke en åben talon
    .refused = Talonen er allerede lukket eller opbrugt.
# source: 38eb7c304687
close-enough = For at kunne lukkes skal talonen have mindst { $close-min-text } kort, trumfkortet medregnet.
    .title = Hvor sent man må lukke
    .refused = Talonen har for få kort til at blive lukket: Der skal være { $least-text }, trumfkortet medregnet.
# source: dd3d47359c1b
close-first = Den, der både vil lukke og melde i samme tur, lukker først.
    .title = Først lukke, så melde
    .refused = Ægteparret i { $suit } er meldt, så det er for sent at lukke: Et af dets kort skal spilles ud.
# source: 9165c8371196
close-after-announce = Den, der har meldt et ægtepar, må stadig lukke, før der spilles ud.
    .title = Lukke efter en melding
# source: ba447f33d19f
marriage = Konge og dame i samme kulør er et ægtepar. Den, der har udspillet, må vise begge og melde det og spiller så et af dem ud.
    .title = Ægtepar
# source: 4ecf7911f00d
plain-marriage = Et ægtepar tæller { $marriage-text } point i en kulør, der ikke er trumf.
    .title = Et almindeligt ægtepar
# source: b34ce02b1a21
trump-marriage = Et ægtepar i trumf tæller { $trump-marriage-text } point.
    .title = Trumfægteparret
# source: 4e636f3058c4
marry-on-lead = Kun den, der har udspillet, må melde; i tilspillet er konge og dame kort som alle andre.
    .title = Melde med udspillet
    .refused = Kun den, der har udspillet, må melde et ægtepar.
# source: dbf3f2c940b1
marry-one = Til ét udspil kan man melde ét ægtepar, da et af dets kort skal spilles ud.
    .title = Ét ægtepar ad gangen
    .refused = Ægteparret i { $suit } er allerede meldt, og et af dets kort skal spilles ud først.
# source: 4987854aa304
lead-married = Efter meldingen spilles kongen eller damen i den kulør ud, som man vil.
    .title = Konge eller dame spilles ud
    .refused = Ægteparret i { $suit } er meldt, så dets konge eller dame skal spilles ud.
# source: 21fa7976bede
marriage-counts =
    { $claim-how ->
        [auto] Har spilleren taget et stik før, tæller ægteparret straks og kan vinde runden, før der spilles et kort ud.
       *[manual] Har spilleren taget et stik før, tæller ægteparret straks, og man kan melde ud, før der spilles et kort ud.
    }
    .title = Et ægtepar tæller
# source: 8625ea042a36
marriage-waits = En spiller uden stik må også melde, men ægteparret venter på spillerens første stik. Kommer der intet, tæller det aldrig.
    .title = Et ægtepar venter
# source: 67e8011bab81
marriage-counts-late = Med det første stik tæller alt, hvad der har ventet på det.
    .title = Det første stik
# source: 8066d7eabd7e
marriage-optional = Ingen behøver at melde. En konge eller dame, der spilles ud uden et ord, tæller kun som kort.
    .title = Man må lade være med at melde
# source: 0a94e6b7aa8f
announce-unspoken = Den, der spiller en konge eller dame ud og har den anden, har meldt ægteparret; det behøver ikke at siges.
    .title = Meldt uden et ord
# source: 07a04fb171c3
marriage-any-time = Et ægtepar kan meldes når som helst i runden, også når talonen er lukket eller opbrugt.
    .title = Sene ægtepar
# source: 9827dc9897bd
marry-early = Når talonen er lukket eller opbrugt, kan der ikke meldes ægtepar.
    .title = Ingen sene ægtepar
    .refused = Talonen er lukket eller opbrugt, og efter denne husregel må der ikke længere meldes ægtepar.
# source: 3ab4f7337d47
claim = Den, der mener at være nået til { $enough-text } point, siger »Nok!«, og runden er slut. Er det rigtigt, vinder man; ellers taber man.
    .title = Udmeldingen
# source: b50752dea740
claim-on-lead = Kun den, der har udspillet, må melde ud: før udspillet, lige efter at have meldt et ægtepar eller efter at have taget det sidste stik.
    .title = Melde ud med udspillet
    .refused = Kun den, der har udspillet, må melde ud. Vind stikket først.
# source: 2182268f3596
claim-any-time = Den, der har tur, må melde ud, også i tilspillet.
    .title = Melde ud i tilspillet
# source: 82c47a0062aa
all-played = Efter det sidste stik må vinderen af det melde ud og ikke andet.
    .title = Efter det sidste stik
    .refused = Alle kort er spillet: Den, der fik det sidste stik, må melde ud eller lade være.
# source: ec219b5a5929
claim-is-free = Ingen behøver at melde ud. Gør ingen det efter det sidste stik, afgøres runden, som om der intet havde været at melde.
    .title = Man må lade være med at melde ud
# source: b025047f98c2
claim-unspoken = Den, der har { $enough-text } point, vinder straks; der skal intet siges.
    .title = Vundet uden et ord
    .refused = Her meldes der ikke ud: Den, der har point nok, vinder straks.

## Scoring

# source: 610ce420b62c
win-no-trick =
    { $no-trick-win ->
        [one] Mod en modstander uden stik er en runde { $no-trick-win-text } partipoint værd. Her tæller kun stik: Et ægtepar, der endnu venter, hjælper ikke.
       *[other] Mod en modstander uden stik er en runde { $no-trick-win-text } partipoint værd. Her tæller kun stik: Et ægtepar, der endnu venter, hjælper ikke.
    }
    .title = Modstanderen har intet stik
# source: 647ddd50be81
win-under-safe =
    { $under-safe-win ->
        [one] Mod en modstander, der har et stik, men færre end { $safe-text } point, er en runde { $under-safe-win-text } partipoint værd.
       *[other] Mod en modstander, der har et stik, men færre end { $safe-text } point, er en runde { $under-safe-win-text } partipoint værd.
    }
    .title = Modstanderen har lidt
# source: 2f73a89391e5
win-plain =
    { $plain-win ->
        [one] Mod en modstander, der har { $safe-text } point eller mere, er en runde { $plain-win-text } partipoint værd. Præcis { $safe-text } er nok til det.
       *[other] Mod en modstander, der har { $safe-text } point eller mere, er en runde { $plain-win-text } partipoint værd. Præcis { $safe-text } er nok til det.
    }
    .title = Modstanderen er i sikkerhed
# source: e2f0eab87bc1
counts-frozen = Vinder den, der lukkede, regnes modstanderens point og stik, som de var, da der blev lukket. Hvad modstanderen tager derefter, gør ikke runden billigere.
    .title = Talt ved lukningen
# source: a9a56c09f983
counts-as-they-are = Vinder den, der lukkede, tæller modstanderens point og stik, som de er til sidst, ligesom efter enhver anden runde.
    .title = Talt til sidst
# source: 216bf44f8210
closer-failed =
    { $fault ->
        [one] Kommer den, der lukkede, ikke op på { $enough-text } point, vinder modstanderen { $fault-text } partipoint, eller { $fault-no-trick-text }, hvis modstanderen intet stik havde ved lukningen. Senere stik og egne point hos den, der lukkede, ændrer intet.
       *[other] Kommer den, der lukkede, ikke op på { $enough-text } point, vinder modstanderen { $fault-text } partipoint, eller { $fault-no-trick-text }, hvis modstanderen intet stik havde ved lukningen. Senere stik og egne point hos den, der lukkede, ændrer intet.
    }
    .title = En lukning, der mislykkes
# source: 7ec15da5744f
other-goes-out =
    { $fault ->
        [one] Efter en lukning kan modstanderen nå målet først. Med { $enough-text } point vinder modstanderen da { $fault-text } partipoint, eller { $fault-no-trick-text } uden noget stik ved lukningen.
       *[other] Efter en lukning kan modstanderen nå målet først. Med { $enough-text } point vinder modstanderen da { $fault-text } partipoint, eller { $fault-no-trick-text } uden noget stik ved lukningen.
    }
    .title = Modstanderen når målet først
# source: 63055590042f
last-trick =
    { $claim-how ->
        [auto]
            { $last-trick-win ->
                [one] Er alle kort spillet uden lukket talon, og har ingen { $enough-text } point, vinder den, der tog det sidste stik, { $last-trick-win-text } partipoint. Pointene er ligegyldige.
               *[other] Er alle kort spillet uden lukket talon, og har ingen { $enough-text } point, vinder den, der tog det sidste stik, { $last-trick-win-text } partipoint. Pointene er ligegyldige.
            }
       *[manual]
            { $last-trick-win ->
                [one] Er alle kort spillet uden lukket talon, og har ingen meldt ud, vinder den, der tog det sidste stik, { $last-trick-win-text } partipoint. Pointene er ligegyldige: Selv { $enough-text }, som aldrig blev meldt, taber til det.
               *[other] Er alle kort spillet uden lukket talon, og har ingen meldt ud, vinder den, der tog det sidste stik, { $last-trick-win-text } partipoint. Pointene er ligegyldige: Selv { $enough-text }, som aldrig blev meldt, taber til det.
            }
    }
    .title = Det sidste stik
# source: fabb3bc72947
false-claim =
    { $fault ->
        [one] Den, der melder ud uden { $enough-text } point, taber runden. Modstanderen vinder { $fault-text } partipoint, eller { $fault-no-trick-text } uden stik; har taberen lukket, tæller modstanderens stik ved lukningen.
       *[other] Den, der melder ud uden { $enough-text } point, taber runden. Modstanderen vinder { $fault-text } partipoint, eller { $fault-no-trick-text } uden stik; har taberen lukket, tæller modstanderens stik ved lukningen.
    }
    .title = En falsk udmelding
# source: e35fee8bdc00
false-claim-as-if-won = Den, der melder ud uden { $enough-text } point, taber runden. Modstanderen vinder det, en god udmelding ville have givet.
    .title = En falsk udmelding, betalt som en sejr

## Winning

# source: 171ab46f06de
count-down = Begge begynder ved { $target-text }. Rundens vinder trækker partipointene fra; taberens tal bliver, som det er.
    .title = Der tælles ned
# source: 6796359073a0
bummerl = Den, der når ned på nul eller under, har vundet partiet. Man siger, at taberen får en Bummerl.
    .title = En Bummerl
# source: 0ec0f20095b4
loser-gets-bummerl = Det gør ingen forskel, hvor langt taberen er kommet.
    .title = En Bummerl er en Bummerl
# source: 804898d0bac6
double-bummerl =
    { $double-bummerl ->
        [one] En taber, der ikke har vundet et eneste partipoint, får { $double-bummerl-text } Bummerl.
       *[other] En taber, der ikke har vundet et eneste partipoint, får { $double-bummerl-text } Bummerl på én gang.
    }
    .title = En dobbelt Bummerl

## Irregularities

# source: ecedc38a2183
count-in-the-head = Pointene tælles i hovedet. Der skrives intet ned undtagen partiets regnskab.
    .title = At tælle
# source: c76ad3711e4d
last-trick-only = Kun det sidste stik må ses igen.
    .title = At se tilbage
# source: 092a9041ac05
revoke =
    { $revoke-how ->
        [flat3]
            { $revoke-cost ->
                [one] Den, der spiller et kort mod reglerne for det bundne spil, taber straks runden, og modstanderen vinder { $revoke-cost-text } partipoint.
               *[other] Den, der spiller et kort mod reglerne for det bundne spil, taber straks runden, og modstanderen vinder { $revoke-cost-text } partipoint.
            }
       *[standard]
            { $revoke-cost ->
                [one] Den, der spiller et kort mod reglerne for det bundne spil, taber straks runden. Modstanderen vinder { $revoke-cost-text } partipoint, eller { $revoke-cost-no-trick-text } uden stik.
               *[other] Den, der spiller et kort mod reglerne for det bundne spil, taber straks runden. Modstanderen vinder { $revoke-cost-text } partipoint, eller { $revoke-cost-no-trick-text } uden stik.
            }
    }
    .title = Et kort mod reglerne
# source: 2fe83aeaac14
no-revoke = Et kort, som reglerne tillader, er ingen fejl.
    .title = Ingen fejl
    .refused = { $card-The } må spilles her og er derfor ingen fejl.
# source: c73ea81718bc
no-penalty = Et kort mod reglerne tages tilbage, og der spilles et andet. Det koster intet.
    .title = En fejl rettes
    .refused = Et kort mod reglerne kan ikke spilles her, så det har heller ingen pris.
# source: d9840eb7a306
deal-first = Når en runde er slut, spilles der ikke, før den næste kortgiver har givet.
    .title = Mellem runderne
    .refused = Runden er slut. Først skal den næste kortgiver give.
# source: 3bf0c5db205e
hand-not-over = Der gives ikke kort igen, før runden er slut.
    .title = Givet for tidligt
    .refused = Runden er ikke slut endnu.

## Things on the table

# source: de8b07513d7f
zone-trick = Stikket
# source: 7bf41d1989da
zone-stock = Talon
# source: 4a695cc1e1af
zone-trump = Trumfkort
# source: 36daa03108d9
zone-taken = Tagne stik
# source: bbf5e30002a9
outcome-counted = partipoint i denne runde
# source: 63e000cb8768
fact-points =
    { $value ->
        [one] { $value-text } point
       *[other] { $value-text } point
    }
# source: be864e284dc8
fact-pending =
    { $value ->
        [0] Intet venter
        [one] { $value-text } point venter
       *[other] { $value-text } point venter
    }
# source: 4a2c90ad66d7
fact-tricks =
    { $value ->
        [one] { $value-text } stik
       *[other] { $value-text } stik
    }
# source: 1df1c8561f4e
fact-talon =
    { $value ->
        [0] Talonen er opbrugt.
        [one] { $value-text } kort i talonen
       *[other] { $value-text } kort i talonen
    }
# source: 8e1b8fcb548c
fact-trump =
    { $value ->
        [s] Spar er trumf.
        [h] Hjerter er trumf.
        [d] Ruder er trumf.
       *[c] Klør er trumf.
    }
# source: f0af610d4ad1
fact-closed_by = Talonen er lukket.
# source: 1d6f16ff25cc
fact-game_points = Bummerl: { $value-text }
# source: 464223a9908c
fact-result =
    { $value ->
        [claim] Point nok
        [false-claim] En falsk udmelding
        [closer-failed] Lukningen mislykkedes.
        [revoke] Et kort mod reglerne
       *[last-trick] Det sidste stik afgør.
    }
# source: c26e4af4ae52
fact-awarded =
    { $value ->
        [one] { $value-text } partipoint
       *[other] { $value-text } partipoint
    }

## What happens

# source: c8c05f81e040
event-announced = { $seat } viser { $cards } og melder { $value-text }.
# source: 4be80e97958e
event-exchanged = { $seat } bytter trumfknægten med { $card }.
# source: b7402dfddf72
event-closed =
    { $value ->
        [0] { $seat } lukker talonen. Modstanderen har ingen point endnu.
        [one] { $seat } lukker talonen. Modstanderen har { $value-text } point indtil nu.
       *[other] { $seat } lukker talonen. Modstanderen har { $value-text } point indtil nu.
    }
# source: c7d041f9e92b
event-claimed =
    { $value ->
        [one] { $seat } siger »Nok!« med { $value-text } point.
       *[other] { $seat } siger »Nok!« med { $value-text } point.
    }
# source: 65f8eda83afe
event-drew = { $seat } trækker.
# source: c7b76af361fa
event-counted = { $seat } tæller nu de { $value-text } point, der har ventet.
# source: 51805fb95373
event-counts-down =
    { $value ->
        [one] { $seat } tæller { $value-text } partipoint ned.
       *[other] { $seat } tæller { $value-text } partipoint ned.
    }
# source: d3f8ec13a322
event-bummerl =
    { $value ->
        [one] { $seat } får en Bummerl.
       *[other] { $seat } får { $value-text } Bummerl.
    }
# source: d31debc6d3d6
event-won =
    { $value ->
        [trick] { $seat } får stikket.
        [game] { $seat } har vundet partiet.
       *[hand] { $seat } vinder runden.
    }

## With German cards

# source: db924fb5d9ed
deck-german-fact-trump =
    { $value ->
        [s] Løv er trumf.
        [h] Hjerter er trumf.
        [d] Bjælder er trumf.
       *[c] Agern er trumf.
    }
# source: 626104004b6b
deck-german-event-exchanged = { $seat } bytter trumfunteren med { $card }.
# source: 63311e0c451b
deck-german-exchange-or-pass =
    .refused = Talonen er lige blevet lukket: Byt trumfunteren nu, eller sig pas.
# source: 319432591f96
deck-german-lead-married = Efter meldingen spilles kongen eller oberen i den kulør ud, som man vil.
    .title = Konge eller ober spilles ud
    .refused = Ægteparret i { $suit } er meldt, så dets konge eller ober skal spilles ud.
# source: eddb745a1c7b
deck-german-trick-game = Schnapsen er et stikspil. Kortene i de stik, man får, tæller point, en konge og en ober i samme kulør tæller ekstra, og { $enough-text } point vinder runden.
# source: 0951acb1c6f5
deck-german-pack =
    { $pack-size ->
        [24] Der bruges { $pack-size-text } kort: i hver kulør es, ti, konge, ober, unter og ni.
       *[other] Der bruges { $pack-size-text } kort: i hver kulør es, ti, konge, ober og unter.
    }
# source: a357dc769187
deck-german-card-values =
    { $pack-size ->
        [24] Fra høj til lav er en kulørs kort { $order }. Et es tæller { $ace-value-text }, en tier { $ten-value-text }, en konge { $king-value-text }, en ober { $queen-value-text }, en unter { $jack-value-text } og en nier intet: { $all-points-text } point i alt.
       *[other] Fra høj til lav er en kulørs kort { $order }. Et es tæller { $ace-value-text }, en tier { $ten-value-text }, en konge { $king-value-text }, en ober { $queen-value-text } og en unter { $jack-value-text }: { $all-points-text } point i alt.
    }
# source: 8dbdd1b4a319
deck-german-exchange = Den, der har trumfunteren, må bytte den med det opslåede trumfkort, også før det første stik. Så ligger unteren der i stedet og er det sidste kort, der trækkes.
# source: d211b0fca5df
deck-german-marriage = Konge og ober i samme kulør er et ægtepar. Den, der har udspillet, må vise begge og melde det og spiller så et af dem ud.
# source: 83a1301be9e6
deck-german-marry-on-lead = Kun den, der har udspillet, må melde; i tilspillet er konge og ober kort som alle andre.
# source: 85ae1ef0ccc0
deck-german-marriage-optional = Ingen behøver at melde. En konge eller ober, der spilles ud uden et ord, tæller kun som kort.
# source: ad13a631b36b
deck-german-announce-unspoken = Den, der spiller en konge eller ober ud og har den anden, har meldt ægteparret; det behøver ikke at siges.
# source: aa62e04c212e
deck-german-example-source-example =
    .note = Eksemplet fra den arabiske kilde, gjort færdigt til en fuld uddeling. En tier falder for trumfunteren, et ægtepar vender stillingen, og runden meldes ud mod en modstander, der ikke helt er i sikkerhed.
# source: 5c639afc9368
deck-german-example-open-talon =
    .note = Et es i en anden kulør taber til en unter; så tager trumfunteren et es.
# source: 0dabfe96bd21
deck-german-example-exchange-before-the-first-trick =
    .note = Unteren bliver til et es. Den, der spiller til, må hverken bytte, lukke, melde eller melde ud.
# source: b5033d3bede8
deck-german-example-exchange-at-the-last-moment =
    .note = Talonen er nede på sine sidste kort. Unteren, der blev lagt der, går til stikkets taber.
# source: ba17b01ecc2f
deck-german-example-exchange-after-closing =
    .note = Husregel: Før der spilles ud, må modstanderen stadig bytte trumfunteren.
# source: a5c4856ea4f0
deck-german-example-king-of-the-marriage =
    .note = Her vinder kongen og taber oberen, og forskellen er et enkelt point.
# source: fc63ef5dfc40
deck-german-example-announced-without-a-word =
    .note = Husregel: Det er nok at spille oberen ud.
# source: a067595d0729
deck-german-example-draw-the-last-trump =
    .note = Kun trumfunteren vinder: Den trækker esset, og resten kan ikke standses.
# number: names of cards
# source: 49def56daa52
deck-german-lesson-marry = Du er { $seat }, du har udspillet, og du har konge og ober i samme kulør. Det er et ægtepar: Meld det, så giver det point.

## What a player can do besides playing a card; the labels of buttons

# source: efe4d1492039
action-marry = Meld et ægtepar
# review: a button that exchanges the lowest trump for the trump card; short enough, and clear?
# source: a67f31d6209a
action-exchange = Byt trumfkortet
# source: ac853d5b97c9
action-close = Luk talonen
# source: 0870faf590ec
action-claim = Nok!
# source: 2cf028e98d03
action-revoke = Spil det alligevel

## Options: the points on which tables differ

# source: 99efb05dcd86
option-pack = Antal kort
    .help = Med flere kort er også nierne med, og hænderne er større.
# source: 07847a38287c
option-target = Hvor der tælles fra
    .help = Hvor mange partipoint skal der til for at vinde en Bummerl?
# source: b1d74d43c3d1
option-claim = Hvordan en runde vindes
    .help = Skal en spiller sige, at der er point nok, eller slutter runden af sig selv?
# source: bffc696cf594
choice-claim-manual = ved en udmelding
# source: 101bc08a77a4
choice-claim-auto = uden et ord
# source: bf04233c476d
option-claim_when = Hvornår man melder ud
    .help = Må kun den, der har udspillet, melde ud, eller også den, der spiller til?
# source: 9e049dc75750
choice-claim_when-on_lead = med udspillet
# source: c67a4e63e6c0
choice-claim_when-any = også i tilspillet
# source: a2e836472302
option-freeze = Modstanderen tælles ved lukningen
    .help = Når den, der lukkede, vinder, er det så modstanderens point og stik ved lukningen, der afgør?
# source: d399b884ad53
option-false_claim = Prisen for en falsk udmelding
    .help = Koster den det sædvanlige for en fejl eller det, en god udmelding ville have vundet?
# source: 86c06fdac93b
choice-false_claim-standard = prisen for en fejl
# source: 50cc388690c4
choice-false_claim-as_if_won = det, udmeldingen ville have vundet
# source: 5c66a75ff33e
option-revoke = Et kort mod reglerne
    .help = Tages det tilbage, eller taber det runden?
# source: a47a00f37d0d
choice-revoke-refuse = tages tilbage
# source: 9cbaa25b5a6e
choice-revoke-standard = taber runden til prisen for en fejl
# source: b34b7487e702
choice-revoke-flat3 = taber runden til den højeste pris
# source: 4668aa9bef84
option-exchange_min = Mindste talon til et bytte
    .help = Hvor mange kort skal talonen have, trumfkortet medregnet?
# source: 3d6ee1502851
option-exchange_after_close = Bytte efter lukning
    .help = Må modstanderen stadig bytte, når der er lukket, før der spilles ud?
# source: 59e5ca86b432
option-close_min = Mindste talon, der må lukkes
    .help = Hvor mange kort skal talonen have, trumfkortet medregnet?
# source: dfc925944560
option-close_after_announce = Lukke efter en melding
    .help = Må man lukke mellem meldingen af et ægtepar og udspillet?
# source: fc19a77527ef
option-marriage_late = Sene ægtepar
    .help = Må der meldes ægtepar, når talonen er lukket eller opbrugt?
# source: f63d87100edd
option-auto_announce = Meldt uden et ord
    .help = Melder en konge eller dame, der spilles ud, ægteparret af sig selv?
# source: ef818a9e17ef
option-double_bummerl = Dobbelt Bummerl
    .help = Får en taber uden et eneste partipoint en dobbelt Bummerl?
# source: 6ea09f281280
option-deal = Den næste kortgiver
    .help = Hvem giver den næste runde?
# source: 9425676fbfa6
choice-deal-alternate = den anden spiller
# source: 6030f6c7c43b
choice-deal-winner = vinderen
# source: f4159013ed41
choice-deal-loser = taberen
# source: 8e2bb9dc5e1d
option-deal_pattern = Hvornår trumf slås op
    .help = Hvor mange kort har hver spiller da? Det største valg betyder hele hånden.

## Presets

# source: 3fee7b497073
preset-standard = Schnapsen
    .about = Spillet, som det spilles i Østrig, med udmelding, og hvor modstanderens point gælder, som de var ved lukningen.
# source: 98a147599898
preset-short = Kort Bummerl
    .about = Det samme spil med færre partipoint at tælle ned, når tiden er knap.
# source: d007ed9fc6b8
preset-tournament = Turneringsschnapsen
    .about = De strenge regler: Et kort mod reglerne tages ikke tilbage, men taber runden.
# source: e0530d32be41
preset-auto-claim = Schnapsen uden udmelding
    .about = Den, der har point nok, vinder straks, som mange programmer spiller det.
# source: 4d9cdb0cb1ba
preset-hard = Hård lukning
    .about = Hvad modstanderen tager efter en lukning, tæller stadig.
# source: e78c10a14643
preset-nines = Schnapsen med niere
    .about = Flere kort, som i seksogtres: større hænder og større talon, men reglerne fra Schnapsen.

## The game in steps

# source: bd792c4e45c5
step-cards = Tag { $pack-size-text } kort. I hver kulør er de fra høj til lav { $order }; et es tæller { $ace-value-text }, en tier { $ten-value-text }, en konge { $king-value-text }, en dame { $queen-value-text }, en knægt { $jack-value-text }.
# source: 36915847b35f
step-deal = Giv hver { $hand-size-text } kort, og slå et op som trumf. Resten lægges på tværs over det: talonen.
# source: 2f9ca864cab0
step-lead = Den, der ikke gav, spiller hvad som helst ud.
# source: e98645a966e1
step-open = Så længe talonen er åben, må man spille hvad som helst til.
# source: 736b2e1955c1
step-take = Det højere kort i den udspillede kulør tager stikket, og en trumf tager enhver anden kulør. Vinderen trækker først og spiller ud igen.
# source: 67889c305723
step-marry = Har du udspillet, så vis konge og dame i en kulør, og spil en af dem ud: { $marriage-text } point, i trumf { $trump-marriage-text }. De tæller, når du har et stik.
# source: 618aa1fab995
step-exchange = Den, der har udspillet, må bytte trumfknægten med trumfkortet under talonen.
# source: e78e5116956f
step-strict = Når talonen er opbrugt, eller en spiller med udspillet har lukket den: Bekend kulør, stik over, eller spil ellers trumf.
# source: 7d6fc7dc0427
step-enough =
    { $claim-how ->
        [auto] Med { $enough-text } point vinder du straks: { $plain-win-text }, { $under-safe-win-text } eller { $no-trick-win-text } partipoint, jo mere, jo mindre taberen har. Kommer ingen så langt, vinder det sidste stik.
       *[manual] Med { $enough-text } point siger du »Nok!« og vinder { $plain-win-text }, { $under-safe-win-text } eller { $no-trick-win-text } partipoint, jo mere, jo mindre taberen har. Melder ingen ud, vinder det sidste stik.
    }
# source: 642b3fb68fe4
step-bummerl = Tæl ned fra { $target-text }. Den, der først når ned på nul, har vundet partiet.

## The score card

# source: 9978e25cef8a
score-card = Regnskab for en Bummerl
    .about = Den, der vinder en runde, streger så mange tal ud, som den er værd, oppefra. Den, der kun har nullet tilbage, har vundet; den anden får en prik i det sidste felt. Hvor tabellen har et valg mellem tal, går det største til en vinder uden stik; efter en lukning til en vinder, der intet stik havde, da der blev lukket.
    .mark = Bummerl

## Tips

# source: 6c723c476eb0
tip-count-your-points = Tæl dine point og modstanderens med. Den, der ikke ved, at { $enough-text } er nået, kan tabe til det sidste stik; den, der melder ud for tidligt, taber med det samme.
    .title = Tæl hele tiden
# source: 8c185061af0f
tip-keep-the-marriage = Hold konge og dame i en kulør sammen, til du kan melde dem: { $marriage-text } point, eller { $trump-marriage-text }, er mere, end de fleste stik giver. Det samme gælder en konge eller dame, hvis mage måske endnu ligger i talonen.
    .title = Gem dine ægtepar
# source: 2edc929768b8
tip-protect-the-tens = En tier taber til esset i sin kulør og til enhver trumf. Spil den, når esset er ude og modstanderen skal bekende, eller tag et stik med den; spil den ikke ud ved åben talon uden grund.
    .title = Pas på dine tiere
# source: 9b691db7c140
tip-keep-trumps = Gem trumf til det, der er den værd. En lille trumf, der tager et es eller en tier, har gjort sin gavn, og i det bundne spil afgør trumf, hvem der får de sidste stik.
    .title = Gem dine trumfer
# source: b548fe27c7d2
tip-close-when-sure = Luk, når du kan tælle de stik, der bringer dig hjem, og tænk på, hvad modstanderen kan have. En lukning, der mislykkes, koster { $fault-text } partipoint eller endda { $fault-no-trick-text }, hvor tæt på du end er kommet. Vores computerspillere vinder { $closer-wins-text } % af de runder, hvor de lukker.
    .title = Luk med en stærk hånd
# source: 908a0cb4ed45
tip-small-cards-first = Når et stik alligevel er tabt, så giv det en knægt eller en enlig dame: { $jack-value-text } eller { $queen-value-text } point er billigt. De er også de sikreste udspil, så længe talonen er åben.
    .title = Små kort først
# source: b4da7ea02541
tip-watch-the-trumps = Husk, hvilke trumfer der er ude. Kender du de sidste, kan du trække dem eller spille det ud, der ikke længere kan trumfes; når talonen er opbrugt, kender du hele modstanderens hånd.
    .title = Hold øje med trumferne
# source: 7b06ca1db14c
tip-king-or-queen = Tæl efter en melding, før du spiller ud. Kongen giver et point mere end damen og kan være det, der bringer dig til { $enough-text }.
    .title = Kongen eller damen
# source: 2097a2776194
tip-reach-safety = Går en runde dårligt, så sørg for at nå { $safe-text } point. Lige under dem koster runden dig { $under-safe-win-text }, med dem kun { $plain-win-text }. Når vores computerspillere spiller, koster { $one-point-deals-text } % af alle runder ikke taberen mere end det.
    .title = Kom i sikkerhed
# source: 2fb2ce6868ec
tip-close-early = Hvad en lukning er værd, afgøres, når du lukker. Før modstanderen har et stik, giver en lukning, der holder, { $no-trick-win-text } partipoint, selv om der siden tabes stik.
    .title = Det rette øjeblik at lukke
# source: 391263403f08
tip-last-open-trick = Pas på det sidste stik, før talonen er opbrugt. Vinderen af det har udspillet i det bundne spil, men taberen får trumfkortet, eller knægten, hvis nogen har byttet.
    .title = Det sidste åbne stik

## What many deals show

# source: 9c0ae2a2a109
plot-closed-by-points = Hvor ofte en lukning vinder, efter de point, man har
    .about = Pointene er dem, man har, når man lukker talonen, stik og ægtepar tilsammen.
# source: 04df6dbae41b
plot-endings = Hvordan en runde ender
    .about = Hver runde ender på en af disse måder.
    .claim = en melder ud med rette
    .last-trick = ingen melder ud, og det sidste stik afgør
    .closer-failed = den, der lukkede, når det ikke
    .false-claim = en melder ud med urette
# source: e0321ce7f31a
plot-awards = Hvor meget en runde er værd
    .about = Hvor ofte rundens vinder får så mange partipoint.

## Questions

# source: 8653c31d5876
question-must-i-follow = Skal jeg bekende kulør?
    .answer = Ikke så længe talonen er åben. Når den er lukket eller opbrugt, skal du bekende og stikke over, og har du intet i kuløren, skal du trumfe.
# source: 6b8b391309a8
question-when-may-i-announce = Hvornår må jeg melde et ægtepar?
    .answer = Kun når du har udspillet. Du viser konge og dame og spiller en af dem ud; det tæller { $marriage-text }, i trumf { $trump-marriage-text }.
# source: 602ae9084ae4
question-nobody-has-enough = Hvad sker der, hvis ingen når { $enough-text }?
    .answer =
        { $last-trick-win ->
            [one] Så vinder det sidste stik runden: { $last-trick-win-text } partipoint, uanset pointene. Var talonen lukket, har den, der lukkede, tabt.
           *[other] Så vinder det sidste stik runden: { $last-trick-win-text } partipoint, uanset pointene. Var talonen lukket, har den, der lukkede, tabt.
        }
# source: af65f5b6e0db
question-what-is-a-bummerl = Hvad er en Bummerl?
    .answer = Hele partiet. Begge begynder ved { $target-text } og tæller ned; den, der først når ned på nul, har vundet. Den anden har tabt og får en Bummerl.
# source: 9cd31574404f
question-when-to-close = Hvornår skal jeg lukke?
    .answer = Når dine egne kort er sikre på at bringe dig til { $enough-text } point. Gør de det ikke, er det modstanderen, der vinder.
# source: f2fbbac424c3
question-how-long = Hvor længe varer det?
    .answer = En runde varer { $deal-shortest-text } til { $deal-longest-text } minutter, en Bummerl omkring { $bummerl-minutes-text }. Når vores computerspillere spiller, varer en runde i gennemsnit { $deal-tricks-text } stik, en Bummerl { $bummerl-deals-text } runder og en kort Bummerl { $short-bummerl-deals-text }.
# source: 22f605898929
question-leading-first = Er det en fordel at spille ud først?
    .answer = Når vores computerspillere spiller, vinder den, der spiller ud først, { $leader-wins-text } % af runderne.
# source: 11f495739b4a
question-no-trick-yet = Må jeg melde, før jeg har et stik?
    .answer = Ja. Ægteparret venter og tæller med dit første stik. Får du slet intet stik, tæller det aldrig.
# source: bed2e9641141
question-exactly-safe = Min modstander har præcis { $safe-text } point. Hvad er min sejr værd?
    .answer =
        { $plain-win ->
            [one] Den er { $plain-win-text } partipoint værd. Kun med færre point ville den være { $under-safe-win-text }.
           *[other] Den er { $plain-win-text } partipoint værd. Kun med færre point ville den være { $under-safe-win-text }.
        }
# source: c55eaf8f0c4a
question-empty-trick = Min modstanders eneste stik tæller intet. Hjælper det alligevel?
    .answer =
        { $under-safe-win ->
            [one] Ja. Et stik er et stik, også uden noget i: Runden er { $under-safe-win-text } partipoint værd, ikke { $no-trick-win-text }.
           *[other] Ja. Et stik er et stik, også uden noget i: Runden er { $under-safe-win-text } partipoint værd, ikke { $no-trick-win-text }.
        }
# source: ce096660fd6f
question-claim-in-between = Må jeg melde ud, mens modstanderen har udspillet?
    .answer = Nej, du skal vinde et stik først. Men med udspillet må du melde ud uden at spille et kort, for eksempel lige efter en melding.
# source: 63234903f1bd
question-exchange-twice = Jeg har byttet knægten. Kan modstanderen bytte den igen?
    .answer = Nej. Knægten ligger under talonen, til nogen trækker den, og det er det allersidste træk.
# source: d08912fbcbd1
question-stuck-after-closing = Kan det ske, at intet kort må spilles?
    .answer = Nej. Kan du hverken bekende eller trumfe, må du spille hvad som helst.
# source: 3aa190e2c2ce
question-german-cards = Jeg har tyske kort. Hvordan passer de med kortene her?
    .answer = Oberen er damen og unteren knægten. Agern står for klør, løv for spar, bjælder for ruder; hjerter er hjerter.
# source: 014f929d22f1
question-common-mistakes = Hvilke fejl er almindelige?
    .answer = At melde ud for tidligt, at glemme efter en lukning, at man skal bekende og stikke over, og at bryde et ægtepar op.

## Glossary

# source: 13b69abef4fc
term-trick = stik
    .definition = De kort, begge har spillet, ét hver; den, der spiller det bedste, får dem.
    .also = stikket|stikkene
# source: b30353d6be04
term-lead = spille ud
    .definition = At spille det første kort i et stik; udspillet er også retten til det.
    .also = spiller ud|spilles ud|spillet ud|udspil|udspillet
# source: 6c6969aa9a35
term-forehand = forhånd
    .definition = Den, der ikke gav, og som spiller ud først.
# source: fc8ac8190bda
term-dealer = kortgiver
    .definition = Den, der giver kort i denne runde.
    .also = kortgiveren
# source: f61c0ad1d459
term-trump = trumf
    .definition = Et kort i den kulør, der blev slået op; det tager kort i alle andre kulører.
    .also = trumfer
# source: cfed01e8d37e
term-talon = talon
    .definition = De kort, der er tilbage, når der er givet, med trumfkortet under sig.
    .also = talonen
# source: 11182a6960c1
term-close = lukke
    .definition = At vende trumfkortet med bagsiden opad på talonen, så ingen trækker mere og det bundne spil begynder.
    .also = lukker|lukket|lukning|lukningen
# source: 373f7853b56a
term-exchange = bytte
    .definition = At tage trumfkortet fra bordet og lægge trumfknægten i dets sted.
    .also = bytter|byttet|byttes
# source: 2c60d50060dc
term-marriage = ægtepar
    .definition = Konge og dame i samme kulør på én hånd; også kaldt mariage.
    .also = ægteparret
# source: 8a24ba34482e
# review: whether Danish players of Sixty-Six name a marriage after what it counts.
term-twenty = tyver
    .definition = Et ægtepar i en kulør, der ikke er trumf, kaldt sådan, fordi det tæller { $marriage-text }.
# source: e8000c26e175
term-forty = fyrrer
    .definition = Ægteparret i trumf, kaldt sådan, fordi det tæller { $trump-marriage-text }.
# source: dc4547298a2d
term-enough = melde ud
    .definition = At afslutte runden ved at sige »Nok!«, fordi man har { $enough-text } point.
    .also = melder ud|meldt ud|udmelding|udmeldingen
# source: f3d8e9a98116
term-card-point = point
    .definition = Hvad et kort tæller for den, der tager det i et stik.
# review: "partipoint" is made for this game; Danish books of Sixty-Six mostly call both kinds "point".
# source: 2fd2cdc895ee
term-game-point = partipoint
    .definition = Hvad en runde er værd og tælles ned med i en Bummerl.
    .also = partipointene
# source: b5cfefba473e
# review: “bundet spil”, for the part in which suit must be followed and cards beaten.
term-strict-game = bundet spil
    .definition = Den del af runden, hvor talonen er opbrugt eller lukket, og man er bundet i det, man spiller til.
    .also = bundne spil
# source: b54851c152bb
term-follow-suit = bekende kulør
    .definition = At spille et kort i den kulør, der blev spillet ud.
    .also = bekende|bekender
# source: 0848ed1b1dc6
term-beat = stikke over
    .definition = At spille et højere kort i den kulør, der blev spillet ud.
    .also = stikker over
# source: b579a1f55d55
term-to-trump = trumfe
    .definition = At spille trumf på et kort i en anden kulør.
    .also = trumfes
# source: 28ae8589add9
term-discard = kaste af
    .definition = At spille et kort, der intet kan tage, fordi man hverken har den udspillede kulør eller trumf.
# source: 639c9e1af60d
term-bummerl = Bummerl
    .definition = Et helt parti, talt ned fra { $target-text }; også mærket, som taberen får.
# source: a296ec8709d8
term-ober = ober
    .definition = Billedkortet under kongen i et tysk spil kort. Det står for damen, som østrigere kalder Dame.
# source: 429196a18e46
term-unter = unter
    .definition = Det laveste billedkort i et tysk spil kort. Det står for knægten, som østrigere kalder Bube.
# source: 4f18fb02f236
term-revoke = svigte
    .definition = At spille et kort, som det bundne spil ikke tillader.

## History

# source: 1f9e37957f9f
history-austrian = Schnapsen er den østrigske korte form af seksogtres, et spil, der har været kendt siden 1700-tallet. De få kort gør det hurtigt og til et spil for dem, der holder af at tælle.
# source: 856083d67ae9
history-mariage = Et leksikon for damer, trykt i Leipzig i { $mariage-year-text }, beskriver stamfaderen under navnet Mariage: Ægteskabet mellem konge og dame har givet hele gruppen af spil sit navn.
# source: b40e6c4420f0
history-name = Navnet siges at komme af et tysk ord for at snappe, ligesom en trumf snapper et kort. Ved bordet fortælles en anden historie: at der blev spillet om snaps.
# source: d08ff8f5b502
history-inns = I Østrig regnes det for kroens kortspil frem for noget.

## Sources and corrections

# source: 63333435614b
erratum-E002-1 = Efter den overskrift, der lover rækkefølge og point, kommer der intet.
    .right = Sammenfatningen sidst i samme kilde har dem: es { $ace-value-text }, ti { $ten-value-text }, konge { $king-value-text }, dame { $queen-value-text }, knægt { $jack-value-text }, i denne rækkefølge.
# source: c33e47645541
erratum-E002-2 = Tabellen over, hvad en runde er værd, mangler. Kun eksemplet og en liste over de mulige resultater er tilbage.
    .right = En sejr er { $no-trick-win-text } værd mod en modstander uden stik, { $under-safe-win-text } mod færre end { $safe-text } point og { $plain-win-text } mod { $safe-text } eller mere; det sidste stik i en runde, som ingen har meldt ud i, er { $last-trick-win-text } værd.
# source: dc20790d54ce
erratum-E002-3 = Et kort mod reglerne koster { $fault-no-trick-text }, hvis modstanderen ville forblive uden stik.
    .right = Der menes, at den, der ikke begik fejlen, intet stik har i det øjeblik.
# source: 31a6b65d151a
erratum-E002-4 = Et råd siger, at en tier kun taber til esset.
    .right = Den taber også til enhver trumf, som eksemplet i samme kilde viser i sit første stik.
# source: c970bf279111
erratum-E002-5 = Det er tilladt at bytte, så længe talonen har mindst { $exchange-min-text } kort, som om det var mere end en åben talon.
    .right = Med trumfkortet medregnet er det det samme: Så længe en spiller har udspillet, har en åben talon aldrig færre. Nogle kræver flere.

## Worked examples

# source: a0630da66142
example-source-example = En hel runde med et ægtepar
    .note = Eksemplet fra den arabiske kilde, gjort færdigt til en fuld uddeling. En tier falder for trumfknægten, et ægtepar vender stillingen, og runden meldes ud mod en modstander, der ikke helt er i sikkerhed.
# source: 2d8909e2d630
example-ten-that-cannot-be-trumped = En tier, der ikke kan trumfes
    .note = Modstanderen har endnu et kort i kuløren og skal bekende. Kun hjerter ti vinder; ethvert andet udspil taber.
# source: 104992245380
example-start-of-a-deal = Hvordan en runde begynder
    .note = Begge hænder, trumfkortet og talonen, som kortgiveren har lagt dem.
# source: 01b9a367852a
example-turned-after-the-hands = Trumf slås op efter hænderne
    .note = Husregel: de samme kort, men hænderne gives først, så spillerne får andre kort, og et andet kort slås op.
# source: 51226c03b983
example-open-talon = Åben talon: alt er tilladt
    .note = Et es i en anden kulør taber til en knægt; så tager trumfknægten et es.
# source: b6ad2c4b3617
example-talon-runs-out = Talonen slipper op
    .note = Taberen af det sidste åbne stik får trumfkortet. Med det allernæste kort er det bundne spil begyndt.
# source: 72c4ac2d87f2
example-talon-used-up = Det bundne spil, kort for kort
    .note = Stikke over, bekende, trumfe, kaste af: hver pligt efter tur, selv om ingen har lukket.
# source: 1e0fca051b5e
example-exchange-before-the-first-trick = Et bytte før det første stik
    .note = Knægten bliver til et es. Den, der spiller til, må hverken bytte, lukke, melde eller melde ud.
# source: cb6c816ec336
example-exchange-at-the-last-moment = Et bytte i sidste øjeblik
    .note = Talonen er nede på sine sidste kort. Knægten, der blev lagt der, går til stikkets taber.
# source: cd3c3ad18035
example-larger-talon-for-exchange = Der kræves en større talon
    .note = Husregel: den samme stilling, men nu er det for sent at bytte eller lukke.
# source: ffd67ebbef86
example-exchange-after-closing = Et bytte efter lukningen
    .note = Husregel: Før der spilles ud, må modstanderen stadig bytte trumfknægten.
# source: ade7d668cf01
example-marriage-waits = Et ægtepar venter på et stik
    .note = Meldt med det første udspil, talt med det første stik.
# source: 0fcd46d33919
example-marriage-never-counts = Et ægtepar, der aldrig tæller
    .note = Det venter på et stik, der aldrig kommer, og runden vindes mod en modstander uden stik.
# source: 9a70f1ed2a63
example-marriage-wins-at-once = Et ægtepar vinder straks
    .note = Med et stik taget tæller det med det samme, og udmeldingen følger, før der spilles et kort ud.
# source: 975023ee0b24
example-king-of-the-marriage = Ægteparrets konge
    .note = Her vinder kongen og taber damen, og forskellen er et enkelt point.
# source: 921d83029bca
example-marriage-only-on-lead = Intet ægtepar i tilspillet
    .note = En konge spillet ud i tavshed tæller kun som kort. I tilspillet kan man ikke melde, men med udspillet kan man.
# source: 34efc5653c7f
example-late-marriage = Et ægtepar, når talonen er opbrugt
    .note = Det tæller også i det bundne spil, og tilspillet er bundet.
# source: e548d993ad5b
example-no-late-marriage = Ingen sene ægtepar
    .note = Husregel: den samme stilling, og ægteparret må ikke meldes.
# source: 776529b00cd9
example-announced-without-a-word = Meldt uden et ord
    .note = Husregel: Det er nok at spille damen ud.
# source: a2c1f739f230
example-reply-to-a-marriage = Tilspillet til et ægtepar
    .note = Talonen er lukket, men modstanderen har hverken kuløren eller trumf, og derfor må hvert kort spilles.
# source: 2125832529a1
example-closed-for-three = Lukket, før modstanderen havde et stik
    .note = Modstanderen tager stik bagefter, men havde ingen ved lukningen, og det er det, der tæller.
# source: 96fc4529eb77
example-frozen-at-closing = Talt ved lukningen
    .note = Modstanderen er i sikkerhed til sidst, men var det ikke, da talonen blev lukket.
# source: b4eab27d253f
example-not-frozen = Talt til sidst
    .note = Den samme runde med hård lukning: Nu tæller det, modstanderen tog siden, også, og sejren er mindre værd.
# source: 2793bbf62f85
example-closer-fails = En lukning, der mislykkes
    .note = Nogle få point for lidt, alle kort spillet: Modstanderen, som havde et stik ved lukningen, vinder.
# source: 2bb75b7a0b0f
example-closer-fails-for-three = En lukning, der mislykkes slemt
    .note = Modstanderen havde intet stik, da talonen blev lukket. Alle stik taget siden gør det ikke billigere.
# source: 799a1715a7c1
example-other-goes-out = Den anden kommer først
    .note = Point nok vinder for den, der har dem, også mod den, der lukkede.
# source: f94d1e8a323a
example-opponent-at-33 = En modstander lige i sikkerhed
    .note = Præcis på grænsen: Sejren er mindst værd.
# source: a687b98c8088
example-opponent-at-32 = En modstander lige under grænsen
    .note = De samme kort med et point mindre til modstanderen, og sejren er mere værd.
# source: e9d40ddeeb2e
example-false-claim = En falsk udmelding
    .note = Et enkelt point for lidt, og runden er tabt.
# source: baf300f1dd01
example-false-claim-for-three = En falsk udmelding mod en modstander uden stik
    .note = Modstanderen har intet stik endnu og vinder så meget desto mere.
# source: 3f2cd095218f
example-false-claim-by-the-closer = En falsk udmelding af den, der lukkede
    .note = Det er modstanderens stik ved lukningen, der tæller: Der var ingen.
# source: c9eac9db3e43
example-false-claim-priced-as-a-win = En falsk udmelding, betalt som en sejr
    .note = Husregel: Modstanderen er i sikkerhed, så en god udmelding havde kun vundet lidt, og fejlen koster lige så lidt.
# source: a10756e6602c
example-unclaimed = Point nok, men ingen udmelding
    .note = Der blev talt forkert, det sidste stik gik tabt og runden med.
# source: 493a383a237d
example-claim-after-the-last-trick = En udmelding efter det sidste stik
    .note = Alle kort er spillet, og der er lige tid til at melde ud.
# source: 719feaea0acd
example-claim-left-out = En udmelding, der ikke kom
    .note = Uden udmelding tæller kun det sidste stik, og det er mindre værd.
# source: e1124e97c0f7
example-claim-waits-for-the-lead = En udmelding må vente på udspillet
    .note = Pointene er der, men den anden har udspillet. Først stikket, så udmeldingen.
# source: 7fb168f8c85a
example-claim-in-reply = En udmelding i tilspillet
    .note = Husregel: den samme stilling, og udmeldingen behøver ikke at vente.
# source: f5897c00b4b9
example-won-without-a-word = Vundet uden et ord
    .note = Med stikket er pointene der, og runden er slut.
# source: b4e8a4c1f773
example-ends-only-once = Et ægtepar, der afslutter runden, én gang
    .note = Kongen spilles ud, ægteparret tæller uden et ord, og pointene vinder uden et ord: Runden slutter en eneste gang.
# source: f646f222e4ff
example-close-after-announcing = At lukke efter en melding
    .note = Husregel: først ægteparret, så talonen, så udspillet.
# source: d7186392db84
example-revoke = Et kort mod reglerne
    .note = Esset skulle have været spillet. I en turnering er runden tabt.
# source: 59bc06250bf8
example-revoke-for-three = Et kort mod reglerne, når modstanderen er uden stik
    .note = Den, der lukkede, har intet stik endnu, da modstanderen ikke bekender.
# source: 719bfa43d0c4
example-revoke-at-a-fixed-price = Et kort mod reglerne, til fast pris
    .note = Husregel: Prisen er den højeste, hvad enten der var et stik eller ej.
# source: cc51dd54a9ff
example-refusals = Hvad man ikke må
    .note = Andres kort, flere ad gangen, sige pas, give kort midt i det hele: Prøv det under »Hvad nu hvis …?«, og læs hvorfor.
# source: b6328498f6ae
example-bummerl = Slutningen på en Bummerl
    .note = En runde vindes, man giver på skift, og den næste afslutter det hele.
# source: 0012b61d3403
example-double-bummerl = En dobbelt Bummerl
    .note = Husregel: Taberen har ikke vundet et eneste partipoint.
# source: 084fb3a24119
example-winner-deals = Vinderen giver
    .note = Husregel: Den, der vandt runden, giver den næste, og den anden spiller ud.
# source: 5f2984634040
example-loser-deals = Taberen giver
    .note = Husregel: Den, der tabte, giver, og vinderen spiller ud igen.
# source: 10e92606b1a2
example-with-nines = Med niere: hvordan en runde begynder
    .note = Flere kort, større hænder, større talon.
# source: 3701333551aa
example-trick-worth-nothing = Et stik, der intet er værd
    .note = Modstanderens eneste stik rummede kun nierne. Det er alligevel et stik.
# source: c301ae02577a
example-whole-deal = En hel runde til det sidste stik
    .note = Ingen når det: Det sidste stik vinder, med de færreste point.
# source: 3af8fd066b33
example-draw-the-last-trump = Træk den sidste trumf
    .note = Kun trumfknægten vinder: Den trækker esset, og resten kan ikke standses.
# source: c368ad352026
example-whole-bummerl = En hel Bummerl
    .note = Runde efter runde, fra tællingens begyndelse til dens slutning: point nok, en lukning, der mislykkes, et sidste stik og igen point nok.
# source: 220862bf5046
example-schneider = En Bummerl uden et eneste partipoint
    .note = Husregel: Taberen har ikke vundet en eneste runde. Sådan en taber kaldes Schneider (skrædder), og Bummerlen tæller dobbelt.

## Problems

# source: 8c25f367d371
problem-question =
    { $value ->
        [one] { $seat } spiller ud. Hvad vinder { $value-text } partipoint?
       *[other] { $seat } spiller ud. Hvad vinder { $value-text } partipoint?
    }
# source: 72d479090bf6
problem-wins =
    { $value ->
        [one] { $seat } vinder { $value-text } partipoint.
       *[other] { $seat } vinder { $value-text } partipoint.
    }
# source: 64323e11100d
problem-loses =
    { $value ->
        [one] { $seat } taber { $value-text } partipoint.
       *[other] { $seat } taber { $value-text } partipoint.
    }
# source: 294c0320ce84
problem-stands =
    { $tricks ->
        [0] { $seat } har { $points-text } af { $enough-text } point og intet stik.
        [one] { $seat } har { $points-text } af { $enough-text } point og { $tricks-text } stik.
       *[other] { $seat } har { $points-text } af { $enough-text } point og { $tricks-text } stik.
    }
# source: 320127a14ef3
problem-takes = Den, der melder ud med { $enough-text } point, vinder runden: { $no-trick-win-text } partipoint mod en modstander uden stik, { $under-safe-win-text } mod en med under { $safe-text } point, ellers { $plain-win-text }. Melder ingen ud, og var talonen ikke lukket, vinder det sidste stik { $last-trick-win-text }.
# source: ca537991139b
theme-draw-trumps = Træk trumferne
    .about = Dine høje kort er først noget værd, når der ikke er mere at trumfe dem med, så tæl de trumfer, der er ude, og spil dine, mens den anden skal bekende.
# source: 1b365f22d6cb
theme-force-trump = Tving en trumf frem
    .about = Når man skal bekende, så spil en kulør ud, som den anden ikke længere har: Så skal der trumfes, og hver trumf, der bruges sådan, er én mindre mod dine gode kort.
# source: dfb12eca5147
theme-give-up-lead = Lad den anden vinde først
    .about = Tab et billigt stik nu, så må den anden spille ud til dine stærke kort eller opgive dækningen for sine egne.
# source: a5b55b7e37f9
theme-last-trick = Spil på det sidste stik
    .about = Når ingen af siderne kan nå point nok, tæller kun, hvem der tager det sidste stik: Gem det kort, der tager det.
# source: e33eadb5c396
theme-keep-marriage = Hold på ægteparret
    .about = Et ægtepar kan kun meldes med udspillet, så spil de andre kulører i en rækkefølge, der giver dig udspillet med konge og dame endnu på hånden.
# source: 97134aa5dad1
theme-count-safe = Tæl til { $safe-text }
    .about = En sejr er mere værd, så længe den anden holder sig under { $safe-text } point: Tæl før hvert stik, hvad den anden ville have efter at have vundet det.
# source: 8314d2414550
theme-time-closing = Luk nu eller senere
    .about = En lukning standser trækkene og binder hvert tilspil, men den, der lukkede, skal så nå point nok: Luk, når dine kort er stærke nok mod netop det, den anden har i det øjeblik.

## What changed

# source: cba83ad583f3
change-german-cards = Eksempler kan vises med tyske kort og kalder dem så ved deres egne navne.

## Trinene, når spillet læres

# source: 614cc932e2c1
lesson-deal = Begge får en hånd; et kort slås op, og dets kulør er trumf, den stærkeste; resten er talonen. Den, der først har { $enough-text } point, vinder runden. Tallet ved siden af navnet tælles ned over flere runder og kan vente.
# source: 230e7efd8f03
lesson-lead = Du er { $seat }, og du spiller ud. Læg et hvilket som helst kort. Modstanderen svarer i næste trin, og det bedste kort tager det andet: Det er et stik. I hver kulør er rækkefølgen fra høj til lav { $order }.
# source: 57ba8faea4df
lesson-reply = Nu er du { $seat } på den anden side af bordet. Så længe der er kort i talonen, er man fri: Ingen skal bekende kulør eller stikke. Hvilke kort må spilles til?
# source: 66dadea2825f
lesson-trump = Det opslåede korts kulør er trumf, og en trumf slår ethvert kort i en anden kulør. Hvem tager dette stik?
# source: 3d88bd9d6826
lesson-take = Du er { $seat }. Modstanderen tog det forrige stik og har spillet ud. Stik over med et højere kort i samme kulør. Se så, hvordan begge trækker fra talonen, og hvem der spiller ud bagefter.
# source: c285405cdca5
lesson-count = Hvert kort tæller noget, og man tæller i hovedet: { $order } tæller i den rækkefølge { $ace-value-text }, { $ten-value-text }, { $king-value-text }, { $queen-value-text } og { $jack-value-text }. Hvordan står det for begge efter dette stik?
# number: names of cards
# review: "melde et ægtepar" for announcing a marriage; is "mariage" more usual?
# source: 99a3929efd8c
lesson-marry = Du er { $seat }, du har udspillet, og du har konge og dame i samme kulør. Det er et ægtepar: Meld det, så giver det point.
# review: points that wait for the first trick, said to a beginner
# source: 50c02dd7728c
lesson-lead-it = Den, der har meldt, skal spille et kort af ægteparret ud. Har man intet stik endnu, venter pointene på det første. Prøv et andet først, hvis du vil.
# source: e4f8e4707183
lesson-keeps = Bliver udspillet ikke stukket, tilfalder stikket den, der spillede ud.
# source: 746de6826dd3
lesson-last-draw = Talonen er ved at være brugt op. Den, der tager dette stik, trækker det sidste skjulte kort, og modstanderen får den opslåede trumf.
# review: "bundet" and "fri" for the reply; "stikke over" for beating the card led
# source: 46c4518ff043
lesson-strict = Talonen er opbrugt, og man er bundet: Den, der har et kort i den udspillede kulør, skal bekende og om muligt stikke over; den, der ingen har, skal trumfe, hvis han kan. Hvilke kort må spilles?
# review: the last two sentences: what a deal is worth, and the last trick, told to a beginner
# source: 086beeb6e1cb
lesson-claim = Du er { $seat }. Ingen tæller for dig: Den, der har { $enough-text } point, må selv sige det, og den, der tager fejl, taber runden. Du har talt, og det er nok. Jo mindre modstanderen har, desto flere partipoint vinder du. Siger ingen det til sidst, afgør det sidste stik.
# source: f0736bf3b377
lesson-exchange = Du er { $seat }. Du har den laveste trumf og udspillet. Byt den med den opslåede trumf.
# source: 5d52f89ba8b7
lesson-close = Den, der er sikker på at vinde, kan lukke talonen. Ingen trækker mere, og man er straks bundet. Går det galt, koster det mere.
