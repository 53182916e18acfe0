"""The ship: the whole truth of an episode."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from mypy_extensions import mypyc_attr

from sternhafen.engine import State, Step
from sternhafen.games.gen7.aliases import (
    Card,
    Goal,
    Piece,
    Place,
    PlotPoint,
    RoomSet,
    Seat,
    Station,
    StationSet,
    Target,
    Task,
    TaskSet,
)
from sternhafen.games.gen7.campaign.campaign import Campaign
from sternhafen.games.gen7.campaign.language import Rule
from sternhafen.games.gen7.campaign.logbook import Logbook
from sternhafen.games.gen7.campaign.registry import LOADED, campaign_of
from sternhafen.games.gen7.data.vocabulary import MAX_SEATS, PER
from sternhafen.games.gen7.officer import Officer
from sternhafen.games.gen7.rules.group_station.proposal import Lineup, Offer

EVERY_LIMIT: Final = (1 << len(PER)) - 1
UNTOUCHED: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Ship(State):
    """All that lies on the table during one episode."""

    turn_rule: ClassVar[str] = "GEN7-7.1"
    end_rule: ClassVar[str] = "GEN7-6.13"
    payment_rule: ClassVar[str] = "GEN7-23.1"
    transient: ClassVar[tuple[str, ...]] = ("recording", "book")

    officers: list[Officer]
    ladder: list[Seat]
    """Seats in merit order, the first first; equal merits in the order of the stack (GEN7-28.3)."""
    log: Logbook
    round: int
    final: int
    """The last round of the episode, 0 while it is not known."""
    deadline: int
    """The round by which the plot goal must be reached."""
    point: PlotPoint
    """The plot point."""
    active: Seat
    leader: Seat
    track: int
    """The logic/instinct track: more than 0 for logic."""
    store: list[int]
    status: list[int]
    """The section of every department's system; 0 green to 3 red (command has none)."""
    worse: int
    """Departments whose marker was moved right since the last status update, as a mask."""
    rooms: RoomSet
    """The rooms in play, as a mask."""
    stations: list[Piece]
    """The piece (seat x 36 + die code) on every station, -1 where there is none."""
    shut: StationSet
    """Stations under set-up and scar markers, as a mask."""
    failed: StationSet
    """Stations that the status of their system closes, as a mask."""
    broken: StationSet
    """Stations that an effect closes, as a mask."""
    faulty: StationSet
    """Stations under fault markers, as a mask."""
    row: tuple[Task, ...]
    """The priority tasks on the table."""
    done: TaskSet
    """Those of them that are completed, as a mask."""
    sticky: TaskSet
    """Those of them that stay until the plot point ends, as a mask."""
    on_tasks: list[tuple[Piece, ...]]
    """The pieces on every task of the row."""
    plot_dice: list[tuple[Piece, ...]]
    """The pieces on every station of the plot point."""
    plot_done: list[int]
    """How often each of these stations was completed."""
    plot_now: list[int]
    """How often it was in this round."""
    wake: tuple[Piece, ...]
    """The pieces in the wake-up room."""
    pools: list[tuple[Card, ...]]
    """Face-down cards of every deck, sorted."""
    unders: list[tuple[Card, ...]]
    """Face-up cards under every deck, sorted; for fate the face-down ones, in their order."""
    look: tuple[Card, ...]
    """Cards that a seat is looking at."""
    look_deck: int
    looker: Seat
    packet: tuple[Card, ...]
    """The work orders that go round."""
    saw: list[tuple[Card, ...]]
    """What every seat last saw of them."""
    takers: list[tuple[int, ...]]
    """Who has taken cards since, by seat."""
    known: list[tuple[tuple[int, tuple[Card, ...], tuple[int, ...]], ...]]
    """What every seat knows of the others' hands: (deck, cards, how many of them each seat holds)."""
    ballot: tuple[int, ...]
    ballot_kind: int
    votes: list[int]
    offer: Offer | None
    """The proposal for a group station that is being made."""
    refused: tuple[tuple[Target, tuple[int, ...], tuple[int, ...]], ...]
    """Proposals that came to nothing in this turn: group station, sorted dice, and what everybody was to pay; or
    the dice so far, as they were offered, and nothing to pay, where no die could follow."""
    fallen: tuple[tuple[Seat, Place], ...]
    """Officers deployed in this turn, with their places."""
    fate: Card
    fate_seat: Seat
    lasting: tuple[tuple[int, int, int], ...]
    """Rules added for a while: (rule, owner, until)."""
    used: tuple[int, ...]
    """Rules without an owner and with a limit that were used, once for every use."""
    goals: tuple[Goal, ...]
    """The goals of the episode."""
    lost_goals: int
    """Those of them that are turned over, as a mask."""
    tallies: list[int]
    """Tasks done and failed, by scope and department."""
    discount: int
    replaced: bool
    briefed: bool
    brief: tuple[Piece, ...]
    """Pieces in the briefing, in the order they came."""
    stage: int
    """0 set-up, 1 to 7 the phase of the round, 8 the end of the episode."""
    extra: int
    """Additional cards for the draw that is coming."""
    campaign: str
    """The id of the campaign that is played."""

    book: Annotated[Campaign, "LOADED.get(campaign) or campaign_of(campaign)"]
    """The campaign itself: what its rooms, cards and pages say."""

    _dirty: Annotated[list[int], "UNTOUCHED"]
    """The ways in which each seat may have met a personal goal since it was last looked, as masks."""
    _log_is_own: Annotated[bool, "False", "reset", "shares log"]
    _spent: Annotated[int, "EVERY_LIMIT", "kept"]
    """The sorts of limits (per turn, round and so on) of rules that may have been used since they were renewed."""

    # fields: slots and __init__, written by tools/generate_fields.py
    # fmt: off
    __slots__ = (
        "officers", "ladder", "log", "round", "final", "deadline", "point", "active", "leader", "track", "store",
        "status", "worse", "rooms", "stations", "shut", "failed", "broken", "faulty", "row", "done", "sticky",
        "on_tasks", "plot_dice", "plot_done", "plot_now", "wake", "pools", "unders", "look", "look_deck", "looker",
        "packet", "saw", "takers", "known", "ballot", "ballot_kind", "votes", "offer", "refused", "fallen", "fate",
        "fate_seat", "lasting", "used", "goals", "lost_goals", "tallies", "discount", "replaced", "briefed", "brief",
        "stage", "extra", "campaign", "book", "_dirty", "_log_is_own", "_spent",
    )

    def __init__(
        self,
        seats: int, seed: int, draws: list[int], agenda: list[Step], lanes: list[list[Step]], confirm: bool,
        officers: list[Officer], ladder: list[Seat], log: Logbook, round: int, final: int, deadline: int,
        point: PlotPoint, active: Seat, leader: Seat, track: int, store: list[int], status: list[int], worse: int,
        rooms: RoomSet, stations: list[Piece], shut: StationSet, failed: StationSet, broken: StationSet,
        faulty: StationSet, row: tuple[Task, ...], done: TaskSet, sticky: TaskSet, on_tasks: list[tuple[Piece, ...]],
        plot_dice: list[tuple[Piece, ...]], plot_done: list[int], plot_now: list[int], wake: tuple[Piece, ...],
        pools: list[tuple[Card, ...]], unders: list[tuple[Card, ...]], look: tuple[Card, ...], look_deck: int,
        looker: Seat, packet: tuple[Card, ...], saw: list[tuple[Card, ...]], takers: list[tuple[int, ...]],
        known: list[tuple[tuple[int, tuple[Card, ...], tuple[int, ...]], ...]], ballot: tuple[int, ...],
        ballot_kind: int, votes: list[int], offer: Offer | None,
        refused: tuple[tuple[Target, tuple[int, ...], tuple[int, ...]], ...], fallen: tuple[tuple[Seat, Place], ...],
        fate: Card, fate_seat: Seat, lasting: tuple[tuple[int, int, int], ...], used: tuple[int, ...],
        goals: tuple[Goal, ...], lost_goals: int, tallies: list[int], discount: int, replaced: bool, briefed: bool,
        brief: tuple[Piece, ...], stage: int, extra: int, campaign: str,
    ) -> None:
        super().__init__(seats, seed, draws, agenda, lanes, confirm)
        self.officers = officers
        self.ladder = ladder
        self.log = log
        self.round = round
        self.final = final
        self.deadline = deadline
        self.point = point
        self.active = active
        self.leader = leader
        self.track = track
        self.store = store
        self.status = status
        self.worse = worse
        self.rooms = rooms
        self.stations = stations
        self.shut = shut
        self.failed = failed
        self.broken = broken
        self.faulty = faulty
        self.row = row
        self.done = done
        self.sticky = sticky
        self.on_tasks = on_tasks
        self.plot_dice = plot_dice
        self.plot_done = plot_done
        self.plot_now = plot_now
        self.wake = wake
        self.pools = pools
        self.unders = unders
        self.look = look
        self.look_deck = look_deck
        self.looker = looker
        self.packet = packet
        self.saw = saw
        self.takers = takers
        self.known = known
        self.ballot = ballot
        self.ballot_kind = ballot_kind
        self.votes = votes
        self.offer = offer
        self.refused = refused
        self.fallen = fallen
        self.fate = fate
        self.fate_seat = fate_seat
        self.lasting = lasting
        self.used = used
        self.goals = goals
        self.lost_goals = lost_goals
        self.tallies = tallies
        self.discount = discount
        self.replaced = replaced
        self.briefed = briefed
        self.brief = brief
        self.stage = stage
        self.extra = extra
        self.campaign = campaign
        self.book: Campaign = LOADED.get(campaign) or campaign_of(campaign)
        self._dirty: list[int] = UNTOUCHED
        self._log_is_own: bool = False
        self._spent: int = EVERY_LIMIT
        self._prepare()
    # fmt: on
    # end of fields

    def _prepare(self) -> None:
        """Set what a quicker ship keeps besides."""

    def own_log(self) -> Logbook:
        """Return the logbook to write into; copies of the ship keep what they share with it."""
        if not self._log_is_own:
            self.log = self.log.copy()
            self._log_is_own = True
        return self.log

    # Stations ----------------------------------------------------------------------------------------------------

    def taken(self) -> int:
        """Return the stations that hold a die, as a mask."""
        mask = 0
        for i, p in enumerate(self.stations):
            if p >= 0:
                mask |= 1 << i
        return mask

    def occupy(self, station: Station, p: Piece) -> None:
        """Put a die on a station, or take it away (-1)."""
        self.stations[station] = p

    def clear_stations(self) -> None:
        """Take all dice away."""
        self.stations = [-1] * len(self.stations)

    # Rules in force: `lasting_rules` says what follows from them, and whoever changes them says so ------------------

    def ears(self) -> int:
        """Return the events that any rule in force hears, as a mask."""
        raise NotImplementedError

    def mods(self) -> list[int]:
        """Return the sorts of static rules that may hold, as masks: for every seat, for any of them, and for all."""
        raise NotImplementedError

    def all_rules(self) -> list[tuple[int, ...]]:
        """Return the numbers of all rules that every seat owns by schemas, skills and kept cards."""
        raise NotImplementedError

    def free_rules(self, seat: Seat) -> tuple[int, ...]:
        """Return a seat's own rules that may be used at any time."""
        raise NotImplementedError

    def static_rules(self, seat: Seat, mod: int) -> list[tuple[Rule, int]]:
        """Return the static rules of a sort for a seat, each with its owner, whether they hold now or not."""
        raise NotImplementedError

    def rules_changed(self) -> None:
        """Hear that the rules in force have changed, also those that seats own."""

    def shared_rules_changed(self) -> None:
        """Hear that the rules in force have changed, but none that a seat owns."""

    def own_rules_changed(self, seat: Seat) -> None:
        """Hear that the rules of one seat have changed."""

    # The proposal ------------------------------------------------------------------------------------------------

    def set_offer(self, seat: Seat, offer: Offer) -> None:
        """Begin the seat's proposal for a group station, or offer the same with one die more."""
        self.offer = offer

    def lineup(self, seat: Seat) -> Lineup:
        """Return how far the seat's proposal is staffed."""
        raise NotImplementedError

    # Statistics -------------------------------------------------------------------------------------------------

    def touch(self, seat: Seat, what: int) -> None:
        """Note that something changed that a seat's personal goals may look at."""
        ways = self.book.watchers[what] & self.officers[seat]._open
        if ways:
            if not self._dirty:
                self._dirty = [0] * self.seats
            self._dirty[seat] |= ways

    def bump(self, seat: Seat, stat: int, n: int = 1) -> None:
        """Add to one of a seat's single statistics; they run from round 1 on."""
        if self.round:
            book = self.book
            stats, cell = self.officers[seat].stats, book.single_stats + stat
            before = stats[cell]
            stats[cell] = after = before + n
            if after >= book.watched_from[stat]:
                for least in book.watched_at[stat]:
                    if least > after:
                        break
                    if before < least or not least:
                        self.touch(seat, stat)


def turn_order(s: Ship, seat: Seat) -> tuple[int, ...]:
    """Return all seats clockwise from a seat, or from the leader if it is nobody."""
    return CLOCKWISE[s.seats][seat if seat >= 0 else s.leader]


CLOCKWISE: Final = tuple([
    tuple([tuple([(start + i) % seats for i in range(seats)]) for start in range(seats)])
    for seats in range(MAX_SEATS + 1)
])  # fmt: skip
"""All seats in turn order, by their number and the first."""
