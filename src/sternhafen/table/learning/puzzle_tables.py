"""Puzzle tables: how a table is made at which a puzzle is set."""

from __future__ import annotations

from sternhafen.engine.beginning import Beginning
from sternhafen.puzzles import Found, UnknownPuzzle, edition, find_puzzle
from sternhafen.table.create_table import PARTNER, TableCreator, checked_name, checked_options, known_title
from sternhafen.table.hosts.host import Host
from sternhafen.table.log.absence import SpectatorsSet
from sternhafen.table.log.lines import Line
from sternhafen.table.log.puzzling import PuzzleBegun
from sternhafen.table.messages.answers import Created
from sternhafen.table.messages.puzzling import PuzzleWish
from sternhafen.table.parts import Seat
from sternhafen.table.refusals import Declined

NAMES = ("Vega", "Rigel", "Mira", "Spica", "Altair", "Deneb")
"""What the bots are called that wait at the other seats."""


async def set_puzzle(host: Host, client: str, wanted: PuzzleWish) -> Created:
    """Create a table with a puzzle; easy bots wait at the other seats until it is left."""
    game = known_title(wanted.title)
    try:
        found = find_puzzle(game.id, wanted.puzzle)
    except UnknownPuzzle:
        raise Declined("no-such-puzzle", puzzle=wanted.puzzle) from None
    options = checked_options(game, found.seats, found.form.options)
    seats = [Seat("bot", NAMES[seat], PARTNER, (), True) for seat in range(found.seats)]
    seats[found.puzzle.seat] = Seat("person", checked_name(wanted.name), None, (client,))
    lines: list[Line] = [SpectatorsSet(False), PuzzleBegun(found.id, edition(found))]
    return await TableCreator(host, client).begin(game, options, seats, beginning_of(found), lines=lines)


def beginning_of(found: Found) -> Beginning:
    """Return a puzzle's position as a game begins from it."""
    return Beginning(
        "puzzle", found.form.rules, found.puzzle.state, found.fields(), entry=found.puzzle.entry, dealt=True
    )
