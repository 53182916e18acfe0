"""How effects are carried out, and how rules react to what happens (GEN7-2.6, 2.12, 2.13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PASS, PICK_SEATS, Pass, PickSeat, UseRule
from sternhafen.games.gen7.aliases import NOBODY, DieCode, Place, Seat
from sternhafen.games.gen7.campaign.language import Effect, Rule
from sternhafen.games.gen7.data.vocabulary import CONTRIBUTORS, ON_SCHEMA_USED, OWN_EVENTS, PICK_OTHER
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.events import RuleUsed
from sternhafen.games.gen7.rules.lasting_rules.in_force import left_to_use, use_up
from sternhafen.games.gen7.state import Ship, turn_order

Verb = Callable[[Ship, Cause, Effect], None]
"""What a verb does, for a cause and with its arguments."""
VERBS: Final[list[Verb]] = []
"""What every verb does, in the order of the vocabulary; the module of effects fills it."""
MATTERS: Final[list[Callable[[Ship, Effect, int, Cause], bool]]] = []
"""Whether an effect can do something for a player; filled by the same module (one function)."""


class Resolve(Do):
    """A list of effects from one of them on, each as far as possible (GEN7-2.6)."""

    __slots__ = ("effects", "at", "cause")

    def __init__(self, seat: Seat, effects: int, at: int, cause: Cause) -> None:
        self.seat = seat
        self.effects = effects
        self.at = at
        self.cause = cause

    def run(self, s: Ship) -> None:
        carry_out_effects(s, self.effects, self.at, self.cause)


def carry_out_effects(s: Ship, effects: int, at: int, cause: Cause) -> None:
    """Carry out a list of effects from one of them on; what an effect leads to comes before the rest.

    Where nothing is left to do afterwards this is the same as `resolve`, without a step on the agenda.
    """
    listed = s.book.effect_lists[effects]
    for effect in listed[at:] if at else listed:
        at += 1
        if effect.picks and cause.picked < 0:
            able = pickable(s, effect, cause)
            if len(able) > 1:
                s.push(PickPlayer(chooser(cause), effects, at - 1, cause))
                return
            if not able:
                continue
            cause = cause.picking(able[0])
        if at == len(listed):
            VERBS[effect.op](s, cause, effect)
            return
        stack = s.lanes[cause.actor] if s.lanes else s.agenda
        below = len(stack)
        VERBS[effect.op](s, cause, effect)
        if len(stack) > below:
            stack.insert(below, Resolve(cause.actor, effects, at, cause))
            return


def chooser(cause: Cause) -> int:
    """Return who makes a choice: the owner of a card, without one the actor."""
    return cause.owner if cause.owner >= 0 else cause.actor


def pickable(s: Ship, effect: Effect, cause: Cause) -> list[int]:
    """Return the players for whom an effect can do something, among those who may be picked."""
    own = chooser(cause)
    others = effect.who == PICK_OTHER
    return [seat for seat in range(s.seats) if not (others and seat == own) and MATTERS[0](s, effect, seat, cause)]


class PickPlayer(Ask):
    """Whom does the effect mean?"""

    __slots__ = ("effects", "at", "cause")
    rule: ClassVar[str] = "GEN7-2.13"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickSeat,)

    def __init__(self, seat: Seat, effects: int, at: int, cause: Cause) -> None:
        self.seat = seat
        self.effects = effects
        self.at = at
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return list(PICK_SEATS[: s.seats])

    def check(self, s: Ship, a: PickSeat) -> Illegal | None:
        if a.seat in pickable(s, s.book.effect_lists[self.effects][self.at], self.cause):
            return None
        return Illegal("not-that-player", "GEN7-2.13")

    def play(self, s: Ship, a: PickSeat) -> None:
        carry_out_effects(s, self.effects, self.at, self.cause.picking(a.seat))


def resolve(s: Ship, effects: int, cause: Cause) -> None:
    """Put a list of effects on the agenda."""
    if effects:
        (s.lanes[cause.actor] if s.lanes else s.agenda).append(Resolve(cause.actor, effects, 0, cause))


# Rules that react --------------------------------------------------------------------------------------------------


def fire(s: Ship, event: int, cause: Cause) -> None:
    """Let every rule that hears an event react: those without owner first, then the players' (GEN7-2.12)."""
    if s.ears() >> event & 1:  # seldom
        _let_react(s, event, cause)


def heard(s: Ship, event: int) -> bool:
    """Return whether any rule in force hears an event; where none does, its cause need not be made."""
    return s.ears() >> event & 1 == 1


