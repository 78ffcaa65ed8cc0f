"""The content of the site and its pages, read and made once for all tests here."""

from pathlib import Path

import pytest

from mkdocs_snorum.check import check_content
from mkdocs_snorum.content import Content, Roots
from mkdocs_snorum.generate.site import Site, build_site

ROOT = Path(__file__).parents[2]
SITE_URL = "https://snorum.example/"


@pytest.fixture(scope="session")
def content() -> Content:
    content, faults = check_content(Roots.of_project(ROOT))
    assert [fault.text(ROOT) for fault in faults] == []
    return content


@pytest.fixture(scope="session")
def site(content: Content) -> Site:
    return build_site(content, SITE_URL)


@pytest.fixture(scope="session")
def built() -> Path:
    """The folder of the built site, which `make test` builds before the tests."""
    folder = ROOT / "site"
    assert (folder / "index.html").exists(), "there is no site yet: run `make site`"
    return folder
