#!/bin/sh
# Install the player's pinned packages; do nothing when they are there.
set -eu
cd "$(dirname "$0")/../player"

say() { printf 'setup: %s\n' "$*" >&2; }

how="Install Node.js 20.19 or newer with npm, and see that both are on PATH."
command -v node >/dev/null 2>&1 || { say "Node.js is missing. $how"; exit 1; }
command -v npm >/dev/null 2>&1 || { say "npm is missing. $how"; exit 1; }
node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' ||
  { say "Node.js $(node --version) is too old. $how"; exit 1; }

key=$({ node --version; cat package.json package-lock.json; } | cksum)
stamp=node_modules/.snorum-setup
if [ ! -f "$stamp" ] || [ "$(cat "$stamp")" != "$key" ]; then
  say "installing the player's packages"
  npm ci --loglevel=error
  printf '%s\n' "$key" >"$stamp"
fi
