### The equal-cards game of Snip Snap Snorum, with Earl of Coventry, in French.
### Terms: to match = répondre (to play a card of the rank led), rank = valeur, lead = entame, to be on lead = avoir la main,
### hand (round) = donne, chip = jeton, pool = pot. "Snip", "snap" and "snorum" stay; whoever is snipped is "touché".

# source: 6bb4d4e446d8
game-snip-equal = Snip Snap Snorum : le jeu des cartes égales
    .short = Un jeu animé de cartes de même valeur : on en entame une, ses égales font le tour de la table, un mot avec chacune, et le premier sans cartes gagne.
    .minute = On distribue tout le paquet. Celui qui entame joue en silence une carte de son choix. Puis chacun à son tour ajoute une carte de même valeur ; celui qui n’en a pas passe. Le premier qui répond dit « snip », le suivant « snap », le dernier « snorum ». Celui qui a joué la dernière carte de la valeur entame ensuite. Le premier qui s’est débarrassé de toutes ses cartes gagne.
    .names = Snip Snap Snorem, Earl of Coventry

## Overview

# source: fe8064c0cf3b
matching-game =
    { $same-rank ->
        [one] On entame d’une carte, et les autres de même valeur la suivent, { $same-rank-text } en tout. Il ne s’agit que de se débarrasser de ses cartes.
       *[other] On entame d’une carte, et les autres de même valeur la suivent jusqu’à ce que les { $same-rank-text } soient tombées. Il ne s’agit que de se débarrasser de ses cartes.
    }
    .title = Un jeu de cartes égales

## Players

# source: 99fe9b48fafa
players = On joue de { $fewest-text } à { $most-text }.
    .title = À combien on joue
# source: 402408e525e6
no-partners = Chacun joue pour soi ; il n’y a pas de partenaires.
    .title = Pas de partenaires

## Pack

# source: 08e872d6f576
pack =
    { $pack-size ->
        [52] On prend un jeu ordinaire de { $pack-size-text } cartes, sans jokers.
        [32] On prend un paquet réduit de { $pack-size-text } cartes : on retire tout, { $first-removed-of } { $last-removed-larger-to }.
       *[24] On prend un paquet réduit de { $pack-size-text } cartes : on retire tout, { $first-removed-of } { $last-removed-smaller-to }.
    }
    .title = Les cartes
# source: 063764444816
suits-do-not-matter = Seule compte la valeur. Les couleurs ne comptent pas, et aucune valeur n’est plus haute qu’une autre.
    .title = Seule la valeur compte

## Object

# source: b55bdfcd9022
aim = Être le premier à se débarrasser de toutes ses cartes.
    .title = Le but

## The deal

# source: 394291118201
first-dealer = On choisit le premier donneur comme on veut ; l’usage est de couper, et celui qui montre la plus basse carte donne.
    .title = Le premier donneur
# source: 2c23ce691946
deal-one-by-one = Le donneur distribue tout le paquet carte par carte, dans le sens des aiguilles d’une montre, en commençant par le joueur à sa gauche. Certains peuvent avoir une carte de plus que les autres ; c’est habituel.
    .title = La distribution
# source: 3d167cb91c45
stakes =
    { $start-chips ->
        [0] Chacun a sous la main le même nombre de jetons : de vrais jetons, des pièces ou des allumettes. On compte à partir de là ce qu’il gagne et perd.
        [one] Chacun commence avec { $start-chips-text } jeton : un vrai jeton, une pièce ou une allumette.
       *[other] Chacun commence avec { $start-chips-text } jetons : de vrais jetons, des pièces ou des allumettes.
    }
    .title = Les jetons
# source: 4d5c47fdcfbd
ante =
    { $ante ->
        [one] Avant la donne, chacun met { $ante-text } jeton au pot.
       *[other] Avant la donne, chacun met { $ante-text } jetons au pot.
    }
    .title = La mise
# source: 4f91dcb2570d
deal-passes-left = Après chaque donne, c’est au voisin de gauche de distribuer. Ce que chacun a gagné ou perdu jusque-là reste acquis.
    .title = La donne suivante

## The play

# source: d5d10e2e6dd7
eldest-leads = Le joueur à la gauche du donneur, le premier en cartes, entame le premier.
    .title = Qui commence
# source: a9c7d698a43e
lead-any-card = Celui qui entame joue une carte de son choix, face visible.
    .title = L’entame
