### Words of the site itself.
### A variable that ends in -text is shown; the one without it is a number or a code and only selects.

## Names and head data

site-name = Snorum
site-tagline = قواعد ألعاب الورق، تعيد لعبها ورقة ورقة
site-about = قواعد ألعاب ورق لعب محرّك القواعد كل أمثلتها: تابع اليد خطوة خطوة، واخرج عن مسارها، واقرأ لماذا تُرفض ورقة.

## Header, footer and chrome

chrome-skip = انتقل إلى النص
chrome-menu = القائمة
chrome-search = بحث
chrome-language = اللغة
chrome-contents = في هذه الصفحة
chrome-dark = ألوان داكنة
chrome-light = ألوان فاتحة
chrome-auto = ألوان نظامك
chrome-previous = السابق
chrome-next = التالي
chrome-top = إلى أعلى الصفحة
chrome-anchor = رابط إلى هذا الموضع
footer-rules = نصوص القواعد: { $licence }
footer-code = الشيفرة المصدرية: { $licence }
chrome-untranslated = لم يُترجم بعد
footer-quiet = لا ملفات ارتباط، ولا تتبّع، ولا شيء يُحمَّل من مواقع أخرى.

## Search

search-label = ابحث في القواعد
search-hint = لعبة أو كلمة أو قاعدة
search-loading = يجري تحميل الفهرس…
search-failed = تعذّر تحميل الفهرس.
search-none = لا نتائج.
search-found =
    { $count ->
        [zero] لا نتائج
        [one] نتيجة واحدة
        [two] نتيجتان
        [few] { $count-text } نتائج
        [many] { $count-text } نتيجة
       *[other] { $count-text } نتيجة
    }
search-close = أغلق البحث

## Page not found

missing-title = الصفحة غير موجودة
missing-text = لا توجد صفحة بهذا العنوان. ربما نُقلت، أو في الرابط خطأ في الكتابة.
missing-home = إلى الصفحة الرئيسية
missing-examples = إلى كل الأمثلة

## Root page: the choice of a language

chooser-enter = اقرأ بالعربية

## Home

home-title = قواعد ألعاب ورق لُعبت قبل أن تُكتب
home-lead = كل مثال في هذه الصفحات يد لعبها محرّك القواعد. تابعها خطوة خطوة، أو العب ورقة أخرى، وانظر أي قاعدة تجيزها أو تمنعها.
home-checked = فُحصت باللعب
home-checked-more = أي مثال يخالف قاعدة يوقف بناء هذا الموقع، فلا تظهر في صفحاته حركة خاطئة.
home-why = اسأل: لماذا لا؟
home-why-more = اختر ورقة لا يجوز لعبها، فيأتيك السبب في جملة، مع رابط إلى القاعدة التي جاء منها.
home-languages = قواعد واحدة للجميع
home-languages-more =
    { $languages ->
        [zero] تُكتب القواعد مرة واحدة على هيئة بيانات، ولا تُقرأ بأي لغة بعد.
        [one] تُكتب القواعد مرة واحدة على هيئة بيانات، وتُقرأ بلغة واحدة.
        [two] تُكتب القواعد مرة واحدة على هيئة بيانات، وتُقرأ بلغتين.
        [few] تُكتب القواعد مرة واحدة على هيئة بيانات، وتُقرأ في { $languages-text } لغات.
        [many] تُكتب القواعد مرة واحدة على هيئة بيانات، وتُقرأ في { $languages-text } لغة.
       *[other] تُكتب القواعد مرة واحدة على هيئة بيانات، وتُقرأ في { $languages-text } لغة.
    }
home-hand = يد للبداية
home-read = اقرأ القواعد
home-examples = كل الأمثلة
home-games = الألعاب
home-families = العائلات

## Family page

nav-games = الألعاب
nav-families = العائلات
nav-examples = الأمثلة
nav-variants = الصيغ
family-games = ألعاب هذه العائلة
family-relatives = الأقارب
family-variants = صيغ لها صفحاتها
family-history = من أين جاءت

## Game page: headings

