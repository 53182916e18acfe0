"""Effects: every verb of the campaign's files, carried out in this one place."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Do
from sternhafen.games.gen7.agenda import MATTERS, VERBS, chooser, resolve
from sternhafen.games.gen7.book import (
    COVERED_DOTS,
    FATE_REL,
    FATE_TAG,
    HAND_LIMIT,
    ROOM_MASK,
    STATION_DOTS,
    STATION_ROOM,
    STATIONS,
)
from sternhafen.games.gen7.card_choices import (
    AskMore,
    DiscardSome,
    deal_cards,
    own_cards,
    search_deck,
)
from sternhafen.games.gen7.cards import FinishOrder, look_at, may_finish
from sternhafen.games.gen7.choices import (
    ChooseOption,
    ChooseStation,
    ChooseSystem,
    GainChoice,
    LoseSome,
    NextTask,
    Unmark,
    offered,
)
from sternhafen.games.gen7.conditions import Cause, figure, holds, one_seat
from sternhafen.games.gen7.decks import shuffle_in
from sternhafen.games.gen7.dice_choices import (
    MayThaw,
    MoveDice,
    SetDice,
    cryostasis,
    movable,
    take_robot,
)
from sternhafen.games.gen7.events import (
    CardKept,
    CounterMoved,
    GoalTurned,
    LeaderNamed,
    OrderUnlocked,
    RoomUnlocked,
    SpotlightGiven,
)
from sternhafen.games.gen7.language import (
    RULES,
    Effect,
)
from sternhafen.games.gen7.merits import give_stars, score, score_all
from sternhafen.games.gen7.pages import (
    FATE_ID,
    N_ROOMS,
    ORDER_ID,
    ROOM_ID,
    RULE_CARD_ID,
    TAGS,
)
from sternhafen.games.gen7.plot_end import begin_point, end_point
from sternhafen.games.gen7.ship import NOBODY, Ship, turn_order
from sternhafen.games.gen7.status import available, bits, move_status, put_marker
from sternhafen.games.gen7.story import (
    COUNTER_MIN,
    COUNTER_SCOPE,
    POINTS,
)
from sternhafen.games.gen7.supply import gain, lose, store_gain, store_lose
from sternhafen.games.gen7.tasks import add_task, draw_tasks, show_rule_cards
from sternhafen.games.gen7.vocabulary import (
    ALL,
    ANYONE,
    BEST,
    CHOICE,
    CONTRIBUTORS,
    DEPT_CHOICE,
    DEPT_VOTE,
    EXTRA_DRAW,
    FATE,
    OPS,
    ORDER,
    ORDER_MERIT,
    OTHERS,
    PICK_ANY,
    PICK_OTHER,
    PROVIDE_MERIT,
    STORE,
    SYSTEMS,
    WORST,
    YIELD,
)
from sternhafen.games.gen7.votes import OPTION_BALLOT, SYSTEM_BALLOT, hold_vote, shift_track

PICKED: Final = (PICK_ANY, PICK_OTHER)
LAB_RES: Final = {ROOM_ID["science_lab"]: 0, ROOM_ID["recycling_lab"]: 1, ROOM_ID["chemistry_lab"]: 2}


def seats_of(s: Ship, who: int, c: Cause) -> list[int]:
    """Return the players an effect addresses, in the order they are served."""
    if who in PICKED:
        return [c.picked]
    if who == ALL:
        return turn_order(s, c.actor)
    if who == OTHERS:
        own = chooser(c)
        return [seat for seat in turn_order(s, c.actor) if seat != own]
    if who == CONTRIBUTORS:
        return [seat for seat in turn_order(s, s.active) if c.crew >> seat & 1]
    return [one_seat(s, who, c)]


# Resources, merits, stars ------------------------------------------------------------------------------------------


def _gain(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c)
    if e.who == STORE:
        if e.res == CHOICE:
            s.push(GainChoice(c.actor, n, True))
        else:
            store_gain(s, e.res, n)
        return
    for seat in reversed(seats_of(s, e.who, c)) if e.res == CHOICE else seats_of(s, e.who, c):
        if e.res == CHOICE:
            s.push(GainChoice(seat, n, False))
        else:
            gain(s, seat, e.res, n)


def _lose(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c)
    if e.who == STORE:
        if e.res == CHOICE:
            s.push(LoseSome(c.actor, n, True))
        else:
            store_lose(s, e.res, n)
        return
    for seat in reversed(seats_of(s, e.who, c)):
        if e.res == CHOICE:
            s.push(LoseSome(seat, n, False))
        else:
            lose(s, seat, e.res, n)


def _merit(s: Ship, c: Cause, e: Effect) -> None:
    score_all(s, seats_of(s, e.who, c), figure(s, e.n, c))


def _stars(s: Ship, c: Cause, e: Effect) -> None:
    for seat in seats_of(s, e.who, c):
        give_stars(s, seat, figure(s, e.n, c))


# Status and markers ------------------------------------------------------------------------------------------------


def _status(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c)
    if e.dept in SYSTEMS:
        move_status(s, e.dept, n)
    elif e.dept == DEPT_VOTE:
        hold_vote(s, SYSTEM_BALLOT, SYSTEMS, False, n, c)
    elif e.dept == DEPT_CHOICE:
        s.push(ChooseSystem(chooser(c), SYSTEMS, n))
    else:
        extreme = max(s.status[1:]) if e.dept == WORST else min(s.status[1:])
        assert e.dept in (WORST, BEST), "no other system is meant"
        tied = tuple([system for system in SYSTEMS if s.status[system] == extreme])
        if len(tied) == 1:
            move_status(s, tied[0], n)
        else:
            s.push(ChooseSystem(s.leader, tied, n))


def _mark(s: Ship, c: Cause, e: Effect) -> None:
    for _ in range(figure(s, e.n, c)):
        for room in bits(e.rooms & s.rooms):
            free = available(s, room)
            if not free:
                continue
            if e.at == "choice" and len(free) > 1:
                s.push(ChooseStation(chooser(c), room, e.kind))
            else:
                put_marker(s, e.kind, free[-1] if e.at == "last" else free[0])


def _unmark(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c) if e.n.fixed else STATIONS
    s.push(Unmark(chooser(c), e.kind, e.rooms, e.status_only, n))


# Cards -------------------------------------------------------------------------------------------------------------


def _draw(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c)
    for seat in reversed(seats_of(s, e.who, c)):
        s.push(Draw(seat, e.ref, n, n if e.keep < 0 else e.keep, e.up_to))


class Draw(Do):
    """A player draws cards by an effect."""

    __slots__ = ("deck", "n", "keep", "up_to")

    def __init__(self, seat: int, deck: int, n: int, keep: int, up_to: bool) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n
        self.keep = keep
        self.up_to = up_to

    def run(self, s: Ship) -> None:
        if self.up_to:
            s.push(AskMore(self.seat, self.deck, self.n))
            return
        n = self.n
        if self.deck == ORDER and self.keep == n:
            n = self.keep = min(n, HAND_LIMIT - len(s.officers[self.seat].orders))
        if n > 0:
            look_at(s, self.seat, self.deck, n, self.keep)


def _discard(s: Ship, c: Cause, e: Effect) -> None:
    for seat in reversed(seats_of(s, e.who, c)):
        s.push(DiscardSome(seat, e.ref, figure(s, e.n, c)))


def _search(s: Ship, c: Cause, e: Effect) -> None:
    for seat in seats_of(s, e.who, c):
        search_deck(s, seat, e.ref)


def _deal_choice(s: Ship, c: Cause, e: Effect) -> None:
    deal_cards(s, one_seat(s, e.who, c), e.ref, figure(s, e.n, c), e.players)


# Track, flags, counters --------------------------------------------------------------------------------------------


def _shift(s: Ship, c: Cause, e: Effect) -> None:
    shift_track(s, figure(s, e.n, c))


def _flag(s: Ship, c: Cause, e: Effect) -> None:
    log = s.log.copy()
    log.flags = (*log.flags[: e.ref], e.value, *log.flags[e.ref + 1 :])
    s.log = log


def _counter(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c)
    if COUNTER_SCOPE[e.ref] == "plot" and POINTS[s.point].goal is None:
        return
    move_counter(s, e.ref, n if e.set_to else s.log.counters[e.ref] + n)


def move_counter(s: Ship, counter: int, value: int) -> None:
    """Set one of the story's counters, not below its minimum."""
    value = max(COUNTER_MIN[counter], value)
    if value == s.log.counters[counter]:
        return
    log = s.log.copy()
    log.counters = (*log.counters[:counter], value, *log.counters[counter + 1 :])
    s.log = log
    if s.telling:
        s.tell(CounterMoved(counter=counter, value=value))


