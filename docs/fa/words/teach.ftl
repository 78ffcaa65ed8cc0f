## صفحه‌ای که بازی را قدم‌به‌قدم یاد می‌دهد.

# source: a7fe30c293d2
nav-teach = یاد بگیرید
# source: 7af84c234b16
teach-way = قدم‌به‌قدم یاد بگیرید
    .about =
        { $count ->
            [one] { $count-text } قدم: ببینید، پاسخ بدهید، بازی کنید؛ آخرش هم یک دست از آنِ خودتان.
           *[other] { $count-text } قدم: ببینید، پاسخ بدهید، بازی کنید؛ آخرش هم یک دست از آنِ خودتان.
        }
# source: 5fe8e50e1278
teach-in =
    { $count ->
        [one] در { $count-text } قدم یاد بگیرید
       *[other] در { $count-text } قدم یاد بگیرید
    }
# source: a07677ccc02b
teach-of = { $game }، قدم‌به‌قدم
# source: 15b5678af51b
teach-description = { $game } را قدم‌به‌قدم یاد بگیرید: ببینید چطور پیش می‌رود، به پرسش‌ها پاسخ بدهید، کارت بازی کنید تا خودِ قوانین درباره‌اش داوری کند، و دست اولتان را بازی کنید.
# source: 66dafb3c8669
teach-lead =
    { $count ->
        [one] { $count-text } قدم. هر پاسخی از خودِ قوانین می‌آید.
       *[other] { $count-text } قدم، از پخش کارت‌ها تا دستی که خودتان بازی می‌کنید. کارت‌ها را مرور کنید، به پرسش‌ها پاسخ بدهید و کارت‌ها را خودتان بازی کنید. هر پاسخی از خودِ قوانین می‌آید.
    }
# source: e83f40605e69
teach-table = حرف‌های لاتین دور میز نام بازیکن‌هاست. اینجا دست همه رو است تا بتوانید دنبال کنید؛ وقتی بازی می‌کنید فقط دست خودتان را می‌بینید. برای بازی کردنِ هر کارت، روی آن بزنید.
# review: «قدم» for a step of a lesson; a step of an example is «گام».
# source: 9dc3d7791e31
teach-step = قدم { $n-text }
# source: fb58226f4f97
teach-kind-show = ببینید
# source: 9ebd88c597cd
teach-kind-ask = پرسش
# source: 9dadc6b36cc0
teach-kind-do = نوبت شما
# source: 8056978652f3
teach-kind-play = دست شما
# source: 3159fa64e667
teach-done = انجام شد
# source: 4e2e6dc4292b
teach-happens = چه پیش می‌آید
# source: c1baa4c00da1
teach-ask = پاسخ بدهید
# source: 881879dc716d
teach-do = بازی کنید
# source: 1b4e19815840
teach-answer = دیدن پاسخ
# source: ff05bf2b1e90
teach-wrong = چرا بقیه درست نیست:
# source: 37931841d7b2
teach-none = هیچ‌کدام
# source: 02d346585bca
teach-right = خواسته این بود:
# source: 86d080e223cd
teach-refused = قبول نیست:
# source: 5a3e241e3cf2
teach-rules =
    { $count ->
        [one] قانون
       *[other] قوانین
    }
# source: dfaebd2636cb
teach-next = قدم بعد
# source: e587c825d1ef
teach-play = حالا بازی کنید
    .about = این دست تازه است و جاهای دیگر میز را ربات‌ها می‌گیرند. می‌توانید راهنمایی بخواهید، همراه با دلیلش، و حرکتتان را پس بگیرید. هر حرکتی که قبول نشود، قانونش گفته می‌شود.
# source: cf3132954803
teach-deal = پخش همین دست
# source: 7bf3ed345fd2
teach-progress-label = پیشرفت شما
# source: ee55657c5673
teach-progress =
    { $total ->
        [one] { $done-text } از { $total-text } قدم انجام شد
       *[other] { $done-text } از { $total-text } قدم انجام شد
    }
# source: c2439505e4f1
teach-go-on = ادامه
# source: f6729b82df9a
teach-save = ذخیرهٔ پیشرفت
# source: ad849254c1ec
teach-load = بارگذاری پیشرفت
# source: 62a9f82e84d8
teach-anew = از اول
# source: 139808371f08
teach-well = درست است.
# source: e19fb7d57e76
teach-allowed = این کار مجاز است، ولی خواسته چیز دیگری بود. آن را پس بگیرید و کار دیگری بکنید.
# source: 8a3e7049630d
teach-back = پس گرفتن
# source: f06d0794c060
teach-moved = حرکت شما انجام شد
# source: f00e7506f7b7
teach-press = روی یک کارت یا دکمه بزنید.
# source: 777964b2cde5
teach-loaded = پیشرفت بارگذاری شد.
# source: 57126afb075f
teach-load-failed = در این فایل پیشرفتی از این بازی نیست.
# source: eb8c25dd0907
teach-not-kept = مرورگرتان برای این سایت چیزی نگه نمی‌دارد. پیش از رفتن، پیشرفتتان را ذخیره کنید.
# source: cddcfdd89d10
teach-gone = پیشرفت پاک شد.
