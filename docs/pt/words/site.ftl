### Words of the site itself, in Portuguese (Brazilian-neutral).
### A step of a worked example is a "jogada", since "passo" is what a player says who passes.

## Names and head data

# source: 089b4ba0376f
site-name = Snorum
# source: dcc1cc3408a9
site-tagline = Regras de jogos de cartas para acompanhar jogando, carta por carta
# source: 44c40baed7dc
site-about = Regras de jogos de cartas com exemplos que um motor de regras jogou de verdade: siga uma rodada jogada por jogada, experimente outra carta e leia por que ela não pode ser jogada.

## Header, footer and chrome

# source: d55e050e8857
chrome-skip = Ir para o texto
# source: 59ecd845ca38
chrome-menu = Menu
# source: 8af88586e6e4
chrome-search = Buscar
# source: ea244662a247
chrome-language = Idioma
# source: dec9ec6030c3
chrome-contents = Nesta página
# source: d3629bcf478e
chrome-dark = Usar cores escuras
# source: 21848893c54a
chrome-light = Usar cores claras
# source: c58c3b9f539e
chrome-auto = Usar as cores do sistema
# source: 82c32eb7ffb4
chrome-previous = Anterior
# source: 6f6a896c8429
chrome-next = Próxima
# source: bbb36849fb20
chrome-top = Voltar ao topo
# source: a6cdf4a20b7b
chrome-anchor = Link para este ponto
# source: fe663a5ecd85
footer-rules = Textos das regras: { $licence }
# source: 1eedaef61ea5
footer-code = Código-fonte: { $licence }
# source: ccd774fd71a1
chrome-untranslated = ainda sem tradução
# source: c7f8a1a475a1
footer-quiet = Sem cookies, sem rastreamento, nada carregado de outros sites.

## Search

# source: 31f589594173
search-label = Buscar nas regras
# source: de9b37ab0a5c
search-hint = Um jogo, uma palavra, uma regra
# source: ba29bf5dd77d
search-loading = Carregando o índice…
# source: b8dd86914c89
search-failed = Não foi possível carregar o índice.
# source: e15655b502ce
search-none = Nada encontrado.
# source: 7b7acd83ea18
search-found =
    { $count ->
        [0] Nenhum resultado
        [one] { $count-text } resultado
       *[other] { $count-text } resultados
    }
# source: d80f0d4e5e03
search-close = Fechar a busca

## Page not found

# source: e588cdcf3e73
missing-title = Página não encontrada
# source: 65573e3aaf0f
missing-text = Não há nenhuma página neste endereço. Talvez ela tenha mudado de lugar, ou o link tenha um erro.
# source: 2457bd623e5a
missing-home = Ir para a página inicial
# source: 75141f76c99c
missing-examples = Ver todos os exemplos

## Root page: the choice of a language

# source: 9df10c8892f2
chooser-enter = Ler em português

## Home

# source: 943244832cf9
home-title = Regras de jogos de cartas, jogadas antes de serem escritas
# source: b28875fb615b
home-lead = Cada exemplo destas páginas é uma rodada que um motor de regras jogou de verdade. Siga-a jogada por jogada, experimente outra carta e veja qual regra a permite ou proíbe.
# source: b984f5ffe0a7
home-checked = Conferido no jogo
# source: 7822e1566f8b
home-checked-more = Um exemplo que viola uma regra interrompe a construção deste site; assim, nenhuma página pode mostrar uma jogada errada.
# source: 8182194a0844
home-why = Pergunte por que não
# source: 5d3c134a67b0
home-why-more = Escolha uma carta que não se pode jogar: a resposta é uma frase, com um link para a regra de onde ela vem.
# source: 47d12414d573
home-languages = As mesmas regras para todos
# source: 199201bd732d
home-languages-more =
    { $languages ->
        [one] As regras são escritas uma vez só, como dados, e podem ser lidas em { $languages-text } idioma.
       *[other] As regras são escritas uma vez só, como dados, e podem ser lidas em { $languages-text } idiomas.
    }
