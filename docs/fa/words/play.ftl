## صفحه‌ای که خواننده در آن با ربات‌ها بازی می‌کند.
### Terms: bot = ربات, seat = جا, deal = پخش / دست, hint = راهنمایی, session = بازی.

# source: 620d67637db5
nav-play = بازی کنید
# source: 18409c21ea6d
play-way = همین‌جا بازی کنید
    .about = یک جا سر میز برای شما، در برابر ربات‌ها، با هر نسخه و هر قانون خانگی.
# source: 4c144e0d905d
play-of = «{ $game }» بازی کنید
# source: 228219eefcbe
play-description = در مرورگر «{ $game }» بازی کنید: هر جا سر میز که بخواهید، با هر نسخه و هر قانون خانگی، در برابر ربات‌هایی که فقط همان را می‌بینند که هر بازیکنی در جای آن‌ها می‌بیند.
# source: 294116066bf5
play-lead = یک جا سر میز انتخاب کنید؛ جاهای دیگر را ربات‌ها می‌گیرند. آن‌ها هم با همین قوانین بازی می‌کنند و فقط همان را می‌دانند که هر بازیکنی در جای آن‌ها می‌داند. برای بازی کردنِ هر کارت، روی آن بزنید.
# source: 4ec159e548ca
play-rules = قوانین
# source: f0e2c6fd8beb
play-needs = برای بازی کردن جاوااسکریپت لازم است. قوانین را بدون آن هم می‌توان خواند.
# source: 140f914a3c9c
play-failed = آن بخش از صفحه که با آن بازی می‌کنند بارگذاری نشد.
# source: 918a64c7c957
play-table = میز
# source: b0bb2a1bf0de
play-preset = نسخه
# source: 77b2154c7be8
play-seats = تعداد بازیکن‌ها
# source: c0cafad4d2c1
play-seat = جای شما
# review: «ربات» for the bots, as people say who play on line.
# source: 4d645ae66ad7
play-level = قدرت ربات‌ها
# review: levels of strength, from the weakest to the strongest.
# source: 8c3fcd66cd9c
play-level-1 = تصادفی
# source: a493e3dd20da
play-level-2 = تازه‌کار
# source: 7178b1274007
play-level-3 = باتجربه
# source: d390d3f2a42c
play-level-4 = قوی
# source: f19cdabfce75
play-seed = شمارهٔ پخش
# source: c3d25fa9e03e
play-seed-help = با هر شماره همیشه همان کارت‌ها پخش می‌شود.
# source: 05a359362b7b
play-options = قوانین خانگی
# source: 0e9438d17888
play-options-help = تا وقتی عوضشان نکنید، همان‌هایی‌اند که در نسخه آمده است.
# source: 585be28b64b7
play-deal = پخش کارت‌ها
# source: c53f12779df5
play-number = پخش همین شماره
# source: 4dde42c72c22
play-resume = ادامهٔ آخرین بازی شما
# source: 19ca69207850
match-label = «{ $title }»: بازی شما
# source: 1d49624cc346
match-unavailable-help = بدون آن نمی‌شود اینجا کارت پخش کرد.
# source: 5a321d4b7abd
match-dealt = کارت‌ها پخش شد.
# source: 85063f03f454
match-your-turn = نوبت شماست.
# source: a5877bec88fb
match-no-card = الان هیچ‌یک از کارت‌هایتان را نمی‌توانید بازی کنید؛ از دکمه‌های پایین یکی را انتخاب کنید.
# source: 743d15c519d2
match-their-turn = { $seat } دارد فکر می‌کند…
# source: 89b1f280f99f
match-over = این دست تمام شده است.
# source: e96d1aa14d7e
match-session-over = بازی تمام شده است.
# source: 0874662e6364
match-undo = پس گرفتن
# source: 29b0540b30a8
match-hint = راهنمایی
# source: 7d6b9e084378
match-next-deal = دست بعد
# source: 63f21cb3d513
match-anew = پخش کارت‌های دیگر
# source: a33031c97cfd
match-now = بازگشت به بازی
# source: 064fcaa54707
match-looking-back = یکی از گام‌های پیشین را می‌بینید.
# source: e578295856a6
match-copy-deal = کپی پیوند همین پخش
# source: 9c7ae37ff4ea
match-copy-game = کپی پیوند همین بازی
# source: b7bdc5d419dd
match-nothing-back = در این دست کاری نکرده‌اید که پس بگیرید.
# source: ef2649a6a01d
match-hint-only = فقط یک کار می‌شود کرد: { $card }.
# source: 7e2a18757a85
match-hint-exact = بهترین کار، اگر از اینجا به بعد همه بهترین بازی را بکنند: { $card }.
# source: 694e95bdec58
match-hint-result = آن‌وقت دست برای شما با { $a } تمام می‌شود ({ $b }).
# source: 9cbcc9ae92a7
match-hint-played = پیشنهاد: { $card }. کارت‌هایی که نمی‌بینید بارها از نو پخش و دست تا آخر تصادفی بازی شد و این کار به طور میانگین بهتر از همه بود. تعداد پخش‌ها: { $n }.
# source: 7d2615797607
match-hint-lot = از هیچ کار دیگری کم ندارد: { $card }. بهتر از آن پیدا نشد.
# source: e6c2fb0db4fc
match-hint-next = بعد از آن: { $card } ({ $a }).
# source: bb32e2f4baf1
match-hint-then = بعد از آن: { $card }.
# source: df199227a568
match-scores = حساب بازی
# source: afb8adb4c5c8
match-deal = دست { $n }
# source: c48920f7cec6
match-won = برد
# source: 7952211713dd
match-wins = تعداد بردها
# source: 94b4cdb71668
match-bad-address = از این نشانی نمی‌شود بازی‌ای خواند؛ به «{ $title }» نگاه کنید. می‌توانید از نو کارت پخش کنید.
# source: aeed708d613d
match-bad-game = بازیِ این نشانی را نمی‌شود انجام داد. { $a }
# source: b4d62e043860
match-bad-table = با این انتخاب‌ها نمی‌شود بازی کرد. { $a }
# source: 63461f23cf51
match-cut = در این نشانی حرکتی هست که قوانین نمی‌پذیرد. { $a } بازی از پیش از آن حرکت ادامه پیدا می‌کند.
# source: 14e8b4ae24f2
match-bot-failed = موتور نتوانست ادامه بدهد. آنچه تا اینجا بازی شده می‌ماند.
# source: d031ab32c854
match-keys = کلیدها: با پیکان‌ها گام‌های این دست را می‌بینید و End شما را به بازی برمی‌گرداند؛ C کارت‌های شما را می‌گوید، S میز را، P حساب را و L آخرین حرکت را.
