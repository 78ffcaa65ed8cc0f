### Nobble and its kin.
### to match = يطابق, to be nobbled = يقع في «نوبل», chain = سلسلة, coin = قطعة (نقدية); the rest as in snip-equal.ftl and snip-sequence.ftl.

# review: the names by ear; «نوبل» reads like the Nobel prize
# source: 88bb922ca38f
game-nobble = نوبل وأخواتها
    .short = لعبة رهان بقطع نقدية: من لعب ورقة تساوي ورقتك جعلك تدفع، وآخر من تبقى معه قطع يأخذ الصندوق.
    .minute = مع كل لاعب بضع قطع نقدية وبضع أوراق. تُلعب الأوراق بالدور، ومن استطاع أن يطابق الورقة السابقة وجب عليه ذلك. إذا طوبقت ورقتك فقد وقعت في «نوبل» وعليك أن تدفع إلى الصندوق، وإذا طابق الذي بعده أيضًا ارتفع الثمن. من نفدت قطعه خرج، وآخر من تبقى معه قطع يأخذ الصندوق.
    .names = بامب (Bump)، تابني هيبني بامب (Tuppenny Ha’penny Bump)، موتور (Motor)، بونك (Bonk)، بوب (Pop)

## Overview

# source: 8fb1fc043078
coin-game = تُلعب الأوراق واحدة بعد أخرى، والأوراق المتساوية تكلّف قطعًا: فمن طوبقت ورقته دفع. ولا يربح لاعب إلا ما يخسره غيره.
    .title = لعبة بالقطع النقدية

## Players

# source: 99fe9b48fafa
players = عدد اللاعبين من { $fewest-text } إلى { $most-text }.
    .title = عدد اللاعبين

## Pack

# source: 9745c942d8b7
pack = تُلعب اللعبة برزمة عادية من { $pack-size-text } ورقة، بلا جوكر.
    .title = الرزمة
# source: 46653fedab41
ranks-only = العبرة بالقيمة وحدها. لا أهمية للأشكال، ولا تعلو قيمة على قيمة.
    .title = القيمة وحدها

## Object

# source: af69b268d039
aim = حافظ على قطعك حتى تنفد قطع الآخرين جميعًا. وفي لعبة كافنديش يفوز أيضًا أول من تنفد أوراقه.
    .title = الهدف

## The deal

# source: 779074dfb2cb
coins =
    { $start-coins ->
        [one] يبدأ كل لاعب بقطعة واحدة، والصندوق فارغ.
        [two] يبدأ كل لاعب بقطعتين، والصندوق فارغ.
        [few] يبدأ كل لاعب بـ{ $start-coins-text } قطع، والصندوق فارغ.
        [many] يبدأ كل لاعب بـ{ $start-coins-text } قطعة، والصندوق فارغ.
       *[other] يبدأ كل لاعب بـ{ $start-coins-text } قطعة، والصندوق فارغ.
    }
    .title = القطع النقدية
# source: d121d30c2b7b
deal-hands =
    { $hand-size ->
        [0]
            { $few-hand-size ->
                [0] تُوزَّع الرزمة كلها، ورقة ورقة، في اتجاه عقارب الساعة، وأولاها لمن على يسار الموزّع. وقد يزيد نصيب بعضهم ورقة على نصيب غيره.
               *[other] تُوزَّع الرزمة كلها، ورقة ورقة، في اتجاه عقارب الساعة، وأولاها لمن على يسار الموزّع، وما زاد من الأوراق فلأوائل اللاعبين. وما دام عدد اللاعبين لا يزيد على { $few-text }، فنصيب كل منهم من الأوراق { $few-hand-size-text }، والباقي لا يُستعمل.
            }
       *[other]
            { $few-hand-size ->
                [0] تُوزَّع الأوراق واحدة واحدة، في اتجاه عقارب الساعة، وأولاها لمن على يسار الموزّع، حتى يصير مع كل لاعب { $hand-size-text } منها. والباقي لا يُستعمل.
               *[other] تُوزَّع الأوراق واحدة واحدة، في اتجاه عقارب الساعة، وأولاها لمن على يسار الموزّع، حتى يصير مع كل لاعب { $hand-size-text } منها. وما دام عدد اللاعبين لا يزيد على { $few-text }، فنصيب كل منهم { $few-hand-size-text }. والباقي لا يُستعمل.
            }
    }
    .title = التوزيع
