"""Chapter 3: choosing actions, the panels, the end of a turn and who is next (PODS-3, 11.5 to 11.8, 15.9, 15.10)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal, Seat, Step
from sternhafen.engine.bitset import contains, members
from sternhafen.games.escape_pods.actions import Activate, EndTurn
from sternhafen.games.escape_pods.aliases import ActionNumber, CrewKind
from sternhafen.games.escape_pods.data.tables import (
    ACCELERATE,
    ACTIONS,
    BASIC_SLOTS,
    BOARD,
    DISEMBARK,
    EMBARK,
    FIRST_SLOT,
    FLY,
    KINDS,
    LAST_SLOT,
    MAX_SEATS,
    MINIPOD,
    PANEL_SLOTS,
    PROGRAM,
    REFRESH,
    SPY,
)
from sternhafen.games.escape_pods.events import Activated, CrewReturned, LastTurnMissed, TurnBegan
from sternhafen.games.escape_pods.rules.advanced_actions import (
    Boarding,
    Flying,
    Programming,
    can_board,
    can_fly,
    can_program,
    refresh,
)
from sternhafen.games.escape_pods.rules.basic_actions import (
    Accelerating,
    Disembarking,
    Embarking,
    LaunchingMini,
    Spying,
    can_accelerate,
    can_disembark,
    can_embark,
    can_launch_mini,
    can_spy,
)
from sternhafen.games.escape_pods.rules.ending import (
    LAST_TURNS_DONE,
    ROUND_CAP,
    STUCK,
    end_game,
    has_crew_beyond,
    nobody_can_act,
)
from sternhafen.games.escape_pods.rules.explosions import explode
from sternhafen.games.escape_pods.state import (
    NOBODY,
    PodsState,
    any_on_advanced_panel,
    crew_in_reserve,
    kinds_in_reserve,
    minis_in_bay,
    take_back,
)

# What can be done --------------------------------------------------------------------------------------------------


def allowance(s: PodsState, seat: Seat) -> int:
    """Return how many actions a seat's turn allows: fewer for the first to move in round one (PODS-3.2 to 3.5)."""
    if s.round > 1 or s.seats == 1:
        return 2
    place = (seat - s.start) % s.seats
    return 1 if place == 0 or (place == 1 and s.seats > 2) else 2


def has_free_slot(s: PodsState, seat: Seat, action: ActionNumber) -> bool:
    """Return whether an action has a free activation space (PODS-3.7)."""
    return s.panels[seat * PANEL_SLOTS + LAST_SLOT[action]] == NOBODY


def has_effect(s: PodsState, seat: Seat, action: ActionNumber) -> bool:
    """Return whether an action has an effect, its marker being gone from the reserve (PODS-3.10)."""
    reserve = crew_in_reserve(s, seat) - 1
    if action == EMBARK:
        return can_embark(s, seat, reserve)
    if action == DISEMBARK:
        return can_disembark(s)
    if action == ACCELERATE:
        return can_accelerate(s, seat)
    if action == SPY:
        return can_spy(s)
    if action == MINIPOD:
        return can_launch_mini(s, reserve)
    if action == BOARD:
        return s.seats > 1 and can_board(s, seat, reserve)
    if action == FLY:
        return can_fly(s)
    if action == PROGRAM:
        return can_program(s)
    return any_on_advanced_panel(s, seat)


