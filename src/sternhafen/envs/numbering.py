"""Numbering: every action of a title has one fixed number, for every seat and every number of seats.

Only what stands in a row that the seat sees, such as its rovers, is numbered by its place there (`envs/places.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import prod

from sternhafen.engine import Action, State, Title, space
from sternhafen.envs.layouts import places
from sternhafen.envs.places import Place


class Numbering:
    """The actions of a title from 0 to `size` - 1: kind after kind, each counted through the bounds of its fields.

    Actions that are inconceivable are left out.
    """

    def __init__(self, title: Title) -> None:
        self._blocks: dict[type[Action], range] = {}
        self._conceivable: dict[type[Action], list[Action]] = {}
        """The conceivable actions of those kinds that have inconceivable ones."""
        self._placed: dict[type[Action], _Placed] = {}
        self._numbers = _Counted(self._count)
        """The numbers computed so far; negative where the place must still be looked up (`_Placed.code`)."""
        self._look_up: Callable[[Action], int] = self._numbers.__getitem__
        self._of_shared: dict[int, tuple[list[Action], list[int]]] = {}
        """Lists that never change with their numbers, by where they lie."""
        self._actions: dict[int, Action] = {}
        placed = places(title)
        first = 0
        for kind in title.actions:
            size = space.size(kind)
            if kind in placed:
                self._placed[kind] = _Placed(kind, placed[kind], first)
                size = self._placed[kind].size
            elif kind.conceivable is not Action.conceivable:
                self._conceivable[kind] = [action for action in space.every(kind) if action.conceivable()]
                size = len(self._conceivable[kind])
                self._numbers.update(zip(self._conceivable[kind], range(first, first + size), strict=True))
            self._blocks[kind] = range(first, first + size)
            first += size
        self.size = first

    def number(self, action: Action, state: State, seat: int) -> int:
        """Return the number of a seat's action."""
        return self.numbers([action], state, seat)[0]

    def numbers(self, actions: list[Action], state: State, seat: int) -> list[int]:
        """Return the numbers of a seat's actions, in their order."""
        numbers = list(map(self._look_up, actions))
        if self._placed:
            placed: _Placed | None = None
            row: tuple[int, ...] = ()
            for i, number in enumerate(numbers):
                if number < 0:
                    kind = type(actions[i])
                    if placed is None or kind is not placed.kind:  # actions of the same kind share the row
                        placed = self._placed[kind]
                        row = placed.row(state, seat)
                    numbers[i] = placed.number(number, row)
        return numbers

    def of_shared(self, actions: list[Action]) -> list[int]:
        """Return the numbers of a list of actions that never changes, also in a list to be left as it is.

        None of them may be numbered by place.
        """
        key = id(actions)
        kept = self._of_shared.get(key)
        if kept is not None:
            return kept[1]
        numbers = list(map(self._look_up, actions))
        assert not numbers or min(numbers) >= 0, "places change"
        self._of_shared[key] = actions, numbers  # as long as it is kept, no other list lies there
        return numbers

    def _count(self, action: Action) -> int:
        kind = type(action)
        if kind in self._conceivable:
            raise ValueError(f"{action!r} has no number: it can never be done")
        if kind in self._placed:
            return self._placed[kind].code(action)
        number = 0
        for name, numbers in space.bounds(kind):
            number = number * len(numbers) + int(getattr(action, name)) - numbers.start
        return self._blocks[kind].start + number

    def action(self, number: int, state: State, seat: int) -> Action:
        """Return the seat's action with a number, legal or not."""
        action = self._actions.get(number)
        if action is None:
            if not 0 <= number < self.size:
                raise ValueError(f"{number} is no action: there are {self.size}")
            kind = next(kind for kind, block in self._blocks.items() if number in block)
            if kind in self._placed:
                return self._placed[kind].action(number, state, seat)
            action = self._actions[number] = self._make(kind, number - self._blocks[kind].start)
        return action

    def _make(self, kind: type[Action], place: int) -> Action:
        return self._conceivable[kind][place] if kind in self._conceivable else space.nth(kind, place)

    def block(self, kind: type[Action]) -> range:
        """Return the numbers of a kind's actions; none of them may be left out or numbered by place."""
        assert kind not in self._conceivable, f"sets of {kind.__name__} count what has no number"
        assert kind not in self._placed, f"sets of {kind.__name__} do not know places"
        return self._blocks[kind]


class _Counted(dict[Action, int]):
    """The numbers of actions, each computed when it is first looked up."""

    def __init__(self, count: Callable[[Action], int]) -> None:
        super().__init__()
        self._count = count

    def __missing__(self, action: Action) -> int:
        number = self[action] = self._count(action)
        return number


class _Placed:
    """The numbers of a kind of which one field is numbered by its place."""

    def __init__(self, kind: type[Action], place: Place, first: int) -> None:
        bounds = space.bounds(kind)
        self.kind = kind
        self._first = first
        self.row = place.row
        self._room = place.room
        self._at = [name for name, _ in bounds].index(place.field)
        self._values = bounds[self._at][1]
        self._sizes = [len(numbers) for _, numbers in bounds]
        self._sizes[self._at] = place.room
        self._behind = prod(self._sizes[self._at + 1 :])
        """How many actions differ only in later fields."""
        self.size = prod(self._sizes)

    def code(self, action: Action) -> int:
        """Return a negative code for the action's number in the first place and for the value to look up."""
        fields = [int(getattr(action, name)) - numbers.start for name, numbers in space.bounds(self.kind)]
        value, fields[self._at] = fields[self._at], 0
        number = 0
        for field, size in zip(fields, self._sizes, strict=True):
            number = number * size + field
        return ~((self._first + number) * len(self._values) + value)

    def number(self, code: int, row: tuple[int, ...]) -> int:
        """Return the number of the action with a code, given the present row."""
        number, value = divmod(~code, len(self._values))
        try:
            place = row.index(value + self._values.start)
        except ValueError:
            raise ValueError(f"{self.kind.__name__} has no number: it names none of {row}") from None
        assert place < self._room, f"{row} has no room"
        return number + place * self._behind

    def action(self, number: int, state: State, seat: int) -> Action:
        """Return the action with a number; places beyond the row stand for values that are not in it."""
        before, rest = divmod(number - self._first, self._room * self._behind)
        place, behind = divmod(rest, self._behind)
        row = self.row(state, seat)
        order = [*row, *(value for value in self._values if value not in row)]
        value = order[place] - self._values.start
        return space.nth(self.kind, (before * len(self._values) + value) * self._behind + behind)


@cache
def numbering(title: Title) -> Numbering:
    """Return a title's numbering, which is cached."""
    return Numbering(title)
