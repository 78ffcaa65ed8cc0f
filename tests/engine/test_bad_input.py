"""One file a fault in tests/data/bad, with the exact messages beside it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from snorum.cards import RANKS
from snorum.examples import check_file, format_fault

BAD = Path("tests/data/bad")
UNREADABLE = {"binary", "latin-1"}


@pytest.mark.parametrize("path", sorted(BAD.glob("*.toml")), ids=lambda path: path.stem)
def test_messages(path: Path) -> None:
    checked = check_file(path)
    told = "".join(format_fault(fault).removeprefix(f"{path}:") + "\n" for fault in checked.faults)
    expected = path.with_suffix(".expected")
    if os.environ.get("SNORUM_ACCEPT"):
        expected.write_text(told, "utf-8")
    assert told == expected.read_text("utf-8")
    assert checked.example is None
    assert checked.unreadable == (path.stem in UNREADABLE)


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "snorum.cli", *arguments], capture_output=True, text=True, check=False)


def test_check_prints_every_fault_and_counts() -> None:
    done = run("check", str(BAD / "illegal-action.toml"), "tests/data/cases/snip-sequence")
    lines = done.stdout.splitlines()
    assert done.returncode == 1
    assert lines[0].startswith("tests/data/bad/illegal-action.toml:4: B: 2c: refused: next-in-suit")
    assert "ok tests/data/cases/snip-sequence/SEQ-01-heart-run.toml" in lines
    assert lines[-1] == "13 passed, 1 failed"
    assert done.stderr == ""


@pytest.mark.parametrize("name", ["no-such-file.toml", "binary.toml", "latin-1.toml"])
def test_unreadable_outranks_failed(name: str) -> None:
    done = run("check", str(BAD / name), str(BAD / "seats.toml"))
    assert done.returncode == 2
    assert done.stdout.splitlines()[-1] == "0 passed, 2 failed"


def test_all_is_well() -> None:
    done = run("check", "tests/data/cases/snip-sequence")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "13 passed, 0 failed")


def test_legal_lists_legal_actions_then_refused_ones() -> None:
    done = run("legal", "tests/data/cases/snip-sequence/SEQ-01-heart-run.toml", "--after", "1")
    assert done.returncode == 0
    assert done.stdout.splitlines() == ["Jh", "8h: next-in-suit", "3c: next-in-suit", "pass: must-play"]
    assert run("legal", "tests/data/cases/snip-sequence/SEQ-01-heart-run.toml", "--after", "99").returncode == 2
    assert run("legal", str(BAD / "seats.toml")).returncode == 1


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system knows no pipes by name")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "x.toml")
    done = run("check", str(tmp_path), "n" * 300 + ".toml")
    assert done.returncode == 2
    assert "x.toml:1: is no file that can be read" in done.stdout
    assert done.stdout.splitlines()[-1] == "0 passed, 2 failed"


def test_exact_play_gives_up_where_it_would_not_end(tmp_path: Path) -> None:
    cards = {seat: " ".join(rank + suit for rank in RANKS) for seat, suit in (("A", "c"), ("B", "d"))}
    deal = f'[deal]\nseats = ["A", "B"]\n[deal.hands]\nA = "{cards["A"]}"\nB = "{cards["B"]}"\n'
    file = tmp_path / "large.toml"
    file.write_text(f'game = "nobble"\npreset = "bump"\nscript = ""\n{deal}', "utf-8")
    done = run("solve", str(file))
    assert done.returncode == 1
    assert "start nearer to the end" in done.stdout + done.stderr
