### How a figure in a text was measured. It stands below the text, in small print.

# review: the numbers that deals are shuffled from are not called "semi", which would be suits.
# source: c51e056186ac
figure-number = Media misurata: { $value-text }; intervallo di confidenza al { $sure-text }%: da { $low-text } a { $high-text }; osservazioni: { $sample-text }. Hanno giocato i nostri bot di livello { $level-text } con le regole «{ $rules }»; numeri di partenza del mescolamento: da { $first-text } a { $last-text }.
# source: 3925c074f57a
figure-percent = Quota misurata: { $value-text }%; intervallo di confidenza al { $sure-text }%: da { $low-text }% a { $high-text }%; osservazioni: { $sample-text }. Hanno giocato i nostri bot di livello { $level-text } con le regole «{ $rules }»; numeri di partenza del mescolamento: da { $first-text } a { $last-text }.
