"""Events without milestones and without boosts (PU-20.10, 20.11)."""

from __future__ import annotations

import pytest

from sternhafen.games.planet_unknown.data.corporations import CORPORATIONS
from sternhafen.games.planet_unknown.data.vocabulary import BIOMASS, CIV, ROVER, TECH, VERBS, WATER, tech
from sternhafen.games.planet_unknown.game import PlanetUnknown
from sternhafen.games.planet_unknown.rules.corporations.actions import BoostForPatch, TakeDoubleField
from sternhafen.games.planet_unknown.rules.corporations.jump_drive import claim_row
from sternhafen.games.planet_unknown.rules.gains.carry_out import carry_out
from sternhafen.games.planet_unknown.rules.rounds import PLACING_STEP
from sternhafen.games.planet_unknown.rules.technology import technologies
from sternhafen.games.planet_unknown.rules.tracks import advance, move_back
from sternhafen.games.planet_unknown.state import PLACING
from tests.games.planet_unknown.founding import drawing, settled
from tests.games.planet_unknown.position import (
    bag,
    do,
    event,
    learn,
    offers,
    placing,
    put,
    tile,
)


@pytest.mark.rule("PU-20.10", "PU-24.11")
def test_without_milestones_moves_and_boosts_still_count_and_technologies_wait() -> None:
    s = placing()
    c = s.colonies[0]
    event(s, "no_milestones")
    c.cap = c.markers[TECH]
    advance(s, 0, CIV, 3)
    advance(s, 0, BIOMASS, 3)
    advance(s, 0, ROVER, 2)
    advance(s, 0, TECH, 3)
    assert (c.milestones, c.patches_to_lay, c.rovers_to_put) == ((), 0, 0)
    assert (c.boosts, c.moves) == (2, 1)
    assert technologies(c) == 0
    s.lanes = [[], []]
    c.boosts = c.moves = 0
    s.settle()
    assert s.round == 2
    assert technologies(c) == 1
    s = placing("republic")
    event(s, "no_milestones")
    advance(s, 0, CIV, 2)
    assert s.colonies[0].effects == ()
    s = placing("cosmos-inc")
    event(s, "no_milestones")
    advance(s, 0, TECH, 5)
    assert (s.colonies[0].shifts, s.colonies[0].spent) == (0, 0)


def without_milestones(corporation: str, reached: int = 0) -> PlanetUnknown:
    """Return a game in whose placing step the event without milestones holds, with seat 0's tech marker on a field."""
    s = drawing("no_milestones", corporation=corporation)
    s.colonies[0].markers[TECH] = reached
    s.agenda = [PLACING_STEP, *s.agenda[-1:]]
    s.settle()
    assert s.phase == PLACING
    return s


def next_round(s: PlanetUnknown) -> None:
    """Begin the next round at once."""
    s.lanes = [[], []]
    s.next_event, s.deck = -1, (0, 0, 0)
    s.settle()
    assert s.round == 2


@pytest.mark.rule("PU-20.10")
def test_a_technology_passed_without_milestones_works_from_the_next_round_on() -> None:
    for corporation in ("standard", "oasis-ultd", "horizon-group", "makeshift"):
        s = without_milestones(corporation)
        c = s.colonies[0]
        if corporation == "makeshift":
            c.markers[CIV] = c.board().tech_fields[0]
            c.set_column(CIV, TECH)
        else:
            advance(s, 0, TECH, c.board().tech_fields[0])
        assert technologies(c) == 0, corporation
        next_round(s)
        assert technologies(c) == tech(c.board().technologies[0]), corporation


@pytest.mark.rule("PU-20.10", "PU-12.2")
def test_a_technology_reached_before_goes_on_without_milestones() -> None:
    fields = CORPORATIONS[0].tech_fields
    s = without_milestones("standard", reached=fields[0])
    c = s.colonies[0]
    advance(s, 0, TECH, fields[1] - fields[0])
    assert technologies(c) == tech(c.board().technologies[0])


