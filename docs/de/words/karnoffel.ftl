### The family page of the Karnöffel group, in German.

# source: 11b4dabc8f27
family-karnoffel = Vorms und die Karnöffel-Gruppe
    .short = Alte Stichspiele des Nordens, in denen ein paar niedrige Karten die hohen schlagen.
    .about = In den meisten Kartenspielen schlägt der König den Buben. In den Spielen dieser Gruppe steht die Rangfolge kopf: Manche Karten sind hoch über die übrigen gehoben, manche nur im richtigen Augenblick stark, und manche kann nur eine ganz bestimmte Karte schlagen. Karnöffel ist der Vorläufer, von dem die Gruppe ihren Namen hat. Seine Verwandten leben oder lebten rund um die Ostsee und im Norden Europas, und Vorms in Grönland ist einer von ihnen.

## Related games

# source: db280eaa0445
relative-braus = Bräus
    .about = Wird auf der schwedischen Insel Gotland bis heute gespielt. Ein enger Verwandter von Vorms.
# source: dac1a1bf8ad1
relative-alkort = Alkort und Treikort
    .about = Spiele aus Island, mindestens bis zum Ende des 19. Jahrhunderts gespielt und in isländischen Spielbüchern beschrieben. Verwandte von Vorms.
# source: 8d643c11ffff
relative-brus = Brus
    .about = Ein altes dänisches Spiel, Vorms sehr ähnlich; in mehreren Handbüchern genau beschrieben und auch in dänischen und finnischen Spielbüchern zu finden. Es wird Jütland zugeschrieben.
# source: be52bdc034c6
relative-druzbart = Drużbart
    .about = Ein altes polnisches Spiel, das in zwei Handbüchern nur ungenau beschrieben ist. Ein Verwandter von Vorms.
# source: 6076764a0df5
relative-estonian-brus = Brus auf den estnischen Inseln
    .about = Im 13. Jahrhundert ließen sich Schwedischsprachige auf Inseln nieder, die heute zu Estland gehören. Ihre Nachkommen blieben bis 1944; dann flohen sie vor den Kämpfen zwischen den Truppen Hitlers und Stalins. Ein Buch über sie nennt auf Seite 115 neun Kartenspiele, jedes mit seinem Ort. Für Brus heißt der Ort Worms: Das ist der deutsche Name einer Insel, die auf heutigen estnischen Karten Vormsi heißt, fast so, wie man in Grönland das Spiel nennt. Wie der Name einer Insel so weit gekommen sein soll, kann niemand sagen; vielleicht ist es bloßer Zufall.
# source: d82b3f9d8233
relative-brusbart = Brusbart
    .about = In der Mitte des 18. Jahrhunderts eines der drei Lieblingsspiele der bürgerlichen Kreise von Riga in Livland, die Deutsch sprachen. Das dänische Wörterbuch Ordbog over det danske Sprog bringt das Wort Brus mit Brusbart zusammen, einem Mann mit krausem Bart. In einem Gedicht aus dem frühen 19. Jahrhundert, der Oberpahlenschen Freundschaft von J. J. Malm, spielen es Deutsche und Esten. Es hielt sich bis zum Anfang jenes Jahrhunderts; 1879 hatte es keine Anhänger mehr. Ein Autor hält es ohne jeden Zweifel für deutsch und nicht für russisch; ein Herausgeber des Gedichts meint, es sei aus Schweden gekommen. Wie man es spielte, ist nicht überliefert.
# source: 097ece814236
relative-bruzbard = Bruzbard
    .about = Steht in einer Liste ausländischer Spiele, die man in Russland spielte; dort hieß es auch Dulja. Wie man es spielte, ist nicht überliefert.
# source: 291af0cc277e
relative-styrivolt = Stýrivolt
    .about = Ein Spiel von den Färöern und ein entfernterer Verwandter: Auf den Kopf gestellt ist die Rangfolge nur in zwei Trumpffarben.
# source: ef8601e97588
relative-kaiserspiel = Kaiserspiel
    .about = Ein heutiges Schweizer Spiel, das von Karnöffel abstammt, und ein entfernterer Verwandter: Auf den Kopf gestellt ist die Rangfolge nur in einer einzigen Trumpffarbe.
