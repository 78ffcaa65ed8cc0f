### Choosing several cards for one play.

# source: fd4a5ee5dfa3
player-pick = کارت‌هایی را که با هم بازی می‌شوند انتخاب کنید و بعد بازی‌شان کنید.
# source: 484b35989c78
player-picked = انتخاب‌شده: { $cards }.
# source: f155a590dec9
player-picked-legal = بازی کردنش مجاز است.
# source: 52bca652d3d3
player-picked-more = کارت‌های بیشتری لازم است.
# source: d961079b26f3
player-picked-refused = بازی کردنشان با هم مجاز نیست.
# source: 9a0fbb710970
player-play-picked = بازی کردن همین کارت‌ها
# source: ddcb676ec6ca
player-picked-groups = بازی‌های مجاز با این کارت‌ها
