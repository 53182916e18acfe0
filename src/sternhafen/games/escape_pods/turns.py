"""Turns: choosing actions, the panels, the end of a turn and who is next (PODS-3, 11.5 to 11.8, 15.9, 15.10)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal, Step
from sternhafen.games.escape_pods.actions import ACTIVATE, END_TURN, Activate, EndTurn
from sternhafen.games.escape_pods.barrier import has_crew_beyond
from sternhafen.games.escape_pods.boarding import Boarding, can_board
from sternhafen.games.escape_pods.components import (
    ACCELERATE,
    ACTIONS,
    BASIC_SLOTS,
    BOARD,
    BUOY_SPACES,
    DISEMBARK,
    EMBARK,
    FIRST_SLOT,
    FLY,
    KINDS,
    LAST_SLOT,
    MAX_SEATS,
    MINIPOD,
    PANEL,
    PROGRAM,
    REFRESH,
    SPY,
    bits,
)
from sternhafen.games.escape_pods.embarking import (
    Disembarking,
    Embarking,
    LaunchingMini,
    can_disembark,
    can_embark,
    can_launch_mini,
)
from sternhafen.games.escape_pods.ending import LAST_TURNS_DONE, ROUND_CAP, STUCK, end_game
from sternhafen.games.escape_pods.events import Activated, CrewReturned, LastTurnMissed, TurnBegan
from sternhafen.games.escape_pods.explosions import explode
from sternhafen.games.escape_pods.movement import Accelerating, Flying, any_can_accelerate, any_can_fly
from sternhafen.games.escape_pods.openings import EVERY_ACTION, openings
from sternhafen.games.escape_pods.programming import Programming, can_bury, can_program, free_move, open_crossings
from sternhafen.games.escape_pods.spying import Spying, can_spy
from sternhafen.games.escape_pods.state import Pods, any_advanced, in_reserve, markers, minis_in_bay, take_back

# What can be done --------------------------------------------------------------------------------------------------


def allowance(s: Pods, seat: int) -> int:
    """Return how many actions a seat's turn allows: fewer for the first to move in round one (PODS-3.2 to 3.5)."""
    if s.round > 1 or s.seats == 1:
        return 2
    place = (seat - s.start) % s.seats
    return 1 if place == 0 or (place == 1 and s.seats > 2) else 2


def possible(s: Pods, seat: int, action: int) -> bool:
    """Return whether an action has an effect, its marker being gone from the reserve (PODS-3.10)."""
    if action == EMBARK:
        return can_embark(s, seat, in_reserve(s, seat) - 1)
    if action == DISEMBARK:
        return can_disembark(s)
    if action == ACCELERATE:
        return any_can_accelerate(s, seat)
    if action == SPY:
        return can_spy(s)
    if action == MINIPOD:
        return can_launch_mini(s, in_reserve(s, seat) - 1)
    if action == BOARD:
        return s.seats > 1 and can_board(s, seat, in_reserve(s, seat) - 1)
    if action == FLY:
        return any_can_fly(s)
    if action == PROGRAM:
        return can_program(s)
    return any_advanced(s, seat)


def answers(actions: int, kinds: int) -> list[Action]:
    """Return a turn's answers for a set of actions and a set of marker types."""
    found: list[Action] = []
    for action in bits(actions):
        for kind in bits(kinds):
            found.append(ACTIVATE[action][kind])
    found.append(END_TURN)
    return found


SPY_SLOT: Final[int] = LAST_SLOT[SPY]
PROGRAM_SLOT: Final[int] = LAST_SLOT[PROGRAM]
ONLY_END: Final[list[Action]] = [END_TURN]
"""The answer of a turn without an action left."""
_ANSWERS: Final[dict[int, list[Action]]] = {}


def chosen_from(found: int, kinds: int) -> list[Action]:
    """Return the shared list of a turn's answers for all that is open, crossings apart, and a set of marker types."""
    key = (found & EVERY_ACTION) << KINDS | kinds
    shared = _ANSWERS.get(key)
    if shared is None:
        shared = answers(found & EVERY_ACTION, kinds)
        _ANSWERS[key] = shared
    return shared


