"""Makeshift: markers that advance may change to a neighbouring track (PU-30)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Action, Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.planet_unknown.aliases import Effect, Field, TechSet, Track, TrackSet, Verb
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.codes import NO_BONUS_STEPS, NO_BOOST_STEPS, STEPS_MASK, steps_code
from sternhafen.games.planet_unknown.data.vocabulary import ROVER, STEER, TECH, TRACKS, tech
from sternhafen.games.planet_unknown.events import MarkerSteered
from sternhafen.games.planet_unknown.rules.corporations.actions import Retreat, Steer
from sternhafen.games.planet_unknown.rules.corporations.hooks import CorporationRules
from sternhafen.games.planet_unknown.rules.gains.pending import PendingEffect
from sternhafen.games.planet_unknown.rules.technology import technologies, unused
from sternhafen.games.planet_unknown.rules.tracks import back_tracks, move_back, reach
from sternhafen.games.planet_unknown.state import PlanetState

RING_OF_TRACKS: Final = tech("civ_and_tech_adjacent")
MOVES_SHARED: Final = tech("rover_moves_plus_1_if_shared")
SIDEWAYS: Final = tech("sideways_shift")
RETREAT: Final = tech("regress_one")
SCORE_AS_HIGHEST: Final = tech("score_as_highest")


class Makeshift(CorporationRules):
    """A marker's track is where it stands (`Colony.column`), not where it began."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.follows_marker = False

    def pending(self) -> dict[Verb, PendingEffect]:
        return {STEER: SteeredAdvance()}

    def technologies(self, c: Colony) -> TechSet:
        return self.techs[min(self.tech_field(c), c.cap)]

    def tech_field(self, c: Colony) -> Field:
        """Return the highest field of a marker on the tech track (PU-30.3)."""
        return max([row for track, row in enumerate(c.markers) if c.column(track) == TECH], default=0)

    # Advancing -------------------------------------------------------------------------------------------------------

    def steers(self, c: Colony, track: Track, steps: int, boosts: bool, bonuses: bool) -> bool:
        """Let an advance wait to be steered (PU-30.1)."""
        c.add_effect(STEER, track, steps_code(steps, boosts, bonuses))
        return True

    def next_field(self, c: Colony, track: Track, step: int) -> Field:
        """Stop before another marker on the same track (PU-30.6)."""
        field = super().next_field(c, track, step)
        return -1 if field >= 0 and occupied(c, track, c.column(track), field) else field

    def can_advance(self, c: Colony, track: Track) -> bool:
        return on_top_of_rover_track(c, track) or bool(steer_columns(c, track) | sideways_columns(c, track))

    def movable(self, c: Colony) -> TrackSet:
        return sum(1 << track for track in range(TRACKS) if self.can_advance(c, track))

    def before_asking(self, s: PlanetState, seat: Seat) -> None:
        """Drop advances that lead nowhere; on top of the rover track they give moves (PU-9.13)."""
        c = s.colonies[seat]
        for effect in c.effects:
            verb, track, code = effect
            if verb == STEER and not steerings(c, track):
                c.drop_effect(effect)
                if on_top_of_rover_track(c, track) and not code & NO_BONUS_STEPS:
                    c.moves += (self.board.past_top + self.extra_moves(c)) * (code & STEPS_MASK)

    def extra_moves(self, c: Colony) -> int:
        """Level 2: a move more while two markers stand on the rover track (PU-30.7)."""
        shared = technologies(c) & MOVES_SHARED and sum(c.column(track) == ROVER for track in range(TRACKS)) > 1
        return 1 if shared else 0

    # Going back by choice --------------------------------------------------------------------------------------------

    def actions_now(self, s: PlanetState, seat: Seat) -> list[Action]:
        """Level 4: once per round a marker may go back (PU-30.5)."""
        c = s.colonies[seat]
        if not unused(c, RETREAT):
            return []
        return [Retreat(track) for track in range(TRACKS) if back_tracks(c, 1 << track, 1)]

    def play(self, s: PlanetState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Retreat), "Makeshift has no other action"
        s.colonies[seat].used |= RETREAT
        move_back(s, seat, action.track, 1)

    def track_medals(self, c: Colony, track: Track) -> int:
        """Return the medals where a marker stands; level 5: of the highest marker on its track (PU-30.4, 30.5)."""
        field, column = c.markers[track], c.column(track)
        if technologies(c) & SCORE_AS_HIGHEST:
            field = max(c.markers[other] for other in range(TRACKS) if c.column(other) == column)
        return self.board.topmost[column][field]


class SteeredAdvance(PendingEffect):
    """A marker goes on, field by field, onto a track of choice (PU-30.1, 30.2)."""

    def answers(self, s: PlanetState, seat: Seat, effect: Effect) -> list[Action]:
        return steerings(s.colonies[seat], effect[1])

    def resolve(self, s: PlanetState, seat: Seat, effect: Effect, action: Action) -> None:
        assert isinstance(action, Steer), "a marker is steered"
        c = s.colonies[seat]
        _, track, code = effect
        if code & STEPS_MASK > 1:
            c.add_effect(STEER, track, code - 1)
        row = c.markers[action.track] + (0 if action.sideways else 1)
        c.markers[action.track] = row
        c.set_column(action.track, action.column)
        if s.recording:
            s.tell(MarkerSteered(seat=seat, track=action.track, column=action.column, field=row))
        if not code & NO_BONUS_STEPS:
            reach(s, seat, action.column, row, not code & NO_BOOST_STEPS)


def steerings(c: Colony, track: Track) -> list[Action]:
    """Return where an advancing marker can go (PU-30.1, 30.5)."""
    steers: list[Action] = []
    up, aside = steer_columns(c, track), sideways_columns(c, track)
    for column in range(TRACKS):
        if contains(up, column):
            steers.append(Steer(track, column, False))
        if contains(aside, column):
            steers.append(Steer(track, column, True))
    return steers


def steer_columns(c: Colony, track: Track) -> TrackSet:
    """Return the tracks onto which a marker can go up (PU-30.1, 30.6)."""
    return _near_columns(c, track, c.markers[track] + 1)


def sideways_columns(c: Colony, track: Track) -> TrackSet:
    """Return the tracks onto which a marker can shift sideways: level 3 (PU-30.5)."""
    if not technologies(c) & SIDEWAYS:
        return 0
    return _near_columns(c, track, c.markers[track]) & ~(1 << c.column(track))


def _near_columns(c: Colony, track: Track, row: Field) -> TrackSet:
    if row > c.board().tops[track]:
        return 0
    column = c.column(track)
    near = [column - 1, column, column + 1]
    if technologies(c) & RING_OF_TRACKS:
        near = [(k + TRACKS) % TRACKS for k in near]
    return sum(1 << k for k in set(near) if 0 <= k < TRACKS and not occupied(c, track, k, row))


def occupied(c: Colony, track: Track, column: Track, row: Field) -> bool:
    """Return whether another marker stands on a field."""
    return any(c.column(other) == column and c.markers[other] == row for other in range(TRACKS) if other != track)


def on_top_of_rover_track(c: Colony, track: Track) -> bool:
    """Return whether a marker stands on the top field of the rover track."""
    return c.column(track) == ROVER and c.markers[track] == c.board().tops[ROVER]
