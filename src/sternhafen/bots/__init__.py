"""Bots: each chooses an action for a seat, using only what that seat may know."""

from sternhafen.bots.advice import advise
from sternhafen.bots.choose import ADVISER, BOTS, Bot, UnknownBot, bot
from sternhafen.bots.situation import chance_of, situation
from sternhafen.bots.values import Advice, Reason

__all__ = ["ADVISER", "BOTS", "Advice", "Bot", "Reason", "UnknownBot", "advise", "bot", "chance_of", "situation"]
