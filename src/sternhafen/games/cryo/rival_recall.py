"""The Rival's recall: crew to salvage, salvage, incidents, drones home (CRYO-S3.12 to S3.18)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import TABLE, Ask, Do
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import (
    CHOOSE_SECTION,
    RESOLVE,
    SEND_CREW,
    ChooseSection,
    Resolve,
    SendCrew,
)
from sternhafen.games.cryo.choices import leave_several_open
from sternhafen.games.cryo.components import (
    PODS,
    RIVAL,
    RIVAL_DRONES,
    RIVAL_INCIDENTS,
    RIVAL_SALVAGE,
    ROWS,
    SALVAGE_SPACES,
    SECTIONS,
)
from sternhafen.games.cryo.crew import salvage, send_crew
from sternhafen.games.cryo.events import Recalled, RivalReturned
from sternhafen.games.cryo.incidents import RESOLVE_IN, Refill, resolve
from sternhafen.games.cryo.rival_checks import pods_in_sections
from sternhafen.games.cryo.table import LOW_MEMBERS, Table, bits


def rival_recall(s: Table) -> None:
    """Recall in four steps: crew to salvage, salvage, incidents, drones home (CRYO-S3.12 to S3.18)."""
    rival = s.sides[RIVAL]
    if s.telling:
        s.because("recall-section" if rival.home else "recall-drones")
        s.tell(Recalled(side=-1))
    depth = len(s.agenda)
    rows = salvage_rows(s) if rival.awake and sum(rival.salvage) < RIVAL_SALVAGE else []
    if len(rows) == 1:
        send_rival_crew(s, rows[0])
    elif rows:
        leave_several_open(s, RIVAL_CREW)
    s.afterwards(depth, RIVAL_SALVAGES)
    s.afterwards(depth, CHOOSE_INCIDENTS)
    s.afterwards(depth, RIVAL_RETURNS)


def salvage_rows(s: Table) -> list[int]:
    """Return the rows the Rival sends a pod to: where it has none yet, if possible (CRYO-S3.12)."""
    most, human, rival = SALVAGE_SPACES[2], s.sides[0].salvage, s.sides[RIVAL].salvage
    free: list[int] = []
    new: list[int] = []
    for row in range(ROWS):
        if human[row] + rival[row] < most:
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

    def candidates(self, s: Table) -> list[Action]:
        return SEND_CREW

    def check(self, s: Table, action: SendCrew) -> Illegal | None:
        if action.row not in salvage_rows(s):
            return Illegal("not-rivals-row", self.rule, {"row": action.row})
        return None

    def legal(self, s: Table) -> list[Action]:
        return [SEND_CREW[row] for row in salvage_rows(s)]

    def play(self, s: Table, action: SendCrew) -> None:
        send_rival_crew(s, action.row)


def send_rival_crew(s: Table, row: int) -> None:
    """Send one pod of the Rival to a salvage row."""
    if s.telling:
        s.because("crew")
    send_crew(s, RIVAL, row)


class RivalSalvages(Do):
    """The Rival gains a resource for each pod on a salvage space (CRYO-S3.13)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        if s.telling:
            s.because("salvage")
        salvage(s, RIVAL)


