### Terms: example = نمونه, preset/variant = نسخه, option = قانون خانگی, step = گام, transcript = شرح بازی, record = ثبت بازی, rules engine = موتور قوانین.

## Names and head data

# review: whether the name of the site stays in Latin letters.
# source: 089b4ba0376f
site-name = Snorum
# source: dcc1cc3408a9
site-tagline = قوانین بازی‌های کارتی که می‌توانید کارت‌به‌کارت از نو بازی‌شان کنید
# source: 44c40baed7dc
site-about = قوانین بازی‌های کارتی، با نمونه‌هایی که همه را یک موتور قوانین بازی کرده است: دست را گام‌به‌گام دنبال کنید، کارت دیگری را امتحان کنید و بخوانید که چرا نمی‌شود آن را بازی کرد.

## Header, footer and chrome

# source: d55e050e8857
chrome-skip = رفتن به متن
# source: 59ecd845ca38
chrome-menu = منو
# source: 8af88586e6e4
chrome-search = جستجو
# source: ea244662a247
chrome-language = زبان
# source: dec9ec6030c3
chrome-contents = در این صفحه
# source: d3629bcf478e
chrome-dark = رنگ‌های تیره
# source: 21848893c54a
chrome-light = رنگ‌های روشن
# source: c58c3b9f539e
chrome-auto = رنگ‌های سیستم شما
# source: 82c32eb7ffb4
chrome-previous = قبلی
# source: 6f6a896c8429
chrome-next = بعدی
# source: bbb36849fb20
chrome-top = بازگشت به بالا
# source: a6cdf4a20b7b
chrome-anchor = پیوند به همین‌جا
# source: fe663a5ecd85
footer-rules = متن قوانین: { $licence }
# source: 1eedaef61ea5
footer-code = کد برنامه: { $licence }
# source: ccd774fd71a1
chrome-untranslated = هنوز ترجمه نشده
# source: c7f8a1a475a1
footer-quiet = بدون کوکی، بدون ردیابی، بدون بارگذاری از سایت‌های دیگر.

## Search

# source: 31f589594173
search-label = جستجو در قوانین
# source: de9b37ab0a5c
search-hint = یک بازی، یک واژه، یک قانون
# source: ba29bf5dd77d
search-loading = نمایه بارگذاری می‌شود…
# source: b8dd86914c89
search-failed = نمایه بارگذاری نشد.
# source: e15655b502ce
search-none = چیزی پیدا نشد.
# source: 7b7acd83ea18
search-found = { $count-text } مورد پیدا شد
# source: d80f0d4e5e03
search-close = بستن جستجو

## Page not found

# source: e588cdcf3e73
missing-title = صفحه پیدا نشد
# source: 65573e3aaf0f
missing-text = در این نشانی صفحه‌ای نیست. شاید جابه‌جا شده یا نشانی غلط نوشته شده باشد.
# source: 2457bd623e5a
missing-home = رفتن به صفحهٔ اول
# source: 75141f76c99c
missing-examples = دیدن همهٔ نمونه‌ها

## Root page: the choice of a language

# source: 9df10c8892f2
chooser-enter = به فارسی بخوانید

## Home

# source: 943244832cf9
home-title = قوانین بازی‌های کارتی: اول بازی‌شده، بعد نوشته‌شده
# source: b28875fb615b
home-lead = هر نمونه در این صفحه‌ها دستی است که یک موتور قوانین آن را بازی کرده است. گام‌به‌گام دنبالش کنید، کارت دیگری بازی کنید و ببینید کدام قانون اجازه می‌دهد و کدام جلویش را می‌گیرد.
# source: b984f5ffe0a7
home-checked = آزموده‌شده با بازی
# source: 7822e1566f8b
home-checked-more = اگر نمونه‌ای یکی از قانون‌ها را زیر پا بگذارد، سایت ساخته نمی‌شود؛ پس هیچ صفحه‌ای حرکت نادرست نشان نمی‌دهد.
# source: 8182194a0844
home-why = بپرسید چرا نمی‌شود
# source: 5d3c134a67b0
home-why-more = کارتی را انتخاب کنید که نمی‌شود بازی‌اش کرد: پاسخش یک جمله است، با پیوندی به قانونی که از آن می‌آید.
# source: 47d12414d573
home-languages = یک مجموعه قانون
# source: 199201bd732d
home-languages-more = قوانین فقط یک بار، به شکل داده، نوشته می‌شوند و به { $languages-text } زبان خوانده می‌شوند.
# source: 195d0c88617b
home-hand = یک دست برای شروع
# source: c0041479c4cd
home-read = خواندن قوانین
# source: 5a661fdf3b5a
home-examples = همهٔ نمونه‌ها
# source: 3bdd3aaac2b2
home-games = بازی‌ها
# source: 17a6b3c16523
home-families = خانواده‌ها

