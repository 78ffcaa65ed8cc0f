"""Numbers written as words, by language: what the lint of messages looks for.

"One" and its like are left out, since they are articles and pronouns as well. Where a word means something else in the
language, it is left out too, and the comment says so.
"""

import re

_WORDS: dict[str, str] = {
    "en": """two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
        eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand third fourth
        fifth sixth seventh eighth ninth tenth twice thrice dozen""",
    "de": """zwei zwo drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn
        siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert
        tausend dritte dritten dritter drittes vierte vierten vierter viertes fünfte fünften fünfter fünftes
        sechste sechsten sechster sechstes siebte siebten achte achten neunte neunten zehnte zehnten zweimal
        dreimal viermal dutzend""",
    # "sei" is also "you are": the lint looks for it only before a plural noun of cards, see `_PHRASES`.
    "it": """due tre quattro cinque sette otto nove dieci undici dodici tredici quattordici quindici sedici
        diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento
        mille terzo terza quarto quarta quinto quinta sesto sesta settimo settima ottavo ottava nono nona decimo
        decima""",
    # "quarta" and "quinta" are days of the week as well, but no rule names a day.
    "pt": """dois duas três quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis
        dezasseis dezessete dezassete dezoito dezenove dezanove vinte trinta quarenta cinquenta sessenta setenta
        oitenta noventa cem mil terceiro terceira quarto quarta quinto quinta sexto sexta sétimo sétima oitavo
        oitava nono nona décimo décima""",
    "fa": """دو سه چهار پنج شش هفت هشت نه ده یازده دوازده سیزده چهارده پانزده شانزده هفده هجده نوزده بیست سی چهل پنجاه
        شصت هفتاد هشتاد نود صد هزار سوم چهارم پنجم ششم هفتم هشتم نهم دهم""",
    "ar": """اثنان اثنين اثنتان اثنتين ثلاث ثلاثة أربع أربعة خمس خمسة ست ستة سبع سبعة ثمان ثماني ثمانية تسع تسعة عشر
        عشرة عشرون عشرين ثلاثون ثلاثين أربعون أربعين خمسون خمسين ستون ستين سبعون سبعين ثمانون ثمانين تسعون تسعين
        مئة مائة ألف ثالث ثالثة رابع رابعة خامس خامسة سادس سادسة سابع سابعة ثامن ثامنة تاسع تاسعة عاشر عاشرة""",
}

_PHRASES: dict[str, tuple[str, ...]] = {"it": (r"\bsei (?:carte|semi|parole|giocatori|gettoni|prese|punti)\b",)}

# Arabic writes "and", "so", "in", "for", "like" and the article as part of the word.
_PREFIXES = {"ar": r"(?:[وف]?(?:[بلك]?ال|لل|[بلك])?)"}

_DIGIT = re.compile(r"\d")
_TOKEN = re.compile(r"[^\W\d_]+")


def find_numbers(text: str, language: str) -> list[str]:
    """Every number in a text, in digits of any script or in the language's words."""
    found = ["".join(run) for run in re.findall(r"\d+", text)] if _DIGIT.search(text) else []
    words = _word_pattern(language)
    if words is not None:
        found += [token for token in _TOKEN.findall(text.lower()) if words.fullmatch(token)]
    for phrase in _PHRASES.get(language, ()):
        found += re.findall(phrase, text.lower())
    return found


_PATTERNS: dict[str, re.Pattern[str]] = {}


def _word_pattern(language: str) -> re.Pattern[str] | None:
    if language not in _WORDS:
        return None
    if language not in _PATTERNS:
        words = "|".join(map(re.escape, _WORDS[language].split()))
        _PATTERNS[language] = re.compile(f"{_PREFIXES.get(language, '')}(?:{words})")
    return _PATTERNS[language]
