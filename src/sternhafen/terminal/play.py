"""Opening a text table: from the command line's wishes or a saved file to a running match."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from secrets import randbits

from sternhafen.bots import bot
from sternhafen.engine import Match, Title
from sternhafen.engine.deal import SeedOrigin
from sternhafen.engine.record import PERSON, Line, Seam, TableNote, peek, read, write
from sternhafen.games import title as title_by_id
from sternhafen.games import titles
from sternhafen.table.local import LocalTable
from sternhafen.terminal import menu
from sternhafen.terminal.paint import Paint
from sternhafen.terminal.prompt import Quit
from sternhafen.terminal.table import TextTable
from sternhafen.text import Words

SUFFIX = ".sternhafen.json"


@dataclass
class Opened:
    """A match that is to be played, and what its file says beside it."""

    match: Match
    players: list[str]
    names: list[str]
    path: Path
    deal: SeedOrigin | None
    notes: list[TableNote] = field(default_factory=list)
    earlier: list[Line] = field(default_factory=list)
    """The lines from before the position that the match begins from, and where that was."""
    seams: list[Seam] = field(default_factory=list)


@dataclass
class Wishes:
    """What was asked for on the command line; what is missing the menu asks."""

    language: str
    title: str | None = None
    seats: int | None = None
    bots: list[str] | None = None
    names: list[str] = field(default_factory=list)
    options: list[str] = field(default_factory=list)
    seed: int | None = None
    save: Path | None = None
    resume: Path | None = None
    plain: bool = False


def data_home() -> Path:
    """Return the user's folder for saved games."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "sternhafen"


def say(text: str) -> None:
    """Print a line."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def hear(prompt: str) -> str:
    """Return a line from the keyboard; its end means to stop."""
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        say("")
        raise Quit from None


def play(wishes: Wishes) -> None:
    """Open a table and play until the game is over or the people stop."""
    paint = Paint(wishes.plain or not sys.stdout.isatty() or "NO_COLOR" in os.environ)
    try:
        opened = _resumed(wishes) if wishes.resume else _new(wishes)
    except Quit:
        return
    match, path = opened.match, opened.path
    words = Words(wishes.language, match.title.under(match.setup.options), opened.names)

    def save(table: LocalTable) -> None:
        seats = opened.names, opened.players, opened.notes
        store(path, write(table.match, *seats, opened.deal, opened.earlier, opened.seams))

    table = LocalTable(opened.match, opened.names, opened.players, opened.notes, opened.deal, save)
    save(table)
    say(words("terminal-saved", file=str(path)))
    bots = {seat: bot(name) for seat, name in enumerate(opened.players) if name != PERSON}
    try:
        TextTable(table, words, bots, say, hear, paint).run()
    except Quit:
        say(words("terminal-goodbye", file=str(path)))


def store(path: Path, data: bytes) -> None:
    """Write a file whole or not at all: a crash leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _new(wishes: Wishes) -> Opened:
    words = Words(wishes.language)
    title = title_by_id(wishes.title) if wishes.title else _choose_title(words)
    words = Words(wishes.language, title)
    seats = wishes.seats or (1 + len(wishes.bots) if wishes.bots else 0)
    seats = seats or menu.choose_seats(words, say, hear, title)
    asked = wishes.title is None or (wishes.bots is None and wishes.seats is None)
    if wishes.bots is None:
        players = menu.choose_players(words, say, hear, seats) if asked else [PERSON] * seats
    else:
        for name in wishes.bots:
            bot(name)
        people = max(0, seats - len(wishes.bots))
        players = [*[PERSON] * people, *wishes.bots][:seats]
    if asked and not wishes.options:
        options = menu.choose_options(words, say, hear, title, seats)
    else:
        options = menu.parse_options(title, wishes.options, seats)
    match = Match.new(title, seats, randbits(128) if wishes.seed is None else wishes.seed, options)
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    path = wishes.save or data_home() / f"{title.id}-{stamp}{SUFFIX}"
    deal = SeedOrigin("drawn") if wishes.seed is None else SeedOrigin("fixed", "chosen")
    return Opened(match, players, _names(words, wishes, players), path, deal)


def _choose_title(words: Words) -> Title:
    return menu.choose_title(words, say, hear, list(titles().values()))


def _names(words: Words, wishes: Wishes, players: list[str]) -> list[str]:
    found = []
    for seat, player in enumerate(players):
        given = wishes.names[seat] if seat < len(wishes.names) else ""
        if player == PERSON:
            found.append(given or words("terminal-player", n=seat + 1))
        else:
            found.append(given or words("terminal-bot", n=seat + 1, bot=player))
    return found


def _resumed(wishes: Wishes) -> Opened:
    """Return a saved match with those who played it."""
    assert wishes.resume is not None, "there is a file to resume"
    record = peek(wishes.resume.read_bytes())
    match = read(record, title_by_id(record.title))
    earlier = record.log[: match.before]
    kept = record.deal, record.notes, earlier, record.seams
    return Opened(match, record.players, record.names, wishes.resume, *kept)
