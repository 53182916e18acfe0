"""Fate cards and the spotlight: drawn at the end of a turn in which an officer was deployed (GEN7-10, 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PICK_OPTIONS, PickOption
from sternhafen.games.gen7.aliases import NOBODY, Card, Seat, piece
from sternhafen.games.gen7.campaign.memory.passages import FATE_MOMENT
from sternhafen.games.gen7.data.vocabulary import FATE, FATE_CHOICE, FATES_RESOLVED, OFFICER
from sternhafen.games.gen7.effects.agenda import carry_out_effects
from sternhafen.games.gen7.effects.agreeing import YesOrNo
from sternhafen.games.gen7.effects.causes import Cause, deployment
from sternhafen.games.gen7.effects.conditions import READ
from sternhafen.games.gen7.effects.scenes.remembering import reach, remember
from sternhafen.games.gen7.effects.story_events import FateChosen, FateQuiet, FateStruck
from sternhafen.games.gen7.rules.before_turn_ends import WRAP_UP, could_act
from sternhafen.games.gen7.rules.crew import code_of, officer_value
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force
from sternhafen.games.gen7.rules.votes import OPTION_BALLOT, hold_vote
from sternhafen.games.gen7.state import Ship, turn_order

BY_VOTE: Final = 1
BY_EACH: Final = 2


def check_fate(s: Ship, active: int, second: bool) -> None:
    """Draw a fate card if an officer was deployed in this turn (GEN7-10.1)."""
    if not s.fallen or not (s.pools[FATE] or s.unders[FATE]):
        return
    card = draw_fate(s)
    cause = triggering(s, card, active)
    if cause is None:
        s.unders[FATE] += (card,)
        if s.recording:
            s.tell(FateQuiet(reveals=True))
        holder = s.log.spotlight
        if not second and holder >= 0 and holder in [seat for seat, _ in s.fallen]:
            s.push(SecondFate(holder, active))
        return
    s.fate, s.fate_seat = card, cause.actor
    s.bump(cause.actor, FATES_RESOLVED)
    if s.book.remembers:
        reach(s, FATE_MOMENT, card, 0)
    if s.recording:
        s.tell(FateStruck(seat=cause.actor, card=card, reveals=True))
    s.agenda.append(FATE_OVER)
    if (s.book.fate_by[card] == BY_VOTE or cause.actor != active) and could_act(s, active):
        s.agenda.append(PoseFate(TABLE, card, cause))
        s.agenda.append(WRAP_UP[active])  # it is the active player's turn, though others decide
    else:
        pose(s, card, cause)


def draw_fate(s: Ship) -> int:
    """Return the top fate card; those put under the deck come in their order (GEN7-10.7)."""
    if s.pools[FATE]:
        card, s.pools[FATE] = s.pick(FATE, s.pools[FATE])
        return card
    card, s.unders[FATE] = s.unders[FATE][0], s.unders[FATE][1:]
    return card


def triggering(s: Ship, card: Card, active: int) -> Cause | None:
    """Return the cause of a triggered card: the first officer clockwise that meets it (GEN7-10.3, 10.4)."""
    trigger = s.book.fate_trigger[card]
    for seat in turn_order(s, active) if len(s.fallen) > 1 else s.fallen[0][:1]:
        for other, place in s.fallen:
            if other == seat:
                value = officer_value(s, seat, place) or 1
                cause = deployment(piece(seat, code_of(OFFICER, value)), place)
                if READ[trigger.op](s, trigger, cause):
                    return cause
    return None


def pose(s: Ship, card: Card, cause: Cause) -> None:
    """Ask whoever decides (GEN7-10.5, 10.14)."""
    book = s.book
    options = book.fate_options[card]
    if book.fate_by[card] == BY_VOTE:
        hold_vote(s, OPTION_BALLOT, options, False, 0, cause)
    elif book.fate_by[card] == BY_EACH:
        for seat in reversed(turn_order(s, cause.actor)):
            s.push(FateChoice(seat, options, cause.by(seat, NOBODY)))
    else:
        s.agenda.append(FateChoice(cause.actor, options, cause))


class PoseFate(Do):
    """The decision on a fate card, after the active player has read it and used what there was to use."""

    __slots__ = ("card", "cause")

    def __init__(self, seat: Seat, card: Card, cause: Cause) -> None:
        self.seat = seat
        self.card = card
        self.cause = cause

    def run(self, s: Ship) -> None:
        pose(s, self.card, self.cause)


def sees_consequences(s: Ship, seat: Seat) -> bool:
    """Return whether a seat may read what the choices of a fate card lead to."""
    return bool(in_force(s, seat, FATE_CHOICE))


class FateChoice(Ask):
    """What do you do?"""

    __slots__ = ("options", "cause")
    rule: ClassVar[str] = "GEN7-10.12"
    answers: ClassVar[tuple[type[Action], ...]] = (PickOption,)

    def __init__(self, seat: Seat, options: tuple[int, ...], cause: Cause) -> None:
        self.seat = seat
        self.options = options
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return [PICK_OPTIONS[option] for option in self.options]

    def check(self, s: Ship, a: PickOption) -> Illegal | None:
        return None if a.option in self.options else Illegal("no-such-option", "GEN7-10.12")

    def play(self, s: Ship, a: PickOption) -> None:
        option = s.book.options[a.option]
        if s.recording:
            s.tell(FateChosen(seat=self.seat, option=a.option, result=option.result, reveals=True))
        remember(s, a.option, self.seat)
        carry_out_effects(s, option.effects, 0, self.cause)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "card": s.fate}


class FateOver(Do):
    """The card is out for the campaign, unless somebody keeps it (GEN7-10.6)."""

    __slots__ = ()

    def run(self, s: Ship) -> None:
        card, s.fate, s.fate_seat = s.fate, -1, NOBODY
        for officer in s.officers:
            if card in officer.kept:
                return
        log = s.own_log()
        log.gone = tuple(sorted((*log.gone, card)))


FATE_OVER: Final = FateOver(TABLE)


class SecondFate(YesOrNo):
    """You have the spotlight: is a second fate card drawn?"""

    __slots__ = ("active",)
    rule: ClassVar[str] = "GEN7-11.3"

    def __init__(self, seat: Seat, active: int) -> None:
        self.seat = seat
        self.active = active

    def agreed(self, s: Ship) -> None:
        check_fate(s, self.active, True)
