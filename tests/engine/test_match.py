"""Matches: log, refusals, undo with its reach, taking back by consent, records and their faults."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sternhafen.engine import Match, Refused, Title
from sternhafen.engine.record import BadRecord, peek, read, write


def played(title: Title, seats: int = 3, seed: int = 5, count: int = 100) -> Match:
    match = Match.new(title, seats, seed)
    rng = Random(seed)
    while not match.over and len(match.log) < count:
        seat = rng.choice(match.state.asked())
        match.play(seat, match.state.sample_legal(seat, rng.random))
    return match


def send(match: Match, seat: int) -> None:
    match.play(seat, match.state.legal(seat)[0])


def test_a_refused_action_changes_nothing(auction: Title) -> None:
    match = Match.new(auction, 3, 5)
    before = match.state.digest()
    hidden = match.state.legal(1)[0]
    with pytest.raises(Refused, match=r"AUCTION-1\.2"):
        match.play(0, hidden)
    assert match.state.digest() == before
    assert match.log == []


def test_a_seat_that_does_not_exist_is_refused(auction: Title) -> None:
    match = Match.new(auction, 3, 5)
    with pytest.raises(Refused) as refused:
        match.play(7, match.state.legal(0)[0])
    assert refused.value.illegal.code == "no-such-seat"


def test_wrong_seats_are_refused_with_the_rule(auction: Title) -> None:
    with pytest.raises(Refused) as refused:
        Match.new(auction, 9, 5)
    assert refused.value.illegal.rule == "AUCTION-1.1"


def test_undo_strikes_only_the_own_lane(auction: Title) -> None:
    match = Match.new(auction, 3, 5)
    send(match, 0)
    send(match, 1)
    assert match.undo_reach(0).entries == (0,)
    match.undo(0)
    assert sorted(match.state.asked()) == [0, 2]
    assert match.log[0].struck
    assert not match.log[1].struck


def test_undo_ends_at_what_was_revealed(auction: Title) -> None:
    match = Match.new(auction, 2, 5)
    send(match, 0)
    send(match, 1)
    assert match.undo_reach(1).entries == ()
    assert match.undo_reach(1).bar == "revealed"
    with pytest.raises(Refused) as refused:
        match.undo(1)
    assert refused.value.illegal.code == "undo-revealed"


def test_undo_ends_where_others_moved(auction: Title) -> None:
    match = Match.new(auction, 2, 5)
    send(match, 0)
    send(match, 1)
    send(match, 0)
    assert match.undo_reach(0).entries == (2,)
    assert match.undo_reach(0).bar == "other-seat"


def test_struck_moves_can_be_played_again(auction: Title) -> None:
    match = Match.new(auction, 3, 5)
    send(match, 0)
    after, action = match.state.digest(), match.log[0].action
    match.undo(0)
    assert action is not None
    match.play(0, action)
    assert match.state.digest() == after
    assert [entry.struck for entry in match.log] == [True, False, False]


def test_taking_back_what_was_revealed_needs_everybody(auction: Title) -> None:
    match = Match.new(auction, 2, 5)
    send(match, 0)
    send(match, 1)
    assert match.needed(1, 1) == {0, 1}
    with pytest.raises(Refused) as refused:
        match.take_back(1, 1, agreed=[1])
    assert refused.value.illegal.args == {"missing": 1}
    match.take_back(1, 1, agreed=[0, 1])
    assert match.state.asked() == [1]


def test_history_shows_the_match_before_an_entry(auction: Title) -> None:
    match = played(auction)
    for number in (0, 3, len(match.log) - 1):
        earlier = match.at(number)
        assert len(earlier.log) == number
        if number:
            assert earlier.state.digest() == match.log[number - 1].digest


def test_a_record_gives_the_same_match(auction: Title) -> None:
    match = played(auction, count=6)
    match.undo(match.log[-1].seat)
    again = read(peek(write(match, ["a", "b", "c"])), auction)
    assert again.state == match.state
    assert [entry.digest for entry in again.log] == [entry.digest for entry in match.log]


def test_events_of_a_record_are_kept(auction: Title) -> None:
    match = played(auction)
    record = peek(write(match, ["a", "b", "c"]))
    kept = [msgspec.convert(event, auction.event_type) for line in record.log for event in line.events]
    assert kept == [event for entry in match.log for event in entry.events]


def broken(title: Title, old: bytes, new: bytes) -> BadRecord:
    data = write(played(title), ["a", "b", "c"])
    assert old in data
    with pytest.raises(BadRecord) as found:
        read(peek(data.replace(old, new, 1)), title)
    return found.value


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'"sternhafen": 1', b'"sternhafen": 99', "format"),
        (b'"rules": 1', b'"rules": 2', "rules"),
        (b'"seats": 3', b'"seats": "three"', "shape"),
        (b'"names": [\n  "a",\n  "b",\n  "c"\n ],\n', b"", "shape"),
        (b'"confirm": true', b'"cnfirm": true', "shape"),
        (b'"seed": "0', b'"seed": "x', "shape"),
        (b'"c"\n ]', b'"c", "d"\n ]', "names"),
        (b'"Send",\n    ', b'"Send",\n    9', "action"),
        (b'"digest": "', b'"digest": "f', "edited"),
        (b'"seat": 0', b'"seat": 7', "illegal"),
    ],
)
def test_a_faulty_record_names_its_fault(auction: Title, old: bytes, new: bytes, code: str) -> None:
    assert broken(auction, old, new).code == code


def test_a_truncated_record_is_refused(auction: Title) -> None:
    data = write(played(auction), ["a", "b", "c"])
    for end in (0, 1, len(data) // 2, len(data) - 2):
        with pytest.raises(BadRecord):
            peek(data[:end])


def test_an_illegal_action_in_a_record_names_entry_and_rule(auction: Title) -> None:
    fault = broken(auction, b'"seat": 0', b'"seat": 7')
    assert fault.illegal is not None
    assert fault.illegal.rule == "AUCTION-1.2"
    assert "number" in fault.details
