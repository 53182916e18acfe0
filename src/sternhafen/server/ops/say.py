"""Saying: the few sentences that the server itself speaks, on the command line and in notifications."""

from __future__ import annotations

import locale
import os
from functools import cache

from sternhafen.text.messages import Messages
from sternhafen.text.words import LANGUAGES


@cache
def _messages(language: str) -> Messages:
    return Messages(language, ["server"])


def say(language: str, message: str, **arguments: int | str) -> str:
    """Return a message of the server in a language."""
    return _messages(language).format(message, arguments)


GUEST = "Guest"
"""What browsers call somebody who has given no name; everybody reads it in their own language."""


def called(language: str, name: str) -> str:
    """Return what a person is called in a language.

    >>> called("de", GUEST), called("de", "Ada")
    ('Gast', 'Ada')
    """
    return say(language, "server-guest") if name == GUEST else name


def own_language() -> str:
    """Return the language that this computer's user has set, if we have it."""
    wanted = os.environ.get("LC_ALL") or os.environ.get("LANG") or (locale.getlocale()[0] or "")
    return next((language for language in LANGUAGES if wanted.lower().startswith(language)), "en")
