"""How the views of Planet Unknown follow from its states."""

from __future__ import annotations

from typing import Any, Final

from sternhafen.envs.boards import SetFlags, SetRow, WhichGroup, WhichSet
from sternhafen.envs.encoder import NOTHING_ELSE, PLAIN, Encoder, FieldEncoder, Parts, Private, Reader
from sternhafen.envs.encoders.common import ANYBODY, as_it_is, as_they_are, itself, list_of, same, who_looks
from sternhafen.envs.layouts.planet_unknown import FEW_ON_A_PLANET, MANY_ON_A_PLANET
from sternhafen.envs.writing import NONE, Write
from sternhafen.games.planet_unknown import knowledge as colony
from sternhafen.games.planet_unknown.aliases import Knowledge
from sternhafen.games.planet_unknown.colony import Colony, Hand
from sternhafen.games.planet_unknown.data.cards import CARDS, LEVELS
from sternhafen.games.planet_unknown.data.grid import CELLS
from sternhafen.games.planet_unknown.data.tiles import TILES
from sternhafen.games.planet_unknown.data.vocabulary import TECHNOLOGIES
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.rules.corporations.cosmos_inc import lifepods_to_move
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.state import FINAL

# How boards are written --------------------------------------------------------------------------------------------

_FEW_CELLS: Final = SetRow(CELLS, FEW_ON_A_PLANET)
_MANY_CELLS: Final = SetRow(CELLS, MANY_ON_A_PLANET)
_TECHNOLOGIES: Final = SetFlags(len(TECHNOLOGIES))


def _few_cells() -> Write:
    return _FEW_CELLS.write


def _many_cells() -> Write:
    return _MANY_CELLS.write


def _technologies() -> Write:
    return _TECHNOLOGIES.write


def _terrain() -> Write:
    return WhichSet(CELLS).write


def _marks() -> Write:
    return WhichSet(CELLS, 0).write


def _stacks_of_tiles() -> Write:
    return WhichGroup(TILES).write


# A colony ----------------------------------------------------------------------------------------------------------

COLONY_FIELDS = (
    "planet", "corporation", "free", "terrain", "symbols", "patched", "meteorite_symbols", "meteorites", "lifepods",
    "rovers", "last_tile", "markers", "rovers_left", "stored_patches", "got_meteorites", "got_lifepods", "moves",
    "boosts", "patches_to_lay", "rovers_to_put", "advances", "energies", "effects", "milestones", "hand", "quirks",
)  # fmt: skip


def colony_fields(c: Colony) -> tuple[Any, ...]:
    """Return all of a colony that can be seen, in the order of `COLONY_FIELDS`."""
    return (
        c.planet, c.corporation, c.free, c.terrain, c.symbols, c.patched, c.meteorite_symbols, c.meteorites, c.lifepods,
        c.rovers, c.last_tile, c.markers, c.rovers_left, c.stored_patches, c.got_meteorites, c.got_lifepods, c.moves,
        c.boosts, c.patches_to_lay, c.rovers_to_put, c.advances, c.energies, c.effects, c.milestones, c.hand, c.quirks,
    )  # fmt: skip


def _colonies(s: PlanetUnknown) -> list[Colony]:
    return s.colonies


def _final(s: PlanetUnknown, _: int) -> bool:
    return s.phase == FINAL


def _colony_plain(c: Colony, _: bool) -> tuple[int, ...]:
    return (
        c.flux, c.picked - 1, c.rovers_left, c.stored_patches, c.got_lifepods, c.got_meteorites, c.moves, c.boosts,
        c.patches_to_lay, c.rovers_to_put, c.held, lifepods_to_move(c), len(c.energies), c.cap,
        len(c.hand.objectives), len(c.hand.offer),
    )  # fmt: skip


def _points(c: Colony, _: bool) -> int:
    return colony.open_points(c)


def _tops(c: Colony, _: bool) -> tuple[int, ...]:
    return c.board().tops


def _symbols(c: Colony, _: bool) -> tuple[int, int]:
    """Return the cells without a symbol that count, which are none, and those with one."""
    return 0, sum(c.symbols)


def _free_spots(c: Colony, _: bool) -> int:
    return c.meteorite_symbols & ~c.meteorites & ~c.loads


def _meteorites(c: Colony, _: bool) -> tuple[int, ...]:
    return colony.cells_twice(c.meteorites, c.twins)


def _loaded(c: Colony, _: bool) -> int:
    return c.loads


def _moving(c: Colony, _: bool) -> int:
    return c.fresh


def _columns(c: Colony, _: bool) -> tuple[int, ...]:
    return colony.columns(c)


def _lodged(c: Colony, _: bool) -> int:
    return c.lodged