# Components of the campaign ----------------------------------------------------------------------------------------


def _unlock(s: Ship, c: Cause, e: Effect) -> None:
    name = e.component
    if name in ROOM_ID:
        lay_out_room(s, ROOM_ID[name])
    elif name in ORDER_ID:
        _unlock_order(s, ORDER_ID[name])
    elif name in FATE_ID:
        _unlock_fate(s, FATE_ID[name])
    elif name in RULE_CARD_ID:
        log = s.log.copy()
        log.rule_cards |= 1 << RULE_CARD_ID[name]
        s.log = log
    else:
        tag = TAGS.index(name[4:])
        for card, its_tag in enumerate(FATE_TAG):
            if its_tag == tag:
                _unlock_fate(s, card)


def lay_out_room(s: Ship, room: int) -> None:
    """Lay out a room; with three players its 3-dot stations are covered (GEN7-5.2)."""
    if s.rooms >> room & 1:
        return
    s.rooms |= 1 << room
    if s.seats == 3:
        for station in bits(ROOM_MASK[room]):
            if STATION_DOTS[station] == COVERED_DOTS:
                s.shut |= 1 << station
    show_rule_cards(s, room_name(room))
    if s.telling:
        s.tell(RoomUnlocked(room=room))


def room_name(room: int) -> str:
    """Return a room's id in the files."""
    return next(name for name, number in ROOM_ID.items() if number == room)


