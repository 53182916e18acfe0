"""The app: everything one server process is made of."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sternhafen.games import titles
from sternhafen.server.bots.queue import Thinking
from sternhafen.server.bots.sweep import Sweep
from sternhafen.server.bots.workers import Workers
from sternhafen.server.http.limits import Bounds, Limits
from sternhafen.server.live.notices import Notices
from sternhafen.server.live.notify import Notifier
from sternhafen.server.live.push import Push
from sternhafen.server.ops.metrics import Metrics
from sternhafen.server.ops.settings import Settings
from sternhafen.server.people.accounts import Accounts
from sternhafen.server.people.daily import DailyStore
from sternhafen.server.people.friends import Friends, Presence
from sternhafen.server.people.groups import Groups
from sternhafen.server.people.manners import Manners
from sternhafen.server.people.passkeys import Passkeys
from sternhafen.server.people.profile import Profiles
from sternhafen.server.people.ratings import Ratings
from sternhafen.server.people.recognition import Recognition
from sternhafen.server.people.results import Results
from sternhafen.server.people.steps import Steps
from sternhafen.server.people.studies import Studies
from sternhafen.server.storage.absence import Rows
from sternhafen.server.storage.claim import Claim, claim, watch
from sternhafen.server.storage.database import await_database
from sternhafen.server.storage.store import Store
from sternhafen.server.tables.deadlines import Deadlines
from sternhafen.server.tables.host_watch import HostWatch
from sternhafen.server.tables.in_force import RulesInForce
from sternhafen.table.absence.uptime import Uptime
from sternhafen.table.committing import Committer
from sternhafen.table.dealer import Dealer
from sternhafen.table.hosts.diagnostics import note
from sternhafen.table.hosts.memory import Tables
from sternhafen.table.hosts.past import Charts, Past
from sternhafen.table.learning.kept_reviews import Reviews
from sternhafen.table.refusals import refusal_id
from sternhafen.table.sessions import Sessions
from sternhafen.table.table import Table
from sternhafen.table.thinking.bot_seats import BotSeats
from sternhafen.table.updates.keeper import Keeper

if TYPE_CHECKING:
    from sternhafen.server.live.fanout import FanOut

FAREWELL = 2.0
"""Seconds that sockets get to hear that the server stops."""


@dataclass
class App:
    """The parts of a server process, each knowing only those it needs."""

    settings: Settings
    storage: Store
    tables: Tables
    sessions: Sessions
    committer: Committer
    workers: Workers
    thinking: Thinking
    bots: BotSeats
    sweep: Sweep
    notifier: Notifier
    push: Push
    limits: Limits
    metrics: Metrics
    past: Past
    dealer: Dealer
    charts: Charts
    reviews: Reviews
    fan_out: FanOut | None
    claim: Claim
    notices: Notices
    in_force: RulesInForce
    keeper: Keeper
    uptime: Uptime
    rows: Rows
    deadlines: Deadlines
    host_watch: HostWatch
    accounts: Accounts
    steps: Steps
    passkeys: Passkeys
    recognition: Recognition
    manners: Manners
    presence: Presence
    friends: Friends
    groups: Groups
    studies: Studies
    dailies: DailyStore
    results: Results
    profiles: Profiles
    ratings: Ratings
    _watching: asyncio.Task[None] | None = None

    @classmethod
    def build(cls, settings: Settings) -> App:
        """Return an app whose database is open and up to date; nothing runs yet."""
        await_database(settings.database, settings.wait, lambda problem: note("database-awaited", problem=problem))
        held = claim(settings.database, shared=settings.redis is not None)
        try:
            return cls._assemble(settings, held)
        except BaseException:
            held.release()
            raise

    @classmethod
    def _assemble(cls, settings: Settings, held: Claim) -> App:
        bounds = settings.bounds
        store = Store(settings.database, bounds)
        uptime, rows = Uptime(), Rows(store)
        tables = Tables(store, settings.redis is not None, bounds, asyncio.to_thread, uptime)
        sessions = Sessions(bounds.missed)
        tables.watched = sessions.watched
        tables.listeners.append(sessions.tell)
        committer = Committer(tables, bounds)
        metrics = Metrics()
        workers = Workers(settings.workers, settings.memory)
        thinking = Thinking(workers, bounds)
        bots = BotSeats(
            tables,
            committer,
            sessions,
            thinking,
            settings.think,
            workers.warm,
            lambda event, bot: metrics.count(event, bot=bot),
            settings.ahead,
        )
        bots.woken = thinking.go_on
        public = settings.origins[0] if settings.origins else f"http://{settings.host}:{settings.port}"
        push = Push(store.connections, tables, sessions, bounds, settings.private_notify, public)
        notifier = Notifier(store.targets, sessions, push.asleep, settings.private_notify, public)
        fan_out = None if settings.redis is None else connect(settings.redis, store, tables, sessions)
        dealer = Dealer(committer)
        keeper = Keeper(store, tables, thinking)
        results = Results(store.connections)
        committer.changed += [
            bots.changed,
            notifier.changed,
            push.changed,
            dealer.changed,
            keeper.changed,
            results.changed,
        ]
        if fan_out is not None:
            committer.changed.append(fan_out.changed)
        metrics.gauge("tables_in_memory", "Tables in memory", lambda: len(tables))
        metrics.gauge("sockets", "Open sockets", lambda: len(sessions))
        metrics.gauge("jobs_waiting", "Thinking that waits for a worker", lambda: len(thinking))
        limits = Limits(settings.rates, bounds=bounds)
        for title in titles().values():
            refusal_id(title, "undo-start")  # reads the title's words now rather than while somebody waits
        in_force = RulesInForce(store, tables, sessions)
        committer.may_serve = in_force.check
        accounts = Accounts(store.connections, bounds)
        recognition = Recognition(accounts)
        manners = Manners(store.connections, bounds)
        presence = Presence()
        friends = Friends(store.connections, bounds, presence)
        notices = Notices(store, tables, sessions, in_force.look, recognition, manners)
        return cls(
            settings=settings,
            storage=store,
            tables=tables,
            sessions=sessions,
            committer=committer,
            workers=workers,
            thinking=thinking,
            bots=bots,
            sweep=Sweep(store, tables, bots, settings.think, bounds),
            notifier=notifier,
            push=push,
            limits=limits,
            metrics=metrics,
            past=Past(store.updates, asyncio.to_thread),
            charts=Charts(),
            reviews=Reviews(),
            dealer=dealer,
            fan_out=fan_out,
            claim=held,
            notices=notices,
            in_force=in_force,
            keeper=keeper,
            uptime=uptime,
            rows=rows,
            deadlines=Deadlines(rows, tables, committer, uptime),
            host_watch=HostWatch(rows, tables, sessions, committer, uptime),
            accounts=accounts,
            steps=Steps(store.connections, notices.read),
            passkeys=Passkeys(store.connections, bounds.passkeys_a_person),
            recognition=recognition,
            manners=manners,
            presence=presence,
            friends=friends,
            groups=Groups(store.connections, bounds, friends),
            studies=Studies(store.connections, bounds),
            dailies=DailyStore(store.connections),
            results=results,
            profiles=Profiles(store.connections),
            ratings=Ratings(store.connections),
        )

    @property
    def bounds(self) -> Bounds:
        """How much is kept, taken and waited for."""
        return self.settings.bounds

    @property
    def tables_a_client(self) -> int:
        """How many open tables a client may host."""
        return self.settings.tables_a_client

    @property
    def seam_key(self) -> str:
        """What this database signs positions with."""
        return self.in_force.seam_key

    async def wants_rating(self, client: str) -> bool:
        """Return whether somebody has their games rated."""
        return await self.accounts.wants_rating(client)

    def served(self) -> int:
        """Return the served time in milliseconds."""
        return self.uptime.now()

    def now(self) -> int:
        """Return the time in seconds since 1970."""
        return int(time.time())

    def opened(self, table: Table) -> None:
        """Count a new table and let its bots begin."""
        self.metrics.count("tables", title=table.row.title)
        self.bots.wake(table)
        self.keeper.look(table)

    async def open(self) -> None:
        """Begin: listen to other processes and let clocks and waiting bots go on."""
        await self.uptime.start(self.rows.beat, alone=self.fan_out is None)
        if self.fan_out is not None:
            await self.fan_out.start()
        await self.in_force.start()
        await self.notices.start()
        self.sweep.start()
        self.keeper.start()
        self.results.start()
        self.push.start()
        self.deadlines.start()
        self.host_watch.start()
        self._watching = asyncio.create_task(watch(self.claim))
        note("started", tables=await self.storage.count())

    async def farewell(self) -> None:
        """Take no more commands and tell every socket to come back; wait a moment until they have heard it."""
        self.committer.open = False
        for table_id in self.sessions.tables():
            for session in self.sessions.at(table_id):
                session.goodbye("stopping", again=True, close=1012)
        try:
            async with asyncio.timeout(FAREWELL):
                while len(self.sessions):
                    await asyncio.sleep(0.01)
        except TimeoutError:
            note("sockets-left", sockets=len(self.sessions))

    async def close(self) -> None:
        """End: everything acknowledged is stored."""
        self.committer.open = False
        await self.notices.stop()
        await self.keeper.stop()
        await self.results.stop()
        await self.deadlines.stop()
        await self.host_watch.stop()
        await self.sweep.stop()
        await self.bots.stop()
        await self.dealer.stop()
        await self.notifier.stop()
        await self.push.stop()
        if self.fan_out is not None:
            await self.fan_out.stop()
        await self.workers.stop()
        if self._watching is not None:
            self._watching.cancel()
        await self.uptime.stop(self.rows.beat)
        await self.storage.close()
        await asyncio.to_thread(self.claim.release)
        note("stopped")


def connect(url: str, store: Store, tables: Tables, sessions: Sessions) -> FanOut:
    """Return this process's line to the others; only who needs it needs the Redis client."""
    from sternhafen.server.live.fanout import FanOut

    return FanOut(url, store, tables, sessions)
