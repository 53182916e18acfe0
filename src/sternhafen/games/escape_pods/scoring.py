"""Scoring the havens, the winner and the solo rating (PODS-12 to 14, 15.13)."""

from __future__ import annotations

from typing import Any, ClassVar

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal, Outcome
from sternhafen.games.escape_pods.actions import ASSIGN, Assign
from sternhafen.games.escape_pods.components import (
    ACCEPTS,
    HAVENS,
    OWNER,
    RATING,
    SCORING,
    SPECIAL,
    SPECIAL_AMOUNT,
    SPECIAL_SPACES,
    bits,
)
from sternhafen.games.escape_pods.events import CrewAssigned, CrewUnassigned, HavenOpened, HavenScored
from sternhafen.games.escape_pods.state import PUBLIC, Pods

# Assigning ---------------------------------------------------------------------------------------------------------


def open_haven(s: Pods, haven: int) -> None:
    """Turn over all crew of a haven (PODS-12.2)."""
    tags = s.arrived[haven]
    for tag in tags:
        s.seen[tag] = PUBLIC
    if s.telling:
        kinds = tuple([s.crew[tag] for tag in tags])
        s.tell(HavenOpened(haven=haven, crew=tags, kinds=kinds, reveals=True))


def next_haven(s: Pods) -> int:
    """Return the first haven with crew that are not assigned yet, or -1 (PODS-12.1)."""
    for haven in range(HAVENS):
        if len(s.assigned[haven]) < len(s.arrived[haven]):
            return haven
    return -1


def filled(assigned: tuple[int, ...]) -> int:
    """Return the scoring spaces that are taken, as a set."""
    mask = 0
    for space in assigned:
        if space >= 0:
            mask |= 1 << space
    return mask


def fitting(s: Pods, haven: int) -> int:
    """Return the free spaces that accept the haven's next crew member (PODS-12.3, 12.4, 12.7)."""
    assigned = s.assigned[haven]
    kind = s.crew[s.arrived[haven][len(assigned)]]
    return ACCEPTS[s.havens[haven]][kind] & ~filled(assigned)


def assign(s: Pods, haven: int, space: int) -> None:
    """Assign the haven's next crew member, or leave it unassigned (PODS-12.6)."""
    tag = s.arrived[haven][len(s.assigned[haven])]
    s.assigned[haven] = (*s.assigned[haven], space)
    if not s.telling:
        return
    seat = OWNER[tag]
    if space < 0:
        s.tell(CrewUnassigned(seat=seat, crew=tag, haven=haven))
    else:
        kind, points, _ = SCORING[s.havens[haven]][space]
        s.tell(CrewAssigned(seat=seat, crew=tag, haven=haven, kind=kind, points=points))
    if len(s.assigned[haven]) == len(s.arrived[haven]):
        tell_points(s, haven)


class Scoring(Do):
    """Go through the havens and their crew; ask an owner only where the spaces differ (PODS-12, 16.5)."""

    __slots__ = ()

    def run(self, s: Pods) -> None:
        haven = next_haven(s)
        while haven >= 0:
            if not s.assigned[haven]:
                open_haven(s, haven)
            spaces = bits(fitting(s, haven))
            if len({SCORING[s.havens[haven]][space] for space in spaces}) > 1:
                s.push(Scoring(TABLE))
                s.push(Assigning(OWNER[s.arrived[haven][len(s.assigned[haven])]], haven))
                return
            assign(s, haven, spaces[0] if spaces else -1)
            haven = next_haven(s)


class Assigning(Ask):
    """Which scoring space does the crew member take? Its owner says so (PODS-12.5)."""

    __slots__ = ("haven",)
    rule: ClassVar[str] = "PODS-12.5"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Assign,)

    def __init__(self, seat: int, haven: int) -> None:
        self.seat = seat
        self.haven = haven

    def candidates(self, s: Pods) -> list[Action]:
        return ASSIGN[: len(SCORING[s.havens[self.haven]])]

    def legal(self, s: Pods) -> list[Action]:
        return [ASSIGN[space] for space in bits(fitting(s, self.haven))]

    def check(self, s: Pods, action: Any) -> Illegal | None:
        space: int = action.space
        card: int = s.havens[self.haven]
        if space >= len(SCORING[card]):
            return Illegal("no-such-space", "PODS-12.3", {"haven": self.haven})
        if filled(s.assigned[self.haven]) >> space & 1:
            return Illegal("space-taken", "PODS-12.7")
        if not fitting(s, self.haven) >> space & 1:
            return Illegal("space-kind", "PODS-12.4", {"kind": SCORING[card][space][0]})
        return None

    def play(self, s: Pods, action: Any) -> None:
        assign(s, self.haven, action.space)

    def about(self, s: Pods) -> dict[str, int | str]:
        tag: int = s.arrived[self.haven][len(s.assigned[self.haven])]
        return {"seat": self.seat, "haven": self.haven, "crew": tag, "kind": s.crew[tag]}


