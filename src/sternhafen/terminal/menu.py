"""The menu: which title, how many seats, who sits there, which options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from sternhafen.bots import BOTS
from sternhafen.engine import Options, Refused, Title
from sternhafen.engine.record import PERSON
from sternhafen.text import Words

Say = Callable[[str], None]
Hear = Callable[[str], str]


def choose(words: Words, say: Say, hear: Hear, question: str, choices: Sequence[str]) -> int:
    """Return the number of the choice a person takes; an empty line takes the first."""
    say(question)
    for number, choice in enumerate(choices, 1):
        say(f"{number:4}  {choice}")
    while True:
        line = hear(words("terminal-input")).strip() or "1"
        if line.isdigit() and 1 <= int(line) <= len(choices):
            return int(line) - 1
        say(words("terminal-no-such-choice", count=len(choices)))


def choose_title(words: Words, say: Say, hear: Hear, titles: Sequence[Title]) -> Title:
    """Return the title to be played."""
    lines = [words.title_line(title) for title in titles]
    return titles[choose(words, say, hear, words("terminal-which-title"), lines)]


def choose_seats(words: Words, say: Say, hear: Hear, title: Title) -> int:
    """Return the number of seats."""
    if len(title.seats) == 1:
        return title.seats[0]
    lines = [words("terminal-seats", count=count) for count in title.seats]
    return title.seats[choose(words, say, hear, words("terminal-how-many-seats"), lines)]


def choose_players(words: Words, say: Say, hear: Hear, seats: int) -> list[str]:
    """Return who sits at every seat: a person, or a bot by its name."""
    kinds = [PERSON, *sorted(BOTS)]
    lines = [words("terminal-person"), *(words.bot_name(name) for name in sorted(BOTS))]
    found = [PERSON]
    for seat in range(1, seats):
        found.append(kinds[choose(words, say, hear, words("terminal-who-sits", n=seat + 1), lines)])
    return found


def choose_options(words: Words, say: Say, hear: Hear, title: Title, seats: int) -> Options:
    """Return the options, asking for those with a few fixed values; defaults are the first choice."""
    while True:
        options = _ask_options(words, say, hear, title)
        problem = options.check(seats)
        if problem is None:
            return options
        say(words.refusal(problem))


def _ask_options(words: Words, say: Say, hear: Hear, title: Title) -> Options:
    found: dict[str, Any] = {}
    hints = get_type_hints(title.options)
    for field in msgspec.structs.fields(title.options):
        values = fixed_values(hints[field.name])
        if field.name == "confirm" or not values:
            continue
        values.sort(key=lambda value: value != field.default)
        key = f"{title.id}-option-{field.name.replace('_', '-')}"
        lines = [_value_name(words, key, value) for value in values]
        say(words(f"{key}-help"))
        found[field.name] = values[choose(words, say, hear, words(key), lines)]
    return title.options(**found)


def fixed_values(hint: Any) -> list[Any]:
    """Return the values of an option that has only a few."""
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return []


def _value_name(words: Words, key: str, value: Any) -> str:
    if isinstance(value, bool):
        return words("terminal-yes") if value else words("terminal-no")
    return words(f"{key}-{str(value).replace('_', '-')}")


def parse_options(title: Title, given: Sequence[str], seats: int) -> Options:
    """Return the options that ``name=value`` words give; raise `Refused` or msgspec.ValidationError."""
    pairs = {name: value for name, _, value in (word.partition("=") for word in given)}
    options: Options = msgspec.convert(pairs, title.options, strict=False)
    problem = options.check(seats)
    if problem is not None:
        raise Refused(problem)
    return options
