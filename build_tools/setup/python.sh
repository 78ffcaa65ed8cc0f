#!/bin/sh
# Make .venv with every pinned package and both distributions; do nothing when it already holds them.
set -eu
cd "$(dirname "$0")/../.."
. build_tools/setup/needs.sh

stamp=.venv/snorum-setup
key=$(cat requirements/dev.txt engine/pyproject.toml build_tools/pyproject.toml build_tools/setup/python.sh | cksum)

if ! has_environment; then
  python=$(find_python)
  say "making .venv with $("$python" --version)"
  "$python" -m venv --clear .venv
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
