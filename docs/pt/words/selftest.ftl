### A página que experimenta o que outro site deixa um exemplo fazer.

# source: c81deef0cade
selftest-title = Autoteste de exemplos num quadro
# source: 319733dd823e
selftest-about = O que a página em volta deste quadro, o navegador e o servidor deste site permitem que um exemplo faça.
# source: b14c4116cd00
selftest-no-script = Nenhum script roda neste quadro: o navegador não os executa, ou a página em volta os proíbe. Um exemplo mostra então a sua posição principal e cada jogada em texto.
# source: 31031fcbfecb
selftest-running = Testando
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
selftest-frame-limited = Esta página não está em um quadro. Para testar uma página sua, ponha o endereço desta em um quadro dela.
# source: 28c002c72927
selftest-origin = Sandbox
# source: ca05f021a7d5
selftest-origin-ok = O quadro mantém uma origem própria.
# source: 22888920078c
selftest-origin-limited = O quadro não tem origem própria. Os exemplos podem ser seguidos jogada por jogada; o motor só inicia se o servidor permitir que todos os sites leiam os seus arquivos. Falta esta permissão:
# source: dce62b97d0a8
selftest-files = Arquivos
# source: 09d218d76533
selftest-files-ok = Os arquivos deste site podem ser lidos.
# source: e97b74facc08
selftest-files-fails = Daqui não é possível ler os arquivos deste site. O servidor precisa enviar este cabeçalho:
# source: f4e1cdee8f08
selftest-wasm = WebAssembly
# source: 3e94c2c729d6
selftest-wasm-ok = O WebAssembly pode rodar.
# source: b77069b518fb
selftest-wasm-fails = O WebAssembly é bloqueado. A política de segurança deste site precisa permitir esta origem de scripts:
# source: 9e2ad54d6ce6
selftest-engine = Motor de regras
# source: a7aabd8a67a6
selftest-engine-ok = O motor de regras iniciou em segundo plano e respondeu.
# source: 95a0b1c09848
selftest-engine-fails = O motor de regras não iniciou. Os exemplos podem ser seguidos jogada por jogada; para uma linha própria, quem lê é levado à página deste site.
# source: aa47f84e9bac
selftest-storage = Memória do navegador
# source: 2e7c6a5d6d86
selftest-storage-ok = O que o leitor escolhe fica guardado para a próxima vez.
# source: ec35acd0cd6d
selftest-storage-limited = O que o leitor escolhe se perde quando a página é fechada.
# source: 8fc6a9911321
selftest-size = Altura
# source: 62934113c4cf
selftest-size-ok = A página em volta dá ao quadro a altura que ele pede.
# source: d9566a1d864c
selftest-size-limited = A página em volta não dá ao quadro a altura que ele pede: é preciso um quadro alto o bastante, ou uma página que siga as mensagens dele deste tipo:
# source: 5848d9534cd4
selftest-policy = Política de segurança
# source: 1970b9f52762
selftest-policy-ok = Nenhuma política de segurança bloqueou nada.
# source: 7e90b81edf0e
selftest-policy-fails = Uma política de segurança bloqueou alguma coisa, com estas diretivas:
