"""Chapter 7, scrap: once in a turn, at any time, a built tile or a hand card for its reward (CRYO-7)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.cryo.actions import ScrapCard, ScrapTile
from sternhafen.games.cryo.aliases import NO_TILE
from sternhafen.games.cryo.data.tables import CARDS, SCRAP_FACE, SLOTS
from sternhafen.games.cryo.events import CardScrapped, TileScrapped
from sternhafen.games.cryo.piles import with_card
from sternhafen.games.cryo.rules.cards import take_from_hand, to_discard
from sternhafen.games.cryo.rules.rewards import give
from sternhafen.games.cryo.state import CryoState


class Scrapping(Ask):
    """The free action that stands beside every open question of the active seat, until it is used (CRYO-7.1, 7.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-7.1"
    answers: ClassVar[tuple[type[Action], ...]] = (ScrapCard, ScrapTile)

    def candidates(self, s: CryoState) -> list[Action]:
        return [*(ScrapCard(card) for card in range(CARDS)), *(ScrapTile(slot) for slot in range(SLOTS))]

    def check(self, s: CryoState, action: Action) -> Illegal | None:
        side = s.sides[self.seat]
        if s.scrapped:
            return Illegal("already-scrapped", "CRYO-7.1")
        if isinstance(action, ScrapCard):
            if action.card not in side.hand:
                return Illegal("card-not-in-hand", "CRYO-7.1", {"card": action.card})
        elif isinstance(action, ScrapTile) and side.slots[action.slot] == NO_TILE:
            return Illegal("slot-empty", "CRYO-7.1", {"slot": action.slot})
        return None

    def play(self, s: CryoState, action: Action) -> None:
        s.scrapped = True
        if type(action) is ScrapCard:
            self.scrap_card(s, action)
        elif type(action) is ScrapTile:
            self.scrap_tile(s, action)

    def scrap_card(self, s: CryoState, action: ScrapCard) -> None:
        """Discard a hand card for its scrap reward (CRYO-7.3)."""
        take_from_hand(s.sides[self.seat], action.card)
        to_discard(s, action.card)
        if s.recording:
            s.tell(CardScrapped(side=self.seat, card=action.card))
        give(s, self.seat, SCRAP_FACE[action.card])

    def scrap_tile(self, s: CryoState, action: ScrapTile) -> None:
        """Return a built tile to the box for its reward (CRYO-7.2, 7.5)."""
        slots = s.sides[self.seat].slots
        tile = slots[action.slot]
        slots[action.slot] = NO_TILE
        s.box = with_card(s.box, tile)
        if s.recording:
            s.tell(TileScrapped(side=self.seat, tile=tile, slot=action.slot))
        give(s, self.seat, tile)