def _techs(c: Colony, _: bool) -> int:
    return technologies(c)


def _used(c: Colony, _: bool) -> int:
    return c.used


def _spent(c: Colony, _: bool) -> int:
    return c.spent


def _advances(c: Colony, _: bool) -> tuple[int, ...]:
    return colony.advances(c.advances)


def _open_cards(c: Colony, final: bool) -> tuple[int, ...]:
    return colony.cards_shown(c.hand.cards, final)


def _hidden_cards(c: Colony, final: bool) -> tuple[int, ...]:
    return colony.levels(c.hand.cards, final)


COLONY: tuple[FieldEncoder, ...] = (
    FieldEncoder(
        PLAIN + "points",
        "quirks rovers_left stored_patches got_lifepods got_meteorites moves boosts patches_to_lay rovers_to_put "
        "energies hand",
        _colony_plain,
    ),
    FieldEncoder("points", "quirks got_lifepods got_meteorites free meteorites markers planet corporation", _points),
    FieldEncoder("planet", "planet", None, as_it_is),
    FieldEncoder("corporation", "corporation", None, as_it_is),
    FieldEncoder("tops", "corporation", _tops),
    FieldEncoder("terrain", "terrain", None, _terrain),
    FieldEncoder("symbols", "symbols", _symbols, _marks),
    FieldEncoder("patches", "patched", None, _many_cells),
    FieldEncoder("free_spots", "meteorite_symbols meteorites quirks", _free_spots, _many_cells),
    FieldEncoder("meteorites", "meteorites quirks", _meteorites),
    FieldEncoder("lifepods", "lifepods", None, _few_cells),
    FieldEncoder("rovers", "rovers", None, _few_cells),
    FieldEncoder("loaded", "quirks", _loaded, _few_cells),
    FieldEncoder("moving", "quirks", _moving, _few_cells),
    FieldEncoder("last", "last_tile", None, _few_cells),
    list_of("markers"),
    FieldEncoder("columns", "quirks", _columns),
    FieldEncoder("lodged", "quirks", _lodged, _few_cells),
    FieldEncoder("technologies", "markers corporation quirks", _techs, _technologies),
    FieldEncoder("used", "quirks", _used, _technologies),
    FieldEncoder("spent", "quirks", _spent, _technologies),
    FieldEncoder("advances", "advances", _advances),
    same("effects"),
    same("milestones"),
    FieldEncoder("open_cards", "hand", _open_cards),
    FieldEncoder("hidden_cards", "hand", _hidden_cards),
)

# The table ---------------------------------------------------------------------------------------------------------

TABLE_FIELDS = (
    "hidden_tiles", "shown", "next_tiles", "gone", "ring_offset", "rotation", "civ_stacks", "commander", "last_round",
    "round", "phase", "event", "past_events", "deck", "next_event", "peekers", "neighbours", "common", "turning_fixed",
    "patches_join", "asked",
)  # fmt: skip


def table_fields(s: PlanetUnknown) -> tuple[Any, ...]:
    """Return all of a table that can be seen, in the order of `TABLE_FIELDS`; who is asked among it."""
    return (
        s.hidden_tiles, s.shown, s.next_tiles, s.gone, s.ring_offset, s.rotation, s.civ_stacks, s.commander,
        s.last_round, s.round, s.phase, s.event, s.past_events, s.deck, s.next_event, s.peekers, s.neighbours, s.common,
        s.turning_fixed, s.patches_join, s.asked(),
    )  # fmt: skip


def _plain(s: PlanetUnknown, _: None) -> tuple[int, ...]:
    return (
        ANYBODY, s.round, s.phase, s.commander, s.last_round, s.event, colony.next_event(s, None), s.peekers,
        colony.joined(s, None), colony.target(s), s.turning_fixed, s.patches_join,
    )  # fmt: skip


def _sectors(s: PlanetUnknown, _: None) -> tuple[int, ...]:
    return colony.sectors(s)


def _stacks(s: PlanetUnknown, _: None) -> tuple[int, ...]:
    return colony.stacks(s.ring_offset)


def _sizes(s: PlanetUnknown, _: None) -> tuple[int, ...]:
    return colony.sizes(s)


def _civ_stacks(s: PlanetUnknown, _: None) -> tuple[int, ...]:
    return tuple([len(stack) for stack in s.civ_stacks])


def _events_left(s: PlanetUnknown, _: None) -> tuple[int, ...]:
    return colony.events_left(s)


