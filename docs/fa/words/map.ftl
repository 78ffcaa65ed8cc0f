### Maps of families, in Persian.

# source: 0ce8b42bb0bb
heading-map = نقشهٔ خانواده
# source: 927ba8f017a9
heading-maps = نقشهٔ خانواده‌ها
# source: 626ce5853b73
map-lead = بازی‌های روی خط در همین سایت بازی می‌شوند و آنچه از خط جدا می‌شود خویشاوند آن‌هاست؛ شاخهٔ خط‌چین یعنی خویشاوندی دورتر. هر نام پیوندی است.
# source: 0181963bab0f
map-label = نقشهٔ خانواده: { $family }
# source: 194583966928
map-list = همین نقشه به صورت فهرست
# source: df605c98cc54
region-bohemia = بوهم
# source: 7cba8786f994
region-hungary = مجارستان
# source: e1a15f20cd14
region-france = فرانسه
