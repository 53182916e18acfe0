"""Look, then take back alone: nobody can, in any title. Whatever was revealed is taken back by all, or as practice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest

from sternhafen.engine import Event, Match, Title
from sternhafen.games import titles
from sternhafen.table.commands.execute import plan
from sternhafen.table.committing import Plan
from sternhafen.table.hosts.storage import TableRow
from sternhafen.table.log.lines import Dealt, Line, Moved, Proposed, ReadySet, SeatSet, Stored
from sternhafen.table.messages.from_client import Command, Consent, Redo, Restart, TakeBack, Undo
from sternhafen.table.refusals import Declined
from sternhafen.table.table import Table


class Round:
    """A table as the server holds it, without a network: every seat a client of its own, unless somebody shares."""

    def __init__(self, title: Title, holders: Sequence[str | None], seed: int) -> None:
        seats = len(holders)
        row = TableRow("t", title.id, title.rules, seats, "{}", False, False, False, "host", 0, None)
        self.table = Table(row, title)
        for seat, client in enumerate(holders):
            if client is None:
                self.add(SeatSet(seat, "bot", "random", "random"))
            else:
                self.add(SeatSet(seat, "person", client, None, (client,)))
                self.add(ReadySet(seat, True))
        self.add(Dealt(f"{seed:032x}"))
        self.rng = Random(seed)

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    def add(self, line: Line, match: Match | None = None) -> None:
        self.table.apply(Stored(self.table.number + 1, 0, None, line), match)

    def carry_out(self, plan: Plan) -> None:
        for line in plan.lines:
            self.add(line, plan.match)

    def try_out(self, client: str, command: Command) -> Plan | None:
        """Return what a command would do, or None if it is refused."""
        try:
            return plan(self.table, client, command)
        except Declined:
            return None

    def move(self) -> int:
        """Play a random action; return the number of its line."""
        seat = self.rng.choice(self.match.state.asked())
        action = self.match.state.sample_legal(seat, self.rng.random)
        trial = self.match.branch()
        entry = trial.play(seat, action)
        self.add(Moved.of(entry), trial)
        return len(trial.log) - 1

    def ways_back(self, seat: int, line: int) -> Iterator[Command]:
        """Yield every command by which a seat may try to take a line back."""
        after = len(self.match.log)
        for count in (1, 2, after):
            yield Undo("u", seat, after, count)
        yield Restart("r", seat, after)
        yield Redo("d", seat, after)
        for to in {line, max(0, line - 1), 0}:
            yield TakeBack("t", seat, to, after)


def strikes(plan: Plan | None, line: int) -> bool:
    return plan is not None and any(isinstance(one, Moved) and line in one.strikes for one in plan.lines)


def private(match: Match, line: int) -> bool:
    return any(event.reveals and event.to >= 0 for event in match.log[line].events)


def try_to_peek(played: Round, line: int, client: str) -> None:
    """Let a client try everything to take a revealing line back without the others."""
    mine = played.table.seats_of(client)
    for seat in mine:
        for command in played.ways_back(seat, line):
            plan = played.try_out(client, command)
            assert not strikes(plan, line), f"{command} takes back what was revealed"
            if plan is None or not isinstance(plan.lines[0], Proposed):
                continue
            played.carry_out(plan)
            others = [i for i in range(len(played.table.seats)) if i not in mine]
            assert played.table.proposal is not None
            number = played.table.proposal.number
            for other in (*mine, *others):  # he answers for himself, and tries to answer for others
                assert not strikes(played.try_out(client, Consent("c", other, number, True)), line)
            for other in others[:-1]:  # and even if all but one agree, nothing happens
                plan = played.try_out(f"c{other}", Consent("c", other, number, True))
                assert not strikes(plan, line)
                if plan is not None:
                    played.carry_out(plan)


def peeks(title: Title, wanted: int) -> int:
    """Play games until so many private reveals were tried to be taken back alone; return how many there were."""
    seats = max(count for count in title.seats if count <= 3)
    tried = 0
    for seed in range(10_000):
        played = Round(title, [f"c{seat}" for seat in range(seats)], seed)
        while not played.match.over and tried < wanted:
            line = played.move()
            if played.match.over or not private(played.match, line):
                continue
            tried += 1
            for seat in range(seats):
                try_to_peek(played, line, f"c{seat}")
        if tried >= wanted:
            return tried
    return tried


HOUSE = sorted(id for id, title in titles().items() if any(event.secret for event in title.events))
"""The titles in which something is told in secret."""


@pytest.mark.parametrize("title", HOUSE)
def test_no_private_reveal_is_taken_back_alone(title: str) -> None:
    assert peeks(titles()[title], 12) == 12


@pytest.mark.soak
@pytest.mark.parametrize("title", HOUSE)
def test_none_of_200_private_reveals_is_taken_back_alone(title: str) -> None:
    assert peeks(titles()[title], 200) == 200


def first_private(title: Title, holders: Sequence[str | None]) -> tuple[Round, int]:
    """Return a table just after a private reveal to a seat that a client holds, and the line's number."""
    for seed in range(1000):
        played = Round(title, holders, seed)
        while not played.match.over:
            line = played.move()
            if not played.match.over and private(played.match, line) and holders[played.match.log[line].seat]:
                return played, line
    raise AssertionError("no reveal")


