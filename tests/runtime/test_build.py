"""What `snorum-site runtime` writes: the same bytes every time, described by its manifest, and never half of it."""

import hashlib
import json
import shutil
import subprocess
import zipfile
from base64 import b64encode
from pathlib import Path

import pytest

from mkdocs_snorum.runtime import RuntimeBuildError, build_runtime, main, read_manifest
from mkdocs_snorum.runtime.archive import make_archive, read_archive

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
PYODIDE = ROOT / "build_tools" / "player" / "node_modules" / "pyodide"
CACHE = ROOT / "build" / ".cache"


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_second_build_gives_the_same_bytes(runtime: Path, tmp_path: Path) -> None:
    build_runtime(tmp_path / "runtime", engine=ENGINE, pyodide_dir=PYODIDE, cache=CACHE)
    assert contents(tmp_path / "runtime") == contents(runtime)
    assert contents(tmp_path / "wheel") == contents(runtime.parent / "wheel")


def test_every_file_is_what_the_manifest_says(runtime: Path) -> None:
    manifest = json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
    assert sorted(manifest["files"]) == ["engine", "library", "script", "wasm"]
    for entry in manifest["files"].values():
        data = (runtime / entry["name"]).read_bytes()
        digest = hashlib.sha384(data)
        assert entry["size"] == len(data)
        assert entry["sha384"] == b64encode(digest.digest()).decode()
        assert f".{digest.hexdigest()[:12]}." in entry["name"]
    named = {entry["name"] for entry in manifest["files"].values()}
    assert {path.name for path in runtime.iterdir()} == named | {"manifest.json", "LICENSE.txt"}


def test_the_lock_names_no_package(runtime: Path) -> None:
    manifest = json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
    assert manifest["lock"]["packages"] == {}


def interpreter(runtime: Path, role: str) -> bytes:
    manifest = json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
    return (runtime / manifest["files"][role]["name"]).read_bytes()


def wasm_exports(data: bytes) -> list[str]:
    """The names in the export section of a WebAssembly module."""
    at = 8
    while True:
        section, at = data[at], at + 1
        size, at = leb128(data, at)
        if section == 7:
            break
        at += size
    count, at = leb128(data, at)
    names = []
    for _ in range(count):
        length, at = leb128(data, at)
        names.append(data[at : at + length].decode())
        _, at = leb128(data, at + length + 1)
    return names


def leb128(data: bytes, at: int) -> tuple[int, int]:
    value = shift = 0
    while True:
        byte, at = data[at], at + 1
        value |= (byte & 0x7F) << shift
        shift += 7
        if byte < 0x80:
            return value, at


def test_the_interpreter_is_the_released_one_less_what_nothing_calls(runtime: Path) -> None:
    script, released = interpreter(runtime, "script").decode(), (PYODIDE / "pyodide.asm.js").read_text(encoding="utf-8")
    lines = iter(released.split(";"))
    assert all(line in lines for line in script.split(";")), "something stands in the script that is not Pyodide's"
    assert len(script) < len(released)
    kept, whole = (
        wasm_exports(data) for data in (interpreter(runtime, "wasm"), (PYODIDE / "pyodide.asm.wasm").read_bytes())
    )
    assert set(kept) < set(whole)
    assert 10 * len(kept) < len(whole)
    assert {"malloc", "PyRun_SimpleString", "__wasm_call_ctors"} <= set(kept)


def test_whole_or_without_binaryen_the_interpreter_is_the_released_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone = Path(shutil.copytree(PYODIDE, tmp_path / "node_modules" / "pyodide"))
    build_runtime(tmp_path / "runtime", engine=ENGINE, pyodide_dir=alone, cache=CACHE)
    assert "binaryen is not installed" in capsys.readouterr().out
    whole = contents(tmp_path / "runtime")
    for role, name in (("script", "pyodide.asm.js"), ("wasm", "pyodide.asm.wasm")):
        assert interpreter(tmp_path / "runtime", role) == (PYODIDE / name).read_bytes()
    build_runtime(tmp_path / "runtime", engine=ENGINE, pyodide_dir=PYODIDE, cache=CACHE, pruned=False)
    assert "up to date" in capsys.readouterr().out
    assert contents(tmp_path / "runtime") == whole


def test_what_nothing_reads_is_zeros(runtime: Path) -> None:
    whole, published = (PYODIDE / "pyodide.asm.wasm").read_bytes(), interpreter(runtime, "wasm")
    # A row of JIS X 0212, as Python's own codec has it: what it is in Unicode, two bytes each.
    row = [bytes([0x8F, 0xB0, low]).decode("euc_jp") for low in range(0xA1, 0xFF)]
    table = "".join(row).encode("utf-16-le")
    assert table in whole
    assert table not in published
    # A text may be the end of another, so all texts are there.
    assert b"Return the number of items in a container.\0" in published


def archive(runtime: Path, role: str) -> dict[str, bytes]:
    manifest = json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
    return read_archive(runtime / manifest["files"][role]["name"])


def test_the_modules_are_compiled_and_trimmed(runtime: Path) -> None:
    library, engine = set(archive(runtime, "library")), set(archive(runtime, "engine"))
    assert {Path(name).suffix for name in library | engine} == {".pyc"}
    assert {"typing.pyc", "pyodide/webloop.pyc"} <= library
    assert {
        "snorum/bridge.pyc",
        "snorum/games/vorms/rules.pyc",
        "random.pyc",
        "json/decoder.pyc",
        "re/_parser.pyc",
    } <= engine
    # Each package is whole in one of them.
    assert not {Path(name).parts[0] for name in library} & {Path(name).parts[0] for name in engine}
    assert not {"snorum/cli.pyc", "snorum/examples.pyc", "tomllib/_parser.pyc", "turtle.pyc"} & (library | engine)


