"""What may be done at any time during a seat's own turn or while contributing (GEN7-9.2, 23.3, 33.30)."""

from __future__ import annotations

from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal
from sternhafen.games.gen7.actions import CHANGES, PLAY_FILES, ChangeDie, PlayFile, UseFreely
from sternhafen.games.gen7.aliases import Card, Seat
from sternhafen.games.gen7.data.vocabulary import ANY_VOTE, FATE_RESOLVING, FILE, FILES_PLAYED, OWN_TURN
from sternhafen.games.gen7.effects.agenda import carry_out_effects
from sternhafen.games.gen7.effects.causes import OWN_CAUSE
from sternhafen.games.gen7.effects.conditions import holds
from sternhafen.games.gen7.events import FilePlayed, RuleUsed
from sternhafen.games.gen7.rules.cards.decks import leave_hand, put_under
from sternhafen.games.gen7.rules.cards.work_orders import FinishOrder
from sternhafen.games.gen7.rules.crew import KIND_OF, VALUE_OF
from sternhafen.games.gen7.rules.fate import FateChoice
from sternhafen.games.gen7.rules.group_station.consent import Prepare
from sternhafen.games.gen7.rules.group_station.offers import forget_dead_ends
from sternhafen.games.gen7.rules.lasting_rules.in_force import left_to_use, use_up
from sternhafen.games.gen7.rules.side_uses import change_die, changeable, reach
from sternhafen.games.gen7.rules.skills.command import SpareShares
from sternhafen.games.gen7.state import Ship


def is_time(s: Ship, seat: Seat, when: int) -> bool:
    """Return whether this is the time for something: a vote, a fate card to decide, or the seat's own turn.

    A fate card may come up during the seat's own turn; contributing counts as that turn.
    """
    if s.lanes:
        return when == ANY_VOTE
    if s.agenda and isinstance(s.agenda[-1], FateChoice):
        return when == FATE_RESOLVING or (when == OWN_TURN and seat == s.active)
    return when == OWN_TURN


def completing(s: Ship) -> bool:
    """Return whether a task or work order is just being completed, so that a discount helps (GEN7-33.38)."""
    if not s.agenda or s.lanes:
        return False
    top = s.agenda[-1]
    if isinstance(top, FinishOrder):
        return True
    on_task = s.offer is not None and s.offer.target < s.book.task_count
    return isinstance(top, Prepare) and on_task and s.offer is not None and sum(s.offer.shares) > 0


class Freely(Ask):
    """Files, side uses and skills beside the open question."""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-9.2"
    answers: ClassVar[tuple[type[Action], ...]] = (PlayFile, ChangeDie, UseFreely)

    # Files

    def file_problem(self, s: Ship, file: Card) -> Illegal | None:
        """Return why a file may not be played now, or None."""
        book = s.book
        if file not in s.officers[self.seat].files:
            return Illegal("not-your-file", "GEN7-9.1")
        if not is_time(s, self.seat, book.file_when[file]):
            return Illegal("not-this-occasion", "GEN7-9.3")
        if book.file_discount[file] and not completing(s):
            return Illegal("nothing-completed", "GEN7-33.38")
        return None

    # Skills

    def rule_problem(self, s: Ship, number: int) -> Illegal | None:
        """Return why a skill may not be used now, or None."""
        if number not in s.free_rules(self.seat):  # nor need a campaign have a rule of that number
            return Illegal("not-your-skill", "GEN7-33.30")
        rule = s.book.rules[number]
        if not is_time(s, self.seat, OWN_TURN):
            return Illegal("not-this-occasion", "GEN7-33.30")
        if not left_to_use(s, rule, self.seat):
            return Illegal("used-up", "GEN7-33.30")
        if rule.discount and not completing(s):
            return Illegal("nothing-completed", "GEN7-33.38")
        if rule.test is not None and not holds(s, rule.test, OWN_CAUSE[self.seat]):
            return Illegal("no-such-rule", "GEN7-33.30")
        return None

    # Everything

    def candidates(self, s: Ship) -> list[Action]:
        when = s.book.file_when
        files = sorted(set(s.officers[self.seat].files))
        candidates: list[Action] = [PLAY_FILES[file] for file in files if when[file] == FATE_RESOLVING]
        candidates += [PLAY_FILES[file] for file in files if when[file] != FATE_RESOLVING]
        for code in changeable(s, self.seat):
            candidates += [CHANGES[code][value - 1] for value in reach(code)]
        return candidates + [UseFreely(number) for number in s.free_rules(self.seat)]

    def check(self, s: Ship, a: PlayFile | ChangeDie | UseFreely) -> Illegal | None:
        if isinstance(a, PlayFile):
            return self.file_problem(s, a.file)
        if isinstance(a, UseFreely):
            return self.rule_problem(s, a.rule)
        if not is_time(s, self.seat, OWN_TURN):
            return Illegal("not-this-occasion", "GEN7-23.3")
        if a.die not in changeable(s, self.seat):
            return Illegal("cannot-change", "GEN7-23.9")
        if a.value not in reach(a.die) or a.value == VALUE_OF[a.die]:
            return Illegal("not-that-value", "GEN7-23.3" if KIND_OF[a.die] == ROBOT_KIND else "GEN7-23.4")
        return None

    def now(self, s: Ship) -> bool:
        """Return whether this is the time: the seat's own turn, contributing, a vote, or before a fate choice."""
        if s.lanes:
            return s.officers[self.seat].files != ()
        return self.seat == s.active or isinstance(s.agenda[-1], (Prepare, FateChoice))

    def play(self, s: Ship, a: PlayFile | ChangeDie | UseFreely) -> None:
        book = s.book
        if s.refused:
            forget_dead_ends(s)
        if isinstance(a, ChangeDie):
            change_die(s, self.seat, a.die, a.value)
            return
        if s.offer is not None and s.agenda and isinstance(s.agenda[-1], Prepare) and not s.lanes:
            discount = book.file_discount[a.file] if isinstance(a, PlayFile) else book.rules[a.rule].discount
            if discount:
                s.push(SpareShares(self.seat))
        if isinstance(a, PlayFile):
            self._play_file(s, a.file)
        else:
            use_up(s, book.rules[a.rule], self.seat)
            if s.recording:
                s.tell(RuleUsed(seat=self.seat, rule=a.rule))
            carry_out_effects(s, book.rules[a.rule].do, 0, OWN_CAUSE[self.seat])

    def _play_file(self, s: Ship, file: Card) -> None:
        s.bump(self.seat, FILES_PLAYED)
        if s.recording:
            s.tell(FilePlayed(seat=self.seat, file=file, reveals=True))
        leave_hand(s, self.seat, FILE, file)
        put_under(s, FILE, (file,))
        carry_out_effects(s, s.book.file_do[file], 0, OWN_CAUSE[self.seat])


ROBOT_KIND: Final = 2
