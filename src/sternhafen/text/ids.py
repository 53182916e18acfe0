"""Message ids: the only place in Python that makes them from class names, codes and a title's id.

The browser has its own such place, ``web/src/ids.ts``; most ids reach it ready-made from here.
"""

from __future__ import annotations

import re
from functools import cache

from sternhafen.engine.terms import RIVALS

ENGINE = "engine"
"""The prefix of messages that belong to no title."""


@cache
def kebab(name: str) -> str:
    """Return a class or field name as message ids spell it.

    >>> kebab("CaveOpened"), kebab("first_seat")
    ('cave-opened', 'first-seat')
    """
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower().replace("_", "-")


@cache
def action(title: str, kind: str) -> str:
    """Return the id of an action's message, by the name of its class.

    >>> action("cryo", "DeployDrone")
    'cryo-do-deploy-drone'
    """
    return f"{title}-do-{kebab(kind)}"


@cache
def event(title: str, kind: str, hidden: bool = False) -> str:
    """Return the id of an event's message, by the name of its class; another for those who do not see all of it.

    >>> event("cryo", "CardDrawn", hidden=True)
    'cryo-event-card-drawn-hidden'
    """
    return f"{title}-event-{kebab(kind)}{'-hidden' if hidden else ''}"


def question(title: str, kind: type) -> str:
    """Return the id of a question's message; the engine's own questions belong to no title."""
    prefix = ENGINE if kind.__module__.startswith("sternhafen.engine") else title
    return f"{prefix}-ask-{kebab(kind.__name__)}"


def refusal(prefix: str, code: str) -> str:
    """Return the id of the message that explains a refusal, of a title, the engine or the server."""
    return f"{prefix}-no-{code}"


def chapter(title: str, number: int) -> str:
    """Return the id of a chapter of a title's rules, counted from 1."""
    return f"chapters-{title}-{number}"


def reason(title: str, code: str) -> str:
    """Return the id of the reason that an event gives."""
    return f"{title}-reason-{code}"


def term(title: str, kind: str) -> str:
    """Return the id of a term of an evaluation, as a reason for advice.

    >>> term("planet-unknown", "row"), term("escape-pods", RIVALS)
    ('planet-unknown-term-row', 'engine-term-rivals')
    """
    return f"{ENGINE if kind == RIVALS else title}-term-{kind}"


def excuse(title: str, code: str) -> str:
    """Return the id of the reason that a bot gives for refusing a proposal."""
    return f"{title}-excuse-{code}"


def note(kind: str) -> str:
    """Return the id of a note in a table's log."""
    return f"{ENGINE}-note-{kind}"


def about(title: str, what: str) -> str:
    """Return the id of a title's ``title`` (its name), ``line`` or ``blurb``."""
    return f"{title}-{what}"


def component(title: str, kind: str, number: int) -> str:
    """Return the id of a component's name."""
    return f"{title}-name-{kind}-{number}"


def points(title: str, kind: str) -> str:
    """Return the id of the name of a kind of points."""
    return f"{title}-points-{kind}"


def side(title: str, name: str) -> str:
    """Return the id of the name of a side that is no seat."""
    return f"{title}-side-{name}"


def verdict(title: str, code: str) -> str:
    """Return the id of how a game ended."""
    return f"{title}-verdict-{code}"


def tie(title: str, code: str) -> str:
    """Return the id of what broke a tie."""
    return f"{title}-tie-{code}"


def option(title: str, field: str, value: str = "") -> str:
    """Return the id of an option's name, or of one of its values; ``help`` is what explains it.

    >>> option("cryo", "side_b", "help")
    'cryo-option-side-b-help'
    """
    return f"{title}-option-{kebab(field)}{'-' + kebab(value) if value else ''}"


def bot(name: str) -> str:
    """Return the id of a bot's name."""
    return f"cli-bot-{name}"
