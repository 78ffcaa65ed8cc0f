"""Steps in words: what is told together, what is left out, and the same words in the browser."""

import json
import subprocess
from pathlib import Path

from mkdocs_snorum.content import Content
from mkdocs_snorum.generate.demo import words_path
from mkdocs_snorum.generate.outputs import narration_files
from mkdocs_snorum.language import DIGITS
from mkdocs_snorum.narrate import fact_texts, narrate, reason_sentence, said_words

ROOT = Path(__file__).parents[2]
TWIN = ROOT / "build" / "player" / "narrate-cli.mjs"
SEATS = ["A", "B"]


def event(kind: str, seat: str | None = None, **values: object) -> dict[str, object]:
    return {"kind": kind, "seat": seat, "cards": [], "to": None, "value": None} | values


def test_a_card_and_the_words_said_with_it_are_one_sentence(content: Content) -> None:
    words = content.words(content.source, content.games[0])
    events = [
        event("played", "A", cards=["Kh"], to="run"),
        event("said", "A", value="hicockalorum"),
        event("said", "A", value="jingo"),
    ]
    told = narrate(words, events, SEATS)
    assert told.count("hicockalorum, jingo") == 1
    assert said_words(words, events) == [{"seat": "A", "text": "hicockalorum, jingo"}]


def test_words_of_another_seat_are_told_by_themselves(content: Content) -> None:
    words = content.words(content.source, content.games[0])
    events = [event("played", "A", cards=["Kh"], to="run"), event("said", "B", value="snip")]
    assert narrate(words, events, SEATS).count("snip") == 1
    assert said_words(words, events) == [{"seat": "B", "text": "snip"}]


def test_payments_tell_who_pays_whom(content: Content) -> None:
    words = content.words(content.source)
    to_seat = narrate(words, [event("paid", "B", to="A", value=2)], SEATS)
    to_pool = narrate(words, [event("paid", "B", to="pool", value=1)], SEATS)
    assert "2 chips" in to_seat
    assert "\u2066A\u2069" in to_seat
    assert "1 chip into the pool" in to_pool


def test_an_event_without_a_message_is_not_told(content: Content) -> None:
    assert narrate(content.words(content.source), [event("nobody-tells-this", "A")], SEATS) == ""


def test_beside_a_player_s_name_no_fact_names_the_player(content: Content) -> None:
    """Wherever a game tells a fact of a side by its name, the same fact of a player is told without."""
    seen = 0
    for language in content.languages:
        for game in content.games:
            words = content.words(language, game)
            for name in ("score", "hand_points", "tricks"):
                facts = {f"{name}.A": 3, f"{name}.A+B": 3}
                told = {
                    told["owner"]: told["text"] or "" for told in fact_texts(words, {"table": {"facts": facts}}, SEATS)
                }
                if "A+B" in told.get(None, ""):
                    assert "A" not in told["A"]
                    assert told[None].endswith(told["A"])
                    seen += 1
    assert seen >= 3 * len(content.languages)


def test_the_browser_says_the_same(content: Content) -> None:
    assert TWIN.exists(), "the player is not built yet: run `make site`"
    messages = narration_files(content)
    compared = 0
    for language in content.languages:
        for game in content.games:
            words = content.words(language, game)
            for worked in game.examples[:: 2 if language.code == "en" else 8]:
                document = {
                    "lang": language.code,
                    "digits": DIGITS[language.digits],
                    "group": language.group,
                    "decimal": language.decimal,
                    "ftl": [messages[words_path(language.code, game)]],
                    "frames": worked.frames,
                }
                done = subprocess.run(
                    ["node", str(TWIN)], input=json.dumps(document), capture_output=True, text=True, check=True
                )
                twin = json.loads(done.stdout)
                seats = worked.frames["seats"]
                for frame, step, reasons in zip(worked.frames["frames"], twin["steps"], twin["reasons"], strict=True):
                    assert step["say"] == narrate(words, frame["events"], seats)
                    assert step["said"] == said_words(words, frame["events"])
                    assert step["facts"] == fact_texts(words, frame, seats)
                    refused = [verdict["reason"] for verdict in frame["verdicts"]]
                    told = [reason_sentence(words, reason) if reason else None for reason in refused]
                    assert [reason["text"] for reason in reasons] == told
                    compared += 1
    assert compared > 60