# source: deed626fdca0
must-lead = Celui qui doit entamer est obligé de le faire ; on ne passe pas.
    .title = L’entame est obligatoire
    .refused = Celui qui doit entamer ne peut pas passer, mais il peut entamer de n’importe quelle carte.
# source: 557086966e02
same-rank = On joue dans le sens des aiguilles d’une montre, autant de tours de table qu’il faut, celui qui a entamé compris. On ne peut ajouter qu’une carte de la valeur entamée.
    .title = Des cartes de même valeur
    .refused = On ne peut ajouter maintenant qu’{ $rank-a }.
# source: 36c84bcc004a
must-match = Celui qui a une carte de cette valeur doit en jouer une quand son tour vient.
    .title = Répondre est obligatoire
    .refused = Quand on a { $rank-a } en main, on doit répondre.
# source: d1fa44d3be09
may-decline = Celui qui a une carte de cette valeur peut la garder et passer.
    .title = Répondre est facultatif
# source: 324764a3f347
pass-if-unable = Celui qui n’a aucune carte de cette valeur passe, en disant « je passe » ou en frappant sur la table.
    .title = Passer
# source: fa760c3432e4
pass-chip =
    { $pass-chip ->
        [one] Chaque fois qu’on passe, on met { $pass-chip-text } jeton au pot.
       *[other] Chaque fois qu’on passe, on met { $pass-chip-text } jetons au pot.
    }
    .title = Passer coûte
# source: c988af4a55e7
one-card = On ne joue qu’une carte à la fois, même si l’on en a d’autres de cette valeur.
    .title = Une carte à la fois
    .refused = On ne joue qu’une carte à la fois.
# source: 6d7ec9f8b937
lay-all = Celui qui a plusieurs cartes de cette valeur peut les poser toutes ensemble, en disant le mot de chacune.
    .title = Plusieurs d’un coup
# source: a809774bc6b4
one-or-all = Celui qui pose plus d’une carte doit poser toutes celles de cette valeur qu’il a en main.
    .title = Une ou toutes
    .refused = On peut jouer { $rank-a }, ou toutes les cartes de cette valeur qu’on a en main, mais pas une partie d’entre elles.
# source: 1ab8a7d4b1d1
words = À mesure que les cartes tombent, on dit les mots dans l’ordre : { $words }. Si la carte entamée n’a pas de mot à elle, on la joue en silence.
    .title = Les mots
# source: ead7a5d4fe24
no-words = On ne dit rien ; les cartes parlent d’elles-mêmes.
    .title = Sans mots
# source: 64c397a0bd6c
last-of-rank-leads = Quand la dernière carte de la valeur est tombée, la valeur est complète et l’on met ses cartes de côté. Celui qui a joué cette carte entame ensuite.
    .title = L’entame suivante
# source: bfda13fa37a1
rank-abandoned = Si tout le monde a passé et que la valeur ne peut pas aller plus loin, celui qui en a joué la dernière carte entame ensuite.
    .title = Une valeur qui ne va pas plus loin

## Scoring

# source: f2a35576bcde
no-stakes = On ne paie rien : gagner la donne est tout ce qui compte.
    .title = Sans paiement
# source: 2cfaac3edda1
victim-pays =
    { $victim-kind ->
        [last_matcher] Quand un autre joueur répond à une carte, celui qui l’a jouée est touché et met des jetons au pot : { $snipped-text } si le mot est « snip », { $snapped-text } si c’est « snap », { $snored-text } si c’est « snorum ». Que d’autres aient passé entre-temps n’y change rien.
       *[adjacent] Quand le voisin suivant répond aussitôt à une carte, celui qui l’a jouée est touché et met des jetons au pot : { $snipped-text } si le mot est « snip », { $snapped-text } si c’est « snap », { $snored-text } si c’est « snorum ». Dès que quelqu’un a passé, personne ne paie.
    }
    .title = Touché par snip, snap ou snorum
# source: 3cf42641f235
pay-per-card =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] À la fin, chacun des autres met au pot { $card-pay-text } jeton pour chaque carte qui lui reste en main.
               *[other] À la fin, chacun des autres met au pot { $card-pay-text } jetons pour chaque carte qui lui reste en main.
            }
       *[winner]
            { $card-pay ->
                [one] À la fin, chacun des autres paie au gagnant { $card-pay-text } jeton pour chaque carte qui lui reste en main.
               *[other] À la fin, chacun des autres paie au gagnant { $card-pay-text } jetons pour chaque carte qui lui reste en main.
            }
    }
    .title = Les cartes qui restent
