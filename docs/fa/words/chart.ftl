### The chart of what beats what, in Persian.

# source: 7d99b7be1f39
heading-chart = چه چیزی چه چیزی را می‌زند
# source: 1e5f7049995a
chart-lead = موتور قوانین هر کارت را روی هر کارت دیگری آزموده است. هر سطر همهٔ کارت‌ها را از چپ به راست نشان می‌دهد، از قوی‌ترین تا ضعیف‌ترین: هر مربع پر یعنی کارتی که کارتِ آن سطر را می‌زند.
# source: 3bd56d2f6531
chart-only-directly = مربعِ توخالی یعنی فقط اگر درست بعد از آن بازی شود.
# source: 6ab99444acc4
chart-card = کارت
# source: 8919d0afca9d
chart-beaten-by = این‌ها آن را می‌زنند
# source: a1dee6414d07
chart-how = چطور بازی می‌شود: { $how }
# source: e3469aa7b2c8
chart-over = { $how } روی { $cards }
# source: 336fce70dc94
chart-nothing = هیچ کارتی آن را نمی‌زند.
# source: bee813c85c40
chart-any = هر کارت دیگری آن را می‌زند.
# source: 311e82971240
chart-count = { $count-text } کارت:
