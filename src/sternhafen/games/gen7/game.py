"""Gen7: an episode as the engine asks it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import floor
from random import Random

from sternhafen.engine import TABLE, Action, Ask, Outcome, Step
from sternhafen.games.gen7.aliases import NOBODY, Seat
from sternhafen.games.gen7.campaign.carry import carried
from sternhafen.games.gen7.campaign.language import Rule
from sternhafen.games.gen7.dealing import deal_unknown
from sternhafen.games.gen7.effects.agenda import MATTERS
from sternhafen.games.gen7.effects.scenes.remembering import memory_of
from sternhafen.games.gen7.effects.verbs import matters
from sternhafen.games.gen7.invariants import verify
from sternhafen.games.gen7.knowledge import view_for
from sternhafen.games.gen7.rules.free_actions import Freely
from sternhafen.games.gen7.rules.group_station.proposal import Lineup
from sternhafen.games.gen7.rules.group_station.staffing import lineup_of
from sternhafen.games.gen7.rules.lasting_rules.in_force import stated
from sternhafen.games.gen7.rules.lasting_rules.owned import ears_of, mods_of, rules_of_all
from sternhafen.games.gen7.rules.personal_goals import check_plans
from sternhafen.games.gen7.rules.turn import TakeTurn
from sternhafen.games.gen7.state import UNTOUCHED, Ship
from sternhafen.games.gen7.view import Gen7View


class Gen7(Ship):
    """One episode of the campaign."""

    __slots__ = ()

    # What follows from the rules in force and from the offer ----------------------------------------------------------

    def ears(self) -> int:
        return ears_of(self)

    def mods(self) -> list[int]:
        return mods_of(self)

    def all_rules(self) -> list[tuple[int, ...]]:
        return rules_of_all(self)

    def free_rules(self, seat: Seat) -> tuple[int, ...]:
        return self.book.usable_freely(self.all_rules()[seat])

    def static_rules(self, seat: Seat, mod: int) -> list[tuple[Rule, int]]:
        return stated(self, seat, mod)

    def lineup(self, seat: Seat) -> Lineup:
        return lineup_of(self, seat)

    # Playing ---------------------------------------------------------------------------------------------------------

    def settle(self, seat: Seat = TABLE) -> None:
        """Run what runs by itself, then reveal personal goals that were met by it (GEN7-30.3)."""
        super().settle(seat)
        self._reveal_goals()

    def _reveal_goals(self) -> None:
        """Reveal personal goals that may have been met."""
        dirty, self._dirty = self._dirty, UNTOUCHED
        book = self.book
        if book.personal_goals in self.goals:
            for seat, ways in enumerate(dirty):
                if ways:
                    check_plans(self, seat, ways & book.open_ways[self.officers[seat].quarters])

    def _sole_answer(self, top: Step) -> bool:
        """Answer a confirmation only for a seat without cards in hand: others would learn that none of them helps."""
        officer = self.officers[top.seat]
        return not officer.files and not officer.orders and super()._sole_answer(top)

    def standing(self, seat: Seat) -> Sequence[Ask]:
        """Return the free actions: in the seat's own turn, while contributing, in a vote, before a fate choice."""
        freely = Freely(seat)
        return (freely,) if freely.now(self) else ()

    def sample_legal(self, seat: Seat, random: Callable[[], float]) -> Action:
        """Return one of the things a seat may do now, all equally likely."""
        top = self.question(seat)
        assert top is not None, "only questions wait for an answer"
        if top.closed:
            return top.sample(self, random)
        beside = [action for ask in self.standing(seat) for action in ask.legal(self)]
        if isinstance(top, TakeTurn):
            return top.sample_beside(self, random, beside)
        legal = top.legal(self) + beside
        return legal[floor(random() * len(legal))]

    def view(self, seat: int | None) -> Gen7View:
        return view_for(self, seat)

    def resample(self, seat: int | None, rng: Random) -> Gen7:
        other: Gen7 = self.copy()
        deal_unknown(other, NOBODY if seat is None else seat, rng)
        return other

    def verify(self) -> None:
        verify(self)

    def secrets_last(self) -> bool:
        """Return whether there are Reasons, which stay secret until the campaign ends (GEN7-37.1)."""
        return not self.log.ended and self.book.remembers and bool(memory_of(self).reasons)

    def outcome(self) -> Outcome | None:
        """Return the merit order and the logbook; nobody wins an episode (GEN7-2.2)."""
        if self.agenda or self.lanes:
            return None
        places = tuple([self.ladder.index(seat) + 1 for seat in range(self.seats)])
        points = tuple([{"merit": officer.merit} for officer in self.officers])
        verdict = (self.book.points[self.point].grade or "episode") if self.log.ended else "episode"
        return Outcome(places, points, verdict=verdict, carry=carried(self))


assert MATTERS[0] is matters, "the verbs of effects are loaded"
