### What many deals show: measured figures, each in a line of a table with a drawing beside it.

# source: 545c56a8b425
heading-evidence = دست‌های بسیار چه نشان می‌دهند
# source: bf05739fff63
evidence-lead = این دست‌ها را برنامه‌ها بازی کرده‌اند و نتیجه‌ها را شمرده‌اند. هر نقطه مقدار اندازه‌گیری‌شده است؛ مقدار واقعی با اطمینان { $sure-text } درصد جایی در نوار دور آن است. خط‌چین، هر جا که باشد، حالت برابر را نشان می‌دهد، یعنی حالتی که هیچ‌کس برتری ندارد. بازهٔ سهم‌ها به روش ویلسون حساب شده و بازهٔ میانگین‌ها با توزیع نرمال.
# source: e6fc0843239b
evidence-row = مورد
# source: 093fb4f06cc9
evidence-percent-kind = سهم، بازهٔ اطمینان { $sure-text } درصد
# source: edf5deded64e
evidence-number-kind = میانگین، بازهٔ اطمینان { $sure-text } درصد
# source: 91d31dc40d31
evidence-percent = { $value-text } درصد
# source: 5cdff82d1b9e
evidence-number = { $value-text }
# source: b717754290ad
evidence-percent-between = { $low-text } تا { $high-text } درصد
# source: 5f7c17823fae
evidence-number-between = { $low-text } تا { $high-text }
# source: a4f6b374ea05
evidence-percent-scale = مقیاس از { $low-text } تا { $high-text } درصد
# source: 8bfc849be697
evidence-number-scale = مقیاس از { $low-text } تا { $high-text }
# source: c61f2451e374
evidence-observed = { $sample-text } مشاهده
# source: 4ac890b60846
evidence-range = { $low-text } تا { $high-text }
# source: f689b6102afa
evidence-seats =
    { $count ->
        [one] { $count-text } بازیکن
       *[other] { $count-text } بازیکن
    }
# source: 3c16fa698c7b
evidence-random = همه تصادفی بازی کرده‌اند، در چارچوب قوانین.
# source: f755878f5804
evidence-habit = کسی که اول لید کرده به روش یادشده پایبند بوده و بقیه تصادفی بازی کرده‌اند، در چارچوب قوانین.
# source: 1debb90e619d
evidence-bots = ربات‌های ما در سطح { $level-text } بازی کرده‌اند.
# source: b161785f7c26
evidence-rules = قوانین: «{ $rules }».
# source: cbf0f0f0230b
evidence-players = تعداد بازیکن‌ها: { $count-text }.
# review: the word for the number that a deal is shuffled from.
# source: bcf16fb9f7c0
evidence-deals = تعداد دست‌ها در هر سطر: { $deals }؛ هر دست عدد آغازین بُرزدنِ خود را دارد، از { $seed-text } به بعد.
# review: the word for the number that a deal is shuffled from.
# source: 8951568ff608
evidence-games = تعداد بازی‌های کامل در هر سطر: { $deals }؛ هر بازی عدد آغازین بُرزدنِ خود را دارد، از { $seed-text } به بعد.
# source: e01805c24e30
evidence-see = اندازه‌گیری‌ها:

## Tables that several games have

# source: 43591a40a572
plot-first-seat = کسی که اول لید می‌کند در چند درصد دست‌ها می‌برد
    .about = اگر نقطه از خط‌چین گذشته باشد، اول لید کردن به سود بازیکن است. بردی که میان چند نفر مشترک باشد، میانشان به یک اندازه تقسیم می‌شود.
# source: f2945a6af59a
plot-cards-played = در هر دست چند کارت بازی می‌شود
    .about = از اولین لید تا وقتی که کارت‌های یک نفر تمام شود.
# source: 1641ac060215
plot-payments = در هر دست چقدر پرداخت می‌شود
    .about = آنچه همهٔ بازیکن‌ها روی هم می‌پردازند، به چیپ یا سکه.
