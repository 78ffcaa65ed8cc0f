## النموذج الذي يركّب ما يُلصق في موقع آخر.

# source: eaf5564be72c
playground-game = اللعبة
# source: 07051f2a5742
playground-example = المثال
# source: 1277a3994826
playground-language = اللغة
# source: 7f2c985f9562
playground-step = البدء من الخطوة
# source: a44cc6adfe03
playground-height = الارتفاع بالبكسل
# source: 5efb540abea7
playground-copy = نسخ نص الإطار
