### Without a network.

# source: 97baa2156f1f
offline-title = لا اتصال، وهذه الصفحة غير محفوظة
# source: d31ee7744d5f
offline-text = يحفظ هذا المتصفّح الصفحات التي قرأتها مع أمثلتها. هذه الصفحة ليست بينها؛ افتحها مرة وأنت متصل.
# source: 135218c0e034
offline-kept = صفحات محفوظة في هذا المتصفّح