@pytest.mark.rule("PU-20.10", "PU-12.4", "PU-26.8")
def test_a_one_time_technology_passed_without_milestones_is_not_used_up() -> None:
    s = without_milestones("cosmos-inc")
    c = s.colonies[0]
    field = c.board().tech_fields[1]
    advance(s, 0, TECH, field)
    assert (c.owed, c.spent) == (0, 0)
    next_round(s)
    assert c.owed == 0, "it is not made up for"
    move_back(s, 0, TECH, 1)
    advance(s, 0, TECH, 1)
    assert c.owed == 3, "reached again it works"


@pytest.mark.rule("PU-20.10", "PU-24.11", "PU-25.1", "PU-28.8", "PU-31.1")
def test_without_milestones_special_corporations_get_nothing_from_them() -> None:
    wormhole = without_milestones("wormhole-corp")
    advance(wormhole, 0, BIOMASS, 1)
    wormhole.colonies[0].boosts = 1
    bag(wormhole)
    do(wormhole, 0, TakeDoubleField(True))
    assert wormhole.colonies[0].patches_to_lay == 0, "the patch of a double field is a milestone"
    wormhole = without_milestones("wormhole-corp")
    advance(wormhole, 0, BIOMASS, 1)
    bag(wormhole)
    do(wormhole, 0, TakeDoubleField(False))
    assert wormhole.colonies[0].boosts == 1, "its boost is none"
    republic = without_milestones("republic")
    republic.colonies[0].markers[WATER] = 3
    advance(republic, 0, CIV, 2)
    assert (republic.colonies[0].milestones, republic.colonies[0].effects) == ((), ())
    jump = without_milestones("jump-drive")
    jump.colonies[0].markers[CIV] = 10
    claim_row(jump, 0, CIV)
    assert (jump.colonies[0].milestones, jump.colonies[0].boosts, jump.colonies[0].moves) == ((), 2, 2)
    flux = without_milestones("flux-industries")
    advance(flux, 0, TECH, flux.colonies[0].board().tech_fields[0])
    assert flux.colonies[0].effects == (), "no flux token is moved"


@pytest.mark.rule("PU-20.11")
def test_without_boosts_none_comes_from_anywhere() -> None:
    s = placing()
    event(s, "no_synergy")
    advance(s, 0, TECH, 2)
    carry_out(s, 0, (VERBS["synergy"], 1, 0))
    assert s.colonies[0].boosts == 0


@pytest.mark.rule("PU-20.11")
@pytest.mark.parametrize("forbidden", [False, True])
def test_without_boosts_special_corporations_get_none_either(forbidden: bool) -> None:
    def begun(corporation: str, technology: str = "") -> PlanetUnknown:
        s = settled(corporation)
        if technology:
            learn(s.colonies[0], technology)
        if forbidden:
            event(s, "no_synergy")
        return s

    wanted = 0 if forbidden else 1
    wormhole = begun("wormhole-corp")
    advance(wormhole, 0, BIOMASS, 1)
    wormhole.colonies[0].rovers_to_put = 1  # something else to do, so that the bag stays open
    bag(wormhole)
    do(wormhole, 0, TakeDoubleField(False))
    assert wormhole.colonies[0].boosts == wanted, "the boost of a double field"
    oasis = begun("oasis-ultd", "boost_per_water_tile")
    put(oasis, 0, tile("I2", "water", "rover"), (6, 5))
    assert oasis.colonies[0].boosts == wanted, "level 5 of Oasis Ultd."
    republic = begun("republic", "boost_per_civ_milestone")
    advance(republic, 0, CIV, 2)
    assert republic.colonies[0].boosts == wanted, "level 4 of Republic"
    jump = begun("jump-drive", "boost_instead_of_patch")
    jump.colonies[0].patches_to_lay = 1
    bag(jump)
    assert bool(offers(jump, 0, BoostForPatch)) is not forbidden, "technology A of Jump Drive"
    claim = begun("jump-drive")
    claim.colonies[0].markers[WATER] = 3
    claim_row(claim, 0, WATER)
    assert claim.colonies[0].boosts == wanted, "technology E of Jump Drive"
