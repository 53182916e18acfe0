"""The verbs of effects for cards and work orders (GEN7-9.6, 25, 33.22)."""

from __future__ import annotations

from typing import Final

from sternhafen.engine import Do
from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.campaign.language import Effect
from sternhafen.games.gen7.data.vocabulary import ORDER
from sternhafen.games.gen7.effects.addressing import seats_of
from sternhafen.games.gen7.effects.agenda import Verb
from sternhafen.games.gen7.effects.card_choices import DiscardSome, search_deck
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import figure, one_seat
from sternhafen.games.gen7.effects.story_events import CardKept
from sternhafen.games.gen7.rules.cards.drawing import look_at
from sternhafen.games.gen7.rules.cards.work_orders import FinishOrder, may_finish
from sternhafen.games.gen7.rules.skills.command import AskMore
from sternhafen.games.gen7.state import Ship


def _draw(s: Ship, c: Cause, e: Effect) -> None:
    n = figure(s, e.n, c)
    for seat in reversed(seats_of(s, e.who, c)):
        s.push(Draw(seat, e.ref, n, n if e.keep < 0 else e.keep, e.up_to))


class Draw(Do):
    """A player draws cards by an effect."""

    __slots__ = ("deck", "n", "keep", "up_to")

    def __init__(self, seat: Seat, deck: int, n: int, keep: int, up_to: bool) -> None:
        self.seat = seat
        self.deck = deck
        self.n = n
        self.keep = keep
        self.up_to = up_to

    def run(self, s: Ship) -> None:
        if self.up_to:
            s.push(AskMore(self.seat, self.deck, self.n))
            return
        n = self.n
        if self.deck == ORDER and self.keep == n:
            n = self.keep = min(n, s.book.hand_limit - len(s.officers[self.seat].orders))
        if n > 0:
            look_at(s, self.seat, self.deck, n, self.keep)


def _discard(s: Ship, c: Cause, e: Effect) -> None:
    for seat in reversed(seats_of(s, e.who, c)):
        s.push(DiscardSome(seat, e.ref, figure(s, e.n, c)))


def _search(s: Ship, c: Cause, e: Effect) -> None:
    for seat in seats_of(s, e.who, c):
        search_deck(s, seat, e.ref)


def _work_order(s: Ship, c: Cause, e: Effect) -> None:
    book = s.book
    rooms = e.rooms
    if e.room == "any":
        rooms = (1 << book.room_count) - 1
    elif e.room == "this":
        rooms = 1 << book.station_room[c.place]
    for seat in reversed(seats_of(s, e.who, c)):
        if may_finish(s, seat):
            s.push(FinishOrder(seat, rooms, e.number, c))


def _keep(s: Ship, c: Cause, e: Effect) -> None:
    if s.fate < 0:
        return
    seat = one_seat(s, e.who, c)
    officer = s.officers[seat]
    officer.kept = tuple(sorted((*officer.kept, s.fate)))
    s.rules_changed()
    if s.recording:
        s.tell(CardKept(seat=seat, card=s.fate))


CARD_VERBS: Final[dict[str, Verb]] = {
    "draw": _draw,
    "discard": _discard,
    "search": _search,
    "work_order": _work_order,
    "keep": _keep,
}
"""What these verbs do."""
