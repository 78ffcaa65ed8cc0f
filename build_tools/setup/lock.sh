#!/bin/sh
# Pin anew every package that requirements/*.in and the player's package.json ask for. Options go to uv: --upgrade.
set -eu
cd "$(dirname "$0")/../.."

[ -x build/lock/bin/uv ] || {
  .venv/bin/python -m venv --clear build/lock
  build/lock/bin/python -m pip --disable-pip-version-check install --quiet --require-hashes -r requirements/lock.txt
}
for name in lock dev forks mutation; do
  build/lock/bin/uv pip compile --quiet --universal --python-version 3.12 --generate-hashes --no-header "$@" \
    "requirements/$name.in" --output-file "requirements/$name.txt"
done
for name in player lighthouse; do
  (cd "build_tools/$name" && npm install --package-lock-only --loglevel=error)
done
