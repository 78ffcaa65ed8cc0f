### Vorms (Voormsi).
### trick = لمّة, to take a trick = يكسب اللمّة, to beat = يغلب, to head = يتصدّر (الصدارة), to lead X = يبدأ بـ X, led card = ورقة بدء, stock = الكومة,
### stroke = خط, side = طرف, rubber = المباراة, group = مجموعة, pair = زوج, points not yet real = نقاط معلّقة, to become real = تثبت, void = لاغية.
### Toqutsit = توقوتسيت (Greenlandic q is the Arabic ق) and Voormsi = فورمسي are masculine, like the jack and the king that they are; the three of
### diamonds and the sevens are feminine. Any other card may be either: «الغلبة ل{ $card }», «أعلى من», no verb that agrees with it.

# review: the names by ear (فورمس، فورمسي، توقوتسيت)
# source: 9b3f8f8c9282
game-vorms = فورمس
    .short = لعبة اللمّات في غرينلاند: ترتيب للأوراق لا مثيل له، وسبعات لا قوة لها إلا في البدء، وورقتان متساويتان في القمة تطارد كل منهما الأخرى.
    .minute =
        { $players ->
            [4] يجلس كل شريكين متقابلين. مع كل لاعب { $hand-size-text } { $hand-size ->
                    [few] أوراق
                    [many] ورقة
                   *[other] ورقة
                }، ويستكملها من الكومة بعد كل لمّة. يبدأ صاحب البدء بورقة، أو بعدة أوراق من قيمة واحدة، ويلعب الآخرون العدد نفسه من أي أوراق شاؤوا. في القمة { $toqutsit }، واسمه توقوتسيت، و{ $voormsi }، واسمه فورمسي: من جاء منهما لاحقًا غلب السابق. لكن السبعة التي يبدأ بها صاحبها تغلبهما معًا، و{ $three } تغلب كل شيء ما لم يبدأ بها صاحبها. للطرف نقاط على لمّاته، وعلى أسر فورمسي أو إنقاذه، لكنها لا تثبت إلا حين يخسر لمّة أو حين تنتهي اليد. يفوز أول طرف يمحو { $strokes-text } { $strokes ->
                    [few] خطوط
                    [many] خطًّا
                   *[other] خط
                } بالضبط.
           *[other] يلعب كل لاعب لنفسه، ومعه { $hand-size-text } { $hand-size ->
                   [few] أوراق
                   [many] ورقة
                  *[other] ورقة
               } يستكملها من الكومة أثناء اللعب. يبدأ صاحب البدء بورقة، أو بعدة أوراق من قيمة واحدة، ثم يُلعب في كل مرة العدد نفسه من أي أوراق كانت. في القمة { $toqutsit }، واسمه توقوتسيت، و{ $voormsi }، واسمه فورمسي: من جاء منهما لاحقًا غلب السابق. لكن السبعة التي يبدأ بها صاحبها تغلبهما معًا، و{ $three } تغلب كل شيء ما لم يبدأ بها صاحبها. تأتي النقاط من اللمّات ومن أسر فورمسي أو إنقاذه، لكنها لا تثبت إلا حين يخسر اللاعب لمّة أو حين تنتهي اليد. يفوز أول من يمحو { $strokes-text } { $strokes ->
                   [few] خطوط
                   [many] خطًّا
                  *[other] خط
               } بالضبط.
        }
    .names = فورمسي (Voormsi)، Vôrmse، وومبس (Wumps)

# source: 9eb4cf800017
kind-distant = لعبة بعيدة القرابة

## Overview

# source: 4ea52262b330
trick-game = فورمس لعبة لمّات بلا حكم. لمعظم الأوراق ترتيب واحد يجمع الأشكال كلها، وقليل منها يخرج عليه. ولا يلزم أحدًا اتباع الشكل.
    .title = لعبة لمّات

## Players

# source: 37bb7834f3da
players =
    { $players ->
        [4] عدد اللاعبين المعتاد { $players-text }. ومع بعض التغييرات يمكن أن يلعبها عدد أقل، حتى { $fewest-text } فقط.
       *[other] عدد اللاعبين في هذه الصيغة { $players-text }. ويمكن أن يكون من { $fewest-text } إلى { $most-text }، والمعتاد { $most-text }.
    }
    .title = عدد اللاعبين
# source: 77a02f3f2d30
partners =
    { $sides ->
        [two] ينقسم اللاعبون طوال اللعبة إلى طرفين. يجلس الشريكان متقابلين، ونقاطهما واحدة.
       *[other] ينقسم اللاعبون طوال اللعبة إلى أطراف عددها { $sides-text }. يجلس الشريكان متقابلين، ونقاطهما واحدة.
    }
    .title = الشركاء
# source: e12dcf10dded
alone = كل لاعب يلعب لنفسه ويجمع نقاطه وحده. وحيث تذكر هذه القواعد الطرف فالمقصود كل لاعب بمفرده.
    .title = بلا شركاء

## Pack

# source: e71cc7590bcb
pack = في الرزمة { $pack-size-text } ورقة: من كل شكل الآس والملك والبنت والولد والتسعة والثمانية والسبعة والستة والخمسة. ولا ينقص منها إلا ملك الديناري، وتحل محله { $three }.
    .title = الرزمة
# source: 6de7bfb89b43
named-cards = { $toqutsit } اسمه توقوتسيت، ومعناه بلغة غرينلاند «جلّادك»، و{ $voormsi } اسمه فورمسي. وعليهما يدور كثير من النقاط.
    .title = توقوتسيت وفورمسي
# source: b586a0976e94
card-order = كل ورقة تغلبها أي ورقة أعلى منها، من أي شكل كانت. أعلى الأوراق توقوتسيت وفورمسي. بعدهما { $high-eight } وحدها. ثم تأتي القيم كاملةً، قيمة بعد قيمة: { $middle-ranks }، من دون الولد والثمانية اللذين سبق ذكرهما. والورقة قبل الأخيرة { $king-of-clubs }، وأدنى الأوراق { $king-of-spades }. أما السبعات وثلاثة الديناري فخارج هذا الترتيب.
    .title = ترتيب الأوراق
# source: 1200afb4f716
suit-order = إذا تساوت القيمة فالعبرة بالشكل: أعلى الأشكال السباتي، ثم البستوني، ثم القلوب، وأدناها الديناري.
    .title = ترتيب الأشكال

## Object

# source: fe54b702a146
aim = امحُ كل الخطوط التي على ذراعك من الصليب، وعددها { $strokes-text }، قبل غيرك. والنقاط اللازمة لذلك تأتي من اللمّات، ومما يصير إليه فورمسي.
    .title = الهدف

## The deal

# source: c1dd5d9105bf
first-dealer = يسحب كل لاعب ورقة، وصاحب أدنى ورقة يوزّع أولًا.
    .title = الموزّع الأول
# source: 1fe749516471
deal-four = يوزّع الموزّع الأوراق واحدة واحدة، وأولاها لمن على يساره، حتى يصير مع كل لاعب { $hand-size-text } { $hand-size ->
        [few] أوراق
        [many] ورقة
       *[other] ورقة
    }. والباقي، وعدده { $stock-size-text }، يُوضع مقلوبًا، وهو الكومة.
    .title = التوزيع
# source: 6015fcda1591
deal-all = تُوزَّع الرزمة كلها، ورقة ورقة، وأولاها لمن على يسار الموزّع، ونصيب كل لاعب { $hand-size-text } { $hand-size ->
        [few] أوراق
        [many] ورقة
       *[other] ورقة
    }. لا كومة هنا، ولا يسحب أحد.
    .title = توزيع الرزمة كلها
# source: 3f1b17615ad9
deal-passes-left = بعد كل يد ينتقل التوزيع إلى اليسار. وما مُحي من الخطوط يبقى ممحوًّا.
    .title = التوزيع التالي

## The play

# source: fa8b64a8ec63
eldest-leads = من يجلس إلى يسار الموزّع يبدأ اللمّة الأولى.
    .title = من يبدأ
# source: cbf6de857fba
lead-one = يجوز البدء بورقة واحدة، أي ورقة من اليد.
    .title = البدء بورقة
# source: 6c48bea77e16
lead-group = يجوز البدء بعدة أوراق معًا إذا كانت من قيمة واحدة، حتى { $most-led-text } { $most-led ->
        [few] أوراق
        [many] ورقة
       *[other] ورقة
    }. وتصلح لذلك أي قيمة، حتى السبعات والملوك، وفورمسي هنا ملك كغيره.
    .title = البدء بعدة أوراق
# source: bcc37eb8927e
one-rank = الأوراق التي يُبدأ بها معًا يجب أن تكون من قيمة واحدة.
    .title = قيمة واحدة لا غير
    .refused = أوراق البدء يجب أن تكون من قيمة واحدة: لا يُضاف إلى { $rank-gen } إلا { $rank }.
# source: 932171af036b
three-alone = { $three } تحل في الرزمة محل ملك، لكنها ليست ملكًا: يُبدأ بها وحدها أو لا يُبدأ بها.
    .title = لا تُضم إلى الملوك
    .refused = { $card } ليست ملكًا، ولا يُبدأ بها إلا وحدها.
# source: c14d42022b54
three-with-kings = { $three } تُعدّ ملكًا في البدء، فيجوز أن يُبدأ بها مع الملوك.
    .title = تُضم إلى الملوك
# source: f26fa328cdd4
too-many-led = لا يجوز البدء بعدد من الأوراق لا يستطيع كل لاعب أن يلعب مثله.
    .title = لا أكثر مما يستطيعه الجميع
    .refused =
        { $count ->
            [one] بعض اللاعبين لا تكفي أوراقهم لذلك، فلا يجوز البدء الآن بأكثر من ورقة واحدة.
            [two] بعض اللاعبين لا تكفي أوراقهم لذلك، فلا يجوز البدء الآن بأكثر من ورقتين.
            [few] بعض اللاعبين لا تكفي أوراقهم لذلك، فلا يجوز البدء الآن بأكثر من { $count-text } أوراق.
            [many] بعض اللاعبين لا تكفي أوراقهم لذلك، فلا يجوز البدء الآن بأكثر من { $count-text } ورقة.
           *[other] بعض اللاعبين لا تكفي أوراقهم لذلك، فلا يجوز البدء الآن بأكثر من { $count-text } ورقة.
        }
# source: f11d2d211e19
same-number = يلعب كل لاعب من الأوراق بعدد ما بُدئ به. ولا يلزم أن تكون من قيمة واحدة.
    .title = العدد نفسه
    .refused =
        { $count ->
            [one] كان البدء بورقة واحدة، فلا تُلعب إلا ورقة واحدة.
            [two] كان البدء بورقتين، فيجب أن تُلعب ورقتان.
            [few] كان البدء بـ{ $count-text } أوراق، فيجب أن تُلعب { $count-text } أوراق.
            [many] كان البدء بـ{ $count-text } ورقة، فيجب أن تُلعب { $count-text } ورقة.
           *[other] كان البدء بـ{ $count-text } ورقة، فيجب أن تُلعب { $count-text } ورقة.
        }
