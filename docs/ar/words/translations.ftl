### صفحة حال الترجمات.

# source: 823edc7df22f
translations-title = الترجمات
# source: 0c1394a1bc6a
translations-about = أين وصلت كل لغة في هذا الموقع: ما تُرجم، وما ينقص أو صار أقدم من الأصل، وما ينبغي أن يراجعه أهل اللغة.
# source: 8312289eea34
translations-lead = كل جملة في هذا الموقع نصّ تقوله كل لغة بطريقتها. وهذا ما وصلت إليه كل لغة.
# source: f6be854b2edb
translations-language = اللغة
# source: a2e969a3b12c
translations-translated = المترجَم
# source: 87bfd1153260
translations-missing = الناقص
# source: ccb9bbf46fe2
translations-stale = أقدم من الأصل
# source: c79af0d618f0
translations-review = لأهل اللغة
# source: 57aee94e2555
translations-of = { $done-text } من { $total-text }
# source: a2160c11f6ab
translations-review-lead = تنتظر هذه النصوص قارئًا هذه لغته الأم. وتقول الملاحظة ما الذي يُنظر فيه.
# source: c68ba6e712de
translations-missing-lead = تظهر هذه النصوص بالإنجليزية.
# source: b875bff8afee
translations-stale-lead = تغيّر أصل هذه النصوص بعد ترجمتها.
