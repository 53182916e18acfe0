"""Starting a match from what somebody typed: wrong arguments are explained in plain words."""

from __future__ import annotations

from secrets import randbits
from typing import Any

import msgspec

from sternhafen.engine import Match, Options, Refused, Title

SEED_BITS = 128


def parse_options(title: Title, given: dict[str, Any]) -> Options:
    """Return a title's options; wrong ones raise `TypeError` or `ValueError`, which say what is right."""
    known = title.options.__struct_fields__
    for name in given:
        if name not in known:
            raise TypeError(f"{title.id} has no option {name!r}; it has {', '.join(known)}")
    try:
        options: Options = msgspec.convert(msgspec.to_builtins(given), title.options)
    except msgspec.ValidationError as error:
        raise ValueError(f"{title.id}: {error}") from None
    return options


def begin(title: Title, seats: int, seed: int | None, options: Options) -> Match:
    """Return a new match; wrong arguments raise `ValueError` with a message that says what is allowed."""
    if seats not in title.seats:
        allowed = " or ".join(map(str, title.seats)) if len(title.seats) < 3 else _span(title.seats)
        raise ValueError(f"{title.id} is played with {allowed} seats, not {seats}")
    chosen = randbits(SEED_BITS) if seed is None else seed
    if not 0 <= chosen < 1 << SEED_BITS:
        raise ValueError(f"a seed is a number from 0 to 2**{SEED_BITS} - 1, not {chosen}")
    try:
        return Match.new(title, seats, chosen, options)
    except Refused as refused:
        from sternhafen.text import Words

        raise ValueError(Words("en", title).refusal(refused.illegal)) from refused


def _span(seats: tuple[int, ...]) -> str:
    return f"{min(seats)} to {max(seats)}"