# source: ddb0082cdbbf
free-play = العب ما شئت. لا يلزمك اتباع الشكل ولا القيمة، ولا أن تغلب.
    .title = اللعب حر
# source: da46234168d9
toqutsit-duty =
    { $toqu-duty ->
        [led] الاستثناء الوحيد: إذا بدأ خصم بفورمسي، فمن يحمل توقوتسيت، وهو { $toqutsit }، عليه أن يلعبه، ولو كانت الصدارة قد صارت لورقة أخرى.
       *[heading] الاستثناء الوحيد: ما دام فورمسي الخصم متصدّرًا، فمن يحمل توقوتسيت، وهو { $toqutsit }، عليه أن يلعبه.
    }
    .title = وجوب لعب توقوتسيت
    .refused = { $card } هو توقوتسيت، ويجب أن يُلعب على فورمسي الخصم.
# source: 42b276427099
duty-in-groups = إذا كانت تُلعب عدة أوراق معًا، فلا بد أن يكون توقوتسيت بينها، ولو كانت لا تكسب اللمّة.
    .title = الوجوب في كل مجموعة
# source: c3d96109d6e3
duty-only-to-win = إذا كانت تُلعب عدة أوراق معًا، فلا يجب لعب توقوتسيت إلا إذا كان يمكن أن تُكسب به اللمّة.
    .title = الوجوب عند إمكان الكسب فقط

## The play: what beats what

# source: 0fdcd95b0bcd
three-led = { $three } لا قوة لها في البدء: تغلبها أي ورقة. والورقة التي تغلبها تُعدّ هي ورقة البدء، فإن كانت سبعة فلها قوة السبعة التي يُبدأ بها.
    .title = ثلاثة الديناري في البدء
# source: 1af2f8f09085
three-thrown = { $three }، إذا لُعبت في غير البدء، تغلب كل شيء ولا يغلبها شيء.
    .title = ثلاثة الديناري في غير البدء
# source: 69039314f16a
seven-led = السبعة التي يُبدأ بها قوية. تغلب كل ورقة إلا سبعة من شكل أعلى، و{ $king-of-clubs }، و{ $three }. حتى توقوتسيت وفورمسي لا يأخذانها.
    .title = السبعة في البدء
# source: e11634e2ddc0
higher-seven = السبعة القوية تغلبها سبعة من شكل أعلى، فتصير هذه هي القوية. { $highest-seven } أعلى السبعات، و{ $lowest-seven } أدناها.
    .title = سبعة أعلى
# source: 48a56df4e4bf
seven-thrown = أي سبعة أخرى لا قوة لها: فإن لم يُبدأ بها، ولم تغلب سبعة قوية، لم تأخذ شيئًا.
    .title = السبعة في غير البدء
# source: e45aa9be8871
king-takes-seven = { $king-of-clubs } يغلب السبعة القوية مهما لُعب بينهما. أما في غير ذلك فهو الورقة قبل الأخيرة في الترتيب.
    .title = ملك السباتي يأخذ السبعة
# source: de797608933a
king-on-king = إذا غلب { $king-of-clubs } سبعة قوية غلبه { $king-of-spades }، بشرط أن يُلعب بعده مباشرة. وعندها لا يغلب { $king-of-spades } إلا { $three }.
    .title = ملك البستوني على ملك السباتي
# source: 483aaacc7251
king-late = إذا لُعب بين الملكين شيء فقد تأخّر { $king-of-spades }، وبقيت الصدارة ل{ $king-of-clubs }. وليس ل{ $king-of-spades } وحده سلطان على السبعة.
    .title = ملك البستوني يتأخّر
# source: d8d853773117
equal-top = { $toqutsit } و{ $voormsi }، أي توقوتسيت وفورمسي، متساويان. وإذا لُعبا في لمّة واحدة غلب اللاحق السابق.
    .title = متساويان في القمة
# source: 6bd185883229
group-beats =
    { $beat ->
        [led] الأوراق التي تُلعب معًا لا تكسب اللمّة إلا إذا غلبت كل واحدة منها ورقة مختلفة من أوراق البدء، أيًّا كان ما غلب أوراق البدء قبلها.
       *[heading] الأوراق التي تُلعب معًا لا تكسب اللمّة إلا إذا غلبت كل واحدة منها ورقة مختلفة من الأوراق المتصدّرة.
    }
    .title = مغالبة عدة أوراق

## The play: after the trick

# source: 1a61d541010a
winner-leads = من يكسب اللمّة يبدأ اللمّة التالية.
    .title = البدء التالي
# source: e842148f3bd8
trick-counts = اللمّة التي كان البدء فيها بعدة أوراق تُحسب بعدد تلك الأوراق، حتى { $most-led-text } { $most-led ->
        [few] لمّات
        [many] لمّة
       *[other] لمّة
    }.
    .title = بدء واحد، عدة لمّات
# source: 0a81f3a53f6e
second-round = في كل لمّة { $plays-text } { $plays ->
        [few] أدوار
        [many] دورًا
       *[other] دور
    }. بعد أن يلعب كل من اللاعبين مرة تُستكمل الأيدي، ويسحب المتصدّر أولًا. ثم يلعب المتصدّر مرة أخرى، وبعده الآخر. وأفضل ما لُعب فيها كلها يكسب اللمّة.
    .title = كل لاعب يلعب مرة أخرى
# source: 4495938afa0f
draw-in-rotation = بعد كل لمّة، وما دامت الكومة باقية، تُستكمل كل يد حتى يصير فيها { $hand-size-text } { $hand-size ->
        [few] أوراق
        [many] ورقة
       *[other] ورقة
    }. تُسحب الأوراق واحدة واحدة بالدور، وأولاها لمن كسب اللمّة، فتبقى الأيدي متساوية.
    .title = السحب بالدور
# source: 2ed0abd993c9
draw-each = بعد كل لمّة، وما دامت الكومة باقية، تُستكمل كل يد حتى يصير فيها { $hand-size-text } { $hand-size ->
        [few] أوراق
        [many] ورقة
       *[other] ورقة
    }. يسحب من كسب اللمّة كل ما ينقصه، ثم اللاعب التالي، وهكذا. وإذا نفدت الكومة فقد تبقى بعض الأيدي ناقصة.
    .title = السحب دفعة واحدة

## Scoring

# source: 6ac32f57c79b
cross =
    { $sides ->
        [two] يُرسم صليب له ذراعان، ذراع لكل طرف. وعلى كل ذراع { $strokes-text } { $strokes ->
                [few] خطوط
                [many] خطًّا
               *[other] خط
            }، وتُسجَّل النقاط بمحوها.
       *[other] يُرسم صليب عدد أذرعه { $sides-text }، ذراع لكل طرف. وعلى كل ذراع { $strokes-text } { $strokes ->
               [few] خطوط
               [many] خطًّا
              *[other] خط
           }، وتُسجَّل النقاط بمحوها.
    }
    .title = الصليب
# source: 3afcd790d840
fifth-trick =
    { $trick-points ->
        [one] لأول { $fifth-text } لمّات يكسبها الطرف نقطة واحدة، تُحسب لها معًا. وما دون ذلك لا شيء له.
        [two] لأول { $fifth-text } لمّات يكسبها الطرف نقطتان، تُحسب لها معًا. وما دون ذلك لا شيء له.
        [few] لأول { $fifth-text } لمّات يكسبها الطرف { $trick-points-text } نقاط، تُحسب لها معًا. وما دون ذلك لا شيء له.
        [many] لأول { $fifth-text } لمّات يكسبها الطرف { $trick-points-text } نقطة، تُحسب لها معًا. وما دون ذلك لا شيء له.
       *[other] لأول { $fifth-text } لمّات يكسبها الطرف { $trick-points-text } نقطة، تُحسب لها معًا. وما دون ذلك لا شيء له.
    }
    .title = اللمّة الخامسة
# source: 50cc03803936
first-five =
    { $first-five-points ->
        [one] إذا كانت هذه اللمّات، وعددها { $fifth-text }، أول لمّات اليد، زيدت عليها نقطة واحدة.
        [two] إذا كانت هذه اللمّات، وعددها { $fifth-text }، أول لمّات اليد، زيدت عليها نقطتان.
        [few] إذا كانت هذه اللمّات، وعددها { $fifth-text }، أول لمّات اليد، زيدت عليها { $first-five-points-text } نقاط.
        [many] إذا كانت هذه اللمّات، وعددها { $fifth-text }، أول لمّات اليد، زيدت عليها { $first-five-points-text } نقطة.
       *[other] إذا كانت هذه اللمّات، وعددها { $fifth-text }، أول لمّات اليد، زيدت عليها { $first-five-points-text } نقطة.
    }
    .title = أول خمس لمّات
# source: d86a39ebc242
further-tricks =
    { $trick-points ->
        [one] لكل لمّة بعد أول { $fifth-text } لمّات تُزاد نقطة واحدة.
        [two] لكل لمّة بعد أول { $fifth-text } لمّات تُزاد نقطتان.
        [few] لكل لمّة بعد أول { $fifth-text } لمّات تُزاد { $trick-points-text } نقاط.
        [many] لكل لمّة بعد أول { $fifth-text } لمّات تُزاد { $trick-points-text } نقطة.
       *[other] لكل لمّة بعد أول { $fifth-text } لمّات تُزاد { $trick-points-text } نقطة.
    }
    .title = اللمّات الزائدة
# source: 00f29c72b1f6
all-void = إذا كسب طرف واحد كل اللمّات، وعددها { $tricks-text }، صارت اليد لاغية ولم يسجّل أحد فيها شيئًا.
    .title = يد لاغية
# review: «نجاة فورمسي» for Voormsi that wins its trick and scores (English: comes home).
# source: 6662816b946f
voormsi-home =
    { $voormsi-points ->
        [one] الطرف الذي يكسب لمّة بفورمسي، وهو { $voormsi }، يسجّل له نقطة واحدة إذا كان توقوتسيت لا يزال قادرًا أن يغلبه. ويُحسب ذلك حتى لو كان توقوتسيت في الكومة.
        [two] الطرف الذي يكسب لمّة بفورمسي، وهو { $voormsi }، يسجّل له نقطتين إذا كان توقوتسيت لا يزال قادرًا أن يغلبه. ويُحسب ذلك حتى لو كان توقوتسيت في الكومة.
        [few] الطرف الذي يكسب لمّة بفورمسي، وهو { $voormsi }، يسجّل له { $voormsi-points-text } نقاط إذا كان توقوتسيت لا يزال قادرًا أن يغلبه. ويُحسب ذلك حتى لو كان توقوتسيت في الكومة.
        [many] الطرف الذي يكسب لمّة بفورمسي، وهو { $voormsi }، يسجّل له { $voormsi-points-text } نقطة إذا كان توقوتسيت لا يزال قادرًا أن يغلبه. ويُحسب ذلك حتى لو كان توقوتسيت في الكومة.
       *[other] الطرف الذي يكسب لمّة بفورمسي، وهو { $voormsi }، يسجّل له { $voormsi-points-text } نقطة إذا كان توقوتسيت لا يزال قادرًا أن يغلبه. ويُحسب ذلك حتى لو كان توقوتسيت في الكومة.
    }
    .title = نجاة فورمسي
