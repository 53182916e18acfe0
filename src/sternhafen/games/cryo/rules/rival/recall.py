"""Solo: the Rival's recall: crew to salvage, salvage, incidents, drones home (CRYO-S3.12 to S3.18)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal, Seat
from sternhafen.engine.bitset import contains, full, members
from sternhafen.games.cryo.actions import ChooseSection, Resolve, SendCrew
from sternhafen.games.cryo.aliases import NO_TILE, Row, Section, SectionSet
from sternhafen.games.cryo.data.tables import (
    PODS,
    RIVAL,
    RIVAL_DRONES,
    RIVAL_INCIDENTS,
    RIVAL_SALVAGE,
    ROWS,
    SALVAGE_SPACES,
    SECTIONS,
)
from sternhafen.games.cryo.events import Recalled, RivalReturned
from sternhafen.games.cryo.rules.crew import salvage, send_crew
from sternhafen.games.cryo.rules.incidents import REFILL, resolve
from sternhafen.games.cryo.rules.rival.checks import pods_in_sections
from sternhafen.games.cryo.rules.rival.choices import leave_several_open
from sternhafen.games.cryo.state import CryoState


def rival_recall(s: CryoState) -> None:
    """Recall in four steps: crew to salvage, salvage, incidents, drones home (CRYO-S3.12 to S3.18)."""
    if s.recording:
        s.because("recall-section" if s.sides[RIVAL].home else "recall-drones")
        s.tell(Recalled(side=s.who(RIVAL)))
    depth = len(s.agenda)
    send_one_pod(s)
    s.afterwards(depth, SALVAGES)
    s.afterwards(depth, RESOLVES_INCIDENTS)
    s.afterwards(depth, RETURNS)


# Step 1: crew to salvage ---------------------------------------------------------------------------------------------


def send_one_pod(s: CryoState) -> None:
    """Send one pod to salvage, if there are not enough yet (CRYO-S3.12)."""
    rival = s.sides[RIVAL]
    rows = salvage_rows(s) if rival.awake and sum(rival.salvage) < RIVAL_SALVAGE else []
    if len(rows) == 1:
        send_to(s, rows[0])
    elif rows:
        leave_several_open(s, CREW)


def salvage_rows(s: CryoState) -> list[Row]:
    """Return the rows the Rival sends a pod to: where it has none yet, if possible (CRYO-S3.12)."""
    rival, human, spaces = s.sides[RIVAL].salvage, s.sides[0].salvage, SALVAGE_SPACES[2]
    free: list[Row] = []
    new: list[Row] = []
    for row in range(ROWS):
        if rival[row] + human[row] < spaces:
            free.append(row)
            if not rival[row]:
                new.append(row)
    return new or free


class RivalCrew(Ask):
    """The Rival sends one pod to salvage (CRYO-S3.12)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-S3.12"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (SendCrew,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [SendCrew(row) for row in range(ROWS)]

    def check(self, s: CryoState, action: SendCrew) -> Illegal | None:
        if action.row not in salvage_rows(s):
            return Illegal("not-rivals-row", self.rule, {"row": action.row})
        return None

    def play(self, s: CryoState, action: SendCrew) -> None:
        send_to(s, action.row)


def send_to(s: CryoState, row: Row) -> None:
    """Send one pod of the Rival to a salvage row."""
    if s.recording:
        s.because("crew")
    send_crew(s, RIVAL, row)


# Step 2: salvage -----------------------------------------------------------------------------------------------------


class RivalSalvages(Do):
    """The Rival gains a resource for each pod on a salvage space (CRYO-S3.13)."""

    __slots__ = ()

    def run(self, s: CryoState) -> None:
        if s.recording:
            s.because("salvage")
        salvage(s, RIVAL)


# Step 3: incidents ---------------------------------------------------------------------------------------------------


class RivalIncidents(Do):
    """The Rival resolves one incident, or two with many drones out (CRYO-S3.14)."""

    __slots__ = ()

    def run(self, s: CryoState) -> None:
        tiles = SECTIONS - s.incidents.count(NO_TILE)
        choose_incidents(s, 0, min(tiles, RIVAL_INCIDENTS[s.sides[RIVAL].drones_out()]))


