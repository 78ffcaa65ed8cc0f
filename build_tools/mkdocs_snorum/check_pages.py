"""What must hold of the pages made: head data, links and anchors, well-formed HTML, the digits of one language only."""

import re
import sys
from collections.abc import Container, Iterator
from pathlib import Path
from posixpath import normpath

from .check_markup import markup_faults
from .content import Content
from .faults import Fault
from .generate.page import Page
from .generate.site import Site

_PIECE = re.compile(r"<(script|svg|template)\b")
"""Where data and drawings begin, which stand on many pages alike and are read once."""
_LINK = re.compile(r'<a\b[^>]*?\bhref="([^"]*)"')
_STEPS = re.compile(r'<snorum-demo[^>]* main="".*?<ol class="sn-steps" start="0">(.*?)</ol>', re.DOTALL)


class SiteCheck:
    """Checks the pages of a site, each as soon as it is made; a fault is told at the page's address below `site/`."""

    def __init__(self, content: Content, site: Site) -> None:
        self._site = site
        self._check = page_check(content, site)
        self._faults: list[Fault] = []
        self._language = ""
        self._ways: set[tuple[str, str]] = set()
        """Where links lead that has not been seen yet."""

    def take(self, page: Page) -> None:
        """Check a page by itself, and note where it leads."""
        self._check.add(page)
        self._faults += self._check.markup(page)
        if page.language.code != self._language:
            self._language = page.language.code
            self._ways = {way for way in self._ways if not self._check.leads(*way)}
        self._ways.update(way for _, way in ways(page))

    def faults(self) -> list[Fault]:
        """Every fault, once all pages are made; only where a link leads nowhere are the pages looked through for it."""
        if any(not self._check.leads(*way) for way in self._ways):
            for page in self._site.pages:
                self._faults += self._check.links(self._site.whole(page))
        return self._faults


def page_check(content: Content, site: Site) -> "PageCheck":
    """A check that knows every page and file of a site."""
    check = PageCheck(content.roots.project / "site", site.files)
    check.allow_drafts(content)
    for page in site.pages:
        check.add(page)
    return check


def ways(page: Page) -> Iterator[tuple[str, tuple[str, str]]]:
    """Every link of a page into its site, with the address and the anchor that it leads to."""
    for href in dict.fromkeys(_LINK.findall(page.html)):
        if re.match(r"[a-z]+:|@root@", href):
            continue
        path, _, anchor = href.partition("#")
        folder = page.url if page.url.endswith("/") or not page.url else page.url.rpartition("/")[0] + "/"
        target = normpath(f"/{folder}{path}").lstrip("/") if path else page.url
        if path and (path.endswith("/") or path in (".", "..")) and target:
            target += "/"
        yield href, ("" if target == "." else target, anchor)


class PageCheck:
    """Checks pages one by one against all that the site has: its files, and every page's ids by its address."""

    def __init__(self, folder: Path, files: Container[str]) -> None:
        self.ids: dict[str, frozenset[str]] = {}
        self._same: dict[frozenset[str], frozenset[str]] = {}
        self._drafts: list[str] = []
        self._source_digits = ""
        self._folder = folder
        self._files = files
        self._read: set[tuple[int, int]] = set()

    def allow_drafts(self, content: Content) -> None:
        """Where a game is a draft, words of the source stand for those that a language lacks, with its digits."""
        self._drafts = [f"/{game.id}/" for game in content.games if game.file.book.draft]
        self._source_digits = content.source.digits

    def add(self, page: Page) -> None:
        """Make a page known, so that others may lead to it."""
        ids = frozenset(map(sys.intern, _anchors(page)))
        # A page has the same ids in every language.
        self.ids[page.url] = self._same.setdefault(ids, ids)

    def markup(self, page: Page) -> Iterator[Fault]:
        """Faults of a page by itself."""
        file = self._file(page)
        for key in ("title", "description"):
            if not getattr(page, key).strip():
                yield Fault(file, 1, f"the page has no {key}", "give its message a text")
        is_draft = any(part in page.url for part in self._drafts)
        for html in self.unread(page.html):
            yield from markup_faults(file, html, page.language, self._source_digits if is_draft else "")

    def unread(self, html: str) -> Iterator[str]:
        """What has not been read yet: a page without its data and drawings, then those of them that are new."""
        rest: list[str] = []
        pieces: list[str] = []
        end = at = 0
        while (found := _PIECE.search(html, at)) is not None:
            mark = f"</{found[1]}>"
            stop = html.find(mark, found.end())
            if stop < 0:
                at = found.end()
                continue
            rest.append(html[end : found.start()])
            end = at = stop + len(mark)
            piece = html[found.start() : end]
            rest.append("\n" * piece.count("\n"))
            # Their hashes: the pieces themselves would be half of all pages.
            key = hash(piece), len(piece)
            if key not in self._read:
                self._read.add(key)
                pieces.append(piece)
        yield "".join([*rest, html[end:]])
        yield from pieces

    def links(self, page: Page) -> Iterator[Fault]:
        """Ways of a page that lead nowhere."""
        for href, way in ways(page):
            if self.leads(*way):
                continue
            line = _line(page.html, href)
            if way[0] in self.ids or way[0] in self._files:
                yield Fault(self._file(page), line, f"the anchor of {href} does not exist", "correct it")
            else:
                message = f"the link {href} leads nowhere"
                yield Fault(self._file(page), line, message, "correct it, or make the page")

    def leads(self, target: str, anchor: str) -> bool:
        """Whether there is what a link leads to."""
        if target not in self.ids:
            return target in self._files
        # What else has a `=` than a step is what the page's script reads, as a game to be dealt.
        return not anchor or anchor in self.ids[target] or ("=" in anchor and not anchor.startswith("s="))

    def _file(self, page: Page) -> Path:
        return self._folder / (page.url if page.url.endswith(".html") else f"{page.url}index.html")


def _anchors(page: Page) -> set[str]:
    """Every id of a page, and the steps of the demo that its hash leads to."""
    # Parts of a split are found many times faster than matches of an expression.
    found = {part.partition('"')[0] for space in " \n" for part in page.html.split(f'{space}id="')[1:]}
    if page.has_demo and (steps := _STEPS.search(page.html)):
        found |= {f"s={n}" for n in range(steps[1].count("<li"))}
    return found


def _line(html: str, text: str) -> int:
    return html.count("\n", 0, html.find(text)) + 1
