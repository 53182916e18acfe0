"""One legal answer at random, by the same draws as without `fast`, but without listing all answers."""

from __future__ import annotations

from collections.abc import Callable
from math import floor

from sternhafen.engine import Action
from sternhafen.engine.fast import COMPILED
from sternhafen.games.planet_unknown.colony import PICKED, Colony
from sternhafen.games.planet_unknown.data.vocabulary import LARGE, SMALL, TAKE_TILE
from sternhafen.games.planet_unknown.fast.listing import (
    before_tile,
    beside_patch,
    boards_of,
    of_gains,
    of_markers,
    of_others,
    steps_of_rovers,
    what_may_be_done,
)
from sternhafen.games.planet_unknown.fast.pieces import nth_cell
from sternhafen.games.planet_unknown.fast.placement import (
    ban_boards,
    has_bans,
    nth_placement,
    open_cells,
    quick_must_touch,
    quick_patch_cells,
    sector_boards,
)
from sternhafen.games.planet_unknown.fast.tables import DONE, LAY_PATCH
from sternhafen.games.planet_unknown.fast.words import Ground
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES, CorporationRules
from sternhafen.games.planet_unknown.rules.gains.question import Gains
from sternhafen.games.planet_unknown.rules.placement import ALL_BANS
from sternhafen.games.planet_unknown.rules.rounds import ChooseTile
from sternhafen.games.planet_unknown.state import PlanetState


def sample_tile(s: PlanetState, ask: ChooseTile, random: Callable[[], float]) -> Action:
    """Return a placement, or what may come before it."""
    c = s.colonies[ask.seat]
    if COMPILED and not c.quirks[PICKED] and not has_bans(s, c):
        action = sample_on_words(s, ask, c, random)
        if action is not None:
            return action
    small, boards, large, second = boards_of(s, ask, c) if c.quirks[PICKED] else sector_boards(s, ask.seat)
    total = small + large
    others = before_tile(s, ask, c) if c.moves or CORPORATION_RULES[c.corporation].special else []
    if not total:
        others = others + ask.unplaceable(s)
    n = floor(random() * (total + len(others)))
    if n >= total:
        return others[n - total]
    return nth_placement(LARGE, second, n - small) if n >= small else nth_placement(SMALL, boards, n)


def sample_on_words(s: PlanetState, ask: ChooseTile, c: Colony, random: Callable[[], float]) -> Action | None:
    """Return a placement, or what may come before it; None if no tile can be placed."""
    sector = s.sector(ask.seat)
    tiles = s.shown[(sector + s.ring_offset) % 6], s.shown[6 + sector]
    free = open_cells(s, c, ALL_BANS)
    ground = Ground(free, free & ~quick_must_touch(s, c, tiles[SMALL]))
    small, large = ground.count(tiles[SMALL]), ground.count(tiles[LARGE])
    total = small + large
    if not total:
        return None
    others = before_tile(s, ask, c) if c.moves or CORPORATION_RULES[c.corporation].special else []
    n = floor(random() * (total + len(others)))
    if n >= total:
        return others[n - total]
    return ground.nth(LARGE, tiles[LARGE], n - small) if n >= small else ground.nth(SMALL, tiles[SMALL], n)


def sample_gains(s: PlanetState, ask: Gains, random: Callable[[], float]) -> Action:
    """Return something that can be resolved next."""
    c = s.colonies[ask.seat]
    if c.patches_to_lay or c.effects:
        rules = CORPORATION_RULES[c.corporation]
        if not rules.special:
            if c.patches_to_lay:
                return _sample_with_patch(s, ask, c, rules, random)
            if not c.rovers_to_put and len(c.effects) == 1 and c.effects[0][0] == TAKE_TILE:
                return _sample_with_tile(s, ask, c, rules, random)
    legal = of_gains(s, ask)
    return legal[floor(random() * len(legal))]


def _sample_with_patch(
    s: PlanetState, ask: Gains, c: Colony, rules: CorporationRules, random: Callable[[], float]
) -> Action:
    """Return some answer without listing where a patch may lie."""
    cells = quick_patch_cells(s, c)
    first, count = of_markers(c, rules), cells.bit_count()
    last = beside_patch(s, c, rules) if cells else []
    last += of_others(s, ask.seat, c, rules, ask.early)
    if not (first or count or last):
        last.append(DONE)
    last += what_may_be_done(s, ask.seat, c, rules, False) + steps_of_rovers(s, c, rules)
    k = floor(random() * (len(first) + count + len(last)))
    if k < len(first):
        return first[k]
    k -= len(first)
    return LAY_PATCH[nth_cell(cells, k)] if k < count else last[k - count]


def _sample_with_tile(
    s: PlanetState, ask: Gains, c: Colony, rules: CorporationRules, random: Callable[[], float]
) -> Action:
    """Return some answer without listing where a tile taken by card may lie."""
    small, boards, large, others = ban_boards(s, ask.seat, c, ALL_BANS)
    first, count = of_markers(c, rules), small + large
    last: list[Action] = [] if first or count else [DONE]
    last += what_may_be_done(s, ask.seat, c, rules, False) + steps_of_rovers(s, c, rules)
    k = floor(random() * (len(first) + count + len(last)))
    if k < len(first):
        return first[k]
    k -= len(first)
    if k >= count:
        return last[k - count]
    return nth_placement(LARGE, others, k - small) if k >= small else nth_placement(SMALL, boards, k)
