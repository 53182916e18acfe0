"""Speed only: the same answers as the rules give, only sooner. Nothing outside this folder needs it.

tables.py     prebuilt actions and lookup tables
pieces.py     outlines of tiles as two small pieces each
placement.py  all placements of a tile at once
words.py      the same on machine words, for the compiled build
listing.py    every question's legal answers
sampling.py   one legal answer at random
views.py      views of colonies that are kept
game.py       the game that uses all this
"""

from sternhafen.games.planet_unknown.fast.game import new

__all__ = ["new"]
