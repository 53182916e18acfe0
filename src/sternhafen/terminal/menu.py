"""The menu: which title, how many seats, who plays, which options."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from sternhafen.bots import BOTS
from sternhafen.engine import Options, Refused, Title
from sternhafen.engine.record import PERSON
from sternhafen.terminal.prompt import Quit
from sternhafen.text import Words, ids

Say = Callable[[str], None]
Hear = Callable[[str], str]
NOTHING = ("", "none")
"""What people type to leave an optional value out."""


def choose(words: Words, say: Say, hear: Hear, question: str, choices: Sequence[str]) -> int:
    """Return the number of the choice a person makes; an empty line means the first, and "q" raises `Quit`."""
    say(question)
    for number, choice in enumerate(choices, 1):
        say(f"{number:4}  {choice}")
    while True:
        line = hear(words("terminal-input")).strip() or "1"
        if line.isdigit() and 1 <= int(line) <= len(choices):
            return int(line) - 1
        if line == "q":
            raise Quit
        say(words("terminal-menu-help", count=len(choices)))


def choose_title(words: Words, say: Say, hear: Hear, titles: Sequence[Title]) -> Title:
    """Return the title to play."""
    lines = [words.title_line(title) for title in titles]
    return titles[choose(words, say, hear, words("terminal-which-title"), lines)]


def choose_seats(words: Words, say: Say, hear: Hear, title: Title) -> int:
    """Return the number of seats."""
    if len(title.seats) == 1:
        return title.seats[0]
    lines = [words("terminal-seats", count=count) for count in title.seats]
    return title.seats[choose(words, say, hear, words("terminal-how-many-seats"), lines)]


def choose_players(words: Words, say: Say, hear: Hear, seats: int) -> list[str]:
    """Return who plays each seat: a person, or a bot by name."""
    kinds = [PERSON, *BOTS]
    lines = [words("terminal-person"), *(words.bot_name(name) for name in BOTS)]
    players = [PERSON]
    for seat in range(1, seats):
        players.append(kinds[choose(words, say, hear, words("terminal-who-sits", n=seat + 1), lines)])
    return players


def choose_options(words: Words, say: Say, hear: Hear, title: Title, seats: int) -> Options:
    """Return the options, asking for those with a few fixed values or a list of values; defaults come first."""
    while True:
        options = _ask_options(words, say, hear, title)
        problem = options.check(seats)
        if problem is None:
            return options
        say(words.refusal(problem))


def _ask_options(words: Words, say: Say, hear: Hear, title: Title) -> Options:
    chosen: dict[str, Any] = {}
    hints = get_type_hints(title.options)
    for field in msgspec.structs.fields(title.options):
        hint = hints[field.name]
        values = fixed_values(hint)
        name, help = (ids.option(title.id, field.name, which) for which in ("", "help"))
        question = words("terminal-option", name=words(name), help=words(help)) if words.has(name) else ""
        if is_several(hint):
            say(question)
            chosen[field.name] = _hear_several(words, say, hear, hint)
        if field.name == "confirm" or not values:
            continue
        values.sort(key=lambda value: value != field.default)
        lines = [_value_name(words, title.id, field.name, value) for value in values]
        chosen[field.name] = values[choose(words, say, hear, question, lines)]
    return title.options(**chosen)


def fixed_values(hint: Any) -> list[Any]:
    """Return the values of an option that has only a few."""
    if hint is bool:
        return [False, True]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    return []


def is_several(hint: Any) -> bool:
    """Return whether an option is a list of values."""
    return get_origin(hint) is tuple


def is_optional(hint: Any) -> bool:
    """Return whether an option may have no value."""
    return type(None) in get_args(hint)


def separate(line: str) -> list[str]:
    """Return the values in a line, which are separated by commas.

    >>> separate("arashi, standard"), separate("")
    (['arashi', 'standard'], [])
    """
    return [value.strip() for value in line.split(",")] if line.strip() else []


def _hear_several(words: Words, say: Say, hear: Hear, hint: Any) -> Any:
    """Return the values of an option that is a list; an empty line means none, and "q" raises `Quit`."""
    names = fixed_values(get_args(hint)[0])
    if names:
        say(words("terminal-values", values=", ".join(names)))
    while True:
        line = hear(words("terminal-several")).strip()
        if line == "q":
            raise Quit
        try:
            return msgspec.convert(separate(line), hint, strict=False)
        except msgspec.ValidationError:
            say(words("terminal-no-such-value", line=line))


def _value_name(words: Words, title: str, option: str, value: Any) -> str:
    if isinstance(value, bool):
        return words("terminal-yes") if value else words("terminal-no")
    return words(ids.option(title, option, str(value)))


def parse_options(title: Title, given: Sequence[str], seats: int) -> Options:
    """Return the options that ``name=value`` words set; raise `Refused` or `msgspec.ValidationError`.

    An option with several values takes them with commas between: ``planets=arashi,standard``; one that may be left out
    takes ``none``: ``round_cap=none``.
    """
    hints = get_type_hints(title.options)
    pairs: dict[str, Any] = {}
    for name, _, value in (word.partition("=") for word in given):
        hint = hints.get(name)
        if is_optional(hint) and value.lower() in NOTHING:
            pairs[name] = None
        else:
            pairs[name] = separate(value) if is_several(hint) else value
    options: Options = msgspec.convert(pairs, title.options, strict=False)
    problem = options.check(seats)
    if problem is not None:
        raise Refused(problem)
    return options
