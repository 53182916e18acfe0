"""Numbering: every action of a title has one fixed number, whoever plays and however many."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from sternhafen.engine import Action, Title, space


class Numbering:
    """The actions of a title from 0 to `size` - 1: kind after kind, each counted through the bounds of its fields."""

    def __init__(self, title: Title) -> None:
        self._blocks: dict[type[Action], range] = {}
        self._numbers = _Counted(self._count)
        self._actions: dict[int, Action] = {}
        first = 0
        for kind in title.actions:
            after = first + space.size(kind)
            self._blocks[kind] = range(first, after)
            first = after
        self.size = first

    def number(self, action: Action) -> int:
        """Return the number of an action."""
        return self._numbers[action]

    def numbers(self, actions: list[Action]) -> list[int]:
        """Return the numbers of actions, in their order."""
        return [*map(self._numbers.__getitem__, actions)]

    def _count(self, action: Action) -> int:
        kind = type(action)
        number = 0
        for name, numbers in space.bounds(kind):
            number = number * len(numbers) + int(getattr(action, name)) - numbers.start
        return self._blocks[kind].start + number

    def action(self, number: int) -> Action:
        """Return the action with a number, legal or not."""
        found = self._actions.get(number)
        if found is None:
            found = self._actions[number] = self._make(number)
        return found

    def _make(self, number: int) -> Action:
        if not 0 <= number < self.size:
            raise ValueError(f"{number} is no action: there are {self.size}")
        kind, block = next((kind, block) for kind, block in self._blocks.items() if number in block)
        return space.nth(kind, number - block.start)

    def block(self, kind: type[Action]) -> range:
        """Return the numbers of a kind's actions."""
        return self._blocks[kind]


class _Counted(dict[Action, int]):
    """The numbers of actions, each counted once."""

    __slots__ = ("_count",)

    def __init__(self, count: Callable[[Action], int]) -> None:
        self._count = count

    def __missing__(self, action: Action) -> int:
        found = self[action] = self._count(action)
        return found


@cache
def numbering(title: Title) -> Numbering:
    """Return a title's numbering, made once."""
    return Numbering(title)
