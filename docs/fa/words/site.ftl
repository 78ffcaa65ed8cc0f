### Terms: example = نمونه, preset/variant = نسخه, option = قانون خانگی, step = گام, transcript = شرح بازی, record = ثبت بازی, rules engine = موتور قوانین.

## Names and head data

# review: whether the name of the site stays in Latin letters.
site-name = Snorum
site-tagline = قوانین بازی‌های کارتی که می‌توانید کارت‌به‌کارت از نو بازی‌شان کنید
site-about = قوانین بازی‌های کارتی، با نمونه‌هایی که همه را یک موتور قوانین بازی کرده است: دست را گام‌به‌گام دنبال کنید، از مسیر بازی بیرون بزنید و بخوانید که چرا یک کارت پذیرفته نمی‌شود.

## Header, footer and chrome

chrome-skip = رفتن به متن
chrome-menu = فهرست
chrome-search = جستجو
chrome-language = زبان
chrome-contents = در این صفحه
chrome-dark = رنگ‌های تیره
chrome-light = رنگ‌های روشن
chrome-auto = رنگ‌های سیستم شما
chrome-previous = قبلی
chrome-next = بعدی
chrome-top = بازگشت به بالا
chrome-anchor = پیوند به همین‌جا
footer-rules = متن قوانین: { $licence }
footer-code = کد برنامه: { $licence }
chrome-untranslated = هنوز ترجمه نشده
footer-quiet = بدون کوکی، بدون ردیابی، بدون بارگذاری از سایت‌های دیگر.

## Search

search-label = جستجو در قوانین
search-hint = یک بازی، یک واژه، یک قانون
search-loading = نمایه بارگذاری می‌شود…
search-failed = نمایه بارگذاری نشد.
search-none = چیزی پیدا نشد.
search-found = { $count-text } مورد پیدا شد
search-close = بستن جستجو

## Page not found

missing-title = صفحه پیدا نشد
missing-text = در این نشانی صفحه‌ای نیست. شاید جابه‌جا شده یا نشانی غلط نوشته شده باشد.
missing-home = رفتن به صفحهٔ اول
missing-examples = دیدن همهٔ نمونه‌ها

## Root page: the choice of a language

chooser-enter = به فارسی بخوانید

## Home

home-title = قوانین بازی‌های کارتی که پیش از نوشته شدن بازی شده‌اند
home-lead = هر نمونه در این صفحه‌ها دستی است که یک موتور قوانین آن را بازی کرده است. گام‌به‌گام دنبالش کنید، کارت دیگری بازی کنید و ببینید کدام قانون اجازه می‌دهد و کدام جلویش را می‌گیرد.
home-checked = آزموده‌شده با بازی
home-checked-more = اگر نمونه‌ای قانونی را زیر پا بگذارد، سایت ساخته نمی‌شود؛ پس هیچ صفحه‌ای حرکت نادرست نشان نمی‌دهد.
home-why = بپرسید چرا نمی‌شود
home-why-more = کارتی را انتخاب کنید که نمی‌شود بازی کرد: جوابش یک جمله است، با پیوندی به قانونی که از آن می‌آید.
home-languages = یک مجموعه قانون
home-languages-more = قوانین یک بار به شکل داده نوشته می‌شود و به { $languages-text } زبان خوانده می‌شود.
home-hand = یک دست برای شروع
home-read = خواندن قوانین
home-examples = همهٔ نمونه‌ها
home-games = بازی‌ها
home-families = خانواده‌ها

## Family page

nav-games = بازی‌ها
nav-families = خانواده‌ها
nav-examples = نمونه‌ها
nav-variants = نسخه‌ها
family-games = بازی‌های این خانواده
family-relatives = خویشاوندان
family-variants = نسخه‌هایی که صفحهٔ خودشان را دارند
family-history = از کجا آمده است

## Game page: headings

