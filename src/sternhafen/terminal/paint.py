"""Paint: colour in a terminal, or none. Colour never carries meaning alone; a letter or word says the same."""

from __future__ import annotations

SEAT_COLOURS = (75, 214, 36, 202, 175, 185)
"""The table's six seat colours in the terminal's palette of 256."""
SEAT_GLYPHS = "●▲■◆★⬣"
SEAT_LETTERS = "ABCDEF"


class Paint:
    """Wraps text in colours; with `plain` it leaves text as it is and draws seats as letters."""

    def __init__(self, plain: bool = False) -> None:
        self.plain = plain

    def _wrap(self, code: str, text: str) -> str:
        return text if self.plain else f"\x1b[{code}m{text}\x1b[0m"

    def bold(self, text: str) -> str:
        """Return text in bold."""
        return self._wrap("1", text)

    def dim(self, text: str) -> str:
        """Return text in a dim colour."""
        return self._wrap("2", text)

    def colour(self, number: int, text: str) -> str:
        """Return text in one of the terminal's 256 colours."""
        return self._wrap(f"38;5;{number}", text)

    def ground(self, number: int, text: str) -> str:
        """Return dark text on one of the terminal's 256 colours."""
        return self._wrap(f"38;5;16;48;5;{number}", text)

    def seat(self, seat: int, text: str) -> str:
        """Return text in a seat's colour."""
        return self.colour(SEAT_COLOURS[seat], text)

    def glyph(self, seat: int) -> str:
        """Return a seat's symbol: a glyph in colour, or a letter."""
        return SEAT_LETTERS[seat] if self.plain else self.seat(seat, SEAT_GLYPHS[seat])
