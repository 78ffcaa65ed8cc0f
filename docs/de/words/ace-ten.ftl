### The family page of the ace-ten games, in German.

# number: the family is named after its cards
# source: 3690b59395f9
family-ace-ten = Ass-Zehn-Spiele
    .short = Stichspiele, in denen nicht die Stiche zählen, sondern die Karten darin, und Ass und Zehn am meisten.
    .about = In diesen Spielen kommt es nicht darauf an, wie viele Stiche man macht, sondern was darin liegt. Das Ass ist die höchste Karte seiner Farbe und zählt am meisten; dann kommt, noch vor dem König, die Zehn, die fast ebenso viel zählt. In einem Zweig der Familie, zu dem auch Schnapsen gehört, bilden König und Dame einer Farbe ein Paar, das eigens zählt.

## Related games

# source: 78944f1f5522
relative-sixty-six = Sechsundsechzig
    .about = Das deutsche Spiel, dessen Kurzform Schnapsen ist. Hier gehören auch die Neunen zum Blatt, und die Hand ist größer.
# source: a4344ed9e55d
relative-mariage = Mariage
    .about = Das alte deutsche Spiel, das nach dem Paar aus König und Dame heißt und von dem die anderen abstammen.
# source: b71a8856b9b9
relative-marias = Mariáš
    .about = Das tschechische Spiel mit Paaren, meist in größerer Runde gespielt, bei dem man sein Spiel erst ersteigern muss.
# source: 25231bfed696
relative-snapszer = Snapszer
    .about = Der ungarische Vetter, auch Snapszli genannt.
# source: 129b6e42686d
relative-bauernschnapsen = Bauernschnapsen
    .about = Eine österreichische Form des Schnapsens, bei der man mit einem Partner spielt.
