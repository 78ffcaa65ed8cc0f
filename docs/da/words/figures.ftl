### How a figure in a text was measured, in Danish. It stands below the text, in small print.

# source: c51e056186ac
figure-number = Målt gennemsnit: { $value-text }; { $sure-text } %-interval: { $low-text } til { $high-text }; iagttagelser: { $sample-text }. Vores computerspillere spillede på niveau { $level-text } efter reglerne »{ $rules }«, runderne med numrene { $first-text } til { $last-text }.
# source: 3925c074f57a
figure-percent = Målt andel: { $value-text } %; { $sure-text } %-interval: { $low-text } % til { $high-text } %; iagttagelser: { $sample-text }. Vores computerspillere spillede på niveau { $level-text } efter reglerne »{ $rules }«, runderne med numrene { $first-text } til { $last-text }.
