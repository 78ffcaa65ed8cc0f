"""Score cards: the empty sheet follows the options, and a filled one says what the engine counted."""

import itertools
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from mkdocs_snorum.check_pages import page_check
from mkdocs_snorum.content import Content, GameContent
from mkdocs_snorum.generate.scope import Scope, score_card_path
from mkdocs_snorum.generate.score_card import filled_card, score_card_presets, worth
from mkdocs_snorum.generate.site import Site
from mkdocs_snorum.measured import figure_facts
from mkdocs_snorum.rulebook import RulebookFile, ScoreCard
from mkdocs_snorum.rulebook_check import rulebook_faults
from mkdocs_snorum.words import isolate
from snorum.record import replay

if TYPE_CHECKING:
    from mkdocs_snorum.faults import Fault


def card_games(content: Content) -> list[tuple[GameContent, ScoreCard]]:
    found = [(game, card) for game in content.games if (card := game.file.book.score_card) is not None]
    assert found, "no game has a score card"
    return found


def test_the_sheet_counts_down_from_the_start_of_its_preset(content: Content, site: Site) -> None:
    pages = {page.url: page.html for page in site.pages}
    starts = set()
    for game, card in card_games(content):
        for language in content.languages:
            for preset in score_card_presets(game):
                html = pages[f"{language.code}/{score_card_path(game, preset)}"]
                start = game.game.facts(game.options(preset))[card.start].value
                assert isinstance(start, int)
                row = "".join(f"<td>{language.number(left)}</td>" for left in range(start, -1, -1))
                assert html.count(row) == 2 * html.count('class="sn-count"') > 0
                starts.add(start)
    assert len(starts) > 1


def test_a_preset_with_another_start_has_a_card_of_its_own(content: Content) -> None:
    for game, card in card_games(content):
        with_card = set(score_card_presets(game))
        for preset in game.file.book.presets_with_pages:
            start = game.game.facts(game.options(preset))[card.start].value
            assert (preset in with_card) == (start != game.game.facts(game.options())[card.start].value)


def test_filled_cards_say_what_the_engine_counted(content: Content) -> None:
    whole = 0
    for game, card in card_games(content):
        scope = Scope(content, content.source, "en/", game)
        for worked in game.examples:
            filled = filled_card(scope, game, worked)
            if filled is None:
                continue
            # Another way to the same numbers: replay the record and read the state's own count.
            counts = []
            for _, _, step in replay(worked.example.record):
                facts = {f.owner: f.value for f in game.game.table(step.state).facts if f.name == card.fact}
                counts.append(tuple(facts[seat] for seat in sorted(facts)))
            changes = [after for before, after in itertools.pairwise(counts) if before != after]
            shown = [tuple(int(left.text) for left in line.left) for line in filled.lines]
            assert shown == [tuple(max(left, 0) for left in count) for count in changes], worked.id
            assert [int(text) for text in filled.start] == list(counts[0])
            for line, before, after in zip(filled.lines, [counts[0], *changes], changes, strict=False):
                taken = sum(before) - sum(after)
                assert line.gain == isolate(f"\N{MINUS SIGN}{taken}")
                winner = next(seat for seat, (old, new) in enumerate(zip(before, after, strict=True)) if old != new)
                assert line.winner == filled.seats[winner]
            start = game.game.facts(worked.options)[card.start].value
            whole += len(filled.lines) > 2 and counts[0] == (start, start) and bool(filled.end)
    assert whole > 1, "no example plays a game from its start to its end"


def test_a_choice_of_payments_is_said_and_never_written_as_a_fraction(content: Content) -> None:
    for game, card in card_games(content):
        for language in content.languages:
            scope = Scope(content, language, f"{language.code}/", game)
            rows = worth(scope, game, card, game.default)
            facts = [[scope.facts[fact].value for fact in gain.facts] for gain in card.gain]
            said = {row.points for row in rows}
            either = [values for values in facts if len(set(values)) > 1]
            assert either
            assert not any("/" in text for text in said)
            for values in either:
                shown = [language.number(value) for value in values if isinstance(value, int)]
                joined = rf"{shown[0]}\u00a0\w+\u00a0{shown[1]}"
                assert any(re.fullmatch(joined, text) for text in said), (language.code, said)


@pytest.mark.parametrize(
    ("change", "key", "message"),
    [
        ({"start": "order"}, ("score_card", "start"), "no fact `order` that is a number"),
        ({"start": "nothing"}, ("score_card", "start"), "no fact `nothing` that is a number"),
        ({"fact": "talon"}, ("score_card", "fact"), "no seat has a value `talon`"),
        ({"gain": [{"clause": "nowhere", "facts": ["enough"]}]}, ("score_card", "gain"), "no clause `nowhere`"),
        ({"gain": [{"clause": "claim", "facts": ["claim-how"]}]}, ("score_card", "gain"), "no fact `claim-how`"),
    ],
)
def test_a_score_card_that_names_nothing_is_a_fault(
    content: Content, change: dict[str, object], key: tuple[str, ...], message: str
) -> None:
    game, card = card_games(content)[0]
    spoilt = ScoreCard.model_validate({**card.model_dump(), **change})
    file = RulebookFile(game.file.path, game.file.lines, game.file.book.model_copy(update={"score_card": spoilt}))
    found = rulebook_faults(file, game.game, game.example_ids, figure_facts(game.figures))
    assert [fault.line for fault in found if message in fault.message] == [file.line(*key)], found


def test_a_step_that_an_example_does_not_have_is_a_dead_anchor(content: Content, site: Site) -> None:
    page = next(page for page in site.pages if page.url == "en/games/schnapsen/score-card/")
    check = page_check(content, site)
    assert [*check.markup(page), *check.links(page)] == []
    found = re.search(r"examples/whole-bummerl/#s=\d+", page.html)
    assert found is not None
    wrong = page.html.replace(found[0], "examples/whole-bummerl/#s=9999", 1)
    object.__setattr__(page, "html", wrong)
    try:
        faults: list[Fault] = [*check.markup(page), *check.links(page)]
    finally:
        object.__setattr__(page, "html", wrong.replace("examples/whole-bummerl/#s=9999", found[0]))
    assert len(faults) == 1
    assert "#s=9999 does not exist" in faults[0].message
    assert faults[0].file == Path(content.roots.project) / "site" / page.url / "index.html"
