"""The Rival's turn: it deploys by its decision cards or recalls (CRYO-S3)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import TABLE, Ask, Do
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import (
    CHOOSE_DOCK,
    CHOOSE_SECTION,
    RESOLVE,
    SEND_CREW,
    ChooseDock,
    ChooseSection,
    Resolve,
    SendCrew,
)
from sternhafen.games.cryo.cards import can_draw, to_discard, top_card
from sternhafen.games.cryo.choices import leave_open
from sternhafen.games.cryo.components import (
    ALL_DOCKS,
    CARDS,
    CRYSTAL,
    DOCK_SPACES,
    DOCKS_BELOW,
    DOCKS_OF_SECTION,
    ENERGY,
    NANITES,
    RIVAL,
    RIVAL_DRONES,
    RIVAL_INCIDENTS,
    RIVAL_SALVAGE,
    ROWS,
    SECTIONS,
    SLOTS,
    SPACE_STACK,
    TOP_DOCKS,
)
from sternhafen.games.cryo.crew import salvage, send_crew
from sternhafen.games.cryo.events import Deployed, Recalled, RivalDecided, RivalDrew, RivalReturned, TileTaken
from sternhafen.games.cryo.incidents import Refill, resolve
from sternhafen.games.cryo.resources import gain
from sternhafen.games.cryo.rewards import give
from sternhafen.games.cryo.rival_checks import RivalChecks, pods_in_section, wake_leftmost
from sternhafen.games.cryo.table import BOARD_CARDS, DECISION, Table, bits, with_card, without
from sternhafen.games.cryo.wreck import place_tile, take_tile

SECTION_DOCKS: Final = (1 << DOCKS_OF_SECTION) - 1


def open_docks(s: Table) -> int:
    """Return the ship docks that are free for the Rival, as a mask (CRYO-S3.6)."""
    return ALL_DOCKS & ~s.taken_docks() & ~s.damaged


def must_recall(s: Table) -> bool:
    """Return whether the Rival recalls: no drone at home, or a section without a free dock (CRYO-S3.2)."""
    if not s.sides[RIVAL].home:
        return True
    free = open_docks(s)
    return any(not free >> DOCKS_OF_SECTION * section & SECTION_DOCKS for section in range(SECTIONS))


class RivalTurn(Do):
    """The Rival deploys or recalls, then its resources are checked (CRYO-S3.2, S3.11, S3.19)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        s.push(RivalChecks(TABLE, CRYSTAL, ENERGY))
        if must_recall(s):
            rival_recall(s)
        else:
            rival_deploy(s)


# Deploying -----------------------------------------------------------------------------------------------------------


def rival_deploy(s: Table) -> None:
    """Choose a decision card, then the dock it leads to (CRYO-S3.4, S3.5, S6.2)."""
    card = blind_decision(s) if s.unpredictable else decision(s)
    if s.telling:
        s.tell(RivalDecided(card=card, reveals=True))
    if not s.unpredictable:
        s.push(RenewDecision(TABLE, card))
    leave_open(s, RivalDock(0, card))


def decision(s: Table) -> int:
    """Return one of the decision cards at random (CRYO-S3.4)."""
    if not s.decisions:
        return random_board_card(s)
    return s.decisions[s.draw(DECISION, len(s.decisions))]


def blind_decision(s: Table) -> int:
    """Discard the top card; it is the decision card of this turn (CRYO-S6.2)."""
    if not can_draw(s):
        return random_board_card(s)
    card = top_card(s)
    to_discard(s, card)
    return card


def random_board_card(s: Table) -> int:
    """Return one of the board cards when there is no card to decide by (CRYO-S2.13)."""
    return s.board_cards[s.draw(BOARD_CARDS, CARDS)]


class RivalDock(Ask):
    """The dock under the board card, else one of the two below, else any of the section (CRYO-S3.5)."""

    __slots__ = ("card",)
    rule: ClassVar[str] = "CRYO-S3.5"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseDock,)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def candidates(self, s: Table) -> list[Action]:
        return CHOOSE_DOCK

    def check(self, s: Table, action: ChooseDock) -> Illegal | None:
        if not open_docks(s) >> action.dock & 1:
            return Illegal("dock-not-free", "CRYO-S3.6", {"dock": action.dock})
        if action.dock not in target_docks(s, self.card):
            return Illegal("not-rivals-dock", self.rule, {"dock": action.dock})
        return None

    def legal(self, s: Table) -> list[Action]:
        return [CHOOSE_DOCK[dock] for dock in target_docks(s, self.card)]

    def play(self, s: Table, action: ChooseDock) -> None:
        rival = s.sides[RIVAL]
        rival.home ^= 1 << (rival.home.bit_length() - 1)
        rival.docks |= 1 << action.dock
        if s.telling:
            s.tell(Deployed(side=-1, dock=action.dock))
        rival_action(s, action.dock)


def target_docks(s: Table, card: int) -> list[int]:
    """Return the docks the Rival's drone can go to by a decision card (CRYO-S3.5)."""
    target = TOP_DOCKS[s.board_cards.index(card)]
    free = open_docks(s)
    if free >> target & 1:
        return [target]
    below = [dock for dock in DOCKS_BELOW[target] if free >> dock & 1]
    if below:
        return below
    first = target // DOCKS_OF_SECTION * DOCKS_OF_SECTION
    return bits(free & SECTION_DOCKS << first)


