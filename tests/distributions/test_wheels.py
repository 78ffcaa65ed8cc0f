"""Both wheels are complete, and work where nothing else of this project is."""

import subprocess
import sys
import zipfile
from email.parser import Parser
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
SITE = """site_name: Elsewhere
theme: mkdocs
plugins:
  - snorum:
      pages: false
"""


def test_an_index_would_take_them(clean: Any) -> None:
    files = [*clean.wheels, *clean.wheels[0].parent.glob("*.tar.gz")]
    assert len(files) == 4
    command = [sys.executable, "-m", "twine", "--no-color", "check", "--strict", *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.count("PASSED")) == (0, 4), done.stdout + done.stderr


def test_they_say_what_they_are_and_carry_their_types_and_licences(clean: Any) -> None:
    for wheel in clean.wheels:
        with zipfile.ZipFile(wheel) as archive:
            names = archive.namelist()
            said = Parser().parsestr(archive.read(next(name for name in names if name.endswith("/METADATA"))).decode())
        package = said["Name"].replace("-", "_")
        assert f"{package}/py.typed" in names
        assert said["Requires-Python"] == ">=3.12"
        assert said["Description-Content-Type"] == "text/markdown"
        assert "pip install" in said.get_payload()
        assert said["License-Expression"].startswith("MIT AND CC-BY-4.0")
        assert said.get_all("License-File") == ["LICENSE", "LICENSE-rules"]
        assert said.get_all("Classifier")
        assert said["Summary"]
        assert said["Keywords"]
        assert not [name for name in names if "test" in name.lower().split("/")]


def test_their_licences_are_those_of_the_project() -> None:
    for name in ("LICENSE", "LICENSE-rules"):
        texts = {(folder / name).read_text("utf-8") for folder in (ROOT, ROOT / "engine", ROOT / "build_tools")}
        assert len(texts) == 1


def test_the_engine_checks_and_the_plugin_builds_in_a_clean_environment(clean: Any, tmp_path: Path) -> None:
    where = clean.run(tmp_path, "python", "-c", "import snorum, mkdocs_snorum; print(snorum, mkdocs_snorum)")
    assert str(ROOT) not in where.stdout, "the checkout was imported, not the wheels"
    example = ROOT / "tests/data/cases/snip-sequence/SEQ-01-heart-run.toml"
    checked = clean.run(tmp_path, "snorum", "check", str(example))
    assert (checked.returncode, checked.stdout.splitlines()[-1]) == (0, "1 passed, 0 failed")
    (tmp_path / "docs").mkdir()
    (tmp_path / "mkdocs.yml").write_text(SITE, "utf-8")
    (tmp_path / "docs/index.md").write_text("# Home\n\n```snorum\nsnip-sequence/heart-sequence\n```\n", "utf-8")
    checked = clean.run(tmp_path, "snorum-site", "check")
    assert checked.returncode == 0, checked.stdout
    built = clean.run(tmp_path, "python", "-m", "mkdocs", "build", "--strict")
    assert built.returncode == 0, built.stderr
    files = {path.relative_to(tmp_path / "site/snorum").as_posix() for path in (tmp_path / "site/snorum").rglob("*.*")}
    assert {"player/snorum-demo.js", "player/snorum-worker.js", "runtime/manifest.json", "cards.svg"} <= files
    assert not [name for name in files if name.endswith(".mjs") or "snorum-site" in name]
    assert (tmp_path / "site/index.html").read_text("utf-8").count("<snorum-demo") == 1


def test_a_skeleton_site_of_the_wheels_holds(clean: Any, tmp_path: Path) -> None:
    made = clean.run(tmp_path, "snorum-site", "new", "site", "corner")
    assert made.returncode == 0, made.stderr
    checked = clean.run(tmp_path, "snorum-site", "--project", "corner", "check")
    assert checked.returncode == 0, checked.stdout
