## Il confronto: le carte di un esempio con un’altra variante o regola della casa.

# source: 7818b00f1732
player-compare = Altre regole
# source: 429bc2f4b0cb
compare-title = Le stesse carte con altre regole
# source: afebecd56e07
compare-close = Termina il confronto
# source: fee9ad1675cc
compare-lead = Scegli una regola. Il motore rigioca la stessa linea con quella e mostra la prima mossa che va diversamente.
# source: e05a9f6896f4
compare-choice = Regola
# source: db5ee611ab67
compare-choose = Scegli…
# source: d00af9d26c00
compare-presets = Varianti
# source: 021c64be98e5
compare-options = Regole della casa
# source: 690dd8c238d3
compare-list-differs = dalla mossa { $n-text }
# source: 427040c26f70
compare-list-choices = stesso svolgimento, altre possibilità
# source: cb221bb85e76
compare-list-same = nessuna differenza
# source: 2355f5dcc30d
compare-list-refused = mossa { $n-text } non ammessa
# source: a92d5f60c62f
compare-list-impossible = impossibile
# source: fee6cae0bac1
compare-same = Nessuna mossa cambia.
# source: 4cb5ff5109d1
compare-choices = Nessuna mossa cambia, ma dopo la mossa { $n-text } le possibilità sono altre.
# source: 1471aca1aff4
compare-gained = In più è permesso
# source: bc910a2961b5
compare-lost = Non è più permesso
# source: ab8384989d77
compare-differs = La mossa { $n-text } va diversamente.
# source: e9d28694844a
compare-differs-start = Già l’inizio è diverso.
# source: 619bc83bcf51
compare-refused = Con questa regola la mossa { $n-text } non è ammessa.
# source: d3059920a36f
compare-impossible = Con questa regola non si può giocare con queste carte.
# source: 9586964596e2
compare-here = Con le regole attuali
# source: 1fb59ec182b6
compare-there = Con l’altra regola
# source: 7c600f828080
compare-table = Sul tavolo
# source: ed5dc2be0317
compare-show = Mostra la mossa { $n-text }
# source: ab1dd1afe980
compare-unknown = Questo link indica una regola che questo gioco non ha.
# source: 4da5d8ddc96c
compare-failed = Non è stato possibile fare il confronto.
# source: db75b596404f
compare-labelled = { $label }: { $text }
