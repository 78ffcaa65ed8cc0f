"""The real content in a folder of its own, to be spoiled."""

import shutil
from collections.abc import Sequence
from pathlib import Path

import snorum
from mkdocs_snorum.content import Roots

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fa")
GAME = "games/snip_sequence"


def copy_content(folder: Path, languages: Sequence[str] = LANGUAGES) -> Roots:
    """The real content in a folder of its own, in some languages, with one game."""
    engine = Path(snorum.__file__).parent
    game = folder / GAME
    game.mkdir(parents=True)
    for path in (*(engine / GAME).glob("*.toml"), *(engine / GAME).glob("*.ftl")):
        shutil.copy(path, game)
    shutil.copytree(engine / GAME / "examples", game / "examples")
    shutil.copytree(engine / "families" / "snip-snap-snorum", folder / "families" / "snip-snap-snorum")
    shutil.copy(engine / "core" / "en.ftl", folder / "core.ftl")
    shutil.copytree(ROOT / "build_tools" / "mkdocs_snorum" / "words", folder / "words")
    names = {"core", *(path.stem for path in (folder / "words").glob("*.ftl")), "snip-sequence", "snip-snap-snorum"}
    for language in languages:
        target = folder / "docs" / language
        target.mkdir(parents=True)
        shutil.copy(ROOT / "docs" / language / "language.toml", target)
        for path in (ROOT / "docs" / language / "words").glob("*.ftl"):
            if path.stem in names:
                (target / "words").mkdir(exist_ok=True)
                shutil.copy(path, target / "words")
    return Roots(
        project=folder,
        docs=folder / "docs",
        games=folder / "games",
        families=folder / "families",
        core=folder / "core.ftl",
        words=folder / "words",
    )
