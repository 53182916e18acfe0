"""Solo: the checks of the Rival's resources at the end of its turn (CRYO-S4.1 to S4.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal, Seat
from sternhafen.games.cryo.actions import ChooseSection, Wake, up_to_three
from sternhafen.games.cryo.aliases import Card, Resource, Section
from sternhafen.games.cryo.data.tables import (
    CHAMBERS_OF_SECTION,
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
from sternhafen.games.cryo.piles import with_card
from sternhafen.games.cryo.rules.cards import can_draw, to_discard, top_card
from sternhafen.games.cryo.rules.resources import gain
from sternhafen.games.cryo.rules.rival.choices import leave_open
from sternhafen.games.cryo.rules.rival.reasons import CHECK_REASONS
from sternhafen.games.cryo.rules.rival.rewards import play_rival_mission
from sternhafen.games.cryo.rules.rival.settling import scout_and_spread
from sternhafen.games.cryo.rules.wreck import pods_in, wake, wake_each
from sternhafen.games.cryo.state import CryoState

NEEDED: Final = (RIVAL_CHECK, RIVAL_CHECK, RIVAL_CHECK, RIVAL_CHECK, RIVAL_ENERGY_CHECK)
"""What the Rival must have of a resource for its check; the energy check also needs pods (CRYO-S4.9)."""


class RivalChecks(Do):
    """The checks from the first to the last: crystal, organics, tech, nanites, energy and pods (CRYO-S4.1)."""

    __slots__ = ("first", "last")

    def __init__(self, seat: Seat, first: Resource, last: Resource) -> None:
        self.seat = seat
        self.first = first
        self.last = last

    def run(self, s: CryoState) -> None:
        check_resources(s, self.first, self.last)


ALL_CHECKS: Final = RivalChecks(TABLE, CRYSTAL, ENERGY)


def check_resources(s: CryoState, first: Resource, last: Resource) -> None:
    """Carry out those checks that are met; where one leads to a question, the others wait."""
    rival = s.sides[RIVAL]
    resources = rival.resources
    for check in range(first, last + 1):
        if resources[check] >= NEEDED[check] and (check != ENERGY or rival.awake >= RIVAL_PODS_CHECK):
            depth = len(s.agenda)
            carry_out(s, check)
            s.afterwards(depth, LOSES[check])
            if len(s.agenda) > depth:
                if check < last:
                    s.agenda.insert(depth, RivalChecks(TABLE, check + 1, last))
                return


def carry_out(s: CryoState, check: Resource) -> None:
    """Carry out a check that is met; its resource is lost afterwards."""
    if check == ENERGY:
        scout_and_spread(s)
        return
    if s.recording:
        s.because(CHECK_REASONS[check])
    wake_leftmost(s, check)
    if check == CRYSTAL:
        gain(s, RIVAL, ENERGY, RIVAL_ENERGY_GAIN)
    elif check == ORGANICS:
        wake_two_more(s)
    elif check == TECH:
        play_two_cards(s)
    else:
        gain_one_of_each(s)


class RivalLoses(Do):
    """The Rival loses all of a resource at the end of its check."""

    __slots__ = ("resource",)

    def __init__(self, seat: Seat, resource: Resource) -> None:
        self.seat = seat
        self.resource = resource

    def run(self, s: CryoState) -> None:
        resources = s.sides[RIVAL].resources
        if s.recording:
            s.because(CHECK_REASONS[self.resource])
            s.tell(RivalLost(resource=self.resource, amount=resources[self.resource]))
        resources[self.resource] = 0


LOSES: Final = [RivalLoses(TABLE, resource) for resource in range(len(NEEDED))]


# Waking --------------------------------------------------------------------------------------------------------------


def wake_leftmost(s: CryoState, section: Section) -> None:
    """Wake the Rival's pod in the lowest chamber of a section that holds one (CRYO-S4.2)."""
    stasis = s.sides[RIVAL].stasis
    for chamber in range(CHAMBERS_OF_SECTION * section, CHAMBERS_OF_SECTION * (section + 1)):
        if stasis[chamber]:
            wake(s, RIVAL, chamber, 1)
            return


