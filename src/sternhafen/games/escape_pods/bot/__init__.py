"""How well a seat stands, for bots.

evaluation.py  the points a seat will probably end with
terms.py       what these points are made of
"""

from sternhafen.games.escape_pods.bot.evaluation import OUTLOOK, evaluate
from sternhafen.games.escape_pods.bot.terms import terms

__all__ = ["OUTLOOK", "evaluate", "terms"]
