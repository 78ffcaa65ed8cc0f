### Words of the site itself, in French.

## Names and head data

# source: 089b4ba0376f
site-name = Snorum
# source: dcc1cc3408a9
site-tagline = Des règles de jeux de cartes à jouer soi-même, carte par carte
# source: 44c40baed7dc
site-about = Des règles de jeux de cartes avec des exemples tous joués par un moteur de règles : parcourez une donne, essayez une autre carte et lisez pourquoi elle est interdite.

## Header, footer and chrome

# source: d55e050e8857
chrome-skip = Aller au contenu
# source: 59ecd845ca38
chrome-menu = Menu
# source: 8af88586e6e4
chrome-search = Recherche
# source: ea244662a247
chrome-language = Langue
# source: dec9ec6030c3
chrome-contents = Sur cette page
# source: d3629bcf478e
chrome-dark = Passer aux couleurs sombres
# source: 21848893c54a
chrome-light = Passer aux couleurs claires
# source: c58c3b9f539e
chrome-auto = Prendre les couleurs du système
# source: 82c32eb7ffb4
chrome-previous = Précédent
# source: 6f6a896c8429
chrome-next = Suivant
# source: bbb36849fb20
chrome-top = Haut de page
# source: a6cdf4a20b7b
chrome-anchor = Lien vers cet endroit
# source: fe663a5ecd85
footer-rules = Textes des règles : { $licence }
# source: 1eedaef61ea5
footer-code = Code source : { $licence }
# source: ccd774fd71a1
chrome-untranslated = pas encore traduit
# source: c7f8a1a475a1
footer-quiet = Pas de cookies, pas de pistage, rien n’est chargé d’autres sites.

## Search

# source: 31f589594173
search-label = Chercher dans les règles
# source: de9b37ab0a5c
search-hint = Un jeu, un mot, une règle
# source: ba29bf5dd77d
search-loading = Chargement de l’index…
# source: b8dd86914c89
search-failed = L’index n’a pas pu être chargé.
# source: e15655b502ce
search-none = Rien trouvé.
# source: 7b7acd83ea18
search-found =
    { $count ->
        [one] { $count-text } endroit trouvé
       *[other] { $count-text } endroits trouvés
    }
# source: d80f0d4e5e03
search-close = Fermer la recherche

## Page not found

# source: e588cdcf3e73
missing-title = Page introuvable
# source: 65573e3aaf0f
missing-text = Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien contient une faute.
# source: 2457bd623e5a
missing-home = Aller à la page d’accueil
# source: 75141f76c99c
missing-examples = Voir tous les exemples

## Root page: the choice of a language

# source: 9df10c8892f2
chooser-enter = Lire en français

## Home

# source: 943244832cf9
home-title = Des règles de jeux de cartes jouées avant d’être écrites
# source: b28875fb615b
home-lead = Chaque exemple de ces pages est une donne qu’un moteur de règles a jouée. Parcourez-la, jouez une autre carte et voyez quelle règle la permet ou l’interdit.
# source: b984f5ffe0a7
home-checked = Vérifié en jouant
# source: 7822e1566f8b
home-checked-more = Un exemple qui enfreint une règle arrête la construction du site : aucune page ne peut montrer un coup faux.
# source: 8182194a0844
home-why = Demandez pourquoi c’est interdit
# source: 5d3c134a67b0
home-why-more = Choisissez une carte interdite : la réponse est une phrase, avec un lien vers la règle dont elle vient.
# source: 47d12414d573
home-languages = Les mêmes règles pour tous
# source: 199201bd732d
home-languages-more =
    { $languages ->
        [one] Les règles sont écrites une seule fois, sous forme de données, et se lisent en { $languages-text } langue.
       *[other] Les règles sont écrites une seule fois, sous forme de données, et se lisent en { $languages-text } langues.
    }
# source: 195d0c88617b
home-hand = Une donne pour commencer
# source: c0041479c4cd
home-read = Lire les règles
# source: 5a661fdf3b5a
home-examples = Tous les exemples
# source: 3bdd3aaac2b2
home-games = Jeux
# source: 17a6b3c16523
home-families = Familles