# source: 90a7cc284465
deal-passes-left = بعد كل توزيع يوزّع اللاعب التالي إلى اليسار. وتبقى القطع والصندوق على حالها.
    .title = التوزيع التالي

## The play

# source: d5d10e2e6dd7
eldest-leads = من يجلس إلى يسار الموزّع هو اللاعب الأول، وهو الذي يبدأ.
    .title = من يبدأ
# source: ed194c713c16
any-card = يجوز أن تبدأ السلسلة الجديدة بأي ورقة.
    .title = أي ورقة
# source: 4712c7870c10
rotation = ينتقل الدور في اتجاه عقارب الساعة، ورقة لكل دور، حتى تُلعب الأوراق كلها. ومن كان البدء له، أو لم تكن معه ورقة يطابق بها، يبدأ سلسلة جديدة.
    .title = الأدوار
# source: d3124847c9f6
question = من كان البدء له يطلب من جاره الأيسر ورقة من القيمة نفسها. فإذا جاءت انتقل السؤال إلى من بعد هذا الجار.
    .title = السؤال يدور
# source: 4115f665ba08
must-match = من استطاع أن يطابق الورقة السابقة وجب عليه ذلك، بورقة من القيمة نفسها.
    .title = المطابقة واجبة
    .refused = من في يده { $rank } فعليه أن يطابق الآن.
# source: dc82d949e427
may-decline = لا تجب المطابقة على أحد. ومن استطاعها فله أن يلعب ورقة أخرى، خوفًا مما قد يدفعه إذا طوبقت ورقته هو.
    .title = المطابقة بالاختيار
# source: dfbe1ebecb64
match = الورقة تطابق سابقتها إذا كانت من قيمتها. والأوراق التي تتطابق واحدة بعد أخرى سلسلة. تنتهي السلسلة إذا لم يطابق اللاعب التالي، ولا تمتد سلسلة من توزيع إلى آخر.
    .title = السلاسل
# source: 0055044ff495
only-match = من طُلبت منه ورقة من القيمة يلعب مثلها أو لا يلعب شيئًا.
    .title = مطابقة أو لا شيء
    .refused = لا يُلعب الآن إلا { $rank }.
# source: 7f102a2fa91c
pass-if-unable = من لم يستطع المطابقة يقول «باس» ولا يلعب شيئًا.
    .title = التمرير
# source: de5cddb2b8a9
play-again = بعد التمرير يلعب صاحب آخر ورقة على الطاولة من جديد، أي ورقة شاء، ويسأل مرة أخرى.
    .title = اللعب من جديد
# source: 20ee9221e18f
must-play = من جاء دوره وجب عليه أن يلعب ورقة. ولا تمرير إلا في لعبة كافنديش، لمن طُلبت منه قيمة وليست معه ورقة منها.
    .title = اللعب واجب
    .refused = لا يجوز التمرير هنا، ولا بد من لعب ورقة.
# source: 1e5bbde836a4
one-card = لا تُلعب في المرة إلا ورقة واحدة.
    .title = ورقة في كل مرة
    .refused = لا تُلعب في المرة إلا ورقة واحدة.
# source: e2e14b285304
words = مع أوراق السلسلة، ابتداءً من أول ورقة تطابق، تُقال الكلمات بالترتيب: { $words }.
    .title = الكلمات
# source: 49145ba2cae2
dealt-out = إذا لُعبت الأوراق كلها انتهى التوزيع، ووزّع الموزّع التالي.
    .title = نهاية التوزيع

