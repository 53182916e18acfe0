"""Answers listed without checking every candidate, in the order of the candidates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sternhafen.engine import Action, Ask
from sternhafen.games.gen7.actions import (
    AGREE,
    DECLINE,
    DRAW_ALONE,
    JOINS,
    PASS,
    PICK_RESOURCES,
    PROVISIONS,
    READY,
    SHARES,
    SPEND_DATA,
    TAKE_CARDS,
    Join,
)
from sternhafen.games.gen7.data.vocabulary import DATA, ORDER, SCHEMA
from sternhafen.games.gen7.effects.agreeing import GoOn, YesOrNo
from sternhafen.games.gen7.effects.choices import GainChoice
from sternhafen.games.gen7.effects.dice_choices import MayReroll, MoveDie, SetOne
from sternhafen.games.gen7.fast.turns import list_turn
from sternhafen.games.gen7.rules.cards.drawing import BuyCards, KeepCard
from sternhafen.games.gen7.rules.cards.schemas import Arrange
from sternhafen.games.gen7.rules.cards.work_orders import FinishOrder, can_finish
from sternhafen.games.gen7.rules.crew import KIND_OF
from sternhafen.games.gen7.rules.fate import FateChoice, SecondFate
from sternhafen.games.gen7.rules.group_station.consent import Consent
from sternhafen.games.gen7.rules.group_station.funding import Fund
from sternhafen.games.gen7.rules.group_station.offers import asked_in_vain
from sternhafen.games.gen7.rules.group_station.proposing import Staff
from sternhafen.games.gen7.rules.group_station.staffing import likely_ways, refusal
from sternhafen.games.gen7.rules.lasting_rules.dice import CHANGING_RULES, adjusts
from sternhafen.games.gen7.rules.rooms.briefing import (
    JoinBriefing,
    TakeOrder,
    changed_too_far,
    joining_dice,
)
from sternhafen.games.gen7.rules.rooms.room_actions import GiveStore, UseAction, can_use, most_provided
from sternhafen.games.gen7.rules.skills.biosphere import MayThaw
from sternhafen.games.gen7.rules.skills.command import may_draw_alone
from sternhafen.games.gen7.rules.turn import TakeTurn
from sternhafen.games.gen7.rules.votes import CastVote, ballot_actions
from sternhafen.games.gen7.state import Ship


def all_candidates(s: Ship, ask: Ask) -> list[Action]:
    """Return the answers to a question whose candidates are all legal."""
    return ask.candidates(s)


def yes_or_no(s: Ship, ask: YesOrNo) -> list[Action]:
    """Return both answers."""
    return [AGREE, PASS]


def consent(s: Ship, ask: Consent) -> list[Action]:
    """Return both answers."""
    return [AGREE, DECLINE]


def gain_choice(s: Ship, ask: GainChoice) -> list[Action]:
    """Return every resource."""
    return list(PICK_RESOURCES)


def move_die(s: Ship, ask: MoveDie) -> list[Action]:
    """Return the dice that may be moved, and to stop if that is allowed."""
    candidates = ask.candidates(s)
    return candidates if ask.step.up_to else candidates[:-1]


def set_one(s: Ship, ask: SetOne) -> list[Action]:
    """Return the dice that may be turned with their values, and to stop if that is allowed."""
    candidates = ask.candidates(s)
    return candidates if ask.may_pass() else candidates[1:]


def buy_cards(s: Ship, ask: BuyCards) -> list[Action]:
    """Return the amounts of data that are there."""
    return list(SPEND_DATA[: s.officers[ask.seat].res[DATA] + 1])


def arrange(s: Ship, ask: Arrange) -> list[Action]:
    """Return the schemas that may lie here, and to leave it empty."""
    return [*[TAKE_CARDS[SCHEMA][card] for card in ask.fitting(ask.left(s))], PASS]


def take_order(s: Ship, ask: TakeOrder) -> list[Action]:
    """Return the work orders that go round, and to take none if that is allowed."""
    takes: list[Action] = [TAKE_CARDS[ORDER][card] for card in s.packet]
    return takes if ask.must else [*takes, PASS]


def finish_order(s: Ship, ask: FinishOrder) -> list[Action]:
    """Return the work orders that can be paid here, and to complete none."""
    takes: list[Action] = []
    for order in s.officers[ask.seat].orders:
        if ask.rooms >> s.book.order_room[order] & 1 and can_finish(s, ask.seat, order, ask.discount):
            takes.append(TAKE_CARDS[ORDER][order])
    takes.append(PASS)
    return takes


def give_store(s: Ship, ask: GiveStore) -> list[Action]:
    """Return what may be provided."""
    most = most_provided(s, ask.seat, ask.res)
    return [PROVISIONS[0], *[PROVISIONS[give] for give, _ in s.book.provide_steps if give <= most]]


def use_action(s: Ship, ask: UseAction) -> list[Action]:
    """Return to use the action if it can be paid, and to leave it."""
    return [AGREE, PASS] if can_use(s, ask.seat, s.book.room_actions[ask.room][ask.at]) else [PASS]


def join_briefing(s: Ship, ask: JoinBriefing) -> list[Action]:
    """Return to stay away, to draw alone, and every way to join."""
    seat = ask.seat
    joins: list[Action] = [PASS, DRAW_ALONE] if may_draw_alone(s, seat) else [PASS]
    codes = joining_dice(s, seat)
    if not s.mods()[seat] & CHANGING_RULES:
        return joins + [JOINS[code] for code in codes]
    for code in codes:
        low, high = adjusts(s, seat, s.book.table_stations[0], KIND_OF[code])
        for by in range(low, high + 1):
            join = Join(code, by) if by else JOINS[code]
            if changed_too_far(s, seat, join) is None:
                joins.append(join)
    return joins


def cast_vote(s: Ship, ask: CastVote) -> list[Action]:
    """Return the choices of the ballot."""
    return ballot_actions(s, s.ballot)


def staff(s: Ship, ask: Staff) -> list[Action]:
    """Return the dice that may go to the next sub-station."""
    seat, lineup = ask.seat, s.lineup(ask.seat)
    legal: list[Action] = [way.action for way in likely_ways(s, lineup) if refusal(s, seat, lineup, way) is None]
    return legal or [DECLINE]


def fund(s: Ship, ask: Fund) -> list[Action]:
    """Return what the payer in turn may give."""
    offer = s.offer
    assert offer is not None, "a proposal is being made"
    payer, low, high = ask.choice(s, offer)
    shares = SHARES[payer][ask.res][low : high + 1]
    before = asked_in_vain(s, offer)
    return [a for a in shares if ask.is_new(s, offer, a, before)] if before else list(shares)


Listing = Callable[[Ship, Any], list[Action]]
LISTED: Final[dict[type[Ask], Listing]] = {
    TakeTurn: list_turn,
    Staff: staff,
    Fund: fund,
    Consent: consent,
    UseAction: use_action,
    JoinBriefing: join_briefing,
    TakeOrder: take_order,
    BuyCards: buy_cards,
    KeepCard: all_candidates,
    Arrange: arrange,
    FinishOrder: finish_order,
    GiveStore: give_store,
    CastVote: cast_vote,
    FateChoice: all_candidates,
    SecondFate: yes_or_no,
    MayThaw: yes_or_no,
    MayReroll: yes_or_no,
    GainChoice: gain_choice,
    MoveDie: move_die,
    SetOne: set_one,
}
"""The quick listing of every other question that has one."""


def list_answers(s: Ship, ask: Ask) -> list[Action]:
    """Return the legal answers to a question."""
    if isinstance(ask, GoOn):
        return [READY]
    listed = LISTED.get(type(ask))
    return listed(s, ask) if listed is not None else ask.legal(s)
