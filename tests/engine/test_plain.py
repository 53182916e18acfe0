"""Plain values: what is copied with them."""

from __future__ import annotations

from sternhafen.engine.plain import Plain, copied


class Sheet(Plain):
    """A part that changes, so it copies itself."""

    __slots__ = ("points",)

    def __init__(self, points: list[int]) -> None:
        self.points = points

    def copy(self) -> Sheet:
        return Sheet(self.points[:])


def test_parts_that_change_are_copied_with_the_list_that_holds_them() -> None:
    sheets = [Sheet([1]), Sheet([2])]
    mine = copied(sheets)
    assert mine == sheets
    mine[0].points[0] = 9
    assert sheets[0].points == [1]
