"""The headers are the same in every host's settings, and allow no more than is used."""

import re

import pytest

from mkdocs_snorum.cli import main
from mkdocs_snorum.headers import FORMATS, HEADERS, POLICY


def test_the_policy_allows_nothing_inline_and_nothing_from_elsewhere() -> None:
    allowed = {source for sources in POLICY.values() for source in sources.split()}
    assert allowed - {"*"} == {"'none'", "'self'", "'wasm-unsafe-eval'", "data:", "blob:"}
    assert [name for name, sources in POLICY.items() if "*" in sources.split()] == ["frame-ancestors"]
    assert [name for name, sources in POLICY.items() if "data:" in sources] == ["img-src"]
    assert [name for name, sources in POLICY.items() if "blob:" in sources] == ["worker-src"]


def test_a_page_of_another_site_may_load_everything() -> None:
    assert HEADERS["Access-Control-Allow-Origin"] == "*"


@pytest.mark.parametrize("kind", FORMATS)
def test_every_hosts_settings_have_every_header(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["headers", kind]) == 0
    told = capsys.readouterr().out
    for name, value in HEADERS.items():
        assert re.search(rf"{name}:? \"?{re.escape(value)}\"?", told), name
    assert not re.search(r"[\r\0]", told)


def test_the_settings_are_in_the_servers_own_form() -> None:
    netlify = FORMATS["netlify"]().splitlines()
    assert netlify[0] == "/*"
    assert all(line.startswith(("/", "  ")) for line in netlify)
    assert all(re.fullmatch(r'add_header [\w-]+ ".*" always;', line) for line in FORMATS["nginx"]().splitlines())
    assert all(
        re.fullmatch(r'(Header always set [\w-]+ "[^"]*"|AddType .*)', line)
        for line in FORMATS["apache"]().splitlines()
    )
