"""Jump Drive (PU-28)."""

from __future__ import annotations

import pytest

from sternhafen.engine import Action
from sternhafen.games.planet_unknown.actions import Boost, KeepObjective, TakeUnplaced, TeleportRover
from sternhafen.games.planet_unknown.data.vocabulary import CIV, ROVER, TECH
from sternhafen.games.planet_unknown.rules.corporations.actions import BoostForPatch, ClaimRow, SetLifepod, TechAsEnergy
from sternhafen.games.planet_unknown.rules.lifepods import lose_collected_lifepod
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.rules.tracks import move_back
from sternhafen.games.planet_unknown.scoring import neighbour_points, track_medals
from tests.games.planet_unknown.founding import settled
from tests.games.planet_unknown.position import (
    DONE,
    ENERGISE,
    at,
    bag,
    block,
    do,
    event,
    fill,
    finish,
    lay,
    learn,
    offers,
    placing,
    put,
    refused,
    show,
    tile,
)


@pytest.mark.rule("PU-28.1", "PU-28.2", "PU-28.10")
def test_jump_drive_unlocks_technologies_with_lifepods_in_any_order() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    c.held = 2
    bag(s)
    assert refused(s, 0, DONE) == "PU-3.10"
    do(s, 0, SetLifepod(82))
    assert s.view(0).colonies[0].technologies == ("double_boost",)
    assert refused(s, 0, SetLifepod(82)) == "PU-26.2"
    do(s, 0, SetLifepod(-1))
    assert c.got_lifepods == 1
    move_back(s, 0, TECH, 5)
    assert technologies(c)


@pytest.mark.rule("PU-28.3")
def test_jump_drive_tech_medals_fall_with_height() -> None:
    c = settled("jump-drive").colonies[0]
    found = []
    for field in (0, 1, 5, 6, 8, 11, 15):
        c.markers[TECH] = field
        found.append(track_medals(c, TECH))
    assert found == [0, 5, 5, 3, 2, 1, 1]
    assert [i for i, field in enumerate(c.board().bonuses[TECH]) if field] == [2, 12]


@pytest.mark.rule("PU-28.4", "PU-28.12")
def test_jump_drive_a_takes_a_boost_for_a_patch_even_an_unplaceable_one() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    learn(c, "boost_instead_of_patch")
    c.patches_to_lay, c.free = 2, 0
    bag(s)
    do(s, 0, BoostForPatch())
    assert c.boosts == 1
    assert refused(s, 0, BoostForPatch()) == "PU-8.3"
    s = settled("jump-drive")
    c = s.colonies[0]
    learn(c, "boost_instead_of_patch")
    event(s, "no_synergy")
    c.patches_to_lay = 1
    bag(s)
    assert refused(s, 0, BoostForPatch()) == "PU-8.3"


@pytest.mark.rule("PU-28.5")
def test_jump_drive_b_teleports_within_a_terrain_once_a_round() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    learn(c, "teleport_same_terrain")
    fill(c, block(9, 6, 1, 1), CIV)
    start = next(at(x, 4) for x in range(4, 8) if c.terrain[CIV] >> at(x, 4) & 1)
    c.rovers, c.moves = 1 << start, 2
    bag(s)
    do(s, 0, TeleportRover(True, start, at(9, 6)))
    assert c.moves == 1
    assert not offers(s, 0, TeleportRover)


@pytest.mark.rule("PU-28.6")
def test_jump_drive_c_doubles_a_boost_once_a_round() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    c.boosts = 2
    bag(s)
    assert refused(s, 0, Boost(CIV, True)) == "PU-28.6"
    learn(c, "double_boost")
    do(s, 0, Boost(CIV, True))
    assert c.markers[CIV] == 2
    assert refused(s, 0, Boost(CIV, True)) == "PU-28.6"


@pytest.mark.rule("PU-28.7")
def test_jump_drive_d_treats_tech_as_energy_for_placed_tiles_only() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    learn(c, "tech_as_energy")
    put(s, 0, tile("I2", "rover", "tech"), (4, 5))
    do(s, 0, TechAsEnergy())
    assert refused(s, 0, ENERGISE[TECH]) == "PU-13.2"
    do(s, 0, ENERGISE[ROVER])
    finish(s, 0)
    assert (c.markers[ROVER], c.markers[TECH]) == (2, 0)
    s = settled("jump-drive")
    c = s.colonies[0]
    learn(c, "tech_as_energy")
    c.free = 0
    show(s, 0, 0, tile("I2", "rover", "tech"))
    do(s, 0, TakeUnplaced(0))
    assert refused(s, 0, TechAsEnergy()) == "PU-28.7"


@pytest.mark.rule("PU-28.8")
def test_jump_drive_e_claims_the_bonuses_of_a_height() -> None:
    s = settled("jump-drive")
    c = s.colonies[0]
    c.markers[CIV] = 10
    c.held = 1
    bag(s)
    do(s, 0, SetLifepod(84))
    do(s, 0, ClaimRow(CIV))
    assert c.milestones == (4,)
    assert (c.boosts, c.moves) == (2, 2)


@pytest.mark.rule("PU-12.4", "PU-28.8", "PU-28.9")
@pytest.mark.parametrize(("place", "answer"), [(84, ClaimRow), (85, KeepObjective)])
def test_jump_drive_uses_e_and_f_once_even_if_they_are_unlocked_again(place: int, answer: type[Action]) -> None:
    s = placing("jump-drive", seats=3)
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c = s.colonies[0]
    c.markers[CIV] = 4
    c.held = 1
    bag(s)
    do(s, 0, SetLifepod(place))
    do(s, 0, offers(s, 0, answer)[0])
    lose_collected_lifepod(s, 0, place)
    c.held = 1
    bag(s)
    do(s, 0, SetLifepod(place))
    assert c.lodged == 1 << place
    assert not offers(s, 0, answer)
    assert (c.effects, c.hand.offer) == ((), ())


@pytest.mark.rule("PU-28.9", "PU-28.11")
def test_jump_drive_f_sets_an_objective_for_all_players() -> None:
    s = placing("jump-drive", seats=3)
    lay(s, 0, tile("I4", "civ", "energy"), (4, 4))
    c = s.colonies[0]
    c.held = 1
    bag(s)
    do(s, 0, SetLifepod(85))
    assert len(c.hand.offer) == 3
    assert not set(c.hand.offer) & set(s.neighbours)
    assert s.view(1).colonies[0].offered == 3
    assert s.view(1).offer == ()
    kept, *rest = c.hand.offer
    do(s, 0, KeepObjective(kept))
    assert s.common == (kept,)
    assert s.view(2).common == (kept,)
    assert set(rest) <= set(s.boxed_objectives())
    s.neighbours = ()
    assert sorted(neighbour_points(s)) in ([0, 0, 5], [0, 2, 2], [2, 2, 2])


@pytest.mark.rule("PU-21.10")
def test_jump_drive_f_gives_nothing_in_solo() -> None:
    s = placing("jump-drive", seats=1)
    c = s.colonies[0]
    c.held = 1
    bag(s)
    do(s, 0, SetLifepod(85))
    assert c.hand.offer == ()
