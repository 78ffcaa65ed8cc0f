"""Measured figures: read, told in every language as exactly as they are known, and found again."""

import math
from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from languages import CODES
from slow_report import report

from mkdocs_snorum.content import Content, GameContent
from mkdocs_snorum.generate.evidence import told
from mkdocs_snorum.generate.scope import Scope, game_path
from mkdocs_snorum.language import SOURCE
from mkdocs_snorum.measured import figure_facts, read_measured, rounded, stale_figures
from mkdocs_snorum.rulebook import Evidenced
from mkdocs_snorum.watch.changes import content_changes
from snorum.cli import main
from snorum.games import find
from snorum.simulation import find_questions
from snorum.simulation.figurefile import FILE, figures_text, read_figures
from snorum.simulation.figures import Z
from snorum.simulation.recorded import PERCENT, Found, Plot, Recorded, Request, is_stale, measure, renew

if TYPE_CHECKING:
    from mkdocs_snorum.faults import Fault

QUICK = 12
"""Deals, or whole games a quarter as many, that are played anew in every run of the tests."""
REQUEST = Request("plays", "actions", "", "five-card", 3, 1, "", 5, 4, "number")


def with_figures(content: Content) -> list[GameContent]:
    return [game for game in content.games if game.figures]


def entries_with_figures(game: GameContent) -> list[tuple[str, str | None, Evidenced]]:
    """Every tip and question that names a figure, with its prefix and attribute."""
    ids = set(figure_facts(game.figures))
    book = game.file.book
    found = [("tip", None, each) for each in book.tip] + [("question", "answer", each) for each in book.question]
    return [each for each in found if ids & {fact for fact in each[2].facts if isinstance(fact, str)}]


def changed(game: GameContent, figures: tuple[Recorded, ...]) -> GameContent:
    return GameContent(game.game, game.folder, game.file, game.examples, game.example_ids, figures=figures)


def far(one: Recorded) -> Recorded:
    """The figure, measured to be something else."""
    assert one.found is not None
    low, value, high = (each / 2 + 7 for each in (one.found.low, one.found.value, one.found.high))
    found = one.found._replace(value=value, low=low, high=high)
    return one._replace(found=found)


def test_every_figure_is_told_by_some_text_or_drawn(content: Content) -> None:
    assert with_figures(content), "no game has figures"
    for game in with_figures(content):
        named = {fact for _, _, entry in entries_with_figures(game) for fact in entry.facts if isinstance(fact, str)}
        assert set(figure_facts(one for one in game.figures if one.plot is None)) <= named


@pytest.mark.parametrize("code", CODES)
def test_a_text_and_its_evidence_follow_the_figure(content: Content, code: str) -> None:
    language = next(each for each in content.languages if each.code == code)
    for game in with_figures(content):
        other = changed(game, tuple(map(far, game.figures)))
        assert game.figures != other.figures
        for prefix, attribute, entry in entries_with_figures(game):
            url = f"{code}/{game_path(game)}"
            fresh = Content(content.roots, content.languages, [other], content.families, content.files)
            before, after = (
                told(Scope(each, language, url, owner), owner, [entry], prefix, attribute)[0]
                for each, owner in ((content, game), (fresh, other))
            )
            assert before.plain != after.plain
            known = {one.request.id: one for one in game.figures}
            of_entry = [known[fact] for fact in entry.facts if isinstance(fact, str) and fact in known]
            told_below = [one for one in of_entry if one.plot is None]
            assert len(before.figures) == len(after.figures) == len(told_below)
            plots = [f"#plot-{one.plot.id}" for one in of_entry if one.plot is not None]
            assert [link.href for link in before.plots] == list(dict.fromkeys(plots))
            assert of_entry
            for one in of_entry:
                shown = language.number(rounded(one)["value"].value).strip("\u2066\u2069")  # type: ignore[arg-type]
                assert shown in before.plain
            for one, line, second in zip(told_below, before.figures, after.figures, strict=True):
                assert line != second
                assert one.found is not None
                numbers = [typed.value for typed in rounded(one).values()] + [one.found.sample, one.request.level, 95]
                for number in numbers:
                    assert isinstance(number, int | Decimal)
                    shown = language.number(number).strip("\u2066\u2069")
                    assert shown in line, f"{shown} is missing in {line}"


def test_the_page_is_made_anew_when_a_figure_changes(content: Content) -> None:
    game = with_figures(content)[0]
    games = [changed(each, tuple(map(far, each.figures))) if each is game else each for each in content.games]
    new = Content(content.roots, content.languages, games, content.families, content.files)
    new.prose = content.prose
    changes = content_changes(content, new)
    assert changes is not None
    assert ("figures", game.id) in changes
    assert not any(key[0] == "figures" and key[1] != game.id for key in changes)


