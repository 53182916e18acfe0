"""The computer: card actions for tech, draws and plays announced first (CRYO-5.20 to 5.23)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine.steps import Ask, Do, charge
from sternhafen.engine.values import Action, Illegal
from sternhafen.games.cryo.actions import (
    ANNOUNCE_UP_TO,
    DECLINE,
    DRAW_CARD,
    Announce,
    Decline,
    DrawCard,
    PlayCard,
)
from sternhafen.games.cryo.cards import all_plays, can_draw, check_play, draw_to_hand, play_card, plays
from sternhafen.games.cryo.components import NANITES, TECH
from sternhafen.games.cryo.events import Announced
from sternhafen.games.cryo.table import Table


class Computer(Ask):
    """One to three tech for as many card actions, draws and plays announced first (CRYO-5.20, 5.21)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.21"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Announce,)

    def candidates(self, s: Table) -> list[Action]:
        return ANNOUNCE_UP_TO[3]

    def check(self, s: Table, action: Announce) -> Illegal | None:
        res = s.sides[self.seat].res
        if not 1 <= action.draws + action.plays <= 3:
            return Illegal("one-to-three", "CRYO-5.20")
        if action.draws + action.plays > res[TECH] + res[NANITES]:
            return Illegal("cannot-pay", "CRYO-3.13")
        return None

    def legal(self, s: Table) -> list[Action]:
        res = s.sides[self.seat].res
        return ANNOUNCE_UP_TO[min(3, res[TECH] + res[NANITES])]

    def play(self, s: Table, action: Announce) -> None:
        cost = (0, 0, action.draws + action.plays, 0, 0)
        charge(s, self.seat, cost, Programmed(self.seat, action.draws, action.plays))


class Programmed(Do):
    """The announced card actions may be taken now."""

    __slots__ = ("draws", "plays")

    def __init__(self, seat: int, draws: int, plays: int) -> None:
        self.seat = seat
        self.draws = draws
        self.plays = plays

    def run(self, s: Table) -> None:
        if s.telling:
            s.tell(Announced(side=self.seat, draws=self.draws, plays=self.plays))
        s.push(Computing(self.seat, self.draws, self.plays))


class Computing(Ask):
    """The announced draws and plays, in any order; what is not wanted is lost (CRYO-5.22, 5.23)."""

    __slots__ = ("draws", "plays")
    rule: ClassVar[str] = "CRYO-5.22"
    answers: ClassVar[tuple[type[Action], ...]] = (DrawCard, PlayCard, Decline)

    def __init__(self, seat: int, draws: int, plays: int) -> None:
        self.seat = seat
        self.draws = draws
        self.plays = plays

    def candidates(self, s: Table) -> list[Action]:
        return [DRAW_CARD, *all_plays(), DECLINE]

    def check(self, s: Table, action: Action) -> Illegal | None:
        if isinstance(action, DrawCard):
            if not self.draws:
                return Illegal("no-draw-announced", "CRYO-5.23")
            return None if can_draw(s) else Illegal("no-card-to-draw", "CRYO-8.10")
        if isinstance(action, PlayCard):
            if not self.plays:
                return Illegal("no-play-announced", "CRYO-5.23")
            return check_play(s, self.seat, action)
        return None

    def legal(self, s: Table) -> list[Action]:
        found: list[Action] = plays(s, s.sides[self.seat]) if self.plays else []
        if self.draws and (s.deck or s.discard):
            found.append(DRAW_CARD)
        found.append(DECLINE)
        return found

    def play(self, s: Table, action: Action) -> None:
        if type(action) is DrawCard:
            self.go_on(s, self.draws - 1, self.plays)
            draw_to_hand(s, self.seat)
        elif type(action) is PlayCard:
            self.go_on(s, self.draws, self.plays - 1)
            play_card(s, self.seat, action.card, action.use)

    def go_on(self, s: Table, draws: int, plays: int) -> None:
        """Ask again while something announced is left."""
        if draws or plays:
            s.push(Computing(self.seat, draws, plays))
