"""Limits: how much and how often, all in one place. Every value is a setting; docs/operations.md lists them.

What is costly is paid in units of about a millisecond of one core: `Costs` is the price list, `Rates.work` the purse.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from sternhafen.table.hosts.bounds import TableBounds
from sternhafen.table.refusals import Declined


@dataclass(frozen=True)
class Rate:
    """A token bucket: a number at once, and a number more per second."""

    burst: float
    second: float


@dataclass(frozen=True)
class Rates:
    """How often; those of the first group by address alone, the others by identity and by address."""

    request: Rate = Rate(200, 50)
    """Any HTTP request."""
    table: Rate = Rate(20, 0.1)
    """New tables and rematches."""
    claim: Rate = Rate(30, 0.5)
    """Claims, so that nobody guesses links."""
    imports: Rate = Rate(5, 0.05)
    sign: Rate = Rate(20, 0.05)
    """Signing up and in, recovery codes and passkeys."""
    socket: Rate = Rate(60, 2)
    """New sockets."""
    frame: Rate = Rate(100, 20)
    """Frames of one socket."""
    target: Rate = Rate(3, 0.01)
    """Test notifications to one host."""
    talk: Rate = Rate(30, 2)
    """Lines of chat at one table, whoever says them."""

    work: Rate = Rate(1000, 100)
    """Units of `Costs`."""
    chat: Rate = Rate(10, 0.5)
    think: Rate = Rate(10, 0.5)
    """Hints and charts."""
    review: Rate = Rate(20, 2)
    """Pieces of reviews."""
    study: Rate = Rate(40, 1)
    """Changes of studies."""
    notify: Rate = Rate(5, 0.1)
    """Changes and tests of notifications."""
    invite: Rate = Rate(20, 0.05)
    """Invitations and new groups."""
    report: Rate = Rate(5, 0.005)
    """Reports about people."""


@dataclass(frozen=True)
class Cost:
    """A price: once, and for every viewer, line or table that it is about."""

    once: float
    each: float = 0.0


@dataclass(frozen=True)
class Costs:
    """What requests cost, in units of about a millisecond of one core."""

    request: Cost = Cost(0.5)
    """Any request or frame, before all else."""
    load: Cost = Cost(3, 0.02)
    """A table that is not in memory: each of its lines."""
    hello: Cost = Cost(3, 4)
    """Each viewer's position."""
    lines: Cost = Cost(0.5, 0.05)
    """Each line of the log that is sent."""
    check: Cost = Cost(4)
    position: Cost = Cost(4)
    past: Cost = Cost(4, 0.2)
    """Each line of the log that is played again."""
    legal: Cost = Cost(5)
    why: Cost = Cost(4)
    preview: Cost = Cost(6)
    plan: Cost = Cost(15, 1.5)
    """Each step of it, in several worlds."""
    play: Cost = Cost(4)
    undo: Cost = Cost(5, 0.2)
    """Each line of the log that is played again."""
    hint: Cost = Cost(20)
    scores: Cost = Cost(5, 0.1)
    """Each line of the log that goes to a worker."""
    review: Cost = Cost(10, 0.05)
    """Each line of the log that goes to a worker."""
    study: Cost = Cost(6, 0.3)
    """A study, or a place in one: each comment, and each move of it and of its game."""
    export: Cost = Cost(2, 0.1)
    """Each line of the log."""
    table: Cost = Cost(25)
    imports: Cost = Cost(50)
    listed: Cost = Cost(1, 0.3)
    """Each table shown."""
    mine: Cost = Cost(1, 0.5)
    """Each table shown."""
    seat: Cost = Cost(5)
    """Claiming, naming, handing over, closing."""
    person: Cost = Cost(5)
    """Anything about one's account."""
    profile: Cost = Cost(20)
    """What somebody has played, and leaderboards."""
    daily: Cost = Cost(1, 4)
    """Each title's daily challenge."""
    admin: Cost = Cost(50)
    """Lists and acts of those who run the server; only they get more than a refusal for it."""
    components: Cost = Cost(6)
    """The components that a table's options bring."""
    personal_data: Cost = Cost(20, 0.01)
    """Moving, handing out or deleting everything that is kept about somebody: each line of their tables."""

    def of(self, kind: str, size: int = 0) -> float:
        """Return the price of something."""
        price: Cost = getattr(self, kind)
        return price.once + price.each * size


