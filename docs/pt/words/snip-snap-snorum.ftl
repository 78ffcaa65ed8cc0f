### The family page, in Portuguese.

# source: a3705097f868
family-snip-snap-snorum = Snip Snap Snorum e seus parentes
    .short = Jogos em que uma carta chama outra, na maioria deles com uma palavra.
    .about = Mais de um jogo atende pelo nome de Snip Snap Snorum. No jogo em sequência joga-se a carta logo acima, do mesmo naipe; no jogo de cartas iguais, outra do mesmo valor. Ambos têm em comum as palavras, o ritmo e o objetivo: vence quem fica primeiro sem cartas. O jogo em sequência pertence aos jogos de bloqueio, em que se joga até que ninguém possa continuar. No Nobble e em seus parentes, quem tem a carta atingida paga moedas.

## Related games

# source: 2c83d602fcea
relative-newmarket = Newmarket
    .about = Um jogo de bloqueio com apostas em certas cartas; as sequências sobem no mesmo naipe até que ninguém possa continuar.
# source: 1c0b2221dbc0
relative-michigan = Michigan
    .about = O irmão americano do Newmarket, com uma mão de reserva que se pode comprar.
# source: eee3505b9fcb
relative-yellow-dwarf = Anão Amarelo
    .about = O Nain Jaune francês: um jogo de bloqueio com tabuleiro, em que os naipes não contam.
# source: 296aff3f217a
relative-pope-joan = Pope Joan
    .about = Um antigo jogo de bloqueio inglês, com tabuleiro redondo e apostas em cartas especiais.
# source: ce5794b8c788
relative-snap = Snap
    .about = O jogo infantil de achar cartas iguais, talvez nascido do jogo de cartas iguais.
