"""The checks of the Rival's resources at the end of its turn (CRYO-S4)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import TABLE, Ask, Do
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import (
    CHOOSE_SECTION,
    WAKE,
    WAKE_BY_CHAMBER,
    ChooseSection,
    Wake,
)
from sternhafen.games.cryo.cards import can_draw, to_discard, top_card
from sternhafen.games.cryo.choices import leave_open
from sternhafen.games.cryo.components import (
    CRYSTAL,
    ENERGY,
    ORGANICS,
    RIVAL,
    RIVAL_CHECK,
    RIVAL_ENERGY_CHECK,
    RIVAL_ENERGY_GAIN,
    RIVAL_EXTRA_WAKES,
    RIVAL_PODS_CHECK,
    SECTIONS,
    TECH,
    UPGRADE_PLACES,
    VEHICLE_PLACES,
)
from sternhafen.games.cryo.events import CardDiscarded, RivalLost, UpgradePlayed, VehiclePlayed
from sternhafen.games.cryo.resources import gain
from sternhafen.games.cryo.rewards import rival_mission
from sternhafen.games.cryo.rival_caves import check_energy
from sternhafen.games.cryo.table import Table, with_card
from sternhafen.games.cryo.wreck import wake


def pods_in_sections(s: Table) -> list[int]:
    """Return how many Rival pods are in stasis in each section."""
    a, b, c, d, e, f, g, h, i, j, k, l = s.sides[RIVAL].stasis  # noqa: E741  # the chambers in their order
    return [a + b + c, d + e + f, g + h + i, j + k + l]


def wake_leftmost(s: Table, section: int) -> None:
    """Wake the Rival's pod in the lowest chamber of a section that holds one (CRYO-S4.2)."""
    stasis = s.sides[RIVAL].stasis
    for chamber in range(3 * section, 3 * section + 3):
        if stasis[chamber]:
            wake(s, RIVAL, chamber, 1)
            return


CHECK_REASON: Final = ["check-crystal", "check-organics", "check-tech", "check-nanites", "check-energy"]
LEAST: Final = [RIVAL_CHECK, RIVAL_CHECK, RIVAL_CHECK, RIVAL_CHECK, RIVAL_ENERGY_CHECK]
"""What the Rival must have of a resource for its check; the energy check also needs pods (CRYO-S4.9)."""


class RivalChecks(Do):
    """The checks from the first to the last: crystal, organics, tech, nanites, energy and pods (CRYO-S4.1)."""

    __slots__ = ("first", "last")

    def __init__(self, seat: int, first: int, last: int) -> None:
        self.seat = seat
        self.first = first
        self.last = last

    def run(self, s: Table) -> None:
        if s.sides[RIVAL].rich():
            check_resources(s, self.first, self.last)


ALL_CHECKS: Final = RivalChecks(TABLE, CRYSTAL, ENERGY)


def check_resources(s: Table, first: int, last: int) -> None:
    """Carry out those checks that are met; where one leads to a question, the others wait."""
    rival = s.sides[RIVAL]
    res = rival.res
    for check in range(first, last + 1):
        if res[check] >= LEAST[check] and (check < ENERGY or rival.awake >= RIVAL_PODS_CHECK):
            depth = len(s.agenda)
            carry_out(s, check)
            s.afterwards(depth, RIVAL_LOSES[check])
            if len(s.agenda) > depth:
                if check < last:
                    s.agenda.insert(depth, RivalChecks(TABLE, check + 1, last))
                return


def carry_out(s: Table, check: int) -> None:
    """Carry out a check that is met; its resource is lost afterwards."""
    if check == ENERGY:
        check_energy(s)
        return
    if s.telling:
        s.because(CHECK_REASON[check])
    wake_leftmost(s, check)
    if check == CRYSTAL:
        gain(s, RIVAL, ENERGY, RIVAL_ENERGY_GAIN)
    elif check == ORGANICS:
        check_organics(s)
    elif check == TECH:
        check_tech(s)
    else:
        check_nanites(s)


class RivalLoses(Do):
    """The Rival loses all of a resource at the end of its check."""

    __slots__ = ("resource",)

    def __init__(self, seat: int, resource: int) -> None:
        self.seat = seat
        self.resource = resource

    def run(self, s: Table) -> None:
        res = s.sides[RIVAL].res
        if s.telling:
            s.because(CHECK_REASON[self.resource])
            s.tell(RivalLost(resource=self.resource, amount=res[self.resource]))
        res[self.resource] = 0


RIVAL_LOSES: Final = [RivalLoses(TABLE, resource) for resource in range(ENERGY + 1)]


# Organics: two more pods ---------------------------------------------------------------------------------------------