class RivalIncidents(Do):
    """The Rival resolves one incident, or two with many drones out (CRYO-S3.14)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        tiles = SECTIONS - s.incidents.count(-1)
        wanted = min(tiles, RIVAL_INCIDENTS[s.sides[RIVAL].drones_out()])
        choose_next(s, 0, wanted)


def choose_next(s: Table, chosen: int, wanted: int) -> None:
    """Choose tiles until there are enough; both are chosen before either is resolved (CRYO-S3.15)."""
    while chosen.bit_count() < wanted:
        tied = fewest_pods(s, chosen)
        if len(tied) > wanted - chosen.bit_count():
            leave_several_open(s, RIVAL_INCIDENT[wanted][chosen])
            return
        for section in tied:
            chosen |= 1 << section
    if chosen.bit_count() == 1:
        resolve_in_order(s, bits(chosen))
    elif chosen:
        leave_several_open(s, RIVAL_ORDER[chosen])


def fewest_pods(s: Table, chosen: int) -> list[int]:
    """Return the sections with a tile not yet chosen that hold the fewest Rival pods in stasis (CRYO-S3.15)."""
    in_stasis, fewest = pods_in_sections(s), PODS + 1
    found: list[int] = []
    for section in LOW_MEMBERS[s.incident_sections() & ~chosen]:
        pods = in_stasis[section]
        if pods < fewest:
            found, fewest = [section], pods
        elif pods == fewest:
            found.append(section)
    return found


class RivalIncident(Ask):
    """Several sections have equally few Rival pods: which tile is resolved (CRYO-S3.15)."""

    __slots__ = ("chosen", "wanted")
    rule: ClassVar[str] = "CRYO-S3.15"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseSection,)

    def __init__(self, seat: int, chosen: int, wanted: int) -> None:
        self.seat = seat
        self.chosen = chosen
        self.wanted = wanted

    def candidates(self, s: Table) -> list[Action]:
        return CHOOSE_SECTION

    def check(self, s: Table, action: ChooseSection) -> Illegal | None:
        if s.incidents[action.section] < 0 or self.chosen >> action.section & 1:
            return Illegal("no-incident", self.rule, {"section": action.section})
        if action.section not in fewest_pods(s, self.chosen):
            return Illegal("not-fewest-pods", self.rule, {"section": action.section})
        return None

    def legal(self, s: Table) -> list[Action]:
        return [CHOOSE_SECTION[section] for section in fewest_pods(s, self.chosen)]

    def play(self, s: Table, action: ChooseSection) -> None:
        choose_next(s, self.chosen | 1 << action.section, self.wanted)


class RivalOrder(Ask):
    """Which of the two chosen tiles is resolved first; both spaces are refilled afterwards (CRYO-S3.16)."""

    __slots__ = ("chosen",)
    rule: ClassVar[str] = "CRYO-S3.16"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Resolve,)

    def __init__(self, seat: int, chosen: int) -> None:
        self.seat = seat
        self.chosen = chosen

    def candidates(self, s: Table) -> list[Action]:
        return RESOLVE

    def check(self, s: Table, action: Resolve) -> Illegal | None:
        if not self.chosen >> action.section & 1:
            return Illegal("not-chosen", self.rule, {"section": action.section})
        return None

    def legal(self, s: Table) -> list[Action]:
        return RESOLVE_IN[self.chosen]

    def play(self, s: Table, action: Resolve) -> None:
        resolve_in_order(s, [action.section, *bits(self.chosen & ~(1 << action.section))])


def resolve_in_order(s: Table, order: list[int]) -> None:
    """Resolve tiles of the Rival one after the other, then refill their spaces (CRYO-S3.16)."""
    depth = len(s.agenda)
    for section in order:
        s.afterwards(depth, RIVAL_RESOLVES[section])
    for section in order:
        s.afterwards(depth, RIVAL_REFILL[section])


class RivalResolves(Do):
    """The Rival resolves a chosen tile (CRYO-S3.17)."""

    __slots__ = ("section",)

    def __init__(self, seat: int, section: int) -> None:
        self.seat = seat
        self.section = section

    def run(self, s: Table) -> None:
        if s.telling:
            s.because("incident")
        resolve(s, RIVAL, self.section)


class RivalReturns(Do):
    """All the Rival's drones go home; which docks they take has no effect (CRYO-S3.18)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        rival = s.sides[RIVAL]
        drones = rival.drones_out()
        rival.docks = 0
        rival.home = (1 << RIVAL_DRONES) - 1
        if s.telling and drones:
            s.because("home")
            s.tell(RivalReturned(drones=drones))


RIVAL_CREW: Final = RivalCrew(0)
RIVAL_INCIDENT: Final = [
    [RivalIncident(0, chosen, wanted) for chosen in range(1 << SECTIONS)] for wanted in range(max(RIVAL_INCIDENTS) + 1)
]
RIVAL_ORDER: Final = [RivalOrder(0, chosen) for chosen in range(1 << SECTIONS)]
RIVAL_SALVAGES: Final = RivalSalvages(TABLE)
CHOOSE_INCIDENTS: Final = RivalIncidents(TABLE)
RIVAL_REFILL: Final = [Refill(TABLE, section) for section in range(SECTIONS)]
RIVAL_RESOLVES: Final = [RivalResolves(TABLE, section) for section in range(SECTIONS)]
RIVAL_RETURNS: Final = RivalReturns(TABLE)
