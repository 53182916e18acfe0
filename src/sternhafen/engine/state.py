"""State: the whole truth of one game, driven by an agenda of steps."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from math import perm
from random import Random
from struct import Struct
from typing import Any, ClassVar, Final, TypeVar

from mypy_extensions import mypyc_attr

from sternhafen.engine.plain import Plain, copied, digest, dump, field_names
from sternhafen.engine.reasons import by_nearness
from sternhafen.engine.steps import TABLE, Ask, Do, Step
from sternhafen.engine.values import Action, Event, Free, Illegal, Outcome, Payment, View

T = TypeVar("T")

_keyed: Final[dict[int, hashlib.blake2b]] = {}
_place: Final = Struct(">HI").pack
_number: Final = int.from_bytes
"""Bound once, for chance is drawn often."""

MOST_PURPOSES: Final = 64
KEPT_PLACES: Final = 64
_places: Final = [[_place(purpose, number) for number in range(KEPT_PLACES)] for purpose in range(MOST_PURPOSES)]
"""The bytes of every purpose's first draws."""


def keyed(seed: int) -> hashlib.blake2b:
    """Return a seed's keyed hash with the first two of a draw's eight bytes, which are always 0; to be copied.

    Those of the last seeds are kept: each is used many times, and what comes first need not be hashed again.
    """
    found = _keyed.get(seed)
    if found is None:
        if len(_keyed) >= KEPT_SEEDS:
            _keyed.clear()
        found = hashlib.blake2b(b"\0\0", digest_size=8, key=seed.to_bytes(16, "big"))
        _keyed[seed] = found
    return found


