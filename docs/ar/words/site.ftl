### Words of the site itself.
### A variable that ends in -text is shown; the one without it is a number or a code and only selects.

## Names and head data

# source: 089b4ba0376f
site-name = Snorum
# source: dcc1cc3408a9
site-tagline = قواعد ألعاب الورق، تعيد لعبها ورقة ورقة
# source: 44c40baed7dc
site-about = قواعد ألعاب ورق لعب محرّك القواعد كل أمثلتها: تابع اليد خطوة خطوة، وجرّب ورقة أخرى، واقرأ لماذا لا يجوز لعبها.

## Header, footer and chrome

# source: d55e050e8857
chrome-skip = انتقل إلى النص
# source: 59ecd845ca38
chrome-menu = القائمة
# source: 8af88586e6e4
chrome-search = بحث
# source: ea244662a247
chrome-language = اللغة
# source: dec9ec6030c3
chrome-contents = في هذه الصفحة
# source: d3629bcf478e
chrome-dark = ألوان داكنة
# source: 21848893c54a
chrome-light = ألوان فاتحة
# source: c58c3b9f539e
chrome-auto = ألوان نظامك
# source: 82c32eb7ffb4
chrome-previous = السابق
# source: 6f6a896c8429
chrome-next = التالي
# source: bbb36849fb20
chrome-top = إلى أعلى الصفحة
# source: a6cdf4a20b7b
chrome-anchor = رابط إلى هذا الموضع
# source: fe663a5ecd85
footer-rules = نصوص القواعد: { $licence }
# source: 1eedaef61ea5
footer-code = الشيفرة المصدرية: { $licence }
# source: ccd774fd71a1
chrome-untranslated = لم يُترجم بعد
# source: c7f8a1a475a1
footer-quiet = لا ملفات تعريف ارتباط، ولا تتبّع، ولا شيء يُحمَّل من مواقع أخرى.

## Search

# source: 31f589594173
search-label = ابحث في القواعد
# source: de9b37ab0a5c
search-hint = لعبة أو كلمة أو قاعدة
# source: ba29bf5dd77d
search-loading = يجري تحميل الفهرس…
# source: b8dd86914c89
search-failed = تعذّر تحميل الفهرس.
# source: e15655b502ce
search-none = لا نتائج.
# source: 7b7acd83ea18
search-found =
    { $count ->
        [zero] لا نتائج
        [one] نتيجة واحدة
        [two] نتيجتان
        [few] { $count-text } نتائج
        [many] { $count-text } نتيجة
       *[other] { $count-text } نتيجة
    }
# source: d80f0d4e5e03
search-close = أغلق البحث

## Page not found

# source: e588cdcf3e73
missing-title = الصفحة غير موجودة
# source: 65573e3aaf0f
missing-text = لا توجد صفحة بهذا العنوان. ربما نُقلت، أو في الرابط خطأ في الكتابة.
# source: 2457bd623e5a
missing-home = إلى الصفحة الرئيسية
# source: 75141f76c99c
missing-examples = إلى كل الأمثلة

## Root page: the choice of a language

# source: 9df10c8892f2
chooser-enter = اقرأ بالعربية

## Home

# source: 943244832cf9
home-title = قواعد ألعاب ورق لُعبت قبل أن تُكتب
# source: b28875fb615b
home-lead = كل مثال في هذه الصفحات يد لعبها محرّك القواعد. تابعها خطوة خطوة، أو العب ورقة أخرى، وانظر أي قاعدة تجيزها أو تمنعها.
# source: b984f5ffe0a7
home-checked = مجرَّبة باللعب
# source: 7822e1566f8b
home-checked-more = أي مثال يخالف قاعدة يوقف بناء هذا الموقع، فلا تظهر في صفحاته حركة خاطئة.
# source: 8182194a0844
home-why = اسأل: لماذا لا؟
# source: 5d3c134a67b0
home-why-more = اختر ورقة لا يجوز لعبها، فيأتيك السبب في جملة، مع رابط إلى القاعدة التي جاء منها.
# source: 47d12414d573
home-languages = قواعد واحدة للجميع
# source: 199201bd732d
home-languages-more =
    { $languages ->
        [zero] تُكتب القواعد مرة واحدة على هيئة بيانات، ولا تُقرأ بأي لغة بعد.
        [one] تُكتب القواعد مرة واحدة على هيئة بيانات، وتُقرأ بلغة واحدة.
        [two] تُكتب القواعد مرة واحدة على هيئة بيانات، وتُقرأ بلغتين.
        [few] تُكتب القواعد مرة واحدة على هيئة بيانات، وتُقرأ بـ{ $languages-text } لغات.
        [many] تُكتب القواعد مرة واحدة على هيئة بيانات، وتُقرأ بـ{ $languages-text } لغة.
       *[other] تُكتب القواعد مرة واحدة على هيئة بيانات، وتُقرأ بـ{ $languages-text } لغة.
    }