@pytest.mark.parametrize("title", HOUSE)
def test_several_seats_of_one_client_agree_for_themselves_only(title: str) -> None:
    seats = max(count for count in titles()[title].seats if count <= 3)
    played, line = first_private(titles()[title], ["c0"] * (seats - 1) + ["c9"])
    try_to_peek(played, line, "c0")
    proposal = played.table.proposal
    assert proposal is not None
    assert proposal.needed - proposal.agreed == {seats - 1}
    plan = played.try_out("c9", Consent("c", seats - 1, proposal.number, True))
    assert plan is not None
    assert strikes(plan, line)
    assert not plan.match or not plan.match.log[-1].practice, "the others agreed: this is no practice"


@pytest.mark.parametrize("title", HOUSE)
@pytest.mark.parametrize("shared", [False, True], ids=["bots", "one screen"])
def test_with_nobody_else_it_is_taken_back_as_practice(title: str, shared: bool) -> None:
    seats = max(count for count in titles()[title].seats if count <= 3)
    played, line = first_private(titles()[title], ["c0", *["c0" if shared else None] * (seats - 1)])
    seat = played.table.seats_of("c0")[0]
    plan = played.try_out("c0", TakeBack("t", seat, line, len(played.match.log)))
    assert plan is not None
    assert strikes(plan, line)
    played.carry_out(plan)
    assert played.match.log[-1].practice
    assert played.table.practice == 1


@pytest.mark.parametrize("title", [id for id in HOUSE if 1 in titles()[id].seats])
def test_alone_too_what_was_revealed_is_taken_back_as_practice(title: str) -> None:
    """A game alone that was looked ahead in does not count either."""
    played = Round(titles()[title], ["c0"], 3)
    while not played.match.log or not played.match.log[-1].reveals:
        line = played.move()
    plan = played.try_out("c0", TakeBack("t", 0, line, len(played.match.log)))
    assert strikes(plan, line)
    assert plan is not None
    played.carry_out(plan)
    assert played.table.practice == 1


@pytest.mark.parametrize("title", HOUSE)
def test_taking_back_a_bots_move_asks_every_person(title: str) -> None:
    seats = max(count for count in titles()[title].seats if count <= 3)
    played = Round(titles()[title], ["c0", *["c1"] * (seats - 2), None], 3)
    while True:
        line = played.move()
        entry = played.match.log[line]
        if entry.seat == seats - 1 and not entry.reveals:
            break
    plan = played.try_out("c0", TakeBack("t", 0, line, len(played.match.log)))
    if seats == 2:
        assert strikes(plan, line)
        return
    assert plan is not None
    assert isinstance(plan.lines[0], Proposed)
    assert set(plan.lines[0].needed) >= {0, 1}
    assert 1 not in plan.lines[0].agreed


def test_one_takes_ones_own_quiet_moves_back_alone_as_before() -> None:
    played = Round(titles()["escape-pods"], ["c0", "c1"], 1)
    while True:
        line = played.move()
        seat = played.match.log[line].seat
        if played.match.undo_reach(seat).entries[:1] == (line,):
            break
    client = f"c{seat}"
    assert strikes(played.try_out(client, Undo("u", seat, line + 1)), line)
    plan = played.try_out(client, TakeBack("t", seat, line, line + 1))
    assert strikes(plan, line)
    assert plan is not None
    assert plan.match is not None
    assert not plan.match.log[-1].practice


def test_what_another_lane_reveals_to_all_ends_ones_own_undo(auction: Title) -> None:
    """Whoever has seen what others brought to light may not choose again by himself."""
    match = Match.new(auction, 3, 5)
    match.play(0, match.state.legal(0)[0])
    match.play(1, match.state.legal(1)[0])
    assert match.undo_reach(0).entries == (0,)
    match.log[1].events.append(Event(reveals=True))
    assert match.undo_reach(0).entries == ()
    assert match.undo_reach(0).bar == "revealed"
