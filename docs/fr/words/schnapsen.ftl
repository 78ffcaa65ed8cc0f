### Schnapsen, in French.
### Terms: deal = donne, talon = talon, trump card = retourne, to follow suit = fournir, to beat = forcer (in suit), to trump = couper,
### to throw off = se défausser, to be on lead = avoir la main, strict game = jeu strict, to close = fermer, marriage = mariage (annoncer),
### claim = déclaration (se déclarer, by saying « Assez ! »), game point = point de partie. Bummerl stays.

# source: 93fc961e2f39
game-schnapsen = Schnapsen
    .short = Le jeu de cartes favori des Autrichiens en tête à tête : peu de cartes, des mariages, un talon que l’on peut fermer, et une déclaration qui met fin à la donne.
    .minute = Chaque joueur a une petite main ; une carte est retournée pour l’atout, et le reste forme le talon. Tant que le talon est ouvert, on joue à chaque pli la carte qu’on veut, puis chacun pioche. Un roi et une dame de la même couleur forment un mariage, qui compte en plus. Celui qui pense que ses plis et ses mariages suffisent le dit, ce qui met fin à la donne. Une fois le talon épuisé, ou fermé par un joueur, il faut fournir et forcer. Ce que vaut une donne dépend du peu qu’a le perdant ; le premier qui, en décomptant, arrive à zéro a gagné le Bummerl.
    .names = Schnapser, Soixante-six autrichien

## Overview

# source: 36829f896a2a
trick-game = Le Schnapsen est un jeu de levées. Les cartes de vos plis valent des points, un roi et une dame de la même couleur comptent en plus, et { $enough-text } points gagnent la donne.
    .title = Un jeu de plis et de mariages

## Players

# source: 371d37572b6a
players =
    { $players ->
        [one] On joue à { $players-text }.
       *[other] On joue à { $players-text }, l’un contre l’autre.
    }
    .title = Qui joue

## Pack

# number: cards are named
# source: 1b1f22af4685
pack =
    { $pack-size ->
        [24] Le paquet a { $pack-size-text } cartes : dans chaque couleur l’as, le dix, le roi, la dame, le valet et le neuf.
       *[other] Le paquet a { $pack-size-text } cartes : dans chaque couleur l’as, le dix, le roi, la dame et le valet.
    }
    .title = Les cartes
# number: cards are named
# source: 7d96c041db8a
card-values =
    { $pack-size ->
        [24] Les cartes d’une couleur sont, de haut en bas, { $order }. L’as vaut { $ace-value-text }, le dix { $ten-value-text }, le roi { $king-value-text }, la dame { $queen-value-text }, le valet { $jack-value-text } et le neuf rien : { $all-points-text } points en tout.
       *[other] Les cartes d’une couleur sont, de haut en bas, { $order }. L’as vaut { $ace-value-text }, le dix { $ten-value-text }, le roi { $king-value-text }, la dame { $queen-value-text } et le valet { $jack-value-text } : { $all-points-text } points en tout.
    }
    .title = Ordre et valeur
# source: 64fa71df2935
german-pack = Les cartes françaises et les cartes allemandes conviennent aussi bien. Dans un jeu allemand, les glands tiennent lieu de trèfle, les feuilles de pique et les grelots de carreau, tandis que le cœur reste le cœur ; l’Ober tient lieu de dame et l’Unter de valet. Les Autrichiens qui jouent avec des cartes françaises disent Dame et Bube.
    .title = Cartes françaises et allemandes

## Object

# source: f382929821d0
aim =
    { $claim-how ->
        [auto] Être le premier à avoir { $enough-text } points, en plis et en mariages.
       *[manual] Être le premier à avoir { $enough-text } points, en plis et en mariages, et le dire.
    }
    .title = Le but d’une donne
# source: dd3141709b39
bummerl-aim = La partie entière est le Bummerl. Chacun part de { $target-text } et décompte ce qu’il gagne ; le premier qui arrive à zéro l’a gagné.
    .title = Le but de la partie

## The deal

# source: 3172b020b278
first-dealer = Le premier donneur est tiré au sort : chacun coupe, et celui qui montre la plus haute carte donne.
    .title = Le premier donneur
# source: 6a545ce142d8
shuffle-and-cut = Le donneur mélange, et l’adversaire coupe.
    .title = Mélanger et couper
# source: 7fe7ca4d48a0
deal-in-rounds = Le donneur donne { $first-round-text } cartes à l’adversaire, puis en prend autant ; au tour suivant, chacun en reçoit { $second-round-text } de plus, ce qui fait { $hand-size-text } en main.
    .title = La distribution
# source: f7052b4ecb5f
trump-turned =
    { $turned-after ->
        [3] Entre les tours, on retourne la carte suivante face visible. Sa couleur est l’atout.
       *[other] Quand les mains sont distribuées, on retourne la carte suivante face visible. Sa couleur est l’atout.
    }
    .title = L’atout
# source: f834db87c2b4
talon-laid = Les { $face-down-text } autres cartes sont posées face cachée en travers de la retourne, qui reste visible. Ensemble, elles forment le talon, de { $talon-size-text } cartes.
    .title = Le talon
# source: 5fcaf731f70b
deal-alternates = On donne à tour de rôle.
    .title = Le donneur suivant
# source: 6d0d4fda0951
winner-deals = Celui qui a gagné la dernière donne distribue la suivante.
    .title = Le gagnant donne
# source: 62df79ed98a8
loser-deals = Celui qui a perdu la dernière donne distribue la suivante.
    .title = Le perdant donne

## The play

# source: dd502462a989
eldest-leads = Celui qui n’a pas donné entame le premier pli.
    .title = Qui commence
# source: c0c1282dc3db
lead-any-card = On entame de la carte que l’on veut.
    .title = L’entame
# source: 533b4d736d5e
must-play = Personne ne passe au lieu de jouer : celui dont c’est le tour de jouer ajoute une carte.
    .title = On ne passe pas
    .refused = On ne passe pas ici : il faut jouer une carte.
# source: 871f57e1471e
one-card = Chaque joueur met une carte au pli.
    .title = Une carte à la fois
    .refused = On ne joue qu’une carte à la fois.
# source: 21146b5e0fb1
free-reply = Tant que le talon est ouvert, on répond de la carte que l’on veut. On n’est tenu ni de fournir, ni de prendre le pli.
    .title = Réponse libre
# source: 24d6606d4695
higher-takes = Une carte plus forte de la couleur entamée remporte le pli.
    .title = La plus forte prend
# source: 112243096a66
trump-takes = Un atout remporte un pli entamé dans toute autre couleur.
    .title = L’atout prend
# source: 12b36de0798d
leader-keeps = Une réponse qui n’est ni une carte plus forte de la couleur entamée, ni un atout sur une autre couleur, perd contre la carte entamée, quelle que soit sa valeur.
    .title = Le pli de qui entame
# source: 8cb2da991c3a
draw = Après chaque pli, tant que le talon est ouvert, le gagnant du pli pioche la carte du dessus et le perdant la suivante, si bien que chacun a de nouveau { $hand-size-text } cartes.
    .title = Piocher
# source: 615e7b34e15c
last-draw = Quand il ne reste qu’une carte face cachée, le gagnant du pli la prend, et la retourne va au perdant. Dès lors, le talon est épuisé.
    .title = La dernière pioche
# source: d25d9b426f11
winner-leads = Celui qui a remporté le pli entame le suivant.
    .title = L’entame suivante
# source: 90e2fa713a57
strict-reply = Le talon une fois épuisé ou fermé, la réponse est imposée : fournir en forçant ; si l’on ne peut pas forcer, fournir une carte plus faible ; si l’on n’a pas de la couleur, couper ; et seulement sans atout, jouer autre chose. Tout cela vaut aussi pour une entame à l’atout.
    .title = Le jeu strict
# source: e4e3cd4c4f73
follow-suit = Dans le jeu strict, celui qui a une carte de la couleur entamée doit en jouer une.
    .title = Fournir
    .refused = Le talon est épuisé ou fermé, il faut donc fournir : { $suit }.
# source: 22396ab9c08f
must-beat = Dans le jeu strict, celui qui peut battre la carte entamée par une carte de la même couleur doit le faire.
    .title = Forcer
    .refused = Le talon est épuisé ou fermé : il faut battre { $card-the } quand on a plus fort dans la couleur.
# source: 09a0d1f9b29c
must-trump = Dans le jeu strict, celui qui n’a pas de carte de la couleur entamée doit couper.
    .title = Couper
    .refused = Le talon est épuisé ou fermé : quand on ne peut pas fournir, il faut couper, c’est-à-dire jouer { $suit }.
# source: d7f3f5f0755f
discard = Celui qui n’a ni carte de la couleur entamée ni atout peut se défausser de n’importe quelle carte. Il y a donc toujours une carte à jouer, même sur un mariage.
    .title = Se défausser
# source: 46305ad49dfe
before-leading =
    { $claim-how ->
        [auto] Celui qui a la main peut d’abord échanger, fermer et annoncer un mariage, dans tout ordre que permettent les règles ci-dessous ; puis il entame. Celui qui répond ne peut rien faire de tout cela.
       *[manual]
            { $claim-when ->
                [any] Celui qui a la main peut d’abord échanger, fermer, annoncer un mariage et se déclarer, dans tout ordre que permettent les règles ci-dessous ; puis il entame. Celui qui répond ne peut que se déclarer.
               *[on_lead] Celui qui a la main peut d’abord échanger, fermer, annoncer un mariage et se déclarer, dans tout ordre que permettent les règles ci-dessous ; puis il entame. Celui qui répond ne peut rien faire de tout cela.
            }
    }
    .title = Avant d’entamer
