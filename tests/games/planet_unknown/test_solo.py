"""Solo (PU-21)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.actions import KeepObjective, PutRover, TakeUnplaced
from sternhafen.games.planet_unknown.data.vocabulary import VERBS
from sternhafen.games.planet_unknown.rules.objectives import draw_objective, offer_objectives
from sternhafen.games.planet_unknown.scoring import neighbour_points, solo_target, verdict
from tests.games.planet_unknown.position import (
    at,
    bag,
    do,
    game,
    lay,
    offers,
    placing,
    tile,
)


@pytest.mark.rule("PU-21.1", "PU-21.4", "PU-21.10")
def test_solo_begins_at_a_random_sector_and_turns_by_itself() -> None:
    assert len({game(1, seed).rotation for seed in range(30)}) == 6
    s = game(1, 3)
    start = s.rotation
    for _ in range(3):
        s.play(0, s.legal(0)[0])
    assert s.round == 1
    assert s.rotation == (start + 1) % 6
    assert s.event >= 0
    assert s.commander == 0


@pytest.mark.rule("PU-21.2")
def test_solo_keeps_three_of_four_objectives() -> None:
    s = game(1)
    offer = s.colonies[0].hand.offer
    assert len(offer) == 4
    for k in offer[:3]:
        do(s, 0, KeepObjective(k))
    assert s.colonies[0].hand.objectives == offer[:3]
    assert s.colonies[0].hand.returned == offer[3:]


@pytest.mark.rule("PU-21.3", "PU-20.1")
def test_solo_always_has_events_solo_ones_too() -> None:
    from sternhafen.games.planet_unknown.data.cards import events_of

    assert sum(game(1).deck) == 20
    assert [len(events_of(colour, True)) for colour in range(3)] == [20, 20, 20]
    assert [len(events_of(colour, False)) for colour in range(3)] == [16, 20, 18]


@pytest.mark.rule("PU-21.5", "PU-21.6")
def test_solo_target_follows_the_table_and_the_example_gives_58() -> None:
    assert solo_target((9, 3, 8)) == 58
    assert solo_target((0, 0, 20)) == 49
    assert solo_target((20, 0, 0)) == 72
    assert [solo_target((0, 0, n)) - 60 for n in (2, 3, 6, 7, 10, 11, 14, 15)] == [0, -5, -5, -7, -7, -9, -9, -11]
    assert [solo_target((0, n, 0)) - 60 for n in (2, 3, 7, 11, 15)] == [0, -1, -2, -3, -4]
    assert [solo_target((n, 0, 0)) - 60 for n in (2, 3, 7, 11, 15)] == [0, 3, 6, 9, 12]
    assert game(1, green=9, orange=3, red=8).view(0).target == 58


@pytest.mark.rule("PU-21.7")
def test_solo_verdicts_by_difference() -> None:
    order = [verdict(d) for d in (-30, -11, -10, -6, -5, -1, 0, 4, 5, 9, 10, 14, 15, 40)]
    assert order == [
        "failure", "failure", "survivors", "survivors", "scraping-by", "scraping-by", "fulfilled", "fulfilled",
        "excellent", "excellent", "best-planet", "best-planet", "glorious", "glorious",
    ]  # fmt: skip


@pytest.mark.rule("PU-21.8", "PU-34.13")
def test_the_extra_rover_event_exceeds_the_limit() -> None:
    from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
    from tests.games.planet_unknown.position import event

    s = placing("republic", seats=1)
    c = s.colonies[0]
    event(s, "extra_rover")
    c.rovers, c.rovers_left = 1 << at(9, 9), 0
    carry_out(s, 0, (VERBS["extra_rover"], 0, 0))
    s.play(0, next(a for a in s.legal(0) if type(a).__name__ == "PlaceTile"))
    assert offers(s, 0, PutRover)
    do(s, 0, offers(s, 0, PutRover)[0])
    assert c.rovers.bit_count() == 2
    assert c.board().rovers == 1


@pytest.mark.rule("PU-21.8", "PU-14.3")
def test_the_extra_rover_event_gives_one_rover_however_many_tiles_are_laid() -> None:
    from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
    from tests.games.planet_unknown.position import event

    s = placing(seats=1)
    c = s.colonies[0]
    event(s, "extra_rover")
    carry_out(s, 0, (VERBS["extra_rover"], 0, 0))
    s.play(0, next(a for a in s.legal(0) if type(a).__name__ == "PlaceTile"))
    assert c.rovers_to_put == 1
    do(s, 0, offers(s, 0, PutRover)[0])
    carry_out(s, 0, (VERBS["take_and_place_tile"], 0, 0))
    bag(s)
    s.play(0, next(a for a in s.legal(0) if type(a).__name__ == "PlaceTile"))
    assert (c.rovers_to_put, c.rovers.bit_count(), c.rovers_left) == (0, 1, 2), "a tile taken by card brings no rover"
    s = placing(seats=1)
    c = lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    event(s, "extra_rover")
    carry_out(s, 0, (VERBS["extra_rover"], 0, 0))
    c.free = 0
    s.play(0, TakeUnplaced(0))
    assert {1 << action.cell for action in offers(s, 0, PutRover)} == {1 << at(x, 4) for x in range(4, 8)}


@pytest.mark.rule("PU-21.9")
def test_solo_skips_neighbour_objectives() -> None:
    s = game(1)
    assert s.neighbours == ()
    assert neighbour_points(s) == [0]


@pytest.mark.rule("PU-19.1", "PU-21.2")
def test_an_objective_that_went_back_to_the_box_may_be_drawn_again() -> None:
    s = game(1)
    for goal in s.colonies[0].hand.offer[:3]:
        do(s, 0, KeepObjective(goal))
    hand = s.colonies[0].hand
    (back,) = hand.returned
    others = tuple(goal for goal in s.boxed_objectives() if goal != back)
    s.common = others  # only the one that went back is left in the box
    draw_objective(s, 0)
    assert back in s.colonies[0].hand.objectives
    assert s.colonies[0].hand.returned == ()
    s.verify()
    s.colonies[0].hand = hand
    offer_objectives(s, 0, 3)
    assert (s.colonies[0].hand.offer, s.colonies[0].hand.returned) == ((back,), ())
    s.verify()