KEPT_SEEDS: Final = 64
MOST_ORDERS: Final = 1 << 48
"""Of so many orders a draw of 64 bits gives each as often as any other, as far as anybody could ever tell."""
FLIPS: Final = 32
"""So many flips are made of one hash, which a state keeps as long as it is the last."""
NO_FLIPS: Final = (-1, -1, -1)
NO_MEMO: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Plain):
    """The whole truth of one game; a title subclasses it with its own fields.

    `draws` counts what chance has given for each purpose, `agenda` is the stack of steps, and inside a fork every
    seat has its own stack in `lanes`. `_told` collects events while somebody listens and is no part of the truth;
    `telling` says whether anybody does, so that events are worth making. `_memo` is a number that a title's `fast`
    package may keep about a position until the next action.
    """

    __slots__ = (
        "seats",
        "seed",
        "draws",
        "agenda",
        "lanes",
        "confirm",
        "telling",
        "_told",
        "_forks",
        "_flips",
        "_flips_key",
        "_memo",
    )

    passing: ClassVar[tuple[str, ...]] = ("telling",)

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
        self.telling = False
        self._told: list[Event] | None = None
        self._forks = 0
        self._flips = 0
        self._flips_key = NO_FLIPS
        self._memo = NO_MEMO

    # What a title writes -----------------------------------------------------------------------------------------

    def copy(self) -> Any:
        """Return an equal state that shares nothing changeable with this one; a title's `fast` has a quicker way."""
        kind: Any = type(self)
        return kind(**{name: copied(getattr(self, name)) for name in field_names(kind)})

    def view(self, seat: int | None) -> View:
        """Return what a seat, or for None a spectator, may know; this defines knowledge."""
        raise NotImplementedError

    def resample(self, seat: int | None, rng: Random) -> Any:
        """Return a state that the seat cannot tell from this one, with all it cannot know dealt anew."""
        raise NotImplementedError

    def outcome(self) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        raise NotImplementedError

    def verify(self) -> None:
        """Raise an AssertionError if a component is lost, doubled or known wrongly."""
        raise NotImplementedError

    def standing(self, seat: int) -> Sequence[Ask]:
        """Return the questions whose free actions a seat may use beside the one on top."""
        return ()

    def ways_to_pay(self, seat: int, cost: tuple[int, ...]) -> list[Payment]:
        """Return every way a seat can pay a cost."""
        raise NotImplementedError

    def pay(self, seat: int, cost: tuple[int, ...], way: Payment) -> None:
        """Take a cost from a seat in the given way."""
        raise NotImplementedError

    # Chance ------------------------------------------------------------------------------------------------------

    def draw(self, purpose: int, n: int) -> int:
        """Return a number from 0 to n - 1, fixed by the seed, the purpose and how often it was asked."""
        draws = self.draws
        number = draws[purpose]
        draws[purpose] = number + 1
        if n == 1:
            return 0
        try:
            found = _keyed[self.seed].copy()
        except KeyError:
            found = keyed(self.seed).copy()
        found.update(_places[purpose][number] if number < KEPT_PLACES else _place(purpose, number))
        return _number(found.digest(), "big") * n >> 64

    def flip(self, purpose: int) -> int:
        """Return 0 or 1, fixed like a draw; a purpose is for flips or for draws, and one hash makes many flips."""
        number = self.draws[purpose]
        self.draws[purpose] = number + 1
        key = (self.seed, purpose, number // FLIPS)
        if key != self._flips_key:
            found = keyed(self.seed).copy()
            found.update(_place(purpose, number // FLIPS))
            self._flips = _number(found.digest()[:4], "big")
            self._flips_key = key
        return self._flips >> number % FLIPS & 1

    def pick(self, purpose: int, pool: tuple[T, ...]) -> tuple[T, tuple[T, ...]]:
        """Return one thing of a pool, by chance, and the pool without it."""
        k = self.draw(purpose, len(pool))
        return pool[k], pool[:k] + pool[k + 1 :]

    def deal(self, purpose: int, pool: tuple[T, ...], count: int) -> tuple[list[T], tuple[T, ...]]:
        """Return some things of a pool, one after the other by chance, and the pool without them; all by one draw."""
        left = list(pool)
        orders = perm(len(left), count)
        assert orders < MOST_ORDERS, "one draw does not tell so many orders apart"
        k = self.draw(purpose, orders)
        dealt = []
        for n in range(len(left), len(left) - count, -1):
            dealt.append(left.pop(k % n))
            k //= n
        return dealt, tuple(left)

    def shuffled(self, purpose: int, things: Sequence[T]) -> list[T]:
        """Return the things in a random order that does not depend on the order they came in."""
        deck = sorted(things)  # type: ignore[type-var]  # what is shuffled can be sorted
        for i in range(len(deck) - 1, 0, -1):
            k = self.draw(purpose, i + 1)
            deck[i], deck[k] = deck[k], deck[i]
        return deck

    # The agenda --------------------------------------------------------------------------------------------------

    def push(self, step: Step) -> None:
        """Put a step on top: into its seat's lane inside a fork, else onto the agenda."""
        if self.lanes:
            self.lanes[step.seat].append(step)
        else:
            self.agenda.append(step)

    def fork(self, lanes: list[list[Step]]) -> None:
        """Give every seat its own stack of steps; the agenda goes on when all are empty."""
        assert not self.lanes, "a fork holds no other fork"
        assert len(lanes) == self.seats, "a fork has one lane a seat"
        self.lanes = lanes
        self._forks += 1

    def tell(self, event: Event) -> None:
        """Hand an event to whoever listens; in search nobody does."""
        if self._told is not None:
            self._told.append(event)

    def listen(self) -> None:
        """Begin to collect events."""
        self.telling = True
        self._told = []

    def told(self) -> list[Event]:
        """Return the events since `listen` and stop collecting."""
        self.telling = False
        events, self._told = self._told or [], None
        return events

    @property
    def forks(self) -> int:
        """How many forks this object has opened; tells a match where a new one began."""
        return self._forks

    def seats_from(self, seat: int) -> list[int]:
        """Return all seats clockwise, beginning with the given one."""
        return [(seat + i) % self.seats for i in range(self.seats)]

    # Questions and answers ---------------------------------------------------------------------------------------

    def asked(self) -> list[int]:
        """Return the seats that are asked something now; none when the game is over."""
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
        """Return the question a seat is asked now."""
        stack = self.lanes[seat] if self.lanes else self.agenda
        if not stack or stack[-1].seat != seat:
            return None
        top = stack[-1]
        assert isinstance(top, Ask), "only questions wait for an answer"
        return top

    def legal(self, seat: int) -> list[Action]:
        """Return everything a seat may do now, in a list of the caller's own: questions may share theirs."""
        top = self.question(seat)
        if top is None:
            return []
        found = top.legal(self)[:]
        if not top.closed:
            for beside in self.standing(seat):
                found += beside.legal(self)
        return found

    def legal_sets(self, seat: int) -> tuple[list[Action], list[tuple[type[Action], int]]]:
        """Return everything a seat may do now, what comes in great numbers as sets (`Ask.legal_sets`)."""
        top = self.question(seat)
        if top is None:
            return [], []
        found, sets = top.legal_sets(self)
        if not top.closed:
            for beside in self.standing(seat):
                found = found + beside.legal(self)
        return found, sets

    def count_legal(self, seat: int) -> int:
        """Return how many things a seat may do now."""
        top = self.question(seat)
        if top is None:
            return 0
        count = top.count(self)
        if not top.closed:
            for beside in self.standing(seat):
                count += beside.count(self)
        return count

    def sample_legal(self, seat: int, random: Callable[[], float]) -> Action:
        """Return one of the things a seat may do now; `random` gives a number from 0 to 1."""
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
        k = int(random() * (own + sum(beside)))
        if k < own:
            return top.sample(self, random)
        k -= own
        for ask, count in zip(standing, beside, strict=True):
            if k < count:
                return ask.sample(self, random)
            k -= count
        raise AssertionError("count and sample disagree")

    def candidates(self, seat: int) -> list[tuple[Ask, Action]]:
        """Return all a seat could mean now, allowed or not, each with the question it answers."""
        top = self.question(seat)
        if top is None:
            return []
        asks = [top, *(() if top.closed else self.standing(seat))]
        return [(ask, action) for ask in asks for action in ask.candidates(self)]

    def explain(self, seat: int, action: Action) -> Illegal | None:
        """Return why a seat may not do this now, or None if it may."""
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
        """Return why nothing can be done with a thing on the table, or None if something can.

        Only what holds all that is `picked` already is considered, so the reason is about these things together.
        """
        top = self.question(seat)
        if top is None:
            return Illegal("not-your-turn", self.turn_rule) if self.asked() else Illegal("game-over", self.end_rule)
        wanted = {target, *picked}
        refused: list[tuple[Action, Illegal]] = []
        known = False
        for ask, action in self.candidates(seat):
            targets = action.targets()
            known = known or target in targets
            if wanted.issubset(targets):
                illegal = ask.check(self, action)
                if illegal is None:
                    return None
                refused.append((action, illegal))
        if refused:
            return by_nearness(refused, wanted, self.legal(seat))[0][1]
        return Illegal("not-together" if known else "not-asked", top.rule or self.turn_rule)

    # Playing -----------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: Action) -> None:
        """Carry out a legal action, then everything that runs by itself. Trusts its caller."""
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
        self.settle(seat if self._forks == forked else TABLE)  # a title may do more when all has settled

    def play_out(self, random: Callable[[], float]) -> None:
        """Play to the end, every seat acting at random; a loop of its own, which the compiled build never leaves."""
        while self.lanes or self.agenda:
            seat = self.first_asked() if self.lanes else self.agenda[-1].seat
            self.play(seat, self.sample_legal(seat, random))

    def settle(self, seat: int = TABLE) -> None:
        """Run every Do on top, join finished lanes, and stop where somebody is asked.

        After an action inside a fork only its seat's lane can have changed.
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
        """Answer a mere confirmation if nothing else can be said; return whether that was done."""
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
        """Return the state as what JSON can hold."""
        return dump(self)

    def digest(self) -> str:
        """Return 32 hex digits that change with any part of the state."""
        return digest(self)