class Turn(Ask):
    """Which action now, and whose crew pays for it? Or is the turn over? (PODS-3.2 to 3.17)."""

    __slots__ = ()
    rule: ClassVar[str] = "PODS-3.2"
    confirms: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Activate, EndTurn)

    def candidates(self, s: Pods) -> list[Action]:
        return answers((1 << ACTIONS) - 1, (1 << KINDS) - 1)

    def open(self, s: Pods) -> list[Action]:
        """Return the shared list of all legal answers."""
        return chosen_from(openings(s, self.seat), markers(s, self.seat)) if s.left else ONLY_END

    def legal(self, s: Pods) -> list[Action]:
        return self.open(s)[:]

    def count(self, s: Pods) -> int:
        return len(self.open(s))

    def check(self, s: Pods, action: Any) -> Illegal | None:
        if isinstance(action, EndTurn):
            return None
        if not s.left:
            return Illegal("no-action-left", self.limit_rule(s))
        if not in_reserve(s, self.seat):
            return Illegal("reserve-empty", "PODS-3.8")
        if not markers(s, self.seat) >> action.marker & 1:
            return Illegal("none-in-reserve", "PODS-3.6", {"kind": action.marker})
        if s.panels[self.seat * PANEL + LAST_SLOT[action.action]] >= 0:
            return Illegal("no-activation-space", "PODS-3.7", {"action": action.action})
        if not possible(s, self.seat, action.action):
            return self.refuse_action(s, action.action)
        return None

    def limit_rule(self, s: Pods) -> str:
        """Return the rule that limits the actions of this turn."""
        if allowance(s, self.seat) == 2:
            return "PODS-3.2"
        return "PODS-3.3" if s.seats == 2 else "PODS-3.4"

    def refuse_action(self, s: Pods, action: int) -> Illegal:
        """Return why an action would have no effect."""
        alone = in_reserve(s, self.seat) < 2
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

    def surely_open(self, s: Pods) -> bool:
        """Return whether a glance tells that one of the actions left can be chosen."""
        seat = self.seat
        if not any(s.reserve[seat * KINDS : seat * KINDS + KINDS]):
            return False
        if s.panels[seat * PANEL + SPY_SLOT] < 0 and can_spy(s):
            return True
        return s.panels[seat * PANEL + PROGRAM_SLOT] < 0 and can_bury(s)

    def play(self, s: Pods, action: Any) -> None:
        if isinstance(action, EndTurn):
            end_turn(s, self.seat)
        else:
            activate(s, self.seat, action.action, action.marker)

    def about(self, s: Pods) -> dict[str, int | str]:
        return {"seat": self.seat, "left": s.left, "last": int(s.last_turns > 0)}


NO_KINDS: Final[list[int]] = []
FREE_MOVES_BY_LOT: Final = 2 * len(BUOY_SPACES)
"""So many free moves of a turn, one for each border and direction, are drawn by lot; then only what ends the turn."""


def answer_or_free_move(s: Pods, seat: int, random: Callable[[], float]) -> Action:
    """Return one of a turn's answers or of the free moves beside them, by lot; what has no effect is drawn again.

    That is quicker than to find out first what has, as `openings` does. The rules set free moves no limit (PODS-9.5);
    play by lot does, so that it comes to an end.
    """
    kinds = bits(markers(s, seat)) if s.left else NO_KINDS
    end = ACTIONS * len(kinds)
    free = s._crossings if s._crossings >= 0 else open_crossings(s, seat)
    if s.free_moves >= FREE_MOVES_BY_LOT:
        free = 0
    count = end + 1 + free.bit_count()
    while True:
        k = int(random() * count)
        if k < end:
            action = k // len(kinds)
            if s.panels[seat * PANEL + LAST_SLOT[action]] < 0 and possible(s, seat, action):
                return ACTIVATE[action][kinds[k % len(kinds)]]
        elif k == end:
            return END_TURN
        else:
            return free_move(s, bits(free)[k - end - 1])


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
AGENDA: Final[list[list[tuple[Step, ...]]]] = [
    [*((TURN[seat], effect) for effect in EFFECTS[seat]), (TURN[seat],)] for seat in range(MAX_SEATS)
]
"""By seat and action: the effect, and below it the rest of the turn; refresh is over at once."""