## Scoring

# review: «دبل نوبل» and «تريبل نوبل», by ear
# source: d6b8c144d68c
victim-pays = إذا طوبقت ورقة دفع من لعبها إلى الصندوق فورًا من القطع: { $nobbled-text } عن أول ورقة في السلسلة، و{ $double-nobbled-text } عن التي تليها، و{ $triple-nobbled-text } عن التي بعدها.
    .title = نوبل، دبل نوبل، تريبل نوبل
# source: 2f6ca9be91cf
last-victim-pays = لا يُدفع عن السلسلة إلا بعد أن تنتهي، ولا يدفع إلا آخر من طوبقت ورقته فيها: { $nobbled-text } أو { $double-nobbled-text } أو { $triple-nobbled-text } من القطع، بحسب طول السلسلة. ولا يدفع من قبله شيئًا. وإذا انتهى التوزيع والسلسلة لم تنتهِ، دُفع عنها حينئذ.
    .title = لا يدفع إلا آخر من طوبقت ورقته
# source: 10b891ca1374
pay-what-you-have = من كانت قطعه أقل مما عليه دفع ما معه.
    .title = القطع لا تكفي
# source: fbf169be601b
no-coins-out =
    { $elimination-kind ->
        [end_of_deal] من نفدت قطعه لعب حتى نهاية التوزيع، ثم خرج.
       *[immediate] من نفدت قطعه خرج فورًا. فلا تُلعب أوراقه بعد ذلك، ويتجاوز الدور مقعده الفارغ.
    }
    .title = الخروج من اللعبة
# source: ef6edcaf0946
peel-double = من ترك المطابقة وهو قادر عليها دفع ضعف المستحق. ويدفع صاحب الورقة السابقة كما لو أن ورقته طوبقت.
    .title = لترك المطابقة ثمن مضاعف

## Winning

# source: 845cadf5d217
last-with-coins = آخر من تبقى معه قطع يفوز ويأخذ الصندوق.
    .title = آخر صاحب قطع
# source: 442b1a20575d
first-out-wins = أول من تنفد أوراقه يفوز ويأخذ الصندوق، ما لم يكن غيره قد فاز به قبل ذلك لأنه آخر من بقيت معه قطع.
    .title = أول من تنفد أوراقه

## Irregularities

# source: 35e890453bc7
no-penalty = لا غرامة على ترك المطابقة: فحيث تجب المطابقة، لا بد لمن يقدر عليها أن يطابق.
    .title = ترك المطابقة
    .refused = لا غرامة هنا على ترك المطابقة.
# source: 31e529368ff5
nothing-to-match = لا يدفع ثمن ترك المطابقة إلا من كان قادرًا عليها.
    .title = لا شيء يُطابَق
    .refused = لا شيء يُدفع عنه: إما أنه ليس مع اللاعب ورقة تطابق الورقة السابقة، وإما أنها تُطابَق الآن.

## Things on the table

# source: b40d1ad65b88
zone-row = السلسلة
# source: 9352a5b25380
zone-dead = الأوراق المقلوبة
# source: 66bc0d038e75
outcome-counted = القطع الباقية في النهاية
# source: 82fd83ac8df4
fact-coins =
    { $value ->
        [zero] لا قطع
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $value-text } قطع
        [many] { $value-text } قطعة
       *[other] { $value-text } قطعة
    }
# source: bdd5e603230d
fact-pool =
    { $value ->
        [zero] الصندوق فارغ
        [one] في الصندوق قطعة واحدة
        [two] في الصندوق قطعتان
        [few] في الصندوق { $value-text } قطع
        [many] في الصندوق { $value-text } قطعة
       *[other] في الصندوق { $value-text } قطعة
    }

## What happens