# source: 8fb61c0e91d2
voormsi-last = لا يُسجَّل لفورمسي شيء إذا كان آخر ورقة لُعبت في اللمّة.
    .title = فورمسي آخر ورقة
# source: 8583142315f0
voormsi-toqutsit-out = لا يُسجَّل لفورمسي شيء إذا كان توقوتسيت قد لُعب قبله.
    .title = توقوتسيت خرج
# source: 6c764851dbce
voormsi-toqutsit-held = لا يُسجَّل لفورمسي شيء إذا كان توقوتسيت في يد لاعبه نفسه.
    .title = توقوتسيت مع لاعب فورمسي
# source: b39be061ac0a
voormsi-on-toqutsit = ويصح ذلك داخل اللمّة أيضًا: فورمسي لا يسجّل شيئًا بغلبته على توقوتسيت.
    .title = فورمسي على توقوتسيت لا يُحسب
# source: 981ab6453f98
voormsi-over-toqutsit = لكن إذا كان فورمسي هو الذي غلب توقوتسيت في اللمّة نفسها سُجّلت النقطة.
    .title = فورمسي على توقوتسيت يُحسب
# source: 714704403a02
toqutsit-takes-voormsi =
    { $toqutsit-points ->
        [one] إذا غلب توقوتسيت فورمسي الخصم وهو متصدّر، وكُسبت اللمّة به، سجّل طرفه نقطة واحدة.
        [two] إذا غلب توقوتسيت فورمسي الخصم وهو متصدّر، وكُسبت اللمّة به، سجّل طرفه نقطتين.
        [few] إذا غلب توقوتسيت فورمسي الخصم وهو متصدّر، وكُسبت اللمّة به، سجّل طرفه { $toqutsit-points-text } نقاط.
        [many] إذا غلب توقوتسيت فورمسي الخصم وهو متصدّر، وكُسبت اللمّة به، سجّل طرفه { $toqutsit-points-text } نقطة.
       *[other] إذا غلب توقوتسيت فورمسي الخصم وهو متصدّر، وكُسبت اللمّة به، سجّل طرفه { $toqutsit-points-text } نقطة.
    }
    .title = توقوتسيت يأخذ فورمسي
# source: 9c15de3625a7
voormsi-thrown-in = إذا لم يكن فورمسي متصدّرًا، بل رُمي في اللمّة فحسب، لم يُسجَّل عليه لتوقوتسيت شيء.
    .title = فورمسي المرميّ
# source: 70b298899eee
own-voormsi =
    { $friendly-toqutsit ->
        [lose_game] إذا غلب توقوتسيت فورمسي طرفه وهو متصدّر، خسر هذا الطرف اللعبة فورًا.
        [lose_hand_points] إذا غلب توقوتسيت فورمسي طرفه وهو متصدّر، انتهت اليد، وخسر هذا الطرف نقاطه المعلّقة التي كسبها فيها.
       *[reset_score] إذا غلب توقوتسيت فورمسي طرفه وهو متصدّر، انتهت اليد، ولم يسجّل هذا الطرف فيها شيئًا، وأُعيد رسم كل ما محاه من خطوط.
    }
    .title = توقوتسيت على فورمسي طرفه
# source: 41e1452bb80c
spare-own-voormsi = لا يجوز لأحد أن يغلب بتوقوتسيت فورمسي طرفه وهو متصدّر، ما أمكنه أن يلعب غير ذلك.
    .title = صُن فورمسي طرفك
    .refused = { $card } يغلب هنا فورمسي الطرف نفسه. يجب لعب ورقة أخرى.
# source: 4cd2006efa3d
three-takes-voormsi =
    { $three-on-voormsi-points ->
        [one] إذا غلبت { $three } فورمسي وهو متصدّر، سجّل طرفها نقطة واحدة، سواء أكان فورمسي لخصم أم لشريك.
        [two] إذا غلبت { $three } فورمسي وهو متصدّر، سجّل طرفها نقطتين، سواء أكان فورمسي لخصم أم لشريك.
        [few] إذا غلبت { $three } فورمسي وهو متصدّر، سجّل طرفها { $three-on-voormsi-points-text } نقاط، سواء أكان فورمسي لخصم أم لشريك.
        [many] إذا غلبت { $three } فورمسي وهو متصدّر، سجّل طرفها { $three-on-voormsi-points-text } نقطة، سواء أكان فورمسي لخصم أم لشريك.
       *[other] إذا غلبت { $three } فورمسي وهو متصدّر، سجّل طرفها { $three-on-voormsi-points-text } نقطة، سواء أكان فورمسي لخصم أم لشريك.
    }
    .title = ثلاثة الديناري تأخذ فورمسي
# source: adacc9376dec
own-three-counts = لك أن تأخذ ب{ $three } حتى فورمسي الذي لعبته أنت، وتسجّل على ذلك مثل ما سبق.
    .title = أخذ فورمسي الذي لعبته أنت يُحسب
# source: e14a84cb031f
own-three-nothing = من يأخذ ب{ $three } فورمسي الذي لعبه هو لا يسجّل شيئًا.
    .title = أخذ فورمسي الذي لعبته أنت لا يُحسب
# source: 3722ccf2d0ff
three-takes-toqutsit =
    { $three-on-toqutsit-points ->
        [one] إذا غلبت { $three } توقوتسيت بعد أن غلب هو فورمسي المتصدّر، سجّل طرفها نقطة واحدة، ولم يسجّل طرف توقوتسيت شيئًا.
        [two] إذا غلبت { $three } توقوتسيت بعد أن غلب هو فورمسي المتصدّر، سجّل طرفها نقطتين، ولم يسجّل طرف توقوتسيت شيئًا.
        [few] إذا غلبت { $three } توقوتسيت بعد أن غلب هو فورمسي المتصدّر، سجّل طرفها { $three-on-toqutsit-points-text } نقاط، ولم يسجّل طرف توقوتسيت شيئًا.
        [many] إذا غلبت { $three } توقوتسيت بعد أن غلب هو فورمسي المتصدّر، سجّل طرفها { $three-on-toqutsit-points-text } نقطة، ولم يسجّل طرف توقوتسيت شيئًا.
       *[other] إذا غلبت { $three } توقوتسيت بعد أن غلب هو فورمسي المتصدّر، سجّل طرفها { $three-on-toqutsit-points-text } نقطة، ولم يسجّل طرف توقوتسيت شيئًا.
    }
    .title = ثلاثة الديناري تأخذ توقوتسيت
# source: 0e07cd8ee850
three-on-toqutsit-alone = إذا لم يكن توقوتسيت قد غلب فورمسي، فلا يُسجَّل ل{ $three } شيء على أخذه.
    .title = توقوتسيت وحده
# source: 08b9b39eb9f2
realise-on-loss = لا تثبت النقاط في الحال، بل تبقى معلّقة. وحين يخسر الطرف لمّة يُمحى له دفعةً واحدةً من الخطوط بقدر كل ما جمعه منذ آخر تثبيت.
    .title = تثبيت النقاط
# source: 55dc318f24d3
realise-at-end =
    { $end-order ->
        [winner_first] في نهاية اليد تثبت النقاط كلها: أولًا نقاط من كسب اللمّة الأخيرة، ثم نقاط غيره.
       *[loser_first] في نهاية اليد تثبت النقاط كلها: أولًا نقاط من خسر اللمّة الأخيرة، ثم نقاط من كسبها.
    }
    .title = في نهاية اليد
# source: c8c1ac5c4671
overshoot = الطرف الذي يتجاوز { $strokes-text } يُردّ إلى الوراء: يمضي إلى النهاية ثم يرجع بقدر ما زاد من خطوط. لم يخسر بذلك، بل يواصل اللعب.
    .title = نقاط أكثر من اللازم

## Winning

# source: 7142937cf9cc
hand-over = تنتهي اليد إذا لُعبت الأوراق كلها.
    .title = نهاية اليد
# source: 42b40f7c7903
game-won = الطرف الذي يبلغ { $strokes-text } بالضبط يكسب المباراة فورًا، ولو في وسط اليد. وإلا فتُوزَّع يد أخرى.
    .title = الفوز باللعبة

## Irregularities

# source: 4923a7cd46a7
show-hand = من يسجّل على لمّة كسبها بفورمسي عليه، إذا سُئل، أن يكشف يده فورًا، ليُثبت أن توقوتسيت ليس فيها.
    .title = كشف اليد

## الجدول

# source: de3f21a6419c
standing-three-led = { $three } في البدء
    .about = لا قوة لها الآن، وما يُلعب بعدها يأخذ مكانها ويُعدّ هو ورقة البدء.
# source: cbee682c5e9b
standing-three-thrown = { $three } في غير البدء
    .about = إذا لم يُبدأ بها فهي فوق كل شيء.
# source: 0ddc9039b606
standing-plain = في الترتيب المعتاد
    .about = العبرة بعلوّ الورقة وحده، من أي شكل كانت. وتوقوتسيت وفورمسي يغلب كل منهما الآخر.
# source: ea350c637552
standing-strong-seven = السبعات القوية
    .about = سبعة بُدئ بها، أو كانت أول ورقة على ثلاثة الديناري التي بُدئ بها، أو غلبت سبعة كهذه. وأي سبعة أخرى لا تأخذ شيئًا.
# source: 87ed0d25adfb
standing-king-over-seven = { $king-of-clubs } على سبعة قوية
    .about = غلب السبعة لتوّه، فلم يعد من أدنى الأوراق.
# source: 747bf721c640
standing-king-over-king = { $king-of-spades } على ذلك الملك
    .about = لُعب مباشرة على ملك السباتي الذي غلب لتوّه سبعة قوية.
# source: 8171efebbbe0
situation-led = في البدء
# source: 3e32829be0e5
situation-second = أول ورقة على ثلاثة الديناري في البدء
# source: 64c60f63d8dc
situation-thrown = في غير البدء

## Things on the table

