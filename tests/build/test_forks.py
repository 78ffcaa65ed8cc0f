"""After MkDocs 1: ProperDocs builds the same site from the same plugin; Zensical builds what `export` writes."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from html import unescape
from pathlib import Path

import pytest

from mkdocs_snorum.cli import main
from mkdocs_snorum.content import Content
from mkdocs_snorum.export import export_language
from mkdocs_snorum.generate.site import Site

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
HELD_BY_HASH = ["install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r"]


@pytest.fixture(scope="session")
def forks() -> Path:
    """The programs of an environment of their own, which finds everything else in ours."""
    folder, wanted = ROOT / "build" / "forks", ROOT / "requirements" / "forks.txt"
    done = folder / "installed.txt"
    if not done.exists() or done.read_bytes() != wanted.read_bytes():
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        installed = subprocess.run([folder / "bin" / "pip", *HELD_BY_HASH, wanted], check=False, capture_output=True)
        if installed.returncode:
            pytest.skip("the packages of requirements/forks.txt cannot be had here")
        (site,) = folder.glob("lib/python*/site-packages")
        # It is read with the environment: our packages, and those that are installed to follow their sources.
        (site / "ours.pth").write_text(f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n")
        shutil.copy(wanted, done)
    return folder / "bin"


def test_properdocs_builds_the_same_bytes(forks: Path, tmp_path: Path, built: Path) -> None:
    command = [forks / "python", "-m", "properdocs", "build", "--strict", "--quiet", "--site-dir", tmp_path / "site"]
    done = subprocess.run(command, cwd=ROOT, check=False, capture_output=True, text=True, env={**os.environ})
    assert done.returncode == 0, done.stdout + done.stderr
    ours, theirs = (
        {path.relative_to(top) for path in top.rglob("*") if path.is_file()} for top in (built, tmp_path / "site")
    )
    assert ours == theirs
    differing = [
        path.as_posix()
        for path in sorted(ours)
        if (built / path).read_bytes() != (tmp_path / "site" / path).read_bytes()
    ]
    # What it compresses holds the time of the build.
    assert [name for name in differing if not name.endswith(".gz")] == []


def plain(html: str) -> str:
    """The words of HTML, without scripts and drawings, which are no words."""
    bare = re.sub(r"<(script|svg|style)\b.*?</\1>", "", html, flags=re.DOTALL)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", bare)).split())


def test_zensical_builds_every_exported_page_with_all_its_words_and_ids(
    forks: Path, tmp_path: Path, site: Site, content: Content
) -> None:
    persian = next(language for language in site.languages if language.code == "fa")
    target = tmp_path / "fa"
    count = export_language(content, persian, target, site.site_url)
    done = subprocess.run([forks / "zensical", "build"], cwd=target, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    listed = [page for page in site.pages if page.language == persian and page.layout == "page"]
    pages = [page for page in listed if page.path != "translations/"]
    assert len(pages) == count > 200
    for page in pages:
        html = (target / "site" / page.url / "index.html").read_text("utf-8")
        body = html.partition('<div class="sn-page"')[2]
        assert body, page.url
        assert set(re.findall(r'\bid="([^"]+)"', page.html)) <= set(re.findall(r'\bid="([^"]+)"', body)), page.url
        assert plain(page.html) in plain(f"<div{body}"), page.url
        assert f"<title>{page.title}" in unescape(html)
        # What differs: its frame has one language, no addresses of translations, and a search of its own.
        assert "hreflang" not in html.partition("</head>")[0]
    assert not (target / "site" / "fa" / "search").exists()
    assert (target / "site" / "search.json").is_file()


def test_a_folder_that_is_somebody_s_is_not_emptied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    assert main(["--project", str(ROOT), "export", "fa", str(tmp_path)]) == 2
    assert "is not empty, and was not written by this command" in capsys.readouterr().err
    assert main(["--project", str(ROOT), "export", "xx", str(tmp_path / "new")]) == 2
    assert (tmp_path / "letter.txt").read_text() == "dear"
