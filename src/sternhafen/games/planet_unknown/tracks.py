"""Markers on their tracks: advancing, boosts, going back (PU-5), and how four corporations bend that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sternhafen.games.planet_unknown.colony import COLUMNS, FLUX, OWED, SPENT, Colony
from sternhafen.games.planet_unknown.corporations import CORPORATIONS, Corporation
from sternhafen.games.planet_unknown.events import (
    MarkerMoved,
    MarkerMovedBack,
    MarkerSteered,
    TechnologyUnlocked,
)
from sternhafen.games.planet_unknown.vocabulary import (
    ADVANCE,
    BACK,
    BIOMASS,
    BOOST,
    CARD,
    CIV,
    DOUBLE_FIELD,
    MOVE_FLUX,
    MOVES,
    NO_BOOSTS,
    NO_MILESTONES,
    PATCH,
    PUT,
    ROVER,
    STEER,
    TECH,
    TECHNOLOGIES,
    TRACKS,
    UNLOCK,
    WATER,
    tech,
)

if TYPE_CHECKING:
    from sternhafen.games.planet_unknown.state import PlanetUnknown

MOVES_PLUS: Final = tech("rover_moves_plus_1")
MOVES_SHARED: Final = tech("rover_moves_plus_1_if_shared")
BOOST_PER_CIV: Final = tech("boost_per_civ_milestone")
EXTRA_CARD: Final = tech("extra_card_of_next_level")
SKIP_BLOCKERS: Final = tech("skip_blockers")
MOVE_THREE: Final = tech("move_3_lifepods_now")
IMPROVED: Final = tech("improve_flux_track")
RING_OF_TRACKS: Final = tech("civ_and_tech_adjacent")
SIDEWAYS: Final = tech("sideways_shift")
ALL_TRACKS: Final = (1 << TRACKS) - 1
NO_BOOST_STEPS, NO_BONUS_STEPS = 32, 64
"""Flags beside the number of steps of an advance that waits to be steered (Makeshift)."""


# Where a marker can go ---------------------------------------------------------------------------------------------


def place_of(c: Colony, board: Corporation, track: int, field: int) -> int:
    """Return where a field of a marker's own way lies on the board: column * 16 + row."""
    return board.places[field] if track == WATER else 16 * track + field


def occupied(c: Colony, board: Corporation, track: int, place: int) -> bool:
    """Return whether another marker stands on a place of the board."""
    if board.makeshift:
        return any(c.column(other) * 16 + c.tracks[other] == place for other in range(TRACKS) if other != track)
    return any(place_of(c, board, other, c.tracks[other]) == place for other in range(TRACKS) if other != track)


def next_field(c: Colony, track: int, down: bool = False) -> int:
    """Return the field a marker's next step leads to, or -1: tops, lifepods and markers in the way (PU-26.3, 29.4)."""
    board = CORPORATIONS[c.corporation]
    step = -1 if down else 1
    field = c.tracks[track] + step
    top = board.tops[track]
    if board.sets_lifepods:
        while 0 <= field <= top and c.lodged >> (16 * track + field) & 1:
            field += step
    elif board.winding:
        jumps = c.techs() & SKIP_BLOCKERS
        while 0 <= field <= top and occupied(c, board, track, place_of(c, board, track, field)):
            if not jumps:
                return -1
            field += step
    return field if 0 <= field <= top else -1


def steer_columns(c: Colony, track: int) -> int:
    """Return the tracks onto which a marker of Makeshift can go up, as a mask (PU-30.1, 30.6)."""
    return _columns(c, track, c.tracks[track] + 1)


def sideways_columns(c: Colony, track: int) -> int:
    """Return the tracks onto which a marker of Makeshift can shift sideways (PU-30.5)."""
    if not c.techs() & SIDEWAYS:
        return 0
    return _columns(c, track, c.tracks[track]) & ~(1 << c.column(track))


def _columns(c: Colony, track: int, row: int) -> int:
    board = c.board()
    if row > board.tops[track]:
        return 0
    column = c.column(track)
    near = [column - 1, column, column + 1]
    if c.techs() & RING_OF_TRACKS:
        near = [(k + TRACKS) % TRACKS for k in near]
    return sum(1 << k for k in set(near) if 0 <= k < TRACKS and not occupied(c, board, track, 16 * k + row))


def can_advance(c: Colony, track: int) -> bool:
    """Return whether an advance would do anything (PU-5.10)."""
    board = CORPORATIONS[c.corporation]
    if board.makeshift:
        past_top = c.column(track) == ROVER and c.tracks[track] == board.tops[ROVER]
        return past_top or bool(steer_columns(c, track) | sideways_columns(c, track))
    if c.tracks[track] == board.tops[track]:
        return track == ROVER
    return board.plain or next_field(c, track) >= 0


