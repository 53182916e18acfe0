"""Ore Rush: dig for ore, and return before the shaft caves in.

title.py, options.py     what the rest of the house needs to know; how a game may be set up
aliases.py, data/        what the numbers mean; the components as typed tables
state.py, game.py        the fields of a game, declared once; the game as the engine asks it
setup.py                 chapter 1: the first position
rules/                   one module a chapter of the rules: turns (2)
scoring.py               chapter 3: who has won
knowledge.py, view.py    who knows what, and the views made of it
actions.py, events.py    what seats do, and what the table hears of it
invariants.py, bot.py    what must always hold; how well a seat stands
"""

from sternhafen.games.ore_rush.title import TITLE

__all__ = ["TITLE"]
