"""Steps: the small immutable values on a game's agenda. A `Do` runs by itself, an `Ask` is an open question."""

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
"""The seat of a step that belongs to no player."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Plain):
    """Something that is still to be done, by a seat or by the game itself."""

    __slots__ = ("seat",)
    asks: ClassVar[bool] = False

    confirms: ClassVar[bool] = False
    """Whether the engine may give the only legal answer itself, if the table does not ask for confirmation."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Any) -> None:
        """Change the state; only a `Do` implements it."""
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
    """The rule behind the question; quoted when an action does not answer it at all."""

    closed: ClassVar[bool] = False
    """Whether free actions must wait, for example between a cost and its effect."""

    begins_turn: ClassVar[bool] = False
    """Whether a turn begins with it. Where one seat plays alone, nothing else tells its turns apart."""

    answers: ClassVar[tuple[type[Action], ...]] = ()
    """The kinds of action that can answer it."""

    def takes(self, action: Action) -> bool:
        """Return whether an action is of a kind that can answer this question."""
        return isinstance(action, self.answers)

    def candidates(self, s: Any) -> list[Action]:
        """Return every action a player might try here, legal or not."""
        raise NotImplementedError

    def check(self, s: Any, action: Any) -> Illegal | None:
        """Return why an action is illegal, or None. Anything that is not a candidate must be refused."""
        raise NotImplementedError

    def legal(self, s: Any) -> list[Action]:
        """Return the candidates that pass `check`; override it where speed matters."""
        return [action for action in self.candidates(s) if self.check(s, action) is None]

    def count(self, s: Any) -> int:
        """Return how many answers are legal."""
        return len(self.legal(s))

    def proposals(self, s: Any) -> list[Action]:
        """Return the actions that a random player draws from until it draws a legal one."""
        return self.legal(s)

    def sample(self, s: Any, random: Callable[[], float]) -> Action:
        """Return a random legal answer, all equally likely; override it where listing is expensive."""
        legal = self.legal(s)
        return legal[floor(random() * len(legal))]

    def play(self, s: Any, action: Any) -> None:
        """Carry out the answer; the question has already been taken off the agenda."""
        raise NotImplementedError

    def only_helps(self, s: Any, action: Any) -> bool:
        """Return whether a legal answer only helps whoever gives it: it costs nothing and rules nothing else out."""
        return False

    def about(self, s: Any) -> dict[str, int | str]:
        """Return the arguments of the question's message: its own fields, and what a title adds."""
        fields = {name: getattr(self, name) for name in field_names(type(self))}
        plain = {name: int(value) if isinstance(value, bool) else value for name, value in fields.items()}
        return {name: value for name, value in plain.items() if isinstance(value, (int, str))}


@mypyc_attr(allow_interpreted_subclasses=True)
class Pay(Ask):
    """A choice between several ways to pay a cost (see `State.ways_to_pay` and `State.pay`)."""

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
    """Take a cost, then do `then`; ask only if there is more than one way to pay.

    The cost must be payable: the action that leads here has checked that.
    """
    s.push(then)
    ways = s.ways_to_pay(seat, cost)
    if len(ways) == 1:
        s.pay(seat, cost, ways[0])
    else:
        s.push(Pay(seat, cost))
