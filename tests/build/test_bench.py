"""The figures: every key that is promised is told of, and what is counted is counted right. Nothing here takes time."""

import re
import subprocess
import sys
from importlib import import_module
from itertools import islice
from pathlib import Path
from urllib.request import urlopen

import brotli
import pytest
from languages import CODES

from bench.__main__ import groups
from bench.measure.cpu import Cost, cost
from bench.measure.hosting import SLOW, Host, Line, compress, serve, site_files
from bench.measure.lines import branches, worked_examples
from bench.measure.reach import REACH, Reach, report
from bench.measure.synthetic import GAME_PAGES, OTHER_PAGES, environment, game_name, games_for, write_site
from bench.page import is_own, kinds, linked_files
from bench.player import percentile
from bench.site import Sized, ratios
from bench.start import OURS, STOCK, alternate
from bench.start import ratios as start_ratios
from snorum.bridge import handle


def told_keys() -> dict[str, list[str]]:
    """Every key that a group's docstring names, with the groups that name it."""
    found: dict[str, list[str]] = {}
    for group in groups():
        text = import_module(f"bench.{group}").__doc__ or ""
        before = ""
        for name in re.findall(r"`([\w.]+)`", text):
            # A list of keys may go on with what is different in the next.
            key = name if "." in name else before + name if name.startswith("_") else ""
            if "." in name:
                before = re.sub(r"_\d+$", "", name)
            if key:
                found.setdefault(key, []).append(group)
    return found


def test_every_promised_key_is_told_of_by_one_group() -> None:
    told = told_keys()
    snapshot = {key for key in REACH if key.endswith("_snapshot")}
    assert {key: told.get(key) for key in REACH if key not in snapshot and len(told.get(key, [])) != 1} == {}


def test_what_is_promised_is_what_was_asked_for() -> None:
    asked = {
        "page": "own_kb",
        "player": "step_p95_ms",
        "engine": (
            "bytes_mb cold_ratio cold_slow_ratio warm_ratio after_intent_ms memory_mb growth_mb import_ms explain_us"
        ),
        "site": "cpu_ratio_50 cpu_ratio_500 cpu_ratio_2000 growth memory_mb",
        "serve": "rebuild_ms",
        "schnapsen": "hands_ratio hands_ratio_pyodide",
        "solver": "median_ms max_ms median_ms_pyodide",
        "search": "idle_bytes first_ms",
    }
    keys = {f"{group}.{name}" for group, names in asked.items() for name in names.split()}
    twins = {f"engine.{name}_snapshot" for name in ("bytes_mb", "cold_ratio", "cold_slow_ratio", "warm_ratio")}
    assert set(REACH) == keys | twins


def test_a_bound_is_met_on_its_own_side() -> None:
    assert Reach(20).is_met(20)
    assert not Reach(20).is_met(20.01)
    assert Reach(3, is_least=True).is_met(3)
    assert not Reach(3, is_least=True).is_met(2.99)


def test_a_report_says_what_is_reached_and_what_could_not_be_had() -> None:
    figures = {"page.own_kb": 19.5, "engine.import_ms": 40.0, "schnapsen.hands_ratio": None, "site.pages": 7}
    assert report(figures).split("\n") == [
        "engine.import_ms: 40 (at most 25, NOT reached)",
        "page.own_kb: 19.5 (at most 20, reached)",
        "schnapsen.hands_ratio: could not be had (at least 3)",
        "site.pages: 7",
    ]


def test_pages_that_link_the_same_files_are_one_kind(tmp_path: Path) -> None:
    head = (
        '<link rel="stylesheet" href="{up}assets/a.css"><link rel="alternate " href="x.css">'
        '<script src="{up}b.js"></script>'
    )
    for folder, up, more in (
        ("", "", ""),
        ("one", "../", ""),
        ("two", "../", '<script type="module" src="c.js"></script>'),
    ):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / "index.html").write_text(head.format(up=up) + more, encoding="utf-8")
    assert linked_files(tmp_path / "one/index.html") == {"a.css", "b.js"}
    assert linked_files(tmp_path / "two/index.html") == {"a.css", "b.js", "c.js"}
    assert {path.parent.name for path in kinds(tmp_path)} in ({"one", "two"}, {tmp_path.name, "two"})


def test_the_files_of_the_theme_are_not_ours() -> None:
    assert is_own("/assets/player/snorum-site.js")
    assert not is_own("/assets/stylesheets/main.0123.min.css")
    assert not is_own("/assets/fonts/vazirmatn.woff2")


def test_of_twenty_steps_nineteen_are_below_the_percentile() -> None:
    steps = [float(n) for n in range(1, 21)]
    assert percentile(steps, 0.95) == 19
    assert percentile(steps, 1) == 20
    assert percentile([7.0], 0.95) == 7