# source: d4492c863e92
exchange = Celui qui a le valet d’atout peut l’échanger contre la retourne, même avant le premier pli. Le valet est alors à sa place, et sera la dernière carte piochée.
    .title = L’échange
# source: 052b1461839f
exchange-on-lead = Seul celui qui a la main peut échanger.
    .title = Échanger quand on a la main
    .refused = Seul celui qui a la main peut échanger.
# source: 6abb406e3a9d
exchange-open = On n’échange plus une fois le talon fermé ou épuisé.
    .title = Échanger à talon ouvert
    .refused = Le talon est fermé ou épuisé : on ne peut plus rien échanger.
# source: 9571e071ea8d
exchange-enough = Pour un échange, le talon doit avoir au moins { $exchange-min-text } cartes, retourne comprise.
    .title = Jusqu’à quand échanger
    .refused = Le talon a trop peu de cartes pour un échange : il en faut { $least-text }, retourne comprise.
# source: 4800f6990e28
exchange-after-close = Quand un joueur ferme, l’adversaire peut encore échanger aussitôt, avant l’entame, ou passer.
    .title = Échanger après la fermeture
# source: 36bed72599a7
exchange-or-pass = Tant que l’adversaire n’a ni échangé ni passé, rien d’autre n’est possible.
    .title = Échanger ou passer
    .refused = Le talon vient d’être fermé : échangez le valet d’atout maintenant, ou passez.
# source: 2e490ba0b3f5
close = Celui qui a la main peut fermer le talon : la retourne est posée dessus, face cachée. À partir de ce pli, personne ne pioche et la réponse est imposée. On ne peut pas y revenir.
    .title = Fermer
# source: 2d98871d05b3
close-on-lead = Seul celui qui a la main peut fermer, avant d’entamer.
    .title = Fermer quand on a la main
    .refused = Seul celui qui a la main peut fermer.
# source: 568cbc67cb57
close-once = On ne peut pas fermer un talon fermé ou épuisé.
    .title = Fermer un talon ouvert
    .refused = Le talon est déjà fermé ou épuisé.
# source: 38eb7c304687
close-enough = Pour être fermé, le talon doit avoir au moins { $close-min-text } cartes, retourne comprise.
    .title = Jusqu’à quand fermer
    .refused = Le talon a trop peu de cartes pour être fermé : il en faut { $least-text }, retourne comprise.
# source: dd3d47359c1b
close-first = Celui qui veut fermer et annoncer dans le même tour ferme d’abord.
    .title = Fermer d’abord, annoncer ensuite
    .refused = Le mariage de { $suit } est annoncé, il est donc trop tard pour fermer : il faut entamer d’une de ses cartes.
# source: 9165c8371196
close-after-announce = Celui qui a annoncé un mariage peut encore fermer avant d’entamer.
    .title = Fermer après l’annonce
# source: ba447f33d19f
marriage = Un roi et une dame de la même couleur forment un mariage. Celui qui a la main peut les montrer et l’annoncer ; il entame ensuite de l’un ou de l’autre.
    .title = Les mariages
# source: 4ecf7911f00d
plain-marriage = Dans une couleur autre que l’atout, un mariage vaut { $marriage-text } points.
    .title = Le mariage simple
# source: b34ce02b1a21
trump-marriage = Le mariage d’atout vaut { $trump-marriage-text } points.
    .title = Le mariage d’atout
# source: 4e636f3058c4
marry-on-lead = Seul celui qui a la main peut annoncer ; en réponse, le roi et la dame sont des cartes comme les autres.
    .title = Annoncer quand on a la main
    .refused = Seul celui qui a la main peut annoncer un mariage.
# source: dbf3f2c940b1
marry-one = Avec une entame, on ne peut annoncer qu’un mariage, puisqu’il faut en jouer une carte.
    .title = Un mariage à la fois
    .refused = Le mariage de { $suit } est déjà annoncé ; il faut d’abord en jouer une carte.
# source: 4987854aa304
lead-married = Après l’annonce, on entame du roi ou de la dame de cette couleur, au choix.
    .title = On entame du roi ou de la dame
    .refused = Le mariage de { $suit } est annoncé ; il faut en jouer le roi ou la dame.
# source: 21fa7976bede
marriage-counts =
    { $claim-how ->
        [auto] Si le joueur a déjà remporté un pli, le mariage compte aussitôt, et peut gagner la donne avant qu’une carte soit jouée.
       *[manual] Si le joueur a déjà remporté un pli, le mariage compte aussitôt, et l’on peut se déclarer avant d’avoir joué une carte.
    }
    .title = Un mariage compte
# source: 8625ea042a36
marriage-waits = Un joueur sans pli peut aussi annoncer, mais le mariage attend son premier pli. S’il n’en fait pas, le mariage ne compte jamais.
    .title = Un mariage attend
# source: 67e8011bab81
marriage-counts-late = Avec le premier pli compte tout ce qui l’attendait.
    .title = Le premier pli
# source: 8066d7eabd7e
marriage-optional = Personne n’est obligé d’annoncer. Un roi ou une dame entamés sans un mot ne comptent que comme cartes.
    .title = L’annonce est facultative
# source: 0a94e6b7aa8f
announce-unspoken = Celui qui entame d’un roi ou d’une dame en ayant l’autre a annoncé le mariage, sans avoir à le dire.
    .title = Annonce sans un mot
# source: 07a04fb171c3
marriage-any-time = On peut annoncer un mariage à tout moment de la donne, même quand le talon est fermé ou épuisé.
    .title = Mariages tardifs
# source: 9827dc9897bd
marry-early = Une fois le talon fermé ou épuisé, on ne peut plus annoncer de mariage.
    .title = Pas de mariages tardifs
    .refused = Le talon est fermé ou épuisé, et selon cette règle maison on ne peut plus annoncer de mariage.
# source: 3ab4f7337d47
claim = Celui qui pense avoir { $enough-text } points dit « Assez ! », et la donne est finie. S’ils y sont, la déclaration gagne ; sinon, elle perd.
    .title = La déclaration
# source: b50752dea740
claim-on-lead = Seul celui qui a la main peut se déclarer : avant d’entamer, juste après avoir annoncé un mariage, ou après avoir remporté le dernier pli.
    .title = Se déclarer quand on a la main
    .refused = Seul celui qui a la main peut se déclarer. Gagnez d’abord le pli.
# source: 2182268f3596
claim-any-time = Celui dont c’est le tour peut se déclarer, même en réponse à une entame.
    .title = Se déclarer en réponse
# source: 82c47a0062aa
all-played = Après le dernier pli, son gagnant peut se déclarer, et rien d’autre.
    .title = Après le dernier pli
    .refused = Toutes les cartes sont jouées : le gagnant du dernier pli peut se déclarer, ou ne rien dire.
# source: ec219b5a5929
claim-is-free = Personne n’est obligé de se déclarer. Si nul ne le fait après le dernier pli, la donne se décide comme s’il n’y avait rien eu à déclarer.
    .title = La déclaration est facultative
# source: b025047f98c2
claim-unspoken = Celui qui a { $enough-text } points gagne aussitôt, sans avoir rien à dire.
    .title = Gagner sans un mot
    .refused = Ici, on ne se déclare pas : celui qui a assez de points gagne aussitôt.

## Scoring

# source: 610ce420b62c
win-no-trick =
    { $no-trick-win ->
        [one] Contre un adversaire qui n’a aucun pli, une donne vaut { $no-trick-win-text } point de partie. Seuls les plis comptent ici : un mariage qui attend encore n’y change rien.
       *[other] Contre un adversaire qui n’a aucun pli, une donne vaut { $no-trick-win-text } points de partie. Seuls les plis comptent ici : un mariage qui attend encore n’y change rien.
    }
    .title = L’adversaire n’a aucun pli
# source: 647ddd50be81
win-under-safe =
    { $under-safe-win ->
        [one] Contre un adversaire qui a un pli mais moins de { $safe-text } points, une donne vaut { $under-safe-win-text } point de partie.
       *[other] Contre un adversaire qui a un pli mais moins de { $safe-text } points, une donne vaut { $under-safe-win-text } points de partie.
    }
    .title = L’adversaire a peu de points
# source: 2f73a89391e5
win-plain =
    { $plain-win ->
        [one] Contre un adversaire qui a { $safe-text } points ou plus, une donne vaut { $plain-win-text } point de partie. Pour cela, { $safe-text } suffisent.
       *[other] Contre un adversaire qui a { $safe-text } points ou plus, une donne vaut { $plain-win-text } points de partie. Pour cela, { $safe-text } suffisent.
    }
    .title = L’adversaire est à l’abri
# source: e2f0eab87bc1
counts-frozen = Quand celui qui a fermé gagne, les points et les plis de l’adversaire sont pris tels qu’ils étaient au moment de la fermeture. Ce qu’il fait ensuite ne rend pas la donne moins chère.
    .title = Compté à la fermeture
# source: a9a56c09f983
counts-as-they-are = Quand celui qui a fermé gagne, les points et les plis de l’adversaire comptent tels qu’ils sont à la fin, comme après toute autre donne.
    .title = Compté à la fin
