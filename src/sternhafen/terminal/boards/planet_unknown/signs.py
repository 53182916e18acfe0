"""The signs, colours and names of resources on Planet Unknown's text board."""

from __future__ import annotations

from sternhafen.text import Words

LETTERS = "cwbrte"
TERRAIN_COLOURS = (250, 75, 71, 203, 255, 220)
"""The colours of civ, water, biomass, rover, tech and energy in the terminal's palette."""
WIDTH = 13
"""A planet's cells are numbered row by row, 13 to a row."""


def resource_name(words: Words, resource: int) -> str:
    """Return a resource's name."""
    title = words.title
    assert title is not None, "a board belongs to a title"
    return title.names("resource", resource, words.language) or ""
