## A página em que se joga contra os bots.

# source: 620d67637db5
nav-play = Jogar
# source: 18409c21ea6d
play-way = Jogar aqui
    .about = Em um lugar da mesa contra bots, com qualquer variante e qualquer regra da casa.
# source: 4c144e0d905d
play-of = Jogar { $game }
# source: 228219eefcbe
play-description = Jogue { $game } no navegador: em qualquer lugar da mesa, com qualquer variante e qualquer regra da casa, contra bots que só veem o que um jogador no lugar deles veria.
# source: 294116066bf5
play-lead = Ocupe um lugar: os bots ficam com os outros. Eles seguem as mesmas regras e só sabem o que um jogador no lugar deles saberia. Para jogar uma carta, toque nela.
# source: 4ec159e548ca
play-rules = As regras
# source: f0e2c6fd8beb
play-needs = Para jogar é preciso JavaScript. As regras podem ser lidas sem ele.
# source: 140f914a3c9c
play-failed = Não foi possível carregar a parte desta página que serve para jogar.
# source: 918a64c7c957
play-table = A mesa
# source: b0bb2a1bf0de
play-preset = Variante
# source: 77b2154c7be8
play-seats = Jogadores
# source: c0cafad4d2c1
play-seat = O seu lugar
# source: 4d645ae66ad7
play-level = Força dos bots
# source: 8c3fcd66cd9c
play-level-1 = ao acaso
# source: a493e3dd20da
play-level-2 = iniciante
# source: 7178b1274007
play-level-3 = experiente
# source: d390d3f2a42c
play-level-4 = forte
# source: f19cdabfce75
play-seed = Número da distribuição
# source: c3d25fa9e03e
play-seed-help = O mesmo número dá as mesmas cartas.
# source: 05a359362b7b
play-options = Regras da casa
# source: 0e9438d17888
play-options-help = Seguem a variante até você mudá-las.
# source: 585be28b64b7
play-deal = Dar as cartas
# source: c53f12779df5
play-number = Dar as cartas com este número
# source: 4dde42c72c22
play-resume = Continuar a última partida
# source: 19ca69207850
match-label = { $title }: a sua partida
# source: 1d49624cc346
match-unavailable-help = Sem o motor não é possível dar as cartas aqui.
# source: 5a321d4b7abd
match-dealt = As cartas foram dadas.
# source: 85063f03f454
match-your-turn = É a sua vez.
# source: a5877bec88fb
match-no-card = Agora nenhuma das suas cartas pode ser jogada: escolha um dos botões abaixo.
# source: 743d15c519d2
match-their-turn = { $seat } está pensando…
# source: 89b1f280f99f
match-over = A rodada terminou.
# source: e96d1aa14d7e
match-session-over = A partida terminou.
# source: 0874662e6364
match-undo = Desfazer a jogada
# source: 29b0540b30a8
match-hint = Dica
# source: 7d6b9e084378
match-next-deal = Próxima rodada
# source: 63f21cb3d513
match-anew = Dar outras cartas
# source: a33031c97cfd
match-now = Voltar à partida
# source: 064fcaa54707
match-looking-back = Você está vendo uma jogada anterior.
# source: e578295856a6
match-copy-deal = Copiar link para estas cartas
# source: 9c7ae37ff4ea
match-copy-game = Copiar link para esta partida
# source: b7bdc5d419dd
match-nothing-back = Nesta rodada não há nenhuma jogada sua para desfazer.
# source: ef2649a6a01d
match-hint-only = Só há uma coisa a fazer: { $card }.
# source: 7e2a18757a85
match-hint-exact = O melhor, se daqui em diante todos jogarem o melhor possível: { $card }.
# source: 694e95bdec58
match-hint-result = A rodada termina então com { $a } para você ({ $b }).
# source: 9cbcc9ae92a7
match-hint-played = Experimente: { $card }. Distribuindo ao acaso as cartas ocultas e jogando ao acaso até o fim, foi o que em média deu mais certo. Distribuições experimentadas: { $n }.
# source: 7d2615797607
match-hint-lot = Tanto faz: { $card }. Não se conhece nada melhor.
# source: e6c2fb0db4fc
match-hint-next = A melhor depois dessa: { $card } ({ $a }).
# source: bb32e2f4baf1
match-hint-then = A melhor depois dessa: { $card }.
# source: df199227a568
match-scores = Andamento da partida
# source: afb8adb4c5c8
match-deal = Rodada { $n }
# source: c48920f7cec6
match-won = ganhou
# source: 7952211713dd
match-wins = Rodadas ganhas
# source: 94b4cdb71668
match-bad-address = Este endereço não indica uma partida que se possa ler: veja “{ $title }”. Você pode dar as cartas de novo.
# source: aeed708d613d
match-bad-game = Este endereço indica uma partida que não se pode jogar. { $a }
# source: b4d62e043860
match-bad-table = Com estas escolhas não se pode jogar. { $a }
# source: 63461f23cf51
match-cut = Este endereço contém uma jogada que as regras não permitem. { $a } A partida continua de onde estava antes dessa jogada.
# source: 14e8b4ae24f2
match-bot-failed = O motor de regras não conseguiu continuar. O que foi jogado fica guardado.
# source: d031ab32c854
match-keys = Teclas: as setas percorrem a rodada, End volta à partida; C diz as suas cartas, S a mesa, P a pontuação, L a última jogada.
