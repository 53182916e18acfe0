"""The terms of the evaluation, for people who ask why: each line and track, and all else a colony has."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Seat
from sternhafen.engine.terms import Terms, add
from sternhafen.engine.weights import interpolate
from sternhafen.games.planet_unknown.bot.evaluation import (
    BOOST,
    CORPORATION_BONUS,
    FIELD,
    FIRST_ROUNDS,
    HIDDEN_CARD,
    LIFEPOD_LEFT,
    LINE_PROMISES,
    METEORITE,
    MOVE,
    NEIGHBOURS,
    PATCH,
    PLANET_BONUS,
    ROVER,
    TECHNOLOGY,
    WAY_VALUES,
    earliness,
    line_promise,
    neighbour_medals,
    raggedness,
)
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import FULFILLED
from sternhafen.games.planet_unknown.data.planets import PLANETS
from sternhafen.games.planet_unknown.data.vocabulary import TRACKS
from sternhafen.games.planet_unknown.rules.objectives import fulfilled
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.scoring import (
    card_medals,
    empty_cells,
    marred,
    meteorite_medals,
    planet_medals,
    track_medals,
)
from sternhafen.games.planet_unknown.state import FINAL, PlanetState

ROWS: Final = 12
"""A planet's lines are its rows, then its columns."""


def terms(s: PlanetState, seat: Seat) -> Terms:
    """Return what the evaluation adds up."""
    c = s.colonies[seat]
    sums: Terms = {}
    add(sums, "lifepods", c.got_lifepods)
    add(sums, "meteorites", meteorite_medals(c))
    add(sums, "cards", card_medals(c))
    add(sums, "planet", planet_medals(c))
    for track in range(TRACKS):
        add(sums, "track", track_medals(c, track), track)
    for goal in c.hand.objectives:
        add(sums, "objective", FULFILLED * fulfilled(c, goal), goal)
    over = s.phase == FINAL and s.first_asked() < 0
    early = 0.0 if over else earliness(c.planet, empty_cells(c))
    add(sums, "neighbours", neighbour_medals(s, seat) * (1.0 if over else interpolate(NEIGHBOURS, early)))
    add_lines(sums, c, over)
    if not over:
        add_promises(sums, c, early)
        if s.round < FIRST_ROUNDS:
            add(sums, "planet", PLANET_BONUS[c.planet])
            add(sums, "corporation", CORPORATION_BONUS[c.corporation])
    return sums


def add_lines(sums: Terms, c: Colony, over: bool) -> None:
    """Add each row and column: its medals once it is full, and what it promises before, unless the game is over."""
    empty, bad = empty_cells(c), marred(c)
    for number, (line, medals) in enumerate(PLANETS[c.planet].lines):
        kind, of = ("row", number + 1) if number < ROWS else ("column", number + 1 - ROWS)
        if not line & bad:
            add(sums, kind, medals, of)
        if not over:
            add(sums, kind, line_promise(line, LINE_PROMISES[c.planet][number][1], empty, bad), of)
    if not over:
        add(sums, "gaps", -raggedness(c.planet, empty))


def add_promises(sums: Terms, c: Colony, early: float) -> None:
    """Add what will probably become medals: the way up the tracks, and what a colony has and waits to use."""
    ways = WAY_VALUES[c.corporation]
    for track in range(TRACKS):
        field = c.markers[track]
        add(sums, "track", interpolate(FIELD[track], early) * field + ways[c.column(track)][field], track)
    add(sums, "technology", interpolate(TECHNOLOGY, early) * technologies(c).bit_count())
    add(sums, "rovers", ROVER * (c.rovers.bit_count() + c.rovers_to_put) + MOVE * c.moves)
    add(sums, "lifepods", LIFEPOD_LEFT * c.lifepods.bit_count())
    add(sums, "patches", PATCH * (c.patches_to_lay + c.stored_patches))
    add(sums, "boosts", BOOST * (c.boosts + len(c.advances) + len(c.energies)))
    add(sums, "cards", HIDDEN_CARD * len(c.milestones))
    add(sums, "meteorites", c.got_meteorites / 3 + METEORITE * c.meteorites.bit_count())
