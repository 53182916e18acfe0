"""Positions for the tests: games at a wanted point, tiles laid by hand, and short words for playing on."""

from __future__ import annotations

from typing import Any

from sternhafen.engine import Action, Illegal
from sternhafen.games.planet_unknown import TITLE
from sternhafen.games.planet_unknown.actions import Advance, Boost, Done, Energise, LayPatch, PlaceTile, TurnStation
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import EVENT_EFFECT
from sternhafen.games.planet_unknown.data.codes import technology_place
from sternhafen.games.planet_unknown.data.grid import CELLS, at
from sternhafen.games.planet_unknown.data.tiles import SHAPES, TILE_METEORITE, TILE_RESOURCES, TILE_SHAPE, TILES
from sternhafen.games.planet_unknown.data.vocabulary import RESOURCES, SECTORS, TECH, TRACKS, VERBS, tech
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES, CorporationRules
from sternhafen.games.planet_unknown.rules.gains.question import go_on
from sternhafen.games.planet_unknown.rules.placement import lay_tile
from sternhafen.games.planet_unknown.rules.technology import technologies

__all__ = ["at"]

ADVANCE = [Advance(track) for track in range(TRACKS)]
BOOST = [Boost(track, False) for track in range(TRACKS)]
ENERGISE = [Energise(track) for track in range(TRACKS)]
LAY_PATCH = [LayPatch(cell) for cell in range(CELLS)]
TURN_STATION = [TurnStation(sectors) for sectors in range(SECTORS)]
DONE = Done()

CORPORATIONS = (
    "standard",
    "cosmos-inc",
    "flux-industries",
    "horizon-group",
    "jump-drive",
    "makeshift",
    "oasis-ultd",
    "republic",
    "wormhole-corp",
)


def game(seats: int = 2, seed: int = 1, **options: Any) -> PlanetUnknown:
    """Return a game at its first question, without confirmations."""
    found = TITLE.start(PlanetUnknownOptions(confirm=False, **options), seats, seed)
    assert isinstance(found, PlanetUnknown)
    return found


def placing(
    corporation: str = "standard", planet: str = "standard", seats: int = 2, seed: int = 1, **options: Any
) -> PlanetUnknown:
    """Return a game in whose first round all are asked for a tile; seat 0 has the given boards."""
    corporations = () if corporation == "standard" else (corporation,)
    planets = () if planet == "standard" else (planet,)
    s = game(seats, seed, corporations=corporations, planets=planets, beyond_rulebook=True, **options)
    while not s.lanes or s.phase == 0:
        seat = s.first_asked()
        s.play(seat, TURN_STATION[0] if s.phase else s.legal(seat)[0])
    return s


def tile(shape: str, first: str, second: str, meteorite: bool = False) -> int:
    """Return the number of a tile by its shape and resources."""
    wanted = (RESOURCES.index(first), RESOURCES.index(second))
    for number in range(TILES):
        same = TILE_SHAPE[number] == SHAPES.index(shape) and TILE_METEORITE[number] == meteorite
        if same and TILE_RESOURCES[number] == wanted:
            return number
    raise LookupError(shape)


def take_out(s: PlanetUnknown, wanted: int) -> None:
    """Take a tile out of the station, wherever it lies."""
    s.hidden_tiles = [tuple(t for t in pool if t != wanted) for pool in s.hidden_tiles]
    s.shown = [-1 if t == wanted else t for t in s.shown]


def show(s: PlanetUnknown, seat: int, ring: int, wanted: int) -> None:
    """Exchange the open tile of a seat's stack for a wanted one; -1 empties the stack."""
    stack = s.stack(seat, ring)
    if wanted < 0:
        s.gone = tuple(sorted((*s.gone, *s.hidden_tiles[stack], *([s.shown[stack]] if s.shown[stack] >= 0 else []))))
        s.shown[stack], s.hidden_tiles[stack] = -1, ()
        return
    old = s.shown[stack]
    for other in range(12):
        if s.shown[other] == wanted:
            s.shown[other], s.shown[stack] = old, wanted
            return
        if wanted in s.hidden_tiles[other]:
            rest = [t for t in s.hidden_tiles[other] if t != wanted]
            s.hidden_tiles[other] = tuple(sorted([*rest, old] if old >= 0 else rest))
            s.shown[stack] = wanted
            return
    raise LookupError(wanted)


def lay(s: PlanetUnknown, seat: int, wanted: int, cell: tuple[int, int], turn: int = 0) -> Colony:
    """Lay a tile by hand with its first cell on a cell, without its resources."""
    take_out(s, wanted)
    lay_tile(s, seat, wanted, turn, at(*cell), False)
    c = s.colonies[seat]
    c.rovers_to_put = c.patches_to_lay = c.boosts = 0
    c.effects = ()
    return c


def rules_of(c: Colony) -> CorporationRules:
    """Return what a colony's corporation changes."""
    return CORPORATION_RULES[c.corporation]


def do(s: PlanetUnknown, seat: int, action: Action) -> None:
    """Play a legal action."""
    illegal = s.explain(seat, action)
    assert illegal is None, f"{action!r}: {illegal!r}"
    s.play(seat, action)


def refused(s: PlanetUnknown, seat: int, action: Action) -> str:
    """Return the rule that forbids an action."""
    illegal = s.explain(seat, action)
    assert isinstance(illegal, Illegal), f"{action!r} is allowed"
    return illegal.rule


def put(s: PlanetUnknown, seat: int, wanted: int, cell: tuple[int, int], turn: int = 0, ring: int = 0) -> None:
    """Show a tile to a seat and place it, first cell on a cell."""
    show(s, seat, ring, wanted)
    do(s, seat, PlaceTile(ring, turn, at(*cell)))


def offers(s: PlanetUnknown, seat: int, kind: type[Action]) -> list[Any]:
    """Return the legal actions of a kind."""
    return [action for action in s.legal(seat) if type(action) is kind]


def bag(s: PlanetUnknown, seat: int = 0) -> Colony:
    """Ask a seat in its lane for what its bag holds now, instead of for a tile; return its colony."""
    s.lanes[seat] = []
    go_on(s, seat, False)
    return s.colonies[seat]


def learn(c: Colony, name: str) -> None:
    """Advance the tech marker to the field of a technology, or unlock it on Jump Drive."""
    board = c.board()
    number = board.technologies.index(name)
    if board.unlock == "lifepods":
        c.lodged |= 1 << technology_place(number)
    else:
        c.markers[TECH] = board.tech_fields[number]
    assert technologies(c) & tech(name)


def event(s: PlanetUnknown, verb: str, a: int | None = None) -> int:
    """Put the first event that says so in force, and return its number."""
    for number, (found, first, _) in enumerate(EVENT_EFFECT[:-1]):
        if found == VERBS[verb] and (a is None or first == a):
            s.event = number
            return number
    raise LookupError(verb)


def finish(s: PlanetUnknown, seat: int) -> None:
    """Answer a seat's questions with the first legal action until its lane is empty or nobody asks it."""
    while s.lanes and s.lanes[seat]:
        s.play(seat, s.legal(seat)[0])


def fill(c: Colony, cells: int, terrain: int) -> None:
    """Cover cells with a terrain, as measuring sees it."""
    c.free &= ~cells
    for other in range(6):
        c.terrain[other] &= ~cells
    c.terrain[terrain] |= cells
    c.lifepods &= ~cells


def block(x: int, y: int, width: int, height: int) -> int:
    """Return a rectangle of cells."""
    return sum(1 << at(x + i, y + j) for i in range(width) for j in range(height))
