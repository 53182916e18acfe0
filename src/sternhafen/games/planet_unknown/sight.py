"""Sight: how a seat's view is made of the state. What was seen lately is remembered: most of it has not changed."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from sternhafen.engine.plain import field_names
from sternhafen.games.planet_unknown.board import CELLS, cells_of
from sternhafen.games.planet_unknown.cards import CARD_LEVEL, CARD_NOW, EVENT_COLOUR
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.knowledge import Knowledge, group_of, watched
from sternhafen.games.planet_unknown.lifepods import MOVES_OWED
from sternhafen.games.planet_unknown.phases import FINAL
from sternhafen.games.planet_unknown.proof import laid_parts
from sternhafen.games.planet_unknown.scoring import (
    METEORITES_PER_SET,
    deck_counts,
    lines,
    planet_medals,
    solo_target,
    track_medals,
)
from sternhafen.games.planet_unknown.views import ColonyView, PlanetUnknownView
from sternhafen.games.planet_unknown.vocabulary import TECHNOLOGIES, TRACKS

if TYPE_CHECKING:
    from sternhafen.games.planet_unknown.state import PlanetUnknown

REMEMBERED: Final = 1024
"""How many colonies, and how many values of each of their fields, are remembered as somebody saw them."""

# Parts of a colony -------------------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def _names(bits: int) -> tuple[str, ...]:
    return tuple([name for i, name in enumerate(TECHNOLOGIES) if bits >> i & 1])


@lru_cache(REMEMBERED)
def _cells(bits: int) -> tuple[int, ...]:
    return tuple(cells_of(bits))


@lru_cache(REMEMBERED)
def _cells_twice(bits: int, again: int) -> tuple[int, ...]:
    return tuple(sorted(cells_of(bits) + cells_of(again)))


@lru_cache(REMEMBERED)
def _terrain(boards: tuple[int, ...]) -> tuple[int, ...]:
    found = [-1] * CELLS
    for resource, bits in enumerate(boards):
        for cell in _cells(bits):
            found[cell] = resource
    return tuple(found)


@lru_cache(REMEMBERED)
def _tiles(laid: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    return tuple([laid_parts(code) for code in laid])


@lru_cache(REMEMBERED)
def _advances(pending: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([code & 7 for code in pending])


@lru_cache(REMEMBERED)
def _open(cards: tuple[int, ...], final: bool) -> tuple[int, ...]:
    return tuple([card for card in cards if CARD_NOW[card] or final])


@lru_cache(REMEMBERED)
def _levels(cards: tuple[int, ...], final: bool) -> tuple[int, ...]:
    return tuple(sorted([CARD_LEVEL[card] for card in cards if not CARD_NOW[card] and not final]))


@lru_cache(REMEMBERED)
def _groups(cards: tuple[int, ...], knows: Knowledge, final: bool) -> tuple[int, ...]:
    return tuple(sorted([group_of(knows, card) for card in cards if not CARD_NOW[card] and not final]))


_on_tracks: Final[dict[tuple[int, tuple[int, ...], tuple[int, ...]], int]] = {}


def _track_points(c: Colony, markers: tuple[int, ...]) -> int:
    key = (c.corporation, markers, c.quirks)
    found = _on_tracks.get(key)
    if found is None:
        if len(_on_tracks) >= REMEMBERED:
            _on_tracks.clear()
        found = _on_tracks[key] = sum([track_medals(c, track) for track in range(TRACKS)])
    return found


# A colony ----------------------------------------------------------------------------------------------------------

LISTS: Final = ("terrain", "symbols", "tracks")
_plain_fields: Final = attrgetter(*(name for name in field_names(Colony) if name not in (*LISTS, "hand")), "hand.cards")
_remembered: Final[dict[tuple[Any, ...], ColonyView]] = {}


def _colony(c: Colony, knows: Knowledge, final: bool) -> ColonyView:
    hand = c.hand
    key = (
        _plain_fields(c), *c.terrain, *c.symbols, *c.tracks, len(hand.objectives), len(hand.offer), knows, final,
    )  # fmt: skip
    found = _remembered.get(key)
    if found is None:
        if len(_remembered) >= REMEMBERED:
            _remembered.clear()
        found = _remembered[key] = _colony_anew(c, knows, final)
    return found


def _colony_anew(c: Colony, knows: Knowledge, final: bool) -> ColonyView:
    ground, board, cards, markers = c.ground(), c.board(), c.hand.cards, tuple(c.tracks)
    points = lines(c) + _track_points(c, markers) + c.got_pods + c.got_meteors // METEORITES_PER_SET + planet_medals(c)
    return ColonyView(
        planet=ground.id,
        corporation=board.id,
        ground=ground.rows,
        terrain=_terrain(tuple(c.terrain)),
        symbols=_cells(sum(c.symbols)),
        tiles=_tiles(c.laid),
        patches=_cells(c.patch),
        free_spots=_cells(c.spots & ~c.meteors & ~c.loads),
        meteorites=_cells_twice(c.meteors, c.twins),
        lifepods=_cells(c.pods),
        rovers=_cells(c.rovers),
        loaded=_cells(c.loads),
        moving=_cells(c.fresh),
        last=_cells(c.last),
        markers=markers,
        columns=tuple([c.column(track) for track in range(TRACKS)]),
        tops=board.tops,
        lodged=_cells(c.lodged),
        technologies=_names(c.techs()),
        used=_names(c.used),
        spent=_names(c.spent),
        flux=c.flux,
        chosen=c.picked - 1,
        rovers_left=c.store,
        stored_patches=c.stored,
        got_lifepods=c.got_pods,
        got_meteorites=c.got_meteors,
        moves=c.moves,
        boosts=c.boosts,
        patches_to_lay=c.patches,
        rovers_to_put=c.puts,
        lifepods_held=c.held,
        lifepods_to_move=c.shifts + (c.owed & MOVES_OWED),
        advances=_advances(c.pending),
        energies=len(c.energies),
        effects=c.todo,
        milestones=c.civs,
        tech_cap=c.cap,
        open_cards=_open(cards, final),
        hidden_cards=_levels(cards, final),
        hidden_groups=_groups(cards, knows, final),
        objectives=len(c.hand.objectives),
        offered=len(c.hand.offer),
        points=points,
    )


# The whole table ---------------------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def _stacks(offset: int) -> tuple[int, ...]:
    return tuple([stack for k in range(6) for stack in ((k + offset) % 6, 6 + k)])


@lru_cache(REMEMBERED)
def _stack_groups(knows: Knowledge, stacks: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple([tuple(sorted([group_of(knows, card) for card in stack])) for stack in stacks])


@lru_cache(REMEMBERED)
def _members(knows: Knowledge) -> tuple[tuple[int, ...], ...]:
    return tuple([_cells(group) for group in knows])


def view_of(s: PlanetUnknown, seat: int | None) -> PlanetUnknownView:
    """Return what a seat, or a spectator, may know."""
    hand = s.colonies[seat].hand if seat is not None else None
    final = s.phase == FINAL
    if hand is not None:
        knows = hand.knows
    else:
        knows = watched([card for c in s.colonies for card in _open(c.hand.cards, final)])
    looked = seat is not None and s.peekers >> seat & 1 == 1
    coming = EVENT_COLOUR[s.next_event] if s.next_event >= 0 else -1
    return PlanetUnknownView(
        seat=-1 if seat is None else seat,
        round=s.round,
        phase=s.phase,
        commander=s.commander,
        last_round=s.ending,
        sectors=tuple([s.sector(i) for i in range(s.seats)]),
        stacks=_stacks(s.offset),
        shown=tuple(s.shown),
        sizes=tuple([len(pool) for pool in s.pools]),
        gone=s.gone,
        hidden_tiles=tuple(s.pools),
        civ_stacks=tuple([len(stack) for stack in s.civs]),
        civ_stack_groups=_stack_groups(knows, tuple(s.civs)),
        civ_groups=_members(knows),
        event=s.event,
        past_events=s.drawn,
        events_left=tuple([count + (colour == coming) for colour, count in enumerate(s.deck)]),
        next_event=s.next_event if looked else -1,
        peekers=s.peekers,
        neighbours=s.neighbours,
        common=s.common,
        joined=s.joined if seat is not None and s.first_asked() == seat else -1,
        target=solo_target(deck_counts(s)) if s.seats == 1 else 0,
        turning_fixed=s.fixed,
        patches_join=s.patches_join,
        asked=tuple(s.asked()),
        colonies=tuple([_colony(c, knows, final) for c in s.colonies]),
        cards=tuple([card for card in hand.cards if not CARD_NOW[card]]) if hand is not None else (),
        objectives=hand.objectives if hand is not None else (),
        offer=hand.offer if hand is not None else (),
        returned=hand.returned if hand is not None else (),
    )