# source: d710a8985ddc
no-chips-out = Celui qui a trop peu de jetons pour tout payer donne ce qui lui reste. Celui qui n’en a plus après une donne quitte la partie.
    .title = À court de jetons

## Winning

# source: 824e744cdde9
out-wins = Un joueur qui n’a plus de cartes gagne aussitôt la donne, que la valeur soit complète ou non. On ne peut finir qu’un à la fois : une donne ne se termine donc jamais à égalité.
    .title = Finir
# source: 7974dd2c79d1
winner-takes-pool = Le gagnant de la donne ramasse tout ce qu’il y a au pot.
    .title = Le pot
# source: d02fe14c993f
session-won = Quand on cesse de jouer, celui qui a le plus de jetons a gagné ; ou bien on continue jusqu’à ce qu’un seul joueur en ait encore. Ceux qui sont à égalité en tête jouent une donne de plus entre eux.
    .title = Plusieurs donnes

## Irregularities

# source: 4a5d36678fc1
forgot-chip =
    { $forgot-pay ->
        [one] Celui qui oublie le mot, ou en dit un faux, met { $forgot-pay-text } jeton au pot.
       *[other] Celui qui oublie le mot, ou en dit un faux, met { $forgot-pay-text } jetons au pot.
    }
    .title = Un mot oublié coûte
# source: 6cb1aa29dace
forgot-take-back = Celui qui oublie le mot, ou en dit un faux, reprend sa carte et perd son tour.
    .title = Mot oublié : la carte revient
# source: c2f947697f78
forgot-draw-back = Celui qui oublie le mot, ou en dit un faux, laisse sa carte sur la table, mais reprend celle qu’il avait jouée la fois d’avant.
    .title = Mot oublié : une carte de pénalité
# source: ecb0b5cab71e
words-free = Un mot oublié ne coûte rien, et personne n’y prend donc garde.
    .title = Les mots ne sont pas surveillés
    .refused = Ici personne ne surveille les mots : il n’y a rien à oublier.

## Things on the table

# source: 2bbecefb8a03
zone-row = La valeur
# source: 9352a5b25380
zone-dead = Face cachée

## What happens

# source: 8d128485f6de
outcome-counted = jetons gagnés ou perdus depuis le départ
# source: 968124f8c1db
event-taken-back = { $seat } reprend { $card-the }.
# source: 21f0d2624806
event-won =
    { $value ->
        [game] { $seat } gagne la partie.
       *[hand] { $seat } n’a plus de cartes et gagne la donne.
    }

## The words; $rank is the rank of the card

# source: 107b7a1e2713
calls-note = Quand la première carte d’une valeur n’a pas de mot à elle, on l’entame en silence.

# source: 9185ca4b5479
word-snip = snip
# source: f9ce9d656e74
word-snap = snap
# source: 432c5cd57036
word-snorum = snorum
# The rhyme is our own, on the name of Coventry; $rank-a may be "…", where no card is said.
# review: is the rhyme pleasant to say?
# source: 118972966111
word-coventry-1 = Voici { $rank-a } comme on n’en voit qu’ici
# source: 99b7bb0e2219
word-coventry-2 = Voilà { $rank-a } qui vient aussi
# number: a line of the rhyme
# source: a3e9e17c5e16
word-coventry-3 = Des trois, le meilleur est celui-ci
# source: 6b416691fe73
word-coventry-4 = Et voilà le comte de Coventry

## Options: the points on which tables differ

# source: 4fc040e43da3
option-pack = Cartes du paquet
    .help = Avec moins de cartes, les donnes sont plus courtes, ce qui convient aux enfants.
# source: 8d46b135a43c
option-words = Les mots
    .help = Que dit-on avec les cartes d’une valeur ?
# source: 6c61ae241b5f
choice-words-snip = snip, snap, snorum
# source: d1bb4dc3db2e
choice-words-coventry = les vers d’Earl of Coventry
# source: 08ab0f9a6a8d
choice-words-none = rien
# source: b10901e07876
option-must_match = Réponse obligatoire
    .help = Celui qui a une carte de la valeur doit-il la jouer ?
# source: 890a7722fd5a
option-lay_all = Plusieurs d’un coup
    .help = Peut-on poser ensemble plusieurs cartes de la valeur ?
# source: 2ab0b115ddfa
option-victim = Qui est touché
    .help = Qui paie quand on répond à une carte ?
