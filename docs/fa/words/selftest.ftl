### صفحه‌ای که می‌آزماید سایت دیگر به یک نمونه چه اجازه‌ای می‌دهد.

# source: c81deef0cade
selftest-title = آزمایش خودکار نمونه‌ها در قاب
# source: 319733dd823e
selftest-about = صفحهٔ دور این قاب، مرورگر و میزبان این سایت به یک نمونه چه اجازه‌هایی می‌دهند.
# source: b14c4116cd00
selftest-no-script = در این قاب هیچ اسکریپتی اجرا نمی‌شود: یا مرورگر اسکریپت ندارد یا صفحهٔ دور آن اجازه نمی‌دهد. در این حال نمونه، وضعیت اصلی خود و همهٔ گام‌ها را به صورت متن نشان می‌دهد.
# source: 31031fcbfecb
selftest-running = در حال آزمایش
# source: 38aa565b725a
selftest-ok = کار می‌کند
# source: 33ebb0b6b480
selftest-limited = تا حدی کار می‌کند
# source: dceface75297
selftest-fails = کار نمی‌کند
# source: f6c896ddd7d4
selftest-frame = قاب
# source: a75061e1417a
selftest-frame-ok = این صفحه درون قاب است.
# source: 661ada0de50a
selftest-frame-limited = این صفحه درون قاب نیست. برای آزمودن صفحهٔ خودتان، نشانی این صفحه را در قابی روی آن بگذارید.
# review: usual word among people who keep web sites
# source: 28c002c72927
selftest-origin = سندباکس
# review: usual word among people who keep web sites
# source: ca05f021a7d5
selftest-origin-ok = قاب خاستگاه خودش را نگه می‌دارد.
# source: 22888920078c
selftest-origin-limited = قاب خاستگاهی از خودش ندارد. نمونه‌ها را می‌شود گام‌به‌گام دید؛ ولی موتور قوانین فقط وقتی راه می‌افتد که میزبان به همهٔ سایت‌ها اجازهٔ خواندن فایل‌هایش را بدهد. این اجازه داده نشده است:
# source: dce62b97d0a8
selftest-files = فایل‌ها
# source: 09d218d76533
selftest-files-ok = فایل‌های این سایت خوانده می‌شوند.
# source: e97b74facc08
selftest-files-fails = فایل‌های این سایت از اینجا خوانده نمی‌شوند. میزبان باید این سرآیند را بفرستد:
# source: f4e1cdee8f08
selftest-wasm = وب‌اسمبلی
# source: 3e94c2c729d6
selftest-wasm-ok = وب‌اسمبلی اجازهٔ اجرا دارد.
# source: b77069b518fb
selftest-wasm-fails = جلوی وب‌اسمبلی گرفته شده است. سیاست این سایت باید این منبع اسکریپت را مجاز کند:
# source: 9e2ad54d6ce6
selftest-engine = موتور قوانین
# source: a7aabd8a67a6
selftest-engine-ok = موتور قوانین کنار صفحه راه افتاد و جواب داد.
# source: 95a0b1c09848
selftest-engine-fails = موتور قوانین راه نیفتاد. نمونه‌ها را می‌شود گام‌به‌گام دید؛ ولی برای ادامهٔ دلخواه، خواننده به صفحهٔ همین سایت فرستاده می‌شود.
# source: aa47f84e9bac
selftest-storage = حافظه
# source: 2e7c6a5d6d86
selftest-storage-ok = تنظیم‌های خواننده برای دفعهٔ بعد می‌ماند.
# source: ec35acd0cd6d
selftest-storage-limited = تنظیم‌های خواننده با بستن صفحه از یاد می‌رود.
# source: 8fc6a9911321
selftest-size = ارتفاع
# source: 62934113c4cf
selftest-size-ok = صفحهٔ دور قاب همان ارتفاعی را می‌دهد که قاب می‌خواهد.
# source: d9566a1d864c
selftest-size-limited = صفحهٔ دور قاب آن ارتفاعی را که قاب می‌خواهد نمی‌دهد: ارتفاع قاب را به اندازهٔ کافی بگیرید، یا به پیام‌هایی از این نوع گوش بدهید:
# review: usual word among people who keep web sites
# source: 5848d9534cd4
selftest-policy = سیاست امنیتی
# source: 1970b9f52762
selftest-policy-ok = هیچ سیاستی جلوی چیزی را نگرفته است.
# source: 7e90b81edf0e
selftest-policy-fails = سیاستی جلوی چیزی را گرفته است، با این دستورها:
