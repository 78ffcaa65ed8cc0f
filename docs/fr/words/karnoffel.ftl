### The family page of the Karnöffel group, in French.

# source: 11b4dabc8f27
family-karnoffel = Le Vorms et le groupe du Karnöffel
    .short = De vieux jeux de levées du Nord, où quelques petites cartes battent les grosses.
    .about = Dans la plupart des jeux de cartes, un roi bat un valet. Dans les jeux de ce groupe, l’ordre est sens dessus dessous : certaines cartes sont élevées bien au-dessus des autres, d’autres ne sont fortes qu’au bon moment, d’autres encore ne craignent qu’une seule carte bien précise. Le Karnöffel est l’ancêtre qui donne son nom au groupe. Ses parents vivent, ou vivaient, autour de la Baltique et dans le nord de l’Europe ; le Vorms, au Groenland, en est un.

## Related games

# source: db280eaa0445
relative-braus = Bräus
    .about = On y joue aujourd’hui encore sur l’île suédoise de Gotland. C’est un proche parent du Vorms.
# number: a century, as each language writes it
# source: dac1a1bf8ad1
relative-alkort = Alkort et Treikort
    .about = Des jeux d’Islande, pratiqués au moins jusqu’à la fin du XIXe siècle et décrits dans des livres de jeux islandais. Des parents du Vorms.
# source: 8d643c11ffff
relative-brus = Brus
    .about = Un vieux jeu danois très proche du Vorms, clairement décrit dans plusieurs manuels ainsi que dans des livres de jeux danois et finlandais. On l’attribue au Jutland.
# number: a count of books
# source: be52bdc034c6
relative-druzbart = Drużbart
    .about = Un vieux jeu polonais, décrit bien vaguement dans deux manuels. Un parent du Vorms.
# number: a century, a year, a page and a count of games, as each language writes them
# source: 6076764a0df5
relative-estonian-brus = Brus dans les îles d’Estonie
    .about = Au XIIIe siècle, des gens de langue suédoise s’établirent sur des îles aujourd’hui estoniennes, et leurs descendants y restèrent jusqu’en 1944, quand ils fuirent les combats entre les troupes de Hitler et celles de Staline. Un livre qui leur est consacré cite, page 115, neuf jeux de cartes, chacun avec son lieu. Pour le Brus, ce lieu est Worms : le nom allemand d’une île que les cartes d’Estonie appellent aujourd’hui Vormsi, presque le nom que le Groenland donne à son jeu. Nul ne sait comment le nom d’une île aurait pu aller si loin ; ce n’est peut-être qu’un hasard.
# number: centuries, a year and a count of games, as each language writes them
# source: d82b3f9d8233
relative-brusbart = Brusbart
    .about = L’un des trois jeux favoris de la bourgeoisie de Riga, en Livonie, qui parlait allemand, au milieu du XVIIIe siècle. Le dictionnaire danois Ordbog over det danske Sprog rapproche le mot Brus de Brusbart, un homme à la barbe frisée. Dans un poème du début du XIXe siècle, Die Oberpahlensche Freundschaft, de J. J. Malm, des gens de langue allemande et estonienne y jouent. Le jeu dura jusqu’au début de ce siècle ; en 1879, il n’avait plus d’adeptes. Un auteur le tient pour allemand sans aucun doute, et non russe ; un éditeur du poème dit qu’il venait de Suède. Comment on y jouait, personne ne le raconte.
# source: 097ece814236
relative-bruzbard = Bruzbard
    .about = Cité dans une liste de jeux étrangers pratiqués en Russie, où on l’appelait aussi dulya. Comment on y jouait, personne ne le raconte.
# number: a count of suits
# source: 291af0cc277e
relative-styrivolt = Stýrivolt
    .about = Un jeu des îles Féroé, parent plus éloigné : l’ordre bouleversé n’y concerne que deux couleurs d’atout.
# source: ef8601e97588
relative-kaiserspiel = Kaiserspiel
    .about = Un jeu suisse moderne issu du Karnöffel, parent plus éloigné : l’ordre bouleversé n’y concerne qu’une seule couleur d’atout.