class Turn(Ask):
    """Which action now, and whose crew pays for it? Or is the turn over? (PODS-3.2 to 3.17)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-3.2"
    confirms: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Activate, EndTurn)

    def candidates(self, s: PodsState) -> list[Action]:
        return [*(Activate(action, kind) for action in range(ACTIONS) for kind in range(KINDS)), EndTurn()]

    def proposals(self, s: PodsState) -> list[Action]:
        """Return every action with every kind in reserve, while actions are left, and the end of the turn."""
        kinds = members(kinds_in_reserve(s, self.seat)) if s.actions_left else []
        return [*(Activate(action, kind) for action in range(ACTIONS) for kind in kinds), EndTurn()]

    def check(self, s: PodsState, action: Any) -> Illegal | None:
        if isinstance(action, EndTurn):
            return None
        if not s.actions_left:
            return Illegal("no-action-left", self.limit_rule(s))
        if not crew_in_reserve(s, self.seat):
            return Illegal("reserve-empty", "PODS-3.8")
        if not contains(kinds_in_reserve(s, self.seat), action.marker):
            return Illegal("none-in-reserve", "PODS-3.6", {"kind": action.marker})
        if not has_free_slot(s, self.seat, action.action):
            return Illegal("no-activation-space", "PODS-3.7", {"action": action.action})
        if not has_effect(s, self.seat, action.action):
            return self.refuse_action(s, action.action)
        return None

    def limit_rule(self, s: PodsState) -> str:
        """Return the rule that limits the actions of this turn."""
        if allowance(s, self.seat) == 2:
            return "PODS-3.2"
        return "PODS-3.3" if s.seats == 2 else "PODS-3.4"

    def refuse_action(self, s: PodsState, action: ActionNumber) -> Illegal:
        """Return why an action would have no effect."""
        alone = crew_in_reserve(s, self.seat) < 2
        if action == MINIPOD and not minis_in_bay(s):
            return Illegal("bay-empty", "PODS-4.19")
        if action == MINIPOD and alone:
            return Illegal("two-in-reserve", "PODS-4.21")
        if action == EMBARK and alone and can_embark(s, self.seat, 1):
            return Illegal("two-in-reserve", "PODS-4.6")
        if action == BOARD and s.seats == 1:
            return Illegal("nobody-to-board", "PODS-15.7")
        if action == BOARD and alone and can_board(s, self.seat, 1):
            return Illegal("two-in-reserve", "PODS-5.3")
        if action == REFRESH:
            return Illegal("nothing-to-refresh", "PODS-5.17")
        return Illegal("no-effect", "PODS-3.10", {"action": action})

    def play(self, s: PodsState, action: Any) -> None:
        if isinstance(action, EndTurn):
            end_turn(s, self.seat)
        else:
            activate(s, self.seat, action.action, action.marker)

    def about(self, s: PodsState) -> dict[str, int | str]:
        return {"seat": self.seat, "left": s.actions_left, "last": int(s.last_turns > 0)}


# An action ---------------------------------------------------------------------------------------------------------

TURN: Final[list[Turn]] = [Turn(seat) for seat in range(MAX_SEATS)]
EFFECTS: Final[list[list[Ask]]] = [
    [
        Embarking(seat),
        Disembarking(seat),
        Accelerating(seat),
        Spying(seat),
        LaunchingMini(seat),
        Boarding(seat),
        Flying(seat),
        Programming(seat),
    ]
    for seat in range(MAX_SEATS)
]
"""By seat and action: the question that carries it out; refresh has none."""
AGENDA: Final[list[list[tuple[Step, ...]]]] = [
    [*((TURN[seat], effect) for effect in EFFECTS[seat]), (TURN[seat],)] for seat in range(MAX_SEATS)
]
"""By seat and action: the effect, and below it the rest of the turn; refresh is over at once."""


def activate(s: PodsState, seat: Seat, action: ActionNumber, kind: CrewKind) -> None:
    """Put the marker crew on its activation space and go on with the effect (PODS-3.6, 3.9, 3.17)."""
    s.actions_left -= 1
    if s.recording:
        s.tell(Activated(seat=seat, action=action, marker=kind, to=1 << seat))
    put_on_panel(s, seat, action, kind)
    s.agenda += AGENDA[seat][action]
    if action == REFRESH:
        refresh(s, seat)


def put_on_panel(s: PodsState, seat: Seat, action: ActionNumber, kind: CrewKind) -> None:
    """Move one of the reserve to a free space of an action; two markers of embarking have no order."""
    s.reserve[seat * KINDS + kind] -= 1
    slot, panels = seat * PANEL_SLOTS + FIRST_SLOT[action], s.panels
    if panels[slot] < 0:
        panels[slot] = kind
    else:
        panels[slot : slot + 2] = sorted((panels[slot], kind))


# The end of a turn -------------------------------------------------------------------------------------------------


def end_turn(s: PodsState, seat: Seat) -> None:
    """Empty the panels, let the solo card explode, and go on to the next player (PODS-16.7)."""
    empty_panels(s, seat)
    if s.seats == 1 and s.barrier_seat < 0 and s.face_up:
        s.push(NEXT_TURN)
        explode(s, seat)
    else:
        next_turn(s)


def empty_panels(s: PodsState, seat: Seat) -> None:
    """Return crew from the panels: the advanced one only if complete, or in solo (PODS-3.13, 3.14, 15.10)."""
    base = seat * PANEL_SLOTS
    complete = s.seats == 1 or NOBODY not in s.panels[base + BASIC_SLOTS : base + LAST_SLOT[PROGRAM] + 1]
    count = take_back(s, seat, 0, PANEL_SLOTS if complete else BASIC_SLOTS)
    if count and s.recording:
        s.tell(CrewReturned(seat=seat, count=count))


class NextTurn(Do):
    """Goes on to the next turn when the solo explosion is over (PODS-16.7)."""

    __slots__ = ()

    def run(self, s: PodsState) -> None:
        next_turn(s)


NEXT_TURN: Final = NextTurn(TABLE)


def next_turn(s: PodsState) -> None:
    """Find out whose turn it is, or end a game in which nobody can ever act again (PODS-11.12)."""
    if s.barrier_seat >= 0:
        next_last_turn(s)
    elif nobody_can_act(s):
        end_game(s, STUCK)
    else:
        next_ordinary_turn(s)


def next_ordinary_turn(s: PodsState) -> None:
    """Let the next player clockwise begin; a new round begins with the start player (PODS-3.1, 16.8)."""
    seat = (s.active + 1) % s.seats
    if seat == s.start:
        if s.round == s.round_cap:
            end_game(s, ROUND_CAP)
            return
        s.round += 1
    begin_turn(s, seat)


def next_last_turn(s: PodsState) -> None:
    """Let the next player with crew beyond the barrier have the last turn, the one who closed it last (PODS-11.7)."""
    while s.last_turns < s.seats:
        s.last_turns += 1
        seat = (s.barrier_seat + s.last_turns) % s.seats
        if has_crew_beyond(s, seat):
            begin_turn(s, seat)
            return
        if s.recording:
            s.tell(LastTurnMissed(seat=seat))
    end_game(s, LAST_TURNS_DONE)


def begin_turn(s: PodsState, seat: Seat) -> None:
    """Make a seat the active one."""
    s.active = seat
    s.actions_left = allowance(s, seat)
    s.free_moves = 0
    if s.recording:
        s.tell(TurnBegan(seat=seat, actions=s.actions_left, last=s.last_turns > 0))
    s.push(TURN[seat])


def imagine_turn(s: PodsState, seat: Seat) -> PodsState | None:
    """Return the position as if it were a seat's turn; None if it has no turn any more."""
    if not any(isinstance(step, Turn) for step in s.agenda) or (s.barrier_seat >= 0 and not has_crew_beyond(s, seat)):
        return None
    s.agenda = []
    begin_turn(s, seat)
    return s
