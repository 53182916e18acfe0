"""The actions of rooms and private stations, from top to bottom (GEN7-7.9, 7.12, 14 to 22)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import AGREE, PASS, PROVISIONS, Agree, Instead, Pass, Provide
from sternhafen.games.gen7.aliases import Place, Resource, Room, Seat, owner_of
from sternhafen.games.gen7.campaign.rooms import BRIEFING, DRAW_ACTION, PROVIDE, RoomAction
from sternhafen.games.gen7.data.vocabulary import ALT_ACTION, ON_DEPLOY, PROVIDE_MERIT, PROVIDED, YIELD
from sternhafen.games.gen7.effects.agenda import carry_out_effects, fire, use_static
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.events import RuleUsed
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.rules.cards.drawing import draw_action
from sternhafen.games.gen7.rules.crew import VALUE_OF, in_room
from sternhafen.games.gen7.rules.lasting_rules.in_force import applies, in_force, left_to_use
from sternhafen.games.gen7.rules.resources import clip, gain, lose, spend, store_gain, store_limit
from sternhafen.games.gen7.rules.rooms.briefing import call_briefing
from sternhafen.games.gen7.state import Ship


class RoomActions(Do):
    """The actions of a room from one of them on, then what reacts; one may have been replaced (GEN7-7.9)."""

    __slots__ = ("at", "skipped", "cause")

    def __init__(self, seat: Seat, at: int, skipped: int, cause: Cause) -> None:
        self.seat = seat
        self.at = at
        self.skipped = skipped
        self.cause = cause

    def run(self, s: Ship) -> None:
        room_actions(s, self.seat, self.at, self.skipped, self.cause)


def room_actions(s: Ship, seat: Seat, at: int, skipped: int, cause: Cause) -> None:
    """Carry out the actions of a room from one of them on, as far as nothing is asked; then rules react."""
    book = s.book
    room = book.station_room[cause.place]
    agenda = s.agenda
    for action in book.actions_from[room][at]:
        at += 1
        if skipped >= 0 and at == skipped + 1:
            continue
        if action.at_once:
            below = len(agenda)
            if action.yields and book.station_yield[cause.place]:
                produce(s, seat, action, cause)
            else:
                do_action(s, seat, action, cause)
            if len(agenda) > below:  # something comes before the rest
                agenda.insert(below, RoomActions(seat, at, skipped, cause))
                return
        elif action.kind == PROVIDE:
            if most_provided(s, seat, action.res):
                agenda.append(RoomActions(seat, at, skipped, cause))
                agenda.append(GiveStore(seat, action.res, cause))
                return
        elif can_use(s, seat, action):
            agenda.append(RoomActions(seat, at, skipped, cause))
            agenda.append(UseAction(seat, room, at - 1, cause))
            return
    if book.labs >> room & 1:
        clip(s, seat)  # only now (GEN7-15.4, 22.18)
    if s.ears() >> ON_DEPLOY & 1:
        fire(s, ON_DEPLOY, cause)


def can_use(s: Ship, seat: Seat, action: RoomAction) -> bool:
    """Return whether an action's price can be paid (GEN7-2.14)."""
    have = s.officers[seat].res
    data, parts, chem = action.pay
    return have[0] >= data and have[1] >= parts and have[2] >= chem


def do_action(s: Ship, seat: Seat, action: RoomAction, cause: Cause) -> None:
    """Carry out an action of a room other than a lab's yield."""
    if action.kind == DRAW_ACTION:
        draw_action(s, seat, action.deck, action.n, cause)
    elif action.kind == BRIEFING:
        call_briefing(s, seat, cause.die)
    else:
        if action.shared_merit:
            others = {owner_of(p) for p in in_room(s, s.book.station_room[cause.place])} - {seat}
            for other in sorted(others):
                score(s, other, action.shared_merit)
        carry_out_effects(s, action.do, 0, cause)


def produce(s: Ship, seat: Seat, action: RoomAction, cause: Cause) -> None:
    """Give a lab's yield; it may exceed the limit until the room's actions are over (GEN7-15.1, 23.6)."""
    book = s.book
    place = cause.place
    amount = book.station_yield[place][VALUE_OF[cause.die]]
    if s.mods()[seat] >> YIELD & 1:
        for rule, owner in in_force(s, seat, YIELD, place, cause.die):
            if applies(book, rule, place) and rule.dots in (-1, book.station_dots[place]):
                amount += rule.n
                use_static(s, rule, owner, cause.die, place)
    gain(s, seat, action.gives, amount, True)
    if action.shared_dice:
        for station in book.room_stations[book.station_room[place]]:
            p = s.stations[station]
            if p >= 0 and station != place:
                gain(s, owner_of(p), action.res, action.shared_dice, owner_of(p) == seat)


