"""What undone tasks will break: the forecast is what the end of the round then does."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import bitset
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.data.vocabulary import RED, SYSTEMS
from sternhafen.games.gen7.forecast import forecast
from sternhafen.games.gen7.rules.cards.priority_tasks import fail_task
from sternhafen.games.gen7.rules.status import update_stations
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