heading-facts = بطاقة اللعبة
heading-minute = اللعبة في دقيقة
heading-first-hand = أول يد خطوة خطوة
heading-rules = القواعد
heading-say = ماذا تقول
heading-variants = الصيغ في لمحة
heading-options = قواعد بالاتفاق
heading-steps =
    { $count ->
        [zero] اللعبة بلا خطوات
        [one] اللعبة في خطوة واحدة
        [two] اللعبة في خطوتين
        [few] اللعبة في { $count-text } خطوات
        [many] اللعبة في { $count-text } خطوة
       *[other] اللعبة في { $count-text } خطوة
    }
heading-tips = نصائح
heading-questions = أسئلة
heading-glossary = مسرد المصطلحات
heading-history = التاريخ
heading-relatives = ألعاب قريبة
heading-sources = المصادر والتصويبات
heading-corrections = التصويبات
heading-coverage = ماذا تُظهر الأمثلة

## Game page: sections of the rules

section-overview = نظرة عامة
section-players = اللاعبون
section-pack = الرزمة
section-object = هدف اللعبة
section-deal = التوزيع
section-play = اللعب
section-scoring = الدفع والحساب
section-winning = الفوز
section-irregularities = المخالفات
section-variants = الصيغ

## Game page: fact sheet

facts-family = العائلة
facts-players = اللاعبون
facts-players-range = من { $from-text } إلى { $to-text }
facts-players-exact = { $count-text }
facts-pack = الرزمة
facts-pack-cards =
    { $count ->
        [zero] بلا أوراق
        [one] ورقة واحدة
        [two] ورقتان
        [few] { $count-text } أوراق
        [many] { $count-text } ورقة
       *[other] { $count-text } ورقة
    }
facts-ranking = ترتيب الأوراق
facts-ranking-line = من الأعلى إلى الأدنى: { $ranks }
facts-ranking-circle = في حلقة: { $ranks }، وبعد الأعلى يأتي الأدنى
facts-say = النداءات
facts-names = أسماء أخرى
facts-mechanism = نوع اللعبة
facts-objective = الهدف
facts-equipment = ما تحتاج إليه
facts-region = الأصل
facts-period = العمر
facts-period-since = معروفة منذ سنة { $year-text }
facts-duration = المدة
facts-duration-range =
    { $to ->
        [few] من { $from-text } إلى { $to-text } دقائق
        [many] من { $from-text } إلى { $to-text } دقيقة
       *[other] من { $from-text } إلى { $to-text } دقيقة
    }

## Values of the fact sheet

mechanism-stops = لعبة توقّف
mechanism-sequence = لعبة توقّف بالتسلسل
mechanism-matching = لعبة مطابقة
mechanism-tricks = لعبة لمّات
objective-shed = التخلّص من أوراقك
objective-shedding = التخلّص من أوراقك
objective-first-out = أن تتخلّص من أوراقك قبل غيرك
objective-points = جمع النقاط
objective-tricks = كسب اللمّات
objective-last-in = أن تبقى آخر لاعب في اللعبة
equipment-pack = رزمة ورق
equipment-chips = فيشات
equipment-coins = قطع نقدية
equipment-score-pad = ورقة وقلم
region-england = إنجلترا
region-britain = بريطانيا العظمى
region-germany = ألمانيا
region-austria = النمسا
region-greenland = غرينلاند
region-united-states = الولايات المتحدة
region-europe = أوروبا
kind-same-family = من العائلة نفسها
kind-ancestor = أصل أقدم
kind-descendant = لعبة متفرّعة عنها
kind-similar = لعبة مشابهة

## Game page: rules and what belongs to them

rules-lead = هذه هي القواعد الأساسية. وما تغيّره الصيغ الأخرى تجده في «الصيغ في لمحة».
rules-lead-preset = القواعد كما هي في { $name }.
rules-shown =
    { $count ->
        [zero] لا مثال يُظهر هذه القاعدة
        [one] مثال واحد يُظهر هذه القاعدة
        [two] مثالان يُظهران هذه القاعدة
        [few] { $count-text } أمثلة تُظهر هذه القاعدة
        [many] { $count-text } مثالًا يُظهر هذه القاعدة
       *[other] { $count-text } مثال يُظهر هذه القاعدة
    }
rules-refused = وإن حاولت مع ذلك:
rules-only = فقط مع: { $options }
say-lead = الكلمات بالترتيب الذي تُقال به.
say-card = الورقة
say-words = النداء
say-place = الورقة { $number-text }
say-last = إذا توقّفت السلسلة قبل اكتمالها، أُضيفت الكلمة الأخيرة إلى الكلمة المعتادة.

