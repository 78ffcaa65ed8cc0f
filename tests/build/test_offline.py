"""What is written so that a site can be read without a network: one list of one build, and every page names it."""

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from mkdocs_snorum.offline import OFF, WORKER, no_offline_files, offline_files
from mkdocs_snorum.parts import find_part
from mkdocs_snorum.plugin import SnorumPlugin

BUILD = re.compile(r'<html [^>]*data-build="(\w+)"')
LOADED = re.compile(r'<(?:link rel="(?:stylesheet|icon|preload)" href|script src|img src)="(?:\.\./)*(assets/[^"]*)"')


def player() -> Path:
    found = find_part("player")
    assert found is not None
    return found


def digest(data: bytes) -> str:
    return sha256(data).hexdigest()[:16]


@pytest.fixture(scope="module")
def listed(built: Path) -> tuple[str, dict[str, str], list[str]]:
    """The one build of the site: its id, its parts and those that every page needs."""
    lists = list(built.glob("offline.*.json"))
    assert len(lists) == 1, "there is one list of one build"
    data = json.loads(lists[0].read_bytes())
    return lists[0].name.split(".")[1], data["parts"], data["core"]


def test_the_list_is_named_by_its_digest_and_has_every_parts_own(
    built: Path, listed: tuple[str, dict[str, str], list[str]]
) -> None:
    build_id, parts, _ = listed
    assert digest((built / f"offline.{build_id}.json").read_bytes()) == build_id
    assert (built / WORKER).read_text("utf-8").startswith(f'var SNORUM_BUILD="{build_id}";')
    assert {name: digest((built / name).read_bytes()) for name in parts} == parts


def test_every_page_names_the_build_and_loads_only_what_is_listed(
    built: Path, listed: tuple[str, dict[str, str], list[str]]
) -> None:
    build_id, parts, core = listed
    assert set(core) <= set(parts)
    assert {name for name in parts if name.startswith("assets/player/")} <= set(core)
    for page in [built / "index.html", *built.glob("en/**/*.html"), *built.glob("fa/**/*.html")]:
        html = page.read_text("utf-8")
        # Readers of an embed are on another site.
        named = [] if "embed" in page.relative_to(built).parts[:2] else [build_id]
        assert BUILD.findall(html[:300]) == named, page
        assert set(LOADED.findall(html)) <= set(parts), page


def test_what_is_no_part_of_a_page_is_not_listed(listed: tuple[str, dict[str, str], list[str]]) -> None:
    _, parts, _ = listed
    assert not [name for name in parts if "/embed/" in name or name.endswith(("sitemap.xml", "robots.txt", "_headers"))]
    assert [name for name in parts if name.startswith("assets/words/fa/")]


def test_a_change_of_any_part_makes_another_build() -> None:
    files = [("assets/a.css", b"a"), ("assets/b.css", b"b")]
    first = offline_files(files, ["assets/a.css"], player())
    assert offline_files(reversed(files), ["assets/a.css"], player()) == first
    assert offline_files([("assets/a.css", b"a"), ("assets/b.css", b"c")], ["assets/a.css"], player())[0] != first[0]
    assert offline_files(files, [], player())[0] != first[0]


def test_it_is_left_out_where_the_settings_say_so_and_where_the_site_changes_while_it_is_served() -> None:
    plugin = SnorumPlugin()
    plugin.load_config({})
    assert plugin._is_offline()
    plugin.on_startup(command="serve", dirty=False)
    assert not plugin._is_offline()
    plugin = SnorumPlugin()
    assert plugin.load_config({"offline": False}) == ([], [])
    plugin.on_startup(command="build", dirty=False)
    assert not plugin._is_offline()
    assert no_offline_files(player()) == {WORKER: (player() / OFF).read_text("utf-8")}
