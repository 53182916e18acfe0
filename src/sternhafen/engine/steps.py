"""Steps: the small immutable values on a game's agenda; a Do runs by itself, an Ask is an open question."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Any, ClassVar, Final, TypeAlias

from mypy_extensions import mypyc_attr

from sternhafen.engine.plain import Plain, field_names
from sternhafen.engine.values import Action, Illegal, Payment

Seat: TypeAlias = int
"""The number of a player, from 0, clockwise."""

TABLE: Final[Seat] = -1
"""The seat of a step that asks nobody."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Plain):
    """Something that is still to be done, for a seat or for the table."""

    __slots__ = ("seat",)
    asks: ClassVar[bool] = False

    confirms: ClassVar[bool] = False
    """Whether the engine may give the only answer itself when the table does not want to confirm."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Any) -> None:
        """Change the state; only a Do does."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Step):
    """A step that runs by itself as soon as it is on top."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step):
    """An open question to one seat."""

    __slots__ = ()
    asks: ClassVar[bool] = True

    rule: ClassVar[str] = ""
    """The rule that poses the question; named where an answer does not fit it at all."""

    closed: ClassVar[bool] = False
    """Whether free actions must wait, as they must between cost and effect."""

    answers: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that can answer."""

    def takes(self, action: Action) -> bool:
        """Return whether the action is of a kind that can answer this question."""
        return isinstance(action, self.answers)

    def candidates(self, s: Any) -> list[Action]:
        """Return all a player could mean here, allowed or not."""
        raise NotImplementedError

    def check(self, s: Any, action: Any) -> Illegal | None:
        """Return why a candidate is against the rules, or None; it must refuse whatever is no candidate."""
        raise NotImplementedError

    def legal(self, s: Any) -> list[Action]:
        """Return the candidates that pass `check`; written anew where speed matters."""
        return [action for action in self.candidates(s) if self.check(s, action) is None]

    def count(self, s: Any) -> int:
        """Return how many answers are legal."""
        return len(self.legal(s))

    def legal_sets(self, s: Any) -> tuple[list[Action], list[tuple[type[Action], int]]]:
        """Return the legal answers one by one, but those of kinds that come in great numbers as sets.

        In a set bit i stands for the i-th action of the kind (`space.nth`); written anew where listing them is dear.
        """
        return self.legal(s), []

    def proposals(self, s: Any) -> list[Action]:
        """Return what a seat that acts at random draws from, until it draws something legal."""
        return self.legal(s)

    def sample(self, s: Any, random: Callable[[], float]) -> Action:
        """Return one legal answer, all equally likely; written anew where listing them is dear."""
        legal = self.legal(s)
        return legal[floor(random() * len(legal))]

    def play(self, s: Any, action: Any) -> None:
        """Carry the answer out; the question has been taken off the agenda."""
        raise NotImplementedError

    def about(self, s: Any) -> dict[str, int | str]:
        """Return the arguments of the question's message: its own numbers, and what a title adds."""
        fields = {name: getattr(self, name) for name in field_names(type(self))}
        plain = {name: int(value) if isinstance(value, bool) else value for name, value in fields.items()}
        return {name: value for name, value in plain.items() if isinstance(value, (int, str))}


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Ask):
    """Several ways to pay a cost: the seat chooses one (the state's `ways_to_pay` and `pay`)."""

    __slots__ = ("cost",)
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Payment,)

    def __init__(self, seat: int, cost: tuple[int, ...]) -> None:
        self.seat = seat
        self.cost = cost

    def candidates(self, s: Any) -> list[Action]:
        ways: list[Action] = s.ways_to_pay(self.seat, self.cost)
        return ways

    def legal(self, s: Any) -> list[Action]:
        return self.candidates(s)

    def check(self, s: Any, action: Any) -> Illegal | None:
        if action in s.ways_to_pay(self.seat, self.cost):
            return None
        return Illegal("no-way-to-pay", s.payment_rule)

    def play(self, s: Any, action: Any) -> None:
        s.pay(self.seat, self.cost, action)


def charge(s: Any, seat: int, cost: tuple[int, ...], then: Step) -> None:
    """Take a cost and then do `then`; ask only if there is more than one way to pay.

    What is charged must be payable: the action that leads here checks it.
    """
    s.push(then)
    ways = s.ways_to_pay(seat, cost)
    if len(ways) == 1:
        s.pay(seat, cost, ways[0])
    else:
        s.push(Pay(seat, cost))
