## صفحهٔ مسئله‌های یک بازی: وضعیت‌هایی که فقط یک بازی در آن‌ها بهترین است.
### Terms: مسئله (problem), بازی تصادفی (playout), انتخاب (play), بهترین بازی (best play), دفاع (defence).

# source: efc31cd19a37
nav-problems = مسئله‌ها
# source: d3aa5f2e6767
problems-way = حل مسئله
# source: cdea874dc450
problems-of = مسئله‌های «{ $game }»
# source: 1fd21aafe5ee
problems-description = مسئله‌هایی از خودمان برای «{ $game }»: وضعیت‌هایی که در آن‌ها فقط یک انتخاب می‌برد، همراه با درجهٔ سختی و حل، و این که چرا هیچ انتخاب دیگری به نتیجه نمی‌رسد.
# review: «همهٔ کارت‌ها رو هستند» for "double dummy", «بازی تصادفی» for a playout.
# source: 6dc4e2850b21
problems-lead = در هر یک از این وضعیت‌ها فقط یک انتخاب به نتیجهٔ خواسته‌شده می‌رسد. همهٔ کارت‌ها رو هستند: دست هر بازیکن را می‌بینید، و کارت‌هایی که هنوز کشیده نشده‌اند به ترتیب خودشان چیده شده‌اند. می‌توانید مسئله را سر میز حل کنید: برنامه تا جایی که می‌شود خوب دفاع می‌کند و می‌گوید برد کجا از دست رفت.
# source: 4a1291ec2b58
problems-rules = قوانین
# source: d671c76f628b
problems-grade-help = درجهٔ سختی از شمارش به دست می‌آید. در بازی تصادفی هر انتخاب با قرعه تعیین می‌شود و حریف بهترین دفاع را می‌کند. ولی نتیجه‌ای که همان لحظه در دسترس باشد از دست نمی‌رود، و تا وقتی بشود ادامه داد، انتخابی که درجا ببازد در کار نیست. هر چه بازی‌های تصادفیِ کمتری راه را پیدا کنند، مسئله سخت‌تر است.
# source: c4487dff2901
problem-name = مسئلهٔ { $n-text }
# source: 48f531564b2b
problem-question = نوبت { $seat } است. چه کند تا { $value-text } امتیاز ببرد؟
# source: eef90e511436
problem-wins = { $seat } { $value-text } امتیاز می‌برد.
# source: 7894a6adfb04
problem-loses =
    { $value ->
        [0] { $seat } چیزی نمی‌برد.
       *[other] { $seat } { $value-text } امتیاز می‌بازد.
    }
# source: cb191fe1fb55
problems-grade-easy = آسان
# source: 3d7a7a08f6d2
problems-grade-fair = متوسط
# source: 575ab0958a83
problems-grade-hard = سخت
# source: 1caa3950381c
problems-grade-very-hard = خیلی سخت
# source: 3891ec5dbeb7
problems-playouts = از هر { $count-text } بازی تصادفی { $found-text } بازی راه را پیدا می‌کند
# source: 7af063b44938
problems-solve = خودتان حل کنید
# source: 98c60ce07f76
problems-solution = حل
# source: 19d0468ede1a
problems-best = بهترین بازی
# review: «آنچه پس از آن پیش می‌آید» for the line of play that refutes a choice.
# source: 7dd7f3b7b860
problems-refuted = هر انتخاب دیگر و آنچه پس از آن پیش می‌آید

## میز، وقتی مسئله‌ای حل می‌شود.

# source: ca8f8ce4b694
contest-label = { $title }
# source: ff9dfcc4f0ed
contest-branch = مسیر شما
# source: 88288a2f0d79
contest-back-to-example = از نو
# source: efa11eef5e4d
contest-whatif = بازی کنید
# source: b27dfe8ec2e5
contest-whatif-help = نوبت شماست. یک کارت یا یکی از کارهای دیگر را انتخاب کنید.
# source: 9b6278029e1c
contest-verified = وضعیت در مرورگر شما بررسی شد
# source: 35b12cc8e857
contest-stands = برد هنوز سر جایش است.
# source: dbd9054612ae
contest-lost = با این انتخاب برد از دست می‌رود. پیش از آن، با بهترین بازی: { $a } از اینجا به بعد، با بهترین بازی: { $b }
# source: a266010b4c93
contest-lost-already = برد در گام { $n } از دست رفت.
# source: 3e60d1663385
contest-take-back = پس گرفتن
# source: 5c40e09a3174
contest-take-back-lost = برگشت به جایی که برد سر جایش بود
# source: 6af1834bff0e
contest-solved = حل شد. { $a }
# source: 21c89ca7f4d8
contest-failed = حل نشد. { $a }
