### The score card of a game, in Arabic.

# source: cffe12fa9162
score-card-worth = كم تساوي اليد
# source: 592804269117
score-card-result = النتيجة
# source: 4bf49ad499a4
score-card-points = النقاط
# source: a69ce9bdce26
score-card-either = { $a } أو { $b }
# source: 98ebce9fd6d7
score-card-sheet = الجدول المعدّ للطباعة
# source: 46ce6c74f30f
score-card-print = اطبع هذه الصفحة: لا يظهر في الطباعة إلا الجدول، وفي صفحة واحدة. اكتب اسمًا على كل سطر، واشطب ما طُرح.
# source: 502a25b6935e
score-card-filled = جداول مملوءة
# source: e2f0abc61c13
score-card-filled-lead = يملأ محرّك القواعد هذه الجداول وهو يلعب الأمثلة. ورقم كل يد رابط إلى الخطوة التي انتهت عندها.
# source: c709487164da
score-card-deal = اليد
# source: 22965a5a876b
score-card-winner = الفائز
# source: 339e53557925
score-card-start = البداية
# source: c1d46c865822
score-card-open = الجدول المعدّ للطباعة
# source: c2dc5bd1e0bb
score-card-rules = القواعد: { $name }
