"""`snorum play` at a terminal that a test types at, and `snorum simulate`."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from snorum.bots.matches import play_match
from snorum.cli import main
from snorum.games import find, ids
from snorum.histories import deal_history
from snorum.recordtext import parse_record
from snorum.simulation import find_questions, report_json, simulate
from snorum.simulation.figures import NORMAL, WILSON, make_figure, wilson
from snorum.simulation.questions import QUESTIONS

Say = Callable[..., str]


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Say:
    """Type the lines one after the other, then end the input; gives all that was printed."""

    def run(arguments: str, *lines: str, code: int = 0) -> str:
        typed: Iterator[str] = iter(lines)

        def answer(prompt: str) -> str:
            print(prompt, end="")
            line = next(typed, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)
        assert main(arguments.split()) == code
        told = capsys.readouterr()
        return told.err if code else told.out

    return run


def test_an_illegal_action_is_answered_with_its_code_and_the_rules_own_words(at_terminal: Say) -> None:
    told = at_terminal("play schnapsen --seed 4", "Ah", "pass", "Zz", "99", "fly")
    assert "not-held: the Ah is not in the hand" in told
    assert "There is no passing here: a card must be played." in told
    assert '"Zz" is no action; write a card (Th), or a verb (pass); ? lists what you can type' in told
    assert "There are actions 1 to 7" in told
    assert 'unknown-action: "fly" is no action of this game' in told


def test_only_what_the_seat_sees_is_shown(at_terminal: Say) -> None:
    told = at_terminal("play schnapsen --seed 4 --seat A", "table").partition("Stopped.")[0]
    game = find("schnapsen")
    deal = deal_history(game, game.presets["standard"], seed=4, deals=3).deals[0]
    assert all(card in told for card in deal.hands[0])
    assert not any(f" {card}" in told.replace("a card (Th)", "") for card in (*deal.hands[1], *deal.pile("stock")))
    assert "hand B: 5 face down" in told


def test_a_game_is_saved_and_resumed(at_terminal: Say, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    told = at_terminal("play schnapsen --seed 4", "1", f"save {file}")
    record = parse_record(file.read_text(encoding="utf-8"))
    assert len(record.actions) >= 2
    assert file.read_text(encoding="utf-8").strip() in told, "what was stopped is not lost"
    resumed = at_terminal(f"play --resume {file}", "scores")
    assert resumed.count("hand A: ") == 1
    assert file.read_text(encoding="utf-8").strip() in resumed


def test_undo_goes_back_to_ones_own_last_decision(at_terminal: Say) -> None:
    told = at_terminal("play schnapsen --seed 4", "undo", "1", "undo")
    assert "There is nothing of yours to take back." in told
    shown = [line for line in told.splitlines() if line.startswith("  hand A: ")]
    assert shown[0] == shown[-1] != shown[1]
    assert told.rstrip().endswith(";a="), "nothing is left of what was taken back"


def test_a_hint_tells_why(at_terminal: Say) -> None:
    assert "played out" in at_terminal("play schnapsen --seed 4", "hint")


@pytest.mark.parametrize("game", ids())
def test_a_session_goes_to_its_end(game: str, at_terminal: Say) -> None:
    told = at_terminal(f"play {game} --seed 2 --deals 2 --level 1", *["1"] * 400)
    assert told.endswith("The game is over.\n")
    assert "Traceback" not in told


@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_an_interrupted_game_ends_cleanly(
    ending: type[BaseException], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt(prompt: str) -> str:
        raise ending

    monkeypatch.setattr("builtins.input", interrupt)
    assert main(["play", "nobble"]) == 0
    assert "Stopped. This is the record so far:\n1;g=nobble" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play", "name a game: "),
        ("play schnapsn", 'unknown game "schnapsn" (did you mean "schnapsen"?)'),
        ("play nobble --preset noble", 'unknown preset "noble" (did you mean "nobble"?)'),
        ("play nobble --set words", "--set words: write OPTION=VALUE"),
        ("play nobble --set word=snip", 'unknown option "word" (did you mean "words"?)'),
        ("play nobble --set words=snap", 'option words cannot be "snap"; allowed: none, snip'),
        ("play nobble --seats 11", "11 seats are too few or too many"),
        ("play nobble --seat Z", 'no seat "Z"; there are A, B'),
        ("play nobble --deals 0", "--deals must be from 1 to 50"),
        ("play --resume no/such/file", "no/such/file cannot be read: No such file or directory"),
        ("play --resume tests/engine/test_play.py", "is not known"),
        ("simulate nobble --deals 0", "--deals must be from 1 to"),
        ("simulate nobble --figures actons", 'no figure "actons" (did you mean "actions"?)'),
        ("simulate nobble --seats 1", "1 seats are too few or too many"),
    ],
)
def test_bad_arguments_get_a_sentence(arguments: str, sentence: str, at_terminal: Say) -> None:
    assert sentence in at_terminal(arguments, code=2)


def test_a_share_has_wilsons_interval_and_a_mean_the_normal_one() -> None:
    share = make_figure("q", "", [1, 1, 1, 0, 0, 0, 0, 0, 0, 0])
    assert (share.interval, share.sample, share.value) == (WILSON, 10, 0.3)
    assert (round(share.low or 0, 4), round(share.high or 0, 4)) == (0.1078, 0.6032)
    mean = make_figure("q", "", [2, 4, 4, 6])
    assert (mean.interval, mean.value) == (NORMAL, 4)
    assert (round(mean.low or 0, 3), round(mean.high or 0, 3)) == (2.400, 5.600)
    assert make_figure("q", "", [5.0])[3:5] == (None, None)
    assert wilson(0, 5)[0] == 0
    assert wilson(1, 5)[1] == 1


@pytest.mark.parametrize("game", ids())
def test_a_simulation_is_the_same_again_and_adds_up(game: str) -> None:
    report = simulate(game, deals=6, seed=3, level=1)
    assert simulate(game, deals=6, seed=3, level=1) == report
    figures = {(one.question, one.case): one for one in report.figures}
    names = {question.name for question in find_questions(game)}
    assert {question for question, _ in figures} <= names
    assert figures["actions", ""].sample == 6
    assert all(one.sample == 6 for one in report.figures if one.question in ("events", "deals-with"))
    assert all(one.low is None or one.low <= one.value for one in report.figures)
    # Whatever several deals say of a case, all of them together say it of 0 or more.
    assert figures["events", "played"].value > 1
    assert 0 <= figures["deals-with", "played"].value <= 1
    assert json.loads(json.dumps(report_json(report)))["figures"][0]["sample"] == 6


def test_questions_of_a_game_stand_in_its_folder() -> None:
    names = {question.name for question in find_questions("schnapsen")} - {question.name for question in QUESTIONS}
    assert names == {"closing-wins", "closing-points", "endings", "awards"}
    report = simulate("schnapsen", "auto-claim", deals=12, level=1)
    figures = {(one.question, one.case): one for one in report.figures}
    assert sum(one.value for one in report.figures if one.question == "endings") == pytest.approx(1)
    closed = figures["deals-with", "closed"].value * 12
    assert figures["closing-wins", "any"].sample == closed > 0
    assert sum(one.sample for one in report.figures if one.question == "closing-points" and one.case != "any") == closed


def test_a_question_of_whole_games_is_asked_of_games_played_to_their_end() -> None:
    whole = [question for question in find_questions("schnapsen") if question.whole]
    single = simulate("schnapsen", deals=2, level=1)
    assert not {question.name for question in whole} & {one.question for one in single.figures}
    game, counted = find("schnapsen"), []
    for seed in range(3, 8):
        played = play_match(deal_history(game, game.presets["short"], seed=seed, deals=20), (1, 1), seed=seed)
        assert min(played.state().game_points) <= 0 < max(played.state().game_points)
        counted.append(1 + sum(action.verb == "deal" for action in played.actions))
    (figure,) = simulate("schnapsen", "short", deals=5, seed=3, level=1, questions=whole).figures
    assert (figure.value, figure.sample) == (sum(counted) / 5, 5)
    assert len(set(counted)) > 1


def test_simulate_prints_text_and_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = "simulate snip-sequence --deals 3 --level 1 --seed 7 --seats 4 --set ace=high --figures actions events"
    assert main(command.split()) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert first == "snip-sequence, five-card, ace = high: 3 deals, 4 seats, bots at level 1, seeds 7 to 9"
    assert lines[0].startswith("actions ")
    assert "n=3 normal-95" in lines[0]
    assert main([*command.split(), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["seed"], told["level"], told["overrides"], told["method"]) == (7, 1, {"ace": "high"}, "bots")
    assert {one["question"] for one in told["figures"]} == {"actions", "events"}