# source: 216bf44f8210
closer-failed =
    { $fault ->
        [one] Si celui qui a fermé n’arrive pas à { $enough-text } points, l’adversaire gagne { $fault-text } point de partie, ou { $fault-no-trick-text } s’il n’avait aucun pli à la fermeture. Les plis suivants et les points de celui qui a fermé n’y changent rien.
       *[other] Si celui qui a fermé n’arrive pas à { $enough-text } points, l’adversaire gagne { $fault-text } points de partie, ou { $fault-no-trick-text } s’il n’avait aucun pli à la fermeture. Les plis suivants et les points de celui qui a fermé n’y changent rien.
    }
    .title = Une fermeture manquée
# source: 7ec15da5744f
other-goes-out =
    { $fault ->
        [one] Après une fermeture, l’adversaire peut y arriver le premier. Avec { $enough-text } points, il gagne alors { $fault-text } point de partie, ou { $fault-no-trick-text } s’il n’avait aucun pli à la fermeture.
       *[other] Après une fermeture, l’adversaire peut y arriver le premier. Avec { $enough-text } points, il gagne alors { $fault-text } points de partie, ou { $fault-no-trick-text } s’il n’avait aucun pli à la fermeture.
    }
    .title = L’adversaire y arrive le premier
# source: 63055590042f
last-trick =
    { $claim-how ->
        [auto]
            { $last-trick-win ->
                [one] Si toutes les cartes sont jouées, que le talon n’était pas fermé et que personne n’a { $enough-text } points, celui qui a remporté le dernier pli gagne { $last-trick-win-text } point de partie. Les points ne comptent pas.
               *[other] Si toutes les cartes sont jouées, que le talon n’était pas fermé et que personne n’a { $enough-text } points, celui qui a remporté le dernier pli gagne { $last-trick-win-text } points de partie. Les points ne comptent pas.
            }
       *[manual]
            { $last-trick-win ->
                [one] Si toutes les cartes sont jouées, que le talon n’était pas fermé et que personne ne s’est déclaré, celui qui a remporté le dernier pli gagne { $last-trick-win-text } point de partie. Les points ne comptent pas : même { $enough-text }, s’ils n’ont pas été déclarés, perdent contre lui.
               *[other] Si toutes les cartes sont jouées, que le talon n’était pas fermé et que personne ne s’est déclaré, celui qui a remporté le dernier pli gagne { $last-trick-win-text } points de partie. Les points ne comptent pas : même { $enough-text }, s’ils n’ont pas été déclarés, perdent contre lui.
            }
    }
    .title = Le dernier pli
# source: fabb3bc72947
false-claim =
    { $fault ->
        [one] Celui qui se déclare sans avoir { $enough-text } points perd la donne. L’adversaire gagne { $fault-text } point de partie, ou { $fault-no-trick-text } s’il n’a aucun pli ; contre celui qui a fermé, ce sont les plis à la fermeture qui comptent.
       *[other] Celui qui se déclare sans avoir { $enough-text } points perd la donne. L’adversaire gagne { $fault-text } points de partie, ou { $fault-no-trick-text } s’il n’a aucun pli ; contre celui qui a fermé, ce sont les plis à la fermeture qui comptent.
    }
    .title = Une fausse déclaration
# source: e35fee8bdc00
false-claim-as-if-won = Celui qui se déclare sans avoir { $enough-text } points perd la donne. L’adversaire gagne ce que la déclaration aurait rapporté si elle avait été juste.
    .title = Une fausse déclaration, payée comme une victoire

## Winning

# source: 171ab46f06de
count-down = Chacun part de { $target-text }. Le gagnant d’une donne retranche ses points de partie ; le compte du perdant reste tel quel.
    .title = Le décompte
# source: 6796359073a0
bummerl = Celui qui arrive à zéro ou au-dessous a gagné le Bummerl. On dit du perdant qu’il prend un Bummerl.
    .title = Le Bummerl
# source: 0ec0f20095b4
loser-gets-bummerl = Peu importe où en est le perdant.
    .title = Un Bummerl est un Bummerl
# source: 804898d0bac6
double-bummerl =
    { $double-bummerl ->
        [one] Un perdant qui n’a pas gagné un seul point de partie prend { $double-bummerl-text } Bummerl.
       *[other] Un perdant qui n’a pas gagné un seul point de partie prend { $double-bummerl-text } Bummerl d’un coup.
    }
    .title = Un double Bummerl

## Irregularities

# source: ecedc38a2183
count-in-the-head = On compte les points de tête. On n’écrit rien que le Bummerl.
    .title = Compter
# source: c76ad3711e4d
last-trick-only = On ne peut revoir que le dernier pli.
    .title = Regarder en arrière
# source: 092a9041ac05
revoke =
    { $revoke-how ->
        [flat3]
            { $revoke-cost ->
                [one] Celui qui joue une carte contre les règles du jeu strict perd aussitôt la donne, et l’adversaire gagne { $revoke-cost-text } point de partie.
               *[other] Celui qui joue une carte contre les règles du jeu strict perd aussitôt la donne, et l’adversaire gagne { $revoke-cost-text } points de partie.
            }
       *[standard]
            { $revoke-cost ->
                [one] Celui qui joue une carte contre les règles du jeu strict perd aussitôt la donne. L’adversaire gagne { $revoke-cost-text } point de partie, ou { $revoke-cost-no-trick-text } s’il n’a aucun pli.
               *[other] Celui qui joue une carte contre les règles du jeu strict perd aussitôt la donne. L’adversaire gagne { $revoke-cost-text } points de partie, ou { $revoke-cost-no-trick-text } s’il n’a aucun pli.
            }
    }
    .title = Une carte contre les règles
# source: 2fe83aeaac14
no-revoke = Une carte que les règles permettent n’est pas une faute.
    .title = Pas de faute
    .refused = Les règles permettent ici { $card-the } ; ce n’est donc pas une faute.
# source: c73ea81718bc
no-penalty = Une carte contre les règles est reprise, et l’on en joue une autre. Cela ne coûte rien.
    .title = Une erreur se répare
    .refused = On ne peut pas jouer ici de carte contre les règles ; elle n’a donc pas de prix non plus.
# source: d9840eb7a306
deal-first = La donne finie, on ne joue plus rien avant que le donneur suivant ait distribué.
    .title = Entre les donnes
    .refused = La donne est finie. Le donneur suivant distribue d’abord.
# source: 3bf0c5db205e
hand-not-over = On ne redistribue pas avant la fin de la donne.
    .title = Distribution trop hâtive
    .refused = La donne n’est pas encore finie.

## Things on the table

# source: de8b07513d7f
zone-trick = Le pli
# source: 7bf41d1989da
zone-stock = Talon
# source: 4a695cc1e1af
zone-trump = Retourne
# source: 36daa03108d9
zone-taken = Plis remportés
# source: bbf5e30002a9
outcome-counted = points de partie de cette donne
# source: 63e000cb8768
fact-points =
    { $value ->
        [one] { $value-text } point
       *[other] { $value-text } points
    }
# source: be864e284dc8
fact-pending =
    { $value ->
        [0] Rien en attente
        [one] { $value-text } point en attente
       *[other] { $value-text } points en attente
    }
# source: 4a2c90ad66d7
fact-tricks =
    { $value ->
        [one] { $value-text } pli
       *[other] { $value-text } plis
    }
# source: 1df1c8561f4e
fact-talon =
    { $value ->
        [0] Le talon est épuisé.
        [one] { $value-text } carte au talon
       *[other] { $value-text } cartes au talon
    }
# source: 8e1b8fcb548c
fact-trump =
    { $value ->
        [s] Atout pique.
        [h] Atout cœur.
        [d] Atout carreau.
       *[c] Atout trèfle.
    }
# source: f0af610d4ad1
fact-closed_by = Le talon est fermé.
# source: 1d6f16ff25cc
fact-game_points = Bummerl : { $value-text }
# source: 464223a9908c
fact-result =
    { $value ->
        [claim] Assez de points
        [false-claim] Une fausse déclaration
        [closer-failed] La fermeture est manquée.
        [revoke] Une carte contre les règles
       *[last-trick] Le dernier pli décide.
    }
# source: c26e4af4ae52
fact-awarded =
    { $value ->
        [one] { $value-text } point de partie
       *[other] { $value-text } points de partie
    }

## What happens

# source: c8c05f81e040
event-announced = { $seat } montre { $cards-the } et annonce { $value-text }.
# source: 4be80e97958e
event-exchanged = { $seat } échange le valet d’atout contre { $card-the }.
# source: b7402dfddf72
event-closed =
    { $value ->
        [0] { $seat } ferme le talon. L’adversaire n’a pas encore de points.
        [one] { $seat } ferme le talon. L’adversaire a { $value-text } point pour l’instant.
       *[other] { $seat } ferme le talon. L’adversaire a { $value-text } points pour l’instant.
    }
# source: c7d041f9e92b
event-claimed =
    { $value ->
        [one] { $seat } dit « Assez ! », avec { $value-text } point.
       *[other] { $seat } dit « Assez ! », avec { $value-text } points.
    }
# source: 65f8eda83afe
event-drew = { $seat } pioche.
# source: c7b76af361fa
event-counted = { $seat } compte maintenant les { $value-text } points en attente.
# source: 51805fb95373
event-counts-down =
    { $value ->
        [one] { $seat } décompte { $value-text } point de partie.
       *[other] { $seat } décompte { $value-text } points de partie.
    }