def most_provided(s: Ship, seat: Seat, res: Resource) -> int:
    """Return the most a seat can provide: what it has, as far as the store takes it (GEN7-15.3)."""
    book = s.book
    have = s.officers[seat].res[res]
    if have < book.least_provided:
        return 0
    limit = store_limit(s) - s.store[res]
    if have < limit:
        limit = have
    if limit < book.least_provided:
        return 0
    return book.whole_steps[limit] if limit < book.most_provided else book.most_provided


class GiveStore(Ask):
    """How much do you provide to the store?"""

    __slots__ = ("res", "cause")
    rule: ClassVar[str] = "GEN7-15.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Provide,)

    def __init__(self, seat: Seat, res: Resource, cause: Cause) -> None:
        self.seat = seat
        self.res = res
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return [PROVISIONS[0], *[PROVISIONS[give] for give, _ in s.book.provide_steps]]

    def check(self, s: Ship, a: Provide) -> Illegal | None:
        if a.amount and a.amount not in [give for give, _ in s.book.provide_steps]:
            return Illegal("three-or-six", "GEN7-15.2")
        if a.amount > s.officers[self.seat].res[self.res]:
            return Illegal("cannot-pay", "GEN7-15.2")
        return None if a.amount <= most_provided(s, self.seat, self.res) else Illegal("store-full", "GEN7-15.3")

    def play(self, s: Ship, a: Provide) -> None:
        if not a.amount:
            return
        lose(s, self.seat, self.res, a.amount)
        store_gain(s, self.res, a.amount)
        s.bump(self.seat, PROVIDED, a.amount)
        merit = s.book.merits_for[a.amount]
        for rule, owner in in_force(s, self.seat, PROVIDE_MERIT):
            merit += rule.n
            use_static(s, rule, owner, self.cause.die, self.cause.place)
        score(s, self.seat, merit)


class UseAction(Ask):
    """Do you use the optional action?"""

    __slots__ = ("room", "at", "cause")
    rule: ClassVar[str] = "GEN7-7.9"
    answers: ClassVar[tuple[type[Action], ...]] = (Agree, Pass)

    def __init__(self, seat: Seat, room: Room, at: int, cause: Cause) -> None:
        self.seat = seat
        self.room = room
        self.at = at
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return [AGREE, PASS]

    def check(self, s: Ship, a: Agree | Pass) -> Illegal | None:
        if isinstance(a, Pass) or can_use(s, self.seat, s.book.room_actions[self.room][self.at]):
            return None
        return Illegal("cannot-pay", "GEN7-2.14")

    def play(self, s: Ship, a: Agree | Pass) -> None:
        if isinstance(a, Agree):
            action = s.book.room_actions[self.room][self.at]
            for res in range(3):
                if action.pay[res]:
                    spend(s, self.seat, res, action.pay[res])
            do_action(s, self.seat, action, self.cause)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "text": s.book.room_actions[self.room][self.at].text}


class Offered(Do):
    """A plot rule may take the place of one of the room's actions."""

    __slots__ = ("cause",)

    def __init__(self, seat: Seat, cause: Cause) -> None:
        self.seat = seat
        self.cause = cause

    def run(self, s: Ship) -> None:
        if alternatives(s, self.seat, self.cause.place):
            s.push(UseInstead(self.seat, self.cause))


def alternatives(s: Ship, seat: Seat, place: Place) -> list[int]:
    """Return the rules that may replace an action of the room of a place."""
    rules = in_force(s, seat, ALT_ACTION, place)
    return [rule.number for rule, owner in rules if applies(s.book, rule, place) and left_to_use(s, rule, owner)]


class UseInstead(Ask):
    """Do you do something else instead of one of the room's actions?"""

    __slots__ = ("cause",)
    rule: ClassVar[str] = "GEN7-30.6"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Instead, Pass)

    def __init__(self, seat: Seat, cause: Cause) -> None:
        self.seat = seat
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        book = s.book
        actions = book.room_actions[book.station_room[self.cause.place]]
        rules = alternatives(s, self.seat, self.cause.place)
        return [PASS, *(Instead(rule, i) for rule in rules for i in range(len(actions)))]

    def check(self, s: Ship, a: Instead | Pass) -> Illegal | None:
        book = s.book
        if isinstance(a, Pass):
            return None
        known = a.rule in alternatives(s, self.seat, self.cause.place)
        if known and a.action < len(book.room_actions[book.station_room[self.cause.place]]):
            return None
        return Illegal("no-such-rule", "GEN7-30.6")

    def play(self, s: Ship, a: Instead | Pass) -> None:
        if isinstance(a, Instead):
            following = s.agenda.pop()
            assert isinstance(following, RoomActions), "the room's actions wait below"
            s.push(RoomActions(self.seat, 0, a.action, self.cause))
            if s.recording:
                s.tell(RuleUsed(seat=self.seat, rule=a.rule))
            carry_out_effects(s, s.book.rules[a.rule].do, 0, self.cause)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "room": s.book.station_room[self.cause.place]}