def movable(c: Colony) -> int:
    """Return the tracks whose markers can advance, as a mask."""
    board = CORPORATIONS[c.corporation]
    if board.winding or board.makeshift:
        return sum(1 << track for track in range(TRACKS) if can_advance(c, track))
    civ, water, biomass, _, tech = board.tops
    at = c.tracks
    below = (at[CIV] < civ) << CIV | (at[WATER] < water) << WATER | (at[BIOMASS] < biomass) << BIOMASS
    return below | 1 << ROVER | (at[TECH] < tech) << TECH


# Advancing ---------------------------------------------------------------------------------------------------------


def advance(s: PlanetUnknown, seat: int, track: int, steps: int, boosts: bool = True, bonuses: bool = True) -> None:
    """Advance a marker field by field; what it reaches goes into the bag (PU-5.2, 5.3, 5.6, 9.13)."""
    c = s.colonies[seat]
    board = CORPORATIONS[c.corporation]
    if board.makeshift:
        c.add_todo(STEER, track, steps | (0 if boosts else NO_BOOST_STEPS) | (0 if bonuses else NO_BONUS_STEPS))
        return
    top = board.tops[track]
    for _ in range(steps):
        field = c.tracks[track] + 1
        if field > top:
            if track == ROVER and bonuses:
                c.moves += board.past_top + extra_moves(c)
            continue
        if not board.plain:
            field = next_field(c, track)
            if field < 0:
                return
        c.tracks[track] = field
        if s.telling:
            s.tell(MarkerMoved(seat=seat, track=track, field=field))
        if bonuses and board.bonuses[track][field]:
            reach(s, seat, track, field, boosts)


def steer(s: PlanetUnknown, seat: int, track: int, column: int, sideways: bool, flags: int) -> None:
    """Send a marker of Makeshift one field on, onto a track of choice (PU-30.1, 30.2)."""
    c = s.colonies[seat]
    row = c.tracks[track] + (0 if sideways else 1)
    c.tracks[track] = row
    shift = 3 * track
    c.set_quirk(COLUMNS, c.quirks[COLUMNS] & ~(7 << shift) | column << shift)
    if s.telling:
        s.tell(MarkerSteered(seat=seat, track=track, column=column, field=row))
    if not flags & NO_BONUS_STEPS:
        reach(s, seat, column, row, not flags & NO_BOOST_STEPS)


def extra_moves(c: Colony) -> int:
    """Return what technologies add to the number at the rover marker (PU-22.4, 30.7, 31.3)."""
    techs = c.techs()
    if techs & MOVES_PLUS:
        return 1
    if techs & MOVES_SHARED and sum(c.column(track) == ROVER for track in range(TRACKS)) > 1:
        return 1
    return 1 if techs & IMPROVED and c.flux == ROVER else 0


def reach(s: PlanetUnknown, seat: int, track: int, field: int, boosts: bool = True) -> None:
    """Take the bonuses of a field that a marker has reached."""
    c = s.colonies[seat]
    improved = c.quirks[FLUX] == track and bool(c.techs() & IMPROVED)
    for verb, a, _ in CORPORATIONS[c.corporation].bonuses[track][field]:
        if verb == MOVES:
            c.moves += a + extra_moves(c)
        elif verb == BOOST:
            if boosts:
                gain_boosts(s, c, 2 if improved and track == WATER else 1)
        elif verb == DOUBLE_FIELD:
            c.add_todo(DOUBLE_FIELD, a, 0 if boosts else NO_BOOST_STEPS)
        elif s.round_rule() != NO_MILESTONES:
            reach_milestone(s, seat, verb, a, improved)


def gain_boosts(s: PlanetUnknown, c: Colony, count: int) -> None:
    """Take boosts, unless an event forbids them (PU-20.11)."""
    if s.round_rule() != NO_BOOSTS:
        c.boosts += count


def reach_milestone(s: PlanetUnknown, seat: int, verb: int, a: int, improved: bool) -> None:
    """Take what a milestone gives (PU-6.1, 8.1, 9.1, 12.1)."""
    c = s.colonies[seat]
    if verb == PATCH:
        c.patches += 2 if improved else 1
    elif verb == PUT:
        c.puts += 1
    elif verb == CARD:
        reach_civ_milestone(s, c, min(3, a - 1 + improved))
    elif verb == UNLOCK:
        unlocked(s, seat, a)


