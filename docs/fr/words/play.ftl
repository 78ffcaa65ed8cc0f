## The page on which a reader plays a game against the engine's bots, in French.

# source: 620d67637db5
nav-play = Jouer
# source: 18409c21ea6d
play-way = Jouer ici
    .about = Une place pour vous face à des robots, dans toutes les variantes et avec toutes les règles maison.
# source: 4c144e0d905d
play-of = Jouer – { $game }
# source: 228219eefcbe
play-description = { $game } – jouez dans le navigateur, à la place de votre choix, avec toutes les variantes et règles maison, contre des robots qui ne voient que ce que verrait un joueur assis à leur place.
# source: 294116066bf5
play-lead = Prenez place : les robots tiennent les autres mains. Ils suivent les mêmes règles et ne savent que ce que saurait un joueur assis à leur place. Pour jouer une carte, appuyez dessus.
# source: 4ec159e548ca
play-rules = Les règles
# source: f0e2c6fd8beb
play-needs = Pour jouer, il faut JavaScript. Les règles se lisent sans lui.
# source: 140f914a3c9c
play-failed = La partie de cette page qui joue n’a pas pu être chargée.
# source: 918a64c7c957
play-table = La table
# source: b0bb2a1bf0de
play-preset = Variante
# source: 77b2154c7be8
play-seats = Joueurs
# source: c0cafad4d2c1
play-seat = Votre place
# source: 4d645ae66ad7
play-level = Force des robots
# source: 8c3fcd66cd9c
play-level-1 = au hasard
# source: a493e3dd20da
play-level-2 = débutant
# source: 7178b1274007
play-level-3 = expérimenté
# source: d390d3f2a42c
play-level-4 = fort
# source: f19cdabfce75
play-seed = Numéro de tirage
# source: c3d25fa9e03e
play-seed-help = Le même numéro donne les mêmes cartes.
# source: 05a359362b7b
play-options = Règles maison
# source: 0e9438d17888
play-options-help = Elles suivent la variante tant que vous n’y touchez pas.
# source: 585be28b64b7
play-deal = Distribuer
# source: c53f12779df5
play-number = Distribuer avec ce numéro
# source: 4dde42c72c22
play-resume = Reprendre votre dernière partie

## What the player says while a game is played

# source: 19ca69207850
match-label = { $title } : votre partie
# source: 1d49624cc346
match-unavailable-help = Sans le moteur, rien ne peut être distribué ici.
# source: 85063f03f454
match-your-turn = C’est à vous.
# source: a5877bec88fb
match-no-card = Aucune de vos cartes n’est jouable maintenant ; choisissez l’un des boutons ci-dessous.
# source: 743d15c519d2
match-their-turn = { $seat } réfléchit…
# source: 89b1f280f99f
match-over = La donne est finie.
# source: e96d1aa14d7e
match-session-over = La partie est finie.
# source: 5a321d4b7abd
match-dealt = Les cartes sont distribuées.
# source: 0874662e6364
match-undo = Reprendre son coup
# source: 29b0540b30a8
match-hint = Suggestion
# source: 7d6b9e084378
match-next-deal = Donne suivante
# source: 63f21cb3d513
match-anew = Distribuer d’autres cartes
# source: a33031c97cfd
match-now = Revenir à la partie
# source: 064fcaa54707
match-looking-back = Vous regardez une étape passée.
# source: e578295856a6
match-copy-deal = Copier le lien de cette donne
# source: 9c7ae37ff4ea
match-copy-game = Copier le lien de cette partie
# source: b7bdc5d419dd
match-nothing-back = Vous n’avez aucun coup à reprendre dans cette donne.
# source: ef2649a6a01d
match-hint-only = Une seule chose est possible : { $card }.
# source: 7e2a18757a85
match-hint-exact = Le mieux, si tous jouent au mieux à partir d’ici : { $card }.
# source: 694e95bdec58
match-hint-result = La donne finit alors à { $a } pour vous ({ $b }).
# source: 9cbcc9ae92a7
match-hint-played = Essayez : { $card }. En redistribuant les cartes cachées au hasard et en jouant au hasard jusqu’au bout, c’est en moyenne ce qui a le mieux tourné. Donnes essayées : { $n }.
# source: 7d2615797607
match-hint-lot = Aussi bien qu’autre chose : { $card }. On ne connaît pas mieux.
# source: e6c2fb0db4fc
match-hint-next = Ensuite, par ordre de mérite : { $card } ({ $a }).
# source: bb32e2f4baf1
match-hint-then = Ensuite, par ordre de mérite : { $card }.
# source: df199227a568
match-scores = La partie
# source: afb8adb4c5c8
match-deal = Donne { $n }
# source: c48920f7cec6
match-won = gagnée
# source: 7952211713dd
match-wins = Donnes gagnées
# source: 94b4cdb71668
match-bad-address = Cette adresse ne désigne aucune partie lisible ; voyez « { $title } ». Vous pouvez redistribuer.
# source: aeed708d613d
match-bad-game = Cette adresse désigne une partie qu’on ne peut pas jouer. { $a }
# source: b4d62e043860
match-bad-table = On ne peut pas jouer avec ces choix. { $a }
# source: 63461f23cf51
match-cut = Cette adresse contient un coup que les règles refusent. { $a } La partie reprend juste avant.
# source: 14e8b4ae24f2
match-bot-failed = Le moteur n’a pas pu continuer. Ce qui a été joué est gardé.
# source: d031ab32c854
match-keys = Touches : les flèches remontent la donne, Fin revient à la partie, C dit vos cartes, S la table, P le score, L le dernier coup.
