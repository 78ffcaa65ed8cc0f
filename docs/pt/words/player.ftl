## The player: names of the control elements and what it says.

# source: fe93977c98f8
player-label = Exemplo jogado: { $title }
# source: 42a9631f6fdd
player-table = A mesa
# source: c8c26d13e0aa
player-controls = Controles
# source: d799fd344813
player-first = Primeira jogada
# source: 7f411aeeb4d5
player-back = Jogada anterior
# source: 78d159a75b75
player-next = Próxima jogada
# source: f8e0e048a51a
player-last = Última jogada
# source: 8f5ac08a939f
player-step = Jogada { $n } de { $m }
# source: eada6c63f14e
player-position = { $n } / { $m }
# source: 6c964af8c9c2
player-steps = Jogadas
# source: c98425dcf3d8
player-start = Início
# source: af1999cf55b6
player-play = Reproduzir
# source: 9f7402430ac7
player-pause = Pausar
# source: 02649090c344
player-speed = Velocidade
# source: 6acf237e88aa
player-speed-slow = lenta
# source: 9d262bcdacea
player-speed-normal = normal
# source: cb78268d836d
player-speed-fast = rápida
# source: 0ffeafd017e7
player-paused = Em pausa.
# source: 084cb4c5b730
player-ended = Fim do exemplo.
# source: 3435ad0acc1a
player-whatif = E se…?
# source: c26932b034eb
player-whatif-help = Escolha uma carta para o jogador da vez.
# source: 9f4a30f4641e
player-whatif-end = Parar de perguntar
# source: c318019e23fa
player-hands = Mãos
# source: a6faede44a40
player-hands-open = Todas as mãos abertas
# source: f3240f498393
player-hands-acting = Só a mão do jogador da vez
# source: 6e86be35dfe7
player-hands-seat = Só a mão de { $seat }
# source: 3eeabe669e40
player-menu = Menu
# source: 61a0d7335f7f
player-transcript = Relato
# source: 8a36233aa38e
player-copy = Copiar link
# source: 33d6f4361da8
player-copied = Link copiado.
# source: 85d0fe52e836
player-copy-failed = Não foi possível copiar o link.
# source: 1d7213ecd524
player-rules = Regras aplicadas
# source: e517a85a6af0
player-rule-link = Ler a regra
# source: 4441dfeb94a2
player-why = Por que não?
# source: eeff3b61befa
player-starting = Iniciando o motor de regras…
# source: cfb5f03412ff
player-progress = { $done } de { $total } MB
# source: ff221ffb32bd
player-cancel = Cancelar
# source: b3c17b525a52
player-thinking = O motor está trabalhando…
# source: e0f58a213feb
player-verified = conferido no seu navegador
# source: 0b780e400133
player-verified-help = O motor de regras jogou de novo este exemplo no seu navegador e chegou ao mesmo resultado.
# source: 8a878af32dd2
player-mismatch = Este exemplo não confere.
# source: ed46526f998d
player-mismatch-help = No seu navegador, o motor de regras chega a um resultado diferente do desta página. A página continua mostrando o dela; por favor, avise-nos do erro.
# source: af05ef0518f5
player-unavailable = O motor de regras não está disponível aqui.
# source: 34ff378aabad
player-unavailable-stalled = O carregamento parou.
# source: 096feea151bb
player-unavailable-missing = Falta um arquivo.
# source: eb6c8a74bed5
player-unavailable-damaged = Um arquivo chegou danificado.
# source: 6abf5c0288b6
player-unavailable-blocked = Esta página não permite que ele funcione.
# source: 4f41c5a3d7c4
player-unavailable-failed = O motor informou um erro.
# source: 75a477902c4f
player-unavailable-cancelled = Você cancelou.
# source: 67710dc2b97a
player-unavailable-help = Ainda é possível seguir o exemplo jogada por jogada.
# source: 2a7c411da6e0
player-retry = Tentar de novo
# source: 9f3b2ab552b5
player-open-page = Abrir este exemplo em página própria
# source: 3bce66f3cd05
player-branch = Sua linha: fora do exemplo a partir da jogada { $n }
# source: 133d2bb578b5
player-back-to-example = Voltar ao exemplo
# source: 8beffa79e333
player-undo = Desfazer a última carta
# source: 6fe567c3da88
player-stale = Este link indica uma jogada ou uma carta que o exemplo não tem. Mostramos a jogada mais próxima.
# source: e37cc6778397
player-version = Não é possível ler o exemplo aqui: a página é de outra versão.
# source: 580043a9c742
player-broken = Não foi possível ler este exemplo.
# source: 27e481a8be0b
player-missing = Não foi possível carregar este exemplo.
# source: 4e4abec56d23
player-to-act = É a vez de { $seat }
# source: d2f8904ac0c8
player-acting = da vez
# source: c1b615a7c1c0
player-over = A rodada terminou.
# source: 895b2728ffec
player-dealer = carteador
# source: 0130a88574a7
player-hidden-card = uma carta fechada
# source: dfd91523d85d
player-cards-left = Cartas na mão: { $n }
# source: 529a45439c30
player-legal-card = { $card }: pode-se jogar
# source: bb32c631f14c
player-refused-card = { $card }: não se pode jogar
# source: 514b03ffe050
player-refused-action = { $card }: agora não é permitido
# source: 8157e4604425
player-said = “{ $words }”
# source: ecd0c15c3293
player-cards-of = Cartas de { $seat }: { $cards }
# source: be36b2758e1a
player-cards-none = { $seat } não tem cartas.
# source: 1321efbe38b3
player-zone-cards = { $zone }: { $cards }
# source: 985539c649a3
player-zone-empty = { $zone }: nenhuma carta
# source: 3d39e376979b
player-no-facts = Ainda não há nada para contar.
# source: 977519dc5996
player-pending = Em espera: { $card }. A carta será jogada assim que o motor estiver pronto.
# source: d677c4bc3e06
player-line-failed = O motor não conseguiu seguir esta linha.
# source: 44f6cda9b4a1
player-other-actions = Outras ações
# source: fbaffabacb6e
player-mismatch-step = Primeira diferença: jogada { $n }.
# source: 86b18c823cde
player-close = Fechar
# source: bc4b8db367bf
player-help = Teclas
# source: 4ce1435dc043
player-help-title = Atalhos do teclado
# source: b4a67b368d74
player-help-note = Funcionam quando o exemplo está em foco.
# source: 0719bd35c86b
player-key-next = próxima jogada
# source: ea2cf1f2767a
player-key-back = jogada anterior
# source: c5feadd59152
player-key-next-group = próxima vaza ou sequência
# source: 3c0f6435f460
player-key-back-group = vaza ou sequência anterior
# source: e817157eb3cb
player-key-first = primeira jogada
# source: e9258bac0eff
player-key-last = última jogada
# source: 0933fed64158
player-key-play = reproduzir ou pausar
# source: 3c353481d4e5
player-key-card = jogar a carta escolhida, numa linha sua
# source: 0552959af778
player-key-escape = sair da sua linha, depois fechar o que estiver aberto
# source: e88d41dd140a
player-key-seat = de quem mostrar a mão
# source: bb4f3d9f9518
player-key-hands = mãos abertas ou fechadas
# source: 231bed69f6e2
player-key-whatif = e se…?
# source: 96ec944f7453
player-key-speak = dizer o que está na mesa
# source: 311ec770bb4f
player-key-last-move = dizer a última jogada
# source: 43eb90bbff43
player-key-score = dizer a pontuação
# source: c26c8888dc11
player-key-cards = dizer as minhas cartas
# source: e562658e14f7
player-key-help = esta lista
# source: 8dd8026a3d1d
player-keyname-right = Seta para a direita
# source: 825ccc805708
player-keyname-left = Seta para a esquerda
# source: 101a36d3c1f5
player-keyname-page-down = Page Down
# source: f0900000748b
player-keyname-page-up = Page Up
# source: 1ec30c7eb27f
player-keyname-home = Home
# source: 031d1008c344
player-keyname-end = End
# source: f41e9f3afd86
player-keyname-space = Espaço
# source: 6411cf642a59
player-keyname-enter = Enter
# source: 5fea4e09c2ad
player-keyname-escape = Esc