@pytest.mark.parametrize(
    ("low", "value", "high", "shown", "expected"),
    [
        (3.802, 4.0667, 4.331, "number", ("3.8", "4.1", "4.4")),
        (8.93, 8.96, 8.99, "number", ("8.93", "8.96", "8.99")),
        (-0.6, 1.0, 2.6, "number", ("-1", "1", "3")),
        (0.5614, 0.6239, 0.6833, PERCENT, ("56", "62", "69")),
        (0.5, 0.5, 0.5, PERCENT, ("50", "50", "50")),
    ],
)
def test_a_figure_is_told_as_exactly_as_it_is_known(
    low: float, value: float, high: float, shown: str, expected: tuple[str, ...]
) -> None:
    one = Recorded(REQUEST._replace(shown=shown), Found(value, low, high, 30, "", ""), 1)
    facts = rounded(one)
    assert tuple(str(facts[name].value) for name in ("low", "value", "high")) == expected


def test_decimals_have_the_signs_of_the_language(content: Content) -> None:
    shown = {language.code: language.number(Decimal("12345.60")) for language in content.languages}
    isolated = {"en": "12,345.60", "de": "12.345,60", "fa": "۱۲٬۳۴۵٫۶۰", "ar": "١٢٬٣٤٥٫٦٠"}
    assert {code: shown[code] for code in isolated} == {code: f"\u2066{text}\u2069" for code, text in isolated.items()}
    assert SOURCE.number(Decimal("-0.5")) == "\u2066\u22120.5\u2069"
    assert (SOURCE.number(Decimal(62)), SOURCE.number(-3)) == ("62", "\u2066\u22123\u2069")


GOOD = figures_text("snip-sequence", renew("snip-sequence", [Recorded(REQUEST, None, 1)]))


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ('question = "actions"', 'question = "actons"', "question", 'no question "actons" (did you mean "actions"?)'),
        ("deals = 4", "deals = 5", "request", "asks something else than was measured; run `snorum simulate"),
        ("deals = 4", 'deals = "4"', "deals", "deals is no number"),
        ("deals = 4", "deals = 1", "deals", "deals must be 2 or more"),
        ("seats = 3", "seats = 40", "seats", "seats must be from 3 to 8"),
        ("level = 1", "level = 9", "level", "level must be from 1"),
        ('id = "plays"', 'id = "length"', "id", '"length" is a fact or figure already'),
        ('id = "plays"\n', "", "[[figure]]", "id is missing"),
        ("seed = 5", "seed = 5\nsead = 5", "sead", 'unknown key "sead"'),
        ("low = ", "low = 1", "[figure.found]", "is no measurement"),
        ("[[figure]]", "[figure]", "[figure]", "write [[figure]]"),
        ("[[figure]]", "[[figure", "[[figure", "is not TOML"),
    ],
)
def test_a_wrong_file_is_told_with_its_line(tmp_path: Path, old: str, new: str, key: str, message: str) -> None:
    assert old in GOOD
    path = tmp_path / FILE
    text = GOOD.replace(old, new, 1)
    path.write_text(text, "utf-8")
    faults: list[Fault] = []
    read_measured(path, find("snip-sequence"), faults)
    line = next(number for number, each in enumerate(text.split("\n"), 1) if each.startswith(key))
    assert [(fault.file, fault.line) for fault in faults if message in fault.message] == [(path, line)], faults


def test_a_figure_that_was_not_measured_is_a_fault_until_it_is(tmp_path: Path) -> None:
    path = tmp_path / FILE
    game = find("snip-sequence")
    path.write_text(figures_text(game.id, [Recorded(REQUEST, None, 1)]), "utf-8")
    figures, faults = read_figures(path, game)
    assert [(fault.line, "--write" in fault.message) for fault in faults] == [(3, True)]
    renewed = renew(game.id, figures)
    path.write_text(figures_text(game.id, renewed), "utf-8")
    again, faults = read_figures(path, game)
    assert faults == []
    assert [one[:2] for one in again] == [one[:2] for one in renewed]
    assert not any(is_stale(game.id, one) for one in again)
    assert figures_text(game.id, renew(game.id, again)) == path.read_text("utf-8")


def test_the_command_writes_what_it_measures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("snorum.simulation.sources.game_folder", lambda _: tmp_path)
    path = tmp_path / FILE
    assert main(["simulate", "snip-sequence", "--write"]) == 1
    assert f"{path}:1: cannot be read" in capsys.readouterr().out
    path.write_text(figures_text("snip-sequence", [Recorded(REQUEST._replace(case="nothing"), None, 1)]), "utf-8")
    before = path.read_text("utf-8")
    assert main(["simulate", "snip-sequence", "--write"]) == 1
    assert f'{path}:3: fewer than two deals had anything to say of "plays"' in capsys.readouterr().out
    assert path.read_text("utf-8") == before
    both = [Recorded(REQUEST, None, 1), Recorded(REQUEST._replace(id="none", case="nothing"), None, 1)]
    path.write_text(figures_text("snip-sequence", both), "utf-8")
    assert main(["simulate", "snip-sequence", "--write"]) == 1
    assert path.read_text("utf-8").startswith(GOOD.strip())
    assert '"none"' in path.read_text("utf-8")
    capsys.readouterr()
    path.write_text(GOOD.partition("[figure.found]")[0], "utf-8")
    assert main(["simulate", "snip-sequence", "--write"]) == 0
    assert "(measured)" in capsys.readouterr().out
    written = path.read_text("utf-8")
    assert main(["simulate", "snip-sequence", "--write"]) == 0
    assert "(up to date)" in capsys.readouterr().out
    assert path.read_text("utf-8") == written
    assert [each.name for each in tmp_path.iterdir()] == [FILE]


