"""Records: a match as JSON, and back, with a one-line error for everything that can be wrong with a file."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import msgspec

from sternhafen.engine.beginning import Beginning
from sternhafen.engine.deal import SeedOrigin
from sternhafen.engine.match import Entry, Match, Setup
from sternhafen.engine.title import Title
from sternhafen.engine.values import Action, Event, Illegal, Refused

FORMAT = 1


class LogEntry(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """An entry of the log as it is stored, in records and by tables alike."""

    seat: int
    digest: str
    action: Any = None
    strikes: tuple[int, ...] = ()
    events: Any = []
    practice: bool = False

    def entry(self, action: Action | None, events: Sequence[Event] = ()) -> Entry:
        """Return it as an entry of a match, with its action and events decoded."""
        return Entry(self.seat, action, list(events), self.digest, strikes=self.strikes, practice=self.practice)


class TableNote(msgspec.Struct, forbid_unknown_fields=True):
    """A note about the table that everybody saw in the log before an entry: a message with its arguments."""

    entry: int
    id: str
    args: dict[str, int | str]


class Seam(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game continued under changed rules, from the position at that point; nothing before can be replayed."""

    entry: int
    """The first entry under the new rules."""
    before: int
    """The version of the rules before."""
    rules: int
    """The version of the rules from then on."""
    state: Any
    """The position, as `State.dump` returns it under the new rules."""
    fields: dict[str, list[str]]
    """The names of its fields, class by class."""
    signature: str = ""
    """Proves to the server that made the seam that the position is its own."""


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
    """Who plays each seat: ``person``, or the name of a bot."""
    log: list[LogEntry]
    notes: list[TableNote] = []
    """What happened to the seats during the game."""
    deal: SeedOrigin | None = None
    """How the seed was made; None for games from before that was recorded."""
    seams: list[Seam] = []
    """Where it continued under changed rules; `rules` is the version at its end."""
    seal: str = ""
    """A hash published at the end of a game, which later proves that nobody has changed the record (see `seal`)."""
    beginning: Beginning | msgspec.UnsetType = msgspec.UNSET
    """The position that it began from, if it was not dealt."""


class Seen(msgspec.Struct):
    """The head of a file with a game as one seat saw it, which is not a record."""

    sternhafen_seen: int
    table: str = ""


class BadRecord(ValueError):
    """A saved game that cannot be used: a message code, its arguments, and the refusal behind it, if any.

    >>> import sternhafen
    >>> try:
    ...     sternhafen.load(b"{}")
    ... except sternhafen.BadRecord as error:
    ...     print(error.code)
    shape
    """

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
    earlier: Sequence[LogEntry] = (),
    seams: Sequence[Seam] = (),
) -> bytes:
    """Return a match as JSON, with the players' names and kinds, notes about their seats, and how it was dealt.

    A match that starts from a position lacks the lines before it: pass those as `earlier`, and where they end as
    `seams`.
    """
    setup = match.setup
    record = Record(
        FORMAT,
        match.title.id,
        match.title.rules,
        setup.seats,
        f"{setup.seed:032x}",
        msgspec.to_builtins(setup.options),
        names,
        [PERSON] * setup.seats if players is None else players,
        [*earlier, *(line_of(entry) for entry in match.log[match.before :])],
        list(notes),
        deal,
        list(seams),
        beginning=msgspec.UNSET if match.beginning is None else match.beginning,
    )
    return encode(record)


def line_of(entry: Entry) -> LogEntry:
    """Return an entry as a line of a record."""
    return LogEntry(
        entry.seat,
        entry.digest,
        None if entry.action is None else msgspec.to_builtins(entry.action),
        entry.strikes,
        [msgspec.to_builtins(event) for event in entry.events],
        entry.practice,
    )


