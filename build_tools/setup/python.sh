#!/bin/sh
# Make .venv with every pinned package and both distributions; do nothing when it already holds them.
set -eu
cd "$(dirname "$0")/../.."

say() { printf 'setup: %s\n' "$*" >&2; }

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 12))' >/dev/null 2>&1; }

find_python() {
  if [ -n "${PYTHON:-}" ]; then
    is_new_enough "$PYTHON" && printf '%s\n' "$PYTHON" && return
    say "PYTHON is set to $PYTHON, which is not a Python 3.12 or newer; name another or unset it."
    exit 1
  fi
  versions=${PYENV_ROOT:-${HOME:-}/.pyenv}/versions
  for candidate in python3.13 "$versions"/3.13*/bin/python python3.12 "$versions"/3.12*/bin/python python3 python; do
    is_new_enough "$candidate" && printf '%s\n' "$candidate" && return
  done
  found=$(python3 --version 2>/dev/null || :)
  say "no Python 3.12 or newer was found${found:+ (python3 is $found)}. Install Python 3.13, or name one: make PYTHON=/path/to/python3.13 ..."
  exit 1
}

# The stamp's first line is this folder: commands in .venv/bin name it, and stop working when it is moved.
stamp=.venv/snorum-setup
key=$(cat requirements/dev.txt engine/pyproject.toml build_tools/pyproject.toml build_tools/setup/python.sh | cksum)

# Without a stamp an earlier set-up was interrupted: nobody knows what it left.
if ! is_new_enough .venv/bin/python || [ ! -f "$stamp" ] || [ "$(sed 1q "$stamp")" != "$(pwd)" ]; then
  python=$(find_python)
  say "making .venv with $("$python" --version)"
  if ! "$python" -m venv --clear .venv; then
    say "$python cannot make an environment. On Debian and Ubuntu the package python3-venv is missing."
    exit 1
  fi
fi

if [ ! -f "$stamp" ] || [ "$(sed 1d "$stamp")" != "$key" ]; then
  rm -f "$stamp"
  say "installing Python packages"
  pip() { .venv/bin/python -m pip --disable-pip-version-check "$@"; }
  pip install --quiet --require-hashes -r requirements/dev.txt
  # Our own code has no hash to check, and all that it needs is there: nothing further may be fetched.
  pip install --quiet --no-index --no-deps --no-build-isolation -e engine -e build_tools
  pip check >/dev/null || { pip check >&2; exit 1; }
  { pwd; printf '%s\n' "$key"; } >"$stamp"
fi
