"""Packs by another name: every card named in each, no name of one pack in what is said with the other."""

import json
import re
from html import unescape
from typing import Any

import pytest
from languages import CODES

from mkdocs_snorum.content import Content, GameContent
from mkdocs_snorum.decks import FRENCH, base_key, card_faces
from mkdocs_snorum.generate.demo import words_path
from mkdocs_snorum.generate.packs import differing
from mkdocs_snorum.generate.scope import embed_path, example_path, lesson_path
from mkdocs_snorum.generate.site import Site
from mkdocs_snorum.language import Language
from mkdocs_snorum.measured import figure_facts
from mkdocs_snorum.rulebook_check import rulebook_faults
from mkdocs_snorum.words import FORMS_OF
from snorum.cards import SUITS


def find_language(content: Content, code: str) -> Language:
    return next(language for language in content.languages if language.code == code)


def games(content: Content) -> list[tuple[GameContent, str]]:
    found = [(game, deck) for game in content.games for deck in game.file.book.decks if deck != FRENCH]
    assert found, "no game is played with several packs"
    return found


@pytest.mark.parametrize("code", CODES)
def test_in_each_pack_no_two_cards_have_the_same_name(content: Content, code: str) -> None:
    language = find_language(content, code)
    for game, _ in games(content):
        for deck in game.file.book.decks:
            words = content.words(language, game, deck=deck)
            cards = sorted({card for options in game.game.presets.values() for card in game.game.pack(options)})
            names = [words.card(card) for card in cards]
            for form in names[0]:
                assert len({name[form] for name in names}) == len(names), (deck, form)
            labels = {words.rank_label(card[0]) for card in cards}
            assert len(labels) == len({card[0] for card in cards}), deck


@pytest.mark.parametrize("code", CODES)
def test_every_pack_has_the_forms_of_names_that_the_language_needs(content: Content, code: str) -> None:
    language = find_language(content, code)
    for game, deck in games(content):
        plain, named = content.words(language, game), content.words(language, game, deck=deck)
        for message in FORMS_OF.values():
            assert named.own_attributes(message) == plain.own_attributes(message), (deck, message)


def names_of_its_own(content: Content, language: Language, game: GameContent, deck: str, other: str) -> set[str]:
    """Names of suits and ranks in any form that one pack has and the other does not."""
    words, others = (content.words(language, game, deck=name) for name in (deck, other))
    ranks = {card[0] for card in game.game.pack(game.options("nines" if "nines" in game.game.presets else None))}
    kinds = [("suit", suit) for suit in SUITS] + [("rank", rank) for rank in ranks]
    mine = {name for kind, value in kinds for name in words.forms(kind, value).values()}
    theirs = {name for kind, value in kinds for name in others.forms(kind, value).values()}
    return mine - theirs


def spoken_texts(document: dict[str, Any]) -> list[str]:
    texts = [
        document["title"],
        document["note"] or "",
        *document["zones"].values(),
        *(card["name"] for card in document["cards"].values()),
    ]
    for step in document["steps"]:
        texts += [
            step["say"],
            *step["notes"],
            *(fact["text"] for fact in step["facts"]),
            *(rule["title"] for rule in step["rules"]),
        ]
        texts += [said["text"] for said in step["said"]]
    return texts


@pytest.mark.parametrize("code", CODES)
def test_nothing_said_with_a_pack_names_cards_of_another(content: Content, site: Site, code: str) -> None:
    language = find_language(content, code)
    for game, deck in games(content):
        foreign = names_of_its_own(content, language, game, FRENCH, deck)
        own = names_of_its_own(content, language, game, deck, FRENCH)
        assert foreign
        assert own
        # A word of one pack may be part of another word, as "bell" is of "belle": whole words only.
        wrong = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(foreign)))})(?!\w)", re.IGNORECASE)
        right = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(own)))})(?!\w)", re.IGNORECASE)
        found = 0
        for worked in game.examples:
            document = json.loads(site.files[f"{code}/{embed_path(game, worked)}{deck}.json"])
            assert len(document["steps"]) == len(worked.frames["frames"])
            for text in spoken_texts(document):
                assert not wrong.search(text), (worked.id, text)
                found += right.search(text) is not None
        assert found > len(game.examples)


@pytest.mark.parametrize("code", CODES)
def test_a_line_of_the_reader_s_own_is_told_with_the_cards_of_the_pack(content: Content, site: Site, code: str) -> None:
    language = find_language(content, code)
    for game, deck in games(content):
        text = site.files[words_path(code, game, deck)]
        plain = site.files[words_path(code, game)]
        keys = set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
        assert set(FORMS_OF.values()) <= keys
        # Every message that stands in for another has that other one.
        assert keys <= set(re.findall(r"^([a-z][\w-]*) =", plain, re.MULTILINE))
        foreign = names_of_its_own(content, language, game, FRENCH, deck)
        wrong = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(foreign)))})(?!\w)", re.IGNORECASE)
        kept = [
            line
            for block in re.split(r"\n(?=\S)", plain)
            if (key := block.partition(" =")[0]) not in keys and key.startswith(("event-", "fact-", "zone-", "action-"))
            for line in block.splitlines()
            if wrong.search(line.partition("=")[2] or line)
        ]
        assert not kept, "these messages name cards of the first pack and need one for the other"