## Family page

# source: 5bf49c9bf0a8
nav-home = Accueil
# source: 083657ac01fc
nav-games = Jeux
# source: 203fd2f9d7ee
nav-families = Familles
# source: 1fb6a6c12ca2
nav-examples = Exemples
# source: 69cd3445b858
nav-variants = Variantes
# source: 4d30da0e499f
family-games = Les jeux de cette famille
# source: d6c5468fe48c
family-relatives = Jeux apparentés
# source: ee2b4d568e14
family-variants = Les variantes qui ont leur page
# source: 8efa450863b3
family-history = D’où elle vient

## Game page: headings

# source: 4957294f7a57
heading-facts = Fiche
# source: 8571001a1567
heading-minute = En une minute
# source: adad9f3a68de
heading-first-hand = Une première donne, étape par étape
# source: 1cdf5d4fbf9a
heading-rules = Règles
# source: 766b99432c50
heading-say = Ce que l’on dit
# source: e6c1dcd9b1f9
heading-variants = Les variantes d’un coup d’œil
# source: 8b4f6962fd77
heading-options = Règles maison
# source: 0c156ce66ee1
heading-steps =
    { $count ->
        [one] Aide-mémoire : le jeu en { $count-text } étape
       *[other] Aide-mémoire : le jeu en { $count-text } étapes
    }
# source: 9788c510307a
heading-tips = Conseils
# source: 4016dc0c8720
heading-questions = Questions
# source: ec93d4eae988
heading-glossary = Glossaire
# source: a450c78857cc
heading-history = Histoire
# source: 1c028c17cc3e
heading-relatives = Jeux apparentés
# source: 09b57f3fd6f1
heading-sources = Sources et corrections
# source: 4c458d1fcb96
heading-corrections = Corrections
# source: 32f70f86df80
heading-coverage = Ce que montrent les exemples

## Game page: sections of the rules

# source: debe7c64d5c8
section-overview = Aperçu
# source: 5e594d6fc950
section-players = Joueurs
# source: 248218b72e7b
section-pack = Les cartes
# source: 8da086eb5dfd
section-object = But du jeu
# source: 89fddadfada0
section-deal = La donne
# source: d553c83ea4cd
section-play = Le jeu
# source: ef28fa04f3f4
section-scoring = Paiements et points
# source: 3e64b238b69b
section-winning = Fin et victoire
# source: 02cccb3b9827
section-irregularities = Irrégularités
# source: d16f2953a22d
section-variants = Variantes

## Game page: fact sheet

# source: a7683c66d452
facts-family = Famille
# source: 96e402a3b517
facts-players = Joueurs
# source: 19b801a4dcea
facts-players-range = { $from-text } à { $to-text }
# source: d80a61888cc1
facts-players-exact = { $count-text }
# source: 69f91eb6f7df
facts-pack = Paquet
# source: 2d07318fb51d
facts-pack-cards =
    { $count ->
        [one] { $count-text } carte
       *[other] { $count-text } cartes
    }
# source: 635fb6f3a06b
facts-ranking = Ordre des cartes
# source: 15f2519c02f9
facts-ranking-line = de la plus forte à la plus faible : { $ranks }
# source: f508fee9ba96
facts-ranking-circle = en cercle, de haut en bas : { $ranks } ; après la plus haute revient la plus basse
# source: 3cafc4a4256b
facts-say = Mots à dire
# source: 5a84f9fc0b67
facts-names = Autres noms
# source: 63d59e5c92f4
facts-mechanism = Genre de jeu
# source: 8d0a5afa23b4
facts-objective = But
# source: f8d04a0ec54d
facts-equipment = Il faut
# source: ce4ce48619cc
facts-region = Origine
# source: 82aa6edb3550
facts-period = Époque
# source: ebd1e9a13e85
facts-period-since = connu depuis { $year-text }
# source: 1e01d8b7666e
facts-duration = Durée
# source: a835cf708dd7
facts-duration-range = { $from-text } à { $to-text } minutes

