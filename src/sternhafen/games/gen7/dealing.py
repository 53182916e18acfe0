"""Dealing: worlds that a seat cannot tell apart, with everything dealt again that it cannot know (GEN7-2.10)."""

from __future__ import annotations

from math import floor
from random import Random

from sternhafen.engine.shuffling import deal, shuffled
from sternhafen.games.gen7.data.vocabulary import FATE, FILE, ORDER, SCHEMA
from sternhafen.games.gen7.effects.scenes.knowing import deal_scene
from sternhafen.games.gen7.officer import Officer
from sternhafen.games.gen7.rules.rooms.briefing import UNSEEN
from sternhafen.games.gen7.state import Ship

HandsKnown = tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]
"""What a seat knows of the others' hands, as in `Ship.known`."""


def deal_unknown(s: Ship, me: int, rng: Random) -> None:
    """Deal everything again that a seat cannot know."""
    s.seed = rng.getrandbits(128)
    new = _deal_orders(s, me, rng)
    _deal_files(s, me, rng)
    for watcher, known in enumerate(s.known):
        if known and watcher != me:  # what this seat itself knows does not change
            s.known[watcher] = _true_again(s, known, new)
    _deal_schemas(s, me, rng)
    _deal_fates(s, rng)
    _deal_plans(s, me, rng)
    deal_scene(s, me, rng)
    for seat, vote in enumerate(s.votes):
        if seat != me and vote >= 0:
            s.votes[seat] = s.ballot[floor(rng.random() * len(s.ballot))]


def _deal_orders(s: Ship, me: int, rng: Random) -> list[int]:
    """Exchange work orders that look alike to a seat, and return what each outside the deck has become.

    Hands, packet and deck do not depend on which of these cards lay where. What others know of them does: within a hand
    cards lie in the order of their numbers, and that order decides which one is known to whom. Every card is equally
    likely to, and only views of others tell it.
    """
    seen = list(s.unders[ORDER])
    groups: list[tuple[int, ...]] = []
    if me >= 0:
        groups += [cards for deck, cards, _ in s.known[me] if deck == ORDER]
        seen += s.officers[me].orders
        if s.looker == me and s.look_deck == ORDER:
            seen += s.look
        if s.saw and s.saw[me] != UNSEEN:
            if s.saw[me] and sum(s.takers[me]):
                groups.append(s.saw[me])
            else:  # nobody has taken one since: the packet is known
                seen += s.packet
    hidden, is_apart = _hidden_orders(s), [False] * s.book.order_count
    for card in seen:
        is_apart[card] = True
    new = list(range(s.book.order_count))
    for group in groups:
        for card in group:
            is_apart[card] = True
        if len(group) > 1:
            _exchange(sorted(group, key=hidden.index), new, rng)
    _exchange_with_deck(s, [card for card in hidden if not is_apart[card]], new, rng)
    _rename_orders(s, me, new)
    return new


def _exchange(cards: list[int], new: list[int], rng: Random) -> None:
    """Exchange cards at random; they come by their places, as which card lay where must not matter."""
    for card, other in zip(cards, shuffled(cards, rng), strict=True):
        new[card] = other


def _exchange_with_deck(s: Ship, cards: list[int], new: list[int], rng: Random) -> None:
    """Deal cards again from all that lie hidden; the rest are the deck, in which nobody knows one from another."""
    if cards:
        pool = sorted([*cards, *s.pools[ORDER]])
        for card, other in zip(cards, deal(pool, len(cards), rng), strict=True):
            new[card] = other
        s.pools[ORDER] = tuple(pool)


def _hidden_orders(s: Ship) -> list[int]:
    """Return the work orders in hands, in the packet that goes round and before whoever looks at some."""
    hidden: list[int] = []
    for officer in s.officers:
        hidden += officer.orders
    hidden += s.packet
    if s.look_deck == ORDER:
        hidden += s.look
    return hidden


def _rename_orders(s: Ship, me: int, new: list[int]) -> None:
    """Put other work orders in the place of each that is not in the deck."""
    for seat, officer in enumerate(s.officers):
        if officer.orders and seat != me:
            officer.orders = _renamed(officer.orders, new)
    if s.packet:
        s.packet = _renamed(s.packet, new)
    if s.look_deck == ORDER:
        s.look = _renamed(s.look, new)
    for seat, cards in enumerate(s.saw):
        if cards != UNSEEN:
            s.saw[seat] = _renamed(cards, new)


