### Words that every game shares: cards, seats, lists, the reasons and events common to all games.
### Cards are named as a definite phrase (ملك القلوب), so the plain name serves in every sentence. No verb or pronoun
### agrees with a card's name: the names are of both genders. Say «الورقة …» where agreement is needed.
### Register: rules in the third person, tips and steps in the second person singular.

## Cards

# review: names of the French suits (البستوني، القلوب، الديناري، السباتي), of the queen (بنت) and of the deuce (اثنين, invariable, as players say it)
# source: 1928acde2142
card-name =
    { $rank ->
        [A] آس
        [K] ملك
        [Q] بنت
        [J] ولد
        [T] عشرة
        [9] تسعة
        [8] ثمانية
        [7] سبعة
        [6] ستة
        [5] خمسة
        [4] أربعة
        [3] ثلاثة
       *[2] اثنين
    } { $suit ->
        [s] البستوني
        [h] القلوب
        [d] الديناري
       *[c] السباتي
    }
# review: names of the suits
# source: 25def995e80b
suit-name =
    { $suit ->
        [s] البستوني
        [h] القلوب
        [d] الديناري
       *[c] السباتي
    }
# .the is definite and nominative, .gen definite after a preposition; they differ for the deuce only.
# source: aed090d51c14
rank-name =
    { $rank ->
        [A] آس
        [K] ملك
        [Q] بنت
        [J] ولد
        [T] عشرة
        [9] تسعة
        [8] ثمانية
        [7] سبعة
        [6] ستة
        [5] خمسة
        [4] أربعة
        [3] ثلاثة
       *[2] اثنان
    }
    .the =
        { $rank ->
            [A] الآس
            [K] الملك
            [Q] البنت
            [J] الولد
            [T] العشرة
            [9] التسعة
            [8] الثمانية
            [7] السبعة
            [6] الستة
            [5] الخمسة
            [4] الأربعة
            [3] الثلاثة
           *[2] الاثنان
        }
    .gen =
        { $rank ->
            [A] الآس
            [K] الملك
            [Q] البنت
            [J] الولد
            [T] العشرة
            [9] التسعة
            [8] الثمانية
            [7] السبعة
            [6] الستة
            [5] الخمسة
            [4] الأربعة
            [3] الثلاثة
           *[2] الاثنين
        }

## The letters on the cards

# source: e1858cb0c223
rank-label-A = A
# source: dc93c269cc81
rank-label-K = K
# source: 1eb4eaf276dc
rank-label-Q = Q
# source: b41054b7e140
rank-label-J = J

## Lists

# source: e6e7f9ace548
list-two = { $a } و{ $b }
# source: b2d615ea19e3
list-more = { $a } و{ $b }
# source: 670396810c68
list-last = { $a } و{ $b }
# source: baafc40f9335
list-words = { $a }، { $b }

## Reasons common to all games; the message says the rule, .refused what the player is told

# source: 3aacd0508943
not-held = لا يلعب اللاعب إلا ورقة في يده.
    .title = من يدك وحدها
    .refused = صاحب الدور لا يحمل { $card }.
# source: 0d935db6b3b4
not-your-turn = لا يلعب إلا صاحب الدور. والورقة التي تُلعب في غير دورها تعود إلى صاحبها.
    .title = اللعب في غير الدور
    .refused = الدور الآن على { $seat }.
# source: 8f9e7a53b74b
game-over = إذا انتهت اللعبة فلا تُلعب أي ورقة بعدها.
    .title = بعد النهاية
    .refused = انتهت اللعبة.
# source: b9763e459b5d
unknown-action = لا يجوز إلا ما تذكره القواعد من حركات.
    .title = حركات غير معروفة
    .refused = ليس في هذه اللعبة حركة اسمها «{ $action }».
# source: 5f8712f62eca
deal-first = إذا انتهت اليد فلا تُلعب أي ورقة حتى يوزّع الموزّع التالي.
    .title = بين يد وأخرى
    .refused = انتهت اليد. على الموزّع التالي أن يوزّع أولًا.
# source: 09755fa4b573
hand-not-over = لا يوزّع أحد قبل أن تنتهي اليد.
    .title = التوزيع قبل أوانه
    .refused = لم تنتهِ اليد بعد.

## What can be wrong with a hand that comes in a link

