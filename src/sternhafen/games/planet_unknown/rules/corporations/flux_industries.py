"""Flux Industries: a token that makes one track special, and one technology at a time (PU-31)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal, Seat, Step
from sternhafen.games.planet_unknown.aliases import CellSet, Effect, Field, Resource, Track, Verb
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.vocabulary import (
    CARD,
    COLLECT_METEORS,
    MOVE_FLUX,
    PATCH,
    PUT,
    ROVER,
    TRACKS,
    UNLOCK,
    tech,
)
from sternhafen.games.planet_unknown.events import FluxSet
from sternhafen.games.planet_unknown.rules.corporations.actions import AdvanceFlux, SetFlux
from sternhafen.games.planet_unknown.rules.corporations.hooks import CorporationRules
from sternhafen.games.planet_unknown.rules.gains.pending import PENDING, PendingEffect
from sternhafen.games.planet_unknown.rules.meteorites import all_meteorites
from sternhafen.games.planet_unknown.rules.technology import technologies, unused
from sternhafen.games.planet_unknown.rules.tracks import advance, can_advance
from sternhafen.games.planet_unknown.state import PlanetState

MOVES_ON_FLUX: Final = tech("moves_for_rovers_on_flux_terrain")
FLUX_MILESTONE: Final = tech("advance_to_next_milestone_of_flux")
IMPROVED: Final = tech("improve_flux_track")
METEORITE_ON_MATCH: Final = tech("collect_meteorite_on_matching_tile")
ADVANCE_FLUX: Final = tech("advance_flux")
MILESTONES: Final = (CARD, PATCH, PUT, UNLOCK)


class FluxIndustries(CorporationRules):
    """Only the highest technology at or below the tech marker works; the board's table says so (PU-31.2)."""

    def setup_steps(self, seat: Seat) -> list[Step]:
        return [ChooseFlux(seat)]

    def pending(self) -> dict[Verb, PendingEffect]:
        return {MOVE_FLUX: FluxToMove()}

    def unlocked(self, s: PlanetState, seat: Seat, technology: str) -> None:
        """Let the flux token be moved (PU-31.1)."""
        s.colonies[seat].add_effect(MOVE_FLUX)

    def may_do(self, s: PlanetState, seat: Seat) -> list[Action]:
        effect = s.colonies[seat].find_effect(MOVE_FLUX)
        return PENDING[MOVE_FLUX].answers(s, seat, effect) if effect is not None else []

    # Technologies (PU-31.3) ------------------------------------------------------------------------------------------

    def starting_moves(self, c: Colony) -> int:
        """Level 1: two moves for every rover on the terrain of the flux track."""
        if c.flux < 0 or not technologies(c) & MOVES_ON_FLUX:
            return 0
        return 2 * (c.rovers & c.terrain[c.flux]).bit_count()

    def improves(self, c: Colony, track: Track) -> bool:
        """Level 3: what the flux track gives is improved."""
        return c.flux == track and bool(technologies(c) & IMPROVED)

    def extra_moves(self, c: Colony) -> int:
        return 1 if self.improves(c, ROVER) else 0

    def placed(self, s: PlanetState, seat: Seat, cells: CellSet, resources: tuple[Resource, Resource] | None) -> None:
        """Level 4: a tile with the resource of the flux track collects a meteorite."""
        c = s.colonies[seat]
        if resources and c.flux in resources and technologies(c) & METEORITE_ON_MATCH and all_meteorites(c):
            c.add_effect(COLLECT_METEORS, 1)

    def actions_now(self, s: PlanetState, seat: Seat) -> list[Action]:
        """Levels 5 and 2: the flux marker may be advanced by one, or once per game to its next milestone."""
        c = s.colonies[seat]
        actions: list[Action] = []
        if c.flux >= 0:
            if unused(c, ADVANCE_FLUX) and can_advance(c, c.flux):
                actions.append(AdvanceFlux(False))
            if unused(c, FLUX_MILESTONE) and milestone_ahead(c, c.flux) >= 0:
                actions.append(AdvanceFlux(True))
        return actions

    def play(self, s: PlanetState, seat: Seat, action: Action) -> None:
        assert isinstance(action, AdvanceFlux), "Flux Industries has no other action"
        c = s.colonies[seat]
        if action.milestone:
            c.spent |= FLUX_MILESTONE
            advance(s, seat, c.flux, milestone_ahead(c, c.flux) - c.markers[c.flux])
        else:
            c.used |= ADVANCE_FLUX
            advance(s, seat, c.flux, 1)


def milestone_ahead(c: Colony, track: Track) -> Field:
    """Return the field of the next milestone above a marker, or -1 (PU-31.3)."""
    board = c.board()
    for field in range(c.markers[track] + 1, board.tops[track] + 1):
        if any(verb in MILESTONES for verb, _, _ in board.bonuses[track][field]):
            return field
    return -1


def set_flux(s: PlanetState, seat: Seat, track: Track) -> None:
    """Set the flux token (PU-31.1)."""
    s.colonies[seat].flux = track
    if s.recording:
        s.tell(FluxSet(seat=seat, track=track))


class FluxToMove(PendingEffect):
    """The flux token may be set to another track (PU-31.1)."""

    optional: ClassVar[bool] = True

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [SetFlux(track) for track in range(TRACKS)]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, SetFlux), "the flux token is set"
        set_flux(s, seat, action.track)


class ChooseFlux(Ask):
    """Which track the flux token marks first (PU-31.1)."""

    __slots__ = ()
    rule: ClassVar[str] = "PU-31.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (SetFlux,)

    def candidates(self, s: PlanetState) -> list[Action]:
        return [SetFlux(track) for track in range(TRACKS)]

    def check(self, s: PlanetState, action: SetFlux) -> Illegal | None:
        return None

    def play(self, s: PlanetState, action: SetFlux) -> None:
        set_flux(s, self.seat, action.track)