def activate(s: Pods, seat: int, action: int, kind: int) -> None:
    """Put the marker crew on its activation space and go on with the effect (PODS-3.6, 3.9, 3.17)."""
    s.left -= 1
    if s.telling:
        s.tell(Activated(seat=seat, action=action, marker=kind, to=1 << seat))
    put_on_panel(s, seat, action, kind)
    s.agenda += AGENDA[seat][action]
    if action == REFRESH:
        refresh(s, seat)


def put_on_panel(s: Pods, seat: int, action: int, kind: int) -> None:
    """Move one of the reserve to a free space of an action; two markers of embarking have no order."""
    s.reserve[seat * KINDS + kind] -= 1
    slot, panels = seat * PANEL + FIRST_SLOT[action], s.panels
    if panels[slot] < 0:
        panels[slot] = kind
    else:
        panels[slot : slot + 2] = sorted((panels[slot], kind))


def refresh(s: Pods, seat: int) -> None:
    """Take everybody back from the advanced panel, the marker of refresh too (PODS-5.15, 5.16)."""
    count = take_back(s, seat, BASIC_SLOTS, PANEL)
    if s.telling:
        s.tell(CrewReturned(seat=seat, count=count))


# The end of a turn -------------------------------------------------------------------------------------------------


def end_turn(s: Pods, seat: int) -> None:
    """Empty the panels, let the solo card explode, and go on to the next player (PODS-16.7)."""
    empty_panels(s, seat)
    if s.seats == 1 and s.closer < 0 and s.face_up:
        s.push(NEXT_TURN)
        explode(s, seat)
    else:
        next_turn(s)


def empty_panels(s: Pods, seat: int) -> None:
    """Return crew from the panels: the advanced one only if complete, or in solo (PODS-3.13, 3.14, 15.10)."""
    base = seat * PANEL
    complete = s.seats == 1 or -1 not in s.panels[base + BASIC_SLOTS : base + PROGRAM_SLOT + 1]
    count = take_back(s, seat, 0, PANEL if complete else BASIC_SLOTS)
    if count and s.telling:
        s.tell(CrewReturned(seat=seat, count=count))


class NextTurn(Do):
    """Goes on to the next turn when the solo explosion is over (PODS-16.7)."""

    __slots__ = ()

    def run(self, s: Pods) -> None:
        next_turn(s)


NEXT_TURN: Final = NextTurn(TABLE)


def next_turn(s: Pods) -> None:
    """Find out whose turn it is, or end a game in which nobody can ever act again (PODS-11.12)."""
    if s.closer >= 0:
        next_last_turn(s)
    elif s.seats > 1 and not any(s.reserve):  # in solo the explosions go on (PODS-15.12)
        end_game(s, STUCK)
    else:
        next_ordinary_turn(s)


def next_ordinary_turn(s: Pods) -> None:
    """Let the next player clockwise begin; a new round begins with the start player (PODS-3.1, 16.8)."""
    seat = (s.active + 1) % s.seats
    if seat == s.start:
        if s.round == s.round_cap:
            end_game(s, ROUND_CAP)
            return
        s.round += 1
    begin_turn(s, seat)


def next_last_turn(s: Pods) -> None:
    """Let the next player with crew beyond the barrier have the last turn, the one who closed it last (PODS-11.7)."""
    while s.last_turns < s.seats:
        s.last_turns += 1
        seat = (s.closer + s.last_turns) % s.seats
        if has_crew_beyond(s, seat):
            begin_turn(s, seat)
            return
        if s.telling:
            s.tell(LastTurnMissed(seat=seat))
    end_game(s, LAST_TURNS_DONE)


def begin_turn(s: Pods, seat: int) -> None:
    """Make a seat the active one."""
    s.active = seat
    s.left = allowance(s, seat)
    s.free_moves = 0
    if s.telling:
        s.tell(TurnBegan(seat=seat, actions=s.left, last=s.last_turns > 0))
    s.push(TURN[seat])
