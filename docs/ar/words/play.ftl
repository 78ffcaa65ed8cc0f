## الصفحة التي يلعب فيها القارئ ضدّ لاعبين آليين.
### Terms: bot = لاعب آلي, seat = مقعد, deal = توزيع / يد, hint = تلميح, session = جلسة.

# source: 620d67637db5
nav-play = العب
# source: 18409c21ea6d
play-way = العب هنا
    .about = في مقعد لك ضدّ لاعبين آليين، بأي صيغة وبأي قاعدة بالاتفاق.
# source: 4c144e0d905d
play-of = العب { $game }
# source: 228219eefcbe
play-description = العب { $game } في المتصفّح: في أي مقعد، وبأي صيغة، وبأي قاعدة بالاتفاق، ضدّ لاعبين آليين لا يرون إلا ما يراه لاعب في مقعدهم.
# source: 294116066bf5
play-lead = اجلس في مقعد، ويشغل لاعبون آليون المقاعد الأخرى. يلتزمون بالقواعد نفسها، ولا يعرفون إلا ما يعرفه لاعب في مقعدهم. لتلعب ورقة اضغط عليها.
# source: 4ec159e548ca
play-rules = القواعد
# source: f0e2c6fd8beb
play-needs = اللعب يحتاج إلى JavaScript. أما القواعد فتُقرأ من دونه.
# source: 140f914a3c9c
play-failed = تعذّر تحميل الجزء الخاص باللعب من هذه الصفحة.
# source: 918a64c7c957
play-table = الطاولة
# source: b0bb2a1bf0de
play-preset = الصيغة
# source: 77b2154c7be8
play-seats = عدد اللاعبين
# source: c0cafad4d2c1
play-seat = مقعدك
# source: 4d645ae66ad7
play-level = قوة اللاعبين الآليين
# review: levels of strength, from the weakest to the strongest.
# source: 8c3fcd66cd9c
play-level-1 = عشوائي
# source: a493e3dd20da
play-level-2 = مبتدئ
# source: 7178b1274007
play-level-3 = متمرّس
# source: d390d3f2a42c
play-level-4 = قوي
# source: f19cdabfce75
play-seed = رقم التوزيع
# source: c3d25fa9e03e
play-seed-help = بالرقم نفسه تُوزَّع الأوراق نفسها.
# source: 05a359362b7b
play-options = قواعد بالاتفاق
# source: 0e9438d17888
play-options-help = تتبع الصيغة إلى أن تغيّرها.
# source: 585be28b64b7
play-deal = وزّع الأوراق
# source: c53f12779df5
play-number = وزّع بهذا الرقم
# source: 4dde42c72c22
play-resume = تابع لعبتك الأخيرة
# source: 19ca69207850
match-label = { $title }: لعبتك
# source: 1d49624cc346
match-unavailable-help = من دونه لا يمكن توزيع الأوراق هنا.
# source: 5a321d4b7abd
match-dealt = وُزّعت الأوراق.
# source: 85063f03f454
match-your-turn = الدور عليك.
# source: a5877bec88fb
match-no-card = لا يجوز لعب أي ورقة من أوراقك الآن؛ اختر أحد الأزرار أدناه.
# source: 743d15c519d2
match-their-turn = { $seat } يفكّر…
# source: 89b1f280f99f
match-over = انتهت اليد.
# source: e96d1aa14d7e
match-session-over = انتهت اللعبة.
# source: 0874662e6364
match-undo = تراجع
# source: 29b0540b30a8
match-hint = تلميح
# source: 7d6b9e084378
match-next-deal = اليد التالية
# source: 63f21cb3d513
match-anew = وزّع أوراقًا أخرى
# source: a33031c97cfd
match-now = العودة إلى اللعبة
# source: 064fcaa54707
match-looking-back = أنت تنظر إلى خطوة سابقة.
# source: e578295856a6
match-copy-deal = انسخ رابط هذا التوزيع
# source: 9c7ae37ff4ea
match-copy-game = انسخ رابط هذه اللعبة
# source: b7bdc5d419dd
match-nothing-back = لم تلعب في هذه اليد ما تتراجع عنه.
# source: ef2649a6a01d
match-hint-only = لا يمكن إلا أمر واحد: { $card }.
# source: 7e2a18757a85
match-hint-exact = الأفضل، إذا أحسن الجميع اللعب من هنا: { $card }.
# source: 694e95bdec58
match-hint-result = تنتهي اليد عندئذ بحساب { $a } لك ({ $b }).
# source: 9cbcc9ae92a7
match-hint-played = جرّب: { $card }. وُزّعت الأوراق المخفية عشوائيًا ولُعبت اليد حتى نهايتها عشوائيًا، فكان هذا الأفضل في المتوسط. عدد التوزيعات: { $n }.
# source: 7d2615797607
match-hint-lot = اختيار لا يقلّ عن غيره: { $card }. لا يُعرف ما هو أفضل.
# source: e6c2fb0db4fc
match-hint-next = ويليه: { $card } ({ $a }).
# source: bb32e2f4baf1
match-hint-then = ويليه: { $card }.
# source: df199227a568
match-scores = حساب الجلسة
# source: afb8adb4c5c8
match-deal = اليد { $n }
# source: c48920f7cec6
match-won = فوز
# source: 7952211713dd
match-wins = عدد مرات الفوز
# source: 94b4cdb71668
match-bad-address = هذا العنوان لا يدلّ على لعبة يمكن قراءتها؛ انظر إلى «{ $title }». يمكنك التوزيع من جديد.
# source: aeed708d613d
match-bad-game = هذا العنوان يدلّ على لعبة لا يمكن لعبها. { $a }
# source: b4d62e043860
match-bad-table = لا يمكن اللعب بهذه الاختيارات. { $a }
# source: 63461f23cf51
match-cut = في هذا العنوان حركة ترفضها القواعد. { $a } تُستأنف اللعبة مما قبلها.
# source: 14e8b4ae24f2
match-bot-failed = لم يستطع المحرّك أن يتابع. ما لُعب حتى الآن محفوظ.
# source: d031ab32c854
match-keys = المفاتيح: بالأسهم تستعرض خطوات اليد السابقة، ويعيدك End إلى اللعبة، ويقرأ لك C أوراقك، وS الطاولة، وP الحساب، وL آخر حركة.