def check_organics(s: Table) -> None:
    """Wake two pods of the section with most Rival pods (CRYO-S4.4)."""
    if any(s.sides[RIVAL].stasis):
        leave_open(s, RIVAL_SECTION)


def most_pods(s: Table) -> list[int]:
    """Return the sections with most Rival pods in stasis (CRYO-S4.4)."""
    pods = pods_in_sections(s)
    most = max(pods)
    return [section for section in range(SECTIONS) if pods[section] == most]


class RivalSection(Ask):
    """Several sections hold most Rival pods: from which two are woken (CRYO-S4.5)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-S4.5"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseSection,)

    def candidates(self, s: Table) -> list[Action]:
        return CHOOSE_SECTION

    def check(self, s: Table, action: ChooseSection) -> Illegal | None:
        if action.section not in most_pods(s):
            return Illegal("not-most-pods", self.rule, {"section": action.section})
        return None

    def legal(self, s: Table) -> list[Action]:
        return [CHOOSE_SECTION[section] for section in most_pods(s)]

    def play(self, s: Table, action: ChooseSection) -> None:
        leave_open(s, RIVAL_CHAMBERS[action.section])


class RivalChambers(Ask):
    """The chambers from which the Rival's two pods come (CRYO-S4.5)."""

    __slots__ = ("section",)
    rule: ClassVar[str] = "CRYO-S4.5"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Wake,)

    def __init__(self, seat: int, section: int) -> None:
        self.seat = seat
        self.section = section

    def candidates(self, s: Table) -> list[Action]:
        return WAKE

    def check(self, s: Table, action: Wake) -> Illegal | None:
        k = 3 * self.section
        stasis = s.sides[RIVAL].stasis
        if action.first > stasis[k] or action.second > stasis[k + 1] or action.third > stasis[k + 2]:
            return Illegal("no-such-pods", self.rule, {"section": self.section})
        pods = min(RIVAL_EXTRA_WAKES, pods_in_sections(s)[self.section])
        if action.first + action.second + action.third != pods:
            return Illegal("wrong-pods", self.rule, {"pods": pods})
        return None

    def legal(self, s: Table) -> list[Action]:
        k = 3 * self.section
        stasis = s.sides[RIVAL].stasis
        a, b, c = stasis[k], stasis[k + 1], stasis[k + 2]
        pods = min(RIVAL_EXTRA_WAKES, a + b + c)
        return [
            WAKE_BY_CHAMBER[x][y][pods - x - y]
            for x in range(min(a, pods) + 1)
            for y in range(min(b, pods - x) + 1)
            if pods - x - y <= c
        ]

    def play(self, s: Table, action: Wake) -> None:
        s.because("check-organics")
        for i, pods in enumerate((action.first, action.second, action.third)):
            if pods:
                wake(s, RIVAL, 3 * self.section + i, pods)


RIVAL_SECTION: Final = RivalSection(0)
RIVAL_CHAMBERS: Final = [RivalChambers(0, section) for section in range(SECTIONS)]


# Tech and nanites ----------------------------------------------------------------------------------------------------


def check_tech(s: Table) -> None:
    """Play an unseen mission, then a card as upgrade, else as vehicle, else discard it (CRYO-S4.6, S4.7)."""
    rival_mission(s)
    if can_draw(s):
        rival_card(s, top_card(s))


def rival_card(s: Table, card: int) -> None:
    """Put a drawn card into play for the Rival; its effects never work (CRYO-S2.3, S4.7)."""
    rival = s.sides[RIVAL]
    if not rival.upgrades >> card & 1 and rival.upgrades.bit_count() < UPGRADE_PLACES:
        rival.upgrades |= 1 << card
        if s.telling:
            s.tell(UpgradePlayed(side=-1, card=card, reveals=True))
    elif len(rival.vehicles) < VEHICLE_PLACES:
        rival_vehicle(s, card)
    else:
        to_discard(s, card)
        if s.telling:
            s.tell(CardDiscarded(side=-1, card=card, reveals=True))


def rival_vehicle(s: Table, card: int) -> None:
    """Put a drawn card into play as a vehicle of the Rival."""
    rival = s.sides[RIVAL]
    rival.vehicles = with_card(rival.vehicles, card)
    if s.telling:
        s.tell(VehiclePlayed(side=-1, card=card, reveals=True))


def check_nanites(s: Table) -> None:
    """Gain crystal, organics and tech; where that makes four, the first three checks come again (CRYO-S4.8)."""
    for resource in (CRYSTAL, ORGANICS, TECH):
        gain(s, RIVAL, resource, 1)
    check_resources(s, CRYSTAL, TECH)