# source: d3f8ec13a322
event-bummerl =
    { $value ->
        [one] { $seat } prend un Bummerl.
       *[other] { $seat } prend { $value-text } Bummerl.
    }
# source: d31debc6d3d6
event-won =
    { $value ->
        [trick] { $seat } remporte le pli.
        [game] { $seat } a gagné le Bummerl.
       *[hand] { $seat } gagne la donne.
    }

## With German cards

# source: db924fb5d9ed
deck-german-fact-trump =
    { $value ->
        [s] Atout feuille.
        [h] Atout cœur.
        [d] Atout grelot.
       *[c] Atout gland.
    }
# source: 626104004b6b
deck-german-event-exchanged = { $seat } échange l’Unter d’atout contre { $card-the }.
# source: 63311e0c451b
deck-german-exchange-or-pass =
    .refused = Le talon vient d’être fermé : échangez l’Unter d’atout maintenant, ou passez.
# source: 319432591f96
deck-german-lead-married = Après l’annonce, on entame du roi ou de l’Ober de cette couleur, au choix.
    .title = On entame du roi ou de l’Ober
    .refused = Le mariage de { $suit } est annoncé ; il faut en jouer le roi ou l’Ober.
# source: eddb745a1c7b
deck-german-trick-game = Le Schnapsen est un jeu de levées. Les cartes de vos plis valent des points, un roi et un Ober de la même couleur comptent en plus, et { $enough-text } points gagnent la donne.
# number: cards are named
# source: 0951acb1c6f5
deck-german-pack =
    { $pack-size ->
        [24] Le paquet a { $pack-size-text } cartes : dans chaque couleur l’as, le dix, le roi, l’Ober, l’Unter et le neuf.
       *[other] Le paquet a { $pack-size-text } cartes : dans chaque couleur l’as, le dix, le roi, l’Ober et l’Unter.
    }
# number: cards are named
# source: a357dc769187
deck-german-card-values =
    { $pack-size ->
        [24] Les cartes d’une couleur sont, de haut en bas, { $order }. L’as vaut { $ace-value-text }, le dix { $ten-value-text }, le roi { $king-value-text }, l’Ober { $queen-value-text }, l’Unter { $jack-value-text } et le neuf rien : { $all-points-text } points en tout.
       *[other] Les cartes d’une couleur sont, de haut en bas, { $order }. L’as vaut { $ace-value-text }, le dix { $ten-value-text }, le roi { $king-value-text }, l’Ober { $queen-value-text } et l’Unter { $jack-value-text } : { $all-points-text } points en tout.
    }
# source: 8dbdd1b4a319
deck-german-exchange = Celui qui a l’Unter d’atout peut l’échanger contre la retourne, même avant le premier pli. L’Unter est alors à sa place, et sera la dernière carte piochée.
# source: d211b0fca5df
deck-german-marriage = Un roi et un Ober de la même couleur forment un mariage. Celui qui a la main peut les montrer et l’annoncer ; il entame ensuite de l’un ou de l’autre.
# source: 83a1301be9e6
deck-german-marry-on-lead = Seul celui qui a la main peut annoncer ; en réponse, le roi et l’Ober sont des cartes comme les autres.
# source: 85ae1ef0ccc0
deck-german-marriage-optional = Personne n’est obligé d’annoncer. Un roi ou un Ober entamés sans un mot ne comptent que comme cartes.
# source: ad13a631b36b
deck-german-announce-unspoken = Celui qui entame d’un roi ou d’un Ober en ayant l’autre a annoncé le mariage, sans avoir à le dire.
# number: a card is named
# source: aa62e04c212e
deck-german-example-source-example =
    .note = L’exemple de la source arabe, complété en une donne entière. Un dix tombe sous l’Unter d’atout, un mariage renverse le compte, et la déclaration vient quand l’adversaire n’est pas tout à fait à l’abri.
# source: 5c639afc9368
deck-german-example-open-talon =
    .note = Un as d’une autre couleur perd contre un Unter ; puis l’Unter d’atout prend un as.
# source: 0dabfe96bd21
deck-german-example-exchange-before-the-first-trick =
    .note = L’Unter devient un as. Celui qui répond ne peut ni échanger, ni fermer, ni annoncer, ni se déclarer.
# source: b5033d3bede8
deck-german-example-exchange-at-the-last-moment =
    .note = Le talon en est à ses dernières cartes. L’Unter qu’on y a mis va au perdant du pli.
# source: ba17b01ecc2f
deck-german-example-exchange-after-closing =
    .note = Règle maison : avant l’entame, l’adversaire peut encore échanger l’Unter d’atout.
# source: a5c4856ea4f0
deck-german-example-king-of-the-marriage =
    .note = Ici, le roi gagne et l’Ober perd, à un seul point près.
# source: fc63ef5dfc40
deck-german-example-announced-without-a-word =
    .note = Règle maison : il suffit d’entamer de l’Ober.
# source: a067595d0729
deck-german-example-draw-the-last-trump =
    .note = Seul l’Unter d’atout gagne : il fait tomber l’as, et rien n’arrête plus la suite.
# number: names of cards
# source: 49def56daa52
deck-german-lesson-marry = Vous êtes { $seat }, vous avez la main, et le roi et l’Ober d’une couleur. C’est un mariage : annoncez-le, il rapporte des points.

## What a player can do besides playing a card; the labels of buttons

# source: efe4d1492039
action-marry = Annoncer un mariage
# review: a button that exchanges the lowest trump for the trump card; short enough, and clear?
# source: a67f31d6209a
action-exchange = Échanger l’atout
# source: ac853d5b97c9
action-close = Fermer le talon
# source: 0870faf590ec
action-claim = Assez !
# source: 2cf028e98d03
action-revoke = Jouer quand même

## Options: the points on which tables differ

# number: names of cards
# source: 99efb05dcd86
option-pack = Cartes du paquet
    .help = Le grand paquet a aussi les neuf, et des mains plus longues.
# source: 07847a38287c
option-target = Départ du décompte
    .help = Combien de points de partie faut-il pour gagner le Bummerl ?
# source: b1d74d43c3d1
option-claim = Comment on gagne une donne
    .help = Faut-il dire que les points suffisent, ou la donne finit-elle d’elle-même ?
# source: bffc696cf594
choice-claim-manual = par une déclaration
# source: 101bc08a77a4
choice-claim-auto = sans un mot
# source: bf04233c476d
option-claim_when = Quand se déclarer
    .help = Seul celui qui a la main peut-il se déclarer, ou aussi celui qui répond ?
# source: 9e049dc75750
choice-claim_when-on_lead = quand on a la main
# source: c67a4e63e6c0
choice-claim_when-any = en réponse aussi
# source: a2e836472302
option-freeze = Compter l’adversaire à la fermeture
    .help = Quand celui qui a fermé gagne, décide-t-on d’après les points et les plis de l’adversaire au moment de la fermeture ?
# source: d399b884ad53
option-false_claim = Prix d’une fausse déclaration
    .help = Coûte-t-elle le prix habituel d’une faute, ou ce qu’elle aurait rapporté ?
# source: 86c06fdac93b
choice-false_claim-standard = le prix d’une faute
# source: 50cc388690c4
choice-false_claim-as_if_won = ce que la déclaration aurait rapporté
# source: 5c66a75ff33e
option-revoke = Une carte contre les règles
    .help = Est-elle reprise, ou fait-elle perdre la donne ?
# source: a47a00f37d0d
choice-revoke-refuse = on la reprend
# source: 9cbaa25b5a6e
choice-revoke-standard = elle fait perdre la donne, au prix d’une faute
# source: b34b7487e702
choice-revoke-flat3 = elle fait perdre la donne, au prix le plus fort
# source: 4668aa9bef84
option-exchange_min = Plus petit talon pour un échange
    .help = Combien de cartes le talon doit-il avoir, retourne comprise ?
# source: 3d6ee1502851
option-exchange_after_close = Échange après la fermeture
    .help = L’adversaire de celui qui ferme peut-il encore échanger, avant l’entame ?
# source: 59e5ca86b432
option-close_min = Plus petit talon que l’on peut fermer
    .help = Combien de cartes le talon doit-il avoir, retourne comprise ?
# source: dfc925944560
option-close_after_announce = Fermer après l’annonce
    .help = Peut-on fermer entre l’annonce d’un mariage et l’entame ?
# source: fc19a77527ef
option-marriage_late = Mariages tardifs
    .help = Peut-on annoncer un mariage quand le talon est fermé ou épuisé ?
# source: f63d87100edd
option-auto_announce = Annonce sans un mot
    .help = Entamer d’un roi ou d’une dame annonce-t-il de soi-même le mariage ?
# source: ef818a9e17ef
option-double_bummerl = Double Bummerl
    .help = Un perdant sans un seul point de partie prend-il un double Bummerl ?
# source: 6ea09f281280
option-deal = Le donneur suivant
    .help = Qui distribue la donne suivante ?
# source: 9425676fbfa6
choice-deal-alternate = l’autre joueur
# source: 6030f6c7c43b
choice-deal-winner = le gagnant
# source: f4159013ed41
choice-deal-loser = le perdant
# source: 8e2bb9dc5e1d
option-deal_pattern = Quand on retourne l’atout
    .help = Combien de cartes chaque joueur a-t-il alors ? Le plus grand choix veut dire la main entière.

