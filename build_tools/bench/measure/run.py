"""Runs a command and prints the most bytes that one of its processes held, and whether it was let run to its end.

It is a process of its own for each command, since that count is never reset.
"""

import resource
import signal
import subprocess
import sys

UNIT = 1 if sys.platform == "darwin" else 1024
"""Bytes in what `getrusage` counts."""


def main(most: int, command: list[str]) -> int:
    """Run it, each of its processes for at most so many seconds of CPU, 0 for no limit; the code to exit with."""
    if most:
        # What is started has the same limit, and a count of its own.
        resource.setrlimit(resource.RLIMIT_CPU, (most, resource.getrlimit(resource.RLIMIT_CPU)[1]))
    code = subprocess.run(command, check=False, stdout=sys.stderr).returncode
    is_stopped = code == -signal.SIGXCPU
    print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * UNIT, int(is_stopped))
    return 0 if is_stopped else code


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), sys.argv[2:]))
