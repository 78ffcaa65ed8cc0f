"""Plain text of the words as HTML: escaped, with every isolated run as its own element."""

import re

from markupsafe import Markup, escape

from ..language import LRI, PDI

_RUN = re.compile(f"{LRI}([^{LRI}{PDI}]*){PDI}")
_MARKS = str.maketrans("", "", LRI + PDI)


def to_html(text: str) -> Markup:
    """Text as HTML; each left-to-right run becomes `<bdi dir="ltr">`."""
    if LRI not in text:
        return escape(text)
    return Markup(_RUN.sub(r'<bdi dir="ltr">\1</bdi>', str(escape(text))))  # noqa: S704 (escaped just here)


def to_plain(text: str) -> str:
    """Text without the marks of its isolated runs, for head data and search."""
    return text.translate(_MARKS)
