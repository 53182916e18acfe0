"""Recall: salvage and incidents."""

from __future__ import annotations

import pytest

from sternhafen.games.cryo.actions import (
    Decline,
    Divert,
    DrawCard,
    EndTurn,
    Recall,
    Resolve,
    ReturnDrone,
)
from sternhafen.games.cryo.data.tables import SUNSET_TILE
from sternhafen.games.cryo.events import IncidentOpened, PodsDestroyed
from sternhafen.games.cryo.rules.cards import CardAction
from sternhafen.games.cryo.rules.incidents import ChooseIncident, Diverting
from sternhafen.games.cryo.rules.platform import Returning
from tests.games.cryo.positions import (
    CARD_PLUNDER,
    CRYSTAL_PLUNDER,
    DSP,
    ENG,
    LAB,
    SABOTAGE,
    TECH_PLUNDER,
    allowed,
    do,
    dock,
    hold,
    only,
    open_incident,
    out,
    own,
    pose,
    refusal,
    table,
)


@pytest.mark.rule("CRYO-6.2", "CRYO-6.3")
def test_every_pod_at_salvage_brings_a_resource_of_its_row_and_stays() -> None:
    s = table()
    own(s, 0)
    out(s, dock(ENG, 1))
    s.sides[0].stasis[11], s.sides[0].stasis[10], s.sides[0].salvage = 0, 1, [2, 0, 1]
    do(s, Recall())
    assert s.sides[0].resources == [2, 0, 1, 0, 0]
    assert s.sides[0].salvage == [2, 0, 1]


@pytest.mark.rule("CRYO-6.4")
def test_one_incident_of_any_section_must_be_resolved() -> None:
    s = table()
    out(s, dock(ENG, 1))
    do(s, Recall())
    assert set(s.legal(0)) == {Resolve(section) for section in range(4)}
    assert not allowed(s, Decline())
    assert not allowed(s, ReturnDrone(5))
    s.incidents[2] = -1
    assert refusal(s, Resolve(2)) == ("no-incident", "CRYO-6.4")


@pytest.mark.rule("CRYO-6.5", "CRYO-6.6")
def test_the_emptied_space_is_refilled_from_the_leftmost_stack_while_there_is_one() -> None:
    s = table()
    open_incident(s, ENG, CRYSTAL_PLUNDER)
    pose(s, ChooseIncident(0))
    told = do(s, Resolve(ENG))
    assert s.incidents[ENG] >= 0
    assert s.view(0).track == (1, 2, 2, 2, 2, 3)
    assert only(told, IncidentOpened)
    s.track = 0
    open_incident(s, LAB, TECH_PLUNDER)
    pose(s, ChooseIncident(0))
    do(s, Resolve(LAB))
    assert s.incidents[LAB] == -1


@pytest.mark.rule("CRYO-6.7")
def test_the_sunset_has_no_effect_when_it_is_laid_out() -> None:
    s = table()
    s.track = 1
    open_incident(s, ENG, CRYSTAL_PLUNDER)
    pose(s, ChooseIncident(0))
    do(s, Resolve(ENG))
    assert s.incidents[ENG] == SUNSET_TILE
    assert not s.ending
    assert not any(side.kept and SUNSET_TILE in side.kept for side in s.sides)


@pytest.mark.rule("CRYO-6.8", "CRYO-6.9", "CRYO-6.10", "CRYO-6.29")
def test_sabotage_destroys_the_lowest_free_chamber_of_its_section() -> None:
    s = table()
    s.sides[1].stasis[0] = 0
    s.sides[1].awake = 1
    for chamber in range(3):
        open_incident(s, ENG, SABOTAGE)
        pose(s, ChooseIncident(0))
        do(s, Resolve(ENG))
        assert s.sabotaged == (1 << chamber + 1) - 1
        assert s.sides[0].stasis[chamber] == s.sides[1].stasis[chamber] == 0
    assert s.sides[0].destroyed == 3
    assert s.sides[1].destroyed == 2
    assert s.sides[0].kept == s.sides[1].kept == ()
    s.sides[0].stasis[3], s.sides[1].stasis[3] = 0, 0  # an empty chamber is hit all the same
    open_incident(s, LAB, SABOTAGE)
    pose(s, ChooseIncident(0))
    do(s, Resolve(LAB))
    assert s.sabotaged == 0b1111


@pytest.mark.rule("CRYO-6.11")
def test_a_fully_sabotaged_section_diverts_the_tile_but_is_itself_refilled() -> None:
    s = table()
    s.sabotaged = 0b001_111
    open_incident(s, ENG, SABOTAGE)
    before = s.incidents[LAB]
    pose(s, ChooseIncident(0))
    do(s, Resolve(ENG))
    assert isinstance(s.question(0), Diverting)
    assert refusal(s, Divert(ENG)) == ("all-sabotaged", "CRYO-6.11")
    track = s.track
    do(s, Divert(LAB))
    assert s.sabotaged == 0b011_111
    assert s.track == track - 1
    assert s.incidents[LAB] == before
    assert s.incidents[ENG] >= 0


@pytest.mark.rule("CRYO-6.12")
def test_with_all_twelve_chambers_sabotaged_the_tile_has_no_effect() -> None:
    s = table()
    s.sabotaged = (1 << 12) - 1
    open_incident(s, ENG, SABOTAGE)
    s.track = 0
    pose(s, ChooseIncident(0))
    told = do(s, Resolve(ENG))
    assert not only(told, PodsDestroyed)
    assert s.incidents[ENG] == -1
    assert s.sides[0].destroyed == 0


@pytest.mark.rule("CRYO-6.13")
def test_plunder_is_gained_and_kept() -> None:
    s = table()
    own(s, 0)
    open_incident(s, ENG, CRYSTAL_PLUNDER)
    pose(s, ChooseIncident(0))
    do(s, Resolve(ENG))
    assert s.sides[0].resources == [1, 0, 0, 0, 0]
    assert s.sides[0].kept == (CRYSTAL_PLUNDER,)


@pytest.mark.rule("CRYO-6.15", "CRYO-10.1", "CRYO-10.7")
def test_the_sunset_is_kept_and_the_turn_is_still_played_to_its_end() -> None:
    s = table()
    out(s, dock(ENG, 1))
    hold(s, 0, 0, 1, 2, 3, 4, 5)
    do(s, Recall())
    s.incidents[DSP], s.track = SUNSET_TILE, 0
    do(s, Resolve(DSP))
    assert s.ending
    assert s.sides[0].kept == (SUNSET_TILE,)
    assert isinstance(s.question(0), Returning)
    do(s, ReturnDrone(5), EndTurn())
    assert s.asked() == [0]  # the hand limit still applies
    do(s, s.legal(0)[0])
    assert s.asked() == []


@pytest.mark.rule("CRYO-6.27")
def test_the_sunset_must_be_resolved_when_nothing_else_is_open() -> None:
    s = table()
    s.incidents, s.track = [-1, -1, SUNSET_TILE, -1], 0
    pose(s, ChooseIncident(0))
    assert s.legal(0) == [Resolve(2)]


@pytest.mark.rule("CRYO-6.28")
def test_a_plundered_card_action_is_used_before_the_refill() -> None:
    s = table()
    open_incident(s, ENG, CARD_PLUNDER)
    pose(s, ChooseIncident(0))
    told = do(s, Resolve(ENG))
    assert isinstance(s.question(0), CardAction)
    assert not only(told, IncidentOpened)
    assert s.incidents[ENG] == -1
    assert only(do(s, DrawCard()), IncidentOpened)