## Family page

# source: 5bf49c9bf0a8
nav-home = خانه
# source: 083657ac01fc
nav-games = بازی‌ها
# source: 203fd2f9d7ee
nav-families = خانواده‌ها
# source: 1fb6a6c12ca2
nav-examples = نمونه‌ها
# source: 69cd3445b858
nav-variants = نسخه‌ها
# source: 4d30da0e499f
family-games = بازی‌های این خانواده
# source: d6c5468fe48c
family-relatives = خویشاوندان
# source: ee2b4d568e14
family-variants = نسخه‌هایی که صفحهٔ خودشان را دارند
# source: 8efa450863b3
family-history = از کجا آمده است

## Game page: headings

# source: 4957294f7a57
heading-facts = شناسنامهٔ بازی
# source: 8571001a1567
heading-minute = در یک دقیقه
# source: adad9f3a68de
heading-first-hand = اولین دست، گام‌به‌گام
# source: 1cdf5d4fbf9a
heading-rules = قوانین
# source: 766b99432c50
heading-say = چه بگوییم
# source: e6c1dcd9b1f9
heading-variants = نسخه‌ها در یک نگاه
# source: 8b4f6962fd77
heading-options = قوانین خانگی
# source: 0c156ce66ee1
heading-steps = مرور سریع: بازی در { $count-text } گام
# source: 9788c510307a
heading-tips = نکته‌ها
# source: 4016dc0c8720
heading-questions = پرسش‌ها
# source: ec93d4eae988
heading-glossary = اصطلاحات
# source: a450c78857cc
heading-history = تاریخچه
# source: 1c028c17cc3e
heading-relatives = بازی‌های خویشاوند
# source: 09b57f3fd6f1
heading-sources = منابع و تصحیح‌ها
# source: 4c458d1fcb96
heading-corrections = تصحیح‌ها
# source: 32f70f86df80
heading-coverage = نمونه‌ها چه نشان می‌دهند

## Game page: sections of the rules

# source: debe7c64d5c8
section-overview = معرفی
# source: 5e594d6fc950
section-players = بازیکنان
# source: 248218b72e7b
section-pack = دستهٔ کارت
# source: 8da086eb5dfd
section-object = هدف بازی
# source: 89fddadfada0
section-deal = تقسیم کارت
# source: d553c83ea4cd
section-play = جریان بازی
# source: ef28fa04f3f4
section-scoring = پرداخت و امتیاز
# source: 3e64b238b69b
section-winning = برنده شدن
# source: 02cccb3b9827
section-irregularities = خطاها
# source: d16f2953a22d
section-variants = نسخه‌ها

## Game page: fact sheet

# source: a7683c66d452
facts-family = خانواده
# source: 96e402a3b517
facts-players = بازیکنان
# source: 19b801a4dcea
facts-players-range = { $from-text } تا { $to-text } نفر
# source: d80a61888cc1
facts-players-exact = { $count-text } نفر
# source: 69f91eb6f7df
facts-pack = دستهٔ کارت
# source: 2d07318fb51d
facts-pack-cards = { $count-text } کارت
# source: 635fb6f3a06b
facts-ranking = رتبه‌بندی
# source: 15f2519c02f9
facts-ranking-line = از بالا به پایین: { $ranks }
# source: f508fee9ba96
facts-ranking-circle = چرخشی: { $ranks }؛ بعد از بالاترین، پایین‌ترین می‌آید
# source: 3cafc4a4256b
facts-say = واژه‌ها
# source: 5a84f9fc0b67
facts-names = نام‌های دیگر
# source: 63d59e5c92f4
facts-mechanism = نوع بازی
# source: 8d0a5afa23b4
facts-objective = هدف
# source: f8d04a0ec54d
facts-equipment = وسایل لازم
# source: ce4ce48619cc
facts-region = خاستگاه
# source: 82aa6edb3550
facts-period = قدمت
# source: ebd1e9a13e85
facts-period-since = شناخته‌شده از سال { $year-text }
# source: 1e01d8b7666e
facts-duration = زمان
# source: a835cf708dd7
facts-duration-range = { $from-text } تا { $to-text } دقیقه

