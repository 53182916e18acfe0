"""The Rival's turn: it deploys by its decision cards or recalls (CRYO-S3)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import TABLE, Ask, Do
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import (
    CHOOSE_DOCK,
    ChooseDock,
)
from sternhafen.games.cryo.cards import can_draw, to_discard, top_card
from sternhafen.games.cryo.choices import leave_several_open
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
    SECTIONS,
    SPACE_STACK,
    TOP_DOCKS,
)
from sternhafen.games.cryo.events import Deployed, RivalDecided, RivalDrew, TileTaken
from sternhafen.games.cryo.resources import gain
from sternhafen.games.cryo.rewards import give
from sternhafen.games.cryo.rival_checks import ALL_CHECKS, check_resources, wake_leftmost
from sternhafen.games.cryo.rival_recall import rival_recall
from sternhafen.games.cryo.table import BOARD_CARDS, DECISION, Table, bits, with_card, without
from sternhafen.games.cryo.wreck import TURN_UP, place_tile, take_tile, turn_up

SECTION_DOCKS: Final = [((1 << DOCKS_OF_SECTION) - 1) << DOCKS_OF_SECTION * section for section in range(SECTIONS)]
"""The docks of each section, as a mask."""
ENGINEERING: Final[int] = SECTION_DOCKS[0]
LAB: Final[int] = SECTION_DOCKS[1]
RND: Final[int] = SECTION_DOCKS[2]
DISPATCH: Final[int] = SECTION_DOCKS[3]


BELOW: Final = {target: 1 << left | 1 << right for target, (left, right) in DOCKS_BELOW.items()}
"""The two docks below each dock under a board card, as a mask."""
DOCK_STACKS: Final = [
    tuple([SPACE_STACK[space] for space in spaces if SPACE_STACK[space] >= 0]) for spaces in DOCK_SPACES
]
"""The stacks of tiles beside each ship dock, clockwise from the right."""


def open_docks(s: Table) -> int:
    """Return the ship docks that are free for the Rival, as a mask (CRYO-S3.6)."""
    return ALL_DOCKS & ~(s.sides[0].docks | s.sides[RIVAL].docks | s.damaged)


def must_recall(s: Table, free: int) -> bool:
    """Return whether the Rival recalls: no drone at home, or a section without a free dock (CRYO-S3.2)."""
    if not s.sides[RIVAL].home:
        return True
    return not (free & ENGINEERING and free & LAB and free & RND and free & DISPATCH)


def rival_turn(s: Table) -> None:
    """Let the Rival deploy or recall; then its resources are checked (CRYO-S3.2, S3.11, S3.19)."""
    agenda = s.agenda
    depth = len(agenda)
    free = open_docks(s)
    if must_recall(s, free):
        rival_recall(s)
    else:
        rival_deploy(s, free)
    if len(agenda) > depth:
        agenda.insert(depth, ALL_CHECKS)
    elif s.sides[RIVAL].rich():
        check_resources(s, CRYSTAL, ENERGY)


def rival_deploy(s: Table, free: int) -> None:
    """Choose a decision card, then the free dock it leads to (CRYO-S3.4, S3.5, S6.2)."""
    agenda, unpredictable = s.agenda, s.unpredictable
    if s.telling:
        s.because("decided-blind" if unpredictable else "decided")
    card = blind_decision(s) if unpredictable else decision(s)
    if s.telling:
        s.tell(RivalDecided(card=card, reveals=True))
    depth = len(agenda)
    target = TOP_DOCKS[s.board_cards.index(card)]
    if free >> target & 1:
        rival_docks(s, card, target)
    else:
        docks = docks_near(free, target)
        if len(docks) == 1:
            rival_docks(s, card, docks[0])
        else:
            leave_several_open(s, RIVAL_DOCK[card])
    if unpredictable:
        return
    if len(agenda) == depth:
        renew_decision(s, card)
    else:
        agenda.insert(depth, RENEW_DECISION[card])


def decision(s: Table) -> int:
    """Return one of the decision cards at random (CRYO-S3.4)."""
    decisions = s.decisions
    if len(decisions) == 2:
        return decisions[s.flip(DECISION)]
    return decisions[0] if decisions else random_board_card(s)


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
        rival_docks(s, self.card, action.dock)


RIVAL_DOCK: Final = [RivalDock(0, card) for card in range(CARDS)]


def rival_docks(s: Table, card: int, dock: int) -> None:
    """Place one of the Rival's drones on a dock, where it acts."""
    rival = s.sides[RIVAL]
    rival.home ^= 1 << (rival.home.bit_length() - 1)
    rival.docks |= 1 << dock
    if s.telling:
        target = TOP_DOCKS[s.board_cards.index(card)]
        s.because("dock-target" if dock == target else "dock-below" if dock in DOCKS_BELOW[target] else "dock-any")
        s.tell(Deployed(side=-1, dock=dock))
    rival_action(s, dock)


