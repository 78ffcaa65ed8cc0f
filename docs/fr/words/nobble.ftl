### Nobble and its kin, in French.
### Terms: match = égaler (to play a card of the same rank as the one before), chain = chaîne, coin = pièce, pool = pot,
### deal (as played) = donne, out = éliminé. Nobbled is "nobblé", as the game itself calls it.

# source: 88bb922ca38f
game-nobble = Le Nobble et ses parents
    .short = Un jeu d’argent avec des pièces : qui joue une carte égale à la vôtre vous fait payer, et le dernier qui a des pièces ramasse le pot.
    .minute = Chacun a quelques pièces et quelques cartes. On joue à tour de rôle, et celui qui peut égaler la carte précédente doit le faire. Quand on égale votre carte, vous êtes nobblé et vous payez au pot ; si le suivant égale aussi, le prix monte. Celui qui n’a plus de pièces est éliminé, et le dernier qui en a ramasse le pot.
    .names = Bump, Tuppenny Ha’penny Bump, Motor, Bonk, Pop

## Overview

# source: 8fb1fc043078
coin-game = On joue une carte après l’autre, et les cartes égales coûtent des pièces : celui dont on égale la carte paie. Il n’y a à gagner que ce que les autres perdent.
    .title = Un jeu pour des pièces

## Players

# source: 99fe9b48fafa
players = On joue de { $fewest-text } à { $most-text }.
    .title = À combien on joue

## Pack

# source: 9745c942d8b7
pack = On prend un jeu ordinaire de { $pack-size-text } cartes, sans jokers.
    .title = Les cartes
# source: 46653fedab41
ranks-only = Seule compte la valeur. Les couleurs ne comptent pas, et aucune valeur n’est plus haute qu’une autre.
    .title = Seule la valeur compte

## Object

# source: af69b268d039
aim = Garder ses pièces plus longtemps que tous les autres. Dans le jeu de Cavendish, on gagne aussi en étant le premier sans cartes.
    .title = Le but

## The deal

# source: 779074dfb2cb
coins =
    { $start-coins ->
        [one] Chacun commence avec { $start-coins-text } pièce. Le pot est vide.
       *[other] Chacun commence avec { $start-coins-text } pièces. Le pot est vide.
    }
    .title = Les pièces
# source: d121d30c2b7b
deal-hands =
    { $hand-size ->
        [0]
            { $few-hand-size ->
                [0] On distribue tout le paquet carte par carte, dans le sens des aiguilles d’une montre, en commençant par le joueur à la gauche du donneur. Certains peuvent avoir une carte de plus que les autres.
                [1] On distribue tout le paquet carte par carte, dans le sens des aiguilles d’une montre, en commençant par le joueur à la gauche du donneur ; les cartes en trop vont aux premiers. Tant qu’on n’est pas plus de { $few-text }, chacun reçoit { $few-hand-size-text } carte, et le reste ne sert pas.
               *[other] On distribue tout le paquet carte par carte, dans le sens des aiguilles d’une montre, en commençant par le joueur à la gauche du donneur ; les cartes en trop vont aux premiers. Tant qu’on n’est pas plus de { $few-text }, chacun reçoit { $few-hand-size-text } cartes, et le reste ne sert pas.
            }
        [1]
            { $few-hand-size ->
                [0] Chacun reçoit { $hand-size-text } carte, dans le sens des aiguilles d’une montre, en commençant par le joueur à la gauche du donneur. Le reste ne sert pas.
               *[other] Chacun reçoit { $hand-size-text } carte, dans le sens des aiguilles d’une montre, en commençant par le joueur à la gauche du donneur. Tant qu’on n’est pas plus de { $few-text }, chacun en reçoit { $few-hand-size-text }. Le reste ne sert pas.
            }
       *[other]
            { $few-hand-size ->
                [0] Chacun reçoit { $hand-size-text } cartes, une par une, dans le sens des aiguilles d’une montre, en commençant par le joueur à la gauche du donneur. Le reste ne sert pas.
               *[other] Chacun reçoit { $hand-size-text } cartes, une par une, dans le sens des aiguilles d’une montre, en commençant par le joueur à la gauche du donneur. Tant qu’on n’est pas plus de { $few-text }, chacun en reçoit { $few-hand-size-text }. Le reste ne sert pas.
            }
    }
    .title = La distribution
