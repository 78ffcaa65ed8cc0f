### The family page of the ace-ten games. Terms as in schnapsen.ftl.

# number: the family is named after its cards
# source: 3690b59395f9
family-ace-ten = بازی‌های آس و ده
    .short = بازی‌های تریکی که در آن‌ها تریک‌ها را از روی کارت‌هایشان می‌شمارند و آس و ده از همه باارزش‌ترند.
    .about = در این بازی‌ها مهم نیست چند تریک می‌برید؛ مهم این است که در آن‌ها چه هست. آس بالاترین کارت خال است و بیشترین امتیاز را دارد؛ بعد از آن ده می‌آید که بالاتر از شاه است و امتیازش کمی از آس کمتر. در یک شاخهٔ این خانواده، که شناپسن هم از آن است، شاه و بی‌بیِ هم‌خال، که به آن‌ها ازدواج می‌گویند، امتیاز جداگانه دارند.

## Related games

# number: the name of a game
# source: 78944f1f5522
relative-sixty-six = شصت‌وشش
    .about = بازی آلمانی‌ای (Sechsundsechzig) که شناپسن شکل کوتاه آن است. کارت‌های نُه را هم دارد و به هر کس کارت بیشتری می‌رسد.
# source: a4344ed9e55d
relative-mariage = ماریاژ
    .about = بازی قدیمی آلمانی (Mariage) که نامش همان «ازدواج» است و بازی‌های دیگر از آن آمده‌اند.
# source: b71a8856b9b9
relative-marias = ماریاش
    .about = بازی چکیِ ازدواج‌ها (Mariáš) که معمولاً چندنفره است؛ بازیکنان در آن بر سر قرارداد هم پیشنهاد می‌دهند.
# review: spelling of the Hungarian name, which in Persian is the same as that of Schnapser.
# source: 25231bfed696
relative-snapszer = شناپسر مجاری
    .about = خویشاوند مجاری (Snapszer)؛ به آن شناپسلی (Snapszli) هم می‌گویند.
# source: 129b6e42686d
relative-bauernschnapsen = بائرن‌شناپسن
    .about = شکلی اتریشی از شناپسن (Bauernschnapsen) که با هم‌تیمی بازی می‌شود.
