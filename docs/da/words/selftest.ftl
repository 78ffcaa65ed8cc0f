### The page that tries what another site lets an example do, in Danish.

# source: c81deef0cade
selftest-title = Selvtest af eksempler i en ramme
# source: 319733dd823e
selftest-about = Hvad siden omkring rammen, browseren og dette websteds vært lader et eksempel gøre.
# source: b14c4116cd00
selftest-no-script = Der kører ingen scripts i denne ramme: Browseren har ingen, eller siden omkring forbyder dem. Et eksempel viser så sin vigtigste stilling og alle trin som tekst.
# source: 31031fcbfecb
selftest-running = Prøves
# source: 38aa565b725a
selftest-ok = Virker
# source: 33ebb0b6b480
selftest-limited = Virker delvis
# source: dceface75297
selftest-fails = Virker ikke
# source: f6c896ddd7d4
selftest-frame = Ramme
# source: a75061e1417a
selftest-frame-ok = Siden står i en ramme.
# source: 661ada0de50a
selftest-frame-limited = Siden står alene. Sæt dens adresse ind i en ramme på din egen side for at prøve den side.
# source: 28c002c72927
selftest-origin = Sandkasse
# source: ca05f021a7d5
selftest-origin-ok = Rammen beholder sin egen oprindelse (origin).
# source: 22888920078c
selftest-origin-limited = Rammen har ingen egen oprindelse (origin). Eksempler kan vises trin for trin; motoren starter kun, hvor værten lader alle websteder læse sine filer. Denne tilladelse mangler:
# source: dce62b97d0a8
selftest-files = Filer
# source: 09d218d76533
selftest-files-ok = Filerne på dette websted kan læses.
# source: e97b74facc08
selftest-files-fails = Filerne på dette websted kan ikke læses herfra. Værten skal sende denne header:
# source: f4e1cdee8f08
selftest-wasm = WebAssembly
# source: 3e94c2c729d6
selftest-wasm-ok = WebAssembly må køre.
# source: b77069b518fb
selftest-wasm-fails = WebAssembly afvises. Webstedets sikkerhedspolitik skal tillade denne kilde til scripts:
# source: 9e2ad54d6ce6
selftest-engine = Regelmotor
# source: a7aabd8a67a6
selftest-engine-ok = Regelmotoren er startet ved siden af siden og har svaret.
# source: 95a0b1c09848
selftest-engine-fails = Regelmotoren er ikke startet. Eksempler kan vises trin for trin; vil læserne gå deres egen vej, føres de til dette websted.
# source: aa47f84e9bac
selftest-storage = Hukommelse
# source: 2e7c6a5d6d86
selftest-storage-ok = Det, en læser indstiller, gemmes til næste gang.
# source: ec35acd0cd6d
selftest-storage-limited = Det, en læser indstiller, glemmes sammen med siden.
# source: 8fc6a9911321
selftest-size = Højde
# source: 62934113c4cf
selftest-size-ok = Siden omkring giver rammen den højde, den beder om.
# source: d9566a1d864c
selftest-size-limited = Siden omkring giver ikke rammen den højde, den beder om: Gør rammen høj nok, eller følg dens meddelelser af denne type:
# source: 5848d9534cd4
selftest-policy = Sikkerhedspolitik
# source: 1970b9f52762
selftest-policy-ok = Ingen sikkerhedspolitik har afvist noget.
# source: 7e90b81edf0e
selftest-policy-fails = En sikkerhedspolitik har afvist noget. Det gjorde disse direktiver:
