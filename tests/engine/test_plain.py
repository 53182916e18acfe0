"""Dumps: what came later does not change those of before."""

from __future__ import annotations

from typing import Any, ClassVar

from sternhafen.engine.plain import Plain, copied, digest, dump, load


class Before(Plain):
    __slots__ = ("a", "z")

    def __init__(self, a: int, z: int) -> None:
        self.a = a
        self.z = z


class After(Plain):
    """The same with a field that was added."""

    __slots__ = ("a", "kind", "z")
    added: ClassVar[dict[str, Any]] = {"kind": "usual"}

    def __init__(self, a: int, z: int, kind: str) -> None:
        self.a = a
        self.z = z
        self.kind = kind


def test_a_field_that_was_added_is_left_out_of_dumps_while_it_says_nothing_new() -> None:
    assert dump(After(1, 2, "usual"))["f"] == dump(Before(1, 2))["f"]
    assert dump(After(1, 2, "other"))["f"] == [1, 2, "other"]
    assert digest(After(1, 2, "usual")) != digest(After(1, 2, "other"))


def test_a_field_that_was_added_comes_back() -> None:
    for value in (After(1, 2, "usual"), After(1, 2, "other")):
        again = load(dump(value), __name__)
        assert again == value
        assert again.kind == value.kind


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
