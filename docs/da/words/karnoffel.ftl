### The family page of the Karnöffel group, in Danish.

# source: 11b4dabc8f27
# review: whether “karnøffel” is written so in Danish where the group is meant.
family-karnoffel = Vorms og karnøffelgruppen
    .short = Gamle stikspil fra Norden og Østersøen, hvor nogle få lave kort stikker de høje.
    .about = I de fleste kortspil stikker en konge en knægt. I denne gruppes spil er der vendt op og ned på rækkefølgen: Nogle kort er løftet højt over resten, nogle er kun stærke i det rette øjeblik, og nogle kan kun stikkes af ét bestemt kort. Karnöffel er forgængeren, som gruppen har navn efter. Dens slægtninge lever eller levede omkring Østersøen og i det nordlige Europa, og Vorms i Grønland er en af dem.

## Related games

# source: db280eaa0445
relative-braus = Bräus
    .about = Spilles den dag i dag på den svenske ø Gotland. En nær slægtning til Vorms.
# source: dac1a1bf8ad1
relative-alkort = Alkort og Treikort
    .about = Islandske spil, der blev spillet i hvert fald til slutningen af 1800-tallet og er beskrevet i islandske spillebøger. Slægtninge til Vorms.
# source: 8d643c11ffff
relative-brus = Brus
    .about = Et gammelt dansk spil, der ligner Vorms meget og er klart beskrevet i flere håndbøger og i danske og finske spillebøger. Det henføres til Jylland.
# source: be52bdc034c6
relative-druzbart = Drużbart
    .about = Et gammelt polsk spil, kun løst beskrevet i to håndbøger. En slægtning til Vorms.
# source: 6076764a0df5
relative-estonian-brus = Brus på de estiske øer
    .about = Svensktalende slog sig i 1200-tallet ned på øer, der i dag er estiske, og deres efterkommere blev der til 1944, hvor de flygtede fra kampene mellem Hitlers og Stalins styrker. En bog om dem nævner på side 115 ni kortspil, hvert med sit sted. For Brus er stedet Worms: det tyske navn på en ø, som i dag hedder Vormsi på estiske landkort, tæt på det navn, man i Grønland har til sit spil. Ingen kan sige, hvordan et ønavn skulle være nået så langt; det kan være det rene tilfælde.
# source: d82b3f9d8233
relative-brusbart = Brusbart
    .about = Et af de tre yndlingsspil i Rigas tysktalende middelklasse i Livland midt i 1700-tallet. »Ordbog over det danske Sprog« forbinder ordet brus med Brusbart, en mand med kruset skæg. I et digt fra begyndelsen af 1800-tallet, »Die Oberpahlensche Freundschaft« af J. J. Malm, spilles det af folk, der taler tysk og estisk. Det holdt sig til begyndelsen af det århundrede, og i 1879 havde det mistet sine tilhængere. En forfatter anser det uden tvivl for tysk og ikke russisk; en udgiver af digtet siger, at det kom fra Sverige. Hvordan det blev spillet, fortælles ikke.
# source: 097ece814236
relative-bruzbard = Bruzbard
    .about = Nævnt på en liste over fremmede spil, der blev spillet i Rusland, hvor det også hed dulja. Hvordan det blev spillet, fortælles ikke.
# source: 291af0cc277e
relative-styrivolt = Stýrivolt
    .about = Et færøsk spil, fjernere beslægtet: Den omvendte rækkefølge gælder kun to trumfkulører.
# source: ef8601e97588
relative-kaiserspiel = Kaiserspiel
    .about = Et moderne schweizisk spil, fjernere beslægtet, som stammer fra Karnöffel: Den omvendte rækkefølge gælder kun én trumfkulør.
