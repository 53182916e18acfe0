"""How well a seat stands, for bots.

weights.py       what things are worth in points, late and early in the game
expectations.py  what the open question will probably bring
evaluation.py    the points a seat will probably end with
terms.py         what these points are made of
"""

from sternhafen.games.cryo.bot.evaluation import OUTLOOK, evaluate, rival_outlook
from sternhafen.games.cryo.bot.terms import terms

__all__ = ["OUTLOOK", "evaluate", "rival_outlook", "terms"]
