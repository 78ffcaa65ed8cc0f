## آنچه خواننده از یک نمونه با خود می‌برد: پیوند، فایل‌ها و متن جاسازی.

# source: 1f060b0550d8
player-share = هم‌رسانی و جاسازی
# source: 66fbc7203c9f
share-title = هم‌رسانی و جاسازی
# source: 221b3d346260
share-position = همین وضعیت
# source: 8781ede2fe88
share-link = پیوند
# source: 936bd4591e5d
share-copy = کپی
# source: e0dff1424994
share-copied = کپی شد.
# source: 8bf2b371080e
share-copy-failed = مرورگر به این صفحه اجازهٔ کپی نمی‌دهد. متن انتخاب شده است: با صفحه‌کلید یا منوی دستگاه خود آن را کپی کنید.
# source: 2b1d846ad57c
share-save = ذخیره به صورت فایل
# source: 0a61b79bd88b
share-picture = تصویر (SVG)
# source: 2ad374768761
share-transcript = شرح بازی
# source: 54a07a3b4920
share-record = ثبت بازی به صورت متن
# source: 7175cee31c1f
share-toml = فایل نمونه (TOML)
# source: dedde15d8711
share-embed = در صفحهٔ خودتان
# source: d6c77c8ee6c9
share-kind = چه چیزی جاسازی شود
# source: 06cb72d98c73
share-kind-frame = یک قاب، برای هر صفحه‌ای
# source: 53b318a3eb03
share-kind-element = یک عنصر با اسکریپت آن
# source: ec7c04e453b9
share-mode = چه نشان داده شود
# source: 27943e9d461a
share-mode-view = میز با دکمه‌هایش
# source: 1c3f2aecd264
share-mode-diagram = فقط میز
# source: 350dc0590988
share-theme = روشن و تیره
# source: 4641f5f2de4d
share-theme-auto = مانند دستگاه خواننده
# source: 9481ebe329a9
share-theme-light = روشن
# source: 9ab0656c9dc8
share-theme-dark = تیره
# source: 2af1fbbf3f24
share-step = شروع از همین گام
# source: 7f624780e0f7
share-snippet = متنی که باید جای‌گذاری شود
# source: 6d1be44af5a3
share-none = این نمونه صفحه‌ای از آنِ خود ندارد که بشود آن را در قاب گذاشت.
