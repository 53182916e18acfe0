"""What a corporation can change: the hooks that the rules call (PU-23).

Written here is what holds for every corporation that does not say otherwise in its own module.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sternhafen.engine import Action, Illegal, Seat, Step
from sternhafen.games.planet_unknown.aliases import (
    Cell,
    CellSet,
    Field,
    Place,
    Resource,
    Ring,
    TechSet,
    Tile,
    Track,
    TrackSet,
    Verb,
)
from sternhafen.games.planet_unknown.colony import CAP, Colony
from sternhafen.games.planet_unknown.data.codes import SCORING
from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS, STANDARD_CORPORATION
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ROVER, TECH, WATER
from sternhafen.games.planet_unknown.rules.gains.pending import PendingEffect
from sternhafen.games.planet_unknown.state import PlanetState

UP: Final = 1
DOWN: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class CorporationRules:
    """The rules that a corporation may change."""

    def __init__(self, number: int) -> None:
        self.board = CORPORATIONS[number]
        self.techs = self.board.techs
        """The technologies that work with the tech marker on each field."""
        self.special = number != STANDARD_CORPORATION
        self.follows_marker = True
        """Whether its technologies are those at or below the tech marker, and nothing else matters (PU-12.2)."""
        self.touches_by_tile = False
        """Whether it depends on the tile if it need not touch what is built (PU-27.7)."""
        self.carries_meteorites = False
        """Whether rovers carry meteorites instead of collecting them at once (PU-27.1)."""

    def setup_steps(self, seat: Seat) -> list[Step]:
        """Return what the player decides before the first round."""
        return []

    def pending(self) -> dict[Verb, PendingEffect]:
        """Return the waiting effects that only this corporation has."""
        return {}

    # Technologies ------------------------------------------------------------------------------------------------

    def technologies(self, c: Colony) -> TechSet:
        """Return the technologies that work now (PU-12.2, 20.10)."""
        return self.techs[min(c.markers[TECH], c.quirks[CAP])]

    def tech_field(self, c: Colony) -> Field:
        """Return the field that a round without milestones freezes technologies at (PU-20.10)."""
        return c.markers[TECH]

    def unlocked(self, s: PlanetState, seat: Seat, technology: str) -> None:
        """Begin what happens when a technology milestone is reached."""

    # A round -----------------------------------------------------------------------------------------------------

    def starting_moves(self, c: Colony) -> int:
        """Return the rover moves at the very start of a round (PU-23.2)."""
        return 0

    def refuse_early_choice(self, s: PlanetState, seat: Seat, ring: Ring) -> Illegal | None:
        """Return why a tile may not be chosen before it is placed (PU-24.3)."""
        return Illegal("no-civ-choice", "PU-24.3")

    def chose_tile(self, s: PlanetState, seat: Seat, tile: Tile) -> None:
        """Give what choosing a tile brings."""

    def actions_now(self, s: PlanetState, seat: Seat) -> list[Action]:
        """Return what technologies allow at any time of a turn, beside rover moves (PU-3.10)."""
        return []

    def must_do(self, s: PlanetState, seat: Seat, early: bool) -> list[Action]:
        """Return what must be done before the turn ends, beside gains; early is before the tile, or for an event."""
        return []

    def may_do(self, s: PlanetState, seat: Seat) -> list[Action]:
        """Return what may be done with the gains of a turn."""
        return []

    def play(self, s: PlanetState, seat: Seat, action: Action) -> None:
        """Carry out an action that only this corporation has."""
        raise NotImplementedError

    def more_to_do(self, c: Colony) -> int:
        """Return how many things wait for the player beside gains."""
        return 0

    def before_asking(self, s: PlanetState, seat: Seat) -> None:
        """Settle what needs no answer."""

    # Placing -----------------------------------------------------------------------------------------------------

    def places_anywhere(self, c: Colony, tile: Tile) -> bool:
        """Return whether a tile need not touch what is built (PU-4.3)."""
        return False

    def patches_anywhere(self, c: Colony) -> bool:
        """Return whether a patch need not touch what is built (PU-8.3)."""
        return False

    def patches_on_tiles(self, c: Colony) -> CellSet:
        """Return the covered cells on which a patch may be laid."""
        return 0

    def takes_meteorites(self, c: Colony) -> bool:
        """Return whether meteorites come onto the planet (PU-4.8)."""
        return True

    def extends_biomass(self, c: Colony, section: CellSet) -> bool:
        """Return whether a biomass section about to be laid extends an area, where that matters (PU-25.3)."""
        return False

    def counts_biomass(self, extends: bool) -> bool:
        """Return whether a placed biomass section advances its marker."""
        return True

    def water_steps(self, ice: int) -> int:
        """Return how far a water section that covers some ice cells advances its marker (PU-7.2)."""
        return 1

    def placed_water_steps(self, c: Colony, steps: int) -> int:
        """Return how far the water marker goes when its advance for a placed tile is made."""
        return steps

    def placed(self, s: PlanetState, seat: Seat, cells: CellSet, resources: tuple[Resource, Resource] | None) -> None:
        """Give what technologies bring for a placed tile, without resources if these do not count (PU-6.10)."""

    # Tracks ------------------------------------------------------------------------------------------------------

    def next_field(self, c: Colony, track: Track, step: int) -> Field:
        """Return the field that a marker's next step up or down leads to, or -1 (PU-5.6, 5.7)."""
        field = c.markers[track] + step
        return field if 0 <= field <= self.board.tops[track] else -1

    def can_advance(self, c: Colony, track: Track) -> bool:
        """Return whether an advance would do anything (PU-5.10, 9.13)."""
        if c.markers[track] == self.board.tops[track]:
            return track == ROVER
        return self.next_field(c, track, UP) >= 0

    def movable(self, c: Colony) -> TrackSet:
        """Return the tracks whose markers can advance (PU-5.10)."""
        civ, water, biomass, _, tech = self.board.tops
        at = c.markers
        below = (at[CIV] < civ) << CIV | (at[WATER] < water) << WATER | (at[BIOMASS] < biomass) << BIOMASS
        return below | 1 << ROVER | (at[TECH] < tech) << TECH

    def steers(self, c: Colony, track: Track, steps: int, boosts: bool, bonuses: bool) -> bool:
        """Return whether an advance is not made now, but waits to be steered (PU-30.1)."""
        return False

    def goal_field(self, track: Track, field: Field) -> Field:
        """Return where "all markers to field 5" ends (PU-6.14)."""
        return field

    def extra_moves(self, c: Colony) -> int:
        """Return what technologies add to the number at the rover marker."""
        return 0

    def improves(self, c: Colony, track: Track) -> bool:
        """Return whether what a track gives is improved (PU-31.3)."""
        return False

    def card_joins(self, c: Colony) -> bool:
        """Return whether a card of the next level joins the choice for a civ milestone (PU-24.5)."""
        return False

    def reached_civ_milestone(self, s: PlanetState, c: Colony) -> None:
        """Give what a civ milestone brings beside its card."""

    def energy_tracks(self, tracks: TrackSet) -> TrackSet:
        """Return which of some tracks energy can advance."""
        return tracks

    # Boosts and patches ------------------------------------------------------------------------------------------

    def boosts_doubly(self, c: Colony) -> bool:
        """Return whether a boost may go two fields (PU-28.6)."""
        return False

    def doubles_patch(self, c: Colony) -> bool:
        """Return whether a gained patch must first become two (PU-25.9)."""
        return False

    def instead_of_patch(self, s: PlanetState, c: Colony) -> list[Action]:
        """Return what may be taken instead of a gained patch."""
        return []

    # Rovers, meteorites, lifepods --------------------------------------------------------------------------------

    def moves_diagonally(self, c: Colony) -> bool:
        """Return whether rovers may step diagonally."""
        return False

    def free_steps(self, c: Colony) -> CellSet:
        """Return the cells onto which a rover's step costs no move."""
        return 0

    def rover_came(self, c: Colony, start: Cell, target: Cell) -> None:
        """Note that a rover came to a cell, from another one or, as -1, from the corporation."""

    def rover_entered(self, s: PlanetState, seat: Seat, cell: Cell) -> None:
        """Do what a rover that carries meteorites does on a cell it enters."""

    def rover_lost(self, c: Colony, cell: Cell) -> None:
        """Note that a rover was destroyed."""

    def lift_meteorite(self, c: Colony, cell: Cell) -> None:
        """Take one meteorite off a cell."""
        c.meteorites ^= 1 << cell

    def got_meteorite(self, c: Colony) -> None:
        """Give what a collected meteorite brings."""

    def got_lifepod(self, c: Colony) -> None:
        """Lay a collected lifepod into the scoring area (PU-11.4)."""
        c.got_lifepods += 1

    def lifepod_places(self, c: Colony) -> list[Place]:
        """Return where a collected lifepod may be laid."""
        return [SCORING]

    def lifepod_laid(self, s: PlanetState, seat: Seat, place: Place) -> bool:
        """Begin what a lifepod laid on a place does; return whether that told the table of it."""
        return False

    # Scoring -----------------------------------------------------------------------------------------------------

    def track_medals(self, c: Colony, track: Track) -> int:
        """Return the topmost medals at or below a marker (PU-15.2)."""
        return self.board.topmost[track][c.markers[track]]


CORPORATION_RULES: Final[list[CorporationRules]] = []
"""The rules of every corporation, by number; `table.install` fills it."""
