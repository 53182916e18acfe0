"""Requests: a page's questions by the method and path that a server's routes have, answered by the same desk."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from sternhafen.browser.host import HERE, BrowserHost
from sternhafen.table.create_table import known_title
from sternhafen.table.daily.days import checked_day
from sternhafen.table.daily.tables import open_after_day
from sternhafen.table.desk import Desk, component_name, title_components
from sternhafen.table.hosts.diagnostics import trouble
from sternhafen.table.hosts.storage import StoreDown
from sternhafen.table.messages.answers import Failure
from sternhafen.table.messages.daily import DailyWish
from sternhafen.table.messages.fields import Language
from sternhafen.table.messages.planning import PlanWish
from sternhafen.table.messages.puzzling import PuzzleWish
from sternhafen.table.messages.requests import Again, AskHint, HandOver, NewTable, PracticeWish, Rename, Try
from sternhafen.table.messages.teaching import LearnWish
from sternhafen.table.plain_text import one_line
from sternhafen.table.refusals import Declined, by_server
from sternhafen.table.show.daily import daily_info
from sternhafen.table.show.puzzle import puzzle_list
from sternhafen.table.table import Table
from sternhafen.table.thinking.replaying import replayed
from sternhafen.table.thinking.thinker import Asker, Rank

T = TypeVar("T")


class Query(msgspec.Struct):
    """The query of an address (after the question mark), with the bounds that a server's routes have."""

    viewer: int | None = None
    at: int | None = None
    first: int = msgspec.field(default=0, name="from")
    limit: int = 200
    offset: int = 0
    chosen: list[str] = []
    picked: list[str] = []
    target: str = ""
    kind: str = ""
    number: int = 0
    language: Language = "en"
    day: str | None = None


class Asked(NamedTuple):
    """A request, taken apart."""

    query: Query
    body: bytes
    parts: tuple[str, ...]
    """The variable parts of its path."""

    def wish(self, kind: type[T]) -> T:
        """Return the body."""
        return msgspec.json.decode(self.body, type=kind)

    def own_seat(self) -> int:
        """Return the viewer, who must be a seat."""
        if self.query.viewer is None:
            raise Declined("bad-request", problem="viewer")
        return self.query.viewer


AtTable = Callable[[Desk, Table, Asked], Any]


class Requests:
    """Answers requests at a host."""

    def __init__(self, host: BrowserHost) -> None:
        self._host = host
        self._desk = Desk(host, HERE)

    async def answer(self, method: str, path: str, body: bytes) -> tuple[int, bytes]:
        """Return a status and a body, as a server would."""
        try:
            return 200, encoded(await self._do(method, path, body))
        except Declined as declined:
            return 409, encoded(Failure(declined.refusal))
        except msgspec.MsgspecError as error:
            return 400, encoded(Failure(by_server("bad-request", problem=one_line(str(error), 200))))
        except StoreDown as error:
            trouble("store-down", error)
            return 503, encoded(Failure(by_server("store-down")))
        except Exception as error:  # a mistake of ours or of a title's
            trouble("internal", error, path=path)
            return 500, encoded(Failure(by_server("internal")))

    async def _do(self, method: str, path: str, body: bytes) -> Any:
        parts = urlsplit(path)
        query = query_of(parts.query)
        for wanted, pattern, make in ELSEWHERE:
            match = pattern.fullmatch(parts.path) if method == wanted else None
            if match is not None:
                return await make(self._host, self._desk, Asked(query, body, match.groups()))
        for wanted, pattern, ask in AT_TABLE:
            match = pattern.fullmatch(parts.path) if method == wanted else None
            if match is not None:
                table_id, *rest = map(unquote, match.groups())
                table = await self._host.tables.get(table_id)
                await open_after_day(self._host, table)
                self._host.bots.wake(table)
                answer = ask(self._desk, table, Asked(query, body, tuple(rest)))
                return await answer if isinstance(answer, Awaitable) else answer
        raise Declined("no-such-page")


def query_of(text: str) -> Query:
    """Return the query of an address."""
    lists = ("chosen", "picked")
    values = {name: all if name in lists else all[0] for name, all in parse_qs(text).items()}
    return msgspec.convert(values, Query, strict=False)


def encoded(answer: Any) -> bytes:
    """Return an answer as JSON; a record is JSON already."""
    return answer if isinstance(answer, bytes) else msgspec.json.encode(answer)


def asker(table: str, rank: Rank = Rank.ASKED) -> Asker:
    """Return who a job is for."""
    return Asker(table, lambda: HERE, lambda: rank)


async def new(host: BrowserHost, desk: Desk, asked: Asked) -> Any:
    """Open a table, once its title has been fetched."""
    wanted = asked.wish(NewTable)
    await host.storage.fetch_title(wanted.title)
    return await desk.new(wanted)


async def learn(host: BrowserHost, desk: Desk, asked: Asked) -> Any:
    """Open a table for a lesson, once its title has been fetched."""
    wanted = asked.wish(LearnWish)
    await host.storage.fetch_title(wanted.title)
    return await desk.learn(wanted)


async def daily(host: BrowserHost, desk: Desk, asked: Asked) -> Any:
    """Open one's attempt at today's challenge, once its title has been fetched."""
    wanted = asked.wish(DailyWish)
    await host.storage.fetch_title(wanted.title)
    return await desk.daily(wanted)


