## الصفحة التي تُتعلَّم فيها لعبة خطوة خطوة.

# source: a7fe30c293d2
nav-teach = تعلّم
# source: 7af84c234b16
teach-way = تعلّمها خطوة خطوة
    .about =
        { $count ->
            [zero] عدد الخطوات: { $count-text }. شاهد وأجب والعب، وفي آخرها يد لك.
            [one] عدد الخطوات: { $count-text }. شاهد وأجب والعب، وفي آخرها يد لك.
            [two] عدد الخطوات: { $count-text }. شاهد وأجب والعب، وفي آخرها يد لك.
            [few] عدد الخطوات: { $count-text }. شاهد وأجب والعب، وفي آخرها يد لك.
            [many] عدد الخطوات: { $count-text }. شاهد وأجب والعب، وفي آخرها يد لك.
           *[other] عدد الخطوات: { $count-text }. شاهد وأجب والعب، وفي آخرها يد لك.
        }
# source: 5fe8e50e1278
teach-in =
    { $count ->
        [zero] تعلّمها في { $count-text } خطوة
        [one] تعلّمها في { $count-text } خطوة
        [two] تعلّمها في { $count-text } خطوة
        [few] تعلّمها في { $count-text } خطوات
        [many] تعلّمها في { $count-text } خطوة
       *[other] تعلّمها في { $count-text } خطوة
    }
# source: a07677ccc02b
teach-of = { $game } خطوة خطوة
# source: 15b5678af51b
teach-description = تعلّم { $game } خطوة خطوة: شاهد كيف تسير، وأجب عن الأسئلة، والعب أوراقًا تحكم فيها القواعد نفسها، ثم العب أول يد لك.
# source: 66dafb3c8669
teach-lead =
    { $count ->
        [zero] كل جواب هنا من القواعد نفسها. عدد الخطوات: { $count-text }.
        [one] كل جواب هنا من القواعد نفسها. عدد الخطوات: { $count-text }.
        [two] من التوزيع إلى يد تلعبها بنفسك: تصفّح الأوراق، وأجب عن الأسئلة، والعب. كل جواب من القواعد نفسها. عدد الخطوات: { $count-text }.
        [few] من التوزيع إلى يد تلعبها بنفسك: تصفّح الأوراق، وأجب عن الأسئلة، والعب. كل جواب من القواعد نفسها. عدد الخطوات: { $count-text }.
        [many] من التوزيع إلى يد تلعبها بنفسك: تصفّح الأوراق، وأجب عن الأسئلة، والعب. كل جواب من القواعد نفسها. عدد الخطوات: { $count-text }.
       *[other] من التوزيع إلى يد تلعبها بنفسك: تصفّح الأوراق، وأجب عن الأسئلة، والعب. كل جواب من القواعد نفسها. عدد الخطوات: { $count-text }.
    }
# source: e83f40605e69
teach-table = الحروف اللاتينية حول الطاولة أسماء اللاعبين. الأوراق هنا مكشوفة كلها لتتابع ما يجري، أما حين تلعب فلا ترى إلا أوراقك. ولتلعب ورقة اضغط عليها.
# source: 9dc3d7791e31
teach-step = الخطوة { $n-text }
# source: fb58226f4f97
teach-kind-show = شاهد
# source: 9ebd88c597cd
teach-kind-ask = سؤال
# source: 9dadc6b36cc0
teach-kind-do = دورك
# source: 8056978652f3
teach-kind-play = يدك
# source: 3159fa64e667
teach-done = تمّت
# source: 4e2e6dc4292b
teach-happens = ما يجري
# source: c1baa4c00da1
teach-ask = أجب
# source: 881879dc716d
teach-do = العب
# source: 1b4e19815840
teach-answer = أظهر الجواب
# source: ff05bf2b1e90
teach-wrong = لماذا لا يصحّ غيره:
# source: 37931841d7b2
teach-none = ولا ورقة منها
# source: 02d346585bca
teach-right = هذا هو المطلوب:
# source: 86d080e223cd
teach-refused = غير جائز:
# source: 5a3e241e3cf2
teach-rules =
    { $count ->
        [zero] القواعد
        [one] القاعدة
        [two] القاعدتان
        [few] القواعد
        [many] القواعد
       *[other] القواعد
    }
# source: dfaebd2636cb
teach-next = الخطوة التالية
# source: e587c825d1ef
teach-play = العب الآن
    .about = هذه يد جديدة، ويشغل لاعبون آليون المقاعد الأخرى. لك أن تطلب تلميحًا مع سببه، وأن تتراجع عما لعبت. وإذا رُفضت حركة ذُكرت لك القاعدة.
# source: cf3132954803
teach-deal = وزّع هذه اليد
# source: 7bf3ed345fd2
teach-progress-label = تقدّمك
# source: ee55657c5673
teach-progress =
    { $total ->
        [zero] ما تمّ من الخطوات: { $done-text } من { $total-text }
        [one] ما تمّ من الخطوات: { $done-text } من { $total-text }
        [two] ما تمّ من الخطوات: { $done-text } من { $total-text }
        [few] ما تمّ من الخطوات: { $done-text } من { $total-text }
        [many] ما تمّ من الخطوات: { $done-text } من { $total-text }
       *[other] ما تمّ من الخطوات: { $done-text } من { $total-text }
    }
# source: c2439505e4f1
teach-go-on = تابع
# source: f6729b82df9a
teach-save = احفظ التقدّم
# source: ad849254c1ec
teach-load = حمّل التقدّم
# source: 62a9f82e84d8
teach-anew = من البداية
# source: 139808371f08
teach-well = صحيح.
# source: e19fb7d57e76
teach-allowed = هذا جائز، لكنه ليس المطلوب. تراجع عنه وجرّب غيره.
# source: 8a3e7049630d
teach-back = تراجع
# source: f06d0794c060
teach-moved = لقد لعبت
# source: f00e7506f7b7
teach-press = اضغط ورقة أو زرًّا.
# source: 777964b2cde5
teach-loaded = حُمّل التقدّم.
# source: 57126afb075f
teach-load-failed = ليس في هذا الملف تقدّم في هذه اللعبة.
# source: eb8c25dd0907
teach-not-kept = متصفّحك لا يحفظ شيئًا لهذا الموقع. احفظ تقدّمك قبل أن تغادر.
# source: cddcfdd89d10
teach-gone = مُحي التقدّم.
