### Words of the site itself, in Portuguese (Brazilian-neutral).
### A step of a worked example is a "jogada", since "passo" is what a player says who passes.

## Names and head data

site-name = Snorum
site-tagline = Regras de jogos de cartas para jogar de novo, carta por carta
site-about = Regras de jogos de cartas com exemplos que um motor de regras jogou de verdade: siga uma rodada jogada por jogada, saia da linha e leia por que uma carta é recusada.

## Header, footer and chrome

chrome-skip = Ir para o texto
chrome-menu = Menu
chrome-search = Buscar
chrome-language = Idioma
chrome-contents = Nesta página
chrome-dark = Usar cores escuras
chrome-light = Usar cores claras
chrome-auto = Usar as cores do sistema
chrome-previous = Anterior
chrome-next = Próxima
chrome-top = Voltar ao topo
chrome-anchor = Link para este ponto
footer-rules = Textos das regras: { $licence }
footer-code = Código-fonte: { $licence }
chrome-untranslated = ainda sem tradução
footer-quiet = Sem cookies, sem rastreamento, nada carregado de outros sites.

## Search

search-label = Buscar nas regras
search-hint = Um jogo, uma palavra, uma regra
search-loading = Carregando o índice…
search-failed = Não foi possível carregar o índice.
search-none = Nada encontrado.
search-found =
    { $count ->
        [0] Nenhum resultado
        [one] { $count-text } resultado
       *[other] { $count-text } resultados
    }
search-close = Fechar a busca

## Page not found

missing-title = Página não encontrada
missing-text = Não há nenhuma página neste endereço. Talvez ela tenha mudado de lugar, ou o link tenha um erro.
missing-home = Ir para a página inicial
missing-examples = Ver todos os exemplos

## Root page: the choice of a language

chooser-enter = Ler em português

## Home

home-title = Regras de jogos de cartas, jogadas antes de serem escritas
home-lead = Cada exemplo destas páginas é uma rodada que um motor de regras jogou de verdade. Siga jogada por jogada, experimente outra carta e veja qual regra permite ou proíbe.
home-checked = Conferido no jogo
home-checked-more = Um exemplo que viola uma regra interrompe a construção deste site; assim, nenhuma página pode mostrar uma jogada errada.
home-why = Pergunte por que não
home-why-more = Escolha uma carta que não se pode jogar: a resposta é uma frase, com um link para a regra de onde ela vem.
home-languages = As mesmas regras para todos
home-languages-more =
    { $languages ->
        [one] As regras são escritas uma vez só, como dados, e lidas em { $languages-text } idioma.
       *[other] As regras são escritas uma vez só, como dados, e lidas em { $languages-text } idiomas.
    }
home-hand = Uma rodada para começar
home-read = Ler as regras
home-examples = Todos os exemplos
home-games = Jogos
home-families = Famílias

## Family page

nav-games = Jogos
nav-families = Famílias
nav-examples = Exemplos
nav-variants = Variantes
family-games = Jogos desta família
family-relatives = Parentes
family-variants = Variantes com página própria
family-history = De onde vem

## Game page: headings

heading-facts = Ficha do jogo
heading-minute = Em um minuto
heading-first-hand = Uma primeira rodada, jogada por jogada
heading-rules = Regras
heading-say = O que se diz
heading-variants = As variantes num relance
heading-options = Regras da casa
heading-steps =
    { $count ->
        [one] O jogo em { $count-text } passo
       *[other] O jogo em { $count-text } passos
    }
heading-tips = Dicas
heading-questions = Perguntas
heading-glossary = Glossário
heading-history = História
heading-relatives = Jogos aparentados
heading-sources = Fontes e correções
heading-corrections = Correções
heading-coverage = O que os exemplos mostram

## Game page: sections of the rules

section-overview = Em resumo
section-players = Jogadores
section-pack = O baralho
section-object = Objetivo do jogo
section-deal = A distribuição
section-play = O jogo
section-scoring = Pagamento e pontuação
section-winning = Vitória
section-irregularities = Irregularidades
section-variants = Variantes

## Game page: fact sheet

facts-family = Família
facts-players = Jogadores
facts-players-range = de { $from-text } a { $to-text }
facts-players-exact = { $count-text }
facts-pack = Baralho
facts-pack-cards =
    { $count ->
        [one] { $count-text } carta
       *[other] { $count-text } cartas
    }
facts-ranking = Ordem
facts-ranking-line = da mais alta para a mais baixa: { $ranks }
facts-ranking-circle = em círculo: { $ranks }; depois da mais alta vem a mais baixa
facts-say = Palavras
facts-names = Outros nomes
facts-mechanism = Tipo de jogo
facts-objective = Objetivo
facts-equipment = Material
facts-region = Origem
facts-period = Época
facts-period-since = conhecido desde { $year-text }
facts-duration = Duração
facts-duration-range = de { $from-text } a { $to-text } minutos