PLOT = Plot("sizes", "seats", fair=True)
ROWS = [Recorded(REQUEST._replace(id=f"sizes-{seats}", seats=seats), None, 1, PLOT, str(seats)) for seats in (3, 4)]
DRAWN = figures_text("snip-sequence", renew("snip-sequence", ROWS))


@pytest.mark.parametrize(
    ("old", "new", "key", "message"),
    [
        ('id = "sizes"', 'id = "Sizes"', "id", "id must be a name of small letters"),
        ('label = "seats"', 'label = "seat"', "label", 'no label "seat" (did you mean "seats"?)'),
        ('label = "seats"', 'label = "card"', "rows", "its label is card"),
        ("fair = true", "fair = 1", "fair", "fair must be true or false"),
        ("deals = 4", "deals = 5", "request", "asks something else than was measured; run `snorum simulate"),
        ("deals = 4\n", "deals = 4\nhabit = 'upper'\n", "rows", 'no habit "upper" (did you mean "upper-first"?)'),
        ("{ seats = 3, value = ", "{ seats = 3, valeu = ", "rows", 'unknown key "valeu"'),
        ("{ seats = 3, value = ", "{ seats = 3, value = 1", "rows", "is no measurement"),
        ("rows = [", "rows = 5\nrest = [", "rows", "write rows = [{ ... }]"),
        ("rows = [", "rows = []\nrest = [", "rows", "rows is missing or empty"),
        ('label = "seats"', 'label = "words"', "rows", "what tells the row apart is missing"),
    ],
)
def test_a_wrong_plot_is_told_with_its_line(tmp_path: Path, old: str, new: str, key: str, message: str) -> None:
    assert old in DRAWN
    path = tmp_path / FILE
    text = DRAWN.replace(old, new, 1)
    path.write_text(text, "utf-8")
    faults: list[Fault] = []
    read_measured(path, find("snip-sequence"), faults)
    line = next(number for number, each in enumerate(text.split("\n"), 1) if each.startswith(key))
    assert [(fault.file, fault.line) for fault in faults if message in fault.message][:1] == [(path, line)], faults


def test_a_plot_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text(DRAWN, "utf-8")
    read, faults = read_figures(path, find("snip-sequence"))
    assert faults == []
    assert [one.request for one in read] == [one.request for one in ROWS]
    assert [(one.plot, one.row) for one in read] == [(PLOT, "3"), (PLOT, "4")]
    assert figures_text("snip-sequence", read) == DRAWN


def test_what_is_stale_is_told_with_its_mend(tmp_path: Path) -> None:
    path = tmp_path / FILE
    path.write_text(GOOD + DRAWN.partition("\n\n")[2], "utf-8")
    read, faults = read_figures(path, find("snip-sequence"))
    assert faults == []
    assert stale_figures(path, "snip-sequence", read) is None
    older = [
        one._replace(found=one.found and one.found._replace(sources="before")) if one.plot is not None else one
        for one in read
    ]
    note = stale_figures(path, "snip-sequence", older)
    assert note is not None
    assert note.message.endswith("changed: sizes")
    assert note.mend == "measure anew: snorum simulate snip-sequence --write"


def _slice(one: Recorded, whole: set[str]) -> Request:
    """The first deals of a figure, or of the whole games that it was asked of."""
    is_whole = one.request.question in whole
    return one.request._replace(deals=min(one.request.deals, QUICK // 4 if is_whole else QUICK))


def test_the_first_deals_of_every_figure_agree_with_it(content: Content) -> None:
    compared = 0
    for game in with_figures(content):
        whole = {question.name for question in find_questions(game.id) if question.whole}
        figures = measure(game.id, (_slice(one, whole) for one in game.figures))
        for one in game.figures:
            figure = figures.get(one.request.id)
            assert one.found is not None
            if figure is not None:
                compared += 1
                # What the figure says of the spread of so few: of so many figures none may leave five deviations.
                spread = (one.found.high - one.found.low) / 2 * math.sqrt(one.found.sample / figure.sample)
                assert abs(figure.value - one.found.value) <= 5 / Z * spread, (game.id, one, figure)
    assert compared >= 3


@pytest.mark.slow
def test_every_figure_is_found_again(content: Content) -> None:
    stale = 0
    for game in with_figures(content):
        figures = measure(game.id, (one.request for one in game.figures))
        for one in game.figures:
            assert one.found is not None
            stale += is_stale(game.id, one)
            assert one.found.low <= figures[one.request.id].value <= one.found.high, (game.id, one.request.id)
            if not is_stale(game.id, one):
                assert figures[one.request.id].value == pytest.approx(one.found.value, abs=1e-6)
    report("figures", {"stale": stale, "measured": sum(len(game.figures) for game in content.games)})