# source: 195d0c88617b
home-hand = Uma rodada para começar
# source: c0041479c4cd
home-read = Ler as regras
# source: 5a661fdf3b5a
home-examples = Todos os exemplos
# source: 3bdd3aaac2b2
home-games = Jogos
# source: 17a6b3c16523
home-families = Famílias

## Family page

# source: 5bf49c9bf0a8
nav-home = Início
# source: 083657ac01fc
nav-games = Jogos
# source: 203fd2f9d7ee
nav-families = Famílias
# source: 1fb6a6c12ca2
nav-examples = Exemplos
# source: 69cd3445b858
nav-variants = Variantes
# source: 4d30da0e499f
family-games = Jogos desta família
# source: d6c5468fe48c
family-relatives = Parentes
# source: ee2b4d568e14
family-variants = Variantes com página própria
# source: 8efa450863b3
family-history = De onde vem

## Game page: headings

# source: 4957294f7a57
heading-facts = Ficha do jogo
# source: 8571001a1567
heading-minute = Em um minuto
# source: adad9f3a68de
heading-first-hand = Uma primeira rodada, jogada por jogada
# source: 1cdf5d4fbf9a
heading-rules = Regras
# source: 766b99432c50
heading-say = O que se diz
# source: e6c1dcd9b1f9
heading-variants = As variantes num relance
# source: 8b4f6962fd77
heading-options = Regras da casa
# source: 0c156ce66ee1
heading-steps =
    { $count ->
        [one] Consulta rápida: o jogo em { $count-text } passo
       *[other] Consulta rápida: o jogo em { $count-text } passos
    }
# source: 9788c510307a
heading-tips = Dicas
# source: 4016dc0c8720
heading-questions = Perguntas
# source: ec93d4eae988
heading-glossary = Glossário
# source: a450c78857cc
heading-history = História
# source: 1c028c17cc3e
heading-relatives = Jogos aparentados
# source: 09b57f3fd6f1
heading-sources = Fontes e correções
# source: 4c458d1fcb96
heading-corrections = Correções
# source: 32f70f86df80
heading-coverage = O que os exemplos mostram

## Game page: sections of the rules

# source: debe7c64d5c8
section-overview = Em resumo
# source: 5e594d6fc950
section-players = Jogadores
# source: 248218b72e7b
section-pack = O baralho
# source: 8da086eb5dfd
section-object = Objetivo do jogo
# source: 89fddadfada0
section-deal = A distribuição
# source: d553c83ea4cd
section-play = O jogo
# source: ef28fa04f3f4
section-scoring = Pagamento e pontuação
# source: 3e64b238b69b
section-winning = Vitória
# source: 02cccb3b9827
section-irregularities = Irregularidades
# source: d16f2953a22d
section-variants = Variantes

## Game page: fact sheet

# source: a7683c66d452
facts-family = Família
# source: 96e402a3b517
facts-players = Jogadores
# source: 19b801a4dcea
facts-players-range = de { $from-text } a { $to-text }
# source: d80a61888cc1
facts-players-exact = { $count-text }
# source: 69f91eb6f7df
facts-pack = Baralho
# source: 2d07318fb51d
facts-pack-cards =
    { $count ->
        [one] { $count-text } carta
       *[other] { $count-text } cartas
    }
# source: 635fb6f3a06b
facts-ranking = Ordem
# source: 15f2519c02f9
facts-ranking-line = da mais alta para a mais baixa: { $ranks }
# source: f508fee9ba96
facts-ranking-circle = em círculo, da mais alta para a mais baixa: { $ranks }; subindo, depois da mais alta vem de novo a mais baixa
# source: 3cafc4a4256b
facts-say = Palavras
# source: 5a84f9fc0b67
facts-names = Outros nomes
# source: 63d59e5c92f4
facts-mechanism = Tipo de jogo
# source: 8d0a5afa23b4
facts-objective = Objetivo
# source: f8d04a0ec54d
facts-equipment = Material
# source: ce4ce48619cc
facts-region = Origem
# source: 82aa6edb3550
facts-period = Época
# source: ebd1e9a13e85
facts-period-since = conhecido desde { $year-text }
# source: 1e01d8b7666e
facts-duration = Duração
# source: a835cf708dd7
facts-duration-range = de { $from-text } a { $to-text } minutos

