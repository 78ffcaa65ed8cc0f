### What many deals show: measured figures, each in a line of a table with a drawing beside it.

# source: 545c56a8b425
heading-evidence = ماذا تُظهر أيدٍ كثيرة
# source: bf05739fff63
evidence-lead = لعبت برامجنا هذه الأيدي وأحصت. النقطة هي القيمة المقيسة، والقيمة الحقيقية تقع بنسبة ثقة { $sure-text }٪ في مكان ما من الشريط حولها. والخط المتقطع، حيث يوجد، هو القيمة العادلة التي لا أفضلية عندها لأحد. حُسب مجال النسب بطريقة ويلسون، ومجال المتوسطات بالتوزيع الطبيعي.
# source: e6fc0843239b
evidence-row = الحالة
# source: 093fb4f06cc9
evidence-percent-kind = النسبة، ومجال الثقة { $sure-text }٪
# source: edf5deded64e
evidence-number-kind = المتوسط، ومجال الثقة { $sure-text }٪
# source: 91d31dc40d31
evidence-percent = { $value-text }٪
# source: 5cdff82d1b9e
evidence-number = { $value-text }
# source: b717754290ad
evidence-percent-between = من { $low-text }٪ إلى { $high-text }٪
# source: 5f7c17823fae
evidence-number-between = من { $low-text } إلى { $high-text }
# source: a4f6b374ea05
evidence-percent-scale = المقياس من { $low-text }٪ إلى { $high-text }٪
# source: 8bfc849be697
evidence-number-scale = المقياس من { $low-text } إلى { $high-text }
# source: c61f2451e374
evidence-observed = المشاهدات: { $sample-text }
# source: 4ac890b60846
evidence-range = من { $low-text } إلى { $high-text }
# source: f689b6102afa
evidence-seats =
    { $count ->
        [zero] { $count-text } لاعب
        [one] لاعب واحد
        [two] لاعبان
        [few] { $count-text } لاعبين
        [many] { $count-text } لاعبًا
       *[other] { $count-text } لاعب
    }
# source: 3c16fa698c7b
evidence-random = لعب الجميع كيفما اتفق في حدود القواعد.
# source: f755878f5804
evidence-habit = من كان البدء الأول له التزم بالطريقة المذكورة، ولعب الآخرون كيفما اتفق في حدود القواعد.
# source: 1debb90e619d
evidence-bots = لعب لاعبونا الآليون في المستوى { $level-text }.
# source: b161785f7c26
evidence-rules = القواعد: «{ $rules }».
# source: cbf0f0f0230b
evidence-players = عدد اللاعبين: { $count-text }.
# review: the word for the number that a deal is shuffled from.
# source: bcf16fb9f7c0
evidence-deals = عدد الأيدي في كل سطر: { $deals }، ولكل يد رقم بداية للخلط، ابتداءً من { $seed-text }.
# review: the word for the number that a deal is shuffled from.
# source: 8951568ff608
evidence-games = عدد المباريات الكاملة في كل سطر: { $deals }، ولكل مباراة رقم بداية للخلط، ابتداءً من { $seed-text }.
# source: e01805c24e30
evidence-see = القياس:

## Tables that several games have

# source: 43591a40a572
plot-first-seat = كم مرة يفوز صاحب البدء الأول
    .about = إذا تجاوزت النقطة الخط المتقطع فالبدء الأول أفضلية. والفوز المشترك يُقسم بين أصحابه بالتساوي.
# source: f2945a6af59a
plot-cards-played = كم ورقة تُلعب في اليد
    .about = من أول بدء إلى أن تنفد أوراق أحد اللاعبين.
# source: 1641ac060215
plot-payments = كم يُدفع في اليد
    .about = ما يدفعه اللاعبون جميعًا، بالفيشات أو بالقطع.
