"""Print the document of every worked example in two languages, one JSON object a line, as the build makes it.

With files as arguments: open these examples as `snorum check` does, and print the faults and frames of each.
"""

import json
import sys
from pathlib import Path

from mkdocs_snorum.content import Roots
from mkdocs_snorum.generate.demo import demo_document
from mkdocs_snorum.generate.example import example_path
from mkdocs_snorum.generate.scope import Scope
from mkdocs_snorum.reading import read_content
from snorum.examples import check_file, format_fault
from snorum.record import frames_json

PROJECT = Path(__file__).resolve().parents[3]
LANGUAGES = {"en", "fa"}


def documents() -> None:
    """Print the documents; raises ValueError where the content has faults."""
    faults = []
    content = read_content(Roots.of_project(PROJECT), faults)
    if faults:
        raise ValueError([fault.text(PROJECT) for fault in faults])
    for language in content.languages:
        for game in content.games if language.code in LANGUAGES else ():
            for worked in game.examples:
                path = f"{language.code}/{example_path(game, worked)}"
                print(json.dumps(demo_document(Scope(content, language, path, game, options=worked.options), worked)))


def reopen(files: list[str]) -> None:
    """Print what each file replays to."""
    for file in files:
        checked = check_file(Path(file))
        faults = [format_fault(fault) for fault in checked.faults]
        frames = frames_json(checked.example.record) if checked.example else None
        print(json.dumps({"faults": faults, "frames": frames}))


if __name__ == "__main__":
    reopen(sys.argv[1:]) if len(sys.argv) > 1 else documents()