## Values of the fact sheet

# review: "jogo de bloqueio" for "stops game" is our own rendering.
# source: e0934d05defc
mechanism-stops = jogo de bloqueio
# source: 41d36813b8cc
mechanism-sequence = jogo de bloqueio em sequência
# source: ccbb162456af
mechanism-matching = jogo de combinação
# source: 70409ae934d4
mechanism-tricks = jogo de vazas
# source: 6ff1fe187aad
objective-shed = livrar-se das cartas
# source: 51ee876c3c40
objective-shedding = livrar-se das cartas
# source: c8340438fbef
objective-first-out = ser o primeiro a se livrar das cartas
# source: f957819c9332
objective-points = fazer pontos
# source: 1dfa527cff12
objective-tricks = fazer vazas
# source: 372c372638ce
objective-last-in = ser o último a ficar no jogo
# source: 904ad5a371da
equipment-pack = um baralho
# source: e467a91e1621
equipment-chips = fichas
# source: a4df09014688
equipment-coins = moedas
# source: 897f658ae1d5
equipment-score-pad = um bloco para os pontos
# source: 7cdc470d636b
region-england = Inglaterra
# source: a897072a417f
region-britain = Grã-Bretanha
# source: f1c84fc44c29
region-germany = Alemanha
# source: a8766f64e467
region-austria = Áustria
# source: 223dd6b60117
region-greenland = Groenlândia
# source: bf5c6c82ee03
region-united-states = Estados Unidos
# source: 4fa58eac0e2a
region-europe = Europa
# source: f7ec010abe33
kind-same-family = mesma família
# source: a5eeac0aa2f6
kind-ancestor = antepassado
# source: d3ddf2e472bb
kind-descendant = descendente
# source: 7b7d071bcd98
kind-similar = jogo semelhante

## Game page: rules and what belongs to them

# source: fc040d405ce5
rules-lead = As regras do jogo básico. O que muda nas outras variantes está em “As variantes num relance”.
# source: 96d5037133ff
rules-lead-preset = As regras da variante “{ $name }”.
# source: e4a8a0f1b32d
rules-shown =
    { $count ->
        [0] Nenhum exemplo mostra esta regra
        [one] { $count-text } exemplo mostra esta regra
       *[other] { $count-text } exemplos mostram esta regra
    }
# source: 917f58ccde5e
rules-refused = Se você tentar assim mesmo:
# source: 43005e02792b
rules-only = Só com: { $options }
# source: 47d46ede22b4
say-lead = As palavras, na ordem em que se dizem.
# source: e5d6ca1560f6
say-card = Carta
# source: 2d38e191b547
say-words = Palavra
# source: 043b559cc244
say-place = carta { $number-text }

## Variants and options

# source: cb103bfa5df1
variants-lead = Cada variante se joga como “{ $name }”, com estas diferenças.
# source: bbb39237a13e
variants-name = Variante
# source: b3bcbc873360
variants-differs = O que muda
# source: 91343b53cc7a
variants-standard = o jogo básico
# source: 1c7058884b2f
variants-difference = { $option }: { $value }
# source: 92bc9aec9bcb
variants-differences = O que muda em relação a “{ $preset }”
# source: 17c5d84c7cb8
variants-same = Nada muda.
# source: 868107b4f953
variants-all = Todas as variantes num relance
# source: ca1b101a689e
options-lead = Nestes pontos cada mesa tem o seu costume, e o motor de regras sabe jogar todas as opções da lista. Combinem tudo antes de dar as cartas.
# source: d7163b771ffe
options-name = Ponto
# source: d26abe33d9d5
options-choices = Opções
# source: dbed720b5b26
options-default = Jogo básico
# source: 89979a6306bd
options-range = de { $from-text } a { $to-text }
# source: 3c68a0eb8bec
options-words = uma lista de palavras
# source: a968cd7667d0
value-yes = sim
# source: 0c2d9416baf0
value-no = não
# source: e71aa23a9773
value-none = nenhum

