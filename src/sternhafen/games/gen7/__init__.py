"""Gen7: a campaign of seven episodes on a generation ship, for three or four."""

from sternhafen.games.gen7.title import TITLE

__all__ = ["TITLE"]