def page_texts(html: str) -> list[str]:
    """What a page outside its players says, text by text, and the names of its drawings."""
    bare = re.sub(r"<(snorum-demo|script|style|template|noscript)\b.*?</\1>", "", html, flags=re.DOTALL)
    named = re.findall(r'aria-label="([^"]*)"', bare)
    return [unescape(text) for text in [*re.split(r"<(?!/?bdi)[^>]*>", bare), *named] if text.strip()]


@pytest.mark.parametrize("code", CODES)
def test_what_a_page_says_with_a_pack_names_no_card_of_another(content: Content, site: Site, code: str) -> None:
    language = find_language(content, code)
    pages = {page.url: page for page in site.pages}
    for game, deck in games(content):
        foreign = names_of_its_own(content, language, game, FRENCH, deck)
        wrong = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, sorted(foreign)))})(?!\w)", re.IGNORECASE)
        paths = [lesson_path(game), *(example_path(game, worked) for worked in game.examples)]
        told = 0
        for path in paths:
            page = pages[f"{code}/{path}"]
            (name,) = re.findall(rf'<template class="sn-packs" data-{deck}="([^"]+)"></template>', page.html)
            pack = json.loads(page.files[name])
            numbers = set(re.findall(r' data-pack="(\d+)"', page.html))
            assert set(pack["texts"]) == numbers
            for texts in pack["texts"].values():
                for text in texts.values():
                    assert not wrong.search(text), (path, text)
                    told += 1
            # Without the marked elements, and the drawings that are made anew, no name of the first pack is left.
            rest = re.sub(r'<(\w+)[^>]* data-pack="\d+">.*?</\1>', "", page.html, flags=re.DOTALL)
            rest = re.sub(r'<span class="sn-card">.*?</span>', "", rest, flags=re.DOTALL)
            assert [text for text in page_texts(rest) if wrong.search(text)] == [], path
        assert told > len(paths)


def test_only_texts_that_differ_are_marked() -> None:
    demo = (
        '<snorum-demo main><template>{"say":"\u2066A\u2069"}</template><p>jack <bdi dir="ltr">A</bdi></p></snorum-demo>'
    )
    said = '<p class="a">The queen <a href="x">and</a> a <bdi dir="ltr">-4</bdi> jack</p>'
    html = f"{demo}{said}<ul><li>ten</li><li>jack<br>x</li></ul>"
    other = html.replace("queen", "Ober").replace("jack", "Unter &amp; king")
    marked, texts = differing(html, {"german": other})
    numbers = re.findall(r'data-pack="(\d+)"', marked)
    assert re.sub(r' data-pack="\d+"', "", marked) == html
    assert marked.startswith(f'{demo}<p class="a" data-pack="')
    assert "<li>ten</li>" in marked
    first, second = (texts["german"][int(number)] for number in numbers)
    assert first == {0: "The Ober ", 1: " a \u2066-4\u2069 Unter & king"}
    assert second == {0: "Unter & king"}
    assert differing(html, {"german": html}) == (html, {"german": {}})


def test_the_page_of_a_game_names_the_cards_of_every_pack(content: Content, site: Site) -> None:
    pages = {page.url: page.html for page in site.pages}
    for language in content.languages:
        for game, deck in games(content):
            html = pages[f"{language.code}/games/{game.id}/"]
            words = content.words(language, game, deck=deck)
            plain = content.words(language, game)
            for suit in SUITS:
                cells = [each.forms("suit", suit)[""] for each in (plain, words)]
                assert "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>" in html


def test_documents_offer_packs_only_where_a_game_has_several(content: Content, site: Site) -> None:
    for game in content.games:
        document = json.loads(site.files[f"en/{embed_path(game, game.examples[0])}frames.json"])
        assert ("decks" in document) == (len(game.file.book.decks) > 1)


def test_a_pack_without_faces_is_a_fault(content: Content) -> None:
    game, _ = games(content)[0]
    book = game.file.book.model_copy(update={"decks": [FRENCH, "spanish"]})
    found = rulebook_faults(game.file._replace(book=book), game.game, game.example_ids, figure_facts(game.figures))
    assert [fault.message for fault in found] == ["there are no faces for a pack `spanish`"]
    assert "german" in card_faces()["skins"]


def test_the_key_that_a_message_of_a_pack_stands_for() -> None:
    assert base_key("deck-german-card-name") == "card-name"
    assert base_key("deck-german") == "deck-german"
    assert base_key("card-name") == "card-name"
