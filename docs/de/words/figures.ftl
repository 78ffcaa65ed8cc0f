### How a figure in a text was measured. It stands below the text, in small print.

# source: c51e056186ac
figure-number = Gemessener Mittelwert: { $value-text }; { $sure-text }-%-Intervall: { $low-text } bis { $high-text }; Beobachtungen: { $sample-text }. Gespielt von unseren Bots auf Stufe { $level-text } nach den Regeln „{ $rules }“, Kartenverteilungen { $first-text } bis { $last-text }.
# source: 3925c074f57a
figure-percent = Gemessener Anteil: { $value-text } %; { $sure-text }-%-Intervall: { $low-text } % bis { $high-text } %; Beobachtungen: { $sample-text }. Gespielt von unseren Bots auf Stufe { $level-text } nach den Regeln „{ $rules }“, Kartenverteilungen { $first-text } bis { $last-text }.
