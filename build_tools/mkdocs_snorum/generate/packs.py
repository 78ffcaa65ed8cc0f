"""What a page says otherwise with another pack: marks in its HTML, and the texts in a file beside it."""

import re
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from html import unescape
from typing import NamedTuple

from ..content import GameContent
from ..decks import FRENCH
from ..language import LRI, PDI
from .demo import card_names, document_text
from .scope import Scope

FORMAT = "snorum-pack"
VERSION = 1

_ISOLATED = re.compile(r'<bdi dir="ltr">([^<]*)</bdi>')
# A player follows by itself, and drawings are made anew from the card; the rest of these hold nothing that is seen.
# An isolated run is part of the text that it stands in.
_TAG = re.compile(
    rf"(?P<isolated>{_ISOLATED.pattern})|<(?P<whole>snorum-demo|svg|script|style|template|noscript)\b.*?</(?P=whole)>|<[^>]*>",
    re.DOTALL,
)
_NAME = re.compile(r"<(/?)([a-zA-Z][\w-]*)")
_VOID = {"br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}

Texts = dict[int, dict[int, str]]
"""For the number of each marked element, its texts by how many elements inside it stand before them."""


class Element(NamedTuple):
    """An element that is open: the place of its tag, and its texts so far as this pack and the other have them."""

    place: int
    texts: list[tuple[str, str]]


def follow_packs(scope: Scope, game: GameContent, say: Callable[[Scope], str]) -> tuple[str, dict[str, str]]:
    """A page's HTML as `say` makes it, marked where other packs of the game differ, and a file for each of them."""
    html = say(scope)
    others = {
        name: Scope(scope.content, scope.language, scope.url, game, options=scope.options, deck=name)
        for name in game.file.book.decks
        if name != FRENCH
    }
    if not others:
        return html, {}
    html, texts = differing(html, {name: say(other) for name, other in others.items()})
    files: dict[str, str] = {}
    ways = []
    for name, other in others.items():
        text = document_text(_document(other, game, texts[name]))
        file = f"{name}-{sha256(text.encode()).hexdigest()[:12]}.json"
        files[file] = text
        ways.append(f' data-{name}="{file}"')
    return f'{html}<template class="sn-packs"{"".join(ways)}></template>\n', files


def differing(html: str, others: Mapping[str, str]) -> tuple[str, Mapping[str, Texts]]:
    """The HTML, numbered where an element has a text that another pack has otherwise, and those texts by pack."""
    mine = _tokens(html)
    found = {name: _texts(mine, _tokens(other)) for name, other in others.items()}
    for place in {place for texts in found.values() for place in texts}:
        mine[place] = f'{mine[place][:-1]} data-pack="{place}">'
    return "".join(mine), found


def _texts(mine: list[str], theirs: list[str]) -> Texts:
    assert len(mine) == len(theirs), "words hold no markup, so every pack has the same elements"
    found: Texts = {}
    stack = [Element(-1, [("", "")])]
    for place, (own, their) in enumerate(zip(mine, theirs, strict=True)):
        tag = _NAME.match(own) if place % 2 else None
        if tag is None:
            before = stack[-1].texts.pop()
            stack[-1].texts.append((before[0] + own, before[1] + their))
        elif tag[1]:
            closed = stack.pop()
            changed = {run: _plain(text[1]) for run, text in enumerate(closed.texts) if text[0] != text[1]}
            if changed:
                found[closed.place] = changed
        else:
            stack[-1].texts.append(("", ""))
            if tag[2] not in _VOID and not own.endswith(f"</{tag[2]}>"):
                stack.append(Element(place, [("", "")]))
    return found


def _plain(text: str) -> str:
    return unescape(_ISOLATED.sub(rf"{LRI}\1{PDI}", text))


def _tokens(html: str) -> list[str]:
    """Texts and tags in turn, beginning and ending with a text."""
    return list(_parts(html))


def _parts(html: str) -> Iterator[str]:
    end = 0
    for tag in _TAG.finditer(html):
        if tag["isolated"] is None:
            yield html[end : tag.start()]
            yield tag[0]
            end = tag.end()
    yield html[end:]


def _document(scope: Scope, game: GameContent, texts: Texts) -> dict[str, object]:
    return {
        "format": FORMAT,
        "version": VERSION,
        "deck": scope.deck,
        "cards": card_names(scope, game.game.pack(scope.options)),
        "ranks": {card[0]: scope.words.rank_label(card[0]) for card in game.game.pack(scope.options)},
        "texts": texts,
    }
