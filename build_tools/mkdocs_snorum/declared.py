"""Which messages a file of words must and may have, and the facts that each of them may use."""

from collections.abc import Iterator
from typing import NamedTuple

from snorum.core.errors import COMMON_CODES, RECORD_CODES
from snorum.core.options import option_specs
from snorum.simulation.recorded import WORDS

from .content import GameContent
from .rulebook import Clause, Erratum, entries, resolve_facts
from .words import TYPE_SUFFIXES

Types = dict[str, str]
"""The type of every variable that a message may use, by the name of its fact."""

EVENT_TYPES: Types = {
    "seat": "seat",
    "card": "card",
    "cards": "cards",
    "next": "card",
    "to": "choice",
    "to-seat": "seat",
    "words": "words",
    "value": "value",
}
WORD_TYPES: Types = {"rank": "rank"}
FACT_TYPES: Types = {"seat": "seat", "value": "value"}

SHARED_PREFIXES = (
    "action-",
    "event-",
    "fact-",
    "zone-",
    "word-",
    "choice-",
    "mechanism-",
    "objective-",
    "equipment-",
    "region-",
    "kind-",
    "problem-",
    "deck-",
)
"""What a game's file may say in its own way, and need not."""

FREE_ATTRIBUTES = {"also", "short"}
"""Attributes that a message may have or not, in each language by itself."""

OUTCOME_COUNTED = "outcome-counted"
"""What the numbers of the game's outcome count; a game that does not say gives hints without numbers."""

ATTRIBUTES = {"question-": "answer", "term-": "definition", "erratum-": "right"}


class Wanted(NamedTuple):
    """A message or attribute that must exist, and why; `sidecar` names the example whose own file may hold it."""

    key: str
    why: str
    sidecar: str = ""


def wanted_of_game(content: GameContent) -> Iterator[Wanted]:
    """Every message that the pages of a game cannot do without."""
    for attribute in ("", ".short", ".minute"):
        yield Wanted(f"game-{content.id}{attribute}", "the game's page names it")
    for entry, _, prefix in entries(content.file.book):
        key = prefix + entry.id
        yield Wanted(key, f"`{entry.id}` stands in the rulebook")
        if prefix in ATTRIBUTES:
            yield Wanted(f"{key}.{ATTRIBUTES[prefix]}", f"`{entry.id}` stands in the rulebook")
        if isinstance(entry, Clause):
            yield Wanted(f"{key}.title", "every clause has a heading")
            if entry.kind == "refuses":
                yield Wanted(f"{key}.refused", "the clause refuses")
    for spec in option_specs(content.options()):
        yield Wanted(f"option-{spec.name}", "the game has this option")
        yield Wanted(f"option-{spec.name}.help", "the game has this option")
        for choice in spec.choices:
            if isinstance(choice, str):
                yield Wanted(f"choice-{spec.name}-{choice}", "the option may be set so")
    yield from _wanted_of_chart(content)
    yield from _wanted_of_plots(content)
    for preset in content.game.presets:
        yield Wanted(f"preset-{preset}", "the game has this preset")
        yield Wanted(f"preset-{preset}.about", "the game has this preset")
    attributes = () if content.file.book.score_card is None else ("", ".about", ".mark")
    yield from (Wanted(f"score-card{attribute}", "the game has a score card") for attribute in attributes)
    yield from _wanted_of_problems(content)
    yield from _wanted_of_lesson(content)
    for worked in content.examples:
        yield Wanted(
            str(worked.example.meta.get("title", f"example-{worked.id}")), "the example needs a title", worked.id
        )
        if "note" in worked.example.meta:
            yield Wanted(str(worked.example.meta["note"]), "the example names this note", worked.id)


def _wanted_of_chart(content: GameContent) -> Iterator[Wanted]:
    for row in content.game.chart(content.options()) if content.file.book.chart is not None else ():
        yield Wanted(f"standing-{row.standing}", "the chart has cards that count as this")
        yield Wanted(f"standing-{row.standing}.about", "the chart has cards that count as this")
        yield Wanted(f"situation-{row.situation}", "the chart has cards that are played so")


