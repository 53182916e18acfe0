"""Match: a game being played: its setup, its log, its state, and how far each seat may undo."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from sternhafen.engine.beginning import Beginning
from sternhafen.engine.plain import digest_of, text
from sternhafen.engine.state import State
from sternhafen.engine.title import Title
from sternhafen.engine.values import Action, Event, Frozen, Illegal, Options, Refused

NO_FORK = -2
"""The fork of an entry that was played outside any. Otherwise it is the number of the entry that opened the fork, or
one less than the first number if the game began with it."""
NOBODY = -1
"""The seat of a placeholder: an entry from before the position that a match starts from."""


class Setup(msgspec.Struct, frozen=True, metaclass=Frozen):
    """What a game starts from; together with the log it is the whole game."""

    options: Options
    seats: int
    seed: int


class Entry(msgspec.Struct):
    """A line of the log: an action, or an undo that strikes earlier lines."""

    seat: int
    action: Action | None
    events: list[Event]
    digest: str
    fork: int = NO_FORK
    strikes: tuple[int, ...] = ()
    struck: bool = False
    practice: bool = False
    """Whether it took back more than a player may undo alone, at a table with nobody else to ask."""

    @property
    def reveals(self) -> bool:
        """Whether it revealed something hidden to somebody."""
        return any(event.reveals for event in self.events)

    def reveals_to(self, seat: int) -> bool:
        """Return whether it revealed something hidden to a seat."""
        return any(event.reveals and (event.to < 0 or event.to >> seat & 1) for event in self.events)


class Reach(msgspec.Struct, frozen=True, metaclass=Frozen):
    """How far a seat may undo: the numbers of the entries, newest first, and what bars going further."""

    entries: tuple[int, ...]
    bar: str
    """``start``, ``resumed``, ``revealed``, ``other-seat`` or ``others-played-on``: a message code."""


class Match:
    """A state and the log that led to it. The same setup and log give the same state on every machine.

    A match may also start from a position that was reached under other rules. Then `base` is that position, and the
    first `before` entries of the log are placeholders, which cannot be replayed. Or it begins from a given position:
    then `beginning` says which, and nothing is before it.
    """

    def __init__(
        self,
        title: Title,
        setup: Setup,
        base: State | None = None,
        before: int = 0,
        beginning: Beginning | None = None,
    ) -> None:
        self.title = title
        self.setup = setup
        self.base = base
        self.before = before
        self.beginning = beginning
        """The given position that it began from, if it was not dealt."""
        self.log: list[Entry] = [Entry(NOBODY, None, [], "") for _ in range(before)]
        self.dumped: str = ""
        """The newest position as JSON, if this match has played the last entry itself."""
        self._begin()

    @classmethod
    def new(cls, title: Title, seats: int, seed: int, options: Options | None = None) -> Match:
        """Return a new match, at its first question."""
        return cls(title, Setup(options if options is not None else title.options(), seats, seed))

    @classmethod
    def begun(cls, title: Title, setup: Setup, beginning: Beginning, example: State) -> Match:
        """Return the match that begins from a given position; what is still to be drawn follows from the setup's seed.

        `example` is any state of the title. Raises some exception if today's rules cannot continue from the position.
        """
        base = title.convert(beginning.state, beginning.fields, example)
        if base.seats != setup.seats:
            raise ValueError(f"a position of {base.seats} seats cannot begin a game of {setup.seats}")
        base.seed = setup.seed
        return cls(title, setup, base, 0, beginning)

    def _begin(self) -> None:
        if self.base is None:
            self.state: State = self.title.start(self.setup.options, self.setup.seats, self.setup.seed)
        else:
            self.state = self.base.copy()
        self.dumped = ""
        self._fork = self.before - 1 if self.state.lanes else NO_FORK
        self._forks = self.state.forks
        self._at_fork = self.state.copy()
        """The state at the start of the newest fork."""

    @property
    def over(self) -> bool:
        """Whether the game is over: nobody is asked to act."""
        return self.state.first_asked() < 0

    def play(self, seat: int, action: Action) -> Entry:
        """Play an action, or raise `Refused` and change nothing."""
        illegal = self.state.explain(seat, action)
        if illegal is not None:
            raise Refused(illegal)
        entry = self._apply(seat, action, len(self.log))
        entry.digest = self._digest()
        self.log.append(entry)
        return entry

    def _digest(self) -> str:
        """Return the state's digest, and store the dump it is computed from."""
        self.dumped = text(self.state)
        return digest_of(self.dumped)

    def position(self) -> str:
        """Return the newest position as JSON, for `Title.load` and `Title.convert`."""
        return self.dumped or text(self.state)

    def _apply(self, seat: int, action: Action, number: int) -> Entry:
        fork = self._fork
        self.state.record()
        self.state.play(seat, action)
        if self.state.forks != self._forks:
            self._forks = self.state.forks
            self._fork = number
            self._at_fork = self.state.copy()
        if not self.state.lanes:
            self._fork = NO_FORK
        return Entry(seat, action, self.state.drain_events(), "", fork)

    def played(self) -> list[tuple[int, Entry]]:
        """Return the actions that count, with their numbers: no undos and nothing that was struck."""
        return [(i, entry) for i, entry in enumerate(self.log) if entry.action is not None and not entry.struck]

    def rebuild(self, until: int | None = None) -> None:
        """Recompute the state from the log, up to an entry's number if given."""
        self._begin()
        for number, entry in self.played():
            if until is not None and number >= until:
                break
            assert entry.action is not None, "played entries have actions"
            entry.fork = self._apply(entry.seat, entry.action, number).fork

    def at(self, until: int) -> Match:
        """Return the match as it was before an entry; raise `Refused` for one that cannot be replayed."""
        if until < self.before:
            raise Refused(Illegal("before-resumed", self.state.turn_rule, {"first": self.before}))
        earlier = Match(self.title, self.setup, self.base, self.before, self.beginning)
        earlier.log[:] = self.log[: self.before]
        for entry in self.log[self.before : until]:
            earlier.log.append(msgspec.structs.replace(entry, struck=False))
            for number in entry.strikes:
                earlier.log[number].struck = True
        earlier.rebuild()
        return earlier

    def branch(self, rewrite: bool = False) -> Match:
        """Return a copy to play on, which shares its log entries; with `rewrite` it shares nothing, for undo."""
        other = copy.copy(self)
        other.log = [msgspec.structs.replace(entry) for entry in self.log] if rewrite else list(self.log)
        other.state = self.state.copy()
        other._forks = other.state.forks  # a copied state starts counting its forks again
        return other

    def isolated(self, seat: int) -> State:
        """Return the state as if only this seat had moved since the open fork began.

        Seats that choose at the same time do not wait for each other, so a bot's decision must not depend on which of
        the others happened to be faster.
        """
        if self._fork == NO_FORK:
            return self.state
        state: State = self._at_fork.copy()
        for _, entry in self.played():
            if entry.seat == seat and entry.fork == self._fork:
                assert entry.action is not None, "played entries have actions"
                state.play(seat, entry.action)
        return state

    def only_other_lanes_since(self, seat: int, after: int) -> bool:
        """Return whether everything since a log line was played by other seats within the fork that is still open."""
        if self._fork == NO_FORK or after <= self._fork:
            return False
        for entry in self.log[after:]:
            if entry.seat == seat:
                return False
            lanes = [self.log[number].fork for number in entry.strikes] if entry.strikes else [entry.fork]
            if any(lane != self._fork for lane in lanes):
                return False
        return True

    # Undo --------------------------------------------------------------------------------------------------------

    def undo_reach(self, seat: int) -> Reach:
        """Return which of its own entries a seat may strike, and what bars going further."""
        numbers: list[int] = []
        others_played = False
        for number, entry in reversed(self.played()):
            in_this_fork = entry.fork != NO_FORK and entry.fork == self._fork
            if entry.seat != seat:
                if not in_this_fork:
                    return Reach(tuple(numbers), "other-seat")
                if entry.reveals_to(seat):  # the seat knows more now than when it chose
                    return Reach(tuple(numbers), "revealed")
                others_played = True
                continue
            if entry.reveals:
                return Reach(tuple(numbers), "revealed")
            if others_played and not in_this_fork:
                return Reach(tuple(numbers), "others-played-on")
            numbers.append(number)
        return Reach(tuple(numbers), "resumed" if self.before else "start")

    def undo(self, seat: int, count: int = 1) -> Entry:
        """Strike a seat's `count` newest entries; raise `Refused` beyond `undo_reach`."""
        reach = self.undo_reach(seat)
        if not 1 <= count <= len(reach.entries):
            raise Refused(Illegal("undo-" + reach.bar, self.state.turn_rule, {"reach": len(reach.entries)}))
        return self._strike(seat, reach.entries[:count])

    def needed(self, seat: int, number: int) -> set[int]:
        """Return the seats that must agree before a seat takes back everything from an entry on.

        For its own moves that revealed nothing, that is the seat alone. If anything was revealed to anybody, or if
        somebody else has moved, it is everybody: otherwise a seat could look at something secret, undo, and use it.
        """
        later = [entry for i, entry in self.played() if i >= number]
        if all(entry.seat == seat and not entry.reveals for entry in later):
            return {seat}
        return set(range(self.setup.seats))

    def take_back(self, seat: int, number: int, agreed: Iterable[int], practice: bool = False) -> Entry:
        """Strike every entry from a number on, no matter whose; all seats in `needed` must have agreed."""
        if number < self.before:
            raise Refused(Illegal("undo-resumed", self.state.turn_rule, {"reach": 0}))
        missing = self.needed(seat, number) - set(agreed)
        strikes = tuple(i for i, _ in reversed(self.played()) if i >= number)
        if missing or not strikes:
            raise Refused(Illegal("undo-consent", self.state.turn_rule, {"missing": len(missing)}))
        return self._strike(seat, strikes, practice)

    def _strike(self, seat: int, numbers: tuple[int, ...], practice: bool = False) -> Entry:
        for number in numbers:
            self.log[number].struck = True
        self.rebuild()
        entry = Entry(seat, None, [], self._digest(), NO_FORK, numbers, practice=practice)
        self.log.append(entry)
        return entry

    @property
    def practice(self) -> int:
        """How often something was taken back as practice."""
        return sum(entry.practice for entry in self.log)

    # Replay ------------------------------------------------------------------------------------------------------

    def replayed(self) -> Iterable[tuple[int, Match]]:
        """Replay the whole log, including undos, on a new match and yield it after every entry."""
        again = Match(self.title, self.setup, self.base, self.before, self.beginning)
        for number, entry in enumerate(self.log):
            if number >= self.before:
                again.repeat(entry)
                yield number, again

    def retraced(self) -> Iterator[tuple[int, Entry, Match]]:
        """Yield every action that counts, with its number, and the match as it was before it; nothing is checked."""
        again = Match(self.title, self.setup, self.base, self.before, self.beginning)
        for number, entry in self.played():
            if entry.action is None or number < self.before:
                continue
            fork = again._fork
            yield number, msgspec.structs.replace(entry, fork=fork), again
            played = again._apply(entry.seat, entry.action, number)
            again.log.append(played)

    def repeat(self, entry: Entry) -> None:
        """Repeat a logged entry; raise `Refused` if its action is illegal here."""
        if entry.action is not None:
            self.play(entry.seat, entry.action)
        elif self._may_strike(entry.strikes):
            self._strike(entry.seat, entry.strikes, entry.practice)
        else:
            raise Refused(Illegal("undo-unknown", self.state.turn_rule))

    def _may_strike(self, numbers: tuple[int, ...]) -> bool:
        alive = {number for number, _ in self.played()}
        return bool(numbers) and len(set(numbers)) == len(numbers) and set(numbers) <= alive

    def first_difference(self) -> int | None:
        """Return the number of the first entry whose digest differs in a replay, or None."""
        for number, again in self.replayed():
            if again.log[number].digest != self.log[number].digest:
                return number
        return None

    def events_for(self, seat: int | None, since: int = 0) -> list[tuple[int, Any]]:
        """Return the events of the log from an entry on, as a seat sees them, each with its entry's number."""
        return [
            (number, event.seen_by(seat))
            for number, entry in enumerate(self.log)
            if number >= since
            for event in entry.events
        ]
