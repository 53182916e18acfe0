"""Checks of a lesson: that it can be played as written, in every way it accepts, and that its words hold."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec

from sternhafen.engine import Action, Match, Title
from sternhafen.engine.space import every, size
from sternhafen.lessons.numbers import unfounded
from sternhafen.lessons.shapes import Lesson, Named, Step, Text, action_of
from sternhafen.text import LANGUAGES, rulebook

MOST_WORDS = 35
"""How long a bubble may be."""
MIXTURES = 25
"""How many random mixtures of accepted moves are played to the end."""
MOST_ACTIONS = 2000
"""The most actions of one kind whose targets are listed."""
POINT = re.compile(r"^[a-z][a-z-]*(:[a-z0-9-]+)*$")
Choose = Callable[[int, int], int]
"""Returns which accepted move to play at a step (0 is the expected one), given how many there are."""


class Fault(Exception):
    """Something wrong in a lesson, and the number of its step, from 1; 0 is the lesson itself."""

    def __init__(self, step: int, what: str) -> None:
        super().__init__(f"step {step}: {what}")
        self.step = step


def faults(lesson: Lesson) -> list[Fault]:
    """Return everything that is wrong with a lesson."""
    wrong = [*faults_of_words(lesson)]
    try:
        targets = set(targets_of(lesson.rules_of_play))
        replay(lesson, expecting=True, targets=targets)
        wrong += faults_of_points(lesson, targets)
        wrong += [Fault(number, problem) for number, problem in unfounded(lesson)]
        replay_other_ways(lesson)
    except Fault as fault:
        wrong.append(fault)
    return wrong


def replay(
    lesson: Lesson,
    choose: Choose = lambda step, ways: 0,
    seed: int | None = None,
    expecting: bool = False,
    targets: set[str] | None = None,
) -> Match:
    """Play a lesson to its end and return its match, or raise the first `Fault`.

    `expecting` compares what the steps expect to be seen; `targets` collects everything that can be pointed at.
    """
    match = lesson.start(seed)
    for number, step in enumerate(lesson.steps, 1):
        moves = list(step.play)
        if step.do is not None:
            for way in step.ways:
                legal_action(match, lesson.learner, way, number)
            moves = [(lesson.learner, step.ways[choose(number, len(step.ways))])]
        for seat, named in moves:
            if targets is not None:
                targets |= targets_in(match)
            entry = match.play(seat, legal_action(match, seat, named, number))
            if targets is not None:
                targets |= {thing for event in entry.events for thing in event.touches()}
        if expecting:
            compare(number, match, lesson.learner, step.expect)
    if targets is not None:
        targets |= targets_in(match)
    return match


def replay_other_ways(lesson: Lesson) -> None:
    """Follow every accepted move, and random mixtures of them, to the end of the lesson."""
    for number, step in enumerate(lesson.steps, 1):
        for way in range(1, len(step.ways)):
            replay(lesson, only_at(number, way))
    if any(step.others for step in lesson.steps):
        rng = Random(1)
        for _ in range(MIXTURES):
            replay(lesson, lambda at, ways: rng.randrange(ways))


def only_at(number: int, way: int) -> Choose:
    """Return a choice of the expected move everywhere, except at one step."""
    return lambda at, ways: way if at == number else 0


def legal_action(match: Match, seat: int, named: Named, number: int) -> Action:
    """Return the action that a lesson names if it is legal now, else raise a `Fault`."""
    try:
        action = action_of(match.title, named)
    except ValueError as error:
        raise Fault(number, str(error)) from error
    illegal = match.state.explain(seat, action)
    if illegal is not None:
        raise Fault(number, f"seat {seat}, {named}: {illegal.code} ({illegal.rule}) {illegal.args}")
    return action


def compare(number: int, match: Match, learner: int, expected: dict[str, Any]) -> None:
    """Raise a `Fault` if the table does not show what a step expects."""
    for path, value in expected.items():
        try:
            shown = shown_at(match, learner, path)
        except (KeyError, IndexError, TypeError, ValueError) as error:
            raise Fault(number, f"the table has no {path}") from error
        if shown != value:
            raise Fault(number, f"{path} is {shown}, not {value}")


def shown_at(match: Match, learner: int, path: str) -> Any:
    """Return what the table shows at a path of `Step.expect`; raises some error if there is no such thing."""
    root, *parts = path.split(".")
    if root == "names":
        kind, number = parts
        return match.title.under(match.setup.options).names(kind, int(number), "en")
    if root not in PLACES:
        parts = [root, *parts]
    thing = PLACES[root](match) if root in PLACES else match.state.view(learner)
    shown = msgspec.json.decode(msgspec.json.encode(thing))
    for part in parts:
        shown = STEPS[part](shown) if part in STEPS else shown[int(part) if isinstance(shown, list) else part]
    return shown


def printed(match: Match) -> msgspec.Struct | None:
    """Return what is printed on the components of a match."""
    title = match.title
    if title.components_under is not None:
        return title.components_under(match.setup.options)
    return title.components() if title.components is not None else None


PLACES: dict[str, Callable[[Match], Any]] = {
    "components": printed,
    "forecast": lambda match: match.title.forecast(match.state, None) if match.title.forecast else None,
    "outcome": lambda match: match.state.outcome(),
}
"""What the table shows besides the learner's view."""
STEPS: dict[str, Callable[[Any], Any]] = {"#": len, "+": lambda points: sum(points.values())}
"""What a path may ask of a thing instead of going into it: how many there are, or how many points together."""


