"""State: everything about a game at one moment, driven by an agenda of steps."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from random import Random
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from sternhafen.engine.chance import NO_FLIPS, Chance
from sternhafen.engine.plain import copied, digest, dump, field_names
from sternhafen.engine.reasons import why_not
from sternhafen.engine.steps import TABLE, Ask, Do, Step
from sternhafen.engine.values import Action, Event, Free, Illegal, Outcome, Payment, View

NO_MEMO: Final = -1
NO_ACTIONS: Final[list[Action]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Chance):
    """Everything about a game at one moment, hidden things included; a title subclasses it with its own fields.

    `draws` counts the random numbers drawn for each purpose, `agenda` is the stack of steps, and within a fork every
    seat has its own stack in `lanes`. `_recorded` holds events while they are recorded and is not part of the state;
    `recording` says whether they are, so that none are made for nothing. `_memo` is a number that a title's `fast`
    package may store about a position until the next action.

    >>> import sternhafen
    >>> state = sternhafen.new("escape-pods", seats=2, seed=1).state
    >>> seat = state.first_asked()
    >>> after = state.copy()
    >>> after.play(seat, after.legal(seat)[0])
    >>> after == state, after.digest() == state.digest()
    (False, False)
    """

    __slots__ = ("seats", "agenda", "lanes", "confirm", "recording", "_recorded", "_forks", "_memo")

    transient: ClassVar[tuple[str, ...]] = ("recording",)

    turn_rule: ClassVar[str] = ""
    """The rule that says whose turn it is."""
    end_rule: ClassVar[str] = ""
    """The rule that says when the game is over."""
    payment_rule: ClassVar[str] = ""
    """The rule on how costs are paid."""

    def __init__(
        self,
        seats: int,
        seed: int,
        draws: list[int],
        agenda: list[Step],
        lanes: list[list[Step]],
        confirm: bool,
    ) -> None:
        self.seats = seats
        self.seed = seed
        self.draws = draws
        self.agenda = agenda
        self.lanes = lanes
        self.confirm = confirm
        self.recording = False
        self._recorded: list[Event] | None = None
        self._forks = 0
        self._flips = 0
        self._flips_key = NO_FLIPS
        self._memo = NO_MEMO

    # What a title implements -------------------------------------------------------------------------------------

    def copy(self) -> Any:
        """Return an equal state that shares nothing mutable with this one; a title's `fast` package may be faster."""
        kind: Any = type(self)
        return kind(**{name: copied(getattr(self, name)) for name in field_names(kind)})

    def view(self, seat: int | None) -> View:
        """Return what a seat may know, or for None a spectator; this defines who knows what."""
        raise NotImplementedError

    def resample(self, seat: int | None, rng: Random) -> Any:
        """Return a state that looks the same to a seat, with everything it cannot know dealt again at random."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None if it has not."""
        raise NotImplementedError

    def verify(self) -> None:
        """Raise an AssertionError if a component is missing or duplicated, or if somebody's knowledge is wrong."""
        raise NotImplementedError

    def secrets_last(self) -> bool:
        """Return whether somebody's secret outlasts this game, because a campaign goes on with it."""
        return False

    def standing(self, seat: int) -> Sequence[Ask]:
        """Return the questions whose free actions a seat may use besides the one on top."""
        return ()

    def ways_to_pay(self, seat: int, cost: tuple[int, ...]) -> list[Payment]:
        """Return every way a seat can pay a cost."""
        raise NotImplementedError

    def pay(self, seat: int, cost: tuple[int, ...], way: Payment) -> None:
        """Take a cost from a seat in a given way."""
        raise NotImplementedError

    # The agenda --------------------------------------------------------------------------------------------------

    def push(self, step: Step) -> None:
        """Put a step on top: of its seat's lane within a fork, else of the agenda."""
        if self.lanes:
            self.lanes[step.seat].append(step)
        else:
            self.agenda.append(step)

    def fork(self, lanes: list[list[Step]]) -> None:
        """Give every seat its own stack of steps; the agenda continues when all are empty."""
        assert not self.lanes, "forks cannot be nested"
        assert len(lanes) == self.seats, "a fork has one lane per seat"
        self.lanes = lanes
        self._forks += 1

    def tell(self, event: Event) -> None:
        """Record an event, unless nobody asked for events, as in a search."""
        if self._recorded is not None:
            self._recorded.append(event)

    def record(self) -> None:
        """Start collecting events."""
        self.recording = True
        self._recorded = []

    def drain_events(self) -> list[Event]:
        """Return the events since `record`, and stop collecting."""
        self.recording = False
        events, self._recorded = self._recorded or [], None
        return events

    @property
    def forks(self) -> int:
        """How many forks this object has opened, so that a match notices a new one."""
        return self._forks

    # Questions and answers ---------------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """Return the seats that are asked to act now; none when the game is over."""
        if self.lanes:
            return [seat for seat, lane in enumerate(self.lanes) if lane]
        return [self.agenda[-1].seat] if self.agenda else []

    def first_asked(self) -> int:
        """Return the first seat that is asked, or -1 when the game is over."""
        if self.lanes:
            for seat, lane in enumerate(self.lanes):
                if lane:
                    return seat
        return self.agenda[-1].seat if self.agenda else -1

    def question(self, seat: int) -> Ask | None:
        """Return the question that a seat must answer now, if any."""
        stack = self.lanes[seat] if self.lanes else self.agenda
        if not stack or stack[-1].seat != seat:
            return None
        top = stack[-1]
        assert isinstance(top, Ask), "only questions wait for an answer"
        return top

    def legal(self, seat: int) -> list[Action]:
        """Return all legal actions of a seat, in a new list: a question's own list may be shared."""
        top = self.question(seat)
        if top is None:
            return []
        actions = top.legal(self)[:]
        if not top.closed:
            for beside in self.standing(seat):
                actions += beside.legal(self)
        return actions

    def legal_parts(self, seat: int) -> tuple[list[Action], list[Action], list[tuple[type[Action], int, int]]]:
        """Return all legal actions of a seat in three parts; override it where listing is expensive.

        The first is a shared list that nobody ever changes, so that what is made of it can be kept; the second a new
        list. Kinds with very many come as sets: in ``(kind, first, bits)`` bit i stands for the action of the kind with
        the number first + i (`space.nth`).
        """
        return NO_ACTIONS, self.legal(seat), []

    def count_legal(self, seat: int) -> int:
        """Return the number of legal actions of a seat."""
        top = self.question(seat)
        if top is None:
            return 0
        count = top.count(self)
        if not top.closed:
            for beside in self.standing(seat):
                count += beside.count(self)
        return count

    def sample_legal(self, seat: int, random: Callable[[], float]) -> Action:
        """Return a random legal action of a seat; `random` returns a number from 0 to 1."""
        stack = self.lanes[seat] if self.lanes else self.agenda
        top = stack[-1]
        assert isinstance(top, Ask), "only questions wait for an answer"
        if top.closed:
            return top.sample(self, random)
        standing = self.standing(seat)
        if not standing:
            return top.sample(self, random)
        own = top.count(self)
        beside = [ask.count(self) for ask in standing]
        k = floor(random() * (own + sum(beside)))
        if k < own:
            return top.sample(self, random)
        k -= own
        for ask, count in zip(standing, beside, strict=True):
            if k < count:
                return ask.sample(self, random)
            k -= count
        raise AssertionError("count and sample disagree")

    def candidates(self, seat: int) -> list[tuple[Ask, Action]]:
        """Return every action a seat might try now, legal or not, each with the question it answers."""
        top = self.question(seat)
        if top is None:
            return []
        asks = [top, *(() if top.closed else self.standing(seat))]
        return [(ask, action) for ask in asks for action in ask.candidates(self)]

    def explain(self, seat: int, action: Action) -> Illegal | None:
        """Return why an action is illegal for a seat now, or None if it is legal."""
        if not 0 <= seat < self.seats:
            return Illegal("no-such-seat", self.turn_rule)
        top = self.question(seat)
        if top is None:
            if not self.asked():
                return Illegal("game-over", self.end_rule)
            return Illegal("not-your-turn", self.turn_rule)
        if isinstance(action, Free):
            if top.closed:
                return Illegal("not-now", top.rule or self.turn_rule)
            for beside in self.standing(seat):
                if beside.takes(action):
                    return beside.check(self, action)
        elif top.takes(action):
            return top.check(self, action)
        return Illegal("not-asked", top.rule or self.turn_rule)

    def why_not(self, seat: int, target: str, picked: Sequence[str] = ()) -> Illegal | None:
        """Return why nothing can be done with a target on the table, or None if something can.

        Only actions that include everything already `picked` are considered, so the reason is about all of it together.
        """
        return why_not(self, seat, target, picked)

    # Playing -----------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: Action) -> None:
        """Carry out an action, then every step that runs by itself. It does not check that the action is legal."""
        forked = self._forks
        if action.beside:
            for beside in self.standing(seat):
                if beside.takes(action):
                    beside.play(self, action)
                    break
        else:
            step = (self.lanes[seat] if self.lanes else self.agenda).pop()
            assert isinstance(step, Ask), "only questions wait for an answer"
            step.play(self, action)
        self.settle(seat if self._forks == forked else TABLE)  # titles may override `settle` to add to it

    def play_out(self, random: Callable[[], float]) -> None:
        """Play at random to the end of the game; a separate loop, which stays inside compiled code."""
        while self.lanes or self.agenda:
            seat = self.first_asked() if self.lanes else self.agenda[-1].seat
            self.play(seat, self.sample_legal(seat, random))

    def settle(self, seat: int = TABLE) -> None:
        """Run every `Do` on top, join finished lanes, and stop where somebody is asked to act.

        After an action within a fork only its seat's lane can have changed.
        """
        while True:
            if self.lanes:
                if seat >= 0:
                    self._run(self.lanes[seat])
                    if self.lanes[seat]:
                        return
                else:
                    for lane in self.lanes:
                        self._run(lane)
                for lane in self.lanes:
                    if lane:
                        return
                self.lanes = []
            seat = TABLE
            self._run(self.agenda)
            if not self.lanes:
                return

    def _run(self, stack: list[Step]) -> None:
        forked = self._forks
        while stack:
            top = stack[-1]
            if isinstance(top, Do):
                stack.pop()
                top.run(self)
                if self._forks != forked:
                    return
            elif self.confirm or not top.confirms or not self._sole_answer(top):
                return

    def _sole_answer(self, top: Step) -> bool:
        """Answer a confirmation if it is the only legal action; return whether that was so."""
        assert isinstance(top, Ask), "a step is a Do or an Ask"
        if top.count(self) != 1:
            return False
        if not top.closed:
            for beside in self.standing(top.seat):
                if beside.count(self):
                    return False
        (self.lanes[top.seat] if self.lanes else self.agenda).pop()
        top.play(self, top.legal(self)[0])
        return True

    def dump(self) -> Any:
        """Return the state as JSON data."""
        return dump(self)

    def digest(self) -> str:
        """Return 32 hex digits that differ between different states."""
        return digest(self)