def _unlock_order(s: Ship, order: int) -> None:
    if order in s.log.orders:
        return
    log = s.log.copy()
    log.orders = tuple(sorted((*log.orders, order)))
    s.log = log
    shuffle_in(s, ORDER, order)
    if s.telling:
        s.tell(OrderUnlocked(order=order))


def fate_known(s: Ship, card: int) -> bool:
    """Return whether a fate card is already entered, in the deck, being resolved, kept, resolved or removed."""
    placed = card in s.pools[FATE] or card in s.unders[FATE] or card == s.fate
    kept = any(card in officer.kept for officer in s.officers)
    return placed or kept or card in s.log.gone or card in s.log.entered


def _unlock_fate(s: Ship, card: int) -> None:
    if not fate_known(s, card):
        shuffle_in(s, FATE, card)


def _remove(s: Ship, c: Cause, e: Effect) -> None:
    name = e.component
    log = s.log.copy()
    if name in FATE_ID:
        remove_fate(s, FATE_ID[name])
        return
    if name.startswith("tag:"):
        for card, tag in enumerate(FATE_TAG):
            if tag == TAGS.index(name[4:]):
                remove_fate(s, card)
        return
    if name in ORDER_ID:
        order = ORDER_ID[name]
        log.orders = tuple([other for other in log.orders if other != order])
        s.pools[ORDER] = tuple([other for other in s.pools[ORDER] if other != order])
        s.unders[ORDER] = tuple([other for other in s.unders[ORDER] if other != order])
    elif name in ROOM_ID:
        room = ROOM_ID[name]
        if all(s.stations[station] < 0 for station in bits(ROOM_MASK[room])):
            s.rooms &= ~(1 << room)
    else:
        log.rule_cards &= ~(1 << RULE_CARD_ID[name])
    s.log = log


def remove_fate(s: Ship, card: int) -> None:
    """Take a fate card out of the campaign; one that a player keeps stays (GEN7-2.8)."""
    if any(card in officer.kept for officer in s.officers) or card in s.log.gone or card == s.fate:
        return
    s.pools[FATE] = tuple([other for other in s.pools[FATE] if other != card])
    s.unders[FATE] = tuple([other for other in s.unders[FATE] if other != card])
    log = s.log.copy()
    log.entered = tuple([other for other in log.entered if other != card])
    log.gone = tuple(sorted((*log.gone, card)))
    s.log = log


