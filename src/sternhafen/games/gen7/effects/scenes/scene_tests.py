"""The tests of scenes: what was decided, found and held, who stands where (GEN7-35, 36)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

from sternhafen.games.gen7.campaign.language import Condition
from sternhafen.games.gen7.campaign.story import Token
from sternhafen.games.gen7.data.vocabulary import ALL, CODES, CONTRIBUTORS, TESTS
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import READ, meets, one_seat
from sternhafen.games.gen7.effects.scenes.remembering import memory_of
from sternhafen.games.gen7.rules.crew import VALUE_OF, in_room
from sternhafen.games.gen7.state import Ship


def _decided(s: Ship, t: Condition, c: Cause) -> bool:
    return any(decision == t.ref for decision, _ in memory_of(s).decided)


def _outcome(s: Ship, t: Condition, c: Cause) -> bool:
    return (t.ref, t.grade) in memory_of(s).outcomes


def _point(s: Ship, t: Condition, c: Cause) -> bool:
    return s.point == t.ref


def _players(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, s.seats, t, c)


def _found(s: Ship, t: Condition, c: Cause) -> bool:
    return t.ref in memory_of(s).found


def _hidden(s: Ship, t: Condition, c: Cause) -> bool:
    return t.ref in memory_of(s).hidden


# Figures -----------------------------------------------------------------------------------------------------------


def token_place(s: Ship, number: int) -> tuple[Token, int] | None:
    """Return a token of the current plot point and how far it is, or None if it is not there."""
    for i, token in enumerate(s.book.points[s.point].tokens):
        if token.number == number:
            return token, memory_of(s).tokens[i]
    return None


def _token_at(s: Ship, t: Condition, c: Cause) -> bool:
    placed = token_place(s, t.ref)
    return placed is not None and bool(t.rooms >> placed[0].path[placed[1]] & 1)


def _on_way(s: Ship, t: Condition, c: Cause) -> bool:
    """Whether the die that caused the check stands in the room that a token goes to next."""
    placed = token_place(s, t.ref)
    if placed is None or c.place < 0 or placed[1] + 1 >= len(placed[0].path):
        return False
    return s.book.stands_in(c.place, 1 << placed[0].path[placed[1] + 1], -1, -1)


def _rooms_near(s: Ship, t: Condition) -> set[int]:
    """Return a token's room, or the rooms beside it on its path; none if it is not there."""
    placed = token_place(s, t.ref)
    if placed is None:
        return set()
    path, at = placed[0].path, placed[1]
    return {path[(at + by) % len(path)] for by in (-1, 1)} if t.near else {path[at]}


def _crowd(s: Ship, t: Condition) -> int:
    """Return the number of dice in a token's room, or in the rooms beside it."""
    return sum([len(in_room(s, room)) for room in _rooms_near(s, t)])


def _lone(s: Ship, t: Condition) -> int:
    """Return in how many of the same rooms exactly one die stands."""
    return sum([len(in_room(s, room)) == 1 for room in _rooms_near(s, t)])


def _steps(s: Ship, t: Condition) -> int:
    """Return how far a token is on its path."""
    placed = token_place(s, t.ref)
    return placed[1] if placed is not None else 0


def _ahead(s: Ship, t: Condition) -> int:
    """Return the number of dice in the room that a token goes to next."""
    placed = token_place(s, t.ref)
    if placed is None or placed[1] + 1 >= len(placed[0].path):
        return 0
    return len(in_room(s, placed[0].path[placed[1] + 1]))


# Stations ----------------------------------------------------------------------------------------------------------


def dice_on(s: Ship, station: int) -> tuple[int, ...]:
    """Return the dice at a plot station, or none if it is not there."""
    stations = s.book.points[s.point].stations
    return s.plot_dice[stations.index(station)] if station in stations else ()


