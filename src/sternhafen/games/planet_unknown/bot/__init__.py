"""How well a seat stands, for bots.

evaluation.py  the medals a colony will probably end with
terms.py       what these medals are made of
"""

from sternhafen.games.planet_unknown.bot.evaluation import OUTLOOK, evaluate
from sternhafen.games.planet_unknown.bot.terms import terms

__all__ = ["OUTLOOK", "evaluate", "terms"]
