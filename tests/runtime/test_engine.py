"""The published engine answers as the engine of the sources does."""

import hashlib
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from mkdocs_snorum.runtime import read_manifest
from snorum.bridge import handle
from snorum.examples import check_file, find_example_files
from snorum.recordtext import format_record

ROOT = Path(__file__).parents[2]
ENGINE = ROOT / "engine"
PYODIDE = ROOT / "build_tools" / "player" / "node_modules" / "pyodide"
ASK = ROOT / "build_tools" / "mkdocs_snorum" / "runtime" / "js" / "ask.mjs"

type RunNode = Callable[..., subprocess.CompletedProcess[str]]


def ask(run_node: RunNode, runtime: Path, requests: list[str]) -> subprocess.CompletedProcess[str]:
    loader = str(PYODIDE / "pyodide.mjs")
    return run_node(ASK, {"runtime": str(runtime), "loader": loader, "module": "snorum.bridge", "requests": requests})


def requests_of_examples() -> list[str]:
    """Every worked example, seen by everybody and by its first seat; then requests that are wrong."""
    requests = ['{"call": "hello"}', "", "{}", "[]", "not JSON", '{"call": "frames", "record": "1;g=none"}']
    for path in find_example_files(sorted((ENGINE / "snorum" / "games").glob("*/examples"))):
        example = check_file(path).example
        assert example is not None, path
        record = format_record(example.record)
        first = example.record.deals[0].seats[0]
        asked = ((record, None), (record, first), (f"{record}.2c.2c", None))
        requests += [json.dumps({"call": "frames", "record": text, "viewer": viewer}) for text, viewer in asked]
    return requests


def transcript_hash(answers: list[str]) -> str:
    return hashlib.sha256("\n".join(answers).encode()).hexdigest()


def test_every_example_has_the_same_transcript(run_node: RunNode, runtime: Path) -> None:
    requests = requests_of_examples()
    assert sum('"frames"' in request for request in requests) > 3
    done = ask(run_node, runtime, requests)
    assert done.returncode == 0, done.stderr
    there: list[str] = json.loads(done.stdout.splitlines()[-1])["answers"]
    here = [handle(request) for request in requests]
    for request, answer, expected in zip(requests, there, here, strict=True):
        assert answer == expected, request
    assert transcript_hash(there) == transcript_hash(here)


def test_the_engine_comes_from_its_archive_alone(run_node: RunNode, runtime: Path) -> None:
    done = ask(run_node, runtime, requests_of_examples()[:7])
    report: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    engine = {name: origin for name, origin in report["origins"].items() if name.partition(".")[0] == "snorum"}
    assert "snorum.bridge" in engine
    assert all(origin.startswith("/lib/engine.zip/") for origin in engine.values()), engine
    assert not {"tomllib", "micropip"} & report["origins"].keys()


@pytest.mark.parametrize("role", ["script", "wasm", "library", "engine"])
def test_a_wrong_digest_is_seen(run_node: RunNode, copied: Path, role: str) -> None:
    manifest = read_manifest(copied)
    assert manifest is not None
    name = next(entry["name"] for key, entry in manifest["files"].items() if key == role)
    with (copied / name).open("r+b") as file:
        file.seek(-1, 2)
        file.write(b"~")
    done = ask(run_node, copied, ['{"call": "hello"}'])
    assert done.returncode == 1
    assert f"damaged: {name}" in done.stderr


def test_a_script_that_runs_other_code_is_seen(run_node: RunNode, copied: Path) -> None:
    path = copied / "manifest.json"
    manifest = json.loads(path.read_text(encoding="utf-8"))
    manifest["files"]["script"]["code_sha384"] = manifest["files"]["wasm"]["sha384"]
    path.write_text(json.dumps(manifest), encoding="utf-8")
    done = ask(run_node, copied, ['{"call": "hello"}'])
    assert done.returncode == 1
    assert "damaged: the code of" in done.stderr
