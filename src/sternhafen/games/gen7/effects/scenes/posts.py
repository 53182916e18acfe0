"""Posts and relays: dice that stay where they stand, and a chain of hands (GEN7-36.3, 36.9)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Illegal
from sternhafen.games.gen7.aliases import NOBODY, DieCode, Piece, Seat, die_of, owner_of
from sternhafen.games.gen7.campaign.memory.memory import NO_CHAIN
from sternhafen.games.gen7.campaign.story import PlotStation
from sternhafen.games.gen7.data.vocabulary import QUARTERS, ROBOT, ROBOT_SUPPLY
from sternhafen.games.gen7.effects.agenda import resolve
from sternhafen.games.gen7.effects.agreeing import YesOrNo
from sternhafen.games.gen7.effects.causes import BY_SEAT, Cause
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.effects.scenes.counters import move_counter
from sternhafen.games.gen7.effects.scenes.remembering import memory_of, own_memory
from sternhafen.games.gen7.effects.scenes.scene_events import CalledBack, ChainBroke
from sternhafen.games.gen7.rules.crew import KIND_OF, VALUE_OF, lay
from sternhafen.games.gen7.state import Ship, turn_order

BREAKS: Final = "breaks"
"""The counter of broken chains, where a campaign has one."""


def set_scene(s: Ship) -> None:
    """Lay out what a plot point brings along: finds, figures, no dice at posts, no chain."""
    point = s.book.points[s.point]
    memory = own_memory(s)
    memory.hidden = tuple(sorted(point.finds))
    memory.tokens = tuple([token.start for token in point.tokens])
    memory.held = (0,) * len(point.stations)
    memory.chain = NO_CHAIN
    memory.links = memory.unseen = 0
    memory.teams = memory.ballots = memory.arranged = memory.strains = ()


# Where a die may go ------------------------------------------------------------------------------------------------


def special_problem(s: Ship, seat: Seat, code: DieCode, station: PlotStation, i: int) -> Illegal | None:
    """Return why a die may not go to a station that is not always there, to a full post, or into a chain."""
    if station.condition is not None and not holds(s, station.condition, BY_SEAT[seat]):
        return Illegal("station-closed", "GEN7-36.12")
    if station.post and len(s.plot_dice[i]) >= station.slots:
        return Illegal("post-taken", "GEN7-36.3")
    if station.relay:
        links, value, last = memory_of(s).chain
        if links and last == seat:
            return Illegal("same-hand", "GEN7-36.9")
        if links and abs(VALUE_OF[code] - value) > 1:
            return Illegal("no-link", "GEN7-36.9")
    return None


def add_link(s: Ship, seat: Seat, code: DieCode) -> None:
    """Add a die to the chain."""
    memory = own_memory(s)
    memory.chain = (memory.chain[0] + 1, VALUE_OF[code], seat)
    memory.links += 1


# The round ---------------------------------------------------------------------------------------------------------


def kept_dice(s: Ship) -> list[tuple[Piece, ...]]:
    """Return the dice at posts, by station of the plot point: they are not recalled (GEN7-36.3)."""
    stations = s.book.points[s.point].stations
    return [
        dice if s.book.plot_stations[number].post else () for number, dice in zip(stations, s.plot_dice, strict=True)
    ]


def end_round_of_posts(s: Ship) -> None:
    """Count the rounds that posts were held, pay who stands there, and break a chain that nobody added to."""
    book = s.book
    stations = book.points[s.point].stations
    memory = own_memory(s)
    memory.held = tuple([
        held + 1 if dice else 0 for held, dice in zip(memory.held, kept_dice(s), strict=True)
    ])  # fmt: skip
    for number, dice in zip(stations, s.plot_dice, strict=True):
        station = book.plot_stations[number]
        if station.post and station.each_round:
            for p in reversed(dice):
                resolve(s, station.each_round, Cause(owner_of(p), NOBODY, NOBODY, die_of(p), -1, 0))
        if station.relay and memory.chain[0] and not memory.links:
            memory.chain = NO_CHAIN
            if BREAKS in book.counter_names:
                counter = book.counter_names.index(BREAKS)
                move_counter(s, counter, s.log.counters[counter] + 1)
            if s.recording:
                s.tell(ChainBroke())
    own_memory(s).links = 0


def ask_to_call_back(s: Ship) -> None:
    """Ask everybody with dice at posts whether they call them back, before the dice are rolled (GEN7-36.3)."""
    for seat in reversed(turn_order(s, s.leader)):
        for i, dice in enumerate(kept_dice(s)):
            for p in dice:
                if owner_of(p) == seat:
                    s.push(CallBack(seat, i, p))


class CallBack(YesOrNo):
    """Do you call this die back from its post?"""

    __slots__ = ("station", "piece")
    rule: ClassVar[str] = "GEN7-36.3"

    def __init__(self, seat: Seat, station: int, piece: Piece) -> None:
        self.seat = seat
        self.station = station
        self.piece = piece

    def agreed(self, s: Ship) -> None:
        dice = list(s.plot_dice[self.station])
        dice.remove(self.piece)
        s.plot_dice[self.station] = tuple(dice)
        code = die_of(self.piece)
        if s.recording:
            s.tell(CalledBack(seat=self.seat, die=code))
        home = KIND_OF[code] != ROBOT or s.book.robot_at_home[s.officers[self.seat].quarters]
        lay(s, self.seat, code, QUARTERS if home else ROBOT_SUPPLY)

    def about(self, s: Ship) -> dict[str, int | str]:
        number = s.book.points[s.point].stations[self.station]
        return {"seat": self.seat, "target": s.book.task_count + number, "die": die_of(self.piece)}