def pods_in_sections(s: CryoState) -> list[int]:
    """Return how many Rival pods are in stasis in each section."""
    a, b, c, d, e, f, g, h, i, j, k, m = s.sides[RIVAL].stasis
    return [a + b + c, d + e + f, g + h + i, j + k + m]


# Organics: two more pods ---------------------------------------------------------------------------------------------


def wake_two_more(s: CryoState) -> None:
    """Wake two pods of the section with most Rival pods (CRYO-S4.4)."""
    if any(s.sides[RIVAL].stasis):
        leave_open(s, CHOOSE_SECTION)


def fullest_sections(s: CryoState) -> list[Section]:
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

    def candidates(self, s: CryoState) -> list[Action]:
        return [ChooseSection(section) for section in range(SECTIONS)]

    def check(self, s: CryoState, action: ChooseSection) -> Illegal | None:
        if action.section not in fullest_sections(s):
            return Illegal("not-most-pods", self.rule, {"section": action.section})
        return None

    def play(self, s: CryoState, action: ChooseSection) -> None:
        leave_open(s, CHAMBERS[action.section])


CHOOSE_SECTION: Final = RivalSection(0)


class RivalChambers(Ask):
    """The chambers from which the Rival's two pods come (CRYO-S4.5)."""

    __slots__ = ("section",)
    rule: ClassVar[str] = "CRYO-S4.5"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Wake,)

    def __init__(self, seat: Seat, section: Section) -> None:
        self.seat = seat
        self.section = section

    def candidates(self, s: CryoState) -> list[Action]:
        return [Wake(*pods) for pods in up_to_three()]

    def check(self, s: CryoState, action: Wake) -> Illegal | None:
        first, second, third = pods_in(s.sides[RIVAL], self.section)
        if action.first > first or action.second > second or action.third > third:
            return Illegal("no-such-pods", self.rule, {"section": self.section})
        pods = min(RIVAL_EXTRA_WAKES, first + second + third)
        if action.first + action.second + action.third != pods:
            return Illegal("wrong-pods", self.rule, {"pods": pods})
        return None

    def play(self, s: CryoState, action: Wake) -> None:
        s.because(CHECK_REASONS[ORGANICS])
        wake_each(s, RIVAL, self.section, (action.first, action.second, action.third))


CHAMBERS: Final = [RivalChambers(0, section) for section in range(SECTIONS)]


# Tech: a mission and another card ------------------------------------------------------------------------------------


def play_two_cards(s: CryoState) -> None:
    """Play an unseen mission, then a card as upgrade, else as vehicle, else discard it (CRYO-S4.6, S4.7)."""
    play_rival_mission(s)
    if can_draw(s):
        play_rival_card(s, top_card(s))


def play_rival_card(s: CryoState, card: Card) -> None:
    """Put a drawn card into play for the Rival; its effects never work (CRYO-S2.3, S4.7)."""
    rival = s.sides[RIVAL]
    if not rival.has(card) and rival.upgrades.bit_count() < UPGRADE_PLACES:
        add_rival_upgrade(s, card)
    elif len(rival.vehicles) < VEHICLE_PLACES:
        add_rival_vehicle(s, card)
    else:
        to_discard(s, card)
        if s.recording:
            s.tell(CardDiscarded(side=s.who(RIVAL), card=card, reveals=True))


def add_rival_upgrade(s: CryoState, card: Card) -> None:
    """Put a drawn card into play as an upgrade of the Rival."""
    s.sides[RIVAL].upgrades |= 1 << card
    if s.recording:
        s.tell(UpgradePlayed(side=s.who(RIVAL), card=card, reveals=True))


def add_rival_vehicle(s: CryoState, card: Card) -> None:
    """Put a drawn card into play as a vehicle of the Rival."""
    rival = s.sides[RIVAL]
    rival.vehicles = with_card(rival.vehicles, card)
    if s.recording:
        s.tell(VehiclePlayed(side=s.who(RIVAL), card=card, reveals=True))


# Nanites -------------------------------------------------------------------------------------------------------------


def gain_one_of_each(s: CryoState) -> None:
    """Gain crystal, organics and tech; where that makes four, the first three checks come again (CRYO-S4.8)."""
    for resource in (CRYSTAL, ORGANICS, TECH):
        gain(s, RIVAL, resource, 1)
    check_resources(s, CRYSTAL, TECH)
