### What many deals show: measured figures, each in a line of a table with a drawing beside it.

# source: 545c56a8b425
heading-evidence = O que mostram muitas rodadas
# source: bf05739fff63
evidence-lead = Programas jogaram estas rodadas e contaram os resultados. O ponto é o valor medido; o verdadeiro está, com { $sure-text }% de confiança, em algum lugar da barra em torno dele. A linha tracejada, quando há uma, marca o valor justo: ninguém leva vantagem. O intervalo das proporções é o de Wilson; o das médias, o normal.
# source: e6fc0843239b
evidence-row = Caso
# source: 093fb4f06cc9
evidence-percent-kind = Proporção, intervalo de { $sure-text }%
# source: edf5deded64e
evidence-number-kind = Média, intervalo de { $sure-text }%
# source: 91d31dc40d31
evidence-percent = { $value-text }%
# source: 5cdff82d1b9e
evidence-number = { $value-text }
# source: b717754290ad
evidence-percent-between = de { $low-text }% a { $high-text }%
# source: 5f7c17823fae
evidence-number-between = de { $low-text } a { $high-text }
# source: a4f6b374ea05
evidence-percent-scale = escala de { $low-text }% a { $high-text }%
# source: 8bfc849be697
evidence-number-scale = escala de { $low-text } a { $high-text }
# source: c61f2451e374
evidence-observed = observações: { $sample-text }
# source: 4ac890b60846
evidence-range = de { $low-text } a { $high-text }
# source: f689b6102afa
evidence-seats =
    { $count ->
        [one] { $count-text } jogador
       *[other] { $count-text } jogadores
    }
# source: 3c16fa698c7b
evidence-random = Todos jogaram ao acaso, dentro das regras.
# source: f755878f5804
evidence-habit = Quem abriu primeiro seguiu o critério indicado; todos os outros jogaram ao acaso, dentro das regras.
# source: 1debb90e619d
evidence-bots = Jogaram os nossos bots do nível { $level-text }.
# source: b161785f7c26
evidence-rules = Regras: “{ $rules }”.
# source: cbf0f0f0230b
evidence-players = Jogadores: { $count-text }.
# source: bcf16fb9f7c0
evidence-deals = Rodadas em cada linha: { $deals }, numeradas a partir de { $seed-text }.
# source: 8951568ff608
evidence-games = Partidas inteiras em cada linha: { $deals }, numeradas a partir de { $seed-text }.
# source: e01805c24e30
evidence-see = Os dados:

## Tables that several games have

# source: 43591a40a572
plot-first-seat = Com que frequência vence quem abre primeiro
    .about = Abrir primeiro é uma vantagem quando o ponto passa da linha tracejada. Uma vitória dividida conta para cada um em partes iguais.
# source: f2945a6af59a
plot-cards-played = Quantas cartas são jogadas numa rodada
    .about = Desde a primeira abertura até alguém ficar sem cartas.
# source: 1641ac060215
plot-payments = Quanto se paga numa rodada
    .about = O que todos os jogadores pagam juntos, em fichas ou moedas.
