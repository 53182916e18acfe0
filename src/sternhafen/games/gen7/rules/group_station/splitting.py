"""How a robot on two sub-stations is split after its value was changed (GEN7-8.10, 8.11)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import Assign
from sternhafen.games.gen7.aliases import DieCode, Seat, die_of, piece
from sternhafen.games.gen7.rules.crew import VALUE_OF
from sternhafen.games.gen7.rules.group_station.proposal import Offer
from sternhafen.games.gen7.rules.group_station.relations import halves
from sternhafen.games.gen7.rules.lasting_rules.dice import split_more
from sternhafen.games.gen7.state import Ship


def ask_for_halves(s: Ship, seat: Seat, code: DieCode) -> None:
    """Ask the owner of a robot on two sub-stations what stands where, if there is a choice."""
    offer = s.offer
    if offer is None:
        return
    for i, (p, left, _) in enumerate(offer.crew):
        if left >= 0 and p == piece(seat, code) and len(halves(VALUE_OF[code], split_more(s, seat))) > 1:
            s.push(SplitRobot(seat, i))


class SplitRobot(Ask):
    """Which half of the changed robot stands on the left sub-station? `at` is its place among the dice offered."""

    __slots__ = ("at",)
    rule: ClassVar[str] = "GEN7-8.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Assign,)

    def __init__(self, seat: Seat, at: int) -> None:
        self.seat = seat
        self.at = at

    def _code(self, s: Ship) -> int:
        assert s.offer is not None, "a proposal was agreed"
        return die_of(s.offer.crew[self.at][0])

    def candidates(self, s: Ship) -> list[Action]:
        code = self._code(s)
        return [Assign(self.seat, code, 0, left) for left in range(VALUE_OF[code] + 1)]

    def check(self, s: Ship, a: Assign) -> Illegal | None:
        code = self._code(s)
        if a.seat != self.seat or a.die != code or a.by:
            return Illegal("no-such-die", "GEN7-8.11")
        if a.left not in [left for left, _ in halves(VALUE_OF[code], split_more(s, self.seat))]:
            return Illegal("no-such-halves", "GEN7-8.10")
        return None

    def play(self, s: Ship, a: Assign) -> None:
        offer = s.offer
        assert offer is not None, "a proposal was agreed"
        p, _, by = offer.crew[self.at]
        crew = (*offer.crew[: self.at], (p, a.left, by), *offer.crew[self.at + 1 :])
        s.offer = Offer(offer.target, crew, offer.open, offer.shares)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "value": VALUE_OF[self._code(s)]}