# source: de8b07513d7f
zone-trick = اللمّة
# source: d3f70ac7c7c4
zone-stock = الكومة
# source: 06b4ffb46395
zone-played = ما لُعب من قبل
# source: 4fcdfbe852b2
outcome-counted = خطوط هذه اليد، زيادةً على كل طرف آخر
# source: 5d2ef3e549fe
fact-score =
    { $value ->
        [zero] { $seat }: لم يُمحَ أي خط
        [one] { $seat }: مُحي خط واحد
        [two] { $seat }: مُحي خطّان
        [few] { $seat }: مُحيت { $value-text } خطوط
        [many] { $seat }: مُحي { $value-text } خطًّا
       *[other] { $seat }: مُحي { $value-text } خط
    }
    .own =
        { $value ->
            [zero] لم يُمحَ أي خط
            [one] مُحي خط واحد
            [two] مُحي خطّان
            [few] مُحيت { $value-text } خطوط
            [many] مُحي { $value-text } خطًّا
           *[other] مُحي { $value-text } خط
        }
# source: 839937859cc3
fact-hand_points =
    { $value ->
        [zero] { $seat }: لا نقاط معلّقة
        [one] { $seat }: نقطة معلّقة واحدة
        [two] { $seat }: نقطتان معلّقتان
        [few] { $seat }: { $value-text } نقاط معلّقة
        [many] { $seat }: { $value-text } نقطة معلّقة
       *[other] { $seat }: { $value-text } نقطة معلّقة
    }
    .own =
        { $value ->
            [zero] لا نقاط معلّقة
            [one] نقطة معلّقة واحدة
            [two] نقطتان معلّقتان
            [few] { $value-text } نقاط معلّقة
            [many] { $value-text } نقطة معلّقة
           *[other] { $value-text } نقطة معلّقة
        }
# source: ff492d544a4f
fact-tricks =
    { $value ->
        [zero] { $seat }: لا لمّات
        [one] { $seat }: لمّة واحدة
        [two] { $seat }: لمّتان
        [few] { $seat }: { $value-text } لمّات
        [many] { $seat }: { $value-text } لمّة
       *[other] { $seat }: { $value-text } لمّة
    }
    .own =
        { $value ->
            [zero] لا لمّات
            [one] لمّة واحدة
            [two] لمّتان
            [few] { $value-text } لمّات
            [many] { $value-text } لمّة
           *[other] { $value-text } لمّة
        }
# source: 8a37f332441d
fact-stock =
    { $value ->
        [zero] الكومة فارغة
        [one] في الكومة ورقة واحدة
        [two] في الكومة ورقتان
        [few] في الكومة { $value-text } أوراق
        [many] في الكومة { $value-text } ورقة
       *[other] في الكومة { $value-text } ورقة
    }

## What happens; $seat is a player or a side

# source: 59ea9f3f5ae8
event-played = يلعب { $seat } { $cards }.
# source: aa7f37fde14f
event-drew = يسحب { $seat } { $card }.
# source: 9df47fac798f
event-takes =
    { $value ->
        [three-led] الصدارة الآن ل{ $card }، وتُعدّ هذه الورقة ورقة البدء، إذ لا قوة ل{ $next } في البدء.
        [three-thrown] { $card } تغلب { $next }، وتغلب كل ورقة غيرها.
        [higher-seven] { $card } تغلب { $next }، لأن شكلها أعلى.
        [king-takes-seven] ل{ $card } قوة خاصة يغلب بها { $next }.
        [king-on-king] { $card } لُعب على { $next } مباشرة، فيغلبه.
        [equal-top] { $card } و{ $next } متساويان، والغلبة للاحق منهما.
       *[card-order] الغلبة ل{ $card } على { $next }.
    }
# source: 4470352093c8
event-falls-short =
    { $value ->
        [seven-thrown] { $card } ليست ورقة بدء، فلا قوة لها.
        [king-late] تأخّر { $card }: كان يجب أن يُلعب على { $next } مباشرة.
       *[group-beats] هذا لا يكفي: على كل ورقة أن تغلب ورقة مختلفة، ولا يتحقّق ذلك ل{ $cards }.
    }
# source: 22c664a39107
event-why-led = كان { $seat } قد بدأ ب{ $cards }.
# source: 2dfee4454545
event-why-took =
    { $value ->
        [three-led] أول ورقة لُعبت على { $next } هي { $card }، فعُدّت ورقة البدء.
        [three-thrown] { $card } غلبت { $next }.
        [higher-seven] { $card } غلبت { $next }، لأن شكلها أعلى.
        [king-takes-seven] { $card } غلب { $next } بقوته الخاصة.
        [king-on-king] { $card } غلب { $next } لأنه لُعب عليه مباشرة.
        [equal-top] { $card } غلب { $next }، وهو يساويه، لأنه لُعب بعده.
       *[card-order] كانت الغلبة ل{ $card } على { $next }.
    }
# source: 495b5d224cad
event-why-stands =
    { $value ->
        [strong-seven] عُدّت { $card } سبعة قوية.
        [king-over-seven] كان { $card } قد غلب سبعة قوية.
        [king-over-king] كانت الكلمة الأخيرة بين الملوك ل{ $card }.
        [three-led] كان البدء ب{ $card }، ولا قوة لها في البدء.
        [three-thrown] لُعبت { $card } في غير البدء، فلم يكن شيء ليغلبها.
       *[plain] كان موضع { $card } هو الموضع المعتاد في الترتيب.
    }
# "it" is «الورقة» where the card may be of either gender; king-over-seven: nothing played directly on that king would have beaten it but $cards.
# source: 8eaf5ca3c844
event-would-beat =
    { $value ->
        [three-led] أي ورقة كانت ستغلبها، حتى { $card }.
        [king-over-seven]
            { $cards-count ->
                [1] لم يكن ليغلبه إلا { $cards }.
               *[other] لم يكن ليغلبه إلا { $cards }، على أن يُلعب ملك البستوني عليه مباشرة.
            }
       *[other]
            { $cards-count ->
                [1] لم يكن ليغلب هذه الورقة إلا { $cards }.
                [2] لم يكن ليغلب هذه الورقة إلا { $cards }.
                [3] لم يكن ليغلب هذه الورقة إلا { $cards }.
                [4] لم يكن ليغلب هذه الورقة إلا { $cards }.
                [5] لم يكن ليغلب هذه الورقة إلا { $cards }.
               *[other] أي ورقة أعلى كانت ستغلب هذه الورقة، من { $card } صعودًا.
            }
    }
# source: c5e909c71718
event-fifth-trick =
    { $value ->
        [one] اللمّة الخامسة: نقطة واحدة لـ{ $seat }.
        [two] اللمّة الخامسة: نقطتان لـ{ $seat }.
        [few] اللمّة الخامسة: { $value-text } نقاط لـ{ $seat }.
        [many] اللمّة الخامسة: { $value-text } نقطة لـ{ $seat }.
       *[other] اللمّة الخامسة: { $value-text } نقطة لـ{ $seat }.
    }
# source: 2a4557edbf69
event-first-five =
    { $value ->
        [one] وكانت أول لمّات اليد، فتُزاد نقطة واحدة لـ{ $seat }.
        [two] وكانت أول لمّات اليد، فتُزاد نقطتان لـ{ $seat }.
        [few] وكانت أول لمّات اليد، فتُزاد { $value-text } نقاط لـ{ $seat }.
        [many] وكانت أول لمّات اليد، فتُزاد { $value-text } نقطة لـ{ $seat }.
       *[other] وكانت أول لمّات اليد، فتُزاد { $value-text } نقطة لـ{ $seat }.
    }
# source: f8ea67a9d83a
event-further-tricks =
    { $value ->
        [one] عن اللمّات الزائدة: نقطة واحدة لـ{ $seat }.
        [two] عن اللمّات الزائدة: نقطتان لـ{ $seat }.
        [few] عن اللمّات الزائدة: { $value-text } نقاط لـ{ $seat }.
        [many] عن اللمّات الزائدة: { $value-text } نقطة لـ{ $seat }.
       *[other] عن اللمّات الزائدة: { $value-text } نقطة لـ{ $seat }.
    }
# source: 17040a59304e
event-voormsi-home =
    { $value ->
        [one] نجا فورمسي: نقطة واحدة لـ{ $seat }.
        [two] نجا فورمسي: نقطتان لـ{ $seat }.
        [few] نجا فورمسي: { $value-text } نقاط لـ{ $seat }.
        [many] نجا فورمسي: { $value-text } نقطة لـ{ $seat }.
       *[other] نجا فورمسي: { $value-text } نقطة لـ{ $seat }.
    }
# source: 3f5aff1300b3
event-voormsi-last = كان فورمسي آخر ورقة في اللمّة، فلا يُسجَّل له شيء.
# source: 7ab1b0b7f296
event-voormsi-toqutsit-out = كان توقوتسيت قد خرج، فلا يُسجَّل لفورمسي شيء.
# source: d812edc337af
event-voormsi-toqutsit-held = كان توقوتسيت في يد لاعب فورمسي نفسه، فلا يُسجَّل لفورمسي شيء.
# source: a783e48b7e17
event-voormsi-thrown-in = لم يكن فورمسي متصدّرًا، فلا يُسجَّل عليه لتوقوتسيت شيء.
# source: 95943d1e34a4
event-toqutsit-takes-voormsi =
    { $value ->
        [one] توقوتسيت أخذ فورمسي: نقطة واحدة لـ{ $seat }.
        [two] توقوتسيت أخذ فورمسي: نقطتان لـ{ $seat }.
        [few] توقوتسيت أخذ فورمسي: { $value-text } نقاط لـ{ $seat }.
        [many] توقوتسيت أخذ فورمسي: { $value-text } نقطة لـ{ $seat }.
       *[other] توقوتسيت أخذ فورمسي: { $value-text } نقطة لـ{ $seat }.
    }
# source: c9f63e6a0ac6
event-three-takes-voormsi =
    { $value ->
        [one] { $card } أخذت فورمسي: نقطة واحدة لـ{ $seat }.
        [two] { $card } أخذت فورمسي: نقطتان لـ{ $seat }.
        [few] { $card } أخذت فورمسي: { $value-text } نقاط لـ{ $seat }.
        [many] { $card } أخذت فورمسي: { $value-text } نقطة لـ{ $seat }.
       *[other] { $card } أخذت فورمسي: { $value-text } نقطة لـ{ $seat }.
    }
# source: 347ebfae7810
event-three-takes-toqutsit =
    { $value ->
        [one] { $card } أخذت توقوتسيت الذي كان قد أخذ فورمسي: نقطة واحدة لـ{ $seat }، ولا شيء لطرف توقوتسيت.
        [two] { $card } أخذت توقوتسيت الذي كان قد أخذ فورمسي: نقطتان لـ{ $seat }، ولا شيء لطرف توقوتسيت.
        [few] { $card } أخذت توقوتسيت الذي كان قد أخذ فورمسي: { $value-text } نقاط لـ{ $seat }، ولا شيء لطرف توقوتسيت.
        [many] { $card } أخذت توقوتسيت الذي كان قد أخذ فورمسي: { $value-text } نقطة لـ{ $seat }، ولا شيء لطرف توقوتسيت.
       *[other] { $card } أخذت توقوتسيت الذي كان قد أخذ فورمسي: { $value-text } نقطة لـ{ $seat }، ولا شيء لطرف توقوتسيت.
    }
