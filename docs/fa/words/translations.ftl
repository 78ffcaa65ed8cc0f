### صفحهٔ وضعیت ترجمه‌ها.

# source: 823edc7df22f
translations-title = ترجمه‌ها
# source: 0c1394a1bc6a
translations-about = وضعیت هر زبان این سایت: چه چیز ترجمه شده، چه چیز مانده یا از متن اصلی قدیمی‌تر است، و چه چیز را باید اهل زبان ببینند.
# source: 8312289eea34
translations-lead = هر جملهٔ این سایت متنی است که هر زبان به شیوهٔ خودش می‌گوید. وضعیت هر زبان اینجاست.
# source: f6be854b2edb
translations-language = زبان
# source: a2e969a3b12c
translations-translated = ترجمه‌شده
# source: 87bfd1153260
translations-missing = مانده
# source: ccb9bbf46fe2
translations-stale = قدیمی‌تر از متن اصلی
# source: c79af0d618f0
translations-review = برای اهل زبان
# source: 57aee94e2555
translations-of = { $done-text } از { $total-text }
# source: a2160c11f6ab
translations-review-lead = این متن‌ها منتظر خواننده‌ای‌اند که زبان مادری‌اش همین است. یادداشت می‌گوید به چه نگاه کند.
# source: c68ba6e712de
translations-missing-lead = این متن‌ها به انگلیسی نشان داده می‌شوند.
# source: b875bff8afee
translations-stale-lead = متن اصلی این‌ها پس از ترجمه تغییر کرده است.
