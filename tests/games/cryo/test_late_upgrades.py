"""Early Warning, Overclock and the Spider, and that the rules know no upgrade by its name."""

from __future__ import annotations

import importlib
import pkgutil

import pytest

from sternhafen.games.cryo import rules
from sternhafen.games.cryo.actions import (
    Activate,
    Announce,
    Decline,
    Divert,
    DrawCard,
    Launch,
    PlayCard,
    Recall,
    Resolve,
    ReturnDrone,
    Settle,
    Spend,
    TakeReward,
    Use,
)
from sternhafen.games.cryo.data.tables import (
    AUTOMATION,
    CARDS,
    EARLY_WARNING,
    INTERFACE,
    MOTH,
    OVERCLOCK,
    SPIDER,
)
from sternhafen.games.cryo.events import PodWarned
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.incidents import ChooseIncident
from sternhafen.games.cryo.rules.turns import Finish
from sternhafen.games.cryo.rules.upgrades.automation import Automating
from sternhafen.games.cryo.rules.upgrades.catalogue import UPGRADES
from sternhafen.games.cryo.rules.upgrades.overclock import Overclocking
from tests.games.cryo.positions import (
    DSP,
    ENG,
    LAB,
    RND,
    SABOTAGE,
    TRANSPORT,
    allowed,
    awake,
    build,
    deploy,
    do,
    dock,
    hold,
    lay_cave,
    only,
    open_incident,
    open_tile,
    own,
    pose,
    refusal,
    space,
    table,
    tunnel,
    upgrade,
    vehicle,
)

# Early Warning -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.12", "CRYO-9.14")
def test_early_warning_saves_one_pod_into_the_next_chamber_on_anybodys_sabotage() -> None:
    s = table(3)
    for seat in (0, 2):
        upgrade(s, seat, EARLY_WARNING)
    open_incident(s, DSP, SABOTAGE)
    pose(s, ChooseIncident(1))
    told = do(s, Resolve(DSP), seat=1)
    assert [event.side for event in only(told, PodWarned)] == [2, 0]
    for seat in (0, 2):
        assert s.sides[seat].stasis[9:] == [0, 3, 2]  # one of two, even from a large chamber
        assert s.sides[seat].destroyed == 1
    assert s.sides[1].destroyed == 2


@pytest.mark.rule("CRYO-9.13")
def test_early_warning_in_chamber_three_needs_room_on_platform_or_vehicles() -> None:
    for room in (True, False):
        s = table()
        upgrade(s, 0, EARLY_WARNING)
        s.sabotaged = 0b011
        awake(s, 0, 5)
        if room:
            vehicle(s, 0, MOTH)
        open_incident(s, ENG, SABOTAGE)
        pose(s, ChooseIncident(1))
        do(s, Resolve(ENG), seat=1)
        assert s.sides[0].stasis[2] == 0
        assert s.sides[0].awake == (6 if room else 5)
        assert s.sides[0].destroyed == (0 if room else 1)


@pytest.mark.rule("CRYO-9.34")
def test_early_warning_acts_where_a_diverted_sabotage_really_strikes() -> None:
    s = table()
    upgrade(s, 0, EARLY_WARNING)
    s.sabotaged = 0b111
    open_incident(s, ENG, SABOTAGE)
    pose(s, ChooseIncident(0))
    do(s, Resolve(ENG), Divert(RND))
    assert s.sides[0].stasis[6:9] == [0, 2, 1]
    assert s.sides[0].destroyed == 0


# Overclock -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.15", "CRYO-9.16", "CRYO-9.31")
def test_overclock_pays_a_tech_for_one_other_action_of_the_dock() -> None:
    s = table()
    own(s, 0)
    upgrade(s, 0, OVERCLOCK)
    open_tile(s, 0, 3)  # crystal and tech: the gain pays
    open_tile(s, 1, 0)
    deploy(s, dock(ENG, 1))
    do(s, Use(space(ENG, "c")), TakeReward())
    assert isinstance(s.question(0), Overclocking)
    assert refusal(s, Use(space(ENG, "c"))) == ("same-action", "CRYO-9.16")
    assert refusal(s, Use(space(ENG, "g"))) == ("not-adjacent", "CRYO-3.5")
    do(s, Use(space(ENG, "d")), TakeReward())
    assert s.sides[0].resources == [2, 0, 0, 0, 0]
    assert isinstance(s.question(0), Finish)  # once a drone


@pytest.mark.rule("CRYO-9.16")
def test_overclock_needs_a_first_action() -> None:
    s = table()
    own(s, 0, tech=3)
    upgrade(s, 0, OVERCLOCK)
    deploy(s, dock(ENG, 1))
    do(s, Decline())
    assert isinstance(s.question(0), Finish)


