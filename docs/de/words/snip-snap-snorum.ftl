### The family page, in German.

# source: a3705097f868
family-snip-snap-snorum = Snip Snap Snorum und Verwandte
    .short = Spiele, in denen eine Karte die nächste nach sich zieht; in den meisten gehört zu den Karten ein Ruf.
    .about = Unter dem Namen Snip Snap Snorum kennt man mehr als ein Spiel. Im Sequenzspiel folgt auf jede Karte die nächsthöhere derselben Farbe, im Spiel mit gleichen Karten eine andere desselben Rangs. Beiden gemeinsam sind die Rufe, das Tempo und das Ziel: Es gewinnt, wer zuerst keine Karten mehr hat. Das Sequenzspiel gehört zu den Stoppspielen, in denen gespielt wird, bis niemand mehr weiterkann. In Nobble und seinen Verwandten zahlt Münzen, wessen Karte von einer gleichen getroffen wird.

## Related games

# source: 2c83d602fcea
relative-newmarket = Newmarket
    .about = Ein Stoppspiel mit Einsätzen auf bestimmte Karten; Sequenzen laufen in einer Farbe aufwärts, bis niemand weiterkann.
# source: 1c0b2221dbc0
relative-michigan = Michigan
    .about = Die amerikanische Schwester von Newmarket, mit einer überzähligen Hand, die man kaufen kann.
# review: the usual German name of Nain Jaune
# source: eee3505b9fcb
relative-yellow-dwarf = Gelber Zwerg
    .about = Das französische Nain Jaune: ein Stoppspiel mit Spielbrett, bei dem die Farben keine Rolle spielen.
# source: 296aff3f217a
relative-pope-joan = Pope Joan
    .about = Ein altes englisches Stoppspiel mit rundem Spielbrett und Einsätzen auf besondere Karten.
# source: ce5794b8c788
relative-snap = Snap
    .about = Das bekannte Kinderspiel, vielleicht ein Abkömmling des Spiels mit gleichen Karten.
