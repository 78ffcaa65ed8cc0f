"""`snorum simulate`: figures from many deals between bots, as text or JSON."""

import argparse
import json
from typing import Any

from ..faults import near
from .setup import BadArgument, add_setup, check_count, read_setup

MOST_DEALS = 1_000_000


def add_simulate(commands: Any) -> None:
    """Add the command and its arguments."""
    parser = commands.add_parser("simulate", help="play many deals with bots and report figures with their intervals")
    add_setup(parser)
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="deals to play (default: %(default)s)")
    parser.add_argument(
        "--figures", nargs="+", metavar="NAME", help="only these questions (default: all; a wrong name lists them)"
    )
    parser.add_argument("--json", action="store_true", help="write JSON")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Simulate and print; raises BadArgument or EngineError."""
    from ..simulation import find_questions, report_json, simulate

    setup = read_setup(arguments)
    check_count("--deals", arguments.deals, MOST_DEALS)
    questions = {question.name: question for question in find_questions(setup.game.id)}
    for name in arguments.figures or ():
        if name not in questions:
            raise BadArgument(f'no figure "{name}"{near(name, questions)}')
    report = simulate(
        setup.game.id,
        setup.preset,
        setup.overrides,
        deals=arguments.deals,
        seats=arguments.seats,
        seed=arguments.seed,
        level=arguments.level,
        questions=[questions[name] for name in arguments.figures or questions],
    )
    if arguments.json:
        print(json.dumps(report_json(report), indent=2))
        return 0
    changed = "".join(f", {name} = {value}" for name, value in report.overrides)
    print(f"{report.game}, {report.preset}{changed}: {report.deals} deals, {report.seats} seats,", end=" ")
    print(f"bots at level {report.level}, seeds {report.seed} to {report.seed + report.deals - 1}")
    width = max((len(f"{one.question} {one.case}") for one in report.figures), default=0)
    for one in report.figures:
        interval = "" if one.low is None or one.high is None else f"{one.low:9.3f} to {one.high:.3f}"
        print(f"{f'{one.question} {one.case}':{width}} {one.value:9.3f} {interval:20} n={one.sample} {one.interval}")
    return 0