## Values of the fact sheet

# source: e0934d05defc
mechanism-stops = بازی توقفی
# source: 41d36813b8cc
mechanism-sequence = بازی توقفی دنباله‌ای
# source: ccbb162456af
mechanism-matching = بازی جفت کردن کارت‌ها
# source: 70409ae934d4
mechanism-tricks = بازی تریکی
# source: 6ff1fe187aad
objective-shed = تمام کردن کارت‌ها
# source: 51ee876c3c40
objective-shedding = تمام کردن کارت‌ها
# source: c8340438fbef
objective-first-out = تمام کردن کارت‌ها زودتر از بقیه
# source: f957819c9332
objective-points = جمع کردن امتیاز
# source: 1dfa527cff12
objective-tricks = بردن تریک‌ها
# source: 372c372638ce
objective-last-in = ماندن در بازی تا آخر
# source: 904ad5a371da
equipment-pack = یک دستهٔ کارت
# source: e467a91e1621
equipment-chips = چیپ
# source: a4df09014688
equipment-coins = سکه
# source: 897f658ae1d5
equipment-score-pad = کاغذ و مداد
# source: 7cdc470d636b
region-england = انگلستان
# source: a897072a417f
region-britain = بریتانیا
# source: f1c84fc44c29
region-germany = آلمان
# source: a8766f64e467
region-austria = اتریش
# source: 223dd6b60117
region-greenland = گرینلند
# source: bf5c6c82ee03
region-united-states = ایالات متحدهٔ آمریکا
# source: 4fa58eac0e2a
region-europe = اروپا
# source: f7ec010abe33
kind-same-family = هم‌خانواده
# source: a5eeac0aa2f6
kind-ancestor = نیای این بازی
# source: d3ddf2e472bb
kind-descendant = برگرفته از این بازی
# source: 7b7d071bcd98
kind-similar = بازی مشابه

## Game page: rules and what belongs to them

# source: fc040d405ce5
rules-lead = قوانین معمول. آنچه نسخه‌های دیگر عوض می‌کنند در بخش «نسخه‌ها در یک نگاه» آمده است.
# source: 96d5037133ff
rules-lead-preset = قوانین به شکلی که در «{ $name }» بازی می‌شود.
# source: e4a8a0f1b32d
rules-shown = { $count-text } نمونه این قانون را نشان می‌دهد
# source: 917f58ccde5e
rules-refused = اگر با این حال امتحان کنید:
# source: 43005e02792b
rules-only = فقط با: { $options }
# source: 47d46ede22b4
say-lead = واژه‌ها، به ترتیبی که گفته می‌شوند.
# source: e5d6ca1560f6
say-card = کارت
# source: 2d38e191b547
say-words = واژه
# source: 043b559cc244
say-place = کارت شمارهٔ { $number-text }

## Variants and options

# source: cb103bfa5df1
variants-lead = هر نسخه همان «{ $name }» است با این تفاوت‌ها.
# source: bbb39237a13e
variants-name = نسخه
# source: b3bcbc873360
variants-differs = چه تفاوتی دارد
# source: 91343b53cc7a
variants-standard = بازی معمول
# source: 1c7058884b2f
variants-difference = { $option }: { $value }
# source: 92bc9aec9bcb
variants-differences = تفاوت‌ها با «{ $preset }»
# source: 17c5d84c7cb8
variants-same = تفاوتی ندارد.
# source: 868107b4f953
variants-all = همهٔ نسخه‌ها در یک نگاه
# source: ca1b101a689e
options-lead = هر نکته‌ای که سر هر میز یک جور بازی می‌شود، در موتور گزینه‌ای دارد. پیش از پخش اول سر این نکته‌ها به توافق برسید.
# source: d7163b771ffe
options-name = نکته
# source: d26abe33d9d5
options-choices = انتخاب‌ها
# source: dbed720b5b26
options-default = معمول
# source: 89979a6306bd
options-range = { $from-text } تا { $to-text }
# source: 3c68a0eb8bec
options-words = فهرستی از واژه‌ها
# source: a968cd7667d0
value-yes = بله
# source: 0c2d9416baf0
value-no = خیر
# source: e71aa23a9773
value-none = هیچ

## Steps, tips, questions, glossary, history