# Counting ----------------------------------------------------------------------------------------------------------


def haven_points(card: int, owners: list[int], assigned: tuple[int, ...], seats: int) -> list[int]:
    """Return every seat's points in a haven: its spaces, then its special rule (PODS-12.8, 12.9, 13)."""
    points = [0] * seats
    special, amount = SPECIAL[card], SPECIAL_AMOUNT[card]
    complete = not SPECIAL_SPACES[card] & ~filled(assigned)
    extra = 0
    if special == "bonus_if_filled" and complete:
        extra = amount
    elif special == "malus_unless_filled" and not complete:
        extra = -amount
    elif special == "bonus_per_player":
        extra = amount * len(set(owners))
    worthless = special == "zero_unless_filled" and not complete
    for owner, space in zip(owners, assigned, strict=True):
        worth = (SCORING[card][space][1] if space >= 0 else 0) + extra
        if worth > 0 and not worthless:  # never less than 0: PODS-13.5
            points[owner] += worth
    return points


def points_in(s: Pods, haven: int) -> list[int]:
    """Return every seat's points in a haven that has been assigned."""
    owners = [OWNER[tag] for tag in s.arrived[haven]]
    return haven_points(s.havens[haven], owners, s.assigned[haven], s.seats)


def tell_points(s: Pods, haven: int) -> None:
    """Tell what a haven brought to those who have crew there."""
    present = {OWNER[tag] for tag in s.arrived[haven]}
    for seat, points in enumerate(points_in(s, haven)):
        if seat in present:
            s.tell(HavenScored(seat=seat, haven=haven, points=points))


TIES = ("most-crew", "most-assigned", "most-havens")


def standing_of(s: Pods, seat: int, points: int) -> tuple[int, int, int, int]:
    """Return what decides the winner, in order: points, crew in havens, assigned, havens (PODS-14)."""
    arrived, assigned, havens = 0, 0, 0
    for haven in range(HAVENS):
        spaces = [space for tag, space in zip(s.arrived[haven], s.assigned[haven], strict=True) if OWNER[tag] == seat]
        placed = len([space for space in spaces if space >= 0])
        arrived += len(spaces)
        assigned += placed
        havens += placed > 0
    return points, arrived, assigned, havens


def final_outcome(s: Pods) -> Outcome:
    """Return places, points by haven, the tie-break that decided, and the solo rating."""
    table = [points_in(s, haven) for haven in range(HAVENS)]
    points = tuple([{f"haven-{haven + 1}": table[haven][seat] for haven in range(HAVENS)} for seat in range(s.seats)])
    ranks = [standing_of(s, seat, sum([row[seat] for row in table])) for seat in range(s.seats)]
    places = tuple([1 + len([other for other in ranks if other > rank]) for rank in ranks])
    if s.seats == 1:
        return Outcome(places, points, verdict=rating(ranks[0][0]))
    best = sorted(ranks, reverse=True)
    return Outcome(places, points, ties=deciding_tie(best[0], best[1]))


def deciding_tie(first: tuple[int, int, int, int], second: tuple[int, int, int, int]) -> str | None:
    """Return which tie-break put the first before the second, if it took one (PODS-14.2 to 14.5)."""
    if first[0] != second[0]:
        return None
    if first[1] != second[1]:
        return TIES[0]
    if first[2] != second[2]:
        return TIES[1]
    return TIES[2] if first[3] != second[3] else "shared"


def rating(points: int) -> str:
    """Return the solo rating (PODS-15.13)."""
    return next(verdict for least, verdict in RATING if points >= least)
