### How a figure in a text was measured. It stands below the text, in small print.

# $value (number) is the mean; it lies between $low and $high (numbers) with a certainty of $sure (number) percent.
# $sample (number) is how many observations there were; $level (number) how much the bots think.
# $rules (text) is the name of the variant; $first and $last (numbers) are the seeds of the first and last deal.
figure-number = Measured mean: { $value-text }; { $sure-text }% interval: { $low-text } to { $high-text }; observations: { $sample-text }. Our bots played at level { $level-text }, by the rules “{ $rules }”, with seeds { $first-text } to { $last-text }.
# As above; $value, $low and $high (numbers) are percent.
figure-percent = Measured share: { $value-text }%; { $sure-text }% interval: { $low-text }% to { $high-text }%; observations: { $sample-text }. Our bots played at level { $level-text }, by the rules “{ $rules }”, with seeds { $first-text } to { $last-text }.
