"""The turn: deploy a die, resolve the room's actions from top to bottom (GEN7-7, 14 to 22)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Do, Illegal
from sternhafen.games.gen7.actions import (
    AGREE,
    DEPLOYS,
    IDLES,
    PASS,
    PROPOSALS,
    STORE_PAYS,
    Agree,
    Deploy,
    Idle,
    Instead,
    Pass,
    Propose,
    Provide,
    Share,
)
from sternhafen.games.gen7.agenda import fire, resolve, use_static
from sternhafen.games.gen7.book import (
    BRIEFING,
    DO,
    DRAW_ACTION,
    LEADER_STATION,
    N_TASKS,
    OPS_CENTER,
    ORDER_ACTION,
    PRIVATE_STATION,
    PROVIDE,
    PROVIDE_STEPS,
    RECYCLING,
    ROBOTICS,
    ROOM_ACTIONS,
    ROOM_KIND,
    ROOM_MASK,
    ROOM_STATIONS,
    STATION_DOTS,
    STATION_ROOM,
    STATION_YIELD,
    STATIONS,
    RoomAction,
)
from sternhafen.games.gen7.briefing import call_briefing
from sternhafen.games.gen7.cards import DrawAction
from sternhafen.games.gen7.conditions import Cause
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF, count_deployment, in_room, take_die, to_wake, with_value
from sternhafen.games.gen7.events import Deployed, RuleUsed, TargetCompleted, WentIdle
from sternhafen.games.gen7.groups import (
    TAKE_TURN,
    adjusts,
    banned,
    begin_offer,
    open_targets,
    proposable,
    store_open,
)
from sternhafen.games.gen7.language import (
    EFFECT_LISTS,
    RULES,
)
from sternhafen.games.gen7.lasting import applies, in_force, left_to_use
from sternhafen.games.gen7.merits import score
from sternhafen.games.gen7.pages import (
    N_ROOMS,
)
from sternhafen.games.gen7.relations import (
    fits,
)
from sternhafen.games.gen7.ship import NOBODY, Ship
from sternhafen.games.gen7.status import bits, covered
from sternhafen.games.gen7.story import (
    PLOT_STATIONS,
    POINTS,
)
from sternhafen.games.gen7.supply import clip, gain, lose, spend, store_gain, store_limit, store_lose
from sternhafen.games.gen7.vocabulary import (
    ADJUST,
    ALT_ACTION,
    BAN,
    CODES,
    FACES,
    NO_FAULT,
    NO_RULE_RECYCLING,
    ON_DEPLOY,
    PROVIDE_MERIT,
    PROVIDED,
    ROBOT,
    YIELD,
)

IN_PLAY: Final[dict[int, int]] = {}
"""The stations of rooms in play, by the mask of rooms; filled as needed."""
PARTICIPANTS: Final = sum(1 << i for i in ROOM_STATIONS[OPS_CENTER] if i != LEADER_STATION)
RECYCLING_STATIONS: Final = tuple(sorted(ROOM_STATIONS[RECYCLING], key=STATION_DOTS.__getitem__))


# Where dice may go -------------------------------------------------------------------------------------------------


def rooms_in_play(rooms: int) -> int:
    """Return the stations of these rooms, without participant stations, which only a briefing fills."""
    found = IN_PLAY.get(rooms)
    if found is None:
        found = 0
        for room in bits(rooms):
            found |= ROOM_MASK[room]
        found &= ~PARTICIPANTS
        IN_PLAY[rooms] = found
    return found


def occupied(s: Ship) -> int:
    """Return the stations that hold a die, as a mask."""
    mask = 0
    bit = 1
    for p in s.stations:
        if p >= 0:
            mask |= bit
        bit <<= 1
    return mask


def free_stations(s: Ship, seat: int) -> int:
    """Return the stations a seat might use with some die: in play, unoccupied, not covered (GEN7-7.2, 7.8)."""
    closed = s.shut | s.failed | s.broken
    if s.faulty:
        closed |= s.faulty & ~usable_faults(s, seat)
    mask = (rooms_in_play(s.rooms) | 1 << PRIVATE_STATION[s.officers[seat].quarters]) & ~occupied(s) & ~closed
    if s.briefed:
        mask &= ~(1 << LEADER_STATION)
    if not s.officers[seat].robot:
        mask &= ~ROOM_MASK[ROBOTICS]
    return mask


def usable_faults(s: Ship, seat: int) -> int:
    """Return the stations that a seat may use under a fault marker."""
    mask = 0
    for rule, _ in in_force(s, seat, NO_FAULT):
        for room in bits(rule.rooms):
            mask |= ROOM_MASK[room]
    return mask


def recycling_bar(s: Ship, seat: int, value: int) -> int:
    """Return the recycling stations a value may not take: lower than the die before (GEN7-17.1 to 17.3)."""
    mask = 0
    for before, station in pairwise(RECYCLING_STATIONS):
        p = s.stations[before]
        if p >= 0 and value < VALUE_OF[p % CODES] and not covered(s) >> before & 1:
            mask |= 1 << station
    return mask


def spots(s: Ship, seat: int, free: int, code: int) -> int:
    """Return the stations of rooms where a die may go as it is, as a mask."""
    if KIND_OF[code] == ROBOT:
        free &= ~(1 << LEADER_STATION)
    if free & ROOM_MASK[RECYCLING] and not in_force(s, seat, NO_RULE_RECYCLING):
        free &= ~recycling_bar(s, seat, VALUE_OF[code])
    return free


def plot_problem(s: Ship, seat: int, code: int, number: int) -> Illegal | None:
    """Return why a die may not go to a single plot station, or None (GEN7-30.11)."""
    stations = POINTS[s.point].stations
    if number not in stations:
        return Illegal("no-such-station", "GEN7-30.9")
    station = PLOT_STATIONS[number]
    i = stations.index(number)
    if station.group is not None:
        return Illegal("group-station", "GEN7-8.1")
    if s.plot_now[i] >= station.slots or s.plot_done[i] >= station.limit:
        return Illegal("station-used", "GEN7-30.11")
    if KIND_OF[code] not in station.kinds:
        return Illegal("wrong-kind", "GEN7-30.11")
    if not fits(station.rule, VALUE_OF[code], 0, 0):
        return Illegal("wrong-value", "GEN7-30.11")
    store = store_open(s)
    have = s.officers[seat].res
    if any(n > have[res] + store[res] for res, n in enumerate(station.cost)):
        return Illegal("cannot-pay", "GEN7-30.11")
    return None


def single_stations(s: Ship) -> list[int]:
    """Return the single stations of the current plot point."""
    return [number for number in POINTS[s.point].stations if PLOT_STATIONS[number].group is None]


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
        if not spots(s, self.seat, free, code) >> a.station & 1:
            if STATION_ROOM[a.station] == OPS_CENTER:
                return Illegal("no-robots", "GEN7-13.1")
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
        return Illegal("must-deploy", "GEN7-7.3") if self.can_deploy(s) else None

    # The same, fast

    def plain(self, s: Ship) -> list[tuple[int, int]]:
        """Return every different die with the stations of rooms it may go to as it is."""
        free = free_stations(s, self.seat)
        found: list[tuple[int, int]] = []
        last = -1
        for code in s.officers[self.seat].dice:
            if code != last:
                found.append((code, spots(s, self.seat, free, code)))
                last = code
        return found

    def special(self, s: Ship) -> bool:
        """Return whether rules that change or forbid deployments are in force, so that all must be checked."""
        return s.mods(self.seat) & (1 << ADJUST | 1 << BAN) != 0

    def deployments(self, s: Ship) -> list[Action]:
        """Return every legal deployment at a single station."""
        if self.special(s):
            return [a for a in self.candidates(s) if isinstance(a, Deploy) and self.problem(s, a) is None]
        found: list[Action] = []
        plain = self.plain(s)
        for code, mask in plain:
            row = DEPLOYS[code]
            found += [row[station] for station in bits(mask)]
        return found + self.at_plot(s, plain, single_stations(s))

    def at_plot(self, s: Ship, plain: list[tuple[int, int]], singles: list[int]) -> list[Action]:
        """Return every legal deployment at a single plot station."""
        found: list[Action] = []
        for n in singles:
            for code, _ in plain:
                if plot_problem(s, self.seat, code, n) is None:
                    found.append(DEPLOYS[code][STATIONS + n])
        return found

    def can_deploy(self, s: Ship) -> bool:
        """Return whether some deployment is possible that costs nothing (GEN7-7.5)."""
        for a in self.deployments(s):
            assert isinstance(a, Deploy), "these are deployments"
            if a.station < STATIONS or not sum(PLOT_STATIONS[a.station - STATIONS].cost):
                return True
        return False

    def proposals(self, s: Ship) -> list[Action]:
        """Return the group stations that may be proposed."""
        return [PROPOSALS[target] for target in proposable(s, self.seat, tuple(open_targets(s)))]

    def legal(self, s: Ship) -> list[Action]:
        found = self.deployments(s)
        if not self.can_deploy(s):
            found = found + [IDLES[code] for code in sorted(set(s.officers[self.seat].dice))]
        return found + self.proposals(s)

    def count(self, s: Ship) -> int:
        if self.special(s) or single_stations(s):
            return len(self.legal(s))
        plain = self.plain(s)
        return (stations_in(plain) or len(plain)) + len(proposable(s, self.seat, tuple(open_targets(s))))

    def sample(self, s: Ship, random: Callable[[], float]) -> Action:
        return self.sample_beside(s, random, ())

    def sample_beside(self, s: Ship, random: Callable[[], float], free: Sequence[Ask]) -> Action:
        """Return one of the answers and of the free actions beside, all equally likely.

        Whether a group station can be filled is dear to find out: one is drawn as if it could, and if it cannot, all
        is drawn again, which leaves the others equally likely.
        """
        beside = free[0].legal(s) if free else []
        targets = open_targets(s)
        plain: list[tuple[int, int]] = []
        if self.special(s):
            beside = beside + self.deployments(s)
            if not self.can_deploy(s):
                beside = beside + [IDLES[code] for code in sorted(set(s.officers[self.seat].dice))]
        else:
            plain = self.plain(s)
            singles = single_stations(s)
            if singles:
                beside = beside + self.at_plot(s, plain, singles)
            if not stations_in(plain) and not self.can_deploy(s):
                beside = beside + [IDLES[code] for code, _ in plain]
        count = stations_in(plain)
        while True:
            k = int(random() * (count + len(beside) + len(targets)))
            if k < count:
                return nth_deployment(plain, k)
            k -= count
            if k < len(beside):
                return beside[k]
            target = targets.pop(k - len(beside))
            if target in proposable(s, self.seat, (target,)):
                return PROPOSALS[target]

    def play(self, s: Ship, a: Deploy | Propose | Idle) -> None:
        if isinstance(a, Deploy):
            deploy(s, self.seat, a.die, a.station, a.by)
        elif isinstance(a, Propose):
            begin_offer(s, self.seat, a.target)
        else:
            take_die(s, self.seat, a.die)
            to_wake(s, self.seat, a.die)
            if s.telling:
                s.tell(WentIdle(seat=self.seat, die=a.die))


TAKE_TURN.append(TakeTurn)


def nth_deployment(plain: list[tuple[int, int]], k: int) -> Action:
    """Return the deployment of a number in a list of dice and stations."""
    for code, mask in plain:
        size = mask.bit_count()
        if k < size:
            return DEPLOYS[code][bits(mask)[k]]
        k -= size
    raise AssertionError("count and sample disagree")


def stations_in(plain: list[tuple[int, int]]) -> int:
    """Return how many deployments a list of dice and stations holds."""
    count = 0
    for _, mask in plain:
        count += mask.bit_count()
    return count


def deploy(s: Ship, seat: int, die: int, place: int, by: int) -> None:
    """Put a die on a single station and resolve what it brings (GEN7-7.12)."""
    take_die(s, seat, die)
    code = with_value(die, VALUE_OF[die] + by)
    if place < STATIONS and STATION_ROOM[place] == RECYCLING and recycling_bar(s, seat, VALUE_OF[code]) >> place & 1:
        rules = sorted(in_force(s, seat, NO_RULE_RECYCLING), key=_by_limit)
        use_static(s, rules[0][0], rules[0][1], code, place)
    count_deployment(s, seat, code, place)
    if s.telling:
        s.tell(Deployed(seat=seat, die=code, place=place))
    cause = Cause(seat, NOBODY, NOBODY, code, place, 0)
    s.push(AfterDeploy(seat, cause))
    if place >= STATIONS:
        s.plot_dice[POINTS[s.point].stations.index(place - STATIONS)] += (seat * CODES + code,)
        _sort_plot(s, place - STATIONS)
        s.push(PaySingle(seat, place - STATIONS, 0, cause))
    else:
        s.stations[place] = seat * CODES + code
        s.push(RoomActions(seat, 0, -1, cause))
        if in_force(s, seat, ALT_ACTION):
            s.push(Offered(seat, cause))


def _by_limit(entry: tuple[object, int]) -> int:
    return int(getattr(entry[0], "limit", 0))


def _sort_plot(s: Ship, number: int) -> None:
    i = POINTS[s.point].stations.index(number)
    s.plot_dice[i] = tuple(sorted(s.plot_dice[i]))


class AfterDeploy(Do):
    """Rules react to the deployment, after the actions of the station."""

    __slots__ = ("cause",)

    def __init__(self, seat: int, cause: Cause) -> None:
        self.seat = seat
        self.cause = cause

    def run(self, s: Ship) -> None:
        fire(s, ON_DEPLOY, self.cause)


class PaySingle(Do):
    """Pay for a single plot station from the own quarters or the store, then complete it (GEN7-30.11)."""

    __slots__ = ("number", "res", "cause")

    def __init__(self, seat: int, number: int, res: int, cause: Cause) -> None:
        self.seat = seat
        self.number = number
        self.res = res
        self.cause = cause

    def run(self, s: Ship) -> None:
        station = PLOT_STATIONS[self.number]
        if self.res == 3:
            self._complete(s)
            return
        low, high = single_bounds(s, self.seat, self.number, self.res)
        s.push(PaySingle(self.seat, self.number, self.res + 1, self.cause))
        if low == high:
            pay_single(s, self.seat, self.res, low, station.cost[self.res] - low)
        else:
            s.push(FromStore(self.seat, self.number, self.res))

    def _complete(self, s: Ship) -> None:
        i = POINTS[s.point].stations.index(self.number)
        s.plot_done[i] += 1
        s.plot_now[i] += 1
        station = PLOT_STATIONS[self.number]
        if s.telling:
            s.tell(TargetCompleted(seat=self.seat, target=N_TASKS + self.number))
        score(s, self.seat, station.merit)
        resolve(s, station.do, self.cause)


def single_bounds(s: Ship, seat: int, number: int, res: int) -> tuple[int, int]:
    """Return the least and most the store can pay of a single plot station's cost."""
    need = PLOT_STATIONS[number].cost[res]
    return max(0, need - s.officers[seat].res[res]), min(need, store_open(s)[res])


