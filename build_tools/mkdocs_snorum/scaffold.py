"""Writes skeletons of a game, a language, a worked example and a site: small, but whole, and without a fault."""

import keyword
import re
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

from snorum.core.deal import shuffle
from snorum.core.notation import format_action
from snorum.core.types import Deal

from .content import Content, GameContent, Roots, family_files, site_names
from .faults import near_mend
from .language import Language, language_files, read_languages
from .number_words import find_numbers
from .reading import read_content
from .wordfile import WordFile

KINDS = ("game", "language", "example", "site")
SKELETONS = Path(__file__).parent / "skeletons"
RESERVED = frozenset(
    {"assets", "embed", "examples", "families", "games", "play", "problems", "schemas", "search", "words"}
)
"""Names that are parts of addresses already."""
_NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_CODE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
RIGHT_TO_LEFT = frozenset({"ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"})
DIGITS_OF = {"fa": "persian", "ar": "arabic-indic"}
SEED, MOST_ACTIONS = 1, 3
LONGEST = 30
"""Characters of a name; it stands in lines of Python and in addresses."""

Files = dict[Path, str]


class BadName(Exception):
    """Nothing can be written under that name; the message says why and what to do, `code` is the exit code."""

    def __init__(self, message: str, *, code: int = 1) -> None:
        super().__init__(message)
        self.code = code


def new(roots: Roots, kind: str, name: str) -> list[Path]:
    """Write a skeleton and return its files; raises BadName, and then nothing is written."""
    files = _MAKERS[kind](roots, name)
    for path in files:
        if path.exists():
            raise BadName(f"{path} is there already; choose another name")
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return list(files)


def _game(roots: Roots, name: str) -> Files:
    _check_name(name)
    games = _own_games(roots)
    if name in {path.name.replace("_", "-") for root in (roots.games, games) for path in root.iterdir()}:
        raise BadName(f"there is a game `{name}` already; choose another name")
    families = games.parent / "families" if games == roots.games else games / "families"
    if name in {*family_files(roots), *site_names(roots), "core"} or f"{name}-family" in family_files(roots):
        raise BadName(f"there are words `{name}` already; choose another name")
    return game_files(games / name.replace("-", "_"), families, name, _source(roots))


def game_files(folder: Path, families: Path, name: str, source: Language) -> Files:
    """The files of the skeleton game, in its folder and in the folder of families."""
    title = _title(name)
    values = {
        "number": _number_note(title, source),
        "game": name,
        "title": title,
        "class": title.title().replace(" ", ""),
    }
    files = _fill(SKELETONS / "game", folder, values)
    files[families / f"{name}-family" / "en.ftl"] = files.pop(folder / "family.ftl")
    return files


def _language(roots: Roots, name: str) -> Files:
    if not _CODE.fullmatch(name):
        raise BadName(f"`{name[:40]}` is no code of a language; write one such as es or pt-BR", code=2)
    folder = roots.docs / name
    if (folder / "language.toml").exists() or (roots.shipped and (roots.shipped / name / "language.toml").exists()):
        raise BadName(f"the language `{name}` is there already; edit {folder / 'language.toml'}")
    short = name.partition("-")[0]
    direction = "rtl" if short in RIGHT_TO_LEFT else "ltr"
    digits = DIGITS_OF.get(short, "latin")
    values = {"name": name, "direction": direction, "digits": digits, "short": short, "locale": name.replace("-", "_")}
    content = read_content(roots, [])
    files = _fill(SKELETONS / "language", folder, values)
    for source in content.source_names():
        words = content.files.get((content.source.code, source))
        if words is not None:
            files[folder / "words" / f"{source}.ftl"] = untranslated(words, name)
    return files


def untranslated(words: WordFile, language: str) -> str:
    """The source's messages as comments: take a message out of its comment to translate it."""
    head = f"### To be translated ({language}): take a message out of its comment and put it into your language.\n"
    return head + "\n" + "\n".join(f"# {line}".rstrip() for line in words.text.strip().split("\n")) + "\n"


def _example(roots: Roots, name: str) -> Files:
    game_id, slash, example = name.partition("/")
    if not slash:
        raise BadName(f"`{name[:40]}` names no game; write GAME/EXAMPLE, such as vorms/last-trick", code=2)
    _check_name(example)
    content = read_content(roots, [], whole=False)
    game = find_game(content, roots, game_id)
    if example in game.example_ids:
        raise BadName(f"the game `{game_id}` has an example `{example}` already; choose another name")
    folder = game.folder / "examples"
    return {
        folder / f"{example}.toml": example_text(game),
        folder
        / f"{example}.ftl": f"{_number_note(_title(example), content.source)}example-{example} = {_title(example)}\n",
    }


