### How a figure in a text was measured. It stands below the text, in small print.

# source: c51e056186ac
figure-number = Média medida: { $value-text }; intervalo de confiança de { $sure-text }%: de { $low-text } a { $high-text }; observações: { $sample-text }. Jogaram os nossos bots do nível { $level-text } com as regras “{ $rules }”; números das distribuições: de { $first-text } a { $last-text }.
# source: 3925c074f57a
figure-percent = Proporção medida: { $value-text }%; intervalo de confiança de { $sure-text }%: de { $low-text }% a { $high-text }%; observações: { $sample-text }. Jogaram os nossos bots do nível { $level-text } com as regras “{ $rules }”; números das distribuições: de { $first-text } a { $last-text }.
