"""Every fault of the content is told with file, line and mend; one file in tests/data/content for each."""

import re
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from spoiling import LANGUAGES, copy_content

from mkdocs_snorum.check import check_content
from mkdocs_snorum.faults import exit_code

ROOT = Path(__file__).parents[2]
CASES = sorted((ROOT / "tests" / "data" / "content").glob("*.toml"))


def spoil(folder: Path, case: dict[str, Any]) -> int:
    """Put the fault of a case into the content; the line at which it stands."""
    file = folder / case["file"]
    if "bytes" in case:
        file.write_bytes(bytes.fromhex(case["bytes"]))
    elif case.get("delete"):
        file.unlink()
    elif "text" in case:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(case["text"], encoding="utf-8")
    else:
        text = file.read_text(encoding="utf-8")
        pattern = case["find"] if case.get("regex") else re.escape(case["find"])
        found = list(re.finditer(pattern, text, re.MULTILINE))
        assert len(found) == 1, "the case must find its place once"
        file.write_text(text[: found[0].start()] + case["replace"] + text[found[0].end() :], encoding="utf-8")
        return text.count("\n", 0, found[0].start()) + 1
    return 1


def test_the_copied_content_has_no_fault(tmp_path: Path) -> None:
    roots = copy_content(tmp_path)
    assert [fault.text(tmp_path) for fault in check_content(roots)[1]] == []


def languages_of(case: dict[str, Any]) -> Sequence[str]:
    """A fault of the source is told alone; the translations that it makes stale have cases of their own."""
    return LANGUAGES if "docs/fa" in str(case) else LANGUAGES[:1]


def expected_of(case: dict[str, Any], folder: Path, line: int) -> list[str]:
    """The expected lines: `{file}`, `{line+1}` from the fault's place, `{at:TEXT}` the line that starts so."""

    def place(found: re.Match[str]) -> str:
        lines = (folder / found[1]).read_text(encoding="utf-8").split("\n")
        return f"{found[1]}:{next(n for n, text in enumerate(lines, 1) if text.startswith(found[2]))}"

    expected = []
    for each in case["expect"]:
        text = each.replace("{file}", case["file"])
        text = re.sub(r"\{line([+-]\d+)?\}", lambda found: str(line + int(found[1] or 0)), text)
        expected.append(re.sub(r"^([^:]+):\{at:([^}]*)\}", place, text))
    return expected


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_a_fault_is_told_with_its_place_and_mend(path: Path, tmp_path: Path) -> None:
    case = tomllib.loads(path.read_text(encoding="utf-8"))
    roots = copy_content(tmp_path, languages_of(case))
    line = spoil(tmp_path, case)
    faults = check_content(roots)[1]
    assert [fault.text(tmp_path) for fault in faults] == expected_of(case, tmp_path, line)
    assert exit_code(faults) == case.get("code", 1)


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    roots = copy_content(tmp_path)
    cases = [tomllib.loads(path.read_text(encoding="utf-8")) for path in CASES]
    chosen: dict[str, dict[str, Any]] = {}
    for case in cases:
        if "find" in case and case.get("alone") is None:
            chosen.setdefault(case["file"], case)
    assert len(chosen) > 3
    lines = [spoil(tmp_path, case) for case in chosen.values()]
    # A fault may be told at another file than the one that was spoilt: a translation is stale by its source.
    wanted = {
        text.partition(":")[0]
        for case, line in zip(chosen.values(), lines, strict=True)
        for text in expected_of(case, tmp_path, line)
    }
    assert len(wanted) > 3
    told = {fault.file.relative_to(tmp_path).as_posix() for fault in check_content(roots)[1]}
    assert told >= wanted
