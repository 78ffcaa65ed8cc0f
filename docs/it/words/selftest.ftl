### La pagina che prova che cosa un altro sito lascia fare a un esempio.

# source: c81deef0cade
selftest-title = Prova degli esempi in un riquadro
# source: 319733dd823e
selftest-about = Che cosa la pagina intorno a questo riquadro, il browser e il server di questo sito lasciano fare a un esempio.
# source: b14c4116cd00
selftest-no-script = In questo riquadro non gira nessuno script: il browser non li esegue, o la pagina intorno li vieta. Un esempio mostra allora la sua posizione principale, e ogni mossa come testo.
# source: 31031fcbfecb
selftest-running = Prova in corso
# source: 38aa565b725a
selftest-ok = Funziona
# source: 33ebb0b6b480
selftest-limited = Funziona in parte
# source: dceface75297
selftest-fails = Non funziona
# source: f6c896ddd7d4
selftest-frame = Riquadro
# source: a75061e1417a
selftest-frame-ok = Questa pagina sta in un riquadro.
# source: 661ada0de50a
selftest-frame-limited = Questa pagina non è in un riquadro. Per provare una tua pagina, metti l’indirizzo di questa in un riquadro della tua.
# source: 28c002c72927
selftest-origin = Sandbox
# source: ca05f021a7d5
selftest-origin-ok = Il riquadro conserva un’origine propria.
# source: 22888920078c
selftest-origin-limited = Il riquadro non ha un’origine propria. Gli esempi si possono seguire mossa per mossa; il motore parte solo se il server permette a tutti i siti di leggere i suoi file. Manca questo permesso:
# source: dce62b97d0a8
selftest-files = File
# source: 09d218d76533
selftest-files-ok = I file di questo sito si possono leggere.
# source: e97b74facc08
selftest-files-fails = Da qui i file di questo sito non si possono leggere. Il server deve mandare questa intestazione:
# source: f4e1cdee8f08
selftest-wasm = WebAssembly
# source: 3e94c2c729d6
selftest-wasm-ok = WebAssembly può girare.
# source: b77069b518fb
selftest-wasm-fails = WebAssembly viene bloccato. I criteri di sicurezza di questo sito devono ammettere per gli script questa origine:
# source: 9e2ad54d6ce6
selftest-engine = Motore di regole
# source: a7aabd8a67a6
selftest-engine-ok = Il motore di regole è partito in parallelo alla pagina e ha risposto.
# source: 95a0b1c09848
selftest-engine-fails = Il motore di regole non è partito. Gli esempi si possono seguire mossa per mossa; per una linea propria chi legge viene portato alla pagina di questo sito.
# source: aa47f84e9bac
selftest-storage = Memoria del browser
# source: 2e7c6a5d6d86
selftest-storage-ok = Le scelte di chi legge restano per la prossima volta.
# source: ec35acd0cd6d
selftest-storage-limited = Le scelte di chi legge si perdono chiudendo la pagina.
# source: 8fc6a9911321
selftest-size = Altezza
# source: 62934113c4cf
selftest-size-ok = La pagina intorno dà al riquadro l’altezza che chiede.
# source: d9566a1d864c
selftest-size-limited = La pagina intorno non dà al riquadro l’altezza che chiede: serve un riquadro abbastanza alto, o una pagina che segua i messaggi di questo tipo:
# source: 5848d9534cd4
selftest-policy = Criteri di sicurezza
# source: 1970b9f52762
selftest-policy-ok = Nessun criterio di sicurezza ha bloccato nulla.
# source: 7e90b81edf0e
selftest-policy-fails = Un criterio di sicurezza ha bloccato qualcosa, con queste direttive:
