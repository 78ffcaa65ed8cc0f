### How a figure in a text was measured. It stands below the text, in small print.

# review: the word for the numbers that deals are shuffled from.
# source: c51e056186ac
figure-number = المتوسط المقيس: { $value-text }؛ مجال الثقة بنسبة { $sure-text }٪: من { $low-text } إلى { $high-text }؛ عدد المشاهدات: { $sample-text }. لعب لاعبونا الآليون في المستوى { $level-text } بقواعد «{ $rules }»، وأرقام بداية الخلط من { $first-text } إلى { $last-text }.
# source: 3925c074f57a
figure-percent = النسبة المقيسة: { $value-text }٪؛ مجال الثقة بنسبة { $sure-text }٪: من { $low-text }٪ إلى { $high-text }٪؛ عدد المشاهدات: { $sample-text }. لعب لاعبونا الآليون في المستوى { $level-text } بقواعد «{ $rules }»، وأرقام بداية الخلط من { $first-text } إلى { $last-text }.
