### The quick reference of a game, to print.

# source: 8d34dadf143f
summary-open = للطباعة في صفحة واحدة
# source: dd402f61ccd7
summary-print = اطبع هذه الصفحة: تخرج على ورقة واحدة.
# source: b7d5c0b748c7
summary-rules = كل القواعد