# source: 7f9835830c3d
choice-victim-none = personne
# source: 4a0409ccf29b
choice-victim-adjacent = le voisin, quand on répond aussitôt à sa carte
# source: ce0f8ba35e11
choice-victim-last_matcher = celui à qui l’on répond, même si d’autres ont passé
# source: dd12abad5374
option-card_pay = Paiement des cartes qui restent
    .help = À qui les autres paient-ils les cartes qu’ils ont encore ?
# source: a675cfcf268a
choice-card_pay-none = à personne
# source: 5cb8433c1972
choice-card_pay-winner = au gagnant
# source: cf06eeebdc09
choice-card_pay-pool = au pot
# source: a22918ab71c0
option-ante = Mise
    .help = Combien de jetons chacun met-il au pot avant la donne ?
# source: cb1bf0fb0d3a
option-pass_chip = Prix d’un passe
    .help = Combien de jetons coûte un passe ?
# source: e3572dcf7f4b
option-forgot = Un mot oublié ou faux
    .help = Que se passe-t-il quand quelqu’un oublie le mot, ou en dit un faux ?
# source: a749ba5c6740
choice-forgot-none = rien
# source: 0553ea5d096d
choice-forgot-chip = un jeton au pot
# source: 1cbb04ff738d
choice-forgot-take_back = on reprend la carte et l’on perd son tour
# source: 0e5669e828d9
choice-forgot-draw_back = on reprend une carte jouée plus tôt
# source: e6de425775d2
option-start_chips = Jetons au départ
    .help = Combien de jetons chacun a-t-il au départ ? S’il n’y en a pas, les gains sont seulement comptés.
# source: 22d481ec7d00
option-insolvency = À court de jetons
    .help = Peut-on avoir des dettes, ou celui qui n’a plus de jetons quitte-t-il la partie ?
# source: 93d7ccf4bbdb
choice-insolvency-debts = les dettes sont permises
# source: 51799ab4c801
choice-insolvency-leave = celui qui n’en a plus quitte la partie
# source: 4879846f393d
option-min_players = Nombre minimum de joueurs
    .help = Combien de joueurs faut-il au moins ?

## Presets

# source: d1eda83d6129
preset-plain = Snip Snap Snorum à cartes égales
    .about = Le jeu tout simple : le premier sans cartes gagne la donne, et l’on ne paie rien.
# source: c8a1c025ab19
preset-chips = Snip Snap Snorum à jetons
    .about = Les autres paient au gagnant les cartes qui leur restent.
# source: 81bba3e56e81
preset-pool = Le jeu au pot
    .about = Entre voisins, on se fait snip, snap et snorum, et le gagnant ramasse le pot.
# source: d8568ff5b167
preset-silent = Snip Snap muet
    .about = Aucun mot : un premier jeu de cartes égales pour les petits.
# review: "paquet" for the pack of cards all over the site, since "jeu" is the game too; "jeu de cartes" is the usual word
# source: 501fe2b33146
preset-reduced-32 = Snip Snap Snorum avec un paquet réduit
    .about = Une partie plus courte, pour les enfants.
# source: 391d80366f23
preset-reduced-24 = Snip Snap Snorum avec un petit paquet
    .about = La partie la plus courte, pour les plus petits.
# source: 7beda1cbc000
preset-earl-of-coventry = Earl of Coventry
    .about = Le même jeu avec des vers à la place des mots. Les premiers nomment la valeur que l’on joue, et le gagnant reçoit un jeton pour chaque carte restante.

## The game in steps

# source: a4bc710f4cd1
step-shuffle = Mélangez le jeu de { $pack-size-text } cartes. Peu importe qui donne le premier.
# source: 8159ae9c7769
step-deal = Distribuez toutes les cartes une par une, dans le sens des aiguilles d’une montre, en commençant à votre gauche.
# source: df42999c308b
step-stake = Si vous jouez avec des jetons, chacun en prend le même nombre.
# source: 898fa6421810
step-lead = Le joueur à la gauche du donneur joue une carte de son choix, face visible.
# source: 39b28c3e0f37
step-match = On tourne dans le sens des aiguilles d’une montre : celui qui a une carte de même valeur la joue à son tour.
# source: 14a1aa955797
step-pass = Celui qui n’en a pas passe.
# source: 7c567d26fd11
step-say = Dites le mot qui va avec votre carte : { $words }.
# source: f9fa8bf58455
step-complete = Quand toutes les cartes de la valeur sont sur la table, mettez-les de côté.
# source: 992f496a96d4
step-lead-again = Celui qui en a joué la dernière entame ensuite, de n’importe quelle carte.
# source: 4eb22becf55c
step-end = Le premier sans cartes gagne aussitôt.
# source: df75e1e02106
step-next-hand = Le voisin de gauche distribue la donne suivante.
# source: d8da796b25c2
step-pay =
    { $card-payee ->
        [pool]
            { $card-pay ->
                [one] Les autres mettent au pot { $card-pay-text } jeton par carte restante, et le gagnant ramasse tout.
               *[other] Les autres mettent au pot { $card-pay-text } jetons par carte restante, et le gagnant ramasse tout.
            }
       *[winner]
            { $card-pay ->
                [one] Les autres paient au gagnant { $card-pay-text } jeton par carte restante.
               *[other] Les autres paient au gagnant { $card-pay-text } jetons par carte restante.
            }
    }