## Presets

# source: 3fee7b497073
preset-standard = Schnapsen
    .about = Le jeu tel qu’on le joue en Autriche, avec des déclarations et le compte de l’adversaire arrêté à la fermeture.
# source: 98a147599898
preset-short = Bummerl court
    .about = Le même jeu avec un décompte plus court, quand le temps presse.
# source: d007ed9fc6b8
preset-tournament = Schnapsen de tournoi
    .about = La lecture sévère : une carte contre les règles n’est pas reprise, elle fait perdre la donne.
# source: e0530d32be41
preset-auto-claim = Schnapsen sans déclaration
    .about = Celui qui a assez de points gagne aussitôt, comme le veulent bien des programmes.
# review: "fermeture dure" renders "hard closing" (what the opponent takes later still counts); is it clear?
# source: 4d9cdb0cb1ba
preset-hard = Fermeture dure
    .about = Ce que l’adversaire fait après une fermeture compte encore.
# number: the name of a game
# source: e78c10a14643
preset-nines = Schnapsen avec les neuf
    .about = Le grand paquet, d’après le Soixante-six : des mains et un talon plus grands, avec les règles du Schnapsen.

## The game in steps

# number: cards are named
# source: bd792c4e45c5
step-cards = Prenez { $pack-size-text } cartes. Dans chaque couleur, ce sont, de haut en bas, { $order } ; l’as vaut { $ace-value-text }, le dix { $ten-value-text }, le roi { $king-value-text }, la dame { $queen-value-text }, le valet { $jack-value-text }.
# source: 36915847b35f
step-deal = Donnez à chacun { $hand-size-text } cartes et retournez-en une pour l’atout. Le reste se pose en travers : c’est le talon.
# source: 2f9ca864cab0
step-lead = Celui qui n’a pas donné entame de la carte qu’il veut.
# source: e98645a966e1
step-open = Tant que le talon est ouvert, on répond de la carte que l’on veut.
# source: 736b2e1955c1
step-take = La plus forte carte de la couleur entamée remporte le pli, et un atout prend toute autre couleur. Le gagnant pioche le premier et entame de nouveau.
# source: 67889c305723
step-marry = Quand vous avez la main, montrez le roi et la dame d’une couleur et jouez l’un ou l’autre : { $marriage-text } points, à l’atout { $trump-marriage-text }. Ils comptent dès que vous avez un pli.
# source: 618aa1fab995
step-exchange = Quand vous avez la main, vous pouvez échanger le valet d’atout contre la retourne, sous le talon.
# source: e78e5116956f
step-strict = Quand le talon est épuisé, ou fermé par celui qui a la main : fournir, forcer, sinon couper.
# source: 7d6fc7dc0427
step-enough =
    { $claim-how ->
        [auto] Avec { $enough-text } points, vous gagnez aussitôt { $plain-win-text }, { $under-safe-win-text } ou { $no-trick-win-text } points de partie : moins le perdant en a, plus c’est. Si personne n’y arrive, le dernier pli gagne.
       *[manual] Avec { $enough-text } points, dites « Assez ! » et gagnez { $plain-win-text }, { $under-safe-win-text } ou { $no-trick-win-text } points de partie : moins le perdant en a, plus c’est. Si personne ne se déclare, le dernier pli gagne.
    }
# source: 642b3fb68fe4
step-bummerl = Décomptez à partir de { $target-text }. Le premier qui arrive à zéro a gagné le Bummerl.

## The score card

# source: 9978e25cef8a
score-card = Feuille de marque pour un Bummerl
    .about = Le gagnant d’une donne barre autant de nombres qu’elle vaut, en commençant par le plus grand. Celui à qui il ne reste que le zéro a gagné ; l’autre reçoit un point noir dans la dernière case. Là où le tableau donne une paire de nombres, le plus grand va au gagnant qui n’a aucun pli ; contre celui qui a fermé, au gagnant qui n’en avait aucun à la fermeture.
    .mark = Bummerl

## Tips

# source: 6c723c476eb0
tip-count-your-points = Comptez vos points, et ceux de l’adversaire aussi. Qui ne sait pas qu’il a { $enough-text } points peut perdre sur le dernier pli ; qui se déclare trop tôt perd aussitôt.
    .title = Compter sans cesse
# source: 8c185061af0f
tip-keep-the-marriage = Gardez ensemble le roi et la dame d’une couleur jusqu’à pouvoir les annoncer : { $marriage-text } points, ou { $trump-marriage-text }, c’est plus que ne rapportent la plupart des plis. Il en va de même d’un roi ou d’une dame dont la moitié peut encore être au talon.
    .title = Garder ses mariages
# number: a card is named
# source: 2edc929768b8
tip-protect-the-tens = Un dix perd contre l’as de sa couleur et contre tous les atouts. Jouez-le quand l’as est sorti et que l’adversaire doit fournir, ou prenez un pli avec ; n’en entamez pas sans nécessité à talon ouvert.
    .title = Veiller sur ses dix
# number: a card is named
# source: 9b691db7c140
tip-keep-trumps = Gardez vos atouts pour ce qui en vaut la peine. Un petit atout qui prend un as ou un dix a bien servi, et dans le jeu strict ce sont les atouts qui décident des derniers plis.
    .title = Garder ses atouts
# source: b548fe27c7d2
tip-close-when-sure = Fermez quand vous pouvez compter les plis qui vous mènent au but, et songez à ce que l’adversaire peut tenir. Une fermeture manquée coûte { $fault-text } points de partie, voire { $fault-no-trick-text }, même si vous en étiez tout près. Nos robots gagnent { $closer-wins-text } % des donnes où ils ferment.
    .title = Fermer avec une main forte
# source: 908a0cb4ed45
tip-small-cards-first = Quand un pli est perdu de toute façon, donnez-lui un valet ou une dame seule : { $jack-value-text } ou { $queen-value-text } points, ce n’est pas cher. Ce sont aussi les entames les plus sûres tant que le talon est ouvert.
    .title = Les petites cartes d’abord
# source: b4da7ea02541
tip-watch-the-trumps = Retenez les atouts sortis. Quand vous connaissez les derniers, vous pouvez les faire tomber, ou entamer ce qui ne peut plus être coupé ; une fois le talon épuisé, vous connaissez toute la main de l’adversaire.
    .title = Surveiller les atouts
# source: 7b06ca1db14c
tip-king-or-queen = Après l’annonce, comptez avant d’entamer. Le roi rapporte un point de plus que la dame, et c’est peut-être ce qui vous mène à { $enough-text }.
    .title = Le roi ou la dame
# source: 2097a2776194
tip-reach-safety = Quand une donne tourne mal, arrivez à { $safe-text } points. Juste au-dessous, la donne vous coûte { $under-safe-win-text } ; à partir de là, seulement { $plain-win-text }. Quand nos robots jouent, { $one-point-deals-text } % des donnes ne coûtent pas plus au perdant.
    .title = Se mettre à l’abri
# source: 2fb2ce6868ec
tip-close-early = Ce que vaut une fermeture se décide quand vous fermez. Avant que l’adversaire ait un pli, une fermeture qui tient rapporte { $no-trick-win-text } points de partie, même si des plis sont perdus ensuite.
    .title = Le moment de fermer
# source: 391263403f08
tip-last-open-trick = Attention au dernier pli avant que le talon soit épuisé. Celui qui le gagne a la main au début du jeu strict, mais celui qui le perd reçoit la retourne, ou le valet si quelqu’un l’y a mis.
    .title = Le dernier pli à talon ouvert

## What many deals show

# source: 9c0ae2a2a109
plot-closed-by-points = À quelle fréquence une fermeture réussit, selon les points
    .about = Les points sont ceux qu’a celui qui ferme au moment où il ferme, plis et mariages ensemble.
# source: 04df6dbae41b
plot-endings = Comment finit une donne
    .about = Chaque donne finit de l’une de ces façons.
    .claim = quelqu’un se déclare, à juste titre
    .last-trick = personne ne se déclare, et le dernier pli décide
    .closer-failed = celui qui a fermé n’y arrive pas
    .false-claim = quelqu’un se déclare, à tort
# source: e0321ce7f31a
plot-awards = Combien vaut une donne
    .about = À quelle fréquence le gagnant d’une donne reçoit ce nombre de points de partie.

## Questions

# source: 8653c31d5876
question-must-i-follow = Dois-je fournir ?
    .answer = Pas tant que le talon est ouvert. Une fois qu’il est fermé ou épuisé, vous devez fournir en forçant ; si vous n’avez pas de la couleur, vous devez couper.
# source: 6b8b391309a8
question-when-may-i-announce = Quand puis-je annoncer un mariage ?
    .answer = Seulement quand vous avez la main. Vous montrez le roi et la dame et entamez de l’un ou de l’autre ; cela vaut { $marriage-text }, à l’atout { $trump-marriage-text }.
# source: 602ae9084ae4
question-nobody-has-enough = Que se passe-t-il si personne n’arrive à { $enough-text } ?
    .answer =
        { $last-trick-win ->
            [one] Alors le dernier pli gagne la donne : { $last-trick-win-text } point de partie, quels que soient les points. Si le talon était fermé, celui qui a fermé a perdu.
           *[other] Alors le dernier pli gagne la donne : { $last-trick-win-text } points de partie, quels que soient les points. Si le talon était fermé, celui qui a fermé a perdu.
        }