heading-facts = شناسنامهٔ بازی
heading-minute = در یک دقیقه
heading-first-hand = اولین دست، گام‌به‌گام
heading-rules = قوانین
heading-say = چه بگوییم
heading-variants = نسخه‌ها در یک نگاه
heading-options = قوانین خانگی
heading-steps = بازی در { $count-text } گام
heading-tips = نکته‌ها
heading-questions = پرسش‌ها
heading-glossary = اصطلاحات
heading-history = تاریخچه
heading-relatives = بازی‌های خویشاوند
heading-sources = منابع و تصحیح‌ها
heading-corrections = تصحیح‌ها
heading-coverage = نمونه‌ها چه نشان می‌دهند

## Game page: sections of the rules

section-overview = معرفی
section-players = بازیکنان
section-pack = دستهٔ کارت
section-object = هدف بازی
section-deal = تقسیم کارت
section-play = جریان بازی
section-scoring = پرداخت و امتیاز
section-winning = برنده شدن
section-irregularities = خطاها
section-variants = نسخه‌ها

## Game page: fact sheet

facts-family = خانواده
facts-players = بازیکنان
facts-players-range = { $from-text } تا { $to-text } نفر
facts-players-exact = { $count-text } نفر
facts-pack = دستهٔ کارت
facts-pack-cards = { $count-text } کارت
facts-ranking = رتبه‌بندی
facts-ranking-line = از بالا به پایین: { $ranks }
facts-ranking-circle = دور می‌زند: { $ranks }؛ بعد از بالاترین، پایین‌ترین می‌آید
facts-say = فراخوان‌ها
facts-names = نام‌های دیگر
facts-mechanism = نوع بازی
facts-objective = هدف
facts-equipment = وسایل لازم
facts-region = خاستگاه
facts-period = قدمت
facts-period-since = شناخته‌شده از سال { $year-text }
facts-duration = زمان
facts-duration-range = { $from-text } تا { $to-text } دقیقه

## Values of the fact sheet

mechanism-stops = بازی توقفی
mechanism-sequence = بازی توقفی دنباله‌ای
mechanism-matching = بازی جفت کردن کارت‌ها
mechanism-tricks = بازی تریکی
objective-shed = تمام کردن کارت‌ها
objective-shedding = تمام کردن کارت‌ها
objective-first-out = زودتر از همه تمام کردن کارت‌ها
objective-points = جمع کردن امتیاز
objective-tricks = بردن تریک‌ها
objective-last-in = ماندن در بازی تا آخر
equipment-pack = یک دستهٔ کارت
equipment-chips = چیپ
equipment-coins = سکه
equipment-score-pad = کاغذ و مداد
region-england = انگلستان
region-britain = بریتانیا
region-germany = آلمان
region-austria = اتریش
region-greenland = گرینلند
region-united-states = ایالات متحدهٔ آمریکا
region-europe = اروپا
kind-same-family = هم‌خانواده
kind-ancestor = نیای این بازی
kind-descendant = برگرفته از این بازی
kind-similar = بازی مشابه

## Game page: rules and what belongs to them

rules-lead = قوانین معمول. آنچه نسخه‌های دیگر عوض می‌کنند در بخش «نسخه‌ها در یک نگاه» آمده است.
rules-lead-preset = قوانین به همان شکلی که در { $name } است.
rules-shown = { $count-text } نمونه این قانون را نشان می‌دهد
rules-refused = اگر با این حال امتحان کنید:
rules-only = فقط با: { $options }
say-lead = واژه‌ها، به ترتیبی که گفته می‌شوند.
say-card = کارت
say-words = فراخوان
say-place = کارت شمارهٔ { $number-text }
say-last = اگر دنباله زودتر متوقف شود، واژهٔ آخر هم به واژهٔ معمول اضافه می‌شود.

## Variants and options

variants-lead = هر نسخه همان بازی { $name } است با این تفاوت‌ها.
variants-name = نسخه
variants-differs = چه تفاوتی دارد
variants-standard = بازی معمول
variants-difference = { $option }: { $value }
variants-differences = تفاوت‌ها با { $preset }
variants-same = تفاوتی ندارد.
variants-all = همهٔ نسخه‌ها در یک نگاه
options-lead = هر نکته‌ای که هر جا یک جور بازی می‌شود، در موتور یک گزینه است. پیش از پخش اول سر آن‌ها به توافق برسید.
options-name = نکته
options-choices = انتخاب‌ها
options-default = معمول
options-range = { $from-text } تا { $to-text }
options-words = فهرستی از واژه‌ها
value-yes = بله
value-no = خیر
value-none = هیچ

