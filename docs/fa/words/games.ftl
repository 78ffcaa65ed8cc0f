### Words of the page that lists all games.

# source: 5e965fc3ecf6
index-title = همهٔ بازی‌ها
# source: 5ed97e1f5ed8
index-lead = همهٔ بازی‌ها و نسخه‌های این سایت. بگویید چه دارید و چند نفرید.
# source: b5c760afe6b5
home-all-games = همهٔ بازی‌ها و نسخه‌ها، بر پایهٔ تعداد بازیکن‌ها، نوع و خاستگاه
# source: d7914961b634
index-filter = محدود کردن فهرست
# source: a3b0cc23f495
index-any = هر چه باشد
# source: 7dc4dc7b5d8c
index-list = بازی‌ها و نسخه‌ها
# source: 719e0e7241cd
index-found =
    { $count ->
        [0] هیچ بازی‌ای همهٔ این‌ها را ندارد.
       *[other] { $count-text } بازی یا نسخه
    }
# source: 8ba4da6fb255
index-clear = نمایش همه
# source: 56ef409bd39f
index-players =
    { $count ->
       *[other] { $count-text } بازیکن
    }
# source: 15e9b4ba1cdc
index-players-range = { $from-text } تا { $to-text } بازیکن
# source: f8c11294eb42
index-time =
    { $count ->
       *[other] تا { $count-text } دقیقه
    }
# source: 9f963a98e153
index-period = { $from-text } تا { $to-text }
# source: 1592d85ca99b
index-axis-players = بازیکنان
# source: de420638e33d
index-axis-mechanism = نوع بازی
# source: 1b892a0174d0
index-axis-objective = هدف
# source: d231291c7244
index-axis-equipment = وسایل لازم
# source: dc79f5eb81d5
index-axis-cards = دستهٔ کارت
# source: 3ec58c92c979
index-axis-time = مدت بازی
# source: 2c281ebe79ad
index-axis-region = خاستگاه
# source: 09eecb9410b2
index-axis-period = نخستین خبر
# source: ae127d798d1f
index-by-players = بر پایهٔ تعداد بازیکن‌ها
# source: ea06022f4c41
index-by-mechanism = بر پایهٔ نوع بازی
# source: ed0ee8ce6608
index-by-objective = بر پایهٔ هدف
# source: e2f3669fff3e
index-by-equipment = بر پایهٔ آنچه جز کارت لازم است
# source: 808115bf6b1e
index-by-cards = بر پایهٔ تعداد کارت‌ها
# source: fd009765044f
index-by-time = بر پایهٔ مدت بازی
# source: 775c1a26c97a
index-by-region = بر پایهٔ خاستگاه
# source: 1e44183bca6e
index-by-period = بر پایهٔ قدمت
