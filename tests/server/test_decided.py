"""What decided a game: the turn after which the winner's lead had grown most, and the kind of points that made it."""

from __future__ import annotations

import random

import pytest

from sternhafen.bots.choose import bot
from sternhafen.engine import Match
from sternhafen.games import title, titles
from sternhafen.table.messages.answers import DecidingTurn
from sternhafen.table.messages.shown import OutcomeInfo
from sternhafen.table.show.decided import NOTICEABLE, Played, decided
from sternhafen.table.show.game import position
from tests.server.pairs import both_send, dealt, leave
from tests.server.player import Player


def outcome(*points: dict[str, int], places: list[int], others: dict[str, dict[str, int]] | None = None) -> OutcomeInfo:
    totals = [sum(one.values()) for one in points]
    return OutcomeInfo(places, list(points), totals, others=others or {}, overall=places)


def log(*seats: int) -> list[Played]:
    return [Played(entry, seat) for entry, seat in enumerate(seats)]


def test_lines_of_one_seat_in_a_row_are_one_turn_and_the_one_that_moved_the_lead_most_is_told() -> None:
    rows = [[5.0, 5.0], [6.0, 5.0], [8.0, 5.0], [8.0, 6.0], [9.0, 6.0], [10.0, 7.0]]
    found = decided(rows, 0, log(0, 0, 1, 0, 1), outcome({"a": 10}, {"a": 7}, places=[1, 2]))
    assert found is not None
    assert found.turn == DecidingTurn(entry=0, last=1, seat=0, before=0.0, after=3.0, ends=False)
    assert (found.winner, found.second, found.margin) == (0, 1, 3)
    assert found.kind is None  # there is only one


def test_the_mistake_of_another_may_have_decided_it() -> None:
    rows = [[5.0, 9.0], [6.0, 9.0], [6.0, 2.0], [6.0, 3.0]]
    found = decided(rows, 0, log(0, 1, 0), outcome({"a": 6}, {"a": 3}, places=[1, 2]))
    assert found is not None
    assert found.turn == DecidingTurn(entry=1, last=1, seat=1, before=-3.0, after=4.0, ends=False)


def test_what_was_taken_back_decides_nothing() -> None:
    rows = [[0.0, 0.0], [9.0, 0.0], [0.0, 0.0], [2.0, 0.0], [2.0, 1.0]]
    lines = [Played(2, 0), Played(3, 1)]  # the first line was struck by the second
    found = decided(rows, 0, lines, outcome({"a": 2}, {"a": 1}, places=[1, 2]))
    assert found is not None
    assert found.turn == DecidingTurn(entry=2, last=2, seat=0, before=0.0, after=2.0, ends=False)


def test_a_game_that_went_on_under_new_rules_is_told_from_there() -> None:
    rows = [[1.0, 1.0], [4.0, 1.0], [4.0, 2.0]]
    found = decided(
        rows, 10, [Played(entry, entry % 2) for entry in range(12)], outcome({"a": 4}, {"a": 2}, places=[1, 2])
    )
    assert found is not None
    assert found.turn is not None
    assert (found.turn.entry, found.turn.seat) == (10, 0)


def test_the_kind_of_points_in_which_the_winner_is_furthest_ahead_made_the_difference() -> None:
    points = {"caves": 6, "missions": 9}, {"caves": 8, "missions": 2}
    found = decided([[15.0, 10.0]], 0, [], outcome(*points, places=[1, 2]))
    assert found is not None
    assert (found.kind, found.ahead, found.behind) == ("missions", 9, 2)
    assert found.turn is None


def test_the_rival_may_win() -> None:
    rival = {"rival": {"caves": 9, "missions": 4}}
    found = decided([[8.0]], 0, [], outcome({"caves": 3, "missions": 5}, places=[2, 1], others=rival))
    assert found is not None
    assert (found.winner, found.second, found.margin, found.kind) == ("rival", 0, 5, "caves")


def test_nothing_decided_a_shared_victory() -> None:
    assert decided([[5.0, 5.0]], 0, [], outcome({"a": 5}, {"a": 5}, places=[1, 1])) is None


def test_alone_it_is_what_brought_most() -> None:
    found = decided([[2.0], [5.0], [6.0]], 0, log(0, 0), outcome({"a": 1, "b": 5}, places=[1]))
    assert found is not None
    assert (found.second, found.margin, found.kind, found.ahead) == (None, 6, "b", 5)
    assert found.turn == DecidingTurn(entry=0, last=1, seat=0, before=2.0, after=6.0, ends=True)


@pytest.mark.parametrize("name", list(titles()))
def test_the_story_of_a_real_game_agrees_with_its_chart(name: str) -> None:
    known = title(name)
    match, rng = Match.new(known, 3, 5), random.Random(5)
    rows = [known.foresee_all(match.state, match.setup.seats)]
    while not match.over:
        seat = next(iter(match.state.asked()))
        match.play(seat, bot("greedy")(known, match.state, seat, rng))
        rows.append(known.foresee_all(match.state, match.setup.seats))
    end = position(match, None).outcome
    assert end is not None
    lines = [Played(entry, line.seat) for entry, line in enumerate(match.log)]
    found = decided(rows, 0, lines, end)
    assert found is not None
    assert isinstance(found.winner, int)
    assert end.overall[found.winner] == 1
    assert found.margin >= 0
    turn = found.turn
    assert turn is not None
    assert turn.after - turn.before >= NOTICEABLE
    assert {match.log[entry].seat for entry in range(turn.entry, turn.last + 1)} == {turn.seat}


def test_the_scores_of_a_finished_table_tell_what_decided_it(ada: Player, grace: Player) -> None:
    table, one, other = dealt(ada, grace)
    while one.positions[0]["outcome"] is None:
        both_send(one, other)
    one.until("table")
    found = ada.get(f"/api/tables/{table}/scores")
    places = one.positions[0]["outcome"]["places"]
    if places.count(1) == 1:
        assert found["decided"]["winner"] == places.index(1)
        assert found["decided"]["margin"] == abs(found["scores"][-1][0] - found["scores"][-1][1])
    else:
        assert found["decided"] is None
    leave(one, other)


def test_a_game_against_a_rival_alone_has_no_deciding_turn() -> None:
    """All its lines are one seat's: the whole game would be marked."""
    rival = {"rival": {"caves": 2}}
    rows = [[0.0, 5.0], [4.0, 5.0], [9.0, 2.0]]
    found = decided(rows, 0, log(0, 0), outcome({"caves": 9}, places=[1, 2], others=rival))
    assert found is not None
    assert (found.winner, found.turn) == (0, None)
