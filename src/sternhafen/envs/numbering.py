"""Numbering: every action of a title has one fixed number, whoever plays and however many."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from sternhafen.engine import Action, Title, space


class Numbering:
    """The actions of a title from 0 to `size` - 1: kind after kind, each counted through the bounds of its fields.

    What is inconceivable is not counted.
    """

    def __init__(self, title: Title) -> None:
        self._blocks: dict[type[Action], range] = {}
        self._conceivable: dict[type[Action], list[Action]] = {}
        """The actions of the kinds of which some are left out."""
        self._numbers = _Counted(self._count)
        self._actions: dict[int, Action] = {}
        first = 0
        for kind in title.actions:
            size = space.size(kind)
            if kind.conceivable is not Action.conceivable:
                self._conceivable[kind] = [action for action in space.every(kind) if action.conceivable()]
                size = len(self._conceivable[kind])
                self._numbers.update(zip(self._conceivable[kind], range(first, first + size), strict=True))
            self._blocks[kind] = range(first, first + size)
            first += size
        self.size = first

    def number(self, action: Action) -> int:
        """Return the number of an action."""
        return self._numbers[action]

    def numbers(self, actions: list[Action]) -> list[int]:
        """Return the numbers of actions, in their order."""
        return [*map(self._numbers.__getitem__, actions)]

    def _count(self, action: Action) -> int:
        kind = type(action)
        if kind in self._conceivable:
            raise ValueError(f"{action!r} has no number: it can never be done")
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
        if kind in self._conceivable:
            return self._conceivable[kind][number - block.start]
        return space.nth(kind, number - block.start)

    def block(self, kind: type[Action]) -> range:
        """Return the numbers of a kind's actions, of which none may be left out."""
        assert kind not in self._conceivable, f"sets of {kind.__name__} count what has no number"
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
