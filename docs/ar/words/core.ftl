### Words that every game shares: cards, seats, lists, the reasons and events common to all games.
### Cards are named as a definite phrase (ملك القلوب), so the plain name serves in every sentence. No verb or pronoun
### agrees with a card's name: the names are of both genders. Say «الورقة …» where agreement is needed.
### Register: rules in the third person, tips and steps in the second person singular.

## Cards

# review: names of the French suits (البستوني، القلوب، الديناري، السباتي), of the queen (بنت) and of the deuce (اثنين, invariable, as players say it)
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
suit-name =
    { $suit ->
        [s] البستوني
        [h] القلوب
        [d] الديناري
       *[c] السباتي
    }
# .the is definite and nominative, .gen definite after a preposition; they differ for the deuce only.
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

rank-label-A = A
rank-label-K = K
rank-label-Q = Q
rank-label-J = J

## Lists

list-two = { $a } و{ $b }
list-more = { $a }، { $b }
list-last = { $a } و{ $b }
list-words = { $a }، { $b }

## Reasons common to all games; the message says the rule, .refused what the player is told

not-held = لا يلعب اللاعب إلا ورقة في يده.
    .title = من يدك فقط
    .refused = صاحب الدور لا يحمل { $card }.
not-your-turn = لا يلعب إلا صاحب الدور. والورقة التي تُلعب في غير دورها تعود إلى صاحبها.
    .title = اللعب في غير الدور
    .refused = الدور الآن على { $seat }.
game-over = إذا انتهت اللعبة فلا تُلعب أي ورقة بعدها.
    .title = بعد النهاية
    .refused = انتهت اللعبة.
unknown-action = لا يجوز إلا ما تذكره القواعد من حركات.
    .title = حركات غير معروفة
    .refused = ليس في هذه اللعبة حركة اسمها «{ $action }».
deal-first = إذا انتهت اليد فلا تُلعب أي ورقة حتى يوزّع الموزّع التالي.
    .title = بين يد وأخرى
    .refused = انتهت اليد. على الموزّع التالي أن يوزّع أولًا.
hand-not-over = لا يوزّع أحد قبل أن تنتهي اليد.
    .title = التوزيع قبل أوانه
    .refused = لم تنتهِ اليد بعد.

## What can be wrong with a hand that comes in a link

unreadable-card = «{ $text }» ليست ورقة لعب.
unreadable-action = «{ $text }» ليست حركة يستطيعها لاعب.
unreadable-record = تعذّرت قراءة هذه اليد: «{ $text }».
record-too-long = هذه اليد أطول من الحد المسموح به، وهو { $limit-text }.
unknown-version = هذا الرابط من إصدار آخر: «{ $text }».
unknown-game = لا توجد هنا لعبة اسمها «{ $name }».
unknown-preset = لا توجد صيغة اسمها «{ $name }».
unknown-option = لا توجد قاعدة بالاتفاق اسمها «{ $name }».
unknown-pile = ليس في هذه اللعبة كومة اسمها «{ $name }».
unknown-seat = لا يوجد مقعد اسمه «{ $name }».
unknown-start = لا يمكن أن تبدأ يد في هذه اللعبة بـ«{ $name }».
bad-option = لا تقبل القاعدة «{ $name }» القيمة «{ $value }». المسموح به: { $allowed }.
bad-start = لا تقبل قيمة البداية «{ $name }» أن تكون «{ $value }».
bad-seats = عدد اللاعبين { $count-text } لا يناسب اللعبة: يجب أن يكون بين { $low-text } و{ $high-text }.
bad-seat-name = لا يصلح «{ $name }» اسمًا لمقعد.
seat-twice = الاسم «{ $name }» مكرّر لأكثر من مقعد.
card-twice = الورقة مكرّرة في التوزيع: { $card }.
card-not-in-pack = هذه الورقة ليست من هذه الرزمة: { $card }.
too-many-cards = عدد الأوراق في «{ $zone }» هو { $count-text }، والتوزيع الصحيح يعطي { $limit-text }.
not-whole-pack = عدد الأوراق في هذا التوزيع { $count-text }، وفي الرزمة الكاملة { $size-text }.
nobody-can-act = على { $seat } أن يبدأ، لكن لا ورقة معه.

## What happens at the table

event-played = يلعب { $seat } { $card }.
event-played-said = يلعب { $seat } { $card } ويقول «{ $words }».
event-said = يقول { $seat } «{ $words }».
event-passed = يمرّر { $seat } دوره.
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
event-collected =
    { $value ->
        [zero] لا يجد { $seat } في الصندوق شيئًا.
        [one] يأخذ { $seat } الفيشة التي في الصندوق.
        [two] يأخذ { $seat } الفيشتين اللتين في الصندوق.
        [few] يأخذ { $seat } ما في الصندوق، وهو { $value-text } فيشات.
        [many] يأخذ { $seat } ما في الصندوق، وهو { $value-text } فيشة.
       *[other] يأخذ { $seat } ما في الصندوق، وهو { $value-text } فيشة.
    }
event-won =
    { $value ->
        [trick] يكسب { $seat } اللمّة.
        [game] يفوز { $seat } باللعبة.
       *[hand] يفوز { $seat } باليد.
    }

## Places and values on the table

zone-hand = أوراق اليد
zone-played = ما لُعب من قبل
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
fact-chips = الفيشات: { $value-text }
fact-pool = فيشات الصندوق: { $value-text }
