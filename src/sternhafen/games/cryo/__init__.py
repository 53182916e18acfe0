"""Cryo: wake your crew on a wrecked ship and settle the caves before sunset; alone, against the Rival."""

from sternhafen.games.cryo.title import TITLE

__all__ = ["TITLE"]
