## مقایسه: همان کارت‌ها با نسخه یا قانون خانگی دیگر.

# source: 7818b00f1732
player-compare = قوانین دیگر
# source: 429bc2f4b0cb
compare-title = همان کارت‌ها با قوانین دیگر
# source: afebecd56e07
compare-close = پایان مقایسه
# source: fee9ad1675cc
compare-lead = یک قانون انتخاب کنید. موتور همین بازی را با آن از نو انجام می‌دهد و نخستین گامی را که فرق می‌کند نشان می‌دهد.
# source: e05a9f6896f4
compare-choice = قانون
# source: db5ee611ab67
compare-choose = انتخاب کنید…
# source: d00af9d26c00
compare-presets = نسخه‌ها
# source: 021c64be98e5
compare-options = قوانین خانگی
# source: 690dd8c238d3
compare-list-differs = از گام { $n-text }
# source: 427040c26f70
compare-list-choices = روند یکسان، انتخاب‌های دیگر
# source: cb221bb85e76
compare-list-same = بدون تفاوت
# source: 2355f5dcc30d
compare-list-refused = گام { $n-text } مجاز نیست
# source: a92d5f60c62f
compare-list-impossible = ناممکن
# source: fee6cae0bac1
compare-same = هیچ گامی فرق نمی‌کند.
# source: 4cb5ff5109d1
compare-choices = هیچ گامی فرق نمی‌کند، اما پس از گام { $n-text } انتخاب‌های دیگری در کار است.
# source: 1471aca1aff4
compare-gained = مجاز می‌شود
# source: bc910a2961b5
compare-lost = دیگر مجاز نیست
# source: ab8384989d77
compare-differs = گام { $n-text } فرق می‌کند.
# source: e9d28694844a
compare-differs-start = از همان آغاز فرق می‌کند.
# source: 619bc83bcf51
compare-refused = با این قانون، گام { $n-text } مجاز نیست.
# source: d3059920a36f
compare-impossible = با این قانون نمی‌شود با این کارت‌ها بازی کرد.
# source: 9586964596e2
compare-here = با قوانین این نمونه
# source: 1fb59ec182b6
compare-there = با قانون دیگر
# source: 7c600f828080
compare-table = روی میز
# source: ed5dc2be0317
compare-show = نمایش گام { $n-text }
# source: ab1dd1afe980
compare-unknown = این پیوند از قانونی نام می‌برد که این بازی ندارد.
# source: 4da5d8ddc96c
compare-failed = مقایسه انجام نشد.
# source: db75b596404f
compare-labelled = { $label }: { $text }
