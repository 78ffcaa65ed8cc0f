"""The page that tries, in a frame on another site, what that site and this one's host let an example do."""

import json

from markupsafe import Markup

from ..content import Content
from .demo import MANIFEST
from .page import Page, relative
from .scope import Scope

SELFTEST = "embed/selftest/"
SCRIPT = "assets/player/snorum-selftest.js"
_OUTCOMES = ("ok", "limited", "fails")
_TRIALS = {
    "frame": ("ok", "limited"),
    "origin": ("ok", "limited"),
    "files": ("ok", "fails"),
    "wasm": ("ok", "fails"),
    "engine": ("ok", "fails"),
    "storage": ("ok", "limited"),
    "size": ("ok", "limited"),
    "policy": ("ok", "fails"),
}
"""What is tried, with the outcomes that it can have; the page's script tries it in this order."""


def selftest_page(content: Content) -> Page:
    """One page for all languages: its script speaks the one that is asked for, or the reader's own."""
    scope = Scope(content, content.source, SELFTEST)
    return Page(
        url=SELFTEST,
        language=content.source,
        title=scope.plain("selftest-title"),
        heading=scope.plain("selftest-title"),
        description=scope.plain("selftest-about"),
        layout="selftest",
        html=scope.render("selftest.html.jinja", data=_data(content)),
        scripts=(SCRIPT,),
        is_indexed=False,
    )


def _data(content: Content) -> Markup:
    keys = ["title", "about", "running", *_OUTCOMES]
    for name, outcomes in _TRIALS.items():
        keys += [name, *(f"{name}-{outcome}" for outcome in outcomes)]
    languages = {}
    for language in content.languages:
        scope = Scope(content, language, SELFTEST)
        words = {key: scope.plain(f"selftest-{key}") for key in keys}
        languages[language.code] = {"dir": language.direction, "words": words}
    data = {"manifest": relative(SELFTEST, MANIFEST), "trials": list(_TRIALS), "languages": languages}
    text = json.dumps(data, ensure_ascii=False).replace("<", "\\u003c")
    return Markup(text)  # noqa: S704 (no tag can begin in it)
