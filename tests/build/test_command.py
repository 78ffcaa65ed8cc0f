"""The command: exit codes, all faults at once, nothing half-written, translations stamped."""

import http.client
import shutil
import threading
from pathlib import Path

import pytest

from mkdocs_snorum import build, parts
from mkdocs_snorum.build import published_url
from mkdocs_snorum.cli import main
from mkdocs_snorum.content import Content
from mkdocs_snorum.placing import put_in_place
from mkdocs_snorum.serve import make_server
from mkdocs_snorum.stamps import stamp_file
from mkdocs_snorum.wordfile import WordFile, source_hash

ROOT = Path(__file__).parents[2]


def make_project(folder: Path) -> Path:
    """A project with the real languages and a site that was good."""
    shutil.copytree(ROOT / "docs", folder / "docs")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    (folder / "site").mkdir()
    (folder / "site" / "index.html").write_text("the last good one")
    for name in ("player/snorum-demo.js", "runtime/manifest.json"):
        file = folder / "build" / name
        file.parent.mkdir(parents=True)
        file.write_text("{}")
    return folder


def test_a_clean_project_has_no_faults(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--project", str(ROOT), "check"]) == 0
    assert capsys.readouterr().out == ""


def test_faults_are_told_all_at_once_and_the_last_site_stays(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    project = make_project(tmp_path)
    (project / "docs" / "de" / "words" / "snip-snap-snorum.ftl").unlink()
    (project / "docs" / "it" / "language.toml").write_text('name = "Italiano"\n')
    assert main(["--project", str(project), "site"]) == 1
    told = capsys.readouterr().out.splitlines()
    assert "docs/de/words/snip-snap-snorum.ftl:1: the file is missing (translate en.ftl of `snip-snap-snorum`)" in told
    assert "docs/it/language.toml:1: the key `direction` is missing (add it)" in told
    assert (project / "site" / "index.html").read_text() == "the last good one"
    assert sorted(path.name for path in (project / "build").iterdir()) == ["player", "runtime"]


def test_what_cannot_be_read_outranks_other_faults(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    project = make_project(tmp_path)
    (project / "docs" / "fa" / "words" / "core.ftl").write_bytes(b"\xff\xfe")
    assert main(["--project", str(project), "check"]) == 2
    assert "docs/fa/words/core.ftl:1: the file is not UTF-8 (save it as UTF-8)" in capsys.readouterr().out


def test_a_site_needs_the_player_and_the_engine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    project = make_project(tmp_path)
    for module in (parts, build):
        monkeypatch.setattr(module, "CHECKOUT", project)
    (project / "build" / "player" / "snorum-demo.js").unlink()
    assert main(["--project", str(project), "site"]) == 1
    assert capsys.readouterr().out.startswith("build/player/snorum-demo.js:1: is not built yet (build the player")


def test_a_failing_build_leaves_the_last_site(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    project = make_project(tmp_path)
    (project / "mkdocs.yml").write_text("site_name: Snorum\ntheme: material\nplugins: [snorum]\n")
    assert main(["--project", str(project), "site"]) == 1
    assert "`site_url` is missing" in capfd.readouterr().err
    assert (project / "site" / "index.html").read_text() == "the last good one"
    assert not (project / "build" / "site.new").exists()


def test_serving_needs_a_site(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--project", str(tmp_path), "serve"]) == 1
    assert "there is no site yet (run: snorum-site site)" in capsys.readouterr().out


def test_a_fresh_site_takes_the_place_of_the_old_one(tmp_path: Path) -> None:
    for name in ("fresh", "site"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "page").write_text(name)
    put_in_place(tmp_path / "fresh", tmp_path / "site", tmp_path / "old")
    assert (tmp_path / "site" / "page").read_text() == "fresh"
    assert [path.name for path in tmp_path.iterdir()] == ["site"]


def test_words_of_a_language_are_linted_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--project", str(ROOT), "words", "lint", "fa"]) == 0
    assert main(["--project", str(ROOT), "words", "lint", "xx"]) == 2
    assert "docs/xx/language.toml:1: there is no such language (add the file)" in capsys.readouterr().out


def test_the_state_of_translations_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    project = make_project(tmp_path)
    file = project / "docs" / "de" / "words" / "snip-snap-snorum.ftl"
    file.write_text(
        file.read_text("utf-8").replace("# source: ", "# source: 0").replace("relative-snap", "snap"), "utf-8"
    )
    assert main(["--project", str(project), "status", "de"]) == 1
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("de snip-snap-snorum"))
    assert "1 missing" in line
    assert "5 unstamped" in line
    assert main(["--project", str(project), "status", "pt"]) == 0
    assert main(["--project", str(project), "status", "xx"]) == 2


def test_stamps_are_written_once_and_anew_when_asked(tmp_path: Path) -> None:
    source = WordFile(tmp_path / "en.ftl", "a = one\n\n# about b\nb = two\n")
    german = WordFile(tmp_path / "de.ftl", "# zu a\na = eins\nb = zwei\n")
    text = stamp_file(source, german, ())
    first, second = (source_hash(source.messages[name]) for name in "ab")
    assert text == f"# zu a\n# source: {first}\na = eins\n# source: {second}\nb = zwei\n"
    stamped = WordFile(tmp_path / "de.ftl", text)
    assert stamp_file(source, stamped, ()) == text
    changed = WordFile(tmp_path / "en.ftl", "a = one\n\nb = another\n")
    assert stamp_file(changed, stamped, ()) == text
    assert stamp_file(changed, stamped, ("b",)) == text.replace(second, source_hash(changed.messages["b"]))


def test_a_comment_does_not_make_a_translation_stale(content: Content) -> None:
    file = content.files["en", "core"]
    commented = WordFile(file.path, file.text.replace("list-two =", "# joined\nlist-two ="))
    assert source_hash(commented.messages["list-two"]) == source_hash(file.messages["list-two"])


def test_the_server_answers_as_a_static_host(tmp_path: Path) -> None:
    (tmp_path / "fa").mkdir()
    (tmp_path / "index.html").write_text("root")
    (tmp_path / "404.html").write_text("nothing here")
    (tmp_path / "fa" / "404.html").write_text("هیچ", "utf-8")
    (tmp_path / "fa" / "sitemap.xml").write_text("<loc>https://snorum.example/fa/</loc>")
    (tmp_path / "robots.txt").write_text("Sitemap: https://snorum.example/sitemap.xml\n")
    assert published_url(tmp_path) == "https://snorum.example/"
    server = make_server(tmp_path, published_url(tmp_path))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    host, port = str(server.server_address[0]), server.server_address[1]
    base = f"http://{host}:{port}/"

    def ask(path: str) -> tuple[int, str]:
        connection = http.client.HTTPConnection(host, port)
        connection.request("GET", path)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, text

    try:
        assert ask("/") == (200, "root")
        assert ask("/fa/sitemap.xml") == (200, f"<loc>{base}fa/</loc>")
        assert ask("/fa/x/") == (404, "هیچ")
        assert ask("/x/") == (404, "nothing here")
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def test_a_project_that_is_not_there_is_no_clean_project(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--project", str(tmp_path / "nowhere"), "check"]) == 1
    assert "docs:1: there is no such folder (name the project: --project FOLDER)" in capsys.readouterr().out