def reach_civ_milestone(s: PlanetUnknown, c: Colony, level: int) -> None:
    """Note a civ card to choose; Republic's marker goes back and its technologies count now (PU-24.2, 24.5, 24.7)."""
    techs = c.techs()
    c.civs = tuple(sorted((*c.civs, 2 * level + bool(techs & EXTRA_CARD))))
    if c.board().republic:
        c.add_todo(BACK, ALL_TRACKS & ~(1 << CIV), 1)
        if techs & BOOST_PER_CIV:
            gain_boosts(s, c, 1)


def unlocked(s: PlanetUnknown, seat: int, level: int) -> None:
    """Tell of a technology reached, and begin what happens once on unlocking (PU-26.8, 31.1)."""
    c = s.colonies[seat]
    name = c.board().technologies[level - 1]
    if s.telling:
        s.tell(TechnologyUnlocked(seat=seat, technology=TECHNOLOGIES.index(name)))
    if tech(name) == MOVE_THREE and not c.spent & MOVE_THREE:
        c.set_quirk(SPENT, c.spent | MOVE_THREE)
        c.set_quirk(OWED, 3)
    if c.board().flux:
        c.add_todo(MOVE_FLUX)


def take_double_field(s: PlanetUnknown, seat: int, item: tuple[int, int, int], patch: bool) -> None:
    """Take one of the two bonuses of a double field (PU-25.1)."""
    c = s.colonies[seat]
    other, second = c.board().choices[item[1]]
    verb, a, _ = second if patch else other
    if verb == PATCH:
        if s.round_rule() != NO_MILESTONES:
            c.patches += 1
    elif verb == ADVANCE:
        advance(s, seat, a, 1, not item[2])
    elif not item[2]:
        gain_boosts(s, c, 1)


def claim_row(s: PlanetUnknown, seat: int, track: int) -> None:
    """Take all bonuses on the five fields of a marker's height (PU-28.8)."""
    c = s.colonies[seat]
    row = c.tracks[track]
    for other in range(TRACKS):
        if c.board().bonuses[other][row]:
            reach(s, seat, other, row)


# Going back --------------------------------------------------------------------------------------------------------


def room_below(c: Colony, track: int, wanted: int) -> int:
    """Return how many of the wanted steps a marker can go back (PU-5.7, 26.12, 29.11, 30.6)."""
    if c.board().plain:
        return min(wanted, c.tracks[track])
    if c.board().makeshift:
        steps, row = 0, c.tracks[track]
        place = 16 * c.column(track)
        while steps < wanted and row > 0 and not occupied(c, c.board(), track, place + row - 1):
            steps, row = steps + 1, row - 1
        return steps
    start, steps = c.tracks[track], 0
    while steps < wanted:
        field = next_field(c, track, down=True)
        if field < 0:
            break
        c.tracks[track] = field
        steps += 1
    c.tracks[track] = start
    return steps


def back_tracks(c: Colony, mask: int, wanted: int) -> int:
    """Return the markers among which one must go back: those that can go furthest, at most as wanted (PU-5.9)."""
    furthest = found = 0
    for track in range(TRACKS):
        if mask >> track & 1:
            room = room_below(c, track, wanted)
            if room > furthest:
                furthest, found = room, 0
            if room and room == furthest:
                found |= 1 << track
    return found


def move_back(s: PlanetUnknown, seat: int, track: int, steps: int) -> None:
    """Move a marker back as far as it can go, at most so many steps, without bonuses."""
    c = s.colonies[seat]
    for _ in range(room_below(c, track, steps)):
        c.tracks[track] = c.tracks[track] - 1 if c.board().makeshift else next_field(c, track, down=True)
    if s.telling:
        s.tell(MarkerMovedBack(seat=seat, track=track, field=c.tracks[track]))


def goal_field(c: Colony, track: int, field: int) -> int:
    """Return where "all markers to field 5" ends: Wormhole's biomass on its second double field (PU-6.14)."""
    return 2 if track == BIOMASS and c.board().doubles else field


def milestone_ahead(c: Colony, track: int) -> int:
    """Return the field of the next milestone above a marker, or -1 (PU-31.3)."""
    board = c.board()
    milestones = (CARD, PATCH, PUT, UNLOCK)
    for field in range(c.tracks[track] + 1, board.tops[track] + 1):
        if any(verb in milestones for verb, _, _ in board.bonuses[track][field]):
            return field
    return -1


def tech_marker_field(c: Colony) -> int:
    """Return the field that a round without milestones freezes technologies at (PU-20.10)."""
    if c.board().makeshift:
        return max([c.tracks[track] for track in range(TRACKS) if c.column(track) == TECH], default=0)
    return c.tracks[TECH]
