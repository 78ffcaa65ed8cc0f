## صفحة مسائل لعبة: مواقف لا يفوز فيها إلا لعب واحد.
### Terms: مسألة (problem), لعب عشوائي (playout), أفضل لعب (best play), دفاع (defence).

# source: efc31cd19a37
nav-problems = المسائل
# source: d3aa5f2e6767
problems-way = حلّ المسائل
# source: cdea874dc450
problems-of = مسائل «{ $game }»
# source: 1fd21aafe5ee
problems-description = مسائل من وضعنا في «{ $game }»: مواقف لا يفوز فيها إلا اختيار واحد، مع درجة الصعوبة والحل وما يُبطل كل اختيار آخر.
# review: «كل الأوراق مكشوفة» for "double dummy", «تجربة عشوائية» for a playout.
# source: 6dc4e2850b21
problems-lead = في كل موقف من هذه المواقف اختيار واحد فقط يبلغ النتيجة. كل الأوراق مكشوفة: ترى أوراق كل لاعب، وما بقي للسحب موضوع بترتيبه. حلّ المسألة على الطاولة: يدافع البرنامج بأفضل ما يمكن، ويخبرك متى ضاع الفوز.
# source: 4a1291ec2b58
problems-rules = القواعد
# source: d671c76f628b
problems-grade-help = درجة الصعوبة محسوبة بالعدّ. في التجربة العشوائية يُختار كل لعب مصادفةً، ويردّ الخصم بأفضل دفاع، إلا أن النتيجة تُؤخذ متى كانت في المتناول حالًا، ولا يُختار ما يخسر فورًا ما دام الاستمرار ممكنًا. وكلما قلّت التجارب التي تجد الطريق زادت صعوبة المسألة.
# source: c4487dff2901
problem-name = المسألة { $n-text }
# source: 48f531564b2b
problem-question =
    { $value ->
        [one] الدور على { $seat }. كيف يكسب نقطة واحدة؟
        [two] الدور على { $seat }. كيف يكسب نقطتين؟
        [few] الدور على { $seat }. كيف يكسب { $value-text } نقاط؟
       *[other] الدور على { $seat }. كيف يكسب { $value-text } نقطة؟
    }
# source: eef90e511436
problem-wins =
    { $value ->
        [one] يكسب { $seat } نقطة واحدة.
        [two] يكسب { $seat } نقطتين.
        [few] يكسب { $seat } { $value-text } نقاط.
       *[other] يكسب { $seat } { $value-text } نقطة.
    }
# source: 7894a6adfb04
problem-loses =
    { $value ->
        [zero] لا يكسب { $seat } شيئًا.
        [one] يخسر { $seat } نقطة واحدة.
        [two] يخسر { $seat } نقطتين.
        [few] يخسر { $seat } { $value-text } نقاط.
       *[other] يخسر { $seat } { $value-text } نقطة.
    }
# source: cb191fe1fb55
problems-grade-easy = سهلة
# source: 3d7a7a08f6d2
problems-grade-fair = متوسطة
# source: 575ab0958a83
problems-grade-hard = صعبة
# source: 1caa3950381c
problems-grade-very-hard = صعبة جدًا
# source: 3891ec5dbeb7
problems-playouts =
    { $count ->
        [few] { $found-text } من كل { $count-text } تجارب عشوائية تجد الحل
       *[other] { $found-text } من كل { $count-text } تجربة عشوائية تجد الحل
    }
# source: 7af063b44938
problems-solve = حلّها بنفسك
# source: 98c60ce07f76
problems-solution = الحل
# source: 19d0468ede1a
problems-best = أفضل لعب
# review: «ما يُبطله» for the line of play that refutes a choice.
# source: 7dd7f3b7b860
problems-refuted = كل اختيار آخر وما يُبطله

## الطاولة أثناء حلّ مسألة.

# source: ca8f8ce4b694
contest-label = { $title }
# source: ff9dfcc4f0ed
contest-branch = مسارك
# source: 88288a2f0d79
contest-back-to-example = من البداية
# source: efa11eef5e4d
contest-whatif = العب
# source: b27dfe8ec2e5
contest-whatif-help = الدور عليك. اختر ورقة أو حركة أخرى.
# source: 9b6278029e1c
contest-verified = تم التحقّق من الموقف في متصفّحك
# source: 35b12cc8e857
contest-stands = الفوز ما زال قائمًا.
# source: dbd9054612ae
contest-lost = بهذا اللعب يضيع الفوز. قبله، بأفضل لعب: { $a } ومن هنا، بأفضل لعب: { $b }
# source: a266010b4c93
contest-lost-already = ضاع الفوز عند الخطوة { $n }.
# source: 3e60d1663385
contest-take-back = تراجع
# source: 5c40e09a3174
contest-take-back-lost = ارجع إلى حيث كان الفوز قائمًا
# source: 6af1834bff0e
contest-solved = حُلّت المسألة. { $a }
# source: 21c89ca7f4d8
contest-failed = لم تُحلّ المسألة. { $a }
