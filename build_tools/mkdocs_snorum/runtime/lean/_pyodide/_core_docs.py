"""Stands for the classes that document JavaScript's objects; Pyodide's start asks for each and for its attributes."""

from typing import Any, Self


class _JsProxyMetaClass(type):
    """The type of the types that Pyodide makes for JavaScript's objects."""


class _Stub(_JsProxyMetaClass):
    """A class that has every attribute but those with which Python asks what a class can do."""

    def __getattr__(cls, name: str) -> Any:
        if name.startswith("__") and name != "__reversed__":
            raise AttributeError(name)
        return cls


class JsProxy(metaclass=_Stub):
    """Every object of JavaScript."""

    _js_type_flags: Any = 0

    def __new__(cls, *_arguments: object) -> Self:
        return super().__new__(cls)

    def __getattr__(self, name: str) -> Any:
        return getattr(JsProxy, name)


class ConversionError(Exception):
    """Something cannot be made an object of Python or of JavaScript."""


class InternalError(Exception):
    """Pyodide has failed."""


class JsNull:
    """The type of JavaScript's null."""

    typeof = "object"

    def __bool__(self) -> bool:
        return False


_instantiate_token = object()
_js_flags: dict[str, int] = {}
jsnull = JsNull()


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    return JsProxy
