"""How well a seat stands, for bots.

weights.py       what things are worth in points, late and early in the game
expectations.py  what the open question will probably bring
evaluation.py    the points a seat will probably end with
"""

from sternhafen.games.cryo.bot.evaluation import OUTLOOK, evaluate, rival_outlook

__all__ = ["OUTLOOK", "evaluate", "rival_outlook"]
