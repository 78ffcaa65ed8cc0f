### The family page of the ace-ten games, in French.

# number: the family is named after its cards
# review: "jeux d’as et de dix" for "ace-ten games" is our own rendering; is there an established name?
# source: 3690b59395f9
family-ace-ten = Jeux d’as et de dix
    .short = Des jeux de levées où l’on compte les cartes contenues dans les plis, l’as et le dix valant le plus.
    .about = Dans ces jeux, peu importe le nombre de plis que l’on fait : c’est ce qu’ils contiennent qui compte. L’as est la plus forte carte de sa couleur et vaut le plus ; le dix vient juste après, avant le roi, et vaut presque autant. Dans une branche de la famille, celle du Schnapsen, un roi et une dame de la même couleur forment un mariage, qui compte en plus.

## Related games

# number: the name of a game
# source: 78944f1f5522
relative-sixty-six = Soixante-six
    .about = Le jeu allemand dont le Schnapsen est la forme courte. Il a aussi les neuf, et des mains plus longues.
# source: a4344ed9e55d
relative-mariage = Mariage
    .about = Le vieux jeu allemand qui doit son nom au mariage du roi et de la dame, et dont les autres descendent.
# source: b71a8856b9b9
relative-marias = Mariáš
    .about = Le jeu de mariages tchèque, le plus souvent pour plus de joueurs, avec un contrat mis aux enchères.
# source: 25231bfed696
relative-snapszer = Snapszer
    .about = Le cousin hongrois, qu’on appelle aussi Snapszli.
# source: 129b6e42686d
relative-bauernschnapsen = Bauernschnapsen
    .about = Une forme autrichienne du Schnapsen, où l’on joue avec un partenaire.