@dataclass(frozen=True)
class Bounds(TableBounds):
    """How much, how many and how long; what every host of tables bounds comes first."""

    # What comes in
    frame: int = 16 * 1024
    """Bytes of a socket frame from a client."""
    body: int = 64 * 1024
    """Bytes of a request's body."""
    record: int = 4 * 1024 * 1024
    """Bytes of an imported game."""
    problems: int = 50
    """Frames that may be wrong before a socket is closed."""
    connections_a_client: int = 200
    """Connections that one address may hold open; a proxy's are not counted."""
    sockets_a_client: int = 30
    """Sockets that one address may hold open."""
    sockets_a_table: int = 100
    head_seconds: float = 10.0
    """Seconds in which the head of a request must have come."""
    body_seconds: float = 10.0
    """Seconds in which its body must have come, and one more for every `body_rate` bytes that have."""
    body_rate: int = 32 * 1024
    read_seconds: float = 20.0
    """Seconds in which somebody must go on reading an answer."""
    refusal_seconds: float = 0.5
    """Seconds that whoever asks too often waits for the answer that says so, or for a socket's next frame to be read:
    even refusing costs something."""
    hello_seconds: float = 10.0
    """Seconds in which a socket must say hello."""

    # What goes out
    queue: int = 200
    """Messages that may wait for a slow reader before it is dropped."""
    listed: int = 100
    """Tables shown in a list."""

    # What is kept
    chat_lines: int = 1_000
    """Lines of chat at a table."""
    devices_a_person: int = 20
    """Devices on which somebody may be signed in; the one not used for longest is signed out."""
    passkeys_a_person: int = 20
    manners_a_person: int = 200
    """People whom somebody may have muted or blocked."""
    pushes_a_person: int = 10
    """Browsers that are told of somebody's turns; the oldest makes room."""
    groups_a_person: int = 30
    members_a_group: int = 20
    studies_a_person: int = 50
    """Studies that somebody owns or writes in."""
    invitations: int = 50
    """Invitations that one person has sent or has received, and that nobody has answered yet."""
    reports_a_person: int = 10
    """Reports of one person that nobody has dealt with yet."""
    reports: int = 1_000
    """Reports that nobody has dealt with yet, of all people."""
    buckets: int = 50_000
    """Addresses and identities whose rates are remembered."""

    # People who are away, in seconds

    # Thinking
    jobs: int = 400
    """Decisions, hints, charts and imports that may wait for a worker."""
    jobs_a_client: int = 4
    """Hints, charts and imports of one address that may wait."""
    job_patience: float = 20.0
    """Seconds that those wait at most."""
    rivals_seconds: float = 60.0
    """Seconds after somebody else's job during which no client may use all workers."""
    woken: int = 50
    """Tables whose bots were left waiting that are looked after at the same time."""

    # The database
    connect_seconds: int = 2
    statement_seconds: float = 10.0
    """Seconds after which PostgreSQL itself ends a statement."""
    health_seconds: float = 0.6
    """Seconds that the health check waits for the database."""
    disk_free: int = 16 * 1024 * 1024
    """Free bytes below which the disk of an SQLite database counts as full."""

    address_factor: float = 4.0
    """How much more an address has than an identity, where both are counted."""
    rates: Rates = field(default_factory=Rates)
    costs: Costs = field(default_factory=Costs)


def network(address: str) -> str:
    """Return what an address is counted as: itself, or with IPv6 the network of 64 bits that one customer has.

    >>> network("2001:db8::1") == network("2001:db8::ffff:2")
    True
    >>> network("::ffff:192.0.2.7")
    '192.0.2.7'
    """
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((ip, 64), strict=False))


class Limits:
    """The buckets of one process."""

    def __init__(
        self, factor: float, clock: Callable[[], float] = time.monotonic, bounds: Bounds | None = None
    ) -> None:
        self.bounds = bounds or Bounds()
        self._factor = factor
        self._clock = clock
        self._left: dict[tuple[str, str], tuple[float, float]] = {}
        self._swept = clock()

    def take(self, kind: str, key: str, amount: float = 1.0, times: float = 1.0) -> None:
        """Take tokens from one bucket, `times` as large as its rate says, or decline and say how long to wait."""
        self._check(kind, key, amount, times)
        self._take(kind, key, amount, times)

    def spend(self, kind: str, address: str, client: str | None, amount: float = 1.0) -> None:
        """Take tokens from an address, and from one of its identities or what its strangers share; or decline.

        `client` is an identity that the server has stored. A secret that somebody made up has no bucket of its own.
        """
        buckets = ((address, self.bounds.address_factor), (client or f"{address} strangers", 1.0))
        for key, times in buckets:
            self._check(kind, key, amount, times)
        for key, times in buckets:
            self._take(kind, key, amount, times)

    def charge(self, kind: str, address: str, client: str | None, size: int = 0) -> None:
        """Charge something, or decline."""
        self.spend("work", address, client, self.bounds.costs.of(kind, size))

    def _level(self, kind: str, key: str, times: float) -> tuple[float, Rate]:
        rate: Rate = getattr(self.bounds.rates, kind)
        most = rate.burst * self._factor * times
        left, then = self._left.get((kind, key), (most, self._clock()))
        second = rate.second * self._factor * times
        return min(most, left + (self._clock() - then) * second), Rate(most, second)

    def _check(self, kind: str, key: str, amount: float, times: float) -> None:
        if self._factor <= 0:
            return
        left, rate = self._level(kind, key, times)
        wanted = min(amount, max(1.0, rate.burst))  # what costs more than a full bucket has its turn once it is full
        if left < wanted:
            raise Declined("too-many", seconds=math.ceil((wanted - left) / rate.second))

    def _take(self, kind: str, key: str, amount: float, times: float) -> None:
        if self._factor <= 0:
            return
        now = self._clock()
        left, _ = self._level(kind, key, times)
        self._left[kind, key] = (left - amount, now)
        if now - self._swept > 600 or len(self._left) > self.bounds.buckets:
            self._sweep(now)

    def _sweep(self, now: float) -> None:
        """Forget buckets that are full again, and the oldest if there are too many."""
        self._swept = now
        kept = {key: (left, then) for key, (left, then) in self._left.items() if now - then < 600}
        if len(kept) > self.bounds.buckets:
            newest = sorted(kept.items(), key=lambda pair: pair[1][1])[-self.bounds.buckets // 2 :]
            kept = dict(newest)
        self._left = kept
