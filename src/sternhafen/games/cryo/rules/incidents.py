"""Chapter 6, incidents: sabotage, plunder and sunset (CRYO-6.4 to 6.15)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal, Seat
from sternhafen.engine.bitset import full, members
from sternhafen.games.cryo.actions import Divert, Resolve
from sternhafen.games.cryo.aliases import (
    EARLY_POOL,
    LATE_POOL,
    NO_TILE,
    Chamber,
    ChamberSet,
    Incident,
    Section,
    SideNumber,
)
from sternhafen.games.cryo.data.tables import (
    CHAMBERS,
    CHAMBERS_OF_SECTION,
    INCIDENT_EFFECT,
    INCIDENT_FACE,
    LATE_STACKS,
    PLUNDER,
    SABOTAGE,
    SECTIONS,
    SUNSET_TILE,
)
from sternhafen.games.cryo.events import ChamberStruck, IncidentOpened, IncidentResolved, PodsDestroyed
from sternhafen.games.cryo.piles import with_card
from sternhafen.games.cryo.rules.ending import end_by_sunset, note_end
from sternhafen.games.cryo.rules.rewards import give
from sternhafen.games.cryo.rules.rival.choices import leave_open
from sternhafen.games.cryo.rules.rival.reasons import INCIDENT_REASONS
from sternhafen.games.cryo.rules.upgrades.hooks import BEFORE_DESTRUCTION
from sternhafen.games.cryo.state import CryoState

NO_CHAMBER: Final[Chamber] = -1
ALL_OF_SECTION: Final[ChamberSet] = full(CHAMBERS_OF_SECTION)
"""All chambers of a section, counted from its first."""


class ChooseIncident(Ask):
    """One open incident tile must be resolved (CRYO-6.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-6.4"
    answers: ClassVar[tuple[type[Action], ...]] = (Resolve,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [Resolve(section) for section in range(SECTIONS)]

    def check(self, s: CryoState, action: Resolve) -> Illegal | None:
        if s.incidents[action.section] == NO_TILE:
            return Illegal("no-incident", "CRYO-6.4", {"section": action.section})
        return None

    def play(self, s: CryoState, action: Resolve) -> None:
        depth = len(s.agenda)
        resolve(s, self.seat, action.section)
        s.afterwards(depth, REFILL[self.seat][action.section])


class Refill(Do):
    """The leftmost stack of the track gives the emptied space a new tile (CRYO-6.5 to 6.7)."""

    __slots__ = ("section",)

    def __init__(self, seat: Seat, section: Section) -> None:
        self.seat = seat
        self.section = section

    def run(self, s: CryoState) -> None:
        if s.track:
            tile = next_on_track(s)
            s.incidents[self.section] = tile
            if s.recording:
                s.because("refill" if self.seat == TABLE else "")
                s.tell(IncidentOpened(section=self.section, incident=tile, reveals=True))


MAX_SEATS: Final = 4
REFILL: Final = [[Refill(seat, section) for section in range(SECTIONS)] for seat in (*range(MAX_SEATS), TABLE)]
"""The refilling of every section after a seat's choice, and last by itself."""


def next_on_track(s: CryoState) -> Incident:
    """Take the next tile of the track: early ones, then late ones, the sunset last (CRYO-2.26, 2.27)."""
    s.track -= 1
    if not s.track:
        return SUNSET_TILE
    return s.take_from(LATE_POOL if s.track <= LATE_STACKS * len(s.sides) else EARLY_POOL)


def resolve(s: CryoState, side: SideNumber, section: Section) -> None:
    """Resolve the tile of a section for a side; a sabotage lies there until it has a target."""
    tile = s.incidents[section]
    effect = INCIDENT_EFFECT[tile]
    if s.recording:
        s.tell(IncidentResolved(side=s.who(side), section=section, incident=tile))
        if s.is_rival(side):
            s.because(INCIDENT_REASONS[effect])
    if effect == SABOTAGE:
        sabotage(s, side, section)
        return
    s.incidents[section] = NO_TILE
    own = s.sides[side]
    own.kept = with_card(own.kept, tile)
    if effect == PLUNDER:
        give(s, side, INCIDENT_FACE[tile])
    else:
        end_by_sunset(s)


# Sabotage ------------------------------------------------------------------------------------------------------------


def next_chamber(s: CryoState, section: Section) -> Chamber:
    """Return the lowest chamber of a section without a sabotage tile, or `NO_CHAMBER` (CRYO-6.8)."""
    first = CHAMBERS_OF_SECTION * section
    intact = ~s.sabotaged >> first & ALL_OF_SECTION
    return first + members(intact)[0] if intact else NO_CHAMBER


def sabotage(s: CryoState, side: SideNumber, section: Section) -> None:
    """Strike the section, or, if it is all sabotaged, another one (CRYO-6.11, 6.12, S3.17)."""
    if next_chamber(s, section) != NO_CHAMBER:
        strike(s, section, section)
    elif s.sabotaged == full(CHAMBERS):
        s.incidents[section] = NO_TILE
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

    def __init__(self, seat: Seat, section: Section) -> None:
        self.seat = seat
        self.section = section

    def candidates(self, s: CryoState) -> list[Action]:
        return [Divert(section) for section in range(SECTIONS)]

    def check(self, s: CryoState, action: Divert) -> Illegal | None:
        if next_chamber(s, action.section) == NO_CHAMBER:
            return Illegal("all-sabotaged", "CRYO-6.11", {"section": action.section})
        return None

    def play(self, s: CryoState, action: Divert) -> None:
        if s.is_rival(s.active):
            s.because(INCIDENT_REASONS[SABOTAGE])
        strike(s, self.section, action.section)


def strike(s: CryoState, origin: Section, section: Section) -> None:
    """Move the sabotage tile from its incident space to a chamber; the pods there are destroyed (CRYO-6.8)."""
    chamber = next_chamber(s, section)
    s.incidents[origin] = NO_TILE
    s.sabotaged |= 1 << chamber
    if s.recording:
        s.tell(ChamberStruck(chamber=chamber))
    for number in s.sides_from_active():
        if s.sides[number].stasis[chamber]:
            for hook in BEFORE_DESTRUCTION[s.working_upgrades(number)]:
                hook(s, number, chamber)
            destroy_pods(s, number, chamber)


def destroy_pods(s: CryoState, number: SideNumber, chamber: Chamber) -> None:
    """Destroy all pods of a side in a chamber."""
    side = s.sides[number]
    pods = side.stasis[chamber]
    if pods:
        side.stasis[chamber] = 0
        side.destroyed += pods
        if s.recording:
            s.tell(PodsDestroyed(side=s.who(number), pods=pods))
        note_end(s, number)