def _posted(s: Ship, t: Condition, c: Cause) -> bool:
    """The dice at a post: of all together, or of every player; or how many players have one there."""
    owners = Counter([p // CODES for p in dice_on(s, t.ref)])
    if t.who == ALL:
        return all(meets(s, owners[seat], t, c) for seat in range(s.seats))
    if t.who == CONTRIBUTORS:
        return meets(s, len(owners), t, c)
    return meets(s, owners.total(), t, c)


def _held(s: Ship, t: Condition) -> int:
    stations, held = s.book.points[s.point].stations, memory_of(s).held
    return held[stations.index(t.ref)] if held and t.ref in stations else 0


def _chain(s: Ship, t: Condition) -> int:
    return memory_of(s).chain[0]


def _together(s: Ship, t: Condition) -> int:
    """Return how many of some stations hold a die now, by different hands."""
    owners = [{p // CODES for p in dice_on(s, station)} for station in t.stations]
    filled = [own for own in owners if own]
    return min(len(filled), len(set[int]().union(*filled))) if filled else 0


def _balance(s: Ship, t: Condition) -> int:
    """Return the difference between the departments with most and with fewest dice."""
    book = s.book
    counts = dict.fromkeys(t.depts, 0)
    for place, p in enumerate(s.stations):
        if p >= 0:
            for dept in t.depts:
                counts[dept] += book.stands_in(place, 0, dept, -1)
    for task, pieces in zip(s.row, s.on_tasks, strict=True):
        if book.task_dept[task] in counts:
            counts[book.task_dept[task]] += len(pieces)
    for number, pieces in zip(book.points[s.point].stations, s.plot_dice, strict=True):
        if book.plot_stations[number].dept in counts:
            counts[book.plot_stations[number].dept] += len(pieces)
    return max(counts.values()) - min(counts.values())


def _equal(s: Ship, t: Condition) -> int:
    """Return at how many of some stations dice of the same value stand."""
    values: Counter[int] = Counter()
    for station in t.stations:
        values.update({VALUE_OF[p % CODES] for p in dice_on(s, station)})
    return max(values.values(), default=0)


# Secrets -----------------------------------------------------------------------------------------------------------


def _team(s: Ship, t: Condition, c: Cause) -> bool:
    teams = memory_of(s).teams
    return bool(teams) and teams[c.actor] == t.ref


def _ballots(s: Ship, t: Condition) -> int:
    return len(memory_of(s).ballots)


def _strain(s: Ship, t: Condition, c: Cause) -> bool:
    """Whether a station bears more strain than one of some others that still holds."""
    strains = {station: strain for station, strain, _ in memory_of(s).strains}
    stations, done = s.book.points[s.point].stations, s.plot_done
    standing = [number for number in t.stations if number != t.ref and not done[stations.index(number)]]
    return any(strains.get(number, 0) < strains.get(t.ref, 0) for number in standing)


def _reason(s: Ship, t: Condition, c: Cause) -> bool:
    reasons = memory_of(s).reasons
    return bool(reasons) and reasons[c.actor] == t.ref


def _reason_stars(s: Ship, t: Condition, c: Cause) -> bool:
    stars = memory_of(s).reason_stars
    return meets(s, stars[c.actor] if stars else 0, t, c)


def _top_rank(s: Ship, t: Condition, c: Cause) -> bool:
    own = s.officers[one_seat(s, t.who, c)].rank
    return all(officer.rank <= own for officer in s.officers)


def _mixed(s: Ship, t: Condition, c: Cause) -> bool:
    """Whether somebody of every team contributed."""
    teams = memory_of(s).teams
    return bool(teams) and {teams[seat] for seat in range(s.seats) if c.crew >> seat & 1} == set(teams)


def _skills(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, len(s.officers[one_seat(s, t.who, c)].skills), t, c)


MEASURES: Final[dict[str, Callable[[Ship, Condition], int]]] = {
    "held": _held,
    "chain": _chain,
    "together": _together,
    "balance": _balance,
    "equal": _equal,
    "crowd": _crowd,
    "lone": _lone,
    "steps": _steps,
    "ahead": _ahead,
    "ballots": _ballots,
}
"""What the tests measure that compare a number."""
MEASURE: Final = {TESTS.index(test): measure for test, measure in MEASURES.items()}


def _measured(s: Ship, t: Condition, c: Cause) -> bool:
    return meets(s, MEASURE[t.op](s, t), t, c)


SCENE_TESTS: Final[dict[str, Callable[[Ship, Condition, Cause], bool]]] = {
    "decided": _decided,
    "outcome": _outcome,
    "point": _point,
    "players": _players,
    "found": _found,
    "token_at": _token_at,
    "posted": _posted,
    "team": _team,
    "on_way": _on_way,
    "strain": _strain,
    "reason": _reason,
    "reason_stars": _reason_stars,
    "top_rank": _top_rank,
    "mixed": _mixed,
    **dict.fromkeys(MEASURES, _measured),
    "skills": _skills,
    "hidden": _hidden,
}
"""What these tests mean."""
READ.extend([SCENE_TESTS[test] for test in TESTS[len(READ) :]])
assert len(READ) == len(TESTS), "every test has its meaning"
