"""The game with everything that makes it quick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from typing import Final

from sternhafen.engine import Action, Ask, Do, Payment, Seat, Step
from sternhafen.games.cryo import game, setup
from sternhafen.games.cryo.aliases import NO_TILE, Cost, SectionSet, Space
from sternhafen.games.cryo.data.tables import SECTIONS, SLOTS, TRACKS
from sternhafen.games.cryo.fast.listing import LISTED, at_dock, of_returning, of_taking_tile
from sternhafen.games.cryo.fast.playing import next_turn, play_at_dock, play_returning, play_turn
from sternhafen.games.cryo.fast.queries import can_use, count_scraps, free_docks, nth_scrap, quick_ways, scraps
from sternhafen.games.cryo.fast.rival import play_rival_dock
from sternhafen.games.cryo.fast.sampling import sample_turn
from sternhafen.games.cryo.options import CryoOptions
from sternhafen.games.cryo.rules.deploy import AtDock
from sternhafen.games.cryo.rules.platform import Returning
from sternhafen.games.cryo.rules.rival.turn import RivalDock
from sternhafen.games.cryo.rules.scrap import Scrapping
from sternhafen.games.cryo.rules.turns import Finish, NextTurn, Turn, end_turn
from sternhafen.games.cryo.rules.wreck import TakeTile
from sternhafen.games.cryo.state import Side

SCRAPPING: Final[list[Scrapping]] = [Scrapping(seat) for seat in range(4)]
ALL_SECTIONS: Final[SectionSet] = (1 << SECTIONS) - 1
STANDING: Final[list[list[Ask]]] = [[scrapping] for scrapping in SCRAPPING]


class Cryo(game.Cryo):
    """The same game, and dumped under the same name; only quicker."""

    __slots__ = ()

    # fields: copy, written by tools/generate_fields.py
    # fmt: off
    def copy(self) -> Cryo:
        return Cryo(
            self.seats, self.seed, self.draws[:], self.agenda[:],
            [item[:] for item in self.lanes] if self.lanes else [], self.confirm, [item.copy() for item in self.sides],
            self.tops[:], self.heights[:], self.pools[:], self.box, self.deck, self.discard, self.caves,
            self.open_caves, self.incidents[:], self.track, self.sabotaged, self.damaged, self.active, self.scrapped,
            self.ending, self.board_cards, self.decisions, self.unpredictable, self.chance_decides,
        )
    # fmt: on
    # end of fields

    def push(self, step: Step) -> None:
        """Put a step on the agenda; while seats act together, in setup, nothing new comes up."""
        self.agenda.append(step)

    def incident_sections(self) -> SectionSet:
        return super().incident_sections() if NO_TILE in self.incidents else ALL_SECTIONS

    def ways_to_pay(self, seat: Seat, cost: Cost) -> list[Payment]:
        return quick_ways(self.sides[seat].resources, cost) if len(cost) == TRACKS else super().ways_to_pay(seat, cost)

    def answers_to(self, ask: Ask) -> list[Action]:
        return LISTED[type(ask)](self, ask)

    def can_use(self, side: Side, resources: list[int], space: Space) -> bool:
        return can_use(self, side, resources, space)

    # Questions and answers -----------------------------------------------------------------------------------------

    def standing(self, seat: Seat) -> Sequence[Ask]:
        return STANDING[seat] if seat == self.active and not self.lanes else ()

    def can_scrap_beside(self, top: Ask) -> bool:
        """Return whether there may be something to scrap beside a question."""
        return not self.scrapped and not top.closed and top.seat == self.active

    def legal(self, seat: Seat) -> list[Action]:
        top = self.question(seat)
        if top is None:
            return []
        legal = self.answers_to(top)
        return legal + scraps(self.sides[seat]) if self.can_scrap_beside(top) else legal[:]

    def count_legal(self, seat: Seat) -> int:
        top = self.question(seat)
        if top is None:
            return 0
        side = self.sides[seat]
        if isinstance(top, Turn):
            count = side.home.bit_count() * (free_docks(self, side).bit_count() + 1)
            count += 1 if side.docks or side.transport else 0
        else:
            count = len(self.answers_to(top))
        return count + count_scraps(side) if self.can_scrap_beside(top) else count

    def sample_legal(self, seat: Seat, random: Callable[[], float]) -> Action:
        top = self.lanes[seat][-1] if self.lanes else self.agenda[-1]
        assert isinstance(top, Ask), "only questions wait for an answer"
        return sample_turn(self, top, random) if type(top) is Turn else self._pick(top, random)

    def _pick(self, top: Ask, random: Callable[[], float]) -> Action:
        """Return an answer to a question or a scrap beside it, all equally likely."""
        if type(top) is AtDock:  # compiled, a direct call of the most frequent ones is quicker
            legal = at_dock(self, top)
        elif type(top) is TakeTile:
            legal = of_taking_tile(self, top)
        elif type(top) is Returning:
            legal = of_returning(self, top)
        else:
            legal = LISTED[type(top)](self, top)
        own = len(legal)
        if self.scrapped or top.closed or top.seat != self.active:
            return legal[floor(random() * own)]
        side = self.sides[top.seat]
        k = floor(random() * (own + count_scraps(side)))
        return legal[k] if k < own else nth_scrap(side, k - own)

    # Playing -------------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out a legal action and what follows by itself; only in setup do seats act together."""
        if self.lanes:
            super().play(seat, action)
            return
        self._go_on(action, None)

    def play_out(self, random: Callable[[], float]) -> None:
        """Play to the end at random; after setup without a look at whose turn it is."""
        while self.lanes:
            seat = self.first_asked()
            self.play(seat, self.sample_legal(seat, random))
        self._go_on(None, random)

    def _go_on(self, action: Action | None, random: Callable[[], float] | None) -> None:
        """Carry out an action and all that runs by itself up to the next question; with `random` up to the end.

        A question is looked for first, and exact types are asked for: Python takes long to find that something is no
        instance of a class.
        """
        agenda, confirm = self.agenda, self.confirm
        while agenda:  # no step forks, so nothing else needs attention
            top = agenda[-1]
            if action is None:
                if not isinstance(top, Ask):
                    assert isinstance(top, Do), "a step is a Do or an Ask"
                    agenda.pop()
                    if type(top) is NextTurn and not self.recording:
                        next_turn(self, top)
                    else:
                        top.run(self)
                    continue
                if type(top) is Finish and not confirm and self._sole_answer(top):
                    continue
                if random is None:
                    return
                action = sample_turn(self, top, random) if type(top) is Turn else self._pick(top, random)
            if action.beside:
                SCRAPPING[top.seat].play(self, action)
            else:
                agenda.pop()
                if type(top) is Returning:
                    play_returning(self, top, action)
                elif type(top) is Turn:
                    play_turn(self, top, action)
                elif type(top) is AtDock:
                    play_at_dock(self, top, action)
                elif type(top) is RivalDock and not self.recording:
                    play_rival_dock(self, action)
                else:
                    assert isinstance(top, Ask), "only questions wait for an answer"
                    top.play(self, action)
            action = None

    def _sole_answer(self, top: Step) -> bool:
        """End a turn in which nothing can be scrapped any more."""
        if not self.scrapped:
            side = self.sides[top.seat]
            if side.hand or side.slots.count(NO_TILE) < SLOTS:
                return False
        self.agenda.pop()
        end_turn(self, top.seat)
        return True


def new(options: CryoOptions, seats: int, seed: int) -> game.Cryo:
    """Return a quick game in which everybody is about to choose cards."""
    return setup.new(options, seats, seed, Cryo)
