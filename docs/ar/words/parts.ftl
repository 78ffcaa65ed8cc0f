### Parts of a game's page, in Arabic.

# source: 65b313e1d4e9
heading-try = جرّب بنفسك
# source: 7f92cef2a226
try-lead = لا تُتعلَّم اللعبة إلا والأوراق في اليد.
# source: 5310594e6f1f
try-hand = تابع اللعب من اليد الأولى
    .about = قف عند أي ورقة واختر «ماذا لو…؟» والعب غيرها، فيتابع محرّك القواعد من هناك.
# source: a1c40ef14103
try-problems =
    { $count ->
        [zero] لا مواقف بعد
        [one] موقف واحد لا يصلح فيه إلا اختيار واحد
        [two] موقفان لا يصلح في كل منهما إلا اختيار واحد
        [few] { $count-text } مواقف لا يصلح في كل منها إلا اختيار واحد
        [many] { $count-text } موقفًا لا يصلح في كل منها إلا اختيار واحد
       *[other] { $count-text } موقف لا يصلح في كل منها إلا اختيار واحد
    }
# source: e62b7d436025
heading-changes = ما الذي تغيّر
# source: 99aff475aadb
change-first = ظهرت القواعد هنا أول مرة، ومعها صيغها وأمثلتها.
# source: 1671035eecbe
example-step-rules = القواعد المطبّقة هنا:
