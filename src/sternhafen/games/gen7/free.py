"""What may be done at any time of the own turn or while contributing (GEN7-9.2, 23.3, 33.30)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from sternhafen.engine import Action, Ask, Illegal, Step
from sternhafen.games.gen7.actions import CHANGES, PLAY_FILES, ChangeDie, PlayFile, UseFreely
from sternhafen.games.gen7.agenda import work_off
from sternhafen.games.gen7.book import (
    FILE_DISCOUNT,
    FILE_DO,
    FILE_WHEN,
    N_TASKS,
)
from sternhafen.games.gen7.conditions import OWN_CAUSE, holds
from sternhafen.games.gen7.consent import Prepare, SpareShares
from sternhafen.games.gen7.crew import KIND_OF, VALUE_OF, ready_dice
from sternhafen.games.gen7.decks import leave_hand, put_under
from sternhafen.games.gen7.events import FilePlayed, RuleUsed
from sternhafen.games.gen7.fate import FateChoice
from sternhafen.games.gen7.language import (
    RULES,
    USED_FREELY,
)
from sternhafen.games.gen7.lasting import left_to_use, use_up
from sternhafen.games.gen7.offers import forget_dead_ends
from sternhafen.games.gen7.orders import FinishOrder
from sternhafen.games.gen7.ship import Ship
from sternhafen.games.gen7.side_uses import SIDE_PRICE, affordable, change_die, changeable
from sternhafen.games.gen7.throws import THROWS, reach, thrown
from sternhafen.games.gen7.vocabulary import (
    ANY_VOTE,
    CHEM,
    FATE_RESOLVING,
    FILE,
    FILES_PLAYED,
    OWN_TURN,
    PARTS,
    SIDE_COST,
)

BESIDE_RULES: Final = 1 << SIDE_COST | USED_FREELY
"""Rules on side uses, and such as may be used at any time."""
NOTHING: Final[tuple[Action, ...]] = ()
NO_CHANGES: Final[tuple[ChangeDie, ...]] = ()


def is_time(s: Ship, seat: int, when: int) -> bool:
    """Return whether this is the time for something: a vote, a fate card to decide, or the own turn.

    A fate card may be to decide in the own turn; contributing counts as the own turn.
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
    on_task = s.offer is not None and s.offer.target < N_TASKS
    return isinstance(top, Prepare) and on_task and s.offer is not None and sum(s.offer.shares) > 0


OWN_FILES: Final[dict[tuple[int, ...], tuple[tuple[Action, ...], tuple[Action, ...]]]] = {}
"""What `own_files` has found before."""
KEPT_HANDS: Final = 1 << 12


def own_files(files: tuple[int, ...]) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    """Return the sorted files of a hand that may be played in the own turn, and those while something is completed.

    Where it is asked often, `OWN_FILES.get(files) or own_files(files)` spares the call. If they are the same they are
    one tuple.
    """
    too = tuple([PLAY_FILES[file] for file in sorted(set(files)) if FILE_WHEN[file] == OWN_TURN])
    at_once = tuple([play for play in too if not FILE_DISCOUNT[play.file]])
    if len(OWN_FILES) >= KEPT_HANDS:
        OWN_FILES.clear()
    found = OWN_FILES[files] = (too if len(at_once) == len(too) else at_once, too)
    return found


