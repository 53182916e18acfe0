"""The desk: answers what one client asks about tables and wishes there, but for what is played.

A server's routes and a browser's worker both ask here, so a question has one answer wherever a table is hosted.
"""

from __future__ import annotations

import msgspec

from sternhafen.bots import ADVISER
from sternhafen.engine import Options, Title
from sternhafen.engine.record import Record
from sternhafen.table.absence.hosting import hand_on
from sternhafen.table.absence.spectators import allow
from sternhafen.table.commands import seats
from sternhafen.table.commands.closing import open_after_campaign, reopen, whole_record
from sternhafen.table.commands.execute import execute
from sternhafen.table.committing import Plan
from sternhafen.table.create_table import TableCreator, checked_name, known_title
from sternhafen.table.daily.days import check_unadvised, check_uncounted
from sternhafen.table.daily.tables import begin_daily
from sternhafen.table.hosts.host import Host
from sternhafen.table.learning.planning import plan_info
from sternhafen.table.learning.practice import practise
from sternhafen.table.learning.puzzle_tables import set_puzzle
from sternhafen.table.learning.reviewing import review
from sternhafen.table.messages.answers import (
    Claimed,
    Created,
    Entries,
    Freed,
    Hint,
    Invite,
    LegalPage,
    NameInfo,
    Preview,
    Scores,
    SeenGame,
    Verified,
    WhyNot,
)
from sternhafen.table.messages.daily import DailyWish
from sternhafen.table.messages.fields import Language, Viewer
from sternhafen.table.messages.from_client import Command
from sternhafen.table.messages.from_server import Ack
from sternhafen.table.messages.planning import PlanInfo, PlanWish
from sternhafen.table.messages.puzzling import PuzzleWish
from sternhafen.table.messages.requests import (
    Again,
    AskHint,
    Claim,
    HandOn,
    HandOver,
    NewTable,
    PracticeWish,
    Rename,
    Spectators,
    Try,
)
from sternhafen.table.messages.reviewing import ReviewInfo
from sternhafen.table.messages.shown import Position, TableInfo
from sternhafen.table.messages.teaching import LearnWish
from sternhafen.table.queries import entries, legal_page, position_at, preview, scores, seen_game, why_not
from sternhafen.table.refusals import Declined
from sternhafen.table.show.advice import idea_info
from sternhafen.table.show.review import review_info
from sternhafen.table.show.table import open_options, table_info
from sternhafen.table.table import Table
from sternhafen.table.thinking.thinker import Asker, WorkerFailed
from sternhafen.table.updates.verification import verified


def component_name(title: str, kind: str, number: int, language: Language) -> NameInfo:
    """Return the name of a component whose words stay with its data."""
    return name_info(known_title(title), kind, number, language)


def name_info(title: Title, kind: str, number: int, language: Language) -> NameInfo:
    """Return a name that a title gives; there is none for numbers that it does not know."""
    try:
        return NameInfo(title.names(kind, number, language))
    except (LookupError, ValueError):
        return NameInfo(None)


def options_of(table: Table) -> Options:
    """Return a table's options as its title reads them, without what an earlier episode carried over."""
    options: Options = msgspec.convert(open_options(table), known_title(table.row.title).options)
    return options


def under_options(table: Table) -> Title:
    """Return a table's title with the names that its options bring."""
    return known_title(table.row.title).under(options_of(table))


def title_components(title: str) -> msgspec.Struct:
    """Return the components that a title's usual options bring."""
    known = known_title(title)
    if known.components_under is None:
        raise Declined("no-such-page")
    return known.components_under(known.options())