@pytest.mark.parametrize("role", ["library", "engine"])
def test_an_archive_is_a_module_that_browsers_compile(node: str, runtime: Path, tmp_path: Path, role: str) -> None:
    manifest = json.loads((runtime / "manifest.json").read_text(encoding="utf-8"))
    file = runtime / manifest["files"][role]["name"]
    script = tmp_path / "validate.mjs"
    script.write_text(
        "import fs from 'node:fs';\nconsole.log(WebAssembly.validate(fs.readFileSync(process.argv[2])));\n", "utf-8"
    )
    assert subprocess.run([node, script, file], check=True, capture_output=True, text=True).stdout == "true\n"


def test_no_documentation_is_published(runtime: Path) -> None:
    engine = archive(runtime, "engine")
    assert b"A variant of the sequence game" not in engine["snorum/games/snip_sequence/options.pyc"]
    assert b"The only door for JavaScript" not in engine["snorum/bridge.pyc"]


def test_the_wheel_holds_code_alone(runtime: Path) -> None:
    (wheel,) = (runtime.parent / "wheel").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        packed = [name for name in archive.namelist() if name.startswith("snorum/")]
    sources = [path.relative_to(ENGINE).as_posix() for path in (ENGINE / "snorum").rglob("*.py")]
    assert sorted(packed) == sorted([*sources, "snorum/py.typed"])


def test_nothing_is_built_twice(runtime: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = (runtime / "manifest.json").stat().st_mtime_ns
    build_runtime(runtime, engine=ENGINE, pyodide_dir=PYODIDE, cache=CACHE)
    assert "up to date" in capsys.readouterr().out
    assert (runtime / "manifest.json").stat().st_mtime_ns == before


@pytest.mark.parametrize("harm", ["flip a bit", "cut", "remove", "empty the manifest", "other format"])
def test_a_damaged_runtime_does_not_pass_for_one(copied: Path, harm: str) -> None:
    manifest = read_manifest(copied)
    assert manifest is not None
    library = copied / manifest["files"]["library"]["name"]
    data = library.read_bytes()
    match harm:
        case "flip a bit":
            library.write_bytes(data[:1000] + bytes([data[1000] ^ 1]) + data[1001:])
        case "cut":
            library.write_bytes(data[:-1])
        case "remove":
            library.unlink()
        case "empty the manifest":
            (copied / "manifest.json").write_bytes(b"")
        case _:
            (copied / "manifest.json").write_text('{"format": "snorum-frames", "version": 1}', encoding="utf-8")
    assert read_manifest(copied) is None


def test_a_failed_build_leaves_what_stood(copied: Path, tmp_path: Path) -> None:
    engine = Path(shutil.copytree(ENGINE, tmp_path / "engine"))
    (engine / "snorum" / "bridge.py").write_text("import turtle\n", encoding="utf-8")
    before = contents(copied)
    with pytest.raises(RuntimeBuildError, match="turtle"):
        build_runtime(copied, engine=engine, pyodide_dir=PYODIDE, cache=CACHE)
    assert contents(copied) == before
    assert not list(tmp_path.glob(".runtime-*"))


def test_a_changed_engine_is_built_and_what_is_stale_goes(copied: Path, tmp_path: Path) -> None:
    engine = Path(shutil.copytree(ENGINE, tmp_path / "engine"))
    with (engine / "snorum" / "bridge.py").open("a", encoding="utf-8") as bridge:
        bridge.write("\n\nADDED = 1\n")
    (copied / "engine.0123456789ab.wasm").write_bytes(b"stale")
    before = read_manifest(copied)
    after = build_runtime(copied, engine=engine, pyodide_dir=PYODIDE, cache=CACHE)
    assert before is not None
    assert after["files"]["engine"] != before["files"]["engine"]
    assert after["files"]["library"] == before["files"]["library"]
    assert after["files"]["wasm"] == before["files"]["wasm"]
    assert [path.name for path in copied.glob("engine.*")] == [after["files"]["engine"]["name"]]


def test_an_npm_package_that_is_not_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["--out", str(tmp_path / "out"), "--engine", str(ENGINE), "--pyodide", str(tmp_path / "none")])
    said = capsys.readouterr().err
    assert code == 1
    assert str(tmp_path / "none") in said
    assert "npm ci" in said
    assert not (tmp_path / "out").exists()


def test_node_that_is_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("NODE", raising=False)
    monkeypatch.setattr("mkdocs_snorum.runtime.node.shutil.which", lambda _: None)
    code = main(["--out", str(tmp_path / "out"), "--engine", str(ENGINE), "--pyodide", str(PYODIDE)])
    assert code == 1
    assert "Node.js is missing" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_an_archive_does_not_depend_on_order_and_gives_back_what_it_holds(tmp_path: Path) -> None:
    # More than one byte of the section's length, and less, in LEB128.
    for size in (1, 100, 20_000):
        files = {name: name.encode() * size for name in ("b/c", "a")}
        data = make_archive(files)
        assert data == make_archive(dict(reversed(files.items())))
        (tmp_path / "archive.wasm").write_bytes(data)
        assert read_archive(tmp_path / "archive.wasm") == files