# source: 35e81d459a93
event-paid =
    { $value ->
        [zero] لا يضع { $seat } شيئًا في الصندوق.
        [one] يضع { $seat } قطعة واحدة في الصندوق.
        [two] يضع { $seat } قطعتين في الصندوق.
        [few] يضع { $seat } { $value-text } قطع في الصندوق.
        [many] يضع { $seat } { $value-text } قطعة في الصندوق.
       *[other] يضع { $seat } { $value-text } قطعة في الصندوق.
    }
# source: bc28e1f80649
event-collected =
    { $value ->
        [zero] لا يجد { $seat } في الصندوق شيئًا.
        [one] يأخذ { $seat } القطعة التي في الصندوق.
        [two] يأخذ { $seat } القطعتين اللتين في الصندوق.
        [few] يأخذ { $seat } ما في الصندوق، وهو { $value-text } قطع.
        [many] يأخذ { $seat } ما في الصندوق، وهو { $value-text } قطعة.
       *[other] يأخذ { $seat } ما في الصندوق، وهو { $value-text } قطعة.
    }
# source: 2c48f9d150ba
event-left = تنفد قطع { $seat } فيخرج.
# source: 50ee67d5c88b
event-won = يفوز { $seat } باللعبة.

## The words

# source: 31c6d10680a0
calls-note = أول ورقة في السلسلة ليست لها كلمة.
# source: 9185ca4b5479
word-snip = سنيب
# source: f9ce9d656e74
word-snap = سناب
# source: 432c5cd57036
word-snorum = سنوروم

## Options: the points on which tables differ

# source: 184438112bc3
option-hand_size = أوراق كل لاعب
    .help = كم ورقة يأخذ كل لاعب؟
# source: fe7dc2259c3f
choice-hand_size-0 = الرزمة كلها
# source: fc667a740b03
option-few_hand_size = أوراق كل لاعب إذا قلّ اللاعبون
    .help = كم ورقة يأخذ كل لاعب إذا كان اللاعبون قليلين؟
# source: cff45d666d3e
choice-few_hand_size-0 = لا فرق
# source: 4d15a0b7c00f
option-turns = الأدوار
    .help = هل يلعب الجميع بالدور، أم يدور السؤال عن ورقة تطابق؟
# source: cd53b4efc74c
choice-turns-rotation = الجميع بالدور
# source: b2011f949ac3
choice-turns-question = السؤال يدور
# source: bef4b7a8be7c
option-must_match = وجوب المطابقة
    .help = هل يجب لعب الورقة التي تطابق؟
# source: 81f451422bd3
option-settle = متى يُدفع عن السلسلة
    .help = هل يدفع كل من طوبقت ورقته، أم آخرهم في السلسلة فقط؟
# source: 7cbba8da96dc
choice-settle-each = كلما طوبقت ورقة
# source: c19951b690a7
choice-settle-last = بعد نهاية السلسلة، ويدفع آخر من طوبقت ورقته
# source: f9f91641c019
option-elimination = نفاد القطع
    .help = متى يخرج من لا قطع معه؟
# source: 74206577abfb
choice-elimination-immediate = فورًا
# source: b3167915a428
choice-elimination-end_of_deal = في نهاية التوزيع
# source: 9f6b4ddf2a71
option-peel_double = لترك المطابقة ثمن مضاعف
    .help = هل يجوز لمن يقدر على المطابقة أن يتركها ويدفع غرامة؟
# source: 9b9260c454c1
option-words = الكلمات
    .help = ماذا يُقال مع أوراق السلسلة؟
# source: 6c7d7e18d45c
choice-words-none = لا شيء
# source: 6c61ae241b5f
choice-words-snip = سنيب، سناب، سنوروم
# source: f351da333e2f
option-start_coins = قطع البداية
    .help = كم قطعة مع كل لاعب في البداية؟

## Presets

# source: b5b786b9d437
preset-nobble = نوبل
    .about = اللعبة كما تُلعب في بولتون.
