### The family page of the ace-ten games, in Portuguese.

# source: 3690b59395f9
family-ace-ten = Jogos de ás e dez
    .short = Jogos de vazas em que contam as cartas ganhas, e o ás e o dez contam mais que todas.
    .about = Nestes jogos não importa quantas vazas você faz, e sim o que há nelas. O ás é a carta mais alta do naipe e a que mais conta; o dez vem logo depois, acima do rei, e conta quase tanto. Num ramo da família, a que pertence o Schnapsen, o rei e a dama do mesmo naipe formam um casamento e valem pontos a mais.

## Related games

# source: 78944f1f5522
relative-sixty-six = Sessenta e Seis
    .about = O jogo alemão de que o Schnapsen é a forma curta. Usa também os noves e dá mais cartas a cada um.
# source: a4344ed9e55d
relative-mariage = Mariage
    .about = O velho jogo alemão que tem o nome do casamento e do qual vêm os outros.
# source: b71a8856b9b9
relative-marias = Mariáš
    .about = O jogo tcheco dos casamentos, em geral para mais jogadores e com um contrato que se disputa em leilão.
# source: 25231bfed696
relative-snapszer = Snapszer
    .about = O primo húngaro, também chamado Snapszli.
# source: 129b6e42686d
relative-bauernschnapsen = Bauernschnapsen
    .about = Uma forma austríaca do Schnapsen, jogada em duplas.
