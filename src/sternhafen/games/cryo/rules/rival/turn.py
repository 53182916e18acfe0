"""Solo: the Rival's turn, and how it deploys by its decision cards (CRYO-S3.1 to S3.11)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Illegal, Seat
from sternhafen.engine.bitset import contains, full, members, of, only
from sternhafen.games.cryo.actions import ChooseDock
from sternhafen.games.cryo.aliases import NO_TILE, Card, Dock, DockSet, Tile
from sternhafen.games.cryo.data.tables import (
    ALL_DOCKS,
    DISPATCH,
    DOCK_SPACES,
    DOCKS,
    DOCKS_BELOW,
    DOCKS_OF_SECTION,
    NANITES,
    RIVAL,
    SECTIONS,
    SPACE_KIND,
    SPACE_STACK,
    TILE,
    TOP_DOCKS,
)
from sternhafen.games.cryo.events import Deployed, RivalDecided, TileTaken
from sternhafen.games.cryo.piles import with_card
from sternhafen.games.cryo.rules.resources import gain
from sternhafen.games.cryo.rules.rewards import give
from sternhafen.games.cryo.rules.rival.checks import ALL_CHECKS, wake_leftmost
from sternhafen.games.cryo.rules.rival.choices import leave_several_open
from sternhafen.games.cryo.rules.rival.decisions import RenewDecision, choose_decision, turn_up_decision
from sternhafen.games.cryo.rules.rival.recall import rival_recall
from sternhafen.games.cryo.rules.wreck import TurnUp, place_tile, take_tile
from sternhafen.games.cryo.state import CryoState

SECTION_DOCKS: Final[list[DockSet]] = [
    full(DOCKS_OF_SECTION) << DOCKS_OF_SECTION * section for section in range(SECTIONS)
]
"""The docks of each section."""
BELOW: Final[dict[Dock, DockSet]] = {target: of(docks) for target, docks in DOCKS_BELOW.items()}
"""The two docks below each dock under a board card."""


def open_docks(s: CryoState) -> DockSet:
    """Return the ship docks that are free for the Rival (CRYO-S3.6)."""
    return ALL_DOCKS & ~(s.taken_docks() | s.damaged)


def must_recall(s: CryoState, free: DockSet) -> bool:
    """Return whether the Rival recalls: no drone at home, or a section without a free dock (CRYO-S3.2)."""
    return not s.sides[RIVAL].home or any(not free & docks for docks in SECTION_DOCKS)


def rival_turn(s: CryoState) -> None:
    """Let the Rival deploy or recall; then its resources are checked (CRYO-S3.2, S3.11, S3.19)."""
    depth = len(s.agenda)
    free = open_docks(s)
    if must_recall(s, free):
        rival_recall(s)
    else:
        rival_deploy(s, free)
    s.afterwards(depth, ALL_CHECKS)


# Deploying -----------------------------------------------------------------------------------------------------------


def rival_deploy(s: CryoState, free: DockSet) -> None:
    """Choose a decision card, then the free dock it leads to (CRYO-S3.4, S3.5, S6.2)."""
    if s.recording:
        s.because("decided-blind" if s.unpredictable else "decided")
    card = turn_up_decision(s) if s.unpredictable else choose_decision(s)
    if s.recording:
        s.tell(RivalDecided(card=card, reveals=True))
    depth = len(s.agenda)
    docks = target_docks(s, card, free)
    if len(docks) == 1:
        place_drone(s, card, docks[0])
    else:
        leave_several_open(s, RivalDock(0, card))
    if not s.unpredictable:
        s.afterwards(depth, RenewDecision(TABLE, card))


def target_docks(s: CryoState, card: Card, free: DockSet) -> list[Dock]:
    """Return the dock under a board card if it is free, else the free ones below, else of the section (CRYO-S3.5)."""
    target = TOP_DOCKS[s.board_cards.index(card)]
    if contains(free, target):
        return [target]
    return members(free & BELOW[target] or free & SECTION_DOCKS[target // DOCKS_OF_SECTION])


class RivalDock(Ask):
    """The dock under the board card, else one of the two below, else any of the section (CRYO-S3.5)."""

    __slots__ = ("card",)
    rule: ClassVar[str] = "CRYO-S3.5"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (ChooseDock,)

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def candidates(self, s: CryoState) -> list[Action]:
        return [ChooseDock(dock) for dock in range(DOCKS)]

    def check(self, s: CryoState, action: ChooseDock) -> Illegal | None:
        free = open_docks(s)
        if not contains(free, action.dock):
            return Illegal("dock-not-free", "CRYO-S3.6", {"dock": action.dock})
        if action.dock not in target_docks(s, self.card, free):
            return Illegal("not-rivals-dock", self.rule, {"dock": action.dock})
        return None

    def play(self, s: CryoState, action: ChooseDock) -> None:
        place_drone(s, self.card, action.dock)


def place_drone(s: CryoState, card: Card, dock: Dock) -> None:
    """Place one of the Rival's drones on a dock, where it acts."""
    rival = s.sides[RIVAL]
    rival.home ^= 1 << only(rival.home)
    rival.docks |= 1 << dock
    if s.recording:
        target = TOP_DOCKS[s.board_cards.index(card)]
        s.because("dock-target" if dock == target else "dock-below" if dock in DOCKS_BELOW[target] else "dock-any")
        s.tell(Deployed(side=s.who(RIVAL), dock=dock))
    act_at(s, dock)


def act_at(s: CryoState, dock: Dock) -> None:
    """Take the first tile clockwise from the right, else the fallback; in dispatch wake a pod (CRYO-S3.7 to S3.9)."""
    section = dock // DOCKS_OF_SECTION
    if section == DISPATCH:
        if s.recording:
            s.because("dispatch")
        gain(s, RIVAL, NANITES, 1)
        wake_leftmost(s, section)
        return
    for space in DOCK_SPACES[dock]:
        stack = SPACE_STACK[space]
        if SPACE_KIND[space] == TILE and s.heights[stack]:
            depth = len(s.agenda)
            keep_tile(s, take_tile(s, stack))
            s.afterwards(depth, TurnUp(RIVAL, stack))
            return
    if s.recording:
        s.because("no-tile")
    gain(s, RIVAL, section, 1)


def keep_tile(s: CryoState, tile: Tile) -> None:
    """Put a tile on the Rival's first empty slot, or into the box; it always gives its reward too (CRYO-S2.7)."""
    slots = s.sides[RIVAL].slots
    if NO_TILE in slots:
        if s.recording:
            s.because("tile")
        place_tile(s, RIVAL, tile, slots.index(NO_TILE))
    else:
        s.box = with_card(s.box, tile)
        if s.recording:
            s.because("tile-box")
            s.tell(TileTaken(side=s.who(RIVAL), tile=tile))
    if s.recording:
        s.because("reward")
    give(s, RIVAL, tile)
