"""What one seat, or a spectator, may know."""

from __future__ import annotations

import msgspec

from sternhafen.engine.fast import cached
from sternhafen.engine.values import Frozen, View

MAX_CACHED = 1024
"""How many parts of views are cached: between two looks most of the table has not changed."""
UNLIMITED = -1
"""The room of the Rival, whose platform holds any number of pods (CRYO-S2.4)."""


class SideView(msgspec.Struct, frozen=True, cache_hash=True, metaclass=Frozen):
    """One side as a watcher sees it; hand and missions are None where they are hidden."""

    resources: tuple[int, ...]
    room: int
    """How many more awake pods fit; -1 for the Rival, who has room for all."""
    awake: int
    destroyed: int
    stasis: tuple[int, ...]
    salvage: tuple[int, ...]
    caves: tuple[int, ...]
    slots: tuple[int, ...]
    """The tile in each slot, or -1."""
    home: tuple[int, ...]
    """The platform docks with a drone."""
    docks: tuple[int, ...]
    """The ship docks with a drone."""
    transport: int
    upgrades: tuple[int, ...]
    vehicles: tuple[int, ...]
    kept: tuple[int, ...]
    """The incident tiles collected."""
    hand_size: int
    hand: tuple[int, ...] | None
    mission_count: int
    missions: tuple[int, ...] | None
    put_away: tuple[int, ...] | None
    """The cards put away in setup, until all have chosen."""
    points: dict[str, int] | None
    """The final points, once the game is over."""


class CryoView(View, frozen=True):
    """The table as a watcher sees it."""

    seat: int | None
    solo: bool
    active: int
    """The side whose turn it is; in a solo game 1 is the Rival."""
    scrapped: bool
    ending: bool
    over: bool
    sides: tuple[SideView, ...]
    tops: tuple[int, ...]
    """The open tile of each resource stack, or -1."""
    heights: tuple[int, ...]
    box: tuple[int, ...]
    """The resource tiles that were returned to the box."""
    deck: int
    discard: tuple[int, ...]
    caves: tuple[int, ...]
    """The tile of each cave space; -1: not in use, -2: face down and unknown."""
    open_caves: tuple[int, ...]
    incidents: tuple[int, ...]
    """The open incident tile of each section, or -1."""
    track: tuple[int, ...]
    """The height of each stack of the incident track; the sunset lies under the last."""
    sabotaged: tuple[int, ...]
    damaged: tuple[int, ...]
    salvage_spaces: int
    board_cards: tuple[int, ...]
    decisions: tuple[int, ...]


side_view = cached(MAX_CACHED)(SideView)
