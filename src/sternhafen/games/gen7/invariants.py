"""Invariants: every component is there once, and what seats know of it is true (GEN7-2.10)."""

from __future__ import annotations

from collections import Counter

from sternhafen.games.gen7.aliases import Seat, die_of, owner_of
from sternhafen.games.gen7.data.vocabulary import (
    COLONIST,
    DEPLOYED,
    FATE,
    FILE,
    OFFICER,
    ORDER,
    ROBOT,
    SCHEMA,
    TASK,
)
from sternhafen.games.gen7.effects.scenes.remembering import memory_of
from sternhafen.games.gen7.rules.cards.decks import hand_of
from sternhafen.games.gen7.rules.crew import KIND_OF, pieces_at
from sternhafen.games.gen7.state import Ship


def verify(s: Ship) -> None:
    """Raise an AssertionError if a component is lost, doubled or known wrongly."""
    for seat in range(s.seats):
        _verify_dice(s, seat)
    verify_cards(s)
    for watcher in range(s.seats):
        _verify_known(s, watcher)
    merits = [s.officers[seat].merit for seat in s.ladder]
    assert merits == sorted(merits, reverse=True), "the ladder is not in merit order"
    assert sorted(s.ladder) == list(range(s.seats)), "the ladder lacks somebody"
    assert all(n >= 0 for n in s.store), "the store owes something"
    assert all(n >= 0 for officer in s.officers for n in officer.res), "somebody owes resources"


def _verify_dice(s: Ship, seat: Seat) -> None:
    officer = s.officers[seat]
    if officer.quarters < 0:
        return
    pieces = [*pieces_at(s, DEPLOYED), *s.wake, *memory_of(s).away]
    if s.offer is not None:
        pieces += [p for p, _, _ in s.offer.crew]
    kinds = Counter([KIND_OF[die_of(p)] for p in pieces if owner_of(p) == seat])
    kinds.update([KIND_OF[code] for code in officer.dice])
    assert kinds[COLONIST] + officer.cryo == s.book.colonists[officer.quarters], f"colonists of seat {seat}"
    assert kinds[OFFICER] == 1, f"officer of seat {seat}"
    assert kinds[ROBOT] + officer.robot == 1, f"robot of seat {seat}"


def verify_cards(s: Ship) -> None:
    """Raise an AssertionError if a card is lost or doubled."""
    book = s.book
    looked = {deck: list(s.look) if s.look_deck == deck else [] for deck in (FILE, SCHEMA, ORDER)}
    files = [card for officer in s.officers for card in officer.files]
    files += [*s.pools[FILE], *s.unders[FILE], *looked[FILE]]
    assert sorted(files) == sorted(book.file_deck), "files"
    orders = [card for officer in s.officers for card in officer.orders]
    orders += [*s.pools[ORDER], *s.unders[ORDER], *looked[ORDER], *s.packet]
    assert sorted(orders) == sorted(s.log.orders), "work orders"
    schemas = [card for officer in s.officers for card in (*officer.schemas, officer.gained) if card >= 0]
    schemas += [*s.pools[SCHEMA], *s.unders[SCHEMA], *looked[SCHEMA]]
    assert sorted(schemas) == sorted(book.schema_deck), "schemas"
    tasks = sorted([task for task in (*s.row, *s.pools[TASK], *s.unders[TASK]) if task in book.task_deck])
    assert tasks == sorted(book.task_deck), "tasks"
    fates = [*s.pools[FATE], *s.unders[FATE], *s.log.gone, *s.log.entered]
    fates += [card for officer in s.officers for card in officer.kept]
    assert len(fates) == len(set(fates)), "a fate card is in two places"


def _verify_known(s: Ship, watcher: int) -> None:
    for deck in (FILE, ORDER):
        groups = [(cards, counts) for kind, cards, counts in s.known[watcher] if kind == deck]
        for cards, counts in groups:
            assert len(cards) == sum(counts), "so many cards as they are counted"
            held = Counter([card for seat in range(s.seats) if counts[seat] for card in hand_of(s, seat, deck)])
            assert not Counter(cards) - held, f"seat {watcher} knows a card that is not there"
