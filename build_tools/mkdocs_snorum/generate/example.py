"""The page of a worked example, the bare page for other sites, and the list of a game's examples."""

from typing import NamedTuple

from snorum.core.types import Typed

from ..content import Content, GameContent, Worked
from ..language import Language
from ..reads import note
from ..words import isolate
from .demo import deck_documents, demo_document, document_text, example_note, example_title, shared_document
from .evidence import source_link
from .oembed import NAME as OEMBED
from .packs import follow_packs
from .page import TILE_STYLES, Crumb, Heading, Page, Section
from .pictures import picture_path
from .rules import Link, example_links
from .scope import Scope, embed_path, example_path, examples_path, game_path, phrase, rules_path
from .score_card import CARD_STYLES, filled_card
from .sprite import sprite
from .table import render_demo, render_printed
from .text import to_plain
from .variants import override_words

STYLES = ("assets/printed.css",)


class Listed(NamedTuple):
    """An example in the list."""

    href: str
    title: str
    note: str | None


class Group(NamedTuple):
    """The examples of a preset."""

    id: str
    name: str
    items: list[Listed]


def example_page(content: Content, language: Language, game: GameContent, worked: Worked) -> Page:
    """The page of an example: its demo, what it is played by, the rules used, the record."""
    note("example", game.id, worked.id)
    path = example_path(game, worked)
    scope = Scope(content, language, f"{language.code}/{path}", game, options=worked.options)
    title, name = to_plain(example_title(scope, worked)), scope.plain(f"game-{game.id}")
    around = game.neighbours(worked)
    previous, following = (example_links(scope, game, [other])[0] if other else None for other in around)
    rules_url = rules_path(game, worked)
    known = {clause.id for _, clause in game.file.book.clauses()}
    used = [clause for clause in [*worked.used, *worked.refused] if clause in known]
    preset = scope.say(f"preset-{worked.preset}")
    score_card = filled_card(scope, game, worked)
    demo = render_demo(demo_document(scope, worked), main=True, link=False, used=scope.plain("example-step-rules"))
    places = _printed_places(scope, worked)

    def say(own: Scope) -> str:
        return own.render(
            "example.html.jinja",
            sprite=sprite(content.roots.art),
            title=example_title(own, worked),
            note=example_note(own, worked),
            demo=demo,
            printed=render_printed(shared_document(own, game, worked), places),
            preset=preset,
            overrides=override_words(own, dict(worked.example.record.overrides)),
            sources=_sources(scope, game, worked),
            rules=[Link(own.href(rules_url, f"rule-{rule}"), own.say(f"{rule}.title")) for rule in dict.fromkeys(used)],
            rules_href=own.href(rules_url),
            score_card=score_card,
            record=worked.frames["record"],
            previous=previous,
            next=following,
        )

    html, packs = follow_packs(scope, game, say)
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=scope.plain("example-page-title", title=phrase(title), game=phrase(name)),
        heading=title,
        description=scope.plain(
            "example-description", title=phrase(title), game=phrase(name), preset=phrase(to_plain(preset))
        ),
        html=html,
        toc=(
            Heading("rules-used", scope.plain("example-rules"), 2),
            Heading("record", scope.plain("example-record"), 2),
        ),
        sections=(Section("", title, to_plain(example_note(scope, worked) or "")),),
        crumbs=(
            Crumb(scope.at(game_path(game)), name),
            Crumb(scope.at(examples_path(game)), scope.plain("examples-title")),
        ),
        has_demo=True,
        picture=picture_path(game, worked),
        oembed=scope.at(f"{embed_path(game, worked)}{OEMBED}"),
        styles=TILE_STYLES + STYLES + (CARD_STYLES if score_card else ()),
        files=packs,
    )


def printed_steps(worked: Worked) -> list[int]:
    """The start, what stands for the example, where each clause that it shows is first used, and the end."""
    frames = worked.frames["frames"]
    shown = worked.example.meta.get("shows", ())
    first = (next((frame["n"] for frame in frames if clause in frame["rules"]), 0) for clause in shown)
    return sorted({0, worked.key_step, *first, len(frames) - 1})


def _printed_places(scope: Scope, worked: Worked) -> dict[int, str]:
    def told(n: int) -> Typed:
        return phrase(scope.language.number(n))

    last = told(len(worked.frames["frames"]) - 1)
    return {n: scope.plain("player-step", n=told(n), m=last) for n in printed_steps(worked)}


def embed_page(content: Content, language: Language, game: GameContent, worked: Worked) -> Page:
    """The bare page of an example, with its document as a file beside it."""
    note("example", game.id, worked.id)
    path = embed_path(game, worked)
    scope = Scope(content, language, f"{language.code}/{path}", game, options=worked.options)
    title = to_plain(example_title(scope, worked))
    document = demo_document(scope, worked)
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=scope.plain("embed-title", title=phrase(title)),
        description=scope.plain(
            "example-description",
            title=phrase(title),
            game=phrase(scope.plain(f"game-{game.id}")),
            preset=phrase(scope.plain(f"preset-{worked.preset}")),
        ),
        html=scope.render(
            "embed.html.jinja",
            title=title,
            sprite=sprite(content.roots.art),
            demo=render_demo(document, main=True),
        ),
        layout="embed",
        canonical=scope.at(example_path(game, worked)),
        is_indexed=False,
        has_demo=True,
        picture=picture_path(game, worked),
        oembed=scope.at(f"{path}{OEMBED}"),
        files={"frames.json": document_text(document)}
        | {f"{name}.json": document_text(spoken) for name, spoken in deck_documents(scope, worked).items()},
    )


def examples_page(content: Content, language: Language, game: GameContent) -> Page:
    """Every example of a game, by the preset that it is played by."""
    path = examples_path(game)
    scope = Scope(content, language, f"{language.code}/{path}", game)
    groups: list[Group] = []
    for preset, options in game.game.presets.items():
        own = Scope(content, language, scope.url, game, options=options)
        items = [_listed(scope, game, worked) for worked in game.examples if worked.preset == preset]
        if items:
            groups.append(Group(preset, own.say(f"preset-{preset}"), items))
    name = scope.plain(f"game-{game.id}")
    title = scope.plain("examples-of", game=phrase(name))
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=title,
        heading=title,
        description=scope.plain("examples-description"),
        html=scope.render("examples.html.jinja", game=game, groups=groups, game_href=scope.href(game_path(game))),
        toc=tuple(Heading(f"preset-{group.id}", to_plain(group.name), 2) for group in groups),
        sections=(Section("", title, ""),),
        crumbs=(Crumb(scope.at(game_path(game)), name),),
        styles=TILE_STYLES,
    )


def _listed(scope: Scope, game: GameContent, worked: Worked) -> Listed:
    own = Scope(scope.content, scope.language, scope.url, game, options=worked.options)
    return Listed(scope.href(example_path(game, worked)), example_title(own, worked), example_note(own, worked))


def _sources(scope: Scope, game: GameContent, worked: Worked) -> list[Link]:
    """What the example says of its source: ids, parted by commas, are linked; other text stands as it is."""
    text = str(worked.example.meta.get("source", ""))
    parts = [part.strip() for part in text.split(",")]
    known = {source.id for source in game.file.book.source}
    if text and known.issuperset(parts):
        return [source_link(scope, part, game) for part in parts]
    return [Link("", isolate(text))] if text else []
