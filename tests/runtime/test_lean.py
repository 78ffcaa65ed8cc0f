"""What stands for modules of the library does what they do, as far as the engine asks for it."""

import importlib.util
import inspect
import json
import math
import sys
import zipfile
from types import ModuleType
from typing import Any

import pytest

from mkdocs_snorum.runtime import RuntimeBuildError
from mkdocs_snorum.runtime.lean import LEAN, NAMED_TUPLES, changed
from mkdocs_snorum.runtime.npm import find_pyodide

from .conftest import PYODIDE


def source(name: str = NAMED_TUPLES) -> str:
    with zipfile.ZipFile(find_pyodide(PYODIDE).library) as library:
        return library.read(name).decode()


def module(text: str, name: str = "collections_under_test") -> Any:
    made = ModuleType(name)
    sys.modules[made.__name__] = made
    exec(compile(text, name, "exec"), made.__dict__)  # noqa: S102 (the library's own source)
    return made


def stand_in(name: str) -> Any:
    """A package or module of ours, under a name of its own."""
    place = LEAN / name
    path = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
    spec = importlib.util.spec_from_file_location(f"lean_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = made
    spec.loader.exec_module(made)
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
        for text in (source(), changed(NAMED_TUPLES, source()))
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
    made = module(changed(NAMED_TUPLES, source()))
    first = made.namedtuple("First", "a b")
    monkeypatch.setitem(made.__dict__, "eval", None)
    second = made.namedtuple("Second", "c d")
    assert (first(1, 2).b, second(3, 4).c, second(d=5, c=6)) == (2, 3, (6, 5))
    with pytest.raises(TypeError):
        made.namedtuple("Third", "e f g")


def test_another_source_is_refused() -> None:
    with pytest.raises(RuntimeBuildError, match="another Python"):
        changed(NAMED_TUPLES, source().replace("eval(code, namespace)", "eval(code, names)"))


TEXTS = ["null", " [1, 2.5, -0.0, 1e3] ", '{"a": {"b": ["\\u00e9", "\\ud83c\\udca1", "\\n"]}}', "NaN", "true\n", '"x"']
BAD_TEXTS = ["", "  ", "{", "[1,]", "nul", '{"a" 1}', '"\\x"', '"a\nb"', "1 2", "[1]\n x", "\ufeff1", '{"a": 1,}']


@pytest.mark.parametrize("text", TEXTS)
def test_json_reads_and_writes_as_the_library_does(text: str) -> None:
    lean, value = stand_in("json"), json.loads(text)
    for given in (text, text.encode()):
        assert repr(lean.loads(given)) == repr(value)
    for options in ({}, {"separators": (",", ":")}, {"ensure_ascii": False}, {"sort_keys": True}):
        assert lean.dumps(value, **options) == json.dumps(value, **options)


def test_json_writes_no_more_than_the_library_does() -> None:
    lean = stand_in("json")
    for value in ({1, 2}, object(), b"x"):
        with pytest.raises(TypeError) as ours:
            lean.dumps(value)
        with pytest.raises(TypeError) as theirs:
            json.dumps(value)
        assert str(ours.value) == str(theirs.value)
    ring: list[object] = []
    ring.append(ring)
    with pytest.raises(ValueError, match="Circular reference"):
        lean.dumps(ring)
    assert lean.dumps({1: math.inf, "é": (True, None)}) == json.dumps({1: math.inf, "é": (True, None)})


@pytest.mark.parametrize("text", BAD_TEXTS)
def test_json_refuses_with_the_words_of_the_library(text: str) -> None:
    with pytest.raises(ValueError) as theirs:  # noqa: PT011 (its words are compared)
        json.loads(text)
    with pytest.raises(ValueError) as ours:  # noqa: PT011
        stand_in("json").loads(text)
    assert str(ours.value) == str(theirs.value)


def test_an_error_is_told_by_its_kind_and_message() -> None:
    told = stand_in("traceback").format_exception(KeyError, KeyError("seven"), None)
    assert told == ["builtins.KeyError: 'seven'\n"]


@pytest.mark.parametrize("path", ["a.py", "b/c.pyc", "d.txt", "e"])
def test_inspect_names_modules_as_the_library_does(path: str) -> None:
    assert stand_in("inspect").getmodulename(path) == inspect.getmodulename(path)


def test_inspect_knows_coroutines_and_annotations() -> None:
    async def waits() -> None: ...

    class Annotated:
        one: int = 1

    lean = stand_in("inspect")
    assert [lean.iscoroutinefunction(each) for each in (waits, stand_in, len)] == [True, False, False]
    assert lean.get_annotations(Annotated) == inspect.get_annotations(Annotated)
    assert lean.get_annotations(type("Bare", (Annotated,), {})) == {}
