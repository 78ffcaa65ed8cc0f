"""Lessons: their answers are the engine's own, they teach the beginner's core, and what cannot stand is told."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mkdocs_snorum.content import Content, GameContent, Worked
from mkdocs_snorum.decks import FRENCH
from mkdocs_snorum.faults import Fault
from mkdocs_snorum.generate.page import Page
from mkdocs_snorum.generate.site import Site
from mkdocs_snorum.lesson_check import lesson_faults
from mkdocs_snorum.lesson_moves import core_clauses, cut, moves_of, question_of, situation_at
from mkdocs_snorum.lessons import LessonStep, read_lesson
from mkdocs_snorum.rulebook_check import rulebook_faults
from snorum.core.errors import IllegalAction
from snorum.core.notation import format_action
from snorum.histories import deal_history
from snorum.quiz.answers import answer_quiz
from snorum.quiz.questions import Question
from snorum.record import frames_json
from snorum.recordtext import format_record

ACTING = ("ask", "do")
EARLY = 4
MOST, FEWEST = 15, 8


def steps_of(content: Content, kind: str) -> Iterator[tuple[LessonStep, Worked]]:
    for game in content.games:
        assert game.lesson is not None
        for step in game.lesson.steps:
            if step.kind == kind:
                worked = game.find_example(step.example or "")
                assert worked is not None
                yield step, worked


def game_of(content: Content, name: str) -> GameContent:
    return next(game for game in content.games if game.id == name)


def page_of(site: Site, code: str, game: str) -> Page:
    return next(page for page in site.pages if page.url == f"{code}/games/{game}/teach/")


def section_of(html: str, step: str) -> str:
    return html.partition(f'id="step-{step}"')[2].partition("</section>")[0]


def test_every_game_has_a_lesson_in_which_the_learner_acts_early(content: Content) -> None:
    for game in content.games:
        assert game.lesson is not None, game.id
        steps = game.lesson.steps
        assert FEWEST <= len(steps) <= MOST, game.id
        assert any(step.kind in ACTING for step in steps[:EARLY]), game.id
        assert {step.kind for step in steps} == {"show", "ask", "do", "play"}, game.id


def test_every_clause_of_the_first_hand_is_taught(content: Content) -> None:
    for game in content.games:
        assert game.lesson is not None
        taught = {clause for step in game.lesson.steps for clause in step.clauses}
        assert core_clauses(game), game.id
        assert set(core_clauses(game)) <= taught, game.id


def test_what_is_right_and_wrong_is_what_the_engine_says(content: Content) -> None:
    asked = 0
    for step, worked in steps_of(content, "ask"):
        situation = situation_at(worked, step.start)
        question = question_of(step, situation)
        assert question is not None
        following = worked.example.record.actions[step.start]
        request = {
            "record": format_record(situation.record),
            "next": format_action(following),
            "question": step.question,
        }
        if isinstance(question, Question):
            for place, choice in enumerate(question.choices):
                assert answer_quiz({**request, "answer": str(place)})["right"] is (choice.belief is None), step.id
        else:
            legal = {card for action in situation.game.legal_actions(situation.state) for card in action.cards}
            assert {verdict.card for verdict in question if verdict.reason is None} == legal, step.id
            assert answer_quiz({**request, "answer": " ".join(sorted(legal))})["right"] is True
        asked += 1
    assert asked > len(content.games)


def test_moves_that_are_asked_for_reach_their_clause_and_refused_ones_are_refused(content: Content) -> None:
    refused = 0
    for step, worked in steps_of(content, "do"):
        situation = situation_at(worked, step.start)
        moves = moves_of(step, situation)
        assert any(move.is_aim for move in moves), step.id
        for move in moves:
            if move.reason is None:
                reached = situation.game.play(situation.state, move.action).rules
                assert move.is_aim is (step.reach is None or step.reach in reached), step.id
                continue
            with pytest.raises(IllegalAction) as error:
                situation.game.play(situation.state, move.action)
            assert error.value.reason == move.reason
            refused += 1
    assert refused > 0


def test_an_example_cut_off_is_what_the_engine_makes_of_its_record(content: Content) -> None:
    for kind in ("do", "show"):
        for step, worked in steps_of(content, kind):
            short = cut(worked, step.end)
            assert short.frames == frames_json(short.example.record), step.id
            assert len(short.frames["frames"]) == step.end + 1


def test_the_fresh_hand_can_be_dealt_and_the_learner_is_to_act(content: Content) -> None:
    for game in content.games:
        assert game.lesson is not None
        step = game.lesson.steps[-1]
        history = deal_history(game.game, game.options(step.preset), seed=step.seed or 0, seats=step.seats)
        assert history.actor() is not None
        assert step.seat in history.deals[0].seats


def test_every_language_has_every_step_with_its_rules(content: Content, site: Site) -> None:
    for language in content.languages:
        for game in content.games:
            assert game.lesson is not None
            page = page_of(site, language.code, game.id)
            for step in game.lesson.steps:
                section = section_of(page.html, step.id)
                assert "sn-untranslated" not in section, (language.code, game.id, step.id)
                for clause in step.clauses:
                    assert f"#rule-{clause}" in section, (language.code, game.id, step.id)
                if step.kind in ACTING:
                    assert "<details" in section
                    assert 'data-act="open"' in section
            last = section_of(page.html, game.lesson.steps[-1].id)
            assert re.search(rf'href="[./]*{language.code}/play/{game.id}/#preset=[^"]*seed=\d+"', last)


def test_a_question_names_the_right_answer_and_why_others_are_wrong(site: Site) -> None:
    section = section_of(page_of(site, "en", "schnapsen").html, "strict")
    answer = section.partition("<details")[2]
    right, _, wrong = answer.partition("Why not the others")
    assert "jack of spades" in right
    assert "ten of clubs" not in right
    assert wrong.count("#rule-follow-suit") == 4 + 1, "each of the other cards, and the rule taught"
    assert "<details" in section


def test_a_span_is_told_step_by_step(site: Site) -> None:
    section = section_of(page_of(site, "en", "snip-sequence").html, "top")
    told = section.partition('<ol class="sn-told-list">')[2].partition("</ol>")[0]
    assert re.findall(r"plays the (\w+) of hearts", told) == ["queen", "king"]


def test_no_player_tells_more_than_its_step_shows(content: Content, site: Site) -> None:
    for game in content.games:
        assert game.lesson is not None
        page = page_of(site, "fa", game.id)
        packs = re.findall(r' data-\w+="([^"]+)"', page.html.partition('<template class="sn-packs"')[2])
        own = {
            f"{step.id}.json" for step in game.lesson.steps if f'src="{step.id}.json"' in section_of(page.html, step.id)
        }
        others = [name for name in game.file.book.decks if name != FRENCH]
        spoken = {file.replace(".json", f"-{name}.json") for file in own for name in others}
        assert set(page.files) == own | spoken | set(packs), game.id
        for step in game.lesson.steps:
            if step.kind not in {"show", "do"} or (step.kind == "show" and step.start == step.end):
                continue
            worked = game.find_example(step.example or "")
            assert worked is not None
            frames = worked.frames["frames"]
            if f"{step.id}.json" in own:
                document = json.loads(page.files[f"{step.id}.json"])
                assert len(document["steps"]) == len(document["frames"]["frames"])
                for name in others:
                    other = json.loads(page.files[f"{step.id}-{name}.json"])
                    assert len(other["steps"]) == len(document["steps"])
                    assert other["cards"].keys() == document["cards"].keys()
                    assert other["cards"] != document["cards"]
                frames = document["frames"]["frames"]
            assert len(frames) == step.end + 1, (game.id, step.id)


def test_the_game_and_the_navigation_lead_there(content: Content, site: Site) -> None:
    for game in content.games:
        html = next(page for page in site.pages if page.url == f"en/games/{game.id}/").html
        assert re.search(r'href="[./]*(en/games/[a-z-]+/)?teach/"', html), game.id
        assert f"en/games/{game.id}/teach/" in site.files["en/sitemap.xml"]


SOUND = """[[step]]
id = "deal"
kind = "show"
example = "source-example"
from = 0
to = 2
clauses = ["deal-in-rounds"]

