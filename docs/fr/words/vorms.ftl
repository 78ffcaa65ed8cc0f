### Vorms (Voormsi), in French.
### Terms: trick = pli, lead = entame, to head a trick = mener le pli, stock = pioche, side = camp, stroke = trait, to rub out = effacer,
### real points = points acquis, group = groupe, void = nul. A led seven is "un sept d’entame"; a card played to a trick is "jouée en réponse".
### Toqutsit and Voormsi are names and take no article, except where one says whose they are.

# number: names of cards
# source: 9b3f8f8c9282
game-vorms = Vorms
    .short = Le jeu de levées du Groenland : un ordre des cartes à nul autre pareil, des sept qui ne sont forts qu’à l’entame, et une paire de cartes suprêmes qui se font la chasse.
    .minute =
        { $players ->
            [4] Les partenaires sont assis face à face. Chacun a { $hand-size-text } cartes et complète sa main à la pioche après chaque pli. On entame d’une carte, ou de plusieurs de même valeur ; les autres en jouent autant, celles qu’ils veulent. Tout en haut se trouvent { $toqutsit-the }, dit Toqutsit, et { $voormsi-the }, dit Voormsi : celui des deux qui vient après bat l’autre. Un sept d’entame bat même ceux-là, et { $three-the } bat tout, sauf à l’entame. Un camp marque par ses plis, et en prenant ou en sauvant Voormsi, mais ses points ne sont acquis que lorsqu’il perd un pli ou que la donne finit. Le premier camp qui efface exactement { $strokes-text } traits gagne.
           *[other] Chacun joue pour soi, a { $hand-size-text } cartes et complète sa main à la pioche au fil du jeu. On entame d’une carte, ou de plusieurs de même valeur ; puis on en joue chaque fois autant, celles qu’on veut. Tout en haut se trouvent { $toqutsit-the }, dit Toqutsit, et { $voormsi-the }, dit Voormsi : celui des deux qui vient après bat l’autre. Un sept d’entame bat même ceux-là, et { $three-the } bat tout, sauf à l’entame. On marque par ses plis, et en prenant ou en sauvant Voormsi, mais les points ne sont acquis que lorsqu’on perd un pli ou que la donne finit. Le premier qui efface exactement { $strokes-text } traits gagne.
        }
    .names = Voormsi, Vôrmse, Wumps

# source: 9eb4cf800017
kind-distant = parent plus éloigné

## Overview

# source: 4ea52262b330
trick-game = Le Vorms est un jeu de levées sans atout. Presque toutes les cartes forment un seul ordre, toutes couleurs mêlées, et quelques-unes le bousculent. Personne n’est tenu de fournir.
    .title = Un jeu de plis

## Players

# source: 37bb7834f3da
players =
    { $players ->
        [4] On joue d’ordinaire à { $players-text }. Avec quelques changements, on peut être moins, jusqu’à { $fewest-text }.
       *[other] Dans cette variante, on joue à { $players-text }. On peut jouer de { $fewest-text } à { $most-text } ; le plus courant est { $most-text }.
    }
    .title = À combien on joue
# source: 77a02f3f2d30
partners = Les joueurs forment { $sides-text } camps pour toute la partie. Les partenaires sont assis face à face et marquent ensemble.
    .title = Partenaires
# source: e12dcf10dded
alone = Chacun joue et marque pour soi. Quand ces règles parlent d’un camp, chaque joueur en est un.
    .title = Pas de partenaires

## Pack

# number: names of ranks
# source: e71cc7590bcb
pack = Le paquet a { $pack-size-text } cartes : dans chaque couleur l’as, le roi, la dame, le valet, le neuf, le huit, le sept, le six et le cinq. Seul manque le roi de carreau, dont la place est prise par { $three-the }.
    .title = Les cartes
# source: 6de7bfb89b43
named-cards = { $toqutsit-The } s’appelle Toqutsit, « ton bourreau » en groenlandais ; { $voormsi-the } s’appelle Voormsi. Beaucoup de points tournent autour d’eux.
    .title = Toqutsit et Voormsi
# number: names of ranks
# source: b586a0976e94
card-order = Toute carte est battue par une carte placée plus haut, quelle que soit sa couleur. Toqutsit et Voormsi sont les plus hautes. Vient ensuite { $high-eight-the }, tout seul. Suivent, valeur par valeur, { $middle-ranks }, sans le valet et le huit déjà nommés. L’avant-dernière carte est { $king-of-clubs-the }, et { $king-of-spades-the } est la plus basse. Les sept et le trois de carreau restent hors de cet ordre.
    .title = L’ordre des cartes
# source: 1200afb4f716
suit-order = Entre cartes de même valeur, la couleur décide : le trèfle est le plus haut, puis le pique, puis le cœur, et le carreau est le plus bas.
    .title = L’ordre des couleurs

## Object

# source: fe54b702a146
aim = Effacer les { $strokes-text } traits de son bras de la croix avant tous les autres. Les points pour cela viennent des plis, et du sort de Voormsi.
    .title = Le but

## The deal

# source: c1dd5d9105bf
first-dealer = Chacun tire une carte. Celui qui tire la plus basse donne le premier.
    .title = Le premier donneur
# source: 1fe749516471
deal-four = Le donneur donne { $hand-size-text } cartes à chacun, une par une, en commençant par le joueur à sa gauche. Les { $stock-size-text } autres sont posées face cachée et forment la pioche.
    .title = La distribution
# source: 6015fcda1591
deal-all = On distribue tout le paquet, carte par carte, en commençant à la gauche du donneur : { $hand-size-text } cartes chacun. Il n’y a pas de pioche, et personne ne pioche.
    .title = Tout distribuer
# source: 3f1b17615ad9
deal-passes-left = Après chaque donne, c’est au voisin de gauche de distribuer. Les traits effacés le restent.
    .title = La donne suivante

## The play

# source: fa8b64a8ec63
eldest-leads = Le joueur à la gauche du donneur entame le premier pli.
    .title = Qui commence
# source: cbf6de857fba
lead-one = On peut entamer d’une seule carte, n’importe laquelle de sa main.
    .title = Entamer d’une carte
# number: names of cards
# source: 6c48bea77e16
lead-group = On peut entamer de plusieurs cartes de même valeur ensemble, jusqu’à { $most-led-text }. Toutes les valeurs conviennent, même les sept et les rois ; Voormsi compte ici comme un roi.
    .title = Entamer de plusieurs cartes
# source: bcc37eb8927e
one-rank = Des cartes entamées ensemble doivent être de même valeur.
    .title = Une seule valeur
    .refused = Des cartes entamées ensemble doivent être de même valeur : { $rank } ne va qu’avec { $rank }.
# source: 932171af036b
three-alone = { $three-The } tient lieu de roi dans le paquet, mais ce n’est pas un roi : on l’entame seul, ou pas du tout.
    .title = Pas avec les rois
    .refused = { $card-The } n’est pas un roi. On ne peut l’entamer que seul.
# source: c14d42022b54
three-with-kings = À l’entame, { $three-the } compte comme un roi : on peut le jouer avec des rois.
    .title = Avec les rois
# source: f26fa328cdd4
too-many-led = Nul ne peut entamer de plus de cartes que chacun des autres ne peut en jouer.
    .title = Pas plus que chacun ne peut en jouer
    .refused =
        { $count ->
            [one] Quelqu’un ne pourrait pas suivre. On ne peut entamer maintenant que de { $count-text } carte.
           *[other] Quelqu’un ne pourrait pas suivre. On peut entamer maintenant de { $count-text } cartes au plus.
        }
# source: f11d2d211e19
same-number = Chacun joue autant de cartes qu’on en a mis à l’entame. Elles n’ont pas à être de même valeur.
    .title = Autant qu’à l’entame
    .refused =
        { $count ->
            [one] On a entamé de { $count-text } carte : il faut en jouer { $count-text }.
           *[other] On a entamé de { $count-text } cartes : il faut en jouer { $count-text }.
        }
# source: ddb0082cdbbf
free-play = Jouez ce que vous voulez. Rien n’oblige à fournir, à suivre la valeur ou à battre.
    .title = Jeu libre
# source: da46234168d9
toqutsit-duty =
    { $toqu-duty ->
        [led] La seule exception : si un adversaire a entamé de Voormsi, celui qui a Toqutsit, { $toqutsit-the }, doit le jouer, même quand une autre carte mène alors le pli.
       *[heading] La seule exception : tant que le Voormsi d’un adversaire mène le pli, celui qui a Toqutsit, { $toqutsit-the }, doit le jouer.
    }
    .title = L’obligation de jouer Toqutsit
    .refused = { $card-The } est Toqutsit : il faut le jouer sur le Voormsi adverse.
