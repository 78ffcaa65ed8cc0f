### الصفحة التي تجرّب ما يسمح به موقع آخر لمثال.

# source: c81deef0cade
selftest-title = اختبار ذاتي للأمثلة داخل إطار
# source: 319733dd823e
selftest-about = ما تسمح به الصفحة المحيطة بهذا الإطار والمتصفّح ومضيف هذا الموقع للمثال.
# source: b14c4116cd00
selftest-no-script = لا يعمل في هذا الإطار أي برنامج نصي: إما أن المتصفّح لا يدعمه أو أن الصفحة المحيطة تمنعه. عندئذ يعرض المثال وضعه الأساسي وكل خطوة نصًّا.
# source: 31031fcbfecb
selftest-running = قيد التجربة
# source: 38aa565b725a
selftest-ok = يعمل
# source: 33ebb0b6b480
selftest-limited = يعمل جزئيًّا
# source: dceface75297
selftest-fails = لا يعمل
# source: f6c896ddd7d4
selftest-frame = الإطار
# source: a75061e1417a
selftest-frame-ok = هذه الصفحة داخل إطار.
# source: 661ada0de50a
selftest-frame-limited = هذه الصفحة ليست داخل إطار. ضع عنوانها في إطار على صفحتك لتجربة صفحتك.
# review: usual word among people who keep web sites
# source: 28c002c72927
selftest-origin = البيئة المعزولة
# review: usual word among people who keep web sites
# source: ca05f021a7d5
selftest-origin-ok = يحتفظ الإطار بأصله الخاص.
# source: 22888920078c
selftest-origin-limited = ليس للإطار أصل خاص به. يمكن تتبّع الأمثلة خطوة خطوة، لكن محرّك القواعد لا يبدأ إلا إذا سمح المضيف لكل المواقع بقراءة ملفاته. الإذن الناقص:
# source: dce62b97d0a8
selftest-files = الملفات
# source: 09d218d76533
selftest-files-ok = يمكن قراءة ملفات هذا الموقع.
# source: e97b74facc08
selftest-files-fails = لا يمكن قراءة ملفات هذا الموقع من هنا. على المضيف أن يرسل هذه الترويسة:
# source: f4e1cdee8f08
selftest-wasm = ويب أسمبلي
# source: 3e94c2c729d6
selftest-wasm-ok = يُسمح لويب أسمبلي بالعمل.
# source: b77069b518fb
selftest-wasm-fails = مُنع ويب أسمبلي. على سياسة هذا الموقع أن تسمح بهذا المصدر للبرامج النصية:
# source: 9e2ad54d6ce6
selftest-engine = محرّك القواعد
# source: a7aabd8a67a6
selftest-engine-ok = بدأ محرّك القواعد بجانب الصفحة وأجاب.
# source: 95a0b1c09848
selftest-engine-fails = لم يبدأ محرّك القواعد. يمكن تتبّع الأمثلة خطوة خطوة، ومن أراد تجربة لعب آخر يُنقل إلى الصفحة على هذا الموقع.
# source: aa47f84e9bac
selftest-storage = الذاكرة
# source: 2e7c6a5d6d86
selftest-storage-ok = يُحفظ ما يختاره القارئ للمرة القادمة.
# source: ec35acd0cd6d
selftest-storage-limited = يُنسى ما يختاره القارئ عند إغلاق الصفحة.
# source: 8fc6a9911321
selftest-size = الارتفاع
# source: 62934113c4cf
selftest-size-ok = تعطي الصفحة المحيطة الإطار الارتفاع الذي يطلبه.
# source: d9566a1d864c
selftest-size-limited = لا تعطي الصفحة المحيطة الإطار الارتفاع الذي يطلبه: اجعل الإطار عاليًا بما يكفي، أو استمع إلى رسائله من هذا النوع:
# review: usual word among people who keep web sites
# source: 5848d9534cd4
selftest-policy = السياسة الأمنية
# source: 1970b9f52762
selftest-policy-ok = لم تمنع أي سياسة شيئًا.
# source: 7e90b81edf0e
selftest-policy-fails = منعت سياسة شيئًا، بهذه التوجيهات:
