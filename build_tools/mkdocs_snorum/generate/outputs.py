"""Files of the site that are no pages: sitemaps, robots.txt, oEmbed, and the messages that the player narrates with."""

from collections.abc import Iterable, Mapping, Sequence
from xml.sax.saxutils import escape, quoteattr

from fluent.syntax import ast

from ..content import CORE, Content, GameContent
from ..decks import FRENCH, deck_messages, messages_text
from ..declared import OUTCOME_COUNTED
from ..language import Language
from .demo import words_path
from .oembed import oembed
from .page import Page
from .problems import WORDS as PROBLEMS
from .scope import Scope

_NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"
_LINKS = "http://www.w3.org/1999/xhtml"
_NARRATED = (
    "action-",
    "event-",
    "fact-",
    "zone-",
    "word-",
    "rank-label-",
    "list-",
    "card-name",
    "suit-name",
    "rank-name",
    "unreadable-",
    "unknown-",
    "bad-",
    "card-",
    "seat-twice",
    "record-too-long",
    "too-many-cards",
    "not-whole-pack",
    "nobody-can-act",
    "problem-wins",
    "problem-loses",
    "quiz-",
    "compare-",
    "share-",
    "value-",
    OUTCOME_COUNTED,
)
_NAMED = ("option-", "choice-", "preset-")
"""Of house rules and variants only the names are told, not what is said about them."""
_PARTS = ("quiz", "compare", "share")
_SITE, _SITE_VALUES = "site", ("value-yes", "value-no")


WAYS = "assets/ways/"
"""Below it each language's pages alone, for the theme's script: it reads a sitemap whenever a page is loaded, and would
parse every translation's address in it."""


def sitemap_files(pages: Sequence[Page], languages: Iterable[Language], site_url: str) -> Mapping[str, str]:
    """A sitemap for each language, with every page's translations, the index of them, and the pages alone in `WAYS`."""
    files: dict[str, str] = {}
    ways: dict[str, str] = {}
    listed = [page for page in pages if page.is_indexed and page.path is not None and page.layout == "page"]
    by_path: dict[str, list[Page]] = {}
    for page in listed:
        by_path.setdefault(page.path or "", []).append(page)
    for language in languages:
        entries = [
            _entry(page, by_path[page.path or ""], site_url) for page in listed if page.language.code == language.code
        ]
        head = f'<urlset xmlns="{_NAMESPACE}" xmlns:xhtml="{_LINKS}">'
        files[f"{language.code}/sitemap.xml"] = _xml(head, entries, "urlset")
        alone = [_entry(page, (), site_url) for page in listed if page.language.code == language.code]
        ways[f"{WAYS}{language.code}/sitemap.xml"] = _xml(f'<urlset xmlns="{_NAMESPACE}">', alone, "urlset")
    maps = [f"<sitemap><loc>{escape(site_url + name)}</loc></sitemap>" for name in files]
    files["sitemap.xml"] = _xml(f'<sitemapindex xmlns="{_NAMESPACE}">', maps, "sitemapindex")
    return files | ways


def oembed_files(content: Content, pages: Iterable[Page], site_url: str) -> Mapping[str, str]:
    """For each embed among the pages, how to show it inside another page."""
    return {
        page.oembed: oembed(page, site_url, Scope(content, page.language, page.url).plain("site-name"))
        for page in pages
        if page.layout == "embed" and page.oembed
    }


def robots_file(site_url: str) -> str:
    """Everything may be read; the sitemap is here."""
    return f"User-agent: *\nAllow: /\n\nSitemap: {site_url}sitemap.xml\n"


def narration_files(content: Content) -> Mapping[str, str]:
    """For each language and game, the messages that the player needs to tell a reader's own line."""
    files: dict[str, str] = {}
    for language in content.languages:
        for game in content.games:
            files[words_path(language.code, game)] = narration(content, language, game)
            for deck in game.file.book.decks:
                if deck != FRENCH:
                    text = deck_narration(content, language, game, deck)
                    files[words_path(language.code, game, deck)] = text
    return files


def narration(content: Content, language: Language, game: GameContent) -> str:
    """The messages that a reader's own line of a game is told with."""
    return messages_text(_narrated(content, language, game).values())


def deck_narration(content: Content, language: Language, game: GameContent, deck: str) -> str:
    """Those of the messages for a reader's own line that say something else with another pack."""
    plain = _narrated(content, language, game)
    found = []
    for key, message in deck_messages(content.words(language, game).files, deck).items():
        told = plain.get(key)
        value = message.value if told and told.value else None
        names = {attribute.id.name for attribute in told.attributes} if told else set()
        attributes = [attribute for attribute in message.attributes if attribute.id.name in names]
        if value or attributes:
            found.append(ast.Message(message.id, value, attributes))
    return messages_text(found)


def _narrated(content: Content, language: Language, game: GameContent) -> dict[str, ast.Message]:
    codes = {code.id for code in game.game.all_codes()}
    clauses = {clause.id for _, clause in game.file.book.clauses()}
    messages: dict[str, ast.Message] = {}
    for name in (_SITE, CORE, PROBLEMS, *_PARTS, game.file.book.family, game.id):
        for code in dict.fromkeys((content.source.code, language.code)):
            file = content.files.get((code, name))
            for key, message in file.messages.items() if file else ():
                if name == _SITE and key not in _SITE_VALUES:
                    continue
                if key in codes or key in clauses:
                    attributes = [each for each in message.attributes if each.id.name in ("refused", "title")]
                    messages[key] = ast.Message(message.id, None, attributes)
                elif key.startswith(_NAMED):
                    messages[key] = ast.Message(message.id, message.value)
                elif key.startswith(_NARRATED):
                    messages[key] = ast.Message(message.id, message.value, message.attributes)
    return messages


def _entry(page: Page, translations: Iterable[Page], site_url: str) -> str:
    ways = ((other.language.code, site_url + other.url) for other in translations)
    links = "".join(
        f'<xhtml:link rel="alternate" hreflang={quoteattr(code)} href={quoteattr(url)}/>' for code, url in ways
    )
    return f"<url><loc>{escape(site_url + page.url)}</loc>{links}</url>"


def _xml(head: str, entries: Iterable[str], name: str) -> str:
    body = "\n".join(entries)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{head}\n{body}\n</{name}>\n'
