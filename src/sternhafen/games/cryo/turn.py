"""A player's turn: deploy or recall, and its end (CRYO-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sternhafen.engine.steps import Ask, Do, Step
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import DEPLOY, END_TURN, RECALL, Deploy, EndTurn, Recall
from sternhafen.games.cryo.cards import HandLimit
from sternhafen.games.cryo.caves import AT_TRANSPORT
from sternhafen.games.cryo.components import (
    ALL_DOCKS,
    HAND_LIMIT,
    INTERFACE,
    PLATFORM_DOCKS,
    TRANSPORT,
)
from sternhafen.games.cryo.crew import salvage
from sternhafen.games.cryo.deploy import AT_DOCK
from sternhafen.games.cryo.events import Deployed, Recalled
from sternhafen.games.cryo.incidents import CHOOSE_INCIDENT
from sternhafen.games.cryo.platform import ALL_HOME, RETURNING
from sternhafen.games.cryo.scrap import nth_scrap
from sternhafen.games.cryo.table import HIGH_MEMBERS, LOW_BITS, LOW_MEMBERS, SPLIT, Side, Table, bits


def free_docks(s: Table, side: Side) -> int:
    """Return the ship docks a side may deploy to, as a mask (CRYO-3.7, 9.6)."""
    taken = 0
    for other in s.sides:
        taken |= other.docks
    return ALL_DOCKS & ~(taken if side.upgrades >> INTERFACE & 1 else taken | s.damaged)


TRANSPORT_TOO: Final = 1 << TRANSPORT


class Turn(Ask):
    """Deploy one drone, or recall all (CRYO-4.1 to 4.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-4.1"
    answers: ClassVar[tuple[type[Action], ...]] = (Deploy, Recall)

    def candidates(self, s: Table) -> list[Action]:
        return [RECALL, *(action for row in DEPLOY for action in row)]

    def check(self, s: Table, action: Action) -> Illegal | None:
        side = s.sides[self.seat]
        if not isinstance(action, Deploy):
            return None if side.docks or side.transport else Illegal("nothing-to-recall", "CRYO-4.3")
        if not side.home:
            return Illegal("must-recall", "CRYO-4.4")
        if not side.home >> action.home & 1:
            return Illegal("no-drone-there", "CRYO-4.2", {"home": action.home})
        if action.dock == TRANSPORT:
            return None
        if s.taken_docks() >> action.dock & 1:
            return Illegal("dock-taken", "CRYO-3.8", {"dock": action.dock})
        if s.damaged >> action.dock & 1 and not side.has(INTERFACE):
            return Illegal("dock-damaged", "CRYO-3.7", {"dock": action.dock})
        return None

    def legal(self, s: Table) -> list[Action]:
        side = s.sides[self.seat]
        found: list[Action] = []
        if side.home:
            free = [*bits(free_docks(s, side)), TRANSPORT]
            for home in range(PLATFORM_DOCKS):
                if side.home >> home & 1:
                    row = DEPLOY[home]
                    for dock in free:
                        found.append(row[dock])
        if side.docks or side.transport:
            found.append(RECALL)
        return found

    def count(self, s: Table) -> int:
        side = s.sides[self.seat]
        count = side.home.bit_count() * (free_docks(s, side).bit_count() + 1)
        return count + 1 if side.docks or side.transport else count

    def sample(self, s: Table, random: Callable[[], float]) -> Action:
        return self.pick(s, random, 0)

    def pick(self, s: Table, random: Callable[[], float], scraps: int) -> Action:
        """Return one answer, or one of so many scraps beside it; all are equally likely."""
        side = s.sides[self.seat]
        docks = free_docks(s, side) | TRANSPORT_TOO
        low, high = LOW_MEMBERS[docks & LOW_BITS], HIGH_MEMBERS[docks >> SPLIT]
        free = len(low) + len(high)
        homes = LOW_MEMBERS[side.home]
        deploys = len(homes) * free
        own = deploys + 1 if side.docks or side.transport else deploys
        k = int(random() * (own + scraps))
        if k < deploys:
            n = k % free
            return DEPLOY[homes[k // free]][low[n] if n < len(low) else high[n - len(low)]]
        return RECALL if k < own else nth_scrap(side, k - own)

    def play(self, s: Table, action: Action) -> None:
        if type(action) is not Deploy:
            recall(s, self.seat)
            return
        side = s.sides[self.seat]
        dock = action.dock
        side.home ^= 1 << action.home
        if dock == TRANSPORT:
            side.transport += 1
        else:
            side.docks |= 1 << dock
        if s.telling:
            s.tell(Deployed(side=self.seat, dock=dock))
        s.agenda += AFTER_DEPLOYING[self.seat][dock]


def recall(s: Table, seat: int) -> None:
    """Recall: salvage, one incident, then the drones come home (CRYO-6.1)."""
    if s.telling:
        s.tell(Recalled(side=seat))
    s.agenda += AFTER_SALVAGE[seat]
    salvage(s, seat)


class Finish(Ask):
    """The last chance to scrap before the turn ends (CRYO-4.9)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-4.9"
    confirms: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (EndTurn,)

    def candidates(self, s: Table) -> list[Action]:
        return [END_TURN]

    def check(self, s: Table, action: EndTurn) -> Illegal | None:
        return None

    def legal(self, s: Table) -> list[Action]:
        return [END_TURN]

    def count(self, s: Table) -> int:
        return 1

    def play(self, s: Table, action: EndTurn) -> None:
        end_turn(s, self.seat)


FINISH: Final = [Finish(seat) for seat in range(4)]
AFTER_DEPLOYING: Final[list[list[list[Step]]]] = [
    [[FINISH[seat], asked] for asked in (*AT_DOCK[seat], AT_TRANSPORT[seat])] for seat in range(4)
]
"""The steps that follow a deployment, the first at the bottom, by seat and dock."""
AFTER_SALVAGE: Final[list[list[Step]]] = [
    [FINISH[seat], ALL_HOME[seat], RETURNING[seat], CHOOSE_INCIDENT[seat]] for seat in range(4)
]
"""The steps of a recall after its salvage."""


def end_turn(s: Table, seat: int) -> None:
    """See to surplus hand cards; the next turn is on the agenda already."""
    if len(s.sides[seat].hand) > HAND_LIMIT:
        s.push(HandCheck(seat))


class HandCheck(Do):
    """Surplus hand cards are discarded one by one (CRYO-4.7)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if len(s.sides[self.seat].hand) > HAND_LIMIT:
            s.push(HandCheck(self.seat))
            s.push(HandLimit(self.seat))
