"""The questions that effects put to players: resources, options, systems, stations, tasks (GEN7-2.13)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PICK_OPTIONS, PICK_RESOURCES, PickOption, PickResource
from sternhafen.games.gen7.aliases import Resource, Seat
from sternhafen.games.gen7.effects.agenda import carry_out_effects
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.remembering import remember
from sternhafen.games.gen7.effects.story_events import FateChosen
from sternhafen.games.gen7.rules.resources import gain, lose, store_gain, store_lose
from sternhafen.games.gen7.rules.skills.three_players import PickTargets
from sternhafen.games.gen7.state import Ship


class GainChoice(Ask):
    """Which resource do you take (for yourself or for the store)?"""

    __slots__ = ("n", "store")
    rule: ClassVar[str] = "GEN7-2.13"
    answers: ClassVar[tuple[type[Action], ...]] = (PickResource,)

    def __init__(self, seat: Seat, n: int, store: bool) -> None:
        self.seat = seat
        self.n = n
        self.store = store

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_RESOURCES)

    def check(self, s: Ship, a: PickResource) -> Illegal | None:
        return None

    def play(self, s: Ship, a: PickResource) -> None:
        if self.n > 1:
            s.push(GainChoice(self.seat, self.n - 1, self.store))
        if self.store:
            store_gain(s, a.res, 1)
        else:
            gain(s, self.seat, a.res, 1)


class LoseSome(Do):
    """Lose resources of choice, as many as there are; asked only while there is a choice."""

    __slots__ = ("n", "store")

    def __init__(self, seat: Seat, n: int, store: bool) -> None:
        self.seat = seat
        self.n = n
        self.store = store

    def run(self, s: Ship) -> None:
        have = s.store if self.store else s.officers[self.seat].res
        kinds = [res for res in range(3) if have[res]]
        if self.n <= 0 or not kinds:
            return
        if len(kinds) == 1 or sum(have) <= self.n:
            for res in kinds:
                lose_one(s, self.seat, self.store, res, self.n)
        else:
            s.push(LoseChoice(self.seat, self.n, self.store))


def lose_one(s: Ship, seat: Seat, store: bool, res: Resource, n: int) -> None:
    """Lose some of a resource from the store or from a seat."""
    if store:
        store_lose(s, res, n)
    else:
        lose(s, seat, res, n)


class LoseChoice(Ask):
    """Which resource is lost?"""

    __slots__ = ("n", "store")
    rule: ClassVar[str] = "GEN7-2.14"
    answers: ClassVar[tuple[type[Action], ...]] = (PickResource,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, n: int, store: bool) -> None:
        self.seat = seat
        self.n = n
        self.store = store

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_RESOURCES)

    def check(self, s: Ship, a: PickResource) -> Illegal | None:
        have = s.store if self.store else s.officers[self.seat].res
        return None if have[a.res] else Illegal("none-left", "GEN7-2.14")

    def play(self, s: Ship, a: PickResource) -> None:
        s.push(LoseSome(self.seat, self.n - 1, self.store))
        lose_one(s, self.seat, self.store, a.res, 1)


# Options and players -----------------------------------------------------------------------------------------------


class ChooseOption(Ask):
    """Which of the answers do you choose?"""

    __slots__ = ("options", "cause")
    rule: ClassVar[str] = "GEN7-2.13"
    answers: ClassVar[tuple[type[Action], ...]] = (PickOption,)
    closed: ClassVar[bool] = True

    def __init__(self, seat: Seat, options: tuple[int, ...], cause: Cause) -> None:
        self.seat = seat
        self.options = options
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return [PICK_OPTIONS[option] for option in self.options]

    def check(self, s: Ship, a: PickOption) -> Illegal | None:
        return None if a.option in self.options else Illegal("no-such-option", "GEN7-2.13")

    def play(self, s: Ship, a: PickOption) -> None:
        option = s.book.options[a.option]
        remember(s, a.option, self.seat)
        if option.result >= 0 and s.recording:
            s.tell(FateChosen(seat=self.seat, option=a.option, result=option.result))
        if option.targets:
            s.push(PickTargets(self.seat, a.option, (), self.cause))
        else:
            carry_out_effects(s, option.effects, 0, self.cause)


def offered(s: Ship, options: tuple[int, ...], cause: Cause) -> tuple[int, ...]:
    """Return the options whose condition holds (GEN7-30.16)."""
    open_options: list[int] = []
    for number in options:
        condition = s.book.options[number].condition
        if condition is None or holds(s, condition, cause):
            open_options.append(number)
    return tuple(open_options)
