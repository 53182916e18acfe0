"""Words for everything the engine says: Fluent messages and numbered rules, in German and English."""

from sternhafen.text.rules import Rule, Rulebook, rulebook
from sternhafen.text.words import LANGUAGES, Words, kebab

__all__ = ["LANGUAGES", "Rule", "Rulebook", "Words", "kebab", "rulebook"]