def rival_action(s: Table, dock: int) -> None:
    """Take the first tile clockwise from the right, else the fallback; in dispatch wake a pod (CRYO-S3.7 to S3.9)."""
    section = dock // DOCKS_OF_SECTION
    if section == SECTIONS - 1:
        gain(s, RIVAL, NANITES, 1)
        wake_leftmost(s, section)
        return
    for space in DOCK_SPACES[dock]:
        stack = SPACE_STACK[space]
        if stack >= 0 and s.heights[stack]:
            rival_tile(s, take_tile(s, stack))
            return
    gain(s, RIVAL, section, 1)


def rival_tile(s: Table, tile: int) -> None:
    """Put a tile on the Rival's first empty slot, or into the box; it always gives its reward too (CRYO-S2.7)."""
    slots = s.sides[RIVAL].slots
    for slot in range(SLOTS):
        if slots[slot] < 0:
            place_tile(s, RIVAL, tile, slot)
            break
    else:
        s.box = with_card(s.box, tile)
        if s.telling:
            s.tell(TileTaken(side=-1, tile=tile))
    give(s, RIVAL, tile)


class RenewDecision(Do):
    """The used decision card is discarded and another drawn (CRYO-S3.10)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Table) -> None:
        if self.card in s.decisions:
            s.decisions = without(s.decisions, self.card)
            to_discard(s, self.card)
        draw_decision(s)
        part_decisions(s)


def draw_decision(s: Table) -> None:
    """Draw a decision card face up, if there is a card (CRYO-S1.7, S2.13)."""
    if can_draw(s):
        card = top_card(s)
        s.decisions = with_card(s.decisions, card)
        if s.telling:
            s.tell(RivalDrew(card=card, reveals=True))


def part_decisions(s: Table) -> None:
    """Replace two equal decision cards until they differ, unless there is no other card (CRYO-S1.8, S1.9)."""
    while len(s.decisions) == 2 and s.decisions[0] == s.decisions[1]:
        same = s.decisions[0]
        if all(card == same for card in s.deck + s.discard):
            return
        s.decisions = ()
        to_discard(s, same)
        to_discard(s, same)
        draw_decision(s)
        draw_decision(s)


# Recalling -----------------------------------------------------------------------------------------------------------


def rival_recall(s: Table) -> None:
    """Recall in four steps: crew to salvage, salvage, incidents, drones home (CRYO-S3.12 to S3.18)."""
    if s.telling:
        s.tell(Recalled(side=-1))
    s.push(RivalReturns(TABLE))
    s.push(RivalIncidents(TABLE))
    s.push(RivalSalvages(TABLE))
    rival = s.sides[RIVAL]
    if sum(rival.salvage) < RIVAL_SALVAGE and rival.awake and salvage_rows(s):
        leave_open(s, RivalCrew(0))


def salvage_rows(s: Table) -> list[int]:
    """Return the rows the Rival sends a pod to: where it has none yet, if possible (CRYO-S3.12)."""
    free = [row for row in range(ROWS) if s.free_salvage(row)]
    other = [row for row in free if not s.sides[RIVAL].salvage[row]]
    return other or free


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

    def play(self, s: Table, action: SendCrew) -> None:
        send_crew(s, RIVAL, action.row)


class RivalSalvages(Do):
    """The Rival gains a resource for each pod on a salvage space (CRYO-S3.13)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        salvage(s, RIVAL)


class RivalIncidents(Do):
    """The Rival resolves one incident, or two with many drones out (CRYO-S3.14)."""

    __slots__ = ()

    def run(self, s: Table) -> None:
        tiles = sum(tile >= 0 for tile in s.incidents)
        wanted = min(tiles, RIVAL_INCIDENTS[s.sides[RIVAL].drones_out()])
        choose_next(s, 0, wanted)


def choose_next(s: Table, chosen: int, wanted: int) -> None:
    """Choose tiles until there are enough; both are chosen before either is resolved (CRYO-S3.15)."""
    while chosen.bit_count() < wanted:
        tied = fewest_pods(s, chosen)
        if len(tied) > wanted - chosen.bit_count():
            leave_open(s, RivalIncident(0, chosen, wanted))
            return
        for section in tied:
            chosen |= 1 << section
    if chosen:
        leave_open(s, RivalOrder(0, chosen))


def fewest_pods(s: Table, chosen: int) -> list[int]:
    """Return the sections with a tile not yet chosen that hold the fewest Rival pods in stasis (CRYO-S3.15)."""
    found: list[int] = []
    fewest = 0
    for section in range(SECTIONS):
        if s.incidents[section] >= 0 and not chosen >> section & 1:
            pods = pods_in_section(s, section)
            if not found or pods < fewest:
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
        return [RESOLVE[section] for section in bits(self.chosen)]

    def play(self, s: Table, action: Resolve) -> None:
        order = [action.section, *bits(self.chosen & ~(1 << action.section))]
        for section in reversed(order):
            s.push(Refill(TABLE, section))
        for section in reversed(order):
            s.push(RivalResolves(TABLE, section))


class RivalResolves(Do):
    """The Rival resolves a chosen tile (CRYO-S3.17)."""

    __slots__ = ("section",)

    def __init__(self, seat: int, section: int) -> None:
        self.seat = seat
        self.section = section

    def run(self, s: Table) -> None:
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
            s.tell(RivalReturned(drones=drones))
