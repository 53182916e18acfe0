"""Jump Drive: collected lifepods unlock technologies A to F (PU-28)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.planet_unknown.actions import Boost, KeepObjective, TeleportRover
from sternhafen.games.planet_unknown.aliases import Effect, Place, TechSet, Track, Verb
from sternhafen.games.planet_unknown.colony import Colony, Hand
from sternhafen.games.planet_unknown.data.codes import SCORING, advance_code, laid_parts, technology_place
from sternhafen.games.planet_unknown.data.tiles import TILE_RESOURCES, TILE_TURNS
from sternhafen.games.planet_unknown.data.vocabulary import (
    CLAIM_ROW,
    ENERGY,
    KEEP_OBJECTIVE,
    NO_BOOSTS,
    TECH,
    TECHNOLOGIES,
    TRACKS,
    tech,
)
from sternhafen.games.planet_unknown.events import CommonObjective, TechnologyUnlocked
from sternhafen.games.planet_unknown.rules.corporations.actions import BoostForPatch, ClaimRow, TechAsEnergy
from sternhafen.games.planet_unknown.rules.corporations.hooks import CorporationRules
from sternhafen.games.planet_unknown.rules.energy import energy_cells
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from sternhafen.games.planet_unknown.rules.gains.pending import PendingEffect
from sternhafen.games.planet_unknown.rules.objectives import offer_objectives
from sternhafen.games.planet_unknown.rules.rovers import relocate, teleports_within
from sternhafen.games.planet_unknown.rules.technology import technologies, unused
from sternhafen.games.planet_unknown.rules.tracks import gain_boosts, reach
from sternhafen.games.planet_unknown.state import PlanetState

BOOST_FOR_PATCH: Final = tech("boost_instead_of_patch")
TELEPORT_TERRAIN: Final = tech("teleport_same_terrain")
DOUBLE_BOOST: Final = tech("double_boost")
TECH_ENERGY: Final = tech("tech_as_energy")
CLAIM: Final = tech("claim_row")
COMMON: Final = tech("common_objective")
OFFERED_IN_COMMON: Final = 3
"""How many objectives F draws (PU-28.9)."""
TECH_ADVANCE: Final = advance_code(TECH, placed=True)


class JumpDrive(CorporationRules):
    """A technology works while a lifepod lies on it, wherever the tech marker is (PU-28.10)."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.follows_marker = False

    def pending(self) -> dict[Verb, PendingEffect]:
        return {CLAIM_ROW: RowToClaim(), KEEP_OBJECTIVE: CommonObjectiveToKeep()}

    def technologies(self, c: Colony) -> TechSet:
        return sum(
            tech(name) for i, name in enumerate(self.board.technologies) if contains(c.lodged, technology_place(i))
        )

    # Lifepods --------------------------------------------------------------------------------------------------------

    def got_lifepod(self, c: Colony) -> None:
        """Hold a collected lifepod until its place is chosen (PU-28.1)."""
        c.held += 1

    def lifepod_places(self, c: Colony) -> list[Place]:
        """Return the scoring area and every technology without a lifepod (PU-28.1)."""
        places = [technology_place(i) for i in range(len(self.board.technologies))]
        return [SCORING] + [place for place in places if not contains(c.lodged, place)]

    def lifepod_laid(self, s: PlanetState, seat: Seat, place: Place) -> bool:
        """Unlock a technology; E and F happen once, on unlocking (PU-28.8, 28.9)."""
        if place == SCORING:
            return False
        c = s.colonies[seat]
        name = self.board.technologies[place - technology_place(0)]
        if s.recording:
            s.tell(TechnologyUnlocked(seat=seat, technology=TECHNOLOGIES.index(name)))
        once = tech(name) & (CLAIM | COMMON) & ~c.spent
        if once:
            c.spent |= once
            if once == CLAIM:
                carry_out(s, seat, (CLAIM_ROW, 0, 0))
            elif s.seats > 1:  # alone there is nobody to compare with (PU-21.10)
                offer_objectives(s, seat, OFFERED_IN_COMMON)
                c.add_effect(KEEP_OBJECTIVE, 1)
        return True

    # Technologies ----------------------------------------------------------------------------------------------------

    def instead_of_patch(self, s: PlanetState, c: Colony) -> list[Action]:
        """A: once per round a boost instead of a patch (PU-28.4, 28.12)."""
        return [BoostForPatch()] if unused(c, BOOST_FOR_PATCH) and s.round_rule() != NO_BOOSTS else []

    def actions_now(self, s: PlanetState, seat: Seat) -> list[Action]:
        """B: once per round a teleport within a terrain, for one move (PU-28.5)."""
        c = s.colonies[seat]
        if not c.moves or not unused(c, TELEPORT_TERRAIN):
            return []
        teleports: list[Action] = []
        for cells in (*c.terrain[:ENERGY], energy_cells(c)):
            teleports += teleports_within(s, c, cells)
        return teleports

    def boosts_doubly(self, c: Colony) -> bool:
        """C: once per round a boost of two fields (PU-28.6)."""
        return unused(c, DOUBLE_BOOST)

    def may_do(self, s: PlanetState, seat: Seat) -> list[Action]:
        """D: the placed tile's tech section may be treated as energy (PU-28.7)."""
        c = s.colonies[seat]
        return [TechAsEnergy()] if technologies(c) & TECH_ENERGY and TECH_ADVANCE in c.advances else []

    def play(self, s: PlanetState, seat: Seat, action: Action) -> None:
        c = s.colonies[seat]
        if isinstance(action, TeleportRover):
            c.moves -= 1
            c.used |= TELEPORT_TERRAIN
            relocate(s, seat, action.start, action.target)
        elif isinstance(action, BoostForPatch):
            c.used |= BOOST_FOR_PATCH
            c.patches_to_lay -= 1
            gain_boosts(s, c, 1)
        elif isinstance(action, Boost):
            c.used |= DOUBLE_BOOST
        else:
            assert isinstance(action, TechAsEnergy), "Jump Drive has no other action"
            treat_tech_as_energy(c)


