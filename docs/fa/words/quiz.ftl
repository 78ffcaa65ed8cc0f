## خودآزمایی: پرسش‌هایی دربارهٔ وضعیت روی میز که موتور می‌پرسد و تصحیح می‌کند.

# source: f3d2be021dc2
player-quiz = خودآزمایی
# source: 169b19490362
quiz-title = خودآزمایی
# source: 981c5053cd68
quiz-close = پایان خودآزمایی
# source: 45bd0a6ca244
quiz-count = پاسخ‌های درست: { $right-text } از { $count-text }
# source: 4ee2f794ed79
quiz-cards = از این کارت‌ها، { $seat } کدام‌ها را می‌تواند بازی کند؟
# source: b8cdf288ce42
quiz-cards-help = هر کارتی را که می‌شود بازی کرد، تنها یا همراه کارت‌های دیگر، علامت بزنید. اگر هیچ‌کدام را نمی‌شود، چیزی را علامت نزنید.
# source: 77a92e73886f
quiz-trick = تریک را چه کسی می‌برد؟
# source: f62ff1ebedc7
quiz-said = چه گفته می‌شود؟
# source: b31764e1af5f
quiz-paid = چه کسی چقدر می‌پردازد؟
# source: 2c1a4335b61c
quiz-score = پس از آن امتیازها چند است؟
# source: f8698077c761
quiz-step = گام بعدی:
# source: c0f967e9afd3
quiz-suppose = فرض کنید گام بعدی این باشد:
# source: 1540cff5fcde
quiz-silence = هیچ چیز
# source: 0badaa6d2c12
quiz-nobody = کسی چیزی نمی‌پردازد
# source: eaa116cdf7c3
quiz-check = بررسی
# source: a27ab2792975
quiz-next = پرسش بعدی
# source: 33cc45f9295d
quiz-next-position = وضعیت بعدی
# source: 7fe596ce6879
quiz-again = از اول
# source: 07205af43412
quiz-choose = اول یک پاسخ انتخاب کنید.
# source: c4094c976e60
quiz-right = درست است.
# source: 81ed685973d9
quiz-wrong = درست نیست.
# source: 82d911db50ec
quiz-answer = پاسخ درست:
# source: 1dd4e7e39783
quiz-forgot = در این پاسخ یک قانون از قلم افتاده است:
# source: b8880755e33e
quiz-house = با این قانون خانگی چنین می‌شد:
# source: 7eb1891c06cc
quiz-missed = جا افتاده: { $card } را می‌شود بازی کرد.
# source: 4baf3f090b5d
quiz-none = در این وضعیت چیزی برای پرسیدن نیست.
# source: 660b89cc6b98
quiz-done = این آخرین پرسش این وضعیت بود.
# source: 8612ee59e97f
quiz-failed = پرسش‌ها ساخته نشدند.
