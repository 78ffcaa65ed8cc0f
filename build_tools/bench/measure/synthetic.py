"""Sites of any size from synthetic rulebooks: one game under many names, in as many languages as are asked for."""

import json
import os
import re
import shutil
import sys
from compileall import compile_dir
from functools import cache
from pathlib import Path
from string import ascii_lowercase

from bench.measure.paths import PLAYER, ROOT, RUNTIME
from mkdocs_snorum.language import SOURCE
from mkdocs_snorum.wordfile import WordFile

GAME = "snip-equal"
"""The game that is copied: its rulebook, options, examples and words in every language are real."""
GAME_PAGES, OTHER_PAGES = 53, 4
"""Pages a language that a copy has, and that a site has besides."""
LARGE = 2_000
"""Pages a language of the largest site that is measured."""
GENERATOR = ROOT / "build_tools/mkdocs_snorum"
ENGINE = ROOT / "engine/snorum"
DOCS = ROOT / "docs"


def game_name(number: int) -> str:
    """The id of a copy."""
    return f"copy-{number:04}"


def games_for(pages: int) -> int:
    """How many copies give at least so many pages a language."""
    return -(-(pages - OTHER_PAGES) // GAME_PAGES)


def write_site(folder: Path, games: int, languages: int) -> None:
    """Write a checkout: an engine that knows the copies alone, their words, the generator, and settings for MkDocs.

    Languages are the site's own first, then copies of these with codes that ISO 639 leaves to private use.
    """
    names = [game_name(number) for number in range(games)]
    family = _family()
    _write_engine(folder / "engine/snorum", names, family)
    # The generator takes what it ships from the checkout that it stands in.
    shutil.copytree(GENERATOR, folder / "build_tools/mkdocs_snorum", ignore=shutil.ignore_patterns("__pycache__"))
    (folder / "build").mkdir()
    for part in (PLAYER, RUNTIME):
        (folder / "build" / part.name).symlink_to(part, target_is_directory=True)
    # An installed package is compiled, as the peer's is: that is no part of a build.
    compile_dir(folder / "build_tools", quiet=1)
    compile_dir(folder / "engine", quiet=1)
    docs = folder / "docs"
    shutil.copytree(DOCS / "assets", docs / "assets")
    kept = _shared_words() | {family}
    for code, source in _languages(languages):
        _write_language(docs / code, DOCS / source, code, kept, names)
    settings = {
        "site_name": "Copies",
        "site_url": "https://copies.example/",
        "strict": True,
        "theme": {"name": "material", "font": False},
        "plugins": ["snorum"],
    }
    (folder / "mkdocs.yml").write_text(json.dumps(settings), encoding="utf-8")


def build_command(folder: Path) -> list[str]:
    """The command that builds it into `site/` of its folder."""
    program = Path(sys.executable).with_name("snorum-site")
    return [str(program), "--project", str(folder), "site"]


def environment(folder: Path) -> dict[str, str]:
    """The environment in which the commands find that checkout instead of this one."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join(str(folder / name) for name in ("engine", "build_tools"))}


def _write_engine(target: Path, names: list[str], family: str) -> None:
    shutil.copytree(ENGINE, target, ignore=shutil.ignore_patterns("__pycache__", "games", "families"))
    shutil.copytree(ENGINE / "families" / family, target / "families" / family)
    template = ENGINE / "games" / GAME.replace("-", "_")
    (target / "games").mkdir()
    shutil.copyfile(ENGINE / "games/__init__.py", target / "games/__init__.py")
    for name in names:
        own = target / "games" / name.replace("-", "_")
        shutil.copytree(template, own, ignore=shutil.ignore_patterns("__pycache__"))
        for file in ("rules.py", "rulebook.toml", "en.ftl"):
            _rename(own / file, own / file, name)


def _write_language(target: Path, source: Path, code: str, kept: set[str], names: list[str]) -> None:
    target.mkdir(parents=True)
    if code == SOURCE.code:
        return
    text = (source / "language.toml").read_text(encoding="utf-8")
    if code != source.name:
        text = re.sub(r'^name = "(.*)"', rf'name = "\1 ({code})"', text, flags=re.MULTILINE)
    (target / "language.toml").write_text(text, encoding="utf-8")
    (target / "words").mkdir()
    for path in sorted((source / "words").glob("*.ftl")):
        if path.stem in kept:
            shutil.copyfile(path, target / "words" / path.name)
    for name in names:
        words = target / "words" / f"{name}.ftl"
        _rename(source / "words" / f"{GAME}.ftl", words, name)
        text = words.read_text(encoding="utf-8")
        words.write_text(re.sub(r"(?<=# source: )[0-9a-f]+(?=\ngame-)", _stamp(name), text), encoding="utf-8")


@cache
def _stamp(name: str) -> str:
    """The stamp of the one message whose source is another in a copy: its id is part of it."""
    words = WordFile(Path(name), _renamed((ENGINE / "games/snip_equal/en.ftl").read_text(encoding="utf-8"), name))
    return words.source_stamp(f"game-{name}")


def _rename(source: Path, target: Path, name: str) -> None:
    """Write a file of the game for a copy: only the id is another."""
    target.write_text(_renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")


def _renamed(text: str, name: str) -> str:
    return re.sub(rf'(?<=game-){GAME}\b|(?<="){GAME}(?=")', name, text)


def _family() -> str:
    found = re.search(r'^family = "(.*)"', (ENGINE / "games/snip_equal/rulebook.toml").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


def _shared_words() -> set[str]:
    """Names of the words that belong to no game and no family."""
    return {"core", *(path.stem for path in (ROOT / "build_tools/mkdocs_snorum/words").glob("*.ftl"))}


def _languages(count: int) -> list[tuple[str, str]]:
    """Code and model of each language, English first."""
    real = [path.parent.name for path in sorted(DOCS.glob("*/language.toml")) if path.parent.name != SOURCE.code]
    found = [(SOURCE.code, SOURCE.code), *((code, code) for code in real)]
    private = (f"q{a}{b}" for a in ascii_lowercase[: ascii_lowercase.index("t") + 1] for b in ascii_lowercase)
    found += [
        (code, real[number % len(real)]) for number, code in zip(range(count - len(found)), private, strict=False)
    ]
    return found[:count]
