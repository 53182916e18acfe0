"""Cosmos Inc.: collected lifepods lie on track fields, which markers skip (PU-26)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.planet_unknown.aliases import CellSet, Field, Place, Resource, TechSet, Track
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.codes import SCORING, field_place
from sternhafen.games.planet_unknown.data.grid import cells_of
from sternhafen.games.planet_unknown.data.vocabulary import ENERGY, TECH, TRACKS, tech
from sternhafen.games.planet_unknown.rules.corporations.actions import MoveLifepod
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES, CorporationRules
from sternhafen.games.planet_unknown.rules.energy import energy_cells
from sternhafen.games.planet_unknown.rules.lifepods import collected_places, lay_lifepod, lift_lifepod
from sternhafen.games.planet_unknown.rules.technology import technologies, unused
from sternhafen.games.planet_unknown.state import PlanetState

DIAGONAL: Final = tech("rover_diagonal")
MOVE_THREE: Final = tech("move_3_lifepods_now")
SHIFT_ON_ENERGY: Final = tech("move_lifepod_on_energy_tile")
FREE_ENERGY: Final = tech("free_steps_onto_energy")
MOVE_ONE: Final = tech("move_1_lifepod")
LIFEPODS_TO_MOVE: Final = 3

MOVES_OWED: Final = 3
"""The moves of level 2 that are left are kept as a number: two bits for how many, two for lifepods moved to the scoring
area, then the fields they were moved to."""
MOVED_TO_SCORING: Final = 2
MOVED_TO_FIELDS: Final = 4


class CosmosInc(CorporationRules):
    """A lifepod on a field takes the field off its track: markers skip it, and its medals or technology are gone."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.follows_marker = False

    def technologies(self, c: Colony) -> TechSet:
        """Return the technologies reached, but those whose field a lifepod covers (PU-26.4)."""
        techs = super().technologies(c)
        if c.lodged:
            for name, field in zip(self.board.technologies, self.board.tech_fields, strict=True):
                if contains(c.lodged, field_place(TECH, field)):
                    techs &= ~tech(name)
        return techs

    def next_field(self, c: Colony, track: Track, step: int) -> Field:
        """Skip fields with lifepods (PU-26.3)."""
        field = c.markers[track] + step
        top = self.board.tops[track]
        while 0 <= field <= top and contains(c.lodged, field_place(track, field)):
            field += step
        return field if 0 <= field <= top else -1

    def track_medals(self, c: Colony, track: Track) -> int:
        """Return the topmost medals at or below a marker that no lifepod covers (PU-26.4)."""
        medals = self.board.medals[track]
        for field in range(c.markers[track], -1, -1):
            if medals[field] >= 0 and not contains(c.lodged, field_place(track, field)):
                return medals[field]
        return 0

    # Laying lifepods -------------------------------------------------------------------------------------------------

    def got_lifepod(self, c: Colony) -> None:
        """Hold a collected lifepod until its place is chosen (PU-26.1)."""
        c.held += 1

    def lifepod_places(self, c: Colony) -> list[Place]:
        """Return the scoring area and every field without marker and lifepod, tops excepted (PU-26.2)."""
        return [SCORING] + [
            field_place(track, field)
            for track in range(TRACKS)
            for field in range(self.board.tops[track])
            if field != c.markers[track] and not contains(c.lodged, field_place(track, field))
        ]

    def unlocked(self, s: PlanetState, seat: Seat, technology: str) -> None:
        """Level 2: up to three lifepods may be moved, once in the game (PU-26.8)."""
        c = s.colonies[seat]
        if tech(technology) == MOVE_THREE and not c.spent & MOVE_THREE:
            c.spent |= MOVE_THREE
            c.owed = LIFEPODS_TO_MOVE

    def placed(self, s: PlanetState, seat: Seat, cells: CellSet, resources: tuple[Resource, Resource] | None) -> None:
        """Level 3: an energy tile lets a lifepod be moved (PU-26.9)."""
        c = s.colonies[seat]
        if resources and ENERGY in resources and technologies(c) & SHIFT_ON_ENERGY:
            c.shifts += 1

    # Rovers and technologies -----------------------------------------------------------------------------------------

    def moves_diagonally(self, c: Colony) -> bool:
        """Level 1 (PU-26.7)."""
        return bool(technologies(c) & DIAGONAL)

    def free_steps(self, c: Colony) -> CellSet:
        """Level 4: steps onto energy cost no move (PU-26.10)."""
        return energy_cells(c) if technologies(c) & FREE_ENERGY else 0

    def actions_now(self, s: PlanetState, seat: Seat) -> list[Action]:
        """Return the moves of collected lifepods."""
        return [MoveLifepod(start, place) for start, place in lifepod_moves(s.colonies[seat])]

    def more_to_do(self, c: Colony) -> int:
        """Return the moves of level 2 that are left, if there is a lifepod to move."""
        return c.owed & MOVES_OWED if owed_lifepods(c) else 0

    def play(self, s: PlanetState, seat: Seat, action: Action) -> None:
        """Move a collected lifepod; what it uncovers gives no bonus afterwards (PU-26.6)."""
        assert isinstance(action, MoveLifepod), "Cosmos Inc. has no other action"
        c = s.colonies[seat]
        if action.start in owed_lifepods(c):
            _pay_move(c, action.place)
        elif c.shifts:
            c.shifts -= 1
        else:
            c.used |= MOVE_ONE
        lift_lifepod(c, action.start)
        lay_lifepod(s, seat, action.place)


def lifepod_moves(c: Colony) -> list[tuple[Place, Place]]:
    """Return every way to move a collected lifepod now: from where, and where to."""
    starts = movable_lifepods(c)
    places = CORPORATION_RULES[c.corporation].lifepod_places(c) if starts else []
    return [(start, place) for start in starts for place in places if start != place]


def movable_lifepods(c: Colony) -> list[Place]:
    """Return where lifepods lie that may be moved now (PU-26.6, 26.8, 26.9, 26.11)."""
    if not c.shifts and not unused(c, MOVE_ONE):
        return owed_lifepods(c)
    return collected_places(c)


def owed_lifepods(c: Colony) -> list[Place]:
    """Return where lifepods lie of which up to three may be moved once: those not moved yet (PU-26.8)."""
    if not c.owed & MOVES_OWED:
        return []
    in_scoring = c.got_lifepods > c.owed >> MOVED_TO_SCORING & 3
    return ([SCORING] if in_scoring else []) + cells_of(c.lodged & ~(c.owed >> MOVED_TO_FIELDS))


def lifepods_to_move(c: Colony) -> int:
    """Return how many collected lifepods may still be moved."""
    return c.shifts + (c.owed & MOVES_OWED)


def _pay_move(c: Colony, place: Place) -> None:
    """Count one of the moves of level 2; the lifepod is not moved for this again."""
    to = 1 << MOVED_TO_SCORING if place == SCORING else 1 << MOVED_TO_FIELDS + place
    c.owed = c.owed - 1 + to if (c.owed - 1) & MOVES_OWED else 0
