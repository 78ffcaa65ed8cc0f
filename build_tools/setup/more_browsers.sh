#!/bin/sh
# See that the browser tests have a Firefox and a WebKit; where one is missing, try to get it.
# SNORUM_BROWSERS names the browsers that are wanted, by default all: "chromium firefox webkit".
set -eu

say() { printf 'setup: %s\n' "$*" >&2; }

has() { command -v "$1" >/dev/null 2>&1; }

has_firefox() { [ -n "${SNORUM_FIREFOX:-}" ] || has firefox-esr || has firefox; }

has_webkit() { has WebKitWebDriver && has Xvfb; }

install_with_apt() {
  [ "$(id -u)" = 0 ] && has apt-get || return 1
  say "installing $* with apt-get"
  apt-get update -qq >&2 && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" >&2
}

wants() { case " ${SNORUM_BROWSERS:-chromium firefox webkit} " in *" $1 "*) ;; *) return 1 ;; esac; }

without="To test without it, name the others: SNORUM_BROWSERS='chromium' make test"

! wants firefox || has_firefox || { install_with_apt firefox-esr && has_firefox; } || {
  say "no Firefox was found, and none could be installed. Install one (Debian: apt-get install firefox-esr),"
  say "or name one: SNORUM_FIREFOX=/path/to/firefox make test"
  say "$without"
  exit 1
}
! wants webkit || has_webkit || { install_with_apt webkit2gtk-driver xvfb && has_webkit; } || {
  say "no WebKit was found, and none could be installed. Install WebKitGTK's driver, and a screen for its browser"
  say "(Debian, Ubuntu: apt-get install webkit2gtk-driver xvfb)."
  say "$without"
  exit 1
}
