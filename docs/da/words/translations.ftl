### The page that says how far each translation is, in Danish.

# source: 823edc7df22f
translations-title = Oversættelser
# source: 0c1394a1bc6a
translations-about = Hvor langt hvert sprog på denne side er: hvad der er oversat, mangler eller er ældre end sin kilde, og hvad en, der har sproget som modersmål, bør se på.
# source: 8312289eea34
translations-lead = Hver sætning på disse sider er formuleret for sig på hvert sprog. Her ses, hvor langt oversættelserne er.
# source: f6be854b2edb
translations-language = Sprog
# source: a2e969a3b12c
translations-translated = Oversat
# source: 87bfd1153260
translations-missing = Mangler
# source: ccb9bbf46fe2
translations-stale = Ældre end kilden
# source: c79af0d618f0
translations-review = Til en modersmålslæser
# source: 57aee94e2555
translations-of = { $done-text } af { $total-text }
# source: a2160c11f6ab
translations-review-lead = Disse tekster venter på en læser med sproget som modersmål. Bemærkningen siger, hvad der skal ses på.
# source: c68ba6e712de
translations-missing-lead = Disse tekster vises på engelsk.
# source: b875bff8afee
translations-stale-lead = Kilden til disse tekster er ændret, efter at de blev oversat.
