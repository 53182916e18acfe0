"""The proof that nothing is lost, doubled or known wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sternhafen.games.planet_unknown.cards import CARD_LEVEL, CARDS, LEVELS, OBJECTIVES
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.tiles import TILE_RESOURCES, TILE_TURNS, TILES
from sternhafen.games.planet_unknown.vocabulary import BIOMASS, TRACKS

if TYPE_CHECKING:
    from sternhafen.games.planet_unknown.state import PlanetUnknown


def laid_parts(code: int) -> tuple[int, int, int]:
    """Return the tile, turn and anchor of an entry of `Colony.laid`."""
    return code // 1248, code // 156 % 8, code % 156


def laid_code(tile: int, turn: int, anchor: int) -> int:
    """Return the entry of `Colony.laid` for a placed tile."""
    return (tile * 8 + turn) * 156 + anchor


def prove(s: PlanetUnknown) -> None:
    """Check every component of the game."""
    _prove_tiles(s)
    _prove_civs(s)
    _prove_objectives(s)
    for c in s.colonies:
        _prove_planet(c)
        _prove_board(c)
    assert len(set(s.drawn)) == len(s.drawn), "an event is drawn once"
    assert s.next_event not in s.drawn, "the next event is a new one"
    assert min(s.deck) >= 0, "no colour is drawn more often than it lies in the deck"


def _prove_tiles(s: PlanetUnknown) -> None:
    found = [tile for pool in s.pools for tile in pool] + [tile for tile in s.shown if tile >= 0] + list(s.gone)
    found += [tile for tile in s.below if tile >= 0]
    found += [laid_parts(code)[0] for c in s.colonies for code in c.laid]
    assert sorted(found) == list(range(TILES)), "every tile is somewhere, once"


def _prove_civs(s: PlanetUnknown) -> None:
    held = [card for c in s.colonies for card in c.hand.cards]
    found = held + [card for stack in s.civs for card in stack]
    assert len(set(found)) == len(found), "every civ card is somewhere, once"
    for level in range(LEVELS):
        assert all(CARD_LEVEL[card] == level for card in s.civs[level]), "civ cards lie in the stack of their level"
    for c in s.colonies:
        groups = c.hand.knows
        assert sum(groups) == (1 << CARDS) - 1, "every card is in one group"
        assert sorted(groups) == list(groups), "groups are sorted"


def _prove_objectives(s: PlanetUnknown) -> None:
    used = [*s.neighbours, *s.common]
    for c in s.colonies:
        used += [*c.hand.objectives, *c.hand.offer]
        assert not set(c.hand.returned) & {*c.hand.objectives, *c.hand.offer}, "what was put back is not held"
    assert len(set(used)) == len(used), "every objective is used once"
    assert set(used) <= set(range(OBJECTIVES)), "there is no such objective"


def _prove_planet(c: Colony) -> None:
    """Lay every tile again, then the patches, and compare."""
    grid = c.ground().grid
    terrain, symbols, covered, spots = [0] * 6, [0] * 6, 0, 0
    for code in c.laid:
        tile, turn, anchor = laid_parts(code)
        cells, first, second, symbol, other, spot = (board << anchor for board in TILE_TURNS[tile][turn])
        assert not cells & covered, "tiles do not overlap"
        assert not cells & ~grid, "tiles stay on the grid"
        covered |= cells
        spots |= spot
        for resource, section, mark in zip(TILE_RESOURCES[tile], (first, second), (symbol, other), strict=True):
            terrain[resource] |= section
            symbols[resource] |= mark
    for resource in range(6):
        terrain[resource] &= ~c.patch
        symbols[resource] &= ~c.patch
    terrain[BIOMASS] |= c.patch
    assert c.terrain == terrain, "terrain is what tiles and patches show"
    assert c.symbols == symbols, "symbols are those of tiles, unless covered"
    assert c.spots == spots & ~c.patch, "meteorite symbols are those of tiles, unless covered"
    assert c.free == grid & ~covered & ~c.patch, "what is not covered is free"
    assert not c.pods & ~c.free, "lifepods lie on bare ground"
    assert not c.rovers & ~grid, "rovers stay on the grid"
    assert not c.loads & ~c.rovers, "only rovers carry"
    assert not c.twins & ~c.meteors, "a second meteorite lies beside a first"


def _prove_board(c: Colony) -> None:
    board = c.board()
    assert all(0 <= c.tracks[track] <= board.tops[track] for track in range(TRACKS)), "markers stay on their tracks"
    pods = c.pods.bit_count() + c.got_pods + c.lodged.bit_count() + c.held
    assert pods <= 6, "there are six lifepods"
    assert min(c.store, c.stored, c.got_meteors, c.got_pods, c.moves, c.boosts, c.patches, c.puts) >= 0, "no debts"
    assert c.rovers.bit_count() + c.store <= board.rovers + 1, "rovers are limited (PU-9.12)"