# source: b28923e1b44d
preset-bump = تابني هيبني بامب
    .about = لا تجب المطابقة على أحد: من خاف أن تُطابَق ورقته هو لعب ورقة أخرى.
# source: 8ac83ebdb632
preset-motor = موتور
    .about = لا يدفع إلا آخر من طوبقت ورقته في السلسلة، وبعد أن تنتهي. ويُقال إن بونك وبوب مثلها.
# source: c062770e9232
preset-american-1838 = سنيب سناب سنوروم في الكتب الأمريكية
    .about = نوبل بالرزمة كلها، كما توردها الكتب الأمريكية منذ زمن طويل.
# source: d281c14a466d
preset-cavendish-1875 = سنيب سناب سنوروم عند كافنديش
    .about = يدور السؤال عن ورقة تطابق حول الطاولة، وأول من تنفد أوراقه يأخذ الصندوق.

## The game in steps

# source: 63435393b36c
step-coins =
    { $start-coins ->
        [one] يأخذ كل لاعب قطعة واحدة.
        [two] يأخذ كل لاعب قطعتين.
        [few] يأخذ كل لاعب { $start-coins-text } قطع.
        [many] يأخذ كل لاعب { $start-coins-text } قطعة.
       *[other] يأخذ كل لاعب { $start-coins-text } قطعة.
    }
# source: ccaf4b3e8e4f
step-deal =
    { $hand-size ->
        [0] وزّع الرزمة كلها، ورقة ورقة.
        [one] أعطِ كل لاعب ورقة واحدة.
        [two] أعطِ كل لاعب ورقتين، واحدة بعد أخرى.
        [few] أعطِ كل لاعب { $hand-size-text } أوراق، واحدة واحدة.
        [many] أعطِ كل لاعب { $hand-size-text } ورقة، واحدة واحدة.
       *[other] أعطِ كل لاعب { $hand-size-text } ورقة، واحدة واحدة.
    }
# source: 898fa6421810
step-lead = من يجلس إلى يسار الموزّع يضع أي ورقة من يده مكشوفةً على الطاولة.
# source: 7fcfee52f060
step-round = يستمر اللعب في اتجاه عقارب الساعة، ورقة من كل لاعب.
# source: 9aae66bec8c9
step-ask = اطلب من جارك الأيسر ورقة من القيمة نفسها. فإذا طابق انتقل السؤال إلى من بعده، وإذا مرّر لعب صاحب آخر ورقة على الطاولة من جديد.
# source: 2bb7445d6cd5
step-match = من استطاع أن يطابق الورقة السابقة وجب عليه ذلك.
# source: 0c80156feb38
step-decline = من استطاع أن يطابق الورقة السابقة فله أن يفعل، أو أن يلعب ورقة أخرى.
# source: bb8df9e93cb0
step-pay = إذا طوبقت ورقتك فادفع إلى الصندوق من القطع { $nobbled-text }. ويدفع من بعدك في السلسلة { $double-nobbled-text }، والذي يليه { $triple-nobbled-text }.
# source: 2cb8254815ae
step-pay-last = إذا انتهت السلسلة دفع آخر من طوبقت ورقته { $nobbled-text } أو { $double-nobbled-text } أو { $triple-nobbled-text } من القطع، وكلما طالت السلسلة زاد الثمن.
# source: cba3477e2ad7
step-short = من لم تكفه قطعه دفع ما معه.
# source: 760989c49259
step-out = من نفدت قطعه خرج.
# source: ad6bd3cdc12b
step-next-deal = إذا لُعبت الأوراق كلها وزّع اللاعب التالي إلى اليسار من جديد، ويبقى الصندوق على حاله.
# source: 4a7a8c41c209
step-first-out = أول من تنفد أوراقه يفوز ويأخذ الصندوق.
# source: 9e4f56be42a9
step-win = إذا لم تبقَ قطع إلا مع لاعب واحد، فاز وأخذ الصندوق.

## Tips

