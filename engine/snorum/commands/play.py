"""`snorum play`: a game against bots in the terminal."""

import argparse
from pathlib import Path
from typing import Any

from ..bots import Choice, choose, observe
from ..bots.choosing import EXACT, ONLY
from ..bots.observation import mask_events
from ..core.errors import EngineError
from ..core.notation import format_action, parse_action
from ..core.types import Action, Event, mask
from ..faults import say
from ..histories import deal_history, replay_history
from ..kit.history import History
from ..kit.session import DEAL
from ..record import Record
from ..recordtext import format_record, parse_record
from .sentences import event_text, refusal_text, table_lines
from .setup import BadArgument, add_setup, check_count, read_setup

MOST_DEALS = 50
MOST_DIGITS = 4

HELP = """\
  2, Th, pass  play an action, by its number or as it is written
  hint         what the bot would do, and why
  undo         take back your last action, and what the others did after it
  table        show the table again
  scores       show the scores
  save FILE    write the record; `snorum play --resume FILE` goes on with it
  quit         end"""


def add_play(commands: Any) -> None:
    """Add the command and its arguments."""
    parser = commands.add_parser("play", help="play against bots in the terminal")
    add_setup(parser)
    parser.add_argument("--seat", action="append", metavar="SEAT", help="your seat (default: A); several may be yours")
    parser.add_argument("--deals", type=int, default=3, metavar="N", help="deals of a session (default: %(default)s)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a record that was saved")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play; raises BadArgument or EngineError."""
    record, history = _resume(arguments.resume) if arguments.resume is not None else _deal(arguments)
    seats = history.deals[0].seats
    for name in arguments.seat or ():
        if name not in seats:
            raise BadArgument(f'no seat "{name}"; there are {", ".join(seats)}')
    mine = {seats.index(name) for name in arguments.seat or seats[:1]}
    table = _Table(record, history, mine, arguments.level, arguments.seed)
    try:
        table.play()
    except (EOFError, KeyboardInterrupt):
        print("\nStopped. This is the record so far:")
        print(format_record(table.record()))
    return 0


Opened = tuple[Record, History]


def _deal(arguments: argparse.Namespace) -> Opened:
    setup = read_setup(arguments)
    check_count("--deals", arguments.deals, MOST_DEALS)
    history = deal_history(setup.game, setup.options, seed=arguments.seed, seats=arguments.seats, deals=arguments.deals)
    return Record(setup.game.id, setup.preset, tuple(setup.overrides.items()), history.deals, (), ()), history


def _resume(path: Path) -> Opened:
    try:
        record = parse_record(path.read_text(encoding="utf-8").strip())
    except (OSError, UnicodeDecodeError) as error:
        why = getattr(error, "strerror", None) or "it is not UTF-8"
        raise BadArgument(f"{path} cannot be read: {why}") from error
    return record, replay_history(record)


class _Table:
    """One game at the terminal; `mine` are the reader's seats."""

    def __init__(self, record: Record, history: History, mine: set[int], level: int, seed: int) -> None:
        self.opened = record
        self.history = history
        self.mine = mine
        self.level, self.seed = level, seed
        self.seats = history.deals[0].seats

    def record(self) -> Record:
        """All that was played."""
        return self.opened._replace(actions=self.history.actions)

    def play(self) -> None:
        """Play to the end, or until the reader has enough."""
        print(f"{self.opened.game}, {self.opened.preset}. Type ? for help.")
        while (seat := self.history.actor()) is not None:
            if seat not in self.mine:
                self._act(choose(observe(self.history), level=self.level, seed=self.seed).action)
            elif self.history.game.legal_actions(self.history.state()) == (DEAL,):
                self._act(DEAL)
            elif not self._ask(seat):
                return
        self._show_scores()
        print("The game is over." if len(self.opened.deals) > 1 else "The deal is over.")

    def _act(self, action: Action) -> None:
        seat = self.history.actor()
        assert seat is not None
        self.history = self.history.with_action(action)
        print(f"{self.seats[seat]}: {format_action(action)}")
        for line in self._told(self.history.steps[-1].events, action):
            print(f"  {line}")
        if action == DEAL:
            self._show_scores()

    def _told(self, events: tuple[Event, ...], action: Action) -> list[str]:
        """What happens besides the action itself, as far as the reader sees it; several readers see what all see."""
        viewer = min(self.mine) if len(self.mine) == 1 else None
        others = [event for event in events if not event.cards or event.cards != action.cards]
        lines = [event_text(event, self.seats) for event in mask_events(tuple(others), viewer)]
        return [line for line in lines if line is not None]

    def _ask(self, seat: int) -> bool:
        """Ask until an action is played or taken back; False when the reader leaves."""
        self._show_table(seat)
        while True:
            text = input(f"{self.seats[seat]}> ").strip()
            word, _, rest = text.partition(" ")
            if word in ("quit", "q", "exit"):
                return False
            if word in ("?", "help"):
                print(HELP)
            elif word == "table":
                self._show_table(seat)
            elif word == "scores":
                self._show_scores()
            elif word == "hint":
                print(f"  {self._hint()}")
            elif word == "save":
                self._save(rest.strip())
            elif text and (self._undo() if word == "undo" else self._try(text)):
                return True

    def _try(self, text: str) -> bool:
        """Play what was typed, or say why it cannot be played."""
        legal = observe(self.history).legal
        if text.isascii() and text.isdecimal():
            number = int(text[:MOST_DIGITS])
            if not 1 <= number <= len(legal):
                print(f"  There are actions 1 to {len(legal)}; ? lists what else you can type.")
                return False
            action = legal[number - 1]
        else:
            try:
                action = parse_action(text)
            except EngineError as error:
                print(f"  {say(error.reason, self.seats)}; ? lists what you can type")
                return False
        game = self.history.game
        reason = game.why_not(self.history.state(), action)
        if reason is not None:
            print(f"  {refusal_text(game, reason, self.seats)}")
            return False
        self._act(action)
        return True

    def _undo(self) -> bool:
        """Go back to the reader's last decision before this one."""
        for count in range(len(self.history.actions) - 1, -1, -1):
            before = self.history.before(count)
            if before.actor() in self.mine and before.game.legal_actions(before.state()) != (DEAL,):
                self.history = before
                return True
        print("  There is nothing of yours to take back.")
        return False

    def _hint(self) -> str:
        chosen = choose(observe(self.history), seed=self.seed)
        best = format_action(chosen.action)
        if chosen.method == ONLY:
            return f"{best} is all that can be played."
        return f"{best}: {_why(chosen)}"

    def _save(self, name: str) -> None:
        if not name:
            print("  Name a file: save FILE")
            return
        try:
            Path(name).write_text(format_record(self.record()) + "\n", encoding="utf-8")
        except (OSError, ValueError) as error:
            print(f"  {name} cannot be written: {getattr(error, 'strerror', None) or error}")
            return
        print(f"  Saved. `snorum play --resume {name}` goes on with it.")

    def _show_table(self, seat: int) -> None:
        print()
        for line in table_lines(mask(self.history.game.table(self.history.state()), seat), self.seats):
            print(line)
        legal = observe(self.history).legal
        print("  " + "  ".join(f"{number}) {format_action(action)}" for number, action in enumerate(legal, 1)))

    def _show_scores(self) -> None:
        """What the session carries from deal to deal, and the deals won."""
        game, won = self.history.game, [0] * len(self.seats)
        for step in self.history.steps:
            for event in step.events:
                if event.kind == "won" and event.value == "hand" and isinstance(event.seat, int):
                    won[event.seat] += 1
        table = game.table(self.history.state())._replace(zones=())
        facts = tuple(fact for fact in table.facts if fact.name in game.carries.values())
        for line in table_lines(table._replace(facts=facts), self.seats):
            print(line)
        if any(won):
            print("  deals won: " + ", ".join(f"{name} {count}" for name, count in zip(self.seats, won, strict=True)))


def _why(chosen: Choice) -> str:
    """Why an action was chosen, in numbers."""
    best = chosen.considered[0]
    if best.value is None:
        return "chosen by lot; nothing better is known."
    how = "with best play it is worth" if chosen.method == EXACT else f"played out {best.worlds} times it is worth"
    others = [one for one in chosen.considered[1:] if one.value is not None]
    rest = f"; next best is {format_action(others[0].action)} with {others[0].value:+.2f}" if others else ""
    return f"{how} {best.value:+.2f}{rest}."
