"""`snorum simulate`: figures from many deals between bots, as text, as JSON, or into a game's file of figures."""

import argparse
import json
from typing import Any

from ..core.game import Game
from ..examples import format_fault
from ..faults import Fault, near
from .setup import BadArgument, add_setup, check_count, read_setup

MOST_DEALS = 1_000_000


def add_simulate(commands: Any) -> None:
    """Add the command and its arguments."""
    parser = commands.add_parser("simulate", help="play many deals with bots and report figures with their intervals")
    add_setup(parser)
    parser.add_argument(
        "--deals",
        type=int,
        default=100,
        metavar="N",
        help="deals to play, or whole games where a figure is of these (default: %(default)s)",
    )
    parser.add_argument(
        "--figures", nargs="+", metavar="NAME", help="only these questions (default: all; a wrong name lists them)"
    )
    parser.add_argument(
        "--habit", default="", metavar="NAME", help="how the seat that opens plays (a wrong name lists the habits)"
    )
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.add_argument(
        "--write",
        action="store_true",
        help="measure what the game's figures.toml asks, where it is new or the rules have changed, and write it there",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Simulate and print; raises BadArgument or EngineError."""
    from ..simulation import find_habits, find_questions, report_json, simulate

    setup = read_setup(arguments)
    if arguments.write:
        return _write(setup.game)
    check_count("--deals", arguments.deals, MOST_DEALS)
    questions = {question.name: question for question in find_questions(setup.game.id)}
    for name in arguments.figures or ():
        if name not in questions:
            raise BadArgument(f'no figure "{name}"{near(name, questions)}')
    if arguments.habit and arguments.habit not in (habits := find_habits(setup.game.id)):
        raise BadArgument(f'no habit "{arguments.habit}"{near(arguments.habit, habits)}')
    report = simulate(
        setup.game.id,
        setup.preset,
        setup.overrides,
        deals=arguments.deals,
        seats=arguments.seats,
        seed=arguments.seed,
        level=arguments.level,
        habit=arguments.habit,
        questions=[questions[name] for name in arguments.figures] if arguments.figures else None,
    )
    if arguments.json:
        print(json.dumps(report_json(report), indent=2))
        return 0
    changed = "".join(f", {name} = {value}" for name, value in report.overrides)
    print(f"{report.game}, {report.preset}{changed}: {report.deals} deals, {report.seats} seats,", end=" ")
    habit = f", the first seat by the habit {report.habit}" if report.habit else ""
    print(f"bots at level {report.level}{habit}, seeds {report.seed} to {report.seed + report.deals - 1}")
    width = max((len(f"{one.question} {one.case}") for one in report.figures), default=0)
    for one in report.figures:
        interval = "" if one.low is None or one.high is None else f"{one.low:9.3f} to {one.high:.3f}"
        print(f"{f'{one.question} {one.case}':{width}} {one.value:9.3f} {interval:20} n={one.sample} {one.interval}")
    return 0


def _write(game: Game[Any, Any]) -> int:
    """Renew the figures of a game's folder; what stands there stays where it cannot be read."""
    from ..simulation.figurefile import FILE, figures_text, read_figures
    from ..simulation.recorded import is_stale, renew
    from ..simulation.sources import game_folder

    path = game_folder(game.id) / FILE
    recorded, faults = read_figures(path, game, measured=False)
    for fault in faults:
        print(format_fault(fault))
    if faults:
        return 1
    renewed = renew(game.id, recorded)
    unobserved = [one for one in renewed if one.found is None]
    for one in unobserved:
        message = (
            f'fewer than two deals had anything to say of "{one.request.id}"; correct its case, or play more deals'
        )
        print(format_fault(Fault(str(path), one.line, message)))
    for old, new in zip(recorded, renewed, strict=True):
        request, found = new.request, new.found
        if found is not None:
            state = "measured" if is_stale(game.id, old) else "up to date"
            print(f"{request.id} {found.value:.3f} {found.low:9.3f} to {found.high:.3f} n={found.sample} ({state})")
    temporary = path.with_suffix(".part")
    try:
        temporary.write_text(figures_text(game.id, renewed), "utf-8", newline="\n")
        temporary.replace(path)
    except OSError as error:
        raise BadArgument(f"{path}: {(error.strerror or str(error)).lower()}") from error
    return 1 if unobserved else 0
