"""How the views of Cryo follow from its states."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.envs.encoder import NOTHING_ELSE, PLAIN, Encoder, FieldEncoder, Parts, Private, Reader
from sternhafen.envs.encoders.common import ANYBODY, itself, list_of, same
from sternhafen.games.cryo.data.tables import RIVAL, SALVAGE_SPACES
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.knowledge import members, seen_caves, track_heights
from sternhafen.games.cryo.rules.upgrades.hooks import SEES_CAVES
from sternhafen.games.cryo.rules.vehicles import room
from sternhafen.games.cryo.state import Side
from sternhafen.games.cryo.view import UNLIMITED

# The table ---------------------------------------------------------------------------------------------------------


TABLE_FIELDS: Final = (
    "solo", "active", "scrapped", "ending", "over", "deck", "tops", "heights", "box", "discard", "open_caves",
    "incidents", "track", "sabotaged", "damaged", "board_cards", "decisions",
)  # fmt: skip


def table_fields(s: Cryo) -> tuple[Any, ...]:
    """Return all that lies on the table, in the order of `TABLE_FIELDS`."""
    return (
        s.solo, s.active, s.scrapped, s.ending, s.over, s.deck, s.tops, s.heights, s.box, s.discard, s.open_caves,
        s.incidents, s.track, s.sabotaged, s.damaged, s.board_cards, s.decisions,
    )  # fmt: skip


def _plain(s: Cryo, _: None) -> tuple[int, ...]:
    return ANYBODY, s.solo, s.active, s.scrapped, s.ending, s.over, len(s.deck), SALVAGE_SPACES[len(s.sides)]


def _open_caves(s: Cryo, _: None) -> tuple[int, ...]:
    return members(s.open_caves)


def _track(s: Cryo, _: None) -> tuple[int, ...]:
    return track_heights(s.track, len(s.sides))


def _sabotaged(s: Cryo, _: None) -> tuple[int, ...]:
    return members(s.sabotaged)


def _damaged(s: Cryo, _: None) -> tuple[int, ...]:
    return members(s.damaged)


TABLE: tuple[FieldEncoder, ...] = (
    FieldEncoder(PLAIN, "solo active scrapped ending over deck", _plain),
    list_of("tops"),
    list_of("heights"),
    same("box"),
    same("discard"),
    FieldEncoder("open_caves", "open_caves", _open_caves),
    list_of("incidents"),
    FieldEncoder("track", "track", _track),
    FieldEncoder("sabotaged", "sabotaged", _sabotaged),
    FieldEncoder("damaged", "damaged", _damaged),
    same("board_cards"),
    same("decisions"),
)

# Its sides ---------------------------------------------------------------------------------------------------------

SIDE_FIELDS: Final = (
    "vehicles", "upgrades", "awake", "destroyed", "transport", "hand", "missions", "resources", "stasis", "salvage",
    "caves", "slots", "home", "docks", "kept", "aside",
)  # fmt: skip


def side_fields(side: Side) -> tuple[Any, ...]:
    """Return all of a side, in the order of `SIDE_FIELDS`."""
    return (
        side.vehicles, side.upgrades, side.awake, side.destroyed, side.transport, side.hand, side.missions,
        side.resources, side.stasis, side.salvage, side.caves, side.slots, side.home, side.docks, side.kept, side.aside,
    )  # fmt: skip


Seen = tuple[Side | None, Side, bool]
"""What decides how a side is seen: which is the Rival's, which is that of who looks, and whether the game is over."""


def _sides(s: Cryo) -> list[Side]:
    return s.sides


def _seen(s: Cryo, seat: int) -> Seen:
    return s.sides[RIVAL] if s.solo else None, s.sides[seat], s.over


def _side_plain(side: Side, seen: Seen) -> tuple[int, ...]:
    left = UNLIMITED if side is seen[0] else room(side)
    return left, side.awake, side.destroyed, side.transport, len(side.hand), len(side.missions)


def _home(side: Side, _: Seen) -> tuple[int, ...]:
    return members(side.home)


def _docks(side: Side, _: Seen) -> tuple[int, ...]:
    return members(side.docks)


def _upgrades(side: Side, _: Seen) -> tuple[int, ...]:
    return members(side.upgrades)


def _hand(side: Side, seen: Seen) -> tuple[int, ...] | None:
    return side.hand if side is seen[1] else None


def _is_open(side: Side, seen: Seen) -> bool:
    """Return whether a side's missions are seen: by its owner, and by all when the game is over."""
    return side is seen[1] or seen[2]


def _missions(side: Side, seen: Seen) -> tuple[int, ...] | None:
    return side.missions if _is_open(side, seen) else None


def _put_away(side: Side, seen: Seen) -> tuple[int, ...] | None:
    return side.aside if _is_open(side, seen) else None


SIDE: tuple[FieldEncoder, ...] = (
    FieldEncoder(PLAIN, "vehicles upgrades awake destroyed transport hand missions", _side_plain),
    list_of("resources"),
    list_of("stasis"),
    list_of("salvage"),
    list_of("caves"),
    list_of("slots"),
    FieldEncoder("home", "home", _home),
    FieldEncoder("docks", "docks", _docks),
    FieldEncoder("upgrades", "upgrades", _upgrades),
    same("vehicles"),
    same("kept"),
    FieldEncoder("hand", "hand", _hand),
    FieldEncoder("missions", "missions", _missions),
    FieldEncoder("put_away", "aside", _put_away),
)

# What a seat sees in its own way -----------------------------------------------------------------------------------

Looker = tuple[int, bool]
"""A seat, and whether it scans caves."""


def _looker(s: Cryo, seat: int) -> Looker:
    return seat, SEES_CAVES[s.working_upgrades(seat)]


def _seat(s: Cryo, looker: Looker) -> int:
    return looker[0]


def _caves(s: Cryo, looker: Looker) -> tuple[int, ...]:
    return seen_caves(s.caves, -1 if looker[1] else s.open_caves)


CAVE_FIELDS: Final = ("caves", "open_caves")


def cave_fields(s: Cryo) -> tuple[Any, ...]:
    """Return what tells which caves are seen, in the order of `CAVE_FIELDS`."""
    return s.caves, s.open_caves


def _private(seat: int, seats: int) -> tuple[Private, ...]:
    own = (FieldEncoder("seat", NOTHING_ELSE, _seat), FieldEncoder("caves", "caves open_caves", _caves))
    return (Private(itself, _looker, own, Reader(CAVE_FIELDS, cave_fields)),)


ENCODER = Encoder(
    TABLE,
    Parts("sides", _sides, _seen, SIDE, Reader(SIDE_FIELDS, side_fields)),
    _private,
    per_seat=True,
    reader=Reader(TABLE_FIELDS, table_fields),
)
