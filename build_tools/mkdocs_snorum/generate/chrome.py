"""What surrounds a page: head data, navigation, language switch; the same for generated pages and prose."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from markupsafe import Markup

from ..content import Content
from ..language import Language
from .navigation import Navigation
from .outputs import WAYS
from .page import ROOT, Heading, Page, relative
from .pictures import SIZE as PICTURE_SIZE
from .scope import Scope, phrase
from .site import Site
from .text import to_html, to_plain

_DEMO_MARKS = ('class="sn-face"', "data-snorum=")
"""What the style sheet of demos is for besides them: cards, and fences that are filled later."""
RULES_LICENCE, CODE_LICENCE = "CC BY 4.0", "MIT"
_COLOURS = ("auto", "light", "dark")
"""What a reader chooses among, each after the one before; start.ts keeps the choice."""
_WORDS = {
    "skip": "chrome-skip",
    "menu": "chrome-menu",
    "language": "chrome-language",
    "search": "chrome-search",
    "contents": "chrome-contents",
    "top": "chrome-top",
    "site": "site-name",
    "quiet": "footer-quiet",
    "search_label": "search-label",
    "search_hint": "search-hint",
    "search_loading": "search-loading",
    "search_failed": "search-failed",
    "search_none": "search-none",
    "search_close": "search-close",
}
FEATURES = ("navigation.instant", "navigation.instant.progress", "navigation.top")


class Assets(NamedTuple):
    """Files that pages load, relative to the site's root."""

    theme_styles: tuple[str, ...]
    styles: tuple[str, ...]
    rtl_styles: tuple[str, ...]
    rtl_fonts: tuple[str, ...]
    """Fonts to be fetched at once on pages that are written from right to left."""
    demo_styles: tuple[str, ...]
    start: str
    bundle: str
    modules: tuple[str, ...]
    embed_styles: tuple[str, ...]
    embed_scripts: tuple[str, ...]
    backgrounds: tuple[str, str] | None
    """The colours of a light page and of a dark one, for what the browser draws around it."""
    logo: str = "assets/logo.svg"
    icon: str = "assets/favicon.svg"
    build: str = ""
    """The id of this build, where its pages can be read without a network."""

    def of_any_page(self) -> tuple[str, ...]:
        """The files without which no page is whole, however it is written."""
        styles = self.theme_styles + self.styles + self.demo_styles
        return (*styles, self.start, self.bundle, *self.modules, self.logo, self.icon)


class Way(NamedTuple):
    """The way to a page in another language."""

    code: str
    dir: str
    name: str
    href: str