# source: 42b276427099
duty-in-groups = Quand on joue plusieurs cartes ensemble, Toqutsit doit en être, même si elles ne peuvent pas gagner.
    .title = L’obligation dans tout groupe
# source: c3d96109d6e3
duty-only-to-win = Quand on joue plusieurs cartes ensemble, il ne faut jouer Toqutsit que s’il peut faire gagner le pli.
    .title = L’obligation pour gagner seulement

## The play: what beats what

# number: the seven and the three are names of cards
# source: 0fdcd95b0bcd
three-led = { $three-The }, à l’entame, ne vaut rien : n’importe quelle carte le bat. Celle qui le fait compte alors elle-même comme entamée, si bien qu’un sept y est aussi fort qu’un sept d’entame.
    .title = Le trois de carreau à l’entame
# number: the three is a name of a card
# source: 1af2f8f09085
three-thrown = { $three-The }, joué en réponse et non à l’entame, bat tout, et rien ne le bat.
    .title = Le trois de carreau en réponse
# number: names of cards
# source: 69039314f16a
seven-led = Un sept d’entame est fort. Il bat toutes les cartes sauf celles-ci : un sept de couleur plus haute, { $king-of-clubs-the } et { $three-the }. Même Toqutsit et Voormsi ne peuvent pas le prendre.
    .title = Un sept d’entame
# number: names of cards
# source: e11634e2ddc0
higher-seven = Un sept fort est battu par un sept de couleur plus haute, qui est alors fort à son tour. { $highest-seven-The } est le plus haut, { $lowest-seven-the } le plus bas.
    .title = Un sept plus haut
# number: names of cards
# source: 48a56df4e4bf
seven-thrown = Tout autre sept ne vaut rien : s’il n’est pas entamé et ne bat pas un sept fort, il ne prend rien.
    .title = Un sept qui n’est pas entamé
# number: names of cards
# source: e45aa9be8871
king-takes-seven = { $king-of-clubs-The } bat un sept fort, quoi qu’on ait joué entre-temps. Dans tous les autres cas, c’est l’avant-dernière carte.
    .title = Le roi de trèfle prend un sept
# number: names of cards
# source: de797608933a
king-on-king = { $king-of-spades-The } bat { $king-of-clubs-the } qui vient de battre un sept fort, mais seulement s’il est joué immédiatement après. Ensuite, seul { $three-the } le bat.
    .title = Le roi de pique sur le roi de trèfle
# number: names of cards
# source: 483aaacc7251
king-late = Si l’on a joué quoi que ce soit entre-temps, { $king-of-spades-the } vient trop tard et { $king-of-clubs-the } tient. Par lui-même, { $king-of-spades-the } n’a aucun pouvoir sur un sept.
    .title = Le roi de pique vient trop tard
# source: d8d853773117
equal-top = { $toqutsit-The } et { $voormsi-the }, Toqutsit et Voormsi, sont égaux. S’ils sont joués au même pli, celui qui vient après bat celui qui est venu avant.
    .title = Les cartes suprêmes sont égales
# source: 6bd185883229
group-beats =
    { $beat ->
        [led] Des cartes jouées ensemble ne prennent le pli que si chacune bat une carte différente parmi celles qui ont été entamées. Peu importe ce qui les a prises entre-temps.
       *[heading] Des cartes jouées ensemble ne prennent le pli que si chacune bat une carte différente parmi celles qui le mènent.
    }
    .title = Battre plusieurs cartes

## The play: after the trick

# source: 1a61d541010a
winner-leads = Celui qui remporte le pli entame le suivant.
    .title = L’entame suivante
# source: e842148f3bd8
trick-counts = Un pli entamé de plusieurs cartes compte pour autant de plis, jusqu’à { $most-led-text }.
    .title = Un coup, plusieurs plis
# source: 0a81f3a53f6e
second-round = Chaque pli a { $plays-text } coups. Quand chaque joueur a joué, on complète les mains, et celui qui mène le pli pioche le premier. Puis il rejoue, et l’autre après lui. Le meilleur des { $plays-text } coups remporte le pli.
    .title = Chacun rejoue
# source: 4495938afa0f
draw-in-rotation = Après chaque pli, on complète les mains à { $hand-size-text } cartes tant que dure la pioche. On pioche une carte à la fois, à tour de rôle, le gagnant du pli d’abord, si bien que les mains restent égales.
    .title = Piocher à tour de rôle
# source: 2ed0abd993c9
draw-each = Après chaque pli, on complète les mains à { $hand-size-text } cartes tant que dure la pioche. Le gagnant du pli pioche tout ce qui lui manque, puis le joueur suivant, et ainsi de suite ; quand la pioche s’épuise, certains peuvent en avoir moins.
    .title = Piocher tout d’un coup

## Scoring

# source: 6ac32f57c79b
cross = On trace une croix, avec un bras de { $strokes-text } traits pour chacun des { $sides-text } camps. On marque des points en effaçant des traits.
    .title = La croix
# number: the title names a trick by its place
# source: 3afcd790d840
fifth-trick =
    { $trick-points ->
        [one] Les { $fifth-text } premiers plis d’un camp rapportent ensemble { $trick-points-text } point ; moins que cela ne rapporte rien.
       *[other] Les { $fifth-text } premiers plis d’un camp rapportent ensemble { $trick-points-text } points ; moins que cela ne rapporte rien.
    }
    .title = Le cinquième pli
# number: the title names tricks by their place
# source: 50cc03803936
first-five =
    { $first-five-points ->
        [one] Si ces { $fifth-text } plis étaient les premiers de la donne, ils rapportent { $first-five-points-text } point de plus.
       *[other] Si ces { $fifth-text } plis étaient les premiers de la donne, ils rapportent { $first-five-points-text } points de plus.
    }
    .title = Les cinq premiers plis
# source: d86a39ebc242
further-tricks =
    { $trick-points ->
        [one] Chaque pli au-delà de { $fifth-text } rapporte { $trick-points-text } point de plus.
       *[other] Chaque pli au-delà de { $fifth-text } rapporte { $trick-points-text } points de plus.
    }
    .title = Les plis suivants
# source: 00f29c72b1f6
all-void = Si un camp fait les { $tricks-text } plis, la donne est nulle et personne ne marque rien pour elle.
    .title = Une donne nulle
# source: 6662816b946f
voormsi-home =
    { $voormsi-points ->
        [one] Un camp qui remporte un pli avec Voormsi, { $voormsi-the }, marque { $voormsi-points-text } point pour cela, si Toqutsit pouvait encore le battre. Cela compte même quand Toqutsit était dans la pioche.
       *[other] Un camp qui remporte un pli avec Voormsi, { $voormsi-the }, marque { $voormsi-points-text } points pour cela, si Toqutsit pouvait encore le battre. Cela compte même quand Toqutsit était dans la pioche.
    }
    .title = Voormsi sauvé
# source: 8fb61c0e91d2
voormsi-last = On ne marque rien pour Voormsi quand c’était la dernière carte du pli.
    .title = Voormsi en dernière carte
# source: 8583142315f0
voormsi-toqutsit-out = On ne marque rien pour Voormsi quand Toqutsit avait déjà été joué.
    .title = Toqutsit est sorti
# source: 6c764851dbce
voormsi-toqutsit-held = On ne marque rien pour Voormsi quand celui qui l’a joué avait aussi Toqutsit.
    .title = Toqutsit dans la même main
# source: b39be061ac0a
voormsi-on-toqutsit = Cela vaut aussi à l’intérieur d’un pli : Voormsi ne marque rien en battant Toqutsit.
    .title = Voormsi sur Toqutsit ne marque rien
# source: 981ab6453f98
voormsi-over-toqutsit = Mais si Voormsi lui-même vient de battre Toqutsit dans le même pli, le point est marqué.
    .title = Voormsi sur Toqutsit marque
# source: 714704403a02
toqutsit-takes-voormsi =
    { $toqutsit-points ->
        [one] Si Toqutsit bat le Voormsi d’un adversaire qui mène le pli, et que le pli est gagné avec lui, son camp marque { $toqutsit-points-text } point.
       *[other] Si Toqutsit bat le Voormsi d’un adversaire qui mène le pli, et que le pli est gagné avec lui, son camp marque { $toqutsit-points-text } points.
    }
    .title = Toqutsit prend Voormsi