@pytest.mark.rule("CRYO-9.17")
def test_overclock_never_works_at_the_transport_dock() -> None:
    s = table()
    own(s, 0, 5, 5, 5, 0, 6)
    upgrade(s, 0, OVERCLOCK)
    vehicle(s, 0, 0, 4)
    awake(s, 0, 3)
    lay_cave(s, "A1", 0)
    deploy(s, TRANSPORT)
    do(s, Launch(0, tunnel("A1", "B1")), Settle(1, 0))
    assert isinstance(s.question(0), Finish)


@pytest.mark.rule("CRYO-9.31")
def test_overclocks_second_action_has_its_normal_cost_beside_the_tech() -> None:
    s = table()
    upgrade(s, 0, OVERCLOCK)
    own(s, 0, tech=1)
    pose(s, Overclocking(0, dock(RND, 2), space(RND, "d")))
    assert refusal(s, Use(space(RND, "b"))) == ("cannot-pay", "CRYO-9.31")
    own(s, 0, tech=1, nanites=1)
    do(s, Use(space(RND, "b")))
    do(s, Spend(0, 0, 1, 0, 0), Announce(1, 0))
    assert s.sides[0].resources == [0] * 5
    own(s, 0, tech=1, nanites=1)  # paying with the nanite would leave nothing for the pod
    pose(s, Overclocking(0, dock(ENG, 1), space(ENG, "c")))
    do(s, Use(space(ENG, "a")))
    assert s.sides[0].resources == [0, 0, 0, 1, 0]


@pytest.mark.rule("CRYO-9.32")
def test_overclock_works_on_a_damaged_dock_entered_with_interface() -> None:
    s = table()
    own(s, 0, tech=1)
    s.damaged = 1 << dock(ENG, 4)
    upgrade(s, 0, OVERCLOCK, INTERFACE)
    open_tile(s, 1, 0)
    deploy(s, dock(ENG, 4))
    do(s, Use(space(ENG, "d")), TakeReward())
    assert isinstance(s.question(0), Overclocking)
    assert allowed(s, Use(space(ENG, "f")))


@pytest.mark.rule("CRYO-9.30")
def test_an_upgrade_counts_from_the_moment_it_is_in_play() -> None:
    s = table()
    own(s, 0, tech=2)
    hold(s, 0, OVERCLOCK)
    deploy(s, dock(RND, 2))
    do(s, Use(space(RND, "b")), Announce(0, 1), PlayCard(OVERCLOCK, 0))
    assert isinstance(s.question(0), Overclocking)
    s = table()
    own(s, 0, crystal=1)
    hold(s, 0, AUTOMATION)
    build(s, 0, 6, 0)
    build(s, 0, 0, 8)
    s.incidents = [5] * 4
    s.sides[0].home, s.sides[0].docks = 0b110, 1 << dock(LAB, 1)
    do(s, Recall(), Resolve(0), ReturnDrone(5), Activate(5), PlayCard(AUTOMATION, 0))
    assert isinstance(s.question(0), Automating)
    do(s, Activate(0))
    assert s.sides[0].resources[1] == 1


# The Spider ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("CRYO-9.28", "CRYO-9.29")
def test_the_spider_brings_a_destroyed_pod_back_even_without_platform_room() -> None:
    s = table()
    hold(s, 0, SPIDER, SPIDER)
    s.sides[0].stasis[0], s.sides[0].destroyed = 0, 1
    awake(s, 0, 5)
    pose(s, CardAction(0))
    do(s, PlayCard(SPIDER, 2))
    assert s.sides[0].destroyed == 0
    assert s.sides[0].awake == 6
    pose(s, CardAction(0))
    do(s, PlayCard(SPIDER, 2))
    assert s.sides[0].awake == 6  # nobody left to rescue


def test_a_card_drawn_through_a_card_action_can_be_kept() -> None:
    s = table()
    pose(s, CardAction(0))
    do(s, DrawCard())
    assert len(s.sides[0].hand) == 1


UPGRADE_NAMES = {
    "GROUND_SCANNER",
    "SUPERCHARGE",
    "INTERFACE",
    "WAKE_PROTOCOL",
    "AUTOMATION",
    "PROTOTYPE",
    "EARLY_WARNING",
    "OVERCLOCK",
}


def test_rules_know_no_upgrade_by_name() -> None:
    for module in pkgutil.walk_packages(rules.__path__, rules.__name__ + "."):
        if ".upgrades" not in module.name:
            assert not UPGRADE_NAMES & set(vars(importlib.import_module(module.name))), module.name


def test_every_upgrade_has_its_module_in_the_order_of_the_cards() -> None:
    assert [upgrade.card for upgrade in UPGRADES] == list(range(CARDS))
