"""Planet Unknown: take tiles from a turning station, cover your planet, and advance on five tracks.

title.py, options.py     what the rest of the house needs to know; how a game may be set up
aliases.py, data/        what the numbers mean; the printed components as typed tables, and packed codes
state.py, colony.py      the fields of a game and of one player's part of it, which fills a module of its own
game.py, setup.py        the game as the engine asks it; chapter 1: the first position
rules/                   chapters 2 to 14, 17, 19 and 20, one module each; gains/: what a turn brings (PU-3.7)
rules/corporations/      chapters 22 to 31, rules/planets/ chapters 32 and 33: a module with hooks for each board
scoring.py               chapters 15, 16, 18 and 21: medals, ties, the solo verdict
knowledge.py, view.py    who knows what, and the views made of it; data/card_groups.py: civ cards (PU-6.15)
actions.py, events.py    what seats do, and what the table hears of it
invariants.py, bot/      what must always hold; how well a seat stands
fast/                    speed only; ``STERNHAFEN_FAST=0`` plays the same games without it
"""

from sternhafen.games.planet_unknown.title import TITLE

__all__ = ["TITLE"]
