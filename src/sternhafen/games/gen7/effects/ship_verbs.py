"""The verbs of effects for resources, merits, status, markers, dice and tasks."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import bitset
from sternhafen.games.gen7.aliases import NOBODY
from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import ANYONE, BEST, CHOICE, DEPT_CHOICE, DEPT_VOTE, STORE, SYSTEMS, WORST
from sternhafen.games.gen7.effects.addressing import seats_of
from sternhafen.games.gen7.effects.agenda import Verb, chooser
from sternhafen.games.gen7.effects.card_choices import NextTask
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.choices import GainChoice, LoseSome
from sternhafen.games.gen7.effects.conditions import figure
from sternhafen.games.gen7.effects.dice_choices import MoveDice, SetDice, acting_station
from sternhafen.games.gen7.effects.marker_choices import ChooseStation, ChooseSystem, Unmark
from sternhafen.games.gen7.merits import give_stars, score_all
from sternhafen.games.gen7.rules.cards.priority_tasks import add_task, draw_tasks
from sternhafen.games.gen7.rules.resources import gain, lose, store_gain, store_lose
from sternhafen.games.gen7.rules.rooms.waking import cryostasis, take_robot
from sternhafen.games.gen7.rules.skills.biosphere import MayThaw
from sternhafen.games.gen7.rules.status import available, move_status, put_marker
from sternhafen.games.gen7.rules.votes import SYSTEM_BALLOT, hold_vote
from sternhafen.games.gen7.state import Ship


def _gain(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c) if e.n.parts else e.n.fixed
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
    n = figure(s, e.n, c) if e.n.parts else e.n.fixed
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


def _status(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c) if e.n.parts else e.n.fixed
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
        for room in bitset.members(e.rooms & s.rooms):
            free = available(s, room)
            if not free:
                continue
            if e.at == "choice" and len(free) > 1:
                s.push(ChooseStation(chooser(c), room, e.kind))
            else:
                put_marker(s, e.kind, free[-1] if e.at == "last" else free[0])


def _unmark(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c) if e.n.fixed else s.book.station_count
    s.push(Unmark(chooser(c), e.kind, e.rooms, e.status_only, n))


def _die_move(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c) if e.n.parts else e.n.fixed
    if e.who == ANYONE:
        s.push(MoveDice(chooser(c), NOBODY, e.kind, n, e.src, e.dst, e.roll, e.up_to, acting_station(s, c)))
        return
    seats = seats_of(s, e.who, c)
    for seat in seats[:0:-1]:
        s.push(MoveDice(seat, seat, e.kind, n, e.src, e.dst, e.roll, e.up_to, acting_station(s, c)))
    if seats:
        MoveDice(seats[0], seats[0], e.kind, n, e.src, e.dst, e.roll, e.up_to, acting_station(s, c)).run(s)


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
    n = figure(s, e.n, c) if e.n.parts else e.n.fixed
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


def _task_draw(s: Ship, c: Cause, e: Effect) -> None:
    draw_tasks(s, figure(s, e.n, c))


def _task_add(s: Ship, c: Cause, e: Effect) -> None:
    add_task(s, e.ref, e.sticky)


def _task_drop(s: Ship, c: Cause, e: Effect) -> None:
    s.push(NextTask(chooser(c), figure(s, e.n, c), True, False))


def _task_done(s: Ship, c: Cause, e: Effect) -> None:
    s.push(NextTask(chooser(c), figure(s, e.n, c), False, e.sticky))


SHIP_VERBS: Final[dict[str, Verb]] = {
    "gain": _gain,
    "lose": _lose,
    "merit": _merit,
    "stars": _stars,
    "status": _status,
    "mark": _mark,
    "unmark": _unmark,
    "die_move": _die_move,
    "die_set": _die_set,
    "cryo": _cryo,
    "robot": _robot,
    "task_draw": _task_draw,
    "task_add": _task_add,
    "task_drop": _task_drop,
    "task_done": _task_done,
}
"""What these verbs do."""