## Values of the fact sheet

# review: "jeu d’arrêts" for "stops game" is our own rendering; Nain jaune is the best known of them in French.
# source: e0934d05defc
mechanism-stops = jeu d’arrêts
# source: 41d36813b8cc
mechanism-sequence = jeu d’arrêts à suites
# source: ccbb162456af
mechanism-matching = jeu de cartes égales
# source: 70409ae934d4
mechanism-tricks = jeu de levées
# source: 6ff1fe187aad
objective-shed = se débarrasser de ses cartes
# source: 51ee876c3c40
objective-shedding = se débarrasser de ses cartes
# source: c8340438fbef
objective-first-out = se débarrasser le premier de ses cartes
# source: f957819c9332
objective-points = marquer des points
# source: 1dfa527cff12
objective-tricks = faire des plis
# source: 372c372638ce
objective-last-in = rester le dernier en jeu
# source: 904ad5a371da
equipment-pack = un jeu de cartes
# source: e467a91e1621
equipment-chips = des jetons
# source: a4df09014688
equipment-coins = des pièces
# source: 897f658ae1d5
equipment-score-pad = de quoi écrire
# source: 7cdc470d636b
region-england = Angleterre
# source: a897072a417f
region-britain = Grande-Bretagne
# source: f1c84fc44c29
region-germany = Allemagne
# source: a8766f64e467
region-austria = Autriche
# source: 223dd6b60117
region-greenland = Groenland
# source: bf5c6c82ee03
region-united-states = États-Unis
# source: 4fa58eac0e2a
region-europe = Europe
# source: f7ec010abe33
kind-same-family = même famille
# source: a5eeac0aa2f6
kind-ancestor = ancêtre
# source: d3ddf2e472bb
kind-descendant = descendant
# source: 7b7d071bcd98
kind-similar = jeu semblable

## Game page: rules and what belongs to them

# source: fc040d405ce5
rules-lead = Les règles ordinaires. Ce que changent les autres variantes est indiqué sous « Les variantes d’un coup d’œil ».
# source: 96d5037133ff
rules-lead-preset = Les règles de la variante « { $name } ».
# source: e4a8a0f1b32d
rules-shown =
    { $count ->
        [one] { $count-text } exemple montre cette règle
       *[other] { $count-text } exemples montrent cette règle
    }
# source: 917f58ccde5e
rules-refused = Si l’on essaie quand même :
# source: 43005e02792b
rules-only = Seulement avec : { $options }
# source: 47d46ede22b4
say-lead = Les mots, dans l’ordre où on les dit.
# source: e5d6ca1560f6
say-card = Carte
# source: 2d38e191b547
say-words = Mot
# source: 043b559cc244
say-place = carte { $number-text }

## Variants and options

# source: cb103bfa5df1
variants-lead = Chaque variante se joue comme « { $name } », à ces différences près.
# source: bbb39237a13e
variants-name = Variante
# source: b3bcbc873360
variants-differs = Ce qui change
# source: 91343b53cc7a
variants-standard = le jeu ordinaire
# source: 1c7058884b2f
variants-difference = { $option } : { $value }
# source: 92bc9aec9bcb
variants-differences = Ce qui change par rapport à « { $preset } »
# source: 17c5d84c7cb8
variants-same = Rien ne change.
# source: 868107b4f953
variants-all = Toutes les variantes d’un coup d’œil
# source: ca1b101a689e
options-lead = Sur ces points, les usages diffèrent d’une table à l’autre, et le moteur de règles sait jouer tous les choix indiqués. Mettez-vous d’accord avant la première donne.
# source: d7163b771ffe
options-name = Point
# source: d26abe33d9d5
options-choices = Choix
# source: dbed720b5b26
options-default = Ordinaire
# source: 89979a6306bd
options-range = { $from-text } à { $to-text }
# source: 3c68a0eb8bec
options-words = une liste de mots
# source: a968cd7667d0
value-yes = oui
# source: 0c2d9416baf0
value-no = non
# source: e71aa23a9773
value-none = aucun

