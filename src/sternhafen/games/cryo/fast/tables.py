"""Prebuilt actions and lookup tables."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action
from sternhafen.engine.bitset import members
from sternhafen.games.cryo import actions
from sternhafen.games.cryo.aliases import Cave
from sternhafen.games.cryo.data.tables import (
    CARDS,
    CAVES,
    CHAMBERS,
    DOCK_SPACES,
    DOCKS,
    MAX_LOAD,
    PLATFORM_DOCKS,
    ROWS,
    SECTIONS,
    SLOTS,
    SPACE_KIND,
    SPACES,
    TILE,
    TRACKS,
    TUNNELS,
    USES,
)
from sternhafen.games.cryo.rules.computer import MAX_CARD_ACTIONS
from sternhafen.games.cryo.rules.rival.settling import ADJACENT_PAIRS

Actions = list[Action]

# Actions -------------------------------------------------------------------------------------------------------------

RECALL: Final = actions.Recall()
DECLINE: Final = actions.Decline()
TAKE_REWARD: Final = actions.TakeReward()
DRAW_CARD: Final = actions.DrawCard()
END_TURN: Final = actions.EndTurn()

PUT_AWAY: Final[list[Actions]] = [[actions.PutAway(a, b) for b in range(CARDS)] for a in range(CARDS)]
DEPLOY: Final[list[Actions]] = [
    [actions.Deploy(home, dock) for dock in range(DOCKS + 1)] for home in range(PLATFORM_DOCKS)
]
USE: Final[Actions] = [actions.Use(space) for space in range(SPACES)]
PLACE_TILE: Final[Actions] = [actions.PlaceTile(slot) for slot in range(SLOTS)]
CHOOSE_RESOURCE: Final[Actions] = [actions.ChooseResource(resource) for resource in range(TRACKS)]
PLAY_CARD: Final[list[Actions]] = [[actions.PlayCard(card, use) for use in range(USES)] for card in range(CARDS)]
SCOUT_CAVE: Final[Actions] = [actions.ScoutCave(cave) for cave in range(CAVES)]
LAUNCH: Final[list[Actions]] = [
    [actions.Launch(vehicle, tunnel) for tunnel in range(TUNNELS)] for vehicle in range(CARDS)
]
RESOLVE: Final[Actions] = [actions.Resolve(section) for section in range(SECTIONS)]
RETURN_DRONE: Final[Actions] = [actions.ReturnDrone(dock) for dock in range(PLATFORM_DOCKS)]
ACTIVATE: Final[Actions] = [actions.Activate(dock) for dock in range(PLATFORM_DOCKS)]
DISCARD_CARD: Final[Actions] = [actions.DiscardCard(card) for card in range(CARDS)]
SCRAP_CARD: Final[Actions] = [actions.ScrapCard(card) for card in range(CARDS)]
SCRAP_TILE: Final[Actions] = [actions.ScrapTile(slot) for slot in range(SLOTS)]
CHOOSE_DOCK: Final[Actions] = [actions.ChooseDock(dock) for dock in range(DOCKS)]
CHOOSE_SECTION: Final[Actions] = [actions.ChooseSection(section) for section in range(SECTIONS)]
CHOOSE_CAVE: Final[Actions] = [actions.ChooseCave(cave) for cave in range(CAVES)]
CHOOSE_CAVES: Final[dict[tuple[Cave, Cave], Action]] = {pair: actions.ChooseCaves(*pair) for pair in ADJACENT_PAIRS}
SEND_CREW: Final[Actions] = [actions.SendCrew(row) for row in range(ROWS)]
BRING_BACK: Final[Actions] = [actions.BringBack(*pods) for pods in actions.up_to_three()]
SETTLE: Final[Actions] = [
    actions.Settle(first, second) for first in range(MAX_LOAD + 1) for second in range(MAX_LOAD + 1)
]
AWAKEN: Final[Actions] = [actions.Awaken(chamber) for chamber in range(CHAMBERS)]
DIVERT: Final[Actions] = [actions.Divert(section) for section in range(SECTIONS)]

_FEW: Final = range(4)
WAKE: Final[list[list[Actions]]] = [[[actions.Wake(a, b, c) for c in _FEW] for b in _FEW] for a in _FEW]
CONVERT: Final[list[list[Actions]]] = [[[actions.Convert(a, b, c) for c in _FEW] for b in _FEW] for a in _FEW]

# Answers -------------------------------------------------------------------------------------------------------------


def _up_to(table: list[list[Actions]], a: int, b: int, c: int, most: int) -> Actions:
    """Return the actions of a table that take one to `most` things, at most a, b and c of three kinds."""
    legal: Actions = []
    for x in range(min(a, most) + 1):
        for y in range(min(b, most - x) + 1):
            for z in range(min(c, most - x - y) + 1):
                if x or y or z:
                    legal.append(table[x][y][z])
    return legal


def _all_up_to(table: list[list[Actions]]) -> list[list[list[list[Actions]]]]:
    return [[[[_up_to(table, a, b, c, most) for most in _FEW] for c in _FEW] for b in _FEW] for a in _FEW]


WAKES: Final = _all_up_to(WAKE)
CONVERSIONS: Final = _all_up_to(CONVERT)
"""The answers to stasis control and converter, by how many there are of three kinds, up to three, and of all."""
ONLY_END: Final[Actions] = [END_TURN]
BURNS: Final[list[Actions]] = [[actions.Burn(amount) for amount in range(1, most + 1)] for most in _FEW]
ANNOUNCEMENTS: Final[list[Actions]] = [
    [actions.Announce(draws, n - draws) for n in range(1, most + 1) for draws in range(n + 1)]
    for most in range(MAX_CARD_ACTIONS + 1)
]
"""Every split of at most so many card actions into draws and plays."""
RESOLUTIONS: Final[list[Actions]] = [
    [RESOLVE[section] for section in members(sections)] for sections in range(1 << SECTIONS)
]
"""The incident tiles that can be resolved, by the set of the sections they lie in."""
FREE_HOMES: Final[list[Actions]] = [
    [RETURN_DRONE[dock] for dock in range(PLATFORM_DOCKS) if not home >> dock & 1]
    for home in range(1 << PLATFORM_DOCKS)
]
"""The docks a drone can come home to, by the set of those that are taken."""
DOCK_USES: Final[list[list[tuple[int, Action, bool]]]] = [
    [(space, USE[space], SPACE_KIND[space] == TILE) for space in spaces] for spaces in DOCK_SPACES
]
"""The action spaces beside each dock, each with its action and whether it holds tiles, which can always be used."""

SPLIT: Final = 10
LOW_BITS: Final = (1 << SPLIT) - 1
LOW_MEMBERS: Final = [tuple([i for i in range(SPLIT) if mask >> i & 1]) for mask in range(1 << SPLIT)]
HIGH_MEMBERS: Final = [tuple([SPLIT + i for i in range(SPLIT + 1) if mask >> i & 1]) for mask in range(2 << SPLIT)]
"""The docks in every set, looked up in two halves; the greatest sets are those of all 21 docks."""
