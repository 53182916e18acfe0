"""Gen7: an episode as the engine plays it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from random import Random
from typing import Final

from sternhafen.engine import TABLE, Action, Ask, Do, Outcome, Step
from sternhafen.games.gen7.agenda import MATTERS
from sternhafen.games.gen7.book import (
    FILE_DECK,
    PERSONAL,
    SCHEMA_DECK,
    STATIONS,
    TASK_DECK,
)
from sternhafen.games.gen7.carry import carried
from sternhafen.games.gen7.effects import matters
from sternhafen.games.gen7.fate import FateChoice
from sternhafen.games.gen7.free import Freely
from sternhafen.games.gen7.knowledge import resample, verify, view_ship
from sternhafen.games.gen7.language import (
    RULES,
)
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.personal_goals import OPEN_WAYS, check_plans
from sternhafen.games.gen7.setup import first_steps, new_logbook, new_officer, start_fates, start_rooms
from sternhafen.games.gen7.ship import NOBODY, UNTOUCHED, Ship
from sternhafen.games.gen7.story import (
    POINTS,
)
from sternhafen.games.gen7.turn import TakeTurn
from sternhafen.games.gen7.views import Gen7View
from sternhafen.games.gen7.vocabulary import CAMPAIGN_END, MAX_SEATS, PURPOSES


class Gen7(Ship):
    """One episode of the campaign."""

    __slots__ = ()

    def copy(self) -> Gen7:
        other = Gen7(
            self.seats, self.seed, self.draws[:], self.agenda[:],
            [lane[:] for lane in self.lanes] if self.lanes else [], self.confirm,
            [officer.copy() for officer in self.officers], self.ladder[:], self.log, self.round, self.final,
            self.deadline, self.point, self.active, self.leader, self.track, self.store[:], self.status[:], self.worse,
            self.rooms, self.stations[:], self.shut, self.failed, self.broken, self.faulty, self.row, self.done,
            self.sticky, self.on_tasks[:], self.plot_dice[:], self.plot_done[:], self.plot_now[:], self.wake,
            self.pools[:], self.unders[:], self.look, self.look_deck, self.looker, self.packet, self.saw[:],
            self.takers[:], self.known[:], self.ballot, self.ballot_kind, self.votes[:], self.offer, self.refused,
            self.fallen, self.fate, self.fate_seat, self.lasting, self.used, self.goals, self.lost_goals,
            self.tallies[:], self.discount, self.replaced, self.briefed, self.brief, self.stage, self.extra,
        )  # fmt: skip
        other._ears, other._mods, other._taken, other._spent = self._ears, self._mods, self._taken, self._spent
        self._log_is_own = False
        other._rules, other._skills, other._static = self._rules, self._skills, self._static
        return other

    def play(self, seat: int, action: Action) -> None:
        """Carry out a legal action, then everything that runs by itself; most answer the question on the agenda."""
        step: Step = FREELY_OF[seat] if action.beside else (self.lanes[seat] if self.lanes else self.agenda).pop()
        assert isinstance(step, Ask), "only questions wait for an answer"
        step.play(self, action)
        self.settle(seat)

    def play_out(self, random: Callable[[], float]) -> None:
        """Play to the end, every seat acting at random; the steps on the agenda run and are answered in one loop."""
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if not isinstance(top, Ask):
                if self.lanes:  # it waits for a vote
                    self._play_fork(random)
                else:
                    agenda.pop()
                    top.run(self)
            elif not top.confirms or self.confirm or not self._sole_answer(top):
                if self._dirty:
                    self._reveal_goals()
                if top.closed:
                    action = top.sample(self, random)
                else:
                    if isinstance(top, TakeTurn):
                        action = top.sample_beside(self, random, FREELY_OF[top.seat].in_turn(self))
                    else:
                        action = self.sample_beside(top, random)
                    if action.beside:
                        beside: Ask = FREELY_OF[top.seat]
                        beside.play(self, action)
                        continue
                agenda.pop()
                top.play(self, action)
        self._reveal_goals()

    def _play_fork(self, random: Callable[[], float]) -> None:
        """Play at random as long as every seat has a stack of its own."""
        for seat, lane in enumerate(self.lanes):
            while lane:
                if self._dirty:
                    self._reveal_goals()
                action = self.sample_legal(seat, random)
                step: Step = FREELY_OF[seat] if action.beside else lane.pop()
                assert isinstance(step, Ask), "only questions wait for an answer"
                step.play(self, action)
                self._run(lane)
        self.lanes = []

    def settle(self, seat: int = TABLE) -> None:
        """Run what runs by itself, then reveal personal goals that were met by it (GEN7-30.3)."""
        if self.lanes:
            super().settle(seat)
        else:
            agenda = self.agenda
            while agenda:
                top = agenda[-1]
                if isinstance(top, Do):
                    agenda.pop()
                    top.run(self)
                    if self.lanes:  # a vote has begun
                        super().settle()
                        break
                elif not top.confirms or self.confirm or not self._sole_answer(top):
                    break
        if self._dirty:
            self._reveal_goals()

    def _reveal_goals(self) -> None:
        """Reveal personal goals that may have been met."""
        dirty, self._dirty = self._dirty, UNTOUCHED
        if PERSONAL in self.goals:
            for seat, ways in enumerate(dirty):
                if ways:
                    check_plans(self, seat, ways & OPEN_WAYS[self.officers[seat].quarters])

    def _sole_answer(self, top: Step) -> bool:
        """Answer a confirmation only for a seat without cards in hand: others would learn that none of them helps."""
        officer = self.officers[top.seat]
        return not officer.files and not officer.orders and super()._sole_answer(top)

    def standing(self, seat: int) -> Sequence[Ask]:
        """Return the free actions: in the own turn, while contributing, in a vote, before a fate choice."""
        return (FREELY_OF[seat],) if FREELY_OF[seat].now(self) else ()

    def sample_legal(self, seat: int, random: Callable[[], float]) -> Action:
        """Return one of the things a seat may do now; nothing is listed twice."""
        top = (self.lanes[seat] if self.lanes else self.agenda)[-1]
        assert isinstance(top, Ask), "only questions wait for an answer"
        if top.closed:
            return top.sample(self, random)
        if isinstance(top, TakeTurn):
            return top.sample_beside(self, random, FREELY_OF[seat].in_turn(self))
        return self.sample_beside(top, random)

    def sample_beside(self, top: Ask, random: Callable[[], float]) -> Action:
        """Return one of the answers to a question other than the turn's and of the free actions beside it."""
        freely = FREELY_OF[top.seat]
        if top.seat == self.active and not self.lanes and not isinstance(top, FateChoice):
            beside = freely.in_turn(self)
        else:
            beside = freely.open(self, top)
        legal = top.legal(self)
        own = len(legal)
        k = floor(random() * (own + len(beside)))
        return legal[k] if k < own else beside[k - own]

    def view(self, seat: int | None) -> Gen7View:
        return view_ship(self, seat)

    def resample(self, seat: int | None, rng: Random) -> Gen7:
        other = self.copy()
        resample(other, NOBODY if seat is None else seat, rng)
        return other

    def verify(self) -> None:
        verify(self)

    def outcome(self) -> Outcome | None:
        """Return the merit order and the logbook; nobody wins an episode (GEN7-2.2)."""
        if self.agenda or self.lanes:
            return None
        places = tuple([self.ladder.index(seat) + 1 for seat in range(self.seats)])
        points = tuple([{"merit": officer.merit} for officer in self.officers])
        verdict = (POINTS[self.point].grade or "episode") if self.log.ended else "episode"
        return Outcome(places, points, verdict=verdict, carry=carried(self))


