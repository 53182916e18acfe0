"""How well a colony stands: an estimate of its final medals, for a greedy bot.

The weights were set by hand and checked by letting the bot play: what is scored already counts fully; a line counts for
the share of it that is covered, squared, because only full ones score; a marker counts for the way it has come towards
its next medals and for the average worth of a field; what waits in the bag for about what it brings.
"""

from __future__ import annotations

from typing import Final

from sternhafen.games.planet_unknown.objectives import fulfilled
from sternhafen.games.planet_unknown.phases import FINAL
from sternhafen.games.planet_unknown.scoring import (
    card_medals,
    empty_cells,
    lines,
    meteorite_medals,
    neighbour_points,
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


def evaluate(s: PlanetUnknown, seat: int) -> float:
    """Return about how many medals a seat will end with beyond what everybody gets."""
    c = s.colonies[seat]
    value = float(lines(c) + c.got_pods + meteorite_medals(c) + card_medals(c) + planet_medals(c))
    value += sum(track_medals(c, track) for track in range(TRACKS))
    value += sum(5 for goal in c.hand.objectives if fulfilled(c, goal)) + 0.5 * neighbour_points(s)[seat]
    if s.phase == FINAL and s.first_asked() < 0:
        return value
    value += FIELD * sum(c.tracks) + ROVER * c.rovers.bit_count() + LIFEPOD_LEFT * c.pods.bit_count()
    value += PATCH * (c.patches + c.stored) + BOOST * c.boosts + MOVE * c.moves + BOOST * len(c.pending)
    value += HIDDEN_CARD * len(c.civs) + BOOST * len(c.energies) + c.got_meteors / 3 + ROVER * c.puts
    value += METEORITE_IN_LINE * c.meteors.bit_count()
    empty = empty_cells(c)
    for line, medals in c.ground().lines:
        full = line.bit_count()
        covered = 1 - (line & empty).bit_count() / full
        if covered < 1:
            value += LINE_SHARE * medals * covered * covered
    holes = empty & ~(empty << 1) & ~(empty >> 1) & ~(empty << 13) & ~(empty >> 13)
    value -= 10 * COMPACT * holes.bit_count()
    open_sides = (empty & ~(empty << 1)).bit_count() + (empty & ~(empty << 13)).bit_count()
    return value - COMPACT * open_sides