class Freely(Ask):
    """Files, side uses and skills beside the open question."""

    __slots__ = ()
    rule: ClassVar[str] = "GEN7-9.2"
    answers: ClassVar[tuple[type[Action], ...]] = (PlayFile, ChangeDie, UseFreely)

    # Files

    def file_problem(self, s: Ship, file: int) -> Illegal | None:
        """Return why a file may not be played now, or None."""
        if file not in s.officers[self.seat].files:
            return Illegal("not-your-file", "GEN7-9.1")
        if not is_time(s, self.seat, FILE_WHEN[file]):
            return Illegal("not-this-occasion", "GEN7-9.3")
        if FILE_DISCOUNT[file] and not completing(s):
            return Illegal("nothing-completed", "GEN7-33.38")
        return None

    def files(self, s: Ship, now: int) -> list[Action]:
        """Return the files that may be played on an occasion."""
        found: list[Action] = []
        last = -1
        for file in s.officers[self.seat].files:
            if file != last and FILE_WHEN[file] == now and (not FILE_DISCOUNT[file] or completing(s)):
                found.append(PLAY_FILES[file])
            last = file
        return found

    # Skills

    def rule_problem(self, s: Ship, number: int) -> Illegal | None:
        """Return why a skill may not be used now, or None."""
        rule = RULES[number]
        if number not in s.free_rules(self.seat):
            return Illegal("not-your-skill", "GEN7-33.30")
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
        officer = s.officers[self.seat]
        found: list[Action] = [PLAY_FILES[file] for file in sorted(set(officer.files))]
        found += [UseFreely(number) for number in s.free_rules(self.seat)]
        for code in changeable(s, self.seat):
            found += [CHANGES[code][value - 1] for value in reach(code)]
        return found

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

    def legal(self, s: Ship) -> list[Action]:
        return list(self.open(s, s.lanes[self.seat][-1] if s.lanes else s.agenda[-1]))

    def now(self, s: Ship) -> bool:
        """Return whether this is the time: the own turn, contributing, a vote, or before a fate choice."""
        if s.lanes:
            return s.officers[self.seat].files != ()
        return self.seat == s.active or isinstance(s.agenda[-1], (Prepare, FateChoice))

    def open(self, s: Ship, top: Step) -> Sequence[Action]:
        """Return the same beside a question, without a list of its own where it can be looked up."""
        if s.lanes:
            return self.files(s, ANY_VOTE)
        if isinstance(top, FateChoice):
            to_decide = self.files(s, FATE_RESOLVING)
            return (*to_decide, *self.in_turn(s)) if self.seat == s.active else to_decide
        if self.seat == s.active or isinstance(top, Prepare):
            return self.in_turn(s)
        return NOTHING

    def in_turn(self, s: Ship) -> Sequence[Action]:
        """Return the same in the own turn and while contributing: files, what side uses can do, and skills."""
        seat = self.seat
        officer = s.officers[seat]
        if (s._mods or s.all_mods())[seat] & BESIDE_RULES:
            return self._by_rules(s)
        have = officer.res
        payable = 1 if have[CHEM] >= SIDE_PRICE else 0
        if have[PARTS] >= SIDE_PRICE:
            payable += 2
        changes = NO_CHANGES
        if payable:
            dice = officer.dice if s.offer is None else tuple(ready_dice(s, seat))
            throw = THROWS.get(dice) or thrown(dice)
            changes = (throw._changes or throw.changes())[payable]
        files = officer.files
        if not files:
            return changes
        at_once, completing_too = OWN_FILES.get(files) or own_files(files)
        return (*(at_once if at_once is completing_too or not completing(s) else completing_too), *changes)

    def _by_rules(self, s: Ship) -> Sequence[Action]:
        """Return the same where rules change what side uses cost, or may themselves be used freely."""
        seat = self.seat
        chem, parts = affordable(s, seat)
        changes = thrown(tuple(ready_dice(s, seat))).changes()[chem + 2 * parts]
        skills = [number for number in s.free_rules(seat) if self.rule_problem(s, number) is None]
        return (*self.files(s, OWN_TURN), *changes, *[UseFreely(number) for number in skills])

    def play(self, s: Ship, a: PlayFile | ChangeDie | UseFreely) -> None:
        s._pool = None
        if s.refused:
            forget_dead_ends(s)
        if isinstance(a, ChangeDie):
            change_die(s, self.seat, a.die, a.value)
            return
        if s.offer is not None and s.agenda and isinstance(s.agenda[-1], Prepare) and not s.lanes:
            discount = FILE_DISCOUNT[a.file] if isinstance(a, PlayFile) else RULES[a.rule].discount
            if discount:
                s.push(SpareShares(self.seat))
        if isinstance(a, PlayFile):
            self._play_file(s, a.file)
        else:
            use_up(s, RULES[a.rule], self.seat)
            if s.telling:
                s.tell(RuleUsed(seat=self.seat, rule=a.rule))
            work_off(s, RULES[a.rule].do, 0, OWN_CAUSE[self.seat])

    def _play_file(self, s: Ship, file: int) -> None:
        s.bump(self.seat, FILES_PLAYED)
        if s.telling:
            s.tell(FilePlayed(seat=self.seat, file=file, reveals=True))
        leave_hand(s, self.seat, FILE, file)
        put_under(s, FILE, (file,))
        work_off(s, FILE_DO[file], 0, OWN_CAUSE[self.seat])


ROBOT_KIND: Final = 2