def pay_single(s: Ship, seat: int, res: int, store: int, own: int) -> None:
    """Pay a resource, partly from the store."""
    store_lose(s, res, store)
    spend(s, seat, res, own)


class FromStore(Ask):
    """How much does the store pay?"""

    __slots__ = ("number", "res")
    rule: ClassVar[str] = "GEN7-30.11"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Share,)

    def __init__(self, seat: int, number: int, res: int) -> None:
        self.seat = seat
        self.number = number
        self.res = res

    def candidates(self, s: Ship) -> list[Action]:
        return [Share(STORE_PAYS, self.res, n) for n in range(PLOT_STATIONS[self.number].cost[self.res] + 1)]

    def check(self, s: Ship, a: Share) -> Illegal | None:
        low, high = single_bounds(s, self.seat, self.number, self.res)
        if a.payer == STORE_PAYS and a.res == self.res and low <= a.amount <= high:
            return None
        return Illegal("cannot-pay", "GEN7-30.11")

    def play(self, s: Ship, a: Share) -> None:
        pay_single(s, self.seat, self.res, a.amount, PLOT_STATIONS[self.number].cost[self.res] - a.amount)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "res": self.res}


# Actions of rooms --------------------------------------------------------------------------------------------------


class RoomActions(Do):
    """The actions of a room from one of them on; one of them may have been replaced (GEN7-7.9)."""

    __slots__ = ("at", "skipped", "cause")

    def __init__(self, seat: int, at: int, skipped: int, cause: Cause) -> None:
        self.seat = seat
        self.at = at
        self.skipped = skipped
        self.cause = cause

    def run(self, s: Ship) -> None:
        room = STATION_ROOM[self.cause.place]
        actions = ROOM_ACTIONS[room]
        if self.at == len(actions):
            if ROOM_KIND[room] == "lab":
                clip(s, self.seat)  # only now (GEN7-15.4, 22.18)
            return
        s.push(RoomActions(self.seat, self.at + 1, self.skipped, self.cause))
        if self.at == self.skipped:
            return
        action = actions[self.at]
        if action.kind == PROVIDE:
            if most_provided(s, self.seat, action.res):
                s.push(GiveStore(self.seat, action.res, self.cause))
        elif action.optional and action.kind != ORDER_ACTION:
            if can_use(s, self.seat, action):
                s.push(UseAction(self.seat, room, self.at, self.cause))
        else:
            do_action(s, self.seat, action, self.cause)


