"""Schemas: gained, placed, focused, rearranged (GEN7-18, 27).

What a placed schema does when its condition occurs (GEN7-27.6) is a lasting rule: see rules/lasting_rules/, and
`Hear` and `React` in effects/agenda.py.
"""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import PASS, TAKE_CARDS, Pass, TakeCard
from sternhafen.games.gen7.aliases import Card, Seat
from sternhafen.games.gen7.data.vocabulary import SCHEMA, SCHEMAS_FOCUSED, SCHEMAS_GAINED
from sternhafen.games.gen7.events import SchemasPlaced
from sternhafen.games.gen7.rules.cards.decks import put_under
from sternhafen.games.gen7.state import Ship


def gain_schema(s: Ship, seat: Seat, card: Card) -> None:
    """Gain a schema: it may be placed, become a focus, or go, and all may be rearranged (GEN7-27.1, 27.2, 27.9)."""
    s.officers[seat].gained = card
    s.bump(seat, SCHEMAS_GAINED)
    s.push(Arrange(seat, ()))


def own_schemas(s: Ship, seat: Seat) -> list[int]:
    """Return all schemas of a seat, the one just gained included, sorted."""
    officer = s.officers[seat]
    cards = sorted((*officer.schemas, officer.gained))
    return cards[cards.count(-1) :]


def without_chosen(cards: list[int], chosen: tuple[int, ...]) -> list[int]:
    """Return sorted schemas without those that have a place; -1 is an empty one."""
    for card in chosen:
        if card >= 0:
            cards.remove(card)
    return cards


class Arrange(Ask):
    """What lies where? First schema, its focus, second schema, its focus, one after the other."""

    __slots__ = ("chosen",)
    rule: ClassVar[str] = "GEN7-27.2"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (TakeCard, Pass)

    def __init__(self, seat: Seat, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.chosen = chosen

    def left(self, s: Ship) -> list[int]:
        """Return the cards not yet given a place."""
        return without_chosen(own_schemas(s, self.seat), self.chosen)

    def candidates(self, s: Ship) -> list[Action]:
        return [*[TAKE_CARDS[SCHEMA][card] for card in sorted(set(self.left(s)))], PASS]

    def check(self, s: Ship, a: TakeCard | Pass) -> Illegal | None:
        if isinstance(a, Pass):
            return None
        if a.deck != SCHEMA or a.card not in self.left(s):
            return Illegal("not-your-schema", "GEN7-27.2")
        if len(self.chosen) == 2 and a.card == self.chosen[0]:
            return Illegal("same-schema", "GEN7-27.4")
        return None

    def fitting(self, left: list[int]) -> list[int]:
        """Return the different ones of the cards left that may lie here (GEN7-27.4)."""
        last = barred = self.chosen[0] if len(self.chosen) == 2 else -1
        cards: list[int] = []
        for card in left:  # sorted
            if card != barred and card != last:
                cards.append(card)
                last = card
        return cards

    def play(self, s: Ship, a: TakeCard | Pass) -> None:
        chosen = (*self.chosen, a.card if isinstance(a, TakeCard) else -1)
        if chosen[-1] < 0 and len(chosen) in (1, 3):
            chosen = (*chosen, -1)
            if len(chosen) == 2:
                chosen = (-1, -1, -1, -1)
        following = Arrange(self.seat, chosen)
        left = following.left(s) if len(chosen) < 4 else []
        if not left:
            place_schemas(s, self.seat, (*chosen, -1, -1, -1, -1)[:4])
        elif not following.fitting(left):
            following.play(s, PASS)
        else:
            s.push(following)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "part": len(self.chosen)}


def place_schemas(s: Ship, seat: Seat, chosen: tuple[int, ...]) -> None:
    """Lay schemas as chosen; every other goes face up under the deck (GEN7-18.2, 27.3)."""
    officer = s.officers[seat]
    rest = without_chosen(own_schemas(s, seat), chosen)
    first, second = (chosen[0], chosen[1]), (chosen[2], chosen[3])
    if second[0] >= 0 and second < first:
        first, second = second, first
    before, officer.schemas = officer.schemas, (*first, *second)
    officer.gained = -1
    if officer.schemas != before:
        s.own_rules_changed(seat)
    s.touch(seat, SCHEMAS_FOCUSED)
    if s.recording:
        s.tell(SchemasPlaced(seat=seat, schemas=officer.schemas, reveals=True))
    put_under(s, SCHEMA, tuple(rest))