# source: 90a7cc284465
deal-passes-left = Après chaque donne, c’est au voisin de gauche de distribuer. Les pièces et le pot restent comme ils sont.
    .title = La donne suivante

## The play

# source: d5d10e2e6dd7
eldest-leads = Le joueur à la gauche du donneur, le premier en cartes, entame le premier.
    .title = Qui commence
# source: ed194c713c16
any-card = Une nouvelle chaîne peut commencer par n’importe quelle carte.
    .title = N’importe quelle carte
# source: 4712c7870c10
rotation = On joue dans le sens des aiguilles d’une montre, une carte chacun, jusqu’à ce que toutes les cartes soient jouées. Celui qui entame, ou qui n’a rien pour égaler, commence une nouvelle chaîne.
    .title = Les tours
# source: d3124847c9f6
question = Celui qui entame demande à son voisin de gauche une carte de même valeur. Si celui-ci égale, la demande passe au voisin suivant.
    .title = La demande fait le tour
# source: 4115f665ba08
must-match = Celui qui peut égaler la carte précédente par une carte de même valeur doit le faire.
    .title = Égaler est obligatoire
    .refused = Quand on a { $rank-a } en main, on doit jouer cette valeur maintenant.
# source: dc82d949e427
may-decline = Personne n’est obligé d’égaler. Celui qui le pourrait peut jouer une autre carte, pour ne pas être égalé à son tour et payer davantage.
    .title = Égaler est facultatif
# source: dfbe1ebecb64
match = Une carte de même valeur que la précédente l’égale. Des cartes qui s’égalent l’une après l’autre font une chaîne. Une chaîne finit quand le joueur suivant n’égale pas, et aucune chaîne ne se poursuit d’une donne à l’autre.
    .title = Les chaînes
# source: 0055044ff495
only-match = Celui à qui l’on demande une carte de la valeur en joue une, ou rien.
    .title = Égaler ou rien
    .refused = On ne peut jouer maintenant qu’{ $rank-a }.
# source: 7f102a2fa91c
pass-if-unable = Celui qui ne peut pas égaler dit « je passe » et ne joue rien.
    .title = Passer
# source: de5cddb2b8a9
play-again = Après un passe, le joueur dont la carte est sur le dessus joue une carte de son choix et demande à nouveau.
    .title = Jouer à nouveau
# source: 20ee9221e18f
must-play = Celui dont c’est le tour doit jouer une carte. On ne passe que dans le jeu de Cavendish, quand on vous demande une valeur dont vous n’avez rien.
    .title = Jouer est obligatoire
    .refused = On n’a pas le droit de passer ici : il faut jouer une carte.
# source: 1e5bbde836a4
one-card = On ne joue qu’une carte à la fois.
    .title = Une carte à la fois
    .refused = On ne joue qu’une carte à la fois.
# source: e2e14b285304
words = On dit les mots dans l’ordre avec les cartes d’une chaîne, à partir de la première qui égale : { $words }.
    .title = Les mots
# source: 49145ba2cae2
dealt-out = Quand toutes les cartes sont jouées, la donne est finie et le donneur suivant distribue.
    .title = La fin d’une donne

## Scoring

# source: d6b8c144d68c
victim-pays = Quand on égale une carte, celui qui l’a jouée met aussitôt des pièces au pot : { $nobbled-text } pour la première carte d’une chaîne, { $double-nobbled-text } pour la suivante, { $triple-nobbled-text } pour celle d’après.
    .title = Nobblé, double nobblé, triple nobblé
