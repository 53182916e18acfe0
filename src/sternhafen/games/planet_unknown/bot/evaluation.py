"""How well a colony stands: an estimate of its final medals, for a greedy bot.

What is scored already counts fully; a line counts for the share of it that is covered, squared, because only full ones
score; a marker counts for its way to the next medals; what waits to be resolved for about what it brings. The weights
were set by hand; those given late and early in the game were fitted to games of greedy bots (benchmarks/arena.md).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sternhafen.engine import Seat
from sternhafen.engine.fast import cached
from sternhafen.engine.outlook import Outlook
from sternhafen.engine.weights import Weight, interpolate
from sternhafen.games.planet_unknown.aliases import CellSet
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import FULFILLED
from sternhafen.games.planet_unknown.data.corporations import CORPORATION_IDS, CORPORATIONS
from sternhafen.games.planet_unknown.data.grid import WIDTH
from sternhafen.games.planet_unknown.data.planets import PLANET_IDS, PLANETS
from sternhafen.games.planet_unknown.data.vocabulary import TRACKS
from sternhafen.games.planet_unknown.rules.objectives import fulfilled, measure
from sternhafen.games.planet_unknown.rules.technology import technologies
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
from sternhafen.games.planet_unknown.state import FINAL, PlanetState

LINE_SHARE: Final = 0.5
"""Of a line's medals, for the squared share of it that is covered."""
UNDER_METEORITES: Final = 0.6
"""How much of that counts where a meteorite lies in the line."""
WAY: Final = 0.8
"""Of what a marker's next medals add, for the share of the way to them that it has come."""
METEORITE: Final = -0.3
LIFEPOD_LEFT: Final = 0.25
ROVER: Final = 0.8
PATCH: Final = 0.7
BOOST: Final = 0.8
MOVE: Final = 0.15
HIDDEN_CARD: Final = 0.5
HOLE: Final = 0.2
"""An empty cell on its own costs this, for only patches fill it."""

FULL, BARE = 0.15, 0.85
"""How much of a planet is empty where weights count as late, and where they count as early in the game."""
NEIGHBOURS: Final[Weight] = (0.85, 0.3)
"""How much of the medals of neighbour and common objectives counts: who is ahead changes, but less and less."""
TECHNOLOGY: Final[Weight] = (0.0, 1.0)
"""What a technology brings beyond its field: most while much is to come."""
FIELD: Final[Sequence[Weight]] = ((0.3, 0.3), (0.05, 0.0), (0.1, 0.05), (0.1, 0.15), (0.1, 0.1))
"""What a step on each track brings by cards, patches, rovers and boosts, beside medals and technologies."""
OPEN_SIDE: Final[Weight] = (0.2, 0.09)
"""Every side between an empty cell and a covered or outer one costs this: few gaps keep later tiles placeable."""


FIRST_ROUNDS: Final = 4
PLANET_BONUS: Final[Sequence[float]] = [
    {
        "arashi": -1.0, "cerberus": 1.0, "charybdis": 2.0, "gaia": -13.0, "k-273": -1.0, "kaax": 0.5, "lacuna": 0.0,
        "oblivion": 2.5, "pajitnov": -0.5, "persephone": -0.5, "petra": 0.0, "tartarus": -2.0,
    }.get(planet, 0.0)
    for planet in PLANET_IDS
]  # fmt: skip
"""What a planet still brings beyond the standard one and beyond what the evaluation sees of it while it is empty: on
Gaia that is eight cities, of which most are built over. Counted in the first rounds, so that who is dealt a board knows
whether to take it; fitted to some two hundred colonies of greedy bots, and rounded towards 0."""
CORPORATION_BONUS: Final[Sequence[float]] = [
    {
        "cosmos-inc": -2.0, "flux-industries": 0.5, "horizon-group": -0.5, "jump-drive": 0.0, "makeshift": 1.5,
        "oasis-ultd": 2.0, "republic": -2.0, "wormhole-corp": -2.5,
    }.get(corporation, 0.0)
    for corporation in CORPORATION_IDS
]  # fmt: skip


def earliness(planet: int, empty: int) -> float:
    """Return how early in the game it is by a planet's empty cells, from 0 to 1."""
    share = empty.bit_count() / PLANETS[planet].grid.bit_count()
    return min(1.0, max(0.0, (share - FULL) / (BARE - FULL)))


def line_promises(line: int, medals: int) -> list[float]:
    """Return what a line with so many empty cells promises; nothing if it is full, for then it is scored."""
    full = line.bit_count()
    return [0.0, *[LINE_SHARE * medals * (1 - gaps / full) ** 2 for gaps in range(1, full + 1)]]