# source: 9c15de3625a7
voormsi-thrown-in = Si Voormsi ne menait pas le pli et n’y avait été que jeté, Toqutsit ne marque rien pour lui.
    .title = Voormsi jeté dans le pli
# source: 70b298899eee
own-voormsi =
    { $friendly-toqutsit ->
        [lose_game] Si Toqutsit bat un Voormsi de son propre camp qui mène le pli, ce camp perd aussitôt la partie.
        [lose_hand_points] Si Toqutsit bat un Voormsi de son propre camp qui mène le pli, la donne finit, et ce camp perd les points qu’il y a gagnés et qui ne sont pas encore acquis.
       *[reset_score] Si Toqutsit bat un Voormsi de son propre camp qui mène le pli, la donne finit, ce camp ne marque rien pour elle, et tous les traits qu’il a effacés sont retracés.
    }
    .title = Toqutsit sur son propre Voormsi
# source: 41e1452bb80c
spare-own-voormsi = Nul ne peut battre avec Toqutsit un Voormsi de son camp qui mène le pli, tant qu’un autre coup est possible.
    .title = Épargner son propre Voormsi
    .refused = { $card-The } battrait le Voormsi de votre camp. Jouez autre chose.
# number: the name of a card
# source: 4cd2006efa3d
three-takes-voormsi =
    { $three-on-voormsi-points ->
        [one] Si { $three-the } bat un Voormsi qui mène le pli, son camp marque { $three-on-voormsi-points-text } point, que ce Voormsi soit à un adversaire ou à un partenaire.
       *[other] Si { $three-the } bat un Voormsi qui mène le pli, son camp marque { $three-on-voormsi-points-text } points, que ce Voormsi soit à un adversaire ou à un partenaire.
    }
    .title = Le trois de carreau prend Voormsi
# source: adacc9376dec
own-three-counts = Avec { $three-the }, vous pouvez prendre aussi votre propre Voormsi, et vous marquez autant.
    .title = Prendre son propre Voormsi marque
# source: e14a84cb031f
own-three-nothing = Prendre son propre Voormsi avec { $three-the } ne marque rien.
    .title = Prendre son propre Voormsi ne marque rien
# number: the name of a card
# source: 3722ccf2d0ff
three-takes-toqutsit =
    { $three-on-toqutsit-points ->
        [one] Si { $three-the } bat un Toqutsit qui vient de battre un Voormsi menant le pli, son camp marque { $three-on-toqutsit-points-text } point, et le camp de Toqutsit ne marque rien.
       *[other] Si { $three-the } bat un Toqutsit qui vient de battre un Voormsi menant le pli, son camp marque { $three-on-toqutsit-points-text } points, et le camp de Toqutsit ne marque rien.
    }
    .title = Le trois de carreau prend Toqutsit
# source: 0e07cd8ee850
three-on-toqutsit-alone = Si Toqutsit n’a battu aucun Voormsi, { $three-the } ne marque rien pour l’avoir pris.
    .title = Toqutsit pris seul
# source: 08b9b39eb9f2
realise-on-loss = Les points ne sont pas acquis tout de suite. Quand un camp perd un pli, tous les points qu’il a gagnés jusque-là sont acquis, et il efface d’un coup autant de traits de sa croix.
    .title = Des points acquis
# source: 55dc318f24d3
realise-at-end =
    { $end-order ->
        [winner_first] À la fin de la donne, tous les points sont acquis : d’abord ceux du camp qui a fait le dernier pli, puis ceux des autres.
       *[loser_first] À la fin de la donne, tous les points sont acquis : d’abord ceux du camp qui a perdu le dernier pli, puis ceux du camp qui l’a fait.
    }
    .title = À la fin de la donne
# source: c8c1ac5c4671
overshoot = Un camp qui dépasse { $strokes-text } recule : il va jusqu’au bout, puis revient d’autant de traits qu’il en a de trop. Il n’a pas perdu, et continue de jouer.
    .title = Trop de points

## Winning

# source: 7142937cf9cc
hand-over = La donne finit quand toutes les cartes sont jouées.
    .title = La fin de la donne
# source: 42b40f7c7903
game-won = Le camp qui atteint exactement { $strokes-text } a gagné la partie sur-le-champ, même au milieu d’une donne. Sinon, on distribue une autre donne.
    .title = Gagner la partie

## Irregularities

# source: 4923a7cd46a7
show-hand = Celui qui marque pour avoir fait un pli avec Voormsi doit montrer sa main dès qu’on le lui demande, pour prouver que Toqutsit n’y est pas.
    .title = Montrer sa main

## The chart of what beats what

# number: the name of a card
# source: de3f21a6419c
standing-three-led = { $three-The } à l’entame
    .about = Il ne vaut rien maintenant, et ce qu’on joue ensuite prend sa place et compte comme entamé.
# number: the name of a card
# source: cbee682c5e9b
standing-three-thrown = { $three-The } en réponse
    .about = S’il n’est pas entamé, il est au-dessus de tout.
# source: 0ddc9039b606
standing-plain = Dans l’ordre habituel
    .about = Seule compte la hauteur, toutes couleurs mêlées. Toqutsit et Voormsi se battent l’un l’autre.
# number: names of cards
# source: ea350c637552
standing-strong-seven = Les sept forts
    .about = Un sept entamé, ou venu le premier sur un trois de carreau d’entame, ou qui a battu un tel sept. Tout autre sept ne prend rien.
# number: names of cards
# source: 87ed0d25adfb
standing-king-over-seven = { $king-of-clubs-The } sur un sept fort
    .about = Il vient de prendre le sept, et n’est plus parmi les plus bas.
# number: names of cards
# source: 747bf721c640
standing-king-over-king = { $king-of-spades-The } sur ce roi
    .about = Joué immédiatement sur le roi de trèfle qui vient de prendre un sept fort.
# source: 8171efebbbe0
situation-led = à l’entame
# number: the name of a card
# source: 3e32829be0e5
situation-second = venant juste après un trois de carreau d’entame
# source: 64c60f63d8dc
situation-thrown = plus tard

## Things on the table

# source: de8b07513d7f
zone-trick = Le pli
# source: d3f70ac7c7c4
zone-stock = Pioche
# source: 06b4ffb46395
zone-played = Déjà jouées
# source: 4fcdfbe852b2
outcome-counted = traits d’avance sur chaque autre camp dans cette donne
# source: 5d2ef3e549fe
fact-score =
    { $value ->
        [one] { $seat } : { $value-text } trait effacé
       *[other] { $seat } : { $value-text } traits effacés
    }
    .own =
        { $value ->
            [one] { $value-text } trait effacé
           *[other] { $value-text } traits effacés
        }
# source: 839937859cc3
fact-hand_points =
    { $value ->
        [one] { $seat } : { $value-text } point en attente
       *[other] { $seat } : { $value-text } points en attente
    }
    .own =
        { $value ->
            [one] { $value-text } point en attente
           *[other] { $value-text } points en attente
        }
# source: ff492d544a4f
fact-tricks =
    { $value ->
        [one] { $seat } : { $value-text } pli
       *[other] { $seat } : { $value-text } plis
    }
    .own =
        { $value ->
            [one] { $value-text } pli
           *[other] { $value-text } plis
        }
# source: 8a37f332441d
fact-stock =
    { $value ->
        [one] { $value-text } carte à la pioche
       *[other] { $value-text } cartes à la pioche
    }

## What happens; $seat is a player or a side, so it is never the subject where a side could be

# source: 59ea9f3f5ae8
event-played = { $seat } joue { $cards-the }.
# source: aa7f37fde14f
event-drew = { $seat } pioche { $card-the }.
# source: 9df47fac798f
event-takes =
    { $value ->
        [three-led] { $card-The } passe en tête et compte comme entame, puisque { $next-the } ne vaut rien à l’entame.
        [three-thrown] { $card-The } bat { $next-the } et tout le reste.
        [higher-seven] { $card-The } bat { $next-the }, car sa couleur est plus haute.
        [king-takes-seven] { $card-The } a le pouvoir de battre { $next-the }.
        [king-on-king] { $card-The } vient juste après { $next-the } et le bat.
        [equal-top] { $card-The } et { $next-the } sont égaux, et le dernier venu l’emporte.
       *[card-order] { $card-The } bat { $next-the }.
    }
# source: 4470352093c8
event-falls-short =
    { $value ->
        [seven-thrown] { $card-The } n’est pas à l’entame, et ne vaut donc rien.
        [king-late] { $card-The } vient trop tard : il fallait le jouer juste après { $next-the }.
       *[group-beats]
            { $cards-count ->
                [1] Cela ne suffit pas : chaque carte doit en battre une différente, et { $cards-the } n’en trouve pas.
               *[other] Cela ne suffit pas : chaque carte doit en battre une différente, et { $cards-the } n’en trouvent pas.
            }
    }
