"""Every address in every file of the built site: the frame of a page and its head, not only its text."""

import re
from functools import cache
from html import unescape
from pathlib import Path
from urllib.parse import unquote, urljoin, urlsplit

import pytest

pytestmark = pytest.mark.browser  # needs the built site

ADDRESS = re.compile(r'\b(?:href|src)="([^"]*)"')
PIECE = re.compile(r"<template\b.*?</template>|<script type=\"application/[^>]*>.*?</script>", re.DOTALL)
ID = re.compile(r'\bid="([^"]*)"')
ORIGIN = "https://snorum.example/"


def file_of(built: Path, path: str) -> Path:
    file = built / unquote(path.lstrip("/"))
    return file / "index.html" if path.endswith("/") or file.is_dir() else file


def test_no_link_or_anchor_of_the_whole_site_is_dead(built: Path) -> None:
    @cache
    def ids(file: Path) -> frozenset[str]:
        return frozenset(map(unescape, ID.findall(file.read_text("utf-8"))))

    @cache
    def fault(target: str) -> str:
        parts = urlsplit(target)
        file = file_of(built, parts.path)
        if not file.is_file():
            return "leads nowhere"
        # A step of an example and a game to be dealt are no elements: a script reads them.
        anchored = parts.fragment and file.suffix == ".html" and "=" not in parts.fragment
        return "has no such anchor" if anchored and unquote(parts.fragment) not in ids(file) else ""

    told, looked_at = [], 0
    for page in sorted(built.rglob("*.html")):
        here = ORIGIN + page.relative_to(built).as_posix().removesuffix("index.html")
        html = PIECE.sub("", page.read_text("utf-8"))
        for address in dict.fromkeys(map(unescape, ADDRESS.findall(html))):
            target = urljoin(here, address)
            looked_at += 1
            if target.startswith(ORIGIN) and (wrong := fault(target)):
                told.append(f"{page.relative_to(built)}: {address} {wrong}")
    assert told[:20] == []
    assert looked_at > 10_000


def test_every_picture_says_what_it_shows_or_that_it_shows_nothing(built: Path) -> None:
    told = []
    for page in sorted(built.rglob("*.html")):
        html = page.read_text("utf-8")
        told += [f"{page}: {tag}" for tag in re.findall(r"<img\b[^>]*>", html) if not re.search(r'\balt="', tag)]
        for tag in re.findall(r'<svg\b[^>]*\brole="img"[^>]*>', html):
            if not re.search(r'\baria-label(?:ledby)?="[^"]', tag):
                told.append(f"{page}: {tag}")
    assert told[:20] == []
