"""What must hold of the pages made: head data, links and anchors, well-formed HTML, the digits of one language only."""

import re
from collections.abc import Container, Iterator, Mapping
from html.parser import HTMLParser
from pathlib import Path
from posixpath import normpath

from .content import Content
from .faults import Fault
from .generate.page import Page
from .generate.site import Site
from .language import DIGITS, Language

_VOID = frozenset({"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "track", "wbr"})
_PIECE = re.compile(r"<(script|svg|template)\b.*?</\1>", re.DOTALL)
"""Data and drawings, which stand on many pages alike and are read once."""
_LINK = re.compile(r'<a\b[^>]*?\bhref="([^"]*)"')
_ID = re.compile(r'\bid="([^"]*)"')
_STEPS = re.compile(r'<snorum-demo[^>]* main="".*?<ol class="sn-steps" start="0">(.*?)</ol>', re.DOTALL)


def page_faults(content: Content, site: Site) -> Iterator[Fault]:
    """Every fault of the pages; each is told at the page's address below `site/`."""
    check = page_check(content, site)
    for page in site.pages:
        yield from check.faults(page)


def page_check(content: Content, site: Site) -> "PageCheck":
    """A check that knows every page and file of a site."""
    check = PageCheck(content.roots.project / "site", site.files)
    check.allow_drafts(content)
    for page in site.pages:
        check.add(page)
    return check


class PageCheck:
    """Checks pages one by one against all that the site has: its files, and every page's ids by its address."""

    def __init__(self, folder: Path, files: Container[str]) -> None:
        self.ids: dict[str, frozenset[str]] = {}
        self._drafts: list[str] = []
        self._source_digits = ""
        self._folder = folder
        self._files = files
        self._read: set[str] = set()

    def allow_drafts(self, content: Content) -> None:
        """Where a game is a draft, words of the source stand for those that a language lacks, with its digits."""
        self._drafts = [f"/{game.id}/" for game in content.games if game.file.book.draft]
        self._source_digits = content.source.digits

    def add(self, page: Page) -> None:
        """Make a page known, so that others may lead to it."""
        self.ids[page.url] = frozenset(_anchors(page))

    def faults(self, page: Page) -> Iterator[Fault]:
        """Every fault of one page."""
        yield from self.markup(page)
        yield from self.links(page)

    def markup(self, page: Page) -> Iterator[Fault]:
        """Faults of a page by itself."""
        file = self._file(page)
        for key in ("title", "description"):
            if not getattr(page, key).strip():
                yield Fault(file, 1, f"the page has no {key}", "give its message a text")
        pieces = [piece for piece in dict.fromkeys(map(_whole, _PIECE.finditer(page.html))) if piece not in self._read]
        self._read.update(pieces)
        is_draft = any(part in page.url for part in self._drafts)
        for html in (_PIECE.sub(_keep_lines, page.html), *pieces):
            reader = _Reader(file, page.language, self._source_digits if is_draft else "")
            reader.feed(html)
            reader.close()
            yield from reader.faults()

    def links(self, page: Page) -> Iterator[Fault]:
        """Ways of a page that lead nowhere."""
        yield from _link_faults(self._file(page), page, self._files, self.ids)

    def _file(self, page: Page) -> Path:
        return self._folder / (page.url if page.url.endswith(".html") else f"{page.url}index.html")


def _link_faults(file: Path, page: Page, files: Container[str], ids: Mapping[str, frozenset[str]]) -> Iterator[Fault]:
    for href in dict.fromkeys(_LINK.findall(page.html)):
        if re.match(r"[a-z]+:|@root@", href):
            continue
        path, _, anchor = href.partition("#")
        folder = page.url if page.url.endswith("/") or not page.url else page.url.rpartition("/")[0] + "/"
        target = normpath(f"/{folder}{path}").lstrip("/") if path else page.url
        if path and (path.endswith("/") or path in (".", "..")) and target:
            target += "/"
        target = "" if target == "." else target
        if target not in ids and target not in files:
            yield Fault(file, _line(page.html, href), f"the link {href} leads nowhere", "correct it, or make the page")
        # What else has a `=` than a step is what the page's script reads, as a game to be dealt.
        elif anchor and target in ids and anchor not in ids[target] and ("=" not in anchor or anchor.startswith("s=")):
            yield Fault(file, _line(page.html, href), f"the anchor of {href} does not exist", "correct it")


def _anchors(page: Page) -> set[str]:
    """Every id of a page, and the steps of the demo that its hash leads to."""
    found = set(_ID.findall(page.html))
    if page.has_demo and (steps := _STEPS.search(page.html)):
        found |= {f"s={n}" for n in range(steps[1].count("<li"))}
    return found


def _whole(found: re.Match[str]) -> str:
    return found[0]


def _keep_lines(found: re.Match[str]) -> str:
    return "\n" * found[0].count("\n")


def _line(html: str, text: str) -> int:
    return html.count("\n", 0, html.find(text)) + 1


class _Reader(HTMLParser):
    """Reads a page's HTML strictly: every element closed in order, no id twice, no foreign digits in its text."""

    def __init__(self, file: Path, language: Language, others: str) -> None:
        super().__init__(convert_charrefs=True)
        self._file = file
        self._language = language
        foreign = "".join(digits for name, digits in DIGITS.items() if name not in (language.digits, others))
        self._foreign = re.compile(f"[{foreign}]")
        self._open: list[tuple[str, int, bool]] = []
        self._ids: set[str] = set()
        self._found: list[tuple[int, str, str]] = []

    def faults(self) -> Iterator[Fault]:
        """What was found, once the page is read."""
        for tag, line, _ in self._open:
            self._found.append((line, f"<{tag}> is not closed", "mend the template"))
        for line, message, mend in self._found:
            yield Fault(self._file, line, message, mend)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        line = self.getpos()[0]
        values = dict(attrs)
        if len(values) != len(attrs):
            self._found.append((line, f"<{tag}> has an attribute twice", "mend the template"))
        anchor = values.get("id")
        if anchor is not None:
            if anchor in self._ids:
                self._found.append((line, f"the id `{anchor}` stands twice", "rename one"))
            self._ids.add(anchor)
        if tag not in _VOID:
            self._open.append((tag, line, self._is_free(tag, values)))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del tag, attrs

    def handle_endtag(self, tag: str) -> None:
        if tag in _VOID:
            return
        if self._open and self._open[-1][0] == tag:
            self._open.pop()
        else:
            self._found.append((self.getpos()[0], f"</{tag}> closes nothing", "mend the template"))

    def handle_data(self, data: str) -> None:
        if any(is_free for _, _, is_free in self._open):
            return
        if found := self._foreign.search(data):
            text = " ".join(data.split())[:60]
            message = f"the digit {found[0]} is not one of {self._language.name}: “{text}”"
            self._found.append((self.getpos()[0], message, "give the number as a fact"))

    def _is_free(self, tag: str, values: dict[str, str | None]) -> bool:
        """Whether digits of other scripts may stand inside: notation, code, drawings, text of another language."""
        if tag in ("code", "pre", "svg", "script", "style", "template"):
            return True
        if tag == "bdi" and values.get("dir") == "ltr":
            return True
        return "lang" in values and values["lang"] != self._language.code
