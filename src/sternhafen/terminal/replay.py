"""Replay: print a saved game's log, and the board at any entry."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sternhafen.engine import Match
from sternhafen.engine.record import TableNote
from sternhafen.terminal.boards import board
from sternhafen.terminal.paint import Paint
from sternhafen.terminal.table import outcome_lines
from sternhafen.text import Words


def show(
    match: Match,
    words: Words,
    at: int | None,
    seat: int | None,
    plain: bool,
    say: Callable[[str], None],
    notes: Sequence[TableNote] = (),
) -> None:
    """Print the log up to an entry (all of it by default) and the position there, as a seat or a spectator sees it."""
    there = match if at is None else match.at(at)
    paint = Paint(plain)
    for number, entry in enumerate(there.log):
        _tell(words, say, [note for note in notes if note.entry == number])
        name = words.seats[entry.seat]
        if entry.strikes or entry.practice:
            taken = "cli-replay-practice" if entry.practice else "cli-replay-undo"
            say(f"{number:4}  {words(taken, name=name, count=len(entry.strikes))}")
            continue
        lines = [words.event(event.seen_by(seat)) for event in entry.events]
        text = " ".join(lines) or words("cli-replay-quiet", name=name)
        say(f"{number:4}  {paint.dim(words('cli-replay-struck', text=text)) if entry.struck else text}")
    _tell(words, say, [note for note in notes if note.entry == len(there.log)])
    draw = board(match.title)
    if draw is not None:
        say("\n" + draw(there.state.view(seat), words, paint))
    if there.over:
        for line in outcome_lines(there, words):
            say(line)


def _tell(words: Words, say: Callable[[str], None], notes: Sequence[TableNote]) -> None:
    """Print notes about the seats; a note without a message, from an edited file, is shown by its id."""
    for note in notes:
        try:
            say(f"      {words(note.id, **note.args)}")
        except (KeyError, ValueError):
            say(f"      {note.id}")
