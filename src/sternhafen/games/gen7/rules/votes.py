"""Votes: weighted by rank, with the logic/instinct track, ties to the leader (GEN7-29)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import TABLE, Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import PICK_OPTIONS, PICK_ROOMS, PICK_SYSTEMS, PickOption, PickRoom, PickSystem
from sternhafen.games.gen7.aliases import NOBODY, Seat
from sternhafen.games.gen7.data.vocabulary import MAX_SEATS, VOTE_END, VOTE_WEIGHT, VOTES_WON
from sternhafen.games.gen7.effects.agenda import carry_out_effects
from sternhafen.games.gen7.effects.causes import Cause
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.reasons import reward_reasons
from sternhafen.games.gen7.effects.scenes.remembering import remember
from sternhafen.games.gen7.effects.story_events import (
    FateChosen,
    OptionVoted,
    RoomScarred,
    RoomVoted,
    SystemVoted,
    VotesCounted,
)
from sternhafen.games.gen7.events import TrackMoved
from sternhafen.games.gen7.rules.lasting_rules.in_force import expire, extra_votes, in_force
from sternhafen.games.gen7.rules.status import move_status
from sternhafen.games.gen7.state import Ship

OPTION_BALLOT: Final = 0
SYSTEM_BALLOT: Final = 1
ROOM_BALLOT: Final = 2


def shift_track(s: Ship, n: int) -> None:
    """Move the logic/instinct marker; what goes beyond the ends is lost (GEN7-29.4)."""
    book = s.book
    track = max(-book.track_end, min(book.track_end, s.track + n))
    if track != s.track:
        s.track = track
        if s.recording:
            s.tell(TrackMoved(track=track))


def weight(s: Ship, seat: Seat) -> int:
    """Return how many votes a seat has: the rank number and what rules add (GEN7-29.2)."""
    votes = s.officers[seat].rank
    for rule, owner in in_force(s, seat, VOTE_WEIGHT):
        votes += extra_votes(s, seat, rule, owner)
    return max(0, votes)


def hold_vote(s: Ship, kind: int, ballot: tuple[int, ...], track: bool, n: int, cause: Cause) -> None:
    """Let everybody vote; a single option is simply taken (GEN7-29.8). `n` are a system's steps."""
    if len(ballot) == 1:
        carry_out(s, kind, ballot[0], n, cause)
        return
    s.ballot = ballot
    s.ballot_kind = kind
    s.votes = [-1] * s.seats
    s.push(CountVotes(TABLE, track, n, cause))
    s.fork([[CAST_VOTE[seat]] for seat in range(s.seats)])


def ballot_actions(s: Ship, ballot: tuple[int, ...]) -> list[Action]:
    """Return the answers to a ballot."""
    if s.ballot_kind == OPTION_BALLOT:
        return [PICK_OPTIONS[option] for option in ballot]
    if s.ballot_kind == SYSTEM_BALLOT:
        return [PICK_SYSTEMS[system] for system in ballot]
    return [PICK_ROOMS[room] for room in ballot]


def picked(s: Ship, a: Action) -> int:
    """Return what an answer to the ballot names, or -1 if it is of another sort."""
    if s.ballot_kind == OPTION_BALLOT:
        return a.option if isinstance(a, PickOption) else -1
    if s.ballot_kind == SYSTEM_BALLOT:
        return a.system if isinstance(a, PickSystem) else -1
    return a.room if isinstance(a, PickRoom) else -1


class CastVote(Ask):
    """How do you vote? Everybody answers at once; the result is shown when all have (GEN7-29.5)."""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-29.1"
    answers: ClassVar[tuple[type[Action], ...]] = (PickOption, PickSystem, PickRoom)

    def candidates(self, s: Ship) -> list[Action]:
        return ballot_actions(s, s.ballot)

    def check(self, s: Ship, a: Action) -> Illegal | None:
        return None if picked(s, a) in s.ballot else Illegal("not-on-ballot", "GEN7-30.16")

    def play(self, s: Ship, a: Action) -> None:
        s.votes[self.seat] = picked(s, a)


CAST_VOTE: Final = tuple([CastVote(seat) for seat in range(MAX_SEATS)])


