"""The snapshot of the started engine: the same whoever makes it, it answers alike, and all goes on where it fails."""

import json
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from test_browser import HELLO, STRICT, Reply, Site, hello, serve
from test_build import contents
from test_engine import ASK, RunNode, requests_of_examples

from mkdocs_snorum.cli import main
from mkdocs_snorum.project import read_settings
from mkdocs_snorum.runtime import Manifest, RuntimeBuildError, read_manifest
from mkdocs_snorum.runtime.manifest import add_file, write_manifest
from mkdocs_snorum.runtime.npm import find_pyodide
from mkdocs_snorum.runtime.own_games import runtime_files
from mkdocs_snorum.runtime.snapshot import add_snapshot
from snorum.bridge import handle
from snorum.examples import check_file
from snorum.recordtext import format_record

ROOT = Path(__file__).parents[2]
PYODIDE = find_pyodide(ROOT / "build_tools" / "player" / "node_modules" / "pyodide")
HEART = ROOT / "engine/snorum/games/snip_sequence/examples/heart-sequence.toml"
ASKED = """async (request) => {
  const { engine } = await import("/player/client.js");
  const states = [];
  engine.watch((state) => states.push(state), new AbortController().signal);
  return { answer: await engine.call(request, "/runtime/manifest.json"), states };
}"""


def manifest_of(runtime: Path) -> Manifest:
    found = read_manifest(runtime)
    assert found is not None
    return found


def archives_of(runtime: Path) -> list[str]:
    """The addresses of what is loaded where there is no snapshot."""
    files = manifest_of(runtime)["files"]
    return [f"/runtime/{files[role]['name']}" for role in ("library", "engine")]


def snapshot_in(runtime: Path) -> Path:
    return runtime / manifest_of(runtime)["files"]["snapshot"]["name"]


def make(runtime: Path, folder: Path) -> Path:
    copied = Path(shutil.copytree(runtime, folder))
    add_snapshot(copied, manifest_of(copied), PYODIDE)
    return copied


