## المقارنة: أوراق المثال نفسها بصيغة أخرى أو بقاعدة أخرى بالاتفاق.

# source: 7818b00f1732
player-compare = قواعد أخرى
# source: 429bc2f4b0cb
compare-title = الأوراق نفسها بقواعد أخرى
# source: afebecd56e07
compare-close = إنهاء المقارنة
# source: fee9ad1675cc
compare-lead = اختر قاعدة. يعيد المحرّك اللعب نفسه بها ويعرض أول خطوة تختلف.
# source: e05a9f6896f4
compare-choice = القاعدة
# source: db5ee611ab67
compare-choose = اختر…
# source: d00af9d26c00
compare-presets = الصيغ
# source: 021c64be98e5
compare-options = قواعد بالاتفاق
# source: 690dd8c238d3
compare-list-differs = من الخطوة { $n-text }
# source: 427040c26f70
compare-list-choices = المجرى نفسه، واختيارات أخرى
# source: cb221bb85e76
compare-list-same = بلا فرق
# source: 2355f5dcc30d
compare-list-refused = الخطوة { $n-text } غير جائزة
# source: a92d5f60c62f
compare-list-impossible = غير ممكن
# source: fee6cae0bac1
compare-same = لا تختلف أيّ خطوة.
# source: 4cb5ff5109d1
compare-choices = لا تختلف أيّ خطوة، لكن الاختيارات بعد الخطوة { $n-text } تختلف.
# source: 1471aca1aff4
compare-gained = يجوز أيضًا
# source: bc910a2961b5
compare-lost = لم يعد جائزًا
# source: ab8384989d77
compare-differs = الخطوة { $n-text } تختلف.
# source: e9d28694844a
compare-differs-start = البداية نفسها تختلف.
# source: 619bc83bcf51
compare-refused = بهذه القاعدة، الخطوة { $n-text } غير جائزة.
# source: d3059920a36f
compare-impossible = بهذه القاعدة لا يمكن اللعب بهذه الأوراق.
# source: 9586964596e2
compare-here = بقواعد هذا المثال
# source: 1fb59ec182b6
compare-there = بالقاعدة الأخرى
# source: 7c600f828080
compare-table = على الطاولة
# source: ed5dc2be0317
compare-show = اعرض الخطوة { $n-text }
# source: ab1dd1afe980
compare-unknown = يشير هذا الرابط إلى قاعدة ليست في هذه اللعبة.
# source: 4da5d8ddc96c
compare-failed = تعذّرت المقارنة.
# source: db75b596404f
compare-labelled = { $label }: { $text }