# source: af65f5b6e0db
question-what-is-a-bummerl = Qu’est-ce qu’un Bummerl ?
    .answer = La partie entière. Chacun part de { $target-text } et décompte ; le premier qui arrive à zéro a gagné. L’autre a perdu, et prend un Bummerl.
# source: 9cd31574404f
question-when-to-close = Quand dois-je fermer ?
    .answer = Quand vos propres cartes vous mènent à coup sûr à { $enough-text } points. Sinon, c’est l’adversaire qui marque.
# source: f2fbbac424c3
question-how-long = Combien de temps cela dure-t-il ?
    .answer = Une donne dure de { $deal-shortest-text } à { $deal-longest-text } minutes, un Bummerl { $bummerl-minutes-text } environ. Quand nos robots jouent, une donne dure { $deal-tricks-text } plis en moyenne, un Bummerl { $bummerl-deals-text } donnes et un Bummerl court { $short-bummerl-deals-text }.
# source: 22f605898929
question-leading-first = Est-ce un avantage d’entamer le premier ?
    .answer = Quand nos robots jouent, celui qui entame le premier gagne { $leader-wins-text } % des donnes.
# source: 11f495739b4a
question-no-trick-yet = Puis-je annoncer avant d’avoir un pli ?
    .answer = Oui. Le mariage attend et compte avec votre premier pli. Si vous n’en faites aucun, il ne compte jamais.
# source: bed2e9641141
question-exactly-safe = Mon adversaire a exactement { $safe-text } points. Que vaut ma victoire ?
    .answer =
        { $plain-win ->
            [one] Elle vaut { $plain-win-text } point de partie. Elle n’en vaudrait { $under-safe-win-text } que s’il avait moins de points.
           *[other] Elle vaut { $plain-win-text } points de partie. Elle n’en vaudrait { $under-safe-win-text } que s’il avait moins de points.
        }
# source: c55eaf8f0c4a
question-empty-trick = Le seul pli de mon adversaire ne vaut rien. Lui sert-il quand même ?
    .answer =
        { $under-safe-win ->
            [one] Oui. Un pli est un pli, même s’il n’y a rien dedans : la donne vaut { $under-safe-win-text } point de partie, et non { $no-trick-win-text }.
           *[other] Oui. Un pli est un pli, même s’il n’y a rien dedans : la donne vaut { $under-safe-win-text } points de partie, et non { $no-trick-win-text }.
        }
# source: ce096660fd6f
question-claim-in-between = Puis-je me déclarer pendant que mon adversaire a la main ?
    .answer = Non, il faut d’abord gagner un pli. Mais quand vous avez la main, vous pouvez vous déclarer sans jouer de carte, par exemple juste après une annonce.
# source: 63234903f1bd
question-exchange-twice = J’ai échangé le valet. Mon adversaire peut-il l’échanger à son tour ?
    .answer = Non. Le valet reste sous le talon jusqu’à ce que quelqu’un le pioche, et c’est la toute dernière pioche.
# source: d08912fbcbd1
question-stuck-after-closing = Peut-il arriver qu’aucune carte ne soit permise ?
    .answer = Non. Si vous ne pouvez ni fournir ni couper, vous jouez ce que vous voulez.
# source: 3aa190e2c2ce
question-german-cards = J’ai des cartes allemandes. À quelles cartes d’ici correspondent-elles ?
    .answer = L’Ober est la dame et l’Unter le valet. Les glands tiennent lieu de trèfle, les feuilles de pique, les grelots de carreau ; le cœur est le cœur.
# source: 014f929d22f1
question-common-mistakes = Quelles sont les erreurs courantes ?
    .answer = Se déclarer trop tôt, oublier après une fermeture qu’il faut fournir et forcer, et séparer un mariage.

## Glossary

# source: 13b69abef4fc
term-trick = pli
    .definition = Les cartes que chaque joueur a jouées, une chacun ; celui dont la carte est la meilleure les remporte. On dit aussi levée.
    .also = plis|levée|levées
# source: b30353d6be04
term-lead = entame
    .definition = La première carte d’un pli ; entamer, c’est la jouer. Celui à qui revient l’entame a la main.
    .also = entames|entamer|a la main|avez la main|avoir la main
# source: 6c6969aa9a35
term-forehand = premier en cartes
    .definition = Celui qui n’a pas donné, et qui entame le premier.
# source: fc8ac8190bda
term-dealer = donneur
    .definition = Celui qui distribue les cartes de cette donne.
# source: f61c0ad1d459
term-trump = atout
    .definition = Une carte de la couleur de la retourne ; elle prend les cartes de toutes les autres couleurs.
    .also = atouts
# source: cfed01e8d37e
term-talon = talon
    .definition = Les cartes qui restent après la distribution, avec la retourne dessous.
# source: 11182a6960c1
term-close = fermer
    .definition = Poser la retourne face cachée sur le talon, si bien que personne ne pioche plus et que le jeu strict commence.
    .also = ferme|fermé|fermeture|fermeture dure
# source: 373f7853b56a
term-exchange = échanger
    .definition = Prendre la retourne et mettre à sa place le valet d’atout.
    .also = échange|échanges
# source: 2c60d50060dc
term-marriage = mariage
    .definition = Le roi et la dame de la même couleur dans une main.
    .also = mariages
# number: the name of a marriage
# source: 8a24ba34482e
term-twenty = vingt
    .definition = Un mariage dans une couleur autre que l’atout, ainsi nommé parce qu’il vaut { $marriage-text }.
# number: the name of a marriage
# source: e8000c26e175
term-forty = quarante
    .definition = Le mariage d’atout, ainsi nommé parce qu’il vaut { $trump-marriage-text }.
# review: "se déclarer" and "déclaration" for the claim, beside "annoncer" for a marriage
# source: dc4547298a2d
term-enough = déclaration
    .definition = Mettre fin à la donne en disant « Assez ! », parce qu’on a { $enough-text } points.
    .also = déclarations|se déclarer|se déclare
# review: "point de carte" for "card point", beside "point de partie"
# source: f3d8e9a98116
term-card-point = point de carte
    .definition = Ce que vaut une carte pour celui qui la prend dans un pli ; on dit ici simplement point.
    .also = points de carte
# source: 2fd2cdc895ee
term-game-point = point de partie
    .definition = Ce que vaut une donne, décompté dans le Bummerl.
    .also = points de partie
# source: b5cfefba473e
term-strict-game = jeu strict
    .definition = La partie d’une donne où le talon est épuisé ou fermé, et où la réponse est imposée.
# source: b54851c152bb
term-follow-suit = fournir
    .definition = Jouer une carte de la couleur entamée.
    .also = fournit
# source: 0848ed1b1dc6
term-beat = forcer
    .definition = Jouer une carte plus forte de la couleur entamée.
    .also = en forçant
# source: b579a1f55d55
term-to-trump = couper
    .definition = Jouer un atout sur une carte d’une autre couleur.
    .also = coupé
# source: 28ae8589add9
term-discard = se défausser
    .definition = Jouer une carte qui ne peut rien prendre, parce qu’on n’a ni la couleur entamée ni atout.
# source: 639c9e1af60d
term-bummerl = Bummerl
    .definition = Une partie entière, décomptée à partir de { $target-text } ; et aussi la marque que prend son perdant.
# source: a296ec8709d8
term-ober = Ober
    .definition = La plus haute figure d’un jeu allemand après le roi. Elle tient lieu de la dame, que les Autrichiens appellent Dame.
# source: 429196a18e46
term-unter = Unter
    .definition = La plus basse figure d’un jeu allemand. Elle tient lieu du valet, que les Autrichiens appellent Bube.
# review: "renonce" is the word of French card books for a revoke; the rules here say "une carte contre les règles"
# source: 4f18fb02f236
term-revoke = renonce
    .definition = Jouer une carte que le jeu strict ne permet pas.

## History

# number: a century, as each language writes it, and the name of a game
# source: 1f9e37957f9f
history-austrian = Le Schnapsen est la forme courte, autrichienne, du Soixante-six, un jeu connu depuis le XVIIIe siècle. Le petit nombre de cartes le rend rapide, et en fait un jeu pour ceux qui aiment compter.
# source: 856083d67ae9
history-mariage = Un dictionnaire pour dames imprimé à Leipzig en { $mariage-year-text } décrit l’ancêtre sous le nom de Mariage : le mariage du roi et de la dame a donné son nom à tout le groupe de jeux.
# source: b40e6c4420f0
history-name = Le nom viendrait d’un mot allemand qui veut dire happer, comme un atout happe une carte. À table, on raconte autre chose : on aurait joué pour du schnaps.
# source: d08ff8f5b502
history-inns = En Autriche, il passe pour le jeu d’auberge par excellence.

## Sources and corrections

# number: cards are named
# source: 63333435614b
erratum-E002-1 = Le titre qui promet le rang et les points n’est suivi de rien.
    .right = Le résumé à la fin de la même source les donne : l’as { $ace-value-text }, le dix { $ten-value-text }, le roi { $king-value-text }, la dame { $queen-value-text }, le valet { $jack-value-text }, dans cet ordre.
# source: c33e47645541
erratum-E002-2 = Le tableau de ce que vaut une donne manque. Il n’en reste que l’exemple et une liste des résultats possibles.
    .right = Une victoire vaut { $no-trick-win-text } contre un adversaire sans pli, { $under-safe-win-text } contre moins de { $safe-text } points et { $plain-win-text } contre { $safe-text } ou plus ; le dernier pli d’une donne où nul ne s’est déclaré vaut { $last-trick-win-text }.
