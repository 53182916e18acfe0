"""Refusals: whatever is not done is refused with a code that Fluent messages explain."""

from __future__ import annotations

from functools import cache

from sternhafen.engine import Illegal, Title
from sternhafen.games import titles
from sternhafen.table.messages.shown import Refusal
from sternhafen.text.words import Words


class Declined(Exception):
    """Something that the server does not do; `refusal` says why."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.refusal = by_server(code, **args)


class AgainstRules(Declined):
    """Something that the rules of the game do not allow."""

    def __init__(self, title: Title, illegal: Illegal) -> None:
        Exception.__init__(self, illegal.code)
        self.illegal = illegal
        self.refusal = by_rules(title, illegal)


def by_server(code: str, **args: int | str) -> Refusal:
    """Return a refusal of the server's own."""
    return Refusal(code, f"server-no-{code}", dict(args))


def by_rules(title: Title, illegal: Illegal) -> Refusal:
    """Return a refusal that comes from the rules."""
    return Refusal(illegal.code, refusal_id(title, illegal.code), dict(illegal.args), illegal.rule)


def refusal_id(title: Title, code: str) -> str:
    """Return the message that explains a code: the title's own, or else the engine's."""
    return _refusal_id(title.id, code)


@cache
def _refusal_id(title: str, code: str) -> str:
    own, shared = f"{title}-no-{code}", f"engine-no-{code}"
    words = _words(title)
    return shared if words.has(shared) and not words.has(own) else own


@cache
def _words(title: str) -> Words:
    return Words("en", titles().get(title))