## Steps, tips, questions, glossary, history

# source: 89fdd47f9828
tips-evidence = Veja no jogo:
# source: 55a566e2e1dc
tips-source = De:
# source: bf0b999e1375
questions-evidence = Veja no jogo:
# source: 68d457a3132d
glossary-back = Voltar às regras
# source: 8d91a3a22982
history-source = De:

## Sources and corrections

# source: 266aaf8f4919
sources-lead = Em que estas páginas se apoiam.
# source: 8aed695cec62
sources-read = Ler a fonte
# source: 3c7ae164d0db
corrections-lead = Quando uma fonte se contradiz, ou contradiz uma fonte melhor, nós avisamos.
# source: 815457e33c9b
corrections-says = Na fonte:
# source: e2f883aff64c
corrections-right = Correção:
# source: 5139fa10d4b7
corrections-proof = O exemplo que mostra isso:
# source: ed95a91f8f7d
confidence-label = Certeza
# source: 2b6f9366394c
confidence-A = total
# source: 1cb7062cd8de
confidence-B = muito alta
# source: f03c02a6e580
confidence-C = razoável
# source: e041709829fb
source-label = Fonte { $id }

## Coverage

# source: 2f540e714000
coverage-lead = Quantos exemplos jogados aplicam cada regra; o motor conta enquanto os joga.
# source: 411ae3748fa1
coverage-rule = Regra
# source: ad9ab83becd8
coverage-examples = Exemplos
# source: 25dcc4bfa480
coverage-none = ainda nenhum
# source: 8a5b4f4919f0
coverage-total =
    { $count ->
        [0] nenhum exemplo jogado
        [one] { $count-text } exemplo jogado
       *[other] { $count-text } exemplos jogados
    }

## Examples

# source: 2f7d46176b2c
examples-title = Exemplos
# source: 0cb9964f603d
examples-of = Exemplos de { $game }
# source: c33139f511dd
examples-description = Todos os exemplos, cada um jogado pelo motor de regras e contado carta por carta.
# source: c730ef323715
examples-lead = Rodadas e situações, todas jogadas pelo motor. A maioria mostra só as cartas que importam; as outras contam como fechadas. Abra um exemplo para segui-lo jogada por jogada.
# source: 026d7af5e885
example-page-title = { $title } – { $game }
# source: c4798812eabb
example-description = { $title }. Um exemplo jogado de { $game }, pelas regras de “{ $preset }”: mesa, relato e regras aplicadas.
# source: 2e33cf016c91
example-preset = Regras
# source: 7fb1374a8700
example-options = Regras da casa
# source: b8dc624ad974
example-source = Fonte
# source: 496475e14799
example-transcript = Relato
# source: 7109bc0ffc80
example-rules = Regras aplicadas neste exemplo
# source: 92a49b11a7c5
example-record = Registro
# source: 358c7d6e9693
example-record-help = Esta linha contém a rodada inteira: o jogo, a distribuição e cada carta jogada.
# source: a32c396abb1f
example-back = Voltar às regras
# source: eba62bf47dd5
example-full = Abrir este exemplo
# source: 4c98e68ac5e1
example-previous = Exemplo anterior
# source: 44549ca98bbb
example-next = Próximo exemplo
# source: b94b8f6dee80
example-step = Jogada { $number-text }
# source: 0f721d4e8700
example-start = Estas são as cartas.
# source: ecc05231a606
example-start-seat = Estas são as cartas. Quem começa é { $seat }.
# source: 2942df9617b5
example-picture = A mesa
# source: 10493d7453a9
example-picture-step = A mesa depois da jogada { $number-text }
# source: 7bc33cc46a85
example-no-script = Este exemplo pode ser lido sem script: a figura mostra o momento principal, e o relato conta cada jogada.
# source: 0fc1cb932184
embed-title = { $title }

## What a result is called in structured data

# source: 1a0fe8df02a0
head-how-to = Como jogar { $name }
