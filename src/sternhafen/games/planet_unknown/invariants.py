"""What must always hold: nothing is lost, doubled or known wrongly."""

from __future__ import annotations

from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import CARD_LEVEL, CARDS, LEVELS, OBJECTIVES
from sternhafen.games.planet_unknown.data.codes import laid_parts
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES, TILE_TURNS, TILES
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, TRACKS
from sternhafen.games.planet_unknown.state import PlanetState


def verify(s: PlanetState) -> None:
    """Check every component of the game."""
    _check_tiles(s)
    _check_civs(s)
    _check_objectives(s)
    for c in s.colonies:
        _check_planet(c)
        _check_board(c)
    assert len(set(s.past_events)) == len(s.past_events), "an event is drawn once"
    assert s.next_event not in s.past_events, "the next event is a new one"
    assert min(s.deck) >= 0, "no colour is drawn more often than it lies in the deck"


def _check_tiles(s: PlanetState) -> None:
    tiles = [tile for pool in s.hidden_tiles for tile in pool] + [tile for tile in s.shown if tile >= 0] + list(s.gone)
    tiles += [tile for tile in s.next_tiles if tile >= 0]
    tiles += [laid_parts(code)[0] for c in s.colonies for code in c.laid]
    assert sorted(tiles) == list(range(TILES)), "every tile is somewhere, once"


def _check_civs(s: PlanetState) -> None:
    held = [card for c in s.colonies for card in c.hand.cards]
    cards = held + [card for stack in s.civ_stacks for card in stack]
    assert len(set(cards)) == len(cards), "every civ card is somewhere, once"
    for level in range(LEVELS):
        assert all(CARD_LEVEL[card] == level for card in s.civ_stacks[level]), (
            "civ cards lie in the stack of their level"
        )
    for c in s.colonies:
        groups = c.hand.knows
        assert sum(groups) == (1 << CARDS) - 1, "every card is in one group"
        assert sorted(groups) == list(groups), "groups are sorted"


def _check_objectives(s: PlanetState) -> None:
    used = [*s.neighbours, *s.common]
    for c in s.colonies:
        used += [*c.hand.objectives, *c.hand.offer]
        assert not set(c.hand.returned) & {*c.hand.objectives, *c.hand.offer}, "what was put back is not held"
    assert len(set(used)) == len(used), "every objective is used once"
    assert set(used) <= set(range(OBJECTIVES)), "there is no such objective"


def _check_planet(c: Colony) -> None:
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
        terrain[resource] &= ~c.patched
        symbols[resource] &= ~c.patched
    terrain[BIOMASS] |= c.patched
    assert c.terrain == terrain, "terrain is what tiles and patches show"
    assert c.symbols == symbols, "symbols are those of tiles, unless covered"
    assert c.meteorite_symbols == spots & ~c.patched, "meteorite symbols are those of tiles, unless covered"
    assert c.free == grid & ~covered & ~c.patched, "what is not covered is free"
    assert not c.lifepods & ~c.free, "lifepods lie on bare ground"
    assert not c.rovers & ~grid, "rovers stay on the grid"
    assert not c.loads & ~c.rovers, "only rovers carry"
    assert not c.twins & ~c.meteorites, "a second meteorite lies beside a first"


def _check_board(c: Colony) -> None:
    board = c.board()
    assert all(0 <= c.markers[track] <= board.tops[track] for track in range(TRACKS)), "markers stay on their tracks"
    pods = c.lifepods.bit_count() + c.got_lifepods + c.lodged.bit_count() + c.held
    assert pods <= 6, "there are six lifepods"
    assert (
        min(
            c.rovers_left,
            c.stored_patches,
            c.got_meteorites,
            c.got_lifepods,
            c.moves,
            c.boosts,
            c.patches_to_lay,
            c.rovers_to_put,
        )
        >= 0
    ), "no debts"
    assert c.rovers.bit_count() + c.rovers_left <= board.rovers + 1, "rovers are limited (PU-9.12)"