async def shown_daily(host: BrowserHost, desk: Desk, asked: Asked) -> Any:
    """Return a title's challenge of a day: here there are only one's own attempts."""
    await host.storage.fetch_title(asked.parts[0])
    day = None if asked.query.day is None else checked_day(asked.query.day, host.now())
    return await daily_info(host.dailies, known_title(asked.parts[0]), day, HERE, host.now())


async def puzzle(host: BrowserHost, desk: Desk, asked: Asked) -> Any:
    """Open a table for a puzzle, once its title has been fetched."""
    wanted = asked.wish(PuzzleWish)
    await host.storage.fetch_title(wanted.title)
    return await desk.puzzle(wanted)


async def listed_puzzles(host: BrowserHost, desk: Desk, asked: Asked) -> Any:
    """Return a title's puzzles, once they have been fetched."""
    await host.storage.fetch_title(asked.parts[0])
    return puzzle_list(known_title(asked.parts[0]).id, datetime.now(UTC).date())


class OfTitle(msgspec.Struct):
    """What must be known of a record before the rest can be read."""

    title: str


async def imported(host: BrowserHost, desk: Desk, asked: Asked) -> Any:
    """Open a table from a recorded game, once its title has been fetched."""
    await host.storage.fetch_title(asked.wish(OfTitle).title)
    return await desk.imported(await replayed(host, asked.body, asker("import")))


async def name(host: BrowserHost, desk: Desk, asked: Asked) -> Any:
    """Return a component's name."""
    await host.storage.fetch_title(asked.parts[0])
    return component_name(asked.parts[0], asked.query.kind, asked.query.number, asked.query.language)


async def components(host: BrowserHost, desk: Desk, asked: Asked) -> Any:
    """Return the components that a title's usual options bring."""
    await host.storage.fetch_title(asked.parts[0])
    return title_components(asked.parts[0])


Elsewhere = Callable[[BrowserHost, Desk, Asked], Awaitable[Any]]
ELSEWHERE: list[tuple[str, re.Pattern[str], Elsewhere]] = [
    ("POST", re.compile(r"/api/tables"), new),
    ("POST", re.compile(r"/api/lessons"), learn),
    ("POST", re.compile(r"/api/daily"), daily),
    ("GET", re.compile(r"/api/daily/([^/]+)"), shown_daily),
    ("POST", re.compile(r"/api/puzzles"), puzzle),
    ("GET", re.compile(r"/api/puzzles/([^/]+)"), listed_puzzles),
    ("POST", re.compile(r"/api/import"), imported),
    ("GET", re.compile(r"/api/titles/([^/]+)/names"), name),
    ("GET", re.compile(r"/api/titles/([^/]+)/components"), components),
]
"""Requests about no table."""


def at_table(method: str, rest: str, ask: AtTable) -> tuple[str, re.Pattern[str], AtTable]:
    """Return how a request about a table is answered."""
    return method, re.compile(r"/api/tables/([^/]+)" + rest), ask


SEAT = r"/seats/(\d+)"
AT_TABLE: list[tuple[str, re.Pattern[str], AtTable]] = [
    at_table("GET", "", lambda desk, table, asked: desk.info(table)),
    at_table("GET", "/position", lambda desk, table, asked: desk.position(table, asked.query.viewer, asked.query.at)),
    at_table(
        "GET",
        "/entries",
        lambda desk, table, asked: desk.entries(table, asked.query.viewer, asked.query.first, asked.query.limit),
    ),
    at_table(
        "GET",
        "/legal",
        lambda desk, table, asked: desk.legal(
            table, asked.own_seat(), asked.query.chosen, asked.query.offset, asked.query.limit
        ),
    ),
    at_table(
        "GET",
        "/why",
        lambda desk, table, asked: desk.why_not(table, asked.own_seat(), asked.query.target, asked.query.picked),
    ),
    at_table(
        "GET",
        "/names",
        lambda desk, table, asked: desk.name(table, asked.query.kind, asked.query.number, asked.query.language),
    ),
    at_table("GET", "/components", lambda desk, table, asked: desk.components(table)),
    at_table("POST", "/preview", lambda desk, table, asked: desk.preview(table, asked.wish(Try))),
    at_table("POST", "/plan", lambda desk, table, asked: desk.plan(table, asked.wish(PlanWish))),
    at_table("POST", "/hint", lambda desk, table, asked: desk.hint(table, asked.wish(AskHint), asker(table.id))),
    at_table("GET", "/scores", lambda desk, table, asked: desk.scores(table, asker(table.id))),
    at_table("GET", "/review", lambda desk, table, asked: desk.review(table, asker(table.id, Rank.ANALYSED))),
    at_table("GET", "/verify", lambda desk, table, asked: desk.verified(table, asker(table.id))),
    at_table("POST", "/again", lambda desk, table, asked: desk.again(table, asked.wish(Again))),
    at_table("POST", "/practice", lambda desk, table, asked: desk.practise(table, asked.wish(PracticeWish))),
    at_table("GET", "/export", lambda desk, table, asked: desk.exported(table, asked.query.viewer)),
    at_table("POST", "/close", lambda desk, table, asked: desk.close(table)),
    at_table("POST", "/reopen", lambda desk, table, asked: desk.reopen(table)),
    at_table(
        "POST", SEAT + "/name", lambda desk, table, asked: desk.rename(table, int(asked.parts[0]), asked.wish(Rename))
    ),
    at_table(
        "POST",
        SEAT + "/bot",
        lambda desk, table, asked: desk.hand_over(table, int(asked.parts[0]), asked.wish(HandOver)),
    ),
]
"""Requests about a table."""