def own_votes(s: Ship, option: int, cause: Cause) -> int:
    """Return the votes that an option has of its own, by what happened before (GEN7-36.8)."""
    return sum([n for test, n in s.book.options[option].votes if holds(s, test, cause)])


class CountVotes(Do):
    """Count the votes with their weights; the leader decides a tie (GEN7-29.1 to 29.7)."""

    __slots__ = ("track", "n", "cause")

    def __init__(self, seat: Seat, track: bool, n: int, cause: Cause) -> None:
        self.seat = seat
        self.track = track
        self.n = n
        self.cause = cause

    def run(self, s: Ship) -> None:
        sums = [0] * len(s.ballot)
        for seat in range(s.seats):
            sums[s.ballot.index(s.votes[seat])] += weight(s, seat)
        if s.ballot_kind == OPTION_BALLOT:
            for i, choice in enumerate(s.ballot):
                sums[i] += own_votes(s, choice, self.cause)
        used = self.track and self._add_track(s, sums)
        if s.recording:
            s.tell(VotesCounted(sums=tuple(sums), reveals=True))
        if used:
            shift_track(s, -s.track)
        best = max(sums)
        tied = tuple([choice for choice, votes in zip(s.ballot, sums, strict=True) if votes == best])
        if len(tied) == 1:
            settle_vote(s, tied[0], self.n, self.cause)
        else:
            s.push(BreakTie(s.leader, tied, self.n, self.cause))

    def _add_track(self, s: Ship, sums: list[int]) -> bool:
        """Add the track's value to the option of its side; return whether there is one (GEN7-29.3, 29.7)."""
        side = (s.track > 0) - (s.track < 0)
        for i, choice in enumerate(s.ballot):
            if side and s.book.options[choice].side == side:
                sums[i] += abs(s.track)
                return True
        return False


class BreakTie(Ask):
    """The vote is tied: which option is taken?"""

    __slots__ = ("tied", "n", "cause")
    rule: ClassVar[str] = "GEN7-29.6"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (PickOption, PickSystem, PickRoom)

    def __init__(self, seat: Seat, tied: tuple[int, ...], n: int, cause: Cause) -> None:
        self.seat = seat
        self.tied = tied
        self.n = n
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return ballot_actions(s, self.tied)

    def check(self, s: Ship, a: Action) -> Illegal | None:
        return None if picked(s, a) in self.tied else Illegal("not-tied", "GEN7-29.6")

    def play(self, s: Ship, a: Action) -> None:
        settle_vote(s, picked(s, a), self.n, self.cause)


def settle_vote(s: Ship, choice: int, n: int, cause: Cause) -> None:
    """Show the result and carry it out."""
    if s.recording:
        votes = tuple(s.votes)
        if s.ballot_kind == OPTION_BALLOT:
            s.tell(OptionVoted(votes=votes, option=choice, reveals=True))
        elif s.ballot_kind == SYSTEM_BALLOT:
            s.tell(SystemVoted(system=choice, reveals=True))
        else:
            s.tell(RoomVoted(room=choice, reveals=True))
    for seat in range(s.seats):
        if s.votes[seat] == choice:
            s.bump(seat, VOTES_WON)
    kind = s.ballot_kind
    if kind == OPTION_BALLOT:
        reward_reasons(s, s.votes, choice)
    s.ballot, s.ballot_kind, s.votes = (), 0, []
    expire(s, VOTE_END)
    carry_out(s, kind, choice, n, cause)


def carry_out(s: Ship, kind: int, choice: int, n: int, cause: Cause) -> None:
    """Carry out what was voted for."""
    if kind == SYSTEM_BALLOT:
        move_status(s, choice, n)
    elif kind == ROOM_BALLOT:
        log = s.own_log()
        log.scars = tuple([count + (room == choice) for room, count in enumerate(log.scars)])
        if s.recording:
            s.tell(RoomScarred(room=choice))
    else:
        option = s.book.options[choice]
        if option.result >= 0 and s.recording:
            s.tell(FateChosen(seat=cause.actor, option=choice, result=option.result, reveals=True))
        remember(s, choice, NOBODY)
        carry_out_effects(s, option.effects, 0, cause)
