"""A planet as a map, and row by row in words."""

from __future__ import annotations

from sternhafen.games.planet_unknown.data.planets import PLANET_IDS, PLANETS, cell_name
from sternhafen.games.planet_unknown.view import ColonyView
from sternhafen.terminal.boards.planet_unknown.signs import LETTERS, TERRAIN_COLOURS, WIDTH, resource_name
from sternhafen.terminal.paint import Paint
from sternhafen.text import Words

GROUND_SIGNS = {"#": ".", "~": "~", "R": "=", "C": "#", "E": "-", "T": "x"}
ICE_COLOUR, BARE_COLOUR = 153, 240
MAP_WIDTH = 44


def planet(c: ColonyView, paint: Paint) -> list[str]:
    """Return the planet as a map with column letters, row numbers and medals."""
    lines_medals = PLANETS[PLANET_IDS.index(c.planet)].lines
    lines = ["   " + "".join(f"{letter}  " for letter in "ABCDEFGHIJKL") + " " * (MAP_WIDTH - 39)]
    for y in range(12):
        cells = "".join(_cell(c, y * WIDTH + x, paint) for x in range(12))
        lines.append(f"{y + 1:>2} {cells} {lines_medals[y][1]:<4}")
    below = "".join(f"{medals}  " for _, medals in lines_medals[12:])
    return [*lines, "   " + below + " " * (MAP_WIDTH - 39)]


def _cell(c: ColonyView, cell: int, paint: Paint) -> str:
    ground = c.ground[cell // WIDTH][cell % WIDTH]
    if ground in ".o":
        return "   "
    terrain = c.terrain[cell]
    if terrain < 0:
        colour = ICE_COLOUR if ground == "~" else BARE_COLOUR
        return paint.colour(colour, GROUND_SIGNS[ground]) + _thing(c, cell) + " "
    letter = LETTERS[terrain].upper() if cell in c.symbols else LETTERS[terrain]
    sign = "p" if cell in c.patches else letter
    return paint.ground(TERRAIN_COLOURS[terrain], sign + _thing(c, cell)) + " "


def _thing(c: ColonyView, cell: int) -> str:
    if cell in c.loaded:
        return "%"
    if cell in c.rovers:
        return "&"
    if cell in c.meteorites:
        return "*"
    if cell in c.lifepods:
        return "o"
    return "'" if cell in c.free_spots else " "


def rows_in_words(c: ColonyView, words: Words) -> list[str]:
    """Return the planet row by row in words, for a screen reader."""
    lines: list[str] = []
    for y in range(12):
        inside = [y * WIDTH + x for x in range(12) if c.ground[y][x] not in ".o"]
        cells = ", ".join(f"{cell_name(cell)} {_in_words(c, cell, words)}" for cell in inside)
        lines.append(words("planet-unknown-board-row", row=y + 1, cells=cells))
    return lines


def _in_words(c: ColonyView, cell: int, words: Words) -> str:
    ground = c.ground[cell // WIDTH][cell % WIDTH]
    if c.terrain[cell] >= 0:
        parts = [resource_name(words, c.terrain[cell])]
        if cell in c.symbols:
            parts.append(words("planet-unknown-board-thing-symbol"))
        if cell in c.patches:
            parts.append(words("planet-unknown-board-thing-patch"))
    else:
        parts = [_ground_word(ground, words)]
    if cell in c.loaded:
        parts.append(words("planet-unknown-board-thing-loaded"))
    elif cell in c.rovers:
        parts.append(words("planet-unknown-board-thing-rover"))
    if cell in c.meteorites:
        parts.append(words("planet-unknown-board-thing-meteorite"))
    if cell in c.lifepods:
        parts.append(words("planet-unknown-board-thing-lifepod"))
    if cell in c.free_spots:
        parts.append(words("planet-unknown-board-thing-spot"))
    return " ".join(parts)


def _ground_word(ground: str, words: Words) -> str:
    if ground == "~":
        return words("planet-unknown-board-ground-ice")
    if ground == "R":
        return words("planet-unknown-board-ground-ring")
    if ground == "C":
        return words("planet-unknown-board-ground-city")
    if ground == "E":
        return words("planet-unknown-board-ground-current")
    if ground == "T":
        return words("planet-unknown-board-ground-toxic")
    return words("planet-unknown-board-ground-land")
