### The page that says how far each translation is, in English.

translations-title = Translations
translations-about = How far each language of this site is: what is translated, missing or older than its source, and what a native reader should look at.
translations-lead = Every sentence of this site is a message that each language says in its own way. This is where each language stands.
translations-language = Language
translations-translated = Translated
translations-missing = Missing
translations-stale = Older than the source
translations-review = For a native reader
# $done (number) messages of $total (number) are translated.
translations-of = { $done-text } of { $total-text }
translations-review-lead = These messages wait for a reader whose first language this is. The note says what to look at.
translations-missing-lead = These messages are shown in English.
translations-stale-lead = The source of these messages changed after they were translated.
