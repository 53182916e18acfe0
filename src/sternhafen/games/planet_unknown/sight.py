"""Sight: how a seat's view is made of the state. What was seen lately is remembered: most of it has not changed."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from sternhafen.engine.plain import field_names
from sternhafen.games.planet_unknown.board import CELLS, cells_of
from sternhafen.games.planet_unknown.cards import CARD_LEVEL, CARD_NOW, CARDS, EVENT_COLOUR
from sternhafen.games.planet_unknown.colony import Colony, Hand
from sternhafen.games.planet_unknown.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.knowledge import Knowledge, watched
from sternhafen.games.planet_unknown.lifepods import MOVES_OWED
from sternhafen.games.planet_unknown.phases import FINAL
from sternhafen.games.planet_unknown.proof import laid_parts
from sternhafen.games.planet_unknown.scoring import (
    METEORITES_PER_SET,
    deck_counts,
    line_medals,
    marred,
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
def names(bits: int) -> tuple[str, ...]:
    """Return the technologies in a set."""
    return tuple([name for i, name in enumerate(TECHNOLOGIES) if bits >> i & 1])


@lru_cache(REMEMBERED)
def cells(bits: int) -> tuple[int, ...]:
    """Return the cells of a bitboard."""
    return tuple(cells_of(bits))


@lru_cache(REMEMBERED)
def cells_twice(bits: int, again: int) -> tuple[int, ...]:
    """Return the cells of two bitboards; one that is on both appears twice."""
    return tuple(sorted(cells_of(bits) + cells_of(again)))


@lru_cache(REMEMBERED)
def terrain(boards: tuple[int, ...]) -> tuple[int, ...]:
    """Return what covers each cell."""
    found = [-1] * CELLS
    for resource, bits in enumerate(boards):
        for cell in cells(bits):
            found[cell] = resource
    return tuple(found)


@lru_cache(REMEMBERED)
def tiles_laid(laid: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """Return every tile laid: its number, turn and anchor."""
    return tuple([laid_parts(code) for code in laid])


@lru_cache(REMEMBERED)
def advances(pending: tuple[int, ...]) -> tuple[int, ...]:
    """Return the tracks of advances still to be made."""
    return tuple([code & 7 for code in pending])


@lru_cache(REMEMBERED)
def open_cards(cards: tuple[int, ...], final: bool) -> tuple[int, ...]:
    """Return the cards that lie open."""
    return tuple([card for card in cards if CARD_NOW[card] or final])


@lru_cache(REMEMBERED)
def levels(cards: tuple[int, ...], final: bool) -> tuple[int, ...]:
    """Return the levels of the hidden cards."""
    return tuple(sorted([CARD_LEVEL[card] for card in cards if not CARD_NOW[card] and not final]))


@lru_cache(REMEMBERED)
def groups(cards: tuple[int, ...], knows: Knowledge, final: bool) -> tuple[int, ...]:
    """Return the groups of the hidden cards, of those that a watcher cannot tell apart."""
    group = group_numbers(knows)
    return tuple(sorted([group[card] for card in cards if not CARD_NOW[card] and not final]))


@lru_cache(REMEMBERED)
def group_numbers(knows: Knowledge) -> tuple[int, ...]:
    """Return the number of the group each civ card is in."""
    found = [0] * CARDS
    for number, group in enumerate(knows):
        for card in cells(group):
            found[card] = number
    return tuple(found)


def columns(c: Colony) -> tuple[int, ...]:
    """Return the track each marker stands on."""
    return tuple([c.column(track) for track in range(TRACKS)])


def lifepods_to_move(c: Colony) -> int:
    """Return how many collected lifepods may or must still be moved."""
    return c.shifts + (c.owed & MOVES_OWED)


def open_points(c: Colony) -> int:
    """Return the medals by what everybody can see; cards and objectives are not counted."""
    ground = c.ground()
    special = planet_medals(c) if ground.cities or ground.worlds else 0
    return (
        _on_lines(c.planet, marred(c)) + _track_points(c) + c.got_pods + c.got_meteors // METEORITES_PER_SET + special
    )


_on_lines: Final = lru_cache(REMEMBERED)(line_medals)


_on_tracks: Final[dict[tuple[Any, ...], int]] = {}


def _track_points(c: Colony) -> int:
    board = CORPORATIONS[c.corporation]
    if board.plain:
        points = 0
        for track, field in enumerate(c.tracks):
            points += board.topmost[track][field]
        return points
    key = (c.corporation, *c.tracks, c.quirks)
    found = _on_tracks.get(key)
    if found is None:
        if len(_on_tracks) >= REMEMBERED:
            _on_tracks.clear()
        found = _on_tracks[key] = sum([track_medals(c, track) for track in range(TRACKS)])
    return found


# A colony ----------------------------------------------------------------------------------------------------------

ELSEWHERE: Final = ("terrain", "symbols", "tracks", "hand")
PLAIN: Final = [*[name for name in field_names(Colony) if name not in ELSEWHERE], "hand.cards"]
_plain_fields: Final = attrgetter(*PLAIN)
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
    ground, board, cards = c.ground(), c.board(), c.hand.cards
    return ColonyView(
        planet=ground.id,
        corporation=board.id,
        ground=ground.rows,
        terrain=terrain(tuple(c.terrain)),
        symbols=cells(sum(c.symbols)),
        tiles=tiles_laid(c.laid),
        patches=cells(c.patch),
        free_spots=cells(c.spots & ~c.meteors & ~c.loads),
        meteorites=cells_twice(c.meteors, c.twins),
        lifepods=cells(c.pods),
        rovers=cells(c.rovers),
        loaded=cells(c.loads),
        moving=cells(c.fresh),
        last=cells(c.last),
        markers=tuple(c.tracks),
        columns=columns(c),
        tops=board.tops,
        lodged=cells(c.lodged),
        technologies=names(c.techs()),
        used=names(c.used),
        spent=names(c.spent),
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
        lifepods_to_move=lifepods_to_move(c),
        advances=advances(c.pending),
        energies=len(c.energies),
        effects=c.todo,
        milestones=c.civs,
        tech_cap=c.cap,
        open_cards=open_cards(cards, final),
        hidden_cards=levels(cards, final),
        hidden_groups=groups(cards, knows, final),
        objectives=len(c.hand.objectives),
        offered=len(c.hand.offer),
        points=open_points(c),
    )


# The whole table ---------------------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def stacks(offset: int) -> tuple[int, ...]:
    """Return the stacks of sector 0 to 5: each small, large."""
    return tuple([stack for k in range(6) for stack in ((k + offset) % 6, 6 + k)])


@lru_cache(REMEMBERED)
def stack_groups(knows: Knowledge, stacks: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    """Return the cards of each civ stack, each as the number of a group."""
    group = group_numbers(knows)
    return tuple([tuple(sorted([group[card] for card in stack])) for stack in stacks])


@lru_cache(REMEMBERED)
def members(knows: Knowledge) -> tuple[tuple[int, ...], ...]:
    """Return the civ cards in groups whose members a watcher cannot tell apart."""
    return tuple([cells(group) for group in knows])


def sizes(s: PlanetUnknown) -> tuple[int, ...]:
    """Return how many tiles lie under the open one of each stack."""
    if s.below:
        return tuple([s.tiles_under(stack) for stack in range(12)])
    return tuple([len(pool) for pool in s.pools])


def sectors(s: PlanetUnknown) -> tuple[int, ...]:
    """Return the sector each seat faces."""
    return tuple([s.sector(seat) for seat in range(s.seats)])


def events_left(s: PlanetUnknown) -> tuple[int, ...]:
    """Return how many events of each colour are still to come."""
    coming = EVENT_COLOUR[s.next_event] if s.next_event >= 0 else -1
    return tuple([count + (colour == coming) for colour, count in enumerate(s.deck)])


def next_event(s: PlanetUnknown, seat: int | None) -> int:
    """Return the next event if a seat has looked at it, else -1."""
    return s.next_event if seat is not None and s.peekers >> seat & 1 else -1


def joined(s: PlanetUnknown, seat: int | None) -> int:
    """Return the card of the next level in a seat's choice, or -1."""
    return s.joined if seat is not None and s.first_asked() == seat else -1


