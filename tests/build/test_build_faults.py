"""Whatever happens to a build, a whole site stands: the last one or the next."""

import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from slow_report import report

from mkdocs_snorum import placing
from mkdocs_snorum.build import build
from mkdocs_snorum.content import Roots
from mkdocs_snorum.faults import MAX_BYTES, Fault, read_text
from mkdocs_snorum.placing import exchange, put_in_place, recover

PAGES = 30
BUILD = "import sys; from pathlib import Path; from mkdocs_snorum.build import build; "
BUILD += "from mkdocs_snorum.content import Roots; sys.exit(build(Roots.of_project(Path(sys.argv[1]))))"


def write(project: Path, version: str) -> None:
    """A small site of MkDocs whose every page says its version."""
    (project / "docs").mkdir(parents=True, exist_ok=True)
    (project / "mkdocs.yml").write_text("site_name: Small\ntheme: {name: mkdocs}\nplugins: []\n")
    for name in ("index", *(f"page{n}" for n in range(PAGES))):
        (project / "docs" / f"{name}.md").write_text(f"# {name}\n\nversion={version}.\n")


def version_of(project: Path) -> str:
    """The one version of all pages of the site that stands; fails where it is not whole."""
    pages = sorted((project / "site").rglob("index.html"))
    assert len(pages) == PAGES + 1
    found = {page.read_text("utf-8").partition("version=")[2].partition(".")[0] for page in pages}
    assert len(found) == 1, found
    return found.pop()


def start(project: Path, told: int = subprocess.DEVNULL) -> "subprocess.Popen[str]":
    return subprocess.Popen([sys.executable, "-c", BUILD, project], start_new_session=True, stderr=told, text=True)


def kill_builds(project: Path, times: int) -> None:
    write(project, "first")
    assert start(project).wait() == 0
    choose = random.Random(9)
    standing = {"first"}
    for turn in range(times):
        write(project, f"turn{turn}")
        running = start(project)
        time.sleep(choose.uniform(0, 2.5))
        if turn % 2:
            running.kill()  # alone: its MkDocs runs on
        else:
            os.killpg(running.pid, signal.SIGKILL)
        running.wait()
        standing.add(f"turn{turn}")
        assert version_of(project) in standing
    write(project, "last")
    assert start(project).wait() == 0
    assert version_of(project) == "last"
    assert sorted(path.name for path in (project / "build").iterdir()) == ["site.lock"]


def test_a_killed_build_leaves_a_whole_site(tmp_path: Path) -> None:
    kill_builds(tmp_path, 8)


@pytest.mark.slow
def test_two_hundred_killed_builds_leave_a_whole_site(tmp_path: Path) -> None:
    kill_builds(tmp_path, 200)
    report("build.killed", {"times": 200, "sites lost": 0})


def test_two_builds_at_once_take_turns(tmp_path: Path) -> None:
    write(tmp_path, "both")
    running = [start(tmp_path, subprocess.PIPE), start(tmp_path, subprocess.PIPE)]
    told = [each.communicate()[1] for each in running]
    assert [each.returncode for each in running] == [0, 0]
    assert "another build is under way; this one waits for it" in "".join(told)
    assert version_of(tmp_path) == "both"


def test_a_full_disk_is_told_in_a_sentence_and_the_last_site_stays(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "good")
    roots = Roots.of_project(tmp_path)
    assert build(roots) == 0
    write(tmp_path, "bad")
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    # No file may grow beyond this; a write that would fails as on a full disk.
    resource.setrlimit(resource.RLIMIT_FSIZE, (3000, limit[1]))
    try:
        assert build(roots) != 0
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
    told = capfd.readouterr().err
    assert "File too large" in told
    assert "the last one stays" in told
    assert "Traceback" not in told
    assert version_of(tmp_path) == "good"
    assert build(roots) == 0
    assert version_of(tmp_path) == "bad"


