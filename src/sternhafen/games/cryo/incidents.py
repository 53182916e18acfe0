"""Incidents: sabotage, plunder and sunset (CRYO-6.4 to 6.15)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import TABLE, Ask, Do
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import DIVERT, RESOLVE, Divert, Resolve
from sternhafen.games.cryo.caves import note_end
from sternhafen.games.cryo.choices import leave_open
from sternhafen.games.cryo.components import (
    CHAMBERS,
    EARLY_WARNING,
    INCIDENT_EFFECT,
    INCIDENT_FACE,
    LATE_STACKS,
    PLUNDER,
    SABOTAGE,
    SECTIONS,
    SUNSET_TILE,
)
from sternhafen.games.cryo.events import (
    ChamberStruck,
    IncidentOpened,
    IncidentResolved,
    LastTurn,
    PodsDestroyed,
    PodWarned,
)
from sternhafen.games.cryo.rewards import give
from sternhafen.games.cryo.table import EARLY_POOL, LATE_POOL, LOW_MEMBERS, Table, with_card


class ChooseIncident(Ask):
    """One open incident tile must be resolved (CRYO-6.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-6.4"
    answers: ClassVar[tuple[type[Action], ...]] = (Resolve,)

    def candidates(self, s: Table) -> list[Action]:
        return RESOLVE

    def check(self, s: Table, action: Resolve) -> Illegal | None:
        if s.incidents[action.section] < 0:
            return Illegal("no-incident", "CRYO-6.4", {"section": action.section})
        return None

    def legal(self, s: Table) -> list[Action]:
        return RESOLVE_IN[s.incident_sections()]

    def play(self, s: Table, action: Resolve) -> None:
        depth = len(s.agenda)
        resolve(s, self.seat, action.section)
        s.afterwards(depth, REFILL[self.seat][action.section])


RESOLVE_IN: Final[list[list[Action]]] = [
    [RESOLVE[section] for section in LOW_MEMBERS[sections]] for sections in range(1 << SECTIONS)
]
"""The incident tiles that can be resolved, by the mask of the sections they lie in."""
CHOOSE_INCIDENT: Final = [ChooseIncident(seat) for seat in range(4)]


class Refill(Do):
    """The leftmost stack of the track gives the emptied space a new tile (CRYO-6.5 to 6.7)."""

    __slots__ = ("section",)

    def __init__(self, seat: int, section: int) -> None:
        self.seat = seat
        self.section = section

    def run(self, s: Table) -> None:
        if s.track:
            s.track -= 1
            late = s.track <= LATE_STACKS * len(s.sides)
            tile = SUNSET_TILE if not s.track else s.take_from(LATE_POOL if late else EARLY_POOL)
            s.incidents[self.section] = tile
            if s.telling:
                s.because("refill" if self.seat == TABLE else "")
                s.tell(IncidentOpened(section=self.section, incident=tile, reveals=True))


REFILL: Final = [[Refill(seat, section) for section in range(SECTIONS)] for seat in range(4)]

RIVAL_REASON: Final = ["sabotage", "plunder", "sunset"]
"""Why something happens to the Rival's incident, by the tile's effect."""


def resolve(s: Table, side: int, section: int) -> None:
    """Resolve the tile of a section for a side; a sabotage lies there until it has a target."""
    tile = s.incidents[section]
    effect = INCIDENT_EFFECT[tile]
    if s.telling:
        s.tell(IncidentResolved(side=s.who(side), section=section, incident=tile))
        if s.is_rival(side):
            s.because(RIVAL_REASON[effect])
    if effect == SABOTAGE:
        sabotage(s, side, section)
        return
    s.incidents[section] = -1
    own = s.sides[side]
    own.kept = with_card(own.kept, tile)
    if effect == PLUNDER:
        give(s, side, INCIDENT_FACE[tile])
    else:
        s.ending = True
        if s.telling:
            s.tell(LastTurn(side=-2))


# Sabotage ------------------------------------------------------------------------------------------------------------


def next_chamber(s: Table, section: int) -> int:
    """Return the lowest chamber of a section without a sabotage tile, or -1 (CRYO-6.8)."""
    intact = FIRST_INTACT[s.sabotaged >> 3 * section & 7]
    return 3 * section + intact if intact >= 0 else -1


FIRST_INTACT: Final = [next((i for i in range(3) if not mask >> i & 1), -1) for mask in range(8)]
"""The lowest of three chambers without a sabotage tile, or -1, by the mask of those with one."""


def sabotage(s: Table, side: int, section: int) -> None:
    """Strike the section, or, if it is all sabotaged, another one (CRYO-6.11, 6.12, S3.17)."""
    if next_chamber(s, section) >= 0:
        strike(s, section, section)
    elif s.sabotaged == (1 << CHAMBERS) - 1:
        s.incidents[section] = -1
    elif s.is_rival(side):
        leave_open(s, Diverting(0, section))
    else:
        s.push(Diverting(side, section))


class Diverting(Ask):
    """All chambers of the section are sabotaged: another section is struck (CRYO-6.11)."""

    __slots__ = ("section",)
    rule: ClassVar[str] = "CRYO-6.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Divert,)

    def __init__(self, seat: int, section: int) -> None:
        self.seat = seat
        self.section = section

    def candidates(self, s: Table) -> list[Action]:
        return DIVERT

    def check(self, s: Table, action: Divert) -> Illegal | None:
        if next_chamber(s, action.section) < 0:
            return Illegal("all-sabotaged", "CRYO-6.11", {"section": action.section})
        return None

    def play(self, s: Table, action: Divert) -> None:
        if s.is_rival(s.active):
            s.because(RIVAL_REASON[SABOTAGE])
        strike(s, self.section, action.section)


def strike(s: Table, origin: int, section: int) -> None:
    """Move the sabotage tile from its incident space to a chamber; the pods there are destroyed (CRYO-6.8)."""
    chamber = next_chamber(s, section)
    s.incidents[origin] = -1
    s.sabotaged |= 1 << chamber
    if s.telling:
        s.tell(ChamberStruck(chamber=chamber))
    for number in s.sides_from_active():
        side = s.sides[number]
        if not side.stasis[chamber]:
            continue
        if side.has(EARLY_WARNING) and not s.is_rival(number):
            warn(s, number, chamber)
        pods = side.stasis[chamber]
        if pods:
            side.stasis[chamber] = 0
            side.destroyed += pods
            if s.telling:
                s.tell(PodsDestroyed(side=s.who(number), pods=pods))
            note_end(s, number)


def warn(s: Table, number: int, chamber: int) -> None:
    """Move one pod out of the chamber just in time, if there is somewhere to go (CRYO-9.12 to 9.14)."""
    side = s.sides[number]
    last = chamber % 3 == 2
    if last and side.room() <= 0:
        return
    side.stasis[chamber] -= 1
    if last:
        side.awake += 1
    else:
        side.stasis[chamber + 1] += 1
    if s.telling:
        s.tell(PodWarned(side=number, chamber=chamber, to_chamber=-1 if last else chamber + 1))
