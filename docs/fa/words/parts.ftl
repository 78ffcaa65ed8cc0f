### Parts of a game's page, in Persian.

# source: 65b313e1d4e9
heading-try = خودتان امتحان کنید
# source: 7f92cef2a226
try-lead = بازی را با کارت در دست یاد می‌گیرند.
# source: 5310594e6f1f
try-hand = از دست اول ادامه بدهید
    .about = سر هر کارتی بایستید، «چه می‌شد اگر…؟» را بزنید و کارت دیگری بازی کنید؛ موتور قوانین از همان‌جا و طبق قوانین ادامه می‌دهد.
# source: a1c40ef14103
try-problems = { $count-text } وضعیت که در هر کدام فقط یک انتخاب بهترین است
# source: e62b7d436025
heading-changes = چه عوض شده است
# source: 99aff475aadb
change-first = قوانین، همراه با نسخه‌ها و نمونه‌ها، برای نخستین بار در این سایت آمد.
# source: 1671035eecbe
example-step-rules = قانون‌های به‌کاررفته در اینجا:
