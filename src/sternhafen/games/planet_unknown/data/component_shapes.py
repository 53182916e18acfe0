"""The shapes of the components that the browser gets: tiles, planets, corporations, cards, objectives, events."""

from __future__ import annotations

import msgspec


class TileInfo(msgspec.Struct, frozen=True):
    """A tile: its shape, the terrains of its two sections, and whether a meteorite comes with it."""

    shape: int
    resources: tuple[int, int]
    meteorite: bool


class TurnInfo(msgspec.Struct, frozen=True):
    """One way a tile can lie: steps on the grid from the anchor, the leftmost cell of the top row."""

    cells: tuple[int, ...]
    first: tuple[int, ...]
    second: tuple[int, ...]
    symbols: tuple[int, int]
    spot: int
    """The meteorite symbol, or -1."""
    width: int
    height: int
    lead: int
    """The anchor's column within the bounding box."""
    turned: int
    """Which way it lies after a quarter turn clockwise."""
    flipped: int


class LineInfo(msgspec.Struct, frozen=True):
    """A row or column and its medals."""

    medals: int
    cells: tuple[int, ...]


class PlanetInfo(msgspec.Struct, frozen=True):
    """A planet board; sets of cells are lists."""

    id: str
    rulebook: bool
    difficulty: int
    rows: tuple[str, ...]
    grid: tuple[int, ...]
    ice: tuple[int, ...]
    edge: tuple[int, ...]
    first: tuple[int, ...]
    """Of which the first tile must cover one."""
    lifepods: tuple[int, ...]
    cities: tuple[int, ...]
    currents: tuple[int, ...]
    toxic: tuple[int, ...]
    ring: tuple[int, ...]
    halves: tuple[tuple[int, ...], ...]
    """A tile may lie in one half only."""
    slides: bool
    quadrants: tuple[tuple[int, ...], ...]
    """For each resource the cells where its symbol is banned."""
    worlds: tuple[tuple[int, ...], ...]
    lines: tuple[LineInfo, ...]
    """The twelve rows, then the twelve columns."""
    walls: tuple[tuple[int, int], ...]
    """Neighbouring cells between which no rover can step, diagonals included."""
    rules: tuple[str, ...]


class BonusInfo(msgspec.Struct, frozen=True):
    """What a field gives: a verb and its number."""

    verb: str
    amount: int


class FieldInfo(msgspec.Struct, frozen=True):
    """A field of a track."""

    medals: int
    """-1 if none are printed."""
    bonuses: tuple[BonusInfo, ...]
    either: bool
    """Only one of the bonuses may be taken (Wormhole Corp.)."""
    column: int
    """Where the field lies on the board: track and height."""
    row: int


class CorporationInfo(msgspec.Struct, frozen=True):
    """A corporation board."""

    id: str
    rulebook: bool
    difficulty: int
    rovers: int
    past_top: int
    technologies: tuple[int, ...]
    tech_fields: tuple[int, ...]
    """The tech field of each technology; -1 where lifepods unlock it."""
    tracks: tuple[tuple[FieldInfo, ...], ...]
    section: str
    """The chapter of the rules that speaks of it."""


class CardInfo(msgspec.Struct, frozen=True):
    """A civ card: its level from 1, whether it is used at once, and what it says."""

    level: int
    now: bool
    effects: tuple[BonusInfo, ...]


class ObjectiveInfo(msgspec.Struct, frozen=True):
    """What an objective compares and of which resource, and what it asks for where it is private."""

    measure: str
    resource: int
    most: bool
    condition: str
    numbers: tuple[int, ...]


class EventCardInfo(msgspec.Struct, frozen=True):
    """An event: its colour and what it says."""

    colour: str
    verb: str
    amount: int


class PlanetUnknownComponents(msgspec.Struct, frozen=True):
    """Everything printed."""

    resources: tuple[str, ...]
    technologies: tuple[str, ...]
    shapes: tuple[str, ...]
    tiles: tuple[TileInfo, ...]
    turns: tuple[tuple[TurnInfo, ...], ...]
    """The ways a tile can lie, by 2 * shape + meteorite."""
    planets: tuple[PlanetInfo, ...]
    corporations: tuple[CorporationInfo, ...]
    cards: tuple[CardInfo, ...]
    objectives: tuple[ObjectiveInfo, ...]
    event_cards: tuple[EventCardInfo, ...]
    words: dict[str, tuple[tuple[str, str], ...]]
    """The names of components by kind, each in English and German."""


# Tiles ---------------------------------------------------------------------------------------------------------------