# source: 22c664a39107
event-why-led = { $seat } avait entamé { $cards-of }.
# source: 2dfee4454545
event-why-took =
    { $value ->
        [three-led] { $card-The } venait juste après { $next-the }, et comptait comme entame.
        [three-thrown] { $card-The } a battu { $next-the }.
        [higher-seven] { $card-The } a battu { $next-the }, car sa couleur est plus haute.
        [king-takes-seven] { $card-The } a battu { $next-the } par son pouvoir particulier.
        [king-on-king] { $card-The } a battu { $next-the }, parce qu’il venait juste après.
        [equal-top] { $card-The } a battu son égal, { $next-the }, parce qu’il venait après.
       *[card-order] { $card-The } a battu { $next-the }.
    }
# number: names of cards
# source: 495b5d224cad
event-why-stands =
    { $value ->
        [strong-seven] { $card-The } comptait comme un sept fort.
        [king-over-seven] { $card-The } avait pris un sept fort.
        [king-over-king] { $card-The } avait eu le dernier mot entre les rois.
        [three-led] { $card-The } était à l’entame, et n’importe quelle carte l’aurait battu.
        [three-thrown] { $card-The } n’était pas à l’entame, et rien ne pouvait donc le battre.
       *[plain] { $card-The } comptait selon l’ordre habituel.
    }
# source: 8eaf5ca3c844
event-would-beat =
    { $value ->
        [three-led] N’importe quelle carte l’aurait battu, même { $card-the }.
        [king-over-seven]
            { $cards-count ->
                [1] Pour faire mieux, il n’y avait que { $cards-the }.
               *[other] Pour faire mieux, il n’y avait que { $cards-the } ; et le roi aurait dû venir juste après.
            }
       *[other]
            { $cards-count ->
                [1] Pour faire mieux, il n’y avait que { $cards-the }.
                [2] Pour faire mieux, il n’y avait que { $cards-the }.
                [3] Pour faire mieux, il n’y avait que { $cards-the }.
                [4] Pour faire mieux, il n’y avait que { $cards-the }.
                [5] Pour faire mieux, il n’y avait que { $cards-the }.
               *[other] Pour faire mieux, il suffisait d’une carte plus haute, à partir { $card-of }.
            }
    }
# number: the trick is named by its place
# source: c5e909c71718
event-fifth-trick =
    { $value ->
        [one] Un cinquième pli : { $value-text } point pour { $seat }.
       *[other] Un cinquième pli : { $value-text } points pour { $seat }.
    }
# source: 2a4557edbf69
event-first-five =
    { $value ->
        [one] C’étaient les premiers de la donne : { $value-text } point de plus pour { $seat }.
       *[other] C’étaient les premiers de la donne : { $value-text } points de plus pour { $seat }.
    }
# source: f8ea67a9d83a
event-further-tricks =
    { $value ->
        [one] Pour des plis suivants : { $value-text } point pour { $seat }.
       *[other] Pour des plis suivants : { $value-text } points pour { $seat }.
    }
# source: 17040a59304e
event-voormsi-home =
    { $value ->
        [one] Voormsi est sauvé : { $value-text } point pour { $seat }.
       *[other] Voormsi est sauvé : { $value-text } points pour { $seat }.
    }
# source: 3f5aff1300b3
event-voormsi-last = Voormsi était la dernière carte du pli ; on ne marque donc rien pour lui.
# source: 7ab1b0b7f296
event-voormsi-toqutsit-out = Toqutsit était déjà sorti ; on ne marque donc rien pour Voormsi.
# source: d812edc337af
event-voormsi-toqutsit-held = Toqutsit était dans la même main ; on ne marque donc rien pour Voormsi.
# source: a783e48b7e17
event-voormsi-thrown-in = Voormsi ne menait pas le pli ; Toqutsit ne marque donc rien pour lui.
# source: 95943d1e34a4
event-toqutsit-takes-voormsi =
    { $value ->
        [one] Toqutsit a pris Voormsi : { $value-text } point pour { $seat }.
       *[other] Toqutsit a pris Voormsi : { $value-text } points pour { $seat }.
    }
# source: c9f63e6a0ac6
event-three-takes-voormsi =
    { $value ->
        [one] { $card-The } a pris Voormsi : { $value-text } point pour { $seat }.
       *[other] { $card-The } a pris Voormsi : { $value-text } points pour { $seat }.
    }
# source: 347ebfae7810
event-three-takes-toqutsit =
    { $value ->
        [one] { $card-The } a pris Toqutsit, qui avait pris Voormsi : { $value-text } point pour { $seat }, et rien pour Toqutsit.
       *[other] { $card-The } a pris Toqutsit, qui avait pris Voormsi : { $value-text } points pour { $seat }, et rien pour Toqutsit.
    }
# source: 64d4b1455b9c
event-three-on-toqutsit-alone = Toqutsit n’avait pris aucun Voormsi ; on ne marque donc rien pour l’avoir pris.
# source: dc9816ba45e6
event-own-voormsi =
    { $value ->
        [lose_game] Toqutsit a pris le Voormsi de son propre camp : la partie est perdue pour { $seat }.
        [lose_hand_points] Toqutsit a pris le Voormsi de son propre camp : les points en attente sont perdus pour { $seat }.
       *[reset_score] Toqutsit a pris le Voormsi de son propre camp : tous les traits sont retracés pour { $seat }.
    }
# source: 7890b07e91af
event-realised =
    { $value ->
        [one] C’est maintenant acquis : { $value-text } trait effacé pour { $seat }.
       *[other] C’est maintenant acquis : { $value-text } traits effacés pour { $seat }.
    }
# source: efe2d5d5dccf
event-set-back = C’est au-delà du bout : le score revient en arrière, et le voici à { $value-text } pour { $seat }.
# source: 3b79894dd273
event-hand-void = Tous les plis sont allés à { $seat } ; la donne est donc nulle et personne ne marque.
# source: be9d889c062c
event-hand-over = La donne est finie.

## Options: the points on which sources or tables differ

# source: 5639f776ce0c
option-players = Joueurs
    .help = À combien joue-t-on ? Cela décide des camps, des plis et de la longueur de la croix.
# number: the name of a card
# source: 0409f0158ea9
option-three_counts_as_king = Le trois de carreau avec les rois
    .help = Peut-on entamer du trois de carreau avec des rois ?
# source: e8a64d55f634
option-toqu_duty = L’obligation de jouer Toqutsit
    .help = Quand faut-il jouer Toqutsit sur le Voormsi d’un adversaire ?
# source: 14427ba6e0a1
choice-toqu_duty-heading = tant que Voormsi mène le pli
# source: 7b78f4252137
choice-toqu_duty-led = chaque fois qu’on a entamé de Voormsi
# source: 989c4792136f
option-toqu_duty_hopeless = L’obligation dans un groupe qui ne peut pas gagner
    .help = Toqutsit doit-il être parmi plusieurs cartes même quand elles ne peuvent pas prendre le pli ?
# source: c4e47dd7ddc1
option-beat = Ce qu’un groupe doit battre
    .help = Plusieurs cartes doivent-elles battre celles qui mènent le pli, ou celles qui ont été entamées ?
# source: 7844b3e0e290
choice-beat-heading = les cartes qui mènent le pli
# source: e2e17cbf9136
choice-beat-led = les cartes entamées
# source: 21502e7b34a9
option-friendly_toqutsit = Toqutsit sur son propre Voormsi
    .help = Que se passe-t-il quand Toqutsit bat un Voormsi de son camp qui mène le pli ?
# source: 3bd78fc0140f
choice-friendly_toqutsit-reset_score = tous les traits du camp sont retracés
# source: e7c90fea25aa
choice-friendly_toqutsit-lose_hand_points = le camp perd ses points de la donne
# source: 159b3851d838
choice-friendly_toqutsit-lose_game = le camp perd la partie
# source: b6520a4d4f85
choice-friendly_toqutsit-forbidden = c’est interdit
# source: c7f40de542a0
option-voormsi_over_toqu = Voormsi sur Toqutsit marque
    .help = Marque-t-on le point de Voormsi quand il bat Toqutsit dans le même pli ?
# source: ebfaa04f3682
option-end_order = Quels points sont acquis d’abord
    .help = Quand la donne finit, de qui les points sont-ils acquis d’abord ?
