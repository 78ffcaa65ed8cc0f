### The cards of a German pack, in Persian.

## The pages and the player

# source: 105b8ec38f97
deck-choice = کارت‌ها
# source: eb096e4f496f
deck-french = کارت فرانسوی
# source: 60f73d5d1cab
deck-german = کارت آلمانی
# source: 0c1a91360dc2
deck-heading = کارت فرانسوی و برابرش در کارت آلمانی
# source: 12bc7c45f9b7
deck-lead = نمونه‌ها را با کارت فرانسوی یا با کارت آلمانی می‌شود دید: در منوی هر نمونه انتخاب کنید.
# source: aca99058e831
deck-suits = خال‌ها
# source: c88d4fbc604e
deck-ranks = رتبه‌ها

## Cards

# source: b5749fed9387
deck-german-card-name =
    { $rank ->
        [A] آس
        [K] شاه
        [Q] اوبر
        [J] اونتر
        [T] ده
        [9] نُه
        [8] هشت
        [7] هفت
        [6] شش
        [5] پنج
        [4] چهار
        [3] سهٔ
       *[2] دوی
    } { $suit ->
        [s] برگ
        [h] دل
        [d] زنگوله
       *[c] بلوط
    }
# review: «برگ» for leaves, though players also say it for any card; «زنگوله» for bells, «بلوط» for acorns.
# source: 110f0e999fef
deck-german-suit-name =
    { $suit ->
        [s] برگ
        [h] دل
        [d] زنگوله
       *[c] بلوط
    }
# source: ec869740ea3e
deck-german-rank-name =
    { $rank ->
        [A] آس
        [K] شاه
        [Q] اوبر
        [J] اونتر
        [T] ده
        [9] نُه
        [8] هشت
        [7] هفت
        [6] شش
        [5] پنج
        [4] چهار
        [3] سه
       *[2] دو
    }

## The letters on the cards

# source: 03b5a8efd16a
deck-german-rank-label-Q = O
# source: 5667b6a750f9
deck-german-rank-label-J = U