## Values of the fact sheet

# review: "jogo de bloqueio" for "stops game" is our own rendering.
mechanism-stops = jogo de bloqueio
mechanism-sequence = jogo de bloqueio em sequência
mechanism-matching = jogo de combinação
mechanism-tricks = jogo de vazas
objective-shed = livrar-se das cartas
objective-shedding = livrar-se das cartas
objective-first-out = ser o primeiro a se livrar das cartas
objective-points = fazer pontos
objective-tricks = fazer vazas
objective-last-in = ser o último a ficar no jogo
equipment-pack = um baralho
equipment-chips = fichas
equipment-coins = moedas
equipment-score-pad = papel e lápis
region-england = Inglaterra
region-britain = Grã-Bretanha
region-germany = Alemanha
region-austria = Áustria
region-greenland = Groenlândia
region-united-states = Estados Unidos
region-europe = Europa
kind-same-family = mesma família
kind-ancestor = antepassado
kind-descendant = descendente
kind-similar = jogo semelhante

## Game page: rules and what belongs to them

rules-lead = As regras básicas. O que muda nas outras versões está em As variantes num relance.
rules-lead-preset = As regras como valem em { $name }.
rules-shown =
    { $count ->
        [0] Nenhum exemplo mostra esta regra
        [one] { $count-text } exemplo mostra esta regra
       *[other] { $count-text } exemplos mostram esta regra
    }
rules-refused = Se você tentar assim mesmo:
rules-only = Só com: { $options }
say-lead = As palavras, na ordem em que se dizem.
say-card = Carta
say-words = Palavra
say-place = carta { $number-text }
say-last = Se a sequência fica bloqueada antes do fim, a última palavra se junta à normal.

## Variants and options

variants-lead = Cada variante é o jogo { $name } com estas diferenças.
variants-name = Variante
variants-differs = O que muda
variants-standard = o jogo básico
variants-difference = { $option }: { $value }
variants-differences = O que muda em relação a { $preset }
variants-same = Nada muda.
variants-all = Todas as variantes num relance
options-lead = Cada ponto em que as mesas diferem é uma opção do motor. Combinem tudo antes de dar as cartas.
options-name = Ponto
options-choices = Opções
options-default = Básico
options-range = de { $from-text } a { $to-text }
options-words = uma lista de palavras
value-yes = sim
value-no = não
value-none = nenhum

## Steps, tips, questions, glossary, history

tips-evidence = Veja no jogo:
tips-source = Da fonte:
questions-evidence = Veja no jogo:
glossary-back = Voltar às regras
history-source = Fonte:

## Sources and corrections

sources-lead = Em que estas páginas se apoiam.
sources-read = Ler a fonte
corrections-lead = Quando uma fonte contradiz a si mesma, ou a uma fonte melhor, nós avisamos.
corrections-says = A fonte diz:
corrections-right = O certo é:
corrections-proof = O exemplo que mostra isso:
confidence-label = Certeza
confidence-A = certo
confidence-B = muito provável
confidence-C = provável
source-label = Fonte { $id }

## Coverage

coverage-lead = Quantos exemplos jogados aplicam cada regra, contados enquanto o motor joga.
coverage-rule = Regra
coverage-examples = Exemplos
coverage-none = ainda nenhum
coverage-total =
    { $count ->
        [0] nenhum exemplo jogado
        [one] { $count-text } exemplo jogado
       *[other] { $count-text } exemplos jogados
    }

## Examples

examples-title = Exemplos
examples-of = Exemplos de { $game }
examples-description = Todos os exemplos, cada um jogado pelo motor de regras e contado carta por carta.
examples-lead = Rodadas e situações, todas jogadas pelo motor. Abra uma para seguir jogada por jogada.
example-page-title = { $title }: { $game }
example-description = { $title }. Um exemplo jogado de { $game }, pelas regras de { $preset }: mesa, relato e as regras aplicadas.
example-preset = Regras
example-options = Regras da casa
example-source = Fonte
example-transcript = Relato
example-rules = Regras aplicadas neste exemplo
example-record = Registro
example-record-help = Esta linha contém a rodada inteira: o jogo, a distribuição e cada carta jogada.
example-back = Voltar às regras
example-full = Abrir este exemplo
example-previous = Exemplo anterior
example-next = Próximo exemplo
example-step = Jogada { $number-text }
example-start = As cartas como foram distribuídas.
example-start-seat = As cartas como foram distribuídas. { $seat } começa.
example-picture = A mesa
example-picture-step = A mesa depois da jogada { $number-text }
example-no-script = Este exemplo pode ser lido sem script: a figura mostra o momento principal, o relato conta cada jogada.
embed-title = { $title }