# source: 64d4b1455b9c
event-three-on-toqutsit-alone = لم يكن توقوتسيت قد أخذ فورمسي، فلا يُسجَّل على أخذه شيء.
# source: dc9816ba45e6
event-own-voormsi =
    { $value ->
        [lose_game] توقوتسيت أخذ فورمسي طرفه، فيخسر { $seat } اللعبة.
        [lose_hand_points] توقوتسيت أخذ فورمسي طرفه: تضيع نقاط { $seat } المعلّقة، وتنتهي اليد.
       *[reset_score] توقوتسيت أخذ فورمسي طرفه: يُعاد رسم كل خطوط { $seat }، وتنتهي اليد.
    }
# source: 7890b07e91af
event-realised =
    { $value ->
        [one] الآن تثبت النقاط: يُمحى خط واحد لـ{ $seat }.
        [two] الآن تثبت النقاط: يُمحى خطّان لـ{ $seat }.
        [few] الآن تثبت النقاط: تُمحى { $value-text } خطوط لـ{ $seat }.
        [many] الآن تثبت النقاط: يُمحى { $value-text } خطًّا لـ{ $seat }.
       *[other] الآن تثبت النقاط: يُمحى { $value-text } خط لـ{ $seat }.
    }
# source: efe2d5d5dccf
event-set-back = هذا يتجاوز النهاية، فيرجع الحساب إلى الوراء. وصار عدد الخطوط الممحوّة لـ{ $seat } الآن { $value-text }.
# source: 3b79894dd273
event-hand-void = كل اللمّات لـ{ $seat }، فاليد لاغية ولا يسجّل أحد شيئًا.
# source: be9d889c062c
event-hand-over = انتهت اليد.

## Options: the points on which sources or tables differ

# source: 5639f776ce0c
option-players = عدد اللاعبين
    .help = كم لاعبًا يلعب؟ بهذا تتحدّد الأطراف وعدد اللمّات وطول الصليب.
# source: 0409f0158ea9
option-three_counts_as_king = ثلاثة الديناري مع الملوك
    .help = هل يجوز أن يُبدأ بثلاثة الديناري مع الملوك؟
# source: e8a64d55f634
option-toqu_duty = وجوب لعب توقوتسيت
    .help = متى يجب أن يُلعب توقوتسيت على فورمسي الخصم؟
# source: 14427ba6e0a1
choice-toqu_duty-heading = ما دام فورمسي متصدّرًا
# source: 7b78f4252137
choice-toqu_duty-led = كلما كان البدء بفورمسي
# source: 989c4792136f
option-toqu_duty_hopeless = الوجوب في مجموعة لا تكسب
    .help = هل يجب أن يكون توقوتسيت بين عدة أوراق حتى لو كانت لا تستطيع كسب اللمّة؟
# source: c4e47dd7ddc1
option-beat = ما على المجموعة أن تغلبه
    .help = هل على الأوراق التي تُلعب معًا أن تغلب الأوراق المتصدّرة أم أوراق البدء؟
# source: 7844b3e0e290
choice-beat-heading = الأوراق المتصدّرة
# source: e2e17cbf9136
choice-beat-led = أوراق البدء
# source: 21502e7b34a9
option-friendly_toqutsit = توقوتسيت على فورمسي طرفه
    .help = ماذا يحدث إذا غلب توقوتسيت فورمسي طرفه وهو متصدّر؟
# source: 3bd78fc0140f
choice-friendly_toqutsit-reset_score = يُعاد رسم كل خطوط الطرف
# source: e7c90fea25aa
choice-friendly_toqutsit-lose_hand_points = يخسر الطرف نقاطه في هذه اليد
# source: 159b3851d838
choice-friendly_toqutsit-lose_game = يخسر الطرف اللعبة
# source: b6520a4d4f85
choice-friendly_toqutsit-forbidden = هذا ممنوع
# source: c7f40de542a0
option-voormsi_over_toqu = فورمسي يسجّل على توقوتسيت
    .help = هل تُسجَّل نقطة فورمسي إذا غلب توقوتسيت في اللمّة نفسها؟
# source: ebfaa04f3682
option-end_order = من تثبت نقاطه أولًا
    .help = حين تنتهي اليد، نقاط من تثبت أولًا؟
# source: 1cbaa140faa5
choice-end_order-loser_first = من خسر اللمّة الأخيرة
# source: 3673d14f362a
choice-end_order-winner_first = من كسب اللمّة الأخيرة
# source: 47875c1e88ba
option-draw = السحب
    .help = هل تُسحب الأوراق بالدور، أم يستكمل كل لاعب يده كلها في مرة واحدة؟
# source: 4ca68800b2f6
choice-draw-rotation = ورقة ورقة بالدور
# source: 6189144dc98f
choice-draw-fill_each = كل لاعب يسحب كل ما ينقصه
# source: f7f3ac382180
option-own_three = ثلاثة الديناري على فورمسي من لعبها
    .help = إذا قلّ اللاعبون وأخذ أحدهم بثلاثة الديناري فورمسي الذي لعبه هو، فهل يسجّل على ذلك؟
# source: fb9efc5d2849
option-deal_all = توزيع الأوراق كلها
    .help = هل تُوزَّع الرزمة كلها في البداية؟

## Presets

# source: 690872b3ab09
preset-four = فورمس لأربعة لاعبين
    .about = اللعبة المعتادة: يجلس كل شريكين متقابلين.
# source: dd7f5b16c1a2
preset-three = فورمس لثلاثة لاعبين
    .about = يلعب كل لاعب لنفسه، وفي اليد لمّات أكثر، وعلى الصليب خطوط أكثر.
# number: the number of players gives the variant its name
# source: b9a7c1351cf7
preset-two = فورمس للاعبين اثنين
    .about = يلعب كل لاعب في كل لمّة مرة أخرى، كأنه يلعب أيضًا عن شريك لا يُرى.

## The game in steps

# source: 7446c93e35c0
step-deal-four = خذ الرزمة، وفيها { $pack-size-text } ورقة، وضع فيها { $three } بدل ملك الديناري. من يسحب أدنى ورقة يوزّع الأوراق حتى يصير مع كل لاعب { $hand-size-text } { $hand-size ->
        [few] أوراق
        [many] ورقة
       *[other] ورقة
    }، والباقي هو الكومة.
# source: 28b7ff0a54ac
step-deal-all = خذ الرزمة، وفيها { $pack-size-text } ورقة، وضع فيها { $three } بدل ملك الديناري. من يسحب أدنى ورقة يوزّع الأوراق كلها، ونصيب كل لاعب { $hand-size-text } { $hand-size ->
        [few] أوراق
        [many] ورقة
       *[other] ورقة
    }.
# source: b1e3a929d100
step-lead = من يجلس إلى يسار الموزّع يبدأ بورقة، أو بعدة أوراق من قيمة واحدة، حتى { $most-led-text } { $most-led ->
        [few] أوراق
        [many] ورقة
       *[other] ورقة
    }.
# source: 38bb3240e8eb
step-play = يلعب الآخرون العدد نفسه من أي أوراق شاؤوا. لكن توقوتسيت، وهو { $toqutsit }، يجب أن يُلعب على فورمسي الخصم.
# source: d914c0c06b0d
step-order = من الأعلى: { $toqutsit } و{ $voormsi } متساويان، ثم { $high-eight }، ثم { $middle-ranks }، ثم ملك السباتي، ثم ملك البستوني. وفي القيمة الواحدة: السباتي، البستوني، القلوب، الديناري.
# source: f755452f33ef
step-special = السبعة التي يُبدأ بها لا تغلبها إلا سبعة أعلى، و{ $king-of-clubs }، و{ $three }. و{ $king-of-spades } يغلب ذلك الملك إذا لُعب عليه مباشرة. أما { $three } فتغلب كل شيء إذا لُعبت في غير البدء.
# source: e4a3fd74d31f
step-draw = من كسب اللمّة يبدأ التالية. وقبل ذلك يستكمل الجميع أيديهم إلى { $hand-size-text } { $hand-size ->
        [few] أوراق
        [many] ورقة
       *[other] ورقة
    }، ورقة ورقة بالدور.
# source: 49bab1959ba5
step-draw-each = من كسب اللمّة يبدأ التالية. وقبل ذلك يستكمل الجميع أيديهم إلى { $hand-size-text } { $hand-size ->
        [few] أوراق
        [many] ورقة
       *[other] ورقة
    }: كل لاعب يسحب كل ما ينقصه، وأولهم من كسب اللمّة.
# source: a26b723c8a63
step-draw-two = بعد أن يلعب كل من اللاعبين مرة، استكملا يديكما إلى { $hand-size-text } { $hand-size ->
        [few] أوراق
        [many] ورقة
       *[other] ورقة
    }. المتصدّر يسحب أولًا ويلعب مرة أخرى، ثم الآخر. ومن كسب اللمّة يسحب ويبدأ.
# source: 21ca68938923
step-win-tricks =
    { $first-five-points ->
        [0] احسب { $trick-points-text } لأول { $fifth-text } لمّات لك، و{ $trick-points-text } لكل لمّة بعدها.
       *[other] احسب { $trick-points-text } لأول { $fifth-text } لمّات لك، و{ $first-five-points-text } فوق ذلك إن كانت أول لمّات اليد، و{ $trick-points-text } لكل لمّة بعدها.
    }
# source: 7c3355bad81f
step-win-cards = احسب { $voormsi-points-text } على لمّة كسبتها بفورمسي وتوقوتسيت يهدّده، و{ $toqutsit-points-text } إذا أخذت بتوقوتسيت فورمسي الخصم وهو متصدّر. وإذا أخذت ب{ $three } فورمسي المتصدّر فاحسب { $three-on-voormsi-points-text }، وإن أخذت بها توقوتسيت وقد أخذه لتوّه فاحسب { $three-on-toqutsit-points-text }.
# source: 032aef5069bf
step-realise = تثبت نقاطك حين تخسر لمّة أو حين تنتهي اليد. ومن كسب كل اللمّات صارت اليد به لاغية.
# source: 6d3eee446c2e
step-end = إذا بلغت { $strokes-text } بالضبط فزت فورًا. وإن تجاوزتها رجعت إلى الوراء بقدر ما زدت.

## Tips

# source: c22c2233a27c
tip-lead-a-seven = السبعة في يدك لا تساوي شيئًا حتى تبدأ بها. { $highest-seven } في البدء لا يأخذها إلا { $king-of-clubs } و{ $three }، فإذا خرجا كانت لمّة مضمونة. وحين بدأ بها لاعبونا الآليون منفردةً أخذت { $led-wins-7c-text }٪ من لمّاتها.
    .title = ابدأ بسبعاتك
