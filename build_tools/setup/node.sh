#!/bin/sh
# Install the player's pinned packages; do nothing when they are there.
set -eu
cd "$(dirname "$0")/../.."
. build_tools/setup/needs.sh
cd build_tools/player

key=$({ node --version; cat package.json package-lock.json; } | cksum)
stamp=node_modules/.snorum-setup
if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$key" ]; then
  say "installing the player's packages"
  npm ci --loglevel=error
  printf '%s\n' "$key" >"$stamp"
fi
