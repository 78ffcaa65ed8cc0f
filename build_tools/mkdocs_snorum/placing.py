"""Puts a finished folder in the place of another so that there is always one there, whole; one process at a time."""

import ctypes
import errno
import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

RENAME_EXCHANGE = 2
"""The flag by which Linux's renameat2 and macOS' renamex_np exchange two names in one step."""
AT_FDCWD = -100


@contextmanager
def locked(file: Path) -> Iterator[int]:
    """Hold the lock of a file, waiting for whoever has it; a process that dies lets go. Gives the descriptor."""
    with file.open("w") as lock:
        try:
            import fcntl
        except ImportError:  # Windows has no such lock, and two builds collide there
            yield lock.fileno()
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("another build is under way; this one waits for it", file=sys.stderr, flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield lock.fileno()


def put_in_place(fresh: Path, site: Path, old: Path) -> None:
    """Put the fresh folder where the site is; where that takes two steps, the last one stands in `old` meanwhile."""
    if site.exists() and exchange(fresh, site):
        shutil.rmtree(fresh, ignore_errors=True)
        return
    shutil.rmtree(old, ignore_errors=True)
    if site.exists():
        site.rename(old)
    fresh.rename(site)
    shutil.rmtree(old, ignore_errors=True)


def recover(site: Path, old: Path) -> None:
    """Put back the last site where a build was killed between taking it away and bringing the new one."""
    if not site.exists() and old.exists():
        old.rename(site)


def exchange(one: Path, other: Path) -> bool:
    """Exchange two folders in one step; False where the system has no such step."""
    names = os.fsencode(one), os.fsencode(other)
    system = ctypes.CDLL(None, use_errno=True) if os.name == "posix" else None
    if (linux := getattr(system, "renameat2", None)) is not None:
        failed = linux(AT_FDCWD, names[0], AT_FDCWD, names[1], RENAME_EXCHANGE)
    elif (mac := getattr(system, "renamex_np", None)) is not None:
        failed = mac(*names, RENAME_EXCHANGE)
    else:
        return False
    number = ctypes.get_errno()
    if failed and number not in (errno.EINVAL, errno.ENOSYS, errno.ENOTSUP):
        raise OSError(number, os.strerror(number), str(one), None, str(other))
    return not failed
