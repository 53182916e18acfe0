"""Chapter 5, the computer: card actions for tech, draws and plays announced first (CRYO-5.20 to 5.23)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Do, Illegal, Seat, charge
from sternhafen.games.cryo.actions import Announce, Decline, DrawCard, PlayCard
from sternhafen.games.cryo.data.tables import NANITES, TECH
from sternhafen.games.cryo.events import Announced
from sternhafen.games.cryo.rules.cards import can_draw, card_actions, draw_to_hand, play_card, refuse_play
from sternhafen.games.cryo.state import CryoState

MAX_CARD_ACTIONS: Final = 3


class Computer(Ask):
    """One to three tech for as many card actions, draws and plays announced first (CRYO-5.20, 5.21)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-5.21"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Announce,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [Announce(draws, n - draws) for n in range(1, MAX_CARD_ACTIONS + 1) for draws in range(n + 1)]

    def check(self, s: CryoState, action: Announce) -> Illegal | None:
        resources = s.sides[self.seat].resources
        if not 1 <= action.draws + action.plays <= MAX_CARD_ACTIONS:
            return Illegal("one-to-three", "CRYO-5.20")
        if action.draws + action.plays > resources[TECH] + resources[NANITES]:
            return Illegal("cannot-pay", "CRYO-3.13")
        return None

    def play(self, s: CryoState, action: Announce) -> None:
        cost = (0, 0, action.draws + action.plays, 0, 0)
        charge(s, self.seat, cost, Programmed(self.seat, action.draws, action.plays))


class Programmed(Do):
    """The announced card actions may be taken now."""

    __slots__ = ("draws", "plays")

    def __init__(self, seat: Seat, draws: int, plays: int) -> None:
        self.seat = seat
        self.draws = draws
        self.plays = plays

    def run(self, s: CryoState) -> None:
        if s.recording:
            s.tell(Announced(side=self.seat, draws=self.draws, plays=self.plays))
        s.push(Computing(self.seat, self.draws, self.plays))


class Computing(Ask):
    """The announced draws and plays, in any order; what is not wanted is lost (CRYO-5.22, 5.23)."""

    __slots__ = ("draws", "plays")
    rule: ClassVar[str] = "CRYO-5.22"
    answers: ClassVar[tuple[type[Action], ...]] = (DrawCard, PlayCard, Decline)

    def __init__(self, seat: Seat, draws: int, plays: int) -> None:
        self.seat = seat
        self.draws = draws
        self.plays = plays

    def candidates(self, s: CryoState) -> list[Action]:
        return card_actions()

    def check(self, s: CryoState, action: Action) -> Illegal | None:
        if isinstance(action, DrawCard):
            if not self.draws:
                return Illegal("no-draw-announced", "CRYO-5.23")
            return None if can_draw(s) else Illegal("no-card-to-draw", "CRYO-8.10")
        if isinstance(action, PlayCard):
            if not self.plays:
                return Illegal("no-play-announced", "CRYO-5.23")
            return refuse_play(s, self.seat, action)
        return None

    def play(self, s: CryoState, action: Action) -> None:
        if type(action) is DrawCard:
            self.go_on(s, self.draws - 1, self.plays)
            draw_to_hand(s, self.seat)
        elif type(action) is PlayCard:
            self.go_on(s, self.draws, self.plays - 1)
            play_card(s, self.seat, action.card, action.use)

    def go_on(self, s: CryoState, draws: int, plays: int) -> None:
        """Ask again while something announced is left."""
        if draws or plays:
            s.push(Computing(self.seat, draws, plays))
