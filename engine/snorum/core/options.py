"""Options of a game: a NamedTuple whose defaults say what each may be."""

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from .errors import BAD_OPTION, UNKNOWN_OPTION, BadOption, EngineError, Unknown
from .notation import is_word

MOST_DIGITS = 6
"""No number of an option is longer."""

Raw = bool | int | str | list[str] | tuple[str, ...]


class Option(NamedTuple):
    """What an option may be: one of `choices`, a number from `low` to `high`, or a list of words."""

    name: str
    default: object
    choices: tuple[object, ...] = ()
    low: int | None = None
    high: int | None = None
    words: bool = False

    def allowed(self) -> str:
        """The allowed values as text, for tables and messages."""
        parts = [str(value).lower() if isinstance(value, bool) else str(value) for value in self.choices]
        if self.low is not None and self.high is not None:
            parts.append(f"{self.low} to {self.high}")
        if self.words:
            parts.append("a list of words")
        return ", ".join(parts)


def choice(default: str | int, *others: str | int, low: int | None = None, high: int | None = None) -> Any:
    """An option with a closed set of values, the default first, and where given also a range of numbers."""
    return Option("", default, (default, *others), low, high)


def flag(default: bool) -> Any:
    """An option that is on or off."""
    return Option("", default, (True, False))


def number(default: int, *, low: int, high: int) -> Any:
    """An option that is a number from `low` to `high`."""
    return Option("", default, (), low, high)


def words(*default: str) -> Any:
    """An option that is a list of at least one word."""
    return Option("", default, words=True)


_SPECS: dict[type[Any], tuple[Option, ...]] = {}


def option_set[O](options: type[O]) -> type[O]:
    """The class of a game's options: a NamedTuple with a `choice`, `flag`, `number` or `words` for every field.

    Their own defaults take the place of these. A dataclass would do as well, but takes milliseconds of every start in
    the browser. Raises TypeError for a field without one.
    """
    kind: Any = options
    specs = tuple(kind._field_defaults.get(name) for name in kind._fields)
    for name, spec in zip(kind._fields, specs, strict=True):
        if not isinstance(spec, Option):
            raise TypeError(f"{name}: an option is a choice(), a flag(), a number() or words()")
    _SPECS[options] = tuple(spec._replace(name=name) for name, spec in zip(kind._fields, specs, strict=True))
    kind.__new__.__defaults__ = tuple(spec.default for spec in specs)
    kind._field_defaults = {spec.name: spec.default for spec in _SPECS[options]}
    return options


def option_specs(options: type[Any] | Any) -> tuple[Option, ...]:
    """The specification of every option, in the order of the class."""
    return _SPECS[options if isinstance(options, type) else type(options)]


def with_option[O](options: O, name: str, value: object) -> O:
    """The options with one of them replaced by a value that it may have."""
    changed: O = cast("Any", options)._replace(**{name: value})
    return changed


def change_options[O](options: O, overrides: Mapping[str, Raw]) -> O:
    """The options with some replaced; text is read as the option's kind, and a bad one raises BadOption or Unknown."""
    specs = {spec.name: spec for spec in option_specs(options)}
    for name, raw in overrides.items():
        if name not in specs:
            raise Unknown(UNKNOWN_OPTION(name=name))
        options = with_option(options, name, _read(specs[name], raw))
    return options


def option_faults(options: object, overrides: Mapping[str, Raw]) -> list[EngineError]:
    """Every fault of the overrides, one error each."""
    faults: list[EngineError] = []
    for name, raw in overrides.items():
        try:
            change_options(options, {name: raw})
        except EngineError as error:
            faults.append(error)
    return faults


def _read(spec: Option, raw: Raw) -> object:
    value: object = raw
    if spec.words:
        parts = raw.split(".") if isinstance(raw, str) else raw
        if isinstance(parts, list | tuple) and parts and all(is_word(part) for part in parts):
            return tuple(parts)
        raise BadOption(BAD_OPTION(name=spec.name, value=str(raw), allowed=spec.allowed()))
    if isinstance(raw, str):
        if raw in ("true", "false") and True in spec.choices:
            value = raw == "true"
        elif raw.isascii() and raw.isdigit() and len(raw) <= MOST_DIGITS:
            value = int(raw)
    # bool is a number in Python, but not in an option.
    if any(value == item and type(value) is type(item) for item in spec.choices):
        return value
    if type(value) is int and spec.low is not None and spec.high is not None and spec.low <= value <= spec.high:
        return value
    raise BadOption(BAD_OPTION(name=spec.name, value=str(raw), allowed=spec.allowed()))
