### The page that says how far each translation is, in French.

# source: 823edc7df22f
translations-title = Traductions
# source: 0c1394a1bc6a
translations-about = Où en est chaque langue de ce site : ce qui est traduit, ce qui manque ou date d’avant sa source, et ce qu’un locuteur natif devrait regarder.
# source: 8312289eea34
translations-lead = Chaque phrase de ce site est un message que chaque langue dit à sa façon. Voici où en est chaque langue.
# source: f6be854b2edb
translations-language = Langue
# source: a2e969a3b12c
translations-translated = Traduits
# source: 87bfd1153260
translations-missing = Manquants
# source: ccb9bbf46fe2
translations-stale = Antérieurs à la source
# source: c79af0d618f0
translations-review = Pour un locuteur natif
# source: 57aee94e2555
translations-of = { $done-text } sur { $total-text }
# source: a2160c11f6ab
translations-review-lead = Ces messages attendent un lecteur dont c’est la langue maternelle. La note dit ce qu’il faut regarder.
# source: c68ba6e712de
translations-missing-lead = Ces messages sont montrés en anglais.
# source: b875bff8afee
translations-stale-lead = La source de ces messages a changé après leur traduction.
