"""What one seat, or a spectator, may know of a game."""

from __future__ import annotations

from functools import lru_cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

import msgspec

from sternhafen.engine.plain import field_names
from sternhafen.engine.values import Frozen, View
from sternhafen.games.planet_unknown.board import CELLS, cells_of
from sternhafen.games.planet_unknown.cards import CARD_LEVEL, CARD_NOW, EVENT_COLOUR
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.knowledge import group_of, watched
from sternhafen.games.planet_unknown.lifepods import MOVES_OWED
from sternhafen.games.planet_unknown.phases import FINAL
from sternhafen.games.planet_unknown.proof import laid_parts
from sternhafen.games.planet_unknown.scoring import colony_points, deck_counts, solo_target
from sternhafen.games.planet_unknown.vocabulary import TECHNOLOGIES, TRACKS

if TYPE_CHECKING:
    from sternhafen.games.planet_unknown.state import PlanetUnknown


class ColonyView(msgspec.Struct, frozen=True, metaclass=Frozen):
    """One player's boards. Cells are 13 * row + column."""

    planet: str
    corporation: str
    ground: tuple[str, ...]
    """The bare planet, a letter a cell: # land, ~ ice, R ring, C city, E current line, T toxic, o hole, . outside."""
    terrain: tuple[int, ...]
    """What covers each cell: a resource's number, -1 nothing."""
    symbols: tuple[int, ...]
    """Cells with a visible resource symbol."""
    tiles: tuple[tuple[int, int, int], ...]
    """Every tile laid: its number, turn and anchor."""
    patches: tuple[int, ...]
    free_spots: tuple[int, ...]
    """Meteorite symbols without a meteorite."""
    meteorites: tuple[int, ...]
    """Cells with a meteorite; a cell with two appears twice."""
    lifepods: tuple[int, ...]
    rovers: tuple[int, ...]
    loaded: tuple[int, ...]
    """Cells of rovers that carry a meteorite."""
    moving: tuple[int, ...]
    """Cells of rovers whose movement is in progress."""
    last: tuple[int, ...]
    """Cells of the tile placed last."""
    markers: tuple[int, ...]
    """The field of each marker."""
    columns: tuple[int, ...]
    """The track each marker stands on."""
    tops: tuple[int, ...]
    lodged: tuple[int, ...]
    """Lifepods on tracks (16 * track + field) or technologies (80 and up)."""
    technologies: tuple[str, ...]
    """The technologies that work now."""
    used: tuple[str, ...]
    spent: tuple[str, ...]
    flux: int
    chosen: int
    """The ring of a tile chosen in advance, or -1 (Republic)."""
    rovers_left: int
    stored_patches: int
    got_lifepods: int
    got_meteorites: int
    moves: int
    boosts: int
    patches_to_lay: int
    rovers_to_put: int
    lifepods_held: int
    lifepods_to_move: int
    advances: tuple[int, ...]
    """The tracks of advances still to be made for the tile."""
    energies: int
    effects: tuple[tuple[int, int, int], ...]
    """Other effects still to be carried out."""
    milestones: tuple[int, ...]
    """Levels of civ cards to choose."""
    tech_cap: int
    open_cards: tuple[int, ...]
    hidden_cards: tuple[int, ...]
    """The levels of cards kept for the end."""
    hidden_groups: tuple[int, ...]
    """The same, each as the number of a group of `civ_groups`."""
    objectives: int
    """How many private objectives are kept."""
    offered: int
    """How many objectives are on offer."""
    points: int
    """Medals by what everybody can see; hidden cards and objectives not counted."""


class PlanetUnknownView(View, frozen=True):
    """The whole table as a seat sees it."""

    seat: int
    """Who looks; -1 for a spectator."""
    round: int
    phase: int
    commander: int
    last_round: bool
    sectors: tuple[int, ...]
    """The sector each seat faces."""
    stacks: tuple[int, ...]
    """The stacks of sector 0 to 5: each small, large."""
    shown: tuple[int, ...]
    """The open tile of each stack, or -1."""
    sizes: tuple[int, ...]
    """How many tiles lie under it."""
    gone: tuple[int, ...]
    hidden_tiles: tuple[tuple[int, ...], ...]
    """Which tiles are still in each stack, in unknown order."""
    civ_stacks: tuple[int, ...]
    civ_stack_groups: tuple[tuple[int, ...], ...]
    """The cards of each civ stack, each as the number of a group."""
    civ_groups: tuple[tuple[int, ...], ...]
    """The civ cards in groups whose members the viewer cannot tell apart: a group of one is known."""
    event: int
    past_events: tuple[int, ...]
    events_left: tuple[int, ...]
    """Events of each colour still to come."""
    next_event: int
    """The next event if the viewer has looked at it, else -1."""
    peekers: int
    neighbours: tuple[int, ...]
    common: tuple[int, ...]
    joined: int
    """The card of the next level in the viewer's choice, or -1 (Republic)."""
    target: int
    """The solo target, or 0."""
    turning_fixed: bool
    patches_join: bool
    asked: tuple[int, ...]
    colonies: tuple[ColonyView, ...]
    cards: tuple[int, ...]
    """The viewer's own hidden cards."""
    objectives: tuple[int, ...]
    offer: tuple[int, ...]
    returned: tuple[int, ...]


