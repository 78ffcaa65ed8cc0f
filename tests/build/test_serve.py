"""The server of the built site."""

import socket
import threading
from pathlib import Path
from urllib.request import urlopen

import pytest

from mkdocs_snorum.build import published_url
from mkdocs_snorum.cli import main
from mkdocs_snorum.serve import make_server


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "index.html").write_text("<!doctype html><title>سلام</title>", "utf-8")
    (tmp_path / "site" / "robots.txt").write_text("Sitemap: https://x.test/sitemap.xml\n", "utf-8")
    return tmp_path


def test_a_port_that_is_taken_is_said_plainly(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        assert main(["--project", str(project), "serve", "--no-watch", "--port", str(port)]) == 2
    assert capsys.readouterr().err.startswith(f"cannot serve on 127.0.0.1:{port}: address already in use (name another")


def test_text_is_sent_with_its_encoding(project: Path) -> None:
    server = make_server(project / "site", "https://x.test/")
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        with urlopen(f"http://127.0.0.1:{server.server_address[1]}/index.html") as answer:
            assert answer.headers["Content-Type"] == "text/html; charset=utf-8"
            assert "سلام" in answer.read().decode("utf-8")
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@pytest.mark.parametrize("site_url", ["https://x.test/", ""])
def test_only_our_own_pages_are_sent_with_our_policy(project: Path, site_url: str) -> None:
    (project / "site" / "robots.txt").write_text(f"Sitemap: {site_url}sitemap.xml\n" if site_url else "", "utf-8")
    assert published_url(project / "site") == site_url
    server = make_server(project / "site", published_url(project / "site"))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        with urlopen(f"http://127.0.0.1:{server.server_address[1]}/index.html") as answer:
            assert ("Content-Security-Policy" in answer.headers) == bool(site_url)
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_a_site_without_our_pages_has_no_address(tmp_path: Path) -> None:
    assert published_url(tmp_path) == ""
