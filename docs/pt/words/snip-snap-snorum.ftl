### The family page, in Portuguese.

family-snip-snap-snorum = Snip Snap Snorum e seus parentes
    .short = Jogos em que uma carta chama outra carta e cada carta tem a sua palavra.
    .about = Mais de um jogo atende pelo nome de Snip Snap Snorum. No jogo em sequência joga-se a carta seguinte do mesmo naipe; no outro, uma carta do mesmo valor. Em comum eles têm as palavras, a pressa e o objetivo: vence quem fica primeiro sem cartas. Pertencem aos jogos de bloqueio, em que se vai em frente até que ninguém possa continuar.

## Related games

relative-newmarket = Newmarket
    .about = Um jogo de bloqueio com apostas em certas cartas; as sequências sobem no naipe até que ninguém possa continuar.
relative-michigan = Michigan
    .about = O irmão americano do Newmarket, com uma mão de reserva que se pode comprar.
relative-yellow-dwarf = Anão Amarelo
    .about = O Nain Jaune francês: um jogo de bloqueio com tabuleiro, em que os naipes não contam.
relative-pope-joan = Pope Joan
    .about = Um antigo jogo de bloqueio inglês, com tabuleiro redondo e apostas em cartas especiais.
relative-snap = Snap
    .about = O jogo infantil de achar cartas iguais, talvez filho do jogo de cartas iguais.
