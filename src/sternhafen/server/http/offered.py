"""Which options of a title can be chosen at how many seats, so that nobody is offered what would be refused."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from sternhafen.engine import Title
from sternhafen.games import title


@cache
def offered(title_id: str) -> dict[str, list[int]]:
    """Return the numbers of seats for options (``fixed_rotation``) and their values (``haven_set=chosen``).

    What is not named can be chosen at any number of seats. A value can be chosen where the rules of the options allow
    it by itself, or where one of the title's own variants has it beside others that it needs.
    """
    chosen = title(title_id)
    usual = chosen.options()
    hints = get_type_hints(chosen.options)
    seats: dict[str, list[int]] = {}
    for name in usual.__struct_fields__:
        values = [value for value in listed(hints[name]) if value != getattr(usual, name)]
        at = {value: [count for count in chosen.seats if possible(chosen, count, name, value)] for value in values}
        seats |= {f"{name}={value}": counts for value, counts in at.items() if isinstance(value, str)}
        seats[name] = sorted({count for counts in at.values() for count in counts}) if at else varied(chosen, name)
    return {name: counts for name, counts in seats.items() if counts and counts != list(chosen.seats)}


def listed(hint: Any) -> list[Any]:
    """Return every value of an option, if they can be listed."""
    if hint is bool:
        return [True, False]
    return list(get_args(hint)) if get_origin(hint) is Literal else []


def possible(chosen: Title, seats: int, name: str, value: Any) -> bool:
    """Return whether an option can have a value at a number of seats."""
    alone = msgspec.structs.replace(chosen.options(), **{name: value})
    return alone.check(seats) is None or any(getattr(other, name) == value for other in chosen.variants(seats))


def varied(chosen: Title, name: str) -> list[int]:
    """Return the numbers of seats at which the title's variants use an option; none if they never do."""
    usual = getattr(chosen.options(), name)
    return [seats for seats in chosen.seats if any(getattr(other, name) != usual for other in chosen.variants(seats))]
