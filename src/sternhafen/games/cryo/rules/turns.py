"""Chapter 4: a turn, its end, and who is next (CRYO-4, 10.5)."""

from __future__ import annotations

from typing import ClassVar

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal, Seat
from sternhafen.engine.bitset import contains
from sternhafen.games.cryo.actions import Deploy, EndTurn, Recall
from sternhafen.games.cryo.data.tables import DOCKS, HAND_LIMIT, PLATFORM_DOCKS, TRANSPORT
from sternhafen.games.cryo.events import Recalled, TurnBegan
from sternhafen.games.cryo.rules.cards import HandLimit
from sternhafen.games.cryo.rules.crew import salvage
from sternhafen.games.cryo.rules.deploy import deploy
from sternhafen.games.cryo.rules.incidents import ChooseIncident
from sternhafen.games.cryo.rules.platform import AllHome, Returning
from sternhafen.games.cryo.rules.rival.turn import rival_turn
from sternhafen.games.cryo.rules.upgrades.hooks import USES_DAMAGED_DOCKS
from sternhafen.games.cryo.scoring import show_scores
from sternhafen.games.cryo.state import CryoState

# Whose turn it is ----------------------------------------------------------------------------------------------------


class NextTurn(Do):
    """The end check: nobody gets another turn once the end has come (CRYO-4.8, 10.5)."""

    __slots__ = ()

    def run(self, s: CryoState) -> None:
        while not s.ending:
            s.scrapped = False
            s.active = (s.active + 1) % len(s.sides)
            if not s.is_rival(s.active):
                begin_turn(s)
                return
            if s.recording:
                tell_turn(s)
            depth = len(s.agenda)
            rival_turn(s)
            if len(s.agenda) > depth:  # what the Rival does waits for an answer, and so does the next turn
                s.agenda.insert(depth, self)
                return
        s.scrapped = False
        s.because("")
        show_scores(s)


def begin_turn(s: CryoState) -> None:
    """Let the active seat take its turn."""
    if s.recording:
        tell_turn(s)
    s.push(NextTurn(TABLE))
    s.push(Turn(s.active))


def imagine_turn(s: CryoState, seat: Seat) -> CryoState | None:
    """Return the position as if it were a seat's turn; None before the first turn and after the last."""
    if s.ending or s.lanes or not any(isinstance(step, NextTurn) for step in s.agenda):
        return None
    s.agenda, s.active, s.scrapped = [], seat, False
    begin_turn(s)
    return s


def tell_turn(s: CryoState) -> None:
    """Tell whose turn begins."""
    s.because("")
    s.tell(TurnBegan(side=s.who(s.active)))


# A turn --------------------------------------------------------------------------------------------------------------


class Turn(Ask):
    """Deploy one drone, or recall all (CRYO-4.1 to 4.4)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-4.1"
    begins_turn: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Deploy, Recall)

    def candidates(self, s: CryoState) -> list[Action]:
        docks = [*range(DOCKS), TRANSPORT]
        return [*(Deploy(home, dock) for home in range(PLATFORM_DOCKS) for dock in docks), Recall()]

    def check(self, s: CryoState, action: Action) -> Illegal | None:
        side = s.sides[self.seat]
        if not isinstance(action, Deploy):
            return None if side.drones_out() else Illegal("nothing-to-recall", "CRYO-4.3")
        if not side.home:
            return Illegal("must-recall", "CRYO-4.4")
        if not contains(side.home, action.home):
            return Illegal("no-drone-there", "CRYO-4.2", {"home": action.home})
        if action.dock == TRANSPORT:
            return None
        if contains(s.taken_docks(), action.dock):
            return Illegal("dock-taken", "CRYO-3.8", {"dock": action.dock})
        if contains(s.damaged, action.dock) and not USES_DAMAGED_DOCKS[side.upgrades]:
            return Illegal("dock-damaged", "CRYO-3.7", {"dock": action.dock})
        return None

    def play(self, s: CryoState, action: Action) -> None:
        if type(action) is Deploy:
            s.push(Finish(self.seat))
            deploy(s, self.seat, action)
        else:
            recall(s, self.seat)


def recall(s: CryoState, seat: Seat) -> None:
    """Recall: salvage, one incident, then the drones come home (CRYO-6.1)."""
    if s.recording:
        s.tell(Recalled(side=seat))
    s.push(Finish(seat))
    s.push(AllHome(seat))
    s.push(Returning(seat))
    s.push(ChooseIncident(seat))
    salvage(s, seat)


# Its end -------------------------------------------------------------------------------------------------------------


class Finish(Ask):
    """The last chance to scrap before the turn ends (CRYO-4.9)."""

    __slots__ = ()
    rule: ClassVar[str] = "CRYO-4.9"
    confirms: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (EndTurn,)

    def candidates(self, s: CryoState) -> list[Action]:
        return [EndTurn()]

    def check(self, s: CryoState, action: EndTurn) -> Illegal | None:
        return None

    def play(self, s: CryoState, action: EndTurn) -> None:
        end_turn(s, self.seat)


def end_turn(s: CryoState, seat: Seat) -> None:
    """See to surplus hand cards; the next turn is on the agenda already."""
    if len(s.sides[seat].hand) > HAND_LIMIT:
        s.push(HandCheck(seat))


class HandCheck(Do):
    """Surplus hand cards are discarded one by one (CRYO-4.7)."""

    __slots__ = ()

    def run(self, s: CryoState) -> None:
        if len(s.sides[self.seat].hand) > HAND_LIMIT:
            s.push(HandCheck(self.seat))
            s.push(HandLimit(self.seat))
