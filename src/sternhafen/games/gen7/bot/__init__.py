"""How well a seat stands, for bots.

evaluation.py  merits, what a seat may hope for, and how the ship fares
excuses.py     why it does not agree to a proposal
terms.py       what these merits are made of
"""

from sternhafen.games.gen7.bot.evaluation import OUTLOOK, evaluate
from sternhafen.games.gen7.bot.excuses import excuse
from sternhafen.games.gen7.bot.terms import terms

__all__ = ["OUTLOOK", "evaluate", "excuse", "terms"]
