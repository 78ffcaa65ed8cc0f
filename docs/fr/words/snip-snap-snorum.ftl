### The family page, in French.

# source: a3705097f868
family-snip-snap-snorum = Snip Snap Snorum et ses parents
    .short = Des jeux où une carte en appelle une autre, le plus souvent avec un mot pour chaque carte.
    .about = Plus d’un jeu porte le nom de Snip Snap Snorum. Dans le jeu des suites, chaque carte est suivie de la carte immédiatement supérieure de la même couleur ; dans le jeu des cartes égales, d’une autre de même valeur. Ils ont en commun les mots, la hâte et le but : le premier qui n’a plus de cartes gagne. Le jeu des suites est un jeu d’arrêts : on y joue jusqu’à ce que personne ne puisse continuer. Au Nobble et chez ses parents, un joueur paie des pièces quand on égale sa carte.

## Related games

# source: 2c83d602fcea
relative-newmarket = Newmarket
    .about = Un jeu d’arrêts avec des mises sur certaines cartes ; les suites montent dans une couleur jusqu’à ce que personne ne puisse continuer.
# source: 1c0b2221dbc0
relative-michigan = Michigan
    .about = Le frère américain du Newmarket, avec une main de réserve que l’on peut acheter.
# source: eee3505b9fcb
relative-yellow-dwarf = Nain jaune
    .about = Le jeu français bien connu : un jeu d’arrêts avec un plateau, où les couleurs ne comptent pas.
# source: 296aff3f217a
relative-pope-joan = Pope Joan
    .about = Un vieux jeu d’arrêts anglais, avec un plateau rond et des mises sur certaines cartes.
# source: ce5794b8c788
relative-snap = Snap
    .about = Le jeu d’enfants où l’on guette les cartes égales, peut-être descendu du jeu des cartes égales.