def target_docks(s: Table, card: int) -> list[int]:
    """Return the docks the Rival's drone can go to by a decision card (CRYO-S3.5)."""
    return docks_near(open_docks(s), TOP_DOCKS[s.board_cards.index(card)])


def docks_near(free: int, target: int) -> list[int]:
    """Return the dock under a board card if it is free, else the free ones below, else of the section (CRYO-S3.5)."""
    if free >> target & 1:
        return [target]
    return bits(free & BELOW[target] or free & SECTION_DOCKS[target // DOCKS_OF_SECTION])


def rival_action(s: Table, dock: int) -> None:
    """Take the first tile clockwise from the right, else the fallback; in dispatch wake a pod (CRYO-S3.7 to S3.9)."""
    section = dock // DOCKS_OF_SECTION
    if section == SECTIONS - 1:
        if s.telling:
            s.because("dispatch")
        gain(s, RIVAL, NANITES, 1)
        wake_leftmost(s, section)
        return
    for stack in DOCK_STACKS[dock]:
        if s.heights[stack]:
            depth = len(s.agenda)
            rival_tile(s, take_tile(s, stack))
            if len(s.agenda) == depth:
                turn_up(s, RIVAL, stack)
            else:
                s.agenda.insert(depth, TURN_UP[RIVAL][stack])
            return
    if s.telling:
        s.because("no-tile")
    gain(s, RIVAL, section, 1)


def rival_tile(s: Table, tile: int) -> None:
    """Put a tile on the Rival's first empty slot, or into the box; it always gives its reward too (CRYO-S2.7)."""
    slots = s.sides[RIVAL].slots
    if -1 in slots:
        if s.telling:
            s.because("tile")
        place_tile(s, RIVAL, tile, slots.index(-1))
    else:
        s.box = with_card(s.box, tile)
        if s.telling:
            s.because("tile-box")
            s.tell(TileTaken(side=-1, tile=tile))
    if s.telling:
        s.because("reward")
    give(s, RIVAL, tile)


class RenewDecision(Do):
    """The used decision card is discarded and another drawn (CRYO-S3.10)."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Table) -> None:
        renew_decision(s, self.card)


RENEW_DECISION: Final = [RenewDecision(TABLE, card) for card in range(CARDS)]


def renew_decision(s: Table, card: int) -> None:
    """Discard a decision card and draw another; two that are alike are replaced (CRYO-S3.10)."""
    if s.telling:
        s.because("drew")
    if card in s.decisions:
        s.decisions = without(s.decisions, card)
        s.discard = with_card(s.discard, card)
    draw_decision(s)
    decisions = s.decisions
    if len(decisions) == 2 and decisions[0] == decisions[1]:
        part_decisions(s)


def draw_decision(s: Table) -> None:
    """Draw a decision card face up, if there is a card (CRYO-S1.7, S2.13)."""
    if s.deck or s.discard:
        card = top_card(s)
        s.decisions = with_card(s.decisions, card)
        if s.telling:
            s.tell(RivalDrew(card=card, reveals=True))


def only_copies(cards: tuple[int, ...], card: int) -> bool:
    """Return whether sorted cards are all of one kind."""
    return not cards or cards[0] == cards[-1] == card


def part_decisions(s: Table) -> None:
    """Replace two equal decision cards until they differ, unless there is no other card (CRYO-S1.8, S1.9)."""
    while len(s.decisions) == 2 and s.decisions[0] == s.decisions[1]:
        same = s.decisions[0]
        if only_copies(s.deck, same) and only_copies(s.discard, same):
            return
        s.decisions = ()
        to_discard(s, same)
        to_discard(s, same)
        draw_decision(s)
        draw_decision(s)