@pytest.fixture(scope="module")
def made(runtime: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The published runtime with a snapshot beside it."""
    return make(runtime, tmp_path_factory.mktemp("made") / "runtime")


@pytest.fixture
def site(folder: Path, made: Path, tmp_path: Path) -> Iterator[Site]:
    shutil.copytree(folder / "player", tmp_path / "web/player")
    shutil.copytree(made, tmp_path / "web/runtime")
    with serve(tmp_path / "web") as site:
        yield site


@pytest.fixture
def told(page: Page) -> list[str]:
    """What the page's console says that is no mere information."""
    said: list[str] = []
    page.on("console", lambda message: said.append(message.text) if message.type in {"error", "warning"} else None)
    return said


def test_it_is_the_same_wherever_and_by_whomever_it_is_made(
    runtime: Path, made: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {"USER": "somebody", "LANG": "fa_IR.UTF-8", "TZ": "Asia/Tehran", "HOME": str(tmp_path)}.items():
        monkeypatch.setenv(name, value)
    assert contents(make(runtime, tmp_path / "a longer way to the runtime")) == contents(made)


def test_it_says_nothing_of_where_it_was_made(made: Path) -> None:
    data = snapshot_in(made).read_bytes()
    assert b"snorum.bridge" in data
    assert [place for place in (ROOT, made.parent, Path.home()) if str(place).encode() in data] == []


def test_every_example_has_the_same_transcript(run_node: RunNode, made: Path) -> None:
    requests = requests_of_examples()
    job = {"runtime": str(made), "loader": str(PYODIDE.loader), "module": "snorum.bridge", "requests": requests}
    done = run_node(ASK, {**job, "from": "snapshot"})
    assert done.returncode == 0, done.stderr
    report = json.loads(done.stdout.splitlines()[-1])
    assert report["answers"] == [handle(request) for request in requests]


def test_what_is_imported_only_when_it_is_asked_for_is_there(run_node: RunNode, made: Path) -> None:
    deal = {"call": "play", "game": "schnapsen", "seed": 1, "seat": "A"}
    record = json.loads(handle(json.dumps(deal)))["record"]
    calls = [deal, {"call": "quiz", "record": record, "next": None}, {"call": "hint", "record": record, "seat": "A"}]
    job = {"runtime": str(made), "loader": str(PYODIDE.loader), "module": "snorum.bridge", "from": "snapshot"}
    done = run_node(ASK, {**job, "requests": [json.dumps(call) for call in calls]})
    answers = json.loads(done.stdout.splitlines()[-1])["answers"]
    assert answers == [handle(json.dumps(call)) for call in calls]
    assert not [answer for answer in answers if "error" in json.loads(answer)]


@pytest.mark.browser
def test_a_browser_starts_from_it_without_the_library(page: Page, site: Site, made: Path, told: list[str]) -> None:
    example = check_file(HEART).example
    assert example is not None
    heart = {"call": "frames", "record": format_record(example.record), "viewer": None}
    page.goto(site.url)
    found = page.evaluate(ASKED, heart)
    assert found["answer"] == json.loads(handle(json.dumps(heart)))
    assert len(found["answer"]["frames"]) == len(example.moments)
    roles = ("script", "wasm", "snapshot")
    names = [entry["name"] for role, entry in manifest_of(made)["files"].items() if role in roles]
    asked = [path.removeprefix("/runtime/") for path in site.asked if path.startswith("/runtime/")]
    assert sorted(asked) == sorted([*names, "manifest.json"])
    starting = [state for state in found["states"] if state["kind"] == "starting"]
    assert starting[-1]["done"] == starting[-1]["total"] == sum((made / name).stat().st_size for name in names)
    assert told == []


@pytest.mark.browser
def test_the_strict_policy_is_enough(page: Page, folder: Path, made: Path, tmp_path: Path, told: list[str]) -> None:
    (tmp_path / "player").symlink_to(folder / "player", target_is_directory=True)
    (tmp_path / "runtime").symlink_to(made, target_is_directory=True)
    with serve(tmp_path, Content_Security_Policy=STRICT) as site:
        assert "answer" in hello(page, site.url)
        assert not set(archives_of(made)) & set(site.asked)
    assert told == []


def in_its_file(change: Callable[[bytes], bytes]) -> Callable[[Site, Path], None]:
    """What the host answers is not the file that the manifest describes."""

    def harm(site: Site, runtime: Path) -> None:
        file = snapshot_in(runtime)
        site.replies[f"/runtime/{file.name}"] = Reply(body=change(file.read_bytes()))

    return harm


def in_itself(change: Callable[[bytes], bytes]) -> Callable[[Site, Path], None]:
    """The manifest describes the file, but it is no snapshot that can be used."""

    def harm(_: Site, runtime: Path) -> None:
        manifest, file = manifest_of(runtime), snapshot_in(runtime)
        data = change(file.read_bytes())
        assert data != file.read_bytes()
        file.unlink()
        manifest["files"]["snapshot"] = add_file(runtime, "snapshot", ".wasm", data)
        write_manifest(runtime, manifest)

    return harm


def missing(site: Site, runtime: Path) -> None:
    site.replies[f"/runtime/{snapshot_in(runtime).name}"] = Reply(status=404, body=b"no", media_type="text/html")


def of_another_interpreter(data: bytes) -> bytes:
    return data.replace(b'"wasm":"', b'"wasm":"x', 1).replace(b'","memory"', b'"memory"', 1)


def without_python(data: bytes) -> bytes:
    """A memory of zeros: its segments are gone."""
    return data[: data.index(b"\x02\x00", data.index(b"memory", data.index(b"env"))) + 5]


HARMS = {
    "missing": missing,
    "another byte": in_its_file(lambda data: data[:-9] + bytes([data[-9] ^ 1]) + data[-8:]),
    "cut short": in_its_file(lambda data: data[: len(data) // 2]),
    "a page instead": in_its_file(lambda _: b"<!doctype html><title>Not here</title>"),
    "no module": in_itself(lambda _: b"<!doctype html><title>Not here</title>"),
    "no snapshot": in_itself(lambda _: b"\0asm\1\0\0\0"),
    "of another interpreter": in_itself(of_another_interpreter),
    "no memory": in_itself(without_python),
    "of another engine": in_itself(lambda data: data.replace(rb"{\"version\":1", rb"{\"version\":2", 1)),
}


@pytest.mark.browser
@pytest.mark.parametrize("how", HARMS)
def test_where_it_cannot_be_used_the_engine_starts_without_it(
    page: Page, site: Site, tmp_path: Path, told: list[str], how: str
) -> None:
    runtime = tmp_path / "web/runtime"
    HARMS[how](site, runtime)
    page.goto(site.url)
    found = page.evaluate(ASKED, {"call": "hello"})
    assert found["answer"] == json.loads(handle('{"call": "hello"}'))
    assert sorted(path for path in site.asked if path in archives_of(runtime)) == sorted(archives_of(runtime))
    done = [state["done"] for state in found["states"] if state["kind"] == "starting"]
    assert done == sorted(done)
    assert [text for text in told if "started without the snapshot" in text], told


@pytest.mark.browser
def test_where_it_never_comes_the_engine_starts_without_it(page: Page, site: Site, made: Path) -> None:
    site.held[f"/runtime/{snapshot_in(made).name}"] = threading.Event()
    assert "snip-sequence" in hello(page, site.url)["answer"]["games"]
    assert page.evaluate(HELLO)["state"]["kind"] == "ready"


def test_a_site_has_it_only_where_it_is_switched_on(runtime: Path, made: Path) -> None:
    switched = runtime_files(made, snapshot=True)
    assert set(switched) == {path.name for path in made.iterdir()}
    plain = runtime_files(made)
    given = {name: data if isinstance(data, bytes) else data.read_bytes() for name, data in plain.items()}
    assert given == contents(runtime)
    with pytest.raises(RuntimeBuildError, match="snorum-site runtime"):
        runtime_files(runtime, snapshot=True)


SETTINGS = "site_name: Small\nplugins:\n  - snorum:\n      pages: false\n      snapshot: true\n"


@pytest.mark.parametrize(
    ("more", "fault"),
    [("", None), ("      runtime: none\n", "installed engine alone"), ("      games: own\n", "installed engine alone")],
)
def test_the_switch(tmp_path: Path, more: str, fault: str | None) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "own").mkdir()
    (tmp_path / "mkdocs.yml").write_text(SETTINGS + more, encoding="utf-8")
    faults: list[Any] = []
    settings = read_settings(tmp_path, faults)
    if fault is None:
        assert faults == []
        assert settings.snapshot
    else:
        assert [(each.line, fault in each.message) for each in faults] == [(5, True)]


def test_the_command_makes_it_where_the_site_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[dict[str, Any]] = []
    monkeypatch.setattr("mkdocs_snorum.runtime.build_runtime", lambda *_, **options: given.append(options))
    monkeypatch.chdir(tmp_path)
    assert main(["runtime"]) == 0
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text(SETTINGS, encoding="utf-8")
    assert main(["runtime"]) == 0
    assert [options["snapshot"] for options in given] == [False, True]
