"""Crew dice: colonists, officers, robots; where they lie, and how they are rolled and moved (GEN7-1.2, 6.7)."""

from __future__ import annotations

from bisect import bisect, bisect_left, insort
from typing import Final

from sternhafen.games.gen7.aliases import DieCode, DieKind, DieValue, Piece, Place, Room, Seat
from sternhafen.games.gen7.campaign.goal_ways import DEPLOYED_WHERE, ELSE_CHANGED
from sternhafen.games.gen7.data.vocabulary import (
    ANY_KIND,
    AT_PLOT,
    AT_TASK,
    CODES,
    COLONIST,
    CRYO,
    DEPLOYED,
    FACES,
    IN_ROOM,
    OF_COLONIST,
    OFFICER,
    QUARTERS,
    ROBOT,
    ROBOT_SUPPLY,
    WAKE,
)
from sternhafen.games.gen7.events import DieMoved
from sternhafen.games.gen7.rules.group_station.proposal import Offer
from sternhafen.games.gen7.state import Ship

KIND_OF: Final = tuple([code // 12 for code in range(CODES)])
VALUE_OF: Final = tuple([code % 12 + 1 for code in range(CODES)])
THROWN: Final = tuple([tuple([faces**count for count in range(CODES)]) for faces in FACES])
"""In how many ways dice of a kind can fall, by their number."""


def code_of(kind: DieKind, value: DieValue) -> DieCode:
    """Return the code of a die: its kind and value."""
    return kind * 12 + value - 1


def with_value(code: DieCode, value: DieValue) -> DieCode:
    """Return the same die with another value."""
    return code - VALUE_OF[code] + value


def roll(s: Ship, kind: DieKind) -> int:
    """Return the code of a newly rolled die; every kind of die has its own chance (GEN7-2.9)."""
    return kind * 12 + s.draw(OF_COLONIST + kind, FACES[kind])


def roll_all(s: Ship, dice: tuple[int, ...]) -> tuple[int, ...]:
    """Return sorted dice rolled again, all of a kind by one throw."""
    rolled: list[int] = []
    first = 0
    for kind, faces in enumerate(FACES):
        lowest = kind * 12
        end = bisect_left(dice, lowest + 12)
        if end > first:
            thrown = s.draw(OF_COLONIST + kind, THROWN[kind][end - first])
            for _ in range(end - first):
                rolled.append(lowest + thrown % faces)
                thrown //= faces
            first = end
    rolled.sort()
    return tuple(rolled)


def add_die(s: Ship, seat: Seat, code: DieCode) -> None:
    """Put a die into a seat's crew quarters."""
    officer = s.officers[seat]
    dice = officer.dice
    k = bisect(dice, code)
    officer.dice = (*dice[:k], code, *dice[k:])


def take_die(s: Ship, seat: Seat, code: DieCode) -> None:
    """Take a die from a seat's crew quarters."""
    officer = s.officers[seat]
    dice = list(officer.dice)
    dice.remove(code)
    officer.dice = tuple(dice)


def to_wake(s: Ship, seat: Seat, code: DieCode) -> None:
    """Put a die into the wake-up room."""
    s.wake = tuple(sorted((*s.wake, seat * CODES + code)))


def ready_dice(s: Ship, seat: Seat) -> list[int]:
    """Return the dice in a seat's crew quarters, those offered to a group station included (GEN7-8.17)."""
    codes = list(s.officers[seat].dice)
    if s.offer is not None:
        for p, _, _ in s.offer.crew:
            if p // CODES == seat:
                insort(codes, p % CODES)
    return codes


def replace_ready(s: Ship, seat: Seat, code: DieCode, new: int) -> None:
    """Turn one of a seat's ready dice to another value; one offered to a group station first."""
    offer = s.offer
    if offer is not None:
        for i, (p, left, _) in enumerate(offer.crew):
            if p == seat * CODES + code:
                turned = (seat * CODES + new, rehalved(new, left), 0)
                crew = (*offer.crew[:i], turned, *offer.crew[i + 1 :])
                s.offer = Offer(offer.target, crew, offer.open, offer.shares)
                return
    officer = s.officers[seat]
    k = officer.dice.index(code)
    officer.dice = tuple(sorted((*officer.dice[:k], new, *officer.dice[k + 1 :])))


def rehalved(code: DieCode, left: int) -> int:
    """Return the left half of a robot on two sub-stations after its value changed, until its owner chooses it."""
    return left if left < 0 else (VALUE_OF[code] + 1) // 2


# Where dice are ----------------------------------------------------------------------------------------------------


ON_TABLE: Final = (WAKE, IN_ROOM, AT_PLOT, AT_TASK, DEPLOYED)
"""The places where dice of all players lie."""
WITH_ROOMS: Final = (IN_ROOM, DEPLOYED)
WITH_PLOT: Final = (AT_PLOT, DEPLOYED)
WITH_TASKS: Final = (AT_TASK, DEPLOYED)


def pieces_at(s: Ship, place: int) -> list[int]:
    """Return the pieces at one of the places that effects name, sorted."""
    if place == WAKE:
        return list(s.wake)
    pieces: list[int] = s.stations[:] if place in WITH_ROOMS else []
    if place in WITH_PLOT:
        for dice in s.plot_dice:
            pieces += dice
    if place in WITH_TASKS:
        for dice in s.on_tasks:
            pieces += dice
    pieces.sort()
    if place in WITH_ROOMS:
        del pieces[: bisect_left(pieces, 0)]  # stations without a die
    return pieces


def owned(pieces: list[int], seat: Seat, kind: DieKind) -> list[int]:
    """Return those of sorted pieces that are a seat's, of one kind or of any."""
    first = seat * CODES if kind == ANY_KIND else seat * CODES + kind * 12
    last = first + (CODES if kind == ANY_KIND else 12)
    return pieces[bisect_left(pieces, first) : bisect_left(pieces, last)]


def own_pieces(s: Ship, seat: Seat, kind: DieKind, place: int) -> list[int]:
    """Return a seat's pieces of one kind or of any at one of these places, sorted."""
    if place == WAKE:
        return owned(list(s.wake), seat, kind)
    first = seat * CODES if kind == ANY_KIND else seat * CODES + kind * 12
    last = first + (CODES if kind == ANY_KIND else 12)
    pieces: list[int] = []
    if place in WITH_ROOMS:
        for p in s.stations:
            if p >= first and p < last:
                pieces.append(p)
    if place in WITH_PLOT:
        for dice in s.plot_dice:
            pieces += owned(list(dice), seat, kind) if dice else ()
    if place in WITH_TASKS:
        for dice in s.on_tasks:
            pieces += owned(list(dice), seat, kind) if dice else ()
    pieces.sort()
    return pieces


def codes_of(pieces: list[int]) -> list[int]:
    """Return the codes of pieces."""
    return [p % CODES for p in pieces]


def of_kind(pieces: list[int], kind: DieKind) -> list[int]:
    """Return those of pieces, or of one player's dice, that are of a kind."""
    return [p for p in pieces if KIND_OF[p % CODES] == kind]


def own_at(s: Ship, seat: Seat, kind: DieKind, place: int) -> list[int]:
    """Return the codes of a seat's dice of a kind at a place, sorted."""
    officer = s.officers[seat]
    if place == QUARTERS:
        codes = ready_dice(s, seat)
    elif place == CRYO:
        codes = [COLONIST * 12] * officer.cryo
    elif place == ROBOT_SUPPLY:
        codes = [ROBOT * 12] if officer.robot else []
    else:
        return codes_of(own_pieces(s, seat, kind, place))
    return codes if kind == ANY_KIND else of_kind(codes, kind)


def count_at(s: Ship, seat: Seat, kind: DieKind, place: int) -> int:
    """Return how many dice of a kind a seat has at a place."""
    if place in ON_TABLE:
        return len(own_pieces(s, seat, kind, place))
    return len(own_at(s, seat, kind, place))


def officer_value(s: Ship, seat: Seat, place: Place) -> int:
    """Return the value a seat's officer shows, wherever it is; it is looked for at one place first."""
    first = seat * CODES + OFFICER * 12
    if 0 <= place < len(s.stations) and first <= s.stations[place] < first + 12:
        return VALUE_OF[s.stations[place] % CODES]
    for code in ready_dice(s, seat):
        if KIND_OF[code] == OFFICER:
            return VALUE_OF[code]
    for p in (*s.wake, *pieces_at(s, DEPLOYED)):
        if first <= p < first + 12:
            return VALUE_OF[p % CODES]
    return 0


def lift(s: Ship, seat: Seat, code: DieCode, place: int) -> None:
    """Take a seat's die away from a place; one on a task leaves the task as it is (GEN7-24.11)."""
    officer = s.officers[seat]
    p = seat * CODES + code
    if place == QUARTERS:
        take_die(s, seat, code)
    elif place == WAKE:
        k = s.wake.index(p)
        s.wake = s.wake[:k] + s.wake[k + 1 :]
    elif place == CRYO:
        officer.cryo -= 1
        s.touch(seat, ELSE_CHANGED)
    elif place == ROBOT_SUPPLY:
        officer.robot = False
    else:
        _lift_deployed(s, p, place)


def _lift_deployed(s: Ship, p: Piece, place: int) -> None:
    if place in (IN_ROOM, DEPLOYED) and p in s.stations:
        s.occupy(s.stations.index(p), -1)
        return
    if place in (AT_PLOT, DEPLOYED):
        for i, dice in enumerate(s.plot_dice):
            if p in dice:
                k = dice.index(p)
                s.plot_dice[i] = dice[:k] + dice[k + 1 :]
                return
    for i, dice in enumerate(s.on_tasks):
        if p in dice:
            k = dice.index(p)
            s.on_tasks[i] = dice[:k] + dice[k + 1 :]
            return


def lay(s: Ship, seat: Seat, code: DieCode, place: int) -> None:
    """Put a seat's die at a place."""
    officer = s.officers[seat]
    if place == WAKE:
        to_wake(s, seat, code)
    elif place == CRYO:
        officer.cryo += 1
        s.touch(seat, ELSE_CHANGED)
    elif place == ROBOT_SUPPLY:
        officer.robot = True
    else:
        add_die(s, seat, code)
    if s.recording:
        s.tell(DieMoved(seat=seat, die=code, where=place))


def count_deployment(s: Ship, seat: Seat, code: DieCode, place: Place) -> None:
    """Count a deployed die by kind and by where it stands (the statistic `deployed`)."""
    book = s.book
    cell = book.first_cell[code] + book.where[place]
    officer = s.officers[seat]
    officer.stats[book.deployments + cell] += 1
    counting = book.counting[cell]
    if counting:
        lacks = officer._lacks or officer.all_lacks(book)
        for way in counting:
            lacks[way] = left = lacks[way] - 1
            if left <= 0:
                s.touch(seat, DEPLOYED_WHERE + cell)
    if KIND_OF[code] == OFFICER:
        s.fallen += ((seat, place),)


def in_room(s: Ship, room: Room) -> list[int]:
    """Return the pieces on a room's stations."""
    return [s.stations[station] for station in s.book.room_stations[room] if s.stations[station] >= 0]


def dice_at(s: Ship, place: Place) -> list[int]:
    """Return the pieces in the same room as a place; a task, plot or private station is a room of its own."""
    book = s.book
    if place < book.plot_place:
        pieces = [s.stations[station] for station in book.room_stations[book.station_room[place]]]
        return [p for p in pieces if p >= 0]
    if place < book.task_place:
        stations = book.points[s.point].stations
        plot = place - book.plot_place
        return list(s.plot_dice[stations.index(plot)]) if plot in stations else []
    task = place - book.task_place
    return list(s.on_tasks[s.row.index(task)]) if task in s.row else []
