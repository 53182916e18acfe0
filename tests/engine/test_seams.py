"""Seams: a match goes on from a position that was played under other rules, and its record says so."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from sternhafen.engine import Match, Refused, Title
from sternhafen.engine.plain import used_fields
from sternhafen.engine.record import BadRecord, LogEntry, Seam, line_of, peek, read, seal, write
from sternhafen.games import titles
from sternhafen.terminal.replay import show
from sternhafen.text import Words
from tests import teaching_versions as versions
from tests.engine.test_match import played, send


def resumed(old: Match, title: Title) -> Match:
    """Return a match that goes on under a later version of the title."""
    example = title.start(old.setup.options, old.setup.seats, 0)
    fields = old.title.shape(old.state)
    base = title.convert(json.loads(old.position()), fields, example)
    return Match(title, old.setup, base, len(old.log))


def play_out(match: Match) -> None:
    rng = Random(1)
    while not match.over:
        seat = rng.choice(match.state.asked())
        match.play(seat, match.state.sample_legal(seat, rng.random))


@pytest.mark.parametrize("changes", [(versions.STRONGER,), versions.FIELD])
@pytest.mark.parametrize("count", [0, 1, 3, 4])
def test_a_later_version_goes_on_from_a_dumped_position(
    auction: Title, changes: tuple[tuple[str, str], ...], count: int
) -> None:
    old = played(auction, count=count)
    new = resumed(old, versions.load(*changes))
    assert (len(new.log), new.state.asked()) == (len(old.log), old.state.asked())
    for seat in range(3):
        assert msgspec.to_builtins(new.state.view(seat)) == msgspec.to_builtins(old.state.view(seat))
    play_out(new)
    assert new.first_difference() is None
    assert new.state.outcome() is not None


def test_a_renamed_field_does_not_load_as_something_else(auction: Title) -> None:
    with pytest.raises(TypeError):
        resumed(played(auction, count=2), versions.load(*versions.RENAMED))


def test_a_position_that_breaks_an_invariant_does_not_load(auction: Title) -> None:
    old = played(auction, count=2)
    state: Any = old.state
    state.hands[0] = state.hands[1]
    old.dumped = ""
    with pytest.raises(AssertionError):
        resumed(old, versions.load(versions.STRONGER))


def test_nothing_is_taken_back_or_shown_across_the_seam(auction: Title) -> None:
    new = resumed(played(auction, count=1), versions.load(versions.STRONGER))
    mover = new.state.asked()[0]
    assert new.undo_reach(mover).bar == "resumed"
    send(new, mover)
    assert new.undo_reach(mover).entries == (1,)
    with pytest.raises(Refused, match="undo-resumed"):
        new.take_back(mover, 0, range(3))
    with pytest.raises(Refused, match="before-resumed"):
        new.at(0)
    assert new.at(1).state == new.base
    assert new.undo(mover).strikes == (1,)
    assert new.state == new.base
    assert new.first_difference() is None


def recorded(auction: Title, title: Title, count: int = 4) -> bytes:
    old = played(auction, count=count)
    earlier: list[LogEntry] = [line_of(entry) for entry in old.log]
    new = resumed(old, title)
    state = json.loads(new.position())
    seam = Seam(new.before, auction.rules, title.rules, state, used_fields(state, title.shape(new.state)))
    play_out(new)
    return write(new, ["A", "B", "C"], earlier=earlier, seams=[seam])


def test_a_record_with_a_seam_is_read_and_written_again(auction: Title) -> None:
    title = versions.load(versions.STRONGER)
    data = recorded(auction, title)
    record = peek(data)
    match = read(record, title)
    assert match.over
    assert [entry.seat for entry in match.log] == [line.seat for line in record.log]
    assert any(entry.events for entry in match.log[:4]), "what was told before the seam is still known"
    again = write(match, record.names, record.players, record.notes, record.deal, record.log[:4], record.seams)
    assert again == data
    with pytest.raises(BadRecord, match="rules"):
        read(record, auction)


@pytest.mark.parametrize("fault", ["state", "entry", "rules", "class"])
def test_a_bad_seam_is_named(auction: Title, fault: str) -> None:
    title = versions.load(versions.STRONGER)
    record = peek(recorded(auction, title))
    seam = record.seams[0]
    if fault == "state":
        seam.state["f"] = seam.state["f"][:-1]
    elif fault == "class":
        seam.state = {"p": "Popen", "f": []}
    else:
        setattr(seam, fault, 99)
    with pytest.raises(BadRecord, match="seam"):
        read(record, title)


def test_the_seal_changes_with_anything_that_was_played(auction: Title) -> None:
    record = peek(recorded(auction, versions.load(versions.STRONGER)))
    assert record.seal == seal(record)
    for change in (
        lambda one: one.log[0].events.append({"type": "ProbesMet"}),
        lambda one: one.log.pop(),
        lambda one: setattr(one, "rules", 1),
        lambda one: setattr(one, "seed", "0" * 32),
        lambda one: one.seams.clear(),
        lambda one: setattr(one.log[5], "digest", "0" * 32),
    ):
        other = msgspec.json.decode(msgspec.json.encode(record), type=type(record))
        change(other)
        assert seal(other) != record.seal
    record.names[0] = "Somebody else"
    assert seal(record) == record.seal


def test_the_text_replay_tells_the_lines_before_the_seam() -> None:
    title = titles()["escape-pods"]
    match = read(peek(recorded(title, title, 40)), title)
    said: list[str] = []
    show(match, Words("en", title, ["A", "B", "C"]), None, None, True, said.append)
    told = [line for line in said if line[:4].strip().isdigit()]
    assert len(told) == len(match.log)
    assert len(set(told[:40])) > 20