# source: 195d0c88617b
home-hand = يد للبداية
# source: c0041479c4cd
home-read = اقرأ القواعد
# source: 5a661fdf3b5a
home-examples = كل الأمثلة
# source: 3bdd3aaac2b2
home-games = الألعاب
# source: 17a6b3c16523
home-families = العائلات

## Family page

# source: 5bf49c9bf0a8
nav-home = الرئيسية
# source: 083657ac01fc
nav-games = الألعاب
# source: 203fd2f9d7ee
nav-families = العائلات
# source: 1fb6a6c12ca2
nav-examples = الأمثلة
# review: «صيغة/صيغ» for variants (شكل is a suit here)
# source: 69cd3445b858
nav-variants = الصيغ
# source: 4d30da0e499f
family-games = ألعاب هذه العائلة
# source: d6c5468fe48c
family-relatives = الأقارب
# source: ee2b4d568e14
family-variants = صيغ لها صفحاتها
# source: 8efa450863b3
family-history = من أين جاءت

## Game page: headings

# source: 4957294f7a57
heading-facts = بطاقة اللعبة
# source: 8571001a1567
heading-minute = اللعبة في دقيقة
# source: adad9f3a68de
heading-first-hand = أول يد خطوة خطوة
# source: 1cdf5d4fbf9a
heading-rules = القواعد
# source: 766b99432c50
heading-say = ماذا تقول
# source: e6c1dcd9b1f9
heading-variants = الصيغ في لمحة
# review: «قواعد بالاتفاق» for house rules
# source: 8b4f6962fd77
heading-options = قواعد بالاتفاق
# source: 0c156ce66ee1
heading-steps =
    { $count ->
        [zero] مرجع سريع: اللعبة بلا خطوات
        [one] مرجع سريع: اللعبة في خطوة واحدة
        [two] مرجع سريع: اللعبة في خطوتين
        [few] مرجع سريع: اللعبة في { $count-text } خطوات
        [many] مرجع سريع: اللعبة في { $count-text } خطوة
       *[other] مرجع سريع: اللعبة في { $count-text } خطوة
    }
# source: 9788c510307a
heading-tips = نصائح
# source: 4016dc0c8720
heading-questions = أسئلة
# source: ec93d4eae988
heading-glossary = مسرد المصطلحات
# source: a450c78857cc
heading-history = التاريخ
# source: 1c028c17cc3e
heading-relatives = ألعاب قريبة
# source: 09b57f3fd6f1
heading-sources = المصادر والتصويبات
# source: 4c458d1fcb96
heading-corrections = التصويبات
# source: 32f70f86df80
heading-coverage = ماذا تُظهر الأمثلة

## Game page: sections of the rules

# source: debe7c64d5c8
section-overview = نظرة عامة
# source: 5e594d6fc950
section-players = اللاعبون
# source: 248218b72e7b
section-pack = الرزمة
# source: 8da086eb5dfd
section-object = هدف اللعبة
# source: 89fddadfada0
section-deal = التوزيع
# source: d553c83ea4cd
section-play = اللعب
# source: ef28fa04f3f4
section-scoring = الدفع والحساب
# source: 3e64b238b69b
section-winning = الفوز
# source: 02cccb3b9827
section-irregularities = المخالفات
# source: d16f2953a22d
section-variants = الصيغ

## Game page: fact sheet

# source: a7683c66d452
facts-family = العائلة
# source: 96e402a3b517
facts-players = اللاعبون
# source: 19b801a4dcea
facts-players-range = من { $from-text } إلى { $to-text }
# source: d80a61888cc1
facts-players-exact = { $count-text }
# source: 69f91eb6f7df
facts-pack = الرزمة
# source: 2d07318fb51d
facts-pack-cards =
    { $count ->
        [zero] بلا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count-text } أوراق
        [many] { $count-text } ورقة
       *[other] { $count-text } ورقة
    }
# source: 635fb6f3a06b
facts-ranking = ترتيب الأوراق
# source: 15f2519c02f9
facts-ranking-line = من الأعلى إلى الأدنى: { $ranks }
# source: f508fee9ba96
facts-ranking-circle = دائري: { $ranks }، وبعد الأعلى يأتي الأدنى
# source: 3cafc4a4256b
facts-say = الكلمات
# source: 5a84f9fc0b67
facts-names = أسماء أخرى
# source: 63d59e5c92f4
facts-mechanism = نوع اللعبة
# source: 8d0a5afa23b4
facts-objective = الهدف
# source: f8d04a0ec54d
facts-equipment = ما تحتاج إليه
# source: ce4ce48619cc
facts-region = الأصل
# source: 82aa6edb3550
facts-period = التاريخ
# source: ebd1e9a13e85
facts-period-since = معروفة منذ سنة { $year-text }
# source: 1e01d8b7666e
facts-duration = المدة
# source: a835cf708dd7
facts-duration-range =
    { $to ->
        [few] من { $from-text } إلى { $to-text } دقائق
        [many] من { $from-text } إلى { $to-text } دقيقة
       *[other] من { $from-text } إلى { $to-text } دقيقة
    }