# source: 2f6ca9be91cf
last-victim-pays = Une chaîne ne se paie qu’une fois finie, et seul paie le dernier joueur dont la carte y a été égalée : { $nobbled-text }, { $double-nobbled-text } ou { $triple-nobbled-text }, selon la longueur de la chaîne. Ceux d’avant ne paient rien. Une chaîne encore ouverte à la fin de la donne se paie à ce moment-là.
    .title = Seul le dernier paie
# source: 10b891ca1374
pay-what-you-have = Celui qui a trop peu de pièces pour tout payer donne ce qui lui reste.
    .title = Pas assez de pièces
# source: fbf169be601b
no-coins-out =
    { $elimination-kind ->
        [end_of_deal] Celui qui n’a plus de pièces joue jusqu’à la fin de la donne ; c’est alors qu’il est éliminé.
       *[immediate] Celui qui n’a plus de pièces est éliminé sur-le-champ. Ses cartes ne sont plus jouées, et le tour saute la place vide.
    }
    .title = Éliminé
# source: ef6edcaf0946
peel-double = Celui qui pourrait égaler et ne le fait pas paie le double de ce qui est dû ; celui qui a joué la carte précédente paie comme si elle avait été égalée.
    .title = Ne pas égaler coûte double

## Winning

# source: 845cadf5d217
last-with-coins = Le dernier joueur qui a encore des pièces gagne et ramasse le pot.
    .title = Le dernier qui a des pièces
# source: 442b1a20575d
first-out-wins = Le premier joueur sans cartes gagne et ramasse le pot, à moins que quelqu’un ne l’ait déjà gagné comme dernier à avoir des pièces.
    .title = Le premier sans cartes

## Irregularities

# source: 35e890453bc7
no-penalty = Il n’y a pas de pénalité pour ne pas égaler : là où c’est obligatoire, celui qui le peut n’a pas le choix.
    .title = Ne pas égaler
    .refused = Ne pas égaler n’est pas pénalisé ici.
# source: 31e529368ff5
nothing-to-match = Seul un joueur qui aurait pu égaler peut avoir à payer pour ne pas l’avoir fait.
    .title = Rien à égaler
    .refused = Il n’y a rien à payer : aucune carte de cette main n’égale la précédente, ou bien cette carte l’égale.

## Things on the table

# source: b40d1ad65b88
zone-row = La chaîne
# source: 9352a5b25380
zone-dead = Face cachée
# source: 66bc0d038e75
outcome-counted = pièces restantes à la fin
# source: 82fd83ac8df4
fact-coins =
    { $value ->
        [one] { $value-text } pièce
       *[other] { $value-text } pièces
    }
# source: bdd5e603230d
fact-pool =
    { $value ->
        [one] { $value-text } pièce au pot
       *[other] { $value-text } pièces au pot
    }

## What happens

# source: 35e81d459a93
event-paid =
    { $value ->
        [one] { $seat } met { $value-text } pièce au pot.
       *[other] { $seat } met { $value-text } pièces au pot.
    }
# source: bc28e1f80649
event-collected =
    { $value ->
        [one] { $seat } ramasse le pot : { $value-text } pièce.
       *[other] { $seat } ramasse le pot : { $value-text } pièces.
    }
# source: 2c48f9d150ba
event-left = { $seat } n’a plus de pièces et quitte la partie.
# source: 50ee67d5c88b
event-won = { $seat } gagne la partie.

## The words

# source: 31c6d10680a0
calls-note = La première carte d’une chaîne n’a pas de mot.
# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum

## Options: the points on which tables differ

# source: 184438112bc3
option-hand_size = Cartes par joueur
    .help = Combien de cartes chacun reçoit-il ?
# source: fe7dc2259c3f
choice-hand_size-0 = tout le paquet
# source: fc667a740b03
option-few_hand_size = Cartes par joueur quand on est peu
    .help = Combien de cartes chacun reçoit-il quand on n’est que quelques-uns ?
