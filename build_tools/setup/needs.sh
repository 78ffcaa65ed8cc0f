# What set-up needs of a machine, as functions to be sourced from the project's folder. Each says what is missing, and how to mend it.

say() { printf 'setup: %s\n' "$*" >&2; }

is_new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 12))' >/dev/null 2>&1; }

# The stamp's first line is this folder: commands in .venv/bin name it, and stop working when it is moved.
# Without a stamp an earlier set-up was interrupted: nobody knows what it left.
has_environment() {
  is_new_enough .venv/bin/python && [ -f .venv/snorum-setup ] && [ "$(sed 1q .venv/snorum-setup)" = "$(pwd)" ]
}

# Print the path of a Python that is new enough.
find_python() {
  if [ -n "${PYTHON:-}" ]; then
    is_new_enough "$PYTHON" && printf '%s\n' "$PYTHON"
    return
  fi
  versions=${PYENV_ROOT:-${HOME:-}/.pyenv}/versions
  for candidate in python3.13 "$versions"/3.13*/bin/python python3.12 "$versions"/3.12*/bin/python python3 python; do
    is_new_enough "$candidate" && printf '%s\n' "$candidate" && return
  done
  return 1
}

has_python() {
  if python=$(find_python); then
    "$python" -c 'import ensurepip, venv' >/dev/null 2>&1 && return
    say "$python cannot make an environment. On Debian and Ubuntu the package python3-venv is missing."
  elif [ -n "${PYTHON:-}" ]; then
    say "PYTHON is set to $PYTHON, which is not a Python 3.12 or newer; name another or unset it."
  else
    found=$(python3 --version 2>/dev/null || :)
    say "no Python 3.12 or newer was found${found:+ (python3 is $found)}. Install Python 3.13, or name one: make PYTHON=/path/to/python3.13 ..."
  fi
  return 1
}

has_node() {
  how="Install Node.js 20.19 or newer with npm, and see that both are on PATH."
  command -v node >/dev/null 2>&1 || { say "Node.js is missing. $how"; return 1; }
  command -v npm >/dev/null 2>&1 || { say "npm is missing. $how"; return 1; }
  node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)' && return
  say "Node.js $(node --version) is too old. $how"
  return 1
}