def _wanted_of_plots(content: GameContent) -> Iterator[Wanted]:
    for one in content.figures:
        if one.plot is not None:
            yield Wanted(f"plot-{one.plot.id}", "the game's file of figures has this plot")
            yield Wanted(f"plot-{one.plot.id}.about", "the game's file of figures has this plot")
            if one.plot.label == WORDS:
                yield Wanted(f"plot-{one.plot.id}.{one.row}", "the plot has this row")


def _wanted_of_problems(content: GameContent) -> Iterator[Wanted]:
    for theme in dict.fromkeys(posed.problem.theme for posed in content.problems):
        yield Wanted(f"theme-{theme}", "a problem teaches it")
        yield Wanted(f"theme-{theme}.about", "a problem teaches it")


def _wanted_of_lesson(content: GameContent) -> Iterator[Wanted]:
    for step in content.lesson.steps if content.lesson else ():
        if step.kind != "play":
            yield Wanted(f"lesson-{step.id}", "the game's lesson has this step")


def optional_of_game(content: GameContent) -> set[str]:
    """Messages that a game's file may have besides the wanted and shared ones."""
    refusals = {code.id for code in content.game.all_codes()}
    return (
        refusals
        | {f"example-{name}" for name in content.example_ids}
        | {f"relative-{r.id}" for r in content.file.book.related}
        | {"calls-note", OUTCOME_COUNTED}
    )


def types_of_game(content: GameContent) -> dict[str, Types]:
    """The facts that each message of the rulebook, and each refusal, may use."""
    known = content.facts(content.options())
    types: dict[str, Types] = {}
    for entry, _, prefix in entries(content.file.book):
        facts = resolve_facts(entry.facts, known)
        key = prefix + entry.id
        own = {name: typed.type for name, typed in facts.items()}
        types[key] = own
        types[f"{key}.title"] = own
        if prefix in ATTRIBUTES:
            types[f"{key}.{ATTRIBUTES[prefix]}"] = own
        if isinstance(entry, Erratum):
            types[f"{key}.right"] = own
    for code in content.game.all_codes():
        types[f"{code.id}.refused"] = dict(code.params)
    return types


def core_types() -> dict[str, Types]:
    """The parameters of the refusals and record errors that all games share, and of the site's words for cards."""
    types: dict[str, Types] = {f"{code.id}.refused": dict(code.params) for code in COMMON_CODES}
    for code in RECORD_CODES:
        types[code.id] = types[f"{code.id}.refused"] = dict(code.params)
    types["chart-over"] = {"how": "text", "cards": "cards"}
    types["card-name"] = {"rank": "choice", "suit": "choice"}
    types["rank-name"] = {"rank": "choice"}
    types["suit-name"] = {"suit": "choice"}
    return types


def open_types(content: GameContent, key: str) -> Types:
    """What a message that no clause declares may use: what happened, or all facts of the game."""
    if key.startswith("event-"):
        return EVENT_TYPES
    if key.startswith("fact-"):
        return FACT_TYPES
    if key.startswith("word-"):
        return WORD_TYPES
    own = problem_types(content) if key.startswith("problem-") else {}
    if key.startswith("lesson-"):
        own = {"seat": "seat"}
    return own | {name: typed.type for name, typed in content.facts(content.options()).items()}


def problem_types(content: GameContent) -> Types:
    """What the messages of a problem may use besides: who is asked, a result, and the seat's numbers on the table."""
    tables = (posed.worked.frames["frames"][0]["table"] for posed in content.problems)
    counts = {key.partition(".")[0] for table in tables for key, value in table["facts"].items() if type(value) is int}
    return {"seat": "seat", "value": "number", **dict.fromkeys(sorted(counts), "number")}


def variables_of(types: Types) -> dict[str, tuple[str, str]]:
    """Every variable with the fact that it belongs to and the type of that fact; forms of names end in `-*`."""
    found: dict[str, tuple[str, str]] = {}
    for name, kind in types.items():
        if kind == "value":
            found |= {name: (name, "choice"), f"{name}-text": (name, "number")}
        else:
            found |= {name + suffix: (name, kind) for suffix in TYPE_SUFFIXES.get(kind, ("",))}
        if kind in ("card", "cards", "suit", "rank"):
            found[f"{name}-*"] = (name, kind)
    return found