def can_use(s: Ship, seat: int, action: RoomAction) -> bool:
    """Return whether an action's price can be paid (GEN7-2.14)."""
    have = s.officers[seat].res
    return all(have[res] >= n for res, n in enumerate(action.pay))


def do_action(s: Ship, seat: int, action: RoomAction, cause: Cause) -> None:
    """Carry out an action of a room."""
    if action.kind == BRIEFING:
        call_briefing(s, seat, cause.die)
    elif action.kind == DRAW_ACTION:
        s.push(DrawAction(seat, action.deck, action.n, cause))
    elif action.kind == DO and STATION_YIELD[cause.place] and EFFECT_LISTS[action.do][0].n.parts == ("yield",):
        produce(s, seat, action, cause)
    else:
        if action.shared_merit:
            others = {p // CODES for p in in_room(s, STATION_ROOM[cause.place])} - {seat}
            for other in sorted(others):
                score(s, other, action.shared_merit)
        resolve(s, action.do, cause)


def produce(s: Ship, seat: int, action: RoomAction, cause: Cause) -> None:
    """Give a lab's yield; it may exceed the limit until the room's actions are over (GEN7-15.1, 23.6)."""
    place = cause.place
    amount = STATION_YIELD[place][VALUE_OF[cause.die]]
    for rule, owner in in_force(s, seat, YIELD, place, cause.die):
        if applies(rule, place) and rule.dots in (-1, STATION_DOTS[place]):
            amount += rule.n
            use_static(s, rule, owner, cause.die, place)
    effect = EFFECT_LISTS[action.do][0]
    gain(s, seat, effect.res, max(0, amount), True)
    if action.shared_dice:
        for station in ROOM_STATIONS[STATION_ROOM[place]]:
            p = s.stations[station]
            if p >= 0 and station != place:
                gain(s, p // CODES, action.res, action.shared_dice, p // CODES == seat)


def most_provided(s: Ship, seat: int, res: int) -> int:
    """Return the most a seat can provide: what it has, as far as the store takes it (GEN7-15.3)."""
    room = store_limit(s) - s.store[res]
    have = s.officers[seat].res[res]
    most = 0
    for give, _ in PROVIDE_STEPS:
        if give <= have and give <= room:
            most = max(most, give)
    return most


class GiveStore(Ask):
    """How much do you provide to the store?"""

    __slots__ = ("res", "cause")
    rule: ClassVar[str] = "GEN7-15.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Provide,)

    def __init__(self, seat: int, res: int, cause: Cause) -> None:
        self.seat = seat
        self.res = res
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return [Provide(0), *(Provide(give) for give, _ in PROVIDE_STEPS)]

    def check(self, s: Ship, a: Provide) -> Illegal | None:
        if a.amount and a.amount not in [give for give, _ in PROVIDE_STEPS]:
            return Illegal("three-or-six", "GEN7-15.2")
        if a.amount > s.officers[self.seat].res[self.res]:
            return Illegal("cannot-pay", "GEN7-15.2")
        return None if a.amount <= most_provided(s, self.seat, self.res) else Illegal("store-full", "GEN7-15.3")

    def play(self, s: Ship, a: Provide) -> None:
        if not a.amount:
            return
        lose(s, self.seat, self.res, a.amount)
        store_gain(s, self.res, a.amount)
        s.bump(self.seat, PROVIDED, a.amount)
        merit = next(merits for give, merits in PROVIDE_STEPS if give == a.amount)
        for rule, owner in in_force(s, self.seat, PROVIDE_MERIT):
            merit += rule.n
            use_static(s, rule, owner, self.cause.die, self.cause.place)
        score(s, self.seat, merit)


class UseAction(Ask):
    """Do you use the optional action?"""

    __slots__ = ("room", "at", "cause")
    rule: ClassVar[str] = "GEN7-7.9"
    answers: ClassVar[tuple[type[Action], ...]] = (Agree, Pass)

    def __init__(self, seat: int, room: int, at: int, cause: Cause) -> None:
        self.seat = seat
        self.room = room
        self.at = at
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        return [AGREE, PASS]

    def check(self, s: Ship, a: Agree | Pass) -> Illegal | None:
        if isinstance(a, Pass) or can_use(s, self.seat, ROOM_ACTIONS[self.room][self.at]):
            return None
        return Illegal("cannot-pay", "GEN7-2.14")

    def play(self, s: Ship, a: Agree | Pass) -> None:
        if isinstance(a, Agree):
            action = ROOM_ACTIONS[self.room][self.at]
            for res in range(3):
                spend(s, self.seat, res, action.pay[res])
            do_action(s, self.seat, action, self.cause)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "text": ROOM_ACTIONS[self.room][self.at].text}


class Offered(Do):
    """A plot rule may take the place of one of the room's actions."""

    __slots__ = ("cause",)

    def __init__(self, seat: int, cause: Cause) -> None:
        self.seat = seat
        self.cause = cause

    def run(self, s: Ship) -> None:
        if alternatives(s, self.seat, self.cause.place):
            s.push(UseInstead(self.seat, self.cause))


def alternatives(s: Ship, seat: int, place: int) -> list[int]:
    """Return the rules that may replace an action of the room of a place."""
    rules = in_force(s, seat, ALT_ACTION, place)
    return [rule.number for rule, owner in rules if applies(rule, place) and left_to_use(s, rule, owner)]


class UseInstead(Ask):
    """Do you do something else instead of one of the room's actions?"""

    __slots__ = ("cause",)
    rule: ClassVar[str] = "GEN7-30.6"
    closed: ClassVar[bool] = True
    answers: ClassVar[tuple[type[Action], ...]] = (Instead, Pass)

    def __init__(self, seat: int, cause: Cause) -> None:
        self.seat = seat
        self.cause = cause

    def candidates(self, s: Ship) -> list[Action]:
        actions = ROOM_ACTIONS[STATION_ROOM[self.cause.place]]
        rules = alternatives(s, self.seat, self.cause.place)
        return [PASS, *(Instead(rule, i) for rule in rules for i in range(len(actions)))]

    def check(self, s: Ship, a: Instead | Pass) -> Illegal | None:
        if isinstance(a, Pass):
            return None
        known = a.rule in alternatives(s, self.seat, self.cause.place)
        if known and a.action < len(ROOM_ACTIONS[STATION_ROOM[self.cause.place]]):
            return None
        return Illegal("no-such-rule", "GEN7-30.6")

    def play(self, s: Ship, a: Instead | Pass) -> None:
        if isinstance(a, Instead):
            following = s.agenda.pop()
            assert isinstance(following, RoomActions), "the room's actions wait below"
            s.push(RoomActions(self.seat, 0, a.action, self.cause))
            if s.telling:
                s.tell(RuleUsed(seat=self.seat, rule=a.rule))
            resolve(s, RULES[a.rule].do, self.cause)

    def about(self, s: Ship) -> dict[str, int | str]:
        return {"seat": self.seat, "room": STATION_ROOM[self.cause.place]}
