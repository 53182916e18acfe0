"""Scrap: once in a turn, at any time, a built tile or a hand card for its reward (CRYO-7)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine.steps import Ask
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import SCRAP_CARD, SCRAP_TILE, ScrapCard, ScrapTile
from sternhafen.games.cryo.cards import distinct, take_from_hand, to_discard
from sternhafen.games.cryo.components import SCRAP_FACE, SLOTS
from sternhafen.games.cryo.events import CardScrapped, TileScrapped
from sternhafen.games.cryo.rewards import give
from sternhafen.games.cryo.table import Side, Table, with_card


class Scrapping(Ask):
    """The free action that stands beside every open question of the active seat, until it is used (CRYO-7.1, 7.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-7.1"
    answers: ClassVar[tuple[type[Action], ...]] = (ScrapCard, ScrapTile)

    def candidates(self, s: Table) -> list[Action]:
        return SCRAP_CARD + SCRAP_TILE

    def check(self, s: Table, action: Action) -> Illegal | None:
        side = s.sides[self.seat]
        if s.scrapped:
            return Illegal("already-scrapped", "CRYO-7.1")
        if isinstance(action, ScrapCard):
            if action.card not in side.hand:
                return Illegal("card-not-in-hand", "CRYO-7.1", {"card": action.card})
        elif isinstance(action, ScrapTile) and side.slots[action.slot] < 0:
            return Illegal("slot-empty", "CRYO-7.1", {"slot": action.slot})
        return None

    def legal(self, s: Table) -> list[Action]:
        if s.scrapped:
            return []
        side = s.sides[self.seat]
        found = [SCRAP_CARD[card] for card in distinct(side.hand)]
        for slot, tile in enumerate(side.slots):
            if tile >= 0:
                found.append(SCRAP_TILE[slot])
        return found

    def count(self, s: Table) -> int:
        return 0 if s.scrapped else scraps(s.sides[self.seat])

    def play(self, s: Table, action: Action) -> None:
        side = s.sides[self.seat]
        s.scrapped = True
        if type(action) is ScrapCard:
            take_from_hand(side, action.card)
            to_discard(s, action.card)
            if s.telling:
                s.tell(CardScrapped(side=self.seat, card=action.card))
            give(s, self.seat, SCRAP_FACE[action.card])
        elif type(action) is ScrapTile:
            tile = side.slots[action.slot]
            side.slots[action.slot] = -1
            s.box = with_card(s.box, tile)
            if s.telling:
                s.tell(TileScrapped(side=self.seat, tile=tile, slot=action.slot))
            give(s, self.seat, tile)


def scraps(side: Side) -> int:
    """Return how many different things a side could scrap."""
    count, last = SLOTS - side.slots.count(-1), -1
    for card in side.hand:  # they are sorted
        if card != last:
            count += 1
            last = card
    return count


def nth_scrap(side: Side, n: int) -> Action:
    """Return one of the things a side could scrap, counted as they are listed: the cards, then the tiles."""
    cards = distinct(side.hand)
    if n < len(cards):
        return SCRAP_CARD[cards[n]]
    n -= len(cards)
    for slot, tile in enumerate(side.slots):
        if tile >= 0:
            if not n:
                return SCRAP_TILE[slot]
            n -= 1
    raise AssertionError("there are not so many things")


SCRAPPING: Final[list[Scrapping]] = [Scrapping(seat) for seat in range(4)]
