"""The engine's wheel, online and offline."""

from pathlib import Path

import pytest

from mkdocs_snorum.runtime import RuntimeBuildError, wheel
from mkdocs_snorum.runtime.npm import find_pyodide

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
PYODIDE = ROOT / "build_tools" / "player" / "node_modules" / "pyodide"


def test_offline_the_npm_package_gives_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SNORUM_OFFLINE", "1")
    said: list[str] = []
    pyodide, cache = find_pyodide(PYODIDE), tmp_path / "cache"
    built = [
        wheel.build_wheel(ENGINE, tmp_path / name, pyodide=pyodide, cache=cache, say=said.append)
        for name in ("first", "second")
    ]
    assert built[0].read_bytes() == built[1].read_bytes()
    assert len(said) == 2
    assert all(line.endswith("made from the npm package (offline)") for line in said)


def test_online_the_published_environment_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def install(arguments: list[str], **_: object) -> None:
        ran.append(arguments)
        if arguments[0] == "xbuildenv":
            (Path(arguments[-1]) / "xbuildenv").mkdir(parents=True)
        else:
            built = Path(arguments[-1])
            built.mkdir()
            (built / "snorum-0.1.0-py3-none-any.whl").write_bytes(b"wheel")

    monkeypatch.delenv("SNORUM_OFFLINE", raising=False)
    monkeypatch.setattr(wheel, "_run", install)
    said: list[str] = []
    pyodide = find_pyodide(PYODIDE)
    for _ in range(2):
        wheel.build_wheel(ENGINE, tmp_path / "out", pyodide=pyodide, cache=tmp_path / "cache", say=said.append)
    assert [arguments[0] for arguments in ran] == ["xbuildenv", "build", "build"]
    assert ran[0][2] == pyodide.version
    assert all(line.endswith("cross-build environment published") for line in said)


def test_a_wheel_that_is_not_pure_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def build(arguments: list[str], **_: object) -> None:
        built = Path(arguments[-1])
        built.mkdir()
        (built / "snorum-0.1.0-cp313-cp313-linux_x86_64.whl").write_bytes(b"wheel")

    (tmp_path / "cache" / f"made-{find_pyodide(PYODIDE).version}" / "xbuildenv").mkdir(parents=True)
    monkeypatch.setattr(wheel, "_run", build)
    with pytest.raises(RuntimeBuildError, match="one pure wheel"):
        wheel.build_wheel(
            ENGINE, tmp_path / "out", pyodide=find_pyodide(PYODIDE), cache=tmp_path / "cache", say=lambda _: None
        )
    assert not (tmp_path / "out").exists()


def test_what_the_tool_says_is_passed_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").write_text("[project\n", encoding="utf-8")
    (tmp_path / "snorum").mkdir()
    monkeypatch.setenv("SNORUM_OFFLINE", "1")
    with pytest.raises(RuntimeBuildError, match=r"(?s)`pyodide build .*\nERROR Failed to parse .*pyproject\.toml"):
        wheel.build_wheel(
            tmp_path,
            tmp_path / "out",
            pyodide=find_pyodide(PYODIDE),
            cache=ROOT / "build" / ".cache",
            say=lambda _: None,
        )