# source: 1cbaa140faa5
choice-end_order-loser_first = ceux du camp qui a perdu le dernier pli
# source: 3673d14f362a
choice-end_order-winner_first = ceux du camp qui a fait le dernier pli
# source: 47875c1e88ba
option-draw = La pioche
    .help = Pioche-t-on à tour de rôle, ou chaque joueur complète-t-il toute sa main ?
# source: 4ca68800b2f6
choice-draw-rotation = une carte à la fois, à tour de rôle
# source: 6189144dc98f
choice-draw-fill_each = chaque joueur tout ce qui lui manque
# number: the name of a card
# source: f7f3ac382180
option-own_three = Le trois de carreau sur son propre Voormsi
    .help = Quand on est peu, marque-t-on pour avoir pris son propre Voormsi avec le trois de carreau ?
# source: fb9efc5d2849
option-deal_all = Toutes les cartes données
    .help = Distribue-t-on tout le paquet au départ ?

## Presets

# number: the number of players gives the variant its name
# source: 690872b3ab09
preset-four = Vorms à quatre
    .about = Le jeu habituel : les partenaires sont assis face à face.
# number: the number of players gives the variant its name
# source: dd7f5b16c1a2
preset-three = Vorms à trois
    .about = Chacun joue pour soi ; les donnes ont plus de plis et la croix plus de traits.
# number: the number of players gives the variant its name
# source: b9a7c1351cf7
preset-two = Vorms à deux
    .about = À chaque pli, chaque joueur rejoue comme pour un partenaire invisible.

## The game in steps

# source: 7446c93e35c0
step-deal-four = Prenez les { $pack-size-text } cartes, avec { $three-the } à la place du roi de carreau. Celui qui tire la plus basse carte en donne { $hand-size-text } à chacun ; le reste est la pioche.
# source: 28b7ff0a54ac
step-deal-all = Prenez les { $pack-size-text } cartes, avec { $three-the } à la place du roi de carreau. Celui qui tire la plus basse carte les distribue toutes, { $hand-size-text } à chacun.
# source: b1e3a929d100
step-lead = Le joueur à la gauche du donneur entame d’une carte, ou de plusieurs de même valeur, jusqu’à { $most-led-text }.
# source: 38bb3240e8eb
step-play = Les autres jouent autant de cartes, celles qu’ils veulent. Seul Toqutsit, { $toqutsit-the }, doit être joué sur le Voormsi d’un adversaire.
# number: names of ranks
# source: d914c0c06b0d
step-order = En partant du haut : { $toqutsit-the } et { $voormsi-the }, égaux ; { $high-eight-the } ; puis { $middle-ranks } ; puis le roi de trèfle et le roi de pique. Dans une même valeur : trèfle, pique, cœur, carreau.
# number: names of ranks
# source: f755452f33ef
step-special = Un sept d’entame ne tombe que sous un sept plus haut, { $king-of-clubs-the } et { $three-the } ; { $king-of-spades-the } bat ce roi s’il est joué juste après. En réponse, { $three-the } bat tout.
# source: e4a3fd74d31f
step-draw = Le gagnant entame de nouveau. D’abord, tous complètent leur main à { $hand-size-text } cartes, une à la fois, à tour de rôle.
# source: 49bab1959ba5
step-draw-each = Le gagnant entame de nouveau. D’abord, tous complètent leur main à { $hand-size-text } cartes, chacun toute la main, le gagnant d’abord.
# source: a26b723c8a63
step-draw-two = Quand chacun a joué, complétez à { $hand-size-text } cartes ; celui qui mène le pli pioche le premier et rejoue, puis l’autre. Le gagnant du pli pioche et entame.
# source: 21ca68938923
step-win-tricks =
    { $first-five-points ->
        [0] Comptez { $trick-points-text } pour vos { $fifth-text } premiers plis, et { $trick-points-text } pour chaque pli de plus.
       *[other] Comptez { $trick-points-text } pour vos { $fifth-text } premiers plis, { $first-five-points-text } de plus s’ils étaient les premiers de la donne, et { $trick-points-text } pour chaque pli de plus.
    }
# source: 7c3355bad81f
step-win-cards = Comptez { $voormsi-points-text } pour un pli fait avec Voormsi tant que Toqutsit menaçait, et { $toqutsit-points-text } pour avoir pris avec Toqutsit le Voormsi d’un adversaire qui menait. Avec { $three-the }, comptez { $three-on-voormsi-points-text } pour avoir pris un Voormsi qui menait, { $three-on-toqutsit-points-text } pour un Toqutsit qui venait d’en prendre un.
# source: 032aef5069bf
step-realise = Vos points sont acquis quand vous perdez un pli, ou quand la donne finit. Qui fait tous les plis rend la donne nulle.
# source: 6d3eee446c2e
step-end = Arrivez exactement à { $strokes-text }, et vous avez gagné sur-le-champ. Si vous dépassez, vous reculez d’autant.

## Tips

# number: names of cards
# source: c22c2233a27c
tip-lead-a-seven = Un sept en main ne vaut rien tant que vous n’en entamez pas. { $highest-seven-The }, à l’entame, ne tombe que sous { $king-of-clubs-the } et { $three-the } ; quand ils sont sortis, c’est un pli sûr. Quand nos robots n’entamaient que de lui, il a fait le pli dans { $led-wins-7c-text } % des cas.
    .title = Entamer de ses sept
# source: d6d1e4df061a
tip-keep-the-three = N’entamez jamais { $three-of } si vous pouvez l’éviter. Gardé, il prend n’importe quel pli, et surtout celui où Toqutsit vient de prendre Voormsi. Quand nos robots en entamaient malgré tout, il a fait le pli dans { $led-wins-3d-text } % des cas.
    .title = Garder la carte invincible
# number: names of cards
# source: f43a1f26a69e
tip-king-of-spades-ready = { $king-of-spades-The } ne sert que si vous jouez juste après celui qui a { $king-of-clubs-the }. Gardez-le tant que ce roi est à venir et que vous êtes à la gauche de celui qui l’a ; sinon, jetez-le de bonne heure.
    .title = Le roi de pique attend
# source: 73ec6ae65943
tip-voormsi-early = Voormsi ne marque que tant qu’il y a du danger. Joué en dernier, ou quand Toqutsit est sorti, il fait un pli et rien de plus ; joué tôt, il peut rapporter son point, ou tomber.
    .title = Voormsi veut du danger
# source: 433e0f1f1767
tip-spare-your-partner =
    { $friendly-toqutsit ->
        [forbidden] Rien ne vous oblige à jouer Toqutsit sur un Voormsi de votre camp qui mène le pli ; c’est même interdit.
       *[other] Vous ne devez rien au Voormsi de votre partenaire. Jouer Toqutsit dessus est la faute la plus chère du jeu : jouez n’importe quoi d’autre.
    }
    .title = Laisser tranquille le Voormsi du partenaire
# source: 9c4afd28f79e
tip-lead-pairs = Plusieurs cartes entamées ensemble sont difficiles à battre, puisque chacune doit l’être par une carte différente. Même une petite paire tient souvent, et elle compte pour autant de plis.
    .title = Entamer de plusieurs cartes ensemble
# source: debfbbffd2d2
tip-draw-out-toqutsit = Si vous soupçonnez Toqutsit chez un adversaire, Voormsi le fait sortir de force. Dans une paire imbattable, cela ne vous coûte rien : Toqutsit doit être joué et ne prend rien.
    .title = Faire sortir Toqutsit
# source: 58e34fd0ab54
tip-lose-one = Faire les { $tricks-text } plis ne rapporte rien. Quand vous avez tout sauf le dernier, abandonnez celui-là : le perdre rend vos points acquis.
    .title = En perdre un à temps
# source: 5d5be081696f
tip-count-the-strokes = Près de { $strokes-text }, comptez avant de jouer. Un pli perdu au bon moment gagne la partie ; un pli de trop vous fait reculer.
    .title = Compter jusqu’au bout

## What many deals show

# source: b1504e9e8b73
plot-led-wins = À quelle fréquence une carte entamée fait le pli
    .about = Des cartes entamées seules, les plus fortes d’abord.
# source: f98a779f140e
plot-tricks-won = Combien de plis a une donne
    .about = Plusieurs cartes entamées ensemble font ici un seul pli.

## Questions

# source: d4785270a5f2
question-must-i-beat = Dois-je battre une carte, ou fournir ?
    .answer = Non. Vous pouvez jouer ce que vous voulez. La seule obligation est de jouer Toqutsit sur le Voormsi d’un adversaire.
