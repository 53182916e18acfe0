"""Opening a text table: from the command line's arguments or a saved file to a running match."""

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
from sternhafen.engine.record import PERSON, LogEntry, Seam, TableNote, peek, read, write
from sternhafen.games import title as title_by_id
from sternhafen.games import titles
from sternhafen.table.hosts.local import LocalTable
from sternhafen.terminal import menu
from sternhafen.terminal.paint import Paint
from sternhafen.terminal.prompt import Quit
from sternhafen.terminal.table import TextTable
from sternhafen.text import Words

SUFFIX = ".sternhafen.json"


@dataclass
class OpenedMatch:
    """A match to play, and what else its file holds."""

    match: Match
    players: list[str]
    names: list[str]
    path: Path
    deal: SeedOrigin | None
    notes: list[TableNote] = field(default_factory=list)
    earlier: list[LogEntry] = field(default_factory=list)
    """The lines from before the position that the match starts from, and where that position is."""
    seams: list[Seam] = field(default_factory=list)


@dataclass
class PlayRequest:
    """The command line's arguments; the menu asks for what is missing."""

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
    """Return a line from the keyboard; end of input raises `Quit`."""
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        say("")
        raise Quit from None


def play(request: PlayRequest) -> None:
    """Open a table and play until the game is over or the players stop."""
    paint = Paint(request.plain or not sys.stdout.isatty() or "NO_COLOR" in os.environ)
    try:
        opened = _resumed(request) if request.resume else _new(request)
    except Quit:
        return
    match, path = opened.match, opened.path
    words = Words(request.language, match.title.under(match.setup.options), opened.names)

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
    """Write a file completely or not at all, so that a crash leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def _new(request: PlayRequest) -> OpenedMatch:
    words = Words(request.language)
    title = title_by_id(request.title) if request.title else _choose_title(words)
    words = Words(request.language, title)
    seats = request.seats or (1 + len(request.bots) if request.bots else 0)
    seats = seats or menu.choose_seats(words, say, hear, title)
    asked = request.title is None or (request.bots is None and request.seats is None)
    if request.bots is None:
        players = menu.choose_players(words, say, hear, seats) if asked else [PERSON] * seats
    else:
        for name in request.bots:
            bot(name)
        people = max(0, seats - len(request.bots))
        players = [*[PERSON] * people, *request.bots][:seats]
    if asked and not request.options:
        options = menu.choose_options(words, say, hear, title, seats)
    else:
        options = menu.parse_options(title, request.options, seats)
    match = Match.new(title, seats, randbits(128) if request.seed is None else request.seed, options)
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    path = request.save or data_home() / f"{title.id}-{stamp}{SUFFIX}"
    deal = SeedOrigin("drawn") if request.seed is None else SeedOrigin("fixed", "chosen")
    return OpenedMatch(match, players, _names(words, request, players), path, deal)


def _choose_title(words: Words) -> Title:
    return menu.choose_title(words, say, hear, list(titles().values()))


def _names(words: Words, request: PlayRequest, players: list[str]) -> list[str]:
    names = []
    for seat, player in enumerate(players):
        given = request.names[seat] if seat < len(request.names) else ""
        if player == PERSON:
            names.append(given or words("terminal-player", n=seat + 1))
        else:
            names.append(given or words("terminal-bot", n=seat + 1, bot=player))
    return names


def _resumed(request: PlayRequest) -> OpenedMatch:
    """Return a saved match with its players."""
    assert request.resume is not None, "there is a file to resume"
    record = peek(request.resume.read_bytes())
    match = read(record, title_by_id(record.title))
    earlier = record.log[: match.before]
    kept = record.deal, record.notes, earlier, record.seams
    return OpenedMatch(match, record.players, record.names, request.resume, *kept)
