"""The episode with everything that makes it quick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import Final

from sternhafen.engine import TABLE, Action, Ask, Do, Step
from sternhafen.games.gen7 import game, setup
from sternhafen.games.gen7.actions import READY, Propose
from sternhafen.games.gen7.aliases import Seat
from sternhafen.games.gen7.data.vocabulary import MAX_SEATS
from sternhafen.games.gen7.effects.agreeing import GoOn
from sternhafen.games.gen7.fast.free_actions import FREELY, beside, in_turn
from sternhafen.games.gen7.fast.kept import KeepingShip
from sternhafen.games.gen7.fast.listing import LISTED, list_answers
from sternhafen.games.gen7.fast.sampling import SAMPLED, sample_answer, sample_staff
from sternhafen.games.gen7.fast.turns import count_turn, sample_turn
from sternhafen.games.gen7.options import Gen7Options
from sternhafen.games.gen7.rules.before_turn_ends import WrapUp
from sternhafen.games.gen7.rules.fate import FateChoice
from sternhafen.games.gen7.rules.group_station.proposing import Staff
from sternhafen.games.gen7.rules.turn import TakeTurn

STANDING: Final[tuple[tuple[Ask, ...], ...]] = tuple([(FREELY[seat],) for seat in range(MAX_SEATS)])
NO_STANDING: Final[tuple[Ask, ...]] = ()


class Gen7(KeepingShip):
    """The same episode, and dumped under the same name; only quicker."""

    __slots__ = ()

    # fields: copy, written by tools/generate_fields.py
    # fmt: off
    def copy(self) -> Gen7:
        other = Gen7(
            self.seats, self.seed, self.draws[:], self.agenda[:],
            [item[:] for item in self.lanes] if self.lanes else [], self.confirm,
            [item.copy() for item in self.officers], self.ladder[:], self.log, self.round, self.final, self.deadline,
            self.point, self.active, self.leader, self.track, self.store[:], self.status[:], self.worse, self.rooms,
            self.stations[:], self.shut, self.failed, self.broken, self.faulty, self.row, self.done, self.sticky,
            self.on_tasks[:], self.plot_dice[:], self.plot_done[:], self.plot_now[:], self.wake, self.pools[:],
            self.unders[:], self.look, self.look_deck, self.looker, self.packet, self.saw[:], self.takers[:],
            self.known[:], self.ballot, self.ballot_kind, self.votes[:], self.offer, self.refused, self.fallen,
            self.fate, self.fate_seat, self.lasting, self.used, self.goals, self.lost_goals, self.tallies[:],
            self.discount, self.replaced, self.briefed, self.brief, self.stage, self.extra, self.campaign,
        )
        other._spent = self._spent
        other._ears = self._ears
        other._mods = self._mods
        other._rules = self._rules
        other._free = self._free
        other._static = self._static
        other._taken = self._taken
        self._log_is_own = False
        return other
    # fmt: on
    # end of fields

    # Listing -----------------------------------------------------------------------------------------------------

    def standing(self, seat: Seat) -> Sequence[Ask]:
        return STANDING[seat] if FREELY[seat].now(self) else NO_STANDING

    def legal(self, seat: Seat) -> list[Action]:
        top = self.question(seat)
        if top is None:
            return []
        legal = list_answers(self, top)
        if not top.closed and FREELY[seat].now(self):
            legal += beside(self, seat, top)
        return legal

    def count_legal(self, seat: Seat) -> int:
        top = self.question(seat)
        if top is None:
            return 0
        count = count_turn(self, top) if isinstance(top, TakeTurn) else len(list_answers(self, top))
        if not top.closed and FREELY[seat].now(self):
            count += len(beside(self, seat, top))
        return count

    # Acting at random --------------------------------------------------------------------------------------------

    def sample_legal(self, seat: Seat, random: Callable[[], float]) -> Action:
        top = (self.lanes[seat] if self.lanes else self.agenda)[-1]
        assert isinstance(top, Ask), "only questions wait for an answer"
        if top.closed:
            return sample_answer(self, top, random)
        if isinstance(top, TakeTurn):
            return sample_turn(self, top, random, in_turn(self, seat))
        return self._sample_beside(top, random)

    def _sample_beside(self, top: Ask, random: Callable[[], float]) -> Action:
        """Return one of the answers to a question other than the turn's and of the free actions beside it."""
        seat = top.seat
        if seat == self.active and not self.lanes and not isinstance(top, FateChoice):
            free = in_turn(self, seat)
        else:
            free = beside(self, seat, top)
        if isinstance(top, GoOn):
            k = floor(random() * (1 + len(free)))
            return free[k - 1] if k else READY
        listed = LISTED.get(type(top))
        legal = listed(self, top) if listed is not None else top.legal(self)
        own = len(legal)
        k = floor(random() * (own + len(free)))
        return legal[k] if k < own else free[k - own]

    # Playing -----------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action, then everything that runs by itself; most answer the question on the agenda."""
        if self._pool is not None and not isinstance(action, Propose):
            self._pool = None
        step: Step = FREELY[seat] if action.beside else (self.lanes[seat] if self.lanes else self.agenda).pop()
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
                continue
            if type(top) is TakeTurn:  # the most frequent question: neither a confirmation nor closed
                if self._dirty:
                    self._reveal_goals()
                action = sample_turn(self, top, random, in_turn(self, top.seat))
            elif type(top) is WrapUp:
                self._wrap_up(top.seat, random)
                continue
            elif not top.confirms or self.confirm or not self._sole_answer(top):
                if self._dirty:
                    self._reveal_goals()
                if top.closed:
                    if type(top) is Staff:  # compiled, a direct call is quicker
                        action = sample_staff(self, top, random)
                    else:
                        sampled = SAMPLED.get(type(top))
                        action = sample_answer(self, top, random) if sampled is None else sampled(self, top, random)
                    agenda.pop()
                    top.play(self, action)
                    continue
                action = self._sample_beside(top, random)
            else:
                continue
            if action.beside:
                freely: Ask = FREELY[top.seat]
                freely.play(self, action)
            else:
                agenda.pop()
                top.play(self, action)
        self._reveal_goals()

    def _wrap_up(self, seat: Seat, random: Callable[[], float]) -> None:
        """Do one of the things that are possible at the end of a turn, or go on."""
        free = in_turn(self, seat)
        if not free and not self.confirm:
            officer = self.officers[seat]
            if not officer.files and not officer.orders:  # as `_sole_answer` goes on
                self.agenda.pop()
                return
        if self._dirty:
            self._reveal_goals()
            free = in_turn(self, seat)
        k = floor(random() * (1 + len(free)))
        if k:
            freely: Ask = FREELY[seat]
            freely.play(self, free[k - 1])
        else:
            self.agenda.pop()

    def _play_fork(self, random: Callable[[], float]) -> None:
        """Play at random as long as every seat has a stack of its own."""
        for seat, lane in enumerate(self.lanes):
            while lane:
                if self._dirty:
                    self._reveal_goals()
                action = self.sample_legal(seat, random)
                step: Step = FREELY[seat] if action.beside else lane.pop()
                assert isinstance(step, Ask), "only questions wait for an answer"
                step.play(self, action)
                self._run(lane)
        self.lanes = []

    def settle(self, seat: Seat = TABLE) -> None:
        if self.lanes:
            super().settle(seat)
            return
        agenda = self.agenda
        while agenda:
            top = agenda[-1]
            if isinstance(top, Do):
                agenda.pop()
                top.run(self)
                if self.lanes:  # a vote has begun
                    super().settle()
                    return
            elif not top.confirms or self.confirm or not self._sole_answer(top):
                break
        if self._dirty:
            self._reveal_goals()

    def _sole_answer(self, top: Step) -> bool:
        assert isinstance(top, Ask), "a step is a Do or an Ask"
        seat = top.seat
        officer = self.officers[seat]
        if officer.files or officer.orders:
            return False
        legal = list_answers(self, top)
        if len(legal) != 1 or (not top.closed and FREELY[seat].now(self) and beside(self, seat, top)):
            return False
        (self.lanes[seat] if self.lanes else self.agenda).pop()
        top.play(self, legal[0])
        return True


def new(options: Gen7Options, seats: int, seed: int) -> game.Gen7:
    """Return a quick episode before its first step."""
    return setup.new(options, seats, seed, Gen7)
