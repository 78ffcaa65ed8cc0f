### Die Seite über den Stand der Übersetzungen.

# source: 823edc7df22f
translations-title = Übersetzungen
# source: 0c1394a1bc6a
translations-about = Wie weit jede Sprache dieser Seiten ist: was übersetzt ist, was fehlt oder älter ist als die Vorlage, und was Muttersprachler ansehen sollten.
# source: 8312289eea34
translations-lead = Jeder Satz dieser Seiten ist in jeder Sprache eigens formuliert. Hier steht, wie weit die Übersetzungen sind.
# source: f6be854b2edb
translations-language = Sprache
# source: a2e969a3b12c
translations-translated = Übersetzt
# source: 87bfd1153260
translations-missing = Fehlt
# source: ccb9bbf46fe2
translations-stale = Älter als die Vorlage
# source: c79af0d618f0
translations-review = Für Muttersprachler
# source: 57aee94e2555
translations-of = { $done-text } von { $total-text }
# source: a2160c11f6ab
translations-review-lead = Diese Texte warten auf jemanden, dessen Muttersprache dies ist. Die Anmerkung sagt, worum es geht.
# source: c68ba6e712de
translations-missing-lead = Diese Texte erscheinen auf Englisch.
# source: b875bff8afee
translations-stale-lead = Die Vorlage dieser Texte hat sich geändert, seit sie übersetzt wurden.
