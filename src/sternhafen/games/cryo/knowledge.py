"""Chapter 12: who knows what: a seat's view of the table, and worlds it cannot distinguish (CRYO-12)."""

from __future__ import annotations

from math import floor
from random import Random

import msgspec

from sternhafen.engine import Seat, bitset
from sternhafen.engine.bitset import Bitset, contains
from sternhafen.engine.fast import cached
from sternhafen.games.cryo.aliases import (
    FACE_DOWN,
    LARGE_CAVE_POOL,
    SMALL_CAVE_POOL,
    Card,
    Cards,
    CaveSet,
    CaveTile,
    SideNumber,
)
from sternhafen.games.cryo.data.tables import CAVES, LARGE_CAVES, SALVAGE_SPACES, TRACK_BACKS
from sternhafen.games.cryo.rules.upgrades.hooks import SEES_CAVES
from sternhafen.games.cryo.rules.vehicles import room
from sternhafen.games.cryo.scoring import scores
from sternhafen.games.cryo.state import CryoState
from sternhafen.games.cryo.view import MAX_CACHED, UNLIMITED, CryoView, SideView, side_view


def known_caves(s: CryoState, seat: Seat | None) -> CaveSet:
    """Return the caves whose tile a seat, or for None a spectator, knows: the open ones, or all (CRYO-9.1)."""
    if seat is not None and SEES_CAVES[s.working_upgrades(seat)]:
        return bitset.full(CAVES)
    return s.open_caves


# Views ---------------------------------------------------------------------------------------------------------------


def view_for(s: CryoState, seat: Seat | None) -> CryoView:
    """Return what a seat, or for None a spectator, may know."""
    count = len(s.sides)
    final = scores(s) if s.over else None
    return CryoView(
        seat=seat,
        solo=s.solo,
        active=s.active,
        scrapped=s.scrapped,
        ending=s.ending,
        over=s.over,
        sides=tuple([view_of_side(s, i, seat, None if final is None else final[i]) for i in range(count)]),
        tops=tuple(s.tops),
        heights=tuple(s.heights),
        box=s.box,
        deck=len(s.deck),
        discard=s.discard,
        caves=seen_caves(s.caves, known_caves(s, seat)),
        open_caves=members(s.open_caves),
        incidents=tuple(s.incidents),
        track=track_heights(s.track, count),
        sabotaged=members(s.sabotaged),
        damaged=members(s.damaged),
        salvage_spaces=SALVAGE_SPACES[count],
        board_cards=s.board_cards,
        decisions=s.decisions,
    )


def view_of_side(s: CryoState, number: SideNumber, seat: Seat | None, points: dict[str, int] | None) -> SideView:
    """Return a side as a seat sees it; hands are their owners', missions are shown at the end (CRYO-8.5)."""
    side = s.sides[number]
    is_own = number == seat
    shows_missions = is_own or s.over
    view = side_view(
        tuple(side.resources),
        UNLIMITED if s.is_rival(number) else room(side),
        side.awake,
        side.destroyed,
        tuple(side.stasis),
        tuple(side.salvage),
        tuple(side.caves),
        tuple(side.slots),
        members(side.home),
        members(side.docks),
        side.transport,
        members(side.upgrades),
        side.vehicles,
        side.kept,
        len(side.hand),
        side.hand if is_own else None,
        len(side.missions),
        side.missions if shows_missions else None,
        side.aside if shows_missions else None,
        None,
    )
    return view if points is None else msgspec.structs.replace(view, points=points)


@cached(MAX_CACHED)
def members(numbers: Bitset) -> tuple[int, ...]:
    """Return the numbers in a set as a view holds them."""
    return tuple(bitset.members(numbers))


@cached(MAX_CACHED)
def seen_caves(caves: tuple[CaveTile, ...], known: CaveSet) -> tuple[CaveTile, ...]:
    """Return the tile of each cave as somebody sees it who knows some of them."""
    return tuple([tile if tile < 0 or contains(known, cave) else FACE_DOWN for cave, tile in enumerate(caves)])


@cached(MAX_CACHED)
def track_heights(track: int, sides: int) -> tuple[int, ...]:
    """Return the heights of the track's stacks, the last with the sunset under it (CRYO-2.26, 2.27).

    >>> track_heights(8, 2)
    (0, 0, 1, 2, 2, 3)
    """
    heights = [0] * len(TRACK_BACKS)
    for i in range(len(TRACK_BACKS) - 1, -1, -1):
        most = sides + 1 if i == len(TRACK_BACKS) - 1 else sides
        heights[i] = min(most, track)
        track -= heights[i]
    return tuple(heights)