# source: dc20790d54ce
erratum-E002-3 = Une carte contre les règles coûterait { $fault-no-trick-text } si l’adversaire devait rester sans pli.
    .right = Il faut comprendre que celui qui n’a pas commis la faute n’a aucun pli à ce moment-là.
# number: a card is named
# source: 31a6b65d151a
erratum-E002-4 = Un conseil dit qu’un dix ne perd que contre l’as.
    .right = Il perd aussi contre tous les atouts, comme l’exemple de la même source le montre à son premier pli.
# source: c970bf279111
erratum-E002-5 = L’échange serait permis tant que le talon a au moins { $exchange-min-text } cartes, comme si c’était plus qu’un talon ouvert.
    .right = Retourne comprise, cela revient au même : quand un joueur a la main, un talon ouvert n’en a jamais moins. Certaines tables en demandent plus.

## Worked examples

# number: a card is named
# source: a0630da66142
example-source-example = Une donne entière, avec un mariage
    .note = L’exemple de la source arabe, complété en une donne entière. Un dix tombe sous le valet d’atout, un mariage renverse le compte, et la déclaration vient quand l’adversaire n’est pas tout à fait à l’abri.
# number: a card is named
# source: 2d8909e2d630
example-ten-that-cannot-be-trumped = Un dix qu’on ne peut pas couper
    .note = L’adversaire a encore une carte de la couleur et doit fournir. Seul le dix de cœur gagne ; toute autre entame perd.
# source: 104992245380
example-start-of-a-deal = Comment commence une donne
    .note = Chaque main, la retourne et le talon, tels que le donneur les a disposés.
# source: 01b9a367852a
example-turned-after-the-hands = L’atout retourné après les mains
    .note = Règle maison : le même paquet, mais on donne d’abord les mains entières, si bien que les joueurs ont d’autres cartes et qu’une autre carte est retournée.
# source: 51226c03b983
example-open-talon = Talon ouvert : tout est permis
    .note = Un as d’une autre couleur perd contre un valet ; puis le valet d’atout prend un as.
# source: b6ad2c4b3617
example-talon-runs-out = Le talon s’épuise
    .note = La retourne va au perdant du dernier pli à talon ouvert. Dès la carte suivante, le jeu strict a commencé.
# source: 72c4ac2d87f2
example-talon-used-up = Le jeu strict, carte par carte
    .note = Forcer, fournir, couper, se défausser : chaque obligation à son tour, bien que personne n’ait fermé.
# source: 1e0fca051b5e
example-exchange-before-the-first-trick = Un échange avant le premier pli
    .note = Le valet devient un as. Celui qui répond ne peut ni échanger, ni fermer, ni annoncer, ni se déclarer.
# source: cb6c816ec336
example-exchange-at-the-last-moment = Un échange au dernier moment
    .note = Le talon en est à ses dernières cartes. Le valet qu’on y a mis va au perdant du pli.
# source: cd3c3ad18035
example-larger-talon-for-exchange = Il faut un plus grand talon
    .note = Règle maison : la même position, mais il est maintenant trop tard pour échanger ou pour fermer.
# source: ffd67ebbef86
example-exchange-after-closing = Un échange après la fermeture
    .note = Règle maison : avant l’entame, l’adversaire peut encore échanger le valet d’atout.
# source: ade7d668cf01
example-marriage-waits = Un mariage attend un pli
    .note = Annoncé à la première entame, compté au premier pli.
# source: 0fcd46d33919
example-marriage-never-counts = Un mariage qui ne compte jamais
    .note = Il attend un pli qui ne vient pas, et la donne est gagnée contre un adversaire sans pli.
# source: 9a70f1ed2a63
example-marriage-wins-at-once = Un mariage gagne aussitôt
    .note = Avec un pli acquis, il compte tout de suite, et la déclaration suit avant qu’une carte soit jouée.
# source: 975023ee0b24
example-king-of-the-marriage = Le roi du mariage
    .note = Ici, le roi gagne et la dame perd, à un seul point près.
# source: 921d83029bca
example-marriage-only-on-lead = Pas de mariage en réponse
    .note = Un roi entamé en silence ne compte que comme carte. En réponse on ne peut rien annoncer ; quand on a la main, si.
# source: 34efc5653c7f
example-late-marriage = Un mariage quand le talon est épuisé
    .note = Il compte aussi dans le jeu strict, et la réponse y est imposée.
# source: e548d993ad5b
example-no-late-marriage = Pas de mariages tardifs
    .note = Règle maison : la même position, et le mariage ne peut pas être annoncé.
# source: 776529b00cd9
example-announced-without-a-word = Annonce sans un mot
    .note = Règle maison : il suffit d’entamer de la dame.
# source: a2c1f739f230
example-reply-to-a-marriage = La réponse à un mariage
    .note = Le talon est fermé, mais l’adversaire n’a ni la couleur ni atout ; il peut donc jouer n’importe quelle carte.
# source: 2125832529a1
example-closed-for-three = Fermé avant que l’adversaire ait un pli
    .note = L’adversaire fait des plis ensuite, mais il n’en avait aucun à la fermeture, et c’est ce qui compte.
# source: 96fc4529eb77
example-frozen-at-closing = Compté à la fermeture
    .note = L’adversaire est à l’abri à la fin, mais ne l’était pas quand le talon a été fermé.
# source: b4eab27d253f
example-not-frozen = Compté à la fin
    .note = La même donne avec la fermeture dure : ce que l’adversaire a fait ensuite compte aussi, et la victoire vaut moins.
# source: 2793bbf62f85
example-closer-fails = Une fermeture manquée
    .note = Il manque quelques points, et toutes les cartes sont jouées : l’adversaire, qui avait un pli à la fermeture, gagne.
# source: 2bb75b7a0b0f
example-closer-fails-for-three = Une fermeture qui tourne mal
    .note = L’adversaire n’avait aucun pli quand le talon a été fermé. Tous les plis faits depuis ne la rendent pas moins chère.
# source: 799a1715a7c1
example-other-goes-out = L’autre y arrive le premier
    .note = Assez de points gagnent pour qui les a, même contre celui qui a fermé.
# source: f94d1e8a323a
example-opponent-at-33 = Un adversaire tout juste à l’abri
    .note = Exactement sur la limite : la victoire vaut le moins possible.
# source: a687b98c8088
example-opponent-at-32 = Un adversaire presque à l’abri
    .note = Les mêmes cartes avec un point de moins pour l’adversaire, et la victoire vaut davantage.
# source: e9d40ddeeb2e
example-false-claim = Une fausse déclaration
    .note = Il manque un seul point, et la donne est perdue.
# source: baf300f1dd01
example-false-claim-for-three = Une fausse déclaration contre un adversaire sans pli
    .note = L’adversaire n’a pas encore de pli, et gagne d’autant plus.
# source: 3f2cd095218f
example-false-claim-by-the-closer = Une fausse déclaration de celui qui a fermé
    .note = Ce sont les plis de l’adversaire à la fermeture qui comptent : il n’y en avait aucun.
# source: c9eac9db3e43
example-false-claim-priced-as-a-win = Une fausse déclaration, payée comme une victoire
    .note = Règle maison : l’adversaire est à l’abri, une juste déclaration aurait peu rapporté, et l’erreur coûte donc peu.
# source: a10756e6602c
example-unclaimed = Assez de points, mais pas de déclaration
    .note = Le compte s’est perdu, le dernier pli s’est perdu, et la donne avec.
# source: 493a383a237d
example-claim-after-the-last-trick = Une déclaration après le dernier pli
    .note = Toutes les cartes sont jouées, et il est tout juste temps de se déclarer.
# source: 719feaea0acd
example-claim-left-out = Une déclaration oubliée
    .note = Sans elle, seul compte le dernier pli, et il vaut moins.
# source: e1124e97c0f7
example-claim-waits-for-the-lead = Une déclaration doit attendre la main
    .note = Les points y sont, mais c’est l’autre qui a la main. D’abord le pli, ensuite la déclaration.
# source: 7fb168f8c85a
example-claim-in-reply = Une déclaration en réponse
    .note = Règle maison : la même position, et la déclaration n’a pas à attendre.
# source: f5897c00b4b9
example-won-without-a-word = Gagné sans un mot
    .note = Avec le pli, les points y sont, et la donne est finie.
# source: b4e8a4c1f773
example-ends-only-once = Un mariage qui finit la donne, une seule fois
    .note = On entame du roi, le mariage compte sans un mot, et les points gagnent sans un mot : la donne ne finit qu’une fois.
# source: f646f222e4ff
example-close-after-announcing = Fermer après l’annonce
    .note = Règle maison : d’abord le mariage, puis le talon, puis l’entame.
# source: d7186392db84
example-revoke = Une carte contre les règles
    .note = Il aurait fallu jouer l’as. En tournoi, la donne est perdue.
# source: 59bc06250bf8
example-revoke-for-three = Une carte contre les règles, l’adversaire étant sans pli
    .note = Celui qui a fermé n’a pas encore de pli quand l’adversaire ne fournit pas.
# source: 719bfa43d0c4
example-revoke-at-a-fixed-price = Une carte contre les règles, à prix fixe
    .note = Règle maison : le prix est le plus fort, qu’il y ait eu un pli ou non.