# source: 4c47526a9c15
unreadable-card = «{ $text }» ليست ورقة لعب.
# source: 4b923de3f7b4
unreadable-action = «{ $text }» ليست حركة يستطيعها لاعب.
# source: b924cac8a8df
unreadable-record = تعذّرت قراءة هذه اليد: «{ $text }».
# source: ac26a331a074
record-too-long = هذه اليد أطول مما يجوز، والحد الأقصى { $limit-text }.
# source: 5782bc66a27c
unknown-version = هذا الرابط من إصدار آخر: «{ $text }».
# source: 03f6f550f6ca
unknown-game = لا توجد هنا لعبة اسمها «{ $name }».
# source: 38e341c2479a
unknown-preset = لا توجد صيغة اسمها «{ $name }».
# source: 55b759b65d8c
unknown-option = لا توجد قاعدة بالاتفاق اسمها «{ $name }».
# source: da2b4867da2e
unknown-pile = ليس في هذه اللعبة كومة اسمها «{ $name }».
# source: e2e1403744a5
unknown-seat = لا يوجد مقعد اسمه «{ $name }».
# source: cc6deeeed6cc
unknown-start = لا يمكن أن تبدأ يد في هذه اللعبة بـ«{ $name }».
# source: b59754521fd2
unknown-level = لا توجد قوة { $level } للاعبين الآليين؛ القوى من { $low-text } إلى { $high-text }.
# source: 638b2044d4bf
bad-option = لا تقبل القاعدة «{ $name }» القيمة «{ $value }». المسموح به: { $allowed }.
# source: 0bbd9f7a586a
bad-start = لا تقبل قيمة البداية «{ $name }» أن تكون «{ $value }».
# source: 71bb4ad346ad
bad-seats = عدد اللاعبين { $count-text } لا يناسب اللعبة: يجب أن يكون بين { $low-text } و{ $high-text }.
# source: fb5152bfd5e3
bad-seat-name = لا يصلح «{ $name }» اسمًا لمقعد.
# source: 8421a00eb31b
seat-twice = الاسم «{ $name }» مكرّر لأكثر من مقعد.
# source: c84fe7ad144a
card-twice = الورقة مكرّرة في التوزيع: { $card }.
# source: ce90f6ee6303
card-not-in-pack = هذه الورقة ليست من هذه الرزمة: { $card }.
# source: 25cff7676144
too-many-cards = عدد الأوراق في «{ $zone }» هو { $count-text }، والتوزيع الصحيح يعطي { $limit-text }.
# source: 4afd57db4b70
not-whole-pack = عدد الأوراق في هذا التوزيع { $count-text }، وفي الرزمة الكاملة { $size-text }.
# source: 03cb30d34892
nobody-can-act = على { $seat } أن يبدأ، لكن لا ورقة معه.

## What happens at the table

# source: 59ea9f3f5ae8
event-played = يلعب { $seat } { $cards }.
# source: 8e1aa9f02498
event-played-said = يلعب { $seat } { $cards } ويقول: «{ $words }».
# source: d40cb19cbc7e
event-said = يقول { $seat }: «{ $words }».
# source: d51539c98a18
event-passed = يمرّر { $seat } دوره.
# source: 8a6ac9d932e2
event-deals = يوزّع { $seat } الأوراق.
# source: 4a5337309053
event-paid =
    { $to ->
        [pool]
            { $value ->
                [zero] لا يضع { $seat } شيئًا في الصندوق.
                [one] يضع { $seat } فيشة واحدة في الصندوق.
                [two] يضع { $seat } فيشتين في الصندوق.
                [few] يضع { $seat } { $value-text } فيشات في الصندوق.
                [many] يضع { $seat } { $value-text } فيشة في الصندوق.
               *[other] يضع { $seat } { $value-text } فيشة في الصندوق.
            }
       *[seat]
            { $value ->
                [zero] لا يدفع { $seat } شيئًا إلى { $to-seat }.
                [one] يدفع { $seat } فيشة واحدة إلى { $to-seat }.
                [two] يدفع { $seat } فيشتين إلى { $to-seat }.
                [few] يدفع { $seat } { $value-text } فيشات إلى { $to-seat }.
                [many] يدفع { $seat } { $value-text } فيشة إلى { $to-seat }.
               *[other] يدفع { $seat } { $value-text } فيشة إلى { $to-seat }.
            }
    }
# source: 534d98eb880d
event-collected =
    { $value ->
        [zero] لا يجد { $seat } في الصندوق شيئًا.
        [one] يأخذ { $seat } الفيشة التي في الصندوق.
        [two] يأخذ { $seat } الفيشتين اللتين في الصندوق.
        [few] يأخذ { $seat } ما في الصندوق، وهو { $value-text } فيشات.
        [many] يأخذ { $seat } ما في الصندوق، وهو { $value-text } فيشة.
       *[other] يأخذ { $seat } ما في الصندوق، وهو { $value-text } فيشة.
    }
# source: fbd661e5f0fd
event-won =
    { $value ->
        [trick] يكسب { $seat } اللمّة.
        [game] يفوز { $seat } باللعبة.
       *[hand] يفوز { $seat } باليد.
    }

## What a player can do besides playing a card; the labels of buttons

# source: ae52cf797d73
action-pass = تمرير
# source: d3251fb72015
action-deal = توزيع

## Places and values on the table

# source: 66768381479d
zone-hand = أوراق اليد
# source: 06b4ffb46395
zone-played = ما لُعب من قبل
# source: 738151c3f301
fact-left =
    { $value ->
        [zero] لم تبقَ أي ورقة
        [one] بقيت ورقة واحدة
        [two] بقيت ورقتان
        [few] بقيت { $value-text } أوراق
        [many] بقيت { $value-text } ورقة
       *[other] بقيت { $value-text } ورقة
    }
    .short = { $value-text }
# The number can be negative, so it is always shown.
# source: 7478eb3c8c5d
fact-chips = الفيشات: { $value-text }
# source: 47597fb44fa7
fact-pool = فيشات الصندوق: { $value-text }