def target(s: PlanetUnknown) -> int:
    """Return the solo target, or 0."""
    return _with_deck(deck_counts(s)) if s.seats == 1 else 0


_with_deck: Final = lru_cache(REMEMBERED)(solo_target)


def kept_cards(hand: Hand) -> tuple[int, ...]:
    """Return the cards kept for the end of the game."""
    return tuple([card for card in hand.cards if not CARD_NOW[card]])


def view_of(s: PlanetUnknown, seat: int | None) -> PlanetUnknownView:
    """Return what a seat, or a spectator, may know."""
    hand = s.colonies[seat].hand if seat is not None else None
    final = s.phase == FINAL
    if hand is not None:
        knows = hand.knows
    else:
        knows = watched([card for c in s.colonies for card in open_cards(c.hand.cards, final)])
    return PlanetUnknownView(
        seat=-1 if seat is None else seat,
        round=s.round,
        phase=s.phase,
        commander=s.commander,
        last_round=s.ending,
        sectors=sectors(s),
        stacks=stacks(s.offset),
        shown=tuple(s.shown),
        sizes=sizes(s),
        next_tiles=s.below,
        gone=s.gone,
        hidden_tiles=tuple(s.pools),
        civ_stacks=tuple([len(stack) for stack in s.civs]),
        civ_stack_groups=stack_groups(knows, tuple(s.civs)),
        civ_groups=members(knows),
        event=s.event,
        past_events=s.drawn,
        events_left=events_left(s),
        next_event=next_event(s, seat),
        peekers=s.peekers,
        neighbours=s.neighbours,
        common=s.common,
        joined=joined(s, seat),
        target=target(s),
        turning_fixed=s.fixed,
        patches_join=s.patches_join,
        asked=tuple(s.asked()),
        colonies=tuple([_colony(c, knows, final) for c in s.colonies]),
        cards=kept_cards(hand) if hand is not None else (),
        objectives=hand.objectives if hand is not None else (),
        offer=hand.offer if hand is not None else (),
        returned=hand.returned if hand is not None else (),
    )
