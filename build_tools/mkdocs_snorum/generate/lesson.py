"""The page on which a reader learns a game: steps that show, ask, let do and let play, whole without a script."""

import json
from collections.abc import Iterable
from typing import NamedTuple

from markupsafe import Markup

from snorum.core.types import Reason, Typed
from snorum.quiz.questions import CardVerdict, Question, Shown
from snorum.quiz.situation import Situation
from snorum.record import event_json, reason_json

from ..content import Content, GameContent, Worked
from ..language import Language
from ..lesson_moves import Move, cut, last_step, moves_of, question_of, situation_at
from ..lessons import LessonStep
from ..narrate import fact_texts, narrate, reason_sentence
from ..rulebook import Clause, resolve_facts
from .demo import Document, deck_choice, deck_documents, document_text, document_ways, make_document, shared_document
from .packs import follow_packs
from .page import Crumb, Heading, Page, Section
from .rules import Link
from .scope import Scope, embed_path, game_path, lesson_path, number, phrase, play_path, rules_path
from .sprite import sprite
from .table import render_table
from .text import to_plain

MODULE = "assets/player/snorum-teach.js"
STYLES = ("assets/teach.css",)


class Rule(NamedTuple):
    """A clause that a step teaches, in full."""

    href: str
    title: str
    html: Markup


class Because(NamedTuple):
    """Something that is wrong or refused, why, and the rule that says so."""

    text: str
    why: str
    rule: Link | None


class Ask(NamedTuple):
    """A question with what there is to choose from, what is right, and why the rest is not."""

    question: str
    lead: str
    choices: list[str]
    right: list[str]
    wrong: list[Because]


class Moves(NamedTuple):
    """What comes of the moves that are asked for, and why cards are refused."""

    right: list[str]
    refused: list[Because]


class StepView(NamedTuple):
    """A step as the page shows it; `data` is what the page's script reads, by the names of attributes."""

    id: str
    kind: str
    name: str
    title: str
    text: Markup
    table: Markup | None
    told: list[str]
    ask: Ask | None
    moves: Moves | None
    rules: list[Rule]
    data: dict[str, str]
    href: str | None


def lesson_page(content: Content, language: Language, game: GameContent) -> Page:
    """The lesson of a game."""
    path = lesson_path(game)
    scope = Scope(content, language, f"{language.code}/{path}", game)
    lesson = game.lesson
    assert lesson is not None, "only games with a lesson have its page"
    steps = _views(scope, game)
    name = scope.plain(f"game-{game.id}")
    title = scope.plain("teach-of", game=phrase(name))
    total = number(len(steps))
    words = {
        key: scope.plain(f"teach-{key}") for key in ("well", "allowed", "loaded", "load-failed", "not-kept", "gone")
    }
    progress = [scope.plain("teach-progress", done=number(done), total=total) for done in range(len(steps) + 1)]
    documents = {
        file: document
        for step in lesson.steps
        if _has_own(game, step)
        for file, document in _documents(scope, game, step).items()
    }
    html, packs = follow_packs(
        scope,
        game,
        lambda own: own.render(
            "lesson.html.jinja",
            game=game,
            sprite=sprite(content.roots.art),
            module=scope.asset(MODULE),
            title=title,
            steps=steps if own is scope else _views(own, game),
            words=json.dumps({**words, "progress": progress}, ensure_ascii=False),
            nothing_done=progress[0],
            game_href=scope.href(game_path(game)),
        ),
    )
    return Page(
        url=scope.url,
        path=path,
        language=language,
        title=title,
        heading=title,
        description=scope.plain("teach-description", game=phrase(name)),
        html=html,
        toc=tuple(Heading(f"step-{step.id}", f"{step.name} · {to_plain(step.title)}", 2) for step in steps),
        sections=(
            Section("", title, scope.plain("teach-lead", count=total)),
            *(Section(f"step-{step.id}", to_plain(step.title), step.text.striptags()) for step in steps),
        ),
        crumbs=(Crumb(scope.at(game_path(game)), name),),
        has_demo=True,
        styles=STYLES,
        files={file: document_text(document) for file, document in documents.items()} | packs,
    )


def play_hash(game: GameContent, step: LessonStep) -> str:
    """The fresh hand of a lesson, as the address of the page to play names it."""
    preset = step.preset or game.default
    return f"preset={preset}&seats={step.seats}&seat={step.seat}&seed={step.seed}"


def _own(scope: Scope, game: GameContent, worked: Worked) -> Scope:
    return Scope(scope.content, scope.language, scope.url, game, options=worked.options, deck=scope.deck)