## Steps, tips, questions, glossary, history

# source: 89fdd47f9828
tips-evidence = À voir en jeu :
# source: 55a566e2e1dc
tips-source = D’après :
# source: bf0b999e1375
questions-evidence = À voir en jeu :
# source: 68d457a3132d
glossary-back = Retour aux règles
# source: 8d91a3a22982
history-source = D’après :

## Sources and corrections

# source: 266aaf8f4919
sources-lead = Ce sur quoi reposent ces pages.
# source: 8aed695cec62
sources-read = Lire la source
# source: 3c7ae164d0db
corrections-lead = Quand une source se contredit, ou qu’une meilleure la contredit, nous le disons.
# source: 815457e33c9b
corrections-says = Dans la source :
# source: e2f883aff64c
corrections-right = Correction :
# source: 5139fa10d4b7
corrections-proof = L’exemple qui le montre :
# source: ed95a91f8f7d
confidence-label = Degré de certitude
# source: 2b6f9366394c
confidence-A = certain
# source: 1cb7062cd8de
confidence-B = très probable
# source: f03c02a6e580
confidence-C = probable
# source: e041709829fb
source-label = Source { $id }

## Coverage

# source: 2f540e714000
coverage-lead = Combien d’exemples joués appliquent chaque règle, comptés pendant que le moteur les joue.
# source: 411ae3748fa1
coverage-rule = Règle
# source: ad9ab83becd8
coverage-examples = Exemples
# source: 25dcc4bfa480
coverage-none = aucun encore
# source: 8a5b4f4919f0
coverage-total =
    { $count ->
        [one] { $count-text } exemple joué
       *[other] { $count-text } exemples joués
    }

## Examples

# source: 2f7d46176b2c
examples-title = Exemples
# source: 0cb9964f603d
examples-of = { $game } – exemples
# source: c33139f511dd
examples-description = Tous les exemples joués, chacun joué par le moteur de règles et raconté carte par carte.
# source: c730ef323715
examples-lead = Des donnes et des situations, chacune jouée par le moteur. La plupart ne montrent que les cartes qui importent ; le reste est censé être face cachée. Ouvrez-en une pour la parcourir.
# source: 026d7af5e885
example-page-title = { $title } – { $game }
# source: c4798812eabb
example-description = { $title }. Un exemple joué, { $game }, selon les règles « { $preset } » : table, déroulement et règles appliquées.
# source: 2e33cf016c91
example-preset = Règles
# source: 7fb1374a8700
example-options = Règles maison
# source: b8dc624ad974
example-source = Source
# source: 496475e14799
example-transcript = Déroulement
# source: 7109bc0ffc80
example-rules = Règles appliquées
# source: 92a49b11a7c5
example-record = Notation
# source: 358c7d6e9693
example-record-help = Cette ligne contient toute la donne : le jeu, la distribution et chaque carte jouée.
# source: a32c396abb1f
example-back = Retour aux règles
# source: eba62bf47dd5
example-full = Ouvrir cet exemple
# source: 4c98e68ac5e1
example-previous = Exemple précédent
# source: 44549ca98bbb
example-next = Exemple suivant
# source: b94b8f6dee80
example-step = Étape { $number-text }
# source: 0f721d4e8700
example-start = Voici les cartes.
# source: ecc05231a606
example-start-seat = Voici les cartes. { $seat } commence.
# source: 2942df9617b5
example-picture = La table
# source: 10493d7453a9
example-picture-step = La table après l’étape { $number-text }
# source: 7bc33cc46a85
example-no-script = Cet exemple se lit sans scripts : l’image montre son moment principal, et le déroulement raconte chaque étape.
# source: 0fc1cb932184
embed-title = { $title }

## What a result is called in structured data

# source: 1a0fe8df02a0
head-how-to = { $name } – comment jouer
