### Persian. Reader: polite plural (شما); rules in the third person. No word «نه»: «خیر», «بدون». The card nine is written «نُه», else it reads as "no".
### ezafe after silent he is written هٔ (دستهٔ). A counted noun stays singular, so no plural forms differ.

## Cards

# The rank carries the ezafe where it is written: سهٔ, دوی. The object marker را stands in the sentence.
# source: 1928acde2142
card-name =
    { $rank ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
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
        [s] پیک
        [h] دل
        [d] خشت
       *[c] گشنیز
    }
# source: 25def995e80b
suit-name =
    { $suit ->
        [s] پیک
        [h] دل
        [d] خشت
       *[c] گشنیز
    }
# source: aed090d51c14
rank-name =
    { $rank ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
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

# source: e1858cb0c223
rank-label-A = A
# source: dc93c269cc81
rank-label-K = K
# source: 1eb4eaf276dc
rank-label-Q = Q
# source: b41054b7e140
rank-label-J = J

## Lists

# source: e6e7f9ace548
list-two = { $a } و { $b }
# source: b2d615ea19e3
list-more = { $a }، { $b }
# source: 670396810c68
list-last = { $a } و { $b }
# source: baafc40f9335
list-words = { $a }، { $b }

## Reasons common to all games

# source: 3aacd0508943
not-held = فقط کارت‌های دست خودتان را می‌توانید بازی کنید.
    .title = کارت‌های خودتان
    .refused = { $card } در دست بازیکنی که نوبت اوست نیست.
# source: 0d935db6b3b4
not-your-turn = فقط کسی که نوبت اوست بازی می‌کند. کارتی که خارج از نوبت بازی شود به دست برمی‌گردد.
    .title = خارج از نوبت
    .refused = نوبت { $seat } است.
# source: 8f9e7a53b74b
game-over = بازی که تمام شد، دیگر کارتی بازی نمی‌شود.
    .title = پس از پایان بازی
    .refused = بازی تمام شده است.
# source: b9763e459b5d
unknown-action = فقط کارهایی ممکن است که در قوانین آمده باشد.
    .title = کار ناشناخته
    .refused = در این بازی کاری به نام «{ $action }» وجود ندارد.
# source: 5f8712f62eca
deal-first = دست که تمام شد، تا دیلر بعدی کارت پخش نکند کسی بازی نمی‌کند.
    .title = پس از پایان دست
    .refused = این دست تمام شده است. اول باید دیلر بعدی کارت پخش کند.
# source: 09755fa4b573
hand-not-over = تا دست تمام نشده باشد، کسی کارت پخش نمی‌کند.
    .title = پخش پیش از موقع
    .refused = این دست هنوز تمام نشده است.

## What can be wrong with a hand that comes in a link

# source: 4c47526a9c15
unreadable-card = «{ $text }» کارت نیست.
# source: 4b923de3f7b4
unreadable-action = «{ $text }» کاری نیست که بازیکن بتواند بکند.
# source: b924cac8a8df
unreadable-record = این دست خوانده نمی‌شود: «{ $text }».
# source: ac26a331a074
record-too-long = این دست از اندازهٔ مجاز بلندتر است؛ حداکثر { $limit-text }.
# source: 5782bc66a27c
unknown-version = این پیوند از نسخهٔ دیگری از برنامه آمده است: «{ $text }».
# source: 03f6f550f6ca
unknown-game = اینجا بازی‌ای به نام «{ $name }» نداریم.
# source: 38e341c2479a
unknown-preset = نسخه‌ای به نام «{ $name }» نداریم.
# source: 55b759b65d8c
unknown-option = قانون خانگی‌ای به نام «{ $name }» نداریم.
# source: da2b4867da2e
unknown-pile = این بازی دسته‌ای به نام «{ $name }» ندارد.
# source: e2e1403744a5
unknown-seat = بازیکنی به نام «{ $name }» سر میز نیست.
# source: cc6deeeed6cc
unknown-start = دستِ این بازی نمی‌تواند با «{ $name }» شروع شود.
# source: b59754521fd2
unknown-level = قدرت { $level } برای ربات‌ها نداریم؛ از { $low-text } تا { $high-text } هست.
# source: 638b2044d4bf
bad-option = قانون خانگی «{ $name }» نمی‌تواند «{ $value }» باشد. مقدارهای مجاز: { $allowed }.
# source: 0bbd9f7a586a
bad-start = مقدار شروع «{ $name }» نمی‌تواند «{ $value }» باشد.
# source: 71bb4ad346ad
bad-seats = این بازی برای { $low-text } تا { $high-text } نفر است؛ با { $count-text } نفر نمی‌شود.
# source: fb5152bfd5e3
bad-seat-name = نام بازیکن نمی‌تواند «{ $name }» باشد.
# source: 8421a00eb31b
seat-twice = بیش از یک بازیکن «{ $name }» نام دارد.
# source: c84fe7ad144a
card-twice = { $card } بیش از یک بار در کارت‌های پخش‌شده آمده است.
# source: ce90f6ee6303
card-not-in-pack = { $card } جزو این دستهٔ کارت نیست.
# source: 25cff7676144
too-many-cards = «{ $zone }» { $count-text } کارت دارد؛ در پخش واقعی { $limit-text } کارت به آن می‌رسد.
# source: 4afd57db4b70
not-whole-pack = { $count-text } کارت پخش شده است؛ دستهٔ کامل { $size-text } کارت دارد.
# source: 03cb30d34892
nobody-can-act = { $seat } باید شروع کند ولی کارتی ندارد.

## What happens at the table

# source: 59ea9f3f5ae8
event-played = { $seat } { $cards } را بازی می‌کند.
# source: 8e1aa9f02498
event-played-said = { $seat } { $cards } را بازی می‌کند و می‌گوید: «{ $words }».
# source: d40cb19cbc7e
event-said = { $seat } می‌گوید: «{ $words }».
# source: d51539c98a18
event-passed = { $seat } پاس می‌دهد.
# source: 8a6ac9d932e2
event-deals = { $seat } کارت پخش می‌کند.
# source: 4a5337309053
event-paid =
    { $to ->
        [pool] { $seat } به صندوق { $value-text } چیپ می‌دهد.
       *[seat] { $seat } به { $to-seat } { $value-text } چیپ می‌دهد.
    }
# source: 534d98eb880d
event-collected = { $seat } صندوق را برمی‌دارد: { $value-text } چیپ.
# source: fbd661e5f0fd
event-won =
    { $value ->
        [trick] { $seat } تریک را می‌برد.
        [game] { $seat } بازی را می‌برد.
       *[hand] { $seat } این دست را می‌برد.
    }

## Places and values on the table

# source: 66768381479d
zone-hand = دست
# source: 06b4ffb46395
zone-played = کارت‌های قبلی
# source: 738151c3f301
fact-left = { $value-text } کارت مانده
    .short = { $value-text }
# source: 7478eb3c8c5d
fact-chips = { $value-text } چیپ
# source: 47597fb44fa7
fact-pool = { $value-text } چیپ در صندوق
# source: ae52cf797d73
action-pass = پاس
# source: d3251fb72015
action-deal = پخش کارت
