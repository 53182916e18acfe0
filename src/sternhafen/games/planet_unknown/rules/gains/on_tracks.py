"""Waiting effects on the tracks: cards and events that move markers (PU-5.9 to 5.11, 6.14)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Seat
from sternhafen.engine.bitset import members
from sternhafen.games.planet_unknown.actions import Promote, StepBack
from sternhafen.games.planet_unknown.aliases import Effect, Track, TrackSet, Verb
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.codes import different_advanced, different_code, different_count
from sternhafen.games.planet_unknown.data.vocabulary import ALL_TO, BACK, CHOICE, DIFFERENT, LEAP, TRACKS
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.gains.pending import PendingEffect
from sternhafen.games.planet_unknown.rules.tracks import advance, advance_to, back_tracks, movable, move_back
from sternhafen.games.planet_unknown.state import PlanetState


class ChosenAdvance(PendingEffect):
    """A marker of choice advances; the effects differ in which markers can be chosen, and how far they go."""

    def tracks(self, c: Colony, effect: Effect) -> TrackSet:
        """Return the tracks whose markers can be chosen."""
        raise NotImplementedError

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return [Promote(track) for track in members(self.tracks(s.colonies[seat], effect))]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, Promote), "a marker is chosen"
        self.promote(s, seat, effect, action.track)

    def promote(self, s: PlanetState, seat: Seat, effect: Effect, track: Track) -> None:
        """Advance the chosen marker."""
        raise NotImplementedError


class DifferentMarkers(ChosenAdvance):
    """Several different markers advance (PU-5.11)."""

    def tracks(self, c: Colony, effect: Effect) -> TrackSet:
        return movable(c) & ~different_advanced(effect[1])

    def promote(self, s: PlanetState, seat: Seat, effect: Effect, track: Track) -> None:
        _, code, steps = effect
        count, advanced = different_count(code), different_advanced(code)
        if count > 1:
            s.colonies[seat].add_effect(DIFFERENT, different_code(count - 1, advanced | 1 << track), steps)
        advance(s, seat, track, steps)


class OneOfSome(ChosenAdvance):
    """One marker of some tracks advances, with the bonuses it reaches or, as a leap, without."""

    def tracks(self, c: Colony, effect: Effect) -> TrackSet:
        return movable(c) & effect[1]

    def promote(self, s: PlanetState, seat: Seat, effect: Effect, track: Track) -> None:
        verb, _, steps = effect
        advance(s, seat, track, steps, bonuses=verb != LEAP)


class AllToField(ChosenAdvance):
    """All markers below a field go there, one after the other (PU-6.14)."""

    def tracks(self, c: Colony, effect: Effect) -> TrackSet:
        _, field, advanced = effect
        rules = CORPORATION_RULES[c.corporation]
        below = sum(1 << track for track in range(TRACKS) if c.markers[track] < rules.goal_field(track, field))
        return movable(c) & below & ~advanced

    def promote(self, s: PlanetState, seat: Seat, effect: Effect, track: Track) -> None:
        _, field, advanced = effect
        s.colonies[seat].add_effect(ALL_TO, field, advanced | 1 << track)
        advance_to(s, seat, track, field)


class MarkerBack(PendingEffect):
    """One marker of some tracks goes back (PU-5.9)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        _, tracks, steps = effect
        return [StepBack(track) for track in members(back_tracks(s.colonies[seat], tracks, steps))]

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, StepBack), "a marker goes back"
        move_back(s, seat, action.track, effect[2])


ON_TRACKS: Final[dict[Verb, PendingEffect]] = {
    DIFFERENT: DifferentMarkers(),
    CHOICE: OneOfSome(),
    LEAP: OneOfSome(),
    ALL_TO: AllToField(),
    BACK: MarkerBack(),
}
