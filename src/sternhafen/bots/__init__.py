"""Bots: each chooses an action for a seat, on what that seat may know."""

from sternhafen.bots.choose import BOTS, Bot, UnknownBot, bot

__all__ = ["BOTS", "Bot", "UnknownBot", "bot"]
