"""Solo: the cards that decide where the Rival deploys (CRYO-S1.7 to S1.9, S2.13, S3.4, S3.10, S6.2)."""

from __future__ import annotations

from sternhafen.engine import Do, Seat
from sternhafen.games.cryo.aliases import CHANCE_BOARD_CARDS, CHANCE_DECISION, Card, Cards
from sternhafen.games.cryo.data.tables import CARDS
from sternhafen.games.cryo.events import RivalDrew
from sternhafen.games.cryo.piles import with_card, without
from sternhafen.games.cryo.rules.cards import can_draw, to_discard, top_card
from sternhafen.games.cryo.state import CryoState

# Choosing ------------------------------------------------------------------------------------------------------------


def choose_decision(s: CryoState) -> Card:
    """Return one of the decision cards at random (CRYO-S3.4)."""
    if len(s.decisions) == 2:
        return s.decisions[s.flip(CHANCE_DECISION)]
    return s.decisions[0] if s.decisions else random_board_card(s)


def turn_up_decision(s: CryoState) -> Card:
    """Discard the top card; it is the decision card of this turn (CRYO-S6.2)."""
    if not can_draw(s):
        return random_board_card(s)
    card = top_card(s)
    to_discard(s, card)
    return card


def random_board_card(s: CryoState) -> Card:
    """Return one of the board cards when there is no card to decide by (CRYO-S2.13)."""
    return s.board_cards[s.draw(CHANCE_BOARD_CARDS, CARDS)]


# Drawing others ------------------------------------------------------------------------------------------------------


class RenewDecision(Do):
    """The used decision card is discarded and another drawn; two of a type are replaced (CRYO-S3.10)."""

    __slots__ = ("card",)

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: CryoState) -> None:
        if s.recording:
            s.because("drew")
        if self.card in s.decisions:
            s.decisions = without(s.decisions, self.card)
            to_discard(s, self.card)
        draw_decision(s)
        replace_equal_decisions(s)


def draw_decision(s: CryoState) -> None:
    """Draw a decision card face up, if there is a card (CRYO-S1.7, S2.13)."""
    if can_draw(s):
        card = top_card(s)
        s.decisions = with_card(s.decisions, card)
        if s.recording:
            s.tell(RivalDrew(card=card, reveals=True))


def replace_equal_decisions(s: CryoState) -> None:
    """Replace two equal decision cards until they differ, unless there is no other card (CRYO-S1.8, S1.9)."""
    while len(s.decisions) == 2 and s.decisions[0] == s.decisions[1]:
        card = s.decisions[0]
        if only_copies(s.deck, card) and only_copies(s.discard, card):
            return
        s.decisions = ()
        to_discard(s, card)
        to_discard(s, card)
        draw_decision(s)
        draw_decision(s)


def only_copies(cards: Cards, card: Card) -> bool:
    """Return whether sorted cards are all of one type."""
    return not cards or cards[0] == cards[-1] == card
