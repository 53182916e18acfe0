"""Planning: a seat tries a line of its own in a world that holds only what it may know.

Everything is worked out from what the seat sees: the world is dealt from random numbers that its view alone determines,
so two games that look the same to it give the same answers, byte by byte. Nothing is stored and nobody else is told.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

import msgspec

from sternhafen.engine import Action, Illegal, Match, State
from sternhafen.table.commands.execute import action_of
from sternhafen.table.daily.days import is_counted
from sternhafen.table.messages.answers import LegalPage, WhyNot
from sternhafen.table.messages.planning import PlanInfo, PlannedStep, PlanWish
from sternhafen.table.messages.shown import EventInfo, Position
from sternhafen.table.queries import position_of, preview_in
from sternhafen.table.refusals import by_rules
from sternhafen.table.show.game import beginning_with, choice, event_info, in_order, view_digest
from sternhafen.table.table import Table

WORLDS: Final = 8
"""In how many worlds the expected points are averaged."""
PAGE: Final = 500
"""How many legal actions are listed at once."""


@dataclass
class Line:
    """A plan as far as it could be carried out."""

    world: State
    assumed: bool = False
    ends: str = "open"
    steps: list[PlannedStep] = field(default_factory=list)
    played: list[Action] = field(default_factory=list)
    illegal: Illegal | None = None


def plan_info(table: Table, wanted: PlanWish) -> PlanInfo:
    """Return where a plan leads; nothing changes."""
    match, seat = table.playing(), wanted.seat
    actions = [action_of(match, step) for step in wanted.steps]
    line = tried(match, seat, actions)
    shown = PlanInfo(
        entries=len(match.log),
        digest=view_digest(match.state.view(seat)),
        assumed=line.assumed,
        steps=line.steps,
        ends=line.ends,  # type: ignore[arg-type]  # one of the literals, as `tried` sets them
        refusal=None if line.illegal is None else by_rules(match.title, line.illegal),
    )
    if wanted.chosen is not None:
        shown.page = plan_page(match, line, seat, wanted.chosen, wanted.offset)
    elif wanted.target is not None:
        illegal = line.world.why_not(seat, wanted.target, wanted.picked)
        shown.why = WhyNot(wanted.target, None if illegal is None else by_rules(match.title, illegal))
    elif wanted.action is not None:
        shown.preview = preview_in(match, line.world, seat, action_of(match, wanted.action))
    elif line.ends != "waits":
        shown.position = plan_position(match, line, seat)
        if not table.company.rated and not is_counted(table):  # there nobody is given advice
            shown.before, shown.expected = expected_points(match, seat, line.played)
    return shown


def known_world(match: Match, seat: int, number: int = 0) -> State:
    """Return a world that looks the same to a seat; which one depends on what it sees and on a number alone."""
    view = msgspec.json.encode((match.title.id, seat, number, match.state.view(seat)))
    seed = int.from_bytes(hashlib.blake2b(view, digest_size=16).digest(), "big")
    world: State = match.state.resample(seat, Random(seed))
    return world


def begun(match: Match, seat: int, world: State) -> Line:
    """Return an empty plan in a world; if others are to move, it is imagined to be the seat's turn."""
    if world.question(seat) is not None:
        return Line(world)
    imagined = None if match.title.imagine_turn is None else match.title.imagine_turn(world.copy(), seat)
    if imagined is None or imagined.question(seat) is None:
        return Line(world, assumed=True, ends="waits")
    return Line(imagined, assumed=True)


def tried(match: Match, seat: int, actions: Sequence[Action]) -> Line:
    """Return a plan after its actions, or as far as they are legal and reveal nothing."""
    line = begun(match, seat, known_world(match, seat))
    for action in actions:
        if line.ends != "open":
            break
        line.illegal = line.world.explain(seat, action)
        if line.illegal is not None:
            line.ends = "illegal"
            break
        take_step(match, line, seat, action)
    return line


def take_step(match: Match, line: Line, seat: int, action: Action) -> None:
    """Carry out one step of a plan; before a reveal the world stays as it was."""
    after: State = line.world.copy()
    after.record()
    after.play(seat, action)
    happened = after.drain_events()
    reveal = next((number for number, event in enumerate(happened) if event.reveals), None)
    events: list[EventInfo] = [event_info(match.title, event, seat) for event in happened[:reveal]]
    line.steps.append(PlannedStep(choice(match.title, action), events))
    line.played.append(action)
    if reveal is not None:
        line.ends = "reveal"
        return
    line.world = after
    if after.question(seat) is None:
        line.ends = "turn" if after.asked() else "over"


def plan_position(match: Match, line: Line, seat: int) -> Position:
    """Return the position a plan leads to, as its seat would see it, with what it could do next."""
    shown = position_of(match, line.world, seat, past=line.ends != "open")
    shown.undo = None
    if line.ends != "open":
        shown.question = None
    return shown


def plan_page(match: Match, line: Line, seat: int, chosen: list[str], offset: int) -> LegalPage:
    """Return a page of what could be done next, beginning with some targets."""
    legal = in_order(line.world.legal(seat)) if line.ends == "open" else []
    matching, following = beginning_with(legal, chosen)
    page = [choice(match.title, action) for action in matching[offset : offset + PAGE]]
    return LegalPage(seat, len(match.log), len(matching), offset, page, following)


def expected_points(match: Match, seat: int, played: Sequence[Action]) -> tuple[float, float]:
    """Return the points that a seat can expect without a plan and after it, in the same worlds."""
    before = after = 0.0
    for number in range(1, WORLDS + 1):
        world = known_world(match, seat, number)
        before += match.title.foresee(world, seat)
        line = begun(match, seat, world)
        for action in played:
            line.world.play(seat, action)
        after += match.title.foresee(line.world, seat)
    return round(before / WORLDS, 1), round(after / WORLDS, 1)
