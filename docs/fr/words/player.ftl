## The player, in French: names of the control elements and what it says.
## Every variable here is filled in by the player itself.

# source: fe93977c98f8
player-label = Exemple joué : { $title }
# source: 42a9631f6fdd
player-table = La table
# source: c8c26d13e0aa
player-controls = Commandes
# source: d799fd344813
player-first = Première étape
# source: 7f411aeeb4d5
player-back = Étape précédente
# source: 78d159a75b75
player-next = Étape suivante
# source: f8e0e048a51a
player-last = Dernière étape
# source: 8f5ac08a939f
player-step = Étape { $n } sur { $m }
# source: eada6c63f14e
player-position = { $n } / { $m }
# source: 6c964af8c9c2
player-steps = Étapes
# source: c98425dcf3d8
player-start = Départ
# source: af1999cf55b6
player-play = Lecture
# source: 9f7402430ac7
player-pause = Pause
# source: 02649090c344
player-speed = Vitesse
# source: 6acf237e88aa
player-speed-slow = lente
# source: 9d262bcdacea
player-speed-normal = normale
# source: cb78268d836d
player-speed-fast = rapide
# source: 0ffeafd017e7
player-paused = En pause.
# source: 084cb4c5b730
player-ended = Fin de l’exemple.
# source: 3435ad0acc1a
player-whatif = Et si… ?
# source: c26932b034eb
player-whatif-help = Choisissez une carte pour le joueur dont c’est le tour.
# source: 9f4a30f4641e
player-whatif-end = Quitter l’essai
# source: c318019e23fa
player-hands = Mains
# source: a6faede44a40
player-hands-open = Toutes les mains découvertes
# source: f3240f498393
player-hands-acting = Seulement la main qui doit jouer
# source: 6e86be35dfe7
player-hands-seat = Seulement la main de { $seat }
# source: 3eeabe669e40
player-menu = Menu
# source: 61a0d7335f7f
player-transcript = Déroulement
# source: 8a36233aa38e
player-copy = Copier le lien
# source: 33d6f4361da8
player-copied = Lien copié.
# source: 85d0fe52e836
player-copy-failed = Le lien n’a pas pu être copié.
# source: 1d7213ecd524
player-rules = Règles appliquées
# source: e517a85a6af0
player-rule-link = Lire la règle
# source: 4441dfeb94a2
player-why = Pourquoi est-ce interdit ?
# source: eeff3b61befa
player-starting = Démarrage du moteur de règles…
# source: cfb5f03412ff
player-progress = { $done } sur { $total } Mo
# source: ff221ffb32bd
player-cancel = Annuler
# source: b3c17b525a52
player-thinking = Le moteur travaille…
# source: e0f58a213feb
player-verified = vérifié dans votre navigateur
# source: 0b780e400133
player-verified-help = Le moteur de règles a rejoué cet exemple dans votre navigateur et trouve le même résultat.
# source: 8a878af32dd2
player-mismatch = Cet exemple n’est pas confirmé.
# source: ed46526f998d
player-mismatch-help = Le moteur de règles de votre navigateur trouve un autre résultat que cette page. Elle montre toujours le sien ; merci de signaler l’erreur.
# source: af05ef0518f5
player-unavailable = Le moteur de règles n’est pas disponible ici.
# source: 34ff378aabad
player-unavailable-stalled = Le chargement s’est arrêté.
# source: 096feea151bb
player-unavailable-missing = Il manque un fichier.
# source: eb6c8a74bed5
player-unavailable-damaged = Un fichier est arrivé abîmé.
# source: 6abf5c0288b6
player-unavailable-blocked = Cette page ne lui permet pas de fonctionner.
# source: 4f41c5a3d7c4
player-unavailable-failed = Il a signalé une erreur.
# source: 75a477902c4f
player-unavailable-cancelled = Vous avez annulé.
# source: 67710dc2b97a
player-unavailable-help = On peut toujours parcourir l’exemple étape par étape.
# source: 2a7c411da6e0
player-retry = Réessayer
# source: 9f3b2ab552b5
player-open-page = Ouvrir cet exemple sur sa propre page
# source: 3bce66f3cd05
player-branch = Votre ligne : elle quitte l’exemple à l’étape { $n }
# source: 133d2bb578b5
player-back-to-example = Revenir à l’exemple
# source: 8beffa79e333
player-undo = Reprendre la dernière carte
# source: 6fe567c3da88
player-stale = Ce lien désigne une étape ou une carte que l’exemple n’a pas. Voici l’étape la plus proche.
# source: e37cc6778397
player-version = Cet exemple est illisible ici : la page vient d’une autre version.
# source: 580043a9c742
player-broken = Cet exemple n’a pas pu être lu.
# source: 27e481a8be0b
player-missing = Cet exemple n’a pas pu être chargé.
# source: 4e4abec56d23
player-to-act = C’est à { $seat } de jouer
# source: d2f8904ac0c8
player-acting = à jouer
# source: c1b615a7c1c0
player-over = La donne est finie.
# source: 895b2728ffec
player-dealer = donneur
# source: 0130a88574a7
player-hidden-card = une carte face cachée
# source: dfd91523d85d
player-cards-left = Cartes restantes : { $n }
# source: 529a45439c30
player-legal-card = { $card } : jouable
# source: bb32c631f14c
player-refused-card = { $card } : non jouable
# source: 514b03ffe050
player-refused-action = { $card } : interdit pour l’instant
# source: 8157e4604425
player-said = « { $words } »
# source: ecd0c15c3293
player-cards-of = Cartes de { $seat } : { $cards }
# source: be36b2758e1a
player-cards-none = { $seat } n’a pas de cartes.
# source: 1321efbe38b3
player-zone-cards = { $zone } : { $cards }
# source: 985539c649a3
player-zone-empty = { $zone } : aucune carte
# source: 3d39e376979b
player-no-facts = Rien n’est encore compté.
# source: 977519dc5996
player-pending = Dès que le moteur sera prêt : { $card }.
# source: d677c4bc3e06
player-line-failed = Le moteur n’a pas pu suivre cette ligne.
# source: 44f6cda9b4a1
player-other-actions = Autres actions
# source: fbaffabacb6e
player-mismatch-step = Première différence : étape { $n }.
# source: 86b18c823cde
player-close = Fermer
# source: bc4b8db367bf
player-help = Touches
# source: 4ce1435dc043
player-help-title = Raccourcis clavier
# source: b4a67b368d74
player-help-note = Elles agissent quand l’exemple est actif.
# source: 0719bd35c86b
player-key-next = étape suivante
# source: ea2cf1f2767a
player-key-back = étape précédente
# source: c5feadd59152
player-key-next-group = pli ou suite d’après
# source: 3c0f6435f460
player-key-back-group = pli ou suite d’avant
# source: e817157eb3cb
player-key-first = première étape
# source: e9258bac0eff
player-key-last = dernière étape
# source: 0933fed64158
player-key-play = lecture ou pause
# source: 3c353481d4e5
player-key-card = jouer la carte choisie, dans une ligne à vous
# source: 0552959af778
player-key-escape = quitter votre ligne, puis fermer ce qui est ouvert
# source: e88d41dd140a
player-key-seat = quelle main est montrée
# source: bb4f3d9f9518
player-key-hands = mains découvertes ou cachées
# source: 231bed69f6e2
player-key-whatif = et si… ?
# source: 96ec944f7453
player-key-speak = dire ce qui est sur la table
# source: 311ec770bb4f
player-key-last-move = dire la dernière étape
# source: 43eb90bbff43
player-key-score = dire le score
# source: c26c8888dc11
player-key-cards = dire mes cartes
# source: e562658e14f7
player-key-help = cette liste
# source: 8dd8026a3d1d
player-keyname-right = Flèche droite
# source: 825ccc805708
player-keyname-left = Flèche gauche
# source: 101a36d3c1f5
player-keyname-page-down = Page suivante
# source: f0900000748b
player-keyname-page-up = Page précédente
# source: 1ec30c7eb27f
player-keyname-home = Début
# source: 031d1008c344
player-keyname-end = Fin
# source: f41e9f3afd86
player-keyname-space = Espace
# source: 6411cf642a59
player-keyname-enter = Entrée
# source: 5fea4e09c2ad
player-keyname-escape = Échap