## Variants and options

variants-lead = كل صيغة هي { $name } مع هذه الفروق.
variants-name = الصيغة
variants-differs = ما يختلف
variants-standard = اللعبة الأساسية
variants-difference = { $option }: { $value }
variants-differences = ما يختلف عن { $preset }
variants-same = لا فرق.
variants-all = كل الصيغ في لمحة
options-lead = كل نقطة تختلف فيها الطاولات هي خيار في المحرّك. اتفقوا عليها قبل أول توزيع.
options-name = النقطة
options-choices = الخيارات
options-default = المعتاد
options-range = من { $from-text } إلى { $to-text }
options-words = قائمة كلمات
value-yes = نعم
value-no = لا
value-none = لا شيء

## Steps, tips, questions, glossary, history

tips-evidence = شاهدها في اللعب:
tips-source = عن المصدر:
questions-evidence = شاهد ذلك في اللعب:
glossary-back = العودة إلى القواعد
history-source = المصدر:

## Sources and corrections

sources-lead = ما تستند إليه هذه الصفحات.
sources-read = اقرأ المصدر
corrections-lead = حيث يناقض مصدر نفسه، أو يناقض مصدرًا أوثق منه، نذكر ذلك.
corrections-says = يقول المصدر:
corrections-right = الصواب:
corrections-proof = المثال الذي يُثبت ذلك:
confidence-label = درجة اليقين
confidence-A = مؤكّد
confidence-B = مرجّح جدًا
confidence-C = مرجّح
source-label = المصدر { $id }

## Coverage

coverage-lead = عدد الأمثلة المشروحة التي تُطبَّق فيها كل قاعدة، كما يحصيها المحرّك وهو يلعبها.
coverage-rule = القاعدة
coverage-examples = الأمثلة
coverage-none = لا مثال بعد
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

examples-title = الأمثلة
examples-of = أمثلة على { $game }
examples-description = كل الأمثلة المشروحة، لعبها محرّك القواعد واحدًا واحدًا، وهي مروية ورقة ورقة.
examples-lead = أيدٍ ومواقف لعبها المحرّك كلها. افتح أي مثال لتتابعه خطوة خطوة.
example-page-title = { $title }: { $game }
example-description = { $title }. مثال مشروح على { $game } بقواعد { $preset }: الطاولة وسير اللعب والقواعد المطبّقة.
example-preset = القواعد
example-options = قواعد بالاتفاق
example-source = المصدر
example-transcript = سير اللعب
example-rules = القواعد المطبّقة في هذا المثال
example-record = السجل
example-record-help = في هذا السطر اليد كلها: اللعبة والتوزيع وكل ورقة لُعبت.
example-back = العودة إلى القواعد
example-full = افتح هذا المثال
example-previous = المثال السابق
example-next = المثال التالي
example-step = الخطوة { $number-text }
example-start = الأوراق كما وُزّعت.
example-start-seat = الأوراق كما وُزّعت. يبدأ { $seat }.
example-picture = الطاولة
example-picture-step = الطاولة بعد الخطوة { $number-text }
example-no-script = يُقرأ هذا المثال حتى إن كانت البرامج النصية معطّلة: تُظهر الصورة أهم لحظة فيه، ويروي سير اللعب كل خطوة.
embed-title = { $title }

## What a result is called in structured data

head-how-to = طريقة لعب { $name }

## The player: names of the control elements and what it says.

