### La pagina sullo stato delle traduzioni.

# source: 823edc7df22f
translations-title = Traduzioni
# source: 0c1394a1bc6a
translations-about = A che punto è ogni lingua di questo sito: che cosa è tradotto, che cosa manca o è più vecchio dell’originale, e che cosa dovrebbe rileggere un madrelingua.
# source: 8312289eea34
translations-lead = Ogni frase di questo sito è un testo che ciascuna lingua dice a modo suo. Ecco a che punto è ogni lingua.
# source: f6be854b2edb
translations-language = Lingua
# source: a2e969a3b12c
translations-translated = Tradotti
# source: 87bfd1153260
translations-missing = Mancanti
# source: ccb9bbf46fe2
translations-stale = Più vecchi dell’originale
# source: c79af0d618f0
translations-review = Per un madrelingua
# source: 57aee94e2555
translations-of = { $done-text } su { $total-text }
# source: a2160c11f6ab
translations-review-lead = Questi testi aspettano un lettore madrelingua. La nota dice a che cosa badare.
# source: c68ba6e712de
translations-missing-lead = Questi testi compaiono in inglese.
# source: b875bff8afee
translations-stale-lead = L’originale di questi testi è cambiato dopo la traduzione.
