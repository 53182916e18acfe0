"""The turn: deploy a die, fill a group station, or leave a die idle (GEN7-7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import (
    DEPLOYS,
    IDLES,
    PROPOSALS,
    Deploy,
    Idle,
    Propose,
)
from sternhafen.games.gen7.agenda import use_static
from sternhafen.games.gen7.alone import must_deploy
from sternhafen.games.gen7.book import (
    LEADER_STATION,
    PRIVATE_STATION,
    STATION_ROOM,
    STATIONS,
)
from sternhafen.games.gen7.conditions import DEPLOYMENTS_BY, SEATS_AND_DICE, deployment
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF, count_deployment, take_die, to_wake, with_value
from sternhafen.games.gen7.die_rules import CHANGING_RULES, adjusts, banned
from sternhafen.games.gen7.events import Deployed, WentIdle
from sternhafen.games.gen7.lasting import in_force
from sternhafen.games.gen7.offers import TAKE_TURN
from sternhafen.games.gen7.pages import (
    N_ROOMS,
)
from sternhafen.games.gen7.plot_stations import AfterDeploy, PaySingle
from sternhafen.games.gen7.proposing import begin_offer, may_propose, proposable
from sternhafen.games.gen7.room_actions import (
    Offered,
    RoomActions,
    room_actions,
)
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.stations import (
    LEADER_BIT,
    NO_BARS,
    PARTICIPANTS,
    RECYCLING_MASK,
    free_stations,
    plot_open,
    plot_problem,
    recycling_bars,
    rooms_in_play,
    single_stations,
    too_low,
)
from sternhafen.games.gen7.status import bits, covered
from sternhafen.games.gen7.story import (
    PLOT_STATIONS,
    POINTS,
)
from sternhafen.games.gen7.targets import nth_target, open_targets
from sternhafen.games.gen7.throws import FIRST_ROBOT, THROWS, thrown
from sternhafen.games.gen7.vocabulary import (
    ALT_ACTION,
    CODES,
    FACES,
    MAX_SEATS,
    NO_RULE_RECYCLING,
    ROBOT,
)

NOTHING: Final[tuple[Action, ...]] = ()
SOME_DICE_ONLY: Final = RECYCLING_MASK | LEADER_BIT
"""The stations that do not take every die."""
IN_A_ROW: Final = 11
"""So many stations are looked up together where one of the free ones is drawn."""
ROW: Final = (1 << IN_A_ROW) - 1
FREE_IN_ROW: Final = tuple([tuple(bits(free)) for free in range(1 << IN_A_ROW)])
"""The free ones of so many stations, by their mask."""
EVERY_DIE: Final = (1 << STATIONS) - 1 & ~SOME_DICE_ONLY


class TakeTurn(Ask):
    """Deploy a die, or fill a group station."""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-7.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Deploy, Propose, Idle)

    # What is allowed

    def problem(self, s: Ship, a: Deploy) -> Illegal | None:
        """Return why a deployment is against the rules, or None."""
        officer = s.officers[self.seat]
        if a.die not in officer.dice:
            return Illegal("no-such-die", "GEN7-7.2")
        kind = KIND_OF[a.die]
        if banned(s, self.seat, a.station, kind):
            return Illegal("banned", "GEN7-30.6")
        low, high = adjusts(s, self.seat, a.station, kind)
        value = VALUE_OF[a.die] + a.by
        if not low <= a.by <= high or not 1 <= value <= FACES[kind]:
            return Illegal("not-that-far", "GEN7-33.33")
        code = with_value(a.die, value)
        if a.station >= STATIONS:
            return plot_problem(s, self.seat, code, a.station - STATIONS)
        free = free_stations(s, self.seat)
        if not free >> a.station & 1:
            return self._closed(s, a.station)
        if kind == ROBOT and a.station == LEADER_STATION:
            return Illegal("no-robots", "GEN7-13.1")
        if too_low(s, a.station, value) and not in_force(s, self.seat, NO_RULE_RECYCLING):
            return Illegal("too-low", "GEN7-17.1")
        return None

    def _closed(self, s: Ship, station: int) -> Illegal:
        """Return why nobody, or not this seat, may use a station now."""
        room = STATION_ROOM[station]
        if room >= N_ROOMS:
            if station != PRIVATE_STATION[s.officers[self.seat].quarters]:
                return Illegal("not-your-station", "GEN7-22.3")
        elif not s.rooms >> room & 1:
            return Illegal("no-such-room", "GEN7-5.1")
        elif PARTICIPANTS >> station & 1:
            return Illegal("leader-station", "GEN7-13.2")
        if s.stations[station] >= 0:
            return Illegal("occupied", "GEN7-7.14")
        if covered(s) >> station & 1:
            return Illegal("covered", "GEN7-7.8")
        if station == LEADER_STATION:
            return Illegal("one-briefing", "GEN7-13.12")
        return Illegal("no-robot-there", "GEN7-16.2")

    def candidates(self, s: Ship) -> list[Action]:
        found: list[Action] = []
        dice = sorted(set(s.officers[self.seat].dice))
        stations = [*bits(rooms_in_play(s.rooms)), PRIVATE_STATION[s.officers[self.seat].quarters]]
        stations += [STATIONS + number for number in single_stations(s)]
        for code in dice:
            for station in stations:
                low, high = adjusts(s, self.seat, station, KIND_OF[code])
                for by in range(low, high + 1):
                    found.append(DEPLOYS[code][station] if not by else Deploy(code, station, by))
        found += [PROPOSALS[target] for target in open_targets(s)]
        found += [IDLES[code] for code in dice]
        return found

    def check(self, s: Ship, a: Deploy | Propose | Idle) -> Illegal | None:
        if isinstance(a, Deploy):
            return self.problem(s, a)
        if isinstance(a, Propose):
            if a.target not in open_targets(s):
                return Illegal("not-open", "GEN7-24.13")
            return None if a.target in proposable(s, self.seat, (a.target,)) else Illegal("cannot-fill", "GEN7-24.1")
        if a.die not in s.officers[self.seat].dice:
            return Illegal("no-such-die", "GEN7-7.4")
        return Illegal("must-deploy", "GEN7-7.3") if must_deploy(s, self.seat, self.deployments(s)) else None

    # The same, fast

    def plain(self, s: Ship) -> list[tuple[int, int]]:
        """Return every different die with the stations of rooms it may go to as it is."""
        free = free_stations(s, self.seat)
        bars = recycling_bars(s, self.seat) if free & RECYCLING_MASK else NO_BARS
        found: list[tuple[int, int]] = []
        for code in thrown(s.officers[self.seat].dice).codes:
            mask = free & ~LEADER_BIT if code >= FIRST_ROBOT else free
            for least, bit in bars:
                if VALUE_OF[code] < least:
                    mask &= ~bit
            found.append((code, mask))
        return found

    def takes_die(self, s: Ship, station: int, code: int) -> bool:
        """Return whether a free station takes a die that no rule changes (GEN7-13.1, 17.1)."""
        if station == LEADER_STATION:
            return code < FIRST_ROBOT
        return not too_low(s, station, VALUE_OF[code]) or bool(in_force(s, self.seat, NO_RULE_RECYCLING))

    def special(self, s: Ship) -> bool:
        """Return whether rules that change or forbid deployments are in force, so that all must be checked."""
        return (s._mods or s.all_mods())[self.seat] & CHANGING_RULES != 0

    def deployments(self, s: Ship) -> list[Action]:
        """Return every legal deployment at a single station."""
        if self.special(s):
            return [a for a in self.candidates(s) if isinstance(a, Deploy) and self.problem(s, a) is None]
        found: list[Action] = []
        plain = self.plain(s)
        stations: list[int] = []
        last = -1
        for code, mask in plain:
            if mask != last:  # most dice may go to the same stations
                stations, last = bits(mask), mask
            row = DEPLOYS[code]
            found += [row[station] for station in stations]
        return found + self.at_plot(s, plain, single_stations(s))

    def at_plot(self, s: Ship, plain: list[tuple[int, int]], singles: tuple[int, ...]) -> list[Action]:
        """Return every legal deployment at a single plot station."""
        found: list[Action] = []
        for n in singles:
            if not plot_open(s, self.seat, n):
                continue
            station = PLOT_STATIONS[n]
            for code, _ in plain:
                if KIND_OF[code] in station.kinds and station.rule.values >> VALUE_OF[code] & 1:
                    found.append(DEPLOYS[code][STATIONS + n])
        return found

    def idle(self, s: Ship, deployments: Sequence[Action]) -> list[Action]:
        """Return the dice that may be left idle, as none can be deployed (GEN7-7.4)."""
        if must_deploy(s, self.seat, deployments):
            return []
        return [IDLES[code] for code in sorted(set(s.officers[self.seat].dice))]

    def proposals(self, s: Ship) -> list[Action]:
        """Return the group stations that may be proposed."""
        return [PROPOSALS[target] for target in proposable(s, self.seat, open_targets(s))]

    def legal(self, s: Ship) -> list[Action]:
        found = self.deployments(s)
        return found + self.idle(s, found) + self.proposals(s)

    def count(self, s: Ship) -> int:
        if self.special(s) or single_stations(s):
            return len(self.legal(s))
        plain = self.plain(s)
        return (stations_in(plain) or len(self.idle(s, NOTHING))) + len(proposable(s, self.seat, open_targets(s)))

    def sample(self, s: Ship, random: Callable[[], float]) -> Action:
        return self.sample_beside(s, random, NOTHING)

    def sample_beside(self, s: Ship, random: Callable[[], float], beside: Sequence[Action]) -> Action:
        """Return one of the answers and of the free actions beside, all equally likely.

        What is dear to find out (whether a group station can be filled, a plot station paid) is drawn as if it were
        possible; if it is not, all is drawn again, which leaves the others equally likely.
        """
        seat = self.seat
        stations = free_stations(s, seat)
        if not stations & EVERY_DIE or (s._mods or s.all_mods())[seat] & CHANGING_RULES:
            return self._sample_listed(s, random, beside)
        dice = s.officers[seat].dice
        codes = (THROWS.get(dice) or thrown(dice)).codes
        point = POINTS[s.point]
        singles = point.singles
        room = stations.bit_count()
        count = room + point.single_count
        deployments = count * len(codes)
        others = deployments + len(beside)
        everything = others + len(s.row) + point.group_count
        in_vain = 0
        while True:
            k = floor(random() * everything)
            if k < deployments:
                code = codes[k // count]
                k %= count
                if k >= room:
                    if plot_problem(s, seat, code, singles[k - room]) is None:
                        return DEPLOYS[code][STATIONS + singles[k - room]]
                    continue
                station = nth_station(stations, k)
                if not SOME_DICE_ONLY >> station & 1 or self.takes_die(s, station, code):
                    return DEPLOYS[code][station]
            elif k < others:
                return beside[k - deployments]
            elif not in_vain >> k - others & 1:
                target = nth_target(s, k - others)
                if target >= 0 and may_propose(s, seat, target):
                    return PROPOSALS[target]
                in_vain |= 1 << k - others

    def _sample_listed(self, s: Ship, random: Callable[[], float], beside: Sequence[Action]) -> Action:
        """Return the same where all deployments must be checked, or where there may be none."""
        listed = self.deployments(s)
        listed += self.idle(s, listed)
        listed += beside
        targets = open_targets(s)
        while True:
            k = floor(random() * (len(listed) + len(targets)))
            if k < len(listed):
                return listed[k]
            target = targets.pop(k - len(listed))
            if may_propose(s, self.seat, target):
                return PROPOSALS[target]

    def play(self, s: Ship, a: Deploy | Propose | Idle) -> None:
        if isinstance(a, Deploy):
            s._pool = None
            deploy(s, self.seat, a.die, a.station, a.by)
        elif isinstance(a, Propose):
            begin_offer(s, self.seat, a.target)
        else:
            s._pool = None
            take_die(s, self.seat, a.die)
            to_wake(s, self.seat, a.die)
            if s.telling:
                s.tell(WentIdle(seat=self.seat, die=a.die))


TAKE_TURN.extend([TakeTurn(seat) for seat in range(MAX_SEATS)])


def nth_station(stations: int, k: int) -> int:
    """Return the k-th station of a mask."""
    first = 0
    free = FREE_IN_ROW[stations & ROW]
    while k >= len(free):
        k -= len(free)
        first += IN_A_ROW
        free = FREE_IN_ROW[stations >> first & ROW]
    return first + free[k]


def stations_in(plain: list[tuple[int, int]]) -> int:
    """Return how many deployments a list of dice and stations holds."""
    count = 0
    for _, mask in plain:
        count += mask.bit_count()
    return count


def deploy(s: Ship, seat: int, die: int, place: int, by: int) -> None:
    """Put a die on a single station and resolve what it brings (GEN7-7.12)."""
    take_die(s, seat, die)
    code = die + by
    p = seat * CODES + code
    if RECYCLING_MASK >> place & 1 and too_low(s, place, VALUE_OF[code]):
        rules = sorted(in_force(s, seat, NO_RULE_RECYCLING), key=_by_limit)
        use_static(s, rules[0][0], rules[0][1], code, place)
    count_deployment(s, seat, code, place)
    if s.telling:
        s.tell(Deployed(seat=seat, die=code, place=place))
    cause = DEPLOYMENTS_BY.get(place * SEATS_AND_DICE + p) or deployment(p, place)
    if place >= STATIONS:
        i = POINTS[s.point].stations.index(place - STATIONS)
        s.plot_dice[i] = tuple(sorted((*s.plot_dice[i], p)))
        s.agenda.append(AfterDeploy(seat, cause))
        s.agenda.append(PaySingle(seat, place - STATIONS, cause))
        return
    s.occupy(place, p)
    if (s._mods or s.all_mods())[seat] >> ALT_ACTION & 1:
        s.agenda.append(RoomActions(seat, 0, -1, cause))
        s.agenda.append(Offered(seat, cause))
    else:
        room_actions(s, seat, 0, -1, cause)


def _by_limit(entry: tuple[object, int]) -> int:
    return int(getattr(entry[0], "limit", 0))
