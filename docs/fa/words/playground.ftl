## فرم صفحهٔ جاسازی که متن قاب را برای سایت‌های دیگر آماده می‌کند.

# source: eaf5564be72c
playground-game = بازی
# source: 07051f2a5742
playground-example = نمونه
# source: 1277a3994826
playground-language = زبان
# source: 7f2c985f9562
playground-step = شروع از گام
# source: a44cc6adfe03
playground-height = ارتفاع به پیکسل
# source: 5efb540abea7
playground-copy = کپی متن قاب
