### Without a network, in French.

# source: 97baa2156f1f
offline-title = Pas de connexion, et cette page n’a pas été gardée
# source: d31ee7744d5f
offline-text = Ce navigateur garde les pages que vous avez lues, avec leurs exemples. Celle-ci n’en fait pas partie ; ouvrez-la une fois en étant connecté.
# source: 135218c0e034
offline-kept = Pages gardées dans ce navigateur
