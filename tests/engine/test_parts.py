"""Parts of a state are copied with it."""

from __future__ import annotations

from sternhafen.engine import Part
from sternhafen.engine.plain import copied


class Purse(Part):
    __slots__ = ("coins", "owner")

    def __init__(self, coins: list[int], owner: int) -> None:
        self.coins = coins
        self.owner = owner


def test_a_copied_part_is_equal_and_shares_nothing_that_changes() -> None:
    purses = [Purse([1, 2], 0), Purse([], 1)]
    others = copied(purses)
    assert others == purses
    others[0].coins.append(3)
    others[1].owner = 2
    assert purses == [Purse([1, 2], 0), Purse([], 1)]
