"""The components: everything that is printed, read once from components.json into tables of small numbers.

Sectors are numbered 1 to 13 as on the board, and a set of sectors is a number with bit n set for sector n. A pod's
place is its sector, or `BAY`, a hangar's place, or `BOX` when the pod is not in this game.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

_DATA: Final[dict[str, Any]] = json.loads(
    (files("sternhafen.games.escape_pods") / "components.json").read_text(encoding="utf-8")
)


_bits: Final[dict[int, list[int]]] = {}


def bits(mask: int) -> list[int]:
    """Return the numbers in a set, as a list that is shared and must not be changed.

    >>> bits(0b10110)
    [1, 2, 4]
    """
    found = _bits.get(mask)
    if found is None:
        found = [number for number in range(mask.bit_length()) if mask >> number & 1]
        _bits[mask] = found
    return found


def _set(numbers: Any) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << int(number)
    return mask


def _group(name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = _DATA[name]["values"]
    return rows


# Crew and panels ---------------------------------------------------------------------------------------------------

KINDS: Final = 3
"""Commander, scientist and engineer: 0, 1, 2."""
KIND_LETTERS: Final[str] = "".join(_DATA["crew"]["types"]) + "X"
PER_KIND: Final[int] = int(_DATA["crew"]["per_type"])
CREW: Final[int] = KINDS * PER_KIND
"""A player's crew; the tags of seat n are n * CREW to n * CREW + CREW - 1."""
MAX_SEATS: Final = 5
OWNER: Final[tuple[int, ...]] = tuple(tag // CREW for tag in range(MAX_SEATS * CREW))


@cache
def _orders(counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return every order in which so many of each kind can lie.

    >>> _orders((2, 1, 0))
    ((0, 0, 1), (0, 1, 0), (1, 0, 0))
    """
    if not any(counts):
        return ((),)
    return tuple(
        (kind, *rest)
        for kind in range(KINDS)
        if counts[kind]
        for rest in _orders((*counts[:kind], counts[kind] - 1, *counts[kind + 1 :]))
    )


MARKERS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = tuple(
    tuple(tuple((a > 0) | (b > 0) << 1 | (c > 0) << 2 for c in range(PER_KIND + 1)) for b in range(PER_KIND + 1))
    for a in range(PER_KIND + 1)
)
"""By the numbers of commanders, scientists and engineers: the types there are, as a set."""
ORDERS: Final[tuple[tuple[tuple[tuple[tuple[int, ...], ...], ...], ...], ...]] = tuple(
    tuple(tuple(_orders((a, b, c)) for c in range(PER_KIND + 1)) for b in range(PER_KIND + 1))
    for a in range(PER_KIND + 1)
)
"""By the numbers of commanders, scientists and engineers: every order in which they can lie."""

ACTION_NAMES: Final[tuple[str, ...]] = tuple(str(row["action"]) for row in _DATA["panels"]["actions"])
ACTIONS: Final = 9
EMBARK: Final = 0
DISEMBARK: Final = 1
ACCELERATE: Final = 2
SPY: Final = 3
MINIPOD: Final = 4
BOARD: Final = 5
FLY: Final = 6
PROGRAM: Final = 7
REFRESH: Final = 8


def _panel_slots() -> tuple[tuple[int, ...], ...]:
    """Return the activation spaces of every action; disembarking shares those of embarking (PODS-3.11)."""
    found: dict[str, tuple[int, ...]] = {}
    count = 0
    for row in _DATA["panels"]["actions"]:
        if "shares" in row:
            found[row["action"]] = found[row["shares"]]
            continue
        found[row["action"]] = tuple(range(count, count + int(row["spaces"])))
        count += int(row["spaces"])
    return tuple(found[name] for name in ACTION_NAMES)


SLOTS: Final[tuple[tuple[int, ...], ...]] = _panel_slots()
FIRST_SLOT: Final[tuple[int, ...]] = tuple(slots[0] for slots in SLOTS)
LAST_SLOT: Final[tuple[int, ...]] = tuple(slots[-1] for slots in SLOTS)
PANEL: Final[int] = max(LAST_SLOT) + 1
"""How many activation spaces a player has on both panels together."""
BASIC_SLOTS: Final[int] = SLOTS[BOARD][0]
"""The first so many belong to the basic panel, the others to the advanced one."""
SLOT_ACTION: Final[tuple[int, ...]] = tuple(
    next(action for action in range(ACTIONS) if slot in SLOTS[action]) for slot in range(PANEL)
)

# Space -------------------------------------------------------------------------------------------------------------

SECTORS: Final[int] = len(_group("sectors"))
BAY: Final = 0
HANGAR_PLACES: Final[tuple[int, ...]] = tuple(SECTORS + 1 + i for i in range(len(_group("hangars"))))
BOX: Final[int] = HANGAR_PLACES[-1] + 1
AT: Final[tuple[int, ...]] = tuple(1 << place for place in range(BOX + 1))
"""Every place as a set."""
SPACE: Final[int] = _set(range(1, SECTORS + 1))
SHIP: Final[int] = _set(_DATA["sectors"]["ship"])
NEAR: Final[tuple[int, ...]] = (0, *(_set(row["near"]) for row in _group("sectors")), *[0] * (BOX - SECTORS))
"""The sectors beside every place; none beside what is not in space."""
XY: Final[tuple[tuple[float, float], ...]] = (
    (0.0, 0.0),
    *((float(row["xy"][0]), float(row["xy"][1])) for row in _group("sectors")),
)
BARRIER_LINES: Final[tuple[int, ...]] = tuple(_set(line) for line in _DATA["barriers"]["lines"])
LONGER_BARRIERS: Final[tuple[int, ...]] = tuple(_set(line) for line in _DATA["barriers"]["longer"])

CAPACITY: Final[tuple[int, ...]] = tuple(int(n) for n in _DATA["pods"]["capacities"])
PODS: Final[int] = len(CAPACITY)
MINIS: Final[int] = CAPACITY.count(1)
"""The mini-pods are the first so many pods."""


def _colours() -> dict[tuple[int, ...], int]:
    """Return the colours of every crew that fits into a pod: nobody, or one to three in order."""
    found: dict[tuple[int, ...], int] = {(): 0}
    colour, count = [1 << owner for owner in OWNER], len(OWNER)
    for a in range(count):
        found[a,] = colour[a]
        for b in range(a + 1, count):
            pair = colour[a] | colour[b]
            found[a, b] = pair
            for c in range(b + 1, count):
                found[a, b, c] = pair | colour[c]
    return found


COLOURS: Final[dict[tuple[int, ...], int]] = _colours()
"""By the crew of a pod, in order: the seats that have somebody among them, as a set."""

REMOVED_WITH_TWO: Final[tuple[int, ...]] = tuple(int(n) for n in _DATA["pods"]["removed_with_two_players"])
HANGAR_POD: Final[tuple[int, ...]] = tuple(int(row["pod"]) for row in _group("hangars"))
HANGAR_CAPACITY: Final[tuple[int, ...]] = tuple(int(row["capacity"]) for row in _group("hangars"))
LAUNCH: Final[tuple[int, ...]] = (*[0] * (SECTORS + 1), *(int(row["launch"]) for row in _group("hangars")), 0)
"""The launch sector of every place that is a hangar."""

BUOY_SPACES: Final[tuple[tuple[int, int], ...]] = tuple((int(a), int(b)) for a, b in _DATA["buoy_spaces"]["between"])
FIRST_CROSSING: Final = ACTIONS
"""A set of what a turn has open holds actions and, behind them, crossings.

The first two crossings lead across the first buoy space, from the first and from the second of its sectors, and so on.
"""
CROSSINGS: Final[tuple[tuple[tuple[int, int, int], ...], ...]] = tuple(
    tuple(
        (space, 1 << pair[1 - side], 1 << FIRST_CROSSING + 2 * space + side)
        for space, pair in enumerate(BUOY_SPACES)
        for side in range(2)
        if pair[side] == place
    )
    for place in range(BOX + 1)
)
"""The ways across a buoy space from every place: the space, the sector beyond it and the crossing, both as sets."""
BUOY_COLOURS: Final[tuple[int, ...]] = tuple(_set(pair) for pair in _DATA["buoys"]["colours"])
"""The seats that every buoy works for, as a set."""
BUOYS: Final[int] = len(BUOY_COLOURS)
WORKS_FOR: Final[tuple[tuple[bool, ...], ...]] = tuple(
    (*(colours >> seat & 1 == 1 for colours in BUOY_COLOURS), False) for seat in range(MAX_SEATS)
)
"""Whether every buoy works for a seat; the last entry, which is also that of -1, stands for no buoy."""
SHARED_BUOYS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(
        _set(
            buoy
            for buoy, colours in enumerate(BUOY_COLOURS)
            if colours >> seat & 1 and colours & ((1 << seats) - 1) & ~(1 << seat)
        )
        for seat in range(seats)
    )
    for seats in range(MAX_SEATS + 1)
)
"""By number of seats and seat: the buoys with its colour and that of another participant, as a set (PODS-5.10)."""


@cache
def buoy_reserve(seats: int) -> int:
    """Return the buoys that show the colour of somebody who plays, as a set (PODS-2.4)."""
    playing = (1 << seats) - 1
    stock = 0
    for buoy in range(BUOYS):
        if BUOY_COLOURS[buoy] & playing:
            stock |= 1 << buoy
    return stock


# Explosions and havens ---------------------------------------------------------------------------------------------

NORMAL_CARDS: Final[tuple[int, ...]] = tuple(int(n) for n in _DATA["explosion_cards"]["normal"])
SOLO_CARDS: Final[tuple[int, ...]] = tuple(sorted((*NORMAL_CARDS, *_DATA["explosion_cards"]["solo_only"])))
DEBRIS: Final[dict[str, int]] = {str(k): int(n) for k, n in _DATA["markers"]["debris_used"].items()}

HAVENS: Final[int] = len(_group("haven_positions"))
HAVEN_SECTORS: Final[tuple[int, ...]] = tuple(_set(row["sectors"]) for row in _group("haven_positions"))
SHORE: Final[int] = HAVEN_SECTORS[0] | HAVEN_SECTORS[1] | HAVEN_SECTORS[2] | HAVEN_SECTORS[3]
"""The sectors beside at least one haven."""
HAVENS_BESIDE: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(haven for haven in range(HAVENS) if HAVEN_SECTORS[haven] >> place & 1) for place in range(BOX + 1)
)
ARRIVALS: Final[int] = int(_DATA["haven_cards"]["arrival_spaces"])


@cache
def marker_starts(seats: int) -> tuple[int, ...]:
    """Return the arrival space of every haven's explosion marker, 0 for none (PODS-2.9, 15.4)."""
    for row in _group("marker_starts"):
        if row["players"] == seats:
            return tuple(int(row[position["kind"]]) for position in _group("haven_positions"))
    return (0,) * HAVENS


# Haven cards -------------------------------------------------------------------------------------------------------

CARDS: Final[int] = len(_group("haven_cards"))
SOLO_HAVENS: Final[tuple[int, ...]] = tuple(i for i, row in enumerate(_group("haven_cards")) if row.get("solo"))
MOST_SPACES: Final = 5


def _spaces(text: str) -> tuple[tuple[int, int, str], ...]:
    """Return a card's scoring spaces: the kind they take (KINDS for any), their points, their colour.

    >>> _spaces("K4 X1g")
    ((0, 4, ''), (3, 1, 'g'))
    """
    return tuple((KIND_LETTERS.index(space[0]), int(space[1]), space[2:]) for space in text.split())


SCORING: Final[tuple[tuple[tuple[int, int, str], ...], ...]] = tuple(
    _spaces(str(row["spaces"])) for row in _group("haven_cards")
)
ACCEPTS: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(_set(i for i, space in enumerate(card) if space[0] in (kind, KINDS)) for kind in range(KINDS))
    for card in SCORING
)
"""The scoring spaces of every card that accept a kind, as a set (PODS-12.4)."""
SPECIAL: Final[tuple[str, ...]] = tuple(str(row.get("special", "")) for row in _group("haven_cards"))
SPECIAL_SPACES: Final[tuple[int, ...]] = tuple(
    _set(i for i, space in enumerate(card) if row.get("colour") and space[2] == row["colour"])
    for card, row in zip(SCORING, _group("haven_cards"), strict=True)
)
SPECIAL_AMOUNT: Final[tuple[int, ...]] = tuple(int(row.get("amount", 0)) for row in _group("haven_cards"))
HAVEN_NAMES: Final[tuple[dict[str, str], ...]] = tuple(
    {"en": str(row["en"]), "de": str(row["de"])} for row in _group("haven_cards")
)
RATING: Final[tuple[tuple[int, str], ...]] = tuple(
    (int(row["from"]), str(row["verdict"])) for row in _group("solo_rating")
)