## Tips

# number: cards of a rank in one hand, and how many play in the measured deals
# source: 94f089475c58
tip-lead-what-you-have-most = Il n’y a guère à décider que l’entame. Une carte seule ne rend jamais la main ; avec deux, la première entame revient dans { $lead-kept-2-text } % des donnes ; avec plus, toujours. Reprendre la main ne fait pas gagner plus de donnes, autant que nous ayons pu le mesurer. À trois, celui qui entamait le premier a gagné { $most-held-first-3-text } % des donnes en entamant de la valeur dont il avait le plus de cartes, et { $first-seat-3-text } % en entamant au hasard ; à quatre, { $most-held-first-4-text } % et { $first-seat-4-text } %.
    .title = Entamer de la valeur dont on a le plus de cartes ? Cela ne change guère
# source: 29244578094a
tip-all-of-a-rank =
    { $same-rank ->
        [one] Celui qui a toutes les cartes d’une valeur se débarrasse de { $same-rank-text } carte et garde la main.
       *[other] Celui qui a les { $same-rank-text } cartes d’une valeur s’en débarrasse et garde la main. Cela ne se fait pas d’un coup : entre vos cartes, tous les autres doivent passer, et là où un passe coûte un jeton, le pot se remplit.
    } Ce n’est pas non plus une victoire offerte : ceux qui avaient reçu toute une valeur ont gagné { $four-of-a-rank-held-text } % des donnes, les autres { $four-of-a-rank-not-held-text } %. La main est assurée, mais l’entame d’un autre n’emporte jamais une de ces cartes.
    .title = Toute une valeur
# source: d56f72172c19
tip-no-dead-leads = Dans le jeu ordinaire, aucune entame n’est morte : une valeur entamée est toujours complétée, puisque toutes les cartes sont données et que répondre est obligatoire. Ce n’est que là où l’on peut refuser de répondre, ou quand une carte a été reprise, qu’il peut rester une carte seule d’une valeur ; n’en entamez que s’il le faut. Dans { $dead-lead-text } % de nos donnes aux règles ordinaires, quelqu’un a entamé d’une carte dont les égales étaient toutes sorties.
    .title = Les cartes restées seules
# number: how many play in the measured deals
# source: 09a50061e2c8
tip-cards-cost = Dans le jeu à jetons, chaque carte qui vous reste en main vous coûte. Quand quelqu’un va finir et que vous avez la main, jouez une valeur dont vous avez plusieurs cartes, et non une carte seule ; une main pleine revient cher. À quatre, un perdant avait à la fin { $cards-left-each-text } cartes en moyenne, et celui qui en avait le plus, { $cards-left-most-text }.
    .title = Les cartes coûtent des jetons
# source: bd55b4167690
tip-mind-your-neighbour = Dans le jeu au pot, c’est votre voisin de gauche qui vous fait payer. Vous ne choisissez que l’entame : plus vous avez vous-même de cartes d’une valeur, moins il est probable que votre voisin en ait une. Une fois qu’il a passé, le reste de vos cartes de cette valeur ne risque rien.
    .title = Gare au voisin

## What many deals show

# source: 0d7e5ca9d33c
plot-lead-kept = À quelle fréquence la première entame revient
    .about = À quelle fréquence celui qui entame le premier joue aussi la dernière carte de cette valeur et entame de nouveau, selon le nombre de ces cartes qu’il avait.
# source: 7c31d1237c7a
plot-most-held-first = Entamer de la valeur dont on a le plus de cartes
    .about = À quelle fréquence gagne celui qui entame le premier, s’il entame toujours d’une valeur dont il a au moins autant de cartes que de toute autre. À comparer avec le tableau de l’entame au hasard.
