"""Pages that somebody wrote: Markdown with fences of worked examples, in the frame and the language of all others."""

import re
from collections.abc import Callable, Mapping
from html import unescape
from pathlib import PurePosixPath
from typing import Any, NamedTuple

import markdown
from markdown.extensions.toc import slugify_unicode
from markupsafe import Markup

from ..content import Content
from ..faults import ContentError, Fault
from ..fences import Fence, replace_fences
from ..language import Language
from ..library import Library
from .interface import interface
from .page import Heading, Page, Section
from .playground import playground
from .scope import Scope
from .sprite import sprite
from .text import to_html

KEYS = ("title", "description")
_HEAD = re.compile(r"---\n(.*?)\n---\n", re.DOTALL)
_SECTION = re.compile(r'(?=<h2 id=")')
_TAG = re.compile(r"<[^>]+>")
PARTS: Mapping[str, Callable[[Scope], str]] = {"interface": interface, "playground": playground}
"""What a page may hold that is made, by the word that stands for it: `[[interface]]`."""


class Prose(NamedTuple):
    """A page as it is written."""

    head: Mapping[str, str]
    text: str
    lines: int
    """Lines of the head, which stand before the text."""


def prose_path(path: str) -> str:
    """The address of a page below its language, from the file's: `guide/read.md` and `guide/read/index.md` are one."""
    pure = PurePosixPath(path)
    parts = [*pure.parent.parts, *([] if pure.stem == "index" else [pure.stem])]
    return "/".join([*parts, ""])


def read_prose(text: str) -> Prose:
    """A page's head, lines of `key: value` between two of `---`, and its text."""
    found = _HEAD.match(text)
    head: dict[str, str] = {}
    for line in found[1].split("\n") if found else ():
        key, _, value = line.partition(":")
        head[key.strip()] = value.strip()
    return Prose(head, text[found.end() :] if found else text, text.count("\n", 0, found.end()) if found else 0)


def prose_places(content: Content, language: Language) -> list[tuple[str, str]]:
    """The addresses below a language and the titles of its written pages, by their `place`, then by file."""
    heads = {path: read_prose(text).head for (code, path), text in content.prose.items() if code == language.code}
    order = sorted(heads, key=lambda path: (heads[path].get("place", "~"), path))
    return [(prose_path(path), heads[path].get("title", "")) for path in order]


def prose_page(content: Content, language: Language, name: str) -> Page:
    """The page of a file below `docs/<lang>/`; raises ContentError with every fault of it."""
    from .fenced import Fencer, Places  # it needs the checks, which need the site

    file = content.roots.docs / language.code / name
    prose = read_prose(content.read_prose(language.code, name))
    path = prose_path(name)
    scope = Scope(content, language, f"{language.code}/{path}")
    title = prose.head.get("title", "")
    faults = [
        Fault(file, 1, f"the page has no {key}", f"write `{key}: ...` between two lines of `---` at its top")
        for key in KEYS
        if not prose.head.get(key)
    ]
    home = "../" * scope.url.count("/")
    # A demo's document stands in a folder of its own, two below the root.
    places = Places("assets/", has_runtime=True, rules="../../", has_own_rules=True)
    fencer = Fencer(Library(content, faults), places, faults)
    demos: dict[str, Markup] = {}

    def place(fence: Fence) -> str:
        word = f"snorumfence{len(demos)}x"
        demo = fencer.make(fence, file, prose.lines, scope.url, language)
        demos[word] = demo.html if demo else Markup()
        return word

    text = replace_fences(prose.text, place)
    converter = markdown.Markdown(
        extensions=["attr_list", "fenced_code", "tables", "toc"],
        extension_configs={
            "toc": {"slugify": slugify_unicode, "permalink": True, "permalink_title": scope.plain("chrome-anchor")}
        },
    )
    html = converter.convert(text)
    if language.direction == "rtl":
        # Code is written from left to right: without this `play()` reads as `()play`.
        html = html.replace("<code>", '<code dir="ltr">')
    for word, demo in demos.items():
        html = html.replace(f"<p>{word}</p>", demo)
    for word, make in PARTS.items():
        if (place_of := f"<p>[[{word}]]</p>") in html:
            html = html.replace(place_of, make(scope))
    if faults:
        raise ContentError(faults, content.roots.project)
    tokens: list[Any] = [item for top in getattr(converter, "toc_tokens") for item in (top, *top["children"])]  # noqa: B009 (set by the extension)
    drawing = sprite(content.roots.art) if demos else ""
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=title,
        heading=title,
        description=prose.head["description"],
        html=f"{drawing}<h1>{to_html(title)}</h1>\n{html.replace('@home@', home)}",
        toc=tuple(Heading(item["id"], unescape(item["name"]), item["level"]) for item in tokens),
        sections=tuple(_sections(html, title)),
        has_demo=bool(demos),
        site_files=fencer.files,
    )


def _sections(html: str, title: str) -> list[Section]:
    """The parts of a page that search leads to: what stands before the first heading, and each heading's own."""
    first, *rest = _SECTION.split(html)
    found = [Section("", title, _plain(first))]
    for part in rest:
        anchor = part.partition('id="')[2].partition('"')[0]
        head, _, body = part.partition("</h2>")
        found.append(Section(anchor, _plain(head).removesuffix("¶"), _plain(body)))
    return found


def _plain(html: str) -> str:
    bare = re.sub(
        r"<(script|svg|template|figure|snorum-demo)\b.*?</\1>|<a class=\"headerlink\".*?</a>", "", html, flags=re.DOTALL
    )
    return " ".join(unescape(_TAG.sub(" ", bare)).split())