def test_ratios_of_the_site_are_of_cpu_time_and_growth_is_per_page() -> None:
    def sized(pages: int, ours: float, plain: float, *, is_stopped: bool = False) -> Sized:
        apart = Cost(plain / 12, 0, 300_000_000)
        return Sized(pages, Cost(ours, 0, 150_000_000), Cost(plain, 0, 900_000_000, is_stopped), apart)

    found = ratios({50: sized(300, 3, 12), 2000: sized(12_000, 180, 600, is_stopped=True)})
    assert found["site.cpu_ratio_50"] == 0.25
    assert found["site.cpu_ratio_apart_50"] == 0.5
    assert (found["site.plain_stopped_50"], found["site.plain_stopped_2000"]) == (0, 1)
    assert found["site.cpu_ratio_2000"] == 0.3
    assert found["site.growth"] == 1.5
    assert found["site.memory_mb"] == 150


def test_the_cost_of_a_command_is_what_it_used(tmp_path: Path) -> None:
    program = "import sys; block = bytearray(120_000_000); sys.exit(0)"
    spent = cost([sys.executable, "-c", program], tmp_path)
    assert spent.memory > 120_000_000
    assert spent.cpu > 0
    assert spent.wall > 0
    with pytest.raises(SystemExit, match="no such thing"):
        cost([sys.executable, "-c", "import sys; sys.exit('no such thing')"], tmp_path)


def test_a_command_that_takes_too_much_is_stopped_and_said_to_be(tmp_path: Path) -> None:
    assert cost([sys.executable, "-c", "while True: pass"], tmp_path, most=1).is_stopped
    assert not cost([sys.executable, "-c", "pass"], tmp_path, most=60).is_stopped


def test_the_cost_of_a_command_counts_all_that_it_starts(tmp_path: Path) -> None:
    child = "import sys, time; block = bytearray(150_000_000)\nwhile time.process_time() < 0.5: pass"
    program = f"import subprocess, sys; [subprocess.run([sys.executable, '-c', {child!r}]) for _ in range(2)]"
    spent = cost([sys.executable, "-c", program], tmp_path)
    assert spent.cpu > 0.9
    assert 150_000_000 < spent.memory < 300_000_000


def test_ratios_of_starts_are_those_of_the_medians() -> None:
    found = start_ratios({"cold": {STOCK: [1000, 4000, 2000], OURS: [500, 400, 9000]}})
    assert found == {"engine.cold_stock_ms": 2000, "engine.cold_ms": 500, "engine.cold_ratio": 0.25}


def test_what_is_compared_is_measured_in_turn() -> None:
    order = []
    alternate([STOCK, OURS], 2, order.append)
    assert order == [STOCK, OURS, OURS, STOCK]


def test_every_line_that_is_asked_for_can_be_played() -> None:
    count = len(worked_examples())
    lines = list(islice(branches(), count))
    assert lines == list(islice(branches(), count))
    assert len(set(lines)) > count // 2
    for line in lines[::10]:
        assert '"frames":[{' in handle(f'{{"call": "frames", "record": "{line}", "viewer": null}}')


def test_a_host_sends_what_it_was_given(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en/index.html").write_bytes(b"<!doctype html>")
    (tmp_path / "a.css").write_bytes(b"a {}")
    files = site_files(tmp_path)
    assert set(files) == {"/en/", "/a.css"}
    with serve(files) as host:
        for line in (None, Line(1e9, 0)):
            host.line = line
            with urlopen(f"{host.url}/en/") as answer:
                assert answer.headers["Content-Type"] == "text/html"
                assert answer.headers["Cache-Control"] == "no-cache"
                assert brotli.decompress(answer.read()) == b"<!doctype html>"


def test_a_slow_line_sends_one_thing_after_the_other() -> None:
    waited: list[float] = []
    host = Host({})
    host.sleep, host.clock = waited.append, lambda: 100.0
    for _ in range(2):
        host.wait_for(int(SLOW.rate), SLOW)
    assert waited == pytest.approx([1, 2])


def test_what_is_compressed_is_the_data() -> None:
    assert brotli.decompress(compress(b"snip snap snorum", 5)) == b"snip snap snorum"


def test_copies_of_a_game_make_a_site(tmp_path: Path) -> None:
    assert OTHER_PAGES + GAME_PAGES * games_for(500) >= 500
    assert OTHER_PAGES + GAME_PAGES * (games_for(500) - 1) < 500
    write_site(tmp_path, 2, len(CODES) + 2)
    languages = sorted(path.parent.name for path in (tmp_path / "docs").glob("*/words"))
    assert len(languages) == len(CODES) + 1, "English has its words in the engine"
    assert set(languages) == {*CODES, "qaa", "qab"} - {"en"}
    code = "import snorum.games; print(*snorum.games.ids())"
    found = subprocess.run(
        [sys.executable, "-c", code], env=environment(tmp_path), check=True, capture_output=True, text=True
    )
    assert found.stdout.split() == [game_name(0), game_name(1)]
    checked = subprocess.run(
        [sys.executable, "-m", "mkdocs_snorum.cli", "--project", str(tmp_path), "status", "de"],
        env=environment(tmp_path),
        check=False,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