TABLE: tuple[FieldEncoder, ...] = (
    FieldEncoder(
        PLAIN,
        "round phase commander last_round event peekers deck past_events next_event turning_fixed patches_join",
        _plain,
    ),
    FieldEncoder("sectors", "rotation", _sectors),
    FieldEncoder("stacks", "ring_offset", _stacks),
    list_of("shown"),
    FieldEncoder("sizes", "hidden_tiles next_tiles", _sizes),
    same("next_tiles"),
    FieldEncoder("hidden_tiles", "hidden_tiles", None, _stacks_of_tiles),
    same("gone"),
    FieldEncoder("civ_stacks", "civ_stacks", _civ_stacks),
    same("past_events"),
    FieldEncoder("events_left", "deck next_event", _events_left),
    same("neighbours"),
    same("common"),
    same("asked"),
)

# What a seat sees in its own way -----------------------------------------------------------------------------------

Looker = tuple[int, Knowledge]
"""A seat, and what it knows of the civ cards."""

PRIVATE_FIELDS = ("next_event", "peekers", "civ_stacks", "joined", "chooser", "final")
HAND_FIELDS = ("cards", "objectives", "offer", "returned")


def private_fields(s: PlanetUnknown) -> tuple[Any, ...]:
    """Return all of a table that its seats see in different ways: `PRIVATE_FIELDS`, then every colony's cards."""
    chooser = s.first_asked() if s.joined >= 0 else NONE
    return (
        s.next_event, s.peekers, s.civ_stacks, s.joined, chooser, s.phase == FINAL, *[c.hand.cards for c in s.colonies],
    )  # fmt: skip


def hand_fields(hand: Hand) -> tuple[Any, ...]:
    """Return all of a hand, in the order of `HAND_FIELDS`."""
    return hand.cards, hand.objectives, hand.offer, hand.returned


def _hand(s: PlanetUnknown, seat: int) -> Hand:
    return s.colonies[seat].hand


def _looker(s: PlanetUnknown, seat: int) -> Looker:
    return seat, s.colonies[seat].hand.knows


def _seat(s: PlanetUnknown, looker: Looker) -> int:
    return looker[0]


def _next_event(s: PlanetUnknown, looker: Looker) -> int:
    return colony.next_event(s, looker[0])


def _joined(s: PlanetUnknown, looker: Looker) -> int:
    return colony.joined(s, looker[0]) if s.joined >= 0 else NONE


def _civ_stack_groups(s: PlanetUnknown, looker: Looker) -> list[int]:
    """Return how many cards of each group lie in each civ stack, stack after stack."""
    group = colony.group_numbers(looker[1])
    counts = [0] * (LEVELS * CARDS)
    for level, stack in enumerate(s.civ_stacks):
        for card in stack:
            counts[level * CARDS + group[card]] += 1
    return counts


def _civ_groups(s: PlanetUnknown, looker: Looker) -> tuple[int, ...]:
    return colony.group_numbers(looker[1])


class _HiddenGroups:
    """How one colony's hidden cards are seen: what the seat knows decides it."""

    def __init__(self, colony: int) -> None:
        self._colony = colony

    def see(self, s: PlanetUnknown, looker: Looker) -> tuple[int, ...]:
        """Return the groups of the hidden cards; with none it need not be looked up what the seat knows."""
        cards = s.colonies[self._colony].hand.cards
        return colony.groups(cards, looker[1], s.phase == FINAL) if colony.levels(cards, s.phase == FINAL) else ()


def _kept_cards(hand: Hand, _: int) -> tuple[int, ...]:
    return colony.kept_cards(hand)


def _private(seat: int, seats: int) -> tuple[Private, ...]:
    every = range(seats)
    at_the_table = (
        FieldEncoder("seat", NOTHING_ELSE, _seat),
        FieldEncoder("next_event", "next_event peekers", _next_event),
        FieldEncoder("joined", "joined chooser", _joined),
        FieldEncoder("civ_stack_groups", "civ_stacks", _civ_stack_groups, as_they_are),
        FieldEncoder("civ_groups", NOTHING_ELSE, _civ_groups, as_they_are),
        *[FieldEncoder(f"colonies[{i}].hidden_groups", f"final cards{i}", _HiddenGroups(i).see) for i in every],
    )
    at_its_hand = (FieldEncoder("cards", "cards", _kept_cards), same("objectives"), same("offer"), same("returned"))
    names = (*PRIVATE_FIELDS, *[f"cards{i}" for i in every])
    return (
        Private(itself, _looker, at_the_table, Reader(names, private_fields)),
        Private(_hand, who_looks, at_its_hand, Reader(HAND_FIELDS, hand_fields)),
    )


ENCODER = Encoder(
    TABLE,
    Parts("colonies", _colonies, _final, COLONY, Reader(COLONY_FIELDS, colony_fields)),
    _private,
    reader=Reader(TABLE_FIELDS, table_fields),
)