## What a result is called in structured data

head-how-to = Como jogar { $name }

## The player: names of the control elements and what it says.

player-label = Exemplo jogado: { $title }
player-table = A mesa
player-controls = Controles
player-first = Primeira jogada
player-back = Jogada anterior
player-next = Próxima jogada
player-last = Última jogada
player-step = Jogada { $n } de { $m }
player-position = { $n } / { $m }
player-steps = Jogadas
player-start = Início
player-play = Reproduzir
player-pause = Pausar
player-speed = Velocidade
player-speed-slow = lenta
player-speed-normal = normal
player-speed-fast = rápida
player-paused = Em pausa.
player-ended = Fim do exemplo.
player-whatif = E se…?
player-whatif-help = Escolha outra carta para o jogador da vez.
player-whatif-end = Parar de perguntar
player-hands = Mãos
player-hands-open = Todas as mãos abertas
player-hands-acting = Só a mão de quem está na vez
player-hands-seat = Só a mão de { $seat }
player-menu = Menu
player-transcript = Relato
player-copy = Copiar link
player-copied = Link copiado.
player-copy-failed = Não foi possível copiar o link.
player-rules = Regras aplicadas
player-rule-link = Ler a regra
player-why = Por que não?
player-starting = Iniciando o motor de regras…
player-progress = { $done } de { $total } MB
player-cancel = Cancelar
player-thinking = O motor está trabalhando…
player-verified = conferido no seu navegador
player-verified-help = O motor de regras jogou de novo este exemplo no seu navegador e chegou ao mesmo resultado.
player-mismatch = Este exemplo não confere.
player-mismatch-help = No seu navegador, o motor de regras encontrou algo diferente do que esta página mostra. A página fica como estava; por favor, avise-nos.
player-unavailable = O motor de regras não está disponível aqui.
player-unavailable-stalled = O carregamento parou.
player-unavailable-missing = Falta um arquivo.
player-unavailable-damaged = Um arquivo chegou danificado.
player-unavailable-blocked = Esta página não permite que ele funcione.
player-unavailable-failed = O motor informou um erro.
player-unavailable-cancelled = Você cancelou.
player-unavailable-help = Ainda é possível seguir o exemplo jogada por jogada.
player-retry = Tentar de novo
player-open-page = Abrir este exemplo em página própria
player-branch = Sua linha: fora do exemplo na jogada { $n }
player-back-to-example = Voltar ao exemplo
player-undo = Desfazer a última carta
player-stale = Este link indica uma jogada ou uma carta que o exemplo não tem. Mostramos a jogada mais próxima.
player-version = Este leitor não consegue abrir o exemplo: a página é de outra versão.
player-broken = Não foi possível ler este exemplo.
player-to-act = É a vez de { $seat }
player-acting = na vez
player-over = A rodada terminou.
player-dealer = carteador
player-hidden-card = uma carta fechada
player-cards-left = Cartas na mão: { $n }
player-legal-card = { $card }: pode-se jogar
player-refused-card = { $card }: não se pode jogar
player-said = “{ $words }”
player-cards-of = Cartas de { $seat }: { $cards }
player-cards-none = { $seat } não tem cartas.
player-zone-cards = { $zone }: { $cards }
player-zone-empty = { $zone }: nenhuma carta
player-no-facts = Ainda não há nada para contar.
player-pending = Em espera: { $card }. A carta será jogada assim que o motor estiver pronto.
player-line-failed = O motor não conseguiu seguir esta linha.
player-other-actions = Outras ações
player-mismatch-step = Primeira diferença: jogada { $n }.
player-close = Fechar
player-help = Teclas
player-help-title = Teclas do leitor
player-help-note = Funcionam quando o leitor está em foco.
player-key-next = próxima jogada
player-key-back = jogada anterior
player-key-next-group = próxima sequência
player-key-back-group = sequência anterior
player-key-first = primeira jogada
player-key-last = última jogada
player-key-play = reproduzir ou pausar
player-key-card = jogar a carta escolhida, numa linha sua
player-key-escape = sair da sua linha, depois fechar o que estiver aberto
player-key-seat = de quem mostrar a mão
player-key-hands = mãos abertas ou fechadas
player-key-whatif = e se…?
player-key-speak = dizer o que está na mesa
player-key-last-move = dizer a última jogada
player-key-score = dizer a pontuação
player-key-cards = dizer as minhas cartas
player-key-help = esta lista
player-keyname-right = Seta para a direita
player-keyname-left = Seta para a esquerda
player-keyname-page-down = Page Down
player-keyname-page-up = Page Up
player-keyname-home = Home
player-keyname-end = End
player-keyname-space = Espaço
player-keyname-enter = Enter
player-keyname-escape = Esc
