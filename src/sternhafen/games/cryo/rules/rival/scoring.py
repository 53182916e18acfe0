"""Solo: the Rival's missions at the end (CRYO-S5)."""

from __future__ import annotations

from typing import Final

from sternhafen.games.cryo.aliases import Card, Cards
from sternhafen.games.cryo.data.tables import CARDS, RIVAL, RIVAL_MISSIONS
from sternhafen.games.cryo.events import MissionReplaced
from sternhafen.games.cryo.piles import with_card, without
from sternhafen.games.cryo.rules.cards import can_draw, to_discard, top_card
from sternhafen.games.cryo.state import CryoState

NO_CARD: Final[Card] = -1


def best_missions(points: list[int]) -> int:
    """Return the points of the Rival's missions, of which only the best three count (CRYO-S5.5)."""
    return sum(sorted(points, reverse=True)[:RIVAL_MISSIONS])


def replace_surplus_missions(s: CryoState) -> None:
    """Replace the Rival's surplus missions by random cards until no two are alike (CRYO-S5.3, S5.4, S5.7)."""
    rival = s.sides[RIVAL]
    while len(rival.missions) > CARDS:
        drop_mission(s, surplus_copy(rival.missions))
    while (card := surplus_copy(rival.missions)) != NO_CARD and can_draw(s):
        new = top_card(s)
        rival.missions = with_card(without(rival.missions, card), new)
        rival.aside = with_card(rival.aside, card)
        if s.recording:
            s.tell(MissionReplaced(card=card, by=new, reveals=True))
    while (card := surplus_copy(rival.missions)) != NO_CARD:
        drop_mission(s, card)


def drop_mission(s: CryoState, card: Card) -> None:
    """Discard a mission of the Rival (CRYO-S5.4)."""
    rival = s.sides[RIVAL]
    rival.missions = without(rival.missions, card)
    to_discard(s, card)


def surplus_copy(cards: Cards) -> Card:
    """Return a card of which sorted cards hold more than one, or `NO_CARD`."""
    for i in range(1, len(cards)):
        if cards[i] == cards[i - 1]:
            return cards[i]
    return NO_CARD