def treat_tech_as_energy(c: Colony) -> None:
    """Exchange the tile's tech advance for energy from its tech section (PU-28.7)."""
    at = c.advances.index(TECH_ADVANCE)
    c.advances = c.advances[:at] + c.advances[at + 1 :]
    tile, turn, anchor = laid_parts(c.laid[-1])
    section = TILE_RESOURCES[tile].index(TECH)
    other = TILE_RESOURCES[tile][1 - section]
    c.energies = (*c.energies, (TILE_TURNS[tile][turn][1 + section] << anchor, other))


class RowToClaim(PendingEffect):
    """E: all bonuses on the height of one marker are taken (PU-28.8)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [ClaimRow(track) for track in range(TRACKS)]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, ClaimRow), "a row is claimed"
        claim_row(s, seat, action.track)


def claim_row(s: PlanetState, seat: Seat, track: Track) -> None:
    """Take all bonuses on the five fields of a marker's height (PU-28.8)."""
    c = s.colonies[seat]
    row = c.markers[track]
    for other in range(TRACKS):
        if c.board().bonuses[other][row]:
            reach(s, seat, other, row)


class CommonObjectiveToKeep(PendingEffect):
    """F: one of the objectives drawn compares all players (PU-28.9)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [KeepObjective(goal) for goal in s.colonies[seat].hand.offer]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, KeepObjective), "an objective is kept"
        hand = s.colonies[seat].hand
        s.common = (*s.common, action.objective)
        back = tuple(sorted({*hand.returned, *(goal for goal in hand.offer if goal != action.objective)}))
        s.colonies[seat].hand = Hand(hand.cards, hand.knows, hand.objectives, (), back)
        s.tell(CommonObjective(seat=seat, objective=action.objective, reveals=True))