# source: 1ff06738defd
plot-four-of-a-rank = Est-ce un avantage d’avoir toute une valeur ?
    .about = À quelle fréquence gagne un joueur qui a reçu les { $same-rank-text } cartes d’une même valeur, et un joueur qui ne les a pas reçues.
    .held = toutes les cartes d’une valeur
    .not-held = aucune valeur complète
# source: 90f04c7cdf6b
plot-four-of-a-rank-chips = Ce que vaut toute une valeur en jetons
    .about = De combien le résultat d’un joueur s’écarte de la moyenne des autres, selon qu’il a reçu ou non les { $same-rank-text } cartes d’une même valeur ; au-dessous de zéro, il y perd.
    .held = toutes les cartes d’une valeur
    .not-held = aucune valeur complète

## Questions

# source: 744680807d89
question-must-i-match = Dois-je jouer une carte de la valeur si j’en ai une ?
    .answer = Dans le jeu ordinaire, oui, une carte à chaque tour. Comme règle maison, vous pouvez convenir que chacun peut refuser.
# source: dd1b0b42a4a0
question-which-word = Quel mot va avec quelle carte ?
    .answer = Ils viennent dans cet ordre : { $words }. La carte entamée n’a pas de mot à elle, sauf dans Earl of Coventry.
# source: d02493d47009
question-all-in-my-hand = J’ai toutes les cartes d’une valeur. Puis-je les poser ensemble ?
    .answer = Pas dans le jeu ordinaire. Vous en jouez une, tout le monde passe, et vous jouez la suivante. Comme règle maison, vous pouvez convenir de les poser d’un coup.
# source: 621cb67d236b
question-out-in-the-middle = Quelqu’un a fini avant que la valeur soit complète. Faut-il la compléter ?
    .answer = Non. La donne est finie avec cette carte.
# source: 4d5ffb33d58c
question-uneven-hands = Chacun reçoit-il le même nombre de cartes ?
    .answer = Souvent non : avec la plupart des nombres de joueurs, de { $fewest-text } à { $most-text }, quelqu’un a une carte de plus que les autres. Peu importe, et cela s’équilibre à mesure que la donne fait le tour de la table.
# source: 905847d787ce
question-tie = Peut-on finir à égalité ?
    .answer = Une donne, non, puisqu’on ne peut finir qu’un à la fois. Ceux qui sont à égalité en tête pour les jetons quand on s’arrête jouent une donne de plus entre eux.
# source: f3798f7540f8
question-children = Comment faire jouer les petits ?
    .answer = Laissez les mots de côté, ou prenez un jeu plus petit, de { $larger-reduced-text } ou de { $smaller-reduced-text } cartes.

## Glossary

# source: 11296d08487d
term-rank = valeur
    .definition = Ce qu’est une carte, quelle que soit sa couleur : un as, un roi, et ainsi de suite.
    .also = valeurs
# source: 1b23e752d75e
term-lead = entame
    .definition = La première carte d’une valeur ; entamer, c’est la jouer. C’est le droit de celui qui a joué la dernière carte de la valeur précédente.
    .also = entames|entamer|entame d’une carte
# source: cda88fbe9479
term-call = mot
    .definition = Ce qu’on dit avec une carte qui répond.
    .also = mots
# source: 1f4d9f137d68
term-pass = passer
    .definition = Laisser filer son tour parce qu’on n’a aucune carte de la valeur. Cela ne coûte rien, sauf si une règle maison y met un prix.
    .also = passe|passé|un passe
# source: 99f015764077
term-snorum = snorum
    .definition = Le mot de la dernière carte d’une valeur, et cette carte elle-même ; celui qui la joue a l’entame suivante.
# source: 643f04e45510
term-chip = jeton
    .definition = Un jeton, une pièce ou une allumette, pour tenir les comptes.
    .also = jetons
# review: "jeu de défausse" for "shedding game"; is there an established name?
# source: 4aed2fa73b96
term-shedding-game = jeu de défausse
    .definition = Un jeu où chacun cherche à se débarrasser de toute sa main avant les autres.
# source: 5c7a4e0610c5
term-pool = pot
    .definition = Les jetons au milieu de la table.
# source: bb9556fe162a
term-eldest-hand = premier en cartes
    .definition = Le joueur à la gauche du donneur, qui entame le premier.
# source: 509ba69ee5a2
term-dealer = donneur
    .definition = Celui qui distribue les cartes de cette donne.

