"""What of an example stands on paper alone: the start, its key positions and the end."""

from languages import CODES

from mkdocs_snorum.content import Content
from mkdocs_snorum.generate.example import printed_steps
from mkdocs_snorum.generate.scope import example_path
from mkdocs_snorum.generate.site import Site


def test_every_example_has_figures_of_what_it_shows(content: Content, site: Site) -> None:
    pages = {page.url: page for page in site.pages}
    counted = 0
    for game in content.games:
        for worked in game.examples:
            steps, frames = printed_steps(worked), worked.frames["frames"]
            assert steps == sorted(set(steps))
            assert {0, worked.key_step, len(frames) - 1} <= set(steps), worked.id
            for clause in worked.example.meta["shows"]:
                used = [frame["n"] for frame in frames if clause in frame["rules"]]
                assert used[:1] == [n for n in used[:1] if n in steps], (worked.id, clause)
            for code in CODES:
                printed = pages[f"{code}/{example_path(game, worked)}"].html.partition(
                    '<div class="sn-printed" hidden>'
                )[2]
                # Without a script the page shows the key position, and with one the start.
                assert printed.count('<figure class="sn-figure">') == len(steps) - (worked.key_step == 0), worked.id
                assert printed.count("<noscript>") == (worked.key_step > 0)
            counted += len(steps) > 2
    assert counted > 100
