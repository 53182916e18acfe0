"""Thinking ahead: a bot's answer to what was likely is there at once, and it is the one it would have given anyway."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from sternhafen.bots import situation
from sternhafen.engine import Action, Match
from sternhafen.table.thinking.jobs import JOBS
from sternhafen.table.thinking.thinker import Asker, Rank
from tests.server.inside import Inside
from tests.server.player import Player
from tests.server.serving import wait_for

BOT = 1
NAME = "medium"


class Here:
    """Does all jobs at once, and remembers them."""

    def __init__(self) -> None:
        self.done: list[tuple[str, Rank, bool]] = []
        """Each job, its rank, and whether it was given a tree to go on in."""

    async def do(self, job: str, seconds: float, asker: Asker, **request: Any) -> dict[str, Any]:
        self.done.append((job, asker.rank(), request.get("kept") is not None))
        return JOBS[job](request)


HERE = Here()


async def nothing() -> None:
    """No worker is needed."""


@pytest.fixture(scope="module")
def inside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    running = Inside(tmp_path_factory.mktemp("ahead"), ahead=True)
    running.app.bots._thinking, running.app.bots._get_ready = HERE, nothing
    yield running
    running.stop()


def match_of(inside: Inside, table: str) -> Match:
    """Return the game of a table."""
    kept = inside.app.tables.kept(table)
    assert kept is not None
    assert kept.match is not None
    return kept.match


def thoughts(inside: Inside, table: str) -> dict[str, Any]:
    """Return what was thought out ahead for a table, once nothing more is thought about."""
    ahead = inside.app.bots._ahead
    assert ahead is not None
    wait_for(lambda: not len(ahead))
    return dict(inside.do(lambda: ahead._thoughts.get(table, {})))


def expected(match: Match, known: dict[str, Any]) -> Action | None:
    """Return a move to which the answer is known, if there is one."""
    for action in match.state.legal(0):
        after = match.branch()
        after.play(0, action)
        if BOT in after.state.asked() and situation(after, BOT) in known:
            return action
    return None


def test_the_answer_to_an_expected_move_is_the_one_it_would_have_given_anyway(inside: Inside) -> None:
    with Player(inside.url) as ada:
        table = ada.make("escape-pods", 2, bots={str(BOT): NAME})["table"]["id"]
        with ada.sit(table) as seat:
            seat.hello()
            seat.ready(0)
            while True:
                while 0 not in seat.positions or not seat.positions[0]["legal"]:
                    seat.receive()
                known = thoughts(inside, table)
                match = match_of(inside, table)
                move = expected(match, known)
                if move is not None:
                    break
                assert seat.play(0, seat.positions[0]["legal"][0]["action"])["type"] == "ack"
            after = match.branch()
            after.play(0, move)
            asker = Asker(table, lambda: "test", lambda: Rank.ASKED)
            anyway = inside.run(inside.app.bots._choose(after, BOT, NAME, asker))
            assert known[situation(after, BOT)] == anyway
            length, thought = len(match.log), len(HERE.done)
            assert seat.play(0, msgspec.to_builtins(move))["type"] == "ack"
            wait_for(lambda: len(match_of(inside, table).log) > length + 1)
            answer = match_of(inside, table).log[length + 1]
            assert (answer.seat, answer.action) == (BOT, anyway.action)
            while 0 not in seat.positions or not seat.positions[0]["legal"]:
                seat.receive()
            awaited = [job for job in HERE.done[thought:] if job[:2] == ("choose", Rank.AWAITED)]
            answers = [entry for entry in match_of(inside, table).log[length + 1 :] if entry.seat == BOT]
            assert len(awaited) < len(answers), "the first one was there"
            assert any(kept for _, _, kept in awaited), "and the next ones go on in its tree"


def test_nobody_thinks_ahead_where_nobody_sits(inside: Inside) -> None:
    ahead = inside.app.bots._ahead
    assert ahead is not None
    with Player(inside.url) as ada:
        table = ada.make("escape-pods", 2, bots={str(BOT): NAME})["table"]["id"]
        with ada.sit(table) as seat:
            seat.hello()
            seat.ready(0)
            while 0 not in seat.positions or not seat.positions[0]["legal"]:
                seat.receive()
        wait_for(lambda: table not in ahead._tasks and table not in ahead._thoughts)
