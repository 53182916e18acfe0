"""Refusals: whatever is not done is refused with a code that Fluent messages explain."""

from __future__ import annotations

from functools import cache

from sternhafen.engine import Illegal, Title
from sternhafen.games import titles
from sternhafen.table.messages.shown import Refusal
from sternhafen.text.words import Words

STATUS = {
    "bad-request": 400,
    "bad-action": 400,
    "bad-options": 400,
    "no-such-bot": 400,
    "no-such-title": 400,
    "wrong-names": 400,
    "target-private": 400,
    "wrong-origin": 403,
    "not-host": 403,
    "banned": 403,
    "not-your-seat": 403,
    "not-listed": 403,
    "invite-used": 403,
    "no-such-table": 404,
    "no-such-page": 404,
    "no-such-seat": 404,
    "no-such-line": 404,
    "too-large": 413,
    "too-many": 429,
    "internal": 500,
    "store-down": 503,
    "store-unsure": 503,
    "busy": 503,
    "stopping": 503,
}
"""The HTTP status of a server's refusal; 409, "not as things stand", for all others."""


class Declined(Exception):
    """Something that the server does not do; `refusal` says why."""

    def __init__(self, code: str, **args: int | str) -> None:
        super().__init__(code)
        self.refusal = by_server(code, **args)
        self.status = 400 if code.startswith("record-") else STATUS.get(code, 409)


class AgainstRules(Declined):
    """Something that the rules of the game do not allow."""

    def __init__(self, title: Title, illegal: Illegal) -> None:
        Exception.__init__(self, illegal.code)
        self.refusal = by_rules(title, illegal)
        self.status = 409


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
