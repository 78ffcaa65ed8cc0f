"""Print every worked example in every language, one JSON object a line, as the build makes it: document, messages, tables.

For tests that hold the player's own words and tables equal to the build's.
"""

import json
import sys
from pathlib import Path

from mkdocs_snorum.content import Roots
from mkdocs_snorum.reading import read_content
from mkdocs_snorum.generate.demo import demo_document, words_path
from mkdocs_snorum.generate.example import example_path
from mkdocs_snorum.generate.outputs import narration_files
from mkdocs_snorum.generate.scope import Scope
from mkdocs_snorum.generate.table import render_table
from mkdocs_snorum.narrate import narrate, reason_sentence

PROJECT = Path(__file__).resolve().parents[3]
DRAWN = {"en", "fa"}
"""Tables are the same in all languages but for their words: two are enough."""


def main() -> int:
    """Print them, or the faults that stand in the way."""
    faults = []
    content = read_content(Roots.of_project(PROJECT), faults)
    if faults:
        print(*(fault.text(PROJECT) for fault in faults), sep="\n", file=sys.stderr)
        return 1
    messages = narration_files(content)
    for language in content.languages:
        for game in content.games:
            for worked in game.examples:
                path = f"{language.code}/{example_path(game, worked)}"
                scope = Scope(content, language, path, game, options=worked.options)
                document = demo_document(scope, worked)
                frames, seats = worked.frames["frames"], worked.frames["seats"]
                steps = range(len(frames)) if language.code in DRAWN else ()
                found = {
                    "name": f"{language.code} {game.id} {worked.id}",
                    "document": document,
                    "ftl": messages[words_path(language.code, game)],
                    "says": [narrate(scope.words, frame["events"], seats) for frame in frames],
                    "reasons": [
                        [verdict["reason"] and reason_sentence(scope.words, verdict["reason"]) for verdict in frame["verdicts"]]
                        for frame in frames
                    ],
                    "tables": {
                        hands: [render_table(document, n, hands=hands) for n in steps] for hands in ("open", "acting")
                    },
                }
                print(json.dumps(found, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    sys.exit(main())
