#!/bin/sh
# Print the path of a Chromium for the browser tests; where there is none, try to get one.
set -eu
cd "$(dirname "$0")/../.."

say() { printf 'setup: %s\n' "$*" >&2; }

# Playwright's browsers stay inside this folder.
PLAYWRIGHT_BROWSERS_PATH=$(pwd)/.venv/browsers
export PLAYWRIGHT_BROWSERS_PATH

# A name on PATH may be a stub that only says where to get the browser.
runs() { "$1" --version >/dev/null 2>&1; }

find_browser() {
  for name in chromium chromium-browser google-chrome google-chrome-stable; do
    found=$(command -v "$name") && runs "$found" && printf '%s\n' "$found" && return
  done
  for found in "$PLAYWRIGHT_BROWSERS_PATH"/chromium-*/chrome-*/chrome \
    "$PLAYWRIGHT_BROWSERS_PATH"/chromium-*/chrome-*/*.app/Contents/MacOS/*; do
    [ -x "$found" ] && runs "$found" && printf '%s\n' "$found" && return
  done
  return 1
}

install_with_apt() {
  [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
  say "installing Chromium with apt-get"
  apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >&2
}

install_with_playwright() {
  [ -x .venv/bin/playwright ] || return 1
  say "installing Playwright's Chromium"
  .venv/bin/playwright install chromium >&2
}

if [ -n "${SNORUM_CHROMIUM:-}" ]; then
  runs "$SNORUM_CHROMIUM" || { say "SNORUM_CHROMIUM is set to $SNORUM_CHROMIUM, which does not run; name another or unset it."; exit 1; }
  printf '%s\n' "$SNORUM_CHROMIUM"
  exit
fi

find_browser || { install_with_apt && find_browser; } || { install_with_playwright && find_browser; } || {
  say "no Chromium was found, and none could be installed. Install one (Debian, Ubuntu: apt-get install chromium),"
  say "or name one: SNORUM_CHROMIUM=/path/to/chromium make test"
  exit 1
}