# source: cff45d666d3e
choice-few_hand_size-0 = pas de différence
# source: 4d15a0b7c00f
option-turns = Tours
    .help = Chacun joue-t-il à son tour, ou demande-t-on à un joueur après l’autre d’égaler ?
# source: cd53b4efc74c
choice-turns-rotation = chacun à son tour
# source: b2011f949ac3
choice-turns-question = la demande fait le tour
# source: bef4b7a8be7c
option-must_match = Égaler est obligatoire
    .help = Doit-on jouer une carte qui égale ?
# source: 81f451422bd3
option-settle = Quand on paie une chaîne
    .help = Paie-t-on chaque fois qu’une carte est égalée, ou seul le dernier de la chaîne paie-t-il ?
# source: 7cbba8da96dc
choice-settle-each = chaque fois qu’une carte est égalée
# source: c19951b690a7
choice-settle-last = une fois la chaîne finie, le dernier égalé
# source: f9f91641c019
option-elimination = À court de pièces
    .help = Quand celui qui n’a plus de pièces est-il éliminé ?
# source: 74206577abfb
choice-elimination-immediate = sur-le-champ
# source: b3167915a428
choice-elimination-end_of_deal = à la fin de la donne
# source: 9f6b4ddf2a71
option-peel_double = Ne pas égaler coûte double
    .help = Celui qui peut égaler a-t-il le droit de refuser en payant une pénalité ?
# source: 9b9260c454c1
option-words = Les mots
    .help = Que dit-on avec les cartes d’une chaîne ?
# source: 6c7d7e18d45c
choice-words-none = rien
# source: 6c61ae241b5f
choice-words-snip = snip, snap, snorum
# source: f351da333e2f
option-start_coins = Pièces au départ
    .help = Combien de pièces chacun a-t-il au départ ?

## Presets

# source: b5b786b9d437
preset-nobble = Nobble
    .about = Le jeu tel qu’on y joue à Bolton.
# source: b28923e1b44d
preset-bump = Tuppenny Ha’penny Bump
    .about = Personne n’est obligé d’égaler : qui craint d’être touché à son tour peut jouer une autre carte.
# source: 8ac83ebdb632
preset-motor = Motor
    .about = Seule la dernière victime d’une chaîne paie, une fois celle-ci finie. Bonk et Pop seraient la même chose.
# source: c062770e9232
preset-american-1838 = Snip Snap Snorum des livres américains
    .about = Le Nobble avec le paquet entier, comme les livres américains le donnent depuis longtemps.
# source: d281c14a466d
preset-cavendish-1875 = Snip Snap Snorum de Cavendish
    .about = On demande à un joueur après l’autre d’égaler, et le premier sans cartes ramasse le pot.

## The game in steps

# source: 63435393b36c
step-coins =
    { $start-coins ->
        [one] Chacun prend { $start-coins-text } pièce.
       *[other] Chacun prend { $start-coins-text } pièces.
    }
# source: ccaf4b3e8e4f
step-deal =
    { $hand-size ->
        [0] Distribuez tout le paquet, carte par carte.
        [one] Donnez à chacun { $hand-size-text } carte.
       *[other] Donnez à chacun { $hand-size-text } cartes, une par une.
    }