## Steps, tips, questions, glossary, history

tips-evidence = در بازی ببینید:
tips-source = از منبع:
questions-evidence = در بازی ببینید:
glossary-back = بازگشت به قوانین
history-source = منبع:

## Sources and corrections

sources-lead = این صفحه‌ها بر چه تکیه دارند.
sources-read = خواندن منبع
corrections-lead = هر جا منبعی با خودش یا با منبع بهتری نخواند، اینجا می‌گوییم.
corrections-says = منبع می‌گوید:
corrections-right = درست این است:
corrections-proof = نمونه‌ای که آن را نشان می‌دهد:
confidence-label = میزان اطمینان
confidence-A = قطعی
confidence-B = بسیار محتمل
confidence-C = محتمل
source-label = منبع { $id }

## Coverage

coverage-lead = چند نمونه هر قانون را به کار می‌برد؛ شمارش هنگامی انجام می‌شود که موتور نمونه‌ها را بازی می‌کند.
coverage-rule = قانون
coverage-examples = نمونه‌ها
coverage-none = هنوز هیچ
coverage-total = { $count-text } نمونهٔ بازی‌شده

## Examples

examples-title = نمونه‌ها
examples-of = نمونه‌های { $game }
examples-description = همهٔ نمونه‌ها؛ هر کدام را موتور قوانین بازی کرده و کارت‌به‌کارت شرح داده است.
examples-lead = دست‌ها و موقعیت‌هایی که همه را موتور بازی کرده است. یکی را باز کنید و گام‌به‌گام دنبالش کنید.
example-page-title = { $title }: { $game }
example-description = { $title }. نمونه‌ای از { $game }، بازی‌شده با قوانین { $preset }: میز، شرح بازی و قانون‌های به‌کاررفته.
example-preset = قوانین
example-options = قوانین خانگی
example-source = منبع
example-transcript = شرح بازی
example-rules = قانون‌هایی که در این نمونه به کار رفته
example-record = ثبت بازی
example-record-help = این سطر همهٔ دست را در خود دارد: بازی، پخش و همهٔ کارت‌هایی که بازی شده است.
example-back = بازگشت به قوانین
example-full = باز کردن این نمونه
example-previous = نمونهٔ قبلی
example-next = نمونهٔ بعدی
example-step = گام { $number-text }
example-start = کارت‌ها همان‌طور است که پخش شده.
example-start-seat = کارت‌ها همان‌طور است که پخش شده. { $seat } شروع می‌کند.
example-picture = میز بازی
example-picture-step = میز بازی پس از گام { $number-text }
example-no-script = این نمونه را بدون اسکریپت هم می‌شود خواند: تصویر لحظهٔ اصلی را نشان می‌دهد و شرح بازی همهٔ گام‌ها را می‌گوید.
embed-title = { $title }

## What a result is called in structured data

head-how-to = روش بازی { $name }

## The player

