## A comparação: as cartas de um exemplo com outra variante ou regra da casa.

# source: 7818b00f1732
player-compare = Outras regras
# source: 429bc2f4b0cb
compare-title = As mesmas cartas com outras regras
# source: afebecd56e07
compare-close = Encerrar a comparação
# source: fee9ad1675cc
compare-lead = Escolha uma regra. O motor joga a mesma linha de novo com ela e mostra a primeira jogada diferente.
# source: e05a9f6896f4
compare-choice = Regra
# source: db5ee611ab67
compare-choose = Escolha…
# source: d00af9d26c00
compare-presets = Variantes
# source: 021c64be98e5
compare-options = Regras da casa
# source: 690dd8c238d3
compare-list-differs = a partir da jogada { $n-text }
# source: 427040c26f70
compare-list-choices = mesmo andamento, outras opções
# source: cb221bb85e76
compare-list-same = sem diferença
# source: 2355f5dcc30d
compare-list-refused = jogada { $n-text } não permitida
# source: a92d5f60c62f
compare-list-impossible = impossível
# source: fee6cae0bac1
compare-same = Nenhuma jogada muda.
# source: 4cb5ff5109d1
compare-choices = Nenhuma jogada muda, mas depois da jogada { $n-text } as opções são outras.
# source: 1471aca1aff4
compare-gained = Também é permitido
# source: bc910a2961b5
compare-lost = Não é mais permitido
# source: ab8384989d77
compare-differs = A jogada { $n-text } é diferente.
# source: e9d28694844a
compare-differs-start = O começo já é diferente.
# source: 619bc83bcf51
compare-refused = Com esta regra a jogada { $n-text } não é permitida.
# source: d3059920a36f
compare-impossible = Com esta regra não se pode jogar com estas cartas.
# source: 9586964596e2
compare-here = Com as regras atuais
# source: 1fb59ec182b6
compare-there = Com a outra regra
# source: 7c600f828080
compare-table = Na mesa
# source: ed5dc2be0317
compare-show = Mostrar a jogada { $n-text }
# source: ab1dd1afe980
compare-unknown = Este link indica uma regra que este jogo não tem.
# source: 4da5d8ddc96c
compare-failed = Não foi possível fazer a comparação.
# source: db75b596404f
compare-labelled = { $label }: { $text }
