"""What differs between two readings of the content, as the keys that pages note while they are made."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from ..content import Content, GameContent
from ..reads import Key
from ..wordfile import WordFile

_REFERENCE = re.compile(r'{%-?\s*(?:import|from|include|extends)\s+"([^"]+)"')


def content_changes(old: Content, new: Content) -> set[Key] | None:
    """Every key whose value is another now; None where every page is: a language changed, or which words there are."""
    if old.languages != new.languages or old.source_names() != new.source_names():
        return None
    changed: set[Key] = {
        ("prose", *key) for key in {**old.prose, **new.prose} if old.prose.get(key) != new.prose.get(key)
    }
    for code, name in {**old.files, **new.files}:
        before, after = old.files.get((code, name)), new.files.get((code, name))
        if before is not after:
            changed.add(("words", code))
            changed.update(_words_changes(code, name, before, after))
    olds, news = ({game.id: game for game in content.games} for content in (old, new))
    if list(olds) != list(news) or old.families != new.families:
        changed.add(("games",))
    for game in {**olds, **news}:
        changed.update(_game_changes(game, olds.get(game), news.get(game)))
    return changed


def _words_changes(code: str, name: str, before: WordFile | None, after: WordFile | None) -> Iterator[Key]:
    olds = before.messages if before else {}
    news = after.messages if after else {}
    if list(olds) != list(news):
        yield ("ids", code, name)
    for key in {**olds, **news}:
        old, new = olds.get(key), news.get(key)
        if old is None or new is None or not old.equals(new, ignored_fields=["span", "comment"]):
            yield ("message", code, key)


def _game_changes(game: str, before: GameContent | None, after: GameContent | None) -> Iterator[Key]:
    if before is None or after is None or before.file is not after.file:
        yield ("rulebook", game)
    olds = {worked.id: worked for worked in before.examples} if before else {}
    news = {worked.id: worked for worked in after.examples} if after else {}
    differing = [name for name in {**olds, **news} if olds.get(name) is not news.get(name)]
    if differing:
        yield ("examples", game)
    if list(olds) != list(news):
        yield ("order", game)
    yield from (("example", game, name) for name in differing)
    posed = [tuple(map(id, content.problems)) if content else () for content in (before, after)]
    if posed[0] != posed[1]:
        yield ("problems", game)
    figures = [content.figures if content else () for content in (before, after)]
    if figures[0] != figures[1]:
        yield ("figures", game)
    lessons = [content.lesson if content else None for content in (before, after)]
    if lessons[0] is not lessons[1]:
        yield ("lesson", game)


def template_texts(folder: Path) -> dict[str, str]:
    """The templates of generated pages by name; those of the frame are read anew for every answer."""
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.jinja"))}


def template_changes(old: Mapping[str, str], new: Mapping[str, str]) -> set[Key]:
    """Every template that differs, or that uses one that does."""
    changed = {name for name in {**old, **new} if old.get(name) != new.get(name)}
    users = {name: set(_REFERENCE.findall(text)) for name, text in new.items()}
    while more := {name for name, used in users.items() if used & changed} - changed:
        changed |= more
    return {("template", name) for name in changed}
