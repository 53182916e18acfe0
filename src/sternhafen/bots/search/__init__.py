"""The search bot: information-set Monte-Carlo tree search over resampled worlds."""

from sternhafen.bots.search.bot import SearchBot

__all__ = ["SearchBot"]
