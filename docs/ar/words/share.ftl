## ما يأخذه القارئ من مثال: الرابط والملفات ونص التضمين.

# source: 1f060b0550d8
player-share = المشاركة والتضمين
# source: 66fbc7203c9f
share-title = المشاركة والتضمين
# source: 221b3d346260
share-position = هذا الوضع
# source: 8781ede2fe88
share-link = الرابط
# source: 936bd4591e5d
share-copy = انسخ
# source: e0dff1424994
share-copied = تم النسخ.
# source: 8bf2b371080e
share-copy-failed = لا يسمح المتصفّح لهذه الصفحة بالنسخ. النص محدَّد الآن: انسخه بلوحة المفاتيح أو من قائمة جهازك.
# source: 2b1d846ad57c
share-save = الحفظ في ملف
# source: 0a61b79bd88b
share-picture = صورة (SVG)
# source: 2ad374768761
share-transcript = سير اللعب
# source: 54a07a3b4920
share-record = سجل اللعب نصًّا
# source: 7175cee31c1f
share-toml = ملف المثال (TOML)
# source: dedde15d8711
share-embed = في صفحتك
# source: d6c77c8ee6c9
share-kind = ما يُلصق
# source: 06cb72d98c73
share-kind-frame = إطار يصلح لأي صفحة
# source: 53b318a3eb03
share-kind-element = عنصر مع برنامجه النصي
# source: ec7c04e453b9
share-mode = ما يُعرض
# source: 27943e9d461a
share-mode-view = الطاولة مع أزرارها
# source: 1c3f2aecd264
share-mode-diagram = الطاولة وحدها
# source: 350dc0590988
share-theme = ألوان فاتحة أو داكنة
# source: 4641f5f2de4d
share-theme-auto = كما في جهاز القارئ
# source: 9481ebe329a9
share-theme-light = فاتح
# source: 9ab0656c9dc8
share-theme-dark = داكن
# source: 2af1fbbf3f24
share-step = البدء من هذه الخطوة
# source: 7f624780e0f7
share-snippet = النص المراد لصقه
# source: 6d1be44af5a3
share-none = ليس لهذا المثال صفحة خاصة به يمكن وضعها في إطار.
