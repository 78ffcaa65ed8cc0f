### Die Seite, die ausprobiert, was eine fremde Seite einem Beispiel erlaubt.

# source: c81deef0cade
selftest-title = Selbsttest für Beispiele im Rahmen
# source: 319733dd823e
selftest-about = Was die Seite um diesen Rahmen, der Browser und der Server dieser Website einem Beispiel erlauben.
# source: b14c4116cd00
selftest-no-script = In diesem Rahmen läuft kein Skript: Der Browser führt keine aus, oder die Seite darum herum verbietet es. Ein Beispiel zeigt dann seine wichtigste Stellung und jeden Schritt als Text.
# source: 31031fcbfecb
selftest-running = Wird geprüft
# source: 38aa565b725a
selftest-ok = Funktioniert
# source: 33ebb0b6b480
selftest-limited = Funktioniert zum Teil
# source: dceface75297
selftest-fails = Funktioniert nicht
# source: f6c896ddd7d4
selftest-frame = Rahmen
# source: a75061e1417a
selftest-frame-ok = Diese Seite steht in einem Rahmen.
# source: 661ada0de50a
selftest-frame-limited = Diese Seite steht für sich allein. Um eine eigene Seite zu prüfen, kommt die Adresse von dieser dort in einen Rahmen.
# source: 28c002c72927
selftest-origin = Sandbox
# source: ca05f021a7d5
selftest-origin-ok = Der Rahmen behält seinen eigenen Ursprung.
# source: 22888920078c
selftest-origin-limited = Der Rahmen hat keinen eigenen Ursprung. Beispiele lassen sich Schritt für Schritt nachspielen; das Regelprogramm startet nur, wenn der Server jede Website seine Dateien lesen lässt. Diese Erlaubnis fehlt:
# source: dce62b97d0a8
selftest-files = Dateien
# source: 09d218d76533
selftest-files-ok = Die Dateien dieser Website lassen sich lesen.
# source: e97b74facc08
selftest-files-fails = Die Dateien dieser Website lassen sich von hier nicht lesen. Der Server muss diesen Header senden:
# source: f4e1cdee8f08
selftest-wasm = WebAssembly
# source: 3e94c2c729d6
selftest-wasm-ok = WebAssembly darf laufen.
# source: b77069b518fb
selftest-wasm-fails = WebAssembly wird abgelehnt. Die Sicherheitsrichtlinie dieser Website muss diese Quelle für Skripte erlauben:
# source: 9e2ad54d6ce6
selftest-engine = Regelprogramm
# source: a7aabd8a67a6
selftest-engine-ok = Das Regelprogramm ist im Hintergrund gestartet und hat geantwortet.
# source: 95a0b1c09848
selftest-engine-fails = Das Regelprogramm ist nicht gestartet. Beispiele lassen sich Schritt für Schritt nachspielen; zu einem eigenen Weg führt ein Link auf die Seite dieser Website.
# source: aa47f84e9bac
selftest-storage = Speicher
# source: 2e7c6a5d6d86
selftest-storage-ok = Was jemand einstellt, bleibt für das nächste Mal erhalten.
# source: ec35acd0cd6d
selftest-storage-limited = Was jemand einstellt, ist mit der Seite wieder vergessen.
# source: 8fc6a9911321
selftest-size = Höhe
# source: 62934113c4cf
selftest-size-ok = Die Seite darum herum gibt dem Rahmen die Höhe, um die er bittet.
# source: d9566a1d864c
selftest-size-limited = Die Seite darum herum gibt dem Rahmen nicht die Höhe, um die er bittet: Der Rahmen muss hoch genug sein, oder die Seite folgt seinen Nachrichten dieser Art:
# source: 5848d9534cd4
selftest-policy = Sicherheitsrichtlinie
# source: 1970b9f52762
selftest-policy-ok = Keine Sicherheitsrichtlinie hat etwas abgelehnt.
# source: 7e90b81edf0e
selftest-policy-fails = Eine Sicherheitsrichtlinie hat etwas abgelehnt, und zwar mit diesen Direktiven:
