"""The ship: the whole truth of an episode."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from sternhafen.engine import State, Step
from sternhafen.games.gen7.book import (
    N_TASKS,
    STATIONS,
)
from sternhafen.games.gen7.filling import Pool
from sternhafen.games.gen7.language import (
    RULES,
    Rule,
    usable_freely,
)
from sternhafen.games.gen7.logbook import Logbook
from sternhafen.games.gen7.officer import Officer
from sternhafen.games.gen7.pages import (
    N_ROOMS,
)
from sternhafen.games.gen7.proposal import Lineup, Offer
from sternhafen.games.gen7.story import (
    N_PLOT_STATIONS,
    POINTS,
)
from sternhafen.games.gen7.vocabulary import CODES, FREELY, MAX_SEATS, PER, STATS

PLOT_PLACE: Final = STATIONS
"""Places: the stations of rooms, then plot stations, then tasks."""
TASK_PLACE: Final = STATIONS + N_PLOT_STATIONS
PLACE_COUNT: Final = TASK_PLACE + N_TASKS

BY_DEPT: Final = 0
"""Where an officer's statistics begin: contributions by department, orders by room, single ones, deployments."""
BY_ROOM: Final = 4
SINGLE: Final = BY_ROOM + N_ROOMS
DEPLOYMENTS: Final = SINGLE + len(STATS)
WHERES: Final = N_ROOMS + 12
"""Deployments are counted by kind and by room, private station, department of a task, department of a plot station."""
STAT_COUNT: Final = DEPLOYMENTS + 3 * WHERES
MERITS_CHANGED: Final = 16
"""What personal goals look at: the statistics by their numbers, then merits, the rest, and where dice were deployed."""
ELSE_CHANGED: Final = 17
DEPLOYED_WHERE: Final = 18
WATCHERS: Final = [0] * (DEPLOYED_WHERE + 3 * WHERES)
"""The ways to meet personal goals that look at each of these, as masks; the module of personal goals fills it."""
NEVER: Final = 1 << 30
WATCHED_AT: Final[list[tuple[int, ...]]] = [() for _ in STATS]
"""The numbers by which each single statistic can meet one of these ways, sorted; 0 where any may; filled likewise."""
WATCHED_FROM: Final = [NEVER] * len(STATS)
"""The first of these numbers; filled likewise."""
MERITS_FROM: Final = [NEVER]
"""How many merits there must be before one of these ways can be met; filled likewise."""
COUNTING: Final[list[tuple[int, ...]]] = [() for _ in range(3 * WHERES)]
"""The numbers of the ways that look at deployments of each kind in each place; filled likewise."""
NOBODY: Final = -1
NONE: Final = -1
EVERY_LIMIT: Final = (1 << len(PER)) - 1
NO_MODS: Final[list[int]] = []
UNTOUCHED: Final[list[int]] = []
NO_RULES: Final[list[tuple[int, ...]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Ship(State):
    """All that lies on the table during one episode."""

    __slots__ = (
        "officers", "ladder", "log", "round", "final", "deadline", "point", "active", "leader", "track", "store",
        "status", "worse", "rooms", "stations", "shut", "failed", "broken", "faulty", "row", "done", "sticky",
        "on_tasks", "plot_dice", "plot_done", "plot_now", "wake", "pools", "unders", "look", "look_deck", "looker",
        "packet", "saw", "takers", "known", "ballot", "ballot_kind", "votes", "offer", "refused", "fallen", "fate",
        "fate_seat", "lasting", "used", "goals", "lost_goals", "tallies", "discount", "replaced", "briefed", "brief",
        "stage", "extra", "_dirty", "_ears", "_lineup", "_log_is_own", "_mods", "_pool", "_rules", "_skills", "_spent",
        "_static", "_taken",
    )  # fmt: skip  # the table at a glance

    turn_rule: ClassVar[str] = "GEN7-7.1"
    end_rule: ClassVar[str] = "GEN7-6.13"
    payment_rule: ClassVar[str] = "GEN7-23.1"

    def __init__(
        self,
        seats: int,
        seed: int,
        draws: list[int],
        agenda: list[Step],
        lanes: list[list[Step]],
        confirm: bool,
        officers: list[Officer],
        ladder: list[int],
        log: Logbook,
        round: int,
        final: int,
        deadline: int,
        point: int,
        active: int,
        leader: int,
        track: int,
        store: list[int],
        status: list[int],
        worse: int,
        rooms: int,
        stations: list[int],
        shut: int,
        failed: int,
        broken: int,
        faulty: int,
        row: tuple[int, ...],
        done: int,
        sticky: int,
        on_tasks: list[tuple[int, ...]],
        plot_dice: list[tuple[int, ...]],
        plot_done: list[int],
        plot_now: list[int],
        wake: tuple[int, ...],
        pools: list[tuple[int, ...]],
        unders: list[tuple[int, ...]],
        look: tuple[int, ...],
        look_deck: int,
        looker: int,
        packet: tuple[int, ...],
        saw: list[tuple[int, ...]],
        takers: list[tuple[int, ...]],
        known: list[tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...]],
        ballot: tuple[int, ...],
        ballot_kind: int,
        votes: list[int],
        offer: Offer | None,
        refused: tuple[tuple[int, tuple[int, ...], tuple[int, ...]], ...],
        fallen: tuple[tuple[int, int], ...],
        fate: int,
        fate_seat: int,
        lasting: tuple[tuple[int, int, int], ...],
        used: tuple[int, ...],
        goals: tuple[int, ...],
        lost_goals: int,
        tallies: list[int],
        discount: int,
        replaced: bool,
        briefed: bool,
        brief: tuple[int, ...],
        stage: int,
        extra: int,
    ) -> None:
        super().__init__(seats, seed, draws, agenda, lanes, confirm)
        self.officers = officers
        self.ladder = ladder
        """Seats in merit order, the first first; equal merits in the order of the stack (GEN7-28.3)."""
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
        """The section of every department's system; 0 green to 3 red (command has none)."""
        self.worse = worse
        """Departments whose marker was moved right since the last status update, as a mask."""
        self.rooms = rooms
        self.stations = stations
        """The piece (seat x 36 + die code) on every station, -1 where there is none."""
        self.shut = shut
        """Stations under set-up and scar markers; then those closed by status, by effects, and by fault markers."""
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
        """Face-down cards of every deck, sorted."""
        self.unders = unders
        """Face-up cards under every deck, sorted; for fate the face-down ones, in their order."""
        self.look = look
        self.look_deck = look_deck
        self.looker = looker
        self.packet = packet
        self.saw = saw
        """What every seat last saw of the packet of work orders that goes round, and who has taken cards since."""
        self.takers = takers
        self.known = known
        """What every seat knows of the others' hands: (deck, cards, how many of them each seat holds)."""
        self.ballot = ballot
        self.ballot_kind = ballot_kind
        self.votes = votes
        self.offer = offer
        self.refused = refused
        """Proposals that came to nothing in this turn: group station, sorted dice, and what everybody was to pay; or
        the dice so far, as they were offered, and nothing to pay, where no die could follow."""
        self.fallen = fallen
        """Officers deployed in this turn, with their places."""
        self.fate = fate
        self.fate_seat = fate_seat
        self.lasting = lasting
        """Rules added for a while: (rule, owner, until)."""
        self.used = used
        self.goals = goals
        self.lost_goals = lost_goals
        self.tallies = tallies
        """Tasks done and failed, by scope and department."""
        self.discount = discount
        self.replaced = replaced
        self.briefed = briefed
        self.brief = brief
        """Pieces in the briefing, in the order they came."""
        self.stage = stage
        """0 set-up, 1 to 7 the phase of the round, 8 the end of the episode."""
        self.extra = extra
        """Additional cards for the draw that is coming."""
        self._dirty: list[int] = UNTOUCHED
        self._ears = NONE
        self._lineup: Lineup | None = None
        """How far the offer is staffed that it was worked out for."""
        self._log_is_own = False
        self._mods: list[int] = NO_MODS
        self._pool: Pool | None = None
        """The dice at hand for the proposal that was drawn at random last, until anything is done."""
        self._rules: list[tuple[int, ...]] = NO_RULES
        self._skills: list[tuple[int, ...]] = NO_RULES
        self._static: dict[int, list[tuple[Rule, int]]] = {}
        self._spent = EVERY_LIMIT
        """The sorts of limits (per turn, round and so on) of rules that may have been used since they were renewed."""
        self._taken = NONE

    def own_log(self) -> Logbook:
        """Return the logbook to write into; copies of the ship keep what they share with it."""
        if not self._log_is_own:
            self.log = self.log.copy()
            self._log_is_own = True
        return self.log

    # Stations ----------------------------------------------------------------------------------------------------

    def taken(self) -> int:
        """Return the stations that hold a die, as a mask."""
        if self._taken == NONE:
            mask = 0
            for i, p in enumerate(self.stations):
                if p >= 0:
                    mask |= 1 << i
            self._taken = mask
        return self._taken

    def occupy(self, station: int, p: int) -> None:
        """Put a die on a station, or take it away (-1)."""
        self.stations[station] = p
        if p >= 0:
            self._taken |= 1 << station  # leaves NONE as it is
        elif self._taken != NONE:
            self._taken &= ~(1 << station)

    def clear_stations(self) -> None:
        """Take all dice away."""
        self.stations = [-1] * len(self.stations)
        self._taken = 0

    # Rules in force ----------------------------------------------------------------------------------------------

    def ears(self) -> int:
        """Return the events that any rule in force hears, as a mask."""
        if self._ears == NONE:
            mask = POINTS[self.point].hears
            for officer in self.officers:
                mask |= officer.hears()
            for rule, _, _ in self.lasting:
                on = RULES[rule].on
                if on >= 0 and on != FREELY:
                    mask |= 1 << on
            self._ears = mask
        return self._ears

    def all_mods(self) -> list[int]:
        """Return the sorts of static rules that may hold for every seat, then for any of them, and last for all.

        The highest bit says that there are some to be used at any time. Where it is asked often,
        `s._mods or s.all_mods()` spares the call.
        """
        if not self._mods:
            shared = POINTS[self.point].mods
            for rule, _, _ in self.lasting:
                shared |= RULES[rule].bit
            found: list[int] = []
            together = shared
            for owned in self._rules or self.all_rules():
                mask = shared
                for rule in owned:
                    mask |= RULES[rule].bit
                found.append(mask)
                together |= mask
            self._mods = [*found, together, shared]
        return self._mods

    def rules_of(self, seat: int) -> tuple[int, ...]:
        """Return the numbers of all rules a seat owns by schemas, skills and kept cards."""
        return (self._rules or self.all_rules())[seat]

    def all_rules(self) -> list[tuple[int, ...]]:
        """Return the numbers of all rules that every seat owns."""
        if not self._rules:
            self._rules = [officer.rules() for officer in self.officers]
        return self._rules

    def free_rules(self, seat: int) -> tuple[int, ...]:
        """Return a seat's own rules that may be used at any time."""
        return (self._skills or self.all_skills())[seat]

    def all_skills(self) -> list[tuple[int, ...]]:
        """Return every seat's own rules that may be used at any time."""
        if not self._skills:
            rules = self._rules or self.all_rules()
            self._skills = [usable_freely(owned) for owned in rules]
        return self._skills

    def deaf(self) -> None:
        """Forget which events are heard and figures changed, as the rules in force have changed."""
        self._rules = self._skills = NO_RULES
        self.forget_shared()

    def forget_shared(self) -> None:
        """Forget the same where the rules that the seats own are still theirs."""
        self._ears = NONE
        self._mods = NO_MODS
        self._static = {}

    def forget_own(self, seat: int) -> None:
        """Forget the same where only one seat's own rules have changed."""
        if self._rules:
            self._rules = self._rules[:]  # copies of the ship share it
            self._rules[seat] = self.officers[seat].rules()
            if self._skills:
                self._skills = self._skills[:]
                self._skills[seat] = usable_freely(self._rules[seat])
        self.forget_shared()

    def touch(self, seat: int, what: int) -> None:
        """Note that something changed that a seat's personal goals may look at."""
        ways = WATCHERS[what] & self.officers[seat]._open
        if ways:
            if not self._dirty:
                self._dirty = [0] * self.seats
            self._dirty[seat] |= ways

    def bump(self, seat: int, stat: int, n: int = 1) -> None:
        """Add to one of a seat's single statistics; they run from round 1 on."""
        if self.round:
            stats, cell = self.officers[seat].stats, SINGLE + stat
            before = stats[cell]
            stats[cell] = after = before + n
            if after >= WATCHED_FROM[stat]:
                for least in WATCHED_AT[stat]:
                    if least > after:
                        break
                    if before < least or not least:
                        self.touch(seat, stat)


def piece(seat: int, code: int) -> int:
    """Return the number of a seat's die on the table."""
    return seat * CODES + code


def turn_order(s: Ship, seat: int) -> tuple[int, ...]:
    """Return all seats clockwise from a seat, or from the leader if it is nobody."""
    return CLOCKWISE[s.seats][seat if seat >= 0 else s.leader]


CLOCKWISE: Final = tuple([
    tuple([tuple([(start + i) % seats for i in range(seats)]) for start in range(seats)])
    for seats in range(MAX_SEATS + 1)
])  # fmt: skip
"""All seats in turn order, by their number and the first."""
