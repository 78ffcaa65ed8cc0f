"""Says of each change of a game's rules whether the checks notice it.

All that is not the game's own is imported once; each change is judged in a child of its own (fork), which imports the
game anew, with the changed source in place of the module's, and stops at the first check that fails.
"""

import os
import resource
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout, suppress
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
TESTS = ROOT / "tests/engine"
MOST_MEMORY = 2 << 30
PATIENCE = 3600
"""Seconds of real time; nothing here waits, so a child that takes longer is a fault of this judge."""
SLACK, TEST_SLACK, TIMES = 1, 10, 10
"""A check may take the processor for so many seconds, and so many times as long as in the engine as it is.

What tests share is computed by whichever comes first.
"""
RECENT = 8
IMPORT, TESTS_RUN = "import", "tests"
CHEAP = 0.02
"""Seconds; what takes less is tried before the tests."""
HELD, FAILED, NO_VERDICT = 0, 1, 70


class Change(NamedTuple):
    """The module, by its file, and its source as changed."""

    path: Path
    source: str


class Verdict(NamedTuple):
    """What noticed the change (None: nothing did), and the seconds of processor time that it took."""

    noticed_by: str | None
    seconds: float


class Unsound(Exception):
    """The checks do not hold of the engine as it is, or no verdict could be had."""


class Judge:
    """The checks of one game, and what is known of them: what each takes, and which have noticed changes of late."""

    def __init__(self, game: str, at_once: int = 2) -> None:
        self.game = game
        self.package = f"snorum.games.{game.replace('-', '_')}"
        self.folder = ROOT / "engine/snorum/games" / game.replace("-", "_")
        self.at_once = at_once
        self.costs: dict[str, float] = {}
        self.tests: set[str] = set()
        self.order: dict[Path, list[str]] = {}
        self.recent: dict[Path, list[str]] = defaultdict(list)
        import_the_rest(self.package)

    def try_unchanged(self) -> float:
        """Learn what each check takes; raises Unsound where one does not hold."""
        path = self.folder / "__init__.py"
        ((_, verdict),) = self.judge([Change(path, path.read_text("utf-8"))])
        if verdict.noticed_by is not None:
            raise Unsound(f"{self.game}: {verdict.noticed_by} fails for the engine as it is")
        return verdict.seconds

    def judge(self, changes: Iterable[Change]) -> Iterator[tuple[Change, Verdict]]:
        """The verdicts as they come, not in the order of the changes."""
        running: dict[int, tuple[Change, Any]] = {}
        waiting = iter(changes)
        try:
            while True:
                while len(running) < self.at_once and (change := next(waiting, None)) is not None:
                    log = tempfile.TemporaryFile("w+", encoding="utf-8", buffering=1)  # noqa: SIM115
                    running[self._start(change, log)] = change, log
                if not running:
                    return
                pid, status, usage = os.wait4(-1, 0)
                if pid not in running:
                    continue
                end(pid)
                change, log = running.pop(pid)
                with log:
                    log.seek(0)
                    lines = [line.rstrip("\n").split("\t") for line in log]
                noticed_by = self._read(change, lines, status)
                yield change, Verdict(noticed_by, usage.ru_utime + usage.ru_stime)
        finally:
            for pid in running:
                end(pid)

    def _read(self, change: Change, lines: list[list[str]], status: int) -> str | None:
        code = os.waitstatus_to_exitcode(status)
        last = lines[-1][1] if lines else IMPORT
        if code == HELD:
            # Of the engine as it is: what each check takes.
            self.costs |= {line[1]: float(line[2]) for line in lines if line[0] == "took"}
            self.tests = {name for name in self.costs if "::" in name}
            return None
        if code not in (FAILED, -signal.SIGPROF, -signal.SIGSEGV):
            raise Unsound(f"{self.game}: of a change of {change.path.name} there is no verdict: {code} at {last}")
        self._remember(change.path, last)
        return f"{last} (endless)" if code == -signal.SIGPROF else last

    def _remember(self, path: Path, name: str) -> None:
        """What noticed this change will notice the next."""
        names = self.recent[path] if name in self.tests else self.order.get(path, [])
        if name == TESTS_RUN or name not in {*names, *self.tests}:
            return
        if name in names:
            names.remove(name)
        names.insert(0, name)
        del self.recent[path][RECENT:]

    def _start(self, change: Change, log: Any) -> int:
        if self.costs and change.path not in self.order:
            # The tests as a whole take longer than any other check, but less than all of them.
            others = sorted({*self.costs} - {IMPORT} - self.tests, key=self.costs.__getitem__)
            cheap = sum(self.costs[name] < CHEAP for name in others)
            self.order[change.path] = [*others[:cheap], TESTS_RUN, *others[cheap:]]
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            code = NO_VERDICT
            try:
                code = self._be_child(change, log)
            finally:
                log.flush()
                os._exit(code)
        return pid

    def _be_child(self, change: Change, log: Any) -> int:
        os.setsid()
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        # The signal ends the process wherever it is, by the processor's time: a busy machine makes nothing endless.
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.alarm(PATIENCE)
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        watch = Watch(log, self.costs)
        put_in_place(self.package, change)
        try:
            return HELD if self._holds(change.path, watch) else FAILED
        except BaseException:  # noqa: BLE001 - whatever a changed engine raises
            return FAILED

    def _holds(self, path: Path, watch: "Watch") -> bool:
        with watch(IMPORT):
            from checks import Tests, find_checks, test_files

            checks = find_checks(self.game)
        for name in self.order.get(path, [*checks, TESTS_RUN]):
            if name == TESTS_RUN:
                first = [*self.recent[path], *sorted(self.tests, key=self.costs.__getitem__)]
                tests = Tests(self.game, list(dict.fromkeys(first)), watch)
                if not tests.run(*map(str, test_files(self.game))):
                    watch.tell(tests.failed or name)
                    return False
                continue
            with watch(name):
                # A check is gone where the change took away what it is about.
                if name not in checks or not checks[name]():
                    return False
        return True


