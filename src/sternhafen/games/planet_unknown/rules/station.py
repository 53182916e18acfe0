"""Chapter 2: the station. Turning it, opening tiles, removing a stack."""

from __future__ import annotations

from sternhafen.engine import Seat
from sternhafen.games.planet_unknown.aliases import Ring, Stack
from sternhafen.games.planet_unknown.data.tiles import TILE_SHAPE
from sternhafen.games.planet_unknown.data.vocabulary import LARGE, SMALL
from sternhafen.games.planet_unknown.events import NextTileSeen, ShapeRemoved, StationTurned, TileOpened
from sternhafen.games.planet_unknown.state import PlanetState


def turn_station(s: PlanetState, sectors: int) -> None:
    """Turn the station clockwise (PU-2.1)."""
    s.rotation = (s.rotation + sectors) % 6
    if s.recording:
        s.tell(StationTurned(sectors=sectors))


def open_tile(s: PlanetState, stack: Stack) -> None:
    """Turn up the next tile of a stack, if there is one (PU-2.5)."""
    if s.next_tiles:
        open_seen_tile(s, stack)
    elif s.hidden_tiles[stack]:
        s.shown[stack], s.hidden_tiles[stack] = s.pick(stack, s.hidden_tiles[stack])
        if s.recording:
            s.tell(TileOpened(stack=stack, tile=s.shown[stack], reveals=True))


def open_seen_tile(s: PlanetState, stack: Stack) -> None:
    """Turn up the next tile of a stack that everybody has seen, and let the one below it be seen (PU-2.5)."""
    if s.next_tiles[stack] < 0:
        return
    s.shown[stack] = s.next_tiles[stack]
    s.tell(TileOpened(stack=stack, tile=s.shown[stack]))
    if s.hidden_tiles[stack]:
        s.show_next(stack, *s.pick(stack, s.hidden_tiles[stack]))
        s.tell(NextTileSeen(stack=stack, tile=s.next_tiles[stack], reveals=True))
    else:
        s.show_next(stack, -1, ())


def removable_rings(s: PlanetState, seat: Seat) -> list[Ring]:
    """Return the stacks whose removal does not by itself end the game (PU-20.18)."""
    rings = [ring for ring in (SMALL, LARGE) if s.shown[s.stack(seat, ring)] >= 0]
    if not s.can_place(seat):
        return rings
    return [ring for ring in rings if _placeable_without(s, seat, ring)]


def _placeable_without(s: PlanetState, seat: Seat, ring: Ring) -> bool:
    stack = s.stack(seat, ring)
    tile, s.shown[stack] = s.shown[stack], -1
    still = s.can_place(seat)
    s.shown[stack] = tile
    return still


def remove_shape(s: PlanetState, seat: Seat, ring: Ring) -> None:
    """Remove a stack of the sector from the station (PU-20.18)."""
    stack = s.stack(seat, ring)
    tile = s.shown[stack]
    s.gone = tuple(sorted((*s.gone, tile, *s.hidden_tiles[stack])))
    s.shown[stack], s.hidden_tiles[stack] = -1, ()
    if s.next_tiles and s.next_tiles[stack] >= 0:
        s.gone = tuple(sorted((*s.gone, s.next_tiles[stack])))
        s.show_next(stack, -1, ())
    if s.recording:
        s.tell(ShapeRemoved(seat=seat, ring=ring, shape=TILE_SHAPE[tile]))
