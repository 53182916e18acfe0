"""Chapters 17 and 19: neighbour and private objectives. What they measure, and how they are handed out."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Do, Illegal, Seat
from sternhafen.games.planet_unknown.actions import KeepObjective
from sternhafen.games.planet_unknown.aliases import Objective, Resource, Track
from sternhafen.games.planet_unknown.colony import Colony, Hand
from sternhafen.games.planet_unknown.data.cards import (
    CONDITIONS,
    MEASURES,
    OBJECTIVE_CONDITION,
    OBJECTIVE_MEASURE,
    OBJECTIVES,
)
from sternhafen.games.planet_unknown.data.grid import areas, has_rectangle, most_of_rectangle
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, ENERGY, TRACKS
from sternhafen.games.planet_unknown.events import (
    NeighbourObjectives,
    ObjectiveDropped,
    ObjectiveKept,
    ObjectivesOffered,
)
from sternhafen.games.planet_unknown.rules.lifepods import collected_lifepods
from sternhafen.games.planet_unknown.rules.planets.hooks import PLANET_RULES
from sternhafen.games.planet_unknown.state import OBJECTIVE_DRAW, PlanetState

RESOURCES_ON_EDGE: Final = MEASURES.index("resources_on_edge")
LARGEST_AREA: Final = MEASURES.index("largest_area")
NUMBER_OF_AREAS: Final = MEASURES.index("number_of_areas")
RESOURCES_ON_PLANET: Final = MEASURES.index("resources_on_planet")
TRACKS_AT_TOP: Final = MEASURES.index("tracks_at_top")
COLLECTED_METEORITES: Final = MEASURES.index("collected_meteorites")


def final_terrain(c: Colony, terrain: Resource) -> int:
    """Return the cells of a terrain at the end of the game."""
    return (
        c.terrain[terrain] | PLANET_RULES[c.planet].live_current_lines(c) if terrain == ENERGY else c.terrain[terrain]
    )


def terrain_areas(c: Colony, terrain: Resource) -> list[int]:
    """Return the areas of a terrain; a group of patches alone is none (PU-17.7, 35.1)."""
    groups = areas(final_terrain(c, terrain))
    return [area for area in groups if area & ~c.patched] if terrain == BIOMASS else groups


def at_top(c: Colony, track: Track) -> bool:
    """Return whether a marker stands on the top field of its track (PU-17.11)."""
    return c.markers[track] == c.board().tops[track] and c.column(track) == track


def measure(c: Colony, objective: Objective) -> int:
    """Return the value a neighbour objective compares."""
    kind, resource, _ = OBJECTIVE_MEASURE[objective]
    if kind == RESOURCES_ON_EDGE:
        return (c.symbols[resource] & c.ground().edge).bit_count()
    if kind == LARGEST_AREA:
        return max([area.bit_count() for area in terrain_areas(c, resource)], default=0)
    if kind == NUMBER_OF_AREAS:
        return len(terrain_areas(c, resource))
    if kind == RESOURCES_ON_PLANET:
        return c.symbols[resource].bit_count()
    if kind == TRACKS_AT_TOP:
        return sum([at_top(c, track) for track in range(TRACKS)])
    if kind == COLLECTED_METEORITES:
        return c.got_meteorites
    return collected_lifepods(c)


def fulfilled(c: Colony, objective: Objective) -> bool:
    """Return whether a private objective is fulfilled (PU-19.3)."""
    kind, numbers = OBJECTIVE_CONDITION[objective]
    name = CONDITIONS[kind]
    if name == "rectangle":
        return has_rectangle(final_terrain(c, numbers[0]), numbers[1], numbers[2])
    if name == "area_with_resources":
        symbols = c.symbols[numbers[0]]
        return any((area & symbols).bit_count() >= numbers[1] for area in terrain_areas(c, numbers[0]))
    if name == "track_at_top":
        return at_top(c, numbers[0])
    if name == "at_most_resources":
        return c.symbols[numbers[0]].bit_count() <= numbers[1]
    if name == "at_least_meteorites":
        return c.got_meteorites >= numbers[0]
    if name == "more_lifepods_than_meteorites":
        return collected_lifepods(c) > c.got_meteorites
    if name == "no_uncovered_ice":
        return not c.ground().ice & c.free
    return not c.ground().land & c.free & ~PLANET_RULES[c.planet].live_current_lines(c)


def progress(c: Colony, objective: Objective) -> tuple[int, int, bool]:
    """Return how much there is of what a private objective asks for, how much it asks for, and whether that is done."""
    kind, numbers = OBJECTIVE_CONDITION[objective]
    name, done = CONDITIONS[kind], fulfilled(c, objective)
    if name == "rectangle":
        return most_of_rectangle(final_terrain(c, numbers[0]), numbers[1], numbers[2]), numbers[1] * numbers[2], done
    if name == "area_with_resources":
        counts = [(area & c.symbols[numbers[0]]).bit_count() for area in terrain_areas(c, numbers[0])]
        return max(counts, default=0), numbers[1], done
    if name == "track_at_top":
        return c.markers[numbers[0]], c.board().tops[numbers[0]], done
    if name == "at_most_resources":
        return c.symbols[numbers[0]].bit_count(), numbers[1], done
    if name == "at_least_meteorites":
        return c.got_meteorites, numbers[0], done
    if name == "more_lifepods_than_meteorites":
        return collected_lifepods(c), c.got_meteorites + 1, done
    ground = c.ground().ice if name == "no_uncovered_ice" else c.ground().land
    bare = ground & c.free
    if name == "no_uncovered_land":
        bare &= ~PLANET_RULES[c.planet].live_current_lines(c)
    return (ground & ~bare).bit_count(), ground.bit_count(), done


# Handing them out ----------------------------------------------------------------------------------------------------

OFFERED, KEPT_OBJECTIVES = 2, 1
SOLO_OFFERED, SOLO_KEPT = 4, 3
"""How many private objectives are drawn and kept (PU-19.1, 21.2)."""
NEIGHBOURS_OF_TWO: Final = 3
ALL_OBJECTIVES: Final = tuple(range(OBJECTIVES))


def offer_objectives(s: PlanetState, seat: Seat, count: int) -> None:
    """Draw objectives from the box for a seat to look at (PU-19.1, 28.9, 28.11)."""
    hand = s.colonies[seat].hand
    box = s.boxed_objectives()
    drawn: list[int] = []
    for _ in range(min(count, len(box))):
        goal, box = s.pick(OBJECTIVE_DRAW, box)
        drawn.append(goal)
    offer = tuple(sorted(drawn))
    returned = tuple(goal for goal in hand.returned if goal not in offer)
    s.colonies[seat].hand = Hand(hand.cards, hand.knows, hand.objectives, offer, returned)
    s.tell(ObjectivesOffered(seat=seat, objectives=offer, to=1 << seat, reveals=True))


def draw_objective(s: PlanetState, seat: Seat) -> None:
    """Draw one more private objective and keep it, if there is one."""
    hand = s.colonies[seat].hand
    box = s.boxed_objectives()
    if box:
        goal, _ = s.pick(OBJECTIVE_DRAW, box)
        kept = tuple(sorted((*hand.objectives, goal)))
        returned = tuple(one for one in hand.returned if one != goal)
        s.colonies[seat].hand = Hand(hand.cards, hand.knows, kept, hand.offer, returned)
        s.tell(ObjectiveKept(seat=seat, objective=goal, to=1 << seat, reveals=True))


def drop_objective(s: PlanetState, seat: Seat, objective: Objective) -> None:
    """Give up a private objective."""
    hand = s.colonies[seat].hand
    kept = tuple(goal for goal in hand.objectives if goal != objective)
    back = tuple(sorted({*hand.returned, objective}))
    s.colonies[seat].hand = Hand(hand.cards, hand.knows, kept, hand.offer, back)
    s.tell(ObjectiveDropped(seat=seat, objective=objective, to=1 << seat))


class KeepObjectives(Ask):
    """Which of the private objectives on offer to keep, one at a time (PU-19.1, 21.2)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-19.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (KeepObjective,)

    def candidates(self, s: PlanetState) -> list[Action]:
        return [KeepObjective(goal) for goal in range(OBJECTIVES)]

    def legal(self, s: PlanetState) -> list[Action]:
        return [KeepObjective(goal) for goal in s.colonies[self.seat].hand.offer]

    def check(self, s: PlanetState, action: KeepObjective) -> Illegal | None:
        if action.objective in s.colonies[self.seat].hand.offer:
            return None
        return Illegal("objective-not-offered", "PU-19.1")

    def play(self, s: PlanetState, action: KeepObjective) -> None:
        hand = s.colonies[self.seat].hand
        kept = tuple(sorted((*hand.objectives, action.objective)))
        offer = tuple(goal for goal in hand.offer if goal != action.objective)
        if len(kept) == (SOLO_KEPT if s.seats == 1 else KEPT_OBJECTIVES):
            s.colonies[self.seat].hand = Hand(hand.cards, hand.knows, kept, (), offer)
        else:
            s.push(KeepObjectives(self.seat))
            s.colonies[self.seat].hand = Hand(hand.cards, hand.knows, kept, offer, hand.returned)
        s.tell(ObjectiveKept(seat=self.seat, objective=action.objective, to=1 << self.seat))

    def about(self, s: PlanetState) -> dict[str, int | str]:
        wanted = SOLO_KEPT if s.seats == 1 else KEPT_OBJECTIVES
        return {"seat": self.seat, "left": wanted - len(s.colonies[self.seat].hand.objectives)}


class LayObjectives(Do):
    """Neighbour objectives are laid out from the cards nobody has drawn (PU-1.12, 19.2)."""

    __slots__ = ()

    def run(self, s: PlanetState) -> None:
        if s.seats == 1:
            return
        pool = ALL_OBJECTIVES
        seen = {goal for c in s.colonies for goal in (*c.hand.returned, *c.hand.objectives)}
        if seen:
            pool = tuple([goal for goal in pool if goal not in seen])
        laid: list[int] = []
        for _ in range(NEIGHBOURS_OF_TWO if s.seats == 2 else s.seats):
            goal, pool = s.pick(OBJECTIVE_DRAW, pool)
            laid.append(goal)
        s.neighbours = tuple(laid)
        s.tell(NeighbourObjectives(objectives=s.neighbours, reveals=True))