def _add_fate(s: Ship, c: Cause, e: Effect) -> None:
    held = any(officer.relationship == FATE_REL[e.ref] for officer in s.officers)
    if fate_known(s, e.ref) or (FATE_REL[e.ref] >= 0 and not held):
        return
    if e.when == "now":
        shuffle_in(s, FATE, e.ref)
        return
    log = s.log.copy()
    log.entered = tuple(sorted((*log.entered, e.ref)))
    s.log = log


def _goto(s: Ship, c: Cause, e: Effect) -> None:
    end_point(s)
    begin_point(s, e.ref)


# Choices -----------------------------------------------------------------------------------------------------------


def _vote(s: Ship, c: Cause, e: Effect) -> None:
    hold_vote(s, OPTION_BALLOT, offered(s, e.options, c), e.track, 0, c)


def _choose(s: Ship, c: Cause, e: Effect) -> None:
    for seat in reversed(seats_of(s, e.who, c)):
        cause = c.by(seat, c.owner)
        options = offered(s, e.options, cause)
        if options:
            s.push(ChooseOption(seat, options, cause))


def _each(s: Ship, c: Cause, e: Effect) -> None:
    for seat in reversed(seats_of(s, e.who, c)):
        resolve(s, e.then, c.by(seat, NOBODY))


def _if(s: Ship, c: Cause, e: Effect) -> None:
    assert e.test is not None, "the files were checked"
    resolve(s, e.then if holds(s, e.test, c) else e.otherwise, c)


# Dice --------------------------------------------------------------------------------------------------------------


def _die_move(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c)
    if e.who == ANYONE:
        s.push(MoveDice(chooser(c), NOBODY, e.kind, n, e.src, e.dst, e.roll, e.up_to))
        return
    for seat in reversed(seats_of(s, e.who, c)):
        s.push(MoveDice(seat, seat, e.kind, n, e.src, e.dst, e.roll, e.up_to))


def _die_set(s: Ship, c: Cause, e: Effect) -> None:
    n = 99 if e.n.every else figure(s, e.n, c)
    seats = list(range(s.seats)) if e.who == ANYONE else seats_of(s, e.who, c)
    if e.place or e.who == ANYONE:
        mask = sum(1 << seat for seat in seats)
        s.push(SetDice(chooser(c), mask, e.kind, n, e.mode, e.by, e.value, e.place, e.up_to, ()))
        return
    for seat in reversed(seats):
        decides = c.owner if c.owner >= 0 else seat
        s.push(SetDice(decides, 1 << seat, e.kind, n, e.mode, e.by, e.value, False, e.up_to, ()))


def _cryo(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c)
    for seat in reversed(seats_of(s, e.who, c)):
        if not s.officers[seat].cryo:
            continue
        if e.optional:
            s.push(MayThaw(seat, n))
        else:
            for _ in range(n):
                cryostasis(s, seat)


def _robot(s: Ship, c: Cause, e: Effect) -> None:
    for seat in seats_of(s, e.who, c):
        take_robot(s, seat)


# Tasks and orders --------------------------------------------------------------------------------------------------


def _task_draw(s: Ship, c: Cause, e: Effect) -> None:
    draw_tasks(s, figure(s, e.n, c))


def _task_add(s: Ship, c: Cause, e: Effect) -> None:
    add_task(s, e.ref, e.sticky)


def _task_drop(s: Ship, c: Cause, e: Effect) -> None:
    s.push(NextTask(chooser(c), figure(s, e.n, c), True, False))


def _task_done(s: Ship, c: Cause, e: Effect) -> None:
    s.push(NextTask(chooser(c), figure(s, e.n, c), False, e.sticky))


def _work_order(s: Ship, c: Cause, e: Effect) -> None:
    for seat in reversed(seats_of(s, e.who, c)):
        rooms = e.rooms
        if e.room == "any":
            rooms = (1 << N_ROOMS) - 1
        elif e.room == "this":
            rooms = 1 << STATION_ROOM[c.place]
        if may_finish(s, seat):
            s.push(FinishOrder(seat, rooms, e.number, c))


