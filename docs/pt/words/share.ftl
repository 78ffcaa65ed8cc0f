## O que se leva de um exemplo: o link, os arquivos e o texto para colar.

# source: 1f060b0550d8
player-share = Compartilhar e incorporar
# source: 66fbc7203c9f
share-title = Compartilhar e incorporar
# source: 221b3d346260
share-position = Esta posição
# source: 8781ede2fe88
share-link = Link
# source: 936bd4591e5d
share-copy = Copiar
# source: e0dff1424994
share-copied = Copiado.
# source: 8bf2b371080e
share-copy-failed = O navegador não deixa esta página copiar. O texto está selecionado: copie-o com o teclado ou com o menu do seu dispositivo.
# source: 2b1d846ad57c
share-save = Salvar em arquivo
# source: 0a61b79bd88b
share-picture = Imagem (SVG)
# source: 2ad374768761
share-transcript = Relato
# source: 54a07a3b4920
share-record = Registro em texto
# source: 7175cee31c1f
share-toml = Arquivo do exemplo (TOML)
# source: dedde15d8711
share-embed = Em uma página sua
# source: d6c77c8ee6c9
share-kind = O que colar
# source: 06cb72d98c73
share-kind-frame = Um quadro, para qualquer página
# source: 53b318a3eb03
share-kind-element = Um elemento com o seu script
# source: ec7c04e453b9
share-mode = O que se mostra
# source: 27943e9d461a
share-mode-view = A mesa com os controles
# source: 1c3f2aecd264
share-mode-diagram = Só a mesa
# source: 350dc0590988
share-theme = Claro e escuro
# source: 4641f5f2de4d
share-theme-auto = Como no sistema de quem lê
# source: 9481ebe329a9
share-theme-light = Claro
# source: 9ab0656c9dc8
share-theme-dark = Escuro
# source: 2af1fbbf3f24
share-step = Começar nesta jogada
# source: 7f624780e0f7
share-snippet = Para colar
# source: 6d1be44af5a3
share-none = Este exemplo não tem uma página própria para colocar em um quadro.
