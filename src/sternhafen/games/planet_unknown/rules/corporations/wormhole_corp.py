"""Wormhole Corp.: a biomass track of double fields, and patches on tiles (PU-25)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Seat
from sternhafen.games.planet_unknown.aliases import CellSet, Effect, Field, Track, TrackSet, Verb
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.grid import spread
from sternhafen.games.planet_unknown.data.vocabulary import ADVANCE, BIOMASS, DOUBLE_FIELD, NO_MILESTONES, PATCH, tech
from sternhafen.games.planet_unknown.events import BiomassReset
from sternhafen.games.planet_unknown.rules.corporations.actions import DoublePatch, ResetBiomass, TakeDoubleField
from sternhafen.games.planet_unknown.rules.corporations.hooks import CorporationRules
from sternhafen.games.planet_unknown.rules.energy import has_real_area
from sternhafen.games.planet_unknown.rules.gains.pending import PendingEffect
from sternhafen.games.planet_unknown.rules.technology import technologies, unused
from sternhafen.games.planet_unknown.rules.tracks import advance, gain_boosts
from sternhafen.games.planet_unknown.state import PlanetState

RESET_BIOMASS: Final = tech("reset_biomass")
PATCH_ON_TILES: Final = tech("patch_on_tiles")
TWO_PATCHES: Final = tech("two_patches")
PATCH_ON_METEORITES: Final = tech("patch_destroys_meteorite")
SECOND_DOUBLE_FIELD: Final = 2


class WormholeCorp(CorporationRules):
    """Its biomass marker moves only for sections that extend an area (PU-25.3), never for energy (PU-25.5)."""

    def pending(self) -> dict[Verb, PendingEffect]:
        return {DOUBLE_FIELD: DoubleField()}

    def extends_biomass(self, c: Colony, section: CellSet) -> bool:
        """Return whether a biomass section touches an existing area (PU-25.3, 25.4)."""
        touching = spread(section) & c.terrain[BIOMASS]
        return touching != 0 and has_real_area(c, touching)

    def counts_biomass(self, extends: bool) -> bool:
        return extends

    def energy_tracks(self, tracks: TrackSet) -> TrackSet:
        return tracks & ~(1 << BIOMASS)

    def goal_field(self, track: Track, field: Field) -> Field:
        """Return where "all markers to field 5" ends: for biomass on the second double field (PU-6.14)."""
        return SECOND_DOUBLE_FIELD if track == BIOMASS else field

    def actions_now(self, s: PlanetState, seat: Seat) -> list[Action]:
        """Level 1: the biomass marker may go from the top to field 0 (PU-25.7)."""
        c = s.colonies[seat]
        at_top = c.markers[BIOMASS] == self.board.tops[BIOMASS]
        return [ResetBiomass()] if technologies(c) & RESET_BIOMASS and at_top else []

    def patches_on_tiles(self, c: Colony) -> CellSet:
        """Levels 2 and 5: patches may cover tiles, and even meteorites (PU-25.8, 25.11)."""
        techs = technologies(c)
        tiles = c.ground().grid & ~c.free & ~c.patched
        cells = 0
        if techs & PATCH_ON_TILES:
            cells |= tiles & ~c.meteorites
        if techs & PATCH_ON_METEORITES:
            cells |= tiles & c.meteorites
        return cells

    def doubles_patch(self, c: Colony) -> bool:
        """Level 3: a gained patch becomes two, once per round; a stored one never does (PU-25.9)."""
        return c.patches_to_lay > c.kept and unused(c, TWO_PATCHES)

    def play(self, s: PlanetState, seat: Seat, action: Action) -> None:
        c = s.colonies[seat]
        if isinstance(action, DoublePatch):
            c.used |= TWO_PATCHES
            c.patches_to_lay += 1
        else:
            assert isinstance(action, ResetBiomass), "Wormhole Corp. has no other action"
            c.markers[BIOMASS] = 0
            if s.recording:
                s.tell(BiomassReset(seat=seat))


class DoubleField(PendingEffect):
    """One of the two bonuses of a double field is taken (PU-25.1)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [TakeDoubleField(False), TakeDoubleField(True)]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, TakeDoubleField), "a double field is taken"
        c = s.colonies[seat]
        _, field, without_boosts = effect
        other, patch = c.board().choices[field]
        verb, track, _ = patch if action.patch else other
        if verb == PATCH:
            if s.round_rule() != NO_MILESTONES:
                c.patches_to_lay += 1
        elif verb == ADVANCE:
            advance(s, seat, track, 1, not without_boosts)
        elif not without_boosts:
            gain_boosts(s, c, 1)
