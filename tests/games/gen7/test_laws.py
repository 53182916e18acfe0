"""The engine's laws, golden games, and long random campaigns."""

from __future__ import annotations

from random import Random

import pytest

from sternhafen.engine.laws import play_by_the_laws
from sternhafen.games.gen7 import TITLE
from sternhafen.games.gen7.campaign.registry import FIRST
from sternhafen.games.gen7.campaign.story import ENDING
from sternhafen.games.gen7.options import Carry, Gen7Options
from tests.games.gen7.bot import helpful
from tests.games.gen7.table import BOOK, advance, campaign_at, fresh, rule_ids

RULES = rule_ids()


@pytest.mark.parametrize(("seats", "seed", "confirm"), [(3, 1, True), (4, 1, False), (4, 2, False)])
def test_the_first_episode_keeps_the_laws(seats: int, seed: int, confirm: bool) -> None:
    play_by_the_laws(TITLE, seats, Gen7Options(campaign=FIRST, confirm=confirm), seed, share=0.12, rules=RULES)


@pytest.mark.parametrize(("seats", "seed", "episodes"), [(3, 5, 2), (4, 6, 4), (4, 8, 6)])
def test_later_episodes_keep_the_laws(seats: int, seed: int, episodes: int) -> None:
    carry = campaign_at(seed, episodes, seats)
    play_by_the_laws(TITLE, seats, Gen7Options(campaign=FIRST, carry=carry), seed, share=0.08, rules=RULES)


def test_both_ways_of_confirming_are_tried() -> None:
    assert {options.confirm for options in TITLE.variants(3)} == {True, False}


GOLDEN = {
    (3, 101): "a942b3e79e3076cd8c5e91cdc435aa38",
    (4, 102): "71d0bc4854e95961e37b03165b877e00",
    (4, 103): "6545cc1ade0d720750e8f62add5b07eb",
}


@pytest.mark.parametrize(("seats", "seed"), GOLDEN)
def test_golden_episodes(seats: int, seed: int) -> None:
    s = advance(fresh(seats, seed, confirm=False), lambda s: s.first_asked() < 0, seed)
    assert s.digest() == GOLDEN[seats, seed]


def campaign(seats: int, seed: int, helped: int = 0, towards: str = "end_quiet") -> tuple[set[int], Carry]:
    """Play a whole campaign at random, or with helpful players, who forget the plot after some episodes.

    They steer towards a plot point. Return the plot points reached and the last logbook.
    """
    rng = Random(seed)
    carry: Carry | None = None
    seen: set[int] = set()
    for number in range(7):
        s = fresh(seats, seed * 10 + number, carry, confirm=False)
        while (seat := s.first_asked()) >= 0:
            seen.add(s.point)
            if helped:
                s.play(seat, helpful(s, seat, rng, seed, number < helped, BOOK.point_id[towards]))
            else:
                s.play(seat, s.sample_legal(seat, rng.random))
        seen.add(s.point)
        outcome = s.outcome()
        assert outcome is not None
        found = outcome.carry
        assert isinstance(found, Carry)
        carry = found
        if carry.ended:
            break
    assert carry is not None
    assert carry.ended
    assert BOOK.points[carry.point].kind == ENDING
    return seen, carry


def test_a_random_campaign_ends() -> None:
    seen, carry = campaign(3, 4)
    assert len(carry.history) == 7
    assert len(seen) > 14


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4])
def test_two_hundred_random_campaigns_end(seats: int) -> None:
    for seed in range(200):
        campaign(seats, seed)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [3, 4])
def test_whole_campaigns_keep_the_laws(seats: int) -> None:
    for seed in range(6):
        carry: Carry | None = None
        for number in range(7):
            options = Gen7Options(campaign=FIRST, carry=carry, confirm=seed % 2 == 0)
            match = play_by_the_laws(TITLE, seats, options, seed * 10 + number, share=0.1, rules=RULES)
            outcome = match.state.outcome()
            assert outcome is not None
            carry = outcome.carry


HELPED_SEEDS = range(100, 164)
"""The campaigns of helpful players that are tried one after the other for a plot point that chance does not reach."""


def by_success() -> set[str]:
    """Return the plot points that a plot goal's success leads to."""
    found: set[str] = set()
    for entry in BOOK.point_data:
        if entry["kind"] == "plot":
            following = entry["success"]["next"]
            found |= {following} if isinstance(following, str) else {way["to"] for way in following}
    return found


def plot_in_mind(id: str) -> int:
    """Return for how many episodes helpful players care for the plot: an ending by setback wants the last to fail."""
    return 6 if BOOK.point_data[BOOK.point_id[id]]["kind"] == "ending" and id not in by_success() else 7


@pytest.mark.soak
def test_every_plot_point_and_ending_is_reached() -> None:
    reached: set[int] = set()
    for seed in range(40):
        reached |= campaign(3 + seed % 2, seed)[0]
    for point in range(BOOK.point_count):
        id = BOOK.point_data[point]["id"]
        for seed in HELPED_SEEDS:
            if point not in reached:
                reached |= campaign(3 + seed % 2, seed, plot_in_mind(id), id)[0]
    assert not {BOOK.point_data[point]["id"] for point in range(BOOK.point_count) if point not in reached}
