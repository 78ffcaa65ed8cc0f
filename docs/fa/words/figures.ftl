### How a figure in a text was measured. It stands below the text, in small print.

# review: the word for the numbers that deals are shuffled from.
# source: c51e056186ac
figure-number = میانگین اندازه‌گیری‌شده: { $value-text }؛ بازهٔ اطمینان { $sure-text } درصد: از { $low-text } تا { $high-text }؛ تعداد مشاهده‌ها: { $sample-text }. ربات‌های ما در سطح { $level-text } و با قوانین «{ $rules }» بازی کرده‌اند؛ عدد آغازین بُرزدن: از { $first-text } تا { $last-text }.
# source: 3925c074f57a
figure-percent = سهم اندازه‌گیری‌شده: { $value-text } درصد؛ بازهٔ اطمینان { $sure-text } درصد: از { $low-text } تا { $high-text } درصد؛ تعداد مشاهده‌ها: { $sample-text }. ربات‌های ما در سطح { $level-text } و با قوانین «{ $rules }» بازی کرده‌اند؛ عدد آغازین بُرزدن: از { $first-text } تا { $last-text }.
