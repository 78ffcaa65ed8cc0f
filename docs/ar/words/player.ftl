## The player: names of the control elements and what it says.

# source: fe93977c98f8
player-label = مثال مشروح: { $title }
# source: 42a9631f6fdd
player-table = الطاولة
# source: c8c26d13e0aa
player-controls = أزرار التحكم
# source: d799fd344813
player-first = أول خطوة
# source: 7f411aeeb4d5
player-back = الخطوة السابقة
# source: 78d159a75b75
player-next = الخطوة التالية
# source: f8e0e048a51a
player-last = آخر خطوة
# source: 8f5ac08a939f
player-step = الخطوة { $n } من { $m }
# source: eada6c63f14e
player-position = { $n } من { $m }
# source: 6c964af8c9c2
player-steps = الخطوات
# source: c98425dcf3d8
player-start = البداية
# source: af1999cf55b6
player-play = تشغيل
# source: 9f7402430ac7
player-pause = إيقاف مؤقت
# source: 02649090c344
player-speed = السرعة
# source: 6acf237e88aa
player-speed-slow = بطيئة
# source: 9d262bcdacea
player-speed-normal = عادية
# source: cb78268d836d
player-speed-fast = سريعة
# source: 0ffeafd017e7
player-paused = أُوقف مؤقتًا.
# source: 084cb4c5b730
player-ended = انتهى المثال.
# source: 3435ad0acc1a
player-whatif = ماذا لو…؟
# source: c26932b034eb
player-whatif-help = اختر ورقة لصاحب الدور.
# source: 9f4a30f4641e
player-whatif-end = إنهاء التجربة
# source: c318019e23fa
player-hands = الأيدي
# source: a6faede44a40
player-hands-open = كل الأيدي مكشوفة
# source: f3240f498393
player-hands-acting = يد صاحب الدور فقط
# source: 6e86be35dfe7
player-hands-seat = يد { $seat } فقط
# source: 3eeabe669e40
player-menu = القائمة
# source: 61a0d7335f7f
player-transcript = سير اللعب
# source: 8a36233aa38e
player-copy = انسخ الرابط
# source: 33d6f4361da8
player-copied = نُسخ الرابط.
# source: 85d0fe52e836
player-copy-failed = تعذّر نسخ الرابط.
# source: 1d7213ecd524
player-rules = القواعد المطبّقة
# source: e517a85a6af0
player-rule-link = اقرأ القاعدة
# source: 4441dfeb94a2
player-why = لماذا لا؟
# source: eeff3b61befa
player-starting = يجري تشغيل محرّك القواعد…
# source: cfb5f03412ff
player-progress = { $done } من { $total } ميغابايت
# source: ff221ffb32bd
player-cancel = إلغاء
# source: b3c17b525a52
player-thinking = المحرّك يعمل…
# source: e0f58a213feb
player-verified = تم التحقّق في متصفّحك
# source: 0b780e400133
player-verified-help = أعاد محرّك القواعد لعب هذا المثال في متصفّحك، ووصل إلى النتيجة نفسها.
# source: 8a878af32dd2
player-mismatch = هذا المثال غير صحيح.
# source: ed46526f998d
player-mismatch-help = وصل محرّك القواعد في متصفّحك إلى غير ما تُظهره هذه الصفحة. تبقى الصفحة على ما أظهرته، ونرجو أن تُبلغنا بذلك.
# source: af05ef0518f5
player-unavailable = محرّك القواعد غير متاح هنا.
# source: 34ff378aabad
player-unavailable-stalled = توقّف تحميله.
# source: 096feea151bb
player-unavailable-missing = أحد الملفات مفقود.
# source: eb6c8a74bed5
player-unavailable-damaged = وصل أحد الملفات تالفًا.
# source: 6abf5c0288b6
player-unavailable-blocked = هذه الصفحة لا تسمح بتشغيله.
# source: 4f41c5a3d7c4
player-unavailable-failed = أبلغ عن خطأ.
# source: 75a477902c4f
player-unavailable-cancelled = أنت ألغيت تشغيله.
# source: 67710dc2b97a
player-unavailable-help = ما زال بإمكانك متابعة المثال خطوة خطوة.
# source: 2a7c411da6e0
player-retry = حاول مجددًا
# source: 9f3b2ab552b5
player-open-page = افتح هذا المثال في صفحته
# source: 3bce66f3cd05
player-branch = مسارك: خرجت عن المثال عند الخطوة { $n }
# source: 133d2bb578b5
player-back-to-example = العودة إلى المثال
# source: 8beffa79e333
player-undo = تراجع عن آخر ورقة
# source: 6fe567c3da88
player-stale = يشير هذا الرابط إلى خطوة أو ورقة ليست في المثال. تُعرض هنا أقرب خطوة.
# source: e37cc6778397
player-version = لا يستطيع هذا المشغّل قراءة المثال: الصفحة من إصدار آخر.
# source: 580043a9c742
player-broken = تعذّرت قراءة هذا المثال.
# source: 27e481a8be0b
player-missing = تعذّر تحميل هذا المثال.
# source: 4e4abec56d23
player-to-act = الدور على { $seat }
# source: d2f8904ac0c8
player-acting = الدور عليه
# source: c1b615a7c1c0
player-over = انتهت اليد.
# source: 895b2728ffec
player-dealer = الموزّع
# source: 0130a88574a7
player-hidden-card = ورقة مقلوبة
# source: dfd91523d85d
player-cards-left = الأوراق الباقية: { $n }
# source: 529a45439c30
player-legal-card = { $card }: ورقة يجوز لعبها
# source: bb32c631f14c
player-refused-card = { $card }: ورقة لا يجوز لعبها
# source: 514b03ffe050
player-refused-action = { $card }: غير جائز الآن
# source: 8157e4604425
player-said = «{ $words }»
# source: ecd0c15c3293
player-cards-of = أوراق { $seat }: { $cards }
# source: be36b2758e1a
player-cards-none = لا ورقة مع { $seat }.
# source: 1321efbe38b3
player-zone-cards = { $zone }: { $cards }
# source: 985539c649a3
player-zone-empty = { $zone }: لا ورقة
# source: 3d39e376979b
player-no-facts = لم يُحسب شيء بعد.
# source: 977519dc5996
player-pending = تُلعب ورقتك، { $card }، حالما يجهز المحرّك.
# source: d677c4bc3e06
player-line-failed = لم يستطع المحرّك متابعة هذا المسار.
# source: 44f6cda9b4a1
player-other-actions = حركات أخرى
# source: fbaffabacb6e
player-mismatch-step = أول اختلاف: الخطوة { $n }.
# source: 86b18c823cde
player-close = إغلاق
# source: bc4b8db367bf
player-help = المفاتيح
# source: 4ce1435dc043
player-help-title = مفاتيح المشغّل
# source: b4a67b368d74
player-help-note = تعمل ما دام التركيز على المشغّل.
# source: 0719bd35c86b
player-key-next = الخطوة التالية
# source: ea2cf1f2767a
player-key-back = الخطوة السابقة
# source: c5feadd59152
player-key-next-group = اللمّة أو السلسلة التالية
# source: 3c0f6435f460
player-key-back-group = اللمّة أو السلسلة السابقة
# source: e817157eb3cb
player-key-first = أول خطوة
# source: e9258bac0eff
player-key-last = آخر خطوة
# source: 0933fed64158
player-key-play = تشغيل أو إيقاف مؤقت
# source: 3c353481d4e5
player-key-card = لعب الورقة المختارة في مسار خاص بك
# source: 0552959af778
player-key-escape = الخروج من مسارك، ثم إغلاق ما هو مفتوح
# source: e88d41dd140a
player-key-seat = اختيار اليد المعروضة
# source: bb4f3d9f9518
player-key-hands = أيدٍ مكشوفة أو مخفية
# source: 231bed69f6e2
player-key-whatif = ماذا لو…؟
# source: 96ec944f7453
player-key-speak = قراءة ما على الطاولة
# source: 311ec770bb4f
player-key-last-move = قراءة الخطوة الأخيرة
# source: 43eb90bbff43
player-key-score = قراءة النتيجة
# source: c26c8888dc11
player-key-cards = قراءة أوراقي
# source: e562658e14f7
player-key-help = هذه القائمة
# source: 8dd8026a3d1d
player-keyname-right = السهم الأيمن
# source: 825ccc805708
player-keyname-left = السهم الأيسر
# source: 101a36d3c1f5
player-keyname-page-down = Page Down
# source: f0900000748b
player-keyname-page-up = Page Up
# source: 1ec30c7eb27f
player-keyname-home = Home
# source: 031d1008c344
player-keyname-end = End
# source: f41e9f3afd86
player-keyname-space = المسافة
# source: 6411cf642a59
player-keyname-enter = Enter
# source: 5fea4e09c2ad
player-keyname-escape = Esc
