"""A turn: deploy or recall, and how it ends."""

from __future__ import annotations

import pytest

from sternhafen.games.cryo.actions import (
    Decline,
    Deploy,
    DiscardCard,
    EndTurn,
    Recall,
    Resolve,
    ReturnDrone,
    ScrapCard,
    Use,
)
from sternhafen.games.cryo.rules.cards import HandLimit
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.incidents import ChooseIncident
from sternhafen.games.cryo.rules.turns import Finish, Turn
from tests.games.cryo.positions import (
    DSP,
    ENG,
    TRANSPORT,
    allowed,
    deploy,
    do,
    dock,
    hold,
    own,
    pose,
    refusal,
    space,
    table,
)


@pytest.mark.rule("CRYO-4.1")
def test_a_turn_is_one_deploy_or_one_recall() -> None:
    s = table()
    s.sides[0].home, s.sides[0].docks = 0b011, 1 << dock(ENG, 1)
    kinds = {type(action) for action in s.legal(0)}
    assert kinds == {Deploy, Recall}
    do(s, Deploy(0, TRANSPORT), Decline())
    assert isinstance(s.question(0), Finish)
    assert not allowed(s, Recall())
    assert not allowed(s, Deploy(1, TRANSPORT))
    do(s, EndTurn())
    assert s.asked() == [1]
    assert refusal(s, Deploy(1, TRANSPORT)) == ("not-your-turn", "CRYO-4.1")


@pytest.mark.rule("CRYO-4.2", "CRYO-5.1")
def test_the_player_picks_which_platform_drone_leaves_for_which_dock() -> None:
    s = table()
    assert refusal(s, Deploy(4, dock(ENG, 1))) == ("no-drone-there", "CRYO-4.2")
    homes = {action.home for action in s.legal(0) if isinstance(action, Deploy)}
    docks = {action.dock for action in s.legal(0) if isinstance(action, Deploy)}
    assert homes == {0, 1, 2}
    assert docks == set(range(21))
    do(s, Deploy(1, dock(DSP, 2)))
    assert s.sides[0].home == 0b101
    assert s.sides[0].docks == 1 << dock(DSP, 2)


@pytest.mark.rule("CRYO-4.3")
def test_without_a_drone_on_the_board_there_is_nothing_to_recall() -> None:
    assert refusal(table(), Recall()) == ("nothing-to-recall", "CRYO-4.3")


@pytest.mark.rule("CRYO-4.4")
def test_with_all_drones_out_recall_is_compulsory() -> None:
    s = table()
    s.sides[0].home, s.sides[0].docks, s.sides[0].transport = 0, 0b11, 1
    assert refusal(s, Deploy(0, TRANSPORT)) == ("must-recall", "CRYO-4.4")
    assert s.legal(0) == [Recall()]


@pytest.mark.rule("CRYO-4.5")
def test_scrapping_comes_in_addition_to_the_turns_move() -> None:
    s = table()
    hold(s, 0, 1, 2)
    do(s, ScrapCard(1))
    assert isinstance(s.question(0), Turn)
    assert refusal(s, ScrapCard(2)) == ("already-scrapped", "CRYO-7.1")
    assert allowed(s, Deploy(0, TRANSPORT))


@pytest.mark.rule("CRYO-4.6")
def test_passing_is_impossible_but_the_transport_dock_is_always_open() -> None:
    s = table()
    s.damaged = (1 << 20) - 1
    assert {type(action) for action in s.legal(0)} == {Deploy}
    assert {action.dock for action in s.legal(0) if isinstance(action, Deploy)} == {TRANSPORT}
    assert not allowed(s, Decline())
    assert not allowed(s, EndTurn())


@pytest.mark.rule("CRYO-4.7")
def test_surplus_hand_cards_are_discarded_down_to_five_without_reward() -> None:
    s = table()
    own(s, 0)
    hold(s, 0, 0, 0, 1, 2, 3, 4, 5)
    pose(s, Finish(0))
    do(s, EndTurn())
    assert isinstance(s.question(0), HandLimit)
    assert refusal(s, DiscardCard(7)) == ("card-not-in-hand", "CRYO-4.7")
    do(s, DiscardCard(0))
    assert isinstance(s.question(0), HandLimit)
    do(s, DiscardCard(3))
    assert s.sides[0].hand == (0, 1, 2, 4, 5)
    assert s.sides[0].resources == [0] * 5
    assert s.asked() == [1]


@pytest.mark.rule("CRYO-4.8")
def test_after_a_turn_the_next_player_follows_or_the_game_ends() -> None:
    s = table()
    pose(s, Finish(0))
    do(s, EndTurn())
    assert isinstance(s.question(1), Turn)
    s = table()
    s.ending = True
    pose(s, Finish(0))
    do(s, EndTurn())
    assert s.asked() == []
    assert s.outcome() is not None


@pytest.mark.rule("CRYO-4.9")
def test_a_surplus_card_may_still_be_scrapped_before_the_hand_limit() -> None:
    s = table()
    own(s, 0)
    hold(s, 0, 0, 1, 2, 3, 4, 5)
    pose(s, Finish(0))
    do(s, ScrapCard(1), EndTurn())
    assert s.sides[0].resources[4] == 1
    assert s.asked() == [1]
    s = table()
    hold(s, 0, 0, 1, 2, 3, 4, 5)
    pose(s, Finish(0))
    do(s, EndTurn())
    assert refusal(s, ScrapCard(1)) == ("not-now", "CRYO-4.7")


@pytest.mark.rule("CRYO-5.2", "CRYO-5.5")
def test_a_deployed_drone_may_act_once_or_not_at_all() -> None:
    s = table()
    deploy(s, dock(ENG, 1))
    assert isinstance(s.question(0), AtDock)
    assert refusal(s, Use(space(ENG, "g"))) == ("not-adjacent", "CRYO-3.5")
    do(s, Decline())
    assert isinstance(s.question(0), Finish)
    s = table()
    deploy(s, TRANSPORT)
    do(s, Decline())
    assert isinstance(s.question(0), Finish)


@pytest.mark.rule("CRYO-5.6")
def test_leaving_the_platform_has_no_effect_there() -> None:
    s = table()
    slots, res = list(s.sides[0].slots), list(s.sides[0].resources)
    deploy(s, dock(ENG, 1))
    assert s.sides[0].slots == slots
    assert s.sides[0].resources == res


@pytest.mark.rule("CRYO-6.1")
def test_recall_is_salvage_then_incident_then_drone_return() -> None:
    s = table()
    own(s, 0)
    s.sides[0].home, s.sides[0].docks = 0b110, 1 << dock(ENG, 1)
    s.sides[0].stasis[11], s.sides[0].salvage = 1, [1, 0, 0]
    do(s, Recall())
    assert s.sides[0].resources == [1, 0, 0, 0, 0]
    assert isinstance(s.question(0), ChooseIncident)
    assert refusal(s, ReturnDrone(0))[1] == "CRYO-6.4"
    s.incidents = [1, 1, 1, 1]
    do(s, Resolve(0))
    assert s.sides[0].docks
    do(s, ReturnDrone(5))
    assert s.sides[0].home == 0b100110
