"""The engine's public interface as a page shows it, read from the code itself: signatures and docstrings."""

import inspect
import re
from collections.abc import Iterator

from markupsafe import Markup, escape

import snorum

from .scope import Scope

_CODE = re.compile(r"`([^`]+)`")


def interface(scope: Scope) -> str:
    """Everything that the package exports, in its own order."""
    del scope
    return "\n".join(_entry(name, getattr(snorum, name)) for name in snorum.__all__)


def _entry(name: str, thing: object) -> str:
    kind = "class" if inspect.isclass(thing) else "function"
    head = f"class {name}" if kind == "class" and not _fields(thing) else f"{name}{_signature(thing)}"
    parts = [
        f'<h3 id="snorum.{name}"><code>{escape(name)}</code></h3>',
        f"<pre><code>{escape(head)}</code></pre>",
        _doc(thing),
    ]
    members = list(_members(thing)) if kind == "class" else []
    if members:
        parts.append(f"<dl>{''.join(members)}</dl>")
    return "\n".join(parts)


def _members(thing: object) -> Iterator[str]:
    """The methods and properties that a class defines itself."""
    for name, member in vars(thing).items():
        function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if name.startswith("_") or not inspect.isfunction(function) or not inspect.getdoc(function):
            continue
        shown = name if isinstance(member, property) else f"{name}{_signature(function)}"
        yield f"<dt><code>{escape(shown)}</code></dt><dd>{_doc(function)}</dd>"


def _fields(thing: object) -> tuple[str, ...]:
    return tuple(getattr(thing, "_fields", ()))


def _signature(thing: object) -> str:
    if not callable(thing):
        return ""
    text = str(inspect.signature(thing))
    return re.sub(r"\b(?:collections\.abc|typing|snorum(?:\.\w+)*)\.", "", text).replace("'", "")


def _doc(thing: object) -> str:
    paragraphs = (inspect.getdoc(thing) or "").split("\n\n")
    return "".join(f"<p>{_text(paragraph)}</p>" for paragraph in paragraphs if paragraph)


def _text(text: str) -> Markup:
    return Markup(_CODE.sub(r"<code>\1</code>", str(escape(text))))  # noqa: S704 (escaped just here)
