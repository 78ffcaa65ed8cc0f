### The family page of the Karnöffel group, in Italian.

# source: 11b4dabc8f27
family-karnoffel = Vorms e il gruppo del Karnöffel
    .short = Vecchi giochi di prese del Nord in cui poche carte basse battono quelle alte.
    .about = Nella maggior parte dei giochi di carte un re batte un fante. In quelli di questo gruppo l’ordine è sottosopra: qualche carta sale molto più in alto di tutte, qualcuna è forte solo al momento giusto, qualcuna si può battere con una sola carta ben precisa. Il Karnöffel è il capostipite che dà il nome al gruppo. I suoi parenti vivono, o vivevano, intorno al Baltico e nel Nord dell’Europa; uno di loro è il Vorms, in Groenlandia.

## Related games

# source: db280eaa0445
relative-braus = Bräus
    .about = Si gioca ancora oggi nell’isola svedese di Gotland. È un parente stretto del Vorms.
# number: a century, as each language writes it
# source: dac1a1bf8ad1
relative-alkort = Alkort e Treikort
    .about = Giochi islandesi, praticati almeno fino alla fine dell’Ottocento e descritti nei libri di giochi dell’isola. Sono parenti del Vorms.
# source: 8d643c11ffff
relative-brus = Brus
    .about = Un vecchio gioco danese molto simile al Vorms. Lo spiegano con chiarezza vari manuali, e si trova in libri di giochi danesi e finlandesi. Viene attribuito allo Jutland.
# number: a count of books
# source: be52bdc034c6
relative-druzbart = Drużbart
    .about = Un vecchio gioco polacco, descritto solo in modo vago da due manuali. È un parente del Vorms.
# number: a century, a year, a page and a count of games, as each language writes them
# source: 6076764a0df5
relative-estonian-brus = Il Brus delle isole estoni
    .about = Nel Duecento gente di lingua svedese si stabilì in isole che oggi sono estoni. I discendenti vi rimasero fino al 1944, quando fuggirono dai combattimenti fra le truppe di Hitler e quelle di Stalin. Un libro che parla di loro elenca a pagina 115 nove giochi di carte, ciascuno con il suo luogo. Il luogo del Brus è Worms: il nome tedesco di un’isola che le carte geografiche estoni oggi chiamano Vormsi, quasi come si chiama il gioco in Groenlandia. Come il nome di un’isola sia potuto arrivare così lontano, nessuno sa dirlo; può essere un puro caso.
# number: centuries, a year and a count of games, as each language writes them
# source: d82b3f9d8233
relative-brusbart = Brusbart
    .about = A metà del Settecento era uno dei tre giochi preferiti dal ceto medio di Riga, in Livonia, che parlava tedesco. Il dizionario danese Ordbog over det danske Sprog collega la parola Brus a Brusbart, un uomo dalla barba riccia. In un poema del primo Ottocento, Die Oberpahlensche Freundschaft di J. J. Malm, ci giocano tedeschi ed estoni. Durò fino all’inizio di quel secolo, e nel 1879 non aveva più seguaci. Secondo un autore è tedesco senza alcun dubbio, e non russo; un curatore del poema dice invece che venne dalla Svezia. Come si giocasse non è detto.
# source: 097ece814236
relative-bruzbard = Bruzbard
    .about = Compare in un elenco di giochi stranieri praticati in Russia, dove si chiamava anche dulya. Come si giocasse non è detto.
# number: a count of suits
# source: 291af0cc277e
relative-styrivolt = Stýrivolt
    .about = Un gioco delle isole Fær Øer, parente più lontano: l’ordine è sottosopra solo in due semi d’atout.
# source: ef8601e97588
relative-kaiserspiel = Kaiserspiel
    .about = Un gioco svizzero moderno, parente più lontano, che discende dal Karnöffel: l’ordine è sottosopra solo in un seme d’atout.
