### How a figure in a text was measured. It stands below the text, in small print.

# review: the word for the numbers that deals are shuffled from.
# source: 2ce20939eedf
figure-number = المتوسط المقيس: { $value-text }؛ مجال الثقة بنسبة { $sure-text }٪: من { $low-text } إلى { $high-text }؛ عدد المشاهدات: { $sample-text }. لعبت برامجنا في المستوى { $level-text } بقواعد «{ $rules }»، وأرقام بداية الخلط من { $first-text } إلى { $last-text }.
# source: 40a66bcf690d
figure-percent = النسبة المقيسة: { $value-text }٪؛ مجال الثقة بنسبة { $sure-text }٪: من { $low-text }٪ إلى { $high-text }٪؛ عدد المشاهدات: { $sample-text }. لعبت برامجنا في المستوى { $level-text } بقواعد «{ $rules }»، وأرقام بداية الخلط من { $first-text } إلى { $last-text }.
