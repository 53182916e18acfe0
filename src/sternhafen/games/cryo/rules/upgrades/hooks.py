"""Where upgrades change the rules: an upgrade's module says here what it does, the rules ask here.

Each table is indexed by the set of upgrades that a side has in play. Numbers and permissions are looked up; where
something happens, the rules call every hook in turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sternhafen.engine.bitset import contains
from sternhafen.games.cryo.aliases import Card
from sternhafen.games.cryo.data.tables import CARDS
from sternhafen.games.cryo.state import CryoState

OnPlayed = Callable[[CryoState, int], None]
"""A seat has played the upgrade."""
OnCaveOpened = Callable[[CryoState, int, int], None]
"""Somebody has scouted: the side with the upgrade, and the cave's tile."""
AfterPlacing = Callable[[CryoState, int, int], None]
"""A seat has built a tile: the seat and the slot."""
AfterAction = Callable[[CryoState, int, int, int], None]
"""A seat has carried out its drone's action: the seat, the dock and the action space."""
AfterReturn = Callable[[CryoState, int], None]
"""All drones of a seat are home after a recall."""
BeforeDestruction = Callable[[CryoState, int, int], None]
"""A chamber with pods of a side is struck: the side and the chamber."""

_SETS: Final = range(1 << CARDS)

EXTRA_ROOM: Final[list[int]] = [0 for _ in _SETS]
"""How many more pods each vehicle holds."""
STASIS_DISCOUNT: Final[list[int]] = [0 for _ in _SETS]
"""How many organics less a stasis control costs."""
ENERGY_VALUE: Final[list[int]] = [1 for _ in _SETS]
"""How much each energy counts that is paid for a launch."""
USES_DAMAGED_DOCKS: Final[list[bool]] = [False for _ in _SETS]
"""Whether drones can be deployed to damaged docks."""
SEES_CAVES: Final[list[bool]] = [False for _ in _SETS]
"""Whether the owner knows all face-down caves."""

ON_PLAYED: Final[dict[Card, OnPlayed]] = {}
ON_CAVE_OPENED: Final[list[list[OnCaveOpened]]] = [[] for _ in _SETS]
AFTER_PLACING: Final[list[list[AfterPlacing]]] = [[] for _ in _SETS]
AFTER_ACTION: Final[list[list[AfterAction]]] = [[] for _ in _SETS]
AFTER_RETURN: Final[list[list[AfterReturn]]] = [[] for _ in _SETS]
BEFORE_DESTRUCTION: Final[list[list[BeforeDestruction]]] = [[] for _ in _SETS]


class Upgrade:
    """Everything that one upgrade changes."""

    def __init__(
        self,
        card: Card,
        *,
        extra_room: int = 0,
        stasis_discount: int = 0,
        energy_value: int = 1,
        uses_damaged_docks: bool = False,
        sees_caves: bool = False,
        on_played: OnPlayed | None = None,
        on_cave_opened: OnCaveOpened | None = None,
        after_placing: AfterPlacing | None = None,
        after_action: AfterAction | None = None,
        after_return: AfterReturn | None = None,
        before_destruction: BeforeDestruction | None = None,
    ) -> None:
        self.card = card
        self.extra_room = extra_room
        self.stasis_discount = stasis_discount
        self.energy_value = energy_value
        self.uses_damaged_docks = uses_damaged_docks
        self.sees_caves = sees_caves
        self.on_played = on_played
        self.on_cave_opened = on_cave_opened
        self.after_placing = after_placing
        self.after_action = after_action
        self.after_return = after_return
        self.before_destruction = before_destruction


def register(upgrade: Upgrade) -> None:
    """Let an upgrade change the rules for every side that has it in play."""
    if upgrade.on_played is not None:
        ON_PLAYED[upgrade.card] = upgrade.on_played
    for upgrades in _SETS:
        if contains(upgrades, upgrade.card):
            _register_in(upgrades, upgrade)


def _register_in(upgrades: int, upgrade: Upgrade) -> None:
    EXTRA_ROOM[upgrades] += upgrade.extra_room
    STASIS_DISCOUNT[upgrades] += upgrade.stasis_discount
    ENERGY_VALUE[upgrades] *= upgrade.energy_value
    USES_DAMAGED_DOCKS[upgrades] |= upgrade.uses_damaged_docks
    SEES_CAVES[upgrades] |= upgrade.sees_caves
    if upgrade.on_cave_opened is not None:
        ON_CAVE_OPENED[upgrades].append(upgrade.on_cave_opened)
    if upgrade.after_placing is not None:
        AFTER_PLACING[upgrades].append(upgrade.after_placing)
    if upgrade.after_action is not None:
        AFTER_ACTION[upgrades].append(upgrade.after_action)
    if upgrade.after_return is not None:
        AFTER_RETURN[upgrades].append(upgrade.after_return)
    if upgrade.before_destruction is not None:
        BEFORE_DESTRUCTION[upgrades].append(upgrade.before_destruction)
