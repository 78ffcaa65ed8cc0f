## اختبار: أسئلة عن الوضع المعروض، يطرحها المحرّك ويصحّحها.

# source: f3d2be021dc2
player-quiz = اختبر نفسك
# source: 169b19490362
quiz-title = اختبار
# source: 981c5053cd68
quiz-close = إنهاء الاختبار
# source: 45bd0a6ca244
quiz-count = الأجوبة الصحيحة: { $right-text } من { $count-text }
# source: 4ee2f794ed79
quiz-cards = أيّ هذه الأوراق يجوز أن يلعبها { $seat }؟
# source: b8cdf288ce42
quiz-cards-help = علّم كل ورقة يجوز لعبها، وحدها أو مع غيرها. وإن لم يجز لعب أيّ منها فلا تعلّم شيئًا.
# source: 77a92e73886f
quiz-trick = من يكسب اللمّة؟
# source: f62ff1ebedc7
quiz-said = ماذا يُقال؟
# source: b31764e1af5f
quiz-paid = من يدفع، وكم؟
# source: 2c1a4335b61c
quiz-score = كم تصير النتيجة بعد ذلك؟
# source: f8698077c761
quiz-step = الخطوة التالية:
# source: c0f967e9afd3
quiz-suppose = لنفترض أن الخطوة التالية هي:
# source: 1540cff5fcde
quiz-silence = لا شيء
# source: 0badaa6d2c12
quiz-nobody = لا أحد يدفع
# source: eaa116cdf7c3
quiz-check = تحقّق
# source: a27ab2792975
quiz-next = السؤال التالي
# source: 33cc45f9295d
quiz-next-position = الوضع التالي
# source: 7fe596ce6879
quiz-again = من البداية
# source: 07205af43412
quiz-choose = اختر جوابًا أولًا.
# source: c4094c976e60
quiz-right = صحيح.
# source: 81ed685973d9
quiz-wrong = غير صحيح.
# source: 82d911db50ec
quiz-answer = الجواب الصحيح:
# review: «يغفل قاعدة» for an answer that leaves a rule out.
# source: 1dd4e7e39783
quiz-forgot = هذا الجواب يغفل قاعدة:
# source: b8880755e33e
quiz-house = يصحّ هذا مع هذه القاعدة بالاتفاق:
# source: 7eb1891c06cc
quiz-missed = فاتك: يجوز لعب { $card }.
# source: 4baf3f090b5d
quiz-none = لا شيء يُسأل عنه في هذا الوضع.
# source: 660b89cc6b98
quiz-done = كان هذا آخر سؤال عن هذا الوضع.
# source: 8612ee59e97f
quiz-failed = تعذّر إعداد الأسئلة.
