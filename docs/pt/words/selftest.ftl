### A página que experimenta o que outro site deixa um exemplo fazer.

# source: c81deef0cade
selftest-title = Autoteste de exemplos num quadro
# source: 319733dd823e
selftest-about = O que a página em volta deste quadro, o navegador e o servidor deste site deixam um exemplo fazer.
# source: b14c4116cd00
selftest-no-script = Nenhum script corre neste quadro: o navegador não os tem, ou a página em volta proíbe-os. Um exemplo mostra então a sua posição principal e cada passo em texto.
# source: 31031fcbfecb
selftest-running = A experimentar
# source: 38aa565b725a
selftest-ok = Funciona
# source: 33ebb0b6b480
selftest-limited = Funciona em parte
# source: dceface75297
selftest-fails = Não funciona
# source: f6c896ddd7d4
selftest-frame = Quadro
# source: a75061e1417a
selftest-frame-ok = Esta página está dentro de um quadro.
# source: 661ada0de50a
selftest-frame-limited = Esta página está sozinha. Ponha o endereço dela num quadro da sua página para experimentar essa página.
# source: 28c002c72927
selftest-origin = Sandbox
# source: ca05f021a7d5
selftest-origin-ok = O quadro mantém uma origem própria.
# source: 22888920078c
selftest-origin-limited = O quadro não tem origem própria. Os exemplos podem ser percorridos; o motor só arranca se o servidor deixar todos os sites ler os seus ficheiros. Falta esta permissão:
# source: dce62b97d0a8
selftest-files = Ficheiros
# source: 09d218d76533
selftest-files-ok = Os ficheiros deste site podem ser lidos.
# source: e97b74facc08
selftest-files-fails = Daqui não se podem ler os ficheiros deste site. O servidor tem de enviar este cabeçalho:
# source: f4e1cdee8f08
selftest-wasm = WebAssembly
# source: 3e94c2c729d6
selftest-wasm-ok = O WebAssembly pode correr.
# source: b77069b518fb
selftest-wasm-fails = O WebAssembly é recusado. A política deste site tem de permitir esta origem de scripts:
# source: 9e2ad54d6ce6
selftest-engine = Motor das regras
# source: a7aabd8a67a6
selftest-engine-ok = O motor das regras arrancou ao lado da página e respondeu.
# source: 95a0b1c09848
selftest-engine-fails = O motor das regras não arrancou. Os exemplos podem ser percorridos; para linhas próprias, o leitor é levado à página deste site.
# source: aa47f84e9bac
selftest-storage = Memória
# source: 2e7c6a5d6d86
selftest-storage-ok = O que o leitor escolhe fica guardado para a próxima vez.
# source: ec35acd0cd6d
selftest-storage-limited = O que o leitor escolhe perde-se com a página.
# source: 8fc6a9911321
selftest-size = Altura
# source: 62934113c4cf
selftest-size-ok = A página em volta dá ao quadro a altura que ele pede.
# source: d9566a1d864c
selftest-size-limited = A página em volta não dá ao quadro a altura que ele pede: faça o quadro alto o bastante, ou siga as mensagens dele deste tipo:
# source: 5848d9534cd4
selftest-policy = Política
# source: 1970b9f52762
selftest-policy-ok = Nenhuma política recusou nada.
# source: 7e90b81edf0e
selftest-policy-fails = Uma política recusou alguma coisa, com estas diretivas:
