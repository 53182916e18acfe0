"""Practice: playing on from a position of a finished game or of a lesson, at a table of its own.

A finished game has no secrets, so its positions are taken as they were. In a lesson that goes on, what the learner
cannot know is dealt again. What is still to be drawn is dealt anew in any case.
"""

from __future__ import annotations

from random import SystemRandom

from sternhafen.engine import Match, State, Title
from sternhafen.engine.beginning import Beginning
from sternhafen.table.commands.closing import open_after_campaign
from sternhafen.table.commands.seats import check_bot, check_holder, check_seat
from sternhafen.table.create_table import TableCreator, checked_name, checked_options, known_title
from sternhafen.table.hosts.host import Host
from sternhafen.table.learning.beginnings import beginning_of
from sternhafen.table.messages.answers import Created
from sternhafen.table.messages.requests import PracticeWish
from sternhafen.table.parts import Seat
from sternhafen.table.refusals import Declined
from sternhafen.table.secrecy import check_revealed, is_revealed
from sternhafen.table.table import Table

chance = SystemRandom()


async def practise(host: Host, table: Table, client: str, wanted: PracticeWish) -> Created:
    """Create a practice table that begins from a position of a table's game."""
    await open_after_campaign(host, table)
    seats = practice_seats(table, client, wanted)
    match = await match_at(host, table, client, wanted.at)
    title = known_title(table.row.title)
    options = checked_options(title, table.row.seats, table.options)
    beginning = practice_beginning(title, table, match)
    return await TableCreator(host, client).begin(title, options, seats, beginning)


async def match_at(host: Host, table: Table, client: str, at: int | None) -> Match:
    """Return a table's game before a line of its log, or decline if it is not to be played on from there."""
    check_practicable(table, client)
    assert table.match is not None, "check_practicable has checked it"
    last = len(table.moves)
    line = last if at is None else at
    if line > last:
        raise Declined("no-such-line", line=line)
    if line < table.match.before:
        raise Declined("before-seam", first=table.match.before)
    match = table.match if line == last else await host.past.match(table.id, table.match, line)
    if match.over:
        raise Declined("practice-over")
    return match


def check_practicable(table: Table, client: str) -> None:
    """Decline a game that has secrets or follows other rules; of a lesson only the learner may play on."""
    if table.match is None or table.broken:
        raise Declined("practice-rules" if table.match is not None or table.broken else "table-" + table.status)
    if not is_revealed(table) and under_way(table):
        assert table.teaching is not None, "a lesson is under way"
        check_holder(table, client, table.teaching.lesson.learner)
        return
    check_revealed(table)


def under_way(table: Table) -> bool:
    """Return whether a lesson is given at a table; once the learner has left it, it is a game like any other."""
    return table.teaching is not None and table.status == "running"


def practice_beginning(title: Title, table: Table, match: Match) -> Beginning:
    """Return a position to practise from, with where it comes from."""
    lesson = 0 if table.teaching is None else table.teaching.lesson.lesson
    state: State = match.state
    dealt = not is_revealed(table)
    if dealt and table.teaching is not None:
        learner = table.teaching.lesson.learner
        state = match.isolated(learner).resample(learner, chance)
    return beginning_of(title, state, "practice", table.id, len(match.log), lesson, dealt)


def practice_seats(table: Table, client: str, wanted: PracticeWish) -> list[Seat]:
    """Return who sits where: the client at its seat, bots where the client wants them; the rest is open."""
    check_seat(table, wanted.seat)
    seats = [Seat() for _ in range(table.row.seats)]
    for number, name in wanted.bots.items():
        check_bot(name)
        if int(number) >= len(seats):
            raise Declined("no-such-seat", seat=int(number))
        seats[int(number)] = Seat("bot", name, name, (), True)
    seats[wanted.seat] = Seat("person", checked_name(wanted.name), None, (client,))
    return seats
