"""Refusals: every refused request has a code, which a Fluent message explains."""

from __future__ import annotations

from functools import cache

from sternhafen.engine import Illegal, Title
from sternhafen.table.messages.shown import Refusal
from sternhafen.text import ids
from sternhafen.text.folders import message_ids


class Declined(Exception):
    """A request that the host refuses; `refusal` says why."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.refusal = by_server(code, **args)


class AgainstRules(Declined):
    """An action or options that the rules of the game do not allow."""

    def __init__(self, title: Title, illegal: Illegal) -> None:
        Exception.__init__(self, illegal.code)
        self.illegal = illegal
        self.refusal = by_rules(title, illegal)


def by_server(code: str, **args: int | str) -> Refusal:
    """Return a refusal by the host itself."""
    return Refusal(code, ids.refusal("server", code), dict(args))


def by_rules(title: Title, illegal: Illegal) -> Refusal:
    """Return a refusal by the rules of a game."""
    return Refusal(illegal.code, refusal_id(title, illegal.code), dict(illegal.args), illegal.rule)


def refusal_id(title: Title, code: str) -> str:
    """Return the id of the message that explains a code: the title's own, else the engine's."""
    return _refusal_id(title.id, code)


@cache
def _refusal_id(title: str, code: str) -> str:
    own, shared = ids.refusal(title, code), ids.refusal(ids.ENGINE, code)
    return shared if shared in message_ids(ids.ENGINE) and own not in message_ids(title) else own
