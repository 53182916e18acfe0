"""The turn: deploy a die, fill a group station, or leave a die idle (GEN7-7)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import ClassVar

from sternhafen.engine import Action, Ask, Illegal, bitset
from sternhafen.games.gen7.actions import DEPLOYS, IDLES, PROPOSALS, Deploy, Idle, Propose
from sternhafen.games.gen7.aliases import DieCode, Place, Seat, Station
from sternhafen.games.gen7.data.vocabulary import ALT_ACTION, CODES, FACES, MAX_SEATS, NO_RULE_RECYCLING, ROBOT
from sternhafen.games.gen7.effects.agenda import use_static
from sternhafen.games.gen7.effects.causes import deployment
from sternhafen.games.gen7.events import Deployed, WentIdle
from sternhafen.games.gen7.rules.crew import KIND_OF, VALUE_OF, count_deployment, take_die, to_wake, with_value
from sternhafen.games.gen7.rules.group_station.alone import must_deploy
from sternhafen.games.gen7.rules.group_station.offers import TAKE_TURN
from sternhafen.games.gen7.rules.group_station.proposing import begin_offer, proposable
from sternhafen.games.gen7.rules.group_station.targets import open_targets
from sternhafen.games.gen7.rules.lasting_rules.dice import CHANGING_RULES, adjusts, banned
from sternhafen.games.gen7.rules.lasting_rules.in_force import in_force, least_limited
from sternhafen.games.gen7.rules.rooms.plot_stations import AfterDeploy, PaySingle
from sternhafen.games.gen7.rules.rooms.room_actions import Offered, RoomActions, room_actions
from sternhafen.games.gen7.rules.rooms.stations import (
    free_stations,
    plot_problem,
    rooms_in_play,
    single_stations,
    too_low,
)
from sternhafen.games.gen7.rules.status import covered
from sternhafen.games.gen7.state import Ship


class TakeTurn(Ask):
    """Deploy a die, or fill a group station."""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-7.2"
    answers: ClassVar[tuple[type[Action], ...]] = (Deploy, Propose, Idle)

    # What is allowed

    def problem(self, s: Ship, a: Deploy) -> Illegal | None:
        """Return why a deployment is against the rules, or None."""
        book = s.book
        officer = s.officers[self.seat]
        if a.die not in officer.dice:
            return Illegal("no-such-die", "GEN7-7.2")
        if a.station >= book.task_place:
            return Illegal("no-such-station", "GEN7-30.9")
        kind = KIND_OF[a.die]
        if banned(s, self.seat, a.station, kind):
            return Illegal("banned", "GEN7-30.6")
        low, high = adjusts(s, self.seat, a.station, kind)
        value = VALUE_OF[a.die] + a.by
        if not low <= a.by <= high or not 1 <= value <= FACES[kind]:
            return Illegal("not-that-far", "GEN7-33.33")
        code = with_value(a.die, value)
        if a.station >= book.station_count:
            return plot_problem(s, self.seat, code, a.station - book.station_count)
        free = free_stations(s, self.seat)
        if not free >> a.station & 1:
            return self._closed(s, a.station)
        if kind == ROBOT and a.station == book.leader_station:
            return Illegal("no-robots", "GEN7-13.1")
        if too_low(s, a.station, value) and not in_force(s, self.seat, NO_RULE_RECYCLING):
            return Illegal("too-low", "GEN7-17.1")
        return None

    def _closed(self, s: Ship, station: Station) -> Illegal:
        """Return why nobody, or not this seat, may use a station now."""
        book = s.book
        room = book.station_room[station]
        if room >= book.room_count:
            if station != book.private_station[s.officers[self.seat].quarters]:
                return Illegal("not-your-station", "GEN7-22.3")
        elif not s.rooms >> room & 1:
            return Illegal("no-such-room", "GEN7-5.1")
        elif book.participants >> station & 1:
            return Illegal("leader-station", "GEN7-13.2")
        if s.stations[station] >= 0:
            return Illegal("occupied", "GEN7-7.14")
        if covered(s) >> station & 1:
            return Illegal("covered", "GEN7-7.8")
        if station == book.leader_station:
            return Illegal("one-briefing", "GEN7-13.12")
        return Illegal("no-robot-there", "GEN7-16.2")

    def placements(self, s: Ship) -> list[Action]:
        """Return every different die at every single station, changed as rules allow; those of the plot come last."""
        book = s.book
        dice = sorted(set(s.officers[self.seat].dice))
        rooms = [*bitset.members(rooms_in_play(book, s.rooms)), book.private_station[s.officers[self.seat].quarters]]
        plot = [book.station_count + number for number in single_stations(s)]
        pairs = [(die, station) for die in dice for station in rooms]
        pairs += [(die, station) for station in plot for die in dice]
        placements: list[Action] = []
        for die, station in pairs:
            low, high = adjusts(s, self.seat, station, KIND_OF[die])
            placements += [Deploy(die, station, by) if by else DEPLOYS[die][station] for by in range(low, high + 1)]
        return placements

    def candidates(self, s: Ship) -> list[Action]:
        idle = [IDLES[die] for die in sorted(set(s.officers[self.seat].dice))]
        return [*self.placements(s), *idle, *[PROPOSALS[target] for target in open_targets(s)]]

    def can_deploy(self, s: Ship) -> bool:
        """Return whether some die can be deployed at a single station."""
        return any(isinstance(a, Deploy) and self.problem(s, a) is None for a in self.placements(s))

    def check(self, s: Ship, a: Deploy | Propose | Idle) -> Illegal | None:
        if isinstance(a, Deploy):
            return self.problem(s, a)
        if isinstance(a, Propose):
            if a.target not in open_targets(s):
                return Illegal("not-open", "GEN7-24.13")
            return None if a.target in proposable(s, self.seat, (a.target,)) else Illegal("cannot-fill", "GEN7-24.1")
        if a.die not in s.officers[self.seat].dice:
            return Illegal("no-such-die", "GEN7-7.4")
        return Illegal("must-deploy", "GEN7-7.3") if must_deploy(s, self.seat, self.can_deploy(s)) else None

    # Acting at random

    def sample_beside(self, s: Ship, random: Callable[[], float], beside: Sequence[Action]) -> Action:
        """Return one of the answers and of the free actions beside, all equally likely.

        What is expensive to find out (whether a group station can be filled, a plot station paid) is drawn as if it
        were possible; if it is not, all is drawn again, which leaves the others equally likely.
        """
        if lists_deployments(s, self.seat):
            return self._sample_listed(s, random, beside)
        book = s.book
        point = book.points[s.point]
        stations = [*bitset.members(free_stations(s, self.seat)), *[book.station_count + n for n in point.singles]]
        dice = sorted(set(s.officers[self.seat].dice))
        drawn: list[Action] = [DEPLOYS[die][station] for die in dice for station in stations]
        drawn += beside
        drawn += [PROPOSALS[target] for target in (*s.row, *[book.task_count + number for _, number in point.groups])]
        while True:
            action = drawn[floor(random() * len(drawn))]
            if not isinstance(action, (Deploy, Propose)) or self.check(s, action) is None:
                return action

    def _sample_listed(self, s: Ship, random: Callable[[], float], beside: Sequence[Action]) -> Action:
        """Return one of the answers where all deployments must be checked, or where there may be none."""
        own = [action for action in self.candidates(s) if isinstance(action, (Deploy, Idle))]
        listed: list[Action] = [action for action in own if self.check(s, action) is None]
        listed += beside
        targets = open_targets(s)
        while True:
            k = floor(random() * (len(listed) + len(targets)))
            if k < len(listed):
                return listed[k]
            target = targets.pop(k - len(listed))
            if proposable(s, self.seat, (target,)):
                return PROPOSALS[target]

    def play(self, s: Ship, a: Deploy | Propose | Idle) -> None:
        if isinstance(a, Deploy):
            deploy(s, self.seat, a.die, a.station, a.by)
        elif isinstance(a, Propose):
            begin_offer(s, self.seat, a.target)
        else:
            take_die(s, self.seat, a.die)
            to_wake(s, self.seat, a.die)
            if s.recording:
                s.tell(WentIdle(seat=self.seat, die=a.die))


TAKE_TURN.extend([TakeTurn(seat) for seat in range(MAX_SEATS)])


def lists_deployments(s: Ship, seat: Seat) -> bool:
    """Return whether chance looks at every deployment first: rules change or forbid some, or few stations are free."""
    changed = s.mods()[seat] & CHANGING_RULES != 0
    return changed or not free_stations(s, seat) & s.book.every_die


def deploy(s: Ship, seat: Seat, die: DieCode, place: Place, by: int) -> None:
    """Put a die on a single station and resolve what it brings (GEN7-7.12)."""
    book = s.book
    take_die(s, seat, die)
    code = die + by
    p = seat * CODES + code
    if book.recycling_mask >> place & 1 and too_low(s, place, VALUE_OF[code]):
        rule, owner = least_limited(in_force(s, seat, NO_RULE_RECYCLING))
        use_static(s, rule, owner, code, place)
    count_deployment(s, seat, code, place)
    if s.recording:
        s.tell(Deployed(seat=seat, die=code, place=place))
    cause = deployment(p, place)
    if place >= book.station_count:
        i = book.points[s.point].stations.index(place - book.station_count)
        s.plot_dice[i] = tuple(sorted((*s.plot_dice[i], p)))
        s.agenda.append(AfterDeploy(seat, cause))
        s.agenda.append(PaySingle(seat, place - book.station_count, cause))
        return
    s.occupy(place, p)
    if s.mods()[seat] >> ALT_ACTION & 1:
        s.agenda.append(RoomActions(seat, 0, -1, cause))
        s.agenda.append(Offered(seat, cause))
    else:
        room_actions(s, seat, 0, -1, cause)
