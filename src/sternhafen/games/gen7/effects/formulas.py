"""Formulas: numbers over the game's variables, as a campaign's files write them."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

VARIABLES: Final = ("players", "round", "rank", "contributors", "setbacks", "#")
"""What the formulas of effects and tests may speak of."""
DIE: Final = ("#",)
"""What the formula of a station may speak of: the value of the die."""
YIELD: Final = "yield"
"""In the place of a number: what a lab's station gives for the die."""
NEVER_ZERO: Final = ("players", "rank")
"""The variables that may be divided by."""
PRECEDENCE: Final = {"+": 1, "-": 1, "*": 2, "/": 2}


class BadFormula(ValueError):
    """A formula that means nothing; the message says why."""


def postfix(formula: str, variables: tuple[str, ...]) -> tuple[str, ...]:
    """Return a formula's parts in postfix order, or raise `BadFormula`.

    >>> postfix("2*(players-1)", VARIABLES)
    ('2', 'players', '1', '-', '*')
    """
    waiting: list[str] = []
    parts: list[str] = []
    before = ""
    for token in _tokens(formula):
        _follows(token, before, variables)
        if token == "(":
            waiting.append(token)
        elif token == ")":
            if "(" not in waiting:
                raise BadFormula("')' without '('")
            while waiting[-1] != "(":
                parts.append(waiting.pop())
            waiting.pop()
        elif token in PRECEDENCE:
            while waiting and waiting[-1] != "(" and PRECEDENCE[waiting[-1]] >= PRECEDENCE[token]:
                parts.append(waiting.pop())
            waiting.append(token)
        else:
            parts.append(token)
        before = token
    if _wants_number(before):
        raise BadFormula(f"nothing after {before!r}" if before else "it is empty")
    if "(" in waiting:
        raise BadFormula("'(' without ')'")
    return (*parts, *reversed(waiting))


def _wants_number(before: str) -> bool:
    """Return whether a number, a variable or a bracket must come after a token; the empty one is the beginning."""
    return before in ("", "(") or before in PRECEDENCE


def _follows(token: str, before: str, variables: tuple[str, ...]) -> None:
    """Raise `BadFormula` if a token cannot come after another."""
    if token == ")" or token in PRECEDENCE:
        if _wants_number(before):
            raise BadFormula(f"nothing before {token!r}")
        return
    if not _wants_number(before):
        raise BadFormula(f"no sign between {before!r} and {token!r}")
    if before == "/" and token not in NEVER_ZERO and not (_is_number(token) and int(token)):
        raise BadFormula(f"cannot divide by {token!r}")
    if token != "(" and token not in variables and not _is_number(token):
        raise BadFormula(f"unknown {token!r}")


def _is_number(token: str) -> bool:
    return token.isascii() and token.isdigit()


def _tokens(formula: str) -> list[str]:
    tokens: list[str] = []
    for sign in formula.replace(" ", ""):
        if (tokens and sign.isalpha() and tokens[-1].isalpha()) or (tokens and sign.isdigit() and tokens[-1].isdigit()):
            tokens[-1] += sign
        else:
            tokens.append(sign)
    return tokens


def yields_aside(entry: dict[str, Any]) -> dict[str, Any]:
    """Return an entry with plain numbers where the first effect of a room's action gives a station's yield."""
    plain = deepcopy(entry)
    for action in plain.get("private_station", plain).get("actions", ()):
        if action.get("do") and action["do"][0].get("n") == YIELD:
            action["do"][0]["n"] = 1
    return plain