assert MATTERS[0] is matters, "the verbs of effects are loaded"
FREELY_OF: Final = tuple([Freely(seat) for seat in range(MAX_SEATS)])


def new_game(options: Gen7Options, seats: int, seed: int) -> Gen7:
    """Return an episode before its first step."""
    carry = options.carry
    records = [None] * seats if carry is None else list(carry.officers)
    log = new_logbook(options, carry)
    point = 0 if carry is None else carry.point
    used = () if carry is None else tuple([rule for rule in carry.used if RULES[rule].per == 4])
    s = Gen7(
        seats, seed, [0] * len(PURPOSES), [], [], options.confirm, [new_officer(record) for record in records],
        list(range(seats)), log, 0, 0, 0, point, NOBODY, 0, 0 if carry is None else carry.track, [0, 0, 0],
        [0, 0, 0, 0], 0, start_rooms(carry), [-1] * STATIONS, 0, 0, 0, 0, (), 0, 0, [], [], [], [], (),
        [FILE_DECK, SCHEMA_DECK, log.orders, start_fates(carry), TASK_DECK], [(), (), (), (), ()], (), 0, NOBODY, (),
        [], [], [()] * seats, (), 0, [], None, (), (), -1, NOBODY,
        () if carry is None else tuple([(rule, owner, CAMPAIGN_END) for rule, owner in carry.lasting]), used, (), 0,
        [0] * 24, 0, False, False, (), 0, 0,
    )  # fmt: skip
    first_steps(s, carry)
    return s
