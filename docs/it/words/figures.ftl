### How a figure in a text was measured. It stands below the text, in small print.

# review: the seeds of the deals are called their numbers, as on the page to play; "semi" would be suits.
# source: c51e056186ac
figure-number = Media misurata: { $value-text }; intervallo di confidenza al { $sure-text }%: da { $low-text } a { $high-text }; osservazioni: { $sample-text }. Hanno giocato i nostri bot di livello { $level-text } con le regole «{ $rules }»; numeri delle distribuzioni: da { $first-text } a { $last-text }.
# source: 3925c074f57a
figure-percent = Percentuale misurata: { $value-text }%; intervallo di confidenza al { $sure-text }%: da { $low-text }% a { $high-text }%; osservazioni: { $sample-text }. Hanno giocato i nostri bot di livello { $level-text } con le regole «{ $rules }»; numeri delle distribuzioni: da { $first-text } a { $last-text }.