player-label = مثال مشروح: { $title }
player-table = الطاولة
player-controls = أزرار التحكم
player-first = أول خطوة
player-back = الخطوة السابقة
player-next = الخطوة التالية
player-last = آخر خطوة
player-step = الخطوة { $n } من { $m }
player-position = { $n } / { $m }
player-steps = الخطوات
player-start = البداية
player-play = تشغيل
player-pause = إيقاف مؤقت
player-speed = السرعة
player-speed-slow = بطيئة
player-speed-normal = عادية
player-speed-fast = سريعة
player-paused = أُوقف مؤقتًا.
player-ended = انتهى المثال.
player-whatif = ماذا لو…؟
player-whatif-help = اختر ورقة أخرى لصاحب الدور.
player-whatif-end = إنهاء التجربة
player-hands = الأيدي
player-hands-open = كل الأيدي مكشوفة
player-hands-acting = يد صاحب الدور فقط
player-hands-seat = يد { $seat } فقط
player-menu = القائمة
player-transcript = سير اللعب
player-copy = انسخ الرابط
player-copied = نُسخ الرابط.
player-copy-failed = تعذّر نسخ الرابط.
player-rules = القواعد المطبّقة
player-rule-link = اقرأ القاعدة
player-why = لماذا لا؟
player-starting = يجري تشغيل محرّك القواعد…
player-progress = { $done } من { $total } ميغابايت
player-cancel = إلغاء
player-thinking = المحرّك يعمل…
player-verified = تم التحقّق في متصفّحك
player-verified-help = أعاد محرّك القواعد لعب هذا المثال في متصفّحك، ووصل إلى النتيجة نفسها.
player-mismatch = هذا المثال غير صحيح.
player-mismatch-help = وصل محرّك القواعد في متصفّحك إلى غير ما تُظهره هذه الصفحة. تبقى الصفحة على ما أظهرته، ونرجو أن تُبلغنا بذلك.
player-unavailable = محرّك القواعد غير متاح هنا.
player-unavailable-stalled = توقّف تحميله.
player-unavailable-missing = أحد الملفات مفقود.
player-unavailable-damaged = وصل أحد الملفات تالفًا.
player-unavailable-blocked = هذه الصفحة لا تسمح بتشغيله.
player-unavailable-failed = أبلغ عن خطأ.
player-unavailable-cancelled = أنت ألغيت تشغيله.
player-unavailable-help = ما زال بإمكانك متابعة المثال خطوة خطوة.
player-retry = حاول مجددًا
player-open-page = افتح هذا المثال في صفحته
player-branch = مسارك: خرجت عن المثال عند الخطوة { $n }
player-back-to-example = العودة إلى المثال
player-undo = تراجع عن آخر ورقة
player-stale = يشير هذا الرابط إلى خطوة أو ورقة ليست في المثال. تُعرض هنا أقرب خطوة.
player-version = لا يستطيع هذا المشغّل قراءة المثال: الصفحة من إصدار آخر.
player-broken = تعذّرت قراءة هذا المثال.
player-to-act = الدور على { $seat }
player-acting = عليه الدور
player-over = انتهت اليد.
player-dealer = الموزّع
player-hidden-card = ورقة مقلوبة
player-cards-left = الأوراق الباقية: { $n }
player-legal-card = { $card }: ورقة يجوز لعبها
player-refused-card = { $card }: ورقة لا يجوز لعبها
player-said = «{ $words }»
player-cards-of = أوراق { $seat }: { $cards }
player-cards-none = لا ورقة مع { $seat }.
player-zone-cards = { $zone }: { $cards }
player-zone-empty = { $zone }: لا ورقة
player-no-facts = لم يُحسب شيء بعد.
player-pending = تُلعب ورقتك، { $card }، حالما يجهز المحرّك.
player-line-failed = لم يستطع المحرّك متابعة هذا المسار.
player-other-actions = حركات أخرى
player-mismatch-step = أول اختلاف: الخطوة { $n }.
player-close = إغلاق
player-help = المفاتيح
player-help-title = مفاتيح المشغّل
player-help-note = تعمل ما دام التركيز على المشغّل.
player-key-next = الخطوة التالية
player-key-back = الخطوة السابقة
player-key-next-group = السلسلة التالية
player-key-back-group = السلسلة السابقة
player-key-first = أول خطوة
player-key-last = آخر خطوة
player-key-play = تشغيل أو إيقاف مؤقت
player-key-card = لعب الورقة المختارة في مسار خاص بك
player-key-escape = الخروج من مسارك، ثم إغلاق ما هو مفتوح
player-key-seat = اختيار اليد المعروضة
player-key-hands = أيدٍ مكشوفة أو مخفية
player-key-whatif = ماذا لو…؟
player-key-speak = قراءة ما على الطاولة
player-key-last-move = قراءة الخطوة الأخيرة
player-key-score = قراءة النتيجة
player-key-cards = قراءة أوراقي
player-key-help = هذه القائمة
player-keyname-right = السهم الأيمن
player-keyname-left = السهم الأيسر
player-keyname-page-down = Page Down
player-keyname-page-up = Page Up
player-keyname-home = Home
player-keyname-end = End
player-keyname-space = المسافة
player-keyname-enter = Enter
player-keyname-escape = Esc