def targets_in(match: Match) -> set[str]:
    """Return the targets of every conceivable action in a position."""
    state = match.state
    return {target for seat in state.asked() for _, action in state.candidates(seat) for target in action.targets()}


@cache
def targets_of(title: Title) -> frozenset[str]:
    """Return the targets of a title's actions, except of kinds with so many actions that a replay must show them."""
    kinds = [kind for kind in title.actions if size(kind) <= MOST_ACTIONS]
    return frozenset(target for kind in kinds for action in every(kind) for target in action.targets())


def faults_of_points(lesson: Lesson, targets: set[str]) -> Iterator[Fault]:
    """Yield the points that look like targets but are not."""
    kinds = {target.partition(":")[0] for target in targets if ":" in target}
    for number, step in enumerate(lesson.steps, 1):
        for point in step.point:
            if not POINT.match(point):
                yield Fault(number, f"{point} is no name of a thing")
            elif ":" in point and point.partition(":")[0] in kinds and point not in targets:
                yield Fault(number, f"{point} is no target")


def faults_of_words(lesson: Lesson) -> Iterator[Fault]:
    """Yield steps without words where there should be some, words that are too long, and rules that do not exist."""
    yield from too_long(0, lesson.name)
    if not any(step.kind in ("do", "ask") for step in lesson.steps):
        yield Fault(0, "the learner has nothing to do")
    for number, step in enumerate(lesson.steps, 1):
        yield from faults_of_step(number, step)
        for language in LANGUAGES:
            known = rulebook(language, lesson.title).rules
            yield from (Fault(number, f"no rule {rule} ({language})") for rule in step.rules if rule not in known)


def faults_of_step(number: int, step: Step) -> Iterator[Fault]:
    """Yield what a step lacks or has too much of."""
    if (step.do is not None) + bool(step.play) + (step.ask is not None) > 1:
        yield Fault(number, "is several kinds of step at once")
    if step.kind in ("say", "do") and step.say is None:
        yield Fault(number, "says nothing")
    if step.kind == "do" and step.otherwise is None:
        yield Fault(number, "says nothing about other moves")
    if step.kind == "do" and not step.point:
        yield Fault(number, "points at nothing to pick")
    if step.kind == "ask" and (len(step.answers) < 2 or not any(answer.right for answer in step.answers)):
        yield Fault(number, "needs two answers, one of them right")
    for text in (step.say, step.otherwise, step.ask):
        if text is not None:
            yield from too_long(number, text)
    for answer in step.answers:
        yield from too_long(number, answer.text)
        yield from too_long(number, answer.why)


def too_long(number: int, text: Text) -> Iterator[Fault]:
    """Yield a fault for a text that is too long or empty in one of the languages."""
    for language in LANGUAGES:
        count = sum(any(letter.isalnum() for letter in word) for word in text.said(language).split())
        if not 0 < count <= MOST_WORDS:
            yield Fault(number, f"{count} words: {text.said(language)}")
