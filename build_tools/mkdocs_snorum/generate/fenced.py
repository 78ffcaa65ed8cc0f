"""A worked example inside somebody's page: what a fence says, as HTML, with the files that it needs."""

import hashlib
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from markupsafe import Markup

from snorum.examples import check_text
from snorum.tomllines import find_lines

from ..check import worked_faults
from ..content import GameContent, Worked
from ..faults import Fault, near_mend
from ..fences import NAME, Fence
from ..language import Language
from ..library import Library
from ..reading import work_example
from ..words import MissingWords
from .demo import document_text, game_way, shared_document
from .outputs import narration
from .page import relative
from .scope import Scope, embed_path, example_path, rules_path
from .table import render_demo
from .text import to_plain

_NAMED = re.compile(r"[a-z0-9-]+/[A-Za-z0-9_-]+")
_SETTINGS = ("lang",)


class Places(NamedTuple):
    """Where the player's files stand, below the site's root, and what they can lead to."""

    folder: str
    has_runtime: bool
    rules: str = ""
    """The address of the site with the pages of the rules, ending in a slash; empty where there is none."""
    has_own_rules: bool = False
    """Whether the project's own games have pages there."""


class Found(NamedTuple):
    """The example of a fence, and its game."""

    game: GameContent
    worked: Worked


class Demo(NamedTuple):
    """The demo of a fence, and its words alone, as a search of the site finds them."""

    html: Markup
    words: list[str]


class Fencer:
    """Makes the demos of fences; `files` gathers what the pages load, by address."""

    def __init__(self, library: Library, places: Places, faults: list[Fault]) -> None:
        self.files: dict[str, str] = {}
        self.library = library
        self._places = places
        self._faults = faults

    def make(self, fence: Fence, file: Path, line: int, url: str, language: Language) -> Demo | None:
        """The demo of a fence for the page at `url`; None with every fault noted.

        `line` is the line of the file before the first that fences are counted from, `language` the page's own.
        """
        before = len(self._faults)
        here = fence._replace(line=fence.line + line)
        self._faults.extend(_form_faults(here, file))
        code = fence.settings.get("lang")
        if code is not None and (found_language := self.library.find_language(code)) is None:
            mend = near_mend(code, [known.code for known in self.library.content.languages])
            self._faults.append(Fault(file, here.line, f"`lang`: there is no language `{code}`", mend))
        elif code is not None and found_language is not None:
            language = found_language
        found = self._find(here, file) if len(self._faults) == before else None
        if found is None or len(self._faults) > before:
            return None
        try:
            return self._render(found, language, url)
        except MissingWords as error:
            self._faults.append(Fault(file, here.line, f"`{error.key}`: {error.reason}", "write the message"))
            return None

    def _find(self, fence: Fence, file: Path) -> Found | None:
        name = fence.body.strip()
        if "\n" in name or "=" in name or name.startswith(("[", "#")):
            return self._read(fence, file)
        line = fence.line + 1 + fence.body[: fence.body.find(name)].count("\n")
        if not _NAMED.fullmatch(name):
            mend = f"name an example: <game>/<example>, the game one of {', '.join(self.library.games)}"
            self._faults.append(Fault(file, line, f"`{name[:60]}` names no example", mend))
            return None
        game_id, _, example = name.partition("/")
        game = self.library.find_game(game_id)
        if game is None:
            # One that is there and cannot be read has been told at its own files.
            if game_id not in self.library.games:
                mend = near_mend(game_id, self.library.games)
                self._faults.append(Fault(file, line, f"there is no game `{game_id}`", mend))
            return None
        worked = self.library.find_example(game, example)
        if worked is None and example not in game.example_ids:
            mend = self.library.example_mend(game, example)
            self._faults.append(Fault(file, line, f"the game `{game_id}` has no example `{example}`", mend))
        return Found(game, worked) if worked else None

    def _read(self, fence: Fence, file: Path) -> Found | None:
        """An example that stands in the fence itself; its faults are told at the lines of the page."""
        checked = check_text(fence.body, str(file))
        for fault in checked.faults:
            column = fault.column + len(fence.margin) if fault.column else None
            self._faults.append(Fault(file, fence.line + fault.line, fault.message, column=column))
        game = self.library.find_game(checked.example.record.game) if checked.example else None
        if checked.example is None or game is None:
            return None
        digest = hashlib.sha256(fence.body.encode()).hexdigest()[:12]
        worked = work_example(file, fence.body, checked.example)._replace(id=digest, is_plain=True)
        for line, message, mend in worked_faults(game, worked, find_lines(fence.body)):
            self._faults.append(Fault(file, fence.line + line, message, mend))
        return Found(game, worked)

    def _render(self, found: Found, language: Language, url: str) -> Demo:
        game, worked = found
        self.library.need_words(language, game)
        scope = Scope(self.library.content, language, f"{language.code}/", game, options=worked.options)
        folder = self._places.folder
        messages = f"words/{language.code}/{game.id}.ftl"
        document = {**shared_document(scope, game, worked), **self._addresses(scope, found), "ftl": [f"../{messages}"]}
        text = document_text(document)
        address = f"{folder}demos/{hashlib.sha256(text.encode()).hexdigest()[:16]}.json"
        self.files[address] = text
        if folder + messages not in self.files:
            self.files[folder + messages] = narration(self.library.content, language, game)
        words = [to_plain(line) for line in (document["title"], *(step["say"] for step in document["steps"]))]
        return Demo(render_demo(document, link=False, src=relative(url, address)), words)

    def _addresses(self, scope: Scope, found: Found) -> Mapping[str, str]:
        """Where the document leads, as seen from its own place in the folder of demos."""
        game, worked = found
        is_own = game.folder.parent == self.library.content.roots.own
        rules = "" if is_own and not self._places.has_own_rules else self._places.rules
        return {
            "url": rules + scope.at(example_path(game, worked)) if rules and not worked.is_plain else "",
            "embed": rules + scope.at(embed_path(game, worked)) if rules and not worked.is_plain else "",
            "rules_url": rules + scope.at(rules_path(game, worked)) if rules else "",
            **(game_way(game, worked, lambda path: rules + scope.at(path)) if rules else {}),
            "runtime": "../runtime/manifest.json" if self._places.has_runtime else "",
        }


def _form_faults(fence: Fence, file: Path) -> Iterator[Fault]:
    if not fence.is_closed:
        yield Fault(file, fence.line, f"the fence `{NAME}` is not closed", "close it with the marks that open it")
    elif not fence.body.strip():
        yield Fault(file, fence.line, f"the fence `{NAME}` is empty", "name an example, or write one")
    for word in fence.strange:
        yield Fault(file, fence.line, f"`{word}` says nothing to the fence `{NAME}`", "write lang=CODE, or delete it")
    for name in fence.settings:
        if name not in _SETTINGS:
            mend = near_mend(name, _SETTINGS, "delete it")
            yield Fault(file, fence.line, f"the fence `{NAME}` has no setting `{name}`", mend)
