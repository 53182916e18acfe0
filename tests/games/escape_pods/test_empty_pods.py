"""Pods without crew go back to the ship (PODS-7)."""

from __future__ import annotations

import pytest

from sternhafen.games.escape_pods.actions import (
    Disembark,
    Embark,
)
from sternhafen.games.escape_pods.data.tables import DISEMBARK, EMBARK
from tests.games.escape_pods.position import (
    BAY,
    HG1,
    HG2,
    MINI_B,
    THREE,
    TWO_A,
    W,
    fill,
    table,
    use,
)


@pytest.mark.rule("PODS-7.1", "PODS-7.4")
def test_a_returned_pod_is_used_again_in_the_same_turn() -> None:
    s = table()
    (tag,) = fill(s, THREE, 11, "0K")
    use(s, DISEMBARK, Disembark(tag, 0))
    assert s.places[THREE] == HG2
    use(s, EMBARK, Embark(W, THREE))
    assert s.places[THREE] == 1


@pytest.mark.rule("PODS-7.2")
def test_an_empty_mini_pod_returns_to_the_bay() -> None:
    s = table()
    (tag,) = fill(s, MINI_B, 12, "1K")
    use(s, DISEMBARK, Disembark(tag, 3))
    assert s.places[MINI_B] == BAY
    assert s.places[TWO_A] == HG1
