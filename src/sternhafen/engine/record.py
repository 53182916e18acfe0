"""Records: a match as one JSON text, and back, with every fault named in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from sternhafen.engine.deal import SeedOrigin
from sternhafen.engine.match import Entry, Match, Setup
from sternhafen.engine.title import Title
from sternhafen.engine.values import Illegal, Refused

FORMAT = 1


class Line(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An entry as it is stored."""

    seat: int
    digest: str
    action: Any = None
    strikes: tuple[int, ...] = ()
    events: list[Any] = []
    practice: bool = False


class TableNote(msgspec.Struct, forbid_unknown_fields=True):
    """Something about the table that everybody saw in the log before an entry: a message with its arguments."""

    entry: int
    id: str
    args: dict[str, int | str]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A saved game."""

    sternhafen: int
    title: str
    rules: int
    seats: int
    seed: str
    options: dict[str, Any]
    names: list[str]
    players: list[str]
    """Who sits at every seat: a person, or a bot by its name."""
    log: list[Line]
    notes: list[TableNote] = []
    """What happened to the seats while it was played."""
    deal: SeedOrigin | None = None
    """How the seed was made; None for a game that was saved before that was written down."""


class Seen(msgspec.Struct):
    """The head of a file that holds a game as one seat saw it, which is no record."""

    sternhafen_seen: int
    table: str = ""


class BadRecord(ValueError):
    """A saved game that cannot be used: a message code with its arguments, and the refusal behind it, if any."""

    def __init__(self, code: str, illegal: Illegal | None = None, **details: int | str) -> None:
        said = [f"{name} {value}" for name, value in details.items()]
        super().__init__(": ".join(["this saved game cannot be used", code, *([", ".join(said)] if said else [])]))
        self.code = code
        self.illegal = illegal
        self.details = details
        self.title: Title | None = None


PERSON = "person"


def write(
    match: Match,
    names: list[str],
    players: list[str] | None = None,
    notes: Sequence[TableNote] = (),
    deal: SeedOrigin | None = None,
) -> bytes:
    """Return a match as JSON, with the players' names and kinds, what happened to their seats, and how it was dealt."""
    lines = [
        Line(
            entry.seat,
            entry.digest,
            None if entry.action is None else msgspec.to_builtins(entry.action),
            entry.strikes,
            [msgspec.to_builtins(event) for event in entry.events],
            entry.practice,
        )
        for entry in match.log
    ]
    setup = match.setup
    options = msgspec.to_builtins(setup.options)
    seed = f"{setup.seed:032x}"
    players = [PERSON] * setup.seats if players is None else players
    title = match.title
    record = Record(FORMAT, title.id, title.rules, setup.seats, seed, options, names, players, lines, list(notes), deal)
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def peek(data: bytes) -> Record:
    """Return the stored form of a saved game, its shape checked but nothing played."""
    try:
        record = msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        _refuse_seen(data)
        raise BadRecord("shape", problem=str(error)) from None
    except msgspec.DecodeError as error:
        raise BadRecord("broken", problem=str(error)) from None
    if record.sternhafen != FORMAT:
        raise BadRecord("format", found=record.sternhafen, known=FORMAT)
    return record


def _refuse_seen(data: bytes) -> None:
    try:
        seen = msgspec.json.decode(data, type=Seen)
    except msgspec.ValidationError:
        return
    raise BadRecord("seen", table=seen.table)


def read(record: Record, title: Title) -> Match:
    """Return the match of a saved game, every action checked and every digest proven."""
    try:
        return _read(record, title)
    except BadRecord as bad:
        bad.title = title
        raise


def _read(record: Record, title: Title) -> Match:
    if record.rules != title.rules:
        raise BadRecord("rules", found=record.rules, known=title.rules)
    try:
        options = msgspec.convert(record.options, title.options)
        seed = int(record.seed, 16)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadRecord("shape", problem=str(error)) from None
    if not 0 <= seed < 1 << 128:
        raise BadRecord("seed")
    if len(record.names) != record.seats or len(record.players) != record.seats:
        raise BadRecord("names", names=len(record.names), seats=record.seats)
    try:
        match = Match(title, Setup(options, record.seats, seed))
    except Refused as refused:
        raise BadRecord("setup", refused.illegal) from None
    for number, line in enumerate(record.log):
        _repeat(match, number, line)
    return match


def _repeat(match: Match, number: int, line: Line) -> None:
    try:
        action = None if line.action is None else match.title.action(line.action)
    except msgspec.ValidationError as error:
        raise BadRecord("action", number=number, problem=str(error)) from None
    try:
        match.repeat(Entry(line.seat, action, [], line.digest, strikes=line.strikes, practice=line.practice))
    except Refused as refused:
        raise BadRecord("illegal", refused.illegal, number=number) from None
    if match.log[number].digest != line.digest:
        raise BadRecord("edited", number=number)
