"""How well a colony stands: an estimate of its final medals, for a greedy bot.

The weights were set by hand and checked by letting the bot play: what is scored already counts fully; a line counts for
the share of it that is covered, squared, because only full ones score; a marker counts for the way it has come towards
its next medals and for the average worth of a field; what waits in the bag for about what it brings.
"""

from __future__ import annotations

from typing import Final

from sternhafen.games.planet_unknown.cards import FULFILLED
from sternhafen.games.planet_unknown.objectives import fulfilled, measure
from sternhafen.games.planet_unknown.phases import FINAL
from sternhafen.games.planet_unknown.planets import PLANETS
from sternhafen.games.planet_unknown.scoring import (
    card_medals,
    compared,
    duel,
    empty_cells,
    line_medals,
    lines,
    marred,
    meteorite_medals,
    planet_medals,
    track_medals,
)
from sternhafen.games.planet_unknown.state import PlanetUnknown
from sternhafen.games.planet_unknown.vocabulary import TRACKS

LINE_SHARE: Final = 0.5
"""Of a line's medals, for the squared share of it that is covered."""
FIELD: Final = 0.25
"""A marker's step: boosts, patches, rovers and cards on the way are worth about this."""
METEORITE_IN_LINE: Final = -0.3
LIFEPOD_LEFT: Final = 0.25
ROVER: Final = 0.8
PATCH: Final = 0.7
BOOST: Final = 0.8
MOVE: Final = 0.15
HIDDEN_CARD: Final = 0.5
COMPACT: Final = 0.02
"""For every side that two covered or outer cells share: few gaps keep later tiles placeable."""


def line_worths(line: int, medals: int) -> list[float]:
    """Return what a line with so many empty cells promises; nothing if it is full, for then it is scored."""
    full = line.bit_count()
    return [0.0, *[LINE_SHARE * medals * (1 - gaps / full) ** 2 for gaps in range(1, full + 1)]]


LINE_WORTHS: Final = [[(line, line_worths(line, medals)) for line, medals in planet.lines] for planet in PLANETS]


MOST_KEPT: Final = 20000
"""How many boards are remembered: bots look at the same ones again and again."""
_GROUNDS: Final[dict[tuple[int, int, int], float]] = {}


def ground_worth(planet: int, empty: int, bad: int) -> float:
    """Return what a planet's lines bring and promise with some cells empty and some marred, less for gaps."""
    key = (planet, empty, bad)
    found = _GROUNDS.get(key)
    if found is None:
        if len(_GROUNDS) >= MOST_KEPT:
            _GROUNDS.clear()
        found = _GROUNDS[key] = float(line_medals(planet, bad)) + _promise(planet, empty)
    return found


def _promise(planet: int, empty: int) -> float:
    value = 0.0
    for line, worths in LINE_WORTHS[planet]:
        value += worths[(line & empty).bit_count()]
    holes = empty & ~(empty << 1) & ~(empty >> 1) & ~(empty << 13) & ~(empty >> 13)
    value -= 10 * COMPACT * holes.bit_count()
    open_sides = (empty & ~(empty << 1)).bit_count() + (empty & ~(empty << 13)).bit_count()
    return value - COMPACT * open_sides


def neighbour_medals(s: PlanetUnknown, seat: int) -> int:
    """Return a seat's medals of neighbour and common objectives as things stand; others' need not be compared."""
    seats = s.seats
    if seats == 1:
        return 0
    medals = 0
    own = s.colonies[seat]
    for i, goal in enumerate(s.neighbours):
        one, other = i % seats, (i + 1) % seats
        if seat in (one, other):
            medals += duel(goal, measure(own, goal), measure(s.colonies[one + other - seat], goal))
    for goal in s.common:
        medals += compared(s.colonies, goal)[seat]
    return medals


def evaluate(s: PlanetUnknown, seat: int) -> float:
    """Return about how many medals a seat will end with beyond what everybody gets."""
    c = s.colonies[seat]
    medals = c.got_pods + meteorite_medals(c) + card_medals(c) + planet_medals(c)
    for track in range(TRACKS):
        medals += track_medals(c, track)
    for goal in c.hand.objectives:
        if fulfilled(c, goal):
            medals += FULFILLED
    value = medals + 0.5 * neighbour_medals(s, seat)
    if s.phase == FINAL and s.first_asked() < 0:
        return value + lines(c)
    tracks = c.tracks
    value += FIELD * (tracks[0] + tracks[1] + tracks[2] + tracks[3] + tracks[4])
    value += ROVER * (c.rovers.bit_count() + c.puts) + LIFEPOD_LEFT * c.pods.bit_count()
    value += PATCH * (c.patches + c.stored) + BOOST * (c.boosts + len(c.pending) + len(c.energies)) + MOVE * c.moves
    value += HIDDEN_CARD * len(c.civs) + c.got_meteors / 3 + METEORITE_IN_LINE * c.meteors.bit_count()
    return value + ground_worth(c.planet, empty_cells(c), marred(c))
