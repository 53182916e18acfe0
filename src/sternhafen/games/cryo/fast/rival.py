"""The Rival's turn with prebuilt steps and fewer calls; what it seldom does is left to the rules."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import TABLE, Action
from sternhafen.engine.bitset import members
from sternhafen.games.cryo.actions import ChooseDock
from sternhafen.games.cryo.aliases import Card, Dock, DockSet
from sternhafen.games.cryo.data.tables import (
    ALL_DOCKS,
    CARDS,
    CRYSTAL,
    DISPATCH,
    DOCK_SPACES,
    DOCKS_OF_SECTION,
    ENERGY,
    NANITES,
    ORGANICS,
    RIVAL,
    RIVAL_CHECK,
    RIVAL_ENERGY_CHECK,
    RIVAL_PODS_CHECK,
    SPACE_STACK,
    STACKS,
    TECH,
    TOP_DOCKS,
)
from sternhafen.games.cryo.piles import with_card, without
from sternhafen.games.cryo.rules.cards import top_card
from sternhafen.games.cryo.rules.resources import gain
from sternhafen.games.cryo.rules.rival.checks import ALL_CHECKS, check_resources, wake_leftmost
from sternhafen.games.cryo.rules.rival.choices import leave_several_open
from sternhafen.games.cryo.rules.rival.decisions import (
    RenewDecision,
    choose_decision,
    replace_equal_decisions,
    turn_up_decision,
)
from sternhafen.games.cryo.rules.rival.recall import rival_recall
from sternhafen.games.cryo.rules.rival.turn import BELOW, SECTION_DOCKS, RivalDock, keep_tile
from sternhafen.games.cryo.rules.wreck import TurnUp
from sternhafen.games.cryo.state import CryoState, Side

FIRST_SECTION: Final = SECTION_DOCKS[0]
SECOND_SECTION: Final = SECTION_DOCKS[1]
THIRD_SECTION: Final = SECTION_DOCKS[2]
LAST_SECTION: Final = SECTION_DOCKS[3]
RENEW_DECISION: Final = [RenewDecision(TABLE, card) for card in range(CARDS)]
RIVAL_DOCK: Final = [RivalDock(0, card) for card in range(CARDS)]
TURN_UP: Final = [TurnUp(RIVAL, stack) for stack in range(STACKS)]
DOCK_STACKS: Final = [
    tuple([SPACE_STACK[space] for space in spaces if SPACE_STACK[space] >= 0]) for spaces in DOCK_SPACES
]
"""The stacks of tiles beside each ship dock, clockwise from the right."""


def quick_rival_turn(s: CryoState) -> None:
    """Let the Rival deploy or recall while nobody listens; then its resources are checked."""
    agenda = s.agenda
    depth = len(agenda)
    rival = s.sides[RIVAL]
    free = ALL_DOCKS & ~(s.sides[0].docks | rival.docks | s.damaged)
    if rival.home and free & FIRST_SECTION and free & SECOND_SECTION and free & THIRD_SECTION and free & LAST_SECTION:
        quick_deploy(s, free)
    else:
        rival_recall(s)
    if len(agenda) > depth:
        agenda.insert(depth, ALL_CHECKS)
    elif meets_a_check(rival):
        check_resources(s, CRYSTAL, ENERGY)


def meets_a_check(rival: Side) -> bool:
    """Return whether there is enough of a resource for one of the Rival's checks."""
    resources = rival.resources
    return (
        resources[CRYSTAL] >= RIVAL_CHECK
        or resources[ORGANICS] >= RIVAL_CHECK
        or resources[TECH] >= RIVAL_CHECK
        or resources[NANITES] >= RIVAL_CHECK
        or (resources[ENERGY] >= RIVAL_ENERGY_CHECK and rival.awake >= RIVAL_PODS_CHECK)
    )


def quick_deploy(s: CryoState, free: DockSet) -> None:
    """Choose a decision card, then the free dock it leads to."""
    agenda, unpredictable = s.agenda, s.unpredictable
    card = turn_up_decision(s) if unpredictable else choose_decision(s)
    depth = len(agenda)
    target = TOP_DOCKS[s.board_cards.index(card)]
    if free >> target & 1:
        quick_place(s, target)
    else:
        place_nearby(s, card, free & BELOW[target] or free & SECTION_DOCKS[target // DOCKS_OF_SECTION])
    if unpredictable:
        return
    if len(agenda) == depth:
        quick_renew(s, card)
    else:
        agenda.insert(depth, RENEW_DECISION[card])


def quick_renew(s: CryoState, card: Card) -> None:
    """Discard a decision card and draw another."""
    if card in s.decisions:
        s.decisions = without(s.decisions, card)
        s.discard = with_card(s.discard, card)
    if s.deck or s.discard:
        s.decisions = with_card(s.decisions, top_card(s))
    decisions = s.decisions
    if len(decisions) == 2 and decisions[0] == decisions[1]:
        replace_equal_decisions(s)


def place_nearby(s: CryoState, card: Card, near: DockSet) -> None:
    """Place a drone on one of the free docks that are nearest to the one under a board card."""
    docks = members(near)
    if len(docks) == 1:
        quick_place(s, docks[0])
    else:
        leave_several_open(s, RIVAL_DOCK[card])


def play_rival_dock(s: CryoState, action: Action) -> None:
    """Place a drone on the dock that was chosen, while nobody listens."""
    assert isinstance(action, ChooseDock), "the only answer"
    quick_place(s, action.dock)


def quick_place(s: CryoState, dock: Dock) -> None:
    """Place one of the Rival's drones on a dock, where it acts."""
    rival = s.sides[RIVAL]
    rival.home ^= 1 << (rival.home.bit_length() - 1)
    rival.docks |= 1 << dock
    section = dock // DOCKS_OF_SECTION
    if section == DISPATCH:
        gain(s, RIVAL, NANITES, 1)
        wake_leftmost(s, section)
        return
    for stack in DOCK_STACKS[dock]:
        if s.heights[stack]:
            depth = len(s.agenda)
            tile = s.tops[stack]
            s.tops[stack] = -1
            s.heights[stack] -= 1
            keep_tile(s, tile)
            if len(s.agenda) == depth:
                TURN_UP[stack].run(s)
            else:
                s.agenda.insert(depth, TURN_UP[stack])
            return
    gain(s, RIVAL, section, 1)