# source: cc51dd54a9ff
example-refusals = Ce qu’on ne peut pas faire
    .note = Les cartes d’un autre, plus d’une à la fois, passer, donner au milieu : essayez tout cela avec « Et si… ? » et lisez pourquoi.
# source: b6328498f6ae
example-bummerl = La fin d’un Bummerl
    .note = Une donne est gagnée, l’autre joueur donne, et la suivante met fin à tout.
# source: 0012b61d3403
example-double-bummerl = Un double Bummerl
    .note = Règle maison : le perdant n’a pas gagné un seul point de partie.
# source: 084fb3a24119
example-winner-deals = Le gagnant donne
    .note = Règle maison : celui qui a gagné la donne distribue la suivante, et l’autre entame.
# source: 5f2984634040
example-loser-deals = Le perdant donne
    .note = Règle maison : celui qui a perdu distribue, et le gagnant entame de nouveau.
# number: names of cards
# source: 10e92606b1a2
example-with-nines = Avec les neuf : comment commence une donne
    .note = Un plus grand paquet, des mains plus longues, un talon plus épais.
# number: names of cards
# source: 3701333551aa
example-trick-worth-nothing = Un pli qui ne vaut rien
    .note = Le seul pli de l’adversaire ne contenait que les neuf. C’est un pli tout de même.
# source: c301ae02577a
example-whole-deal = Une donne entière, jusqu’au dernier pli
    .note = Personne n’y arrive : le dernier pli gagne, avec moins de points.
# source: 3af8fd066b33
example-draw-the-last-trump = Faire tomber le dernier atout
    .note = Seul le valet d’atout gagne : il fait tomber l’as, et rien n’arrête plus la suite.
# source: c368ad352026
example-whole-bummerl = Un Bummerl entier
    .note = Donne après donne, du départ du décompte à sa fin : assez de points, une fermeture manquée, un dernier pli, et de nouveau assez de points.
# source: 220862bf5046
example-schneider = Un Bummerl sans un seul point de partie
    .note = Règle maison : le perdant n’a pas gagné une donne. On l’appelle Schneider, et le Bummerl compte double.

## Problems

# source: 8c25f367d371
problem-question =
    { $value ->
        [one] { $seat } entame. Quel coup rapporte { $value-text } point de partie ?
       *[other] { $seat } entame. Quel coup rapporte { $value-text } points de partie ?
    }
# source: 72d479090bf6
problem-wins =
    { $value ->
        [one] { $seat } gagne { $value-text } point de partie.
       *[other] { $seat } gagne { $value-text } points de partie.
    }
# source: 64323e11100d
problem-loses =
    { $value ->
        [one] { $seat } perd { $value-text } point de partie.
       *[other] { $seat } perd { $value-text } points de partie.
    }
# source: 294c0320ce84
problem-stands =
    { $tricks ->
        [0]
            { $points ->
                [one] { $seat } a { $points-text } point sur { $enough-text } et aucun pli.
               *[other] { $seat } a { $points-text } points sur { $enough-text } et aucun pli.
            }
        [one]
            { $points ->
                [one] { $seat } a { $points-text } point sur { $enough-text } et { $tricks-text } pli.
               *[other] { $seat } a { $points-text } points sur { $enough-text } et { $tricks-text } pli.
            }
       *[other]
            { $points ->
                [one] { $seat } a { $points-text } point sur { $enough-text } et { $tricks-text } plis.
               *[other] { $seat } a { $points-text } points sur { $enough-text } et { $tricks-text } plis.
            }
    }
# source: 320127a14ef3
problem-takes = Celui qui se déclare avec { $enough-text } points gagne la donne : { $no-trick-win-text } points de partie contre un adversaire sans pli, { $under-safe-win-text } contre un adversaire au-dessous de { $safe-text } points, sinon { $plain-win-text }. Si personne ne se déclare et que le talon n’était pas fermé, le dernier pli gagne { $last-trick-win-text }.
# source: ca537991139b
theme-draw-trumps = Faire tomber les atouts
    .about = Vos grosses cartes ne valent quelque chose que lorsqu’il ne reste rien pour les couper : comptez donc les atouts qui courent encore, et jouez les vôtres tant que l’adversaire doit fournir.
# source: 1b365f22d6cb
theme-force-trump = Forcer à couper
    .about = Dès qu’il faut fournir, entamez d’une couleur que l’adversaire n’a plus : il doit couper, et chaque atout ainsi dépensé en fait un de moins contre vos bonnes cartes.
# source: dfb12eca5147
theme-give-up-lead = Céder d’abord un pli
    .about = Perdez maintenant un pli bon marché, et l’adversaire devra entamer dans vos couleurs fortes ou dépenser ce qui protège les siennes.
# source: a5b55b7e37f9
theme-last-trick = Jouer pour le dernier pli
    .about = Quand nul ne peut arriver à assez de points, seul compte celui qui remporte le dernier pli : gardez la carte qui le prend.
# source: e33eadb5c396
theme-keep-marriage = Garder le mariage
    .about = Un mariage ne s’annonce que lorsqu’on a la main : jouez donc les autres couleurs dans un ordre qui vous la donne, le roi et la dame encore en main.
# source: 97134aa5dad1
theme-count-safe = Compter jusqu’à { $safe-text }
    .about = Une victoire vaut plus tant que l’adversaire reste au-dessous de { $safe-text } points : avant chaque pli, comptez ce qu’il aurait s’il le gagnait.
# source: 8314d2414550
theme-time-closing = Fermer tout de suite ou plus tard
    .about = Fermer met fin à la pioche et impose chaque réponse, mais il faut alors arriver à assez de points : fermez quand vos cartes sont assez fortes contre celles que l’adversaire tient à ce moment précis.

## What changed

# source: cba83ad583f3
change-german-cards = Les exemples peuvent se montrer avec des cartes allemandes, et les nomment alors par leur nom.

## Les étapes de la leçon

# source: 614cc932e2c1
lesson-deal = Chacun reçoit une main ; une carte est retournée, et sa couleur est l’atout, la plus forte ; le reste est le talon. Le premier à { $enough-text } points gagne la donne. Le nombre à côté du nom diminue d’une donne à l’autre ; il peut attendre.
# review: "entamer de" a card, throughout the lessons
# source: 230e7efd8f03
lesson-lead = Vous êtes { $seat }, et vous entamez de la carte de votre choix. L’adversaire répond à l’étape suivante, et la meilleure carte emporte l’autre : c’est un pli. Dans chaque couleur, les cartes sont, de haut en bas, { $order }.
# source: 57ba8faea4df
lesson-reply = Vous êtes maintenant { $seat }, de l’autre côté de la table. Tant qu’il y a des cartes au talon, la réponse est libre : personne n’est obligé de fournir ni de prendre. Quelles cartes peut-on jouer ?
# source: 66dadea2825f
lesson-trump = La couleur de la retourne est l’atout, et un atout bat toute carte d’une autre couleur. Qui remporte ce pli ?
# source: 3d88bd9d6826
lesson-take = Vous êtes { $seat }. L’adversaire a remporté le pli précédent et entamé. Prenez sa carte par une plus forte de la même couleur. Regardez ensuite comment on pioche au talon, et qui entame après.
# source: c285405cdca5
lesson-count = Chaque carte a une valeur, et il faut compter de tête : { $order } valent, dans l’ordre, { $ace-value-text }, { $ten-value-text }, { $king-value-text }, { $queen-value-text } et { $jack-value-text }. Où en sont les joueurs après ce pli ?
# number: names of cards
# source: 99a3929efd8c
lesson-marry = Vous êtes { $seat }, vous avez la main, et le roi et la dame d’une couleur. C’est un mariage : annoncez-le, il rapporte des points.
# source: 50c02dd7728c
lesson-lead-it = Celui qui a annoncé doit entamer d’une carte du mariage. S’il n’a pas encore de pli, les points attendent son premier pli. Essayez-en d’abord une autre, si vous voulez.
# source: e4f8e4707183
lesson-keeps = Si la carte d’entame n’est pas battue, le pli est à celui qui a entamé.
# source: 746de6826dd3
lesson-last-draw = Le talon touche à sa fin. Le gagnant de ce pli prend la dernière carte cachée, et la retourne va à l’adversaire.
# review: "fournir" and "forcer" for the bound reply; is "monter" usual?
# source: 46c4518ff043
lesson-strict = Le talon est épuisé, et la réponse n’est plus libre : qui a une carte de la couleur entamée doit fournir et, s’il le peut, forcer ; qui n’en a pas doit couper, s’il a de l’atout. Quelles cartes peut-on jouer ?
# source: 086beeb6e1cb
lesson-claim = Vous êtes { $seat }. Personne ne compte pour vous : celui qui a { $enough-text } points doit le dire, et celui qui se trompe perd la donne. Vous avez compté, et vous y êtes. Moins l’adversaire a de points, plus la donne rapporte. Si personne ne le dit jusqu’au bout, le dernier pli décide.
# source: f0736bf3b377
lesson-exchange = Vous êtes { $seat }. Vous avez le plus petit atout, et la main. Échangez-le contre la retourne.
# source: 5d52f89ba8b7
lesson-close = Celui qui est sûr de gagner peut fermer le talon. Plus personne ne pioche, et la réponse est imposée aussitôt. En cas d’échec, cela coûte plus cher.
