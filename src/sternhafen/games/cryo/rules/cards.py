"""Chapter 8, cards: drawing, renewing the deck, discarding, and playing them in their three ways (CRYO-8)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Illegal, Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.cryo.actions import Decline, DiscardCard, DrawCard, PlayCard
from sternhafen.games.cryo.aliases import CHANCE_DECK, Card, Use
from sternhafen.games.cryo.data.tables import (
    CARDS,
    MISSION,
    MISSION_PLACES,
    RIVAL,
    UPGRADE,
    UPGRADE_PLACES,
    USES,
    VEHICLE_PLACES,
)
from sternhafen.games.cryo.events import CardDiscarded, Drew, MissionPlayed, Reshuffled, UpgradePlayed
from sternhafen.games.cryo.piles import with_card, without
from sternhafen.games.cryo.rules.upgrades.hooks import ON_PLAYED
from sternhafen.games.cryo.rules.vehicles import add_vehicle
from sternhafen.games.cryo.state import CryoState, Side

# Deck, hand and discard pile -----------------------------------------------------------------------------------------


def can_draw(s: CryoState) -> bool:
    """Return whether there is a card to draw (CRYO-8.10)."""
    return len(s.deck) > 0 or len(s.discard) > 0


def top_card(s: CryoState) -> Card:
    """Take the top card of the deck; an empty deck is first renewed from the discard pile (CRYO-8.9)."""
    if not s.deck:
        s.deck, s.discard = s.discard, ()
        for side in s.sides:
            side.old_hand = side.hand
            side.old_missions = side.missions
        if s.recording:
            s.tell(Reshuffled(cards=len(s.deck)))
    card, s.deck = s.pick(CHANCE_DECK, s.deck)
    return card


def draw_to_hand(s: CryoState, seat: Seat) -> None:
    """Draw a card that only its owner sees."""
    card = top_card(s)
    side = s.sides[seat]
    side.hand = with_card(side.hand, card)
    if s.recording:
        s.tell(Drew(side=seat, card=card, to=1 << seat, reveals=True))


def to_discard(s: CryoState, card: Card) -> None:
    """Put a card on the open discard pile."""
    s.discard = with_card(s.discard, card)


def take_from_hand(side: Side, card: Card) -> bool:
    """Take a card out of a hand; return whether it counts as one from before the deck was renewed."""
    side.hand = without(side.hand, card)
    is_old = card in side.old_hand
    if is_old:
        side.old_hand = without(side.old_hand, card)
    return is_old


def discard_from_hand(s: CryoState, seat: Seat, card: Card) -> None:
    """Discard a hand card without a reward (CRYO-3.40, 4.7)."""
    take_from_hand(s.sides[seat], card)
    to_discard(s, card)
    if s.recording:
        s.tell(CardDiscarded(side=seat, card=card))


# Playing -------------------------------------------------------------------------------------------------------------


def refuse_play(s: CryoState, seat: Seat, action: PlayCard) -> Illegal | None:
    """Return why a seat cannot play a card that way (CRYO-8.1)."""
    side = s.sides[seat]
    if action.card not in side.hand:
        return Illegal("card-not-in-hand", "CRYO-8.1", {"card": action.card})
    return refuse_use(s, side, action.card, action.use)


def refuse_use(s: CryoState, side: Side, card: Card, use: Use) -> Illegal | None:
    """Return why there is no place for a card used that way (CRYO-8.3 to 8.7, S2.1)."""
    if use == UPGRADE:
        if side.has(card):
            return Illegal("upgrade-twice", "CRYO-8.4", {"card": card})
        if side.upgrades.bit_count() >= UPGRADE_PLACES:
            return Illegal("no-upgrade-place", "CRYO-8.3")
        if s.solo and contains(s.sides[RIVAL].upgrades, card):
            return Illegal("rival-has-upgrade", "CRYO-S2.1", {"card": card})
    elif use == MISSION:
        if card in side.missions:
            return Illegal("mission-twice", "CRYO-8.5", {"card": card})
        if len(side.missions) >= MISSION_PLACES:
            return Illegal("no-mission-place", "CRYO-8.5")
    elif len(side.vehicles) >= VEHICLE_PLACES:
        return Illegal("no-vehicle-place", "CRYO-8.6")
    return None


def can_play(s: CryoState, side: Side) -> bool:
    """Return whether there is a hand card that can be played."""
    return any(refuse_use(s, side, card, use) is None for card in side.hand for use in range(USES))


def can_act_on_cards(s: CryoState, side: Side) -> bool:
    """Return whether a card action could do anything at all (CRYO-5.4)."""
    return can_draw(s) or can_play(s, side)


def play_card(s: CryoState, seat: Seat, card: Card, use: Use) -> None:
    """Play a hand card."""
    side = s.sides[seat]
    is_old = take_from_hand(side, card)
    if use == UPGRADE:
        side.upgrades |= 1 << card
        if s.recording:
            s.tell(UpgradePlayed(side=seat, card=card))
        if card in ON_PLAYED:
            ON_PLAYED[card](s, seat)
    elif use == MISSION:
        side.missions = with_card(side.missions, card)
        if is_old:
            side.old_missions = with_card(side.old_missions, card)
        if s.recording:
            s.tell(MissionPlayed(side=seat, card=card, to=1 << seat))
    else:
        add_vehicle(s, seat, card)


# Questions -----------------------------------------------------------------------------------------------------------


def card_actions() -> list[Action]:
    """Return every card played in every way, drawing a card, and neither."""
    plays = [PlayCard(card, use) for card in range(CARDS) for use in range(USES)]
    return [*plays, DrawCard(), Decline()]


class CardAction(Ask):
    """One card action: draw a card, play one, or neither (CRYO-8.1)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-8.1"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (DrawCard, PlayCard, Decline)

    def candidates(self, s: CryoState) -> list[Action]:
        return card_actions()

    def check(self, s: CryoState, action: Action) -> Illegal | None:
        if isinstance(action, PlayCard):
            return refuse_play(s, self.seat, action)
        if isinstance(action, DrawCard) and not can_draw(s):
            return Illegal("no-card-to-draw", "CRYO-8.10")
        return None

    def play(self, s: CryoState, action: Action) -> None:
        if type(action) is PlayCard:
            play_card(s, self.seat, action.card, action.use)
        elif type(action) is DrawCard:
            draw_to_hand(s, self.seat)


class Discarding(Ask):
    """One hand card goes to the discard pile."""

    __slots__ = ()
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (DiscardCard,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [DiscardCard(card) for card in range(CARDS)]

    def check(self, s: CryoState, action: DiscardCard) -> Illegal | None:
        if action.card in s.sides[self.seat].hand:
            return None
        return Illegal("card-not-in-hand", self.rule, {"card": action.card})

    def play(self, s: CryoState, action: DiscardCard) -> None:
        discard_from_hand(s, self.seat, action.card)


class DiscardAsCost(Discarding):
    """A card tile in a cost slot costs one hand card (CRYO-3.39)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-3.39"


class HandLimit(Discarding):
    """Beyond five hand cards at the end of a turn the surplus is discarded (CRYO-4.7)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-4.7"
