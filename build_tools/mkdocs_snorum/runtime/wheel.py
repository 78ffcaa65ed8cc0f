"""The engine's wheel for the browser, built with pyodide-build: the same bytes from the same sources."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

from .errors import RuntimeBuildError
from .npm import Pyodide

# 1980-01-01, the first date that a zip file can hold.
EPOCH = "315532800"
# Rulebooks, words and worked examples are read when the site is built; the browser gets them as pages.
SHIPPED = ("*.py", "py.typed")
COLOURS = re.compile(r"\x1b\[[0-9;]*m")


def build_wheel(engine: Path, out_dir: Path, *, pyodide: Pyodide, cache: Path, say: Callable[[str], None]) -> Path:
    """Build the wheel of the sources in `engine` into `out_dir` and return its path."""
    environment = _find_environment(pyodide, cache, say)
    with tempfile.TemporaryDirectory(prefix="snorum-wheel-") as folder:
        stage = Path(folder) / "engine"
        _stage(engine, stage)
        built = Path(folder) / "dist"
        _run(
            ["build", str(stage), "--no-isolation", "--skip-dependency-check", "--outdir", str(built)],
            environment=environment,
        )
        wheels = list(built.glob("*-py3-none-any.whl"))
        if len(wheels) != 1:
            made = ", ".join(path.name for path in built.iterdir()) or "nothing"
            raise RuntimeBuildError(f"{engine}: pyodide-build made {made}; one pure wheel (py3-none-any) is wanted.")
        out_dir.mkdir(parents=True, exist_ok=True)
        target = out_dir / wheels[0].name
        partial = target.with_suffix(f".{os.getpid()}.part")
        shutil.copyfile(wheels[0], partial)
        partial.replace(target)
        return target


def unpack_wheel(wheel: Path, folder: Path) -> None:
    """Unpack the wheel's files into `folder`."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)  # noqa: S202 - our own wheel, built a moment ago


def _stage(engine: Path, stage: Path) -> None:
    for path in sorted(engine.iterdir()):
        if path.is_file():
            stage.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, stage / path.name)
    for pattern in SHIPPED:
        for path in sorted((engine / "snorum").rglob(pattern)):
            target = stage / path.relative_to(engine)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def _find_environment(pyodide: Pyodide, cache: Path, say: Callable[[str], None]) -> Path:
    """The cross-build environment: one got before, the published one, or one made from the npm package's files."""
    tool = f"pyodide-build {version('pyodide-build')}"
    published, made = cache / f"published-{pyodide.version}", cache / f"made-{pyodide.version}"
    for folder, origin in ((published, "published"), (made, "made from the npm package (offline)")):
        if (folder / "xbuildenv").exists():
            say(f"engine wheel: {tool}, cross-build environment {origin}")
            return folder
    # What an interrupted installation left is not taken up.
    shutil.rmtree(published, ignore_errors=True)
    shutil.rmtree(made, ignore_errors=True)
    if not os.environ.get("SNORUM_OFFLINE"):
        try:
            _run(["xbuildenv", "install", pyodide.version, "--path", str(published)], timeout=300)
        except RuntimeBuildError:
            shutil.rmtree(published, ignore_errors=True)
        else:
            say(f"engine wheel: {tool}, cross-build environment published")
            return published
    with tempfile.TemporaryDirectory(prefix="snorum-env-") as temporary:
        archive = _make_environment(pyodide, Path(temporary))
        _run(["xbuildenv", "install", "--force", "--url", archive.as_uri(), "--path", str(made)])
    say(f"engine wheel: {tool}, cross-build environment made from the npm package (offline)")
    return made


def _make_environment(pyodide: Pyodide, folder: Path) -> Path:
    """An archive with as much of a cross-build environment as a pure wheel needs."""
    root = folder / "xbuildenv" / "pyodide-root"
    (root / "dist").mkdir(parents=True)
    (root / "sysconfigdata").mkdir()
    (root.parent / "requirements.txt").write_text("", encoding="utf-8")
    (root / "dist" / "pyodide-lock.json").write_text(pyodide.empty_lock(), encoding="utf-8")
    with zipfile.ZipFile(pyodide.library) as library:
        names = [name for name in library.namelist() if name.startswith("_sysconfigdata_")]
        for name in names:
            library.extract(name, root / "sysconfigdata")
    if len(names) != 1:
        raise RuntimeBuildError(f"{pyodide.library}: {len(names)} files _sysconfigdata_*, one was expected.")
    (root / "Makefile.envs").write_text(_makefile(pyodide, names[0].removesuffix(".py")), encoding="utf-8")
    archive = folder / "environment.tar"
    with tarfile.open(archive, "w") as tar:
        tar.add(root.parent, "xbuildenv")
    return archive


def _makefile(pyodide: Pyodide, sysconfig_name: str) -> str:
    major, minor, micro = pyodide.python.split(".")
    values = {
        "PYVERSION": pyodide.python,
        "PYMAJOR": major,
        "PYMINOR": minor,
        "PYMICRO": micro,
        "PYODIDE_ABI_VERSION": pyodide.info["abi_version"],
        "PYODIDE_EMSCRIPTEN_VERSION": pyodide.info["platform"].removeprefix("emscripten_").replace("_", "."),
        "PLATFORM_TRIPLET": f"{pyodide.info['arch']}-emscripten",
        "SYSCONFIG_NAME": sysconfig_name,
        "SYSCONFIGDATA_DIR": "$(PYODIDE_ROOT)/sysconfigdata",
        "CPYTHONINSTALL": "$(PYODIDE_ROOT)",
        "TARGETINSTALLDIR": "$(PYODIDE_ROOT)",
        "PYTHONINCLUDE": "$(PYODIDE_ROOT)/include",
        "HOSTINSTALLDIR": "$(PYODIDE_ROOT)/host",
        "HOSTSITEPACKAGES": "$(PYODIDE_ROOT)/host",
        "CFLAGS_BASE": "",
        "CXXFLAGS_BASE": "",
        "LDFLAGS_BASE": "",
    }
    lines = [f"export {name} = {value}" for name, value in values.items()]
    return "\n".join([*lines, ".output_vars:", "\t@env", ""])


def _run(arguments: list[str], *, environment: Path | None = None, timeout: float | None = None) -> None:
    env = os.environ | {
        # A pure wheel needs no compiler; pyodide-build would fetch one.
        "SKIP_EMSCRIPTEN_VERSION_CHECK": "1",
        # pyodide-build refuses a path with spaces here, and nothing is installed for this build.
        "PIP_BUILD_CONSTRAINT": "",
    }
    env.setdefault("SOURCE_DATE_EPOCH", EPOCH)
    env.pop("PYODIDE_ROOT", None)
    if environment is not None:
        env["PYODIDE_XBUILDENV_PATH"] = str(environment)
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pyodide_cli", *arguments],
            env=env,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            timeout=timeout,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise RuntimeBuildError(f"`pyodide {arguments[0]}` was given {timeout:.0f} s and did not end.") from error
    if done.returncode != 0:
        tail = "\n".join(COLOURS.sub("", done.stdout).strip().splitlines()[-20:])
        raise RuntimeBuildError(f"`pyodide {' '.join(arguments)}` failed with exit code {done.returncode}:\n{tail}")
