### The score card of a game, in Persian.

# source: cffe12fa9162
score-card-worth = هر دست چقدر می‌ارزد
# source: 592804269117
score-card-result = نتیجه
# source: 4bf49ad499a4
score-card-points = امتیاز
# source: a69ce9bdce26
score-card-either = { $a } یا { $b }
# source: 98ebce9fd6d7
score-card-sheet = برگهٔ چاپی
# source: 46ce6c74f30f
score-card-print = این صفحه را چاپ کنید: فقط خود برگه چاپ می‌شود و در یک صفحه جا می‌گیرد. روی هر خط نامی بنویسید و هر عددی را که کم شد خط بزنید.
# source: 502a25b6935e
score-card-filled = برگه‌های پرشده
# source: e2f0abc61c13
score-card-filled-lead = این برگه‌ها را موتور قوانین هنگام بازی کردن نمونه‌ها پر می‌کند. شمارهٔ هر دست پیوندی است به گامی که دست در آن تمام شده است.
# source: c709487164da
score-card-deal = دست
# source: 22965a5a876b
score-card-winner = برنده
# source: 339e53557925
score-card-start = شروع
# source: c1d46c865822
score-card-open = برگهٔ چاپی
# source: c2dc5bd1e0bb
score-card-rules = قوانین: { $name }
