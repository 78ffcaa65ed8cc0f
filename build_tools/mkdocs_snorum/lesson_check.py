"""What must hold of a lesson: its steps let the reader meet what they teach, and together teach the beginner's core."""

from collections.abc import Iterator

from snorum.bots.seated import MOST_SEED
from snorum.core.errors import EngineError
from snorum.histories import SEAT_NAMES, deal_history

from .content import GameContent, Worked
from .faults import Fault, near_mend
from .lesson_moves import core_clauses, kinds_of, last_step, moves_of, question_of, shown_clauses, situation_at
from .lessons import Lesson, LessonStep
from .rulebook import holds

Finding = tuple[str, str, str]
"""The key, what is wrong, and the mend."""


def lesson_faults(game: GameContent, lesson: Lesson) -> Iterator[Fault]:
    """Every fault of a lesson against its game and the game's examples."""
    seen: set[str] = set()
    sound = True
    for index, step in enumerate(lesson.steps):
        findings = list(_step(game, step))
        if step.id in seen:
            findings.append(("id", f"the id `{step.id}` stands twice", "rename one"))
        if step.kind == "play" and index < len(lesson.steps) - 1:
            findings.append(("kind", "a step comes after the fresh hand", "put the step of kind `play` last"))
        seen.add(step.id)
        sound = sound and not findings
        for key, message, mend in findings:
            yield Fault(lesson.path, lesson.line("step", index, key), message, mend)
    if not lesson.steps or lesson.steps[-1].kind != "play":
        message = "the lesson does not end in a fresh hand"
        yield Fault(
            lesson.path, max(lesson.line("step", len(lesson.steps) - 1), 1), message, "add a step of kind `play`"
        )
    named = {step.example for step in lesson.steps if step.example is not None}
    if sound and all(game.find_example(example) is not None for example in named):
        yield from _core(game, lesson)


def _core(game: GameContent, lesson: Lesson) -> Iterator[Fault]:
    taught = {clause for step in lesson.steps for clause in step.clauses}
    for clause in core_clauses(game):
        if clause not in taught:
            message = f"no step teaches `{clause}`, which is applied in the game's first hand"
            yield Fault(lesson.path, 1, message, "name it in the `clauses` of a step that shows it")


def _step(game: GameContent, step: LessonStep) -> Iterator[Finding]:
    if step.kind == "play":
        yield from _fresh_hand(game, step)
        return
    if not step.clauses:
        yield "clauses", "the step teaches nothing", "name the clauses that it teaches, the one that names it first"
    worked = game.find_example(step.example or "")
    if worked is None:
        ids = sorted(game.example_ids)
        if step.example in ids:
            # It has faults of its own, and they are told.
            return
        yield "example", f"no example `{step.example}`", near_mend(step.example or "", ids, "name a file of examples/")
        return
    found = list(_place(step, worked))
    yield from found
    if not found:
        yield from _asked(step, worked)
    yield from _clauses(game, step, worked, is_placed=not found)


def _place(step: LessonStep, worked: Worked) -> Iterator[Finding]:
    last = last_step(worked)
    places = (("from", step.from_), ("to", step.to)) if step.kind == "show" else (("at", step.at),)
    for key, n in places:
        if n is not None and n > last:
            yield key, f"`{key}` is {n}, but `{worked.id}` ends at step {last}", f"name a step from 0 to {last}"
    if step.from_ is not None and step.to is not None and step.to < step.from_:
        yield "to", "the span ends before it begins", f"name a step from {step.from_} on"


def _asked(step: LessonStep, worked: Worked) -> Iterator[Finding]:
    """The question can be asked, and the move can be made, in the position."""
    if step.kind == "show":
        return
    situation = situation_at(worked, step.start)
    if step.kind == "ask" and question_of(step, situation) is None:
        kinds = ", ".join(kinds_of(situation)) or "none"
        yield "question", f"`{step.question}` cannot be asked at this position", f"possible there: {kinds}"
    if step.kind == "do":
        moves = moves_of(step, situation)
        if not moves:
            yield "at", "nobody is to act at this position", "name an earlier step"
        elif not any(move.is_aim for move in moves):
            reached = dict.fromkeys(rule for move in moves if move.after for rule in move.after.rules)
            yield "reach", f"no move brings `{step.reach}` about", f"possible there: {', '.join(reached)}"


def _clauses(game: GameContent, step: LessonStep, worked: Worked, *, is_placed: bool) -> Iterator[Finding]:
    known = {clause.id: clause for _, clause in game.file.book.clauses()}
    shown = shown_clauses(step, worked) if is_placed else None
    for place, clause in enumerate(step.clauses):
        if clause not in known:
            yield "clauses", f"no clause `{clause}`", near_mend(clause, known)
        elif clause in step.clauses[:place]:
            yield "clauses", f"`{clause}` stands twice", "delete one"
        elif not holds(known[clause].when, worked.options):
            yield "clauses", f"`{clause}` is not in force in `{worked.id}`", "name another clause or example"
        elif shown is not None and known[clause].kind != "states" and clause not in shown:
            met = ", ".join(sorted(shown)) or "none"
            yield "clauses", f"the step does not show `{clause}`", f"it shows: {met}"


def _fresh_hand(game: GameContent, step: LessonStep) -> Iterator[Finding]:
    if step.preset is not None and step.preset not in game.game.presets:
        yield "preset", f"no preset `{step.preset}`", near_mend(step.preset, game.game.presets)
        return
    options = game.options(step.preset)
    low, high = game.game.players(options)
    seats = step.seats or 0
    if not low <= seats <= min(high, len(SEAT_NAMES)):
        yield "seats", f"{seats} cannot play", f"name a number from {low} to {high}"
        return
    if step.seat not in list(SEAT_NAMES[:seats]):
        yield "seat", f"no seat `{step.seat}`", f"one of {', '.join(SEAT_NAMES[:seats])}"
    if not 0 <= (step.seed or 0) <= MOST_SEED:
        yield "seed", "there is no deal of that number", f"name a number from 0 to {MOST_SEED}"
        return
    try:
        deal_history(game.game, options, seed=step.seed or 0, seats=seats)
    except EngineError as error:
        yield "seed", f"the deal cannot be made: {error.reason.code}", "name another number"