## History

# source: 3206e02e8a72
history-burney = En { $burney-year-text }, Fanny Burney parle de quelqu’un qui tergiversait jusqu’à ce qu’un autre joueur crie « snap ». David Parlett le cite dans son guide des jeux de cartes ; il s’agit peut-être de Snip Snap Snorum, sous l’une ou l’autre forme, ou du jeu d’enfants Snap.
# number: a century, as each language writes it
# source: 7896fe89ecbc
history-century = Le jeu est anglais et remonte au XVIIIe siècle. Les auteurs modernes préfèrent cette forme, où l’on joue des cartes égales, à l’ancien jeu des suites du même nom.
# source: eb1f61cd1241
history-coventry = Earl of Coventry, le comte de Coventry, est le même jeu avec des vers. Les premiers nomment la valeur que l’on joue, et le dernier donne son nom au jeu. Dans le livre de Foster, le gagnant reçoit un jeton pour chaque carte que les autres ont en main.
# source: 12b099ef7ade
history-snap = Dire « snip » et « snap » sur des cartes égales ressemble au jeu d’enfants Snap, où l’on crie aussi sur des cartes égales. L’un vient peut-être de l’autre.

## Sources and corrections

# source: 8958ba09279d
erratum-E000-5 = Quand des joueurs répondent l’un après l’autre, le premier serait touché par « snip », le suivant par « snap », celui d’après par « snorum ».
    .right = Dans chaque paire de voisins, c’est le premier qui paie : { $snipped-text }, { $snapped-text } ou { $snored-text }, selon le mot que dit l’autre.
# source: b234eea64710
erratum-E001-1 = Pour un jeu de { $smaller-reduced-text } ou de { $larger-reduced-text } cartes, il faudrait tout retirer, { $first-removed-of } { $last-removed-larger-to }, ou bien { $last-removed-smaller-to }.
    .right = C’est l’inverse : si l’on retire tout jusqu’{ $last-removed-larger-to }, il reste { $larger-reduced-text } cartes ; si l’on retire tout jusqu’{ $last-removed-smaller-to }, il en reste { $smaller-reduced-text }.
# source: 22ad5a9867aa
erratum-E001-2 = Quand toutes les cartes d’une valeur sauf une sont sorties, celle-ci serait une entame morte.
    .right = Selon les règles de la source, cela ne peut pas arriver : une valeur entamée est complétée avant qu’une autre commence. Il y faut une règle maison, ou une carte reprise.
# source: 2e1a67994f62
erratum-E001-3 = Celui qui a toutes les cartes d’une valeur ferait aussitôt le snorum.
    .right = Entre ces cartes, tous les autres passent, un tour entier à chaque fois.
# source: dacdea730031
erratum-E001-4 = Le glossaire dit que passer coûte un jeton dans le jeu à jetons.
    .right = Les règles de la même source en font une règle maison à part.
# source: d2d30de8eac1
erratum-E001-5 = Le Jig se jouerait comme le Sevens.
    .right = Le Jig est un jeu d’arrêts : on joue la carte suivante de la couleur, en suites courtes. On n’y construit rien autour d’une carte du milieu.
# source: 7ff3e8456461
erratum-E001-6 = Des rangées de cartes suivent certaines phrases.
    .right = Ce sont des restes de la page web ; elles ne veulent rien dire.
# source: 0670e212314f
erratum-E001-7 = Un mot oublié est puni de façons différentes selon les endroits.
    .right = Ce sont des règles maison différentes ; ici, on peut choisir l’une ou l’autre.
# source: 3ca86d5f01e8
erratum-E003-1 = Le joueur à la gauche du donneur est appelé le plus âgé.
    .right = Il s’agit du premier en cartes, quel que soit son âge.

## Worked examples

# source: 9f5f8cdcff43
example-passes-and-words = Des passes et des mots
    .note = Une valeur fait le tour de la table jusqu’à ce que sa dernière carte soit tombée. Celui qui n’en a pas passe.
# source: c40a001cdc34
example-all-in-a-row = Le jeu au pot : des voisins à la file
    .note = Chaque voisin sauf le dernier doit payer, et chacun plus que le précédent.
# source: 543e58862038
example-pass-saves = Le jeu au pot : un passe sauve
    .note = Après un passe, la carte suivante de la valeur ne coûte rien à personne.
# source: 4dbbe9af5265
example-all-of-a-rank = Toute une valeur dans une main
    .note = Entre les cartes, tous les autres doivent passer ; là où un passe coûte un jeton, le pot se remplit.
