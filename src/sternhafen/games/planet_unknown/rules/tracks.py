"""Chapter 5: markers on their tracks. Advancing, boosts, going back."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.planet_unknown.aliases import Field, Level, Track, TrackSet, Verb
from sternhafen.games.planet_unknown.colony import Colony
from sternhafen.games.planet_unknown.data.cards import LEVELS
from sternhafen.games.planet_unknown.data.codes import NO_BOOST_STEPS, milestone_code
from sternhafen.games.planet_unknown.data.vocabulary import (
    BOOST,
    CARD,
    DOUBLE_FIELD,
    MOVES,
    NO_BOOSTS,
    NO_MILESTONES,
    PATCH,
    PUT,
    ROVER,
    TRACKS,
    UNLOCK,
    WATER,
)
from sternhafen.games.planet_unknown.events import MarkerMoved, MarkerMovedBack
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES, DOWN, UP
from sternhafen.games.planet_unknown.rules.technology import unlock
from sternhafen.games.planet_unknown.state import PlanetState

ALL_TRACKS: Final[TrackSet] = (1 << TRACKS) - 1


def can_advance(c: Colony, track: Track) -> bool:
    """Return whether an advance would do anything (PU-5.10)."""
    return CORPORATION_RULES[c.corporation].can_advance(c, track)


def movable(c: Colony) -> TrackSet:
    """Return the tracks whose markers can advance (PU-5.10)."""
    return CORPORATION_RULES[c.corporation].movable(c)


# Advancing -----------------------------------------------------------------------------------------------------------


def advance(s: PlanetState, seat: Seat, track: Track, steps: int, boosts: bool = True, bonuses: bool = True) -> None:
    """Advance a marker field by field, and gain what it reaches (PU-5.2, 5.3, 5.6, 9.13)."""
    c = s.colonies[seat]
    rules = CORPORATION_RULES[c.corporation]
    if rules.special and rules.steers(c, track, steps, boosts, bonuses):
        return
    board = rules.board
    top = board.tops[track]
    for _ in range(steps):
        field = c.markers[track] + 1
        if field > top:
            if track == ROVER and bonuses:
                c.moves += board.past_top + rules.extra_moves(c)
            continue
        if rules.special:
            field = rules.next_field(c, track, UP)
            if field < 0:
                return
        c.markers[track] = field
        if s.recording:
            s.tell(MarkerMoved(seat=seat, track=track, field=field))
        if bonuses and board.bonuses[track][field]:
            reach(s, seat, track, field, boosts)


def advance_to(s: PlanetState, seat: Seat, track: Track, field: Field) -> None:
    """Advance a marker to a field, if it gets there, without boosts (PU-6.14)."""
    c = s.colonies[seat]
    rules = CORPORATION_RULES[c.corporation]
    if rules.special and rules.steers(c, track, field - c.markers[track], False, True):
        return
    while c.markers[track] < rules.goal_field(track, field) and contains(movable(c), track):
        advance(s, seat, track, 1, boosts=False)


def reach(s: PlanetState, seat: Seat, track: Track, field: Field, boosts: bool = True) -> None:
    """Take the bonuses of a field that a marker has reached (PU-5.2)."""
    c = s.colonies[seat]
    rules = CORPORATION_RULES[c.corporation]
    improved = rules.special and rules.improves(c, track)
    for verb, a, _ in rules.board.bonuses[track][field]:
        if verb == MOVES:
            c.moves += a + rules.extra_moves(c)
        elif verb == BOOST:
            if boosts:
                gain_boosts(s, c, 2 if improved and track == WATER else 1)
        elif verb == DOUBLE_FIELD:
            c.add_effect(DOUBLE_FIELD, a, 0 if boosts else NO_BOOST_STEPS)
        elif s.round_rule() != NO_MILESTONES:
            reach_milestone(s, seat, verb, a, improved)


def gain_boosts(s: PlanetState, c: Colony, count: int) -> None:
    """Take boosts, unless an event forbids them (PU-20.11)."""
    if s.round_rule() != NO_BOOSTS:
        c.boosts += count


def reach_milestone(s: PlanetState, seat: Seat, verb: Verb, level: int, improved: bool) -> None:
    """Take what a milestone gives (PU-6.1, 8.1, 9.1, 12.1)."""
    c = s.colonies[seat]
    if verb == PATCH:
        c.patches_to_lay += 2 if improved else 1
    elif verb == PUT:
        c.rovers_to_put += 1
    elif verb == CARD:
        reach_civ_milestone(s, c, min(LEVELS - 1, level - 1 + improved))
    elif verb == UNLOCK:
        unlock(s, seat, level)


def reach_civ_milestone(s: PlanetState, c: Colony, level: Level) -> None:
    """Let a civ card wait to be chosen (PU-6.1, 6.2)."""
    rules = CORPORATION_RULES[c.corporation]
    c.milestones = tuple(sorted((*c.milestones, milestone_code(level, rules.card_joins(c)))))
    rules.reached_civ_milestone(s, c)


# Going back ----------------------------------------------------------------------------------------------------------


def room_below(c: Colony, track: Track, wanted: int) -> int:
    """Return how many of the wanted steps a marker can go back (PU-5.7)."""
    rules = CORPORATION_RULES[c.corporation]
    start, steps = c.markers[track], 0
    while steps < wanted:
        field = rules.next_field(c, track, DOWN)
        if field < 0:
            break
        c.markers[track] = field
        steps += 1
    c.markers[track] = start
    return steps


def back_tracks(c: Colony, tracks: TrackSet, wanted: int) -> TrackSet:
    """Return the markers among which one must go back: those that can go furthest, at most as wanted (PU-5.9)."""
    furthest = furthest_back = 0
    for track in range(TRACKS):
        if contains(tracks, track):
            room = room_below(c, track, wanted)
            if room > furthest:
                furthest, furthest_back = room, 0
            if room and room == furthest:
                furthest_back |= 1 << track
    return furthest_back


def move_back(s: PlanetState, seat: Seat, track: Track, steps: int) -> None:
    """Move a marker back as far as it can go, at most so many steps, without bonuses (PU-5.7)."""
    c = s.colonies[seat]
    rules = CORPORATION_RULES[c.corporation]
    for _ in range(room_below(c, track, steps)):
        c.markers[track] = rules.next_field(c, track, DOWN)
    if s.recording:
        s.tell(MarkerMovedBack(seat=seat, track=track, field=c.markers[track]))