# source: acbc6cb46082
tip-decline-to-be-safe = إذا كانت المطابقة بالاختيار فتذكّر ما قد تكلّفك: فمن يطابق هو التالي في الصف، وإذا طوبقت ورقته دفع من القطع { $double-nobbled-text }.
    .title = قد تكلّف المطابقة أكثر مما تنفع
# source: 991eade185e1
tip-dead-ranks = راقب القيم التي خرجت. فالورقة التي لُعبت كل مثيلاتها لا يطابقها شيء، فاحفظها للحظة قد تُطابَق فيها أوراقك الأخرى.
    .title = القيم التي خرجت مأمونة
# source: ae1e1a15432a
tip-last-of-chain = لا أحد يستطيع أن يطابق آخر ورقة من القيمة، فمن يلعبها لا يدفع عنها أبدًا.
    .title = آخر ورقة من القيمة بلا ثمن

## What many deals show

# source: fba61a6c1bcf
plot-first-seat-margin = كم يكلّف البدء الأول
    .about = القطع التي يكسبها من يلعب أولًا في اليد أو يخسرها زيادةً على متوسط الآخرين.
# source: 3557da420d9e
plot-deals-in-game = كم يدًا تستغرق المباراة
    .about = إلى أن تبقى القطع مع لاعب واحد فقط.

## Questions

# source: 411806becb0d
question-must-i-match = هل تجب عليّ المطابقة إن استطعتها؟
    .answer = في نوبل نعم، وفي تابني هيبني بامب لا.
# source: bf390c3c15ae
question-not-enough-coins = عليّ من القطع أكثر مما معي. ماذا أفعل؟
    .answer = تدفع ما معك وتخرج.
# source: 0dffbf1d1dc4
question-over-two-deals = هل يمكن أن تطابق ورقتي الأولى بعد التوزيع آخرَ ورقة لُعبت قبله؟
    .answer = لا. كل توزيع يبدأ بسلسلة جديدة.
# source: 05d4cbefbae2
question-cards-of-the-out = ماذا يحدث لأوراق من خرج؟
    .answer = لا تُلعب بعد ذلك، ويتجاوز الدور مقعده. وقد تستمر السلسلة عبر المقعد الفارغ.
# source: 84e923414b83
question-motor-difference = بم تختلف موتور؟
    .answer = لا يدفع إلا آخر من طوبقت ورقته، وبعد أن تنتهي السلسلة.
# source: 66274a56c113
question-cavendish-difference = بم تختلف لعبة كافنديش؟
    .answer = لا تُطلب المطابقة في كل مرة إلا من لاعب واحد. ومن لم يستطعها لا يلعب شيئًا، وأول من تنفد أوراقه يفوز.

## Glossary

# source: 489f84c880a9
term-nobble = وقوع في «نوبل»
    .definition = أن تُطابَق ورقة اللاعب فيدفع.
    .also = وقعت في «نوبل»
# source: 992ad6c887a2
term-chain = سلسلة
    .definition = أوراق من قيمة واحدة تُلعب واحدة بعد أخرى مباشرة.
    .also = السلسلة|سلاسل|السلاسل
# source: c3b6b1826461
term-coin = قطعة
    .definition = ما يُلعب عليه: قطع نقدية أو فيشات أو حبات فول أو أعواد ثقاب.
    .also = قطع|القطع|قطعتين|قطعه
# source: 3a9333b224e3
term-pool = الصندوق
    .definition = القطع التي في وسط الطاولة.
# source: 11296d08487d
term-rank = قيمة
    .definition = كون الورقة آسًا أو ملكًا أو غيرهما، أيًّا كان شكلها.
    .also = القيمة|القيم|قيمتها
# source: bb9556fe162a
term-eldest-hand = اللاعب الأول
    .definition = من يجلس إلى يسار الموزّع، وهو الذي يبدأ أولًا.
