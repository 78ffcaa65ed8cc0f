"""The changes that cosmic-ray makes of a module, one line of JSON each; run by the Python of its own environment.

python mutants.py MODULE LEFT_OUT: `LEFT_OUT` matches the names of operators that are left out.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.ast.ast_query import ASTQuery
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator, operator_names


def changes(source: str, left_out: str) -> Iterator[dict[str, Any]]:
    """Each change: its operator, the function and line where it is, and what stands in place of source[start:end]."""
    tree = get_ast(source)
    for name in operator_names():
        if get_operator(name).arguments() or re.fullmatch(left_out, name):
            continue
        operator = get_operator(name)()
        places = [
            (ASTQuery(node).get_definition_name(), line)
            for node in ast_nodes(tree)
            for (line, _), _ in operator.mutation_positions(node)
        ]
        for occurrence, (definition, line) in enumerate(places):
            changed = mutate_code(source, operator, occurrence)
            if changed is None:
                raise SystemExit(f"cosmic-ray made no change: {name} {occurrence}")
            start = alike(source, changed)
            rest = alike(source[start:][::-1], changed[start:][::-1])
            yield {
                "operator": name.removeprefix("core/"),
                "inside": definition or "",
                "line": line,
                "start": start,
                "end": len(source) - rest,
                "text": changed[start : len(changed) - rest],
            }


def alike(one: str, other: str) -> int:
    """How many of the first letters."""
    letters = enumerate(zip(one, other, strict=False))
    return next((place for place, (own, others) in letters if own != others), min(len(one), len(other)))


if __name__ == "__main__":
    for change in changes(Path(sys.argv[1]).read_text("utf-8"), sys.argv[2]):
        print(json.dumps(change))