LINE_PROMISES: Final = [[(line, line_promises(line, medals)) for line, medals in planet.lines] for planet in PLANETS]


MAX_CACHED: Final = 20000
"""How many planets are kept: bots look at the same ones again and again."""


@cached(MAX_CACHED)
def planet_value(planet: int, empty: CellSet, bad: CellSet) -> float:
    """Return what a planet's lines bring and promise with some cells empty and some marred, less for gaps."""
    return float(line_medals(planet, bad)) + _promise(planet, empty, bad) - raggedness(planet, empty)


def _promise(planet: int, empty: int, bad: int) -> float:
    """Return what the lines that are not full promise."""
    value = 0.0
    for line, promises in LINE_PROMISES[planet]:
        value += line_promise(line, promises, empty, bad)
    return value


def line_promise(line: CellSet, promises: list[float], empty: CellSet, bad: CellSet) -> float:
    """Return what a line promises by its empty cells; less where a meteorite lies in it."""
    promise = promises[(line & empty).bit_count()]
    return UNDER_METEORITES * promise if line & bad & ~empty else promise


def raggedness(planet: int, empty: int) -> float:
    """Return what it costs that empty cells do not lie together."""
    early = earliness(planet, empty)
    holes = empty & ~(empty << 1) & ~(empty >> 1) & ~(empty << WIDTH) & ~(empty >> WIDTH)
    open_sides = (empty & ~(empty << 1)).bit_count() + (empty & ~(empty << WIDTH)).bit_count()
    return HOLE * holes.bit_count() + interpolate(OPEN_SIDE, early) * open_sides


def way_values(medals: Sequence[int]) -> list[float]:
    """Return for each field of a track what the way to its next medals is worth; fields without medals hold -1.

    >>> way_values([-1, -1, 2, -1, 6])
    [0.0, 0.8, 0.0, 1.6, 0.0]
    """
    values: list[float] = []
    for field in range(len(medals)):
        came = max([at for at in range(field + 1) if medals[at] >= 0], default=0)
        goal = next((at for at in range(field + 1, len(medals)) if medals[at] >= 0), came)
        gained = medals[goal] - max(0, medals[came])
        values.append(WAY * gained * (field - came) / (goal - came) if goal > came else 0.0)
    return values


WAY_VALUES: Final = [[way_values(track) for track in board.medals] for board in CORPORATIONS]


def tracks_value(c: Colony, early: float) -> float:
    """Return what markers promise beyond the medals that they have reached."""
    ways = WAY_VALUES[c.corporation]
    value = interpolate(TECHNOLOGY, early) * technologies(c).bit_count()
    for track in range(TRACKS):
        field = c.markers[track]
        value += interpolate(FIELD[track], early) * field + ways[c.column(track)][field]
    return value


def neighbour_medals(s: PlanetState, seat: Seat) -> int:
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


def evaluate(s: PlanetState, seat: Seat) -> float:
    """Return about how many medals a seat will end with beyond what everybody gets."""
    c = s.colonies[seat]
    medals = c.got_lifepods + meteorite_medals(c) + card_medals(c) + planet_medals(c)
    for track in range(TRACKS):
        medals += track_medals(c, track)
    for goal in c.hand.objectives:
        if fulfilled(c, goal):
            medals += FULFILLED
    if s.phase == FINAL and s.first_asked() < 0:
        return float(medals + neighbour_medals(s, seat) + lines(c))
    empty = empty_cells(c)
    early = earliness(c.planet, empty)
    value = medals + interpolate(NEIGHBOURS, early) * neighbour_medals(s, seat) + tracks_value(c, early)
    value += ROVER * (c.rovers.bit_count() + c.rovers_to_put) + LIFEPOD_LEFT * c.lifepods.bit_count()
    value += (
        PATCH * (c.patches_to_lay + c.stored_patches)
        + BOOST * (c.boosts + len(c.advances) + len(c.energies))
        + MOVE * c.moves
    )
    if s.round < FIRST_ROUNDS:
        value += PLANET_BONUS[c.planet] + CORPORATION_BONUS[c.corporation]
    value += HIDDEN_CARD * len(c.milestones) + c.got_meteorites / 3 + METEORITE * c.meteorites.bit_count()
    return value + planet_value(c.planet, empty, marred(c))


def early(s: PlanetState, seat: Seat) -> float:
    """Return how early in the game it is: how much of the seat's planet is empty."""
    c = s.colonies[seat]
    return empty_cells(c).bit_count() / PLANETS[c.planet].grid.bit_count()


OUTLOOK: Final = Outlook(evaluate, early, (-15.8, 9.4, 31.5, 49.0), (-9.5, 0.0, -3.8, -5.9, -8.1, -11.3))