def end(pid: int) -> None:
    """The child with all that it has started."""
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)


class Watch:
    """Writes down what is being checked, and ends the process where that takes too long."""

    def __init__(self, log: Any, costs: Mapping[str, float]) -> None:
        self.log = log
        self.costs = costs

    @contextmanager
    def __call__(self, name: str) -> Iterator[None]:
        self.tell(name)
        slack = TEST_SLACK if "::" in name else SLACK
        usual = self.costs.get(name, PATIENCE if not self.costs else 0.0)
        signal.setitimer(signal.ITIMER_PROF, slack + TIMES * usual)
        before = time.process_time()
        yield
        if not self.costs:
            self.log.write(f"took\t{name}\t{time.process_time() - before}\n")

    def tell(self, name: str) -> None:
        self.log.write(f"at\t{name}\n")


class Changed(SourceFileLoader):
    """Loads a module from other text than its file's."""

    def __init__(self, name: str, change: Change) -> None:
        super().__init__(name, str(change.path))
        self.text = change.source

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.text, self.path, "exec", dont_inherit=True)
        return code


class Finder(MetaPathFinder):
    def __init__(self, name: str, change: Change) -> None:
        self.name = name
        self.change = change

    def find_spec(self, fullname: str, path: object, target: object = None) -> ModuleSpec | None:
        if fullname != self.name:
            return None
        return spec_from_file_location(fullname, self.change.path, loader=Changed(fullname, self.change))


def put_in_place(package: str, change: Change) -> None:
    """Whoever imports from the game from now on gets what the change made of it: nothing of it has been imported."""
    known = [name for name in sys.modules if name == package or name.startswith(f"{package}.")]
    if known:
        raise Unsound(f"{known} were imported before the change")
    name = package if change.path.stem == "__init__" else f"{package}.{change.path.stem}"
    sys.meta_path.insert(0, Finder(name, change))


def import_the_rest(package: str) -> None:
    """All that the checks need but the game itself, which is forgotten where it came along."""
    for folder in (ROOT / "tests/mutation", TESTS):
        if str(folder) not in sys.path:
            sys.path.insert(0, str(folder))
    # Looking for plugins takes longer than most checks, and none is needed.
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    import checks
    import pytest

    import snorum
    from snorum.games import find

    if ROOT / "engine" not in Path(snorum.__file__).parents:
        raise Unsound(f"{snorum.__file__} is not the engine of {ROOT}")

    with Path(os.devnull).open("w", encoding="utf-8") as nothing, redirect_stdout(nothing):
        pytest.main([*checks.QUIET, "--collect-only", str(TESTS / "test_cards_and_notation.py")])
    find.cache_clear()
    for name in [name for name in sys.modules if name == package or name.startswith(f"{package}.")]:
        del sys.modules[name]
