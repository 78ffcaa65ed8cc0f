"""The site in memory: pages are made when they are asked for, and anew when something they were made from changes."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from jinja2 import TemplateError, TemplateSyntaxError

from ..assets_files import site_assets
from ..check import check_content, missing_words_fault
from ..check_pages import PageCheck
from ..content import Content, Roots
from ..faults import ContentError, Fault, sort_faults
from ..generate.chrome import Chrome
from ..generate.frame import Frame
from ..generate.oembed import NAME as OEMBED
from ..generate.outputs import narration_files, oembed_files, robots_file, sitemap_files
from ..generate.page import Page
from ..generate.prose import prose_path
from ..generate.site import Plan, Site, language_search, site_plans
from ..memory import Memory
from ..reads import Key, noting
from ..schemas import schema_files
from ..words import MissingWords
from .changes import content_changes, template_changes, template_texts


class Made(NamedTuple):
    """A page with what it was made from."""

    page: Page
    reads: set[Key]


class LiveSite:
    """Pages and files by their addresses, as a clean build of the same content gives them.

    Content with faults is not taken: what was good stays. A page that cannot be made stays as it was last made.
    """

    def __init__(self, roots: Roots, site_url: str, theme: Path) -> None:
        self.roots = roots
        self.site_url = site_url
        self.faults: list[Fault] = []
        """Of the content, if it could not be taken."""
        self.page_faults: dict[str, list[Fault]] = {}
        """Of pages, by address."""
        self.frame_faults: list[Fault] = []
        self._theme = theme
        self._memory = Memory()
        self._check = PageCheck(roots.project / "site", self)
        self._made: dict[str, Made] = {}
        self._last: dict[str, Page] = {}
        self._plans: dict[str, Plan] = {}
        self._files: dict[str, str] = {}
        self._content: Content | None = None
        self._templates: dict[str, str] = {}
        self._sprite: bytes | None = None

    def refresh(self) -> bool:
        """Read the content anew and drop what its changes touch; False where it has faults and the last one stays."""
        content, self.faults = check_content(self.roots, self._memory)
        if self.faults:
            return False
        self._drop(content)
        self._content = content
        self._check.allow_drafts(content)
        self._plans = {plan.url: plan for plan in site_plans(content)}
        for url in {*self._made, *self._last} - set(self._plans):
            for known in (self._made, self._last, self.page_faults, self._check.ids):
                known.pop(url, None)
        self._files = {}
        places = Site(self.site_url, content.languages, [_place(plan) for plan in self._plans.values()])
        places.index()
        chrome = Chrome(content, places, site_assets([self._theme], self.roots))
        self._frame = Frame(chrome, self.roots.templates / "theme")
        return True

    def _drop(self, content: Content) -> None:
        """Forget every page that was made from something that is another now."""
        changed = content_changes(self._content, content) if self._content else None
        templates = template_texts(self.roots.templates)
        drawing = self.roots.docs / "assets" / "cards.svg"
        sprite = drawing.read_bytes() if drawing.exists() else None
        if changed is not None:
            changed |= template_changes(self._templates, templates)
            if sprite != self._sprite:
                changed.add(("sprite",))
        self._templates, self._sprite = templates, sprite
        self._made = {
            url: made for url, made in self._made.items() if changed is not None and made.reads.isdisjoint(changed)
        }

    def missing(self) -> list[str]:
        """The addresses of pages that are not made, or were dropped."""
        return [url for url in self._plans if url not in self._made]

    def urls(self) -> list[str]:
        """The addresses of all pages, in the order of the navigation."""
        return list(self._plans)

    def page(self, url: str) -> Page | None:
        """The page of an address, made if it must be; the last good one where it has faults."""
        plan = self._plans.get(url)
        if plan is None:
            return None
        if url not in self._made:
            self._make(plan)
        return self._made[url].page if url in self._made else self._last.get(url)

    def document(self, url: str) -> str | None:
        """The HTML of a page as it is published; None where there is no such page, or the frame has faults."""
        page = self.page(url)
        if page is None:
            return None
        try:
            text = self._frame.document(page)
        except TemplateError as error:
            self.frame_faults = [_template_fault(error, self.roots.templates / "theme" / "main.html")]
            return None
        self.frame_faults = []
        return text

    def file(self, url: str) -> str | None:
        """A file that is no page: an index of the search, a sitemap, a demo document, words for the player."""
        if url in self._files:
            return self._files[url]
        if self._content is None:
            return None
        folder, _, name = url.rpartition("/")
        page = self.page(f"{folder}/")
        if page is not None and name in page.files:
            return page.files[name]
        self._files.update(self._group(url, self._content))
        if url not in self._files and url.startswith("assets/demos/"):
            for written in self._written():
                self._files.update(written.site_files)
        return self._files.get(url)

    def files(self) -> dict[str, str]:
        """Every file by its address."""
        if self._content is None:
            return {}
        pages = self._pages()
        for language in self._content.languages:
            self._files.update(language_search(self._content, language, pages))
        for name in ("sitemap.xml", "assets/words/", "schemas/", "robots.txt"):
            self._files.update(self._group(name, self._content))
        self._files.update(oembed_files(self._content, pages, self.site_url))
        for page in pages:
            self._files.update(page.site_files)
        return self._files | {page.url + name: text for page in pages for name, text in page.files.items()}

    def _written(self) -> list[Page]:
        """The pages that somebody wrote."""
        prose = self._content.prose if self._content else {}
        urls = [f"{code}/{prose_path(path)}" for code, path in prose]
        return [page for url in urls if (page := self.page(url)) is not None]

    def __contains__(self, url: object) -> bool:
        """Whether a file stands at the address; a link may lead to it."""
        return isinstance(url, str) and self.file(url) is not None

    def _pages(self) -> list[Page]:
        return [page for url in self._plans if (page := self.page(url)) is not None]

    def _group(self, url: str, content: Content) -> dict[str, str]:
        """The files that are made together with one of them."""
        code = url.partition("/")[0]
        language = next((each for each in content.languages if each.code == code), None)
        if language is not None and url.startswith(f"{code}/search/"):
            return dict(language_search(content, language, self._pages()))
        if url.endswith(f"/{OEMBED}"):
            page = self.page(url.removesuffix(OEMBED))
            return dict(oembed_files(content, [page] if page else [], self.site_url))
        if url.endswith("sitemap.xml"):
            return dict(sitemap_files(self._pages(), content.languages, self.site_url))
        if url.startswith("assets/words/"):
            return dict(narration_files(content))
        if url.startswith("schemas/"):
            return schema_files(content)
        return {"robots.txt": robots_file(self.site_url)} if url == "robots.txt" else {}

    def _make(self, plan: Plan) -> None:
        try:
            with noting() as reads:
                page = plan.make()
            faults = list(self._check.markup(page))
        except MissingWords as error:
            faults = [missing_words_fault(self._content, error)] if self._content else []
        except ContentError as error:
            faults = error.faults
        except TemplateError as error:
            faults = [_template_fault(error, self.roots.templates)]
        except Exception as error:  # noqa: BLE001 (whatever it is, the other pages and the server go on)
            faults = [
                Fault(self.roots.project / plan.url, 1, f"the page cannot be made: {type(error).__name__}: {error}")
            ]
        else:
            if not faults:
                self._made[plan.url] = Made(page, reads)
                self._last[plan.url] = page
                self._check.add(page)
        if faults:
            self.page_faults[plan.url] = faults
        else:
            self.page_faults.pop(plan.url, None)

    def check_links(self, urls: list[str]) -> None:
        """Note every way of these pages that leads nowhere; all pages must be made."""
        for url in urls:
            if url in self._made and (found := list(self._check.links(self._made[url].page))):
                self.page_faults[url] = found

    def ids(self, url: str) -> frozenset[str]:
        """The ids of a page as it was last made."""
        return self._check.ids.get(url, frozenset())

    def all_faults(self) -> list[Fault]:
        """Every fault of the content and of pages."""
        return sort_faults(
            [*self.faults, *self.frame_faults, *(fault for found in self.page_faults.values() for fault in found)]
        )


def _place(plan: Plan) -> Page:
    """A page of which only the address is known, for the ways to translations."""
    return Page(
        url=plan.url, path=plan.path, language=plan.language, layout=plan.layout, title="", description="", html=""
    )


def _template_fault(error: TemplateError, folder: Path) -> Fault:
    if isinstance(error, TemplateSyntaxError):
        return Fault(
            Path(error.filename or folder), error.lineno, f"the template cannot be read: {error.message}", "mend it"
        )
    frame, line = folder, 1
    for place in _places(error):
        if place[0].suffix == ".jinja" or place[0].suffix == ".html":
            frame, line = place
    return Fault(frame, line, f"the template fails: {error.message}", "mend it")


def _places(error: BaseException) -> Iterator[tuple[Path, int]]:
    trace = error.__traceback__
    while trace is not None:
        yield Path(trace.tb_frame.f_code.co_filename), trace.tb_lineno
        trace = trace.tb_next
