### The quick reference of a game, to print.

# source: 8d34dadf143f
summary-open = برای چاپ، در یک صفحه
# source: dd402f61ccd7
summary-print = این صفحه را چاپ کنید: روی یک برگ کاغذ جا می‌شود.
# source: b7d5c0b748c7
summary-rules = همهٔ قوانین