# number: names of cards
# source: 29d2fec32a80
question-what-beats-a-seven = Qu’est-ce qui peut battre un sept ?
    .answer = S’il est entamé : un sept de couleur plus haute, { $king-of-clubs-the } ou { $three-the }. Ni { $king-of-spades-the } ni les plus hautes cartes ne le peuvent. S’il n’est pas entamé, il ne vaut rien d’emblée.
# number: names of cards
# source: dbbeaa520fb4
question-beat-the-three = Quelque chose peut-il battre le trois de carreau ?
    .answer = Si l’on a entamé { $three-of }, tout le peut. En réponse, rien.
# number: names of cards
# source: 08aeb963ec8b
question-king-second = Et si le roi de trèfle vient juste après un trois de carreau d’entame ?
    .answer = Il compte comme entamé, mais { $king-of-clubs-the } n’a de pouvoir que sur les sept. Il prend donc { $three-the }, et redevient l’avant-dernière carte.
# source: a4e920d4f202
question-mixed-group = Les cartes qui battent une paire doivent-elles former une paire ?
    .answer = Non. Elles peuvent être de valeurs différentes, mais chacune doit battre une carte différente de la paire.
# source: 30ad73401458
question-both-cards = Qui est le plus haut, Toqutsit ou Voormsi ?
    .answer = Aucun. { $toqutsit-The } et { $voormsi-the } sont égaux, et celui qui vient après gagne.
# source: de94359b84b3
question-toqutsit-in-the-stock = Voormsi marque-t-il quand Toqutsit est dans la pioche ?
    .answer = Oui. Personne ne pouvait savoir où il était ; le danger compte donc.
# source: 0b72ef29aacc
question-uneven-hands = Les mains peuvent-elles devenir inégales quand on entame de plusieurs cartes ?
    .answer = Pas si l’on pioche une carte à la fois, à tour de rôle. Si chaque joueur complète toute sa main d’un coup, cela arrive quand la pioche s’épuise.
# source: 2eb0c5e9bebf
question-win-in-mid-hand = La partie peut-elle finir au milieu d’une donne ?
    .answer = Oui, au moment où des points deviennent acquis et font exactement { $strokes-text }. Tant que vous ne faites que gagner des plis, rien n’est encore acquis.
# source: 2c93d6744e88
question-both-sides-at-the-end = Et si plus d’un camp devait arriver au but à la fin de la donne ?
    .answer =
        { $end-order ->
            [winner_first] Les points de celui qui a fait le dernier pli sont acquis d’abord ; avec exactement { $strokes-text }, il a gagné.
           *[loser_first] Les points de celui qui a perdu le dernier pli sont acquis d’abord ; avec exactement { $strokes-text }, il a gagné.
        }
# source: 9b4218aa17b4
question-where-is-the-king = Où est le roi de carreau ?
    .answer = { $king-of-diamonds-The } n’est pas dans le paquet. Aujourd’hui, sa place est prise par { $three-the }.

## Glossary

# source: 2e79aff42d02
term-trick = pli
    .definition = Les cartes que tous jouent après une entame.
    .also = plis
# source: 77da9314b781
term-lead = entame
    .definition = La première carte d’un pli, ou les premières ; entamer, c’est les jouer.
    .also = entames|entamer|entamé|d’entame
# source: 3582542b93b9
term-stock = pioche
    .definition = Les cartes qui ne sont pas données. On y complète les mains.
# source: 00f60c0a66df
term-stroke = trait
    .definition = Une marque sur le bras d’un camp. Chaque point efface un trait.
    .also = traits
# source: d51c96d2abaa
term-rubber = partie
    .definition = La partie entière, jouée jusqu’à ce qu’un camp ait effacé tous ses traits.
# source: 53f9aa8cef76
term-group = groupe
    .definition = Plusieurs cartes qu’un joueur joue ensemble.
# review: "mener le pli" for heading a trick, which a card does while nothing has beaten it
# source: f19a3fd21bde
term-heading = mener le pli
    .definition = Être le meilleur coup d’un pli jusque-là. Ce qui le mène à la fin le remporte.
    .also = mène le pli|mènent le pli
# number: names of cards
# source: 1fd46ee94dc6
term-strong-seven = sept fort
    .definition = Un sept entamé, ou venu juste après un trois de carreau d’entame, ou qui a battu un tel sept.
# source: 5da10f171c8b
term-void-hand = nulle
    .definition = Se dit d’une donne : elle ne compte pour personne.
# source: 5f956fcfe61a
term-toqutsit = Toqutsit
    .definition = { $toqutsit-The }. Le nom veut dire « ton bourreau », ou plus exactement celui qui te tue ; en abrégé, c’est { $toqu }, « la mort ».
# source: 9666a72c0e9a
term-voormsi = Voormsi
    .definition = { $voormsi-The }, et le nom de tout le jeu. Le mot n’est pas d’origine groenlandaise.
# source: 9b7a20bad6f5
term-essi = { $word }
    .definition = En groenlandais : l’as. En danois : { $danish }.
# source: eef779bfb616
term-kunngi = { $word }
    .definition = En groenlandais : le roi. En danois : { $danish }.
# source: 6074aa9e70cc
term-arnaq = { $word }
    .definition = En groenlandais : la dame, littéralement « femme » ; aussi { $other }, celle qui porte une jupe. En danois : { $danish }.
# source: bcc6e7941c53
term-kinitsi = { $word }
    .definition = En groenlandais : le valet ; aussi { $other }. En danois : { $danish }.
# source: bd017fdae2ed
term-kulooq = { $word }
    .definition = En groenlandais : le trèfle. En danois : { $danish }.
# source: 5cd7abdd1f92
term-sipaaq = { $word }
    .definition = En groenlandais : le pique. En danois : { $danish }.
# source: 7d4b0e3b083b
term-hjerteri = { $word }
    .definition = En groenlandais : le cœur. En danois : { $danish }.
# source: ad524dbe0745
term-ruderi = { $word }
    .definition = En groenlandais : le carreau. En danois : { $danish }.
# source: ce7cc442898f
term-aalaterpai = { $word }
    .definition = En groenlandais : mélanger.
# source: 970e1aa8719d
term-nallukattat = { $word }
    .definition = En groenlandais : les cartes à jouer ; aussi { $other }. Une seule carte est { $single }, ou { $counted } quand on la compte.
# source: f7066411c4ff
term-pinnattaq = { $word }
    .definition = En groenlandais : un pli.
# source: 95fa412515c5
term-nerfala = { $word }
    .definition = En groenlandais : l’atout, que d’autres jeux connaissent ; aussi { $other }, et dans l’usage ancien { $older } ou { $oldest }, à rapprocher du néerlandais { $dutch }.

## History

# source: f2bc94b4c56a
history-national-game = On appelle le Vorms le jeu de cartes national du Groenland ; on y jouait souvent à bord des bateaux qui longeaient la côte. Il existe en plusieurs versions.
    .title = Le jeu du Groenland
# number: centuries, as each language writes them
# source: 9fb044da5452
history-age = On le croit ancien. Certains Groenlandais disent qu’il pourrait dater du temps des baleiniers : entre la fin du XVe siècle, quand les établissements nordiques avaient disparu, et le début du XVIIIe, quand vinrent les missionnaires danois, les seuls Européens qu’on y rencontrait étaient des baleiniers et des pirates.
    .title = Venu des baleiniers ?
# source: 5ee5ee53cacc
history-name = Un dictionnaire danois et groenlandais d’avant la réforme de l’orthographe de { $reform-text } donne { $greenlandic } pour les mots danois { $kin } et { $danish } à la fois. Depuis la réforme, on écrit { $new }. Le mot ne vient pas du groenlandais, et l’on n’a trouvé aucune autre trace du danois { $danish }.
    .title = Le nom
# source: 8fb2d20fabbd
history-wumps = Les notes de Matthew Macfadyen appellent le jeu { $wumps }, la première lettre étant dite à l’anglaise.
    .title = Une autre graphie
# source: 88803d17b7c0
history-pronunciation = Toqutsit se dit à peu près comme { $toqutsit-said } lu à l’anglaise, et Voormsi comme { $voormsi-said }.
    .title = Comment le dire
# number: a century, as each language writes it
# source: de2963952872
history-words = Le groenlandais est proche de la langue des Inuits du Labrador, mais la plupart de ses mots de cartes sont empruntés au danois. Cette influence commença avec les missionnaires du XVIIIe siècle. Un mot par-ci par-là est peut-être néerlandais, ou vient du parler des baleiniers.
    .title = Les mots du jeu
