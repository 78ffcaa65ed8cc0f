"""JSON Schemas, for editors, of the two kinds of TOML file that authors write; made from what the readers read."""

import json
from collections.abc import Mapping
from types import UnionType
from typing import Any, get_args

from snorum.core.game import Game
from snorum.core.options import Option, option_specs
from snorum.exampledeal import KINDS as DEAL
from snorum.exampledeal import PILE
from snorum.exampleexpect import KINDS as EXPECT
from snorum.examples import KINDS, SITE, TOP
from snorum.faults import Kind

from .content import Content
from .rulebook import Rulebook

DIALECT = "https://json-schema.org/draft/2020-12/schema"
ADDRESS = "schemas"
_TYPES: Mapping[type, str] = {str: "string", int: "integer", dict: "object", list: "array"}

Schema = dict[str, Any]


def schema_files(content: Content) -> dict[str, str]:
    """Both schemas by their addresses."""
    schemas = {"rulebook": rulebook_schema(), "example": example_schema([game.game for game in content.games])}
    return {f"{ADDRESS}/{name}.json": json.dumps(schema, indent=1) + "\n" for name, schema in schemas.items()}


def rulebook_schema() -> Schema:
    """The schema of `rulebook.toml`."""
    return {"$schema": DIALECT, **Rulebook.model_json_schema()}


def example_schema(games: list[Game[Any, Any]]) -> Schema:
    """The schema of a worked example, with the presets, options, piles and start values of each game."""
    deal = _table({**DEAL, **{pile: PILE for game in games for pile in game.piles}})
    top = _table({**TOP, **SITE})
    top["properties"]["kind"]["enum"] = list(KINDS)
    top["properties"]["game"]["enum"] = [game.id for game in games]
    top["properties"]["deal"] = {"oneOf": [deal, {"type": "array", "items": deal, "minItems": 1}]}
    top["properties"]["expect"]["items"] = _table(EXPECT)
    top["required"] = ["script", "deal"]
    return {"$schema": DIALECT, "title": "Worked example", **top, "allOf": [_of_game(game) for game in games]}


def _table(kinds: Mapping[str, Kind]) -> Schema:
    properties = {key: {"type": _type(kind), "description": f"{key} is {hint}"} for key, (kind, hint) in kinds.items()}
    return {"type": "object", "additionalProperties": False, "properties": properties}


def _type(kind: type | UnionType) -> str | list[str]:
    if isinstance(kind, UnionType):
        return [_TYPES[part] for part in get_args(kind)]
    return _TYPES[kind]


def _of_game(game: Game[Any, Any]) -> Schema:
    """What an example that names this game may say beyond what all may."""
    options = {spec.name: _option(spec) for spec in option_specs(next(iter(game.presets.values())))}
    start = dict.fromkeys(game.position, True)
    return {
        "if": {"properties": {"game": {"const": game.id}}, "required": ["game"]},
        "then": {
            "properties": {
                "preset": {"enum": list(game.presets)},
                "options": {"properties": options, "additionalProperties": False},
                "start": {"properties": start, "additionalProperties": False},
            }
        },
    }


def _option(spec: Option) -> Schema:
    if spec.words:
        return {"type": "array", "items": {"type": "string"}, "minItems": 1}
    choices: list[Schema] = [{"enum": list(spec.choices)}] if spec.choices else []
    if spec.low is not None and spec.high is not None:
        choices.append({"type": "integer", "minimum": spec.low, "maximum": spec.high})
    return {"anyOf": choices}