# source: d6d1e4df061a
tip-keep-the-three = لا تبدأ ب{ $three } إلا مضطرًا. إذا احتفظت بها كسبت أي لمّة، وأفضلها لمّة أخذ فيها توقوتسيت فورمسي لتوّه. وحين بدأ بها لاعبونا الآليون مع ذلك أخذت { $led-wins-3d-text }٪ من اللمّات.
    .title = احتفظ بالورقة التي لا تُغلب
# source: f43a1f26a69e
tip-king-of-spades-ready = { $king-of-spades } لا ينفعك إلا إذا كنت تلعب مباشرة بعد من يحمل { $king-of-clubs }. فاحتفظ به ما دام ذلك الملك لم يُلعب وأنت على يسار صاحبه، وإلا فتخلّص منه مبكرًا.
    .title = ملك البستوني يترقّب
# source: 73ec6ae65943
tip-voormsi-early = لا يسجّل فورمسي إلا وهو في خطر. إذا لُعب أخيرًا، أو بعد خروج توقوتسيت، كسب لمّة ولا شيء سواها. وإذا لُعب مبكرًا فقد يأتي بنقطته وقد يسقط.
    .title = فورمسي يحتاج إلى الخطر
# source: 433e0f1f1767
tip-spare-your-partner =
    { $friendly-toqutsit ->
        [forbidden] لا يجب عليك أن تلعب توقوتسيت على فورمسي طرفك وهو متصدّر، بل لا يجوز لك.
       *[other] لا يُلزمك فورمسي شريكك بشيء. ولعب توقوتسيت عليه أغلى خطأ في اللعبة، فالعب أي ورقة أخرى.
    }
    .title = دع فورمسي شريكك
# source: 9c4afd28f79e
tip-lead-pairs = الأوراق التي يُبدأ بها معًا تصعب مغالبتها، إذ يجب أن تغلب كلًّا منها ورقة مختلفة. حتى الزوج الضعيف كثيرًا ما يصمد، ويُحسب لمّات بعدد أوراقه.
    .title = ابدأ بأوراق معًا
# source: debfbbffd2d2
tip-draw-out-toqutsit = إذا ظننت أن توقوتسيت في يد خصم، ففورمسي يُخرجه رغمًا عنه. وإذا كان فورمسي في زوج لا يُغلب لم يكلّفك ذلك شيئًا: لا بد أن يخرج توقوتسيت، ولا يأخذ شيئًا.
    .title = استدرج توقوتسيت
# source: 58e34fd0ab54
tip-lose-one = كسب كل اللمّات، وعددها { $tricks-text }، لا يساوي شيئًا. إذا كسبتها كلها إلا الأخيرة فتنازل عنها: بخسارتها تثبت نقاطك.
    .title = اخسر واحدة في وقتها
# source: 5d5be081696f
tip-count-the-strokes = إذا اقتربت من { $strokes-text } فاحسب قبل أن تلعب. لمّة تخسرها في اللحظة المناسبة تكسبك اللعبة، ولمّة زائدة تردّك إلى الوراء.
    .title = احسب إلى النهاية

## What many deals show

# source: b1504e9e8b73
plot-led-wins = كم مرة تأخذ ورقة البدء اللمّة
    .about = الأوراق التي بُدئ بها وحدها، من الأقوى إلى الأضعف.
# source: f98a779f140e
plot-tricks-won = كم لمّة في اليد
    .about = الأوراق التي يُبدأ بها معًا تُعدّ هنا لمّة واحدة.

## Questions

# source: d4785270a5f2
question-must-i-beat = هل يجب أن أغلب ورقة، أو أن أتبع الشكل؟
    .answer = لا. لك أن تلعب أي ورقة. الواجب الوحيد أن يُلعب توقوتسيت على فورمسي الخصم.
# source: 29d2fec32a80
question-what-beats-a-seven = ما الذي يغلب السبعة؟
    .answer = إذا كانت ورقة بدء: سبعة من شكل أعلى، أو { $king-of-clubs }، أو { $three }. ولا يغلبها { $king-of-spades } ولا أعلى الأوراق. وإن لم تكن ورقة بدء فلا قوة لها أصلًا.
# source: dbbeaa520fb4
question-beat-the-three = هل من شيء يغلب ثلاثة الديناري؟
    .answer = إذا كان البدء ب{ $three } غلبتها كل ورقة. وإذا لُعبت في غير البدء لم يغلبها شيء.
# source: 08aeb963ec8b
question-king-second = ماذا لو كان ملك السباتي أول ورقة على ثلاثة الديناري التي بُدئ بها؟
    .answer = يُعدّ ورقة البدء، لكن { $king-of-clubs } لا سلطان له إلا على السبعات. فهو يأخذ { $three }، ثم يعود كما كان، الورقة قبل الأخيرة في الترتيب.
# source: a4e920d4f202
question-mixed-group = إذا غلبت أوراق زوجًا، فهل يجب أن تكون هي أيضًا زوجًا؟
    .answer = لا. يجوز أن تكون من قيم مختلفة، لكن على كل منها أن تغلب ورقة مختلفة من الزوج.
# source: 30ad73401458
question-both-cards = أيهما أعلى، توقوتسيت أم فورمسي؟
    .answer = لا هذا ولا ذاك. { $toqutsit } و{ $voormsi } متساويان، والغلبة لمن جاء منهما لاحقًا.
# source: de94359b84b3
question-toqutsit-in-the-stock = هل يسجّل فورمسي ما دام توقوتسيت في الكومة؟
    .answer = نعم. لم يكن أحد يعرف أين هو، فالخطر محسوب.
# source: 0b72ef29aacc
question-uneven-hands = هل يمكن أن تتفاوت الأيدي إذا كان البدء بعدة أوراق؟
    .answer = لا، ما دامت الأوراق تُسحب واحدة واحدة بالدور. أما إذا استكمل كل لاعب يده في مرة واحدة، فقد تتفاوت حين تنفد الكومة.
# source: 2eb0c5e9bebf
question-win-in-mid-hand = هل يمكن أن تنتهي اللعبة في وسط اليد؟
    .answer = نعم، في اللحظة التي تثبت فيها النقاط فتبلغ { $strokes-text } بالضبط. وما دمت تكسب اللمّات فحسب فلم يثبت لك شيء بعد.
# source: 2c93d6744e88
question-both-sides-at-the-end = ماذا لو كان أكثر من طرف يبلغ الهدف في نهاية اليد؟
    .answer =
        { $end-order ->
            [winner_first] تثبت أولًا نقاط من كسب اللمّة الأخيرة، فإذا بلغ { $strokes-text } بالضبط فقد فاز.
           *[loser_first] تثبت أولًا نقاط من خسر اللمّة الأخيرة، فإذا بلغ { $strokes-text } بالضبط فقد فاز.
        }
# source: 9b4218aa17b4
question-where-is-the-king = أين ملك الديناري؟
    .answer = { $king-of-diamonds } ليس في الرزمة. تحل محله اليوم { $three }.

## Glossary

# source: 2e79aff42d02
term-trick = لمّة
    .definition = الأوراق التي يلعبها الجميع بعد بدء واحد.
    .also = اللمّة|لمّات|اللمّات
# source: 77da9314b781
term-lead = البدء
    .definition = لعب أول ورقة، أو أول أوراق، في اللمّة. وما يُلعب هكذا يُسمّى ورقة بدء أو أوراق بدء.
    .also = ورقة بدء|ورقة البدء|أوراق البدء
# source: 3582542b93b9
term-stock = الكومة
    .definition = الأوراق التي لم تُوزَّع، ومنها تُستكمل الأيدي.
# source: 00f60c0a66df
term-stroke = خط
    .definition = علامة على ذراع الطرف من الصليب. وكل نقطة تمحو خطًّا.
    .also = خطوط|الخطوط|خطًّا|خطوطه
# source: d51c96d2abaa
term-rubber = المباراة
    .definition = اللعبة كلها، إلى أن يمحو طرف خطوطه جميعًا.
# source: 53f9aa8cef76
term-group = مجموعة
    .definition = عدة أوراق يلعبها لاعب واحد معًا.
    .also = المجموعة
# review: «الصدارة، متصدّر» for heading the trick
# source: f19a3fd21bde
term-heading = الصدارة
    .definition = أن تكون الورقة أو المجموعة أفضل ما لُعب في اللمّة حتى الآن. ومن كانت له الصدارة في آخرها كسبها.
    .also = متصدّر|متصدّرًا|المتصدّر|المتصدّرة
# source: 1fd46ee94dc6
term-strong-seven = سبعة قوية
    .definition = سبعة بُدئ بها، أو كانت أول ورقة على ثلاثة الديناري التي بُدئ بها، أو غلبت سبعة كهذه.
    .also = السبعة القوية
# source: 5da10f171c8b
term-void-hand = لاغية
    .definition = صفة لليد التي لا تُحسب لأحد.
# source: 5f956fcfe61a
term-toqutsit = توقوتسيت
    .definition = { $toqutsit }. معنى الاسم «جلّادك»، وأدق من ذلك: الذي يقتلك. ويُختصر إلى { $toqu }، أي «الموت».
# source: 9666a72c0e9a
term-voormsi = فورمسي
    .definition = { $voormsi }، وهو أيضًا اسم اللعبة كلها. وليست الكلمة غرينلاندية الأصل.
# source: 9b7a20bad6f5
term-essi = { $word }
    .definition = بلغة غرينلاند: الآس. وبالدنماركية: { $danish }.
# source: eef779bfb616
term-kunngi = { $word }
    .definition = بلغة غرينلاند: الملك. وبالدنماركية: { $danish }.
# source: 6074aa9e70cc
term-arnaq = { $word }
    .definition = بلغة غرينلاند: البنت، ومعناها الحرفي «امرأة». ويقال أيضًا { $other }، أي لابسة التنورة. وبالدنماركية: { $danish }.
# source: bcc6e7941c53
term-kinitsi = { $word }
    .definition = بلغة غرينلاند: الولد. ويقال أيضًا { $other }. وبالدنماركية: { $danish }.
# source: bd017fdae2ed
term-kulooq = { $word }
    .definition = بلغة غرينلاند: السباتي. وبالدنماركية: { $danish }.
# source: 5cd7abdd1f92
term-sipaaq = { $word }
    .definition = بلغة غرينلاند: البستوني. وبالدنماركية: { $danish }.
# source: 7d4b0e3b083b
term-hjerteri = { $word }
    .definition = بلغة غرينلاند: القلوب. وبالدنماركية: { $danish }.
# source: ad524dbe0745
term-ruderi = { $word }
    .definition = بلغة غرينلاند: الديناري. وبالدنماركية: { $danish }.
# source: ce7cc442898f
term-aalaterpai = { $word }
    .definition = بلغة غرينلاند: خلط الأوراق.
# source: 970e1aa8719d
term-nallukattat = { $word }
    .definition = بلغة غرينلاند: أوراق اللعب. ويقال أيضًا { $other }. والورقة المفردة { $single }، أو { $counted } عند العدّ.
