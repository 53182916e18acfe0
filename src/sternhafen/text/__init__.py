"""Texts for everything: Fluent messages and numbered rules, in German and English."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sternhafen.text.rules import Rule, Rulebook, rulebook
    from sternhafen.text.words import LANGUAGES, Words

__all__ = ["LANGUAGES", "Rule", "Rulebook", "Words", "rulebook"]

_HOMES = {"rules": ("Rule", "Rulebook", "rulebook"), "words": ("LANGUAGES", "Words")}


def __getattr__(name: str) -> Any:
    """Import a name when it is first used: a table in a browser names messages but has no Fluent to format them."""
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"sternhafen.text.{home}"), name)
    raise AttributeError(f"module 'sternhafen.text' has no attribute {name!r}")
