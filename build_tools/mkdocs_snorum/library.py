"""Games, examples and words for single examples in somebody's pages: each is read when a page first asks for it."""

from .content import CORE, Content, GameContent, Roots, Worked, site_names
from .faults import Fault, near_mend
from .language import SOURCE, Language
from .reading import game_folders, read_content, read_game, read_source_words
from .wordfile import read_words


class Library:
    """What fences may name; faults of the project's own games are found at once, others where they are met."""

    def __init__(self, content: Content, faults: list[Fault]) -> None:
        self.content = content
        self._faults = faults
        self._folders = {folder.name.replace("_", "-"): folder for folder in game_folders(content.roots, [])}
        self._words: set[tuple[str, str]] = set(content.files)

    def note_in(self, faults: list[Fault]) -> None:
        """From now on note faults in this list."""
        self._faults = faults

    @classmethod
    def of_roots(cls, roots: Roots, faults: list[Fault]) -> "Library":
        """The library of a project without pages of ours."""
        return cls(read_content(roots, faults, whole=False), faults)

    @property
    def games(self) -> list[str]:
        """The ids of all games, installed and own."""
        return sorted(self._folders)

    def find_game(self, game_id: str) -> GameContent | None:
        """The game, without its examples where it is not the project's own."""
        found = self.content.find_game(game_id)
        if found is None and game_id in self._folders:
            found = read_game(self._folders[game_id], self._faults, only=())
            if found is not None:
                self.content.games.append(found)
                read_source_words(self.content, (found.id, *found.sidecars), self._faults)
        return found

    def find_example(self, game: GameContent, example: str) -> Worked | None:
        """The example of a game, replayed; None where there is none, or where it has faults, which are then noted."""
        found = game.find_example(example)
        if found is None and example in game.example_ids:
            read = read_game(game.folder, self._faults, only=(example,))
            found = read.find_example(example) if read else None
        return found

    def find_language(self, code: str) -> Language | None:
        """The language of that code, or of its first part: "pt" for "pt-BR"."""
        languages = {language.code.lower(): language for language in self.content.languages}
        short = code.lower().replace("_", "-")
        return languages.get(short) or languages.get(short.partition("-")[0])

    def need_words(self, language: Language, game: GameContent) -> None:
        """Read all words that an example of the game is told with in a language."""
        if language.code == SOURCE.code:
            return
        names = [CORE, *site_names(self.content.roots), game.file.book.family, game.id, *game.sidecars]
        for name in names:
            if (language.code, name) in self._words:
                continue
            self._words.add((language.code, name))
            path = self.content.translation_path(language, name)
            if path.exists() and (words := read_words(path, self._faults)) is not None:
                self.content.files[language.code, name] = words

    def example_mend(self, game: GameContent, example: str) -> str:
        """What to write instead of an example that does not exist."""
        return near_mend(example, sorted(game.example_ids))