# source: 898fa6421810
step-lead = Le joueur à la gauche du donneur joue une carte de son choix, face visible.
# source: 7fcfee52f060
step-round = On continue dans le sens des aiguilles d’une montre, une carte chacun.
# source: 9aae66bec8c9
step-ask = Demandez à votre voisin de gauche une carte de même valeur. S’il égale, la demande continue ; s’il passe, le joueur dont la carte est sur le dessus joue à nouveau.
# source: 2bb7445d6cd5
step-match = Celui qui peut égaler la carte précédente doit le faire.
# source: 0c80156feb38
step-decline = Celui qui peut égaler la carte précédente peut le faire, ou jouer une autre carte.
# source: bb8df9e93cb0
step-pay = Quand on égale votre carte, mettez { $nobbled-text } au pot ; le suivant de la chaîne met { $double-nobbled-text }, celui d’après { $triple-nobbled-text }.
# source: 2cb8254815ae
step-pay-last = Quand une chaîne est finie, le dernier joueur dont la carte a été égalée paie { $nobbled-text }, { $double-nobbled-text } ou { $triple-nobbled-text } : plus la chaîne est longue, plus c’est cher.
# source: cba3477e2ad7
step-short = Celui qui a trop peu de pièces donne ce qui lui reste.
# source: 760989c49259
step-out = Celui qui n’a plus de pièces est éliminé.
# source: ad6bd3cdc12b
step-next-deal = Quand toutes les cartes sont jouées, le voisin de gauche distribue à nouveau ; le pot reste.
# source: 4a7a8c41c209
step-first-out = Le premier joueur sans cartes gagne et ramasse le pot.
# source: 9e4f56be42a9
step-win = S’il n’y a plus qu’un joueur qui ait des pièces, il gagne et ramasse le pot.

## Tips

# source: acbc6cb46082
tip-decline-to-be-safe = Là où égaler est facultatif, songez à ce que cela peut vous coûter : celui qui égale est le suivant sur la liste, et paie { $double-nobbled-text } si on l’égale à son tour.
    .title = Égaler peut coûter plus que cela ne rapporte
# source: 991eade185e1
tip-dead-ranks = Retenez les valeurs sorties. Une carte dont toutes les égales ont été jouées ne peut plus être égalée ; gardez-la pour un moment où vos autres cartes pourraient l’être.
    .title = Les valeurs mortes ne risquent rien
# source: ae1e1a15432a
tip-last-of-chain = Personne ne peut égaler la dernière carte d’une valeur : celui qui la joue ne la paie jamais.
    .title = La dernière carte d’une valeur est gratuite

## What many deals show

# source: fba61a6c1bcf
plot-first-seat-margin = Ce qu’il en coûte d’entamer le premier
    .about = De combien de pièces le résultat de celui qui joue le premier s’écarte, dans une donne, de la moyenne des autres ; au-dessous de zéro, il y perd.
# source: 3557da420d9e
plot-deals-in-game = Combien de donnes dure une partie
    .about = Jusqu’à ce qu’un seul joueur ait encore des pièces.

## Questions

# source: 411806becb0d
question-must-i-match = Dois-je égaler si je le peux ?
    .answer = Au Nobble, oui ; au Tuppenny Ha’penny Bump, non.
# source: bf390c3c15ae
question-not-enough-coins = Je dois plus de pièces que je n’en ai. Que faire ?
    .answer = Vous payez ce que vous avez, et vous êtes éliminé.
# source: 0dffbf1d1dc4
question-over-two-deals = La première carte d’une donne peut-elle égaler la dernière de la donne d’avant ?
    .answer = Non. Chaque donne commence par une nouvelle chaîne.
# source: 05d4cbefbae2
question-cards-of-the-out = Que deviennent les cartes d’un joueur éliminé ?
    .answer = On ne les joue plus, et le tour saute cette place. Une chaîne peut se poursuivre par-dessus.
# source: 84e923414b83
question-motor-difference = Qu’est-ce qui change au Motor ?
    .answer = Seul paie le dernier joueur dont la carte a été égalée, et seulement une fois la chaîne finie.
# source: 66274a56c113
question-cavendish-difference = Qu’est-ce qui change dans le jeu de Cavendish ?
    .answer = On ne demande qu’à un joueur à la fois d’égaler. S’il ne le peut pas, il ne joue rien, et le premier sans cartes gagne.

## Glossary

