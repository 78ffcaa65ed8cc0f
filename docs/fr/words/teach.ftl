## La page où l’on apprend un jeu pas à pas.

# source: a7fe30c293d2
nav-teach = Apprendre
# source: 7af84c234b16
teach-way = Apprendre pas à pas
    .about =
        { $count ->
            [one] { $count-text } étape : regarder, répondre, jouer ; à la fin, une donne à vous.
            [many] { $count-text } étapes : regarder, répondre, jouer ; à la fin, une donne à vous.
           *[other] { $count-text } étapes : regarder, répondre, jouer ; à la fin, une donne à vous.
        }
# source: 5fe8e50e1278
teach-in =
    { $count ->
        [one] Apprendre en { $count-text } étape
        [many] Apprendre en { $count-text } étapes
       *[other] Apprendre en { $count-text } étapes
    }
# source: a07677ccc02b
teach-of = { $game } pas à pas
# source: 15b5678af51b
teach-description = Apprendre { $game } pas à pas : regardez comment cela se joue, répondez à des questions, jouez des coups que les règles elles-mêmes jugent, puis une première donne.
# source: 66dafb3c8669
teach-lead =
    { $count ->
        [one] { $count-text } étape. Chaque réponse vient des règles elles-mêmes.
        [many] { $count-text } étapes, de la première distribution à une donne à vous. Parcourez les cartes, répondez aux questions, jouez les coups. Chaque réponse vient des règles elles-mêmes.
       *[other] { $count-text } étapes, de la première distribution à une donne à vous. Parcourez les cartes, répondez aux questions, jouez les coups. Chaque réponse vient des règles elles-mêmes.
    }
# source: e83f40605e69
teach-table = Les lettres autour de la table sont les joueurs. Ici, toutes les mains sont ouvertes, pour qu’on puisse suivre ; quand vous jouez, vous ne voyez que la vôtre. Pour jouer une carte, appuyez dessus.
# source: 9dc3d7791e31
teach-step = Étape { $n-text }
# source: fb58226f4f97
teach-kind-show = Regardez
# source: 9ebd88c597cd
teach-kind-ask = Question
# source: 9dadc6b36cc0
teach-kind-do = À vous de jouer
# source: 8056978652f3
teach-kind-play = Votre donne
# source: 3159fa64e667
teach-done = Fait
# source: 4e2e6dc4292b
teach-happens = Ce qui se passe
# source: c1baa4c00da1
teach-ask = Répondre
# source: 881879dc716d
teach-do = Jouer le coup
# source: 1b4e19815840
teach-answer = Voir la réponse
# source: ff05bf2b1e90
teach-wrong = Pourquoi les autres sont fausses :
# source: 37931841d7b2
teach-none = Aucune
# source: 02d346585bca
teach-right = Voici ce qui était demandé :
# source: 86d080e223cd
teach-refused = Interdit :
# source: 5a3e241e3cf2
teach-rules =
    { $count ->
        [one] La règle
        [many] Les règles
       *[other] Les règles
    }
# source: dfaebd2636cb
teach-next = Étape suivante
# source: e587c825d1ef
teach-play = Maintenant, jouez
    .about = Cette donne est nouvelle, et des robots tiennent les autres places. Vous pouvez demander une suggestion, avec sa raison, et reprendre un coup. Chaque refus indique sa règle.
# source: cf3132954803
teach-deal = Distribuer cette donne
# source: 7bf3ed345fd2
teach-progress-label = Vos progrès
# source: ee55657c5673
teach-progress =
    { $total ->
        [one] Étapes faites : { $done-text } sur { $total-text }
        [many] Étapes faites : { $done-text } sur { $total-text }
       *[other] Étapes faites : { $done-text } sur { $total-text }
    }
# source: c2439505e4f1
teach-go-on = Continuer
# source: f6729b82df9a
teach-save = Enregistrer vos progrès
# source: ad849254c1ec
teach-load = Charger des progrès
# source: 62a9f82e84d8
teach-anew = Recommencer
# source: 139808371f08
teach-well = Juste.
# source: e19fb7d57e76
teach-allowed = C’est permis, mais ce n’est pas ce qui est demandé. Reprenez ce coup et essayez-en un autre.
# source: 8a3e7049630d
teach-back = Reprendre ce coup
# source: f06d0794c060
teach-moved = Votre coup est joué
# source: f00e7506f7b7
teach-press = Appuyez sur une carte ou un bouton.
# source: 777964b2cde5
teach-loaded = Progrès chargés.
# source: 57126afb075f
teach-load-failed = Ce fichier ne contient pas de progrès pour ce jeu.
# source: eb8c25dd0907
teach-not-kept = Votre navigateur ne garde rien pour ce site. Enregistrez vos progrès avant de partir.
# source: cddcfdd89d10
teach-gone = Progrès effacés.