def _let_react(s: Ship, event: int, cause: Cause) -> None:
    """Let the rules that hear an event react."""
    book = s.book
    for seat in reversed(turn_order(s, s.active)):
        rules = _heard(s, seat, event, cause)
        if rules:
            s.push(Hear(seat, rules, cause.by(seat, seat)))
    plot = [n for n in book.points[s.point].rules if book.rules[n].on == event]
    plot += [n for n, owner, _ in s.lasting if owner < 0 and book.rules[n].on == event]
    if plot:
        s.push(Hear(TABLE, tuple(plot), cause.by(cause.actor, NOBODY)))


def _heard(s: Ship, seat: Seat, event: int, cause: Cause) -> tuple[int, ...]:
    book = s.book
    if event in OWN_EVENTS and seat != cause.actor:
        return ()
    rules: list[int] = []
    for n in s.all_rules()[seat]:
        if book.rules[n].on == event and (book.rules[n].who != CONTRIBUTORS or cause.crew >> seat & 1):
            rules.append(n)
    for n, owner, _ in s.lasting:
        if (
            owner == seat
            and book.rules[n].on == event
            and (book.rules[n].who != CONTRIBUTORS or cause.crew >> seat & 1)
        ):
            rules.append(n)
    return tuple(rules)


def _ready(s: Ship, numbers: tuple[int, ...], cause: Cause) -> tuple[int, ...]:
    """Return the rules whose test holds and whose limit leaves a use."""
    book = s.book
    return tuple([
        n for n in numbers if left_to_use(s, book.rules[n], cause.owner) and _passes(s, book.rules[n], cause)
    ])  # fmt: skip


def _passes(s: Ship, rule: Rule, cause: Cause) -> bool:
    return rule.test is None or holds(s, rule.test, cause)


class Hear(Do):
    """One owner's rules (or the plot's) react to an event."""

    __slots__ = ("rules", "cause")

    def __init__(self, seat: Seat, rules: tuple[int, ...], cause: Cause) -> None:
        self.seat = seat
        self.rules = rules
        self.cause = cause

    def run(self, s: Ship) -> None:
        rules = _ready(s, self.rules, self.cause)
        if not rules:
            return
        if self.seat == TABLE or (len(rules) == 1 and not s.book.rules[rules[0]].optional):
            take_effect(s, rules[0], rules[1:], self.cause)
        else:
            s.push(React(self.seat, rules, self.cause))


class React(Ask):
    """Which of your rules do you use, and in which order?"""

    __slots__ = ("rules", "cause")
    rule: ClassVar[str] = "GEN7-2.12"
    answers: ClassVar[tuple[type[Action], ...]] = (UseRule, Pass)

    def __init__(self, seat: Seat, rules: tuple[int, ...], cause: Cause) -> None:
        self.seat = seat
        self.rules = rules
        self.cause = cause

    def _open(self, s: Ship) -> tuple[int, ...]:
        return _ready(s, self.rules, self.cause)

    def candidates(self, s: Ship) -> list[Action]:
        return [*(UseRule(n) for n in self.rules), PASS]

    def check(self, s: Ship, a: UseRule | Pass) -> Illegal | None:
        rules = self._open(s)
        if isinstance(a, UseRule):
            return None if a.rule in rules else Illegal("no-such-rule", "GEN7-27.6")
        if all(s.book.rules[n].optional for n in rules):
            return None
        return Illegal("must-use", "GEN7-2.13")

    def play(self, s: Ship, a: UseRule | Pass) -> None:
        if isinstance(a, UseRule):
            take_effect(s, a.rule, tuple([n for n in self.rules if n != a.rule]), self.cause)


def take_effect(s: Ship, number: int, rest: tuple[int, ...], cause: Cause) -> None:
    """Use a triggered rule; the owner's other rules follow."""
    rule = s.book.rules[number]
    use_up(s, rule, cause.owner)
    if s.recording:
        s.tell(RuleUsed(seat=cause.actor, rule=number))
    if rest:
        s.push(Hear(cause.owner, rest, cause))
    if rule.source == "schema":
        s.push(SchemaUsed(cause.owner, number, cause))
    carry_out_effects(s, rule.do, 0, cause)


class SchemaUsed(Do):
    """A schema has just taken effect, which others may react to (GEN7-33.20)."""

    __slots__ = ("number", "cause")

    def __init__(self, seat: Seat, number: int, cause: Cause) -> None:
        self.seat = seat
        self.number = number
        self.cause = cause

    def run(self, s: Ship) -> None:
        if heard(s, ON_SCHEMA_USED):
            c = self.cause
            fire(s, ON_SCHEMA_USED, Cause(self.seat, self.seat, NOBODY, c.die, c.place, c.crew, self.number))


def use_static(s: Ship, rule: Rule, owner: int, die: DieCode, place: Place) -> None:
    """Note that a static rule has changed an amount: its limit, and that a schema was used."""
    use_up(s, rule, owner)
    if owner >= 0 and rule.source == "schema":
        s.push(SchemaUsed(owner, rule.number, Cause(owner, owner, NOBODY, die, place, 0)))
