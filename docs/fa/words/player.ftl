## The player

# source: fe93977c98f8
player-label = نمونه: { $title }
# source: 42a9631f6fdd
player-table = میز بازی
# source: c8c26d13e0aa
player-controls = دکمه‌ها
# source: d799fd344813
player-first = گام اول
# source: 7f411aeeb4d5
player-back = گام قبلی
# source: 78d159a75b75
player-next = گام بعدی
# source: f8e0e048a51a
player-last = گام آخر
# source: 8f5ac08a939f
player-step = گام { $n } از { $m }
# Not a slash: between Persian digits it is the decimal sign.
# source: eada6c63f14e
player-position = { $n } از { $m }
# source: 6c964af8c9c2
player-steps = گام‌ها
# source: c98425dcf3d8
player-start = شروع
# Not «پخش», which is the deal.
# review: «اجرا» for the button that shows a hand by itself; «پخش» is the deal here.
# source: af1999cf55b6
player-play = اجرا
# source: 9f7402430ac7
player-pause = مکث
# source: 02649090c344
player-speed = سرعت
# source: 6acf237e88aa
player-speed-slow = کند
# source: 9d262bcdacea
player-speed-normal = معمولی
# source: cb78268d836d
player-speed-fast = تند
# source: 0ffeafd017e7
player-paused = مکث شد.
# source: 084cb4c5b730
player-ended = پایان نمونه.
# source: 3435ad0acc1a
player-whatif = چه می‌شد اگر…؟
# source: c26932b034eb
player-whatif-help = برای بازیکنی که نوبت اوست کارتی انتخاب کنید.
# source: 9f4a30f4641e
player-whatif-end = پایان پرسش
# source: c318019e23fa
player-hands = دست‌ها
# source: a6faede44a40
player-hands-open = همهٔ دست‌ها باز
# source: f3240f498393
player-hands-acting = فقط دست کسی که نوبت اوست
# source: 6e86be35dfe7
player-hands-seat = فقط دست { $seat }
# source: 3eeabe669e40
player-menu = منو
# source: 61a0d7335f7f
player-transcript = شرح بازی
# source: 8a36233aa38e
player-copy = کپی پیوند
# source: 33d6f4361da8
player-copied = پیوند کپی شد.
# source: 85d0fe52e836
player-copy-failed = پیوند کپی نشد.
# source: 1d7213ecd524
player-rules = قانون‌های به‌کاررفته
# source: e517a85a6af0
player-rule-link = خواندن قانون
# source: 4441dfeb94a2
player-why = چرا نمی‌شود؟
# source: eeff3b61befa
player-starting = موتور قوانین دارد راه می‌افتد…
# source: cfb5f03412ff
player-progress = { $done } از { $total } مگابایت
# source: ff221ffb32bd
player-cancel = لغو
# source: b3c17b525a52
player-thinking = موتور در حال کار است…
# source: e0f58a213feb
player-verified = تأییدشده در مرورگر شما
# source: 0b780e400133
player-verified-help = موتور قوانین این نمونه را در مرورگر شما از نو بازی کرد و به همین نتیجه رسید.
# source: 8a878af32dd2
player-mismatch = این نمونه درست نیست.
# source: ed46526f998d
player-mismatch-help = موتور قوانین در مرورگر شما به نتیجه‌ای جز آنچه در این صفحه آمده رسید. صفحه همان را که نشان می‌داد نگه می‌دارد؛ لطفاً به ما خبر بدهید.
# source: af05ef0518f5
player-unavailable = موتور قوانین اینجا در دسترس نیست.
# source: 34ff378aabad
player-unavailable-stalled = بارگذاری متوقف شد.
# source: 096feea151bb
player-unavailable-missing = یک فایل پیدا نشد.
# source: eb6c8a74bed5
player-unavailable-damaged = یک فایل سالم نرسید.
# source: 6abf5c0288b6
player-unavailable-blocked = این صفحه اجازهٔ اجرای آن را نمی‌دهد.
# source: 4f41c5a3d7c4
player-unavailable-failed = موتور خطا داد.
# source: 75a477902c4f
player-unavailable-cancelled = شما لغوش کردید.
# source: 67710dc2b97a
player-unavailable-help = گام‌به‌گام دیدن نمونه همچنان ممکن است.
# source: 2a7c411da6e0
player-retry = تلاش دوباره
# source: 9f3b2ab552b5
player-open-page = باز کردن این نمونه در صفحهٔ خودش
# source: 3bce66f3cd05
player-branch = مسیر شما: جداشده از نمونه در گام { $n }
# source: 133d2bb578b5
player-back-to-example = بازگشت به نمونه
# source: 8beffa79e333
player-undo = پس گرفتن آخرین کارت
# source: 6fe567c3da88
player-stale = این پیوند از گام یا کارتی نام می‌برد که در نمونه نیست. نزدیک‌ترین گام نشان داده می‌شود.
# source: e37cc6778397
player-version = این نمایشگر نمی‌تواند نمونه را بخواند: صفحه از نسخهٔ دیگری است.
# source: 580043a9c742
player-broken = این نمونه خوانده نشد.
# source: 27e481a8be0b
player-missing = این نمونه بارگذاری نشد.
# source: 4e4abec56d23
player-to-act = نوبت { $seat } است
# source: d2f8904ac0c8
player-acting = نوبت اوست
# source: c1b615a7c1c0
player-over = این دست تمام شده است.
# source: 895b2728ffec
player-dealer = دیلر
# source: 0130a88574a7
player-hidden-card = کارت رو به پایین
# source: dfd91523d85d
player-cards-left = کارت‌های مانده: { $n }
# source: 529a45439c30
player-legal-card = { $card }: مجاز
# source: bb32c631f14c
player-refused-card = { $card }: غیرمجاز
# source: 514b03ffe050
player-refused-action = { $card }: فعلاً مجاز نیست
# source: 8157e4604425
player-said = «{ $words }»
# source: ecd0c15c3293
player-cards-of = کارت‌های { $seat }: { $cards }
# source: be36b2758e1a
player-cards-none = { $seat } کارتی ندارد.
# source: 1321efbe38b3
player-zone-cards = { $zone }: { $cards }
# source: 985539c649a3
player-zone-empty = { $zone }: بدون کارت
# source: 3d39e376979b
player-no-facts = هنوز چیزی شمرده نشده است.
# source: 977519dc5996
player-pending = { $card } همین که موتور آماده شد بازی می‌شود.
# source: d677c4bc3e06
player-line-failed = موتور نتوانست این مسیر را دنبال کند.
# source: 44f6cda9b4a1
player-other-actions = کارهای دیگر
# source: fbaffabacb6e
player-mismatch-step = اولین تفاوت: گام { $n }.
# source: 86b18c823cde
player-close = بستن
# source: bc4b8db367bf
player-help = کلیدها
# source: 4ce1435dc043
player-help-title = کلیدهای نمایشگر
# source: b4a67b368d74
player-help-note = این کلیدها وقتی کار می‌کنند که نمایشگر فعال باشد.
# source: 0719bd35c86b
player-key-next = گام بعدی
# source: ea2cf1f2767a
player-key-back = گام قبلی
# source: c5feadd59152
player-key-next-group = تریک یا دنبالهٔ بعدی
# source: 3c0f6435f460
player-key-back-group = تریک یا دنبالهٔ قبلی
# source: e817157eb3cb
player-key-first = گام اول
# source: e9258bac0eff
player-key-last = گام آخر
# source: 0933fed64158
player-key-play = اجرا یا مکث
# source: 3c353481d4e5
player-key-card = بازی کردن کارت انتخاب‌شده، در مسیر خودتان
# source: 0552959af778
player-key-escape = بیرون آمدن از مسیر خودتان، بعد بستن آنچه باز است
# source: e88d41dd140a
player-key-seat = دست چه کسی دیده شود
# source: bb4f3d9f9518
player-key-hands = دست‌های باز یا بسته
# source: 231bed69f6e2
player-key-whatif = چه می‌شد اگر…؟
# source: 96ec944f7453
player-key-speak = گفتن آنچه روی میز است
# source: 311ec770bb4f
player-key-last-move = گفتن آخرین گام بازی
# source: 43eb90bbff43
player-key-score = گفتن امتیاز
# source: c26c8888dc11
player-key-cards = گفتن کارت‌های من
# source: e562658e14f7
player-key-help = همین فهرست
# source: 8dd8026a3d1d
player-keyname-right = پیکان راست
# source: 825ccc805708
player-keyname-left = پیکان چپ
# source: 101a36d3c1f5
player-keyname-page-down = Page Down
# source: f0900000748b
player-keyname-page-up = Page Up
# source: 1ec30c7eb27f
player-keyname-home = Home
# source: 031d1008c344
player-keyname-end = End
# source: f41e9f3afd86
player-keyname-space = فاصله (Space)
# source: 6411cf642a59
player-keyname-enter = Enter
# source: 5fea4e09c2ad
player-keyname-escape = Esc