# source: f5cb7ce850a6
term-dealer = الموزّع
    .definition = من يوزّع الأوراق في هذا التوزيع.
    .also = موزّع

## History

# review: the spelling of the names (Neil Darbyshire, Bolton, Lancashire, Elizabeth Burton, Cavendish)
# source: b0c5df65e80e
history-bolton = وصف نيل داربيشر لعبة نوبل كما تُلعب في بولتون، في مقاطعة لانكشير.
# source: 52c114d37ffb
history-bump = وصف تابني هيبني بامب في منتدى على الإنترنت شخصٌ اسمه theotherjonv. كانت قطعها، وعددها { $start-coins-text }، من أنصاف البنسات القديمة، فكان ما يدخل به كل لاعب، بنقود ذلك الزمان، هو ما يقوله الاسم: تابنس هيبني (tuppence ha’penny).
# source: 4e333cf3b699
history-motor = في روايات أخرى تُسمّى اللعبة موتور أو بونك أو بوب. ولم يُذكر فرق إلا في موتور.
# source: e142008c0ea2
history-american-books = منذ سنة { $books-year-text } تصف كتب ألعاب الورق الأمريكية، باسم سنيب سناب سنوروم، ما هو في الحقيقة نوبل، غير أن الرزمة تُوزَّع كلها، أو يكون نصيب كل لاعب من الأوراق { $few-hand-most-text } إذا لم يبقَ إلا قليل. وما زالت اللعبة في كتاب إليزابيث برتون عن ألعاب الورق للحفلات سنة { $burton-year-text }.
# source: 0f334df6e90d
history-cavendish = عند كافنديش، في كتابه عن ألعاب الورق الجماعية سنة { $cavendish-year-text }، صيغة خاصة به: يُسأل اللاعبون واحدًا بعد آخر، ومن كان البدء له يواصل حتى يستطيع أحد أن يطابق.

## Sources and corrections

# source: 4c31c3ea8d96
erratum-E000-3 = يلعب { $player } { $first }، وليس عند { $other } مثلها، أو يلعب { $player } { $second }.
    .right = لا محلّ لكلمة «أو»: لا يستطيع { $other } أن يطابق، فيلعب { $player } من جديد، والورقة هذه المرة { $second }.
# source: 5a55413eac73
erratum-E000-4 = قيل إن نوبل تُلعب في لنكاوي.
    .right = بولتون في لانكشير.
# source: 954e767c87f8
erratum-E000-7 = كُتب اسم بونك بأكثر من طريقة، منها مرةً مثل كلمة «بنك»، وكُتب اسم بامب خطأً.
    .right = نستعمل هنا الكتابة المعتادة.
# source: df9dec5c31e1
erratum-E000-9 = حُسب الرهان بـ«عملة ما قبل الفاصلة العشرية».
    .right = المقصود نقود ما قبل النظام العشري: { $start-coins-text } من أنصاف البنسات القديمة.

## Worked examples

# source: 664169a0acc1
example-nobbled-round-the-table = نوبل حول الطاولة
    .note = أوراق متساوية متتالية: يدفع كل لاعب إلا الأخير، وكل مرة أكثر من سابقتها.
# source: 8d83ca4010cd
example-must-match = المطابقة واجبة
    .note = من استطاع المطابقة وجبت عليه، ومن لم يستطع لعب أي ورقة.
# source: 5f5a548b00e7
example-chain-broken = السلسلة تنقطع
    .note = قيمة أخرى تنهي السلسلة، والمطابقة التالية تبدأ سلسلة جديدة.
# source: 0e07c8573ac3
example-pay-what-you-have = القطع لا تكفي
    .note = على لاعب أكثر مما معه، فيدفع ما بقي ويخرج.
# source: 0582ddeaf5c8
example-last-with-coins = آخر صاحب قطع
    .note = يصير الصندوق لآخر من تبقى معه قطع.