## Values of the fact sheet

# source: e0934d05defc
mechanism-stops = لعبة توقّف
# source: 41d36813b8cc
mechanism-sequence = لعبة توقّف بالتسلسل
# source: ccbb162456af
mechanism-matching = لعبة مطابقة
# source: 70409ae934d4
mechanism-tricks = لعبة لمّات
# source: 6ff1fe187aad
objective-shed = التخلّص من أوراقك
# source: 51ee876c3c40
objective-shedding = التخلّص من أوراقك
# source: c8340438fbef
objective-first-out = أن تتخلّص من أوراقك قبل غيرك
# source: f957819c9332
objective-points = جمع النقاط
# source: 1dfa527cff12
objective-tricks = كسب اللمّات
# source: 372c372638ce
objective-last-in = أن تبقى آخر لاعب في اللعبة
# source: 904ad5a371da
equipment-pack = رزمة ورق
# source: e467a91e1621
equipment-chips = فيشات
# source: a4df09014688
equipment-coins = قطع نقدية
# source: 897f658ae1d5
equipment-score-pad = ورقة وقلم
# source: 7cdc470d636b
region-england = إنجلترا
# source: a897072a417f
region-britain = بريطانيا العظمى
# source: f1c84fc44c29
region-germany = ألمانيا
# source: a8766f64e467
region-austria = النمسا
# source: 223dd6b60117
region-greenland = غرينلاند
# source: bf5c6c82ee03
region-united-states = الولايات المتحدة
# source: 4fa58eac0e2a
region-europe = أوروبا
# source: f7ec010abe33
kind-same-family = من العائلة نفسها
# source: a5eeac0aa2f6
kind-ancestor = أصل أقدم
# source: d3ddf2e472bb
kind-descendant = لعبة متفرّعة عنها
# source: 7b7d071bcd98
kind-similar = لعبة مشابهة

## Game page: rules and what belongs to them

# source: fc040d405ce5
rules-lead = هذه هي القواعد الأساسية. وما تغيّره الصيغ الأخرى تجده في «الصيغ في لمحة».
# source: 96d5037133ff
rules-lead-preset = القواعد كما هي في «{ $name }».
# source: e4a8a0f1b32d
rules-shown =
    { $count ->
        [zero] لا مثال يُظهر هذه القاعدة
        [one] مثال واحد يُظهر هذه القاعدة
        [two] مثالان يُظهران هذه القاعدة
        [few] { $count-text } أمثلة تُظهر هذه القاعدة
        [many] { $count-text } مثالًا يُظهر هذه القاعدة
       *[other] { $count-text } مثال يُظهر هذه القاعدة
    }
# source: 917f58ccde5e
rules-refused = وإن حاولت مع ذلك:
# source: 43005e02792b
rules-only = فقط مع: { $options }
# source: 47d46ede22b4
say-lead = الكلمات بالترتيب الذي تُقال به.
# source: e5d6ca1560f6
say-card = الورقة
# source: 2d38e191b547
say-words = الكلمة
# source: 043b559cc244
say-place = الورقة { $number-text }

## Variants and options

# source: cb103bfa5df1
variants-lead = كل صيغة هي «{ $name }» نفسها مع هذه الفروق.
# source: bbb39237a13e
variants-name = الصيغة
# source: b3bcbc873360
variants-differs = ما يختلف
# source: 91343b53cc7a
variants-standard = اللعبة الأساسية
# source: 1c7058884b2f
variants-difference = { $option }: { $value }
# source: 92bc9aec9bcb
variants-differences = ما يختلف عن «{ $preset }»
# source: 17c5d84c7cb8
variants-same = لا فرق.
# source: 868107b4f953
variants-all = كل الصيغ في لمحة
# source: ca1b101a689e
options-lead = كل نقطة تختلف فيها طريقة اللعب من طاولة إلى أخرى لها خيار في المحرّك. اتفقوا على هذه النقاط قبل أول توزيع.
# source: d7163b771ffe
options-name = النقطة
# source: d26abe33d9d5
options-choices = الخيارات
# source: dbed720b5b26
options-default = المعتاد
# source: 89979a6306bd
options-range = من { $from-text } إلى { $to-text }
# source: 3c68a0eb8bec
options-words = قائمة كلمات
# source: a968cd7667d0
value-yes = نعم
# source: 0c2d9416baf0
value-no = لا
# source: e71aa23a9773
value-none = لا شيء

