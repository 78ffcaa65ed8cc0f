### Words of the page that lists all games.

# source: 5e965fc3ecf6
index-title = Todos os jogos
# source: 5ed97e1f5ed8
index-lead = Todos os jogos e variantes deste site. Escolha conforme o que tem à mão e quantos vão jogar.
# source: b5c760afe6b5
home-all-games = Todos os jogos e variantes, por número de jogadores, tipo e origem
# source: d7914961b634
index-filter = Reduzir a lista
# source: a3b0cc23f495
index-any = qualquer
# source: 7dc4dc7b5d8c
index-list = Jogos e variantes
# source: 719e0e7241cd
index-found =
    { $count ->
        [0] Nenhum jogo tem tudo isso.
        [one] { $count-text } jogo ou variante
        [many] { $count-text } jogos e variantes
       *[other] { $count-text } jogos e variantes
    }
# source: 8ba4da6fb255
index-clear = Mostrar todos
# source: 56ef409bd39f
index-players =
    { $count ->
        [0] { $count-text } jogadores
        [one] { $count-text } jogador
        [many] { $count-text } jogadores
       *[other] { $count-text } jogadores
    }
# source: 15e9b4ba1cdc
index-players-range = de { $from-text } a { $to-text } jogadores
# source: f8c11294eb42
index-time =
    { $count ->
        [0] até { $count-text } minutos
        [one] até { $count-text } minuto
        [many] até { $count-text } minutos
       *[other] até { $count-text } minutos
    }
# source: 9f963a98e153
index-period = de { $from-text } a { $to-text }
# source: 1592d85ca99b
index-axis-players = Jogadores
# source: de420638e33d
index-axis-mechanism = Tipo de jogo
# source: 1b892a0174d0
index-axis-objective = Objetivo
# source: d231291c7244
index-axis-equipment = Material
# source: dc79f5eb81d5
index-axis-cards = Baralho
# source: 3ec58c92c979
index-axis-time = Duração
# source: 2c281ebe79ad
index-axis-region = Origem
# source: 09eecb9410b2
index-axis-period = Primeira menção
# source: ae127d798d1f
index-by-players = Por número de jogadores
# source: ea06022f4c41
index-by-mechanism = Por tipo de jogo
# source: ed0ee8ce6608
index-by-objective = Por objetivo
# source: e2f3669fff3e
index-by-equipment = Pelo que é preciso além das cartas
# source: 808115bf6b1e
index-by-cards = Por tamanho do baralho
# source: fd009765044f
index-by-time = Por duração
# source: 775c1a26c97a
index-by-region = Por origem
# source: 1e44183bca6e
index-by-period = Por época