# review: "nobbler" and "nobblé" are made from the English name of the game, as players might
# source: 489f84c880a9
term-nobble = nobbler
    .definition = Égaler la carte de quelqu’un, et donc le faire payer.
    .also = nobblé
# source: 992ad6c887a2
term-chain = chaîne
    .definition = Des cartes de même valeur jouées juste l’une après l’autre.
    .also = chaînes
# source: c3b6b1826461
term-coin = pièce
    .definition = Ce que l’on joue : des pièces, des jetons, des haricots ou des allumettes.
    .also = pièces
# source: 3a9333b224e3
term-pool = pot
    .definition = Les pièces au milieu de la table.
# source: 11296d08487d
term-rank = valeur
    .definition = Ce qu’est une carte, quelle que soit sa couleur : un as, un roi, et ainsi de suite.
    .also = valeurs
# source: bb9556fe162a
term-eldest-hand = premier en cartes
    .definition = Le joueur à la gauche du donneur, qui entame le premier.
# source: f5cb7ce850a6
term-dealer = donneur
    .definition = Celui qui distribue cette fois les cartes.

## History

# source: b0c5df65e80e
history-bolton = Le Nobble a été décrit par Neil Darbyshire, tel qu’on y jouait à Bolton, dans le Lancashire.
# source: 52c114d37ffb
history-bump = Le Tuppenny Ha’penny Bump a été décrit dans un forum d’Internet par quelqu’un qui se nommait theotherjonv. Ses { $start-coins-text } pièces étaient d’anciens demi-pennies : la mise de chacun était donc, dans la monnaie de ce temps-là, ce que dit le nom, tuppence ha’penny.
# source: 4e333cf3b699
history-motor = D’autres récits appellent le jeu Motor, Bonk ou Pop. On ne signale de différence que pour le Motor.
# source: e142008c0ea2
history-american-books = Les livres de jeux américains, à partir de { $books-year-text }, décrivent sous le nom de Snip Snap Snorum ce qui est en réalité le Nobble, le paquet entier étant donné, ou { $few-hand-most-text } cartes à chacun quand il ne reste que quelques joueurs. Elizabeth Burton le donne encore dans son livre de jeux de cartes de société de { $burton-year-text }.
# source: 0f334df6e90d
history-cavendish = Cavendish, dans son livre de jeux de société de { $cavendish-year-text }, en a une forme à lui : on interroge les joueurs l’un après l’autre, et celui qui entame continue jusqu’à ce que quelqu’un puisse égaler.

## Sources and corrections

# source: 4c31c3ea8d96
erratum-E000-3 = { $player } joue { $first-the }, { $other } n’en a pas, ou bien { $player } joue { $second-the }.
    .right = Il n’y a pas de « ou bien » : puisque { $other } ne peut pas égaler, { $player } joue à nouveau, cette fois { $second-the }.
# source: 5a55413eac73
erratum-E000-4 = On jouerait au Nobble à Langkawi.
    .right = Bolton est dans le Lancashire.
# source: 954e767c87f8
erratum-E000-7 = Bonk est écrit de différentes façons, une fois comme le mot qui veut dire banque, et Bump est mal écrit.
    .right = Ici, ils ont leur graphie habituelle.
# source: df9dec5c31e1
erratum-E000-9 = La mise est donnée en « monnaie d’avant la virgule ».
    .right = Il s’agit de la monnaie d’avant le système décimal : { $start-coins-text } anciens demi-pennies.

## Worked examples

# source: 664169a0acc1
example-nobbled-round-the-table = Nobblé tout autour de la table
    .note = Des cartes égales à la file : chaque joueur sauf le dernier paie, et chacun plus que le précédent.
# source: 8d83ca4010cd
example-must-match = Égaler est obligatoire
    .note = Celui qui peut égaler doit le faire ; celui qui ne peut pas joue n’importe quelle carte.
# source: 5f5a548b00e7
example-chain-broken = La chaîne est rompue
    .note = Une autre valeur finit la chaîne, et la paire suivante en commence une nouvelle.
