"""Answers drawn without listing them, by the same random numbers."""

from __future__ import annotations

from collections.abc import Callable
from math import floor
from typing import Any, Final

from sternhafen.engine import Action, Ask
from sternhafen.games.gen7.actions import AGREE, DECLINE, PASS, SHARES, TAKE_CARDS
from sternhafen.games.gen7.data.vocabulary import ORDER, SCHEMA
from sternhafen.games.gen7.fast.listing import fund, list_answers
from sternhafen.games.gen7.rules.cards.drawing import KeepCard
from sternhafen.games.gen7.rules.cards.schemas import Arrange
from sternhafen.games.gen7.rules.group_station.consent import Consent
from sternhafen.games.gen7.rules.group_station.funding import Fund
from sternhafen.games.gen7.rules.group_station.proposing import Staff
from sternhafen.games.gen7.rules.group_station.staffing import likely_ways, refusal
from sternhafen.games.gen7.rules.rooms.briefing import TakeOrder
from sternhafen.games.gen7.state import Ship

Random = Callable[[], float]


def sample_consent(s: Ship, ask: Consent, random: Random) -> Action:
    """Return yes or no."""
    return AGREE if random() < 0.5 else DECLINE


def sample_card(s: Ship, ask: KeepCard, random: Random) -> Action:
    """Return one of the cards looked at."""
    cards = sorted(set(s.look))
    return TAKE_CARDS[s.look_deck][cards[floor(random() * len(cards))]]


def sample_schema(s: Ship, ask: Arrange, random: Random) -> Action:
    """Return one of the schemas that may lie here, or none."""
    cards = ask.fitting(ask.left(s))
    k = floor(random() * (len(cards) + 1))
    return TAKE_CARDS[SCHEMA][cards[k]] if k < len(cards) else PASS


def sample_order(s: Ship, ask: TakeOrder, random: Random) -> Action:
    """Return one of the work orders that go round, or none if that is allowed."""
    cards = s.packet
    k = floor(random() * (len(cards) if ask.must else len(cards) + 1))
    return TAKE_CARDS[ORDER][cards[k]] if k < len(cards) else PASS


def sample_share(s: Ship, ask: Fund, random: Random) -> Action:
    """Return one of the amounts that the payer in turn may give."""
    offer = s.offer
    assert offer is not None, "a proposal is being made"
    if s.refused:
        legal = fund(s, ask)
        return legal[floor(random() * len(legal))]
    payer, low, high = ask.choice(s, offer)
    return SHARES[payer][ask.res][low + floor(random() * (high - low + 1))]


def sample_staff(s: Ship, ask: Staff, random: Random) -> Action:
    """Return a die for the next sub-station, as `Staff.sample` draws it."""
    seat = ask.seat
    lineup = s.lineup(seat)
    waiting = likely_ways(s, lineup)
    while waiting:
        k = floor(random() * len(waiting))
        way = waiting[k]
        if refusal(s, seat, lineup, way) is None:
            return way.action
        waiting[k] = waiting[-1]
        waiting.pop()
    return DECLINE


Sampling = Callable[[Ship, Any, Random], Action]
SAMPLED: Final[dict[type[Ask], Sampling]] = {
    Consent: sample_consent,
    KeepCard: sample_card,
    Arrange: sample_schema,
    TakeOrder: sample_order,
    Fund: sample_share,
    Staff: sample_staff,
}
"""The quick drawing of every question that has one."""


def sample_answer(s: Ship, ask: Ask, random: Random) -> Action:
    """Return one of the legal answers to a question, all equally likely."""
    sampled = SAMPLED.get(type(ask))
    if sampled is not None:
        return sampled(s, ask, random)
    legal = list_answers(s, ask)
    return legal[floor(random() * len(legal))]