# source: f06bc069777f
history-three-for-king = { $king-of-diamonds-The } était autrefois dans le paquet ; aujourd’hui, { $three-the } en tient lieu.
    .title = Un roi remplacé
# source: 8ee2e2c2c1b9
history-all-dealt = Dans une version que l’on ne connaît pas autrement, on distribue tout le paquet au départ. Les règles maison le proposent.
    .title = Toutes les cartes données
# source: 94d4a69c1c02
history-witnesses = Ce que l’on sait repose sur peu de témoins : des lettres de { $letters-text } d’un archiviste du Musée national du Groenland et du professeur Petersen, de l’université du Groenland, qui ne jouaient ni l’un ni l’autre ; des notes de { $notes-text } de Matthew Macfadyen, d’après ce que lui avait dit un joueur groenlandais ; et des lettres de Lars Petersen jusqu’en { $last-letters-text }.
    .title = Les témoins

## Sources and corrections

# number: names of cards
# source: 658dfc62b633
erratum-E004-1 = { $king-of-diamonds-The } aurait le pouvoir de battre tous les sept.
    .right = C’est { $king-of-clubs-the } qui l’a. { $king-of-diamonds-The } n’est pas dans le paquet, et la phrase d’avant nomme le bon roi.
# number: names of cards
# source: 92de798502fb
erratum-E004-2 = Les cartes jouées entre le sept et { $king-of-clubs-the } n’empêcheraient pas ce roi de perdre.
    .right = Elles ne l’empêchent pas de gagner.
# source: 20b9b1a68c25
erratum-E004-3 = Les cartes jouées sur un groupe n’auraient pas à être de même valeur, ni à battre toutes les cartes entamées.
    .right = Elles n’ont pas à être de même valeur, mais chacune doit battre une carte différente.
# source: 51f4173857d2
erratum-E004-4 = Battre Voormsi marquerait { $points-text } quand on a entamé { $three-of }.
    .right = Cela marque quand on a joué cette carte en réponse. À l’entame, { $three-the } ne bat rien.
# source: 9c1891898a34
erratum-E004-5 = Après les { $all-text } plis, le score resterait à { $wrong-text }.
    .right = Il reste à { $right-text }, ce que le camp avait avant.
# source: 1e8c354f02e1
erratum-E004-6 = Le jeu serait pour { $usual-text } joueurs, mais pourrait se jouer aussi à { $three-players-text } ou à { $usual-text }.
    .right = À { $three-players-text } ou à { $two-players-text }.
# number: names of cards
# source: 5f709b5f7d31
erratum-E004-7 = Les sept seraient battus par le roi noir, comme si l’un ou l’autre convenait.
    .right = Seul { $king-of-clubs-the } les bat. { $king-of-spades-The } n’a aucun pouvoir sur un sept par lui-même.
# source: e767cb03a58b
erratum-E004-8 = Un camp qui dépasse { $goal-text } serait battu.
    .right = Il recule seulement ; l’exemple de la même source continue de jouer.
# source: d6c9c97582f6
erratum-E004-9 = Il faudrait jouer Toqutsit si l’on a entamé du Voormsi adverse.
    .right = David Parlett : s’il mène le pli. C’est la règle ordinaire ici, et l’autre peut être choisie.
# source: d388c78a2aef
erratum-E004-10 = { $dictionary } est attribué à un auteur dont le prénom serait « Ed », { $editor }.
    .right = { $short } veut dire éditeur.
# source: c83bbb1417b4
erratum-E004-11 = Le Kaiserspiel est appelé la version suisse moderne du Vorms.
    .right = C’est une version suisse moderne du Karnöffel, l’ancêtre de tout le groupe.
# source: e25f048aa22c
erratum-E004-12 = La pioche est appelée { $wrong }, et un camp qui prend son propre Voormsi avec Toqutsit « perd tous les points et la main ».
    .right = Le mot désigne les actions d’une société. Ce qui est perdu n’est pas clair ; les règles maison offrent donc le choix.
# source: 1fa1b86bd9a9
erratum-E004-13 = La plupart des renvois par lettre à la liste des sources manquent, et une « référence polonaise » est citée pour la donne de toutes les cartes.
    .right = Les lettres se sont perdues en route ; « polonaise » est sans doute la marque mal lue d’une source.

## Worked examples

# source: 41d05b51c1f4
example-whole-hand = Une donne entière
    .note = Une donne complète, avec des paires entamées, la pioche à tour de rôle et Toqutsit qui prend Voormsi.
# number: scores of the hand, which give the example its name
# source: 137ce580625b
example-four-and-five-is-nine = De quatre à neuf
    .note = Huit plis à la file ne sont pas encore acquis. La perte du neuvième les rend acquis et donne la victoire.
# number: the tricks of the hand, which give the example its name
# source: acad444dd94b
example-all-nine-void = Les neuf plis
    .note = Faire aussi le dernier rend la donne nulle, et le score reste où il était.
# number: scores of the hand, which give the example its name
# source: 6a1dd7ee5c1e
example-past-nine-and-back = Au-delà de neuf, et retour
    .note = Par deux fois dans une donne, un camp dépasse le bout et recule.
# number: tricks are named by their place
# source: 3803c299bec5
example-first-five = Les cinq premiers plis
    .note = Ils marquent davantage parce qu’ils sont les premiers, et sont acquis quand le camp perd un pli.
# number: the tricks of the hand, which give the example its name
# source: cf08be610bf3
example-four-tricks-score-nothing = Quatre plis ne marquent rien
    .note = L’autre camp a son cinquième pli à la fin, mais pas les cinq premiers de la donne.
# number: the number of players names the example
# source: 48f2d8ed9c81
example-three-players = À trois
    .note = Rien ne s’ajoute pour les premiers plis de la donne.
# number: the number of players names the example
# source: e18ed84014f7
example-two-players = À deux
    .note = Chacun rejoue à un pli après avoir pioché.
# source: e785fa2e9636
example-voormsi-home = Voormsi sauvé
    .note = Toqutsit est dans la pioche, mais personne ne le sait.
# source: 70711f6c9722
example-voormsi-last = Voormsi en dernière carte
    .note = On ne pouvait plus jouer Toqutsit.
# source: 8e945fca897f
example-voormsi-toqutsit-held = Toqutsit dans la même main
    .note = Celui qui a joué Voormsi ne courait aucun danger.
# source: eb63530e3648
example-voormsi-toqutsit-out = Toqutsit est sorti
    .note = Il est tombé dans un pli précédent.
# source: 0abab20d5fce
example-voormsi-thrown-in = Voormsi jeté dans le pli
    .note = Il ne menait pas le pli ; Toqutsit n’est donc pas payé pour lui.
# number: the name of a card
# source: 4b1591fcd424
example-three-takes-voormsi = Le trois de carreau prend Voormsi
    .note = La seule carte à laquelle personne ne peut répondre.
# number: the name of a card
# source: b90a8ae270e0
example-three-takes-toqutsit = Le trois de carreau prend Toqutsit
    .note = Toqutsit vient de prendre Voormsi, et ses propres points s’en vont avec lui.
# source: 94de45719aa6
example-three-on-toqutsit-alone = Toqutsit pris seul
    .note = Sans Voormsi avant lui, Toqutsit ne vaut rien.
# source: 2b4ec67c1f5c
example-own-voormsi = Toqutsit sur le Voormsi du partenaire
    .note = Tous les traits du camp sont retracés, et la donne finit.
# source: 85172b42477f
example-own-voormsi-points-lost = Sur le Voormsi du partenaire : la pénalité légère
    .note = Règle maison : les traits restent, seuls les points de la donne sont perdus.
# source: 805617bcb07d
example-own-voormsi-game-lost = Sur le Voormsi du partenaire : la partie est perdue
    .note = Règle maison : l’autre camp gagne sur-le-champ.
# source: 89d1c14de949
example-spare-own-voormsi = Sur le Voormsi du partenaire : interdit
    .note = Règle maison : il faut jouer n’importe quelle autre carte.
# number: the number of players names the example
# source: 0178c574129c
example-own-voormsi-two-players = À deux : sur son propre Voormsi
    .note = En rejouant au même pli, un joueur peut tomber tout seul dans le piège.
# source: 644eac91596e
example-equal-top = Voormsi sur Toqutsit
    .note = Celui qui vient après gagne, mais ne marque rien.
# source: 9ee26bef5ed1
example-toqutsit-takes-voormsi = Toqutsit prend Voormsi
    .note = La prise pour laquelle on joue.
