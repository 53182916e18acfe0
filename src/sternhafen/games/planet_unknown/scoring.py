"""Scoring A to F, ties, and the solo verdict (PU-15, PU-16, PU-17, PU-21)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine.fast import cached
from sternhafen.engine.values import Outcome
from sternhafen.games.planet_unknown.aliases import Objective, Track
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import (
    CARD_EFFECTS,
    COMMERCE_MEDALS,
    EVENT_COLOUR,
    FULFILLED,
    OBJECTIVE_MEASURE,
    TARGET_BASE,
    TARGET_SHIFT,
    TIE,
    WIN,
)
from sternhafen.games.planet_unknown.data.planets import PLANETS
from sternhafen.games.planet_unknown.data.vocabulary import COMMERCE, MEDALS, PER_PATCH, PER_POD, REPO, TRACKS
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.objectives import fulfilled, measure
from sternhafen.games.planet_unknown.rules.planets.hooks import PLANET_RULES
from sternhafen.games.planet_unknown.state import PlanetState

METEORITES_PER_SET: Final = 3
MAX_CACHED: Final = 4096
BANDS: Final = (
    (15, "glorious"),
    (10, "best-planet"),
    (5, "excellent"),
    (0, "fulfilled"),
    (-5, "scraping-by"),
    (-10, "survivors"),
)
"""The solo verdicts by how far the result lies over or under the target; below all of them it is a failure."""
FAILURE: Final = "failure"


def empty_cells(c: Colony) -> int:
    """Return the cells that count as empty: lifepods do not fill, Petra's live current lines do (PU-16.1, 33.5)."""
    return c.free & ~PLANET_RULES[c.planet].live_current_lines(c)


def lying_meteorites(c: Colony) -> int:
    """Return how many meteorites are on the planet, carried ones included (PU-16.2, 27.5)."""
    return c.meteorites.bit_count() + c.loads.bit_count() + c.twins.bit_count()


def marred(c: Colony) -> int:
    """Return the cells that keep a line from counting: empty ones and those with a meteorite (PU-15.1)."""
    return empty_cells(c) | c.meteorites | c.loads


def lines(c: Colony) -> int:
    """(A) Return the medals of complete rows and columns without a meteorite (PU-15.1)."""
    return line_medals(c.planet, marred(c))


@cached(MAX_CACHED)
def line_medals(planet: int, bad: int) -> int:
    """Return the medals of a planet's rows and columns that hold none of some cells."""
    total = 0
    for line, medals in PLANETS[planet].lines:
        if not line & bad:
            total += medals
    return total


def track_medals(c: Colony, track: Track) -> int:
    """(B) Return the topmost medals at or below a marker (PU-15.2)."""
    return CORPORATION_RULES[c.corporation].track_medals(c, track)


def planet_medals(c: Colony) -> int:
    """Return the medals that special planets give (PU-33.7, 33.13)."""
    return PLANET_RULES[c.planet].medals(c)


def _cards_with(c: Colony, wanted: int) -> int:
    count = 0
    for card in c.hand.cards:
        for verb, _, _ in CARD_EFFECTS[card]:
            if verb == wanted:
                count += 1
    return count


def card_medals(c: Colony) -> int:
    """(D) Return the medals of end-of-game cards, the meteorite cards apart (PU-15.6)."""
    total = COMMERCE_MEDALS[_cards_with(c, COMMERCE)]
    for card in c.hand.cards:
        for verb, a, _ in CARD_EFFECTS[card]:
            if verb == MEDALS:
                total += a
            elif verb == PER_PATCH:
                total += a * c.patched.bit_count()
            elif verb == PER_POD:
                total += a * c.got_lifepods
    return total


def meteorite_medals(c: Colony) -> int:
    """(C) Return the medals of collected meteorites, raised by each Meteorite Repo card (PU-15.4, 15.5)."""
    sets = c.got_meteorites // METEORITES_PER_SET
    return sets * (1 + _cards_with(c, REPO)) if sets else 0