def encode(record: Record) -> bytes:
    """Return a record as JSON, sealed."""
    record.seal = seal(record)
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def seal(record: Record) -> str:
    """Return a SHA-256 of everything that was played: title, rules, options, seed, every line and every seam.

    Names and notes are not part of it, so that personal data can be deleted without breaking the seal.
    """
    seams = [(seam.entry, seam.before, seam.rules, seam.state, seam.fields) for seam in record.seams]
    lines = [(one.seat, one.digest, one.action, one.strikes, one.events, one.practice) for one in record.log]
    whole: tuple[Any, ...] = (record.title, record.rules, record.seats, record.seed, record.options, seams, lines)
    if record.beginning is not msgspec.UNSET:
        whole += (msgspec.structs.replace(record.beginning, signature=""),)
    return hashlib.sha256(msgspec.json.encode(whole, order="deterministic")).hexdigest()


def peek(data: bytes) -> Record:
    """Return the record in a file's bytes; its shape is checked, but nothing is played."""
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
    """Return the match of a record, with every action and every digest checked."""
    try:
        return _read(record, title)
    except BadRecord as bad:
        bad.title = title
        raise


def _read(record: Record, title: Title) -> Match:
    match = _begun(record, title)
    for number, line in enumerate(record.log):
        if number >= match.before:
            _repeat(match, number, line)
    return match


def logged(record: Record, title: Title) -> Match:
    """Return the match of a record that is known to be good: it has the log, but nothing has been played.

    `Match.at` returns it at any point; `Match.rebuild` plays all of it.
    """
    match = _begun(record, title)
    for line in record.log[match.before :]:
        action = None if line.action is None else title.action(line.action)
        match.log.append(line.entry(action))
        for number in line.strikes:
            match.log[number].struck = True
    return match


def _begun(record: Record, title: Title) -> Match:
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
        return _beginning(record, title, Setup(options, record.seats, seed))
    except Refused as refused:
        raise BadRecord("setup", refused.illegal) from None


def _beginning(record: Record, title: Title, setup: Setup) -> Match:
    """Return the match before the first line that can be replayed: at its start, or at the last seam."""
    if not record.seams:
        return Match(title, setup) if record.beginning is msgspec.UNSET else _begun_from(record.beginning, title, setup)
    last = record.seams[-1]
    if last.rules != record.rules or not 0 <= last.entry <= len(record.log):
        raise BadRecord("seam", number=last.entry, problem="rules")
    try:
        example = title.start(setup.options, setup.seats, setup.seed)
        base = title.convert(last.state, last.fields, example)
        begun = None if record.beginning is msgspec.UNSET else record.beginning
        match = Match(title, setup, base, last.entry, begun)
    except Refused:
        raise
    except Exception as error:  # a position of other rules, or an edited one, may raise anything
        raise BadRecord("seam", number=last.entry, problem=f"{type(error).__name__}: {error}"[:200]) from None
    keep_places(match, record.log[: last.entry])
    return match


def _begun_from(beginning: Beginning, title: Title, setup: Setup) -> Match:
    """Return the match of a record that began from a position."""
    try:
        example = title.start(setup.options, setup.seats, setup.seed)
        return Match.begun(title, setup, beginning, example)
    except Refused:
        raise
    except Exception as error:  # an edited position may raise anything
        raise BadRecord("beginning", problem=f"{type(error).__name__}: {error}"[:200]) from None


def keep_places(match: Match, earlier: Sequence[LogEntry]) -> None:
    """Fill a match's placeholders with what is known of those lines: who moved, and which events followed."""
    for number, line in enumerate(earlier):
        try:
            events = [msgspec.convert(event, match.title.event_type) for event in line.events]
        except msgspec.ValidationError:  # today's rules have no such events
            events = []
        match.log[number] = line.entry(None, events)
        for struck in line.strikes:
            if 0 <= struck < number:
                match.log[struck].struck = True


def _repeat(match: Match, number: int, line: LogEntry) -> None:
    try:
        action = None if line.action is None else match.title.action(line.action)
    except msgspec.ValidationError as error:
        raise BadRecord("action", number=number, problem=str(error)) from None
    try:
        match.repeat(line.entry(action))
    except Refused as refused:
        raise BadRecord("illegal", refused.illegal, number=number) from None
    if match.log[number].digest != line.digest:
        raise BadRecord("edited", number=number)
