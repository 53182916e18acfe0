"""How well a seat stands, for bots.

evaluation.py  the points a seat will probably end with
outlook.py     what it can expect at the end, with what the explosion cards threaten
terms.py       what the evaluation is made of
"""

from sternhafen.games.escape_pods.bot.evaluation import evaluate
from sternhafen.games.escape_pods.bot.outlook import OUTLOOK
from sternhafen.games.escape_pods.bot.terms import terms

__all__ = ["OUTLOOK", "evaluate", "terms"]