# source: 89fdd47f9828
tips-evidence = در بازی ببینید:
# source: 55a566e2e1dc
tips-source = برگرفته از:
# source: bf0b999e1375
questions-evidence = در بازی ببینید:
# source: 68d457a3132d
glossary-back = بازگشت به قوانین
# source: 8d91a3a22982
history-source = برگرفته از:

## Sources and corrections

# source: 266aaf8f4919
sources-lead = این صفحه‌ها بر این منابع تکیه دارند.
# source: 8aed695cec62
sources-read = خواندن منبع
# source: 3c7ae164d0db
corrections-lead = هر جا منبعی با خودش یا با منبع بهتری نخواند، اینجا می‌گوییم.
# source: 815457e33c9b
corrections-says = در منبع:
# source: e2f883aff64c
corrections-right = درست این است:
# source: 5139fa10d4b7
corrections-proof = نمونه‌ای که آن را نشان می‌دهد:
# source: ed95a91f8f7d
confidence-label = میزان اطمینان
# source: 2b6f9366394c
confidence-A = قطعی
# source: 1cb7062cd8de
confidence-B = بسیار محتمل
# source: f03c02a6e580
confidence-C = محتمل
# source: e041709829fb
source-label = منبع { $id }

## Coverage

# source: 2f540e714000
coverage-lead = تعداد نمونه‌هایی که هر قانون در آن‌ها به کار رفته است؛ موتور هنگام بازی کردن نمونه‌ها آن‌ها را می‌شمارد.
# source: 411ae3748fa1
coverage-rule = قانون
# source: ad9ab83becd8
coverage-examples = نمونه‌ها
# source: 25dcc4bfa480
coverage-none = هنوز ندارد
# source: 8a5b4f4919f0
coverage-total = { $count-text } نمونهٔ بازی‌شده

## Examples

# source: 2f7d46176b2c
examples-title = نمونه‌ها
# source: 0cb9964f603d
examples-of = نمونه‌های «{ $game }»
# source: c33139f511dd
examples-description = همهٔ نمونه‌ها؛ هر کدام را موتور قوانین بازی کرده و کارت‌به‌کارت شرح داده است.
# source: c730ef323715
examples-lead = دست‌ها و موقعیت‌هایی که همه را موتور بازی کرده است. بیشترشان فقط کارت‌هایی را نشان می‌دهند که به کار می‌آیند؛ بقیه رو به پایین به حساب می‌آیند. یکی را باز کنید و گام‌به‌گام دنبالش کنید.
# source: 026d7af5e885
example-page-title = { $title } – { $game }
# source: c4798812eabb
example-description = { $title }. نمونه‌ای از «{ $game }» با قوانین «{ $preset }»: میز، شرح بازی و قانون‌های به‌کاررفته.
# source: 2e33cf016c91
example-preset = قوانین
# source: 7fb1374a8700
example-options = قوانین خانگی
# source: b8dc624ad974
example-source = منبع
# source: 496475e14799
example-transcript = شرح بازی
# source: 7109bc0ffc80
example-rules = قانون‌هایی که در این نمونه به کار رفته‌اند
# source: 92a49b11a7c5
example-record = ثبت بازی
# source: 358c7d6e9693
example-record-help = این سطر همهٔ دست را در خود دارد: بازی، پخش و همهٔ کارت‌هایی که بازی شده است.
# source: a32c396abb1f
example-back = بازگشت به قوانین
# source: eba62bf47dd5
example-full = باز کردن این نمونه
# source: 4c98e68ac5e1
example-previous = نمونهٔ قبلی
# source: 44549ca98bbb
example-next = نمونهٔ بعدی
# source: b94b8f6dee80
example-step = گام { $number-text }
# source: 0f721d4e8700
example-start = وضع کارت‌ها این است.
# source: ecc05231a606
example-start-seat = وضع کارت‌ها این است. { $seat } شروع می‌کند.
# source: 2942df9617b5
example-picture = میز بازی
# source: 10493d7453a9
example-picture-step = میز بازی پس از گام { $number-text }
# source: 7bc33cc46a85
example-no-script = این نمونه را بدون اسکریپت هم می‌شود خواند: تصویر لحظهٔ اصلی را نشان می‌دهد و شرح بازی همهٔ گام‌ها را می‌گوید.
# source: 0fc1cb932184
embed-title = { $title }

## What a result is called in structured data

# source: 1a0fe8df02a0
head-how-to = روش بازی { $name }
