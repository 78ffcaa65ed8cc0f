### The family page of the ace-ten games, in Italian.

# number: the family is named after its cards
# review: "giochi dell’asso e del dieci" for "ace-ten games" is our own rendering; is there a better established name?
# source: 3690b59395f9
family-ace-ten = Giochi dell’asso e del dieci
    .short = Giochi di prese in cui contano le carte prese, e più di tutte l’asso e il dieci.
    .about = In questi giochi non importa quante prese si fanno, ma che cosa c’è dentro. L’asso è la carta più alta del suo seme e vale più di tutte; subito dopo, sopra il re, viene il dieci, che vale quasi altrettanto. In un ramo della famiglia, quello dello Schnapsen, re e regina dello stesso seme sono un matrimonio e danno punti in più.

## Related games

# number: the name of a game
# source: 78944f1f5522
relative-sixty-six = Sessantasei
    .about = Il gioco tedesco di cui lo Schnapsen è la forma breve. Ha anche i nove, e mani più grandi.
# source: a4344ed9e55d
relative-mariage = Mariage
    .about = Il vecchio gioco tedesco che prende il nome dal matrimonio, e da cui vengono gli altri.
# source: b71a8856b9b9
relative-marias = Mariáš
    .about = Il gioco ceco dei matrimoni, di solito per più giocatori, con una licitazione per l’impegno.
# source: 25231bfed696
relative-snapszer = Snapszer
    .about = Il cugino ungherese, detto anche Snapszli.
# source: 129b6e42686d
relative-bauernschnapsen = Bauernschnapsen
    .about = Una forma austriaca dello Schnapsen, da giocare a coppie.