# source: 7bfed7479893
example-cards-left = Payer les cartes qui restent
    .note = Qui a beaucoup de cartes paie cher.
# source: 1d67377e1554
example-pool-at-the-end = Le gagnant ramasse le pot
    .note = Les autres mettent d’abord au pot, puis le gagnant prend tout.
# source: f09626d0a084
example-ante = Une mise
    .note = Ce que chacun a mis avant la donne va aussi au gagnant.
# source: 782ad5fb39b9
example-forgotten-word = Un mot oublié coûte
    .note = Règle maison : un mot faux ou absent coûte un jeton ; l’entame muette n’est pas une faute.
# source: 987c37dd7766
example-taken-back = Mot oublié : la carte revient
    .note = Règle maison : la carte retourne en main, et la valeur l’attend.
# source: 0efdbcd37244
example-drawn-back = Mot oublié : une carte de pénalité
    .note = Règle maison : le joueur reprend une carte jouée plus tôt, désormais la seule de sa valeur.
# source: c78a4aa45d9b
example-out-on-snip = Fini au milieu d’une valeur
    .note = La donne s’arrête aussitôt ; la valeur n’est pas complétée.
# source: 2900aa51f5e7
example-earl-of-coventry = Earl of Coventry
    .note = Chaque carte a son vers, et les premiers nomment la valeur.
# source: a99d44f92070
example-silent = Sans mots
    .note = Le jeu est le même, en plus silencieux.
# source: ca001ce0eeb8
example-reduced-pack = Un paquet réduit
    .note = Les mains sont courtes ; l’exemple montre ce que chacun reçoit.
# source: b38b14097548
example-small-pack = Le petit paquet
    .note = La partie la plus courte ; un joueur a une carte de moins.
# source: 00a5116140c8
example-declined = Refuser de répondre
    .note = Règle maison : une carte est gardée, et sa valeur ne va pas plus loin.
# source: 13cdd33b56fd
example-all-at-once = Tout d’un coup
    .note = Règle maison : on peut poser ensemble des cartes égales, chacune avec son mot.
# source: 87032f0a0022
example-last-matcher = Touché après un passe
    .note = Règle maison : celui à qui l’on répond paie, même si d’autres ont passé entre-temps.
# source: 84b912c253dc
example-deciding-hand = Une partie et sa donne décisive
    .note = Après la première donne, quelques joueurs sont à égalité ; eux seuls en jouent une de plus.
# source: ba25bc34c7b9
example-out-of-chips = À court de jetons
    .note = Celui qui ne peut pas tout payer donne ce qui lui reste et quitte la partie.
# source: a76e2be59d93
example-plain-hand = Une donne toute simple
    .note = On ne paie rien ; gagner est tout ce qui compte.
# source: 93edffe2cd9a
example-refusals = Des cartes qu’on ne peut pas jouer
    .note = Une autre valeur, un passe interdit, plus d’une carte : essayez-les avec « Et si… ? » et lisez pourquoi.

## Les étapes de la leçon

# source: 3cd3bc68bebc
lesson-deal = Le premier qui n’a plus de cartes gagne. On distribue tout le paquet ; sur cette image chacun n’a que quelques cartes, pour qu’on voie l’essentiel.
# source: 52dfc9ba8168
lesson-first-card = Le joueur à la gauche du donneur commence, par la carte de son choix. Ensuite, on joue à tour de rôle autour de la table.
# source: 73d1f9cb851c
lesson-pass = On ne peut ajouter que des cartes de la valeur entamée. Regardez la main de { $seat }.
# source: c2bb0f850527
lesson-match = Vous êtes { $seat }, et vous pouvez ajouter une carte. Essayez d’abord une autre carte, ou de passer, si vous voulez : c’est refusé.
# source: 549bb0718dc2
lesson-words = Chaque carte ajoutée a son mot, et les mots viennent dans l’ordre. Comptez les cartes ajoutées jusqu’ici.
# source: 4641029e90b9
lesson-last = Celui qui joue la dernière carte de la valeur entame de nouveau. Jusque-là, les autres continuent de passer.
# source: f2f04c088970
lesson-win = Vous êtes { $seat }. À vous d’entamer, avec votre dernière carte. Jouez-la, et la donne est à vous.
# source: a223b796fb9d
lesson-chips = Avec des jetons, chaque carte ajoutée coûte à quelqu’un. On vient d’en ajouter une : qui paie ?