def _discount(s: Ship, c: Cause, e: Effect) -> None:
    s.discount += figure(s, e.n, c)


# Rounds, goals, rules ----------------------------------------------------------------------------------------------


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
        if s.telling:
            s.tell(GoalTurned(goal=e.ref))


def _keep(s: Ship, c: Cause, e: Effect) -> None:
    if s.fate < 0:
        return
    seat = one_seat(s, e.who, c)
    officer = s.officers[seat]
    officer.kept = tuple(sorted((*officer.kept, s.fate)))
    s.deaf()
    if s.telling:
        s.tell(CardKept(seat=seat, card=s.fate))


def _rule(s: Ship, c: Cause, e: Effect) -> None:
    """A rule added by a card belongs to its owner or actor, one of a plot set-up to nobody, so to all."""
    owner = NOBODY if s.stage in (0, 7) else chooser(c)
    s.lasting = tuple(sorted((*s.lasting, (e.rule, owner, e.until))))
    s.deaf()


def _again(s: Ship, c: Cause, e: Effect) -> None:
    """Resolve the schema just used once more, or count it once more for the same amount (GEN7-33.37)."""
    if c.rule < 0:
        return
    rule = RULES[c.rule]
    seat = chooser(c)
    if rule.on >= 0:
        resolve(s, rule.do, c)
    elif rule.mod == YIELD:
        for room in bits(rule.rooms):
            gain(s, seat, LAB_RES[room], rule.n, True)
    elif rule.mod in (ORDER_MERIT, PROVIDE_MERIT):
        score(s, seat, rule.n)
    elif rule.mod == EXTRA_DRAW:
        s.extra += rule.n


def _replace(s: Ship, c: Cause, e: Effect) -> None:
    s.replaced = True


def _leader(s: Ship, c: Cause, e: Effect) -> None:
    s.leader = one_seat(s, e.who, c)
    if s.telling:
        s.tell(LeaderNamed(seat=s.leader))


def _spotlight(s: Ship, c: Cause, e: Effect) -> None:
    log = s.log.copy()
    log.next_spotlight = one_seat(s, e.who, c)
    s.log = log
    if s.telling:
        s.tell(SpotlightGiven(seat=log.next_spotlight))


def _end_episode(s: Ship, c: Cause, e: Effect) -> None:
    log = s.log.copy()
    log.bookmark = e.ref
    s.log = log


VERBS.extend([
    _gain, _lose, _merit, _stars, _status, _mark, _unmark, _draw, _discard, _search, _deal_choice, _shift, _flag,
    _counter, _unlock, _remove, _add_fate, _goto, _vote, _choose, _die_move, _die_set, _cryo, _robot, _task_draw,
    _task_add, _task_drop, _task_done, _work_order, _discount, _deadline, _final_round, _goal_add, _goal_side, _keep,
    _rule, _again, _replace, _leader, _spotlight, _each, _if, _end_episode,
])  # fmt: skip
assert len(VERBS) == len(OPS), "every verb has its meaning"
LOSE: Final = OPS.index("lose")
DRAW: Final = OPS.index("draw")
DISCARD: Final = OPS.index("discard")
DIE_MOVE: Final = OPS.index("die_move")
CRYO_OP: Final = OPS.index("cryo")
ROBOT_OP: Final = OPS.index("robot")


def matters(s: Ship, e: Effect, seat: int) -> bool:
    """Return whether an effect can do something for a player."""
    officer = s.officers[seat]
    if e.op == LOSE:
        return sum(officer.res) > 0 if e.res == CHOICE else officer.res[e.res] > 0
    if e.op == DISCARD:
        return bool(own_cards(s, seat, e.ref))
    if e.op == DIE_MOVE:
        return bool(movable(s, seat, e.kind, e.src))
    if e.op == CRYO_OP:
        return officer.cryo > 0
    if e.op == ROBOT_OP:
        return officer.robot
    if e.op == DRAW and e.ref == ORDER:
        return len(officer.orders) < HAND_LIMIT
    return True


MATTERS.append(matters)
