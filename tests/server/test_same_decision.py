"""A bot's decision that was taken back is made again as it was; nothing a player does changes it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sternhafen.bots import bot, chance_of
from sternhafen.engine import Match
from sternhafen.games import titles
from tests.server.inside import Inside
from tests.server.player import Player, Seat

HOUSE = sorted(titles())


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    running = Inside(tmp_path_factory.mktemp("inside"))
    yield running
    running.stop()


def in_play(title: str, seed: int) -> Match:
    """Return a game after some random moves."""
    found = titles()[title]
    match, rng = Match.new(found, max(n for n in found.seats if n <= 3), seed), Random(seed)
    while len(match.log) < 15:
        seat = rng.choice(match.state.asked())
        match.play(seat, match.state.sample_legal(seat, rng.random))
    return match


@pytest.mark.parametrize("title", HOUSE)
def test_chance_comes_from_the_situation_alone(title: str) -> None:
    match = in_play(title, 4)
    seat = match.state.asked()[0]
    first = chance_of(match, seat, "choose").random()
    action = match.state.sample_legal(seat, Random(1).random)
    match.play(seat, action)
    assert not match.state.asked() or chance_of(match, match.state.asked()[0], "choose").random() != first
    match.take_back(seat, 15, range(match.setup.seats))
    assert len(match.log) == 17
    assert chance_of(match, seat, "choose").random() == first, "a longer log changes nothing"
    assert chance_of(match, seat, "advise").random() != first


@pytest.mark.parametrize("title", HOUSE)
def test_chance_knows_nothing_that_the_seat_does_not(title: str) -> None:
    match = in_play(title, 5)
    seat = match.state.asked()[0]
    first = chance_of(match, seat, "choose").random()
    match.state = match.state.resample(seat, Random(9))
    match._at_fork = match._at_fork.resample(seat, Random(9))
    assert chance_of(match, seat, "choose").random() == first


@pytest.mark.parametrize("title", HOUSE)
@pytest.mark.parametrize("name", ["beginner", "easy", "greedy", "random", "search-20"])
def test_a_bot_decides_the_same_in_the_same_situation(title: str, name: str) -> None:
    match = in_play(title, 6)
    seat = match.state.asked()[0]
    found = set()
    for _ in range(3):
        chance = chance_of(match, seat, "choose")
        world = match.state.resample(seat, chance)
        found.add(bot(name)(match.title, world, seat, Random(chance.getrandbits(64))))
    assert len(found) == 1


@pytest.mark.parametrize("title", HOUSE)
def test_a_bots_answer_at_the_table_cannot_be_rolled_again(inside: Inside, title: str) -> None:
    seats = max(count for count in titles()[title].seats if count <= 3)
    with Player(inside.url) as ada:
        bots = {str(seat): "random" for seat in range(1, seats)}
        table = ada.make(title, seats, bots=bots)["table"]["id"]
        with ada.sit(table) as seat:
            seat.hello()
            seat.ready(0)
            runs: list[list[list[Any]]] = []
            while 0 not in seat.positions or not seat.positions[0]["legal"]:
                seat.receive()
            start = seat.positions[0]["entries"]
            rng = Random(3)
            moves: list[Any] = []
            for again in range(3):
                runs.append(play_some(inside, seat, table, moves, rng))
                if again < 2:
                    entries = seat.positions[0]["entries"]
                    assert seat.command("take-back", 0, to=start, after=entries)["type"] == "ack"
                    while not seat.positions[0]["legal"]:
                        seat.until("played")
            for who, lines in enumerate(zip(*runs, strict=True)):
                known = min(len(one) for one in lines)  # where all choose at once, some may be ahead of others
                assert known > 1, f"seat {who} has decided something"
                assert lines[0][:known] == lines[1][:known] == lines[2][:known]


def play_some(inside: Inside, seat: Seat, table: str, moves: list[Any], rng: Random) -> list[list[Any]]:
    """Play the person's moves, the same in every run, until every bot has decided twice; return what each seat did."""
    repeated = len(moves)
    while seat.positions[0]["outcome"] is None:
        number = len(decisions(inside, table)[0])
        if number == repeated if repeated else number >= 6 and all(len(one) > 1 for one in decisions(inside, table)):
            break
        if number == len(moves):
            moves.append(rng.choice(seat.positions[0]["legal"])["action"])
        assert seat.play(0, moves[number])["type"] == "ack"
        while not seat.positions[0]["legal"] and seat.positions[0]["outcome"] is None:
            seat.until("played")
    return decisions(inside, table)


def decisions(inside: Inside, table: str) -> list[list[Any]]:
    """Return what every seat did that stands."""
    kept = inside.app.tables.kept(table)
    assert kept is not None
    assert kept.match is not None
    played = kept.match.played()
    return [[entry.action for _, entry in played if entry.seat == seat] for seat in range(len(kept.seats))]
