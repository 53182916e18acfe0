"""The printed components as plain data, for boards outside this process: the browser's tables are generated from it."""

from __future__ import annotations

import msgspec

from sternhafen.engine.bitset import members
from sternhafen.games.escape_pods.data import tables


class SectorInfo(msgspec.Struct, frozen=True):
    """A sector: its number and where it lies, with the ship at y = 0."""

    sector: int
    x: float
    y: float


class HangarInfo(msgspec.Struct, frozen=True):
    """A hangar: how large a pod it holds, the sector that this pod launches into, and its place."""

    capacity: int
    launch: int
    place: int


class SpaceInfo(msgspec.Struct, frozen=True):
    """A scoring space: the kind it takes (3: anybody), its points, and g, r or o where a special rule is about it."""

    kind: int
    points: int
    colour: str


class HavenInfo(msgspec.Struct, frozen=True):
    """A haven card: its name in each language, its spaces and its special rule."""

    names: dict[str, str]
    spaces: tuple[SpaceInfo, ...]
    special: str | None


class Components(msgspec.Struct, frozen=True):
    """Everything that is printed."""

    crew_per_seat: int
    any_kind: int
    bay: int
    box: int
    arrivals: int
    sectors: tuple[SectorInfo, ...]
    hangars: tuple[HangarInfo, ...]
    haven_sectors: tuple[tuple[int, ...], ...]
    buoy_spaces: tuple[tuple[int, int], ...]
    buoy_seats: tuple[tuple[int, ...], ...]
    slots: tuple[tuple[int, ...], ...]
    """The activation spaces of every action."""
    slot_action: tuple[int, ...]
    basic: tuple[int, ...]
    """The actions on the basic panel; the others are on the advanced one."""
    advanced: tuple[int, ...]
    basic_slots: int
    joined_slots: tuple[int, ...]
    """The advanced spaces whose crew returns when all of them are taken (PODS-3.14)."""
    havens: tuple[HavenInfo, ...]


def components() -> Components:
    """Return the components."""
    actions = range(tables.ACTIONS)
    basic = tuple(action for action in actions if tables.FIRST_SLOT[action] < tables.BASIC_SLOTS)
    joined = (tables.BOARD, tables.FLY, tables.PROGRAM)
    return Components(
        crew_per_seat=tables.CREW_PER_SEAT,
        any_kind=tables.KINDS,
        bay=tables.BAY,
        box=tables.BOX,
        arrivals=tables.ARRIVAL_SPACES,
        sectors=tuple(SectorInfo(sector, *tables.XY[sector]) for sector in range(1, tables.SECTORS + 1)),
        hangars=tuple(
            HangarInfo(capacity, tables.LAUNCH_SECTOR[place], place)
            for capacity, place in zip(tables.HANGAR_CAPACITY, tables.HANGAR_PLACES, strict=True)
        ),
        haven_sectors=tuple(tuple(members(sectors)) for sectors in tables.HAVEN_SECTORS),
        buoy_spaces=tables.BUOY_SPACES,
        buoy_seats=tuple(tuple(members(seats)) for seats in tables.BUOY_COLOURS),
        slots=tables.ACTION_SLOTS,
        slot_action=tables.SLOT_ACTION,
        basic=basic,
        advanced=tuple(action for action in actions if action not in basic),
        basic_slots=tables.BASIC_SLOTS,
        joined_slots=tuple(tables.FIRST_SLOT[action] for action in joined),
        havens=tuple(_haven(card) for card in range(len(tables.HAVEN_NAMES))),
    )


def _haven(card: int) -> HavenInfo:
    special = tables.SPECIAL[card]
    return HavenInfo(
        names=tables.HAVEN_NAMES[card],
        spaces=tuple(SpaceInfo(*space) for space in tables.SCORING_SPACES[card]),
        special=special.replace("_", "-") or None,
    )
