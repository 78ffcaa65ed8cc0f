"""Good content with something broken in it, anywhere and anyhow, gets sentences and never a traceback."""

import random
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from spoiling import copy_content

from mkdocs_snorum.check import check_content, check_site
from mkdocs_snorum.memory import Memory

if TYPE_CHECKING:
    from mkdocs_snorum.content import Roots

SLICE, WHOLE = 40, 1_000
MOST_SITES = 3
"""How many of the slice's mutations that break nothing are made into pages; the whole makes all."""
SNIPPETS = [
    *'"""', "'''", "[", "]", "{", "}", "[[", "]]", "=", "#", ",", ".", "\\", "\0", "\ufeff", "\u2066", "{ $x }", "-> ",
    "*[other]", "true", "-1", "99999999999999999999", "1e400", "nan", "1979-05-27", '""', "[]", "{}", "\n", "\r\n",
    "    ", "id", "[deal]", "[[expect]]", "A: pass", "Th", "۵", "<script>", "&amp;", "pool", "..", "/", "a" * 5_000,
]  # fmt: skip


def mutate(text: str, chooser: random.Random) -> str:
    """The text with one to three changes: of a character, a word, a line or a part."""
    for _ in range(chooser.randint(1, 3)):
        lines = text.split("\n")
        index, at = chooser.randrange(len(lines)), chooser.randrange(len(text) + 1)
        kind = chooser.randrange(8)
        if kind == 0:
            lines.pop(index)
            text = "\n".join(lines)
        elif kind == 1:
            text = "\n".join([*lines[:index], lines[index], *lines[index:]])
        elif kind == 2:
            other = chooser.randrange(len(lines))
            lines[index], lines[other] = lines[other], lines[index]
            text = "\n".join(lines)
        elif kind == 3:
            text = text[:at] + chooser.choice(SNIPPETS) + text[at:]
        elif kind == 4:
            text = text[:at] + text[at + chooser.randint(1, 9) :]
        elif kind == 5:
            head, equals, _ = lines[index].partition("=")
            lines[index] = f"{head}= {chooser.choice(SNIPPETS)}" if equals else lines[index]
            text = "\n".join(lines)
        elif kind == 6:
            words = text[at : at + 60].split(" ")
            chooser.shuffle(words)
            text = text[:at] + " ".join(words) + text[at + 60 :]
        else:
            text = text[: at if chooser.random() < 0.2 else len(text)]
    return text


def fuzz(folder: Path, seeds: range, most_sites: int | None) -> tuple[int, int]:
    """Spoil one file after another and mend it again; how many mutations had faults, and how many were made pages."""
    roots: Roots = copy_content(folder)
    files = sorted(path for path in folder.rglob("*") if path.suffix in (".toml", ".ftl"))
    memory = Memory()
    faulty = made = 0
    for seed in seeds:
        chooser = random.Random(seed)
        file = chooser.choice(files)
        good = file.read_bytes()
        text = mutate(good.decode("utf-8"), chooser)
        file.write_bytes(text.encode("utf-8", errors="surrogatepass"))
        try:
            faults = check_content(roots, memory)[1]
            told = [fault.text(folder) for fault in faults]
            if not faults and (most_sites is None or made < most_sites):
                made += 1
                faults = check_site(roots, "https://snorum.example/")[2]
        except Exception as error:
            raise AssertionError(f"seed {seed}, {file.relative_to(folder)}: {type(error).__name__}: {error}") from error
        finally:
            file.write_bytes(good)
        assert all(fault.line >= 1 and fault.message for fault in faults), f"seed {seed}"
        assert "Traceback" not in "".join(told)
        faulty += bool(faults)
    return faulty, made


def test_a_mutation_gets_sentences(tmp_path: Path) -> None:
    faulty, made = fuzz(tmp_path, range(SLICE), MOST_SITES)
    assert faulty > SLICE // 3
    assert made


@pytest.mark.slow
def test_a_thousand_mutations_get_sentences(tmp_path: Path) -> None:
    faulty, made = fuzz(tmp_path, range(SLICE, SLICE + WHOLE), None)
    assert faulty > WHOLE // 3
    assert made > WHOLE // 20
