### How a figure in a text was measured, in French.

# review: "numéro de tirage" for the seed that a deal is shuffled from
# source: c51e056186ac
figure-number = Moyenne mesurée : { $value-text } ; intervalle à { $sure-text } % : de { $low-text } à { $high-text } ; observations : { $sample-text }. Nos robots jouaient à la force { $level-text }, selon les règles « { $rules } », numéros de tirage { $first-text } à { $last-text }.
# source: 3925c074f57a
figure-percent = Proportion mesurée : { $value-text } % ; intervalle à { $sure-text } % : de { $low-text } % à { $high-text } % ; observations : { $sample-text }. Nos robots jouaient à la force { $level-text }, selon les règles « { $rules } », numéros de tirage { $first-text } à { $last-text }.