player-label = نمونه: { $title }
player-table = میز بازی
player-controls = دکمه‌ها
player-first = گام اول
player-back = گام قبلی
player-next = گام بعدی
player-last = گام آخر
player-step = گام { $n } از { $m }
# Not a slash: between Persian digits it is the decimal sign.
player-position = { $n } از { $m }
player-steps = گام‌ها
player-start = شروع
# Not «پخش», which is the deal.
player-play = اجرا
player-pause = مکث
player-speed = سرعت
player-speed-slow = کند
player-speed-normal = معمولی
player-speed-fast = تند
player-paused = مکث شد.
player-ended = پایان نمونه.
player-whatif = چه می‌شد اگر…؟
player-whatif-help = برای بازیکنی که نوبت اوست کارت دیگری انتخاب کنید.
player-whatif-end = پایان پرسش
player-hands = دست‌ها
player-hands-open = همهٔ دست‌ها باز
player-hands-acting = فقط دست کسی که نوبت اوست
player-hands-seat = فقط دست { $seat }
player-menu = فهرست
player-transcript = شرح بازی
player-copy = کپی پیوند
player-copied = پیوند کپی شد.
player-copy-failed = پیوند کپی نشد.
player-rules = قانون‌های به‌کاررفته
player-rule-link = خواندن قانون
player-why = چرا نمی‌شود؟
player-starting = موتور قوانین راه می‌افتد…
player-progress = { $done } از { $total } مگابایت
player-cancel = لغو
player-thinking = موتور در حال کار است…
player-verified = تأییدشده در مرورگر شما
player-verified-help = موتور قوانین این نمونه را در مرورگر شما از نو بازی کرد و به همین نتیجه رسید.
player-mismatch = این نمونه درست نیست.
player-mismatch-help = موتور قوانین در مرورگر شما به چیزی جز آنچه در این صفحه آمده رسید. صفحه همان را که نشان می‌داد نگه می‌دارد؛ لطفاً به ما خبر بدهید.
player-unavailable = موتور قوانین اینجا در دسترس نیست.
player-unavailable-stalled = بارگذاری متوقف شد.
player-unavailable-missing = یک فایل پیدا نشد.
player-unavailable-damaged = یک فایل سالم نرسید.
player-unavailable-blocked = این صفحه اجازهٔ اجرای آن را نمی‌دهد.
player-unavailable-failed = موتور خطا داد.
player-unavailable-cancelled = شما لغوش کردید.
player-unavailable-help = گام‌به‌گام دیدن نمونه همچنان ممکن است.
player-retry = تلاش دوباره
player-open-page = باز کردن این نمونه در صفحهٔ خودش
player-branch = مسیر شما: جداشده از نمونه در گام { $n }
player-back-to-example = بازگشت به نمونه
player-undo = پس گرفتن آخرین کارت
player-stale = این پیوند از گام یا کارتی نام می‌برد که در نمونه نیست. نزدیک‌ترین گام نشان داده می‌شود.
player-version = این نمایشگر نمی‌تواند نمونه را بخواند: صفحه از نسخهٔ دیگری است.
player-broken = این نمونه خوانده نشد.
player-to-act = نوبت { $seat } است
player-acting = نوبت اوست
player-over = این دست تمام شده است.
player-dealer = دیلر
player-hidden-card = کارت رو به پایین
player-cards-left = کارت‌های مانده: { $n }
player-legal-card = { $card }: مجاز
player-refused-card = { $card }: غیرمجاز
player-said = «{ $words }»
player-cards-of = کارت‌های { $seat }: { $cards }
player-cards-none = { $seat } کارتی ندارد.
player-zone-cards = { $zone }: { $cards }
player-zone-empty = { $zone }: بدون کارت
player-no-facts = هنوز چیزی شمرده نشده است.
player-pending = { $card } همین که موتور آماده شد بازی می‌شود.
player-line-failed = موتور نتوانست این مسیر را دنبال کند.
player-other-actions = کارهای دیگر
player-mismatch-step = اولین تفاوت: گام { $n }.
player-close = بستن
player-help = کلیدها
player-help-title = کلیدهای نمایشگر
player-help-note = این کلیدها وقتی کار می‌کنند که نمایشگر فعال باشد.
player-key-next = گام بعدی
player-key-back = گام قبلی
player-key-next-group = دنبالهٔ بعدی
player-key-back-group = دنبالهٔ قبلی
player-key-first = گام اول
player-key-last = گام آخر
player-key-play = اجرا یا مکث
player-key-card = بازی کردن کارت انتخاب‌شده، در مسیر خودتان
player-key-escape = بیرون آمدن از مسیر خودتان، بعد بستن آنچه باز است
player-key-seat = دست چه کسی دیده شود
player-key-hands = دست‌های باز یا بسته
player-key-whatif = چه می‌شد اگر…؟
player-key-speak = گفتن آنچه روی میز است
player-key-last-move = گفتن گام آخری که بازی شده
player-key-score = گفتن امتیاز
player-key-cards = گفتن کارت‌های من
player-key-help = همین فهرست
player-keyname-right = پیکان راست
player-keyname-left = پیکان چپ
player-keyname-page-down = Page Down
player-keyname-page-up = Page Up
player-keyname-home = Home
player-keyname-end = End
player-keyname-space = فاصله (Space)
player-keyname-enter = Enter
player-keyname-escape = Esc
