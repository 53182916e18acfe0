"""Pictures of a table: the text board as it is, or drawn as pixels."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Literal

import msgspec
import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

from sternhafen.engine import View
from sternhafen.terminal.boards import board
from sternhafen.terminal.paint import SEAT_LETTERS, Paint
from sternhafen.text import Words

if TYPE_CHECKING:
    from sternhafen.envs.game import Game

RenderMode = Literal["ansi", "rgb_array"]
RENDER_MODES = ["ansi", "rgb_array"]

Colour = tuple[int, int, int]
GROUND: Colour = (14, 18, 32)
INK: Colour = (224, 228, 238)
LETTER_SIZE = 14
CELL_WIDTH, CELL_HEIGHT = 9, 18
ESCAPE = re.compile(r"\x1b\[([0-9;]*)m")
LEVELS = (0, 95, 135, 175, 215, 255)
"""The six strengths of a channel in a terminal's colour cube."""


class LetterPaint(Paint):
    """Paint in colours, with letters for the seats: the font of pictures has no glyphs for them."""

    def glyph(self, seat: int) -> str:
        """Return a seat's letter in its colour."""
        return self.seat(seat, SEAT_LETTERS[seat])


def picture(game: Game, mode: RenderMode | None, watcher: int | None) -> str | NDArray[np.uint8] | None:
    """Return the table as a seat, or for None a spectator, sees it; None without a mode."""
    if mode is None:
        return None
    view = game.state.view(watcher)
    if mode == "ansi":
        return text(game, view, Paint(plain=True))
    return pixels(text(game, view, LetterPaint()))


def text(game: Game, view: View, paint: Paint) -> str:
    """Return a view as the title's text board, or field by field where it has none."""
    draw = board(game.title)
    if draw is None:
        return "\n".join(f"{name}: {value}" for name, value in msgspec.structs.asdict(view).items())
    return draw(
        view, Words("en", game.title.under(game.options), [f"Seat {seat + 1}" for seat in range(game.seats)]), paint
    )


def pixels(board_text: str) -> NDArray[np.uint8]:
    """Return text with terminal colours as an image: rows, columns, and red, green and blue."""
    rows = [list(coloured(line)) for line in board_text.splitlines()] or [[]]
    width = max(1, *(len(row) for row in rows))
    image = Image.new("RGB", (width * CELL_WIDTH, len(rows) * CELL_HEIGHT), GROUND)
    canvas = ImageDraw.Draw(image)
    font: Any = ImageFont.load_default(LETTER_SIZE)
    for y, row in enumerate(rows):
        for x, (letter, ink, ground) in enumerate(row):
            left, top = x * CELL_WIDTH, y * CELL_HEIGHT
            if ground != GROUND or letter == "█":
                fill = ink if letter == "█" else ground
                canvas.rectangle((left, top, left + CELL_WIDTH - 1, top + CELL_HEIGHT - 1), fill)
            if letter not in " █":
                canvas.text((left + CELL_WIDTH / 2, top + CELL_HEIGHT / 2), letter, ink, font, anchor="mm")
    return np.asarray(image, np.uint8)


def coloured(line: str) -> list[tuple[str, Colour, Colour]]:
    """Return every letter of a line with its ink and ground colours, which escape codes set."""
    letters: list[tuple[str, Colour, Colour]] = []
    ink, ground = INK, GROUND
    for part, text_part in enumerate(ESCAPE.split(line)):
        if part % 2:
            ink, ground = _apply_code(text_part, ink, ground)
        else:
            letters += [(letter, ink, ground) for letter in text_part]
    return letters


def _apply_code(code: str, ink: Colour, ground: Colour) -> tuple[Colour, Colour]:
    numbers = [int(number) for number in code.split(";") if number]
    if not numbers or numbers[0] == 0:
        return INK, GROUND
    for kind, five, colour in zip(numbers, numbers[1:], numbers[2:], strict=False):
        if five == 5 and kind == 38:
            ink = palette(colour)
        elif five == 5 and kind == 48:
            ground = palette(colour)
    return ink, ground


def palette(number: int) -> Colour:
    """Return one of a terminal's 256 colours.

    >>> palette(196), palette(244)
    ((255, 0, 0), (128, 128, 128))
    """
    if number >= 232:
        grey = 8 + 10 * (number - 232)
        return grey, grey, grey
    if number < 16:
        strong = 255 if number > 7 else 128
        return strong * (number & 1), strong * (number >> 1 & 1), strong * (number >> 2 & 1)
    red, rest = divmod(number - 16, 36)
    green, blue = divmod(rest, 6)
    return LEVELS[red], LEVELS[green], LEVELS[blue]
