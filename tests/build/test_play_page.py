"""The page to play on: one for every game in every language, with every preset, every house rule, and its words."""

import html
import json
import posixpath
import re
from typing import Any

import html5lib
import pytest
from languages import CODES

from mkdocs_snorum.content import Content, GameContent
from mkdocs_snorum.generate.page import Page
from mkdocs_snorum.generate.play import value_key
from mkdocs_snorum.generate.site import Site
from snorum.cards import RANKS, SUITS
from snorum.core.options import change_options, option_specs
from snorum.games import ids
from snorum.histories import deal_history

GAMES = ids()


def page_of(site: Site, code: str, game: str) -> Page:
    return next(page for page in site.pages if page.url == f"{code}/play/{game}/")


def document_of(page: Page) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(page.files["table.json"])
    return document


def fields_of(page: Page) -> dict[str, Any]:
    """Every field of the form by its name."""
    tree = html5lib.parse(page.html, namespaceHTMLElements=False)
    return {each.get("name"): each for kind in ("select", "input") for each in tree.iter(kind)}


def ways(page: Page) -> set[str]:
    """Where the links of a page lead, below the site's root."""
    return {posixpath.normpath(page.url + href) for href in re.findall(r'href="([^"#:]+)"', page.html)}


def game_of(content: Content, game: str) -> GameContent:
    return next(each for each in content.games if each.id == game)


def test_every_game_has_its_page_in_every_language(site: Site) -> None:
    found = {page.url for page in site.pages if "/play/" in page.url}
    assert found == {f"{code}/play/{game}/" for code in CODES for game in GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_ways_lead_there(site: Site, game: str) -> None:
    for code in CODES:
        of_game = next(page for page in site.pages if page.url == f"{code}/games/{game}/")
        index = next(page for page in site.pages if page.url == f"{code}/games/")
        assert f"{code}/play/{game}" in ways(of_game)
        assert f"{code}/play/{game}" in ways(index)
        assert f"{code}/play/{game}/" in site.files[f"{code}/sitemap.xml"]


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_named_after_its_game(site: Site, game: str) -> None:
    """A screen reader says the name within a sentence: an invitation to play would not fit there."""
    for code in CODES:
        of_game = next(page for page in site.pages if page.url == f"{code}/games/{game}/")
        assert document_of(page_of(site, code, game))["title"] == of_game.heading


@pytest.mark.parametrize("game", GAMES)
def test_any_preset_and_any_house_rule_can_be_set(content: Content, site: Site, game: str) -> None:
    own = game_of(content, game)
    for code in CODES:
        fields = fields_of(page_of(site, code, game))
        offered = {option.get("value"): option for option in fields["preset"].iter("option")}
        assert list(offered) == list(own.game.presets)
        for preset, options in own.game.presets.items():
            values = json.loads(offered[preset].get("data-options"))
            # What the form sends for an unchanged preset is that preset.
            assert change_options(own.options(), values) == options
            assert set(values) == {spec.name for spec in option_specs(options)}
        for spec in option_specs(own.options()):
            field = fields[f"o.{spec.name}"]
            if field.tag == "input":
                assert (field.get("min"), field.get("max")) == (str(spec.low), str(spec.high))
                continue
            keys = [option.get("value") for option in field.iter("option")]
            assert len(set(keys)) == len(keys)
            for key in keys:
                change_options(own.options(), {spec.name: key})
            if not spec.words:
                assert {value_key(value) for value in spec.choices} <= set(keys)
            assert {value_key(getattr(each, spec.name)) for each in own.game.presets.values()} <= set(keys)


@pytest.mark.parametrize("code", CODES)
def test_house_rules_have_the_words_of_the_rulebook(content: Content, site: Site, code: str) -> None:
    language = next(each for each in content.languages if each.code == code)
    for game in content.games:
        text = html.unescape(re.sub(r"</?bdi[^>]*>", "", page_of(site, code, game.id).html))
        words = content.words(language, game)
        for spec in option_specs(game.options()):
            for key in (f"option-{spec.name}", f"option-{spec.name}.help"):
                said = words.say(key, content.facts(game, game.options()))
                assert re.sub("[\u2066\u2069]", "", said) in text, key


@pytest.mark.parametrize("game", GAMES)
def test_the_document_names_every_card_and_place_of_any_table(content: Content, site: Site, game: str) -> None:
    own = game_of(content, game)
    for code in CODES:
        document = document_of(page_of(site, code, game))
        assert set(document["cards"]) == {rank + suit for rank in RANKS for suit in SUITS}
        for options in own.game.presets.values():
            table = own.game.table(deal_history(own.game, options, seed=1).state())
            assert {zone.name for zone in table.zones} - {"out"} <= set(document["zones"])
        assert document["clauses"].keys() == {clause.id for _, clause in own.file.book.clauses()}


def test_the_player_finds_all_its_words(site: Site) -> None:
    for code in CODES:
        words = document_of(page_of(site, code, GAMES[0]))["words"]
        for key in ("your-turn", "hint-played", "undo", "next-deal", "starting", "list-two", "legal-card"):
            assert words[key]
        assert "{card}" in words["hint-played"]
    english = document_of(page_of(site, "en", GAMES[0]))["words"]
    assert english["over"] == "The deal is over.", "what is said while playing comes before what is said of examples"


def test_a_game_with_two_packs_offers_both_and_says_each_in_its_words(site: Site, content: Content) -> None:
    for code in CODES:
        for game in GAMES:
            page, decks = page_of(site, code, game), game_of(content, game).file.book.decks
            if len(decks) < 2:
                assert "deck" not in fields_of(page)
                assert "decks" not in document_of(page)
                continue
            assert [option.get("value") for option in fields_of(page)["deck"]] == list(decks)
            document = document_of(page)
            for item in document["decks"]["items"][1:]:
                spoken = json.loads(page.files[posixpath.basename(item["src"])])
                assert posixpath.normpath(page.url + item["src"]) == f"{code}/play/{game}/{item['name']}.json"
                assert set(spoken) == {"cards", "ranks", "zones", "clauses"}
                assert all(set(spoken[key]) == set(document[key]) for key in spoken)
                assert spoken["cards"]["Qs"] != document["cards"]["Qs"]
                assert posixpath.normpath(page.url + item["ftl"]) in site.files