def _renamed(cards: tuple[int, ...], new: list[int]) -> tuple[int, ...]:
    if len(cards) == 1:
        return (new[cards[0]],)
    return tuple(sorted([new[card] for card in cards]))


def _deal_files(s: Ship, me: int, rng: Random) -> None:
    """Deal the files again that a seat does not know; what others know is made true again."""
    pool = list(s.pools[FILE])
    hidden_look = s.look_deck == FILE and s.looker != me and s.looker >= 0
    if hidden_look:
        pool += s.look
    for seat, officer in enumerate(s.officers):
        if seat != me:
            pool += officer.files
    groups = [group for group in s.known[me] if group[0] == FILE] if me >= 0 else []
    for _, cards, _ in groups:
        for card in cards:
            pool.remove(card)
    fresh: list[list[int]] = [[] for _ in s.officers]
    for _, cards, counts in groups:
        mixed = shuffled(list(cards), rng)
        for seat, count in enumerate(counts):
            fresh[seat] += [mixed.pop() for _ in range(count)]
    pool.sort()
    for seat, officer in enumerate(s.officers):
        if seat != me and officer.files:
            hand = fresh[seat]
            hand += deal(pool, len(officer.files) - len(hand), rng)
            officer.files = tuple(sorted(hand))
    if hidden_look:
        s.look = tuple(sorted(deal(pool, len(s.look), rng)))
    s.pools[FILE] = tuple(pool)


def _true_again(s: Ship, known: HandsKnown, new: list[int]) -> HandsKnown:
    """Return what a seat knows, in terms of the new work orders, and of the files that the hands hold now."""
    left: list[list[int]] = []
    groups: list[tuple[int, tuple[int, ...], tuple[int, ...]]] = []
    for deck, cards, counts in known:
        if deck == ORDER:
            groups.append((deck, _renamed(cards, new), counts))
        elif deck == FILE:
            left = left or [list(officer.files) for officer in s.officers]
            held: list[int] = []
            for hand, count in zip(left, counts, strict=True):
                held += [hand.pop() for _ in range(count)]
            groups.append((deck, tuple(sorted(held)), counts))
        else:
            groups.append((deck, cards, counts))
    return tuple(sorted(groups))


def _deal_schemas(s: Ship, me: int, rng: Random) -> None:
    if s.look_deck == SCHEMA and s.looker != me and s.look:
        pool = sorted([*s.pools[SCHEMA], *s.look])
        s.look = tuple(sorted(deal(pool, len(s.look), rng)))
        s.pools[SCHEMA] = tuple(pool)


def _deal_fates(s: Ship, rng: Random) -> None:
    if s.unders[FATE]:
        pool = sorted([*s.pools[FATE], *s.unders[FATE]])
        s.unders[FATE] = tuple(deal(pool, len(s.unders[FATE]), rng))
        s.pools[FATE] = tuple(pool)


def _deal_plans(s: Ship, me: int, rng: Random) -> None:
    """Deal secret goals again; one that is met by now would have been revealed."""
    book = s.book
    for i, every in ((1, book.plans_a), (2, book.plans_b)):
        secret: list[int] = []
        lying_open: list[int] = []
        for seat, officer in enumerate(s.officers):
            if officer.plans:
                if seat != me and not officer.met >> i & 1:
                    secret.append(seat)
                else:
                    lying_open.append(officer.plans[i])
        if not secret:
            continue
        pool = list(every)
        for plan in lying_open:
            pool.remove(plan)
        passed_over: list[int] = []
        for seat in shuffled(secret, rng):
            plan = _draw_possible(s.officers[seat], pool, passed_over, rng)
            if plan < 0:
                return
            own, first, second = s.officers[seat].plans
            s.officers[seat].plans = (own, plan, second) if i == 1 else (own, first, plan)


def _draw_possible(officer: Officer, pool: list[int], passed_over: list[int], rng: Random) -> int:
    """Take the first goal that an officer would not have revealed by now, or return -1.

    Goals that were drawn before and not taken come first, then more are drawn.
    """
    for plan in passed_over:
        if not officer.barred >> plan & 1:
            passed_over.remove(plan)
            return plan
    while pool:
        plan = deal(pool, 1, rng)[0]
        if not officer.barred >> plan & 1:
            return plan
        passed_over.append(plan)
    return -1
