"""Why-not tells the true reason: about what was pointed at and picked, not about something else."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine import Illegal, State, Title
from sternhafen.games import titles
from sternhafen.games.cryo.rules.caves import AtTransport
from sternhafen.games.escape_pods.rules.basic_actions import Embarking
from tests import teaching
from tests.games.cryo import positions as cryo
from tests.games.escape_pods import position as pods

TITLES = [*titles().values(), teaching.title()]
POSITIONS = 60
"""How many positions of a title are looked at."""


def matching(s: State, seat: int, wanted: set[str]) -> list[Illegal | None]:
    """Return what the rules say of every candidate that holds all that is wanted."""
    return [ask.check(s, action) for ask, action in s.candidates(seat) if wanted <= set(action.targets())]


@pytest.mark.parametrize("title", TITLES, ids=lambda title: str(title.id))
def test_the_reason_is_that_of_a_candidate_with_all_that_was_picked_and_pointed_at(title: Title) -> None:
    rng = Random(7)
    looked_at = 0
    for number, seats in enumerate(title.seats * 5 * POSITIONS):
        s = title.start(rng.choice(list(title.variants(seats))), seats, number)
        for _ in range(rng.randrange(60)):
            if (seat := s.first_asked()) >= 0:
                s.play(seat, s.sample_legal(seat, rng.random))
        if (seat := s.first_asked()) < 0:
            continue
        several = [action.targets() for _, action in s.candidates(seat) if action.targets()]
        if not several:
            continue
        *picked, pointed = rng.sample(targets := rng.choice(several), rng.randrange(len(targets)) + 1)
        told, reasons = s.why_not(seat, pointed, picked), matching(s, seat, {*picked, pointed})
        assert told is None if None in reasons else told in reasons, (picked, pointed)
        stranger = rng.choice(rng.choice(several))
        if not matching(s, seat, {*picked, pointed, stranger}):
            told = s.why_not(seat, stranger, [*picked, pointed])
            assert told is not None
            assert told.code == "not-together"
        looked_at += 1
        if looked_at == POSITIONS:
            return
    raise AssertionError(f"only {looked_at} positions had something to point at")


@pytest.mark.rule("CRYO-3.7")
def test_cryo_a_damaged_dock_is_damaged_whichever_drone_is_meant() -> None:
    s = cryo.table()
    s.damaged = 1 << 7
    s.sides[0].home = 0b100000  # the only drone stands on the last platform dock
    assert s.why_not(0, "dock:7") == Illegal("dock-damaged", "CRYO-3.7", {"dock": 7})
    assert s.why_not(0, "dock:7", ["home:5"]) == Illegal("dock-damaged", "CRYO-3.7", {"dock": 7})
    assert s.why_not(0, "dock:7", ["home:1"]) == Illegal("no-drone-there", "CRYO-4.2", {"home": 1})


@pytest.mark.rule("CRYO-5.40")
def test_cryo_a_tunnel_that_is_too_expensive_says_so_though_other_vehicles_are_missing() -> None:
    s = cryo.table()
    cryo.vehicle(s, 0, 4)
    cryo.awake(s, 0, 1)
    cryo.own(s, 0)
    cryo.lay_cave(s, "A1", 0)
    cryo.pose(s, AtTransport(0))
    tunnel = cryo.tunnel("A1", "B1")
    assert s.why_not(0, f"tunnel:{tunnel}") == Illegal("cannot-pay-launch", "CRYO-5.40", {"tunnel": tunnel})
    assert s.why_not(0, f"tunnel:{tunnel}", ["vehicle:0"]) == Illegal("no-such-vehicle", "CRYO-5.33", {"vehicle": 0})


@pytest.mark.rule("PODS-1.13")
def test_escape_pods_a_full_pod_is_full_whoever_is_meant() -> None:
    s = pods.table()
    pods.fill(s, pods.TWO_A, 3, "1K", "2K")
    far, near = pods.fill(s, pods.THREE, 12, "0K")[0], pods.fill(s, pods.TWO_B, 4, "0W")[0]
    s.agenda.append(Embarking(0))
    assert s.why_not(0, f"pod:{pods.TWO_A}") == Illegal("pod-full", "PODS-1.13", {"pod": pods.TWO_A})
    assert s.why_not(0, f"pod:{pods.TWO_A}", [f"crew:{near}"]) == Illegal("pod-full", "PODS-1.13", {"pod": pods.TWO_A})
    told = s.why_not(0, f"pod:{pods.TWO_A}", [f"crew:{far}"])
    assert told is not None
    assert told.code == "pods-not-adjacent"


@pytest.mark.rule("PODS-1.13")
def test_escape_pods_a_full_pod_is_full_also_for_those_who_sit_in_it() -> None:
    s = pods.table()
    pods.fill(s, pods.TWO_A, 3, "0K", "2K")
    s.agenda.append(Embarking(0))
    assert s.why_not(0, f"pod:{pods.TWO_A}") == Illegal("pod-full", "PODS-1.13", {"pod": pods.TWO_A})
