## O formulário da página para quem incorpora: compõe o que se cola em outro site.

# source: eaf5564be72c
playground-game = Jogo
# source: 07051f2a5742
playground-example = Exemplo
# source: 1277a3994826
playground-language = Idioma
# source: 7f2c985f9562
playground-step = Começar na jogada
# source: a44cc6adfe03
playground-height = Altura em pixels
# source: 5efb540abea7
playground-copy = Copiar o código
