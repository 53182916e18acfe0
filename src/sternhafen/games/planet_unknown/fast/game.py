"""The game with everything that makes it quick."""

from __future__ import annotations

from collections.abc import Callable
from math import floor

from sternhafen.engine import TABLE, Action, Ask, Seat, Step
from sternhafen.engine.state import NO_ACTIONS
from sternhafen.games.planet_unknown import game, setup
from sternhafen.games.planet_unknown.fast.listing import (
    LISTED,
    before_tile,
    beside_patch,
    boards_of,
    can_be_answered,
    steps_of_rovers,
    what_may_be_done,
    what_must_be_done,
)
from sternhafen.games.planet_unknown.fast.placement import (
    all_placements,
    ban_boards,
    placement_sets,
    quick_patch_cells,
    sector_boards,
)
from sternhafen.games.planet_unknown.fast.sampling import sample_gains, sample_tile
from sternhafen.games.planet_unknown.fast.views import kept_view
from sternhafen.games.planet_unknown.knowledge import view_for
from sternhafen.games.planet_unknown.options import PlanetUnknownOptions
from sternhafen.games.planet_unknown.rules.corporations.hooks import CORPORATION_RULES
from sternhafen.games.planet_unknown.rules.energy import energised
from sternhafen.games.planet_unknown.rules.gains.question import Gains
from sternhafen.games.planet_unknown.rules.rounds import ChooseTile
from sternhafen.games.planet_unknown.rules.rovers import put_cells
from sternhafen.games.planet_unknown.view import PlanetUnknownView


class PlanetUnknown(game.PlanetUnknown):
    """The same game, and dumped under the same name; only quicker."""

    __slots__ = ()

    # fields: copy, written by tools/generate_fields.py
    # fmt: off
    def copy(self) -> PlanetUnknown:
        return PlanetUnknown(
            self.seats, self.seed, self.draws[:], self.agenda[:],
            [item[:] for item in self.lanes] if self.lanes else [], self.confirm,
            [item.copy() for item in self.colonies], self.hidden_tiles[:], self.shown[:], self.next_tiles, self.gone,
            self.ring_offset, self.rotation, self.civ_stacks[:], self.commander, self.last_round, self.round,
            self.phase, self.event, self.past_events, self.deck, self.next_event, self.peekers, self.neighbours,
            self.common, self.joined, self.turning_fixed, self.patches_join,
        )
    # fmt: on
    # end of fields

    def legal(self, seat: Seat) -> list[Action]:
        top = self.question(seat)
        if top is None:
            return []
        listed = LISTED.get(type(top))
        return listed(self, top)[:] if listed is not None else top.legal(self)

    def legal_parts(self, seat: Seat) -> tuple[list[Action], list[Action], list[tuple[type[Action], int, int]]]:
        top = self.question(seat)
        if not isinstance(top, ChooseTile):
            return NO_ACTIONS, self.legal(seat), []
        c = self.colonies[seat]
        before, placements = before_tile(self, top, c), placement_sets(boards_of(self, top, c))
        return NO_ACTIONS, (before if placements else before + top.unplaceable(self)), placements

    def count_legal(self, seat: Seat) -> int:
        top = self.question(seat)
        if not isinstance(top, ChooseTile):
            return len(self.legal(seat))
        c = self.colonies[seat]
        small, _, large, _ = boards_of(self, top, c)
        return len(before_tile(self, top, c)) + (small + large or len(top.unplaceable(self)))

    def sample_legal(self, seat: Seat, random: Callable[[], float]) -> Action:
        top = (self.lanes[seat] if self.lanes else self.agenda)[-1]
        if type(top) is Gains:
            return sample_gains(self, top, random)
        if type(top) is ChooseTile:
            return sample_tile(self, top, random)
        assert isinstance(top, Ask), "only questions wait for an answer"
        listed = LISTED.get(type(top))
        legal = listed(self, top) if listed is not None else top.legal(self)
        return legal[floor(random() * len(legal))]

    # Playing -----------------------------------------------------------------------------------------------------

    def play(self, seat: Seat, action: Action) -> None:
        """Carry out an action, then every step that runs by itself; nothing can be done beside a question."""
        forked = self._forks
        step = (self.lanes[seat] if self.lanes else self.agenda).pop()
        assert isinstance(step, Ask), "only questions wait for an answer"
        step.play(self, action)
        self.settle(seat if self._forks == forked else TABLE)

    def play_out(self, random: Callable[[], float]) -> None:
        """Play at random to the end; every seat answers all its questions before the next one does."""
        agenda = self.agenda
        while agenda:
            if self.lanes:
                for seat, lane in enumerate(self.lanes):
                    while lane:
                        self._act(seat, lane, random)
                self.lanes = []
                self._run(agenda)
            else:
                self._act(agenda[-1].seat, agenda, random)
            for lane in self.lanes:
                self._run(lane)

    def _act(self, seat: Seat, stack: list[Step], random: Callable[[], float]) -> None:
        """Answer the question on top of a stack at random, and run the steps that follow."""
        top = stack[-1]
        if type(top) is Gains:  # compiled, a direct call is quicker
            action = sample_gains(self, top, random)
            stack.pop()
            top.play(self, action)
        elif type(top) is ChooseTile:
            action = sample_tile(self, top, random)
            stack.pop()
            top.play(self, action)
        else:
            action = self.sample_legal(seat, random)
            stack.pop()
            assert isinstance(top, Ask), "only questions wait for an answer"
            top.play(self, action)
        if stack and not stack[-1].asks:
            self._run(stack)

    # What the rules ask ------------------------------------------------------------------------------------------

    def placements(self, seat: Seat, bans: int) -> list[Action]:
        return all_placements(ban_boards(self, seat, self.colonies[seat], bans))

    def can_place(self, seat: Seat) -> bool:
        boards = sector_boards(self, seat)
        return bool(boards[0] or boards[2])

    def view(self, seat: Seat | None) -> PlanetUnknownView:
        return view_for(self, seat, kept_view)

    def something_to_do(self, seat: Seat, early: bool) -> bool:
        """Return whether there is anything to choose; what is obviously open is not listed."""
        c = self.colonies[seat]
        rules = CORPORATION_RULES[c.corporation]
        advances = c.advances
        if advances and (advances[0] != advances[-1] or self.confirm):
            return True
        if c.boosts and (not rules.special or rules.movable(c)):
            return True
        if c.moves and c.rovers and not early:
            return True
        if c.energies and (rules.movable(c) >> c.energies[0][1] & 1 or energised(c)):
            return True
        if c.rovers_to_put and put_cells(c):
            return True
        if c.patches_to_lay and (quick_patch_cells(self, c) or beside_patch(self, c, rules)):
            return True
        if rules.special:
            return bool(
                what_must_be_done(self, seat, c, rules, early)
                or what_may_be_done(self, seat, c, rules, early)
                or (not early and steps_of_rovers(self, c, rules))
            )
        if c.effects:
            return bool(advances) or any(can_be_answered(self, seat, effect) for effect in c.effects)
        return False


def new(options: PlanetUnknownOptions, seats: int, seed: int) -> game.PlanetUnknown:
    """Return a quick game at its first question."""
    return setup.new(options, seats, seed, PlanetUnknown)