# source: febc6450a285
example-two-deals = القطع والصندوق ينتقلان إلى التوزيع التالي
    .note = يوزّع اللاعب التالي، وأول ورقة في التوزيع لا تطابق أبدًا آخر ورقة في التوزيع السابق.
# source: 5be0721fe637
example-bump-declined = بامب: ترك المطابقة
    .note = المطابقة ممكنة، لكنها لا تجب على أحد.
# source: b336f2070c50
example-motor-in-a-row = موتور: لا يدفع إلا آخر من طوبقت ورقته
    .note = لا يُدفع شيء حتى تنهي قيمة أخرى السلسلة.
# source: fc0f6cc4cf46
example-motor-all-equal = موتور: كل الأوراق المتساوية
    .note = بآخر ورقة من القيمة تكتمل السلسلة ويُدفع عنها فورًا.
# source: cb5acbe58ec8
example-motor-open-chain = موتور: سلسلة عند نهاية التوزيع
    .note = ينتهي التوزيع في وسط السلسلة، فيُدفع عنها حينئذ.
# source: 7227aa4d3cda
example-american = الكتب الأمريكية
    .note = تُوزَّع الرزمة كلها، وتُقال الكلمات.
# source: c4ff508d605c
example-american-few = الكتب الأمريكية: لاعبون قليلون
    .note = اللاعبون قليلون، فيبقى جزء من الرزمة لا يُستعمل.
# source: be35a6cc71de
example-cavendish-question = كافنديش: السؤال يدور
    .note = إذا لم يستطع الجار المطابقة لعب البادئ من جديد، وإذا طابق انتقل السؤال.
# source: c91a96e6248d
example-cavendish-first-out = كافنديش: أول من تنفد أوراقه
    .note = أول من تنفد أوراقه يأخذ الصندوق.
# source: 4066bba6f366
example-peel = بيل: لترك المطابقة ثمن مضاعف
    .note = قاعدة بالاتفاق: يحتفظ لاعب بورقة تطابق، فيدفع ثمن ذلك.
# source: 27a8651ec8df
example-out-at-the-end = الخروج في نهاية التوزيع
    .note = قاعدة بالاتفاق: من لا قطع معه يلعب حتى نهاية التوزيع.
# source: e54069978d04
example-refusals = أوراق لا يجوز لعبها
    .note = قيمة أخرى، أو تمرير، أو أكثر من ورقة: جرّبها في «ماذا لو…؟» واقرأ السبب.

## خطوات التعلّم

# source: 0e1001a90aac
lesson-deal = يبدأ كل لاعب ببعض القطع ويأخذ أوراقًا قليلة. من طوبقت ورقته خسر من قطعه، والفائز من تبقى قطعه أطول وقت.
# source: 97a751059eb8
lesson-first-card = أنت { $seat }، ولك البدء. ضع أي ورقة. إنها تسأل اللاعب التالي: أعندك ما يطابقني؟
# review: "طابق" for matching the card before, and "قطع" for coins
# source: e624eac74c7f
lesson-match = أنت الآن { $seat }، اللاعب التالي. من استطاع أن يطابق الورقة السابقة وجب عليه ذلك.
# source: 0a0e0c383cfd
lesson-pay = المطابقة تكلّف صاحب الورقة السابقة قطعًا. انظر كم بلغت السلسلة من الأوراق المتطابقة، ثم قل من يدفع.
# source: e67f80f0a413
lesson-broken = العبرة بالورقة السابقة وحدها. شاهد كيف تقطع السلسلةَ ورقةٌ لا تطابق، وكيف تبدأ سلسلة جديدة.
# source: d87cdf3cbeac
lesson-end = إذا لُعبت الأوراق كلها انتهى التوزيع. من لم تبقَ معه قطع خرج، ويواصل الآخرون.
# source: bba6d0de5c1f
lesson-win = أنت { $seat }، وخصمك لم يبقَ معه من القطع إلا القليل. وأنت تعرف ما تفعل.
