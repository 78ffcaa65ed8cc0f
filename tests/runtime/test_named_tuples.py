"""The named tuples of the published library are those of CPython, made faster."""

import inspect
import sys
import zipfile
from types import ModuleType
from typing import Any

import pytest

from mkdocs_snorum.runtime import RuntimeBuildError
from mkdocs_snorum.runtime.lean import NAMED_TUPLES, with_fast_named_tuples
from mkdocs_snorum.runtime.npm import find_pyodide

from .conftest import PYODIDE


def source() -> str:
    with zipfile.ZipFile(find_pyodide(PYODIDE).library) as library:
        return library.read(NAMED_TUPLES).decode()


def module(text: str) -> Any:
    made = ModuleType("collections_under_test")
    sys.modules[made.__name__] = made
    exec(compile(text, NAMED_TUPLES, "exec"), made.__dict__)  # noqa: S102 (the library's own source)
    return made


@pytest.mark.parametrize(
    "names", ["", "a", "a b", "b a", "self other_name c", " ".join(f"field{n}" for n in range(20))]
)
@pytest.mark.parametrize("with_defaults", [False, True])
def test_they_are_like_those_of_the_library(names: str, *, with_defaults: bool) -> None:
    fields = names.split()
    defaults = tuple(range(len(fields) // 2 + len(fields) % 2)) if with_defaults else ()
    plain, fast = (
        module(text).namedtuple("Made", names, defaults=defaults)
        for text in (source(), with_fast_named_tuples(source()))
    )
    values = [n * 7 for n in range(len(fields))]
    for kind in (plain, fast):
        assert kind(*values) == tuple(values)
        assert kind(**dict(zip(fields, values, strict=True)))._asdict() == dict(zip(fields, values, strict=True))
    assert repr(fast(*values)) == repr(plain(*values))
    assert inspect.signature(fast) == inspect.signature(plain)
    assert (fast.__doc__, fast.__new__.__doc__, fast.__new__.__name__) == (
        plain.__doc__,
        plain.__new__.__doc__,
        "__new__",
    )
    assert (fast._fields, fast._field_defaults) == (plain._fields, plain._field_defaults)
    for wrong in ([*values, 1], *([values[:-1]] if fields and not defaults else [])):
        told = []
        for kind in (plain, fast):
            with pytest.raises(TypeError) as found:
                kind(*wrong)
            told.append(str(found.value))
        assert told[0] == told[1]


def test_one_function_is_compiled_for_all_of_as_many_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    made = module(with_fast_named_tuples(source()))
    first = made.namedtuple("First", "a b")
    monkeypatch.setitem(made.__dict__, "eval", None)
    second = made.namedtuple("Second", "c d")
    assert (first(1, 2).b, second(3, 4).c, second(d=5, c=6)) == (2, 3, (6, 5))
    with pytest.raises(TypeError):
        made.namedtuple("Third", "e f g")


def test_another_source_is_refused() -> None:
    with pytest.raises(RuntimeBuildError, match="another Python"):
        with_fast_named_tuples(source().replace("eval(code, namespace)", "eval(code, names)"))
