### Persian. Reader: polite plural (شما); rules in the third person. No word «نه» (it is also the number nine): «خیر», «بدون».
### ezafe after silent he is written هٔ (دستهٔ). A counted noun stays singular, so no plural forms differ.

## Cards

# The rank carries the ezafe where it is written: سهٔ, دوی. The object marker را stands in the sentence.
card-name =
    { $rank ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
        [T] ده
        [9] نه
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
suit-name =
    { $suit ->
        [s] پیک
        [h] دل
        [d] خشت
       *[c] گشنیز
    }
rank-name =
    { $rank ->
        [A] آس
        [K] شاه
        [Q] بی‌بی
        [J] سرباز
        [T] ده
        [9] نه
        [8] هشت
        [7] هفت
        [6] شش
        [5] پنج
        [4] چهار
        [3] سه
       *[2] دو
    }

## The letters on the cards

rank-label-A = A
rank-label-K = K
rank-label-Q = Q
rank-label-J = J

## Lists

list-two = { $a } و { $b }
list-more = { $a }، { $b }
list-last = { $a } و { $b }
list-words = { $a }، { $b }

## Reasons common to all games

not-held = فقط کارت‌های دست خودتان را می‌توانید بازی کنید.
    .title = کارت‌های خودتان
    .refused = { $card } در دست بازیکنی که نوبت اوست نیست.
not-your-turn = فقط کسی که نوبت اوست بازی می‌کند. کارتی که خارج از نوبت بازی شود به دست برمی‌گردد.
    .title = خارج از نوبت
    .refused = نوبت { $seat } است.
game-over = بازی که تمام شد، دیگر کارتی بازی نمی‌شود.
    .title = پس از پایان بازی
    .refused = بازی تمام شده است.
unknown-action = فقط کارهایی ممکن است که در قوانین آمده باشد.
    .title = کار ناشناخته
    .refused = در این بازی کاری به نام «{ $action }» وجود ندارد.
deal-first = دست که تمام شد، تا دیلر بعدی کارت پخش نکند کسی بازی نمی‌کند.
    .title = میان دست‌ها
    .refused = این دست تمام شده است. اول باید دیلر بعدی کارت پخش کند.
hand-not-over = تا دست تمام نشده باشد، کسی کارت پخش نمی‌کند.
    .title = پخش پیش از موقع
    .refused = این دست هنوز تمام نشده است.

## What can be wrong with a hand that comes in a link

unreadable-card = «{ $text }» کارت نیست.
unreadable-action = «{ $text }» کاری نیست که بازیکن بتواند بکند.
unreadable-record = این دست خوانده نمی‌شود: «{ $text }».
record-too-long = این دست از حد مجاز، یعنی { $limit-text }، بلندتر است.
unknown-version = این پیوند از نسخهٔ دیگری از برنامه آمده است: «{ $text }».
unknown-game = اینجا بازی‌ای به نام «{ $name }» نداریم.
unknown-preset = نسخه‌ای به نام «{ $name }» نداریم.
unknown-option = قانون خانگی به نام «{ $name }» نداریم.
unknown-pile = این بازی دسته‌ای به نام «{ $name }» ندارد.
unknown-seat = بازیکنی به نام «{ $name }» سر میز نیست.
unknown-start = دستِ این بازی نمی‌تواند با «{ $name }» شروع شود.
bad-option = قانون خانگی «{ $name }» نمی‌تواند «{ $value }» باشد. مقدارهای مجاز: { $allowed }.
bad-start = مقدار شروع «{ $name }» نمی‌تواند «{ $value }» باشد.
bad-seats = این بازی برای { $low-text } تا { $high-text } نفر است؛ با { $count-text } نفر نمی‌شود.
bad-seat-name = نام بازیکن نمی‌تواند «{ $name }» باشد.
seat-twice = بیش از یک بازیکن «{ $name }» نام دارد.
card-twice = { $card } بیش از یک بار در کارت‌های پخش‌شده آمده است.
card-not-in-pack = { $card } جزو این دستهٔ کارت نیست.
too-many-cards = «{ $zone }» { $count-text } کارت دارد؛ در پخش واقعی { $limit-text } کارت به آن می‌رسد.
not-whole-pack = { $count-text } کارت پخش شده است؛ دستهٔ کامل { $size-text } کارت دارد.
nobody-can-act = { $seat } باید شروع کند ولی کارتی ندارد.

## What happens at the table

event-played = { $seat } { $card } را بازی می‌کند.
event-played-said = { $seat } { $card } را بازی می‌کند و می‌گوید: «{ $words }».
event-said = { $seat } می‌گوید: «{ $words }».
event-passed = { $seat } پاس می‌دهد.
event-paid =
    { $to ->
        [pool] { $seat } { $value-text } چیپ به صندوق می‌دهد.
       *[seat] { $seat } به { $to-seat } { $value-text } چیپ می‌دهد.
    }
event-collected = { $seat } صندوق را برمی‌دارد: { $value-text } چیپ.
event-won =
    { $value ->
        [trick] { $seat } تریک را می‌برد.
        [game] { $seat } بازی را می‌برد.
       *[hand] { $seat } این دست را می‌برد.
    }

## Places and values on the table

zone-hand = دست
zone-played = بازی‌شده‌های قبلی
fact-left = { $value-text } کارت مانده
    .short = { $value-text }
fact-chips = { $value-text } چیپ
fact-pool = { $value-text } چیپ در صندوق