def test_a_folder_that_cannot_be_written_is_told_in_a_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    write(tmp_path, "x")
    (tmp_path / "build").write_text("a file where a folder should be")
    assert build(Roots.of_project(tmp_path)) == 2
    assert capfd.readouterr().err == f"{tmp_path / 'build'}: file exists; the site was not built; the last one stays\n"


def test_where_nothing_can_be_exchanged_a_killed_build_is_recovered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fresh, site, old = (tmp_path / name for name in ("fresh", "site", "old"))
    for folder in (fresh, site):
        folder.mkdir()
        (folder / "index.html").write_text(folder.name)
    monkeypatch.setattr(placing, "exchange", lambda *_: False)
    with monkeypatch.context() as killed:
        rename = Path.rename

        def die(path: Path, target: Path) -> Path:
            if path == fresh:
                raise KeyboardInterrupt
            return rename(path, target)

        killed.setattr(Path, "rename", die)
        with pytest.raises(KeyboardInterrupt):
            put_in_place(fresh, site, old)
    recover(site, old)
    assert (site / "index.html").read_text() == "site"
    put_in_place(fresh, site, old)
    assert (site / "index.html").read_text() == "fresh"
    assert not old.exists()


def test_two_folders_are_exchanged_in_one_step(tmp_path: Path) -> None:
    for name in "ab":
        (tmp_path / name).mkdir()
        (tmp_path / name / "x").write_text(name)
    if not exchange(tmp_path / "a", tmp_path / "b"):
        pytest.skip("this file system exchanges nothing")
    assert [(tmp_path / name / "x").read_text() for name in "ab"] == ["b", "a"]
    with pytest.raises(FileNotFoundError):
        exchange(tmp_path / "a", tmp_path / "c")


def test_a_clock_set_back_changes_nothing(tmp_path: Path) -> None:
    write(tmp_path, "old")
    roots = Roots.of_project(tmp_path)
    assert build(roots) == 0
    ahead = time.time() + 10**8
    for path in tmp_path.rglob("*"):
        os.utime(path, (ahead, ahead))
    write(tmp_path, "new")
    for path in (tmp_path / "docs").iterdir():
        os.utime(path, (1, 1))
    assert build(roots) == 0
    assert version_of(tmp_path) == "new"


def test_a_file_of_ten_megabytes_is_refused_unread(tmp_path: Path) -> None:
    file = tmp_path / "core.ftl"
    file.write_bytes(b"a = b\n" * (10_000_000 // 6))
    faults: list[Fault] = []
    assert read_text(file, faults) is None
    assert [fault.message for fault in faults] == [
        f"the file has 9,999,996 bytes; more than {MAX_BYTES:,} are not read"
    ]


def test_a_loop_of_links_is_a_fault(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    write(tmp_path, "x")
    (tmp_path / "docs" / "round").symlink_to(tmp_path / "docs", target_is_directory=True)
    assert build(Roots.of_project(tmp_path)) == 1
    told = capfd.readouterr().err
    assert "docs/round:1: the link leads back to a folder that holds it (take it out)" in told
    assert not (tmp_path / "site").exists()


@pytest.mark.slow
@pytest.mark.browser
def test_two_builds_of_one_state_are_the_same_bytes(built: Path, tmp_path: Path) -> None:
    before = {path.relative_to(built): path.read_bytes() for path in built.rglob("*") if path.is_file()}
    project = Path(__file__).parents[2]
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", tmp_path / "again"]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONHASHSEED": "7", "TZ": "Asia/Tehran", "LC_ALL": "C"}
    subprocess.run(command, cwd=project, env=environment, check=True)
    again = tmp_path / "again"
    after = {path.relative_to(again): path.read_bytes() for path in again.rglob("*") if path.is_file()}
    shutil.rmtree(again)
    assert before.keys() == after.keys()
    assert [name for name, data in before.items() if after[name] != data] == []
    report("build.identical", {"files": len(before), "different": 0})