class Desk:
    """Answers one client."""

    def __init__(self, host: Host, client: str | None) -> None:
        self._host = host
        self._client = client

    def info(self, table: Table) -> TableInfo:
        """Return a table as this client sees it."""
        return table_info(table, self._client, self._host.sessions.here(table))

    # Questions -----------------------------------------------------------------------------------------------------

    async def position(self, table: Table, viewer: Viewer, at: int | None) -> Position:
        """Return the game through a viewer's eyes, now or before a line of its log."""
        self.check_viewer(table, viewer)
        return await position_at(self._host, table, viewer, at)

    def entries(self, table: Table, viewer: Viewer, first: int, limit: int) -> Entries:
        """Return lines of the log."""
        self.check_viewer(table, viewer)
        return entries(table, viewer, first, limit)

    def legal(self, table: Table, seat: int, chosen: list[str], offset: int, limit: int) -> LegalPage:
        """Return legal actions whose targets begin with those chosen."""
        self.check_viewer(table, seat)
        return legal_page(table, seat, chosen, offset, limit)

    def why_not(self, table: Table, seat: int, target: str, picked: list[str]) -> WhyNot:
        """Return why nothing can be done with a target, together with what is picked already."""
        self.check_viewer(table, seat)
        return why_not(table, seat, target, picked)

    def name(self, table: Table, kind: str, number: int, language: Language) -> NameInfo:
        """Return the name of a component under the table's options."""
        return name_info(under_options(table), kind, number, language)

    def components(self, table: Table) -> msgspec.Struct:
        """Return the components that the table's options bring."""
        title = known_title(table.row.title)
        if title.components_under is None:
            raise Declined("no-such-page")
        return title.components_under(options_of(table))

    def preview(self, table: Table, wanted: Try) -> Preview:
        """Return what an action would bring, up to the first reveal."""
        seats.check_holder(table, self._client, wanted.seat)
        return preview(table, wanted.seat, wanted.action)

    def plan(self, table: Table, wanted: PlanWish) -> PlanInfo:
        """Return where a line leads that your seat only tries."""
        seats.check_holder(table, self._client, wanted.seat)
        return plan_info(table, wanted)

    def check_hint(self, table: Table, wanted: AskHint) -> None:
        """Decline a question for advice that nobody may or need ask."""
        seats.check_holder(table, self._client, wanted.seat)
        if wanted.bot != ADVISER:  # who takes no seat
            seats.check_bot(wanted.bot)
        if table.company.rated:
            raise Declined("rated-advice")
        check_unadvised(table)
        if table.puzzling is not None:
            raise Declined("puzzle-hint")
        if table.playing().state.question(wanted.seat) is None:
            raise Declined("not-asked", seat=wanted.seat)

    async def hint(self, table: Table, wanted: AskHint, asker: Asker) -> Hint:
        """Return what a bot would do in your seat."""
        self.check_hint(table, wanted)
        match = table.playing()
        try:
            advice = await self._host.bots.advise(match, wanted.seat, wanted.bot, asker)
        except WorkerFailed:
            raise Declined("busy") from None
        ideas = [idea_info(match.title, idea, best=rank == 0) for rank, idea in enumerate(advice)]
        return Hint(len(match.log), ideas[0].choice, ideas)

    async def scores(self, table: Table, asker: Asker) -> Scores:
        """Return how the seats stood throughout a finished game."""
        await open_after_campaign(self._host, table)
        return await scores(self._host, table, asker)

    async def review(self, table: Table, asker: Asker) -> ReviewInfo:
        """Return the review of a finished game, a piece further than before."""
        await open_after_campaign(self._host, table)
        return review_info(table, await review(self._host, table, asker))

    async def verified(self, table: Table, asker: Asker) -> Verified:
        """Return what was checked of a finished game."""
        await open_after_campaign(self._host, table)
        return await verified(self._host, table, asker)

    def check_viewer(self, table: Table, viewer: Viewer) -> None:
        """Decline whoever wants to look through eyes that are not theirs."""
        if viewer is not None:
            seats.check_holder(table, self._client, viewer)

    # Tables --------------------------------------------------------------------------------------------------------

    async def new(self, wanted: NewTable) -> Created:
        """Open a table; whoever opens it is its host."""
        return await self._creator().new(wanted)

    async def learn(self, wanted: LearnWish) -> Created:
        """Open a table at which a lesson is given."""
        return await self._creator().lesson(wanted)

    async def practise(self, table: Table, wanted: PracticeWish) -> Created:
        """Open a practice table that begins from a position of a finished game or of a lesson."""
        assert self._client is not None, "whoever opens a table has been given a secret"
        return await practise(self._host, table, self._client, wanted)

    async def puzzle(self, wanted: PuzzleWish) -> Created:
        """Open a table at which a puzzle is set."""
        assert self._client is not None, "whoever opens a table has been given a secret"
        return await set_puzzle(self._host, self._client, wanted)

    async def daily(self, wanted: DailyWish) -> Created:
        """Open the table of one's attempt at today's challenge, or return the one that there is."""
        assert self._client is not None, "whoever opens a table has been given a secret"
        return await begin_daily(self._host, self._client, wanted)

    async def again(self, table: Table, wanted: Again, unwilling: frozenset[str] = frozenset()) -> Created:
        """Open a rematch or the next episode of a campaign with the same seats; links are for the unwilling."""
        return await self._creator().again(table, wanted, unwilling)

    async def imported(self, record: Record) -> Created:
        """Open a table from a recorded game that was replayed: its bots play on, the rest is this client's."""
        return await self._creator().imported(record)

    async def exported(self, table: Table, viewer: Viewer) -> bytes | SeenGame:
        """Return the record of a game that is over, closed or this client's alone, else what one viewer saw."""
        record = await whole_record(self._host, table, self._client)
        if record is not None:
            return record
        self.check_viewer(table, viewer)
        return seen_game(table, viewer)

    async def command(self, table: Table, command: Command) -> Ack:
        """Carry out a command."""
        return await execute(self._host.committer, table, self._client, command)

    def _creator(self) -> TableCreator:
        assert self._client is not None, "whoever opens a table has been given a secret"
        return TableCreator(self._host, self._client)

    # Seats ---------------------------------------------------------------------------------------------------------

    async def claim(self, table: Table, wanted: Claim) -> Claimed:
        """Take a seat by its link, or an open one of a listed table."""
        assert self._client is not None, "whoever takes a seat has been given a secret"
        seat = await seats.claim(self._host, table, self._client, checked_name(wanted.name), wanted.token)
        return Claimed(seat, self.info(table))

    async def admit(self, table: Table, name: str) -> Claimed:
        """Let somebody who was invited take an open seat."""
        assert self._client is not None, "whoever is invited has been given a secret"
        return Claimed(await seats.take_open(self._host, table, self._client, name), self.info(table))

    async def rename(self, table: Table, seat: int, wanted: Rename) -> TableInfo:
        """Rename your seat."""
        seats.check_holder(table, self._client, seat)
        await seats.rename(self._host, table, seat, checked_name(wanted.name))
        return self.info(table)

    async def device_link(self, table: Table, seat: int) -> Invite:
        """Make a link with which another device can play your seat too."""
        seats.check_holder(table, self._client, seat)
        return await seats.device_link(self._host, table, seat)

    async def reassign(self, table: Table, seat: int) -> Freed:
        """Free a seat and make a new link to it (host); whoever must agree to that after the deal is asked."""
        seats.check_host(table, self._client)
        seats.check_seat(table, seat)
        return Freed(await seats.reassign(self._host, table, self._client, seat))

    async def hand_over(self, table: Table, seat: int, wanted: HandOver) -> TableInfo:
        """Hand a seat to a bot, or back (whoever it belongs to; the host, once those have agreed who must)."""
        seats.check_seat(table, seat)
        if seat not in table.kept_for(self._client):
            seats.check_host(table, self._client)
        await seats.hand_over(self._host, table, self._client, seat, wanted.bot)
        return self.info(table)

    # The host ------------------------------------------------------------------------------------------------------

    async def close(self, table: Table) -> TableInfo:
        """Close a table."""
        seats.check_host(table, self._client)
        await seats.close(self._host, table)
        return self.info(table)

    async def reopen(self, table: Table) -> TableInfo:
        """Take the closing of a table back, while nobody has had the record of its unfinished game."""
        seats.check_host(table, self._client)
        await reopen(self._host, table)
        return self.info(table)

    async def hand_on(self, table: Table, wanted: HandOn) -> TableInfo:
        """Make whoever holds a seat the host."""

        def plan() -> Plan:
            seats.check_host(table, self._client)
            seats.check_seat(table, wanted.seat)
            return Plan(hand_on(table, wanted.seat, self._host.sessions.clients(table.id)))

        await self._host.committer.commit(table, plan)
        return self.info(table)

    async def allow_spectators(self, table: Table, wanted: Spectators) -> TableInfo:
        """Let spectators in or shut them out."""

        def plan() -> Plan:
            seats.check_host(table, self._client)
            check_uncounted(table)
            return Plan(allow(table, wanted.allowed))

        await self._host.committer.commit(table, plan)
        return self.info(table)