[[step]]
id = "take"
kind = "do"
example = "source-example"
at = 3
reach = "higher-takes"
clauses = ["higher-takes"]

[[step]]
id = "trump"
kind = "ask"
example = "source-example"
at = 1
question = "trick"
clauses = ["trump-takes"]

[[step]]
id = "play"
kind = "play"
seats = 2
seat = "A"
seed = 4
"""

SPOILT = [
    ('example = "source-example"\nfrom', 'example = "sourse-example"\nfrom', 4, "no example `sourse-example`"),
    ("to = 2", "to = 99", 6, "`to` is 99, but `source-example` ends at step 14"),
    ("from = 0\nto = 2", "from = 2\nto = 1", 6, "the span ends before it begins"),
    ("to = 2\n", "", 1, "the step `deal` lacks `to`"),
    ('["deal-in-rounds"]', '["deal-in-round"]', 7, "no clause `deal-in-round`"),
    ('["deal-in-rounds"]', '["exchange"]', 7, "the step does not show `exchange`"),
    ('["deal-in-rounds"]', '["winner-deals"]', 7, "`winner-deals` is not in force in `source-example`"),
    ('["deal-in-rounds"]', "[]", 7, "the step teaches nothing"),
    ('reach = "higher-takes"', 'reach = "trump-takes"', 14, "no move brings `trump-takes` about"),
    ("at = 3", "at = 14", 13, "nobody is to act at this position"),
    ('question = "trick"', 'question = "paid"', 22, "`paid` cannot be asked at this position"),
    ('question = "trick"', 'question = "why"', 22, "`question` cannot be `why`"),
    ('id = "trump"', 'id = "take"', 18, "the id `take` stands twice"),
    ('kind = "play"\nseats = 2', 'kind = "play"\nseats = 5', 28, "5 cannot play"),
    ('seat = "A"', 'seat = "C"', 29, "no seat `C`"),
    ("seed = 4", "seed = -4", 30, "there is no deal of that number"),
    ("seed = 4", "seed = 4\nfrom = 1", 31, "a step of kind `play` has no `from`"),
    ("seed = 4", "sead = 4", 30, "unknown key `sead`"),
]


def faults_in(game: GameContent, text: str, folder: Path) -> list[Fault]:
    path = folder / "teach.toml"
    path.write_text(text, encoding="utf-8")
    faults: list[Fault] = []
    lesson = read_lesson(path, faults)
    return faults if lesson is None else list(lesson_faults(game, lesson))


@pytest.mark.parametrize(("right", "wrong", "line", "message"), SPOILT)
def test_what_cannot_stand_is_told_with_its_line(
    content: Content, tmp_path: Path, right: str, wrong: str, line: int, message: str
) -> None:
    game = game_of(content, "schnapsen")
    assert SOUND.count(right) == 1
    found = [
        (fault.line, fault.message, fault.mend) for fault in faults_in(game, SOUND.replace(right, wrong), tmp_path)
    ]
    assert any(at == line and message in said and mend for at, said, mend in found), found


def test_all_faults_are_told_at_once(content: Content, tmp_path: Path) -> None:
    text = SOUND.replace("to = 2", "to = 99").replace('seat = "A"', 'seat = "C"').replace('"trick"', '"paid"')
    assert len(faults_in(game_of(content, "schnapsen"), text, tmp_path)) == 3


def test_a_lesson_that_leaves_out_the_core_or_the_hand_is_told(content: Content, tmp_path: Path) -> None:
    game = game_of(content, "schnapsen")
    told = [fault.message for fault in faults_in(game, SOUND, tmp_path)]
    taught = {"deal-in-rounds", "higher-takes", "trump-takes"}
    assert told == [
        f"no step teaches `{clause}`, which is applied in the game's first hand"
        for clause in core_clauses(game)
        if clause not in taught
    ]
    short = SOUND.partition('[[step]]\nid = "play"')[0]
    assert (
        next(fault.message for fault in faults_in(game, short, tmp_path)) == "the lesson does not end in a fresh hand"
    )
    play, rest = "".join(SOUND.partition('[[step]]\nid = "play"')[1:]), SOUND.partition('[[step]]\nid = "play"')[0]
    told = [fault.message for fault in faults_in(game, f"{play}\n{rest}", tmp_path)]
    assert "a step comes after the fresh hand" in told


def test_no_preset_takes_the_place_of_a_page(content: Content) -> None:
    game = game_of(content, "schnapsen")
    options = game.options()
    game_like = type("Like", (), {})()
    book = game.file.book.model_copy(update={"presets_with_pages": ["teach"]})
    presets = {**game.game.presets, "teach": options}
    for name in ("id", "players", "facts", "deal", "pack", "start", "table", "codes", "all_codes", "chart"):
        setattr(game_like, name, getattr(game.game, name))
    game_like.presets = presets
    faults = rulebook_faults(game.file._replace(book=book), game_like, game.example_ids, {})
    assert any("`teach` is another page of the game" in fault.message for fault in faults)
