"""Planet Unknown: a station, tiles, five tracks, and a planet for everybody."""

from sternhafen.games.planet_unknown.title import TITLE

__all__ = ["TITLE"]