def find_game(content: Content, roots: Roots, game_id: str) -> GameContent:
    """A game of the project or an installed one that lies in it; raises BadName."""
    from .library import Library

    library = Library(content, [])
    game = library.find_game(game_id) if game_id in library.games else None
    if game is None:
        raise BadName(f"there is no game `{game_id[:40]}` ({near_mend(game_id, library.games)})")
    if not game.folder.resolve().is_relative_to(roots.project.resolve()):
        raise BadName(f"`{game_id}` is installed and not a game of this project; write the example in a page instead")
    return game


def example_text(game: GameContent) -> str:
    """The first actions of a deal that is dealt from a seed, as an example that passes."""
    rules, preset = game.game, game.default
    options = game.options()
    seats = tuple("ABCDEFGHIJ"[: rules.players(options)[0]])
    dealt = rules.deal(options, seats, len(seats) - 1, shuffle(rules.pack(options), SEED))
    state = rules.start(options, (dealt,), {}).state
    lines: list[str] = []
    while (acting := rules.to_act(state)) is not None and len(lines) < MOST_ACTIONS:
        action = next(action for action in rules.legal_actions(state) if action.verb not in rules.offences)
        lines.append(f"{seats[acting]}: {format_action(action)}")
        state = rules.play(state, action).state
    to_act = "" if acting is None else seats[acting]
    text = [f'preset = "{preset}"', 'script = """', *lines, '"""', "", "[deal]", *_deal_lines(dealt)]
    return "\n".join([*text, "", "[[expect]]", f'to_act = "{to_act}"', ""])


def _deal_lines(deal: Deal) -> Iterator[str]:
    names = ", ".join(f'"{seat}"' for seat in deal.seats)
    yield f"seats = [{names}]"
    for pile, cards in deal.piles:
        yield f'{pile} = "{" ".join(cards)}"'
    yield from ("", "[deal.hands]")
    for seat, hand in zip(deal.seats, deal.hands, strict=True):
        yield f'{seat} = "{" ".join(hand)}"'


def _site(roots: Roots, name: str) -> Files:
    _check_name(name)
    folder = roots.project / name
    if folder.exists():
        raise BadName(f"{folder} is there already; choose another name")
    installed = version("mkdocs-snorum")
    major, minor = (int(part) for part in installed.split(".")[:2])
    values = {"title": _title(name), "version": f"{major}.{minor}", "next": f"{major}.{minor + 1}"}
    games = folder / "games"
    own = game_files(games / "my_game", games / "families", "my-game", _source(roots))
    return _fill(SKELETONS / "site", folder, values) | own


def _own_games(roots: Roots) -> Path:
    """The folder that a new game of the project goes into; raises BadName where the project has none."""
    if roots.own is not None:
        return roots.own
    if roots.games.resolve().is_relative_to(roots.project.resolve()):
        return roots.games
    raise BadName(f"{roots.project / 'mkdocs.yml'} names no folder of games; write `games: games` below `snorum:`")


def _check_name(name: str) -> None:
    if not _NAME.fullmatch(name):
        raise BadName(f"`{name[:40]}` is no name; write small letters, digits and hyphens, a letter first", code=2)
    if len(name) > LONGEST:
        raise BadName(f"the name `{name[:40]}` is longer than {LONGEST} characters; choose a shorter one", code=2)
    if name in RESERVED or keyword.iskeyword(name.replace("-", "_")):
        raise BadName(f"the name `{name}` is reserved; choose another", code=2)


def _fill(source: Path, target: Path, values: dict[str, str]) -> Files:
    files = {}
    for path in sorted(source.rglob("*.in")):
        text = path.read_text(encoding="utf-8")
        for key, value in values.items():
            text = text.replace(f"@{key}@", value)
        files[target / path.relative_to(source).with_suffix("")] = text
    return files


def _title(name: str) -> str:
    return name.replace("-", " ").capitalize()


def _source(roots: Roots) -> Language:
    return read_languages(language_files(roots.docs, roots.shipped), [])[0]


def _number_note(title: str, source: Language) -> str:
    """The comment that allows a number in a message, where a name has one."""
    return "# number: it is part of the name\n" if any(find_numbers(title, source)) else ""


_MAKERS: dict[str, Callable[[Roots, str], Files]] = {
    "game": _game,
    "language": _language,
    "example": _example,
    "site": _site,
}
