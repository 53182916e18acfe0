"""What may be done beside a question, looked up by hand and dice instead of checked one by one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sternhafen.engine import Action, Step
from sternhafen.engine.fast import Memo
from sternhafen.games.gen7.actions import CHANGES, PLAY_FILES, UseFreely
from sternhafen.games.gen7.aliases import Card, DieCode, Seat
from sternhafen.games.gen7.campaign.language import USED_FREELY
from sternhafen.games.gen7.campaign.registry import campaign_of
from sternhafen.games.gen7.data.vocabulary import (
    ANY_VOTE,
    CODES,
    FATE_RESOLVING,
    MAX_SEATS,
    OWN_TURN,
    SIDE_COST,
)
from sternhafen.games.gen7.rules.crew import VALUE_OF, ready_dice
from sternhafen.games.gen7.rules.fate import FateChoice
from sternhafen.games.gen7.rules.free_actions import Freely, completing
from sternhafen.games.gen7.rules.group_station.consent import Prepare
from sternhafen.games.gen7.rules.side_uses import SIDE_PRICE, affordable, reach
from sternhafen.games.gen7.rules.throws import FIRST_ROBOT, THROWS
from sternhafen.games.gen7.state import Ship

BESIDE_RULES: Final = 1 << SIDE_COST | USED_FREELY
"""Rules on side uses, and rules that may be used at any time."""
NOTHING: Final[tuple[Action, ...]] = ()
NO_CHANGES: Final[tuple[Action, ...]] = ()
MAX_CACHED: Final = 1 << 12
SIDE_CHANGES: Final = tuple([
    tuple([CHANGES[code][value - 1] for value in reach(code) if value != VALUE_OF[code]]) for code in range(CODES)
])  # fmt: skip
"""What one side use can do with every die."""
FREELY: Final = tuple([Freely(seat) for seat in range(MAX_SEATS)])
"""The question beside all others, for every seat."""


def _side_changes(dice: tuple[DieCode, ...]) -> tuple[tuple[Action, ...], ...]:
    crew: tuple[Action, ...] = ()
    robot: tuple[Action, ...] = ()
    for code in THROWS[dice].codes:
        if code < FIRST_ROBOT:
            crew += SIDE_CHANGES[code]
        else:
            robot += SIDE_CHANGES[code]
    return (), crew, robot, crew + robot


CHANGES_OF: Final = Memo(_side_changes, MAX_CACHED)
"""What side uses can do with sorted dice where none can be paid for, chemicals, parts, or both."""


def _own_files(key: tuple[str, tuple[Card, ...]]) -> tuple[tuple[Action, ...], tuple[Action, ...]]:
    book = campaign_of(key[0])
    too = tuple([PLAY_FILES[file] for file in sorted(set(key[1])) if book.file_when[file] == OWN_TURN])
    at_once = tuple([play for play in too if not book.file_discount[play.file]])
    return (too if len(at_once) == len(too) else at_once, too)


OWN_FILES: Final = Memo(_own_files, MAX_CACHED)
"""The files of a hand, by campaign and cards, to be played in one's own turn, and while something is completed.

Where both are the same they are one tuple.
"""


def beside(s: Ship, seat: Seat, top: Step) -> Sequence[Action]:
    """Return what a seat may do beside the question on top, without a list of its own where it can be looked up."""
    if s.lanes:
        return files_for(s, seat, ANY_VOTE)
    if isinstance(top, FateChoice):
        to_decide = files_for(s, seat, FATE_RESOLVING)
        return (*to_decide, *in_turn(s, seat)) if seat == s.active else to_decide
    if seat == s.active or isinstance(top, Prepare):
        return in_turn(s, seat)
    return NOTHING


def in_turn(s: Ship, seat: Seat) -> Sequence[Action]:
    """Return what may be done in a seat's own turn and while contributing: files, side uses and skills."""
    officer = s.officers[seat]
    if s.mods()[seat] & BESIDE_RULES:
        return by_rules(s, seat)
    changes = NO_CHANGES
    _, parts, chem = officer.res
    payable = 1 if chem >= SIDE_PRICE else 0
    if parts >= SIDE_PRICE:
        payable += 2
    if payable:
        dice = officer.dice if s.offer is None else tuple(ready_dice(s, seat))
        changes = CHANGES_OF[dice][payable]
    files = officer.files
    if not files:
        return changes
    at_once, completing_too = OWN_FILES[s.campaign, files]
    plays = at_once if at_once is completing_too or not completing(s) else completing_too
    return plays + changes


def by_rules(s: Ship, seat: Seat) -> Sequence[Action]:
    """Return what may be done where rules change the price of side uses, or may be used freely themselves."""
    chem, parts = affordable(s, seat)
    changes = CHANGES_OF[tuple(ready_dice(s, seat))][chem + 2 * parts]
    skills = [number for number in s.free_rules(seat) if FREELY[seat].rule_problem(s, number) is None]
    return (*files_for(s, seat, OWN_TURN), *changes, *[UseFreely(number) for number in skills])


def files_for(s: Ship, seat: Seat, now: int) -> list[Action]:
    """Return the files that may be played on an occasion."""
    book = s.book
    plays: list[Action] = []
    last = -1
    for file in s.officers[seat].files:  # sorted
        if file != last and book.file_when[file] == now and (not book.file_discount[file] or completing(s)):
            plays.append(PLAY_FILES[file])
        last = file
    return plays