# source: f7066411c4ff
term-pinnattaq = { $word }
    .definition = بلغة غرينلاند: لمّة.
# source: 95fa412515c5
term-nerfala = { $word }
    .definition = بلغة غرينلاند: الحكم، وهو مما في ألعاب أخرى. ويقال أيضًا { $other }، وفي الاستعمال القديم { $older } أو { $oldest }. ويُقارن بالهولندية { $dutch }.

## History

# source: f2bc94b4c56a
history-national-game = تُسمّى فورمس لعبة الورق الوطنية في غرينلاند، وكثيرًا ما لُعبت على السفن التي تبحر بمحاذاة ساحلها. ولها أكثر من صيغة.
    .title = لعبة غرينلاند
# source: 9fb044da5452
history-age = يُظن أنها قديمة. يقول بعض أهل غرينلاند إنها ربما ترجع إلى أيام صيادي الحيتان. فبين أواخر القرن الخامس عشر، بعد أن زالت مستوطنات الإسكندنافيين القدامى، وأوائل القرن الثامن عشر، حين جاء المبشّرون الدنماركيون، لم يكن أحد هناك يلتقي من الأوروبيين إلا صيادي الحيتان والقراصنة.
    .title = من صيادي الحيتان؟
# source: 5ee5ee53cacc
history-name = في قاموس دنماركي غرينلاندي سبق إصلاح الإملاء سنة { $reform-text }، تقابل { $greenlandic } الكلمتين الدنماركيتين { $kin } و{ $danish } معًا. ومنذ الإصلاح تُكتب { $new }. والكلمة ليست غرينلاندية الأصل، ولم يُعثر على ذكر آخر لكلمة { $danish } في الدنماركية.
    .title = الاسم
# review: the spelling of Macfadyen
# source: 8fb2d20fabbd
history-wumps = تُسمّى اللعبة في مدوّنات ماثيو ماكفادين { $wumps }، ويُنطق حرفها الأول كما في الإنجليزية.
    .title = كتابة أخرى
# source: 88803d17b7c0
history-pronunciation = يُنطق اسم توقوتسيت تقريبًا كما يقرأ الإنجليزي { $toqutsit-said }، ويُنطق فورمسي كما يقرأ { $voormsi-said }.
    .title = كيف يُنطق
# source: de2963952872
history-words = لغة غرينلاند قريبة من لغة الإنويت في لابرادور، لكن معظم كلمات الورق فيها مأخوذة من الدنماركية. بدأ هذا التأثير مع مبشّري القرن الثامن عشر. وربما كانت كلمة هنا أو هناك هولندية، أو جاءت من كلام صيادي الحيتان.
    .title = كلمات اللعبة
# source: f06bc069777f
history-three-for-king = كان { $king-of-diamonds } في الرزمة، واليوم تحل محله { $three }.
    .title = ورقة حلّت محل ملك
# source: 8ee2e2c2c1b9
history-all-dealt = في إحدى الصيغ، ولا تُعرف من مصدر آخر، تُوزَّع الرزمة كلها في البداية. وهي هنا من القواعد بالاتفاق.
    .title = توزيع الأوراق كلها
# review: the spelling of the names
# source: 94d4a69c1c02
history-witnesses = ما نعرفه يقوم على شهود قليلين: رسائل من سنة { $letters-text } كتبها أمين محفوظات في متحف غرينلاند الوطني والأستاذ بيترسن من جامعة غرينلاند، ولم يكن أي منهما يلعبها، ومدوّنات من سنة { $notes-text } كتبها ماثيو ماكفادين عما أخبره به لاعب غرينلاندي، ورسائل من لارس بيترسن حتى سنة { $last-letters-text }.
    .title = الشهود

## Sources and corrections

# source: 658dfc62b633
erratum-E004-1 = قيل إن { $king-of-diamonds } هو القادر على أن يغلب السبعات كلها.
    .right = بل هو { $king-of-clubs }. و{ $king-of-diamonds } ليس في الرزمة، والجملة السابقة نفسها تسمّي الملك الصحيح.
# source: 92de798502fb
erratum-E004-2 = قيل إن الأوراق التي تُلعب بين السبعة و{ $king-of-clubs } لا تمنع هذا الملك من الخسارة.
    .right = المقصود أنها لا تمنعه من الكسب.
# source: 20b9b1a68c25
erratum-E004-3 = قيل إن الأوراق التي تُلعب على مجموعة لا يلزم أن تكون من قيمة واحدة، ولا أن تغلب كل أوراق البدء.
    .right = لا يلزم أن تكون من قيمة واحدة، لكن على كل منها أن تغلب ورقة مختلفة.
# source: 51f4173857d2
erratum-E004-4 =
    { $points ->
        [one] قيل إن التغلّب على فورمسي يسجّل نقطة واحدة إذا كان بدؤك ب{ $three }.
        [two] قيل إن التغلّب على فورمسي يسجّل نقطتين إذا كان بدؤك ب{ $three }.
        [few] قيل إن التغلّب على فورمسي يسجّل { $points-text } نقاط إذا كان بدؤك ب{ $three }.
        [many] قيل إن التغلّب على فورمسي يسجّل { $points-text } نقطة إذا كان بدؤك ب{ $three }.
       *[other] قيل إن التغلّب على فورمسي يسجّل { $points-text } نقطة إذا كان بدؤك ب{ $three }.
    }
    .right = بل يسجّل إذا لعبت هذه الورقة في غير البدء. أما { $three } في البدء فلا تغلب شيئًا.
# source: 9c1891898a34
erratum-E004-5 = قيل إن الحساب يبقى { $wrong-text } بعد كسب كل اللمّات، وعددها { $all-text }.
    .right = بل يبقى { $right-text }، وهو ما كان للطرف من قبل.
# source: 1e8c354f02e1
erratum-E004-6 = قيل إن عدد لاعبي اللعبة { $usual-text }، ويمكن أيضًا أن يكون { $three-players-text } أو { $usual-text }.
    .right = بل { $three-players-text } أو { $two-players-text }.
# source: 5f709b5f7d31
erratum-E004-7 = قيل إن السبعات يغلبها الملك الأسود، كأن أي ملك أسود يصلح لذلك.
    .right = لا يغلبها إلا { $king-of-clubs }. و{ $king-of-spades } لا سلطان له على السبعة نفسها.
# source: e767cb03a58b
erratum-E004-8 = قيل إن الطرف الذي يتجاوز { $goal-text } مهزوم.
    .right = بل يُردّ إلى الوراء فحسب، واللعب مستمر في مثال المصدر نفسه.
# source: d6c9c97582f6
erratum-E004-9 = قيل إن توقوتسيت يجب أن يُلعب إذا كان البدء بفورمسي الخصم.
    .right = عند ديفيد بارليت: إذا كان فورمسي متصدّرًا. وهذه هي القاعدة هنا، ويمكن اختيار الأخرى.
# source: d388c78a2aef
erratum-E004-10 = نُسب { $dictionary } إلى مؤلف اسمه الأول «إد»، وهو { $editor }.
    .right = الاختصار { $short } معناه «المحرّر».
# source: c83bbb1417b4
erratum-E004-11 = قيل إن كايزرشبيل هي الصيغة السويسرية الحديثة من فورمس.
    .right = بل هي صيغة سويسرية حديثة من كارنوفل (Karnöffel)، وهي أصل هذه العائلة كلها.
# source: e25f048aa22c
erratum-E004-12 = سُمّيت الكومة { $wrong }، وقيل إن الطرف الذي يأخذ فورمسي نفسه بتوقوتسيت «يخسر كل النقاط واليد».
    .right = معنى الكلمة الفارسية أسهم الشركات. وما يُخسر غير واضح، ولذلك تُركت القاعدة للاتفاق.
# source: 1fa1b86bd9a9
erratum-E004-13 = معظم الحروف التي تحيل إلى قائمة المصادر مفقود، وذُكر «مرجع بولندي» لتوزيع الأوراق كلها.
    .right = ضاعت الحروف في الطريق، ولعل «بولندي» رمز لأحد المصادر قُرئ خطأً.

## Worked examples

# source: 41d05b51c1f4
example-whole-hand = يد كاملة
    .note = يد من أولها إلى آخرها: بدء بأزواج، وسحب بالدور، وتوقوتسيت يأخذ فورمسي.
# source: 137ce580625b
example-four-and-five-is-nine = من أربعة إلى تسعة
    .note = ثماني لمّات متتالية لم تثبت نقاطها بعد. تُخسر التاسعة فتثبت النقاط ويأتي الفوز.
# source: acad444dd94b
example-all-nine-void = اللمّات التسع كلها
    .note = كسب الأخيرة أيضًا يلغي اليد، ويبقى الحساب كما كان.
# source: 6a1dd7ee5c1e
example-past-nine-and-back = تجاوز التسعة ثم الرجوع
    .note = مرتين في يد واحدة يتجاوز طرف النهاية فيُردّ إلى الوراء.
# source: 3803c299bec5
example-first-five = أول خمس لمّات
    .note = لها نقاط أكثر لأنها الأولى، وتثبت حين يخسر الطرف لمّة.
# source: cf08be610bf3
example-four-tricks-score-nothing = أربع لمّات لا تسجّل شيئًا
    .note = للطرف الآخر لمّته الخامسة في آخر اليد، لكنها ليست أول خمس لمّات فيها.
# source: 48f2d8ed9c81
example-three-players = ثلاثة لاعبين
    .note = لا يُزاد شيء على أول لمّات اليد.
# number: the number of players names the example
# source: e18ed84014f7
example-two-players = لاعبان اثنان
    .note = كل لاعب يسحب ثم يلعب مرة أخرى في اللمّة نفسها.
# source: e785fa2e9636
example-voormsi-home = نجاة فورمسي
    .note = توقوتسيت في الكومة، لكن لا أحد يعرف ذلك.
# source: 70711f6c9722
example-voormsi-last = فورمسي آخر ورقة
    .note = لم يعد ممكنًا أن يُلعب توقوتسيت.
# source: 8e945fca897f
example-voormsi-toqutsit-held = توقوتسيت مع لاعب فورمسي
    .note = لم يكن لاعب فورمسي في خطر.
# source: eb63530e3648
example-voormsi-toqutsit-out = توقوتسيت خرج
    .note = سقط في لمّة سابقة.
# source: 0abab20d5fce
example-voormsi-thrown-in = فورمسي المرميّ
    .note = لم يكن متصدّرًا، فلا يُسجَّل عليه لتوقوتسيت شيء.
# source: 4b1591fcd424
example-three-takes-voormsi = ثلاثة الديناري تأخذ فورمسي
    .note = الورقة الوحيدة التي لا رد عليها.
# source: b90a8ae270e0
example-three-takes-toqutsit = ثلاثة الديناري تأخذ توقوتسيت
    .note = أخذ توقوتسيت فورمسي لتوّه، فتضيع معه نقاطه.
