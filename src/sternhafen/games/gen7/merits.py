"""Merits and their order: who reached a value first ranks higher (GEN7-28)."""

from __future__ import annotations

from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.campaign.goal_ways import MERITS_CHANGED
from sternhafen.games.gen7.events import MeritsGained, MeritsLost, StarsGained, StarsLost
from sternhafen.games.gen7.state import Ship, turn_order


def score(s: Ship, seat: Seat, n: int) -> None:
    """Move a merit marker; forward onto a stack, backward beneath it, never below 0 (GEN7-28.2 to 28.6)."""
    officers, ladder = s.officers, s.ladder
    officer = officers[seat]
    value = officer.merit + n
    if value < 0:
        value = 0
    change = value - officer.merit
    if not change:
        return
    officer.merit = value
    ladder.remove(seat)
    least = value if change > 0 else value + 1  # a gain goes behind equal merits, a loss before them
    place = 0
    for other in ladder:
        if officers[other].merit < least:
            break
        place += 1
    ladder.insert(place, seat)
    if value >= s.book.merits_from:
        s.touch(seat, MERITS_CHANGED)
    if s.recording:
        s.tell(MeritsGained(seat=seat, amount=change) if change > 0 else MeritsLost(seat=seat, amount=-change))


def score_all(s: Ship, seats: list[int], n: int) -> None:
    """Move several markers: gains clockwise from the active player, outside a turn from the leader; losses upwards.

    That is GEN7-28.4, 28.7 and 28.5.
    """
    for seat in list(turn_order(s, s.active)) if n >= 0 else s.ladder[::-1]:
        if seat in seats:
            score(s, seat, n)


def give_stars(s: Ship, seat: Seat, n: int) -> None:
    """Give or take officer stars, not below 0."""
    officer = s.officers[seat]
    change = max(0, officer.stars + n) - officer.stars
    officer.stars += change
    if change and s.recording:
        s.tell(StarsGained(seat=seat, amount=change) if change > 0 else StarsLost(seat=seat, amount=-change))
