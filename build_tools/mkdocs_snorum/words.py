"""Sentences in a language: Fluent messages with typed values put into words."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from decimal import Decimal
from functools import cache, reduce

from fluent.runtime import FluentBundle

from snorum.core.types import Typed

from .language import LRI, PDI, SOURCE, Language
from .reads import is_noting, note
from .wordfile import WordFile

Facts = Mapping[str, Typed]
Variables = dict[str, str | int | Decimal]

FORMS_OF = {"card": "card-name", "suit": "suit-name", "rank": "rank-name"}
UNSAID = "…"
"""What stands for a rank in a word that no card is said with."""

TEN = "10"
"""The index of the ten, where no message names it otherwise."""


class MissingWords(LookupError):
    """No message of that key exists, or it lacks a variable; `key` names it."""

    def __init__(self, key: str, reason: str) -> None:
        super().__init__(f"{key}: {reason}")
        self.key = key
        self.reason = reason


def isolate(text: str) -> str:
    """Text that keeps its left-to-right order inside a sentence of any language."""
    return f"{LRI}{text}{PDI}"


class Words:
    """The messages of one language, later files before earlier ones, with another language to fall back on."""

    def __init__(
        self, language: Language, files: Sequence[WordFile], fallback: "Words | None" = None, deck: str = ""
    ) -> None:
        self.language = language
        self.fallback = fallback
        self.deck = deck
        """What stands before the keys of the messages that a pack of cards has of its own."""
        self.files = list(files)
        self._bundle = _bundle(language.code)
        self._source: dict[str, WordFile] = {}
        for file in files:
            self._source.update(dict.fromkeys(file.names, file))
        self._forms: dict[tuple[str, str], dict[str, str]] = {}
        self._owners: dict[str, Words | None] = {}
        self.said: dict[tuple[str, tuple[tuple[str, object], ...]], str] = {}
        """What has been said, by the message and its variables, none where it has none: many pages say the same."""

    def owner(self, key: str) -> "Words | None":
        """The words, here or in the fallback, that have the message or attribute."""
        name, _, attribute = key.partition(".")
        if is_noting():
            note("message", self.language.code, name)
            if self.deck:
                note("message", self.language.code, self.deck + name)
            if self.fallback is not None:
                note("message", self.fallback.language.code, name)
        if key not in self._owners:
            owner = self.fallback.owner(key) if self.fallback else None
            if name in self._source:
                message = self._source[name].compiled(name)
                if (message.attributes.get(attribute) if attribute else message.value) is not None:
                    owner = self
            self._owners[key] = owner
        return self._owners[key]

    def has(self, key: str) -> bool:
        """Whether the message or attribute exists in this language or its fallback."""
        return self.owner(key) is not None

    def is_own(self, key: str) -> bool:
        """Whether the message or attribute exists in this language itself."""
        owner = self.owner(key)
        return owner is not None and owner.language is self.language

    def say(self, key: str, facts: Facts | None = None, others: Facts | None = None) -> str:
        """The message (`id`) or attribute (`id.attribute`) with the facts, or `others`, put in; raises MissingWords."""
        owner = self._require(key)
        if (key, ()) in owner.said:
            return owner.said[key, ()]
        return owner.fill(key, owner.variables(owner.needed(key, facts or {}, others or {})))

    def find(self, key: str, facts: Facts | None = None) -> str | None:
        """As `say`, or None where no such message exists."""
        return self.say(key, facts) if self.has(key) else None

    def source(self, key: str) -> WordFile | None:
        """The file of this language that the message comes from."""
        return self._source.get(key.partition(".")[0])

    def needed(self, key: str, facts: Facts, others: Facts) -> Facts:
        """Those of the facts, or else of the others, that a message of this language itself uses."""
        file = self.source(key)
        used = file.facts(key) if file else ()
        return {
            name: facts[name] if name in facts else others[name] for name in used if name in facts or name in others
        }

    def variables(self, facts: Facts) -> Variables:
        """Every fact as the variables that a message may use."""
        variables: Variables = {}
        for name, typed in facts.items():
            variables.update(_WRITERS[typed.type](self, name, typed.value))
        return variables

    def join(self, parts: Sequence[str], message: str | None = None) -> str:
        """A list in the language's own way; with `message`, every joint is made by it (`list-words`)."""
        if message is not None:
            return reduce(lambda a, b: self.say_raw(message, {"a": a, "b": b}), parts) if parts else ""
        if len(parts) < 2:
            return "".join(parts)
        *most, last = parts
        if len(most) == 1:
            return self.say_raw("list-two", {"a": most[0], "b": last})
        first = reduce(lambda a, b: self.say_raw("list-more", {"a": a, "b": b}), most)
        return self.say_raw("list-last", {"a": first, "b": last})

    def word(self, value: str) -> str:
        """A word that players say, as written in this language; "coventry-1:7" is said with a card of that rank."""
        name, _, rank = value.partition(":")
        key = f"word-{name}"
        if not self.has(key):
            return name
        forms = self.forms("rank", rank) if rank else dict.fromkeys(self.forms("rank", "A"), UNSAID)
        return self.say_raw(key, {"rank" + (f"-{form}" if form else ""): text for form, text in forms.items()})

    def rank_label(self, rank: str) -> str:
        """A rank as it stands in the corner of a card in this language."""
        return self.find(f"rank-label-{rank}") or (TEN if rank == "T" else rank)

    def card(self, value: str) -> dict[str, str]:
        """The names of a card by form; the plain name has the form ""."""
        return self.forms("card", value)

    def forms(self, kind: str, value: str) -> dict[str, str]:
        """The names of a card, suit or rank by form (attribute); the plain name has the form ""."""
        message = FORMS_OF[kind]
        self.owner(message)
        if (kind, value) not in self._forms:
            raw: Variables = {"rank": _rank_key(value[0]), "suit": value[1:]} if kind == "card" else {kind: value}
            if kind == "rank":
                raw = {"rank": _rank_key(value)}
            forms = {"": self.say_raw(message, raw)}
            forms |= {name: self.say_raw(f"{message}.{name}", raw) for name in self.attributes(message)}
            self._forms[kind, value] = forms
        return self._forms[kind, value]

    def attributes(self, name: str) -> tuple[str, ...]:
        """The attributes of a message, in the language that it is taken from."""
        return self._require(name).own_attributes(name)

    def own_attributes(self, name: str) -> tuple[str, ...]:
        """The attributes of a message of this language itself."""
        return self._source[name].attributes(name)

    def say_raw(self, key: str, variables: Variables) -> str:
        """As `say`, with the variables as the message names them."""
        return self._require(key).fill(key, variables)

    def fill(self, key: str, variables: Variables) -> str:
        """A message of this language itself with its variables put in."""
        if (key, ()) in self.said:
            return self.said[key, ()]
        name, _, attribute = key.partition(".")
        message = self._source[name].compiled(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise MissingWords(key, f"no text in {self.language.code}")
        if not self._variables(key):
            variables = {}
        asked = key, tuple(variables.items())
        if asked not in self.said:
            text, errors = self._bundle.format_pattern(pattern, variables)
            if errors:
                raise MissingWords(key, f"{errors[0]} (in {self.language.code})")
            self.said[asked] = str(text)
        return self.said[asked]

    def _variables(self, key: str) -> frozenset[str]:
        file = self.source(key)
        return file.variables(key) if file else frozenset()

    def _require(self, key: str) -> "Words":
        owner = self.owner(key)
        if owner is None:
            raise MissingWords(key, f"no message in {self.language.code}")
        return owner


@cache
def _bundle(code: str) -> FluentBundle:
    """What says the messages of a language; it holds none itself, since no message refers to another."""
    return FluentBundle([code, SOURCE.code], use_isolating=False)


Writer = Callable[[Words, str, object], Variables]


def _named(kind: str) -> Writer:
    def write(words: Words, name: str, value: object) -> Variables:
        return {f"{name}-{form}" if form else name: text for form, text in words.forms(kind, str(value)).items()}

    return write


def _cards(words: Words, name: str, value: object) -> Variables:
    cards = _items(value)
    forms = [words.card(card) for card in cards]
    keys = forms[0] if forms else {"": ""}
    variables: Variables = {
        f"{name}-{form}" if form else name: words.join([card[form] for card in forms]) for form in keys
    }
    return variables | _number(words, f"{name}-count", len(cards))


def _number(words: Words, name: str, value: object) -> Variables:
    number = value if isinstance(value, Decimal) else _integer(value)
    return {name: number, f"{name}-text": words.language.number(number)}


def _year(words: Words, name: str, value: object) -> Variables:
    return {f"{name}-text": words.language.digit_text(str(value))}


def _rank_key(rank: str) -> str | int:
    """Fluent reads the variant key [9] as a number, which no string ever equals."""
    return int(rank) if rank.isdigit() else rank


def _ranks(words: Words, name: str, value: object) -> Variables:
    return {name: isolate(" ".join(words.rank_label(rank) for rank in _items(value)))}


def _word(words: Words, name: str, value: object) -> Variables:
    return {name: words.word(str(value))}


def _words(words: Words, name: str, value: object) -> Variables:
    return {name: words.join([words.word(item) for item in _items(value)], "list-words")}


def _choice(_words: Words, name: str, value: object) -> Variables:
    return {name: choice_text(value)}


def _isolated(_words: Words, name: str, value: object) -> Variables:
    return {name: isolate(str(value))}


def _phrase(_words: Words, name: str, value: object) -> Variables:
    return {name: str(value)}


def choice_text(value: object) -> str:
    """A value of an option or a state as messages select on it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _items(value: object) -> list[str]:
    if isinstance(value, str):
        return value.split()
    if isinstance(value, Iterable):
        return [str(item) for item in value]
    raise TypeError(f"not a list: {value!r}")


def _integer(value: object) -> int:
    if isinstance(value, int):
        return value
    raise TypeError(f"not a whole number: {value!r}")


_WRITERS: dict[str, Writer] = {
    "card": _named("card"),
    "cards": _cards,
    "suit": _named("suit"),
    "rank": _named("rank"),
    "ranks": _ranks,
    "seat": _isolated,
    "side": _isolated,
    "number": _number,
    "year": _year,
    "word": _word,
    "words": _words,
    "choice": _choice,
    "text": _isolated,
    # Only inside the generator: text that is in the reader's language already.
    "phrase": _phrase,
}

TYPE_SUFFIXES: dict[str, tuple[str, ...]] = {
    "cards": ("", "-count", "-count-text"),
    "number": ("", "-text"),
    "year": ("-text",),
}
"""The endings of the variables that a fact of a type gives; a name alone for all others, plus forms."""
