"""Stands for the conversions of typed JavaScript: the engine calls none of it, and is called with text alone."""

from typing import NoReturn

from _pyodide_core import (  # type: ignore[import-not-found]  # compiled into the interpreter
    JsFuncSignature,
    js2py_default_call_result,
    py2js_default,
)

no_default = object()


def _any(*_positional: object, **_named: object) -> None:
    """What has no signature of its own is called with."""


default_signature = JsFuncSignature(
    _any, False, 0, (), (), py2js_default, (), (), (), py2js_default, js2py_default_call_result
)


def func_to_sig(function: object) -> NoReturn:
    """Asked for by name at Pyodide's start; called where a signature is bound to an object of JavaScript."""
    raise TypeError(f"no signatures of JavaScript here: {function!r}")


get_attr_sig = bind_class_sig = func_to_sig
