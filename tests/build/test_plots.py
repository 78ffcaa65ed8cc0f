"""Drawings of measured figures: every place comes from the figure, and the table beside it says the same in words."""

import re
from html import unescape

import pytest
from languages import CODES

from mkdocs_snorum.content import Content, GameContent
from mkdocs_snorum.generate.plots import PlotView, Scale, fair_value, plots, reach, scale_for
from mkdocs_snorum.generate.scope import Scope, game_path
from mkdocs_snorum.generate.site import Site
from mkdocs_snorum.measured import rounded, scale_of
from snorum.simulation.recorded import Recorded

INTERVAL = re.compile(r"M(-?[\d.e-]+) 5H(-?[\d.e-]+)")
POINT = re.compile(r"M(-?[\d.e-]+) (?:5h0|0V10)")


def plotted(content: Content) -> list[GameContent]:
    return [game for game in content.games if any(one.plot is not None for one in game.figures)]


def views(content: Content, game: GameContent, code: str) -> list[PlotView]:
    language = next(each for each in content.languages if each.code == code)
    return plots(Scope(content, language, f"{code}/{game_path(game)}", game), game)


def figures_of(game: GameContent, view: PlotView) -> list[Recorded]:
    return [one for one in game.figures if one.plot is not None and one.plot.id == view.id]


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        ([0, 0.37], (0, 0.4, 0.1)),
        ([0, 41.2], (0, 50, 10)),
        ([0, 100], (0, 100, 20)),
        ([0, 4.4], (0, 5, 1)),
        ([0, 5.1], (0, 6, 2)),
        ([-3.2, 1.4, 0], (-4, 2, 2)),
        ([-0.7, 0], (-0.8, 0, 0.2)),
        ([0, 0], (0, 1, 1)),
    ],
)
def test_a_scale_has_few_even_steps_and_room_for_all(values: list[float], expected: tuple[float, ...]) -> None:
    scale = scale_for(values)
    assert scale == pytest.approx(expected)
    assert scale.low <= min(values) <= max(values) <= scale.high
    assert 2 <= len(scale.marks()) <= 7


def test_places_lie_along_the_scale() -> None:
    scale = Scale(-5, 15, 5)
    assert [scale.at(value) for value in (-5, 0, 15)] == ["0", "25", "100"]
    assert scale.marks() == [-5, 0, 5, 10, 15]


def test_every_drawing_can_be_read_back_to_its_figures(content: Content) -> None:
    assert len(plotted(content)) >= 4
    for game in plotted(content):
        for view in views(content, game, "en"):
            figures = figures_of(game, view)
            plot = figures[0].plot
            assert plot is not None
            scale = scale_for(reach(figures, plot))
            precision = (scale.high - scale.low) / 1000
            assert len(view.rows) == len(figures)
            for row, one in zip(view.rows, figures, strict=True):
                assert one.found is not None
                drawn = INTERVAL.fullmatch(row.interval)
                point = POINT.fullmatch(row.point)
                assert drawn
                assert point
                places = [float(each) for each in (*drawn.groups(), *point.groups())]
                assert all(0 <= place <= 100 for place in places)
                values = [scale.low + place * (scale.high - scale.low) / 100 for place in places]
                found = [scale_of(one) * each for each in (one.found.low, one.found.high, one.found.value)]
                assert values == pytest.approx(found, abs=precision)
                fair = POINT.fullmatch(row.fair)
                assert (fair is not None) is plot.fair
                if fair is not None:
                    assert float(fair[1]) == pytest.approx(float(scale.at(fair_value(one))))


@pytest.mark.parametrize("code", CODES)
def test_the_table_says_what_is_drawn_in_every_language(content: Content, site: Site, code: str) -> None:
    language = next(each for each in content.languages if each.code == code)
    for game in plotted(content):
        page = next(page for page in site.pages if page.url == f"{code}/{game_path(game)}")
        for view in views(content, game, code):
            section = re.search(rf'<section id="plot-{view.id}">.*?</section>', page.html, re.DOTALL)
            assert section
            lines = re.findall(r"<tr><th scope=\"row\">.*?</tr>", section[0])
            # The scale runs as one reads.
            assert section[0].count("matrix(-1 0 0 1 100 0)") == (len(lines) if language.direction == "rtl" else 0)
            figures = figures_of(game, view)
            assert len(lines) == len(figures)
            labels = [re.sub(r"<.*?>", "", line.partition("</th>")[0]).strip() for line in lines]
            assert len(set(labels)) == len(labels), labels
            assert all(labels)
            for line, one in zip(lines, figures, strict=True):
                assert one.found is not None
                for value in [each.value for each in rounded(one).values()]:
                    assert language.number(value).strip("\u2066\u2069") in unescape(line)  # type: ignore[arg-type]
                observed = line if one.found.sample != one.request.deals else section[0].partition("</table>")[2]
                assert language.number(one.found.sample) in observed
            assert section[0].count('aria-hidden="true"') == len(lines)
            assert language.number(figures[0].request.deals) in section[0]


@pytest.mark.parametrize("code", CODES)
def test_play_at_random_is_said_to_be(content: Content, code: str) -> None:
    language = next(each for each in content.languages if each.code == code)
    for game in plotted(content):
        scope = Scope(content, language, f"{code}/{game_path(game)}", game)
        told = {scope.html("evidence-random"), scope.html("evidence-habit")}
        for view in views(content, game, code):
            is_random = {one.request.level == 1 for one in figures_of(game, view)}
            assert is_random == {bool(told & set(view.method))}
