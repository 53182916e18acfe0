"""What can be taken without being asked: resources that cost nothing and for which there is room."""

from __future__ import annotations

import pytest

from sternhafen.games.cryo import TITLE
from sternhafen.games.cryo.actions import Activate, Decline, Use
from sternhafen.games.cryo.data.tables import DOCK_SPACES, SPACE_KIND, SPACE_SECTION, SPACE_STACK, TILE, TRACK_LIMIT
from sternhafen.games.cryo.game import Cryo
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.platform import OfferPlatform
from sternhafen.table.show.shortcuts import shortcut
from tests.games.cryo.positions import build, hold, own, pose, table

RESOURCE_TILE = 1


def taken(s: Cryo) -> object:
    """Return what the seat could take without being asked, or None."""
    short = shortcut(TITLE, s, 0, s.legal(0), "")
    return short[1] if short is not None and short[0] == "take" else None


@pytest.mark.rule("CRYO-6.20")
def test_a_free_platform_action_is_taken_while_its_track_has_room() -> None:
    s = table()
    own(s, 0)
    build(s, 0, 0, RESOURCE_TILE)
    pose(s, OfferPlatform(0, 0))
    assert taken(s) == Activate(0)
    hold(s, 0, 0)
    assert taken(s) == Activate(0), "a card can be scrapped afterwards as well"
    s.sides[0].resources = list(TRACK_LIMIT)
    assert taken(s) is None


@pytest.mark.rule("CRYO-6.19")
def test_what_must_be_paid_is_never_taken() -> None:
    s = table()
    own(s, 0, organics=1)
    build(s, 0, 2, 8)
    pose(s, OfferPlatform(0, 2))
    assert Activate(2) in s.legal(0)
    assert taken(s) is None


@pytest.mark.rule("CRYO-5.15")
def test_a_space_without_tiles_is_taken_and_one_with_tiles_is_a_decision() -> None:
    s = table()
    own(s, 0)
    pose(s, AtDock(0, 0))
    space = next(space for space in DOCK_SPACES[0] if SPACE_KIND[space] == TILE)
    question = s.question(0)
    assert question is not None
    assert not question.only_helps(s, Use(space))
    s.heights[SPACE_STACK[space]] = 0
    assert question.only_helps(s, Use(space))
    s.sides[0].resources[SPACE_SECTION[space]] = TRACK_LIMIT[SPACE_SECTION[space]]
    assert not question.only_helps(s, Use(space))
    assert not question.only_helps(s, Decline())
