"""Saying: the few sentences that the server itself speaks, on the command line and in notifications."""

from __future__ import annotations

import locale
import os
from functools import cache

from fluent.runtime import FluentBundle

from sternhafen.text.words import LANGUAGES, message_file


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    resource = message_file(language, "server")
    assert resource is not None, "the server's words belong to the package"
    bundle.add_resource(resource)
    return bundle


def say(language: str, message: str, **arguments: int | str) -> str:
    """Return a message of the server in a language."""
    bundle = _bundle(language)
    pattern = bundle.get_message(message).value
    assert pattern is not None, f"{message} says nothing"
    text, errors = bundle.format_pattern(pattern, arguments)
    assert not errors, f"{message}: {errors}"
    return str(text)


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
