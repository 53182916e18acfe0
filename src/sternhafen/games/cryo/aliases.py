"""What the small numbers mean: aliases for readers and type checkers, and names for single numbers."""

from __future__ import annotations

from typing import Final, TypeAlias

from sternhafen.engine.bitset import Bitset

SideNumber: TypeAlias = int
"""Whose things they are: the number of a seat; in a solo game 1 is the Rival."""

Resource: TypeAlias = int
"""`CRYSTAL`, `ORGANICS`, `TECH`, `NANITES` or `ENERGY`: the number of a track."""
Cost: TypeAlias = tuple[int, ...]
"""Five amounts, one a track; a cost with alternatives has five for each of them."""

Section: TypeAlias = int
"""A part of the wreck, 0 to 3 from the left: engineering, lab, R&D, dispatch."""
SectionSet: TypeAlias = Bitset
Chamber: TypeAlias = int
"""A stasis chamber, three a section, 0 to 11."""
ChamberSet: TypeAlias = Bitset
Space: TypeAlias = int
"""An action space of the wreck."""
Stack: TypeAlias = int
"""The tiles on a resource space, five stacks in each of the first three sections."""
Dock: TypeAlias = int
"""A ship dock, five a section, 0 to 19; `TRANSPORT` is the transport dock."""
DockSet: TypeAlias = Bitset
Row: TypeAlias = int
"""A salvage row; row n yields resource n."""

HomeDock: TypeAlias = int
"""One of the six docks of a platform."""
HomeDockSet: TypeAlias = Bitset
Slot: TypeAlias = int
"""A place for a resource tile on a platform."""

Face: TypeAlias = int
"""What a resource tile, an incident tile or a card's scrap corner shows; all faces are numbered together."""
Tile: TypeAlias = int
"""A kind of resource tile; it is also the number of its face."""
Incident: TypeAlias = int
"""A kind of incident tile."""
Pool: TypeAlias = int
"""Face-down tiles that may still be drawn; also the number of the chance that draws them."""

Cave: TypeAlias = int
"""A cave space."""
CaveSet: TypeAlias = Bitset
CaveTile: TypeAlias = int
Tunnel: TypeAlias = int
"""A tunnel section between two caves."""

Card: TypeAlias = int
"""A type of card: an upgrade, a mission and a vehicle in one."""
Cards: TypeAlias = tuple[Card, ...]
"""Cards without an order, sorted."""
CardSet: TypeAlias = Bitset
Use: TypeAlias = int
"""A way to play a card: `UPGRADE`, `MISSION` or `VEHICLE`."""

# Chance --------------------------------------------------------------------------------------------------------------

PURPOSES: Final = (
    "engineering tiles",
    "lab tiles",
    "rnd tiles",
    "small caves",
    "large caves",
    "early incidents",
    "late incidents",
    "deck",
    "damage",
    "start player",
    "board cards",
    "decision",
    "rival choice",
)
"""What chance is used for; the first seven are also the numbers of the pools."""
SMALL_CAVE_POOL: Final[Pool] = 3
LARGE_CAVE_POOL: Final[Pool] = 4
EARLY_POOL: Final[Pool] = 5
LATE_POOL: Final[Pool] = 6
CHANCE_DECK: Final = 7
CHANCE_DAMAGE: Final = 8
CHANCE_START_SEAT: Final = 9
CHANCE_BOARD_CARDS: Final = 10
CHANCE_DECISION: Final = 11
CHANCE_RIVAL_CHOICE: Final = 12

# What is not there ---------------------------------------------------------------------------------------------------

NO_TILE: Final = -1
"""An empty slot, stack or incident space."""
UNUSED: Final[CaveTile] = -1
"""A cave space that is not in use with so few sides (CRYO-2.20)."""
FACE_DOWN: Final[CaveTile] = -2
"""A cave whose tile nobody has seen, so it is not decided yet."""
