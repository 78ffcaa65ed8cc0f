### The cards of a German pack, in Arabic.

## The pages and the player

# source: 105b8ec38f97
deck-choice = الأوراق
# source: eb096e4f496f
deck-french = أوراق فرنسية
# source: 60f73d5d1cab
deck-german = أوراق ألمانية
# source: 0c1a91360dc2
deck-heading = الأوراق في الرزمتين
# source: 12bc7c45f9b7
deck-lead = يمكن عرض الأمثلة بأي من الرزمتين: اختر الرزمة من قائمة المثال.
# source: aca99058e831
deck-suits = الأشكال
# source: c88d4fbc604e
deck-ranks = الرتب

## Cards

# source: b5749fed9387
deck-german-card-name =
    { $rank ->
        [A] آس
        [K] ملك
        [Q] أوبر
        [J] أونتر
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
        [s] ورق الشجر
        [h] القلوب
        [d] الأجراس
       *[c] البلوط
    }
# review: «ورق الشجر» for leaves, since «الأوراق» alone means the cards; «البلوط» for acorns.
# source: 110f0e999fef
deck-german-suit-name =
    { $suit ->
        [s] ورق الشجر
        [h] القلوب
        [d] الأجراس
       *[c] البلوط
    }
# source: ec869740ea3e
deck-german-rank-name =
    { $rank ->
        [A] آس
        [K] ملك
        [Q] أوبر
        [J] أونتر
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
            [Q] الأوبر
            [J] الأونتر
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
            [Q] الأوبر
            [J] الأونتر
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

# source: 03b5a8efd16a
deck-german-rank-label-Q = O
# source: 5667b6a750f9
deck-german-rank-label-J = U
