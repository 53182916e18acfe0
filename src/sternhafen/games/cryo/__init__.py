"""Cryo: wake your crew on a wrecked ship and settle the caves before sunset; alone, against the Rival.

title.py, options.py      what the rest of the house needs to know; how a game may be set up
aliases.py, data/, piles  what the numbers mean; the printed components as typed tables; cards without an order
state.py, game.py         the fields of a game, declared once; the game as the engine sees it
setup.py                  chapter 2: the first position
rules/                    chapters 3 to 10, one module each; upgrades/ and rival/ are packages
scoring.py                chapter 11: points and the winner
knowledge.py, view.py     chapter 12: who knows what, and the views made of it
actions.py, events.py     what seats do, and what the table hears of it
invariants.py, bot/       what must always hold; how well a seat stands
fast/                     speed only; ``STERNHAFEN_FAST=0`` plays the same games without it
"""

from sternhafen.games.cryo.title import TITLE

__all__ = ["TITLE"]
