"""Speed only: the same answers as the rules give, only sooner. Nothing outside this folder needs it.

tables.py                    prebuilt actions and lookup tables
queries.py                   quick tests whether something can be done
listing.py, rival_listing.py every question's legal answers
sampling.py                  one legal answer at random
playing.py, rival.py         the most frequent steps, and the Rival's turn
game.py                      the game that uses all this
"""

from sternhafen.games.cryo.fast.game import new

__all__ = ["new"]
