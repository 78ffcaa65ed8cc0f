"""What the generator hands over: pages as models, and files beside them."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from ..language import Language

ROOT = "@root@"
"""What stands for the way to the site's root until the page that a way is on is known."""

Layout = Literal["page", "embed", "missing", "offline", "chooser", "selftest"]


class Heading(NamedTuple):
    """An entry of a page's table of contents."""

    id: str
    title: str
    level: int


class Section(NamedTuple):
    """A part of a page that search can lead to; `names` weigh most."""

    anchor: str
    title: str
    text: str
    names: tuple[str, ...] = ()


class Crumb(NamedTuple):
    """A page above this one."""

    url: str
    title: str


TILE_STYLES = ("assets/tiles.css",)
"""Style sheets of pages around the rules: those with tiles, and examples."""
SAY_STYLES = ("assets/say.css",)
"""Style sheets of those with words to be said."""


@dataclass(frozen=True, kw_only=True)
class Page:
    """One page; every address is relative to the site's root and ends in a slash."""

    url: str
    language: Language
    title: str
    description: str
    html: str
    heading: str = ""
    layout: Layout = "page"
    canonical: str = ""
    """The address that stands for this page; empty: its own."""
    path: str | None = None
    """The address below the language's folder, where every language has this page."""
    toc: tuple[Heading, ...] = ()
    sections: tuple[Section, ...] = ()
    data: tuple[Mapping[str, Any], ...] = ()
    """Structured data, as JSON-LD."""
    crumbs: tuple[Crumb, ...] = ()
    picture: str = ""
    """The address of the picture that stands for the page elsewhere."""
    oembed: str = ""
    """The address of the file that says how to show the page inside another."""
    is_indexed: bool = True
    has_demo: bool = False
    scripts: tuple[str, ...] = ()
    """Scripts of a page in a frame, in place of the player's."""
    styles: tuple[str, ...] = ()
    """Style sheets of this kind of page alone, relative to the site's root."""
    files: Mapping[str, str] = field(default_factory=dict)
    """Files beside the page, by name."""
    site_files: Mapping[str, str] = field(default_factory=dict)
    """Files that it loads and other pages may load too, by address."""

    @property
    def canonical_url(self) -> str:
        """The address that search engines keep."""
        return self.canonical or self.url


def put_aside(page: Page) -> tuple[Page, str]:
    """A page as it is known to others, and what it alone shows as text."""
    head = json.dumps([page.heading, page.description, page.toc, page.data, page.crumbs], ensure_ascii=False)
    known = replace(
        page, html="", heading="", description="", toc=(), sections=(), data=(), crumbs=(), files={}, site_files={}
    )
    return known, f"{head}\n{page.html}"


def taken_back(page: Page, text: str) -> Page:
    """A page that was put aside as it was, without its sections and files, which are somewhere else by then."""
    head, _, html = text.partition("\n")
    heading, description, toc, data, crumbs = json.loads(head)
    return replace(
        page,
        html=html,
        heading=heading,
        description=description,
        toc=tuple(Heading(*each) for each in toc),
        data=tuple(data),
        crumbs=tuple(Crumb(*each) for each in crumbs),
    )


def relative(url: str, target: str) -> str:
    """The way from a page to an address of the site, both relative to its root."""
    return "../" * url.count("/") + target or "./"
