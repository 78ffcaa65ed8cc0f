### The family page of the Karnöffel group.

family-karnoffel = Vorms and the Karnöffel group
    .short = Old trick-taking games of the north in which a few low cards beat the high ones.
    .about = In most card games a king beats a jack. In the games of this group the order is upset: some cards are lifted high above the rest, some are strong only at the right moment, and some can only be beaten by one certain card. Karnöffel is the forerunner that gives the group its name. Its kin live, or lived, round the Baltic and in the north of Europe, and Vorms in Greenland is one of them.

## Related games

relative-braus = Bräus
    .about = Played on the Swedish island of Gotland, to this day. A close relative of Vorms.
# number: a century, as each language writes it
relative-alkort = Alkort and Treikort
    .about = Games of Iceland, played at least until the end of the nineteenth century and described in Icelandic game books. Relatives of Vorms.
relative-brus = Brus
    .about = An old Danish game much like Vorms, clearly described in several handbooks, and in Danish and Finnish game books. It is ascribed to Jutland.
# number: a count of books
relative-druzbart = Drużbart
    .about = An old Polish game, only vaguely described in two handbooks. A relative of Vorms.
# number: a century, a year, a page and a count of games, as each language writes them
relative-estonian-brus = Brus on the Estonian islands
    .about = Swedish speakers settled on islands now Estonian in the thirteenth century, and their descendants stayed until 1944, when they fled from the fighting between the forces of Hitler and Stalin. A book about them names nine card games on its page 115, each with its place. For Brus the place is Worms: the German name of an island that Estonian maps now call Vormsi, close to what Greenland calls its game. Nobody can say how an island’s name could have come so far; it may be mere chance.
# number: centuries, a year and a count of games, as each language writes them
relative-brusbart = Brusbart
    .about = One of the three favourite games of the middle classes of Riga in Livonia, who spoke German, in the middle of the eighteenth century. The Danish dictionary Ordbog over det danske Sprog connects the word Brus with Brusbart, a man with a curly beard. In a poem of the early nineteenth century, Die Oberpahlensche Freundschaft by J. J. Malm, German and Estonian speakers play it. It lasted until the beginning of that century, and by 1879 it had lost its followers. One writer holds it to be German beyond doubt and not Russian; an editor of the poem says that it came from Sweden. How it was played is not told.
relative-bruzbard = Bruzbard
    .about = Named in a list of foreign games played in Russia, where it was also called dulya. How it was played is not told.
# number: a count of suits
relative-styrivolt = Stýrivolt
    .about = A game of the Faroe Islands, more distantly related: its upset order is confined to two trump suits.
relative-kaiserspiel = Kaiserspiel
    .about = A modern Swiss game, more distantly related, which comes from Karnöffel: its upset order is confined to a single trump suit.
