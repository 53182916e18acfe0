"""The printed components as plain data, from which the browser's tables are generated."""

from __future__ import annotations

from typing import Any

import msgspec

from sternhafen.games.cryo.data import tables
from sternhafen.games.cryo.data.tables import RAW, RESOURCES


class FaceInfo(msgspec.Struct, frozen=True):
    """What a tile or a scrap corner gives or costs: all of it, one of it, or a card action."""

    mode: str
    """``all``, ``one`` or ``card``."""
    items: tuple[tuple[int, int], ...]
    """Resources and amounts."""


class IncidentInfo(msgspec.Struct, frozen=True):
    """An incident tile."""

    effect: str
    back: str
    face: FaceInfo | None


class SpaceInfo(msgspec.Struct, frozen=True):
    """An action space of the wreck: its section, its kind by name and number, its letter, its stack of tiles or -1."""

    section: int
    kind: str
    word: int
    letter: str
    stack: int


class DockInfo(msgspec.Struct, frozen=True):
    """A dock of the wreck."""

    section: int
    number: int
    beside: tuple[int | None, ...]
    """The action spaces above, right, below and left."""
    below: tuple[int, ...]
    card_place: int | None
    """The place of the Rival's card above it."""


class CaveInfo(msgspec.Struct, frozen=True):
    """A cave space."""

    name: str
    large: bool


class CaveTileInfo(msgspec.Struct, frozen=True):
    """A cave tile: what settling costs, and the points of the first and the second."""

    cost: tuple[tuple[int, int], ...]
    first: int
    second: int


class TunnelInfo(msgspec.Struct, frozen=True):
    """A section of the tunnels."""

    caves: tuple[int, int]
    energy: int


class HomeInfo(msgspec.Struct, frozen=True):
    """A dock of the platform: its slots for a cost and a reward, and what it gives besides."""

    cost: int | None
    reward: int | None
    gives: str | None


class MissionInfo(msgspec.Struct, frozen=True):
    """What a mission counts."""

    per: str
    points: int
    least: int
    each: int


class CardInfo(msgspec.Struct, frozen=True):
    """A card with its four uses."""

    upgrade: str
    mission: MissionInfo
    room: int
    effect: str | None
    scrap: FaceInfo


class PlacesInfo(msgspec.Struct, frozen=True):
    """How many cards lie beside a platform."""

    upgrades: int
    vehicles: int
    missions: int


class CryoComponents(msgspec.Struct, frozen=True):
    """Everything printed."""

    resources: tuple[str, ...]
    most: tuple[int, ...]
    """The top of each track."""
    hand_limit: int
    platform_room: int
    places: PlacesInfo
    rival_drones: int
    track_backs: tuple[str, ...]
    tiles: tuple[FaceInfo, ...]
    incidents: tuple[IncidentInfo, ...]
    spaces: tuple[SpaceInfo, ...]
    docks: tuple[DockInfo, ...]
    section_resource: tuple[int | None, ...]
    row_resource: tuple[int, ...]
    caves: tuple[CaveInfo, ...]
    cave_tiles: tuple[CaveTileInfo, ...]
    tunnels: tuple[TunnelInfo, ...]
    homes: tuple[HomeInfo, ...]
    cards: tuple[CardInfo, ...]
    transport: int
    """The number of the transport dock."""
    rival: int
    """The number of the Rival's side in a solo game."""


MODES = ("all", "one", "card")


def face_info(face: int) -> FaceInfo:
    """Return a face by its number."""
    return FaceInfo(MODES[tables.FACE_MODE[face]], tables.FACE_ITEMS[face])


def _docks() -> list[DockInfo]:
    docks: list[DockInfo] = []
    for number, section in enumerate(RAW["sections"]["items"]):
        letters = {tables.SPACE_LETTER[i]: i for i in range(tables.SPACES) if tables.SPACE_SECTION[i] == number}
        for index, dock in enumerate(section["docks"]):
            here = len(docks)
            beside = [None if dock[way] is None else letters[dock[way]] for way in ("up", "right", "down", "left")]
            place = tables.TOP_DOCKS.index(here) if here in tables.TOP_DOCKS else None
            docks.append(DockInfo(number, index + 1, tuple(beside), tables.DOCKS_BELOW.get(here, ()), place))
    return docks


def _home(number: int, dock: dict[str, Any]) -> HomeInfo:
    cost, reward = tables.COST_SLOT[number], tables.REWARD_SLOT[number]
    gives = dock["reward"] if isinstance(dock["reward"], str) else next(iter(dock["reward"]))
    return HomeInfo(
        None if cost < 0 else cost, None if reward < 0 else reward, None if gives == "tile" else f"cryo-{gives}"
    )


def _resource(name: str | None) -> int | None:
    return None if name is None else RESOURCES.index(name)


def components() -> CryoComponents:
    """Return everything printed."""
    return CryoComponents(
        resources=tuple(RESOURCES),
        most=tuple(tables.TRACK_LIMIT),
        hand_limit=tables.HAND_LIMIT,
        platform_room=tables.CREW_ROOM,
        places=PlacesInfo(tables.UPGRADE_PLACES, tables.VEHICLE_PLACES, tables.MISSION_PLACES),
        rival_drones=tables.RIVAL_DRONES,
        track_backs=tuple(tables.TRACK_BACKS),
        tiles=tuple(face_info(tile) for tile in range(tables.TILES)),
        incidents=tuple(
            IncidentInfo(tile["effect"], tile["back"], face_info(face) if face >= 0 else None)
            for tile, face in zip(RAW["incident_tiles"]["items"], tables.INCIDENT_FACE, strict=True)
        ),
        spaces=tuple(
            SpaceInfo(
                tables.SPACE_SECTION[space],
                tables.SPACE_KINDS[tables.SPACE_KIND[space]],
                tables.SPACE_KIND[space],
                tables.SPACE_LETTER[space],
                tables.SPACE_STACK[space],
            )
            for space in range(tables.SPACES)
        ),
        docks=tuple(_docks()),
        section_resource=tuple(_resource(section["resource"]) for section in RAW["sections"]["items"]),
        row_resource=tuple(RESOURCES.index(name) for name in RAW["salvage_rows"]["resources"]),
        caves=tuple(CaveInfo(name, large) for name, large in zip(tables.CAVE_IDS, tables.CAVE_LARGE, strict=True)),
        cave_tiles=tuple(
            CaveTileInfo(
                tuple((resource, amount) for resource, amount in enumerate(tables.CAVE_COST[tile]) if amount),
                tables.CAVE_FIRST[tile],
                tables.CAVE_SECOND[tile],
            )
            for tile in range(tables.CAVE_TILES)
        ),
        tunnels=tuple(
            TunnelInfo(caves, energy) for caves, energy in zip(tables.TUNNEL_CAVES, tables.TUNNEL_ENERGY, strict=True)
        ),
        homes=tuple(_home(number, dock) for number, dock in enumerate(RAW["platform"]["docks"])),
        cards=tuple(
            CardInfo(
                card["upgrade"],
                MissionInfo(
                    card["mission"]["per"],
                    tables.MISSION_POINTS[number],
                    tables.MISSION_LEAST[number],
                    tables.MISSION_EACH[number],
                ),
                tables.VEHICLE_ROOM[number],
                tables.VEHICLE_EFFECTS[number] or None,
                face_info(tables.SCRAP_FACE[number]),
            )
            for number, card in enumerate(RAW["cards"]["items"])
        ),
        transport=tables.TRANSPORT,
        rival=tables.RIVAL,
    )