REMEMBERED: Final = 512
"""How many colonies and parts of them are remembered as somebody saw them: between two looks most have not changed."""


@lru_cache(REMEMBERED)
def _names(bits: int) -> tuple[str, ...]:
    return tuple([name for i, name in enumerate(TECHNOLOGIES) if bits >> i & 1])


@lru_cache(REMEMBERED)
def _cells(bits: int) -> tuple[int, ...]:
    return tuple(cells_of(bits))


@lru_cache(REMEMBERED)
def _terrain(boards: tuple[int, ...]) -> tuple[int, ...]:
    found = [-1] * CELLS
    for resource, bits in enumerate(boards):
        for cell in cells_of(bits):
            found[cell] = resource
    return tuple(found)


LISTS: Final = ("terrain", "symbols", "tracks")
_plain_fields = attrgetter(*(name for name in field_names(Colony) if name not in (*LISTS, "hand")), "hand.cards")
_remembered: Final[dict[tuple[Any, ...], ColonyView]] = {}


def _colony(c: Colony, knows: tuple[int, ...], final: bool) -> ColonyView:
    kept = (len(c.hand.objectives), len(c.hand.offer))
    key = (_plain_fields(c), *c.terrain, *c.symbols, *c.tracks, *kept, knows, final)
    found = _remembered.get(key)
    if found is None:
        if len(_remembered) >= REMEMBERED:
            _remembered.clear()
        found = _remembered[key] = _colony_anew(c, knows, final)
    return found


def _colony_anew(c: Colony, knows: tuple[int, ...], final: bool) -> ColonyView:
    hidden = [card for card in c.hand.cards if not CARD_NOW[card] and not final]
    points = colony_points(c)
    return ColonyView(
        planet=c.ground().id,
        corporation=c.board().id,
        ground=c.ground().rows,
        terrain=_terrain(tuple(c.terrain)),
        symbols=_cells(sum(c.symbols)),
        tiles=tuple(laid_parts(code) for code in c.laid),
        patches=_cells(c.patch),
        free_spots=_cells(c.spots & ~c.meteors & ~c.loads),
        meteorites=tuple(sorted(cells_of(c.meteors) + cells_of(c.twins))),
        lifepods=_cells(c.pods),
        rovers=_cells(c.rovers),
        loaded=_cells(c.loads),
        moving=_cells(c.fresh),
        last=_cells(c.last),
        markers=tuple(c.tracks),
        columns=tuple(c.column(track) for track in range(TRACKS)),
        tops=c.board().tops,
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
        advances=tuple(code & 7 for code in c.pending),
        energies=len(c.energies),
        effects=c.todo,
        milestones=c.civs,
        tech_cap=c.cap,
        open_cards=tuple(card for card in c.hand.cards if CARD_NOW[card] or final),
        hidden_cards=tuple(sorted(CARD_LEVEL[card] for card in hidden)),
        hidden_groups=tuple(sorted(group_of(knows, card) for card in hidden)),
        objectives=len(c.hand.objectives),
        offered=len(c.hand.offer),
        points=points["lines"] + points["tracks"] + points["lifepods"] + c.got_meteors // 3 + points["planet"],
    )


def view_of(s: PlanetUnknown, seat: int | None) -> PlanetUnknownView:
    """Return what a seat, or a spectator, may know."""
    hand = s.colonies[seat].hand if seat is not None else None
    final = s.phase == FINAL
    opened = [card for c in s.colonies for card in c.hand.cards if CARD_NOW[card] or final]
    knows = hand.knows if hand is not None else watched(opened)
    looked = seat is not None and bool(s.peekers >> seat & 1)
    left = [count + (s.next_event >= 0 and EVENT_COLOUR[s.next_event] == i) for i, count in enumerate(s.deck)]
    return PlanetUnknownView(
        seat=-1 if seat is None else seat,
        round=s.round,
        phase=s.phase,
        commander=s.commander,
        last_round=s.ending,
        sectors=tuple(s.sector(i) for i in range(s.seats)),
        stacks=tuple(stack for k in range(6) for stack in ((k + s.offset) % 6, 6 + k)),
        shown=tuple(s.shown),
        sizes=tuple(len(pool) for pool in s.pools),
        gone=s.gone,
        hidden_tiles=tuple(s.pools),
        civ_stacks=tuple(len(stack) for stack in s.civs),
        civ_stack_groups=tuple(tuple(sorted(group_of(knows, card) for card in stack)) for stack in s.civs),
        civ_groups=tuple(tuple(cells_of(group)) for group in knows),
        event=s.event,
        past_events=s.drawn,
        events_left=tuple(left),
        next_event=s.next_event if looked else -1,
        peekers=s.peekers,
        neighbours=s.neighbours,
        common=s.common,
        joined=s.joined if seat is not None and s.first_asked() == seat else -1,
        target=solo_target(deck_counts(s)) if s.seats == 1 else 0,
        turning_fixed=s.fixed,
        patches_join=s.patches_join,
        asked=tuple(s.asked()),
        colonies=tuple(_colony(c, knows, final) for c in s.colonies),
        cards=tuple(card for card in hand.cards if not CARD_NOW[card]) if hand else (),
        objectives=hand.objectives if hand else (),
        offer=hand.offer if hand else (),
        returned=hand.returned if hand else (),
    )
