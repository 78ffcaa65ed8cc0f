### The page that tries what another site lets an example do, in French.

# source: c81deef0cade
selftest-title = Autotest des exemples dans un cadre
# source: 319733dd823e
selftest-about = Ce que la page autour de ce cadre, le navigateur et l’hébergeur de ce site permettent à un exemple.
# source: b14c4116cd00
selftest-no-script = Aucun script ne s’exécute dans ce cadre : le navigateur n’en a pas, ou la page autour l’interdit. Un exemple montre alors sa position principale, et toutes ses étapes sous forme de texte.
# source: 31031fcbfecb
selftest-running = Essai en cours
# source: 38aa565b725a
selftest-ok = Fonctionne
# source: 33ebb0b6b480
selftest-limited = Fonctionne en partie
# source: dceface75297
selftest-fails = Ne fonctionne pas
# source: f6c896ddd7d4
selftest-frame = Cadre
# source: a75061e1417a
selftest-frame-ok = Cette page se trouve dans un cadre.
# source: 661ada0de50a
selftest-frame-limited = Cette page est seule. Mettez son adresse dans un cadre de votre page pour essayer celle-ci.
# source: 28c002c72927
selftest-origin = Bac à sable
# source: ca05f021a7d5
selftest-origin-ok = Le cadre garde une origine à lui.
# source: 22888920078c
selftest-origin-limited = Le cadre n’a pas d’origine à lui. On peut parcourir les exemples ; le moteur ne démarre que si l’hébergeur laisse tous les sites lire ses fichiers. Cette permission manque :
# source: dce62b97d0a8
selftest-files = Fichiers
# source: 09d218d76533
selftest-files-ok = Les fichiers de ce site peuvent être lus.
# source: e97b74facc08
selftest-files-fails = Les fichiers de ce site ne peuvent pas être lus d’ici. L’hébergeur doit envoyer cet en-tête :
# source: f4e1cdee8f08
selftest-wasm = WebAssembly
# source: 3e94c2c729d6
selftest-wasm-ok = WebAssembly peut s’exécuter.
# source: b77069b518fb
selftest-wasm-fails = WebAssembly est refusé. La politique de ce site doit autoriser cette source de scripts :
# source: 9e2ad54d6ce6
selftest-engine = Moteur de règles
# source: a7aabd8a67a6
selftest-engine-ok = Le moteur de règles a démarré à côté de la page, et il a répondu.
# source: 95a0b1c09848
selftest-engine-fails = Le moteur de règles n’a pas démarré. On peut parcourir les exemples ; pour jouer leurs propres lignes, les lecteurs sont conduits à la page de ce site.
# source: aa47f84e9bac
selftest-storage = Mémoire
# source: 2e7c6a5d6d86
selftest-storage-ok = Ce qu’un lecteur règle est gardé pour la fois suivante.
# source: ec35acd0cd6d
selftest-storage-limited = Ce qu’un lecteur règle est oublié avec la page.
# source: 8fc6a9911321
selftest-size = Hauteur
# source: 62934113c4cf
selftest-size-ok = La page autour donne au cadre la hauteur qu’il demande.
# source: d9566a1d864c
selftest-size-limited = La page autour ne donne pas au cadre la hauteur qu’il demande : donnez au cadre une hauteur suffisante, ou suivez ses messages de ce type :
# source: 5848d9534cd4
selftest-policy = Politique
# source: 1970b9f52762
selftest-policy-ok = Aucune politique n’a rien refusé.
# source: 7e90b81edf0e
selftest-policy-fails = Une politique a refusé quelque chose. Par ces directives :