def colony_points(c: Colony) -> dict[str, int]:
    """Return what a colony scores by itself (A to E)."""
    return {
        "lines": lines(c),
        "tracks": sum(track_medals(c, track) for track in range(TRACKS)),
        "lifepods": c.got_lifepods,
        "meteorites": meteorite_medals(c),
        "cards": card_medals(c),
        "private": FULFILLED * sum(fulfilled(c, goal) for goal in c.hand.objectives),
        "planet": planet_medals(c),
    }


def compared(colonies: list[Colony], objective: Objective) -> list[int]:
    """Return the medals of an objective for those it compares: sole best, tied best, worse (PU-17.3, 17.4)."""
    values = [measure(c, objective) for c in colonies]
    best = max(values) if OBJECTIVE_MEASURE[objective][2] else min(values)
    medals = WIN if values.count(best) == 1 else TIE
    return [medals if value == best else 0 for value in values]


def duel(goal: Objective, own: int, other: int) -> int:
    """Return the medals of an objective for the one of two neighbours who has so much of it (PU-17.3, 17.4)."""
    if own == other:
        return TIE
    return WIN if (own > other) == OBJECTIVE_MEASURE[goal][2] else 0


def neighbour_points(s: PlanetState) -> list[int]:
    """(F) Return the medals of neighbour and common objectives for every seat (PU-17.1, 17.2, 28.9)."""
    points = [0] * s.seats
    if s.seats == 1:
        return points
    pairs = [(i % s.seats, (i + 1) % s.seats, goal) for i, goal in enumerate(s.neighbours)]
    for one, other, goal in pairs:
        first, second = compared([s.colonies[one], s.colonies[other]], goal)
        points[one] += first
        points[other] += second
    for goal in s.common:
        for seat, medals in enumerate(compared(s.colonies, goal)):
            points[seat] += medals
    return points


def all_points(s: PlanetState) -> list[dict[str, int]]:
    """Return every seat's medals by kind."""
    totals = [colony_points(c) for c in s.colonies]
    for points, medals in zip(totals, neighbour_points(s), strict=True):
        points["neighbours"] = medals
    return totals


@cached(64)
def solo_target(counts: tuple[int, ...]) -> int:
    """Return the value to reach with a deck of so many green, orange and red events (PU-21.5).

    >>> solo_target((9, 3, 8))
    58
    """
    return TARGET_BASE + sum(
        shifts[min(4, max(0, (count + 1) // 4))] for count, shifts in zip(counts, TARGET_SHIFT, strict=True)
    )


def deck_counts(s: PlanetState) -> tuple[int, ...]:
    """Return how many events of each colour the deck began with."""
    counts = list(s.deck)
    for event in s.past_events:
        counts[EVENT_COLOUR[event]] += 1
    if s.next_event >= 0:
        counts[EVENT_COLOUR[s.next_event]] += 1
    return tuple(counts)


def verdict(difference: int) -> str:
    """Return the verdict on a solo result so far over or under the target (PU-21.7)."""
    for bound, code in BANDS:
        if difference >= bound:
            return code
    return FAILURE


def final_outcome(s: PlanetState) -> Outcome:
    """Return places, points, and what decided a tie (PU-15.9, 16.1 to 16.3)."""
    points = all_points(s)
    if s.seats == 1:
        difference = sum(points[0].values()) - solo_target(deck_counts(s))
        return Outcome((1,), tuple(points), verdict(difference))
    keys = [
        (-sum(p.values()), empty_cells(c).bit_count(), lying_meteorites(c))
        for p, c in zip(points, s.colonies, strict=True)
    ]
    places = tuple(1 + sum(other < key for other in keys) for key in keys)
    return Outcome(places, tuple(points), None, _tie(sorted(keys)))


def _tie(keys: list[tuple[int, int, int]]) -> str | None:
    """Return what decided between the first two."""
    first, second = keys[0], keys[1]
    if first[0] != second[0]:
        return None
    if first[1] != second[1]:
        return "empty-cells"
    return "meteorites" if first[2] != second[2] else "shared"
