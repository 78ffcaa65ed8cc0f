### What many deals show, in French.

# source: 545c56a8b425
heading-evidence = Ce que montrent de nombreuses donnes
# source: bf05739fff63
evidence-lead = Des programmes ont joué ces donnes, et compté. Le point est ce qui a été mesuré ; la vraie valeur se trouve, avec une certitude de { $sure-text } %, quelque part dans la barre qui l’entoure. La ligne en pointillé, quand il y en a une, marque ce qui serait équitable : personne n’a l’avantage. L’intervalle est celui de Wilson pour les proportions, l’intervalle normal pour les moyennes.
# source: e6fc0843239b
evidence-row = Cas
# source: 093fb4f06cc9
evidence-percent-kind = Proportion, intervalle à { $sure-text } %
# source: edf5deded64e
evidence-number-kind = Moyenne, intervalle à { $sure-text } %
# source: 91d31dc40d31
evidence-percent = { $value-text } %
# source: 5cdff82d1b9e
evidence-number = { $value-text }
# source: b717754290ad
evidence-percent-between = { $low-text } % à { $high-text } %
# source: 5f7c17823fae
evidence-number-between = { $low-text } à { $high-text }
# source: a4f6b374ea05
evidence-percent-scale = échelle de { $low-text } % à { $high-text } %
# source: 8bfc849be697
evidence-number-scale = échelle de { $low-text } à { $high-text }
# source: c61f2451e374
evidence-observed =
    { $sample ->
        [one] { $sample-text } observation
       *[other] { $sample-text } observations
    }
# source: 4ac890b60846
evidence-range = { $low-text } à { $high-text }
# source: f689b6102afa
evidence-seats =
    { $count ->
        [one] { $count-text } joueur
       *[other] { $count-text } joueurs
    }
# source: 3c16fa698c7b
evidence-random = Tout le monde jouait au hasard, dans les limites des règles.
# source: f755878f5804
evidence-habit = Celui qui entamait le premier s’en tenait à la façon de jouer en question ; les autres jouaient au hasard, dans les limites des règles.
# source: 1debb90e619d
evidence-bots = Nos robots jouaient, à la force { $level-text }.
# source: b161785f7c26
evidence-rules = Règles : « { $rules } ».
# source: cbf0f0f0230b
evidence-players = Joueurs : { $count-text }.
# source: bcf16fb9f7c0
evidence-deals = Donnes par ligne : { $deals }, numérotées à partir de { $seed-text }.
# source: 8951568ff608
evidence-games = Parties entières par ligne : { $deals }, numérotées à partir de { $seed-text }.
# source: e01805c24e30
evidence-see = Mesuré :

## Tables that several games have

# source: 43591a40a572
plot-first-seat = À quelle fréquence gagne celui qui entame le premier
    .about = Entamer le premier est un avantage là où le point se trouve au-delà de la ligne en pointillé. Quand plusieurs joueurs se partagent une victoire, chacun en reçoit une part égale.
# source: f2945a6af59a
plot-cards-played = Combien de cartes on joue dans une donne
    .about = De la première entame jusqu’à ce que quelqu’un n’ait plus de cartes.
# source: 1641ac060215
plot-payments = Ce qu’on paie dans une donne
    .about = Ce que paient tous les joueurs ensemble, en jetons ou en pièces.
