"""What undone tasks will break: the forecast is what the end of the round then does."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sternhafen.engine import bitset
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.actions import Assign
from sternhafen.games.gen7.data.vocabulary import CODES, RED, SYSTEMS
from sternhafen.games.gen7.effects.causes import BY_SEAT
from sternhafen.games.gen7.forecasts.forecast import forecast
from sternhafen.games.gen7.rules.cards.priority_tasks import fail_task
from sternhafen.games.gen7.rules.group_station.offers import broken_rules
from sternhafen.games.gen7.rules.status import update_stations
from sternhafen.games.gen7.rules.votes import OPTION_BALLOT, hold_vote
from sternhafen.games.gen7.state import Ship


def ship(seed: int) -> Ship:
    s = TITLE.start(list(TITLE.variants(3))[1], 3, seed)
    assert isinstance(s, Ship)
    rng = Random(seed)
    while not s.row:
        seat = s.first_asked()
        s.play(seat, s.sample_legal(seat, rng.random))
    return s


@pytest.mark.rule("GEN7-6.5", "GEN7-6.11", "GEN7-26.3")
def test_undone_tasks_move_markers_and_close_stations_as_forecast() -> None:
    moved = 0
    for seed in range(12):
        s = ship(seed)
        told = forecast(s, None)
        before = s.failed
        for task in told.tasks:
            fail_task(s, task.task)
        for one in told.systems:
            assert s.status[one.system] == one.then
            moved += one.then > one.section
        closing = {station for one in told.systems if one.then > one.section for station in one.closing[one.then]}
        update_stations(s)
        assert set(bitset.members(s.failed & ~before)) == closing
    assert moved


@pytest.mark.rule("GEN7-26.3")
def test_red_strikes_for_entering_it_and_for_every_step_beyond() -> None:
    for seed in range(12):
        s = ship(seed)
        for system in SYSTEMS:
            s.status[system] = RED - 1
        told = forecast(s, None)
        for one in told.systems:
            steps = sum(task.steps for task in told.tasks if s.book.task_dept[task.task] == one.system)
            assert one.strikes == steps


@pytest.mark.rule("GEN7-26.10")
def test_a_faulty_station_is_closed_already() -> None:
    s = ship(1)
    system = next(one for one in forecast(s, None).systems if one.closing[RED])
    station = system.closing[RED][0]
    s.faulty |= 1 << station
    told = forecast(s, None)
    assert station in told.closed
    assert all(station not in stations for one in told.systems for stations in one.closing)


@pytest.mark.rule("GEN7-8.7", "GEN7-8.15")
def test_a_proposal_is_judged_sub_station_by_sub_station_and_only_fitting_dice_are_named() -> None:
    judged = named = 0
    for seed in range(8):
        s = TITLE.start(list(TITLE.variants(3))[1], 3, seed)
        assert isinstance(s, Ship)
        rng = Random(seed)
        for _ in range(400):
            seat = s.first_asked()
            if seat < 0:
                break
            told = forecast(s, seat).offer
            assert (told is None) == (s.offer is None)
            if told is not None and s.offer is not None:
                broken = broken_rules(s.book, s.offer)
                assert [one.piece // CODES for one in told.subs if not one.keeps] == broken
                assert forecast(s, None).offer == msgspec.structs.replace(told, fitting=())
                legal = {f"crew:{a.seat}:{a.die}" for a in s.legal(seat) if isinstance(a, Assign)}
                assert set(told.fitting) <= legal
                judged += len(told.subs)
                named += len(told.fitting)
            s.play(seat, s.sample_legal(seat, rng.random))
    assert judged
    assert named


@pytest.mark.rule("GEN7-29.2", "GEN7-29.3")
def test_the_votes_told_before_a_ballot_are_those_that_are_counted() -> None:
    s = ship(1)
    s.track = 3
    option, other = [next(i for i, one in enumerate(s.book.options) if one.side == side) for side in (1, -1)]
    hold_vote(s, OPTION_BALLOT, (option, other), True, 0, BY_SEAT[0])
    told = forecast(s, 0)
    assert [(one.choice, one.side, one.adds) for one in told.ballot] == [(option, 1, 3), (other, -1, 0)]
    assert told.votes == tuple(officer.rank for officer in s.officers)


@pytest.mark.rule("GEN7-30.11")
def test_a_plot_station_that_took_its_dice_is_spent() -> None:
    s = ship(1)
    stations = s.book.points[s.point].stations
    assert forecast(s, None).spent == ()
    for i, number in enumerate(stations):
        s.plot_done[i] = s.book.plot_stations[number].limit
    assert forecast(s, None).spent == tuple(stations)