## Steps, tips, questions, glossary, history

# source: 89fdd47f9828
tips-evidence = شاهدها في اللعب:
# source: 55a566e2e1dc
tips-source = عن:
# source: bf0b999e1375
questions-evidence = شاهد ذلك في اللعب:
# source: 68d457a3132d
glossary-back = العودة إلى القواعد
# source: 8d91a3a22982
history-source = عن:

## Sources and corrections

# source: 266aaf8f4919
sources-lead = ما تستند إليه هذه الصفحات.
# source: 8aed695cec62
sources-read = اقرأ المصدر
# source: 3c7ae164d0db
corrections-lead = حيث يناقض مصدر نفسه، أو يناقض مصدرًا أوثق منه، نذكر ذلك.
# source: 815457e33c9b
corrections-says = في المصدر:
# source: e2f883aff64c
corrections-right = الصواب:
# source: 5139fa10d4b7
corrections-proof = المثال الذي يُثبت ذلك:
# source: ed95a91f8f7d
confidence-label = درجة اليقين
# source: 2b6f9366394c
confidence-A = مؤكّد
# source: 1cb7062cd8de
confidence-B = مرجّح جدًا
# source: f03c02a6e580
confidence-C = مرجّح
# source: e041709829fb
source-label = المصدر { $id }

## Coverage

# source: 2f540e714000
coverage-lead = عدد الأمثلة المشروحة التي تُطبَّق فيها كل قاعدة، كما يحصيها المحرّك وهو يلعبها.
# source: 411ae3748fa1
coverage-rule = القاعدة
# source: ad9ab83becd8
coverage-examples = الأمثلة
# source: 25dcc4bfa480
coverage-none = لا مثال بعد
# source: 8a5b4f4919f0
coverage-total =
    { $count ->
        [zero] لا أمثلة مشروحة
        [one] مثال مشروح واحد
        [two] مثالان مشروحان
        [few] { $count-text } أمثلة مشروحة
        [many] { $count-text } مثالًا مشروحًا
       *[other] { $count-text } مثال مشروح
    }

## Examples

# review: «مثال مشروح» for a worked example, «سير اللعب» for its transcript.
# source: 2f7d46176b2c
examples-title = الأمثلة
# source: 0cb9964f603d
examples-of = أمثلة على «{ $game }»
# source: c33139f511dd
examples-description = كل الأمثلة المشروحة، لعبها محرّك القواعد واحدًا واحدًا، وهي مروية ورقة ورقة.
# source: c730ef323715
examples-lead = أيدٍ ومواقف لعبها المحرّك كلها. معظمها لا يُظهر إلا الأوراق التي تهمّ، وتُعدّ البقية مقلوبة. افتح أي مثال لتتابعه خطوة خطوة.
# source: 026d7af5e885
example-page-title = { $title } – { $game }
# source: c4798812eabb
example-description = { $title }. مثال مشروح على «{ $game }» بقواعد «{ $preset }»: الطاولة وسير اللعب والقواعد المطبّقة.
# source: 2e33cf016c91
example-preset = القواعد
# source: 7fb1374a8700
example-options = قواعد بالاتفاق
# source: b8dc624ad974
example-source = المصدر
# source: 496475e14799
example-transcript = سير اللعب
# source: 7109bc0ffc80
example-rules = القواعد المطبّقة في هذا المثال
# source: 92a49b11a7c5
example-record = السجل
# source: 358c7d6e9693
example-record-help = في هذا السطر اليد كلها: اللعبة والتوزيع وكل ورقة لُعبت.
# source: a32c396abb1f
example-back = العودة إلى القواعد
# source: eba62bf47dd5
example-full = افتح هذا المثال
# source: 4c98e68ac5e1
example-previous = المثال السابق
# source: 44549ca98bbb
example-next = المثال التالي
# source: b94b8f6dee80
example-step = الخطوة { $number-text }
# source: 0f721d4e8700
example-start = هكذا هي الأوراق.
# source: ecc05231a606
example-start-seat = هكذا هي الأوراق. يبدأ { $seat }.
# source: 2942df9617b5
example-picture = الطاولة
# source: 10493d7453a9
example-picture-step = الطاولة بعد الخطوة { $number-text }
# source: 7bc33cc46a85
example-no-script = يُقرأ هذا المثال حتى إن كانت البرامج النصية معطّلة: تُظهر الصورة أهم لحظة فيه، ويروي سير اللعب كل خطوة.
# source: 0fc1cb932184
embed-title = { $title }

## What a result is called in structured data

# source: 1a0fe8df02a0
head-how-to = طريقة لعب { $name }
