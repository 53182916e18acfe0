"""The verbs of effects for the story: track, flags, counters, components of the campaign, goals (GEN7-29.4, 30, 34)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import bitset
from sternhafen.games.gen7.aliases import Card, Room
from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import FATE, ORDER
from sternhafen.games.gen7.effects.agenda import Verb
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import figure, one_seat
from sternhafen.games.gen7.effects.scenes.counters import move_counter
from sternhafen.games.gen7.effects.story_events import GoalTurned, OrderUnlocked, RoomUnlocked, SpotlightGiven
from sternhafen.games.gen7.events import LeaderNamed
from sternhafen.games.gen7.rules.cards.decks import shuffle_in
from sternhafen.games.gen7.rules.cards.priority_tasks import show_rule_cards
from sternhafen.games.gen7.rules.plot import begin_point, end_point
from sternhafen.games.gen7.rules.votes import shift_track
from sternhafen.games.gen7.state import Ship


def _shift(s: Ship, c: Cause, e: Effect) -> None:
    shift_track(s, figure(s, e.n, c))


def _flag(s: Ship, c: Cause, e: Effect) -> None:
    log = s.own_log()
    log.flags = (*log.flags[: e.ref], e.value, *log.flags[e.ref + 1 :])


def _counter(s: Ship, c: Cause, e: Effect) -> None:
    book = s.book
    n = figure(s, e.n, c)
    if e.plus >= 0:
        n += s.log.counters[e.plus]
    if book.counter_scope[e.ref] == "plot" and book.points[s.point].goal is None:
        return
    move_counter(s, e.ref, n if e.set_to else s.log.counters[e.ref] + n)


def _unlock(s: Ship, c: Cause, e: Effect) -> None:
    book = s.book
    name = e.component
    if name in book.room_id:
        lay_out_room(s, book.room_id[name])
    elif name in book.order_id:
        _unlock_order(s, book.order_id[name])
    elif name in book.fate_id:
        _unlock_fate(s, book.fate_id[name])
    elif name in book.rule_card_id:
        log = s.own_log()
        log.rule_cards |= 1 << book.rule_card_id[name]
    else:
        for card in book.tagged[name]:
            _unlock_fate(s, card)


def lay_out_room(s: Ship, room: Room) -> None:
    """Lay out a room; with three players its 3-dot stations are covered (GEN7-5.2)."""
    book = s.book
    if s.rooms >> room & 1:
        return
    s.rooms |= 1 << room
    if s.seats == 3:
        for station in bitset.members(book.room_mask[room]):
            if book.station_dots[station] == book.covered_dots:
                s.shut |= 1 << station
    show_rule_cards(s, s.book.room_data[room]["id"])
    if s.recording:
        s.tell(RoomUnlocked(room=room))


def _unlock_order(s: Ship, order: Card) -> None:
    if order in s.log.orders:
        return
    log = s.own_log()
    log.orders = tuple(sorted((*log.orders, order)))
    shuffle_in(s, ORDER, order)
    if s.recording:
        s.tell(OrderUnlocked(order=order))


def fate_known(s: Ship, card: Card) -> bool:
    """Return whether a fate card is already entered, in the deck, being resolved, kept, resolved or removed."""
    placed = card in s.pools[FATE] or card in s.unders[FATE] or card == s.fate
    kept = any(card in officer.kept for officer in s.officers)
    return placed or kept or card in s.log.gone or card in s.log.entered


def _unlock_fate(s: Ship, card: Card) -> None:
    if not fate_known(s, card):
        shuffle_in(s, FATE, card)


def _remove(s: Ship, c: Cause, e: Effect) -> None:
    book = s.book
    name = e.component
    log = s.own_log()
    if name in book.fate_id:
        remove_fate(s, book.fate_id[name])
        return
    if name in book.tagged:
        for card in book.tagged[name]:
            remove_fate(s, card)
        return
    if name in book.order_id:
        order = book.order_id[name]
        log.orders = tuple([other for other in log.orders if other != order])
        s.pools[ORDER] = tuple([other for other in s.pools[ORDER] if other != order])
        s.unders[ORDER] = tuple([other for other in s.unders[ORDER] if other != order])
    elif name in book.room_id:
        room = book.room_id[name]
        if all(s.stations[station] < 0 for station in bitset.members(book.room_mask[room])):
            s.rooms &= ~(1 << room)
    else:
        log.rule_cards &= ~(1 << book.rule_card_id[name])


def remove_fate(s: Ship, card: Card) -> None:
    """Take a fate card out of the campaign; one that a player keeps stays (GEN7-2.8)."""
    if any(card in officer.kept for officer in s.officers) or card in s.log.gone or card == s.fate:
        return
    s.pools[FATE] = tuple([other for other in s.pools[FATE] if other != card])
    s.unders[FATE] = tuple([other for other in s.unders[FATE] if other != card])
    log = s.own_log()
    log.entered = tuple([other for other in log.entered if other != card])
    log.gone = tuple(sorted((*log.gone, card)))


def _add_fate(s: Ship, c: Cause, e: Effect) -> None:
    book = s.book
    held = any(officer.relationship == book.fate_rel[e.ref] for officer in s.officers)
    if fate_known(s, e.ref) or (book.fate_rel[e.ref] >= 0 and not held):
        return
    if e.when == "now":
        shuffle_in(s, FATE, e.ref)
        return
    log = s.own_log()
    log.entered = tuple(sorted((*log.entered, e.ref)))


def _goto(s: Ship, c: Cause, e: Effect) -> None:
    end_point(s)
    begin_point(s, e.ref)


def _deadline(s: Ship, c: Cause, e: Effect) -> None:
    s.deadline = s.deadline + e.number if e.set_to else e.number


def _final_round(s: Ship, c: Cause, e: Effect) -> None:
    s.final = s.final + e.number if e.set_to else e.number


def _goal_add(s: Ship, c: Cause, e: Effect) -> None:
    if e.ref not in s.goals:
        s.goals += (e.ref,)


def _goal_side(s: Ship, c: Cause, e: Effect) -> None:
    turned = s.lost_goals | 1 << e.ref if e.side else s.lost_goals & ~(1 << e.ref)
    if e.ref in s.goals and turned != s.lost_goals:
        s.lost_goals = turned
        if s.recording:
            s.tell(GoalTurned(goal=e.ref))


def _leader(s: Ship, c: Cause, e: Effect) -> None:
    s.leader = one_seat(s, e.who, c)
    if s.recording:
        s.tell(LeaderNamed(seat=s.leader))


def _spotlight(s: Ship, c: Cause, e: Effect) -> None:
    log = s.own_log()
    log.next_spotlight = one_seat(s, e.who, c)
    if s.recording:
        s.tell(SpotlightGiven(seat=log.next_spotlight))


def _end_episode(s: Ship, c: Cause, e: Effect) -> None:
    log = s.own_log()
    log.bookmark = e.ref


STORY_VERBS: Final[dict[str, Verb]] = {
    "shift": _shift,
    "flag": _flag,
    "counter": _counter,
    "unlock": _unlock,
    "remove": _remove,
    "add_fate": _add_fate,
    "goto": _goto,
    "deadline": _deadline,
    "final_round": _final_round,
    "goal_add": _goal_add,
    "goal_side": _goal_side,
    "leader": _leader,
    "spotlight": _spotlight,
    "end_episode": _end_episode,
}
"""What these verbs do."""
