"""The space of actions: which numbers the fields of an action can hold, read from its type."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product
from random import Random
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from sternhafen.engine.values import Action


@cache
def bounds(kind: type[Action]) -> tuple[tuple[str, range], ...]:
    """Return every field of an action with the numbers it can hold.

    >>> from typing import Annotated
    >>> class Bid(Action, frozen=True):
    ...     coins: Annotated[int, msgspec.Meta(ge=0, lt=4)]
    >>> bounds(Bid)
    (('coins', range(0, 4)),)
    """
    hints = get_type_hints(kind, include_extras=True)
    return tuple((name, _range(kind, name, hints[name])) for name in kind.__struct_fields__)


def _range(kind: type[Action], name: str, hint: Any) -> range:
    if hint is bool:
        return range(2)
    if get_origin(hint) is Annotated and get_args(hint)[0] is int:
        meta = next((extra for extra in get_args(hint)[1:] if isinstance(extra, msgspec.Meta)), None)
        if meta is not None and meta.ge is not None and meta.lt is not None:
            return range(int(meta.ge), int(meta.lt))
    raise TypeError(f"{kind.__name__}.{name} must be a bool or Annotated[int, Meta(ge=..., lt=...)]")


def size(kind: type[Action]) -> int:
    """Return how many different actions of a kind there are."""
    count = 1
    for _, numbers in bounds(kind):
        count *= len(numbers)
    return count


def make(kind: type[Action], numbers: tuple[int, ...]) -> Action:
    """Return the action of a kind with these numbers in its fields."""
    return kind(*[make_field(n) for make_field, n in zip(_makers(kind), numbers, strict=True)])


@cache
def _makers(kind: type[Action]) -> tuple[type[int], ...]:
    """Return the type of each field of an action: `bool` or `int`."""
    hints = get_type_hints(kind)
    return tuple(bool if hints[name] is bool else int for name in kind.__struct_fields__)


def nth(kind: type[Action], place: int) -> Action:
    """Return the action of a kind at a place in the order of `every`, counted from 0.

    >>> from typing import Annotated
    >>> class Move(Action, frozen=True):
    ...     row: Annotated[int, msgspec.Meta(ge=0, lt=2)]
    ...     column: Annotated[int, msgspec.Meta(ge=1, lt=9)]
    >>> nth(Move, 10)
    Move(row=1, column=3)
    """
    fields: list[int] = []
    for _, numbers in reversed(bounds(kind)):
        place, number = divmod(place, len(numbers))
        fields.append(numbers[number])
    return make(kind, tuple(reversed(fields)))


def every(kind: type[Action]) -> Iterator[Action]:
    """Yield every action of a kind, in order."""
    for numbers in product(*(numbers for _, numbers in bounds(kind))):
        yield make(kind, numbers)


def any_of(kind: type[Action], rng: Random) -> Action:
    """Return a random action of a kind, legal or not."""
    return make(kind, tuple(rng.choice(numbers) for _, numbers in bounds(kind)))
