### A página sobre o estado das traduções.

# source: 823edc7df22f
translations-title = Traduções
# source: 0c1394a1bc6a
translations-about = Em que ponto está cada língua deste site: o que está traduzido, o que falta ou é mais antigo que o original, e o que um falante nativo deveria conferir.
# source: 8312289eea34
translations-lead = Cada frase deste site é um texto que cada língua diz à sua maneira. Veja em que ponto está cada língua.
# source: f6be854b2edb
translations-language = Língua
# source: a2e969a3b12c
translations-translated = Traduzidos
# source: 87bfd1153260
translations-missing = Faltam
# source: ccb9bbf46fe2
translations-stale = Mais antigos que o original
# source: c79af0d618f0
translations-review = Para falantes nativos
# source: 57aee94e2555
translations-of = { $done-text } de { $total-text }
# source: a2160c11f6ab
translations-review-lead = Estes textos esperam um leitor que tenha esta língua como materna. A nota diz o que conferir.
# source: c68ba6e712de
translations-missing-lead = Estes textos aparecem em inglês.
# source: b875bff8afee
translations-stale-lead = O original destes textos mudou depois da tradução.
