"""Pyodide's library: our small modules in place of those that only other uses of it need, and faster imports."""

import zipfile
from pathlib import Path

from .errors import RuntimeBuildError

LEAN = Path(__file__).parent / "lean"
"""Modules by their place in the library; each says what it stands for."""
EMPTY = frozenset({"asyncio", "inspect", "traceback"})
"""Those of them that can do next to nothing: no game is to import them."""

NAMED_TUPLES = "collections/__init__.py"
CHANGES = {
    # CPython compiles a function for every named tuple, which was a fifth of the engine's import. Those of as many
    # fields differ in their names alone, so one is compiled and the others are copies of it.
    NAMED_TUPLES: (
        ("\ndef namedtuple(", "\n_new_codes = {}\n\ndef namedtuple("),
        (
            "    __new__ = eval(code, namespace)\n",
            """\
    if num_fields not in _new_codes:
        numbered = [f'_{n}, ' for n in range(num_fields)]
        code = f"lambda _cls, {''.join(numbered)}: _tuple_new(_cls, ({''.join(numbered)}))"
        _new_codes[num_fields] = eval(code, namespace).__code__
    code = _new_codes[num_fields].replace(co_varnames=('_cls', *field_names))
    __new__ = type(namedtuple)(code, namespace)
""",
        ),
    ),
}
"""What is written anew in modules of the library."""


def write_lean_library(library: Path, target: Path) -> None:
    """Write the library, as source, to the zip `target`."""
    ours = {path.relative_to(LEAN).as_posix(): path for path in sorted(LEAN.rglob("*.py"))}
    with zipfile.ZipFile(library) as whole, zipfile.ZipFile(target, "w") as lean:
        for name in whole.namelist():
            source = ours[name].read_bytes() if name in ours else whole.read(name)
            lean.writestr(name, changed(name, source.decode()) if name in CHANGES else source)


def changed(name: str, source: str) -> str:
    """The source of a module with our changes; `RuntimeBuildError` where they are not for this source."""
    for old, new in CHANGES[name]:
        if source.count(old) != 1:
            raise RuntimeBuildError(f"{name}: {old.strip()!r} is not there once, so this is another Python.")
        source = source.replace(old, new)
    return source