def choose_incidents(s: CryoState, chosen: SectionSet, wanted: int) -> None:
    """Choose tiles until there are enough; both are chosen before either is resolved (CRYO-S3.15)."""
    while chosen.bit_count() < wanted:
        tied = fewest_pods(s, chosen)
        if len(tied) > wanted - chosen.bit_count():
            leave_several_open(s, RivalIncident(0, chosen, wanted))
            return
        for section in tied:
            chosen |= 1 << section
    if chosen.bit_count() == 1:
        resolve_in_order(s, members(chosen))
    elif chosen:
        leave_several_open(s, ORDER[chosen])


def fewest_pods(s: CryoState, chosen: SectionSet) -> list[Section]:
    """Return the sections with a tile not yet chosen that hold the fewest Rival pods in stasis (CRYO-S3.15)."""
    in_stasis, fewest = pods_in_sections(s), PODS + 1
    sections: list[Section] = []
    for section in members(s.incident_sections() & ~chosen):
        pods = in_stasis[section]
        if pods < fewest:
            sections, fewest = [section], pods
        elif pods == fewest:
            sections.append(section)
    return sections


class RivalIncident(Ask):
    """Several sections have equally few Rival pods: which tile is resolved (CRYO-S3.15)."""

    __slots__ = ("chosen", "wanted")
    rule: ClassVar[str] = "CRYO-S3.15"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseSection,)

    def __init__(self, seat: Seat, chosen: SectionSet, wanted: int) -> None:
        self.seat = seat
        self.chosen = chosen
        self.wanted = wanted

    def candidates(self, s: CryoState) -> list[Action]:
        return [ChooseSection(section) for section in range(SECTIONS)]

    def check(self, s: CryoState, action: ChooseSection) -> Illegal | None:
        if not contains(s.incident_sections() & ~self.chosen, action.section):
            return Illegal("no-incident", self.rule, {"section": action.section})
        if action.section not in fewest_pods(s, self.chosen):
            return Illegal("not-fewest-pods", self.rule, {"section": action.section})
        return None

    def play(self, s: CryoState, action: ChooseSection) -> None:
        choose_incidents(s, self.chosen | 1 << action.section, self.wanted)


class RivalOrder(Ask):
    """Which of the two chosen tiles is resolved first; both spaces are refilled afterwards (CRYO-S3.16)."""

    __slots__ = ("chosen",)
    rule: ClassVar[str] = "CRYO-S3.16"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Resolve,)

    def __init__(self, seat: Seat, chosen: SectionSet) -> None:
        self.seat = seat
        self.chosen = chosen

    def candidates(self, s: CryoState) -> list[Action]:
        return [Resolve(section) for section in range(SECTIONS)]

    def check(self, s: CryoState, action: Resolve) -> Illegal | None:
        if not contains(self.chosen, action.section):
            return Illegal("not-chosen", self.rule, {"section": action.section})
        return None

    def play(self, s: CryoState, action: Resolve) -> None:
        resolve_in_order(s, [action.section, *members(self.chosen & ~(1 << action.section))])


def resolve_in_order(s: CryoState, order: list[Section]) -> None:
    """Resolve tiles of the Rival one after the other, then refill their spaces (CRYO-S3.16)."""
    depth = len(s.agenda)
    for section in order:
        s.afterwards(depth, RESOLVES[section])
    for section in order:
        s.afterwards(depth, REFILL[TABLE][section])


class RivalResolves(Do):
    """The Rival resolves a chosen tile (CRYO-S3.17)."""

    __slots__ = ("section",)

    def __init__(self, seat: Seat, section: Section) -> None:
        self.seat = seat
        self.section = section

    def run(self, s: CryoState) -> None:
        if s.recording:
            s.because("incident")
        resolve(s, RIVAL, self.section)


# Step 4: drones home -------------------------------------------------------------------------------------------------


class RivalReturns(Do):
    """All the Rival's drones go home; which docks they take has no effect (CRYO-S3.18)."""

    __slots__ = ()

    def run(self, s: CryoState) -> None:
        rival = s.sides[RIVAL]
        drones = rival.drones_out()
        rival.docks = 0
        rival.home = full(RIVAL_DRONES)
        if s.recording and drones:
            s.because("home")
            s.tell(RivalReturned(drones=drones))


CREW: Final = RivalCrew(0)
ORDER: Final = [RivalOrder(0, chosen) for chosen in range(1 << SECTIONS)]
RESOLVES: Final = [RivalResolves(TABLE, section) for section in range(SECTIONS)]
SALVAGES: Final = RivalSalvages(TABLE)
RESOLVES_INCIDENTS: Final = RivalIncidents(TABLE)
RETURNS: Final = RivalReturns(TABLE)
