"""Runs a command and prints the most bytes that one of its processes held.

It is a process of its own for each command, since that count is never reset.
"""

import resource
import subprocess
import sys

UNIT = 1 if sys.platform == "darwin" else 1024
"""Bytes in what `getrusage` counts."""

if __name__ == "__main__":
    code = subprocess.run(sys.argv[1:], check=False, stdout=sys.stderr).returncode
    print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss * UNIT)
    sys.exit(code)
