"""The bot that searches: information-set Monte-Carlo tree search over resampled worlds."""

from sternhafen.bots.search.bot import SearchBot
from sternhafen.bots.search.manner import SETTINGS, Manner, manner_for

__all__ = ["SETTINGS", "Manner", "SearchBot", "manner_for"]