# source: 94de45719aa6
example-three-on-toqutsit-alone = توقوتسيت وحده
    .note = توقوتسيت من غير فورمسي قبله لا يساوي شيئًا.
# source: 2b4ec67c1f5c
example-own-voormsi = توقوتسيت على فورمسي الشريك
    .note = تُعاد كل خطوط الطرف إلى الصليب، وتنتهي اليد.
# source: 85172b42477f
example-own-voormsi-points-lost = على فورمسي الشريك: العقوبة الأخف
    .note = قاعدة بالاتفاق: تبقى الخطوط ممحوّة، ولا تضيع إلا نقاط هذه اليد.
# source: 805617bcb07d
example-own-voormsi-game-lost = على فورمسي الشريك: خسارة اللعبة
    .note = قاعدة بالاتفاق: يفوز الطرف الآخر فورًا.
# source: 89d1c14de949
example-spare-own-voormsi = على فورمسي الشريك: ممنوع
    .note = قاعدة بالاتفاق: يجب أن تُلعب أي ورقة أخرى.
# number: the number of players names the example
# source: 0178c574129c
example-own-voormsi-two-players = لاعبان اثنان: على فورمسي لاعبه نفسه
    .note = حين يلعب اللاعب مرة أخرى في اللمّة نفسها، قد يقع في ذلك وحده.
# source: 644eac91596e
example-equal-top = فورمسي على توقوتسيت
    .note = اللاحق يغلب، لكنه لا يسجّل شيئًا.
# source: 9ee26bef5ed1
example-toqutsit-takes-voormsi = توقوتسيت يأخذ فورمسي
    .note = عليه تدور اللعبة كلها.
# source: 7d1ddf097fe0
example-three-led = البدء بثلاثة الديناري
    .note = تغلبها حتى أدنى ورقة، ثم تُعدّ هذه ورقة البدء.
# source: f7216a0b170e
example-three-thrown = ثلاثة الديناري في غير البدء
    .note = لا يأخذها شيء، ولا حتى أعلى الأوراق.
# source: df4da0507f48
example-seven-led = البدء بسبعة
    .note = لا يأخذها توقوتسيت ولا فورمسي.
# source: 94987b8bebec
example-higher-seven = سبعة على سبعة
    .note = لا تأخذها إلا سبعة من شكل أعلى.
# source: 61d35576c68a
example-king-takes-seven = ملك السباتي يأخذ سبعة
    .note = لا أهمية لما لُعب بينهما.
# source: 734aea74c54b
example-king-on-king = ملك البستوني على ملك السباتي
    .note = يجب أن يكون الورقة التالية مباشرة.
# source: 5bb488905a35
example-king-late = ملك البستوني يتأخّر
    .note = بين الملكين ورقة، فتبقى الصدارة لأولهما.
# source: f2c69a585553
example-king-of-spades-on-seven = ملك البستوني على سبعة
    .note = لا سلطان له على السبعة نفسها.
# source: 848ea059b680
example-three-stops-the-kings = الكلمة الأخيرة بعد الملوك
    .note = لم يعد يغلب ملك البستوني إلا ثلاثة الديناري.
# source: 8689fa6eb1dd
example-seven-second = سبعة على ثلاثة الديناري في البدء
    .note = تُعدّ ورقة البدء، فهي قوية.
# source: 58bf1de3e5bf
example-seven-thrown = سبعات في غير البدء
    .note = لا تأخذ شيئًا، ولا يجد الملكان ما يأخذانه.
# source: 2cf732b979e4
example-king-second = ملك السباتي على ثلاثة الديناري في البدء
    .note = يُعدّ ورقة البدء، لكن لا سبعة هنا: فهو ورقة دنيا.
# source: cf0a7cc3e32d
example-lowest-cards = أدنى الأوراق
    .note = من ملك البستوني صعودًا.
# source: a6c1b5e2efbe
example-high-cards = أوراق عالية
    .note = لمّة تصعد في الترتيب، ولا يلزم أحدًا أن يتبع.
# source: 6ee97e313102
example-pair-led = البدء بزوج
    .note = على كل ورقة أن تغلب ورقة مختلفة.
# source: e7fa574dd3c2
example-mixed-pair = أزواج من قيم مختلفة
    .note = على الزوج التالي أن يغلب الزوج الذي يتصدّر عندئذ.
# source: f64eb8264b5f
example-triple-led = أوراق أكثر، لمّات أكثر
    .note = عدد اللمّات بعدد أوراق البدء.
# source: 165dbe53c306
example-kings-led = البدء بفورمسي مع ملك آخر
    .note = يجب أن يُلعب توقوتسيت، والورقة الأخرى تأخذ الملك الآخر.
# source: b8590f8376f3
example-sevens-in-pairs = البدء بزوج من السبعات
    .note = تأخذ السبعات والملوك بعضها بعضًا ورقة بورقة.
# source: dfc4534bd378
example-king-late-in-pairs = تأخّر في زوج
    .note = هنا أيضًا كان على ملك البستوني أن يأتي مباشرة.
# source: 44eee7055949
example-refusals = ما لا يجوز البدء به ولا لعبه
    .note = قيم مختلطة، أو أوراق أقل من اللازم، أو أوراق ليست في اليد: جرّبها في «ماذا لو…؟» واقرأ السبب.
# source: e3f068e7ed56
example-too-many-led = لا أكثر مما يستطيعه الجميع
    .note = في آخر اليد قد يكون الزوج أكثر من اللازم.
# source: 37c576e70a6f
example-three-with-kings = البدء بثلاثة الديناري مع ملك
    .note = قاعدة بالاتفاق: تُعدّ ملكًا في البدء، لكنها تبقى فيه بلا قوة.
# source: c967b2ecec0f
example-toqutsit-duty = وجوب لعب توقوتسيت
    .note = لا يجوز أن تُلعب ورقة غيره.
# source: 603636fa4720
example-duty-when-voormsi-was-led = الوجوب بعد أن أُخذ فورمسي
    .note = قاعدة بالاتفاق: لا بد أن يخرج توقوتسيت، وإن لم يعد فورمسي متصدّرًا.
# source: e84dd959fdbf
example-duty-in-a-losing-group = الوجوب في زوج خاسر
    .note = لا بد أن يخرج توقوتسيت، فيضيع.
# source: b2932d5d1b67
example-no-duty-in-a-losing-group = لا وجوب في زوج خاسر
    .note = قاعدة بالاتفاق: لتوقوتسيت أن يبقى في اليد إذا كان لا يستطيع أن يكسب.
# source: ba720755791c
example-no-duty-to-the-partner = لا وجوب تجاه الشريك
    .note = لا يلزم أحدًا أن يلعب توقوتسيت على فورمسي شريكه.
# source: 51129d9e2775
example-beat-the-led-pair = مغالبة زوج البدء
    .note = قاعدة بالاتفاق: لا أهمية لما أخذ الزوج في هذه الأثناء.
# source: b164aa945352
example-voormsi-over-toqutsit = فورمسي يسجّل على توقوتسيت
    .note = قاعدة بالاتفاق: التغلّب على توقوتسيت يأتي بالنقطة.
# source: ffb13e57f40e
example-loser-real-first = من الأول في النهاية؟
    .note = كلا الطرفين يبلغ الفوز، والأسبق من خسر اللمّة الأخيرة.
# source: 3573d5ff2c6b
example-winner-real-first = من الأول في النهاية؟ على العكس
    .note = قاعدة بالاتفاق: الأسبق من كسب اللمّة الأخيرة.
# source: 235b37ecb1ff
example-draw-in-rotation = السحب بالدور
    .note = كان البدء بزوج والكومة قليلة، ومع ذلك تبقى الأيدي متساوية.
# source: cc94cb64f7e3
example-draw-each = استكمال اليد كلها
    .note = قاعدة بالاتفاق: حين تنفد الكومة تتفاوت الأيدي.
# source: 6d93818ed695
example-own-three = ثلاثة الديناري على فورمسي لاعبها
    .note = لا شريك هنا، ومع ذلك تُسجَّل النقطة.
# source: ba2d52fccc7b
example-own-three-nothing = لا نقطة لمن أخذ فورمسي نفسه
    .note = قاعدة بالاتفاق: تُكسب اللمّة ولا شيء سواها.
# source: 25862b3c59e4
example-deal-all = توزيع الأوراق كلها
    .note = قاعدة بالاتفاق: مع كل لاعب نصيبه كاملًا من الرزمة.
# source: 885171eb22c9
example-two-hands = يد، ثم التوزيع التالي
    .note = ينتقل التوزيع إلى اليسار، وتبقى الخطوط ممحوّة.

## What changed

# source: 3301dc06ad54
change-titles = لم تعد القواعد التي لا تجتمع معًا تحمل عنوانًا واحدًا.

## خطوات التعلّم

# source: 5d0290ada2d8
lesson-deal = الشريكان يجلسان متقابلين. بعد كل لمّة يستكمل كل لاعب يده من الكومة. يفوز الطرف الذي يمحو خطوطه أولًا. ولا تُظهر هذه الصورة إلا الأوراق المهمة.
# source: 040d1a538048
lesson-lead = أنت { $seat }، وتبدأ اللمّة. ابدأ بأي ورقة.
# source: 3c0b2a0339ab
lesson-order = لا يجب على أحد اتباع الشكل. الأوراق كلها على ترتيب واحد مهما كان شكلها: شاهد أي ورقة تغلب أيًّا.
# number: names of cards
# source: 2c8baefc78e9
lesson-seven = السبعة التي يُبدأ بها قوية. شاهد أمام ماذا تصمد، ولمن البدء بعدها.
# number: names of cards
# source: 6967c4df14d3
lesson-king = أنت { $seat }. هناك ملك يأخذ السبعة التي بُدئ بها، وهو في يدك.
# number: names of cards
# source: 0cc6f0a72cee
lesson-kings = الملوك التي تُلعب بعد سبعة بُدئ بها يغلب بعضها بعضًا. فمن يكسب هذه اللمّة؟
# number: names of cards
# source: 9327d98b1243
lesson-three = أنت { $seat }. ثلاثة الديناري مكان الملك الناقص. إذا لُعبت في غير البدء غلبت كل شيء. العبها.
# review: "المطاردة" and "الأسر" for the hunt of the highest cards
# source: abdf5becc2fd
lesson-hunt = لأعلى الأوراق أسماء، ويطارد بعضها بعضًا: وعند التساوي يغلب اللاحق. شاهد ما يجلبه الأسر.
# review: "تثبت" for points that become real
# source: 914483c1fa80
lesson-real = النقاط لا تكون مضمونة حين تُكسب. تثبت حين يخسر الطرف لمّة، وعندئذ فقط تُمحى الخطوط.
# source: ce89beec08cc
lesson-end = قد تجلب اللمّة الأخيرة في اليد نقاطًا أيضًا. وحين تنتهي اليد يثبت ما بقي معلّقًا.