# source: 0e07c8573ac3
example-pay-what-you-have = Pas assez de pièces
    .note = Un joueur qui doit plus qu’il ne lui reste donne tout et se trouve éliminé.
# source: 0582ddeaf5c8
example-last-with-coins = Le dernier qui a des pièces
    .note = Le pot va au dernier joueur qui en ait encore.
# source: febc6450a285
example-two-deals = Pièces et pot passent à la donne suivante
    .note = Le joueur suivant distribue ; la première carte d’une donne n’égale jamais la dernière de la précédente.
# source: 5be0721fe637
example-bump-declined = Bump : refus d’égaler
    .note = On pourrait égaler, mais ce n’est pas obligatoire.
# source: b336f2070c50
example-motor-in-a-row = Motor : seule la dernière victime paie
    .note = On ne paie rien tant qu’une autre valeur n’a pas fini la chaîne.
# source: fc0f6cc4cf46
example-motor-all-equal = Motor : toutes les cartes d’une valeur
    .note = Avec la dernière carte de la valeur, la chaîne est complète et se paie aussitôt.
# source: cb5acbe58ec8
example-motor-open-chain = Motor : une chaîne à la fin de la donne
    .note = La donne finit au milieu d’une chaîne, qui se paie alors.
# source: 7227aa4d3cda
example-american = Les livres américains
    .note = On distribue tout le paquet, et l’on dit les mots.
# source: c4ff508d605c
example-american-few = Les livres américains : peu de joueurs
    .note = On n’est que quelques-uns, et une partie du paquet ne sert pas.
# source: be35a6cc71de
example-cavendish-question = Cavendish : la demande fait le tour
    .note = Un voisin qui ne peut pas égaler laisse rejouer celui qui a entamé ; s’il égale, la demande continue.
# source: c91a96e6248d
example-cavendish-first-out = Cavendish : le premier sans cartes
    .note = Le premier joueur sans cartes ramasse le pot.
# source: 4066bba6f366
example-peel = Peel : ne pas égaler coûte double
    .note = Règle maison : un joueur garde une carte qui égale, et il paie pour cela.
# source: 27a8651ec8df
example-out-at-the-end = Éliminé à la fin de la donne
    .note = Règle maison : un joueur sans pièces joue jusqu’à la fin de la donne.
# source: e54069978d04
example-refusals = Des cartes qu’on ne peut pas jouer
    .note = Une autre valeur, un passe, plus d’une carte : essayez-les avec « Et si… ? » et lisez pourquoi.

## Les étapes de la leçon

# source: 0e1001a90aac
lesson-deal = Chacun commence avec quelques pièces et reçoit quelques cartes. Celui dont on égale la carte perd des pièces, et celui qui en garde le plus longtemps gagne.
# source: 97a751059eb8
lesson-first-card = Vous êtes { $seat }, et vous commencez. Posez la carte de votre choix : elle demande au joueur suivant s’il peut l’égaler.
# review: "égaler" for matching the card before
# source: e624eac74c7f
lesson-match = Vous êtes maintenant { $seat }, le joueur suivant. Celui qui peut égaler la carte précédente doit le faire.
# source: 0a0e0c383cfd
lesson-pay = Égaler coûte des pièces à celui dont c’était la carte. Regardez où en est la chaîne de cartes égales, et dites qui paie.
# source: e67f80f0a413
lesson-broken = Seule compte la carte juste avant. Regardez comment une carte qui n’égale pas rompt la chaîne, et comment une autre commence.
# source: d87cdf3cbeac
lesson-end = Quand toutes les cartes sont jouées, la donne est finie. Celui qui n’a plus de pièces est éliminé, et les autres continuent.
# source: bba6d0de5c1f
lesson-win = Vous êtes { $seat }, et il ne reste presque plus de pièces à votre adversaire. Vous savez quoi faire.