class Chrome:
    """Makes the view of every page; what all pages of a language share is made once."""

    def __init__(self, content: Content, site: Site, assets: Assets, prose: Sequence[Page] = ()) -> None:
        self._content = content
        self._site = site
        self._assets = assets
        self._shared: dict[str, dict[str, Any]] = {}
        self._navigation = Navigation(content, prose)

    def view(self, page: Page) -> Mapping[str, Any]:
        """Everything that the frame of a page shows."""
        language, site = page.language, self._site
        root = self._root(page)
        translations = site.translations(page)
        assets = self._assets
        is_chooser = page.layout == "chooser"
        alternates = [{"code": other.language.code, "url": site.site_url + other.url} for other in translations]
        if is_chooser:
            alternates = [{"code": each.code, "url": f"{site.site_url}{each.code}/"} for each in site.languages]
        if alternates:
            fallback = site.site_url if page.path == "" else alternates[0]["url"]
            alternates.append({"code": "x-default", "url": fallback})
        is_embed = page.layout in ("embed", "selftest")
        is_rtl = language.direction == "rtl"
        styles = (assets.rtl_styles if is_rtl else ()) + (assets.embed_styles if is_embed else assets.styles)
        return {
            **self._of_language(language),
            "title": head_title(self._name(language), page),
            "heading": to_html(page.heading),
            "description": to_plain(page.description),
            "canonical": None if page.layout in ("missing", "offline") else site.site_url + page.canonical_url,
            "is_indexed": page.is_indexed,
            "alternates": [] if is_embed else alternates,
            "other_locales": [other.language.locale for other in translations if other.language.code != language.code],
            "data": page.data,
            "picture": site.site_url + page.picture if page.picture else "",
            "picture_size": PICTURE_SIZE,
            "oembed": site.site_url + page.oembed if page.oembed else "",
            "theme_styles": [root + path for path in assets.theme_styles],
            "fonts": [root + path for path in assets.rtl_fonts if is_rtl],
            "styles": [root + path for path in styles],
            "demo_styles": [root + path for path in assets.demo_styles if shows_cards(page)],
            "page_styles": [root + path for path in page.styles],
            "start": root + assets.start,
            "bundle": root + assets.bundle,
            "modules": [root + path for path in assets.modules],
            "scripts": [root + path for path in page.scripts or assets.embed_scripts],
            "logo": root + assets.logo,
            "icon": root + assets.icon,
            "backgrounds": ()
            if is_embed or assets.backgrounds is None
            else zip(("light", "dark"), assets.backgrounds, strict=True),
            "home": root if is_chooser or page.url == "404.html" else f"{root}{language.code}/",
            "navigation": "" if is_chooser else self._navigation.html(page, root),
            "languages": self._ways(page, translations, root),
            "crumbs": [Way("", "", to_html(crumb.title), root + crumb.url) for crumb in page.crumbs],
            "toc": [Heading(each.id, to_html(each.title), each.level) for each in page.toc],
            "search": f"{root}{language.code}/",
            "config": self._config(root if is_chooser or page.url == "404.html" else f"{root}{WAYS}{language.code}/"),
            "layout": page.layout,
            "build": assets.build,
            "content": Markup(_for_theme(page.html).replace(ROOT, root)),  # noqa: S704 (made by the generator)
        }

    def _root(self, page: Page) -> str:
        if page.layout == "missing":
            # The address that was asked for is not known, so ways start at the host.
            return "/" + self._site.site_url.split("://", 1)[-1].partition("/")[2]
        return relative(page.url, "") if page.url else ""

    def _name(self, language: Language) -> str:
        return str(self._of_language(language)["words"]["site"])

    def _of_language(self, language: Language) -> dict[str, Any]:
        if language.code not in self._shared:
            scope = Scope(self._content, language, f"{language.code}/")
            words = {name: scope.plain(key) for name, key in _WORDS.items()}
            words["rules_licence"] = to_html(scope.say("footer-rules", licence=phrase(f"\u2066{RULES_LICENCE}\u2069")))
            words["code_licence"] = to_html(scope.say("footer-code", licence=phrase(f"\u2066{CODE_LICENCE}\u2069")))
            self._shared[language.code] = {
                "lang": language.code,
                "dir": language.direction,
                "locale": language.locale,
                "words": words,
                "colours": [
                    {"now": now, "next": following, "name": scope.plain(f"chrome-{following}")}
                    for now, following in zip(_COLOURS, (*_COLOURS[1:], _COLOURS[0]), strict=True)
                ],
            }
        return self._shared[language.code]

    def _ways(self, page: Page, translations: Sequence[Page], root: str) -> list[Way]:
        urls = {other.language.code: other.url for other in translations}
        return [
            Way(each.code, each.direction, each.name, root + urls.get(each.code, f"{each.code}/"))
            for each in self._site.languages
        ]

    def _config(self, base: str) -> dict[str, Any]:
        """What the theme's script reads; it looks for the sitemap at `base`."""
        return {"base": base or ".", "features": list(FEATURES), "translations": {}, "search": ""}


def shows_cards(page: Page) -> bool:
    """Whether anything on the page needs the style sheet of demos."""
    return page.has_demo or any(mark in page.html for mark in _DEMO_MARKS)


def _for_theme(html: str) -> str:
    """The theme's script makes every `href` absolute and fails at those of drawings, which cannot be set."""
    return html.replace("<use href=", "<use xlink:href=")


def head_title(site: str, page: Page) -> str:
    """The title of a page with the site's name behind it."""
    return f"{to_plain(page.title)} · {site}"