# number: the name of a card
# source: 7d1ddf097fe0
example-three-led = Le trois de carreau à l’entame
    .note = Même la plus basse carte le bat, et compte alors comme entamée.
# number: the name of a card
# source: f7216a0b170e
example-three-thrown = Le trois de carreau en réponse
    .note = Rien ne peut le prendre, pas même les plus hautes cartes.
# number: the name of a card
# source: df4da0507f48
example-seven-led = Un sept à l’entame
    .note = Ni Toqutsit ni Voormsi ne peuvent le prendre.
# number: the name of a card
# source: 94987b8bebec
example-higher-seven = Sept sur sept
    .note = Seule une couleur plus haute le prend.
# number: the name of a card
# source: 61d35576c68a
example-king-takes-seven = Le roi de trèfle prend un sept
    .note = Peu importe ce qu’on a joué entre-temps.
# source: 734aea74c54b
example-king-on-king = Le roi de pique sur le roi de trèfle
    .note = Ce doit être la carte juste après.
# source: 5bb488905a35
example-king-late = Le roi de pique vient trop tard
    .note = Il y a une carte entre les rois, et le premier tient donc.
# number: the name of a card
# source: f2c69a585553
example-king-of-spades-on-seven = Le roi de pique sur un sept
    .note = Il n’a aucun pouvoir sur le sept lui-même.
# number: the name of a card
# source: 848ea059b680
example-three-stops-the-kings = Le dernier mot sur les rois
    .note = Seul le trois de carreau bat maintenant le roi de pique.
# number: the name of a card
# source: 8689fa6eb1dd
example-seven-second = Un sept sur le trois de carreau d’entame
    .note = Il compte comme entamé, et il est fort.
# number: the name of a card
# source: 58bf1de3e5bf
example-seven-thrown = Des sept qui ne sont pas entamés
    .note = Ils ne prennent rien, et les rois n’ont rien à prendre.
# number: the name of a card
# source: 2cf732b979e4
example-king-second = Le roi de trèfle sur le trois de carreau d’entame
    .note = Il compte comme entamé, mais il n’y a pas de sept : c’est une carte basse.
# source: cf0a7cc3e32d
example-lowest-cards = Les plus basses cartes
    .note = En partant du roi de pique.
# source: a6c1b5e2efbe
example-high-cards = Les hautes cartes
    .note = Un pli monte tout l’ordre, et personne n’est tenu de fournir.
# source: 6ee97e313102
example-pair-led = Une paire à l’entame
    .note = Chaque carte doit en battre une différente.
# source: e7fa574dd3c2
example-mixed-pair = Des paires de valeurs différentes
    .note = La paire suivante doit battre celle qui mène alors le pli.
# source: f64eb8264b5f
example-triple-led = Plus de cartes, plus de plis
    .note = Autant de plis que de cartes entamées.
# source: 165dbe53c306
example-kings-led = Voormsi entamé avec un autre roi
    .note = Il faut jouer Toqutsit, et l’autre carte prend l’autre roi.
# number: the name of a card
# source: b8590f8376f3
example-sevens-in-pairs = Des sept entamés par paire
    .note = Sept et rois se prennent carte par carte.
# source: dfc4534bd378
example-king-late-in-pairs = Trop tard avec une paire
    .note = Ici aussi, le roi de pique aurait dû venir juste après.
# source: 44eee7055949
example-refusals = Entames et coups interdits
    .note = Des valeurs mêlées, trop peu de cartes, les cartes d’un autre : essayez-les avec « Et si… ? » et lisez pourquoi.
# source: e3f068e7ed56
example-too-many-led = Pas plus que chacun ne peut en jouer
    .note = À la fin d’une donne, une paire peut être de trop.
# number: the name of a card
# source: 37c576e70a6f
example-three-with-kings = Le trois de carreau entamé avec un roi
    .note = Règle maison : il compte comme roi pour l’entame, mais n’y vaut toujours rien.
# source: c967b2ecec0f
example-toqutsit-duty = L’obligation de jouer Toqutsit
    .note = On ne peut jouer aucune autre carte.
# source: 603636fa4720
example-duty-when-voormsi-was-led = L’obligation, Voormsi une fois pris
    .note = Règle maison : Toqutsit doit être joué bien que Voormsi ne mène plus le pli.
# source: e84dd959fdbf
example-duty-in-a-losing-group = L’obligation dans une paire perdante
    .note = Toqutsit doit être joué, et il est perdu.
# source: b2932d5d1b67
example-no-duty-in-a-losing-group = Pas d’obligation dans une paire perdante
    .note = Règle maison : Toqutsit peut rester en main quand il ne peut pas gagner.
# source: ba720755791c
example-no-duty-to-the-partner = Pas d’obligation envers le partenaire
    .note = Nul n’est tenu de jouer Toqutsit sur le Voormsi du partenaire.
# source: 51129d9e2775
example-beat-the-led-pair = Battre la paire entamée
    .note = Règle maison : peu importe ce qui a pris la paire entre-temps.
# source: b164aa945352
example-voormsi-over-toqutsit = Voormsi marque sur Toqutsit
    .note = Règle maison : battre Toqutsit rapporte le point.
# source: ffb13e57f40e
example-loser-real-first = Qui est premier à la fin
    .note = Chaque camp gagnerait ; celui qui a perdu le dernier pli passe d’abord.
# source: 3573d5ff2c6b
example-winner-real-first = Qui est premier à la fin, dans l’autre sens
    .note = Règle maison : celui qui a fait le dernier pli passe d’abord.
# source: 235b37ecb1ff
example-draw-in-rotation = Piocher à tour de rôle
    .note = On a entamé d’une paire et la pioche est courte, mais les mains restent égales.
# source: cc94cb64f7e3
example-draw-each = Compléter toute la main
    .note = Règle maison : quand la pioche s’épuise, les mains deviennent inégales.
# number: the name of a card
# source: 6d93818ed695
example-own-three = Le trois de carreau sur son propre Voormsi
    .note = Sans partenaire, le point est marqué quand même.
# number: the name of a card
# source: ba2d52fccc7b
example-own-three-nothing = Pas de point pour son propre Voormsi
    .note = Règle maison : il fait le pli et rien de plus.
# source: 25862b3c59e4
example-deal-all = Toutes les cartes données
    .note = Règle maison : chacun tient une part entière du paquet.
# source: 885171eb22c9
example-two-hands = Une donne, et la suivante
    .note = La donne passe à gauche, et les traits restent effacés.

## What changed

# source: 3301dc06ad54
change-titles = Des règles qui s’excluent l’une l’autre n’ont plus le même titre.

## Les étapes de la leçon

# source: 5d0290ada2d8
lesson-deal = Les partenaires sont assis face à face. Après chaque pli, chacun complète sa main à la pioche. Le camp qui a effacé le premier tous ses traits gagne. L’image ne montre que les cartes qui comptent.
# source: 040d1a538048
lesson-lead = Vous êtes { $seat }, et vous commencez le pli. Entamez de la carte de votre choix.
# source: 3c0b2a0339ab
lesson-order = Personne n’est tenu de fournir. Toutes les cartes sont dans un même ordre, toutes couleurs mêlées : regardez laquelle bat laquelle.
# number: names of cards
# source: 2c8baefc78e9
lesson-seven = Un sept d’entame est fort. Regardez à quoi il résiste, et qui entame ensuite.
# number: names of cards
# source: 6967c4df14d3
lesson-king = Vous êtes { $seat }. Il y a un roi qui prend un sept d’entame, et vous l’avez.
# number: names of cards
# source: 0cc6f0a72cee
lesson-kings = Les rois qui suivent un sept d’entame se battent entre eux. Qui remporte ce pli ?
# number: names of cards
# review: "en réponse" for every card of a trick but the first
# source: 9327d98b1243
lesson-three = Vous êtes { $seat }. Le trois de carreau tient la place du roi qui manque. Joué en réponse, il bat tout. Jouez-le.
# source: abdf5becc2fd
lesson-hunt = Les plus hautes cartes ont des noms et se font la chasse : à égalité, la dernière venue l’emporte. Regardez ce que rapporte la prise.
# review: "acquis" for points that become real
# source: 914483c1fa80
lesson-real = Des points gagnés ne sont pas encore sûrs. Ils sont acquis quand le camp perd un pli, et c’est alors seulement qu’on efface des traits.
# source: ce89beec08cc
lesson-end = Le dernier pli de la donne peut aussi rapporter des points. À la fin de la donne, ce qui était en attente est acquis.
