"""Resources: gained, lost, paid, and the storage limits (GEN7-23)."""

from __future__ import annotations

from sternhafen.games.gen7.aliases import NOBODY, Resource, Seat
from sternhafen.games.gen7.data.vocabulary import SPENT, STORAGE
from sternhafen.games.gen7.events import Gained, Lost, StoreGained, StoreLost
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.state import Ship


def limit_of(s: Ship, seat: Seat) -> int:
    """Return how much of each resource a seat's quarters hold (GEN7-23.5)."""
    return s.book.storage_limit + sum(rule.n for rule, _ in in_force(s, seat, STORAGE) if not rule.store)


def store_limit(s: Ship) -> int:
    """Return how much of each resource the ship's store holds."""
    limit = s.book.storage_limit
    if s.mods()[NOBODY] >> STORAGE & 1:
        for rule, _ in in_force(s, NOBODY, STORAGE):
            if rule.store:
                limit += rule.n
    return limit


def gain(s: Ship, seat: Seat, res: Resource, n: int, beyond: bool = False) -> None:
    """Give resources; what exceeds the limit is lost at once, except a lab's yield (GEN7-23.6, 23.8)."""
    have = s.officers[seat].res
    if have[res] + n > s.book.storage_limit and not beyond:
        n = max(0, min(n, limit_of(s, seat) - have[res]))
    if n > 0:
        have[res] += n
        if s.recording:
            s.tell(Gained(seat=seat, res=res, amount=n))


def lose(s: Ship, seat: Seat, res: Resource, n: int) -> None:
    """Take resources, or as many as there are."""
    have = s.officers[seat].res
    if n > have[res]:
        n = have[res]
    if n > 0:
        have[res] -= n
        if s.recording:
            s.tell(Lost(seat=seat, res=res, amount=n))


def store_gain(s: Ship, res: Resource, n: int) -> None:
    """Put resources into the store, never beyond its limit (GEN7-23.7)."""
    n = min(n, store_limit(s) - s.store[res])
    if n > 0:
        s.store[res] += n
        if s.recording:
            s.tell(StoreGained(res=res, amount=n))


def store_lose(s: Ship, res: Resource, n: int) -> None:
    """Take resources from the store, or as many as there are."""
    if n > s.store[res]:
        n = s.store[res]
    if n > 0:
        s.store[res] -= n
        if s.recording:
            s.tell(StoreLost(res=res, amount=n))


def spend(s: Ship, seat: Seat, res: Resource, n: int) -> None:
    """Pay a cost from a seat's quarters."""
    if n:
        lose(s, seat, res, n)
        s.bump(seat, SPENT, n)


def clip(s: Ship, seat: Seat) -> None:
    """Lose what exceeds the limit (GEN7-23.6)."""
    book = s.book
    have = s.officers[seat].res
    if have[0] > book.storage_limit or have[1] > book.storage_limit or have[2] > book.storage_limit:
        most = limit_of(s, seat)
        for res in range(3):
            if have[res] > most:
                lose(s, seat, res, have[res] - most)