def _worked(game: GameContent, step: LessonStep) -> Worked:
    worked = game.find_example(step.example or "")
    assert worked is not None, "lessons are checked before pages are made"
    return worked


def _has_own(game: GameContent, step: LessonStep) -> bool:
    """Whether the player needs a document of its own, which ends with the step and so tells nothing too early."""
    return step.kind == "do" or (step.kind == "show" and step.start < step.end < last_step(_worked(game, step)))


def _documents(scope: Scope, game: GameContent, step: LessonStep) -> dict[str, Document]:
    """The files of a step's player: its document, and for every other pack what that says with its cards."""
    worked = cut(_worked(game, step), step.end)
    own = _own(scope, game, worked)
    document = {
        **_titled(own, game, worked, step),
        **deck_choice(own, game, f"{lesson_path(game)}{step.id}-"),
        **document_ways(own, game, worked, lesson_path(game)),
    }
    if step.kind == "do":
        # The learner asks nothing and leaves nothing: the move is what the step is for.
        said = {
            "whatif": "teach-do",
            "branch": "teach-moved",
            "back-to-example": "teach-back",
            "whatif-help": "teach-press",
        }
        document["words"] = document["words"] | {key: scope.plain(message) for key, message in said.items()}
    spoken = deck_documents(own, worked, lambda other, game, worked: _titled(other, game, worked, step))
    return {f"{step.id}.json": document} | {f"{step.id}-{deck}.json": words for deck, words in spoken.items()}


def _titled(scope: Scope, game: GameContent, worked: Worked, step: LessonStep) -> Document:
    return make_document(scope, game, worked, _clause_title(scope, game, step.clauses[0]), None)


def _views(scope: Scope, game: GameContent) -> list[StepView]:
    assert game.lesson is not None, "only games with a lesson have its page"
    return [_view(scope, game, step, place) for place, step in enumerate(game.lesson.steps, 1)]


def _view(scope: Scope, game: GameContent, step: LessonStep, place: int) -> StepView:
    name = scope.say("teach-step", n=number(place))
    if step.kind == "play":
        own = Scope(scope.content, scope.language, scope.url, game, options=game.options(step.preset), deck=scope.deck)
        rules = [_rule(own, game, clause, game_path(game)) for clause in step.clauses]
        href = scope.href(play_path(game), play_hash(game, step))
        title, text = own.say("teach-play"), own.html("teach-play.about")
        return StepView(step.id, step.kind, name, title, text, None, [], None, None, rules, {}, href)
    worked = _worked(game, step)
    own = _own(scope, game, worked)
    document = shared_document(own, game, worked)
    data = {"src": f"{scope.href(embed_path(game, worked))}frames.json", "start": str(step.start)}
    frames = document["frames"]["frames"]
    if _has_own(game, step):
        data["src"] = f"{step.id}.json"
        # The picture is what the player will draw: a part of the table is drawn where some frame has cards in it.
        frames = frames[: step.end + 1]
    if step.kind == "show":
        data["to"] = str(step.end)
    if step.kind == "ask":
        data["question"] = step.question or ""
    if step.kind == "do":
        data["reach"] = step.reach or ""
    seat = document["frames"]["frames"][step.start]["table"]["to_act"]
    who = {"seat": Typed("seat", seat)} if seat else {}
    first = step.start + (step.kind == "show" and step.start > 0)
    told = [item["say"] for item in document["steps"][first : step.end + 1]] if step.kind == "show" else []
    situation = None if step.kind == "show" else situation_at(worked, step.start)
    return StepView(
        id=step.id,
        kind=step.kind,
        name=name,
        title=_clause_title(own, game, step.clauses[0]),
        text=own.html(f"lesson-{step.id}", **who),
        table=render_table({**document, "frames": {**document["frames"], "frames": frames}}, step.start),
        told=[sentence for sentence in told if sentence],
        ask=_ask(own, game, worked, step, situation) if situation and step.kind == "ask" else None,
        moves=_moves(own, game, worked, moves_of(step, situation)) if situation and step.kind == "do" else None,
        rules=[_rule(own, game, clause, rules_path(game, worked)) for clause in step.clauses],
        data=data,
        href=None,
    )


def _clause(game: GameContent, name: str) -> Clause:
    return next(clause for _, clause in game.file.book.clauses() if clause.id == name)


def _clause_title(scope: Scope, game: GameContent, name: str) -> str:
    return scope.words.say(f"{name}.title", resolve_facts(_clause(game, name).facts, scope.facts))


def _rule(scope: Scope, game: GameContent, name: str, page: str) -> Rule:
    facts = resolve_facts(_clause(game, name).facts, scope.facts)
    return Rule(scope.href(page, f"rule-{name}"), _clause_title(scope, game, name), scope.html(name, **facts))