# Dealing again what a seat cannot know -------------------------------------------------------------------------------


def deal_unknown(s: CryoState, seat: Seat | None, rng: Random) -> None:
    """Deal again all that a seat, or for None a spectator, cannot know."""
    s.seed = rng.getrandbits(128)
    deal_hidden_cards(s, seat, rng)
    deal_hidden_caves(s, known_caves(s, seat), rng)


def deal_hidden_cards(s: CryoState, seat: Seat | None, rng: Random) -> None:
    """Deal all hands, missions and put-away cards again that a seat has not seen.

    What was held before the deck was last renewed is dealt only among its holders: no card of the new deck is there.
    """
    hidden = [i for i in range(len(s.sides)) if i != seat]
    old: list[Card] = []
    new = list(s.deck)
    for i in hidden:
        side = s.sides[i]
        old += side.old_hand
        new += newer(side.hand, side.old_hand)
        if not s.over:
            old += side.old_missions
            new += newer(side.missions, side.old_missions) + list(side.aside)
    old.sort()  # how they lay before must not matter
    new.sort()
    if not s.over:
        deal_missions(s, hidden, old, new, rng)
    for i in hidden:
        side = s.sides[i]
        count = len(side.hand) - len(side.old_hand)
        side.old_hand = tuple(sorted([take_any(old, rng) for _ in side.old_hand]))
        side.hand = tuple(sorted([*side.old_hand, *[take_any(new, rng) for _ in range(count)]]))
        if not s.over:
            side.aside = tuple(sorted([take_any(new, rng) for _ in side.aside]))
    s.deck = tuple(sorted(new))


def newer(cards: Cards, old: Cards) -> list[Card]:
    """Return the cards without the old ones among them."""
    left = list(cards)
    for card in old:
        left.remove(card)
    return left


def take_any(pool: list[int], rng: Random) -> int:
    """Take one thing out of a pool whose order does not matter."""
    k = floor(rng.random() * len(pool))
    taken = pool[k]
    pool[k] = pool[-1]
    pool.pop()
    return taken


MAX_DEALS = 20
"""So often missions are dealt until no player has one twice."""


def deal_missions(s: CryoState, hidden: list[SideNumber], old: list[Card], new: list[Card], rng: Random) -> None:
    """Deal missions so that no player has one twice (CRYO-8.5); the Rival may (CRYO-S2.6)."""
    for _ in range(MAX_DEALS):
        old_left, new_left = old[:], new[:]
        dealt: list[tuple[list[Card], list[Card]]] = []
        for i in hidden:
            side = s.sides[i]
            olds = [take_any(old_left, rng) for _ in side.old_missions]
            news = [take_any(new_left, rng) for _ in range(len(side.missions) - len(olds))]
            dealt.append((olds, news))
        if all(s.is_rival(i) or not has_twins(olds + news) for i, (olds, news) in zip(hidden, dealt, strict=True)):
            for i, (olds, news) in zip(hidden, dealt, strict=True):
                s.sides[i].old_missions = tuple(sorted(olds))
                s.sides[i].missions = tuple(sorted(olds + news))
            old[:], new[:] = old_left, new_left
            return
    for i in hidden:  # hardly any other deal is possible: keep this one
        side = s.sides[i]
        for card in side.old_missions:
            old.remove(card)
        for card in newer(side.missions, side.old_missions):
            new.remove(card)


def has_twins(cards: list[Card]) -> bool:
    """Return whether a card is there more than once."""
    return len(set(cards)) < len(cards)


def deal_hidden_caves(s: CryoState, known: CaveSet, rng: Random) -> None:
    """Lay the caves again that somebody else's Ground Scanner has fixed (CRYO-12.6)."""
    unknown = [cave for cave in bitset.members(s.caves_used() & ~known) if s.caves[cave] != FACE_DOWN]
    if not unknown:
        return
    caves = list(s.caves)
    for large in (False, True):
        number = LARGE_CAVE_POOL if large else SMALL_CAVE_POOL
        these = [cave for cave in unknown if contains(LARGE_CAVES, cave) == large]
        pool = sorted([*s.pools[number], *(caves[cave] for cave in these)])  # how they lay before must not matter
        for cave in these:
            caves[cave] = take_any(pool, rng)
        s.pools[number] = tuple(sorted(pool))
    s.caves = tuple(caves)
