"""A mark that a language sets off by a space is always set off by the same one, in words and guides alike."""

import re
from collections import Counter, defaultdict
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
LANGUAGES = sorted(path.parent.name for path in DOCS.glob("*/language.toml"))
SPACE = r"[ \u00a0\u202f\u2009]"
SET_OFF = re.compile(rf"(?<=[^\s|#=])({SPACE})([:;?!%»])(?=[\s.,)]|$)|(«)({SPACE})")
CODE = re.compile(r"^(`{3,}).*?^\1$", re.DOTALL | re.MULTILINE)


def prose(path: Path) -> str:
    """The text of a file of messages or a guide, without its comments and code."""
    text = CODE.sub("", path.read_text(encoding="utf-8"))
    return re.sub(r"(?m)^#.*$", "", text) if path.suffix == ".ftl" else text


def spaces(text: str) -> dict[str, set[str]]:
    """The spaces that stand before (or, at an opening quotation mark, after) every mark."""
    found: dict[str, set[str]] = defaultdict(set)
    for match in SET_OFF.finditer(text):
        before, mark, opening, after = match.groups()
        found[mark or opening].add(before or after)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_mark_has_one_kind_of_space(language: str) -> None:
    files = [*(DOCS / language).rglob("*.ftl"), *(DOCS / language).rglob("*.md")]
    found = {path: spaces(prose(path)) for path in files}
    counted = Counter((mark, kind) for marks in found.values() for mark, kinds in marks.items() for kind in kinds)
    usual = {mark: kind for (mark, kind), _ in sorted(counted.items(), key=lambda item: item[1])}
    wrong = [
        f"{path.relative_to(DOCS)}: {mark!r} stands with {sorted(kinds)}, elsewhere with {usual[mark]!r}"
        for path, marks in found.items()
        for mark, kinds in marks.items()
        if kinds != {usual[mark]}
    ]
    assert not wrong, "\n".join(wrong)


def test_two_kinds_are_seen() -> None:
    assert spaces("a = Quoi\u202f? Qui ? «\u202fMot\u202f»") == {"?": {"\u202f", " "}, "«": {"\u202f"}, "»": {"\u202f"}}