def _link(scope: Scope, game: GameContent, worked: Worked, name: str) -> Link | None:
    """The way to a rule; those that every game shares have no place in the rulebook."""
    if not any(clause.id == name for _, clause in game.file.book.clauses()):
        return None
    return Link(scope.href(rules_path(game, worked), f"rule-{name}"), _clause_title(scope, game, name))


def _refused(scope: Scope, game: GameContent, worked: Worked, text: str, reason: Reason) -> Because:
    told = reason_json(reason, worked.example.record.deals[0].seats)
    return Because(text, reason_sentence(scope.words, told), _link(scope, game, worked, reason.code))


def _cards(scope: Scope, cards: Iterable[str]) -> str:
    return scope.words.join([scope.words.card(card)[""] for card in cards])


def _ask(scope: Scope, game: GameContent, worked: Worked, step: LessonStep, situation: Situation) -> Ask:
    question = question_of(step, situation)
    seats = worked.example.record.deals[0].seats
    seat = Typed("seat", seats[situation.seat or 0])
    if isinstance(question, Question):
        places = [_shown(scope, choice.shown, seats) for choice in question.choices]
        wrong = [
            Because(text, *_mistake(scope, game, worked, choice.belief))
            for text, choice in zip(places, question.choices, strict=True)
            if choice.belief is not None
        ]
        lead = f"{scope.say('quiz-step')} {_played(scope, situation, seats)}"
        return Ask(scope.say(f"quiz-{question.kind}"), lead, places, [places[question.right()]], wrong)
    verdicts: tuple[CardVerdict, ...] = question or ()
    refused = [
        _refused(scope, game, worked, _cards(scope, [verdict.card]), verdict.reason)
        for verdict in verdicts
        if verdict.reason is not None
    ]
    right = [_cards(scope, [verdict.card]) for verdict in verdicts if verdict.reason is None]
    cards = [_cards(scope, [verdict.card]) for verdict in verdicts]
    return Ask(scope.say("quiz-cards", seat=seat), "", cards, right or [scope.say("teach-none")], refused)


def _mistake(scope: Scope, game: GameContent, worked: Worked, belief: object) -> tuple[str, Link | None]:
    """What a wrong answer leaves out, or the house rule by which it would be right."""
    rule, option = getattr(belief, "rule", None), getattr(belief, "option", None)
    if option is None:
        return scope.say("quiz-forgot"), _link(scope, game, worked, rule or "")
    name, value = option
    label, text = Typed("phrase", scope.say(f"option-{name}")), Typed("phrase", scope.option(name, value))
    said = scope.say("compare-labelled", label=label, text=text)
    return scope.say("quiz-house"), Link(scope.href(game_path(game), f"option-{name}"), said)


def _played(scope: Scope, situation: Situation, seats: tuple[str, ...]) -> str:
    """The action that is asked about, without what comes of it."""
    action, after = situation.action, situation.after
    if action is None or after is None:
        return ""
    if action.cards:
        cards = {"card": Typed("card", action.cards[0]), "cards": Typed("cards", list(action.cards))}
        return scope.say("event-played", seat=Typed("seat", seats[situation.seat or 0]), **cards)
    return narrate(scope.words, [event_json(event, seats) for event in after.events[:1]], seats)


def _shown(scope: Scope, shown: Shown, seats: tuple[str, ...]) -> str:
    """A choice in words."""
    if "seat" in shown:
        return str(shown["seat"])
    if "words" in shown:
        said = [scope.words.word(word) for word in shown["words"]]
        return scope.words.join(said, "list-words") if said else scope.say("quiz-silence")
    if "events" in shown:
        return narrate(scope.words, shown["events"], seats) or scope.say("quiz-nobody")
    facts = fact_texts(scope.words, {"table": {"facts": shown["score"]}}, seats)
    return " · ".join(
        scope.say("compare-labelled", label=Typed("phrase", fact["owner"]), text=Typed("phrase", fact["text"]))
        if fact["owner"]
        else str(fact["text"])
        for fact in facts
    )


def _moves(scope: Scope, game: GameContent, worked: Worked, moves: list[Move]) -> Moves:
    seats = worked.example.record.deals[0].seats
    steps = [move.after for move in moves if move.is_aim and move.after is not None]
    right = [narrate(scope.words, [event_json(event, seats) for event in step.events], seats) for step in steps]
    refused = [
        _refused(scope, game, worked, _cards(scope, move.action.cards), move.reason)
        for move in moves
        if move.reason is not None and move.action.verb == "play"
    ]
    return Moves(right, refused)
